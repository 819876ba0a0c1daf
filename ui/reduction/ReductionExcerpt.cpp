// Where the values of the phase that is shown have no room: some of them with what they were made of, enlarged below the row.

#include <algorithm>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>

#include "ui/reduction/ReductionPainter.h"
#include "ui/reduction/ReductionTexts.h"

namespace kernelscope {

constexpr double leastLetters = 0.62; // As in ReductionPainter::valueSize.
constexpr std::size_t mostOperands = 2;
constexpr std::size_t mostLookedAt = 64; // Looked at for each step.

/// What it was made of that has a value, also through what was held in private memory.
static std::vector<int> operandsOf(const ReductionTree &tree, int node)
{
    std::vector<int> operands, open{node};
    while (!open.empty() && operands.size() < mostOperands) {
        const auto inputs = tree.inputsOf(open.back());
        open.pop_back();
        for (const int input : inputs) {
            const bool isHeld = tree.nodes[std::size_t(input)].kind == ReductionNode::Kind::Held;
            if (isHeld || operands.size() < mostOperands)
                (isHeld ? open : operands).push_back(input);
        }
    }
    return operands;
}

/// The first of its levels that has values, none of which can be read.
int ReductionLook::levelToEnlarge() const
{
    const QFontMetricsF metrics(font);
    const auto hasNoRoom = [&](int node) {
        const auto n = std::size_t(node);
        const std::optional<double> value = sheet->tree.nodes[n].value;
        const double room = std::max(1.0, sheet->layout.right[n] - sheet->layout.left[n]) * pixelsPerUnit - px(4);
        if (!value)
            return false;
        const double wide = std::min(metrics.horizontalAdvance(numberText(value)), metrics.horizontalAdvance(roundedText(value, 1)));
        return leastLetters * wide > room;
    };
    for (int level = 0; sheet && level < sheet->layout.levels; ++level) {
        if (!moment.isChosen(sheet->tree.levels[std::size_t(level)]))
            continue;
        const auto row = sheet->layout.row(level); // One is enough, and so many that have room are few.
        return std::ranges::any_of(row, hasNoRoom) ? level : -1;
    }
    return -1;
}

/// A row of operands, the way from them, and a row of values with their places.
double ReductionLook::excerptHeight() const
{
    return std::ceil(2 * QFontMetricsF(font).height() + px(34));
}

QRectF ReductionLook::excerptRoom() const
{
    if (enlarged < 0)
        return {};
    const double left = gutter() + margin();
    return {left, rowTop(enlarged) + rowHeight - px(2), std::max(0.0, size.width() - left - margin()), extra - px(4)};
}

/// From one value to the next.
double ReductionLook::excerptUnit(int level) const
{
    const QFontMetricsF metrics(font);
    double wide = px(24);
    const auto row = sheet->layout.row(level);
    for (const int node : row.first(std::min(row.size(), mostLookedAt))) {
        wide = std::max(wide, metrics.horizontalAdvance(numberText(sheet->tree.nodes[std::size_t(node)].value)) + px(10));
        double operands = 0;
        for (const int operand : operandsOf(sheet->tree, node))
            operands += metrics.horizontalAdvance(numberText(sheet->tree.nodes[std::size_t(operand)].value)) + px(12);
        wide = std::max(wide, operands);
    }
    const QFontMetricsF small([this] {
        QFont letters = font;
        letters.setPointSizeF(font.pointSizeF() * 0.86);
        return letters;
    }());
    if (!row.empty())
        wide = std::max(wide, small.horizontalAdvance(placeText(*sheet, row.back())));
    return wide + px(8);
}

/// Around what is chosen, else where the row begins.
std::ptrdiff_t ReductionLook::firstOfExcerpt(int level, std::size_t count) const
{
    const auto row = sheet->layout.row(level);
    const auto isChosen = [this](int node) {
        return node == selected ||
               (selected < 0 && workItem >= 0 && sheet->localItemOf(node) == workItem && sheet->groupOf(node) == moment.group);
    };
    const auto at = std::ranges::find_if(row, isChosen);
    const auto wanted = at == row.end() ? 0 : at - row.begin() - std::ptrdiff_t(count / 2);
    return std::clamp<std::ptrdiff_t>(wanted, 0, std::ptrdiff_t(row.size() - count));
}

std::vector<ReductionExcerpt> ReductionLook::excerpt() const
{
    std::vector<ReductionExcerpt> all;
    const QRectF room = excerptRoom();
    if (room.isEmpty())
        return all;
    const auto row = sheet->layout.row(enlarged);
    const double unit = excerptUnit(enlarged), line = QFontMetricsF(font).height() + px(2);
    const std::size_t count = std::clamp<std::size_t>(std::size_t(room.width() / unit), 1, row.size());
    const auto first = firstOfExcerpt(enlarged, count);
    for (std::size_t k = 0; k < count; ++k) {
        const int node = row[std::size_t(first) + k];
        const QRectF column(room.left() + double(k) * unit + px(3), room.top(), unit - px(6), room.height());
        ReductionExcerpt part{node, QRectF(column.left(), room.top() + line + px(9), column.width(), line), {}};
        const std::vector<int> operands = operandsOf(sheet->tree, node);
        const double each = column.width() / double(std::max<std::size_t>(1, operands.size()));
        for (std::size_t i = 0; i < operands.size(); ++i)
            part.operands.emplace_back(operands[i],
                                       QRectF(column.left() + double(i) * each + px(1), room.top() + px(2), each - px(2), line - px(2)));
        all.push_back(part);
    }
    return all;
}

/// What is enlarged stands out from the row, and lines lead to it from where it lies there.
void ReductionPainter::paintExcerpt()
{
    const std::vector<ReductionExcerpt> parts = m_look.excerpt();
    if (parts.empty())
        return;
    const ReductionLayout &layout = m_sheet.layout;
    const auto first = std::size_t(parts.front().node), last = std::size_t(parts.back().node);
    const double left = m_look.xOf(layout.left[first]), right = m_look.xOf(layout.right[last]),
                 y = m_look.yOf(m_look.enlarged) + m_look.px(5);
    const QRectF whole = m_look.excerptRoom();
    const QRectF room(whole.left(), whole.top(), parts.back().box.right() + m_look.px(3) - whole.left(), whole.height());
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_look.theme.surface);
    m_painter.drawPolygon(QPolygonF{{left, y}, {right, y}, room.topRight(), room.topLeft()});
    m_painter.setPen(QPen(m_look.theme.accent, m_look.px(1)));
    m_painter.drawLine(QPointF(left, y), room.topLeft());
    m_painter.drawLine(QPointF(right, y), room.topRight());
    m_painter.drawRect(room);
    for (const ReductionExcerpt &part : parts)
        paintPart(part);
}

