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
    m_threads.setMaxThreadCount(1);
    connect(&stage, &TraceStage::stageChanged, this, &AccessFigures::follow);
    follow();
}

AccessFigures::~AccessFigures() = default;

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
    return m_trace ? lineCosts(*m_trace, m_patterns) : QList<LineCost>();
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
    const int epoch = ++m_epoch;
    if (!m_wanted)
        return take(epoch, nullptr, m_model, {});
    if (m_wanted->eventCount() <= quickEvents)
        return take(epoch, m_wanted, m_model, accessPatterns(*m_wanted, m_model));
    m_threads.clear();
    m_threads.start([this, epoch, trace = m_wanted, model = m_model] {
        const QList<SitePattern> patterns = accessPatterns(*trace, model);
        QMetaObject::invokeMethod(
            this, [=, this] { take(epoch, trace, model, patterns); }, Qt::QueuedConnection);
    });
}

void AccessFigures::take(int epoch, const std::shared_ptr<const Trace> &trace, const MemoryModel &model, QList<SitePattern> patterns)
{
    if (epoch != m_epoch)
        return;
    sortByWaste(patterns, model);
    m_trace = trace;
    m_countedModel = model;
    m_patterns = patterns;
    Q_EMIT changed();
}

} // namespace kernelscope
