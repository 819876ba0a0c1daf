#include "protocol/Messages.h"

#include <array>

namespace kernelscope {

QString phaseName(Phase phase)
{
    static constexpr std::array names{u"starting", u"evaluating expressions", u"building", u"first launch",
                                      u"running",  u"reading results",        u"checking"};
    return QString::fromUtf16(names[std::size_t(phase)]);
}

} // namespace kernelscope
