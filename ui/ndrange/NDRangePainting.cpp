// How an NDRange is drawn: work-groups with their work-items and ids, as much of each as there is room for.

#include <algorithm>

#include <QPainter>
#include <QPainterPath>

#include "analysis/Evidence.h"
#include "ui/models/Counts.h"
#include "ui/ndrange/NDRangeWidget.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"
#include "ui/widgets/FocusFrame.h"

namespace kernelscope {

constexpr double leastCorner = 9;
constexpr double leastOutlined = 11; // pixels of a work-group's shorter side

void NDRangeWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_appearance.theme().surface);
    paint(painter, rect());
    paintFocusFrame(painter, *this, m_appearance.theme());
}

void NDRangeWidget::paint(QPainter &painter, const QRectF &area) const
{
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    const NDRangeDetail detail = detailOf(m_plane, m_view.scale);
    const GroupIds ids = groupIds();
    if (detail == NDRangeDetail::Blocks) {
        paintBlocks(painter, area);
    } else {
        const QRectF units = m_view.toUnits(area);
        const auto [fromColumn, toColumn] = m_plane.columnsIn(units);
        const auto [fromRow, toRow] = m_plane.rowsIn(units);
        for (quint64 row = fromRow; row < toRow; ++row) {
            for (quint64 column = fromColumn; column < toColumn; ++column) {
                if (const auto group = m_plane.groupAt(column, row))
                    paintGroup(painter, *group, detail, ids, area);
            }
        }
    }
    painter.setPen(m_appearance.theme().mutedText);
    for (const auto &[text, at] : marginIds()) {
        if (at.intersects(area))
            painter.drawText(at, Qt::AlignCenter | Qt::TextDontClip, text);
    }
    paintSelection(painter);
}

void NDRangeWidget::paintGroup(QPainter &painter, quint64 group, NDRangeDetail detail, GroupIds ids, const QRectF &area) const
{
    const Theme &theme = m_appearance.theme();
    const QRectF box = rectOf(group, std::nullopt);
    const IdGrid::Mark mark = m_marks ? m_marks(group) : IdGrid::Mark{};
    const double edge = detail == NDRangeDetail::Groups ? 0 : std::min(3.0, m_view.scale * 0.12);
    if (!outlinesGroups()) { // A frame would leave nothing inside of it.
        painter.fillRect(box.adjusted(0, 0, -0.5, -0.5), mark.isThere ? recordedColour(theme) : absentColour(theme));
    } else {
        painter.setPen(QPen(mark.isThere ? theme.accent : theme.edge(), 1));
        painter.setBrush(mark.isThere ? recordedColour(theme) : theme.raised);
        painter.drawRect(box.adjusted(-edge, -edge, edge, edge));
    }
    if (detail != NDRangeDetail::Groups)
        paintItems(painter, group, detail == NDRangeDetail::Labels, area);
    if (mark.isFlagged)
        paintFlag(painter, box, detail, edge);
    if (ids != GroupIds::Margin)
        paintGroupId(painter, group, box, ids);
}

bool NDRangeWidget::outlinesGroups() const
{
    const QSizeF gaps = m_plane.gaps();
    const double side = std::min(m_plane.columnWidth() - gaps.width(), m_plane.rowHeight() - gaps.height()) * m_view.scale;
    return side >= m_appearance.px(leastOutlined);
}

/// A corner of the work-group; where its work-items are seen a frame besides, and the corner above them as far as there is room, lest it
/// look like a mark of the last one.
void NDRangeWidget::paintFlag(QPainter &painter, const QRectF &box, NDRangeDetail detail, double edge) const
{
    if (detail != NDRangeDetail::Groups) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_appearance.theme().error, m_appearance.px(1.5)));
        painter.drawRect(box.adjusted(-edge, -edge, edge, edge));
    }
    paintCorner(painter, box, detail, edge);
}

void NDRangeWidget::paintCorner(QPainter &painter, const QRectF &box, NDRangeDetail detail, double edge) const
{
    double side = std::min({box.width() * 0.5, box.height() * 0.5, double(m_appearance.px(12))});
    QPointF at = box.topRight() + QPointF(edge, -edge);
    if (detail != NDRangeDetail::Groups) {
        const double room = m_plane.gaps().height() * m_view.scale - edge - 2;
        side = std::min(side, std::max(room, double(m_appearance.px(leastCorner))));
        at.ry() -= std::min(side, std::max(room, 0.0));
    }
    QPainterPath corner(at);
    corner.lineTo(at - QPointF(side, 0));
    corner.lineTo(at + QPointF(0, side));
    painter.fillPath(corner, m_appearance.theme().error);
}

