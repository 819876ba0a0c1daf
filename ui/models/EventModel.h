#pragma once

#include "run/RunResult.h"
#include "ui/models/StartTimes.h"
#include "ui/models/TextTable.h"

namespace kernelscope {

/// The events of a run as rows, in the order in which they were enqueued.
class EventModel : public TextTable
{
    Q_OBJECT

public:
    enum ColumnIndex { Name, Kind, Queue, Start, Duration, Waited, Bytes, Rate, ColumnCount };

    explicit EventModel(QObject *parent = nullptr);
    void setEvents(const QList<RunEvent> &events, qint64 originNs); ///< starts are counted from originNs

private:
    int rows() const override { return int(m_events.size()); }
    QString cell(int row, int column) const override;
    QVariant more(int row, int column, int role) const override;

    QList<RunEvent> m_events;
    qint64 m_originNs = 0;
    StartTimes m_starts;
};

/// Of an event; a write that is mapped is two commands of one name, which their kinds tell apart.
QString commandName(const RunEvent &event);
QString eventName(const RunEvent &event); ///< the same without its kind
QString kindText(CommandKind kind);       ///< its word in the window's language
QString queueText(const QString &queue);

/// All four times of an event and what it moved, for tool tips.
QString eventToolTip(const RunEvent &event, qint64 originNs);

} // namespace kernelscope
