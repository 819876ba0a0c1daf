#pragma once

#include <set>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <QCoreApplication>

#include "pictures/FindingCells.h"
#include "pictures/MemoryCursor.h"
#include "pictures/OutsideAccesses.h"
#include "pictures/RacingCells.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

enum class CellColouring { Writer, Age, Value };

/// What is drawn of each cell at the moment that is shown: its colour, its value, its marks. A value with a cursor. Cells count from the
/// window's first element.
class MemoryCells
{
    Q_DECLARE_TR_FUNCTIONS(kernelscope::MemoryCells)

public:
    /// `findings`: elements that others than races are about.
    MemoryCells(std::shared_ptr<const MemoryTimeline> timeline, const QList<RacingCell> &racing, const OutsideAccesses &outside = {},
                const QList<FindingCell> &findings = {});

    const MemoryTimeline &timeline() const { return m_cursor.timeline(); }
    int count() const { return timeline().cellCount(); }
    CellColouring colouring() const { return m_colouring; }
    void setColouring(CellColouring colouring);
    /// `site`: its accesses in the phase are lit up, those of the work-item where one is chosen.
    void moveTo(Moment moment, int currentPosition, std::optional<int> workItem, std::optional<SiteIndex> site = {});

    CellState state(int cell) const { return m_cursor.state(cell); }
    QString text(int cell) const { return m_cursor.text(cell); }
    Ink ink(int cell) const;                                                  ///< none: nothing was ever written there
    const std::unordered_set<int> &currentCells() const { return m_current; } ///< of the access that is looked at
    const std::unordered_set<int> &litCells() const { return m_lit; }         ///< the chosen work-item or site accesses them in this phase
    std::optional<int> litItem() const { return m_item; }                     ///< that chosen work-item
    std::optional<SiteIndex> litSite() const { return m_site; }
    const RacingCell *racing(int cell) const;
    const std::unordered_map<int, RacingCell> &racingCells() const { return m_racing; }
    /// All cells that findings are about, with the severity of theirs.
    const std::unordered_map<int, Severity> &markedCells() const { return m_marked; }
    bool isMarked(int cell) const { return m_marked.contains(cell); }
    const std::unordered_map<int, FindingKind> &foundCells() const { return m_found; } ///< that others than races are about
    const OutsideAccesses &outsideAccesses() const { return m_outside; }               ///< at any time
    /// Elements that were accessed and are none, and when; of many those nearest to the ends.
    const std::vector<std::pair<qint64, AccessTime>> &outside() const { return m_outsideNow; }
    QString currentText() const;  ///< what that access did: "load 0"; empty: none is looked at
    bool isBehindCurrent() const; ///< its cells hold another value at the moment than just after it
    /// What there is among the cells at the moment; of more than some ten thousands each of it may be.
    struct Kinds
    {
        std::set<int> writers; ///< local ids
        bool hasInitial = false;
        bool hasUnwritten = false;
    };
    Kinds kinds() const;
    /// What it means that a cell is hatched: other work-groups may well write there.
    QString unwrittenText() const;
    /// The numbers between which colours by value run; of the whole run, so that they stay the same while stepping.
    std::pair<double, double> valueRange() const { return m_range; }

    /// Who wrote what is there, when, in which line, and who races for it: for a tool tip, as HTML.
    QString description(int cell, const QString &name) const;

private:
    void lightUp();
    void findRange();
    QString raceText(const RacingCell &race) const;
    bool isOfAllGroups() const;

    MemoryCursor m_cursor;
    OutsideAccesses m_outside;
    std::vector<std::pair<qint64, AccessTime>> m_outsideNow;
    int m_currentPosition = -1;
    CellColouring m_colouring = CellColouring::Writer;
    std::unordered_map<int, RacingCell> m_racing;
    std::unordered_map<int, FindingKind> m_found;
    std::unordered_map<int, Severity> m_marked;
    std::unordered_set<int> m_current;
    std::unordered_set<int> m_lit;
    std::optional<int> m_item;
    std::optional<SiteIndex> m_site;
    std::pair<double, double> m_range{0, 0};
    bool m_hasRange = false;
};

/// The colour of a work-item of a group of so many: one of eight apart, of more a hue by its id.
Ink workItemInk(int item, int items);

/// The colour of an age in phases, newest first.
Ink ageInk(int phases);

} // namespace kernelscope
