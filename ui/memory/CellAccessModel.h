#pragma once

#include <memory>

#include <QAbstractTableModel>

#include "pictures/MemoryTimeline.h"

namespace kernelscope {

/// Every access of the work-group to one cell as a row, in the order in which they are stepped through.
class CellAccessModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Phase, WorkItem, Kind, Place, Value, ColumnCount };

    explicit CellAccessModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
    void setCell(std::shared_ptr<const MemoryTimeline> timeline, int cell); ///< -1: none
    void setDone(int accesses);                                             ///< so many are done; the others are still to come
    EventIndex eventAt(int row) const;
    int rowOf(EventIndex event) const; ///< -1: not of this cell

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString weightText(EventIndex event) const;
    QString text(EventIndex event, int column) const;

    std::shared_ptr<const MemoryTimeline> m_timeline;
    int m_cell = -1;
    int m_done = 0;
    bool m_namesFiles = false; ///< with the lines: the kernel accesses memory in several
};

} // namespace kernelscope
