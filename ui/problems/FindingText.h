#pragma once

#include <QString>

#include "protocol/TraceMessages.h"
#include "ui/theme/Theme.h"

namespace kernelscope {

/// A finding with its evidence as rich text: what was found, then each access: what it did, where, by which work-item of which
/// work-group in which phase, and the value. An access is a link to "access:NUMBER".
/// `inAll`: how often in all launches together.
QString findingHtml(const Finding &finding, const LaunchTrace &launch, bool isOld, const Theme &theme, quint64 inAll = 0);

/// "work-item (3, 0) of work-group (1, 0), phase 2"; what is not known is left out.
QString whoText(const FindingAccess &access);

} // namespace kernelscope
