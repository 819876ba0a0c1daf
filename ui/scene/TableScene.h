#pragma once

#include "ui/scene/Scene.h"

class QAbstractItemModel;

namespace kernelscope {

/// How much of a table goes into a picture.
struct TablePart
{
    int mostRows = 16;
    int mostColumns = 16;
    bool rowHeaders = false;
};

/// A table without scroll bars: its header and its first rows, every column as wide as what is in it. `chosen`: a row with the ground of
/// what is chosen; -1: none.
Scene tableScene(const QAbstractItemModel &model, const Appearance &appearance, const TablePart &part, int chosen = -1);

} // namespace kernelscope
