#include "ui/access/AddressPainting.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"
#include "ui/widgets/Hatching.h"

namespace kernelscope {

constexpr double mostLinks = 360; // high, however much room there is

static QString words(const char *text)
{
    return QCoreApplication::translate("AddressPainting", text);
}

AddressPainting::AddressPainting(const AddressScene &scene, const Appearance &appearance, const QRectF &area)
    : m_scene(scene), m_appearance(appearance), m_area(area), m_ramp(rampOn(appearance.theme().surface))
{
    layOut();
    if (m_segments.hidden > 0 || m_banks.hiddenTurns > 0)
        layOut(); // The caption tells of them.
}

double AddressPainting::leastHeight(const Appearance &appearance)
{
    return appearance.px(236);
}

/// Squeezed together its rows would cover each other; the words alone say more then.
bool AddressPainting::hasRoom() const
{
    return m_caption.top() - m_heading.bottom() >= m_appearance.px(110);
}

void AddressPainting::layOut()
{
    const auto px = [this](double length) { return double(m_appearance.px(length)); };
    layOutHeading();
    const QRectF anyHeight(0, 0, m_area.width(), 1e4);
    const double caption =
        QFontMetricsF(m_appearance.interfaceFont(0.95)).boundingRect(anyHeight, Qt::TextWordWrap, captionText()).height();
    m_caption = QRectF(m_area.left(), m_area.bottom() - caption - 1, m_area.width(), caption + 1);
    const double top = m_heading.bottom() + px(8);
    const QRectF laneRow(m_area.left(), top + px(16), m_area.width(), px(20));
    m_laneBoxes = laneBoxes(m_scene.laneCount, laneRow);
    const double room = m_caption.top() - px(8) - laneRow.bottom();
    if (m_scene.showsBanks()) {
        const double links = std::clamp(room * 0.35, px(30), px(220));
        const double numbers = QFontMetricsF(m_appearance.interfaceFont(0.8)).height(); // Below the columns.
        QRectF area(m_area.left(), laneRow.bottom() + links + px(16), m_area.width(), room - links - px(16) - numbers);
        area = layoutOutside(m_scene.lanes, area, outsideWidth()).left;
        m_banks = layoutBanks(m_scene.lanes, m_scene.model, area, px(24));
        // Columns of which most stay empty are cut short, and there is more room to follow the lines.
        if (const double needed = std::max(m_banks.turns + 1, 3) * px(24); needed < area.height()) {
            area.setTop(area.top() + std::min(area.height() - needed, px(140)));
            area.setHeight(needed);
            m_banks = layoutBanks(m_scene.lanes, m_scene.model, area, px(24));
        }
        m_outside = layoutOutside(m_scene.lanes, QRectF(m_area.left(), area.top(), m_area.width(), px(24)), outsideWidth());
    } else {
        const double height = std::clamp(room * 0.2, px(24), px(64));
        const double links = std::min(room - height - px(22), px(mostLinks));
        m_outside = layoutOutside(m_scene.lanes, QRectF(m_area.left(), laneRow.bottom() + links, m_area.width(), height), outsideWidth());
        m_segments = layoutSegments(m_scene.lanes, m_scene.model, m_outside.left);
    }
}

std::vector<AddressLink> AddressPainting::links() const
{
    std::vector<AddressLink> all = m_scene.showsBanks() ? m_banks.links : m_segments.links;
    all.insert(all.end(), m_outside.links.begin(), m_outside.links.end());
    return all;
}

QColor AddressPainting::laneColour(int lane) const
{
    const double share = m_scene.laneCount > 1 ? double(lane) / (m_scene.laneCount - 1) : 0.5;
    return Theme::ramp(m_ramp.first + (m_ramp.second - m_ramp.first) * share);
}

int AddressPainting::accessOfLane(int lane) const
{
    const auto found = std::ranges::find(m_scene.lanes, lane, &LaneAccess::lane);
    return found == m_scene.lanes.end() ? -1 : int(found - m_scene.lanes.begin());
}

void AddressPainting::paint(QPainter &painter, int lit) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintHeading(painter);
    if (hasRoom()) {
        paintLinks(painter, lit);
        paintLanes(painter, lit);
        m_scene.showsBanks() ? paintBanks(painter) : paintSegments(painter);
        paintOutside(painter);
    }
    paintCaption(painter);
    painter.restore();
}

