#pragma once

#include <vector>

#include <QRectF>
#include <QStringList>

namespace kernelscope {

struct TilesLayout;

/// What stands above a panel, as much of it as has space.
struct TileHeading
{
    QString name;
    QString title;   ///< after the name
    QString reuse;   ///< below it; of a heading of one line part of the title
    QString outside; ///< after these: what lies outside
    double used = 0; ///< by the name
    QRectF rect;     ///< as far as its texts go
};

/// What is said about tiles: a title and a line below it for each panel, and sentences on a cell.

/// By panel, where they are placed. Panels beside each other say as much as the one that has the least space for it: else what is used
/// alike would seem not to be.
std::vector<TileHeading> tileHeadings(const TilesLayout &look);
/// Of a panel whose name stands before it: "128 x 128 float, global", then what says less where there is less space.
QStringList tileTitles(const TilesLayout &look, int panel);
/// What the panel's title has below it, then shorter ones: "now 256 elements written; in all phases: each is read 128 times", of the
/// elements that are read; of a launch of one phase the second alone.
QStringList reuseTexts(const TilesLayout &look, int panel);
/// "data[-1] lies outside of it"; empty: none does.
QString outsideText(const TilesLayout &look, int panel);
QString cellText(const TilesLayout &look, int panel, qint64 element);

} // namespace kernelscope
