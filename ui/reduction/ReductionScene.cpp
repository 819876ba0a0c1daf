#include "ui/reduction/ReductionScene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

#include <QFontMetricsF>

#include "support/Tr.h"
#include "ui/models/Counts.h"
#include "ui/models/TraceWords.h"
#include "ui/reduction/ReductionGeometry.h"
#include "ui/reduction/ReductionTexts.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {
namespace {

using Kind = ReductionNode::Kind;

constexpr double leastFramed = 7; // Pixels of the design across a work-item that has a frame when it is chosen.

/// Many boxes, which become an item for each ink.
class InkBoxes
{
public:
    void add(const Ink &ink, const QRectF &box) { m_boxes[ink] << box; }
    void addTo(Scene &scene) const
    {
        for (const auto &[ink, boxes] : m_boxes)
            scene.boxes(boxes, ink).isSmooth = false;
    }

private:
    struct Hash
    {
        std::size_t operator()(const Ink &ink) const { return qHashMulti(0, int(ink.role), ink.value, ink.share); }
    };
    std::unordered_map<Ink, QList<QRectF>, Hash> m_boxes;
};

/// "pass, 1 of 2" of "pass, execution 1 of 2".
QString shortTitle(const QString &title)
{
    const qsizetype comma = title.lastIndexOf(u", ");
    const qsizetype space = comma < 0 ? -1 : title.indexOf(u' ', comma + 2);
    return space < 0 ? title : title.first(comma + 2) + title.sliced(space + 1);
}

/// The end of the idle work-items beside each other: hatched as one, as hatching each costs most of a frame.
int idleUntil(const std::vector<char> &active, int item, int perLine)
{
    const int lineEnd = std::min(int(active.size()), (item / perLine + 1) * perLine);
    return int(std::find(active.begin() + item, active.begin() + lineEnd, char(1)) - active.begin());
}

/// Below the strip, where a frame would hide the work-items beside it.
SceneItem markerBelow(const QPointF &tip, double half, double height)
{
    QPainterPath arrow(tip);
    arrow.lineTo(tip + QPointF(half, height));
    arrow.lineTo(tip + QPointF(-half, height));
    return {arrow, 0, Ink::Text};
}

class ReductionItems
{
    Q_DECLARE_TR_FUNCTIONS(kernelscope::ReductionItems)

public:
    ReductionItems(const ReductionGeometry &geometry, const Appearance &appearance)
        : m_geometry(geometry), m_data(geometry.data()), m_isDark(appearance.theme().isDark), m_metrics(geometry.font),
          m_small(geometry.small), m_bold([&] {
              QFont bold = geometry.font;
              bold.setWeight(QFont::DemiBold);
              return bold;
          }())
    {
    }

    Scene scene()
    {
        const QSizeF size = m_geometry.size();
        m_scene.size = {std::floor(size.width()), std::ceil(size.height() - 0.5)}; // Rounding is no reason to scroll.
        m_scene.scale = m_geometry.unit;
        m_scene.shows = Scene::Lit;
        findLevelsInSight();
        for (int level = m_first; level <= m_last; ++level) {
            if (moment().isChosen(levelOf(level)))
                m_scene.box(m_geometry.rowOf(level), Ink(Ink::AccentSoft).mixed(0.7)).isSmooth = false;
        }
        addChosen();
        addEdges();
        addClosed();
        findLetters();
        for (const PlacedNode &placed : m_geometry.placed.nodes)
            addNode(placed);
        addExcerpt();
        addGutter();
        return std::move(m_scene);
    }

private:
    double px(double length) const { return m_geometry.px(length); }
    const ReductionNode &at(int node) const { return m_data.tree.nodes[std::size_t(node)]; }
    const ReductionLevel &levelOf(int level) const { return m_data.tree.levels[std::size_t(level)]; }
    const ReductionMoment &moment() const { return m_geometry.shown.moment; }
    bool isLater(int node) const { return moment().isLater(m_data, node); }
    bool isPointedAt(int node) const { return node == m_geometry.chosen || node == m_geometry.hovered; }
    double widthOf(int node) const { return m_data.layout.right[std::size_t(node)] - m_data.layout.left[std::size_t(node)]; }
    const QString &objectOf(int node) const { return m_data.traceOf(node).objects()[at(node).object.value].name; }

