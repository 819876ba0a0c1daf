#pragma once

#include <QBoxLayout>
#include <QFrame>
#include <QLabel>
#include <QSet>
#include <QToolButton>
#include <QWidget>

#include "ui/setup/ChoiceBox.h"
#include "ui/setup/SetupContext.h"

namespace kernelscope {

class ExpressionEdit;
class SetupRow;

/// A row of the set-up among those that are not all shown at once.
struct ListedRow
{
    QString path; ///< the JSON pointer of what it is about
    QString title;
    QString kind = {}; ///< equal ones need no new row
};

/// One part of the set-up: a header that folds it, a button that adds a row, and the rows. Rows are made anew only when
/// their structure changes; otherwise their fields are refreshed, so that who is typing keeps cursor and focus. Of more rows than
/// `mostRows` it shows so many at a time: each has a dozen widgets, and thousands of them hold the window up.
class SetupSection : public QWidget
{
    Q_OBJECT

public:
    /// `key`: the same in every language, for settings.
    SetupSection(SetupContext &context, const QString &key, const QString &title, const QString &addToolTip, QWidget *parent = nullptr);

    static constexpr qsizetype mostRows = 100;

    void refresh();        ///< the project changed
    void refreshReport();  ///< the plan report changed
    void refreshGuesses(); ///< what is guessed changed
    void rebuild();        ///< fonts and colours changed
    void setFolded(bool folded);
    bool isFolded() const;
    void closeRows();                   ///< with the next rebuild(): they are of another project
    void dropRows();                    ///< at once; rebuild() makes them anew. Not from within an event of one of them.
    void bringRow(const QString &path); ///< among those shown: the one around that JSON pointer, else the first one below it
    const QString &title() const { return m_title; }
    const QString &key() const { return m_key; }

Q_SIGNALS:
    void suggestionChosen(const QString &path, const QString &text);
    void added(const QString &path); ///< by the user, who goes on there

protected:
    virtual QString shared(const Project &) const { return {}; }           ///< what all rows are made with: equal texts need no new rows
    virtual QList<ListedRow> listedRows(const Project &project) const = 0; ///< all of them, in order
    virtual void build(QVBoxLayout &rows) = 0;                             ///< those that are shown
    virtual QString emptyText() const = 0;
    virtual int captionWidth() const = 0; ///< that its captions fit into, unscaled

    QToolButton &addButton() { return *m_add; }
    SetupContext &context() const { return m_context; }
    const Project &project() const;

    /// Of the rows with these numbers, from `begin` to before `end`, at least one is shown.
    bool isInSight(qsizetype begin, qsizetype end) const { return begin < m_first + mostRows && end > m_first; }
    bool isInSight(qsizetype row) const { return isInSight(row, row + 1); }

    // The pieces of rows.
    /// A line that opens for editing. `key` says which thing it is, so that it stays open when the rows are made anew.
    SetupRow *row(QVBoxLayout &rows, const QString &key, const QString &title);
    /// An edit that adds the row with this key, which is opened. The user goes on with the field at `path`, or the first one below it.
    void addRow(const QString &key, const QString &path, const QString &text, const std::function<void(Project &)> &edit);
    QFrame *card(QVBoxLayout &rows, QVBoxLayout *&inside);
    QHBoxLayout *line(QVBoxLayout &into);
    QHBoxLayout *line(QVBoxLayout &into, const QString &caption); ///< which is as wide as those of the other lines
    ExpressionEdit *field(const FieldBinding &binding, QHBoxLayout &into, bool live = true);
    ChoiceBox *choice(const FieldBinding &binding, const QList<ChoiceBox::Choice> &choices, QHBoxLayout &into);
    QLabel *caption(const QString &text, QLayout &into, int width = 0);
    QToolButton *smallButton(const QString &icon, const QString &name, QLayout &into, const std::function<void()> &act);
    std::function<void()> ifRowsUnchanged(const std::function<void()> &act);
    void refreshReport(const QWidget &rows);              ///< below this
    void markGuesses(SetupRow &row, const QString &path); ///< those at the path and below it, in the row's head
    void addProblems(const QString &path, QVBoxLayout &into, const QString &except = {});
    void change(const QString &text, const std::function<void(Project &)> &edit);

private:
    QString structure() const;
    QList<QWidget *> keyboardStops() const;
    QWidget *parentIn(const QLayout &into) const;
    void clearRows();
    void addPages(const QList<ListedRow> &listed, QVBoxLayout &rows);
    void showRowsFrom(qsizetype first);
    void openRenamedRow(const QStringList &before);
    void makeHeader(const QString &addToolTip);
    void tintHeader();

    SetupContext &m_context;
    QString m_key;
    QString m_title;
    QString m_structure;
    quint64 m_timesBuilt = 0; ///< the rows, since the section was made
    qsizetype m_first = 0;    ///< the first row that is shown
    QSet<QString> m_open;
    QList<std::pair<QString, SetupRow *>> m_rows; ///< by their keys
    QToolButton *m_fold = nullptr;
    QToolButton *m_add = nullptr;
    QWidget *m_body = nullptr;
};

} // namespace kernelscope