void ReductionPainter::paintPart(const ReductionExcerpt &part)
{
    const State state = stateOf(part.node);
    const auto colourOf = [this](int node) {
        return faint(m_look.itemColour(m_sheet.localItemOf(node), m_sheet.traceOf(node).itemsOfGroup()), stateOf(node).later);
    };
    const auto paintValue = [&](int node, const QRectF &box, double radius) {
        const bool isChosen = node == m_look.selected || node == m_look.hovered;
        const QColor colour = colourOf(node);
        m_painter.setPen(QPen(isChosen              ? m_look.theme.accent
                              : stateOf(node).later ? laterLine()
                                                    : colour,
                              m_look.px(isChosen ? 2.4 : 1.4)));
        m_painter.setBrush(radius == 0 ? m_look.theme.surface : mixed(colour, 0.2));
        m_painter.drawRoundedRect(box, radius, radius);
        m_painter.setPen(stateOf(node).later ? m_look.theme.mutedText : m_look.theme.text);
        m_painter.setFont(m_look.font);
        const ReductionNode &at = m_sheet.tree.nodes[std::size_t(node)];
        const QString object = m_sheet.traceOf(node).objects()[at.object.value].name;
        const QString text = at.kind == ReductionNode::Kind::Bundle ? bundleLabel(at, object, box.width())
                                                                    : fittingValue(at.value, box.width(), QFontMetricsF(m_look.font));
        m_painter.drawText(box, Qt::AlignCenter, text);
    };
    m_painter.setPen(QPen(state.later ? laterLine() : mixed(m_look.theme.text, 0.85), m_look.px(1.4)));
    for (const auto &[node, box] : part.operands)
        m_painter.drawLine(QPointF(box.center().x(), box.bottom()), QPointF(part.box.center().x(), part.box.top()));
    for (const auto &[node, box] : part.operands)
        paintValue(node, box, m_sheet.tree.nodes[std::size_t(node)].isAsFound() ? 0 : m_look.px(6));
    paintValue(part.node, part.box, m_look.px(6));
    m_painter.setFont(m_small);
    m_painter.setPen(m_look.theme.mutedText);
    const QRectF below(part.box.left() - m_look.px(3), part.box.bottom(), part.box.width() + m_look.px(6), QFontMetricsF(m_small).height());
    m_painter.drawText(below, Qt::AlignCenter, fitting({placeText(m_sheet, part.node)}, below.width()));
}

/// "6 of 128 values enlarged".
QString ReductionPainter::excerptText() const
{
    const QString count = QLocale().toString(quint64(m_sheet.layout.row(m_look.enlarged).size()));
    return QCoreApplication::translate("Reduction", "%1 of %2 values enlarged")
        .arg(QLocale().toString(quint64(m_look.excerpt().size())), count);
}

} // namespace kernelscope