    Ink faint(const Ink &ink, bool isLater) const { return isLater ? ink.mixed(m_isDark ? 0.4 : 0.28) : ink; }
    Ink laterLine() const { return Ink(Ink::Muted).mixed(m_isDark ? 0.6 : 0.7); } // Pale, and still seen at a projector.
    Ink lineOf(bool isLater) const { return isLater ? laterLine() : Ink(Ink::Text).mixed(0.85); }
    Ink textOf(bool isLater) const { return isLater ? Ink::Muted : Ink::Text; }
    Ink inkOf(int node) const { return inkOfItem(m_data.localItemOf(node), m_data.traceOf(node).itemsOfGroup()); }

    void findLevelsInSight()
    {
        const QRectF &sight = m_geometry.sight;
        m_first = std::max(0, int(std::floor(m_geometry.levelAt(sight.top()) + 0.5)));
        m_last = std::min(m_data.layout.levels - 1, int(std::ceil(m_geometry.levelAt(sight.bottom()) + 0.5)));
    }

    /// Of a work-item: the same in all levels.
    Ink inkOfItem(int localItem, int items) const
    {
        if (items <= 8)
            return Ink(Ink::Category, localItem);
        const double share = double(localItem) / double(items - 1); // Without the ends that are hard to tell from the surface.
        return Ink(Ink::Ramp, m_isDark ? 0.4 + 0.6 * share : 0.8 * share);
    }

    ScenePen frameOf(int node, const Ink &ink) const
    {
        if (isPointedAt(node) || m_geometry.isLit(node))
            return {Ink::Accent, px(node == m_geometry.chosen ? 3 : 2)};
        return {isLater(node) ? laterLine() : ink, px(1.4)};
    }

    /// The longest that fits: a word that is cut says less than none.
    QString fitting(const QStringList &longestFirst, double width) const
    {
        const auto at = std::ranges::find_if(longestFirst, [&](const QString &text) { return m_small.horizontalAdvance(text) <= width; });
        return at == longestFirst.end() ? QString() : *at;
    }

    /// With as many digits as there is space for; a box among others that shows nothing would look like one without a value.
    QString fittingValue(std::optional<double> value, double width, double letters) const
    {
        QString text = numberText(value);
        for (int digits = 3; digits > 0 && m_metrics.horizontalAdvance(text) * letters > width - px(2); --digits)
            text = roundedText(value, digits);
        return text;
    }

    /// Whose elements they are says more than how many.
    QString bundleLabel(int node, double width) const
    {
        const QString count = fullCount(quint64(at(node).leafCount));
        return fitting({tr("%1 of %2").arg(count, objectOf(node)), objectOf(node), count}, width - px(2));
    }

    void addSmall(const QRectF &rect, const QString &text, int flags = Qt::AlignLeft | Qt::AlignVCenter)
    {
        if (!text.isEmpty())
            m_scene.text(rect, {text, Ink::Muted, flags, smallLetters});
    }

