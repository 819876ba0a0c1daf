#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include <QFont>
#include <QPointF>
#include <QSizeF>

#include "pictures/PhaseTable.h"
#include "ui/reduction/ReductionData.h"
#include "ui/theme/Theme.h"

namespace kernelscope {

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
    bool isLater(const ReductionData &sheet, int node) const;
};

constexpr double leastNode = 4;        ///< pixels of the design across a node of a tree; what is narrower is drawn closed
constexpr double leastNodeOfGraph = 8; ///< where values are used many times, so that the edges can be told apart

/// A value of the phase that is shown, enlarged below its row, with what it was made of.
struct ReductionExcerpt
{
    int node = 0;
    QRectF box;
    std::vector<std::pair<int, QRectF>> operands; ///< of as many as have room
};

/// All that decides what a picture of a reduction looks like: which part is seen, what is lit up, colours and lengths.
/// Units and levels as in ReductionLayout; pixels from the left top corner of the picture.
struct ReductionLook
{
    const ReductionData *sheet = nullptr;
    ReductionMoment moment;
    QStringList launchNames; ///< by trace; drawn where there is more than one

    Theme theme;
    QFont font;
    double scale = 1; ///< of lengths

    double pixelsPerUnit = 40;
    double top = 0; ///< above all levels, where they are lower than the picture
    double rowHeight = 72;
    int enlarged = -1; ///< a level whose values have no room in its row: some of them are drawn below it, larger; -1: none
    double extra = 0;  ///< the height that takes
    QPointF scroll;    ///< of the tree, in pixels
    QSizeF size;       ///< of the picture

    int selected = -1;
    int hovered = -1;
    int workItem = -1;       ///< lit up: linear local id in the moment's group
    std::vector<char> parts; ///< by node: of the selected one; empty: nothing is selected
    int subgroupWidth = 32;

    double px(double length) const { return length * scale; }
    double gutter() const { return std::clamp(size.width() * 0.36, px(150), px(192)); }
    double margin() const { return px(14); }
    double xOf(double units) const { return gutter() + margin() + units * pixelsPerUnit - scroll.x(); }
    double rowTop(double level) const
    {
        return top + px(6) + level * rowHeight + (enlarged >= 0 && level > enlarged ? extra : 0) - scroll.y();
    }
    double heightOf(int level) const { return level == enlarged ? rowHeight + extra : rowHeight; }
    double yOf(double level) const { return rowTop(level) + rowHeight * 0.5; }
    double unitsAt(double x) const { return (x - gutter() - margin() + scroll.x()) / pixelsPerUnit; }
    double levelAt(double y) const;
    QSizeF contentSize() const; ///< gutter and margins included
    bool showsValues() const { return pixelsPerUnit >= px(17); }

    GroupSlot groupOf(int level) const; ///< whose work-items are drawn beside a level
    int stripLines() const;             ///< the most lines of work-items beside a level, a sub-group each
    double stripHeight() const;         ///< the least with which its lines can be told apart
    double leastRowHeight() const;      ///< a title and the strip
    int levelToEnlarge() const;         ///< of the phase that is shown; -1: its values have room, or there are none
    double excerptHeight() const;       ///< that some of them need
    QRectF excerptRoom() const;         ///< empty: no level is enlarged
    std::vector<ReductionExcerpt> excerpt() const;
    /// What is drawn. Made anew only when another part is seen, not for another moment.
    const PlacedNodes &scene() const;
    void forgetScene() { m_scene.reset(); } ///< when the sheet is another
    /// Of a work-item: the same in all levels.
    QColor itemColour(int localItem, int items) const;

private:
    double excerptUnit(int level) const;
    std::ptrdiff_t firstOfExcerpt(int level, std::size_t count) const;
    mutable const ReductionData *m_sceneOf = nullptr;
    mutable ReductionViewport m_viewport;
    mutable std::shared_ptr<const PlacedNodes> m_scene;
};

} // namespace kernelscope
