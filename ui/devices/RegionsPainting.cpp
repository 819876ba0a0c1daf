#include "ui/devices/RegionsPainting.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "support/Numbers.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int mostObjects = 8; // Of a region; what more there is stands in one line.
constexpr double step = 1024;  // From mark to mark.
constexpr int constantRow = 2; // In the box of global memory; each other has one of its own.

RegionsPainting::RegionsPainting(const QList<MemoryRegion> &regions, const QString &device, const Appearance &appearance, double width,
                                 bool isBrief)
    : m_regions(regions), m_device(device), m_appearance(appearance), m_width(width), m_isBrief(isBrief),
      m_font(appearance.interfaceFont()), m_bold(appearance.interfaceFont())
{
    m_bold.setWeight(QFont::DemiBold);
    quint64 most = 1;
    for (const MemoryRegion &region : m_regions) {
        most = std::max(most, region.size);
        for (const RegionObject &object : region.objects)
            most = std::max(most, object.bytes);
    }
    m_most = std::max(step, 2 * double(most));
    layOut();
}

QString RegionsPainting::textOf(const MemoryRegion &region) const
{
    return QObject::tr("for %1").arg(region.scope) + u'\n' + region.note;
}

double RegionsPainting::rowHeight(int region) const
{
    const auto objects = m_regions[region].objects.size();
    const double lines = double(std::min<qsizetype>(objects, mostObjects) + (objects > mostObjects)) + (m_regions[region].size > 0);
    return lines * QFontMetricsF(m_font).height() * 1.15;
}

/// From the top down; a box is around its own row and all boxes after it that are inside of it.
void RegionsPainting::layOut()
{
    const QFontMetricsF metrics(m_font);
    const double gap = m_appearance.px(m_isBrief ? 6 : 10);
    const double column = std::clamp(m_width * 0.34, double(m_appearance.px(130)), double(m_appearance.px(260)));
    m_left = 3 * gap + column + gap;
    m_right = m_width - 4 * gap;
    const QStringList titles{
        QString(), QObject::tr("Device: %1").arg(m_device), {}, QObject::tr("Each work-group"), QObject::tr("Each work-item")};
    double top = 2.6 * metrics.height();
    for (int i = 0; i < int(m_regions.size()); ++i) {
        if (i != constantRow) {
            const double inset = gap * std::max(0, int(m_boxes.size()) - 1);
            m_boxes.append({titles[i], i, QRectF(inset, top, m_width - 2 * inset, 0)});
            top += titles[i].isEmpty() ? gap : metrics.height() + gap;
        }
        const double left = 3 * gap;
        const QRectF name(left, top, column, metrics.height());
        const QRectF room(left, name.bottom(), column, 1e4);
        const double height = m_isBrief ? 0 : metrics.boundingRect(room, Qt::TextWordWrap, textOf(m_regions[i])).height();
        const QRectF text(room.topLeft(), QSizeF(column, height));
        m_rows.append({name, text, top});
        top = std::max(text.bottom(), top + rowHeight(i)) + gap;
        if (i == 0) {
            m_boxes.first().place.setBottom(top);
            top += gap;
        }
    }
    for (qsizetype box = m_boxes.size() - 1; box > 0; --box, top += gap * 0.7)
        m_boxes[box].place.setBottom(m_height = top);
}

double RegionsPainting::toPixel(double bytes) const
{
    return m_left + (m_right - m_left) * std::log(std::max(1.0, bytes)) / std::log(m_most);
}

