#pragma once

#include <QFont>

#include "ui/devices/MemoryRegions.h"

class QPainter;
class QRectF;

namespace kernelscope {

class Appearance;

/// The regions of memory as nested boxes (the host, the device, a work-group, a work-item), each with its size and what is in it as bars on
/// one logarithmic scale.
class RegionsPainting
{
public:
    /// Brief: names and sizes alone, for low places.
    RegionsPainting(const QList<MemoryRegion> &regions, const QString &device, const Appearance &appearance, double width,
                    bool isBrief = false);

    double width() const { return m_width; }
    double height() const { return m_height; }
    void paint(QPainter &painter) const;
    double toPixel(double bytes) const; ///< where a bar of so many ends

private:
    struct Row
    {
        QRectF name;
        QRectF text;    ///< who sees it, how large it is
        double top = 0; ///< of its bars
    };
    struct Box
    {
        QString title;
        int first = 0; ///< row
        QRectF place;
    };
    void layOut();
    double rowHeight(int region) const;
    QString textOf(const MemoryRegion &region) const;
    void paintScale(QPainter &painter) const;
    void paintBoxes(QPainter &painter) const;
    void paintRegion(QPainter &painter, int region) const;
    void paintBar(QPainter &painter, const QRectF &line, quint64 bytes, const QString &label, const QColor &colour) const;

    const QList<MemoryRegion> m_regions;
    const QString m_device;
    const Appearance &m_appearance;
    double m_width;
    const bool m_isBrief;
    double m_height = 0;
    QFont m_font;
    QFont m_bold;
    double m_left = 0; ///< of the bars
    double m_right = 0;
    double m_most = 1; ///< bytes at the right end
    QList<Row> m_rows;
    QList<Box> m_boxes;
};

} // namespace kernelscope
