#pragma once

#include <functional>
#include <optional>

#include <QAbstractScrollArea>

#include "ui/scene/Scene.h"

namespace kernelscope {

/// Shows a scene: scrolls, zooms (Ctrl and the wheel, +, -, 0) and drags it, shows tool tips, and says what is pointed at and what is
/// chosen. The arrow keys go from item to item, with Shift they move what can be moved freely; Escape lets go, Return activates. Its items
/// are the accessible children.
class SceneView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    /// The scene of what is seen: all of it, only what is in sight, or coarser where it is small.
    using Source = std::function<Scene(const SceneWindow &window)>;
    /// The scale, and for a picture without scroll bars the origin, at which it fits into so many pixels, whether only its width is
    /// scaled, and its column of headings.
    using Fit = std::function<SceneWindow(const QSizeF &size)>;

    /// Without a `fit` it isn't zoomed.
    SceneView(const Appearance &appearance, Source source, Fit fit = {}, QWidget *parent = nullptr);

    /// Of a picture whose items aren't all there, each as needed: what lies at a point (in units); what is beside something in the
    /// direction of an arrow key, Home or End; where Tab goes from part to part, nothing at the ends; where something lies (in units), to
    /// bring it into sight; its tool tip; where a point of the picture (in pixels) lies at another scale, if not all of it is scaled alike.
    struct Geometry
    {
        std::function<Subject(const QPointF &point)> at = {};
        std::function<Subject(const Subject &subject, int key)> beside = {};
        std::function<Subject(const Subject &subject, bool isNext)> part = {};
        std::function<QRectF(const Subject &subject)> where = {};
        std::function<QString(const Subject &subject)> tip = {};
        std::function<QPointF(const QPointF &point, double newScale)> scaled = {};
    };
    void setGeometry(Geometry geometry); ///< before it is shown
    /// It is moved anywhere, without scroll bars; where only its width is scaled, its height has one.
    void setFree();
    void setZoom(double leastScale, double mostScale, double step = 1.2);

    void refresh(); ///< the source has another scene
    const Scene &scene() const;
    QRectF pixelsOf(const SceneItem &item) const; ///< of the viewport
    const Subject &chosen() const { return m_chosen; }
    const Subject &lit() const { return isNothing(m_hovered) ? m_chosen : m_hovered; }
    SceneWindow window() const;             ///< what is seen
    void choose(const Subject &subject);    ///< as a click does
    void setChosen(const Subject &subject); ///< silently
    void letGo();                           ///< of what is chosen and pointed at, silently
    void reveal(const QRectF &units);       ///< brings it into sight
    void zoom(double factor);               ///< around what is chosen where it is in sight, else the middle
    void fit();
    void setWindow(const SceneWindow &window);   ///< zooms and moves to it
    bool isFitted() const { return m_isFitted; } ///< neither zoomed nor moved since
    double scale() const { return m_window.scale; }
    Scene whole() const; ///< for a file

Q_SIGNALS:
    void hovered(const Subject &subject);
    void chosenChanged(const Subject &subject);
    void activated(const Subject &subject); ///< clicked, or Return
    void seenChanged();                     ///< another part or scale, or another size of the view
    void fitWanted();                       ///< by a key or by fit(): before it is done

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void scrollContentsBy(int, int) override;

private:
    void forget(); ///< the scene: it is made anew where it is looked at
    void forgetIfIt(Scene::Shows least);
    void moveTo(const QPointF &pixels); ///< of the picture to the view's corner
    double factor() const { return m_window.scale / scene().scale; }
    QPointF toScene(const QPointF &pixel) const;
    Subject subjectAt(const QPointF &pixel) const;
    Subject beside(int key) const;
    void hover(const Subject &subject);
    void zoomAt(const QPointF &pixel, double factor);
    void setBars();
    void bringIntoSight(const Subject &subject);
    QRectF pixelsOf(const Subject &subject) const;
    void revealPixels(const QRectF &pixels);
    bool isFree(Qt::Orientation orientation) const;

    const Appearance &m_appearance;
    Source m_source;
    Fit m_fit;
    Geometry m_geometry;
    bool m_isFree = false;
    bool m_isSettingBars = false;
    double m_leastScale = 0.1;
    double m_mostScale = 8;
    double m_zoomStep = 1.2;
    SceneWindow m_window; ///< where it has scroll bars, these say where its origin is
    mutable std::optional<Scene> m_scene;
    Subject m_hovered;
    Subject m_chosen;
    bool m_isFitted = true;
    std::optional<QPointF> m_pressed;
    QPointF m_scrolledPressed;
    bool m_isDragging = false;
};

} // namespace kernelscope
