#pragma once

#include <map>
#include <tuple>

#include <QFont>
#include <QRectF>
#include <QStringList>

#include "pictures/MemoryTimeline.h"
#include "ui/models/CellTexts.h"
#include "ui/scene/Scene.h"
#include "ui/tiles/TilesArrows.h"
#include "ui/tiles/TilesData.h"
#include "ui/tiles/TilesTexts.h"

namespace kernelscope {

class Appearance;

constexpr double leastWithValues = 18; ///< The height of a cell, at scale 1.

/// An element where the buffer or array has none, which an access meant.
struct TileOutside
{
    qint64 element = 0; ///< negative before the object
    AccessTime when = AccessTime::Later;
    QString index() const { return QStringLiteral("[%1]").arg(element); }
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
    bool isPart = false;                                   ///< there is more than that: drawn as a small picture beside it
    bool isList = false;                                   ///< of one dimension: its rows are only how it is drawn
    std::shared_ptr<const std::vector<TileElement>> frame; ///< by element
    std::vector<TileOutside> before;                       ///< drawn before the first element, the nearest one first
    std::vector<TileOutside> behind;                       ///< drawn after the last one, so too

    quint8 useOf(quint64 element) const;
    bool holds(quint64 element) const;
    quint64 elementAt(int column, int row) const { return shape.elementAt({x + quint64(column), y + quint64(row), z}); } ///< of the window
};

/// What is given up for values to have space, from what matters least.
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

/// What is written into the cells of a panel.
struct TileTexts
{
    QStringList values; ///< row after row of its window; empty texts where nothing is known or has no space
    QFont font;
    bool isLeftOut = false; ///< there are values that have no space
    bool isRounded = false; ///< not all of their digits have
};

/// All that decides what a picture of tiles looks like: the moment, the shapes, what is chosen and lengths. Pure; moving to another
/// moment costs O(accesses of the group).
struct TilesLayout
{
    enum class Arrows { Corners, Chosen, None };

    std::shared_ptr<const TilesData> sheet;
    Moment moment;
    int localItem = -1; ///< only its accesses; -1: the whole group's
    int slice = -1;     ///< -1: the one in use
    bool showsReuse = false;
    Arrows arrows = Arrows::Corners;
    ElementSubject chosen{-1, 0};               ///< object: the panel; -1: none
    std::map<QString, quint64> columns;         ///< by object: as the user says
    std::map<QString, QList<quint64>> declared; ///< by buffer: its shape in the project, slowest extent first
    std::map<QString, QString> parameters;      ///< by buffer: what the kernel calls it, where that is another name

    QFont font;
    QFont valueFont; ///< has characters of one width
    double scale = 1;
    QSizeF size;           ///< of the picture, without the legend
    bool centres = true;   ///< what is lower than the picture lies in its middle
    int legendBrevity = 0; ///< 0: everything in full; 1: small and short; 2: marks alone

    std::vector<TileReuse> reads;      ///< by panel, at the moment; made by refresh()
    std::vector<quint64> written;      ///< by panel: elements written at the moment; made by refresh()
    std::vector<TileWindow> windows;   ///< by panel; this and the following made by layOut()
    std::vector<TilePlace> places;     ///< by panel
    std::vector<TileTexts> texts;      ///< by panel
    std::vector<TileHeading> headings; ///< by panel
    std::vector<TileArrow> drawn;
    TileArrangement arrangement;
    double cell = 16;      ///< how high the cells are, and of what has rows and columns how wide
    double cellWidth = 16; ///< no less
    double height = 0;     ///< of all panels

    void follow(const Appearance &appearance); ///< its fonts and scale
    double px(double length) const { return length * scale; }
    QFont titleFont() const;
    double smallSize() const { return arrangement.isTight ? 0.92 : 1; } ///< of what stands after or below a name
    QFont smallFont() const;
    void refresh(); ///< after the sheet, the moment or a shape
    void layOut();  ///< after refresh(), the size, the scale or what is chosen

