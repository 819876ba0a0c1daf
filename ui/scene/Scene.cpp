#include "ui/scene/Scene.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>
#include <tuple>

#include <QFontMetricsF>
#include <QPainter>

#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"
#include "ui/widgets/Hatching.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr double farAside = 4; // A pixel aside counts as much as so many in the direction of the key.

QColor roleColour(const Ink &ink, const Theme &theme)
{
    switch (ink.role) {
    case Ink::None:
        return {};
    case Ink::Window:
        return theme.window;
    case Ink::Surface:
        return theme.surface;
    case Ink::Raised:
        return theme.raised;
    case Ink::Border:
        return theme.border;
    case Ink::Edge:
        return theme.edge();
    case Ink::Text:
        return theme.text;
    case Ink::Muted:
        return theme.mutedText;
    case Ink::Accent:
        return theme.accent;
    case Ink::AccentSoft:
        return theme.accentSoft;
    case Ink::OnAccent:
        return theme.onAccent;
    case Ink::Warning:
        return theme.warning;
    case Ink::Error:
        return theme.error;
    case Ink::Recorded:
        return recordedColour(theme);
    case Ink::Absent:
        return absentColour(theme);
    case Ink::Mark:
        return markColour(theme, int(ink.value));
    case Ink::Ramp:
        return Theme::ramp(ink.value);
    case Ink::Category:
        return Theme::category(int(ink.value));
    case Ink::DeepCategory:
        return theme.isDark ? Theme::category(int(ink.value)).lighter(190) : Theme::category(int(ink.value)).darker(130);
    case Ink::White:
        return Qt::white;
    }
    return {};
}

QString inkText(const Ink &ink)
{
    static const char *const names[] = {"none",   "window", "surface",     "raised",    "border",        "edge",  "text",
                                        "muted",  "accent", "accent soft", "on accent", "warning",       "error", "recorded",
                                        "absent", "mark",   "ramp",        "category",  "deep category", "white"};
    QString text = QLatin1String(names[ink.role]);
    if (ink.role >= Ink::Mark && ink.role <= Ink::DeepCategory)
        text += u' ' + QString::number(ink.value, 'g', 3);
    return ink.isTextOn ? u"text on "_s + text : text;
}

QString itemText(const SceneItem &item)
{
    static const char *const shapes[] = {"box", "line", "path", "boxes", "lines"};
    const QRectF rect = item.rect();
    QString text = u"%1 %2,%3 %4x%5"_s.arg(QLatin1String(shapes[item.shape.index()]))
                       .arg(qRound(rect.left()))
                       .arg(qRound(rect.top()))
                       .arg(qRound(rect.width()))
                       .arg(qRound(rect.height()));
    if (item.fill.role != Ink::None)
        text += (item.hatching > 0 ? u" hatched "_s : u" filled "_s) + inkText(item.fill);
    if (item.pen.ink.role != Ink::None)
        text += u" drawn "_s + inkText(item.pen.ink);
    if (!item.text.text.isEmpty())
        text += u" \"%1\" %2"_s.arg(item.text.text, inkText(item.text.ink));
    return item.name.isEmpty() ? text : text + u" = "_s + item.name;
}

QFont fontOf(const SceneText &text, const Appearance &appearance)
{
    QFont font = text.isCode ? appearance.codeFont(text.size) : appearance.interfaceFont(text.size);
    if (text.isBold)
        font.setWeight(QFont::DemiBold);
    return font;
}

void paintText(const SceneText &text, const QFont &font, const QRectF &rect, QPainter &painter, const Appearance &appearance)
{
    painter.setFont(font);
    painter.setPen(colourOf(text.ink, appearance.theme()));
    const bool isUpright = text.turn == 0;
    const bool isOnEnd = std::fmod(std::abs(text.turn), 180) == 90;
    const QRectF along(-rect.height() / 2, -rect.width() / 2, rect.height(), rect.width());
    const QRectF box = isUpright ? rect : isOnEnd ? along : rect.translated(-rect.center());
    const QString shown = text.elide == Qt::ElideNone ? text.text : QFontMetricsF(font).elidedText(text.text, text.elide, box.width());
    if (isUpright)
        return painter.drawText(rect, text.flags, shown);
    painter.save();
    painter.translate(rect.center());
    painter.rotate(text.turn);
    painter.drawText(box, text.flags, shown);
    painter.restore();
}

