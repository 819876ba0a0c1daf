#include "ui/access/AddressScene.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QFontMetricsF>

#include "analysis/Evidence.h"
#include "support/Ranges.h"
#include "support/Tr.h"
#include "ui/layout/AddressLayout.h"
#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"

namespace kernelscope {
namespace {

constexpr int manyLanes = 64; // Of which lines are thin.
constexpr double leastLabelled = 400;
constexpr double mostLinks = 360; // high, however much space there is
constexpr double leastRows = 110; // Squeezed together they would cover each other; the words alone say more then.
constexpr double mostLines = 2.1; // of the title, and of what stands below it
constexpr double textSize = 0.95; // of sentences
constexpr double labelSize = 0.8;
constexpr double numberHeight = 16;

/// A step laid out for an area, and put into a scene.
class AddressDrawing
{
    Q_DECLARE_TR_FUNCTIONS(kernelscope::AddressDrawing)

public:
    AddressDrawing(const AddressData &data, const Appearance &appearance, const QRectF &area)
        : m_data(data), m_appearance(appearance), m_area(area), m_label(appearance.interfaceFont(labelSize)),
          m_element(appearance.codeFont(labelSize)),
          m_ramp(rampOn(appearance.theme().surface)), m_rows{tr("work-items"), data.showsBanks()                    ? tr("banks")
                                                                               : data.memory == AddressSpace::Image ? tr("pixels")
                                                                                                                    : tr("segments")}
    {
        layOut();
        if (m_segments.hidden > 0 || m_banks.hiddenTurns > 0)
            layOut(); // The caption says so.
    }

    Scene scene(const Subject &lit)
    {
        m_scene.size = QSizeF(m_area.right(), m_area.bottom());
        m_scene.shows = Scene::Lit;
        m_scene.text(m_title, {m_data.title(), Ink::Text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, 1, true});
        m_scene.text(m_heading, {m_where, Ink::Muted, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, textSize});
        if (m_caption.top() - m_heading.bottom() >= px(leastRows)) {
            const auto lane = std::ranges::find(m_data.lanes, lit, [](const LaneAccess &access) { return subjectOf(access); });
            addRows(lane != m_data.lanes.end());
            if (lane != m_data.lanes.end())
                addLit(*lane);
            addTargets();
        }
        m_scene.text(m_caption, {captionText(), Ink::Text, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap, textSize});
        return m_scene;
    }

private:
    double px(double length) const { return m_appearance.px(length); }
    static Subject subjectOf(const LaneAccess &access) { return AccessSubject{access.event.value}; }
    const LaneAccess &accessOf(const AddressLink &link) const { return m_data.lanes[link.access]; }

    double heightOf(const QString &text, const QFont &font) const
    {
        return QFontMetricsF(font).boundingRect(QRectF(0, 0, m_area.width(), 1e4), Qt::TextWordWrap, text).height();
    }

    /// Each in as many lines as it takes, two at most: who stands where is said in fewer words where it would take more.
    void layOutHeading()
    {
        QFont bold = m_appearance.interfaceFont();
        bold.setWeight(QFont::DemiBold);
        const QFont font = m_appearance.interfaceFont(textSize);
        const auto placed = [this](const QString &text, const QFont &in, double top) {
            const double height = std::min(heightOf(text, in), mostLines * QFontMetricsF(in).height());
            return QRectF(m_area.left(), top, m_area.width(), height * 1.15);
        };
        m_where = unbroken(m_data.whereText());
        if (heightOf(m_where, font) > mostLines * QFontMetricsF(font).height())
            m_where = unbroken(m_data.whereText(true));
        m_title = placed(m_data.title(), bold, m_area.top());
        m_heading = placed(m_where, font, m_title.bottom());
    }

    void layOut()
    {
        layOutHeading();
        const double caption = heightOf(captionText(), m_appearance.interfaceFont(textSize)) + 1;
        m_caption = QRectF(m_area.left(), m_area.bottom() - caption, m_area.width(), caption);
        const auto width = [this](const QString &text) { return m_label.horizontalAdvance(text); };
        m_rowLabels = m_area.width() < px(leastLabelled) ? 0 : std::max(width(m_rows[0]), width(m_rows[1])) + px(10);
        const double left = m_area.left() + m_rowLabels;
        const QRectF laneRow(left, m_heading.bottom() + px(8) + px(numberHeight), m_area.right() - left, px(20));
        m_laneBoxes = laneBoxes(m_data.laneCount, laneRow);
        const QRectF below(left, laneRow.bottom(), laneRow.width(), m_caption.top() - px(8) - laneRow.bottom());
        m_data.showsBanks() ? layOutBanks(below) : layOutSegments(below);
        m_links = m_data.showsBanks() ? m_banks.links : m_segments.links;
        m_links.insert(m_links.end(), m_outside.links.begin(), m_outside.links.end());
    }

