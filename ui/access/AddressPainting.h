#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>

#include "ui/access/AddressScene.h"
#include "ui/layout/AddressLayout.h"

class QPainter;

namespace kernelscope {

class Appearance;

/// An AddressScene laid out for an area, so that it can be drawn and pointed at.
class AddressPainting
{
public:
    AddressPainting(const AddressScene &scene, const Appearance &appearance, const QRectF &area);

    /// `lit`: the access (into the scene's lanes) to bring out; -1: none.
    void paint(QPainter &painter, int lit) const;
    /// The two parts of that: all that is the same whichever access is brought out, and what brings it out.
    void paintGround(QPainter &painter, bool isDimmed) const;
    void paintLit(QPainter &painter, int lit) const;
    int accessAt(const QPointF &point) const; ///< -1: none there
    static double leastHeight(const Appearance &appearance);
    bool hasRoom() const; ///< for more than the words

private:
    void layOut();
    void layOutHeading();
    QFont titleFont() const;
    void paintHeading(QPainter &painter) const;
    void paintLanes(QPainter &painter) const;
    void paintLink(QPainter &painter, const AddressLink &link, double strength, bool isLit) const;
    void paintSegments(QPainter &painter) const;
    void paintSegmentLabels(QPainter &painter) const;
    void paintBanks(QPainter &painter) const;
    void paintWord(QPainter &painter, const BankLayout::Word &word) const;
    void paintHatching(QPainter &painter, const QRectF &rect) const;
    void paintOutside(QPainter &painter) const;
    QString outsideText(bool isBefore) const;
    double outsideWidth() const;
    std::pair<QString, QString> rowLabels() const;
    double labelWidth() const;
    void paintRowLabels(QPainter &painter) const;
    QString captionText() const;
    void paintCaption(QPainter &painter) const;
    QColor laneColour(int lane) const;
    std::vector<AddressLink> links() const;
    int accessOfLane(int lane) const;

    const AddressScene &m_scene;
    const Appearance &m_appearance;
    QRectF m_area;
    std::pair<double, double> m_ramp; ///< the part of the ramp that the lanes have
    QRectF m_title;
    QRectF m_heading;    ///< below the title
    QString m_whereText; ///< in the heading
    QRectF m_caption;    ///< below the drawing
    std::vector<QRectF> m_laneBoxes;
    OutsideLayout m_outside;
    SegmentLayout m_segments;
    BankLayout m_banks;
};

} // namespace kernelscope
