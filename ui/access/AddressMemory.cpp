// How the memory is drawn that a sub-group accesses: segments, banks, and what lies outside of an object.

#include <algorithm>
#include <cmath>
#include <map>

#include <QPainter>

#include "analysis/Evidence.h"
#include "support/Tr.h"
#include "ui/access/AddressPainting.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/Hatching.h"

namespace kernelscope {

void AddressPainting::paintHatching(QPainter &painter, const QRectF &rect) const
{
    painter.fillRect(rect, m_appearance.theme().surface);
    hatch(painter, rect, m_appearance.theme().edge(), m_appearance.px(6));
}

void AddressPainting::paintSegments(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    for (const SegmentLayout::Segment &segment : m_segments.segments)
        paintHatching(painter, segment.rect);
    for (const AddressLink &link : m_segments.links) {
        const QColor colour = laneColour(m_scene.lanes[link.access].lane);
        painter.fillRect(link.bytes, theme.surface); // No hatching between what is used.
        painter.fillRect(link.bytes.adjusted(link.bytes.width() > 6 ? 0.5 : 0, 0, link.bytes.width() > 6 ? -0.5 : 0, 0), colour);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.mutedText, 1));
    for (const SegmentLayout::Segment &segment : m_segments.segments)
        painter.drawRect(segment.rect);
    paintSegmentLabels(painter);
}

/// The element at which a segment begins, as often as there is room.
void AddressPainting::paintSegmentLabels(QPainter &painter) const
{
    painter.setFont(m_appearance.codeFont(0.8));
    painter.setPen(m_appearance.theme().mutedText);
    const QFontMetricsF metrics(painter.font());
    double free = m_outside.left.left();
    for (const SegmentLayout::Segment &segment : m_segments.segments) {
        const QString text = m_scene.elementAt(segment.object, segment.offset);
        const double width = metrics.horizontalAdvance(text);
        const double left = std::min(segment.rect.left(), m_outside.left.right() - width);
        if (left < free)
            continue;
        painter.drawText(QRectF(left, segment.rect.bottom() + m_appearance.px(3), width + 2, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
        free = left + width + m_appearance.px(10);
    }
}

void AddressPainting::paintBanks(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    painter.setFont(m_appearance.interfaceFont(0.8));
    const QFontMetricsF metrics(painter.font());
    const double wanted = metrics.horizontalAdvance(QString::number(m_banks.banks.size())) + m_appearance.px(4);
    const int every = m_banks.banks.empty() ? 1 : std::max(1, int(std::ceil(wanted / (m_banks.banks[0].width() + 3))));
    for (std::size_t bank = 0; bank < m_banks.banks.size(); ++bank) {
        const QRectF &column = m_banks.banks[bank];
        painter.fillRect(column, theme.raised);
        painter.setPen(theme.edge());
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(column);
        if (int(bank) % every != 0)
            continue;
        painter.setPen(theme.mutedText);
        painter.drawText(QRectF(column.center().x() - wanted, column.bottom() + m_appearance.px(1), 2 * wanted, metrics.height()),
                         Qt::AlignHCenter | Qt::AlignVCenter, QString::number(bank));
    }
    for (const BankLayout::Word &word : m_banks.words)
        paintWord(painter, word);
}

void AddressPainting::paintWord(QPainter &painter, const BankLayout::Word &word) const
{
    const Theme &theme = m_appearance.theme();
    const auto asks = [&](const LaneAccess &access) {
        return access.object == word.object && access.offset < word.offset + m_scene.model.bankWidth &&
               access.offset + qint64(access.size) > word.offset;
    };
    const auto lane = std::ranges::find_if(m_scene.lanes, asks);
    const QColor colour = laneColour(lane == m_scene.lanes.end() ? 0 : lane->lane);
    painter.fillRect(word.rect, colour);
    if (word.turn > 0) { // Waits for the words above: outlined, not only coloured.
        painter.setPen(QPen(theme.error, m_appearance.px(1.5)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(word.rect.adjusted(0.75, 0.75, -0.75, -0.75));
    }
    const QString text = QString::number(word.turn + 1);
    if (m_banks.turns > 1 && painter.fontMetrics().horizontalAdvance(text) + 4 < word.rect.width() &&
        painter.fontMetrics().height() <= word.rect.height() + 2) {
        painter.setPen(Theme::textOn(colour));
        painter.drawText(word.rect, Qt::AlignCenter, text);
    }
}

/// Which element lies there, the nearest of several; empty: none.
QString AddressPainting::outsideText(bool isBefore) const
{
    std::map<std::pair<int, qint64>, QString> elements;
    for (const LaneAccess &access : m_scene.lanes) {
        if (access.isOutside && (access.offset < 0) == isBefore)
            elements.emplace(std::pair(access.object, access.offset), accessedText(*m_scene.trace, access.event));
    }
    if (elements.empty())
        return {};
    const QString text = isBefore ? elements.rbegin()->second : elements.begin()->second;
    return elements.size() > 1 ? text + QChar(u'\u2026') : text;
}

double AddressPainting::outsideWidth() const
{
    const QFontMetricsF metrics(m_appearance.codeFont(0.8));
    double widest = metrics.horizontalAdvance(tr("outside"));
    for (const bool isBefore : {true, false})
        widest = std::max(widest, metrics.horizontalAdvance(outsideText(isBefore)));
    return std::min(widest + m_appearance.px(8), m_area.width() / 4);
}

/// Dashed, as there is nothing: which elements they would be.
void AddressPainting::paintOutside(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    painter.setFont(m_appearance.codeFont(0.8));
    const QFontMetricsF metrics(painter.font());
    for (const QRectF &box : {m_outside.before, m_outside.behind}) {
        if (box.isNull())
            continue;
        painter.setPen(QPen(theme.error, m_appearance.px(1.5), Qt::DashLine));
        painter.setBrush(theme.errorSoft);
        painter.drawRect(box.adjusted(1, 1, -1, -1));
        painter.setPen(theme.error);
        painter.drawText(QRectF(box.left(), box.bottom() + m_appearance.px(3), box.width(), metrics.height()),
                         Qt::AlignCenter | Qt::TextDontClip, outsideText(box == m_outside.before));
        painter.drawText(box, Qt::AlignCenter, tr("outside"));
    }
}

} // namespace kernelscope
