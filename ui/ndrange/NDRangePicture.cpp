#include "ui/ndrange/NDRangePicture.h"

#include <algorithm>

#include <QFontMetricsF>

#include "analysis/Evidence.h"
#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {
namespace {

constexpr double margin = 26;        // Space for the ids above the first groups.
constexpr double mostAbove = 0.2;    // Of the height.
constexpr double highUp = 0.4;       // Of the free height, above the picture.
constexpr double leastOutlined = 11; // Pixels of a work-group's shorter side.

/// The rows or columns that get an id, so that no two touch: each, or every second, fifth, tenth, ...; `inTwos`: every second, fourth, ...
quint64 everySo(double pitch, double needed, bool inTwos = false)
{
    quint64 step = 1;
    for (int k = 0; double(step) * pitch < needed && step < (quint64(1) << 60); ++k)
        step = k % 3 == 1 && !inTwos ? step / 2 * 5 : step * 2;
    return step;
}

} // namespace

NDRangePicture::NDRangePicture(const Appearance &appearance) : m_appearance(appearance), m_plane(NDRange()) {}

void NDRangePicture::setRange(const NDRange &range, quint64 slice)
{
    m_range = range;
    m_slice = slice;
    m_plane = NDRangePlane(range, m_aspect, slice);
    m_recordedBlocks = m_flaggedBlocks = {};
    m_means = {};
}

void NDRangePicture::setMeasures(std::shared_ptr<const ItemMeasures> measures)
{
    m_measures = std::move(measures);
    m_means = {};
}

/// Where all are the same it is the middle: neither little nor much.
Ink NDRangePicture::inkOf(double value) const
{
    const double length = double(m_measures->most) - double(m_measures->least);
    return {Ink::Ramp, length > 0 ? std::clamp((value - double(m_measures->least)) / length, 0.0, 1.0) : 0.5};
}

void NDRangePicture::setGroups(const std::unordered_set<quint64> &recorded, const std::unordered_set<quint64> &flagged)
{
    m_recorded = recorded;
    m_flagged = flagged;
    m_recordedBlocks = m_flaggedBlocks = {};
}

SceneWindow NDRangePicture::fit(const QSizeF &size)
{
    m_aspect = std::max(1.0, size.width()) / std::max(1.0, size.height());
    setRange(m_range, m_slice);
    const double usual = m_appearance.px(margin);
    const SceneWindow fitted = fitInto(size, usual);
    if (groupIds(fitted.scale) != GroupIds::Margin)
        return fitted;
    const double widest = QFontMetricsF(m_appearance.interfaceFont())
                              .horizontalAdvance(fullCount(m_plane.isLine() ? m_range.groupsTotal() - 1 : m_plane.rows() - 1));
    return fitInto(size, std::max(usual, widest + m_appearance.px(10)));
}

/// `edge`: beside the groups, at least `margin`, which is above them; of a low picture it may take but a fifth.
SceneWindow NDRangePicture::fitInto(const QSizeF &size, double edge) const
{
    const double above = std::min(double(m_appearance.px(margin)), size.height() * mostAbove);
    const double below = std::min(above, double(m_appearance.px(6)));
    const QSizeF room(size.width() - 2 * (edge - above), size.height() + above - below);
    SceneWindow window;
    window.size = size;
    window.scale = std::min(fittingScale(m_plane, room, above), double(m_appearance.px(56)));
    // In the middle of what is left below, where a picture is short.
    const double free = std::max(0.0, size.height() - above - below - m_plane.size().height() * window.scale);
    window.origin = QPointF((m_plane.size().width() - size.width() / window.scale) / 2, -(above + free * highUp) / window.scale);
    return window;
}

QRectF NDRangePicture::usedArea(const SceneWindow &fitted) const
{
    const QRectF plane = fitted.toPixels(QRectF(QPointF(0, 0), m_plane.size()));
    const double edge = m_appearance.px(margin);
    const double top = std::max(0.0, plane.top() - edge);
    return {0, top, fitted.size.width(), std::min(fitted.size.height() - top, plane.bottom() + edge - top)};
}

Subject NDRangePicture::at(const QPointF &units) const
{
    const auto hit = m_plane.hit(units);
    if (!hit)
        return {};
    return hit->localItem ? Subject(WorkItemSubject{hit->group, *hit->localItem}) : Subject(GroupSubject{hit->group});
}

Subject NDRangePicture::beside(const Subject &subject, int key) const
{
    const auto *from = std::get_if<WorkItemSubject>(&subject);
    if (!from) {
        const auto *group = std::get_if<GroupSubject>(&subject);
        return WorkItemSubject{group ? group->group : 0, 0};
    }
    const int across = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int down = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    const QPointF middle = m_plane.itemRect(from->group, from->item).center();
    const QSizeF gaps = m_plane.gaps();
    for (const int isFar : {0, 1}) {
        const auto hit = m_plane.hit(middle + QPointF(across * (1 + isFar * gaps.width()), down * (1 + isFar * gaps.height())));
        if (hit && hit->localItem)
            return WorkItemSubject{hit->group, *hit->localItem};
    }
    return {};
}

