#include "analysis/LineHeat.h"

#include <algorithm>
#include <cmath>

#include <QMap>

namespace kernelscope {
namespace {

bool isAtLine(const SiteTotals &site)
{
    return site.count > 0 && site.range.begin.line > 0 && isAccess(site);
}

} // namespace

QList<LineHeat> lineHeat(const QList<SiteTotals> &sites)
{
    QMap<std::pair<QString, int>, LineHeat> lines;
    for (const SiteTotals &site : sites) {
        const SourcePlace &place = site.range.begin;
        if (!isAtLine(site))
            continue;
        LineHeat &heat = lines[{place.file, place.line}];
        heat.file = place.file;
        heat.line = place.line;
        heat.accesses += site.count;
        addSite(heat.sites, site);
    }
    for (LineHeat &heat : lines)
        std::ranges::stable_sort(heat.sites, {}, [](const SiteTotals &site) { return site.range.begin.column; });
    return lines.values();
}

double heatOf(quint64 accesses, quint64 most)
{
    if (accesses == 0 || most <= 1)
        return accesses == 0 ? 0.0 : 1.0;
    return std::clamp(std::log(double(accesses)) / std::log(double(most)), 0.0, 1.0);
}

} // namespace kernelscope
