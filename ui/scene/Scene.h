#pragma once

#include <variant>

#include <QImage>
#include <QLineF>
#include <QList>
#include <QPainterPath>
#include <QRectF>
#include <QString>

class QColor;
class QPainter;

namespace kernelscope {

class Appearance;
struct Theme;

struct StepSubject ///< of a plan
{
    int step = 0;
    bool operator==(const StepSubject &) const = default;
};
struct RegionSubject ///< of memory
{
    int region = 0;
    bool operator==(const RegionSubject &) const = default;
};
struct CommandSubject ///< of a run
{
    int event = 0; ///< into the run's events
    bool operator==(const CommandSubject &) const = default;
};
struct TimingSubject ///< of a launch in a comparison
{
    int line = 0;
    int point = 0;
    bool operator==(const TimingSubject &) const = default;
};
struct GroupSubject ///< a work-group, by its linear id
{
    quint64 group = 0;
    bool operator==(const GroupSubject &) const = default;
};
struct WorkItemSubject
{
    quint64 group = 0;
    quint64 item = 0; ///< by its linear local id
    bool operator==(const WorkItemSubject &) const = default;
};
struct ElementSubject ///< of a buffer or array, which the view numbers
{
    int object = 0;
    qint64 element = 0; ///< may lie outside of it
    bool operator==(const ElementSubject &) const = default;
};
struct AccessSubject ///< of a trace
{
    int event = 0;
    bool operator==(const AccessSubject &) const = default;
};
struct IdSubject ///< of what is chosen from a grid of ids
{
    quint64 id = 0;
    bool operator==(const IdSubject &) const = default;
};
struct NodeSubject ///< a value of a reduction
{
    int node = 0;
    bool operator==(const NodeSubject &) const = default;
};
struct PhaseSubject ///< of a work-group
{
    int phase = 0;
    bool operator==(const PhaseSubject &) const = default;
};
/// What an item of a picture stands for. Several items may stand for the same.
using Subject = std::variant<std::monostate, StepSubject, RegionSubject, CommandSubject, TimingSubject, GroupSubject, WorkItemSubject,
                             ElementSubject, AccessSubject, IdSubject, NodeSubject, PhaseSubject>;

inline bool isNothing(const Subject &subject)
{
    return subject.index() == 0;
}

/// A colour by what it is for: the same scene is painted in any theme.
struct Ink
{
    enum Role {
        None,
        Window,
        Surface,
        Raised,
        Border,
        Edge,
        Text,
        Muted,
        Accent,
        AccentSoft,
        OnAccent,
        Warning,
        Success,
        Error,
        ErrorSoft,
        Recorded,
        Absent, ///< not recorded
        Mark,
        Ramp,
        Diverging,    ///< as Theme::diverging()
        Grey,         ///< from black to white
        NotFinite,    ///< as Theme::notFinite()
        Category,     ///< as Theme::category()
        DeepCategory, ///< a mark on a paler tint of it
        Hue,          ///< one of many that follow each other, from 0 to 1
        White         ///< a mark on a category
    };

    Role role = None;
    double value = 0;      ///< which mark, category or kind; where on the ramp or among the hues
    double share = 1;      ///< of it in the surface
    double opacity = 1;    ///< over what is behind it
    bool isTextOn = false; ///< black or white, whichever is better read on it

