#pragma once

#include <memory>

#include <QStackedWidget>

#include "plan/PlanGraph.h"
#include "ui/trace/Picture.h"

namespace kernelscope {

class Appearance;
class EmptyPage;
class GraphPainting;
class Session;

/// The plan of the last run as a graph: what each step waits for, through which buffers, and what nothing orders.
class GraphView : public QStackedWidget, public Picture
{
    Q_OBJECT

public:
    GraphView(Session &session, Appearance &appearance, QWidget *parent = nullptr);
    ~GraphView() override;
    QSizeF pictureSize() const override; ///< empty while there is no graph
    void paintPicture(QPainter &painter, const QRectF &into) const override;

Q_SIGNALS:
    void pictureWanted();
    void pathChosen(const QString &path); ///< of a step that was clicked

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    class Canvas;
    void showGraph();
    void repaintAnew();
    void showState();

    Session &m_session;
    Appearance &m_appearance;
    EmptyPage *m_empty = nullptr;
    QWidget *m_scroll = nullptr;
    Canvas *m_canvas = nullptr;
    PlanGraph m_graph;
    std::unique_ptr<GraphPainting> m_painting;
};

} // namespace kernelscope