    void addEdges()
    {
        enum { Later, Now, Lit, Kinds };
        std::array<QList<QLineF>, 2 * Kinds> lines; // Those of a kind, then the ones that are not exact.
        const auto &[nodes, edges] = m_geometry.placed;
        // So many edges hide each other: then only those of the phase that is shown are drawn.
        constexpr std::size_t manyEdges = 300, manyOfNode = 2; // Of operands of two there are never more than two for each node.
        const bool onlyChosen = moment().launch >= 0 && edges.size() > std::max(manyEdges, manyOfNode * nodes.size());
        for (const auto &[input, user] : edges) {
            const PlacedNode &from = nodes[std::size_t(input)], &to = nodes[std::size_t(user)];
            const bool isLit = m_geometry.isLit(to.node) && m_geometry.isLit(from.node);
            if (onlyChosen && !isLit && !moment().isChosen(levelOf(at(to.node).level)))
                continue;
            const int kind = isLit ? Lit : isLater(to.node) ? Later : Now;
            QList<QLineF> &drawn = lines[std::size_t(at(to.node).exact ? kind : kind + Kinds)];
            const QPointF start(m_geometry.xOf(from.x), m_geometry.yOf(from.y)), end(m_geometry.xOf(to.x), m_geometry.yOf(to.y));
            // Down its own column first: straight, it would pass behind others and seem to come from them.
            const QPointF bend = to.y > from.y + 1 ? QPointF(start.x(), m_geometry.yOf(to.y - 1)) : start;
            if (bend != start)
                drawn.emplace_back(start, bend);
            drawn.emplace_back(bend, end);
        }
        constexpr int mostSmooth = 2000; // More than that are a texture, which need not be smooth but quick.
        const std::array<ScenePen, Kinds> pens{ScenePen{lineOf(true), px(1)}, {lineOf(false), px(1.6)}, {Ink::Accent, px(2.4)}};
        for (std::size_t kind = 0; kind < lines.size(); ++kind) {
            if (lines[kind].isEmpty())
                continue;
            const bool isSmooth = lines[kind].size() <= mostSmooth;
            ScenePen pen = pens[kind % Kinds];
            pen.width = isSmooth ? pen.width : 1;
            pen.style = isSmooth && kind >= Kinds ? Qt::DashLine : Qt::SolidLine;
            m_scene.lines(lines[kind], pen).isSmooth = isSmooth;
        }
    }

    /// Subtrees that are too narrow to be opened: a wedge, and in it a mark for each node that pixels tell apart.
    void addClosed()
    {
        InkBoxes hidden;
        for (const PlacedNode &placed : m_geometry.placed.nodes) {
            if (!m_data.tree.isForest || !placed.collapsed || placed.hidden == 0)
                continue;
            // Some of it is done as soon as its launch is at work.
            addWedge(placed, faint(inkOf(placed.node), isLater(placed.node) && at(placed.node).launch > moment().launch));
            for (int level = m_first; level <= std::min(m_last, at(placed.node).level - 1); ++level)
                addHidden(placed, level, hidden);
        }
        hidden.addTo(m_scene);
    }

    /// From its root up to its elements.
    void addWedge(const PlacedNode &placed, const Ink &ink)
    {
        const auto n = std::size_t(placed.node);
        const double left = m_geometry.xOf(m_data.layout.left[n]) + px(1), right = m_geometry.xOf(m_data.layout.right[n]) - px(1);
        const double top = m_geometry.yOf(0) - px(10), bottom = m_geometry.yOf(placed.y), width = right - left;
        const Ink pale = ink.mixed(ink.share * 0.3);
        if (width < px(6)) { // A bar looks the same and is many times faster to draw.
            const QRectF bar((left + right) / 2 - std::max(0.5, width * 0.3), top, std::max(1.0, width * 0.6), bottom - top);
            m_scene.box(bar.toRect(), pale).isSmooth = false;
            return;
        }
        QPainterPath wedge;
        wedge.addPolygon(QPolygonF{{left, top}, {right, top}, {m_geometry.xOf(placed.x), bottom}});
        m_scene.path(wedge, pale);
        const QString text = tr("%1 elements").arg(placed.hidden);
        const double high = m_small.height(), length = m_small.horizontalAdvance(text);
        if (width < high * 0.85 || length > (bottom - top) * 0.6)
            return;
        SceneText words{text, Ink::Text, Qt::AlignLeft | Qt::AlignVCenter, smallLetters};
        words.turn = 90;
        m_scene.text({(left + right - high) / 2, top + px(4), high, length + 1}, words);
    }

