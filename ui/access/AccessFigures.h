#pragma once

#include <memory>

#include <QObject>

#include "support/LatestJob.h"
#include "ui/models/HeatFigure.h"

namespace kernelscope {

class Settings;
class TraceStage;

/// What the model of the hardware says of the launch on the stage. Which model is the user's choice, which the settings hold. Lives on the
/// window's thread; big traces are counted on another one, and what was there stays until then.
class AccessFigures : public QObject
{
    Q_OBJECT

public:
    AccessFigures(TraceStage &stage, Settings &settings, QObject *parent = nullptr);

    const MemoryModel &model() const { return m_model; }
    void setModel(const MemoryModel &model);

    HeatFigure heatFigure() const { return m_heatFigure; } ///< for the margin of the editor
    void setHeatFigure(HeatFigure figure);
    QList<LineCost> costs() const; ///< of each line of this launch

    bool isCounting() const { return m_counting.isBusy(); }
    bool isReady() const { return m_counted.trace != nullptr; }
    /// Of these, the most wasteful first; null and empty while not ready.
    const std::shared_ptr<const Trace> &trace() const { return m_counted.trace; }
    const QList<SitePattern> &patterns() const { return m_patterns; }
    const MemoryModel &countedModel() const { return m_counted.model; } ///< that patterns() are of

Q_SIGNALS:
    void modelChanged();
    void changed(); ///< the patterns
    void heatFigureChanged();

private:
    void follow();
    void count();
    struct Counted
    {
        std::shared_ptr<const Trace> trace;
        MemoryModel model;
        bool operator==(const Counted &) const = default;
    };
    void take(const Counted &counted, QList<SitePattern> patterns);

    TraceStage &m_stage;
    Settings &m_settings;
    MemoryModel m_model;
    HeatFigure m_heatFigure = HeatFigure::Accesses;
    std::shared_ptr<const Trace> m_wanted;
    Counted m_counted;
    QList<SitePattern> m_patterns;
    LatestJob<Counted, QList<SitePattern>> m_counting{
        [this](const Counted &counted, const QList<SitePattern> &patterns) { take(counted, patterns); }};
};

} // namespace kernelscope