    QRectF cellRect(int panel, quint64 element) const; ///< in the grid; empty: not in the window
    GridShape overviewShape(int panel) const;
    QRectF overviewCell(int panel, quint64 element) const; ///< a point of the small picture
    /// All cells that are drawn outside of the object, with what is in them.
    QList<std::pair<TileOutside, QRectF>> outsideCells(int panel) const;
    Subject at(const QPointF &point) const;                         ///< an element, in its grid or in the small picture
    Subject beside(const Subject &subject, int key) const;          ///< the next cell in the direction of an arrow key
    Subject panelBeside(const Subject &subject, bool isNext) const; ///< its first cell; nothing at the ends
    QString valueAt(int panel, int column, int row) const;          ///< of the window; empty: nothing is written there
    QString valueOf(int panel, quint64 element) const;              ///< with all digits; empty: not known
    bool isChosenDrawn() const;                                     ///< in a cell that is large
    int position() const { return sheet->phases->positionAt(moment); }

private:
    struct Way ///< in which panels are placed
    {
        bool breaksRows = true;   ///< what is read stands above what it goes to
        bool isStretched = false; ///< cells of lists may be wider than high
        int titlesInRow = 2;      ///< so many titles side by side have space; a longer one is shortened
    };
    struct Values ///< what lies in the cells of a panel
    {
        QStringList now;      ///< row after row of its window; empty where nothing is known
        QStringList any;      ///< different ones, now and at the end
        ValueLengths lengths; ///< of these
    };
    using Part = std::tuple<quint64, quint64, quint64, quint64, int, int>; ///< of a panel: how wide it is, and what is drawn large
    struct Legibility
    {
        int shown = 0;   ///< panels whose values are written, or that have none
        int digits = 0;  ///< of their values, all panels together
        int letters = 0; ///< how large the smallest of them are, in tenths of the usual size; no more than that

        auto operator<=>(const Legibility &) const = default;
    };
    using Frame = std::shared_ptr<const std::vector<TileElement>>;

    TileMoment now() const { return TileMoment::upTo(*sheet->phases, moment, localItem); }
    const QList<quint64> *declaredOf(int panel) const;
    bool isListed(int panel) const;
    bool hasRowsOfLaunch() const;
    quint64 usualRowOfLists() const;
    GridShape shapeOf(int panel) const;
    const std::vector<TileElement> &lastFrame(int panel);
    TileWindow windowOf(int panel);
    void addOutside(TileWindow &window, const TilePanel &panel) const;
    void arrange(const TileArrangement &as);

    const MemoryTimeline *memoryOf(int panel);
    const Values &valuesOf(int panel);
    CellTexts textsOf(const ValueLengths &lengths) const;
    std::vector<CellTexts> looksOfValues();
    bool isLegible(const CellTexts &look) const;
    bool showsValues() const { return !showsReuse && cell >= px(leastWithValues); }
    Legibility legibility();
    void writeValues();

    double titleHeight() const;
    double titleWidth(int panel) const;
    double margin() const;
    QSizeF overviewSize(int panel, double gridWidth) const;
    QSizeF outsideSize(const TileWindow &window) const;
    double outsideWidth(std::size_t cells, double cellWide) const;
    void place(double down = 0);
    void widenTitles();

    double widestCell() const;
    double mostCellWanted() const;
    bool fits(double side, double wanted);
    bool findLargest(const Way &way, double least);
    bool findBest(double least, bool takesAny = false);
    std::vector<TileArrangement> arrangements() const;
    bool takeArrangement();
    bool takeSmallCells();

    Way m_way;
    double m_overviewSide = 150;                                  ///< the longer side of the small pictures, at scale 1
    std::vector<double> m_titleWidths;                            ///< by panel, of their full texts
    std::vector<Frame> m_frames;                                  ///< by panel: what was used up to the moment
    std::vector<Frame> m_lastFrames;                              ///< by panel: when it was used last; made where needed
    std::map<TileArrangement, std::vector<TileWindow>> m_windows; ///< those made at the moment, with headings of two lines
    std::vector<std::map<Part, Values>> m_values;                 ///< by panel: those looked up at the moment
    std::vector<std::shared_ptr<const MemoryTimeline>> m_memory;  ///< by panel, of the elements in its window
};

} // namespace kernelscope
