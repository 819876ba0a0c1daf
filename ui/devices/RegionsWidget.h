#pragma once

#include <QWidget>

#include "ui/devices/RegionsPainting.h"

namespace kernelscope {

/// The regions of memory, drawn as wide as there is space.
class RegionsWidget : public QWidget
{
    Q_OBJECT

public:
    explicit RegionsWidget(const Appearance &appearance, QWidget *parent = nullptr);

    void show(const QList<MemoryRegion> &regions, const QString &device);
    RegionsPainting painting(double width, bool isBrief = false) const { return {m_shown, m_device, m_appearance, width, isBrief}; }
    void fitInto(const QSize &size); ///< brief, where all of it has no space
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Appearance &m_appearance;
    QList<MemoryRegion> m_shown;
    QString m_device;
    bool m_isBrief = false;
};

} // namespace kernelscope