void RegionsPainting::paintScale(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    const QFontMetricsF metrics(m_font);
    painter.setPen(theme.mutedText);
    const QString said = QObject::tr("Logarithmic scale: each mark is 1,024 times the one before");
    painter.drawText(QRectF(0, 0, m_width, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(said, Qt::ElideRight, m_width));
    for (double mark = 1; mark <= m_most; mark *= step) {
        const double x = toPixel(mark);
        painter.fillRect(QRectF(std::round(x), 2.4 * metrics.height(), 1, m_height - 2.4 * metrics.height()), theme.border);
        painter.drawText(QRectF(x - 60, 1.25 * metrics.height(), 120, metrics.height()), Qt::AlignCenter,
                         mark == 1 ? QObject::tr("1 byte") : bytesText(quint64(mark)));
    }
}

void RegionsPainting::paintBoxes(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    const QFontMetricsF metrics(m_font);
    for (const Box &box : m_boxes) {
        painter.setPen(theme.edge());
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.place.adjusted(0.5, 0.5, -0.5, -0.5), m_appearance.px(6), m_appearance.px(6));
        painter.setPen(theme.mutedText);
        const QRectF title(m_rows[box.first].name.left(), box.place.top() + m_appearance.px(4), m_right - m_rows[box.first].name.left(),
                           metrics.height());
        painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(box.title, Qt::ElideRight, title.width()));
    }
}

/// The label stands after the bar; where there is no space, inside of it.
void RegionsPainting::paintBar(QPainter &painter, const QRectF &line, quint64 bytes, const QString &label, const QColor &colour) const
{
    const Theme &theme = m_appearance.theme();
    const QFontMetricsF metrics(m_font);
    const double gap = m_appearance.px(6);
    const QRectF bar(QPointF(m_left, line.top() + line.height() * 0.15),
                     QPointF(std::max(toPixel(double(bytes)), m_left + 2), line.bottom() - line.height() * 0.15));
    painter.fillRect(bar, colour);
    const double after = m_width - 4 * gap - bar.right();
    const bool isInside = metrics.horizontalAdvance(label) > after && bar.width() > after;
    const QRectF place = isInside ? bar.adjusted(gap, 0, -gap, 0) : QRectF(bar.right() + gap, line.top(), after, line.height());
    painter.setPen(isInside ? Theme::textOn(colour) : theme.text);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, metrics.elidedText(label, Qt::ElideRight, place.width()));
}

void RegionsPainting::paintRegion(QPainter &painter, int region) const
{
    const Theme &theme = m_appearance.theme();
    const MemoryRegion &shown = m_regions[region];
    const Row &row = m_rows[region];
    painter.setFont(m_bold);
    painter.setPen(theme.text);
    painter.drawText(row.name, Qt::AlignLeft | Qt::AlignVCenter, shown.name);
    painter.setFont(m_font);
    painter.setPen(theme.mutedText);
    if (!m_isBrief)
        painter.drawText(row.text, Qt::TextWordWrap, textOf(shown));
    const QColor colour = markColour(theme, region);
    const double height = QFontMetricsF(m_font).height() * 1.15;
    QRectF line(m_left, row.top, m_right - m_left, height);
    if (shown.size > 0) {
        const QRectF whole(QPointF(m_left, line.top() + 2), QPointF(toPixel(double(shown.size)), line.bottom() - 2));
        painter.fillRect(whole, mixed(theme.surface, colour, 0.25));
        painter.setPen(theme.text);
        painter.drawText(whole.adjusted(m_appearance.px(6), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, bytesText(shown.size));
        line.translate(0, height);
    }
    for (const RegionObject &object : shown.objects.first(std::min<qsizetype>(shown.objects.size(), mostObjects))) {
        paintBar(painter, line, object.bytes, objectText(object), colour);
        line.translate(0, height);
    }
    quint64 rest = 0;
    for (qsizetype i = mostObjects; i < shown.objects.size(); ++i)
        rest += shown.objects[i].bytes;
    if (shown.objects.size() > mostObjects)
        paintBar(painter, line, rest, QObject::tr("%1 more: %2").arg(shown.objects.size() - mostObjects).arg(bytesText(rest)), colour);
}

void RegionsPainting::paint(QPainter &painter) const
{
    painter.save();
    painter.setFont(m_font);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScale(painter);
    paintBoxes(painter);
    for (int region = 0; region < int(m_regions.size()); ++region)
        paintRegion(painter, region);
    painter.restore();
}

} // namespace kernelscope