void paintShape(const SceneItem &item, QPainter &painter, const Theme &theme)
{
    const bool hasFill = item.fill.role != Ink::None;
    const bool hasPen = item.pen.ink.role != Ink::None;
    const auto *boxes = std::get_if<QList<QRectF>>(&item.shape);
    painter.setRenderHint(QPainter::Antialiasing, item.isSmooth);
    if (hasFill && item.hatching > 0) {
        for (const QRectF &box : boxes ? *boxes : QList{item.rect()})
            hatch(painter, box, colourOf(item.fill, theme), item.hatching);
    }
    if (!hasPen && (!hasFill || item.hatching > 0))
        return;
    const bool isLine = std::holds_alternative<QLineF>(item.shape);
    painter.setBrush(hasFill && item.hatching <= 0 ? QBrush(colourOf(item.fill, theme)) : QBrush(Qt::NoBrush));
    const bool isStroke = std::holds_alternative<QPainterPath>(item.shape) && !hasFill;
    painter.setPen(hasPen ? QPen(colourOf(item.pen.ink, theme), item.pen.width, item.pen.style, isStroke ? Qt::FlatCap : Qt::SquareCap,
                                 isStroke ? Qt::RoundJoin : Qt::BevelJoin)
                          : QPen(Qt::NoPen));
    if (isLine)
        painter.drawLine(std::get<QLineF>(item.shape));
    else if (const auto *path = std::get_if<QPainterPath>(&item.shape))
        painter.drawPath(*path);
    else if (const auto *lines = std::get_if<QList<QLineF>>(&item.shape))
        painter.drawLines(*lines);
    else if (boxes)
        painter.drawRects(*boxes);
    else if (item.radius > 0)
        painter.drawRoundedRect(item.rect(), item.radius, item.radius);
    else
        painter.drawRect(item.rect());
}

bool contains(const SceneItem &item, const QPointF &point)
{
    const auto *path = std::get_if<QPainterPath>(&item.shape);
    return path ? path->contains(point) : item.rect().contains(point);
}

/// The foremost that contains the point, else the nearest in whose reach it is.
template <typename Counts> const SceneItem *itemAt(const QList<SceneItem> &items, const QPointF &point, Counts counts)
{
    const SceneItem *nearest = nullptr;
    double least = 1e9;
    for (auto item = items.rbegin(); item != items.rend(); ++item) {
        if (item->covers && contains(*item, point))
            return counts(*item) ? &*item : nearest;
        if (!counts(*item))
            continue;
        if (contains(*item, point))
            return &*item;
        const QPointF away = item->rect().center() - point;
        if (const double distance = std::hypot(away.x(), away.y()); distance < std::min(item->reach, least)) {
            least = distance;
            nearest = &*item;
        }
    }
    return nearest;
}

} // namespace

Ink Ink::mixed(double part) const
{
    Ink ink = *this;
    ink.share = part;
    return ink;
}

Ink Ink::textOn() const
{
    Ink ink = *this;
    ink.isTextOn = true;
    return ink;
}

QColor colourOf(const Ink &ink, const Theme &theme)
{
    QColor colour = roleColour(ink, theme);
    if (ink.share < 1)
        colour = mixed(theme.surface, colour, ink.share);
    if (ink.isTextOn)
        colour = Theme::textOn(colour);
    if (ink.opacity < 1)
        colour.setAlphaF(float(ink.opacity));
    return colour;
}

QRectF SceneItem::rect() const
{
    const auto boxOf = [](const QLineF &line) { return QRectF(line.p1(), line.p2()).normalized(); };
    if (const auto *line = std::get_if<QLineF>(&shape))
        return boxOf(*line);
    if (const auto *path = std::get_if<QPainterPath>(&shape))
        return path->boundingRect();
    if (const auto *boxes = std::get_if<QList<QRectF>>(&shape))
        return std::accumulate(boxes->begin(), boxes->end(), QRectF(), std::bit_or());
    const auto *lines = std::get_if<QList<QLineF>>(&shape);
    return lines ? std::transform_reduce(lines->begin(), lines->end(), QRectF(), std::bit_or(), boxOf) : std::get<QRectF>(shape);
}

SceneItem &Scene::box(const QRectF &rect, const Ink &fill, const ScenePen &pen, double radius)
{
    return items.emplaceBack(SceneItem{rect, radius, fill, pen});
}

SceneItem &Scene::line(const QLineF &line, const ScenePen &pen)
{
    return items.emplaceBack(SceneItem{line, 0, {}, pen});
}

SceneItem &Scene::lines(const QList<QLineF> &lines, const ScenePen &pen)
{
    return items.emplaceBack(SceneItem{lines, 0, {}, pen});
}

SceneItem &Scene::boxes(const QList<QRectF> &rects, const Ink &fill)
{
    return items.emplaceBack(SceneItem{rects, 0, fill});
}

SceneItem &Scene::path(const QPainterPath &path, const Ink &fill, const ScenePen &pen)
{
    return items.emplaceBack(SceneItem{path, 0, fill, pen});
}

SceneItem &Scene::text(const QRectF &rect, const SceneText &text)
{
    SceneItem &item = box(rect, {});
    item.text = text;
    return item;
}

const SceneItem *Scene::find(const Subject &subject) const
{
    const auto found = std::ranges::find(items, subject, &SceneItem::subject);
    return isNothing(subject) || found == items.end() ? nullptr : &*found;
}

