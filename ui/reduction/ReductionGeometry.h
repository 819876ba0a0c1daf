#pragma once

#include <memory>
#include <vector>

#include <QFont>

#include "pictures/PhaseTable.h"
#include "ui/layout/ReductionLayout.h"
#include "ui/reduction/ReductionData.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

/// The node that something stands for; -1: none.
int nodeOf(const Subject &subject);

/// How far the group that is looked at has come. What is later is drawn faint.
struct ReductionMoment
{
    int launch = -1; ///< into ReductionData::traces; -1: everything is done
    int phase = 0;
    int position = 0; ///< accesses of the group that are done
    quint64 group = 0;
    std::shared_ptr<const PhaseTable> phases;

    bool isChosen(const ReductionLevel &level) const { return level.launch == launch && level.phase == phase; }
    bool isLater(const ReductionLevel &level) const
    {
        return launch >= 0 && (level.launch > launch || (level.launch == launch && level.phase > phase));
    }
    bool isLater(const ReductionData &data, int node) const;
};

/// What is shown of a reduction, whatever part of its picture is seen.
struct ReductionShown
{
    std::shared_ptr<const ReductionData> data;
    QStringList launchNames; ///< by trace; drawn where there is more than one
    ReductionMoment moment;
    int workItem = -1; ///< lit up: linear local id in the moment's group
    int subgroupWidth = 32;
    std::vector<char> parts; ///< by node: whether it is chosen, or a part of what is; empty: nothing is chosen
};

/// A value of the phase that is shown, enlarged below its row, with what it was made of.
struct ReductionExcerpt
{
    int node = 0;
    QRectF box;
    std::vector<std::pair<int, QRectF>> operands; ///< of as many as have space
};

constexpr double leastNode = 4;        ///< pixels of the design across a node of a tree; what is narrower is drawn closed
constexpr double mostUnit = 104;       ///< pixels of the design from one value to the next
constexpr double smallLetters = 0.86;  ///< against the usual ones
constexpr double leastLetters = 0.625; ///< of values in boxes, against the usual ones

/// Where everything in the picture of a reduction lies: levels from top to bottom, the tree beside a gutter that stays when the tree is
/// moved across. Units and levels as in ReductionLayout; pixels of the whole picture.
struct ReductionGeometry
{
    ReductionGeometry(const ReductionShown &shown, const SceneWindow &window, const Appearance &appearance);
    void showAll(); ///< in a file; of a tree that is very wide the part in sight

    ReductionShown shown;
    QFont font;
    QFont small;
    double scale = 1;  ///< of lengths
    double unit = 40;  ///< pixels across
    double gutter = 0; ///< how wide it is
    double column = 0; ///< where the tree begins
    QRectF sight;      ///< the part that is seen
    double top = 0;    ///< above all levels, where they are lower than the window
    double rowHeight = 72;
    int enlarged = -1;  ///< a level whose values have no space in its row: some of them are drawn below it, larger; -1: none
    double extra = 0;   ///< the height that takes
    int chosen = -1;    ///< a node
    int hovered = -1;   ///< a node
    PlacedNodes placed; ///< what is drawn of the tree
    std::vector<ReductionExcerpt> excerpt;

    const ReductionData &data() const { return *shown.data; }
    double px(double length) const { return length * scale; }
    double xOf(double units) const { return column + units * unit; }
    double unitsAt(double x) const { return (x - column) / unit; }
    double rowTop(double level) const { return top + px(6) + level * rowHeight + (level > enlarged ? extra : 0); }
    double heightOf(int level) const { return level == enlarged ? rowHeight + extra : rowHeight; }
    double yOf(double level) const { return rowTop(level) + rowHeight * 0.5; }
    double levelAt(double y) const;
    QSizeF size() const; ///< gutter and margins included
    bool showsValues() const { return unit >= px(17); }

    QRectF rowOf(int level) const;     ///< as wide as the window
    QRectF partOf(int level) const;    ///< to be brought into sight: across in units
    QRectF partAround(int node) const; ///< as well
    bool isLit(int node) const { return !shown.parts.empty() && shown.parts[std::size_t(node)]; }

    GroupSlot groupOf(int level) const; ///< whose work-items are drawn beside a level
    double stripHeight() const;         ///< the least with which the lines of work-items beside a level can be told apart
    QRectF excerptSpace() const;        ///< empty: no level is enlarged

private:
    void layOutRows(double height);
    void place();
    int stripLines() const;
    double leastRowHeight() const;
    int levelToEnlarge() const;
    double excerptUnit() const;
    std::ptrdiff_t firstOfExcerpt(std::size_t count) const;
    void placeExcerpt();
};

/// The window in which the tree is as wide as it may be.
SceneWindow reductionFit(const ReductionData &data, const QSizeF &size, const Appearance &appearance);

} // namespace kernelscope
