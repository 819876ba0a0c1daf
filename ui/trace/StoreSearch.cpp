#include "ui/trace/StoreSearch.h"

#include <algorithm>

#include "pictures/PhaseTable.h"

namespace kernelscope {

Selection selectionOfAccess(const Selection &before, const Trace &trace, int launch, EventIndex event)
{
    const GroupSlot slot = trace.groupOf(trace.workItemOf(event));
    const PhaseTable phases(trace, slot);
    const TraceEvent access = trace.event(event);
    Selection selection = before;
    selection.launch = launch;
    selection.group = trace.groups()[std::size_t(slot.value)];
    selection.workItem = quint64(phases.localItemOf(event));
    selection.site = access.site.value;
    selection.traceEvent = event.value;
    selection.finding.reset();
    selection.place = trace.site(access.site).range.begin;
    selection.phase = trace.phaseOf(event);
    selection.step.reset();
    if (const int position = phases.positionOf(event); position >= 0)
        selection.step = position - phases.firstPosition(*selection.phase) + 1;
    return selection;
}

StoreSearch::StoreSearch(Session &session, QObject *parent)
    : QObject(parent), m_session(session), m_job([this](int, const FoundSelection &selection) {
          if (!selection) {
              --m_launch;
              return goOn();
          }
          m_session.select(*selection);
          Q_EMIT found();
      })
{
    connect(&session, &Session::traceLoaded, this, [this](int launch) {
        if (m_isWaiting && launch == m_launch)
            goOn();
    });
    connect(&session, &Session::traceChanged, this, [this] {
        m_isWaiting = false;
        m_job.cancel();
    });
}

void StoreSearch::find(const QString &buffer, quint64 element)
{
    m_buffer = buffer;
    m_element = element;
    m_launch = m_session.lastTrace() ? int(m_session.lastTrace()->launches.size()) - 1 : -1;
    m_job.cancel();
    goOn();
}

void StoreSearch::goOn()
{
    m_isWaiting = false;
    for (; m_launch >= 0; --m_launch) {
        if (const auto trace = m_session.traceOf(m_launch)) {
            return m_job.want(m_launch,
                              [=, before = m_session.selection(), buffer = m_buffer, element = m_element,
                               launch = m_launch](const std::stop_token &stop) -> FoundSelection {
                                  const auto event = lastStoreTo(*trace, buffer, element, stop);
                                  return event ? FoundSelection(selectionOfAccess(before, *trace, launch, *event)) : FoundSelection();
                              });
        }
        m_isWaiting = m_session.traceMessage(m_launch).isEmpty();
        if (m_isWaiting)
            return;
    }
    Q_EMIT notFound(m_buffer, m_element);
}

} // namespace kernelscope
