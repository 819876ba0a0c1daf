#include "ui/access/AccessFigures.h"

#include "ui/settings/ModelSettings.h"
#include "ui/settings/Settings.h"
#include "ui/trace/TraceStage.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int quickEvents = 50'000; // So many are counted within a frame.

AccessFigures::AccessFigures(TraceStage &stage, Settings &settings, QObject *parent)
    : QObject(parent), m_stage(stage), m_settings(settings), m_model(memoryModelIn(settings))
{
    connect(&stage, &TraceStage::stageChanged, this, &AccessFigures::follow);
    // Queued: not between two figures of one model.
    connect(
        &settings, &Settings::changed, this, [this] { setModel(memoryModelIn(m_settings)); }, Qt::QueuedConnection);
    follow();
}

void AccessFigures::setModel(const MemoryModel &model)
{
    const MemoryModel wanted = plausible(model);
    if (wanted == m_model)
        return;
    m_model = wanted;
    m_settings.set(u"model/subgroupSize"_s, m_model.subgroupSize);
    m_settings.set(u"model/segmentSize"_s, m_model.segmentSize);
    m_settings.set(u"model/banks"_s, m_model.banks);
    m_settings.set(u"model/bankWidth"_s, m_model.bankWidth);
    Q_EMIT modelChanged();
    count();
}

void AccessFigures::setHeatFigure(HeatFigure figure)
{
    if (figure == m_heatFigure)
        return;
    m_heatFigure = figure;
    Q_EMIT heatFigureChanged();
}

QList<LineCost> AccessFigures::costs() const
{
    return isReady() ? lineCosts(*m_counted.trace, m_patterns) : QList<LineCost>();
}

void AccessFigures::follow()
{
    const std::shared_ptr<const Trace> trace = m_stage.isReady() ? m_stage.trace() : nullptr;
    if (trace == m_wanted)
        return;
    m_wanted = trace;
    count();
}

void AccessFigures::count()
{
    m_counting.cancel();
    if (!m_wanted)
        return take({nullptr, m_model}, {});
    m_counting.want(
        {m_wanted, m_model},
        [trace = m_wanted, model = m_model](const std::stop_token &stop) { return accessPatterns(*trace, model, stop); },
        m_wanted->eventCount() <= quickEvents);
}

void AccessFigures::take(const Counted &counted, QList<SitePattern> patterns)
{
    sortByWaste(patterns, counted.model);
    m_counted = counted;
    m_patterns = patterns;
    Q_EMIT changed();
}

} // namespace kernelscope
