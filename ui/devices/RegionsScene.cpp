#include "ui/devices/RegionsScene.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QObject>

#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr double step = 1024;  // From mark to mark.
constexpr int constantRow = 2; // In the box of global memory; each other has one of its own.

struct RegionRow
{
    QRectF name;
    QRectF text; ///< who sees it, how large it is
    QRectF bars;
};

struct RegionBox
{
    QString title;
    int first = 0; ///< row
    QRectF place;
};

class RegionsLayout
{
public:
    RegionsLayout(const QList<MemoryRegion> &regions, const QString &device, const Appearance &appearance, double width, bool isBrief)
        : m_regions(regions), m_appearance(appearance), m_metrics(appearance.interfaceFont()), m_width(width), m_isBrief(isBrief)
    {
        quint64 most = 1;
        for (const MemoryRegion &region : regions) {
            most = std::max(most, region.size);
            for (const RegionObject &object : region.objects)
                most = std::max(most, object.bytes);
        }
        m_most = std::max(step, 2 * double(most));
        layOut(device);
    }

    Scene scene()
    {
        m_scene.size = {m_width, m_height};
        m_scene.ground = Ink::Window;
        addScale();
        for (const RegionBox &box : std::as_const(m_boxes))
            addBox(box);
        for (int region = 0; region < int(m_regions.size()); ++region)
            addRegion(m_regions[region], m_rows[region], region);
        return m_scene;
    }

private:
    double barHeight() const { return m_metrics.height() * 1.15; }
    double toPixel(double bytes) const { return m_left + (m_right - m_left) * std::log(std::max(1.0, bytes)) / std::log(m_most); }
    void layOut(const QString &device);
    void addScale();
    void addBox(const RegionBox &box);
    void addRegion(const MemoryRegion &region, const RegionRow &row, int number);
    void addBar(const QRectF &line, quint64 bytes, const QString &label, const Ink &ink);

    const QList<MemoryRegion> &m_regions;
    const Appearance &m_appearance;
    const QFontMetricsF m_metrics;
    const double m_width;
    const bool m_isBrief;
    double m_height = 0;
    double m_left = 0; ///< of the bars
    double m_right = 0;
    double m_most = 1; ///< bytes at the right end
    QList<RegionRow> m_rows;
    QList<RegionBox> m_boxes;
    Scene m_scene;
};

QString textOf(const MemoryRegion &region)
{
    return QObject::tr("for %1").arg(region.scope) + u'\n' + region.note;
}

/// From the top down; a box is around its own row and all boxes after it that are inside of it.
void RegionsLayout::layOut(const QString &device)
{
    const double gap = m_appearance.px(m_isBrief ? 6 : 10);
    const double column = std::clamp(m_width * 0.34, double(m_appearance.px(130)), double(m_appearance.px(260)));
    m_left = 3 * gap + column + gap;
    m_right = m_width - 4 * gap;
    const QStringList titles{
        QString(), QObject::tr("Device: %1").arg(device), {}, QObject::tr("Each work-group"), QObject::tr("Each work-item")};
    double top = 2.6 * m_metrics.height();
    for (int i = 0; i < int(m_regions.size()); ++i) {
        if (i != constantRow) {
            const double inset = gap * std::max(0, int(m_boxes.size()) - 1);
            m_boxes.append({titles[i], i, QRectF(inset, top, m_width - 2 * inset, 0)});
            top += titles[i].isEmpty() ? gap : m_metrics.height() + gap;
        }
        const QRectF name(3 * gap, top, column, m_metrics.height());
        const QRectF room(name.bottomLeft(), QSizeF(column, 1e4));
        const double height = m_isBrief ? 0 : m_metrics.boundingRect(room, Qt::TextWordWrap, textOf(m_regions[i])).height();
        const auto objects = m_regions[i].objects.size();
        const auto bars = std::min<qsizetype>(objects, mostObjects) + (objects > mostObjects) + (m_regions[i].size > 0);
        m_rows.append({name, QRectF(room.topLeft(), QSizeF(column, height)),
                       QRectF(QPointF(m_left, top), QPointF(m_right, top + double(bars) * barHeight()))});
        top = std::max(m_rows.last().text.bottom(), m_rows.last().bars.bottom()) + gap;
        if (i == 0) {
            m_boxes.first().place.setBottom(top);
            top += gap;
        }
    }
    for (qsizetype box = m_boxes.size() - 1; box > 0; --box, top += gap * 0.7)
        m_boxes[box].place.setBottom(m_height = top);
}