const SceneItem *Scene::hit(const QPointF &point) const
{
    return itemAt(items, point, [](const SceneItem &item) { return !isNothing(item.subject); });
}

const SceneItem *Scene::tipAt(const QPointF &point) const
{
    return itemAt(items, point, [](const SceneItem &item) { return !item.toolTip.isEmpty(); });
}

/// Where all lie in one column or row, each arrow key goes along it.
const SceneItem *Scene::beside(const Subject &subject, int key) const
{
    const auto stands = [](const SceneItem &item) { return !isNothing(item.subject); };
    const SceneItem *from = find(subject);
    if (!from) {
        const auto first = std::ranges::find_if(items, stands);
        return first == items.end() ? nullptr : &*first;
    }
    const QPointF middle = from->rect().center();
    const auto isInLine = [&](auto coordinate) {
        return std::ranges::all_of(items, [&](const SceneItem &item) {
            return !stands(item) || std::abs(coordinate(item.rect().center()) - coordinate(middle)) < 1;
        });
    };
    bool isAcross = key == Qt::Key_Left || key == Qt::Key_Right;
    if (isInLine([](const QPointF &point) { return point.x(); }))
        isAcross = false;
    else if (isInLine([](const QPointF &point) { return point.y(); }))
        isAcross = true;
    const int by = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    const bool hasCell = from->cell.x() >= 0;
    const SceneItem *nearest = nullptr;
    double least = 1e9;
    for (const SceneItem &item : items) {
        if (!stands(item) || item.subject == subject)
            continue;
        if (hasCell && (isAcross ? item.cell.y() != from->cell.y() : item.cell.x() != from->cell.x()))
            continue;
        const QPointF away = (item.rect().center() - middle) * by;
        const double along = isAcross ? away.x() : away.y();
        const double aside = hasCell ? 0 : std::abs(isAcross ? away.y() : away.x());
        if (along < (hasCell ? 0 : 1) || along + farAside * aside >= least)
            continue;
        least = along + farAside * aside;
        nearest = &item;
    }
    return nearest;
}

QPointF SceneWindow::toPixels(const QPointF &units) const
{
    const QPointF away = units - origin;
    return {column + away.x() * scale, isAcross ? away.y() : away.y() * scale};
}

QPointF SceneWindow::toUnits(const QPointF &pixel) const
{
    return origin + QPointF((pixel.x() - column) / scale, isAcross ? pixel.y() : pixel.y() / scale);
}

SceneWindow SceneWindow::scrolledTo(const QPointF &pixels) const
{
    SceneWindow window = *this;
    window.origin = {pixels.x() / scale, isAcross ? pixels.y() : pixels.y() / scale};
    return window;
}

SceneWindow SceneWindow::zoomedAt(const QPointF &pixel, double newScale) const
{
    SceneWindow window = *this;
    window.scale = newScale;
    window.origin += toUnits(pixel) - window.toUnits(pixel);
    return window;
}

void paint(const Scene &scene, QPainter &painter, const Appearance &appearance)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    std::map<std::tuple<double, bool, bool>, QFont> fonts; // One for many texts, as each has to be looked for.
    for (const SceneItem &item : scene.items) {
        painter.setOpacity(item.opacity);
        paintShape(item, painter, appearance.theme());
        const SceneText &text = item.text;
        if (text.text.isEmpty())
            continue;
        auto font = fonts.find({text.size, text.isBold, text.isCode});
        if (font == fonts.end())
            font = fonts.emplace(std::tuple(text.size, text.isBold, text.isCode), fontOf(text, appearance)).first;
        paintText(text, font->second, item.rect(), painter, appearance);
    }
    painter.restore();
}

void paint(const Scene &scene, QPainter &painter, const Appearance &appearance, const QRectF &into)
{
    if (scene.size.isEmpty())
        return;
    painter.save();
    painter.translate(into.topLeft());
    painter.scale(into.width() / scene.size.width(), into.height() / scene.size.height());
    paint(scene, painter, appearance);
    painter.restore();
}

void Scene::addMargin(double margin)
{
    for (SceneItem &item : items) {
        if (auto *boxes = std::get_if<QList<QRectF>>(&item.shape)) {
            for (QRectF &box : *boxes)
                box.translate(margin, margin);
        } else if (auto *lines = std::get_if<QList<QLineF>>(&item.shape)) {
            for (QLineF &line : *lines)
                line.translate(margin, margin);
        } else if (auto *line = std::get_if<QLineF>(&item.shape)) {
            line->translate(margin, margin);
        } else if (auto *path = std::get_if<QPainterPath>(&item.shape)) {
            path->translate(margin, margin);
        } else {
            std::get<QRectF>(item.shape).translate(margin, margin);
        }
    }
    size = size.grownBy({margin, margin, margin, margin});
}

QString sceneText(const Scene &scene)
{
    QStringList lines;
    std::ranges::transform(scene.items, std::back_inserter(lines), itemText);
    return lines.join(u'\n');
}

} // namespace kernelscope