    /// The nodes of a level that lie in a closed subtree, as far as pixels tell them apart.
    void addHidden(const PlacedNode &placed, int level, InkBoxes &boxes) const
    {
        const ReductionLayout &layout = m_data.layout;
        const auto row = layout.row(level);
        const auto isBefore = [&](int node, double x) { return layout.right[std::size_t(node)] <= x; };
        const double end = layout.right[std::size_t(placed.node)];
        const double high = std::clamp(m_geometry.rowHeight * 0.16, 2.0, px(8)) * (level == m_geometry.enlarged ? 1.6 : 1);
        const double top = std::round(m_geometry.yOf(level) - high / 2);
        auto at = std::lower_bound(row.begin(), row.end(), layout.left[std::size_t(placed.node)], isBefore);
        while (at != row.end() && layout.left[std::size_t(*at)] < end) {
            const double x = std::round(m_geometry.xOf(layout.left[std::size_t(*at)]));
            const double right = std::max(x + 1, std::round(m_geometry.xOf(layout.right[std::size_t(*at)])));
            boxes.add(m_geometry.isLit(*at) ? Ink(Ink::Accent) : faint(inkOf(*at), isLater(*at)), {x, top, right - x, std::round(high)});
            at = std::lower_bound(at + 1, row.end(), m_geometry.unitsAt(right), isBefore);
        }
    }

    /// Half of what a box may be wide.
    double boxSpace(int node) const { return std::min(std::max(1.0, widthOf(node)) * m_geometry.unit / 2 - px(1), px(46)); }

    double halfHeight() const
    {
        const double row = m_geometry.rowHeight, share = row < px(28) ? 0.4 : 0.32; // Of low rows most is for the numbers.
        return std::min(px(m_geometry.unit >= px(54) ? 19 : 13), row * share);
    }

    /// The size that a box as high as rows allow has space for.
    double lettersOfRow() const { return 2 * halfHeight() / (m_metrics.height() - px(2)); }

    /// One of few sizes, as the letters of each have to be made. 0: none can be read.
    static double steppedLetters(double fitting) { return fitting < leastLetters ? 0 : std::min(1.0, std::floor(fitting * 16) / 16); }

    /// The size of the letters, against the usual one, with which a node's value fits into its box; 0: none can be read.
    double lettersOf(const PlacedNode &placed) const
    {
        const ReductionNode &node = at(placed.node);
        if (node.kind == Kind::Held)
            return 1;                                 // It shows none.
        if (node.kind == Kind::Bundle || !node.value) // A bundle says as much of whose they are as there is space for.
            return m_geometry.showsValues() ? std::max(leastLetters, steppedLetters(lettersOfRow())) : 0;
        const double wide =
            std::min(m_metrics.horizontalAdvance(numberText(node.value)), m_metrics.horizontalAdvance(roundedText(node.value, 1)));
        const double fits = std::min((2 * boxSpace(placed.node) - px(2)) / std::max(1.0, wide), lettersOfRow());
        return steppedLetters(fits);
    }

    /// Of a level all or none, and all of one size: a box among others that shows nothing would look like one without a value.
    void findLetters()
    {
        constexpr int mostValues = 128; // Of small nodes more than that can't be read at once.
        m_letters.assign(std::size_t(m_data.layout.levels), 1);
        std::vector<int> values(m_letters.size(), 0);
        for (const PlacedNode &placed : m_geometry.placed.nodes)
            ++values[std::size_t(at(placed.node).level)];
        for (std::size_t level = 0; level < values.size() && !m_geometry.showsValues(); ++level)
            m_letters[level] = values[level] > 0 && values[level] <= mostValues;
        for (const PlacedNode &placed : m_geometry.placed.nodes) {
            double &size = m_letters[std::size_t(at(placed.node).level)];
            if (size > 0)
                size = std::min(size, lettersOf(placed));
        }
    }

    void standFor(int node, SceneItem &item) const
    {
        item.subject = NodeSubject{node};
        item.reach = px(8);
    }

