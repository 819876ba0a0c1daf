#pragma once

#include <QList>
#include <QRectF>
#include <QString>

#include "pictures/TileMap.h"

namespace kernelscope {

struct TilesLayout;

/// The marks of tiles that are in the picture and what they mean, one after the other, in as many lines as it takes; of how often elements
/// are read words alone. Its corner is at the origin.
struct TilesLegend
{
    enum class Mark { Use, Growth, Finding, Outside, Chosen, Words };
    struct Entry
    {
        QString text;
        quint8 use = 0;
        Mark mark = Mark::Use;
        QRectF cell = {}; ///< of the mark
        QRectF words = {};
    };
    QList<Entry> entries;
    double letters = 1; ///< how large, of the interface's font
    double height = 0;

    static TilesLegend of(const TilesLayout &look);
};

/// Lays out tiles with the legend below them: in full, in short where that saves a line, and of that as much as leaves the tiles their
/// space. Returns how high the legend is; 0: it has no space.
double layOutAboveLegend(TilesLayout &look, const QSizeF &space);

} // namespace kernelscope
