#pragma once

#include "trace/AccessSite.h"

namespace kernelscope {

/// Where the site names none: a barrier's or fence's is the work-group, an atomic's the device.
MemoryScope memoryScopeOf(const AccessSite &site);

/// Whether the order in which work-items execute an atomic can be seen in memory afterwards: not where whole numbers
/// are added or combined and nobody looks at the old values, and not where it only loads or only stores.
bool orderMatters(const AccessSite &atomic);

/// Loads, stores, atomics, copies: events with an object and an offset.
bool touchesMemory(SiteKind kind);
/// Those, and loads and stores of images: what is counted wherever a number of accesses is told.
bool isAccess(SiteKind kind);

/// Whether it writes what outlives the launch: to a buffer or an image, or to memory that is not known.
bool storesResults(const AccessSite &site);

/// It stands for a private variable that may have been read before all of it had a value, where no trace shows that.
bool isUnwatched(const AccessSite &site);

/// What a step of a work-item begins with.
bool isStep(SiteKind kind);

/// The one object that all of a site's accesses must be in, as far as they are in any; -1: it may be in one of several.
int onlyObject(const AccessSite &site);

/// What a work-group does together: barriers, asynchronous copies, waits for them.
bool isGroupCollective(SiteKind kind);
bool isSubGroupBarrier(const AccessSite &site);

/// The part of a barrier's or fence's flags that the site table knows (FenceFlag).
quint32 knownFences(const AccessSite &site);

} // namespace kernelscope
