#pragma once

#include <map>
#include <span>

#include <QFont>
#include <QRectF>
#include <QStringList>

#include "pictures/MemoryTimeline.h"
#include "ui/models/CellTexts.h"
#include "ui/theme/Theme.h"
#include "ui/tiles/TilesData.h"

namespace kernelscope {

constexpr double leastWithValues = 18; ///< The height of a cell, at scale 1.
constexpr quint64 mostRows = 32;       ///< Drawn large.
constexpr int allDigits = 9;           ///< Of a panel whose values are written as they are.
constexpr int usualLetters = 10;       ///< See Legibility.

/// An element where the buffer or array has none, which an access meant.
struct TileOutside
{
    using When = AccessTime;
    qint64 element = 0; ///< negative before the object
    When when = When::Later;
};

/// What of a buffer or array is drawn large, and what is known of it at the moment.
struct TileWindow
{
    GridShape shape;
    quint64 x = 0; ///< first column and row
    quint64 y = 0;
    quint64 z = 0; ///< slice
    int columns = 1;
    int rows = 1;
    bool isPart = false;       ///< there is more than that: drawn as a small picture beside it
    quint64 mostWholeRows = 0; ///< with more it is a part
    quint64 mostWholeColumns = 0;
    bool isList = false;                                   ///< of one dimension: its rows are only how it is drawn
    std::shared_ptr<const std::vector<TileElement>> frame; ///< by element
    std::vector<TileOutside> before;                       ///< drawn before the first element, the nearest one first
    std::vector<TileOutside> behind;                       ///< drawn behind the last one, so too

    quint8 useOf(quint64 element) const;
    bool holds(quint64 element) const;
    bool showsSameAs(const TileWindow &other) const; ///< the same elements in the same rows
};

/// How room is made for values: see TilesArrangement.cpp.
struct TileArrangement
{
    enum class Fold { None, Unused, All }; ///< of which lists the rows are left out that are not in use
    quint64 listRow = 0;                   ///< elements in a row of a list; 0: as many as is usual
    Fold fold = Fold::None;
    bool isTight = false;  ///< headings of one line, in smaller letters
    bool isNarrow = false; ///< of what is large only few rows and columns

    auto operator<=>(const TileArrangement &) const = default;
};

/// Where a panel lies, in pixels.
struct TilePlace
{
    QRectF title;    ///< above the grid, nearer to it than to what lies above
    QRectF overview; ///< empty: none; of a list above the grid, else beside it
    QRectF grid;
    QRectF all; ///< these and what lies outside
};

/// What lies in the cells of a panel.
struct TileValues
{
    QStringList now;      ///< row after row of its window; empty where nothing is known
    QStringList any;      ///< different ones, now and at the end
    ValueLengths lengths; ///< of these
};

/// What is written into the cells of a panel.
struct TileTexts
{
    QStringList values; ///< row after row of its window; empty texts where nothing is known or has no room
    QFont font;
    bool isLeftOut = false; ///< there are values that have no room
    bool isRounded = false; ///< not all of their digits have
};

struct TileArrow
{
    int fromPanel = 0;
    quint64 from = 0;
    int toPanel = 0;
    quint64 to = 0;
    bool isChosen = false;
};

/// All that decides what a picture of tiles looks like: the moment, the shapes, what is chosen, colours and lengths. Pure;
/// moving to another moment costs O(accesses of the group).
struct TilesLayout
{
    enum class Arrows { Corners, Chosen, None };

    std::shared_ptr<const TilesData> sheet;
    Moment moment;
    int localItem = -1; ///< only its accesses; -1: the whole group's
    int slice = -1;     ///< -1: the one in use
    bool showsReuse = false;
    Arrows arrows = Arrows::Corners;
    int chosenPanel = -1;
    quint64 chosen = 0;
    std::map<QString, quint64> columns;         ///< by object: as the user says
    std::map<QString, QList<quint64>> declared; ///< by buffer: its shape in the project, slowest extent first
    std::map<QString, QString> parameters;      ///< by buffer: what the kernel calls it, where that is another name

    Theme theme;
    QFont font;
    QFont valueFont; ///< has characters of one width
    double scale = 1;
    QSizeF size; ///< of the picture
    double scroll = 0;
    bool centres = true; ///< what is lower than the picture lies in its middle

    std::vector<TileWindow> windows; ///< by panel; made by refresh()
    std::vector<TileReuse> reads;    ///< by panel, at the moment; made by refresh()
    std::vector<quint64> written;    ///< by panel: elements written at the moment; made by refresh()
    std::vector<TilePlace> places;   ///< by panel; made by layOut()
    std::vector<TileTexts> texts;    ///< by panel; made by layOut()
    std::vector<TileArrow> drawn;    ///< made by layOut()
    TileArrangement arrangement;     ///< found by layOut()
    int legendBrevity = 0;           ///< 0: everything in full; 1: small and short; 2: marks alone
    double cell = 16;                ///< how high the cells are, and of what has rows and columns how wide
    double cellWidth = 16;           ///< no less
    double overviewSide = 150;       ///< the longer side of the small pictures, at scale 1
    double height = 0;               ///< of all panels and the legend

