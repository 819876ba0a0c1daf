#pragma once

#include <QString>

#include "ui/tiles/TilesLayout.h"

namespace kernelscope {

/// What is said about tiles: a title and a line below it for each panel, and sentences on a cell.

/// Of a panel whose name stands before it: "128 x 128 float, global", then what says less where there is less room.
QStringList tileTitles(const TilesLayout &look, int panel);
/// So many of these say which part of the panel is drawn large; 0: all of it is.
qsizetype titlesWithPart(const TilesLayout &look, int panel);
/// What the panel's title has below it, then shorter ones: "now 256 elements written; in all phases: each is read 128 times", of the
/// elements that are read; of a launch of one phase the second alone.
QStringList reuseTexts(const TilesLayout &look, int panel);
inline QString reuseText(const TilesLayout &look, int panel)
{
    return reuseTexts(look, panel).constFirst();
}
/// "data[-1] lies outside of it"; empty: none does.
QString outsideText(const TilesLayout &look, int panel);
QString cellText(const TilesLayout &look, int panel, quint64 element);

} // namespace kernelscope