    void addNode(const PlacedNode &placed)
    {
        const ReductionNode &node = at(placed.node);
        const QPointF centre(m_geometry.xOf(placed.x), m_geometry.yOf(placed.y));
        const double row = m_geometry.rowHeight, own = widthOf(placed.node) * m_geometry.unit;
        const QRectF &sight = m_geometry.sight;
        if (!placed.collapsed && (centre.y() <= sight.top() - row || centre.y() >= sight.bottom() + row))
            return;
        const Ink ink = faint(inkOf(placed.node), isLater(placed.node));
        ScenePen pen = frameOf(placed.node, ink);
        if (node.kind == Kind::Held) { // A diamond: no place in memory, and so no value that was recorded.
            const double half = std::max(px(leastNode / 2), std::min({own / 2, px(9), row * 0.32}));
            SceneItem &item = m_scene.box({centre.x() - half, centre.y() - half, 2 * half, 2 * half}, ink.mixed(ink.share * 0.2), pen);
            item.isDiamond = true;
            return standFor(placed.node, item);
        }
        if (const double letters = m_letters[std::size_t(node.level)]; letters > 0)
            return addValue(placed.node, boxOf(placed), letters);
        const double space = std::max(placed.collapsed ? px(2 * leastNode) : own, px(leastNode + 1));
        const double radius = std::min({space / 2 - px(0.5), px(9), row * 0.2});
        if (pen.ink.role != Ink::Accent)
            pen = isLater(placed.node) ? ScenePen{laterLine()} : ScenePen();
        standFor(placed.node,
                 m_scene.box({centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius}, ink, pen, node.isAsFound() ? 0 : radius));
    }

    QRectF boxOf(const PlacedNode &placed) const
    {
        const double own = m_geometry.unit / 2 - px(1);
        const double text = m_metrics.horizontalAdvance(numberText(at(placed.node).value)) / 2 + px(4);
        const double half = std::min(std::max(own, text), boxSpace(placed.node)), high = halfHeight();
        return {m_geometry.xOf(placed.x) - half, m_geometry.yOf(placed.y) - high, 2 * half, 2 * high};
    }

    /// A value, and its place where there is space below. Elements have corners.
    void addValue(int node, const QRectF &box, double letters)
    {
        const bool isBundle = at(node).kind == Kind::Bundle, isElement = at(node).isAsFound();
        const Ink ink = faint(inkOf(node), isLater(node));
        const ScenePen pen = frameOf(node, ink);
        const double radius = isElement ? 0 : std::min(px(7), box.height() * 0.27);
        if (isBundle)
            m_scene.box(box.translated(px(3), -px(3)), Ink::Surface, pen, radius);
        standFor(node, m_scene.box(box, isElement ? Ink(Ink::Surface) : ink.mixed(ink.share * 0.2), pen, radius));
        const bool isHigh = box.height() >= m_metrics.height() * letters + m_small.height();
        const QString below = !isHigh ? QString() : isBundle ? tr("of %1").arg(objectOf(node)) : placeText(m_data, node);
        const bool both = isHigh && m_small.horizontalAdvance(below) <= box.width() - px(6);
        const QString value = !isBundle ? fittingValue(at(node).value, box.width(), letters)
                              : both    ? fullCount(quint64(at(node).leafCount))
                                        : bundleLabel(node, box.width());
        const bool isTight = isBundle && m_metrics.horizontalAdvance(value) * letters > box.width() - px(6);
        const QRectF upper = both ? QRectF(box.left(), box.top() + px(1), box.width(), box.height() * 0.55) : box;
        if (!isTight || m_small.horizontalAdvance(value) <= box.width() - px(2))
            m_scene.text(upper, {value, textOf(isLater(node)), Qt::AlignCenter, isTight ? smallLetters : letters});
        if (both)
            addSmall({box.left(), box.center().y() + px(1), box.width(), box.height() * 0.45}, below, Qt::AlignCenter);
    }

