#include "ui/settings/ModelSettings.h"

#include "ui/settings/Settings.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

MemoryModel memoryModelIn(const Settings &settings)
{
    const auto number = [&settings](const QString &key) { return settings.value(key).toInt(); };
    return plausible(
        {number(u"model/subgroupSize"_s), number(u"model/segmentSize"_s), number(u"model/banks"_s), number(u"model/bankWidth"_s)});
}

} // namespace kernelscope
