#pragma once

#include <optional>
#include <utility>

#include <QMap>
#include <QTimer>

#include "support/Error.h"
#include "ui/models/MovedLines.h"
#include "ui/trace/View.h"

class QLabel;
class QSplitter;
class QTextBrowser;
class QTreeView;

namespace kernelscope {

class Appearance;
class CompilerMessages;
class ProblemDelegate;
class ProblemModel;
class Session;
struct ProblemEntry;

/// Everything that is wrong in one list; a click, Enter or F8 leads to where it can be mended. Of what a trace found it shows the
/// evidence beside the list, or below it where the list would be too narrow to be read.
class ProblemsView : public View
{
    Q_OBJECT

public:
    ProblemsView(Session &session, Appearance &appearance, QWidget *parent = nullptr);

    ProblemModel &model() { return *m_model; }
    Needs needs() const override { return Needs::Run; }
    QString nothingToShow() const override;
    bool isPreparing() const override { return m_layoutTimer.isActive(); }
    void goToNext();
    SourcePlace shownPlace() const; ///< of what is chosen
    bool showsFinding() const { return !detailText().isEmpty(); }
    QString detailText() const; ///< of the finding that is shown, as plain text; empty where none is

Q_SIGNALS:
    void countChanged(int problems, int notes);
    void placeChosen(const SourcePlace &place);
    void pathChosen(const QString &path);
    void elementChosen(const QString &buffer, quint64 element);

private:
    void makeList();
    void makeDetail();
    void refresh();
    void hideColumns();
    void breakMessages();
    void arrange();
    bool isStacked() const;
    int heightOfRows(int most) const;
    bool eventFilter(QObject *object, QEvent *event) override;
    void showFirstFinding();
    void showDetail();
    void goTo(const ProblemEntry &entry);
    void goToAccess(const ProblemEntry &entry, int access);
    const MovedTexts &movedTexts() const;                ///< since the trace
    Finding findingNow(const ProblemEntry &entry) const; ///< of a chosen one, with its places in the texts as they are now
    void findEvent();                                    ///< of the chosen access, when the trace is there
    const ProblemEntry *currentEntry() const;

    int m_access = 0; ///< of the chosen finding
    Session &m_session;
    Appearance &m_appearance;
    CompilerMessages *m_messages = nullptr;
    ProblemModel *m_model = nullptr;
    QSplitter *m_splitter = nullptr;
    QTreeView *m_list = nullptr;
    ProblemDelegate *m_delegate = nullptr;
    QTextBrowser *m_detail = nullptr;
    QLabel *m_empty = nullptr;
    QTimer m_layoutTimer;
    /// Of these texts, those of the trace and those of now.
    mutable std::optional<std::pair<std::pair<QMap<QString, QString>, QMap<QString, QString>>, MovedTexts>> m_moved;
    std::pair<int, int> m_stacked;      ///< the heights of the list and of all, as arranged; a list that was dragged higher stays so
    int m_brokenFor = 0;                ///< the width of the messages that their rows are high enough for
    std::pair<bool, QList<int>> m_told; ///< how the rows tell of problems: in brief, and which columns below the message
};

} // namespace kernelscope
