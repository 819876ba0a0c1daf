#pragma once

#include <memory>
#include <optional>

#include "ui/models/PictureKind.h"
#include "ui/trace/View.h"

class QLabel;
class QScrollArea;
class QTreeView;

namespace kernelscope {

class Appearance;
class BufferView;
class ChecksPanel;
class Dimmer;
class EmptyPage;
class LaunchModel;
class ResultStore;
class Session;

/// What the last run gave: checks, launch times and the contents of the buffers. While a newer run computes the old results
/// stay, dimmed; when it fails they stay, marked as of the earlier run.
class ResultsView : public View
{
    Q_OBJECT

public:
    ResultsView(Session &session, Appearance &appearance, QWidget *parent = nullptr);
    BufferView &buffers() { return *m_buffers; }
    void pin(); ///< these results, to compare later ones with them
    void showProgress(const QString &text);
    void setPresented(bool presented); ///< Problems are folded away then
    void showAs(PictureKind kind);     ///< the buffer that is shown, or that of the next results
    Needs needs() const override { return Needs::Run; }
    QString nothingToShow() const override;
    bool isPreparing() const override;
    Scene pictureScene() const override; ///< empty while there are no results

Q_SIGNALS:
    void pinWanted();      ///< of this run, in all views
    void traceWanted();    ///< the run ended in a way that a trace may explain
    void problemWanted();  ///< what keeps the project from running
    void problemsWanted(); ///< what the trace found of the launches that gave these results

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeContent(Appearance &appearance);
    void showResults();
    void makeBuffers(Appearance &appearance);
    void toggleBeside();
    void showBeside(const QString &first);
    void showWrong();
    void followSelection(); ///< to a buffer, and an element of it
    void showState();
    void showEmpty();
    void fitLaunches();
    QString staleText() const;
    QString bannerText() const;
    bool hasProblem() const;
    bool traceMayTell() const;

    Session &m_session;
    Appearance &m_appearance;
    EmptyPage *m_empty = nullptr;
    QScrollArea *m_scroll = nullptr; ///< where the window is too low for all of the content
    QWidget *m_content = nullptr;
    QLabel *m_banner = nullptr;
    QLabel *m_memory = nullptr; ///< of the device, and what read-backs that are switched off saved
    ChecksPanel *m_checks = nullptr;
    LaunchModel *m_launches = nullptr;
    QTreeView *m_launchTable = nullptr;
    QLabel *m_launchLine = nullptr; ///< in place of the table and of what is said of memory, in a low window
    bool m_listsLaunches = false;   ///< its user asked for it
    BufferView *m_buffers = nullptr;
    BufferView *m_beside = nullptr; ///< hidden until it is wanted
    bool m_isFollowing = false;     ///< one of the two the other
    Dimmer *m_dimmer = nullptr;
    std::shared_ptr<ResultStore> m_shown;
    QString m_progress;
    bool m_isPresented = false;
    std::optional<PictureKind> m_wantedKind;
};

} // namespace kernelscope