    double px(double length) const { return length * scale; }
    QFont smallFont() const;
    QFont legendFont() const;
    void refresh(); ///< after the sheet, the moment or a shape
    void layOut();  ///< after refresh(), the size or the scale

    GridShape shapeOf(int panel) const;
    QRectF cellRect(int panel, quint64 element) const;     ///< in the grid; empty: not in the window
    QRectF overviewCell(int panel, quint64 element) const; ///< a point of the small picture
    /// All cells that are drawn outside of the object, with what is in them.
    QList<std::pair<TileOutside, QRectF>> outsideCells(int panel) const;
    QString outsideIndex(qint64 element) const { return QStringLiteral("[%1]").arg(element); }
    struct Hit
    {
        int panel = -1;
        quint64 element = 0; ///< of one outside of the object as unsigned: no less than its count
    };
    Hit hit(const QPointF &point) const;                   ///< panel -1: nothing there
    QString valueAt(int panel, int column, int row) const; ///< of the window; empty: nothing is written there
    QString valueOf(int panel, quint64 element) const;     ///< with all digits; empty: not known
    quint8 usesDrawn() const;                              ///< TileElement::Use of all elements, or-ed: what has a mark
    bool isChosenDrawn() const;                            ///< in a cell that is large
    bool hasGrowth() const;                                ///< some element is being added up
    bool hasOutside() const;                               ///< a cell is drawn outside of an object
    QList<FindingKind> findingsDrawn() const;              ///< of the elements that are drawn large
    int position() const { return sheet->phases->positionAt(moment); }

private:
    struct Legibility
    {
        int shown = 0;   ///< panels whose values are written, or that have none
        int digits = 0;  ///< of their values, all panels together
        int letters = 0; ///< how large the smallest of them are, in tenths of the usual size; no more than that

        auto operator<=>(const Legibility &) const = default;
    };
    TileMoment now(int phase) const;
    TileWindow windowOf(int panel);
    void arrange(const TileArrangement &as);
    std::vector<TileArrangement> arrangements() const;
    bool takeArrangement();
    bool takeSmallCells();
    bool fits(double side, double wanted);
    double widestCell() const;
    bool fitsDownTo(double least, int titlesInRow);
    bool findLargest(double least);
    bool fitsBesideEachOther(double least);
    bool fitsBest(double least);
    bool isAnyWide() const;
    void movePlaces(double down);
    const std::vector<TileElement> &lastFrame(int panel);
    void frameNow(TileWindow &window, std::span<const TileElement> elements) const;
    CellTexts textsOf(const ValueLengths &lengths) const;
    std::vector<CellTexts> looksOfValues();
    bool isLegible(const CellTexts &look) const;
    bool showsValues() const { return !showsReuse && cell >= px(leastWithValues); }
    void addOutside(TileWindow &window, const TilePanel &panel) const;
    void findArrows();
    bool addArrows(int panel, quint64 element, bool isChosen);
    void addEndArrows(int panel, const std::vector<quint64> &filled);
    bool isListed(int panel) const;
    bool hasRowsOfLaunch() const;
    quint64 usualRowOfLists() const;
    double titleHeight() const;
    double margin() const;
    double titleWidth(int panel) const;
    QSizeF outsideSize(const TileWindow &window) const;
    double outsideWidth(std::size_t cells, double cellWide) const;
    double place(std::vector<TilePlace> &into) const;
    double mostCellWanted() const;
    void widenTitles();
    QSizeF overviewSize(int panel, double gridWidth) const;
    const MemoryTimeline *memoryOf(int panel);
    QStringList valuesAt(int panel, int position);
    TileValues lookUpValues(int panel);
    const std::vector<TileValues> &valuesOfWindows();
    TileArrangement shapes() const { return {arrangement.listRow, arrangement.fold, false, arrangement.isNarrow}; }
    QFont grownFont(double share) const;
    Legibility legibility();
    void writeValues();

    std::vector<std::shared_ptr<const MemoryTimeline>> m_memory;               ///< by panel, of the elements in its window
    std::vector<std::shared_ptr<const std::vector<TileElement>>> m_frames;     ///< by panel: what was used up to the moment
    std::vector<std::shared_ptr<const std::vector<TileElement>>> m_lastFrames; ///< by panel: when it was used last; made where needed
    std::map<TileArrangement, std::vector<TileWindow>> m_windows;              ///< with headings of two lines
    std::map<TileArrangement, std::vector<TileValues>> m_values;               ///< so too, of the panels in its windows
    std::vector<double> m_titleWidths;                                         ///< by panel, of their full texts
    bool m_breaksRows = true;                                                  ///< what is read stands above what it goes to
    bool m_isStretched = false;                                                ///< cells of lists may be wider than high
    int m_titlesInRow = 2; ///< so many titles side by side have room; a longer one is shortened
};

} // namespace kernelscope
