#pragma once

#include <QList>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QToolButton;

namespace kernelscope {

class Appearance;
class ElidedLabel;
class PhaseTrack;
class TraceStage;
struct Finding;
struct TraceLaunch;

/// The one slider under all views of a trace: goes through the phases of the work-group, and through the accesses of a phase.
/// The wheel steps phases, with Shift accesses. Plays at a chosen speed until the end.
class PhaseBar : public QWidget
{
    Q_OBJECT

public:
    PhaseBar(TraceStage &stage, const Appearance &appearance, QWidget *parent = nullptr);

    bool isPlaying() const { return m_ticks.isActive(); }
    void play(bool on); ///< from the beginning when at the end
    void togglePlay() { play(!isPlaying()); }
    QString text() const;
    PhaseTrack &track() { return *m_track; }
    void namePlace(bool on); ///< the launch and the work-group, where nothing else does

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Speed
    {
        bool byAccess = false;
        int perSecond = 1; ///< of halves a second: 2 is one a second
    };
    QToolButton *add(const QString &icon, const QString &name, const QString &keys);
    void layOut();
    void makeSpeeds();
    void makeShortcuts();
    void showState();
    void tint();
    void tick();
    Speed speed() const;

    TraceStage &m_stage;
    const Appearance &m_appearance;
    PhaseTrack *m_track = nullptr;
    ElidedLabel *m_place = nullptr;
    ElidedLabel *m_label = nullptr;
    QComboBox *m_speeds = nullptr;
    QToolButton *m_first = nullptr;
    QToolButton *m_back = nullptr;
    QToolButton *m_play = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_last = nullptr;
    QToolButton *m_accessBack = nullptr;
    QToolButton *m_accessNext = nullptr;
    QTimer m_ticks;
    int m_wheel = 0; ///< of a step that a touchpad has not yet made whole
};

/// "Phase 2 (the last is 4) · 64 accesses · after the barrier in line 12 (local)"; a shorter one for a narrow window.
QString momentText(const TraceStage &stage, bool isShort = false);
/// Why a work-group's trace ends with its last phase.
enum class GroupEnd { Kernel, LostAccesses, LongLoop, EndlessLoop, MissedBarrier };
GroupEnd groupEnd(const TraceLaunch &launch, const QList<Finding> &findings, quint64 group);
/// In words, where that is not the kernel's end; empty otherwise.
QString endText(const TraceLaunch &launch, const QList<Finding> &findings, quint64 group);

} // namespace kernelscope
