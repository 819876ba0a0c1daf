#include "ui/layout/GraphLayout.h"

#include <algorithm>
#include <vector>

namespace kernelscope {
namespace {

/// A step, or the place where a line passes a column.
struct Place
{
    int step = -1;
    int column = 0;
    double order = 0;
    QRectF rect;
    QList<int> left; ///< places that lines come from
    QList<int> right;
};

class Arranging
{
public:
    Arranging(const PlanGraph &graph, const GraphSizes &sizes, const std::function<double(int)> &width)
        : m_graph(graph), m_sizes(sizes), m_width(width), m_count(int(std::min(graph.steps.size(), qsizetype(mostGraphSteps))))
    {
    }
    GraphLayout make();

private:
    void collectLines();
    void chooseColumns();
    void passColumns();
    void orderColumns();
    void orderBy(bool isForward);
    void setRects();
    void drawLine(GraphLine &line, const QList<int> &places);
    void drawNextRound(GraphLine &line);

    const PlanGraph &m_graph;
    const GraphSizes &m_sizes;
    const std::function<double(int)> &m_width;
    int m_count;
    GraphLayout m_layout;
    std::vector<Place> m_places;    ///< the steps, then where lines pass
    std::vector<QList<int>> m_ways; ///< of each line
    std::vector<std::vector<int>> m_columns;
    double m_bottom = 0;
};

void Arranging::collectLines()
{
    for (const GraphDependency &dependency : m_graph.dependencies) {
        if (dependency.from >= m_count || dependency.to >= m_count)
            continue;
        auto known = std::ranges::find_if(m_layout.lines, [&](const GraphLine &line) {
            return line.from == dependency.from && line.to == dependency.to && line.kind == dependency.kind;
        });
        if (known == m_layout.lines.end()) {
            GraphLine line;
            line.from = dependency.from;
            line.to = dependency.to;
            line.kind = dependency.kind;
            line.isNextRound = dependency.from >= dependency.to;
            known = m_layout.lines.insert(m_layout.lines.end(), line);
        }
        if (!dependency.buffer.isEmpty())
            known->buffers << dependency.buffer;
    }
}

/// Steps are in the order of their first executions, so that what one depends on stands before it.
void Arranging::chooseColumns()
{
    m_places.resize(std::size_t(m_count));
    for (int step = 0; step < m_count; ++step) {
        m_places[std::size_t(step)].step = step;
        for (const GraphLine &line : std::as_const(m_layout.lines)) {
            if (line.to == step && !line.isNextRound)
                m_places[std::size_t(step)].column =
                    std::max(m_places[std::size_t(step)].column, m_places[std::size_t(line.from)].column + 1);
        }
    }
}

void Arranging::passColumns()
{
    for (const GraphLine &line : std::as_const(m_layout.lines)) {
        QList<int> way{line.from};
        const int last = m_places[std::size_t(line.to)].column;
        for (int column = m_places[std::size_t(line.from)].column + 1; column < last && !line.isNextRound; ++column) {
            way << int(m_places.size());
            Place place;
            place.column = column;
            m_places.push_back(place);
        }
        way << line.to;
        for (qsizetype i = 1; i < way.size() && !line.isNextRound; ++i) {
            m_places[std::size_t(way[i - 1])].right << way[i];
            m_places[std::size_t(way[i])].left << way[i - 1];
        }
        m_ways.push_back(way);
    }
    for (int place = 0; place < int(m_places.size()); ++place) {
        const auto column = std::size_t(m_places[std::size_t(place)].column);
        m_columns.resize(std::max(m_columns.size(), column + 1));
        m_places[std::size_t(place)].order = double(m_columns[column].size());
        m_columns[column].push_back(place);
    }
}

void Arranging::orderBy(bool isForward)
{
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        std::vector<int> &column = m_columns[isForward ? i : m_columns.size() - 1 - i];
        for (const int place : column) {
            const QList<int> &others = isForward ? m_places[std::size_t(place)].left : m_places[std::size_t(place)].right;
            double sum = 0;
            for (const int other : others)
                sum += m_places[std::size_t(other)].order;
            if (!others.isEmpty())
                m_places[std::size_t(place)].order = sum / double(others.size());
        }
        std::ranges::stable_sort(column, {}, [this](int place) { return m_places[std::size_t(place)].order; });
        for (std::size_t row = 0; row < column.size(); ++row)
            m_places[std::size_t(column[row])].order = double(row) - double(column.size() - 1) / 2;
    }
}

void Arranging::orderColumns()
{
    constexpr int sweeps = 4;
    for (int sweep = 0; sweep < sweeps; ++sweep)
        orderBy(sweep % 2 == 0);
}

void Arranging::setRects()
{
    std::size_t most = 0;
    for (const std::vector<int> &column : m_columns)
        most = std::max(most, column.size());
    const double row = m_sizes.stepHeight + m_sizes.rowGap;
    double x = 0;
    for (const std::vector<int> &column : m_columns) {
        double width = 0;
        for (const int place : column)
            width = std::max(width, m_places[std::size_t(place)].step >= 0 ? m_width(m_places[std::size_t(place)].step) : 0);
        for (const int place : column) {
            const double middle = (m_places[std::size_t(place)].order + double(most) / 2) * row;
            m_places[std::size_t(place)].rect = {x, middle - m_sizes.stepHeight / 2, width, m_sizes.stepHeight};
        }
        x += width + m_sizes.columnGap;
    }
    m_bottom = double(most) * row;
    m_layout.size = {std::max(0.0, x - m_sizes.columnGap), m_bottom};
    for (int step = 0; step < m_count; ++step)
        m_layout.steps << m_places[std::size_t(step)].rect;
}

void Arranging::drawLine(GraphLine &line, const QList<int> &places)
{
    const auto rect = [this](int place) { return m_places[std::size_t(place)].rect; };
    QPointF at(rect(places.first()).right(), rect(places.first()).center().y());
    line.path.moveTo(at);
    for (qsizetype i = 1; i < places.size(); ++i) {
        const QRectF next = rect(places[i]);
        const QPointF to(next.left(), next.center().y());
        const QPointF bend((to.x() - at.x()) / 2, 0);
        if (i == 1)
            line.middle = (at + to) / 2;
        line.path.cubicTo(at + bend, to - bend, to);
        at = to;
        if (i + 1 < places.size()) {
            at = {next.right(), to.y()};
            line.path.lineTo(at);
        }
    }
    line.end = at;
}

void Arranging::drawNextRound(GraphLine &line)
{
    const QRectF from = m_layout.steps[line.from];
    const QRectF to = m_layout.steps[line.to];
    const double below = std::max(from.bottom(), to.bottom()) + m_sizes.rowGap + m_sizes.labelHeight;
    const QPointF start(from.center().x() + m_sizes.labelHeight, from.bottom());
    line.end = {to.center().x() - m_sizes.labelHeight, to.bottom()};
    line.path.moveTo(start);
    line.path.cubicTo({start.x(), below}, {line.end.x(), below}, line.end);
    line.middle = line.path.pointAtPercent(0.5) + QPointF(0, m_sizes.labelHeight * 0.6);
    m_layout.size.setHeight(std::max(m_layout.size.height(), below + m_sizes.labelHeight));
}

GraphLayout Arranging::make()
{
    collectLines();
    chooseColumns();
    passColumns();
    orderColumns();
    setRects();
    for (qsizetype i = 0; i < m_layout.lines.size(); ++i) {
        if (m_layout.lines[i].isNextRound)
            drawNextRound(m_layout.lines[i]);
        else
            drawLine(m_layout.lines[i], m_ways[std::size_t(i)]);
    }
    return m_layout;
}

} // namespace

GraphLayout graphLayout(const PlanGraph &graph, const GraphSizes &sizes, const std::function<double(int step)> &width)
{
    return Arranging(graph, sizes, width).make();
}

} // namespace kernelscope
