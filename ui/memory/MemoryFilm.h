#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>

#include "ui/scene/Scene.h"

namespace kernelscope {

class Appearance;
class MemoryCells;
struct MemoryData;

/// A short list of cells after each phase of the work-group: how its contents came about at one glance.
struct MemoryFilm
{
    Q_DECLARE_TR_FUNCTIONS(kernelscope::MemoryFilm)
public:
    struct Cell
    {
        Ink ink; ///< none: nothing was written there yet
        QString text;
        bool isWritten = false; ///< in this phase
    };
    std::vector<std::vector<Cell>> rows; ///< by phase

    static bool suits(const MemoryData &data);                      ///< so few cells and phases can be told apart in rows
    static MemoryFilm of(const MemoryCells &cells);                 ///< as they are coloured now
    static double gutter(int phases, const Appearance &appearance); ///< left of the cells
};

/// Where the cells of a row lie.
struct FilmColumns
{
    double left = 0;
    double pitch = 0;
    bool operator==(const FilmColumns &) const = default;
};

/// A row for each phase, which is its subject; the one that is chosen is marked, later ones are faint. `above`: where the cells of a row
/// above it lie, whose ids then stand there; nullopt: the ids stand here, and the cells take all of the width.
Scene filmScene(const MemoryFilm &film, const std::optional<FilmColumns> &above, const Appearance &appearance, const SceneWindow &window);

} // namespace kernelscope
