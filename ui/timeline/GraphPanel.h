#pragma once

#include <memory>

#include <QScrollArea>

#include "plan/PlanGraph.h"
#include "ui/trace/Picture.h"

namespace kernelscope {

class Appearance;
class GraphPainting;

/// The plan of a run as a graph: what each step waits for, through which buffers, and what nothing orders.
class GraphPanel : public QScrollArea, public Picture
{
    Q_OBJECT

public:
    explicit GraphPanel(Appearance &appearance, QWidget *parent = nullptr);
    ~GraphPanel() override;
    void setGraph(const PlanGraph &graph);
    QSizeF pictureSize() const override; ///< empty: there are no steps
    void paintPicture(QPainter &painter, const QRectF &into) const override;

Q_SIGNALS:
    void pathChosen(const QString &path); ///< of a step that was clicked

private:
    class Canvas;

    Appearance &m_appearance;
    Canvas *m_canvas = nullptr;
    PlanGraph m_graph;
    std::unique_ptr<GraphPainting> m_painting;
};

} // namespace kernelscope
