#pragma once

#include <QColor>
#include <QSizeF>
#include <QString>

#include "support/Result.h"

class QPainter;
class QRectF;
class QWidget;

namespace kernelscope {

/// What a view shows, to be drawn elsewhere: into a file. Sizes in device-independent pixels.
class Picture
{
public:
    virtual ~Picture() = default;
    virtual QSizeF pictureSize() const = 0;
    /// Draws the picture, its size stretched to `into`.
    virtual void paintPicture(QPainter &painter, const QRectF &into) const = 0;
};

/// A widget as it stands on the screen.
class WidgetPicture : public Picture
{
public:
    explicit WidgetPicture(QWidget &widget) : m_widget(widget) {}
    QSizeF pictureSize() const override;
    void paintPicture(QPainter &painter, const QRectF &into) const override;

private:
    QWidget &m_widget;
};

/// Another picture at the top left of a field that is at least as large as that: the pictures of a series are of one size.
class PaddedPicture : public Picture
{
public:
    PaddedPicture(const Picture &picture, const QSizeF &least) : m_picture(picture), m_least(least) {}
    QSizeF pictureSize() const override { return m_picture.pictureSize().expandedTo(m_least); }
    void paintPicture(QPainter &painter, const QRectF &into) const override;

private:
    const Picture &m_picture;
    QSizeF m_least;
};

/// Writes a picture as .png, twice as fine as on the screen, or as .svg. A .png that would be larger than 16384 pixels is made
/// coarser.
[[nodiscard]] Result<void> savePicture(const Picture &picture, const QString &file, const QColor &background);

} // namespace kernelscope
