// What an NDRange is drawn of: work-groups with their work-items and ids, as much of each as there is space for.

#include <algorithm>
#include <cmath>
#include <map>

#include <QFontMetricsF>
#include <QObject>

#include "analysis/Evidence.h"
#include "ui/ndrange/NDRangePicture.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double leastCorner = 9;
constexpr double smallerId = 0.8;
constexpr double flaggedPart = 0.3; // Of a box that has the colour of a measure.

/// Lengths in pixels of the plane at the window's scale.
class NDRangeItems
{
public:
    NDRangeItems(const NDRangePicture &picture, const SceneWindow &window)
        : m_picture(picture), m_plane(picture.m_plane), m_window(window), m_metrics(picture.m_appearance.interfaceFont()),
          m_detail(detailOf(m_plane, window.scale)), m_ids(picture.groupIds(window.scale))
    {
    }
    Scene scene();

private:
    double px(double length) const { return m_picture.m_appearance.px(length); }
    QRectF scaled(const QRectF &units) const { return {units.topLeft() * m_window.scale, units.size() * m_window.scale}; }
    bool showsItems() const { return m_detail == NDRangeDetail::Labels || m_detail == NDRangeDetail::Items; }
    QString shortId(quint64 group, quint64 item) const;
    bool fits(quint64 group, quint64 item, double size) const;
    void addGroups();
    void addGroup(quint64 group);
    Ink groundOf(quint64 group) const;
    void addItems(quint64 group);
    void addBoxes(const QList<QRectF> &boxes, const QList<Ink> &inks);
    void addFlag(const QRectF &box);
    void addCorner(const QRectF &box, double edge);
    void addGroupId(quint64 group, const QRectF &box);
    void addBlocks();
    quint64 groupsIn(quint64 column, quint64 row, quint64 side) const;
    void addChosen(quint64 group, std::optional<quint64> item);

    const NDRangePicture &m_picture;
    const NDRangePlane &m_plane;
    const SceneWindow &m_window;
    const QFontMetricsF m_metrics;
    const NDRangeDetail m_detail;
    const NDRangePicture::GroupIds m_ids;
    double m_edge = 0; ///< of a group, around its work-items
    Scene m_scene;
};

Scene NDRangeItems::scene()
{
    m_edge = m_detail == NDRangeDetail::Groups ? 0 : std::min(3.0, m_window.scale * 0.12);
    m_scene.scale = m_window.scale;
    m_scene.size = m_plane.size() * m_window.scale;
    m_scene.shows = Scene::Chosen;
    if (m_detail == NDRangeDetail::Blocks)
        addBlocks();
    else
        addGroups();
    for (const auto &[text, at] : m_picture.marginIds(m_window))
        m_scene.text(at, {text, Ink::Muted, Qt::AlignCenter | Qt::TextDontClip});
    if (const auto *group = std::get_if<GroupSubject>(&m_window.chosen))
        addChosen(group->group, std::nullopt);
    else if (const auto *item = std::get_if<WorkItemSubject>(&m_window.chosen))
        addChosen(item->group, item->item);
    return m_scene;
}

void NDRangeItems::addGroups()
{
    const auto [fromColumn, toColumn] = m_plane.columnsIn(m_window.area());
    const auto [fromRow, toRow] = m_plane.rowsIn(m_window.area());
    for (quint64 row = fromRow; row < toRow; ++row) {
        for (quint64 column = fromColumn; column < toColumn; ++column) {
            if (const auto group = m_plane.groupAt(column, row))
                addGroup(*group);
        }
    }
}

void NDRangeItems::addGroup(quint64 group)
{
    const QRectF box = scaled(m_plane.groupRect(group));
    const bool isRecorded = m_picture.isRecorded(group);
    SceneItem &item = m_picture.outlinesGroups(m_window.scale)
                          ? m_scene.box(box.adjusted(-m_edge, -m_edge, m_edge, m_edge), isRecorded ? Ink::Recorded : Ink::Raised,
                                        {isRecorded ? Ink::Accent : Ink::Edge})
                          // A frame would leave nothing inside of it.
                          : m_scene.box(box.adjusted(0, 0, -0.5, -0.5), isRecorded ? Ink::Recorded : Ink::Absent);
    item.fill = groundOf(group);
    item.subject = GroupSubject{group};
    if (m_ids != NDRangePicture::GroupIds::Margin)
        item.name = QObject::tr("work-group %1").arg(m_picture.groupId(group));
    if (showsItems())
        addItems(group);
    if (m_picture.isFlagged(group))
        addFlag(box);
    if (m_ids != NDRangePicture::GroupIds::Margin)
        addGroupId(group, box);
}