    void layOutSegments(const QRectF &below)
    {
        const double height = std::clamp(below.height() * 0.2, px(24), px(64));
        const double links = std::min(below.height() - height - px(22), px(mostLinks));
        m_outside = layoutOutside(m_data.lanes, QRectF(below.left(), below.top() + links, below.width(), height), outsideWidth());
        m_segments = layoutSegments(m_data.lanes, m_data.model, m_outside.left);
    }

    void layOutBanks(const QRectF &below)
    {
        const double words = below.height() - px(16) - m_label.height(); // Numbers stand below the columns.
        // The lines give way before turns are left out.
        const int turns = layoutBanks(m_data.lanes, m_data.model, QRectF(), 1).turns;
        const double links = std::max(px(30), std::min({below.height() * 0.35, px(220), words - turns * px(6) - 1}));
        QRectF area(below.left(), below.top() + links + px(16), below.width(), words - links);
        area = layoutOutside(m_data.lanes, area, outsideWidth()).left;
        m_banks = layoutBanks(m_data.lanes, m_data.model, area, px(24));
        // Columns of which most stay empty are cut short, and there is more space to follow the lines.
        if (const double needed = std::max(m_banks.turns + 1, 3) * px(24); needed < area.height()) {
            area.setTop(area.top() + std::min(area.height() - needed, px(140)));
            area.setHeight(needed);
            m_banks = layoutBanks(m_data.lanes, m_data.model, area, px(24));
        }
        m_outside = layoutOutside(m_data.lanes, QRectF(below.left(), area.top(), below.width(), px(24)), outsideWidth());
    }

    QString captionText() const
    {
        QString text = m_data.costText();
        if (m_segments.hidden > 0)
            text += m_segments.hidden == 1 ? tr(" 1 more segment is not drawn.")
                                           : tr(" %1 more segments are not drawn.").arg(fullCount(m_segments.hidden));
        if (m_banks.hiddenTurns > 0)
            text +=
                m_banks.hiddenTurns == 1 ? tr(" 1 more pass is not drawn.") : tr(" %1 more passes are not drawn.").arg(m_banks.hiddenTurns);
        return unbroken(text);
    }

    /// Which element lies there, the nearest of several; empty: none.
    QString outsideText(bool isBefore) const
    {
        std::map<std::pair<int, qint64>, QString> elements;
        for (const LaneAccess &access : m_data.lanes) {
            if (access.isOutside && (access.offset < 0) == isBefore)
                elements.emplace(std::pair(access.object, access.offset), accessedText(*m_data.trace, access.event));
        }
        if (elements.empty())
            return {};
        const QString text = isBefore ? elements.rbegin()->second : elements.begin()->second;
        return elements.size() > 1 ? text + QChar(u'\u2026') : text;
    }

    double outsideWidth() const
    {
        double widest = m_element.horizontalAdvance(tr("outside"));
        for (const bool isBefore : {true, false})
            widest = std::max(widest, m_element.horizontalAdvance(outsideText(isBefore)));
        return std::min(widest + px(8), m_area.width() / 4);
    }

    Ink laneInk(int lane) const
    {
        const double share = m_data.laneCount > 1 ? double(lane) / (m_data.laneCount - 1) : 0.5;
        return {Ink::Ramp, std::lerp(m_ramp.first, m_ramp.second, share)};
    }

    void addRows(bool isDimmed)
    {
        for (const AddressLink &link : m_links)
            addLink(link, isDimmed ? 0.7 : m_data.laneCount > manyLanes ? 0.75 : 1, false);
        addLanes();
        m_data.showsBanks() ? addBanks() : addSegments();
        addOutside();
        addRowLabels();
    }

