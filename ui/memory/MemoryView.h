#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "support/LatestJob.h"
#include "ui/memory/MemoryFilm.h"
#include "ui/memory/MemoryScene.h"
#include "ui/trace/TraceView.h"

class QComboBox;
class QLabel;
class QSpinBox;
class QTreeView;

namespace kernelscope {

class CellAccessModel;
class ElidedLabel;
class PartSplitter;
class SceneView;

/// Memory over time: one object of the launch as the work-group that is shown sees it at the moment that is shown, and every
/// access to the cell that was chosen.
class MemoryView : public TraceView
{
    Q_OBJECT

public:
    MemoryView(TraceStage &stage, Appearance &appearance, QWidget *parent = nullptr);

    SceneView &grid() { return *m_grid; }
    SceneView &film() { return *m_film; }     ///< the cells after each phase, where these are few
    SceneView &legend() { return *m_legend; } ///< what colours and marks mean
    MemoryLayout cellLayout() const;          ///< of the grid as it is drawn now
    MemoryCells *cells() const { return m_data.cells.get(); }
    int chosenCell() const; ///< -1: none
    CellAccessModel &accesses() { return *m_accesses; }
    QString shownObject() const; ///< its name
    bool isPreparing() const override;
    void letGo() override;

    Scene pictureScene() const override;

protected:
    QString reason() const override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString nothingOnStage() const;
    QWidget *makeContent();
    QWidget *makeBar(QWidget *parent);
    void makeGrid();
    void makeFilm();
    QWidget *makeTable(QWidget *parent);
    void tint();
    void takeStage(); ///< another trace, launch or work-group
    void listObjects();
    void takeObject(int object);
    void takeData(const MemoryData &made);
    bool isCurrent() const;
    void showGrid();
    void beginWhereItIsUsed();
    QRectF whereIs(const Subject &subject) const; ///< units of the grid
    QRectF seen() const;                          ///< of the grid's picture
    void showFilm();
    bool suitsFilm() const;
    int heightBesideFilm() const; ///< of the grid, in pixels
    void alignFilm();
    void saySight();
    Scene legendOf(double width) const;
    void showNote();
    void takeMoment();
    void takeChosen();
    void followSelection();
    void showTable();
    void fitUpper();
    void fitTable();
    int titleHeight() const;
    QList<quint64> shapeOf(int object) const;
    int objectToShow() const;

    SceneView *m_grid = nullptr;
    SceneView *m_film = nullptr;
    SceneView *m_legend = nullptr;
    CellAccessModel *m_accesses = nullptr;
    QTreeView *m_table = nullptr;
    QLabel *m_tableTitle = nullptr;
    ElidedLabel *m_orders = nullptr; ///< what is left of a race over the chosen cell
    QWidget *m_tablePart = nullptr;
    QWidget *m_upper = nullptr; ///< above the table
    PartSplitter *m_splitter = nullptr;
    QLabel *m_note = nullptr;
    QStringList m_notes; ///< on what is shown, whatever the moment
    ElidedLabel *m_sight = nullptr;
    QComboBox *m_objects = nullptr;
    QComboBox *m_colours = nullptr;
    QSpinBox *m_columns = nullptr;
    QWidget *m_bar = nullptr;
    MemoryData m_data;                         ///< without cells: none yet
    bool m_isFitWanted = false;                ///< else a part of what would be very small is seen
    QList<qint64> m_extent;                    ///< of the grid: columns, rows, slices
    MemoryFilm m_phases;                       ///< as the film shows them
    std::optional<FilmColumns> m_columnsAbove; ///< the film
    int m_object = -1;
    QString m_wantedObject;                                ///< the one that was chosen last: shown again where there is one of its name
    std::pair<QString, std::optional<quint64>> m_followed; ///< the element that was chosen elsewhere
    bool m_isStale = true;                                 ///< the stage changed while the view was hidden
    LatestJob<MemoryRequest, MemoryData> m_making{[this](const MemoryRequest &, const MemoryData &made) { takeData(made); }};
};

} // namespace kernelscope
