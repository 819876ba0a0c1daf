#include "ui/layout/TimelineLabels.h"

#include <algorithm>

#include "support/Ranges.h"
#include "ui/layout/TimelineGeometry.h"

namespace kernelscope {

namespace {

constexpr int mostBefore = 12;

/// Names points, those from `firstBefore` on by texts that end at them.
class Labelling
{
public:
    Labelling(const QList<LabelPoint> &points, int lines) : m_points(points), m_lines(lines), places(points.size()) {}
    void place(qsizetype firstBefore, double right);
    /// How many points are without a name, and how many names are not the longest.
    std::pair<qsizetype, qsizetype> lacks() const;

private:
    int lowestLineFrom(qsizetype point, double width) const;
    int lowestLineUpTo(qsizetype point, double width) const;
    void choose(qsizetype point, bool isBefore, double from, double to);

    const QList<LabelPoint> &m_points;
    const int m_lines;

public:
    QList<LabelPlace> places;
};

/// In which a text of this width may begin at `point`.
int Labelling::lowestLineFrom(qsizetype point, double width) const
{
    int line = 0;
    for (qsizetype later = point + 1; later < m_points.size() && m_points[later].x < m_points[point].x + width; ++later) {
        if (places[later].line >= 0 || m_points[later].isInLineZero)
            line = std::max(line, std::max(0, places[later].line) + 1);
    }
    return line;
}

/// In which it may end there.
int Labelling::lowestLineUpTo(qsizetype point, double width) const
{
    int line = 0;
    for (qsizetype earlier = 0; earlier < point; ++earlier) {
        const LabelPlace &place = places[earlier];
        const bool goesOn = place.line >= 0 && !place.isBefore;
        const double until = m_points[earlier].x + (goesOn ? m_points[earlier].widths[place.text] : 0);
        if (until > m_points[point].x - width && (place.line >= 0 || m_points[earlier].isInLineZero))
            line = std::max(line, std::max(0, place.line) + 1);
    }
    return line;
}

void Labelling::choose(qsizetype at, bool isBefore, double from, double to)
{
    const LabelPoint &point = m_points[at];
    for (int text = 0; text < int(point.widths.size()); ++text) {
        const double width = point.widths[text];
        if (isBefore ? point.x - width < from : point.x + width > to)
            continue;
        const int line = isBefore ? lowestLineUpTo(at, width) : lowestLineFrom(at, width);
        if (line <= point.mostLine && line < m_lines) {
            places[at] = {line, text, isBefore};
            return;
        }
    }
}

/// The lines to texts that end at their points go higher the later these are: texts of earlier ones end before them.
void Labelling::place(qsizetype firstBefore, double right)
{
    const double until = firstBefore < m_points.size() ? m_points[firstBefore].x : right;
    for (qsizetype i = firstBefore - 1; i >= 0; --i)
        choose(i, false, 0, until);
    for (qsizetype i = firstBefore; i < m_points.size(); ++i)
        choose(i, true, 0, right);
}

std::pair<qsizetype, qsizetype> Labelling::lacks() const
{
    std::pair<qsizetype, qsizetype> lacks;
    for (qsizetype i = 0; i < m_points.size(); ++i) {
        lacks.first += !m_points[i].widths.isEmpty() && places[i].line < 0;
        lacks.second += places[i].text > 0;
    }
    return lacks;
}

} // namespace

QList<LabelPlace> labelPlaces(const QList<LabelPoint> &points, int lines, double right)
{
    Labelling best(points, lines);
    best.place(points.size(), right);
    auto least = best.lacks();
    int tried = 0;
    for (qsizetype first = points.size() - 1; first >= 0 && tried < mostBefore && least > std::pair<qsizetype, qsizetype>(); --first) {
        if (points[first].widths.isEmpty())
            continue;
        ++tried;
        Labelling other(points, lines);
        other.place(first, right);
        if (const auto lacks = other.lacks(); lacks < least) {
            least = lacks;
            best.places = other.places;
        }
    }
    return best.places;
}

/// In the row: inside of the bar where it fits, else after or before it where there is space between `from` and `to`, where its neighbours
/// and their names are. With `inFull` only the whole of the name, and not before the bar: there is a place above it.
static TimelineLabel labelInRow(const PlacedBar &bar, double from, double to, double width, const TimelineNames &names, bool inFull)
{
    const double before = bar.left - from, after = to - bar.right();
    const double within = std::min(bar.right(), width) - std::max(bar.left, 0.0);
    TimelineLabel label{bar};
    if (std::max({bar.width, after, before}) <= 2 * names.gap)
        return label;
    const auto wide = [&](const QString &text) { return names.widthOf(text) + 2 * names.gap; };
    const auto fits = [&](const QStringList &texts, TimelineLabel::Place place, double space) {
        const QString text = fittingLabel(texts, space, wide);
        if (!text.isEmpty())
            label = {bar, place, text, 0, wide(text)};
        return !text.isEmpty();
    };
    const QStringList texts = inFull ? names.textsOf(bar.event).first(1) : names.textsOf(bar.event);
    if (!fits(texts, TimelineLabel::InBar, within) && !fits(texts, TimelineLabel::After, after) && !inFull &&
        !fits(texts, TimelineLabel::Before, before))
        fits({texts.last().section(u' ', -1)}, TimelineLabel::InBar, within);
    return label;
}

/// A bar that is named in the lines above its row, if at all.
struct NamedAbove
{
    LabelPoint point;
    PlacedBar bar;
    QStringList texts;
    double from = 0; // Up to here and from here on its neighbours and their names are.
    double to = 0;

