#include "ui/memory/MemorySource.h"

#include <algorithm>

#include "pictures/FindingCells.h"
#include "pictures/RacingCells.h"
#include "ui/memory/MemoryCells.h"

namespace kernelscope {

constexpr int quickAccesses = 50'000; // Of a work-group: so many are put together within a frame.

MemoryData MemoryData::make(const MemoryRequest &request)
{
    MemoryData sheet{request.phases, request.object, request.shape, 1, {}, {}, {}};
    const ObjectIndex object(request.object);
    sheet.columns = columnsToShow(*request.phases, object, request.shape);
    sheet.window = windowToShow(*request.phases, object, request.shape, sheet.columns);
    const auto timeline = std::make_shared<const MemoryTimeline>(request.phases, object, sheet.window.first, sheet.window.count);
    sheet.outside = accessesOutside(*request.phases, object);
    QList<Finding> others = request.findings; // Of races more is known: see racingCells().
    others.removeIf([](const Finding &finding) { return finding.kind == FindingKind::DataRace && finding.elements.isEmpty(); });
    const quint64 last = sheet.window.first + std::max(quint64(1), quint64(sheet.window.count)) - 1;
    sheet.cells = std::make_shared<MemoryCells>(timeline, racingCells(*timeline, request.findings), sheet.outside,
                                                findingCells(request.phases, object, sheet.window.first, last, others));
    return sheet;
}

MemorySource::MemorySource(QObject *parent) : QObject(parent)
{
    m_threads.setMaxThreadCount(1);
}

MemorySource::~MemorySource() = default;

void MemorySource::ask(const MemoryRequest &request)
{
    const int number = ++m_asked;
    m_threads.clear();
    m_isWorking = true;
    if (request.phases->accessCount() <= quickAccesses)
        return put(number, MemoryData::make(request));
    m_threads.start([this, number, request] {
        const MemoryData sheet = MemoryData::make(request);
        QMetaObject::invokeMethod(
            this, [this, number, sheet] { put(number, sheet); }, Qt::QueuedConnection);
    });
}

void MemorySource::forget()
{
    ++m_asked;
    m_isWorking = false;
    m_sheet = {};
}

void MemorySource::put(int number, const MemoryData &sheet)
{
    if (number != m_asked)
        return;
    m_isWorking = false;
    m_sheet = sheet;
    Q_EMIT sheetChanged();
}

} // namespace kernelscope
