#include "ui/scene/Scene.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <numbers>
#include <numeric>
#include <tuple>

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QTextDocument>

#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"

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
    case Ink::Success:
        return theme.success;
    case Ink::Error:
        return theme.error;
    case Ink::ErrorSoft:
        return theme.errorSoft;
    case Ink::Recorded:
        return recordedColour(theme);
    case Ink::Absent:
        return absentColour(theme);
    case Ink::Mark:
        return markColour(theme, int(ink.value));
    case Ink::Ramp:
        return Theme::ramp(ink.value);
    case Ink::Diverging:
        return Theme::diverging(ink.value);
    case Ink::Grey:
        return QColor::fromRgbF(float(ink.value), float(ink.value), float(ink.value));
    case Ink::NotFinite:
        return Theme::notFinite(int(ink.value));
    case Ink::Category:
        return Theme::category(int(ink.value));
    case Ink::DeepCategory:
        return theme.isDark ? Theme::category(int(ink.value)).lighter(190) : Theme::category(int(ink.value)).darker(130);
    case Ink::Hue: // Stops before red comes again.
        return QColor::fromHslF(float(0.02 + 0.83 * ink.value), theme.isDark ? 0.42f : 0.62f, theme.isDark ? 0.42f : 0.74f);
    case Ink::White:
        return Qt::white;
    }
    return {};
}

QFont fontOf(const SceneText &text, const Appearance &appearance)
{
    QFont font = text.isCode ? appearance.codeFont(text.size) : appearance.interfaceFont(text.size);
    if (text.isBold)
        font.setWeight(QFont::DemiBold);
    return font;
}

void layOut(QTextDocument &document, const QString &html, double width, const Appearance &appearance)
{
    document.setDefaultFont(appearance.interfaceFont());
    document.setDocumentMargin(0);
    document.setHtml(html);
    document.setTextWidth(width);
}

void paintRichText(const SceneText &text, const QRectF &rect, QPainter &painter, const Appearance &appearance)
{
    QTextDocument document;
    layOut(document, text.text, rect.width(), appearance);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, colourOf(text.ink, appearance.theme()));
    painter.translate(rect.topLeft());
    document.documentLayout()->draw(&painter, context);
    painter.translate(-rect.topLeft());
}

