#pragma once

#include "support/StrongIndex.h"

namespace kernelscope {

using EventIndex = StrongIndex<struct EventTag>;      ///< into a trace's columns
using SiteIndex = StrongIndex<struct SiteTag>;        ///< into Trace::sites()
using ObjectIndex = StrongIndex<struct ObjectTag>;    ///< into Trace::objects()
using GroupSlot = StrongIndex<struct GroupSlotTag>;   ///< into the list of recorded work-groups
using WorkItemSlot = StrongIndex<struct WorkItemTag>; ///< slot of the group * items of a group + local linear id

} // namespace kernelscope
