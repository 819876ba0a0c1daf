#include "ui/access/AccessFigures.h"

#include <QSettings>

#include "ui/trace/TraceStage.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int quickEvents = 50'000; // So many are counted within a frame.

static MemoryModel rememberedModel()
{
    const QSettings settings;
    const MemoryModel usual;
    return plausible({settings.value(u"model/subgroupSize"_s, usual.subgroupSize).toInt(),
                      settings.value(u"model/segmentSize"_s, usual.segmentSize).toInt(),
                      settings.value(u"model/banks"_s, usual.banks).toInt(),
                      settings.value(u"model/bankWidth"_s, usual.bankWidth).toInt()});
}

static void remember(const MemoryModel &model)
{
    QSettings settings;
    settings.setValue(u"model/subgroupSize"_s, model.subgroupSize);
    settings.setValue(u"model/segmentSize"_s, model.segmentSize);
    settings.setValue(u"model/banks"_s, model.banks);
    settings.setValue(u"model/bankWidth"_s, model.bankWidth);
}

AccessFigures::AccessFigures(TraceStage &stage, bool remembers, QObject *parent)
    : QObject(parent), m_stage(stage), m_remembers(remembers), m_model(remembers ? rememberedModel() : MemoryModel())
{
    connect(&stage, &TraceStage::stageChanged, this, &AccessFigures::follow);
    follow();
}

void AccessFigures::setModel(const MemoryModel &model)
{
    const MemoryModel wanted = plausible(model);
    if (wanted == m_model)
        return;
    m_model = wanted;
    if (m_remembers)
        remember(m_model);
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
