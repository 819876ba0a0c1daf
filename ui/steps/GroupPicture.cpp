#include "ui/steps/GroupPicture.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "pictures/SteppedParts.h"
#include "project/ScalarValue.h"
#include "support/Numbers.h"
#include "support/Tr.h"
#include "ui/models/Counts.h"
#include "ui/models/TraceWords.h"
#include "ui/scene/Legend.h"
#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr int mostColumns = 2048;
constexpr float none = std::numeric_limits<float>::quiet_NaN();
constexpr qsizetype mostHatched = 4000; // Rectangles; with more of them it is only paler.

float numberOf(const AccessSite &site, const SteppedValue &value)
{
    if (site.stepped.form == ValueForm::Pointer)
        return float(valueAt<quint32>(value.bytes.constData() + 4));
    return float(numberAt(site.type->scalar, value.bytes.constData()));
}

float numberIn(const GroupFigure &figure, const ExpressionScope &scope)
{
    if (figure.expression)
        return float(figure.expression->numberIn(scope).value_or(std::numeric_limits<double>::quiet_NaN()));
    for (const SteppedFrame &frame : scope.frames) {
        if (const SteppedValue *value = frame.value(figure.variable))
            return numberOf(scope.steps.trace().site(figure.variable), *value);
    }
    return none;
}

/// A row: at each tick the number at the work-item's position. Of several ticks in a column the last one counts.
void fillRow(GroupPicture &picture, int item)
{
    const LockSteps &steps = *picture.steps;
    const WorkItemSteps &own = steps.item(item);
    std::vector<float> &row = picture.values[std::size_t(item)];
    int from = 0;
    own.forEachPosition(0, [&](int position, const QList<SteppedFrame> &frames) {
        const int tick = position < own.count() ? steps.tickOf(item, position) : steps.count() - 1;
        const int last = std::min(tick / picture.ticksOfColumn, picture.columns() - 1);
        const float number = numberIn(picture.figure, {own, frames});
        for (int column = from / picture.ticksOfColumn; column <= last; ++column)
            row[std::size_t(column)] = number;
        from = tick + 1;
        return true;
    });
}

QRgb cellColour(const GroupPicture &picture, std::size_t item, std::size_t column)
{
    const float value = picture.values[item][column];
    if (std::isnan(value))
        return qRgba(0, 0, 0, 0);
    const double range = picture.most - picture.least;
    const double share = range > 0 ? (double(value) - picture.least) / range : 0.5;
    QColor colour =
        std::isinf(value) ? Theme::notFinite(value < 0 ? 2 : 1) : Theme::ramp(std::lerp(picture.ramp.first, picture.ramp.second, share));
    if (!picture.active[item][column])
        colour.setAlphaF(0.3f);
    return qPremultiply(colour.rgba());
}

void paintCells(GroupPicture &picture)
{
    picture.image = QImage(picture.columns(), int(picture.values.size()), QImage::Format_ARGB32_Premultiplied);
    for (std::size_t i = 0; i < picture.values.size(); ++i) {
        auto *line = reinterpret_cast<QRgb *>(picture.image.scanLine(int(i)));
        for (std::size_t c = 0; c < picture.values[i].size(); ++c)
            line[c] = cellColour(picture, i, c);
    }
}

/// In rectangles as large as they can be.
void findInactive(GroupPicture &picture)
{
    std::map<std::pair<int, int>, qsizetype> above; // Of the row before: its stretches, and the rectangles that they belong to.
    for (std::size_t i = 0; i < picture.active.size(); ++i) {
        const std::vector<bool> &row = picture.active[i];
        std::map<std::pair<int, int>, qsizetype> own;
        for (std::size_t c = 0; c < row.size(); ++c) {
            const std::size_t begin = c;
            while (c < row.size() && !row[c])
                ++c;
            if (c == begin)
                continue;
            const std::pair stretch(int(begin), int(c - begin));
            const auto known = above.find(stretch);
            if (known == above.end())
                picture.inactive << QRect(stretch.first, int(i), stretch.second, 0);
            own[stretch] = known == above.end() ? picture.inactive.size() - 1 : known->second;
            QRect &whole = picture.inactive[own[stretch]];
            whole.setHeight(whole.height() + 1);
        }
        above = own;
    }
    if (picture.inactive.size() > mostHatched)
        picture.inactive.clear();
}

