#include "ui/tiles/TilesSource.h"

#include "ui/trace/TraceStage.h"

namespace kernelscope {

TilesSource::TilesSource(TraceStage &stage, QObject *parent) : QObject(parent), m_stage(stage)
{
    m_threads.setMaxThreadCount(1);
    connect(&stage, &TraceStage::stageChanged, this, &TilesSource::follow);
}

TilesSource::~TilesSource() = default;

void TilesSource::setAwake(bool awake)
{
    m_isAwake = awake;
    follow();
}

bool TilesSource::isCurrent() const
{
    return m_sheet && m_sheet->phases == m_stage.phases();
}

void TilesSource::follow()
{
    const auto phases = m_stage.phases();
    if (!m_isAwake || !phases || isCurrent() || m_making == phases)
        return;
    m_making = phases;
    m_threads.start([this, phases, findings = m_stage.launchTrace().findings] {
        const auto sheet = TilesData::make(phases, findings);
        QMetaObject::invokeMethod(
            this,
            [this, sheet] {
                if (sheet->phases != m_making)
                    return;
                m_making.reset();
                m_sheet = sheet;
                Q_EMIT sheetChanged();
                follow();
            },
            Qt::QueuedConnection);
    });
}

} // namespace kernelscope