void RegionsLayout::addScale()
{
    const double line = m_metrics.height();
    m_scene.text(
        {0, 0, m_width, line},
        {.text = QObject::tr("Logarithmic scale: each mark is 1,024 times the one before"), .ink = Ink::Muted, .elide = Qt::ElideRight});
    for (double mark = 1; mark <= m_most; mark *= step) {
        const double x = toPixel(mark);
        m_scene.box({std::round(x), 2.4 * line, 1, m_height - 2.4 * line}, Ink::Border);
        m_scene.text({x - 60, 1.25 * line, 120, line}, {shownBytes(quint64(mark)), Ink::Muted, Qt::AlignCenter});
    }
}

void RegionsLayout::addBox(const RegionBox &box)
{
    m_scene.box(box.place.adjusted(0.5, 0.5, -0.5, -0.5), {}, {Ink::Edge}, m_appearance.px(6));
    const double left = m_rows[box.first].name.left();
    m_scene.text({left, box.place.top() + m_appearance.px(4), m_right - left, m_metrics.height()},
                 {.text = box.title, .ink = Ink::Muted, .elide = Qt::ElideRight});
}

/// The label stands after the bar; where there is no space, inside of it.
void RegionsLayout::addBar(const QRectF &line, quint64 bytes, const QString &label, const Ink &ink)
{
    const double gap = m_appearance.px(6);
    const QRectF bar(QPointF(m_left, line.top() + line.height() * 0.15),
                     QPointF(std::max(toPixel(double(bytes)), m_left + 2), line.bottom() - line.height() * 0.15));
    m_scene.box(bar, ink);
    const double after = m_width - 4 * gap - bar.right();
    const bool isInside = m_metrics.horizontalAdvance(label) > after && bar.width() > after;
    const QRectF place = isInside ? bar.adjusted(gap, 0, -gap, 0) : QRectF(bar.right() + gap, line.top(), after, line.height());
    m_scene.text(place, {.text = label,
                         .ink = isInside ? ink.textOn() : Ink(Ink::Text),
                         .flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                         .elide = Qt::ElideRight});
}

void RegionsLayout::addRegion(const MemoryRegion &region, const RegionRow &row, int number)
{
    SceneItem &whole = m_scene.box(row.name | row.text | row.bars, {});
    whole.name = regionsText({region});
    whole.subject = RegionSubject{number};
    m_scene.text(row.name, {.text = region.name, .isBold = true});
    if (!m_isBrief)
        m_scene.text(row.text, {textOf(region), Ink::Muted, Qt::TextWordWrap});
    const Ink ink(Ink::Mark, number);
    QRectF line(row.bars.topLeft(), QSizeF(row.bars.width(), barHeight()));
    if (region.size > 0) {
        const QRectF bar(QPointF(m_left, line.top() + 2), QPointF(toPixel(double(region.size)), line.bottom() - 2));
        m_scene.box(bar, ink.mixed(0.25));
        m_scene.text(bar.adjusted(m_appearance.px(6), 0, 0, 0), {shownBytes(region.size)});
        line.translate(0, line.height());
    }
    for (const RegionObject &object : region.objects.first(std::min<qsizetype>(region.objects.size(), mostObjects))) {
        addBar(line, object.bytes, objectText(object), ink);
        line.translate(0, line.height());
    }
    if (const RegionObject rest = restOf(region); !rest.name.isEmpty())
        addBar(line, rest.bytes, objectText(rest), ink);
}

} // namespace

Scene regionsScene(const QList<MemoryRegion> &regions, const QString &device, const Appearance &appearance, double width, bool isBrief)
{
    return RegionsLayout(regions, device, appearance, width, isBrief).scene();
}

} // namespace kernelscope