void NDRangeWidget::paintItems(QPainter &painter, quint64 group, bool withLabels, const QRectF &area) const
{
    const Theme &theme = m_appearance.theme();
    const double inset = m_view.scale > 12 ? 1 : 0.5;
    painter.save();
    painter.setFont(idFont());
    // All or none: an id missing here and there would look like a fault of the range.
    const quint64 last = m_launch.itemsOfGroup() - 1;
    const bool fits = QFontMetricsF(painter.font()).horizontalAdvance(shortId(m_launch.groupsTotal() - 1, last)) <= m_view.scale - 3;
    for (quint64 item = 0; item < m_launch.itemsOfGroup(); ++item) {
        const QRectF cell = rectOf(group, item);
        if (cell.isEmpty() || !cell.intersects(area))
            continue;
        const QRectF box = cell.adjusted(inset, inset, -inset, -inset);
        painter.fillRect(box, theme.surface);
        if (!withLabels || !fits)
            continue;
        painter.setPen(theme.text);
        painter.drawText(box, Qt::AlignCenter, shortId(group, item));
    }
    painter.restore();
}

/// The global id, without brackets and spaces.
QString NDRangeWidget::shortId(quint64 group, quint64 item) const
{
    return idText(m_plane.globalId(group, item), m_launch.dimensions).remove(u'(').remove(u')').remove(u' ');
}

/// Smaller where the longest id would not fit into its work-item.
QFont NDRangeWidget::idFont() const
{
    QFont small = font();
    const quint64 last = m_launch.offset[0] + m_launch.global[0] - 1;
    const bool fits = QFontMetricsF(small).horizontalAdvance(QString::number(last)) <= m_view.scale - 3;
    if (m_plane.isLine() && !fits)
        small.setPointSizeF(small.pointSizeF() * 0.8);
    return small;
}

QString NDRangeWidget::groupId(quint64 group) const
{
    return idText(unflatten(group, m_launch.groups()), m_launch.dimensions);
}

NDRangeWidget::GroupIds NDRangeWidget::groupIds() const
{
    const NDRangeDetail detail = detailOf(m_plane, m_view.scale);
    const QFontMetricsF metrics(font());
    const double wide = metrics.horizontalAdvance(groupId(m_launch.groupsTotal() - 1)) + 8;
    const QSizeF gap = m_plane.gaps() * m_view.scale;
    const QSizeF pitch = QSizeF(m_plane.columnWidth(), m_plane.rowHeight()) * m_view.scale;
    const bool showsItems = detail == NDRangeDetail::Labels || detail == NDRangeDetail::Items;
    if (showsItems && gap.height() >= metrics.height() + m_appearance.px(8) && wide <= pitch.width())
        return GroupIds::Above;
    const bool fitsInside = wide <= pitch.width() - gap.width() && metrics.height() <= pitch.height() - gap.height();
    return fitsInside && (detail == NDRangeDetail::Items || detail == NDRangeDetail::Groups) ? GroupIds::Inside : GroupIds::Margin;
}

void NDRangeWidget::paintGroupId(QPainter &painter, quint64 group, const QRectF &box, GroupIds place) const
{
    const Theme &theme = m_appearance.theme();
    const QString id = groupId(group);
    const QFontMetricsF metrics(font());
    if (place == GroupIds::Above) {
        const double gap = m_plane.gaps().height() * m_view.scale;
        const QString whole = tr("work-group %1").arg(id);
        const QString shown = metrics.horizontalAdvance(whole) <= box.width() ? whole : id;
        painter.setPen(theme.mutedText);
        painter.drawText(
            QRectF(box.left(), box.top() - gap, std::max(box.width(), metrics.horizontalAdvance(shown) + 1), gap - m_appearance.px(4)),
            Qt::AlignLeft | Qt::AlignBottom, shown);
        return;
    }
    const double wide = metrics.horizontalAdvance(id) + 8;
    const QRectF plate(box.center() - QPointF(wide / 2, metrics.height() / 2), QSizeF(wide, metrics.height()));
    const bool isRecorded = m_marks && m_marks(group).isThere;
    const QColor ground = isRecorded ? recordedColour(theme) : theme.raised;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground); // It covers the edges of work-items.
    painter.drawRoundedRect(plate, 3, 3);
    painter.setPen(isRecorded ? Theme::textOn(ground) : theme.text);
    painter.drawText(plate, Qt::AlignCenter, id);
}

