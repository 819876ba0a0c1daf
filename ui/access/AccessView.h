#pragma once

#include <set>

#include "ui/access/AddressData.h"
#include "ui/trace/TraceView.h"

class QTreeView;

namespace kernelscope {

class AccessFigures;
class PartSplitter;
class SceneView;
class SiteModel;

/// The access sites of the launch on the stage, the most wasteful first, and below the table the addresses of one sub-group: those of the
/// access that is looked at, else the worst of the chosen site.
class AccessView : public TraceView
{
    Q_OBJECT

public:
    AccessView(TraceStage &stage, AccessFigures &figures, Appearance &appearance, QWidget *parent = nullptr);

    SiteModel &model() { return *m_model; }
    SceneView &drawing() { return *m_drawing; }
    const AddressData &data() const { return m_data; } ///< that is drawn
    std::optional<SiteIndex> shownSite() const;

    bool isPreparing() const override;
    Scene pictureScene() const override; ///< the first sites of the table, and the addresses below

Q_SIGNALS:
    void placeChosen(const kernelscope::SourcePlace &place);

protected:
    QString reason() const override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    QWidget *makeContent();
    void makeDrawing(QWidget *parent);
    void makeTable(QWidget *parent);
    void showFigures();
    void showSite();
    void fit();
    void fitTable();
    void chooseRow(int row);
    EventIndex shownEvent(SiteIndex site) const;
    std::set<int> sitesOfPhase() const;

    AccessFigures &m_figures;
    SiteModel *m_model = nullptr;
    QTreeView *m_table = nullptr;
    PartSplitter *m_splitter = nullptr;
    SceneView *m_drawing = nullptr;
    AddressData m_data;
};

} // namespace kernelscope
