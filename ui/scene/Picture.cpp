#include "ui/scene/Picture.h"

#include <algorithm>
#include <functional>

#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QScreen>
#include <QSvgGenerator>
#include <QWidget>

#include "support/Tr.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double pixelsPerUnit = 2;
constexpr double mostPixels = 16384;

using Painting = std::function<void(QPainter &painter)>;

static Result<void> notWritten(const QString &file)
{
    return fail(tr("The picture could not be written to %1.").arg(file));
}

/// Dots an inch: those of the screen, by which texts in points were laid out. With another number they are written in another size than
/// there is room for.
static int svgResolution()
{
    return qRound(QGuiApplication::primaryScreen()->logicalDotsPerInchX());
}

static Result<void> saveSvg(const QSizeF &size, const QColor &background, const Painting &paintOn, const QString &file)
{
    QSvgGenerator generator;
    generator.setFileName(file);
    generator.setResolution(svgResolution());
    const QRectF all(QPointF(0, 0), size);
    generator.setSize(size.toSize());
    generator.setViewBox(all);
    QPainter painter;
    if (!painter.begin(&generator))
        return notWritten(file);
    painter.fillRect(all, background);
    paintOn(painter);
    if (!painter.end() || QFileInfo(file).size() == 0)
        return notWritten(file);
    return {};
}

static Result<void> savePng(const QSizeF &size, const QColor &background, const Painting &paintOn, const QString &file)
{
    const double scale = std::min({pixelsPerUnit, mostPixels / std::max(1.0, size.width()), mostPixels / std::max(1.0, size.height())});
    QImage image((size * scale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(background);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintOn(painter);
    painter.end();
    if (!image.save(file))
        return notWritten(file);
    return {};
}

static Result<void> save(const QSizeF &size, const QColor &background, const Painting &paintOn, const QString &file)
{
    const QString kind = QFileInfo(file).suffix().toLower();
    if (kind == u"svg")
        return saveSvg(size, background, paintOn, file);
    if (kind == u"png")
        return savePng(size, background, paintOn, file);
    return fail(tr("Pictures are written as .png or .svg, so %1 was not.").arg(file));
}

Result<void> savePicture(const Scene &scene, const Appearance &appearance, const QString &file)
{
    return save(
        scene.size, appearance.theme().surface, [&](QPainter &painter) { paint(scene, painter, appearance); }, file);
}

Result<void> savePicture(QWidget &widget, const QColor &background, const QString &file)
{
    return save(
        widget.size(), background, [&](QPainter &painter) { widget.render(&painter, {}, {}, QWidget::DrawChildren); }, file);
}

} // namespace kernelscope