    Ink(Role named = None, double which = 0) : role(named), value(which) {}
    Ink mixed(double part) const;
    Ink textOn() const;
    bool operator==(const Ink &) const = default;
};
QColor colourOf(const Ink &ink, const Theme &theme);

struct SceneText
{
    QString text;
    Ink ink = Ink::Text;
    int flags = Qt::AlignLeft | Qt::AlignVCenter; ///< as QPainter::drawText() takes them
    double size = 1;                              ///< of the font
    bool isBold = false;
    Qt::TextElideMode elide = Qt::ElideNone;
    bool isCode = false; ///< in the editor's font, whose characters are of one width
    double turn = 0;     ///< degrees, clockwise, about the middle of its box
    bool isRich = false; ///< HTML, from the top of its box
    bool operator==(const SceneText &) const = default;
};

struct ScenePen
{
    Ink ink;
    double width = 1;
    Qt::PenStyle style = Qt::SolidLine;
    bool operator==(const ScenePen &) const = default;
};

/// Many small cells, a pixel each, drawn as large as the rectangle.
struct SceneImage
{
    QRectF rect;
    QImage image;
    bool operator==(const SceneImage &) const = default;
};

/// A shape with a text in it. One that stands for something can be hit and chosen; one with a name is read out.
struct SceneItem
{
    std::variant<QRectF, QLineF, QPainterPath, QList<QRectF>, QList<QLineF>, SceneImage> shape; ///< a list: as many, all drawn alike
    double radius = 0;                                                                          ///< of a rectangle's corners
    Ink fill = {};
    ScenePen pen = {};
    double hatching = 0; ///< from line to line, in place of an even fill
    double opacity = 1;
    bool isSmooth = true; ///< its edges are antialiased
    SceneText text = {};
    QString toolTip = {};
    QString name = {}; ///< for a screen reader
    Subject subject = {};
    double reach = 0;       ///< from its middle: as near it is hit where no item is
    bool covers = false;    ///< what lies under it can't be pointed at
    bool isDiamond = false; ///< a rectangle with its corners in the middles of the sides
    QPoint cell = {-1, -1}; ///< where it has one, Left and Right stay in its row, Up and Down in its column
    bool operator==(const SceneItem &) const = default;

    QRectF rect() const; ///< around it
};

/// A picture as a value: what is drawn, and what it stands for. Lengths in pixels at `scale`.
struct Scene
{
    enum Shows { Nothing, Chosen, Lit };

    QList<SceneItem> items; ///< from the back to the front
    QSizeF size;
    double scale = 1;          ///< at which the items were laid out
    Ink ground = Ink::Surface; ///< of the widget
    Shows shows = Nothing;     ///< by themselves; else what is chosen is framed
    bool operator==(const Scene &) const = default;

    SceneItem &box(const QRectF &rect, const Ink &fill, const ScenePen &pen = {}, double radius = 0);
    SceneItem &line(const QLineF &line, const ScenePen &pen);
    SceneItem &lines(const QList<QLineF> &lines, const ScenePen &pen);
    SceneItem &boxes(const QList<QRectF> &rects, const Ink &fill);
    SceneItem &path(const QPainterPath &path, const Ink &fill, const ScenePen &pen = {});
    SceneItem &image(const QRectF &rect, const QImage &image);
    SceneItem &text(const QRectF &rect, const SceneText &text);
    SceneItem &richText(const QPointF &at, double width, const QString &html, const Appearance &appearance); ///< as high as it needs

    void add(const Scene &part, const QPointF &at = {}); ///< in front, its corner there
    void addMargin(double margin);                       ///< on all sides: moves what is there

    const SceneItem *find(const Subject &subject) const;
    const SceneItem *hit(const QPointF &point) const;               ///< the foremost that stands for something; null: none
    const SceneItem *tipAt(const QPointF &point) const;             ///< the foremost with a tool tip
    const SceneItem *beside(const Subject &subject, int key) const; ///< in the direction of an arrow key; null: none
};

/// Which part of a scene is seen. Pixels = (units - origin) * scales, plus the column of headings.
struct SceneWindow
{
    QPointF origin;
    double scale = 1;
    QSizeF size;           ///< pixels
    bool isAcross = false; ///< the scale is that of x alone: a unit of y is a pixel
    double column = 0;     ///< pixels of headings at the left, which stay
    Subject hovered;
    Subject chosen;

    const Subject &lit() const { return isNothing(hovered) ? chosen : hovered; }
    QPointF toPixels(const QPointF &units) const;
    QRectF toPixels(const QRectF &units) const { return {toPixels(units.topLeft()), toPixels(units.bottomRight())}; }
    QPointF toUnits(const QPointF &pixel) const;
    QPointF scrolled() const { return QPointF(column, 0) - toPixels(QPointF()); } ///< pixels from the picture's corner to the view's
    SceneWindow scrolledTo(const QPointF &pixels) const;
    QRectF area() const { return {origin, toUnits(QPointF(size.width(), size.height()))}; } ///< units
    SceneWindow zoomedAt(const QPointF &pixel, double newScale) const;                      ///< what lies under the pixel stays there
    bool operator==(const SceneWindow &) const = default;
};

/// Draws a scene with its corner at the origin.
void paint(const Scene &scene, QPainter &painter, const Appearance &appearance);

} // namespace kernelscope
