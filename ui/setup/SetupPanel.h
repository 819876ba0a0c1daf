#pragma once

#include <QLabel>
#include <QScrollArea>
#include <QTimer>

#include "ui/setup/SetupContext.h"

namespace kernelscope {

class SetupSection;

/// The set-up of the project, edited in place: parameters, buffers, plan and checks.
class SetupPanel : public QWidget
{
    Q_OBJECT

public:
    SetupPanel(Session &session, Appearance &appearance, ProjectEdits &edits, QWidget *parent = nullptr);

    /// Scrolls to the field of that JSON pointer, or the nearest around it, and gives it the focus. False: there is none.
    bool reveal(const QString &path);
    /// Puts a suggestion of the plan report into its field.
    void applySuggestion(const QString &path, const QString &text);

private:
    void refresh();
    void refreshReport();
    void rebuild();
    void bindArguments();

    SetupContext m_context;
    QScrollArea *m_scroll = nullptr;
    QLabel *m_memory = nullptr;
    QList<SetupSection *> m_sections;
};

} // namespace kernelscope
