#include "ui/theme/Icons.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace kernelscope {

static QByteArray tintedFile(const QString &path, const QColor &colour)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("currentColor", colour.name().toLatin1());
}

static QByteArray tintedSvg(const QString &name, const QColor &colour)
{
    return tintedFile(QStringLiteral(":/icons/%1.svg").arg(name), colour);
}

QPixmap tintedPixmap(const QString &name, const QColor &colour, int size, double devicePixelRatio)
{
    // The rows of a large project have thousands of icons, which are a few.
    const QString key = QStringLiteral("icon %1 %2 %3 %4").arg(name, colour.name(QColor::HexArgb)).arg(size).arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(tintedSvg(name, colour));
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(0, 0, size, size));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QImage tintedPicture(const QString &file, const QColor &colour, const QSize &size, double devicePixelRatio)
{
    QImage image(size * devicePixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(Qt::transparent);
    QSvgRenderer renderer(tintedFile(file, colour));
    const QSizeF whole = renderer.defaultSize();
    QSizeF scaled = whole.scaled(size, Qt::KeepAspectRatio);
    if (2 * scaled.width() < whole.width())
        scaled = whole.scaled(size, Qt::KeepAspectRatioByExpanding);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(QPointF(0, std::max(0.0, (size.height() - scaled.height()) / 2)), scaled));
    return image;
}

QImage onDarkGround(const QImage &picture, const QColor &ground)
{
    if (picture.isNull() || picture.pixelColor(0, 0).alpha() < 255 || picture.pixelColor(0, 0).lightness() < 128)
        return picture;
    QImage turned = picture;
    const int least = ground.lightness();
    for (int y = 0; y < turned.height(); ++y) {
        for (int x = 0; x < turned.width(); ++x) {
            const QColor colour = turned.pixelColor(x, y);
            const int lightness = least + (255 - colour.lightness()) * (255 - least) / 255;
            turned.setPixelColor(x, y,
                                 colour.lightness() == 255 ? ground : QColor::fromHsl(colour.hslHue(), colour.hslSaturation(), lightness));
        }
    }
    return turned;
}

QIcon tintedIcon(const QString &name, const QColor &colour, const QColor &disabledColour)
{
    QIcon icon;
    for (const int size : {16, 20, 24, 32, 48, 64, 96}) {
        icon.addPixmap(tintedPixmap(name, colour, size));
        icon.addPixmap(tintedPixmap(name, disabledColour, size), QIcon::Disabled);
    }
    return icon;
}

} // namespace kernelscope
