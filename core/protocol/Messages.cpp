#include "protocol/Messages.h"

#include "support/EnumRange.h"

namespace kernelscope {

QString phaseName(Phase phase)
{
    using enum Phase;
    static constexpr std::pair<Phase, QStringView> names[] = {
        {Starting, u"starting"}, {Evaluating, u"evaluating expressions"}, {Building, u"building"}, {FirstLaunch, u"first launch"},
        {Running, u"running"},   {Reading, u"reading results"},           {Checking, u"checking"}, {Waiting, u"waiting for the device"}};
    static_assert(isTableOf(names));
    return names[std::size_t(phase)].second.toString();
}

} // namespace kernelscope
