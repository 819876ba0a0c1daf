#pragma once

#include <QList>
#include <QPointF>
#include <QString>

#include "pictures/TileMap.h"

namespace kernelscope {

struct TilesLayout;

/// What a mark means.
struct TileLegendEntry
{
    enum class Mark { Use, Growth, Finding, Outside, Chosen, Words };
    QString text;
    quint8 use = 0;
    Mark mark = Mark::Use;
    QPointF place = {}; ///< of its left top corner
};

/// The marks of tiles that are in the picture, one after the other, in as many lines as it takes; of how often elements are read words
/// alone.
QList<TileLegendEntry> tileLegend(const TilesLayout &look);
double legendSize(const TilesLayout &look); ///< of its letters
double legendLine(const TilesLayout &look); ///< how high
double legendMark(const TilesLayout &look); ///< its side
double legendHeight(const TilesLayout &look);

/// Lays out tiles with the legend below them: in full, in short where that saves a line, and of that as much as leaves the tiles their
/// space. Returns how high the legend is; 0: it has no space.
double layOutAboveLegend(TilesLayout &look, const QSizeF &space);

} // namespace kernelscope
