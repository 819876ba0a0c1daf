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

/// Any SVG file with every currentColor replaced, as large as fits into `size`, at its left; one that would be smaller than half of its
/// size fills it, without its right or lower part. May be called on any thread.
QImage tintedPicture(const QString &file, const QColor &colour, const QSize &size, double devicePixelRatio = 1);

/// A picture that has a light ground of its own, for a dark one: its lightness is turned round, its hues stay. Any other is left as it is.
QImage onDarkGround(const QImage &picture, const QColor &ground);

} // namespace kernelscope
