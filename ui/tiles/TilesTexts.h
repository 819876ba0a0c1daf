#pragma once

#include <QString>

#include "ui/tiles/TilesLook.h"

namespace kernelscope {

/// What is said about tiles: a title and a line below it for each panel, and sentences on a cell.

QString tileTitle(const TilesLook &look, int panel);   ///< "A  128 x 128 float"
/// "Each element read is read 16 times; ideal 1", which is what the panel's title has below it.
QString reuseText(const TilesLook &look, int panel);
QString cellText(const TilesLook &look, int panel, quint64 element);

} // namespace kernelscope
