#pragma once

#include <QColor>
#include <QIcon>
#include <QImage>
#include <QPixmap>
#include <QSize>
#include <QString>

namespace kernelscope {

/// resources/icons/NAME.svg with every currentColor replaced, at all usual sizes.
QIcon tintedIcon(const QString &name, const QColor &colour, const QColor &disabledColour);

/// The same as one picture of `size` by `size` device-independent pixels.
QPixmap tintedPixmap(const QString &name, const QColor &colour, int size, double devicePixelRatio = 1);

/// Any SVG file with every currentColor replaced, as large as fits into `size`, at its left. May be called on any thread.
QImage tintedPicture(const QString &file, const QColor &colour, const QSize &size, double devicePixelRatio = 1);

} // namespace kernelscope