    /// What is enlarged stands out from the row, and lines lead to it from where it lies there.
    void addExcerpt()
    {
        const std::vector<ReductionExcerpt> &parts = m_geometry.excerpt;
        if (parts.empty())
            return;
        const double left = m_geometry.xOf(m_data.layout.left[std::size_t(parts.front().node)]);
        const double right = m_geometry.xOf(m_data.layout.right[std::size_t(parts.back().node)]);
        const double y = m_geometry.yOf(m_geometry.enlarged) + px(5);
        QRectF space = m_geometry.excerptSpace();
        space.setRight(parts.back().box.right() + px(3));
        QPainterPath ground;
        ground.addPolygon(QPolygonF{{left, y}, {right, y}, space.topRight(), space.topLeft()});
        m_scene.path(ground, Ink::Surface);
        m_scene.lines({{{left, y}, space.topLeft()}, {{right, y}, space.topRight()}}, {Ink::Accent, px(1)});
        m_scene.box(space, Ink::Surface, {Ink::Accent, px(1)}).covers = true;
        for (const ReductionExcerpt &part : parts)
            addPart(part);
    }

    void addPart(const ReductionExcerpt &part)
    {
        QList<QLineF> ways;
        for (const auto &[node, box] : part.operands)
            ways.emplace_back(box.center().x(), box.bottom(), part.box.center().x(), part.box.top());
        m_scene.lines(ways, {lineOf(isLater(part.node)), px(1.4)});
        for (const auto &[node, box] : part.operands)
            addValue(node, box, 1);
        addValue(part.node, part.box, 1);
        const QRectF below(part.box.left() - px(3), part.box.bottom(), part.box.width() + px(6), m_small.height());
        addSmall(below, fitting({placeText(m_data, part.node)}, below.width()), Qt::AlignCenter);
    }

    /// For screen readers, however small it is drawn.
    void addChosen()
    {
        if (m_geometry.chosen < 0)
            return;
        const QPointF middle(m_geometry.xOf(m_data.layout.x[std::size_t(m_geometry.chosen)]), m_geometry.yOf(at(m_geometry.chosen).level));
        SceneItem &item = m_scene.line({middle - QPointF(px(20), 0), middle + QPointF(px(20), 0)}, {});
        item.subject = NodeSubject{m_geometry.chosen};
        item.name = nodeText(m_data, m_geometry.chosen);
    }

    void addGutter()
    {
        const QRectF &sight = m_geometry.sight;
        const double left = sight.left(), width = m_geometry.gutter;
        SceneItem &ground = m_scene.box({left, sight.top(), width, sight.height()}, Ink::Surface);
        ground.isSmooth = false;
        ground.covers = true;
        for (int level = m_first; level <= m_last; ++level) {
            const ReductionLevel &at = levelOf(level);
            const QRectF row = m_geometry.rowOf(level);
            if (moment().isChosen(at)) {
                m_scene.box({left, row.top(), width, row.height()}, Ink::AccentSoft).isSmooth = false;
                m_scene.box({left, row.top(), px(4), row.height()}, Ink::Accent).isSmooth = false;
            }
            if (at.phase >= 0) // What stands beside one is as long as what stands beside the others.
                m_titleWidth = std::max(m_titleWidth, m_bold.horizontalAdvance(tr("Phase %1").arg(at.phase)));
        }
        for (int level = m_first; level <= m_last; ++level)
            addHeading(level);
        m_scene.boxes(m_idle, Ink::Raised).isSmooth = false;
        SceneItem &hatched = m_scene.boxes(m_idle, Ink(Ink::Muted).mixed(0.6));
        hatched.hatching = px(6);
        hatched.isSmooth = false;
        m_slots.addTo(m_scene);
        m_scene.items << m_marks;
        m_scene.box({left + width - 1, sight.top(), 1, sight.height()}, Ink::Border).isSmooth = false;
    }

