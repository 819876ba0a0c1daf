#pragma once

#include "ui/results/ImageColours.h"

namespace kernelscope {

class Appearance;

/// A buffer as a heat map: what is drawn of it in a window.
struct HeatPicture
{
    QString name; ///< of the buffer
    NumberGrid grid;
    NumberStatistics statistics;
    HeatColours colours;
    QImage overview; ///< all cells, coarse where there are many
    QImage detail;   ///< those of `area`, a pixel each or finer; may be of the window before
    QRectF area;     ///< in cells
    Mismatches mismatches;
    QImage marks; ///< of mismatches, as large as the detail: over the colours, which are pale then. Null: they are not shown
    QList<ImageChannel> channels; ///< of an image, in its own colours, which need no bar
    ImageLook look;

    bool isImage() const { return !channels.isEmpty(); }
};

/// The part of a grid that is seen in a window, and in how many pixels it is best drawn.
struct HeatSight
{
    QRectF area; ///< in cells; whole ones where they are larger than a pixel
    QSize pixels;
    bool operator==(const HeatSight &) const = default;
};

/// Lengths around the cells. A unit of the window is a cell; its column holds the indices of the rows.
class HeatGeometry
{
public:
    HeatGeometry(const HeatPicture &picture, const Appearance &appearance) : m_picture(picture), m_appearance(appearance) {}

    SceneWindow fit(const QSizeF &size) const; ///< all cells, or of a very narrow grid as many as are not too thin
    HeatSight sight(const SceneWindow &window) const;
    qint64 cellAt(const SceneWindow &window, const QPointF &units) const; ///< -1: none, or something else is drawn there
    QRectF cellsRoom(const QSizeF &size) const;                           ///< pixels of the view
    static QRectF rectOf(const NumberGrid &grid, qint64 cell);            ///< in cells
    static qint64 beside(const NumberGrid &grid, qint64 cell, int key);   ///< stays in the grid

private:
    double top() const;
    double legendWidth() const;

    const HeatPicture &m_picture;
    const Appearance &m_appearance;
};

/// With the indices of rows and columns, a legend, and the values in the cells where they have space.
Scene heatScene(const HeatPicture &picture, const Appearance &appearance, const SceneWindow &window);

/// "C[2][5] = 0.25 (element 37)", with all digits.
QString elementReadout(const QString &buffer, const NumberGrid &grid, qint64 cell);

/// Of an image all channels, and where the pixel is: "image[2][5] = (R 1, G 0, B 0.5)  (x 5, y 2)".
QString cellReadout(const HeatPicture &picture, qint64 cell);

/// A number of a legend or an axis.
QString roundedText(double value);

} // namespace kernelscope