void paintText(const SceneText &text, const QFont &font, const QRectF &rect, QPainter &painter, const Appearance &appearance)
{
    if (text.isRich)
        return paintRichText(text, rect, painter, appearance);
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

/// Who reads an SVG file may smooth what is stretched: of enlarged pixels that is hardly seen.
void paintImage(const SceneImage &shape, QPainter &painter)
{
    const bool isSvg = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::SVG;
    const int times = std::clamp(4096 / std::max({1, shape.image.width(), shape.image.height()}), 1, 8);
    painter.drawImage(shape.rect, isSvg ? shape.image.scaled(shape.image.size() * times) : shape.image);
}

void hatch(QPainter &painter, const QRectF &rect, const QColor &colour, double step)
{
    QList<QLineF> lines; // Cut at the edges by hand: a clip is lost in an SVG file.
    const double last = rect.right() + rect.bottom();
    for (double sum = std::ceil((rect.left() + rect.top()) / step) * step; sum < last; sum += step) { // x + y along a line
        const double from = std::max(rect.left(), sum - rect.bottom());
        const double to = std::min(rect.right(), sum - rect.top());
        lines << QLineF(from, sum - from, to, sum - to);
    }
    painter.setPen(QPen(colour, 1));
    painter.drawLines(lines);
}

/// A box in the painter's pen and brush, so much larger on each side.
void drawBox(const SceneItem &item, QPainter &painter, double by)
{
    const double away = item.isDiamond ? by * std::numbers::sqrt2 : by;
    const QRectF rect = item.rect().adjusted(-away, -away, away, away);
    const double radius = item.radius > 0 ? std::max(0.0, item.radius + by) : 0;
    if (item.isDiamond) {
        const QPointF middle = rect.center();
        const QPointF corners[] = {
            {middle.x(), rect.top()}, {rect.right(), middle.y()}, {middle.x(), rect.bottom()}, {rect.left(), middle.y()}};
        painter.drawConvexPolygon(corners, 4);
    } else if (radius <= 0)
        painter.drawRect(rect);
    else if (2 * radius >= std::max(rect.width(), rect.height()))
        painter.drawEllipse(rect); // Quicker than the same as a rounded rectangle.
    else
        painter.drawRoundedRect(rect, radius, radius);
}

/// Fills it with the colour of its frame and then, smaller, with its own: the same pixels as by a line around it in half of the time.
/// False: it can't; each shape of an SVG file stays one.
bool fillFramed(const SceneItem &item, QPainter &painter, const Theme &theme)
{
    const auto *box = std::get_if<QRectF>(&item.shape);
    const QColor frame = colourOf(item.pen.ink, theme), fill = colourOf(item.fill, theme);
    const bool isOpaque = item.opacity >= 1 && frame.alpha() == 255 && fill.alpha() == 255;
    if (!box || !isOpaque || !item.isSmooth || item.hatching > 0 || item.pen.style != Qt::SolidLine ||
        std::min(box->width(), box->height()) <= 2 * item.pen.width || painter.paintEngine()->type() != QPaintEngine::Raster)
        return false;
    painter.setPen(Qt::NoPen);
    painter.setBrush(frame);
    drawBox(item, painter, item.pen.width / 2);
    painter.setBrush(fill);
    drawBox(item, painter, -item.pen.width / 2);
    return true;
}

void paintShape(const SceneItem &item, QPainter &painter, const Theme &theme)
{
    const bool hasFill = item.fill.role != Ink::None;
    const bool hasPen = item.pen.ink.role != Ink::None;
    const auto *boxes = std::get_if<QList<QRectF>>(&item.shape);
    painter.setRenderHint(QPainter::Antialiasing, item.isSmooth);
    const auto forEachBox = [&](auto act) { boxes ? void(std::ranges::for_each(*boxes, act)) : act(item.rect()); };
    if (hasFill && item.hatching > 0)
        forEachBox([&](const QRectF &box) { hatch(painter, box, colourOf(item.fill, theme), item.hatching); });
    if (const auto *image = std::get_if<SceneImage>(&item.shape))
        return paintImage(*image, painter);
    if (!hasPen && (!hasFill || item.hatching > 0))
        return;
    if (hasPen && hasFill && fillFramed(item, painter, theme))
        return;
    const bool isLine = std::holds_alternative<QLineF>(item.shape);
    painter.setBrush(hasFill && item.hatching <= 0 ? QBrush(colourOf(item.fill, theme)) : QBrush(Qt::NoBrush));
    const bool isStroke = std::holds_alternative<QPainterPath>(item.shape) && !hasFill;
    const bool isBox = item.radius <= 0 && (boxes || std::holds_alternative<QRectF>(item.shape));
    if (isBox && !item.isDiamond && !item.isSmooth && !hasPen) // Each from pixel to pixel, lest there are gaps between them.
        return forEachBox([&](const QRectF &box) { painter.fillRect(box, painter.brush()); });
    // To find the joins of a curve takes longer than all the rest.
    const Qt::PenJoinStyle join = isBox ? Qt::MiterJoin : isStroke ? Qt::RoundJoin : Qt::BevelJoin;
    painter.setPen(hasPen
                       ? QPen(colourOf(item.pen.ink, theme), item.pen.width, item.pen.style, isStroke ? Qt::FlatCap : Qt::SquareCap, join)
                       : QPen(Qt::NoPen));
    if (isLine)
        painter.drawLine(std::get<QLineF>(item.shape));
    else if (const auto *path = std::get_if<QPainterPath>(&item.shape))
        painter.drawPath(*path);
    else if (const auto *lines = std::get_if<QList<QLineF>>(&item.shape))
        painter.drawLines(*lines);
    else if (boxes)
        painter.drawRects(*boxes);
    else
        drawBox(item, painter, 0);
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
    if (const auto *image = std::get_if<SceneImage>(&shape))
        return image->rect;
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

SceneItem &Scene::image(const QRectF &rect, const QImage &image)
{
    return items.emplaceBack(SceneItem{SceneImage{rect, image}});
}

SceneItem &Scene::text(const QRectF &rect, const SceneText &text)
{
    SceneItem &item = box(rect, {});
    item.text = text;
    return item;
}

SceneItem &Scene::richText(const QPointF &at, double width, const QString &html, const Appearance &appearance)
{
    QTextDocument document;
    layOut(document, html, width, appearance);
    SceneText shown{html, Ink::Muted};
    shown.isRich = true;
    return text({at, QSizeF(width, document.size().height())}, shown);
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
    if (key == Qt::Key_Home || key == Qt::Key_End) {
        const auto isInRow = [&](const SceneItem &item) { return stands(item) && item.cell.y() == from->cell.y(); };
        return key == Qt::Key_Home ? &*std::ranges::find_if(items, isInRow) : &*std::find_if(items.rbegin(), items.rend(), isInRow);
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

static void move(SceneItem &item, const QPointF &by)
{
    if (auto *boxes = std::get_if<QList<QRectF>>(&item.shape)) {
        for (QRectF &box : *boxes)
            box.translate(by);
    } else if (auto *lines = std::get_if<QList<QLineF>>(&item.shape)) {
        for (QLineF &line : *lines)
            line.translate(by);
    } else if (auto *line = std::get_if<QLineF>(&item.shape)) {
        line->translate(by);
    } else if (auto *path = std::get_if<QPainterPath>(&item.shape)) {
        path->translate(by);
    } else if (auto *image = std::get_if<SceneImage>(&item.shape)) {
        image->rect.translate(by);
    } else {
        std::get<QRectF>(item.shape).translate(by);
    }
}

void Scene::add(const Scene &part, const QPointF &at)
{
    items.reserve(items.size() + part.items.size());
    for (const SceneItem &item : part.items)
        move(items.emplaceBack(item), at);
    size = size.expandedTo(QSizeF(at.x(), at.y()) + part.size);
}

void Scene::addMargin(double margin)
{
    for (SceneItem &item : items)
        move(item, {margin, margin});
    size = size.grownBy({margin, margin, margin, margin});
}

} // namespace kernelscope