    void addHeading(int level)
    {
        const ReductionLevel &at = levelOf(level);
        const QRectF row = m_geometry.rowOf(level);
        const QRectF inner(row.left() + px(14), row.top() + std::min(px(6), m_geometry.rowHeight * 0.06), m_geometry.gutter - px(24),
                           row.height() - std::min(px(6), m_geometry.rowHeight * 0.06) - px(2));
        const bool isNewLaunch = m_geometry.shown.launchNames.size() > 1 && (level == 0 || levelOf(level - 1).launch != at.launch);
        if (isNewLaunch)
            m_scene.box({row.left(), row.top(), row.width(), 1}, Ink::Border).isSmooth = false;
        const QStringList titles = phaseTexts(m_data, level);
        const QString title = m_bold.horizontalAdvance(titles.first()) > inner.width() * 0.62 ? titles.last() : titles.first();
        QRectF line(inner.left(), inner.top(), inner.width(), m_bold.height());
        SceneText words{title, textOf(moment().isLater(at))};
        words.isBold = !moment().isLater(at);
        m_scene.text(line, words).name = at.phase < 0 ? title : title + QStringLiteral(", ") + activityTexts(level).first();
        const bool isPhaseAlone = !isNewLaunch && title == titles.first() && at.phase >= 0;
        line.setLeft(line.left() + m_bold.horizontalAdvance(title) + px(8));
        const double beside = isPhaseAlone ? std::min(line.width(), inner.width() - m_titleWidth - px(8)) : line.width();
        const QRectF below = inner.adjusted(0, m_bold.height() + px(2), 0, 0);
        addSmall(line, besideTitle(level, isNewLaunch, beside, linesBelow(below)));
        if (at.phase >= 0)
            addActivity(level, below);
        else if (linesBelow(below) > 0)
            addSmall(below, fitting(elementsTexts(), below.width()), Qt::AlignLeft | Qt::AlignTop);
    }

    /// The launch where it begins, who was active where there is no space for that below, else the barrier.
    QString besideTitle(int level, bool isNewLaunch, double width, int lines) const
    {
        if (!isNewLaunch)
            return fitting(lines == 0 ? activityTexts(level) : m_data.barriers[std::size_t(level)], width);
        const QString &title = m_geometry.shown.launchNames[levelOf(level).launch];
        const QString fits = fitting({title, shortTitle(title), title.section(u',', 0, 0)}, width);
        return fits.isEmpty() ? m_small.elidedText(title, Qt::ElideRight, width) : fits;
    }

    QStringList activityTexts(int level) const { return kernelscope::activityTexts(m_data, level, m_geometry.groupOf(level)); }

    /// Of elements that are not drawn one by one their number stands for them.
    QStringList elementsTexts() const
    {
        const QString elements = m_data.elementCount == 1 ? tr("1 element") : tr("%1 elements").arg(fullCount(m_data.elementCount));
        if (std::ranges::any_of(m_geometry.placed.nodes, &PlacedNode::collapsed))
            return {tr("%1: zoom in for each").arg(elements), elements};
        return {elements};
    }

    /// "6 of 128 values enlarged".
    QString excerptText() const
    {
        const QString count = fullCount(quint64(m_data.layout.row(m_geometry.enlarged).size()));
        return tr("%1 of %2 values enlarged").arg(fullCount(quint64(m_geometry.excerpt.size())), count);
    }

    /// Of text that fit below the strip of work-items, with some air before the next level's title.
    int linesBelow(const QRectF &space) const
    {
        const double line = m_small.height();
        return std::clamp(int((space.height() - px(3) - m_geometry.stripHeight() - line * 0.4) / line), 0, 3);
    }