QList<QRectF> boxesOf(const QList<QRect> &cells, const QRectF &room, const GroupPicture &picture)
{
    const double width = room.width() / picture.columns();
    const double height = room.height() / double(picture.values.size());
    QList<QRectF> boxes;
    for (const QRect &cell : cells)
        boxes << QRectF(room.x() + cell.x() * width, room.y() + cell.y() * height, cell.width() * width, cell.height() * height);
    return boxes;
}

} // namespace

QList<SiteIndex> drawnVariables(const Trace &trace)
{
    QList<SiteIndex> variables;
    for (int s = 0; s < trace.sites().size(); ++s) {
        const AccessSite &site = trace.site(SiteIndex(s));
        const bool isNumber =
            site.stepped.form == ValueForm::Pointer || (site.stepped.form == ValueForm::Whole && site.type && !site.type->isStruct());
        if (site.kind == SiteKind::Value && isNumber)
            variables << SiteIndex(s);
    }
    return variables;
}

std::set<int> differingVariables(const LockSteps &steps)
{
    constexpr int mostRead = 2000; // steps of each
    std::map<int, QByteArray> first;
    std::set<int> differing;
    const int last = steps.itemCount() - 1;
    for (const int item : std::set<int>{0, std::min(1, last), last / 2, last}) {
        std::map<int, QByteArray> own;
        steps.item(item).forEachPosition(0, [&](int position, const QList<SteppedFrame> &frames) {
            for (const SteppedFrame &frame : frames) {
                for (const SteppedValue &value : frame.variables) {
                    if (value.isKnown())
                        own[value.variable.value] = value.bytes;
                }
            }
            return position < mostRead;
        });
        for (const auto &[variable, bytes] : own) {
            if (first.emplace(variable, bytes).first->second != bytes)
                differing.insert(variable);
        }
    }
    return differing;
}

GroupPicture groupPicture(const LockSteps &steps, const GroupFigure &figure, std::pair<double, double> ramp, const std::stop_token &stop)
{
    GroupPicture picture{steps, figure, {}, {}, 1, 0, 0, ramp, {}, {}};
    picture.ticksOfColumn = std::max(1, (steps.count() + mostColumns - 1) / mostColumns);
    const int columns = (steps.count() + picture.ticksOfColumn - 1) / picture.ticksOfColumn;
    picture.values.assign(std::size_t(steps.itemCount()), std::vector<float>(std::size_t(columns), none));
    picture.active.assign(std::size_t(steps.itemCount()), std::vector<bool>(std::size_t(columns), false));
    bool isFirst = true;
    for (int item = 0; item < steps.itemCount() && !stop.stop_requested(); ++item) {
        for (int step = 0; step < steps.item(item).count(); ++step)
            picture.active[std::size_t(item)][std::size_t(steps.tickOf(item, step) / picture.ticksOfColumn)] = true;
        fillRow(picture, item);
        for (const float value : picture.values[std::size_t(item)]) {
            if (!std::isfinite(value))
                continue;
            picture.least = isFirst ? value : std::min<double>(picture.least, value);
            picture.most = isFirst ? value : std::max<double>(picture.most, value);
            isFirst = false;
        }
    }
    paintCells(picture);
    findInactive(picture);
    return picture;
}

/// Which way things go, and the colours.
static Scene groupLegend(const GroupPicture &picture, const Appearance &appearance, double width)
{
    constexpr int colours = 24;
    using Mark = LegendEntry::Mark;
    QList<LegendEntry> entries{{Mark::Words, {}, tr("\u2193 work-items, \u2192 steps")}};
    const auto number = [](double value) { return digitsText(value, 7); };
    if (picture.most > picture.least) {
        LegendEntry bar{Mark::Fill, {}, number(picture.most), {}, number(picture.least)};
        for (int i = 0; i < colours; ++i)
            bar.ramp << Ink(Ink::Ramp, std::lerp(picture.ramp.first, picture.ramp.second, i / double(colours - 1)));
        entries << bar;
    }
    if (!picture.inactive.isEmpty())
        entries << LegendEntry{Mark::Hatched, Ink(Ink::Muted).mixed(0.6), tr("takes no part")};
    return legendScene(entries, appearance, width);
}

