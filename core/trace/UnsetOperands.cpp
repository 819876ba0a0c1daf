#include "trace/UnsetOperands.h"

#include <algorithm>

#include "trace/TraceLayout.h"

namespace kernelscope {

using namespace traceLayout;

bool isOperation(SiteKind kind)
{
    return kind == SiteKind::Division || kind == SiteKind::Overflow || kind == SiteKind::Conversion;
}

bool hasUnsetOperand(const AccessSite &site, quint64 first, quint64 second)
{
    constexpr quint64 word = unsetPattern;
    const quint64 unset = site.sizeInBytes == 8 ? word << 32 | word : word;
    return isOperation(site.kind) && (first == unset || (site.kind != SiteKind::Conversion && second == unset));
}

bool hasUnsetOperand(const AccessSite &site, std::span<const quint32> faults)
{
    for (quint32 f = 0; f < std::min(faults.front(), faultsPerSite); ++f) {
        const auto fault = faults.subspan(1 + f * faultWords, faultWords);
        if (hasUnsetOperand(site, quint64(fault[OffsetHigh]) << 32 | fault[OffsetLow], quint64(fault[SecondHigh]) << 32 | fault[SecondLow]))
            return true;
    }
    return false;
}

} // namespace kernelscope
