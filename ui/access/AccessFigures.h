#pragma once

#include <memory>

#include <QObject>
#include <QThreadPool>

#include "ui/models/HeatFigure.h"

namespace kernelscope {

class TraceStage;

/// What the model of the hardware says of the launch on the stage. Which model is the user's choice, which is remembered from one start to
/// the next where `remembers`. Lives on the window's thread; big traces are counted on another one, and what was there stays until then.
class AccessFigures : public QObject
{
    Q_OBJECT

public:
    AccessFigures(TraceStage &stage, bool remembers, QObject *parent = nullptr);
    ~AccessFigures() override;

    const MemoryModel &model() const { return m_model; }
    void setModel(const MemoryModel &model);

    HeatFigure heatFigure() const { return m_heatFigure; } ///< for the margin of the editor
    void setHeatFigure(HeatFigure figure);
    QList<LineCost> costs() const; ///< of each line of this launch

    bool isReady() const { return m_trace != nullptr; }
    /// Of these, the most wasteful first; null and empty while not ready.
    const std::shared_ptr<const Trace> &trace() const { return m_trace; }
    const QList<SitePattern> &patterns() const { return m_patterns; }
    const MemoryModel &countedModel() const { return m_countedModel; } ///< that patterns() are of

Q_SIGNALS:
    void modelChanged();
    void changed(); ///< the patterns
    void heatFigureChanged();

private:
    void follow();
    void count();
    void take(int epoch, const std::shared_ptr<const Trace> &trace, const MemoryModel &model, QList<SitePattern> patterns);

    TraceStage &m_stage;
    bool m_remembers;
    MemoryModel m_model;
    HeatFigure m_heatFigure = HeatFigure::Accesses;
    MemoryModel m_countedModel;
    std::shared_ptr<const Trace> m_wanted;
    std::shared_ptr<const Trace> m_trace;
    QList<SitePattern> m_patterns;
    int m_epoch = 0;
    QThreadPool m_threads; ///< last: its end waits
};

} // namespace kernelscope
