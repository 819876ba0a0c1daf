#pragma once

#include <QAbstractTableModel>

#include "run/RunResult.h"
#include "ui/models/StartTimes.h"

namespace kernelscope {

/// The events of a run as rows, in the order in which they were enqueued.
class EventModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Kind, Queue, Start, Duration, Waited, Bytes, ColumnCount };

    explicit EventModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
    void setEvents(const QList<RunEvent> &events, qint64 originNs); ///< starts are counted from originNs

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString cell(const RunEvent &event, int column) const;

    QList<RunEvent> m_events;
    qint64 m_originNs = 0;
    StartTimes m_starts;
};

/// Of an event; a write that is mapped is two commands of one name, which their kinds tell apart.
QString commandName(const RunEvent &event);

/// All four times of an event and what it moved, for tool tips.
QString eventToolTip(const RunEvent &event, qint64 originNs);

} // namespace kernelscope
