#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "support/LatestJob.h"
#include "ui/memory/MemoryData.h"
#include "ui/trace/TraceView.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QSpinBox;
class QSplitter;
class QTreeView;

namespace kernelscope {

class CellAccessModel;
class ElidedLabel;
class MemoryCells;
class MemoryFilm;
class MemoryGrid;
class MemoryLegend;
struct Selection;

/// Memory over time: one object of the launch as the work-group that is shown sees it at the moment that is shown, and every
/// access to the cell that was chosen.
class MemoryView : public TraceView
{
    Q_OBJECT

public:
    MemoryView(TraceStage &stage, Appearance &appearance, QWidget *parent = nullptr);

    MemoryGrid &grid() { return *m_grid; }
    MemoryFilm &film() { return *m_film; }
    MemoryCells *cells() const { return m_sheet.cells.get(); }
    CellAccessModel &accesses() { return *m_accesses; }
    QString shownObject() const; ///< its name
    bool isPreparing() const override;
    void letGo() override;

    QSizeF pictureSize() const override;
    void paintPicture(QPainter &painter, const QRectF &into) const override;

protected:
    QString reason() const override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString nothingOnStage() const;
    QWidget *makeContent();
    QWidget *makeBar(QWidget *parent);
    void addZoomButtons(QBoxLayout &layout);
    QWidget *makeTable(QWidget *parent);
    void tint();
    void takeStage(); ///< another trace, launch or work-group
    void listObjects();
    void takeObject(int object);
    void takeSheet(const MemoryData &sheet);
    bool isCurrent() const;
    void showGrid();
    void showFilm();
    void alignFilm();
    void saySight();
    void showNote();
    void takeMoment();
    void chooseCell(int cell);
    void followSelection();
    bool showObjectOf(const Selection &selection);
    void showTable();
    void fitUpper();
    void fitTable();
    int heightAboveTable() const;
    QList<quint64> shapeOf(int object) const;
    int objectToShow() const;

    MemoryGrid *m_grid = nullptr;
    MemoryFilm *m_film = nullptr;
    MemoryLegend *m_legend = nullptr;
    CellAccessModel *m_accesses = nullptr;
    QTreeView *m_table = nullptr;
    QLabel *m_tableTitle = nullptr;
    QWidget *m_tablePart = nullptr;
    QWidget *m_upper = nullptr; ///< above the table
    QLabel *m_note = nullptr;
    QStringList m_notes; ///< on what is shown, whatever the moment
    ElidedLabel *m_sight = nullptr;
    QComboBox *m_objects = nullptr;
    QComboBox *m_colours = nullptr;
    QSpinBox *m_columns = nullptr;
    QWidget *m_bar = nullptr;
    MemoryData m_sheet; ///< without cells: none yet
    int m_object = -1;
    QString m_wantedObject;                                ///< the one that was chosen last: shown again where there is one of its name
    std::pair<QString, std::optional<quint64>> m_followed; ///< the element that was chosen elsewhere
    bool m_isStale = true;                                 ///< the stage changed while the view was hidden
    LatestJob<MemoryRequest, MemoryData> m_making{[this](const MemoryRequest &, const MemoryData &sheet) { takeSheet(sheet); }};
};

} // namespace kernelscope
