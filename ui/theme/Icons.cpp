#include "ui/theme/Icons.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace kernelscope {

static QByteArray tintedSvg(const QString &name, const QColor &colour)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("currentColor", colour.name().toLatin1());
}

QPixmap tintedPixmap(const QString &name, const QColor &colour, int size, double devicePixelRatio)
{
    QPixmap pixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(tintedSvg(name, colour));
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(0, 0, size, size));
    return pixmap;
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
