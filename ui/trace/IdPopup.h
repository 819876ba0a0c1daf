#pragma once

#include <QFrame>

#include "ui/trace/IdGrid.h"

class QLabel;
class QLineEdit;

namespace kernelscope {

/// Pops up below a button: a grid of ids to choose from, with a field to type one, and a legend.
class IdPopup : public QFrame
{
    Q_OBJECT

public:
    IdPopup(const Appearance &appearance, const QString &what, QWidget *parent);

    IdGrid &grid() { return *m_grid; }
    void setIds(const Extent &size, int dimensions, const IdGrid::Marks &marks);
    void setLegend(const QString &text);
    void popUp(QWidget &below, std::optional<quint64> current);

Q_SIGNALS:
    void chosen(quint64 id);

private:
    void takeTyped();

    const Appearance &m_appearance;
    Extent m_size{1, 1, 1};
    QLineEdit *m_typed = nullptr;
    QLabel *m_legend = nullptr;
    IdGrid *m_grid = nullptr;
};

/// "1, 2", "(1,2)" or "17" as a linear id in a range of this size, x fastest; nullopt: no id of it.
std::optional<quint64> idFromText(const QString &text, const Extent &size);

} // namespace kernelscope