    void nameAs(const QStringList &with, const TimelineNames &names)
    {
        texts = with;
        point.widths.clear();
        for (const QString &text : texts)
            point.widths << names.widthOf(text) + 2 * names.gap;
    }
};

static QList<LabelPlace> placesOf(const QList<NamedAbove> &above, int lines, double right)
{
    return labelPlaces(mapped(above, &NamedAbove::point), lines, right);
}

/// Of commands that are alike the first one in sight names all.
static void nameTogether(QList<NamedAbove> &above, const TimelineNames &names)
{
    int before = -1;
    for (NamedAbove &one : above) {
        const int first = names.firstAlike(one.bar.event);
        if (first >= 0 && first == before)
            one.nameAs({}, names);
        else if (first >= 0)
            one.nameAs(names.textsOfAlike(one.bar.event), names);
        before = first >= 0 ? first : before;
    }
}

QList<TimelineLabel> timelineLabels(const QList<PlacedBar> &bars, double width, int lines, const TimelineNames &names)
{
    QList<TimelineLabel> labels;
    QList<NamedAbove> above;
    double from = 0;
    for (qsizetype i = 0; i < bars.size(); ++i) {
        const PlacedBar &bar = bars[i];
        const double to = i + 1 < bars.size() ? bars[i + 1].left : width;
        const bool isNamed = names.isNamedAbove(bar.event);
        const bool mayBeAbove = lines > 0 && (bar.isShort || isNamed);
        const TimelineLabel label = mayBeAbove && bar.isShort ? TimelineLabel{bar} : labelInRow(bar, from, to, width, names, mayBeAbove);
        if (!label.text.isEmpty()) {
            labels << label;
        } else if (mayBeAbove) {
            const double x = bar.isShort ? bar.head : std::max(0.0, bar.left);
            above << NamedAbove{{x, {}, isNamed ? lines - 1 : 0, bar.isShort}, bar, {}, from, to};
            if (isNamed || to - bar.left >= names.nearestPins)
                above.last().nameAs(names.textsOf(bar.event), names);
        }
        from = bar.right() + (label.place == TimelineLabel::After ? label.width : 0);
    }
    std::ranges::stable_sort(above, {}, [](const NamedAbove &each) { return each.point.x; });
    QList<LabelPlace> places = placesOf(above, lines, width - names.gap);
    for (qsizetype i = 0; i < places.size(); ++i) {
        if (names.isNamedAbove(above[i].bar.event) && (places[i].line < 0 || places[i].text > 0)) {
            nameTogether(above, names);
            places = placesOf(above, lines, width - names.gap);
            break;
        }
    }
    for (qsizetype i = 0; i < places.size(); ++i) {
        const NamedAbove &one = above[i];
        const auto [line, text, isBefore] = places[i];
        if (line >= 0)
            labels << TimelineLabel{one.bar, isBefore ? TimelineLabel::AboveBefore : TimelineLabel::Above, one.texts[text], line,
                                    one.point.widths[text]};
        else if (const TimelineLabel label = labelInRow(one.bar, one.from, one.to, width, names, false);
                 !one.bar.isShort && !label.text.isEmpty())
            labels << label;
    }
    return labels;
}

} // namespace kernelscope
