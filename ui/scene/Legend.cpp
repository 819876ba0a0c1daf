#include "ui/scene/Legend.h"

#include <QFontMetricsF>

#include "ui/theme/Appearance.h"

namespace kernelscope {
namespace {

using Entry = LegendEntry;
using Mark = Entry::Mark;

class LegendItems
{
public:
    explicit LegendItems(const Appearance &appearance) : m_appearance(appearance), m_metrics(appearance.interfaceFont()) {}
    Scene scene(const QList<Entry> &entries, double width);

private:
    double add(const Entry &entry, const QPointF &at);
    double addText(const QString &text, const QPointF &at);
    void addMark(const Entry &entry, const QRectF &box);
    void addRamp(const QList<Ink> &ramp, const QRectF &box);
    double px(double length) const { return m_appearance.px(length); }

    const Appearance &m_appearance;
    const QFontMetricsF m_metrics;
    Scene m_scene;
};

Scene LegendItems::scene(const QList<Entry> &entries, double width)
{
    m_scene.ground = Ink::Window;
    double x = 0, y = 0;
    for (const Entry &entry : entries) {
        const qsizetype before = m_scene.items.size();
        double end = add(entry, {x, y});
        if (x > 0 && end > width) {
            m_scene.items.resize(before);
            x = 0;
            y += m_metrics.height() + px(3);
            end = add(entry, {x, y});
        }
        x = end + px(14);
    }
    m_scene.size = {width, y + m_metrics.height()};
    return m_scene;
}

/// Where it ends.
double LegendItems::add(const Entry &entry, const QPointF &at)
{
    const QString name = entry.before.isEmpty() ? entry.text : entry.before + u' ' + entry.text;
    const double height = m_metrics.height(), side = height * 0.72, gap = px(5);
    double x = at.x();
    if (!entry.before.isEmpty())
        x += addText(entry.before, at) + gap;
    if (entry.mark != Mark::Words) {
        const double width = entry.ramp.isEmpty() ? side : px(70);
        addMark(entry, {x, at.y() + (height - side) / 2, width, side});
        x += (entry.ramp.isEmpty() ? height : width) + gap;
    }
    x += addText(entry.text, {x, at.y()});
    m_scene.items.back().name = name;
    return x;
}

/// How wide it is.
double LegendItems::addText(const QString &text, const QPointF &at)
{
    const double width = m_metrics.horizontalAdvance(text);
    m_scene.text({at, QSizeF(width, m_metrics.height())}, {text, Ink::Muted, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip});
    return width;
}

void LegendItems::addMark(const Entry &entry, const QRectF &box)
{
    if (!entry.ramp.isEmpty())
        return addRamp(entry.ramp, box);
    const bool isFilled = entry.mark == Mark::Fill || entry.mark == Mark::Hatched;
    m_scene.box(box, entry.mark == Mark::Fill ? entry.ink : Ink(Ink::Surface));
    if (entry.mark == Mark::Hatched)
        m_scene.box(box, entry.ink).hatching = px(4);
    const bool isThin = isFilled || entry.mark == Mark::Thin;
    m_scene.box(entry.mark == Mark::Thin ? box.adjusted(0.5, 0.5, -0.5, -0.5) : box, {},
                {isFilled ? Ink(Ink::Edge) : entry.ink, isThin ? 1.0 : 2.0, entry.mark == Mark::Outside ? Qt::DotLine : Qt::SolidLine});
    if (entry.mark == Mark::Finding)
        m_scene.path(findingCorner(box, box.width() / 2), entry.ink);
}

void LegendItems::addRamp(const QList<Ink> &ramp, const QRectF &box)
{
    const double each = box.width() / double(ramp.size());
    for (qsizetype i = 0; i < ramp.size(); ++i)
        m_scene.box({box.left() + double(i) * each, box.top(), each + 0.5, box.height()}, ramp[i]);
}

} // namespace

Scene legendScene(const QList<LegendEntry> &entries, const Appearance &appearance, double width)
{
    return LegendItems(appearance).scene(entries, width);
}

QPainterPath findingCorner(const QRectF &cell, double side)
{
    QPainterPath corner(cell.topRight());
    corner.lineTo(cell.topRight() - QPointF(side, 0));
    corner.lineTo(cell.topRight() + QPointF(0, side));
    corner.closeSubpath();
    return corner;
}

} // namespace kernelscope
