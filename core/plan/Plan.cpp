#include "plan/Plan.h"

namespace kernelscope {

QString commandKind(const PlannedCommand &command)
{
    static constexpr std::array names{u"write", u"read", u"copy", u"fill", u"carry", u"launch", u"barrier", u"finish"};
    return QString::fromUtf16(names[command.action.index()]);
}

} // namespace kernelscope
