#pragma once

#include <memory>

#include <QStackedWidget>

class QTreeView;

namespace kernelscope {

class Appearance;
class Dimmer;
class EmptyPage;
class EventModel;
class ResultStore;
class Session;
class TimelineWidget;

/// The events of the last run, drawn and as a table below.
class TimelineView : public QStackedWidget
{
    Q_OBJECT

public:
    TimelineView(Session &session, Appearance &appearance, QWidget *parent = nullptr);
    TimelineWidget &timeline() { return *m_timeline; }
    void showProgress(const QString &text);

private:
    QWidget *makeContent();
    QWidget *makeBar(QWidget *parent);
    void tintBar();
    void showEvents();
    void showState();
    void select(int event);
    void takeSelection();

    Session &m_session;
    Appearance &m_appearance;
    EmptyPage *m_empty = nullptr;
    QWidget *m_content = nullptr;
    TimelineWidget *m_timeline = nullptr;
    EventModel *m_model = nullptr;
    QTreeView *m_table = nullptr;
    QWidget *m_bar = nullptr;
    Dimmer *m_dimmer = nullptr;
    std::shared_ptr<ResultStore> m_shown;
    QString m_progress;
};

} // namespace kernelscope
