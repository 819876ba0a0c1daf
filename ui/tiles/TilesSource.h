#pragma once

#include <memory>

#include <QObject>
#include <QThreadPool>

#include "ui/tiles/TilesData.h"

namespace kernelscope {

class TraceStage;

/// Puts together the tiles of the work-group on the stage, on another thread; what was there before stays until then. Lives on
/// the window's thread.
class TilesSource : public QObject
{
    Q_OBJECT

public:
    explicit TilesSource(TraceStage &stage, QObject *parent = nullptr);
    ~TilesSource() override;

    void setAwake(bool awake); ///< asleep, nothing is put together
    const std::shared_ptr<const TilesData> &sheet() const { return m_sheet; }
    bool isCurrent() const; ///< the sheet is of what is on the stage

Q_SIGNALS:
    void sheetChanged();

private:
    void follow();

    TraceStage &m_stage;
    bool m_isAwake = false;
    std::shared_ptr<const PhaseTable> m_making;
    std::shared_ptr<const TilesData> m_sheet;
    QThreadPool m_threads; ///< last: its end waits
};

} // namespace kernelscope
