#include "ui/memory/CellAccessModel.h"

#include <algorithm>

#include <QFont>

#include "analysis/Evidence.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "trace/ImageAccess.h"
#include "trace/SiteTraits.h"
#include "ui/models/Counts.h"
#include "ui/models/Sentences.h"
#include "ui/models/TraceWords.h"

namespace kernelscope {

void CellAccessModel::setCell(std::shared_ptr<const MemoryTimeline> timeline, int cell)
{
    if (timeline == m_timeline && cell == m_cell)
        return;
    beginResetModel();
    m_timeline = std::move(timeline);
    m_cell = m_timeline && cell < m_timeline->cellCount() ? cell : -1;
    m_done = 0;
    m_namesFiles = false;
    if (m_timeline) {
        const QList<AccessSite> &sites = m_timeline->trace().sites();
        m_namesFiles =
            std::ranges::any_of(sites, [&](const AccessSite &site) { return site.range.begin.file != sites.first().range.begin.file; });
    }
    endResetModel();
}

void CellAccessModel::setDone(int accesses)
{
    if (accesses == m_done)
        return;
    m_done = accesses;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Qt::FontRole});
}

EventIndex CellAccessModel::eventAt(int row) const
{
    return m_timeline->eventOf(m_timeline->accesses(m_cell)[std::size_t(row)]);
}

int CellAccessModel::rowOf(EventIndex event) const
{
    const int position = m_timeline && m_cell >= 0 ? m_timeline->phases().positionOf(event) : -1;
    if (position < 0)
        return -1;
    const auto list = m_timeline->accesses(m_cell);
    const auto found = std::ranges::lower_bound(list, quint32(position), {}, &CellAccess::position);
    return found != list.end() && found->position == quint32(position) ? int(found - list.begin()) : -1;
}

int CellAccessModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_cell < 0 ? 0 : int(m_timeline->accesses(m_cell).size());
}

int CellAccessModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

/// " (25 %)": the part that a pixel has in a value that is blended; empty: all of it.
QString CellAccessModel::weightText(EventIndex event) const
{
    if (m_timeline->object().memory != AddressSpace::Image)
        return {};
    const ImageTexels place = imageTexels(m_timeline->trace(), event);
    double weight = 0;
    for (int t = 0; t < place.count; ++t)
        weight +=
            place.texels[std::size_t(t)].element == m_timeline->firstElement() + quint64(m_cell) ? place.texels[std::size_t(t)].weight : 0;
    return weight > 0.9999 ? QString() : tr(" (%1 %)").arg(digitsText(weight * 100, 3));
}

QString CellAccessModel::text(EventIndex event, int column) const
{
    const Trace &trace = m_timeline->trace();
    const AccessSite &site = trace.site(trace.event(event).site);
    switch (column) {
    case Phase:
        return QString::number(trace.phaseOf(event));
    case WorkItem:
        return itemId(trace, trace.workItemOf(event));
    case Kind:
        return typeText(accessType(trace, event)) + weightText(event);
    case Place:
        return m_namesFiles ? filled(QStringLiteral("%1:%2"), site.range.begin.file, site.range.begin.line)
                            : QString::number(site.range.begin.line);
    case Value:
        return separatedValue(valueText(trace, event));
    default:
        return {};
    }
}

QVariant CellAccessModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == Qt::DisplayRole)
        return text(eventAt(index.row()), index.column());
    if (role == Qt::FontRole && index.row() >= m_done) {
        QFont toCome;
        toCome.setItalic(true);
        return toCome;
    }
    if (const QString bits =
            role == Qt::ToolTipRole && index.column() == Value ? valueBits(m_timeline->trace(), eventAt(index.row())) : QString();
        !bits.isEmpty())
        return tr("The bits as a whole number: %1").arg(bits);
    if (const QString sampled = role == Qt::ToolTipRole ? sampledText(m_timeline->trace(), eventAt(index.row())) : QString();
        !sampled.isEmpty())
        return inLanguage(sampled);
    if (role == Qt::ToolTipRole)
        return index.row() < m_done ? tr("Choose it to go to this moment.") : tr("Still to come. Choose it to go to this moment.");
    if (role == Qt::TextAlignmentRole)
        return int((index.column() == Phase || index.column() == Value ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

QVariant CellAccessModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const QStringList names{tr("Phase"), tr("Work-item"), tr("Access"), tr("Line"), tr("Value")};
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::DisplayRole)
        return names[section];
    if (role == Qt::TextAlignmentRole)
        return int((section == Phase || section == Value ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

} // namespace kernelscope