/// The rows or columns that get an id, so that no two touch: each, or every second, fifth, tenth, ...; `inTwos`: every second, fourth, ...
static quint64 everySo(double pitch, double needed, bool inTwos = false)
{
    quint64 step = 1;
    for (int k = 0; double(step) * pitch < needed && step < (quint64(1) << 60); ++k)
        step = k % 3 == 1 && !inTwos ? step / 2 * 5 : step * 2;
    return step;
}

QList<std::pair<QString, QRectF>> NDRangeWidget::marginIds() const
{
    QList<std::pair<QString, QRectF>> ids;
    if (m_launch.groupsTotal() < 2 || groupIds() != GroupIds::Margin)
        return ids;
    const QFontMetricsF metrics(font());
    const double apart = m_appearance.px(6);
    const QRectF plane = m_view.toPixels(QRectF(QPointF(0, 0), m_plane.size()));
    const QSizeF gap = m_plane.gaps() * m_view.scale;
    const QSizeF pitch = QSizeF(m_plane.columnWidth(), m_plane.rowHeight()) * m_view.scale;
    const auto add = [&](const QString &text, const QRectF &at) {
        if (at.left() >= 0 && at.top() >= 0)
            ids.append({text, at});
    };
    const bool countsInTwos = m_plane.isLine() && m_plane.columns() % 8 == 0; // 0, 128, 256, ... rather than 0, 80, 160, ...
    const quint64 eachRow = everySo(pitch.height(), metrics.height() + m_appearance.px(2), countsInTwos);
    for (quint64 row = 0; row < m_plane.rows(); row += eachRow) {
        const QString text = fullCount(m_plane.isLine() ? row * m_plane.columns() : row);
        const double wide = metrics.horizontalAdvance(text);
        const double middle = plane.top() + double(row) * pitch.height() + (pitch.height() - gap.height()) / 2;
        add(text, QRectF(plane.left() - apart - wide, middle - metrics.height() / 2, wide, metrics.height()));
    }
    const QString more = m_plane.isLine() ? QStringLiteral("+") : QString(); // To what the row says.
    const double widest = metrics.horizontalAdvance(more + fullCount(m_plane.columns() - 1));
    const quint64 eachColumn = everySo(pitch.width(), widest + m_appearance.px(8));
    for (quint64 column = m_plane.isLine() ? eachColumn : 0; column < m_plane.columns(); column += eachColumn) {
        const QString text = more + fullCount(column);
        const double wide = metrics.horizontalAdvance(text);
        const double middle = plane.left() + double(column) * pitch.width() + (pitch.width() - gap.width()) / 2;
        add(text, QRectF(middle - wide / 2, plane.top() - apart / 2 - metrics.height(), wide, metrics.height()));
    }
    return ids;
}

void NDRangeWidget::paintSelection(QPainter &painter) const
{
    if (!m_group)
        return;
    const Theme &theme = m_appearance.theme();
    const QRectF box = rectOf(*m_group, std::nullopt);
    if (box.isEmpty())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, m_appearance.px(2.5)));
    const double edge = m_appearance.px(3);
    painter.drawRoundedRect(box.adjusted(-edge, -edge, edge, edge), 2, 2);
    const NDRangeDetail detail = detailOf(m_plane, m_view.scale);
    if (m_marks && m_marks(*m_group).isFlagged && detail != NDRangeDetail::Blocks)
        paintCorner(painter, box, detail, edge); // The frame is not to hide it.
    const QRectF cell = m_item ? rectOf(*m_group, m_item) : QRectF();
    if (cell.isEmpty())
        return;
    painter.fillRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), theme.accent);
    const QString id = shortId(*m_group, *m_item);
    painter.setPen(theme.onAccent);
    if (QFontMetricsF(font()).horizontalAdvance(id) <= cell.width() - 3 && QFontMetricsF(font()).height() <= cell.height())
        painter.drawText(cell, Qt::AlignCenter, id);
}

} // namespace kernelscope