    void addLink(const AddressLink &link, double opacity, bool isLit)
    {
        const LaneAccess &access = accessOf(link);
        const QRectF &box = m_laneBoxes[std::size_t(access.lane)];
        const QPointF from(box.center().x(), box.bottom());
        // To the top of a bank's column, not through it: lines that come together there wait for each other.
        const bool toBank = m_data.showsBanks() && !access.isOutside;
        const QPointF to(link.bytes.center().x(), toBank ? m_banks.banks.front().top() : link.bytes.top());
        const QPointF bend(0, (to.y() - from.y()) * 0.45);
        QPainterPath path(from);
        path.cubicTo(from + bend, to - bend, to);
        const bool isThin = m_data.laneCount > manyLanes && !access.isOutside;
        Ink ink = access.isOutside ? Ink::Error : laneInk(access.lane);
        ink.opacity = opacity;
        m_scene.path(path, {}, {ink, isLit ? px(2.5) : isThin ? 1 : px(1.6), access.isOutside ? Qt::DashLine : Qt::SolidLine});
    }

    void addLanes()
    {
        auto access = m_data.lanes.begin();
        for (int lane = 0; lane < m_data.laneCount; ++lane) {
            const QRectF &box = m_laneBoxes[std::size_t(lane)];
            if (access == m_data.lanes.end() || access->lane != lane) {
                m_scene.box(box, {}, {Ink::Edge}, 2);
                continue;
            }
            m_scene.box(box, laneInk(lane), {}, 2);
            if (access->isOutside)
                m_scene.box(box.adjusted(1, 1, -1, -1), {}, {Ink::Error, px(2)}, 2);
            ++access;
        }
        const double top = m_laneBoxes.front().top() - px(numberHeight + 1);
        addNumbers(m_laneBoxes, m_data.step.subgroup * m_data.model.subgroupSize, top, px(numberHeight));
    }

    /// As many as there is space for.
    void addNumbers(const std::vector<QRectF> &boxes, int first, double top, double height)
    {
        const double wanted = m_label.horizontalAdvance(QString::number(first + int(boxes.size()))) + px(4);
        const int every = std::max(1, int(std::ceil(wanted / (boxes.front().width() + 3))));
        for (int box = 0; box < int(boxes.size()); box += every) {
            m_scene.text({boxes[std::size_t(box)].center().x() - wanted, top, 2 * wanted, height},
                         {QString::number(first + box), Ink::Muted, Qt::AlignCenter, labelSize});
        }
    }

    void addSegments()
    {
        for (const SegmentLayout::Segment &segment : m_segments.segments)
            m_scene.box(segment.rect, Ink::Edge).hatching = px(6);
        const QList<QRectF> used = mapped(m_segments.links, &AddressLink::bytes);
        m_scene.boxes(used, Ink::Surface); // No hatching between what is used.
        for (const AddressLink &link : m_segments.links) {
            const double gap = link.bytes.width() > 6 ? 0.5 : 0;
            m_scene.box(link.bytes.adjusted(gap, 0, -gap, 0), laneInk(accessOf(link).lane));
        }
        for (const SegmentLayout::Segment &segment : m_segments.segments)
            m_scene.box(segment.rect, {}, {Ink::Muted});
        addSegmentLabels();
    }

    /// The element at which a segment begins, as often as there is space.
    void addSegmentLabels()
    {
        double free = m_outside.left.left();
        for (const SegmentLayout::Segment &segment : m_segments.segments) {
            const QString text = m_data.elementAt(segment.object, segment.offset);
            const double width = m_element.horizontalAdvance(text);
            const double left = std::min(segment.rect.left(), m_outside.left.right() - width);
            if (left < free)
                continue;
            addElement({left, segment.rect.bottom() + px(3), width + 2, m_element.height()}, text, Ink::Muted, Qt::AlignLeft);
            free = left + width + px(10);
        }
    }

    void addElement(const QRectF &rect, const QString &text, const Ink &ink, Qt::Alignment alignment)
    {
        m_scene.text(rect, {text, ink, int(alignment | Qt::AlignVCenter) | Qt::TextDontClip, labelSize}).text.isCode = true;
    }

