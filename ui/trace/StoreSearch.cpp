#include "ui/trace/StoreSearch.h"

#include <algorithm>

#include "pictures/PhaseTable.h"

namespace kernelscope {

static bool isStore(SiteKind kind)
{
    return kind == SiteKind::Store || kind == SiteKind::Atomic || kind == SiteKind::AsyncWrite;
}

std::optional<EventIndex> lastStoreTo(const Trace &trace, const QString &buffer, quint64 element, const std::stop_token &stop)
{
    std::vector<bool> isBuffer;
    for (const BoundObject &object : trace.objects())
        isBuffer.push_back(object.name == buffer && object.memory != AddressSpace::Local);
    std::optional<EventIndex> last;
    int lastPhase = -1;
    for (int event = 0; event < trace.eventCount(); ++event) {
        if (event % (1 << 16) == 0 && stop.stop_requested())
            return std::nullopt;
        const TraceEvent access = trace.event(EventIndex(event));
        const auto object = std::size_t(access.object.value);
        if (object >= isBuffer.size() || !isBuffer[object] || access.outOfBounds || !isStore(trace.site(access.site).kind))
            continue;
        const auto size = quint64(std::max(1, trace.objects()[access.object.value].elementSize));
        const quint64 first = quint64(access.offset) / size, end = (quint64(access.offset) + std::max<quint64>(1, access.size) - 1) / size;
        if (element < first || element > end)
            continue;
        if (const int phase = trace.phaseOf(EventIndex(event)); phase >= lastPhase) {
            last = EventIndex(event);
            lastPhase = phase;
        }
    }
    return last;
}

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
