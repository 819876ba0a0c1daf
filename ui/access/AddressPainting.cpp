#include "ui/access/AddressPainting.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>

#include "support/Tr.h"
#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"

namespace kernelscope {

constexpr int manyLanes = 64; // Of which lines are thin.
constexpr double leastLabelled = 400;
constexpr double mostLinks = 360; // high, however much room there is

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
    const double labels = m_area.width() >= px(leastLabelled) ? labelWidth() : 0;
    const QRectF drawn = m_area.adjusted(labels, 0, 0, 0);
    const QRectF laneRow(drawn.left(), top + px(16), drawn.width(), px(20));
    m_laneBoxes = laneBoxes(m_scene.laneCount, laneRow);
    const double room = m_caption.top() - px(8) - laneRow.bottom();
    if (m_scene.showsBanks()) {
        const double numbers = QFontMetricsF(m_appearance.interfaceFont(0.8)).height(); // Below the columns.
        // The lines give way before turns are left out.
        const int turns = layoutBanks(m_scene.lanes, m_scene.model, QRectF(), 1).turns;
        const double links = std::max(px(30), std::min({room * 0.35, px(220), room - px(16) - numbers - turns * px(6) - 1}));
        QRectF area(drawn.left(), laneRow.bottom() + links + px(16), drawn.width(), room - links - px(16) - numbers);
        area = layoutOutside(m_scene.lanes, area, outsideWidth()).left;
        m_banks = layoutBanks(m_scene.lanes, m_scene.model, area, px(24));
        // Columns of which most stay empty are cut short, and there is more room to follow the lines.
        if (const double needed = std::max(m_banks.turns + 1, 3) * px(24); needed < area.height()) {
            area.setTop(area.top() + std::min(area.height() - needed, px(140)));
            area.setHeight(needed);
            m_banks = layoutBanks(m_scene.lanes, m_scene.model, area, px(24));
        }
        m_outside = layoutOutside(m_scene.lanes, QRectF(drawn.left(), area.top(), drawn.width(), px(24)), outsideWidth());
    } else {
        const double height = std::clamp(room * 0.2, px(24), px(64));
        const double links = std::min(room - height - px(22), px(mostLinks));
        m_outside = layoutOutside(m_scene.lanes, QRectF(drawn.left(), laneRow.bottom() + links, drawn.width(), height), outsideWidth());
        m_segments = layoutSegments(m_scene.lanes, m_scene.model, m_outside.left);
    }
}

/// What stands in a row, and below it, before the rows.
std::pair<QString, QString> AddressPainting::rowLabels() const
{
    const bool isImage = m_scene.memory == AddressSpace::Image;
    return {tr("work-items"), m_scene.showsBanks() ? tr("banks") : isImage ? tr("pixels") : tr("segments")};
}

double AddressPainting::labelWidth() const
{
    const QFontMetricsF metrics(m_appearance.interfaceFont(0.8));
    const auto [above, below] = rowLabels();
    return std::max(metrics.horizontalAdvance(above), metrics.horizontalAdvance(below)) + m_appearance.px(10);
}

void AddressPainting::paintRowLabels(QPainter &painter) const
{
    if (m_laneBoxes.empty() || m_laneBoxes.front().left() < m_area.left() + labelWidth() - 1)
        return;
    painter.setFont(m_appearance.interfaceFont(0.8));
    painter.setPen(m_appearance.theme().mutedText);
    const double height = QFontMetricsF(painter.font()).height();
    const auto [above, below] = rowLabels();
    const double lanes = m_laneBoxes.front().center().y();
    painter.drawText(QRectF(m_area.left(), lanes - height / 2, labelWidth(), height), Qt::AlignLeft | Qt::AlignVCenter, above);
    // Banks have their numbers below them.
    double y = m_outside.left.center().y();
    if (m_scene.showsBanks() && !m_banks.banks.empty())
        y = m_banks.banks.front().bottom() + m_appearance.px(1) + height / 2;
    painter.drawText(QRectF(m_area.left(), y - height / 2, labelWidth(), height), Qt::AlignLeft | Qt::AlignVCenter, below);
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
    paintGround(painter, lit >= 0);
    paintLit(painter, lit);
}

void AddressPainting::paintGround(QPainter &painter, bool isDimmed) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintHeading(painter);
    if (hasRoom()) {
        const double strength = isDimmed ? 0.7 : m_scene.laneCount > manyLanes ? 0.75 : 1;
        for (const AddressLink &link : links())
            paintLink(painter, link, strength, false);
        paintLanes(painter);
        m_scene.showsBanks() ? paintBanks(painter) : paintSegments(painter);
        paintOutside(painter);
        paintRowLabels(painter);
    }
    paintCaption(painter);
    painter.restore();
}

void AddressPainting::paintLit(QPainter &painter, int lit) const
{
    if (lit < 0 || !hasRoom())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const AddressLink &link : links()) {
        if (int(link.access) == lit)
            paintLink(painter, link, 1, true);
    }
    const QRectF &box = m_laneBoxes[std::size_t(m_scene.lanes[std::size_t(lit)].lane)];
    painter.setPen(QPen(m_appearance.theme().text, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 3, 3);
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

void AddressPainting::paintLanes(QPainter &painter) const
{
    const Theme &theme = m_appearance.theme();
    painter.setFont(m_appearance.interfaceFont(0.8));
    const QFontMetricsF metrics(painter.font());
    const double wanted = metrics.horizontalAdvance(QString::number(m_scene.laneCount)) + m_appearance.px(4);
    const int every = m_laneBoxes.empty() ? 1 : std::max(1, int(std::ceil(wanted / (m_laneBoxes[0].width() + 3))));
    for (int lane = 0; lane < m_scene.laneCount; ++lane) {
        const QRectF &box = m_laneBoxes[std::size_t(lane)];
        const int access = accessOfLane(lane);
        painter.setPen(access >= 0 ? QPen(Qt::NoPen) : QPen(theme.edge(), 1));
        painter.setBrush(access >= 0 ? QBrush(laneColour(lane)) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(box, 2, 2);
        if (access >= 0 && m_scene.lanes[std::size_t(access)].isOutside) {
            painter.setPen(QPen(theme.error, m_appearance.px(2)));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 2, 2);
        }
        if (lane % every != 0)
            continue;
        const QRectF label(box.center().x() - wanted, box.top() - m_appearance.px(17), 2 * wanted, m_appearance.px(16));
        painter.setPen(theme.mutedText);
        painter.drawText(label, Qt::AlignHCenter | Qt::AlignVCenter,
                         QString::number(m_scene.step.subgroup * m_scene.model.subgroupSize + lane));
    }
}

void AddressPainting::paintLink(QPainter &painter, const AddressLink &link, double strength, bool isLit) const
{
    const bool many = m_scene.laneCount > manyLanes;
    const LaneAccess &access = m_scene.lanes[link.access];
    const QRectF &box = m_laneBoxes[std::size_t(access.lane)];
    QColor colour = access.isOutside ? m_appearance.theme().error : laneColour(access.lane);
    colour.setAlphaF(float(strength));
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

QString AddressPainting::captionText() const
{
    QString text = m_scene.costText();
    if (m_segments.hidden > 0)
        text += tr(" %1 more segments are not drawn.").arg(fullCount(m_segments.hidden));
    if (m_banks.hiddenTurns > 0)
        text += tr(" %1 more turns are not drawn.").arg(m_banks.hiddenTurns);
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
