#pragma once

#include "trace/AccessSite.h"

namespace kernelscope {

// Which copy an event of wait_group_events belongs to. Work-items count the copies that they start; what is recorded counts back from the
// latest of them, so that it is the same for all work-items of a group.

constexpr quint32 unknownEvent = 0xffffffff;
constexpr quint32 unsetEvent = 0xfffffffe; ///< nothing was assigned to its variable

constexpr int copyWords = 5; ///< of a copy's payload; the last: see sharedEvent()
constexpr int waitWords = 3; ///< of a wait's payload: how many events, also waitsForUnset, then the bits of awaitedEvents()
constexpr quint32 waitsForUnset = quint32(1) << 31; ///< one of the events was unsetEvent

/// Bit k of awaitedEvents(): the event of the copy that was started k copies before the latest. Of older ones there is no bit.
constexpr quint32 awaitedCopies = 63;
constexpr quint64 everyCopy = quint64(1) << awaitedCopies; ///< events among them are not known: the wait counts as one for all copies

/// `payload`: of an event at an AsyncWait site. Traces of earlier versions don't tell: every copy.
constexpr quint64 awaitedEvents(const AccessSite &site, const quint32 *payload)
{
    return site.payloadWords < waitWords ? everyCopy : payload[1] | quint64(payload[2]) << 32;
}

/// How many copies before this one the copy was started whose event it shares: 0 where it has its own; unknownEvent. `payload`: of an
/// event at an AsyncRead or AsyncWrite site.
constexpr quint32 sharedEvent(const AccessSite &site, const quint32 *payload)
{
    const quint32 back = site.payloadWords < copyWords ? 0 : payload[copyWords - 1];
    return back == unsetEvent ? 0 : back;
}

/// Whether a copy or a wait was given an event to which nothing was assigned. `payload`: of an event at its site.
constexpr bool isGivenUnsetEvent(const AccessSite &site, const quint32 *payload)
{
    if (site.kind == SiteKind::AsyncWait)
        return site.payloadWords >= waitWords && payload[0] & waitsForUnset;
    return site.kind == SiteKind::AsyncRead && site.payloadWords >= copyWords && payload[copyWords - 1] == unsetEvent;
}

} // namespace kernelscope
