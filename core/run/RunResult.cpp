#include "run/RunResult.h"

#include <array>

namespace kernelscope {

QString runStatusName(RunStatus status)
{
    static constexpr std::array names{u"ok",      u"check-failed", u"invalid",         u"build-failed",
                                      u"crashed", u"timed-out",    u"guard-violation", u"cancelled"};
    return QString::fromUtf16(names[std::size_t(status)]);
}

int exitStatus(RunStatus status)
{
    static constexpr std::array codes{0, 1, 2, 3, 4, 4, 4, 4};
    return codes[std::size_t(status)];
}

} // namespace kernelscope