QFont AddressPainting::titleFont() const
{
    QFont bold = m_appearance.interfaceFont();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

/// Each in as many lines as it takes, two at most: who stands where is said in fewer words where it would take more.
void AddressPainting::layOutHeading()
{
    const auto placed = [this](const QString &text, const QFont &font, double top) {
        const QFontMetricsF metrics(font);
        const QRectF room(0, 0, m_area.width(), 100 * metrics.height());
        const double wanted = metrics.boundingRect(room, Qt::TextWordWrap, text).height();
        return QRectF(m_area.left(), top, m_area.width(), std::min(wanted, 2.1 * metrics.height()) * 1.15);
    };
    const QFont font = m_appearance.interfaceFont(0.95);
    m_title = placed(m_scene.title(), titleFont(), m_area.top());
    m_whereText = unbroken(m_scene.whereText());
    const double twoLines = 2.1 * QFontMetricsF(font).height();
    if (QFontMetricsF(font).boundingRect(QRectF(0, 0, m_area.width(), 1e4), Qt::TextWordWrap, m_whereText).height() > twoLines)
        m_whereText = unbroken(m_scene.whereText(true));
    m_heading = placed(m_whereText, font, m_title.bottom());
}

void AddressPainting::paintHeading(QPainter &painter) const
{
    painter.setFont(titleFont());
    painter.setPen(m_appearance.theme().text);
    painter.drawText(m_title, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_scene.title());
    painter.setFont(m_appearance.interfaceFont(0.95));
    painter.setPen(m_appearance.theme().mutedText);
    painter.drawText(m_heading, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_whereText);
}

void AddressPainting::paintLanes(QPainter &painter, int lit) const
{
    const Theme &theme = m_appearance.theme();
    painter.setFont(m_appearance.interfaceFont(0.8));
    const QFontMetricsF metrics(painter.font());
    const double wanted = metrics.horizontalAdvance(QString::number(m_scene.laneCount)) + m_appearance.px(4);
    const int every = m_laneBoxes.empty() ? 1 : std::max(1, int(std::ceil(wanted / (m_laneBoxes[0].width() + 3))));
    for (int lane = 0; lane < m_scene.laneCount; ++lane) {
        const QRectF &box = m_laneBoxes[std::size_t(lane)];
        const int access = accessOfLane(lane);
        painter.setPen(access >= 0 ? QPen(Qt::NoPen) : QPen(hatchColour(theme), 1));
        painter.setBrush(access >= 0 ? QBrush(laneColour(lane)) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(box, 2, 2);
        if (access >= 0 && m_scene.lanes[std::size_t(access)].isOutside) {
            painter.setPen(QPen(theme.error, m_appearance.px(2)));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 2, 2);
        }
        if (access >= 0 && access == lit) {
            painter.setPen(QPen(theme.text, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 3, 3);
        }
        if (lane % every != 0)
            continue;
        const QRectF label(box.center().x() - wanted, box.top() - m_appearance.px(17), 2 * wanted, m_appearance.px(16));
        painter.setPen(theme.mutedText);
        painter.drawText(label, Qt::AlignHCenter | Qt::AlignVCenter,
                         QString::number(m_scene.step.subgroup * m_scene.model.subgroupSize + lane));
    }
}

void AddressPainting::paintLinks(QPainter &painter, int lit) const
{
    const bool many = m_scene.laneCount > 64;
    for (const AddressLink &link : links()) {
        const bool isLit = int(link.access) == lit;
        const LaneAccess &access = m_scene.lanes[link.access];
        const QRectF &box = m_laneBoxes[std::size_t(access.lane)];
        QColor colour = access.isOutside ? m_appearance.theme().error : laneColour(access.lane);
        colour.setAlphaF(lit >= 0 && !isLit ? 0.7f : many ? 0.75f : 1.0f);
        const QPointF from(box.center().x(), box.bottom() + 1);
        // To the top of a bank's column, not through it: lines that come together there wait for each other.
        const bool toBank = m_scene.showsBanks() && !access.isOutside;
        const QPointF to(link.bytes.center().x(), toBank ? m_banks.banks.front().top() : link.bytes.top());
        const double bend = (to.y() - from.y()) * 0.45;
        QPainterPath path(from);
        path.cubicTo(from + QPointF(0, bend), to - QPointF(0, bend), to);
        const double width = isLit ? m_appearance.px(2.5) : many && !access.isOutside ? 1.0 : m_appearance.px(1.6);
        painter.strokePath(path, QPen(colour, width, access.isOutside ? Qt::DashLine : Qt::SolidLine));
    }
}

void AddressPainting::paintHatching(QPainter &painter, const QRectF &rect) const
{
    const Theme &theme = m_appearance.theme();
    painter.fillRect(rect, theme.raised);
    hatch(painter, rect, theme.isDark ? theme.border.lighter(130) : theme.border, m_appearance.px(6));
}

void AddressPainting::paintSegments(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    for (const SegmentLayout::Segment &segment : m_segments.segments)
        paintHatching(painter, segment.rect);
    for (const AddressLink &link : m_segments.links) {
        const QColor colour = laneColour(m_scene.lanes[link.access].lane);
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
    std::set<std::pair<int, qint64>> elements;
    for (const LaneAccess &access : m_scene.lanes) {
        if (access.isOutside && (access.offset < 0) == isBefore)
            elements.insert({access.object, access.offset});
    }
    if (elements.empty())
        return {};
    const auto &[object, offset] = isBefore ? *elements.rbegin() : *elements.begin();
    const QString text = m_scene.elementAt(object, offset);
    return elements.size() > 1 ? text + QChar(u'\u2026') : text;
}

double AddressPainting::outsideWidth() const
{
    const QFontMetricsF metrics(m_appearance.codeFont(0.8));
    double widest = metrics.horizontalAdvance(words("outside"));
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
        painter.drawText(box, Qt::AlignCenter, words("outside"));
    }
}

QString AddressPainting::captionText() const
{
    QString text = m_scene.costText();
    if (m_segments.hidden > 0)
        text += words(" %1 more segments are not drawn.").arg(fullCount(m_segments.hidden));
    if (m_banks.hiddenTurns > 0)
        text += words(" %1 more turns are not drawn.").arg(m_banks.hiddenTurns);
    return unbroken(text);
}

void AddressPainting::paintCaption(QPainter &painter) const
{
    painter.setFont(m_appearance.interfaceFont(0.95));
    painter.setPen(m_appearance.theme().text);
    painter.drawText(m_caption, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap, captionText());
}

int AddressPainting::accessAt(const QPointF &point) const
{
    for (std::size_t lane = 0; lane < m_laneBoxes.size(); ++lane) {
        if (m_laneBoxes[lane].adjusted(-1, -m_appearance.px(17), 1, m_appearance.px(4)).contains(point))
            return accessOfLane(int(lane));
    }
    for (const AddressLink &link : links()) {
        if (link.bytes.adjusted(-1, 0, 1, 0).contains(point))
            return int(link.access);
    }
    return -1;
}

} // namespace kernelscope
