#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "pictures/PhaseTable.h"
#include "session/Session.h"
#include "support/LatestJob.h"

namespace kernelscope {

/// What all views of a trace share: which launch, which of its work-groups, which moment. Derived from the session's trace and
/// selection; what is chosen here becomes the session's selection. Phases count from 0, moments as in PhaseTable: where the
/// selection names no step, its phase is shown whole. Lives on the window's thread; big traces are prepared on another one,
/// and what was shown before stays until the new one is there.
class TraceStage : public QObject
{
    Q_OBJECT

public:
    explicit TraceStage(Session &session, QObject *parent = nullptr);

    Session &session() const { return m_session; }
    bool isReady() const { return m_shown.phases != nullptr; }             ///< there is a group to be shown
    bool isOld() const;                                                    ///< it is of an earlier state of the project
    QString reason() const;                                                ///< why nothing is shown, in a sentence; empty when something is
    bool tracingHelps() const;                                             ///< tracing now would bring what is missing
    bool isLoading() const { return m_isReading || m_preparing.isBusy(); } ///< it is being read or prepared
    /// Of the traces from the next one on: TraceOptions::budget and loopBudget.
    void setBudgets(quint64 events, quint64 iterations);
    /// Whether traces from the next one on record the steps of the work-group that is shown (TraceOptions::steppedLaunch).
    void setRecordsSteps(bool records) { m_recordsSteps = records; }
    /// Of which launch, and of the work-group of which work-item (a global id); empty: those that are shown.
    void setStepped(const QString &launch, const QList<quint64> &item)
    {
        m_steppedLaunch = launch;
        m_steppedItem = item;
    }
    void traceAgain();                            ///< the whole plan, with the chosen work-group; afterwards that is shown again
    void traceGroup(const QList<quint64> &group); ///< the whole plan with the work-group of this id, x first; which is then shown

    // ---- what is shown; only while isReady() ----
    int launch() const { return m_target.launch; }
    const LaunchTrace &launchTrace() const { return m_session.lastTrace()->launches[m_target.launch]; }
    quint64 group() const { return m_target.group; } ///< linear id
    const std::shared_ptr<const Trace> &trace() const { return m_shown.trace; }
    const std::shared_ptr<const PhaseTable> &phases() const { return m_shown.phases; }
    Moment moment() const;
    bool showsWholePhase() const { return !m_session.selection().step; } ///< not a step within it
    /// The access that is looked at, as a position: the selected event, else the last one done by step; -1: none.
    int currentPosition() const;
    std::optional<int> workItem() const; ///< linear local id

    // ---- choosing ----
    void showLaunch(int launch);
    void showGroup(quint64 group);
    void showPhase(int phase);         ///< the whole phase
    void showMoment(Moment moment);    ///< and selects the access that was made last
    void showAccess(EventIndex event); ///< the moment just after it
    void showWorkItem(std::optional<int> localItem);
    bool showSite(SiteIndex site);             ///< no single access of it; false: it is shown, or nothing is
    void showSiteAt(const SourcePlace &place); ///< that which the place lies in, else the first of its line, where there is one

    // ---- stepping; false at the end ----
    bool stepPhase(int by);
    bool stepAccess(int by);
    void showBeginning() { showMoment({0, 0}); }
    void showEnd();

Q_SIGNALS:
    void stageChanged();                                     ///< another trace, launch or work-group, or none; also when one turned old
    void loadingChanged();                                   ///< isLoading()
    void momentChanged();                                    ///< the moment, the access or the work-item that is looked at
    void placeChosen(const kernelscope::SourcePlace &place); ///< of an access stepped to: for the editor

private:
    struct Target
    {
        int traceNumber = -1;
        int launch = -1;
        quint64 group = 0;
        bool operator==(const Target &) const = default;
    };
    struct Shown
    {
        std::shared_ptr<const Trace> trace;
        std::shared_ptr<const PhaseTable> phases;
    };
    struct Look ///< all that momentChanged() tells of
    {
        std::optional<int> phase, step, event, site;
        std::optional<quint64> item;
        QString buffer;
        bool operator==(const Look &) const = default;
    };
    QString shownLaunchName() const;
    void follow();
    void showWanted();
    void prepare(const Target &target, const std::shared_ptr<const Trace> &trace, GroupSlot slot);
    void show(const Target &target, const Shown &shown);
    void showNothing(const QString &reason, bool tracingHelps);
    Target target(const std::shared_ptr<const Trace> &trace) const;
    void selectEvent(Selection &selection, EventIndex event);

    Session &m_session;
    Target m_target; ///< of what is shown
    Shown m_shown;
    Look m_look;
    QString m_reason;
    bool m_tracingHelps = true;
    bool m_isReading = false;
    bool m_wasOld = false;
    quint64 m_budget = defaultTraceBudget;
    quint64 m_loopBudget = 0;
    bool m_recordsSteps = false;
    QString m_steppedLaunch;
    QList<quint64> m_steppedItem;
    LatestJob<Target, Shown> m_preparing{[this](const Target &target, const Shown &shown) {
        show(target, shown);
        Q_EMIT loadingChanged();
    }};
};

} // namespace kernelscope
