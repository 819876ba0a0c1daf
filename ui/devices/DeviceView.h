#pragma once

#include "ui/devices/MemoryRegions.h"
#include "ui/trace/View.h"

class QLabel;
class QTreeWidget;

namespace kernelscope {

class Appearance;
class EmptyPage;
class PartSplitter;
class SceneView;
class Session;
struct Scene;

/// The memory regions of the picked device with what the project keeps there, and all that its driver reports.
class DeviceView : public View
{
    Q_OBJECT

public:
    DeviceView(Session &session, Appearance &appearance, QWidget *parent = nullptr);

    Needs needs() const override { return Needs::Run; } ///< which knows the kernels' registers
    QString nothingToShow() const override;
    bool isPreparing() const override;
    void bringPart(const QString &part) override; ///< a memory region: "host", "global", "constant", "local" or "private"
    Scene pictureScene() const override;          ///< of the memory regions

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    QWidget *makeContent();
    void showDevice();
    void showRegions();
    Scene regions(double width, bool isBrief = false) const;
    void shareHeight();
    void revealWanted();
    int footOfRegions(int height) const;
    bool isKnown() const;

    Session &m_session;
    Appearance &m_appearance;
    EmptyPage *m_empty = nullptr;
    QLabel *m_title = nullptr;
    SceneView *m_regions = nullptr;
    QList<MemoryRegion> m_shown;
    QString m_shownDevice;
    int m_wantedRegion = -1; ///< by notes
    QTreeWidget *m_tree = nullptr;
    PartSplitter *m_splitter = nullptr;
};

} // namespace kernelscope
