#pragma once

#include <memory>

#include <QObject>
#include <QThreadPool>

#include "analysis/Finding.h"
#include "pictures/OutsideAccesses.h"
#include "ui/memory/MemoryShape.h"

namespace kernelscope {

class MemoryCells;

/// What is asked for: an object of a work-group's trace, in the shape that it is declared with.
struct MemoryRequest
{
    std::shared_ptr<const PhaseTable> phases;
    int object = -1;
    QList<quint64> shape;    ///< outermost first
    QList<Finding> findings; ///< of the launch
};

/// What a memory grid needs to show an object.
struct MemoryData
{
    std::shared_ptr<const PhaseTable> phases;
    int object = -1;
    QList<quint64> shape;
    qint64 columns = 1; ///< of a list: how long its rows are best
    MemoryWindow window;
    std::shared_ptr<MemoryCells> cells;
    OutsideAccesses outside;

    static MemoryData make(const MemoryRequest &request);
};

/// Puts together the memory of an object over the phases of a work-group: a small one at once, a large one on another thread, and what was
/// there before stays until then. Lives on the window's thread.
class MemorySource : public QObject
{
    Q_OBJECT

public:
    explicit MemorySource(QObject *parent = nullptr);
    ~MemorySource() override;

    void ask(const MemoryRequest &request);
    void forget();                                      ///< there is nothing to be shown
    const MemoryData &sheet() const { return m_sheet; } ///< without cells: none yet
    bool isWorking() const { return m_isWorking; }

Q_SIGNALS:
    void sheetChanged();

private:
    void put(int number, const MemoryData &sheet);

    int m_asked = 0; ///< requests so far: only the newest is answered
    bool m_isWorking = false;
    MemoryData m_sheet;
    QThreadPool m_threads; ///< last: its end waits
};

} // namespace kernelscope
