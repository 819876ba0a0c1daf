#include "ui/memory/MemoryData.h"

#include <algorithm>

#include "pictures/FindingCells.h"
#include "pictures/RacingCells.h"
#include "ui/memory/MemoryCells.h"

namespace kernelscope {

MemoryData MemoryData::make(const MemoryRequest &request, const std::stop_token &stop)
{
    MemoryData sheet{request.phases, request.object, request.shape, 1, {}, {}, {}};
    const ObjectIndex object(request.object);
    sheet.columns = columnsToShow(*request.phases, object, request.shape);
    sheet.window = windowToShow(*request.phases, object, request.shape, sheet.columns);
    const auto timeline = std::make_shared<const MemoryTimeline>(request.phases, object, sheet.window.first, sheet.window.count);
    sheet.outside = accessesOutside(*request.phases, object);
    if (stop.stop_requested())
        return sheet;
    QList<Finding> others = request.findings; // Of races more is known: see racingCells().
    others.removeIf([](const Finding &finding) { return finding.kind == FindingKind::DataRace && finding.elements.isEmpty(); });
    const quint64 last = sheet.window.first + std::max(quint64(1), quint64(sheet.window.count)) - 1;
    sheet.cells = std::make_shared<MemoryCells>(timeline, racingCells(*timeline, request.findings), sheet.outside,
                                                findingCells(request.phases, object, sheet.window.first, last, others));
    return sheet;
}

} // namespace kernelscope
