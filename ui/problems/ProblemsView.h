#pragma once

#include <QWidget>

#include "support/Error.h"

class QLabel;
class QTreeView;

namespace kernelscope {

class Appearance;
class CompilerMessages;
class ProblemModel;
class Session;
struct ProblemEntry;

/// Everything that is wrong in one list; a click, Enter or F8 leads to where it can be mended.
class ProblemsView : public QWidget
{
    Q_OBJECT

public:
    ProblemsView(Session &session, Appearance &appearance, QWidget *parent = nullptr);

    ProblemModel &model() { return *m_model; }
    void goToNext();

Q_SIGNALS:
    void countChanged(int problems);
    void placeChosen(const SourcePlace &place);
    void pathChosen(const QString &path);
    void elementChosen(const QString &buffer, quint64 element);

private:
    void refresh();
    void goTo(const ProblemEntry &entry);

    Session &m_session;
    Appearance &m_appearance;
    CompilerMessages *m_messages = nullptr;
    ProblemModel *m_model = nullptr;
    QTreeView *m_list = nullptr;
    QLabel *m_empty = nullptr;
};

} // namespace kernelscope