    void addActivity(int level, const QRectF &space)
    {
        const double gap = px(m_geometry.shown.workItem >= 0 ? 6 : 3); // For the marker of the one that is chosen.
        const int lines = linesBelow(space), width = m_geometry.shown.subgroupWidth;
        const double used = addStrip(level, space.adjusted(0, 0, 0, lines > 0 ? -lines * m_small.height() - gap : 0));
        QList<QStringList> said{activityTexts(level)};
        if (const QStringList divided = divisionTexts(m_data, level, m_geometry.groupOf(level), width); !divided.isEmpty())
            said << divided;
        if (level == m_geometry.enlarged)
            said << QStringList(excerptText());
        QRectF line(space.left(), space.top() + used + gap, space.width(), m_small.height());
        for (const QStringList &texts : said.first(std::min(lines, int(said.size())))) {
            addSmall(line, fitting(texts, line.width()));
            line.translate(0, m_small.height());
        }
    }

    /// A line a sub-group, a slot a work-item. Returns the height it takes.
    double addStrip(int level, const QRectF &space)
    {
        const Trace &trace = m_data.traces[levelOf(level).launch];
        const int items = trace.itemsOfGroup(), chosen = m_geometry.shown.workItem;
        const int perLine = std::min(items, m_geometry.shown.subgroupWidth), lines = (items + perLine - 1) / perLine;
        const double width = std::min(space.width() / perLine, px(20));
        const double height = std::min({space.height() / lines, px(16), std::max(width, px(8))});
        if (height < 1)
            return 0;
        std::vector<char> active(std::size_t(items), 0);
        const int first = m_geometry.groupOf(level).value * items;
        for (const WorkItemSlot item : m_data.activeIn(level, m_geometry.groupOf(level)))
            active[std::size_t(item.value - first)] = 1;
        const double gap = height >= px(4) ? px(1) : 0;
        const auto idOf = [&](int item) { return itemId(trace, WorkItemSlot(first + item)); };
        const bool withIds =
            trace.launch().dimensions == 1 && width >= m_small.horizontalAdvance(idOf(items - 1)) + px(3) && height >= px(13);
        const auto slotOf = [&](int item) {
            return QRectF(space.left() + item % perLine * width, space.top() + item / perLine * height, width - gap, height - gap);
        };
        for (int item = 0, end = 0; item < items; item = end) {
            const bool isActive = active[std::size_t(item)];
            const Ink ink = isActive ? inkOfItem(item, items) : Ink(Ink::Raised);
            const QRectF slot = slotOf(item);
            end = isActive || withIds ? item + 1 : idleUntil(active, item, perLine);
            if (isActive)
                m_slots.add(ink, slot);
            else
                m_idle << slot.united(slotOf(end - 1));
            if (!withIds)
                continue;
            if (!isActive)
                m_marks << SceneItem{slot.adjusted(slot.width() * 0.2, 1, -slot.width() * 0.2, -1), 0, ink};
            m_marks.emplaceBack(SceneItem{slot}).text = {idOf(item), isActive ? ink.textOn() : Ink(Ink::Muted), Qt::AlignCenter,
                                                         smallLetters};
        }
        if (chosen >= 0 && chosen < items) {
            const QRectF slot = slotOf(chosen);
            m_marks << (width < px(leastFramed) ? markerBelow({slot.center().x(), space.top() + lines * height}, px(3.5), px(5))
                                                : SceneItem{slot, 0, {}, {Ink::Text, 2}});
        }
        return lines * height;
    }

    const ReductionGeometry &m_geometry;
    const ReductionData &m_data;
    const bool m_isDark;
    const QFontMetricsF m_metrics, m_small, m_bold;
    Scene m_scene;
    int m_first = 0; ///< level in sight
    int m_last = 0;
    std::vector<double> m_letters; ///< by level: the size of those in which all its nodes show their values; 0: they don't
    double m_titleWidth = 0;       ///< of the phases in sight, without their steps
    InkBoxes m_slots;              ///< work-items
    QList<QRectF> m_idle;
    QList<SceneItem> m_marks; ///< on work-items
};

} // namespace

Scene reductionScene(const ReductionGeometry &geometry, const Appearance &appearance)
{
    return ReductionItems(geometry, appearance).scene();
}

} // namespace kernelscope