    void addBanks()
    {
        for (const QRectF &column : m_banks.banks)
            m_scene.box(column, Ink::Raised, {Ink::Edge});
        addNumbers(m_banks.banks, 0, m_banks.banks.front().bottom() + px(1), m_label.height());
        for (const BankLayout::Word &word : m_banks.words) {
            const Ink ink = laneInk(m_data.lanes[word.access].lane);
            m_scene.box(word.rect, ink);
            if (word.turn > 0) // Waits for the words above: outlined, not only coloured.
                m_scene.box(word.rect.adjusted(0.75, 0.75, -0.75, -0.75), {}, {Ink::Error, px(1.5)});
            const QString turn = QString::number(word.turn + 1);
            const QSizeF needed(m_label.horizontalAdvance(turn) + 4, m_label.height() - 2);
            if (m_banks.turns > 1 && needed.width() < word.rect.width() && needed.height() <= word.rect.height())
                m_scene.text(word.rect, {turn, ink.textOn(), Qt::AlignCenter, labelSize});
        }
    }

    /// Dashed, as there is nothing: which elements they would be.
    void addOutside()
    {
        for (const bool isBefore : {true, false}) {
            const QRectF &box = isBefore ? m_outside.before : m_outside.behind;
            if (box.isNull())
                continue;
            m_scene.box(box.adjusted(1, 1, -1, -1), Ink::ErrorSoft, {Ink::Error, px(1.5), Qt::DashLine});
            addElement(box, tr("outside"), Ink::Error, Qt::AlignHCenter);
            addElement({box.left(), box.bottom() + px(3), box.width(), m_element.height()}, outsideText(isBefore), Ink::Error,
                       Qt::AlignHCenter);
        }
    }

    void addRowLabels()
    {
        if (m_rowLabels <= 0)
            return;
        const double height = m_label.height();
        const double banks = m_data.showsBanks() ? m_banks.banks.front().bottom() + px(1) + height / 2 : 0; // As their numbers.
        const double middles[] = {m_laneBoxes.front().center().y(), m_data.showsBanks() ? banks : m_outside.left.center().y()};
        for (const int row : {0, 1}) {
            m_scene.text({m_area.left(), middles[row] - height / 2, m_rowLabels, height},
                         {m_rows[row], Ink::Muted, Qt::AlignLeft | Qt::AlignVCenter, labelSize});
        }
    }

    void addLit(const LaneAccess &lit)
    {
        for (const AddressLink &link : m_links) {
            if (&accessOf(link) == &lit)
                addLink(link, 1, true);
        }
        m_scene.box(m_laneBoxes[std::size_t(lit.lane)].adjusted(-1.5, -1.5, 1.5, 1.5), {}, {Ink::Text, 2}, 3);
    }

    /// What can be pointed at: the work-items with their numbers, and the bytes that they touch.
    void addTargets()
    {
        for (std::size_t access = 0; access < m_data.lanes.size(); ++access) {
            const int lane = m_data.lanes[access].lane;
            SceneItem &target = m_scene.box(m_laneBoxes[std::size_t(lane)].adjusted(-1, -px(numberHeight + 1), 1, px(4)), {});
            target.subject = subjectOf(m_data.lanes[access]);
            target.name = target.toolTip = m_data.laneText(access);
            target.cell = {lane, 0};
        }
        for (auto link = m_links.rbegin(); link != m_links.rend(); ++link) { // The first work-item that touches a byte is in front.
            SceneItem &target = m_scene.box(link->bytes.adjusted(-1, 0, 1, 0), {});
            target.subject = subjectOf(accessOf(*link));
            target.toolTip = m_data.laneText(link->access);
        }
    }

    const AddressData &m_data;
    const Appearance &m_appearance;
    QRectF m_area;
    QFontMetricsF m_label;
    QFontMetricsF m_element;
    std::pair<double, double> m_ramp; ///< the part of the ramp that the lanes have
    QString m_rows[2];                ///< what stands in the upper row, and in the lower one
    double m_rowLabels = 0;           ///< wide, before the rows; 0: there is no space for them
    QRectF m_title;
    QRectF m_heading; ///< below the title
    QString m_where;  ///< in the heading
    QRectF m_caption; ///< below the drawing
    std::vector<QRectF> m_laneBoxes;
    OutsideLayout m_outside;
    SegmentLayout m_segments;
    BankLayout m_banks;
    std::vector<AddressLink> m_links; ///< of all lanes
    Scene m_scene;
};

} // namespace

Scene addressScene(const AddressData &data, const Appearance &appearance, const QRectF &area, const Subject &lit)
{
    return data.isEmpty() ? Scene() : AddressDrawing(data, appearance, area).scene(lit);
}

} // namespace kernelscope
