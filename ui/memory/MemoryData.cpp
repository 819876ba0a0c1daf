#include "ui/memory/MemoryData.h"

#include <algorithm>

#include "pictures/FindingCells.h"
#include "pictures/RacingCells.h"
#include "trace/CanonicalObject.h"
#include "trace/ElementRange.h"
#include "trace/SiteTraits.h"
#include "ui/memory/MemoryCells.h"

namespace kernelscope {

constexpr quint64 mostShownWhole = 1 << 16; // Of a matrix: a list of so many says little as a whole.
constexpr quint64 longestWholeList = 1 << 12;
constexpr quint64 mostShown = 1 << 20;

MemoryWindow touchedWindow(const PhaseTable &phases, ObjectIndex object)
{
    const Trace &trace = phases.trace();
    const int memory = canonicalObject(trace.objects(), object.value);
    quint64 first = 0, end = 0;
    for (int position = 0; position < phases.accessCount(); ++position) {
        const EventIndex index = phases.eventAt(position);
        const EventHead head{trace.heads()[std::size_t(index.value)]};
        if (head.outOfBounds() || head.object() >= trace.objects().size() || canonicalObject(trace.objects(), head.object()) != memory)
            continue;
        forEachElement(trace, index, trace.objects()[object.value].elementSize, [&](quint64 element) {
            first = end == 0 ? element : std::min(first, element);
            end = std::max(end, element + 1);
        });
    }
    return {first, end - first, false};
}

MemoryWindow windowToShow(const PhaseTable &phases, ObjectIndex object, const QList<quint64> &shape, qint64 columns)
{
    const quint64 all = phases.trace().objects()[object.value].elementCount();
    if (all <= (shape.size() >= 2 ? mostShownWhole : longestWholeList))
        return {0, all, true};
    const quint64 row = shape.size() >= 2 ? std::max(quint64(1), shape.back()) : quint64(columns);
    const MemoryWindow touched = touchedWindow(phases, object);
    const quint64 first = touched.first / row * row;
    const quint64 end =
        touched.count == 0 ? std::max(row, longestWholeList / row * row) : (touched.first + touched.count + row - 1) / row * row;
    const quint64 count = std::min({std::max(row, end - first), std::max(row, mostShown / row * row), all - first});
    return {first, count, first == 0 && count == all};
}

/// How many elements take the room of one row of numbers: a vector's value is as long as those of its components together.
static qint64 rowOfNumbers(const QString &typeName)
{
    qsizetype digits = 0;
    while (digits < typeName.size() && typeName[typeName.size() - 1 - digits].isDigit())
        ++digits;
    const int components = typeName.last(digits).toInt();
    return components < 2 ? 16 : components == 2 ? 8 : components <= 4 ? 4 : 2;
}

qint64 columnsToShow(const PhaseTable &phases, ObjectIndex object, const QList<quint64> &shape)
{
    if (shape.size() >= 2)
        return qint64(std::max(quint64(1), shape.back()));
    const TraceLaunch &launch = phases.trace().launch();
    const quint64 all = phases.trace().objects()[object.value].elementCount();
    const quint64 count = all <= longestWholeList ? all : std::max(quint64(17), touchedWindow(phases, object).count);
    if (launch.dimensions >= 2 && launch.local[0] > 1 && count > launch.local[0] && count % launch.local[0] == 0 && count <= 4096)
        return qint64(launch.local[0]);
    const qint64 row = rowOfNumbers(phases.trace().objects()[object.value].typeName);
    if (count <= quint64(row))
        return std::max(qint64(1), qint64(count));
    if (row < 16 && count > 512 && count <= 32768) // Vectors that can be read, in a list that is longer for it.
        return 2 * row;
    return count <= 512 ? row : count <= 4096 ? 32 : count <= 32768 ? 64 : 256;
}

CellGrid gridOf(const MemoryWindow &window, const QList<quint64> &shape, qint64 columns)
{
    if (shape.size() < 2)
        return CellGrid::wrapped(qint64(window.count), columns);
    const auto width = qint64(std::max(quint64(1), shape.back()));
    const auto rows = qint64(shape[shape.size() - 2]);
    if (shape.size() == 2 || !window.isWhole)
        return CellGrid::matrix(width, (qint64(window.count) + width - 1) / width);
    return CellGrid::matrix(width, rows, qint64(window.count) / std::max(qint64(1), width * rows));
}

int MemoryData::count() const
{
    return cells ? cells->count() : 0;
}

MemoryData MemoryData::make(const MemoryRequest &request, const std::stop_token &stop)
{
    MemoryData sheet{request.phases, request.object, request.shape, 1, {}, {}};
    const ObjectIndex object(request.object);
    sheet.columns = columnsToShow(*request.phases, object, request.shape);
    sheet.window = windowToShow(*request.phases, object, request.shape, sheet.columns);
    const auto timeline = std::make_shared<const MemoryTimeline>(request.phases, object, sheet.window.first, sheet.window.count);
    const OutsideAccesses outside = accessesOutside(*request.phases, object);
    if (stop.stop_requested())
        return sheet;
    QList<Finding> others = request.findings; // Of races more is known: see racingCells().
    others.removeIf([](const Finding &finding) { return finding.kind == FindingKind::DataRace && finding.elements.isEmpty(); });
    const quint64 last = sheet.window.first + std::max(quint64(1), quint64(sheet.window.count)) - 1;
    sheet.cells = std::make_shared<MemoryCells>(timeline, racingCells(*timeline, request.findings), outside,
                                                findingCells(request.phases, object, sheet.window.first, last, others));
    return sheet;
}

} // namespace kernelscope