/// Where its work-items are seen these have the colours of their measures, else it has that of their mean.
Ink NDRangeItems::groundOf(quint64 group) const
{
    const auto &measures = m_picture.measures();
    const auto mean = measures && !showsItems() ? measures->meanOf(group) : std::nullopt;
    if (mean)
        return m_picture.inkOf(*mean);
    const bool isOutlined = m_picture.outlinesGroups(m_window.scale);
    return m_picture.isRecorded(group) ? Ink::Recorded : isOutlined ? Ink::Raised : Ink::Absent;
}

/// Those of one colour together: there are as many items as colours.
void NDRangeItems::addBoxes(const QList<QRectF> &boxes, const QList<Ink> &inks)
{
    std::map<double, QList<QRectF>> byInk;
    constexpr double shades = 63;
    for (qsizetype i = 0; i < boxes.size(); ++i)
        byInk[std::round(inks[i].value * shades) / shades] << boxes[i];
    for (const auto &[value, alike] : byInk)
        m_scene.boxes(alike, {Ink::Ramp, value});
}

/// The global id, without brackets and spaces.
QString NDRangeItems::shortId(quint64 group, quint64 item) const
{
    return idText(m_picture.m_range.globalId(group, item), m_picture.m_range.dimensions).remove(u'(').remove(u')').remove(u' ');
}

bool NDRangeItems::fits(quint64 group, quint64 item, double size) const
{
    return QFontMetricsF(m_picture.m_appearance.interfaceFont(size)).horizontalAdvance(shortId(group, item)) <= m_window.scale - 3;
}

void NDRangeItems::addItems(quint64 group)
{
    const double inset = m_window.scale > 12 ? 1 : 0.5;
    const NDRange &range = m_picture.m_range;
    const QRectF seen(m_window.origin * m_window.scale, m_window.size);
    QList<QRectF> boxes;
    QList<quint64> items;
    QList<Ink> inks;
    const auto &measures = m_picture.measures();
    for (quint64 item = 0; item < range.itemsOfGroup(); ++item) {
        const QRectF cell = scaled(m_plane.itemRect(group, item));
        if (cell.isEmpty() || !cell.intersects(seen))
            continue;
        boxes << cell.adjusted(inset, inset, -inset, -inset);
        items << item;
        if (const auto value = measures ? measures->ofItem(group, item) : std::nullopt)
            inks << m_picture.inkOf(*value);
    }
    const bool isMeasured = !inks.isEmpty() && inks.size() == boxes.size();
    if (isMeasured)
        addBoxes(boxes, inks);
    else
        m_scene.boxes(boxes, Ink::Surface);
    // All or none: an id missing here and there would look like a fault of the range. Smaller where the longest would not fit.
    const quint64 lastGroup = range.groupsTotal() - 1, lastItem = range.itemsOfGroup() - 1;
    const double size = m_plane.isLine() && !fits(lastGroup, lastItem, 1) ? smallerId : 1;
    if (m_detail != NDRangeDetail::Labels || !fits(lastGroup, lastItem, size))
        return;
    for (qsizetype i = 0; i < boxes.size(); ++i)
        m_scene.text(boxes[i], {shortId(group, items[i]), isMeasured ? inks[i].textOn() : Ink(Ink::Text), Qt::AlignCenter, size});
}

/// A corner of the work-group; where its work-items are seen a frame besides, and the corner above them as far as there is space, lest it
/// look like a mark of the last one.
void NDRangeItems::addFlag(const QRectF &box)
{
    if (m_detail != NDRangeDetail::Groups)
        m_scene.box(box.adjusted(-m_edge, -m_edge, m_edge, m_edge), {}, {Ink::Error, px(1.5)});
    addCorner(box, m_edge);
}

void NDRangeItems::addCorner(const QRectF &box, double edge)
{
    double side = std::min({box.width() * 0.5, box.height() * 0.5, px(12)});
    QPointF at = box.topRight() + QPointF(edge, -edge);
    if (m_detail != NDRangeDetail::Groups) {
        const double room = m_plane.gaps().height() * m_window.scale - edge - 2;
        side = std::min(side, std::max(room, px(leastCorner)));
        at.ry() -= std::min(side, std::max(room, 0.0));
    }
    QPainterPath corner(at);
    corner.lineTo(at - QPointF(side, 0));
    corner.lineTo(at + QPointF(0, side));
    m_scene.path(corner, Ink::Error);
}

void NDRangeItems::addGroupId(quint64 group, const QRectF &box)
{
    const QString id = m_picture.groupId(group);
    if (m_ids == NDRangePicture::GroupIds::Above) {
        const double gap = m_plane.gaps().height() * m_window.scale;
        const QString whole = QObject::tr("work-group %1").arg(id);
        const QString shown = m_metrics.horizontalAdvance(whole) <= box.width() ? whole : id;
        m_scene.text({box.left(), box.top() - gap, std::max(box.width(), m_metrics.horizontalAdvance(shown) + 1), gap - px(4)},
                     {shown, Ink::Muted, Qt::AlignLeft | Qt::AlignBottom});
        return;
    }
    const double wide = m_metrics.horizontalAdvance(id) + 8;
    const QRectF plate(box.center() - QPointF(wide / 2, m_metrics.height() / 2), QSizeF(wide, m_metrics.height()));
    const Ink ground = m_picture.isRecorded(group) ? Ink::Recorded : Ink::Raised;
    // It covers the edges of work-items.
    m_scene.box(plate, ground, {}, 3).text = {id, m_picture.isRecorded(group) ? ground.textOn() : Ink::Text, Qt::AlignCenter};
}

