#include "ui/scene/Picture.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QScreen>
#include <QSvgGenerator>
#include <QWidget>

namespace kernelscope {

constexpr double pixelsPerUnit = 2;
constexpr double mostPixels = 16384;

QSizeF WidgetPicture::pictureSize() const
{
    return m_widget.size();
}

void WidgetPicture::paintPicture(QPainter &painter, const QRectF &into) const
{
    painter.save();
    painter.translate(into.topLeft());
    painter.scale(into.width() / std::max(1, m_widget.width()), into.height() / std::max(1, m_widget.height()));
    m_widget.render(&painter, {}, {}, QWidget::DrawChildren);
    painter.restore();
}

void PaddedPicture::paintPicture(QPainter &painter, const QRectF &into) const
{
    const QSizeF own = m_picture.pictureSize(), all = pictureSize();
    m_picture.paintPicture(painter,
                           {into.topLeft(), QSizeF(own.width() * into.width() / all.width(), own.height() * into.height() / all.height())});
}

static Result<void> notWritten(const QString &file)
{
    return fail(QCoreApplication::translate("Picture", "The picture could not be written to %1.").arg(file));
}

/// Dots an inch: those of the screen, by which texts in points were laid out. With another number they are written in another size than
/// there is room for.
static int svgResolution()
{
    return qRound(QGuiApplication::primaryScreen()->logicalDotsPerInchX());
}

static Result<void> saveSvg(const Picture &picture, const QString &file, const QColor &background)
{
    QSvgGenerator generator;
    generator.setFileName(file);
    generator.setResolution(svgResolution());
    const QRectF all(QPointF(0, 0), picture.pictureSize());
    generator.setSize(all.size().toSize());
    generator.setViewBox(all);
    QPainter painter;
    if (!painter.begin(&generator))
        return notWritten(file);
    painter.fillRect(all, background);
    picture.paintPicture(painter, all);
    if (!painter.end() || QFileInfo(file).size() == 0)
        return notWritten(file);
    return {};
}

static Result<void> savePng(const Picture &picture, const QString &file, const QColor &background)
{
    const QSizeF size = picture.pictureSize();
    const double scale = std::min({pixelsPerUnit, mostPixels / std::max(1.0, size.width()), mostPixels / std::max(1.0, size.height())});
    QImage image((size * scale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(background);
    QPainter painter(&image);
    painter.scale(scale, scale);
    picture.paintPicture(painter, QRectF(QPointF(0, 0), size));
    painter.end();
    if (!image.save(file))
        return notWritten(file);
    return {};
}

Result<void> savePicture(const Picture &picture, const QString &file, const QColor &background)
{
    const QString kind = QFileInfo(file).suffix().toLower();
    if (kind == u"svg")
        return saveSvg(picture, file, background);
    if (kind == u"png")
        return savePng(picture, file, background);
    return fail(QCoreApplication::translate("Picture", "Pictures are written as .png or .svg, so %1 was not.").arg(file));
}

} // namespace kernelscope
