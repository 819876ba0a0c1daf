#pragma once

#include <QFrame>

#include "ui/trace/IdGrid.h"

class QLabel;
class QLineEdit;

namespace kernelscope {

class SceneView;

/// Pops up below a button: a grid of ids to choose from, with a field to type one, and a legend. The arrow keys move, Return, Space and
/// a click choose.
class IdPopup : public QFrame
{
    Q_OBJECT

public:
    IdPopup(const Appearance &appearance, const QString &what, QWidget *parent);

    SceneView &drawing() { return *m_drawing; }
    /// The ids, with what is said of them below.
    void popUp(QWidget &below, const IdGrid &ids, const QString &legend);

Q_SIGNALS:
    void chosen(quint64 id);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeDrawing();
    CellGrid cells() const; ///< as they are laid out now
    Subject idAt(const QPointF &point) const;
    Subject beside(const Subject &subject, int key) const;
    void takeTyped();
    void take(quint64 id);

    const Appearance &m_appearance;
    IdGrid m_ids;
    QLineEdit *m_typed = nullptr;
    QLabel *m_legend = nullptr;
    SceneView *m_drawing = nullptr;
};

/// "1, 2", "(1,2)" or "17" as a linear id in a range of this size, x fastest; nullopt: no id of it.
std::optional<quint64> idFromText(const QString &text, const Extent &size);

} // namespace kernelscope