QRectF groupCells(const GroupPicture &picture, const QRectF &room, const Appearance &appearance)
{
    const double gap = appearance.px(8);
    const double legend = groupLegend(picture, appearance, room.width() - 2 * gap).size.height() + gap / 2;
    return room.adjusted(gap, gap, -gap, -gap - (legend < room.height() / 2 ? legend : 0));
}

Subject groupSubjectAt(const GroupPicture &picture, const QRectF &cells, const QPointF &point)
{
    if (!picture.steps || picture.columns() == 0 || !cells.contains(point))
        return {};
    const int item = int((point.y() - cells.y()) / cells.height() * picture.steps->itemCount());
    const int tick = int((point.x() - cells.x()) / cells.width() * picture.columns()) * picture.ticksOfColumn;
    const int last = picture.steps->count() - 1;
    return IdSubject{quint64(std::min(item, picture.steps->itemCount() - 1)) * quint64(picture.steps->count()) +
                     quint64(std::min(tick, last))};
}

QString groupTip(const GroupPicture &picture, const Subject &subject)
{
    const auto *id = std::get_if<IdSubject>(&subject);
    if (!id || !picture.steps || picture.steps->count() == 0)
        return {};
    const int ticks = picture.steps->count();
    const int item = int(id->id / quint64(ticks));
    const int tick = int(id->id % quint64(ticks));
    const WorkItemSteps &steps = picture.steps->item(item);
    const Trace &trace = steps.trace();
    const float value = picture.values[std::size_t(item)][std::size_t(tick / picture.ticksOfColumn)];
    const QString number = std::isnan(value) ? u"-"_s : digitsText(double(value), 7);
    const QString who = tr("Work-item %1: %2 = %3").arg(itemId(trace, steps.item()), picture.figure.name(trace), number);
    const SourcePlace &place = trace.site(picture.steps->tick(tick).site).range.begin;
    const QString where = tr("line %1, %2 of %3 work-items take part")
                              .arg(QString::number(place.line), fullCount(quint64(picture.steps->tick(tick).active)),
                                   fullCount(quint64(picture.steps->itemCount())));
    return who + u'\n' + where + (picture.steps->isActive(item, tick) ? QString() : u'\n' + tr("This one does not."));
}

Scene groupScene(const GroupPicture &picture, const GroupMoment &moment, const Appearance &appearance, const QRectF &room)
{
    Scene scene;
    scene.size = room.size();
    scene.shows = Scene::Chosen;
    if (!picture.steps || picture.columns() == 0)
        return scene;
    const QRectF cells = groupCells(picture, room, appearance);
    const auto rows = picture.values.size();
    scene.box(cells, Ink::Raised);
    scene.image(cells, picture.image).name = tr("%1 of all work-items over time").arg(picture.figure.name(picture.steps->item(0).trace()));
    if (!picture.inactive.isEmpty()) {
        SceneItem &hatched = scene.boxes(boxesOf(picture.inactive, cells, picture), Ink(Ink::Muted).mixed(0.6));
        hatched.hatching = appearance.px(4);
    }
    const double height = cells.height() / double(rows);
    QList<QLineF> borders;
    for (int i = moment.subgroupSize; i < int(rows); i += std::max(1, moment.subgroupSize))
        borders << QLineF(cells.left(), cells.top() + i * height, cells.right(), cells.top() + i * height);
    if (!borders.isEmpty())
        scene.lines(borders, {Ink::Border, 1});
    const double x = cells.left() + (double(moment.tick / picture.ticksOfColumn) + 0.5) / picture.columns() * cells.width();
    scene.line(QLineF(x, cells.top(), x, cells.bottom()), {Ink::Accent, 2});
    const auto frame = [&](int item, const ScenePen &pen) {
        scene.box(QRectF(cells.left(), cells.top() + item * height, cells.width(), std::max(height, 2.0)), {}, pen);
    };
    if (moment.beside >= 0)
        frame(moment.beside, {Ink::Warning, 1.5});
    frame(moment.item, {Ink::Accent, 1.5});
    const Scene legend = groupLegend(picture, appearance, cells.width());
    if (cells.bottom() + legend.size.height() < room.bottom())
        scene.add(legend, cells.bottomLeft() + QPointF(0, appearance.px(4)));
    return scene;
}

} // namespace kernelscope