/// Too many groups to see each: squares of many stand for them.
void NDRangeItems::addBlocks()
{
    const quint64 side = groupsOfBlock(m_plane, m_window.scale);
    const auto &flagged = m_picture.blocksOf(m_picture.m_flagged, m_picture.m_flaggedBlocks, side);
    const auto &recorded = m_picture.blocksOf(m_picture.m_recorded, m_picture.m_recordedBlocks, side);
    const auto [fromColumn, toColumn] = m_plane.columnsIn(m_window.area());
    const auto [fromRow, toRow] = m_plane.rowsIn(m_window.area());
    QList<QRectF> absentBoxes, recordedBoxes, flaggedBoxes, measuredBoxes;
    QList<Ink> inks;
    for (quint64 row = fromRow / side * side; row < toRow; row += side) {
        for (quint64 column = fromColumn / side * side; column < toColumn; column += side) {
            const double columns = double(std::min(side, m_plane.columns() - column));
            const double rows = double(std::min(side, m_plane.rows() - row));
            const QRectF box = scaled({double(column) * m_plane.columnWidth(), double(row) * m_plane.rowHeight(),
                                       columns * m_plane.columnWidth(), rows * m_plane.rowHeight()})
                                   .adjusted(0, 0, -1, -1);
            const auto mean = m_picture.meanOfBlock(column, row, side);
            if (mean && flagged.contains({column, row}))
                flaggedBoxes << box.adjusted(0, box.height() * (1 - flaggedPart), 0, 0);
            if (!mean && flagged.contains({column, row})) { // In a few pixels a corner would not be seen.
                flaggedBoxes << box;
                continue;
            }
            absentBoxes << box;
            if (const auto found = recorded.find({column, row}); found != recorded.end()) {
                const double share = std::min(1.0, double(found->second) / double(groupsIn(column, row, side)));
                const QRectF part(box.topLeft(), QSizeF(std::max(1.0, box.width() * share), box.height()));
                (mean ? measuredBoxes : recordedBoxes) << part;
                if (mean)
                    inks << m_picture.inkOf(*mean);
            }
        }
    }
    m_scene.boxes(absentBoxes, Ink::Absent);
    m_scene.boxes(recordedBoxes, Ink::Recorded);
    addBoxes(measuredBoxes, inks);
    m_scene.boxes(flaggedBoxes, Ink::Error);
}

/// Fewer than the square of the side at the right and lower edges.
quint64 NDRangeItems::groupsIn(quint64 column, quint64 row, quint64 side) const
{
    quint64 groups = 0;
    for (quint64 at = row; at < std::min(row + side, m_plane.rows()); ++at) {
        const quint64 end = std::min(column + side, m_plane.columns());
        const bool isWhole = m_plane.groupAt(end - 1, at).has_value();
        for (quint64 cell = column; !isWhole && cell < end && m_plane.groupAt(cell, at); ++cell)
            ++groups;
        groups += isWhole ? end - column : 0;
    }
    return std::max<quint64>(1, groups);
}

void NDRangeItems::addChosen(quint64 group, std::optional<quint64> item)
{
    const QRectF box = scaled(m_plane.groupRect(group));
    if (box.isEmpty())
        return;
    const double edge = px(3);
    m_scene.box(box.adjusted(-edge, -edge, edge, edge), {}, {Ink::Accent, px(2.5)}, 2);
    if (m_picture.isFlagged(group) && m_detail != NDRangeDetail::Blocks)
        addCorner(box, edge); // The frame is not to hide it.
    const QRectF cell = item ? scaled(m_plane.itemRect(group, *item)) : QRectF();
    if (cell.isEmpty())
        return;
    const QString id = shortId(group, *item);
    SceneItem &shown = m_scene.box(cell.adjusted(0.5, 0.5, -0.5, -0.5), Ink::Accent);
    shown.subject = WorkItemSubject{group, *item};
    shown.name = QObject::tr("work-item %1").arg(id);
    if (m_metrics.horizontalAdvance(id) <= cell.width() - 3 && m_metrics.height() <= cell.height())
        m_scene.text(cell, {id, Ink::OnAccent, Qt::AlignCenter});
}

Scene NDRangePicture::scene(const SceneWindow &window) const
{
    return NDRangeItems(*this, window).scene();
}

} // namespace kernelscope
