#pragma once

#include <QAbstractScrollArea>

#include "ui/tiles/TilesLayout.h"
#include "ui/trace/Picture.h"

namespace kernelscope {

class Appearance;

/// Shows tiles. The arrow keys move from cell to cell, Tab from panel to panel, Escape lets go. Holds no truth: what is
/// chosen, it is told.
class TilesCanvas : public QAbstractScrollArea, public Picture
{
    Q_OBJECT

public:
    explicit TilesCanvas(const Appearance &appearance, QWidget *parent = nullptr);

    /// `declared` and `parameters`: see TilesLayout.
    void setSheet(const std::shared_ptr<const TilesData> &sheet, const std::map<QString, QList<quint64>> &declared,
                  const std::map<QString, QString> &parameters);
    void setMoment(Moment moment, int localItem);
    void setChosen(int panel, quint64 element); ///< panel -1: none
    void setSlice(int slice);
    void setShowsReuse(bool on);
    void setArrows(TilesLayout::Arrows arrows);
    void setColumns(const QString &object, quint64 columns); ///< 0: as declared
    const TilesLayout &look() const { return m_look; }

    QSizeF pictureSize() const override;
    void paintPicture(QPainter &painter, const QRectF &into) const override;

Q_SIGNALS:
    void hovered(int panel, quint64 element); ///< panel -1: none
    void chosen(int panel, quint64 element);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    bool viewportEvent(QEvent *event) override;
    void scrollContentsBy(int, int) override;

private:
    void followAppearance();
    void refresh();
    void layOut();
    void layOutAboveLegend(double wide);
    TilesLayout::Hit moved(int byColumns, int byRows) const;

    const Appearance &m_appearance;
    TilesLayout m_look;
};

} // namespace kernelscope
