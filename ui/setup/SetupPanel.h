#pragma once

#include <QLabel>
#include <QScrollArea>

#include "plan/KernelSignature.h"
#include "ui/setup/SetupContext.h"

class QBoxLayout;

namespace kernelscope {

class ProjectSection;
class SetupSection;

/// The set-up of the project, edited in place: parameters, buffers, plan, checks, and the files and their build.
class SetupPanel : public QWidget
{
    Q_OBJECT

public:
    SetupPanel(Session &session, Appearance &appearance, ProjectEdits &edits, QWidget *parent = nullptr);
    ~SetupPanel() override { hide(); } // A field that is being edited gives up its text as it loses the focus: while all is there.

    /// Scrolls to the field of that JSON pointer, or the nearest around it, and gives it the keyboard. False: there is none.
    bool reveal(const QString &path, bool takesKeyboard = true);
    void makeDetails(); ///< the fields of all rows, also of those that were not opened yet
    /// Puts a suggestion of the plan report into its field.
    void applySuggestion(const QString &path, const QString &text);
    QStringList foldedSections() const; ///< for settings
    void foldSections(const QStringList &keys);
    QStringList sectionKeys() const; ///< the same in every language
    QStringList sectionTitles() const;
    void showSection(int section); ///< unfolds it, scrolls to it and gives its first field the focus
    ProjectSection &files() { return *m_files; }
    /// For a place outside of the panel: those of the parameters that there are, by name, each with its value and, where it has limits,
    /// its slider. The caller owns it.
    QWidget *makeSliders(const QStringList &parameters, QWidget *parent);
    void setPlay(QAction *play); ///< the action that lets time pass, for parameters that are time

Q_SIGNALS:
    void contentsWanted(const QString &buffer); ///< a file for it to begin with
    void followed(const QString &news);         ///< the set-up was brought up to what the kernels take, in sentences

private:
    void addTitle(QBoxLayout &outer);
    void refresh();
    void refreshReport();
    void rebuild();
    void begin();
    void makeDetailsAt(const QString &path); ///< of the rows around that JSON pointer, or of the first one below it
    bool findGuesses();                      ///< whether they are others now
    void confirmAll();
    void followSources();
    void putAway();
    void comeBack();

    SetupContext m_context;
    QScrollArea *m_scroll = nullptr;
    QLabel *m_guesses = nullptr;
    QLabel *m_memory = nullptr;
    ProjectSection *m_files = nullptr;
    QList<SetupSection *> m_sections;
    QString m_shown;             ///< the project's file, where it has one
    ProgramSignature m_followed; ///< the kernels as they could last be read
    QString m_path;              ///< of the field with the focus, while the appearance changes
    int m_cursor = 0;
};

} // namespace kernelscope