bool NDRangePicture::outlinesGroups(double scale) const
{
    const QSizeF gaps = m_plane.gaps();
    return std::min(m_plane.columnWidth() - gaps.width(), m_plane.rowHeight() - gaps.height()) * scale >= m_appearance.px(leastOutlined);
}

QString NDRangePicture::groupId(quint64 group) const
{
    return idText(m_range.groupId(group), m_range.dimensions);
}

NDRangePicture::GroupIds NDRangePicture::groupIds(double scale) const
{
    const NDRangeDetail detail = detailOf(m_plane, scale);
    const QFontMetricsF metrics(m_appearance.interfaceFont());
    const double wide = metrics.horizontalAdvance(groupId(m_range.groupsTotal() - 1)) + 8;
    const QSizeF gap = m_plane.gaps() * scale;
    const QSizeF pitch = QSizeF(m_plane.columnWidth(), m_plane.rowHeight()) * scale;
    const bool showsItems = detail == NDRangeDetail::Labels || detail == NDRangeDetail::Items;
    if (showsItems && gap.height() >= metrics.height() + m_appearance.px(8) && wide <= pitch.width())
        return GroupIds::Above;
    const bool fitsInside = wide <= pitch.width() - gap.width() && metrics.height() <= pitch.height() - gap.height();
    return fitsInside && (detail == NDRangeDetail::Items || detail == NDRangeDetail::Groups) ? GroupIds::Inside : GroupIds::Margin;
}

QList<std::pair<QString, QRectF>> NDRangePicture::marginIds(const SceneWindow &window) const
{
    QList<std::pair<QString, QRectF>> ids;
    if (m_range.groupsTotal() < 2 || groupIds(window.scale) != GroupIds::Margin)
        return ids;
    const QFontMetricsF metrics(m_appearance.interfaceFont());
    const double apart = m_appearance.px(6);
    const QSizeF gap = m_plane.gaps() * window.scale;
    const QSizeF pitch = QSizeF(m_plane.columnWidth(), m_plane.rowHeight()) * window.scale;
    const QRectF seen(window.origin * window.scale, window.size);
    const auto add = [&](const QString &text, const QRectF &at) {
        if (at.left() >= seen.left() && at.top() >= seen.top() && at.intersects(seen))
            ids.append({text, at});
    };
    const bool countsInTwos = m_plane.isLine() && m_plane.columns() % 8 == 0; // 0, 128, 256, ... rather than 0, 80, 160, ...
    const quint64 eachRow = everySo(pitch.height(), metrics.height() + m_appearance.px(2), countsInTwos);
    const auto [fromRow, toRow] = m_plane.rowsIn(window.area());
    for (quint64 row = fromRow / eachRow * eachRow; row < toRow; row += eachRow) {
        const QString text = fullCount(m_plane.isLine() ? row * m_plane.columns() : row);
        const double wide = metrics.horizontalAdvance(text);
        const double middle = double(row) * pitch.height() + (pitch.height() - gap.height()) / 2;
        add(text, QRectF(-apart - wide, middle - metrics.height() / 2, wide, metrics.height()));
    }
    const QString more = m_plane.isLine() ? QStringLiteral("+") : QString(); // To what the row says.
    const double widest = metrics.horizontalAdvance(more + fullCount(m_plane.columns() - 1));
    const quint64 eachColumn = everySo(pitch.width(), widest + m_appearance.px(8));
    const auto [fromColumn, toColumn] = m_plane.columnsIn(window.area());
    for (quint64 column = fromColumn / eachColumn * eachColumn; column < toColumn; column += eachColumn) {
        if (column == 0 && m_plane.isLine())
            continue; // Its row says it.
        const QString text = more + fullCount(column);
        const double wide = metrics.horizontalAdvance(text);
        const double middle = double(column) * pitch.width() + (pitch.width() - gap.width()) / 2;
        add(text, QRectF(middle - wide / 2, -apart / 2 - metrics.height(), wide, metrics.height()));
    }
    return ids;
}

/// O(groups) once for each size of blocks.
std::optional<double> NDRangePicture::meanOfBlock(quint64 column, quint64 row, quint64 side) const
{
    if (!m_measures)
        return std::nullopt;
    if (m_means.side != side) {
        m_means = {side, {}};
        for (std::size_t slot = 0; slot < m_measures->groups.size(); ++slot) {
            const auto place = m_plane.placeOf(m_measures->groups[slot]);
            if (!place)
                continue;
            auto &[sum, count] = m_means.sums[{place->first / side * side, place->second / side * side}];
            sum += double(m_measures->groupMeans[slot]);
            ++count;
        }
    }
    const auto found = m_means.sums.find({column, row});
    return found == m_means.sums.end() ? std::nullopt : std::optional(found->second.first / double(found->second.second));
}

/// O(groups) once for each size of blocks.
const NDRangePicture::Blocks &NDRangePicture::blocksOf(const std::unordered_set<quint64> &groups, BlockCounts &counts, quint64 side) const
{
    if (counts.side == side)
        return counts.blocks;
    counts = {side, {}};
    for (const quint64 group : groups) {
        if (const auto place = m_plane.placeOf(group))
            ++counts.blocks[{place->first / side * side, place->second / side * side}];
    }
    return counts.blocks;
}

} // namespace kernelscope
