#pragma once

#include "ui/scene/Scene.h"

namespace kernelscope {

class Appearance;

/// What a colour or mark in a picture means.
struct LegendEntry
{
    enum class Mark { Fill, Hatched, Finding, Thin, Outline, Outside, Words };
    Mark mark = Mark::Fill;
    Ink ink;
    QString text;
    QList<Ink> ramp = {}; ///< not empty: a bar of these, `text` after and `before` before it
    QString before = {};
};

/// In as many lines as it needs in a width.
Scene legendScene(const QList<LegendEntry> &entries, const Appearance &appearance, double width);

/// Of a cell that a finding is about, cut off: a shape, not a colour alone.
QPainterPath findingCorner(const QRectF &cell, double side);

} // namespace kernelscope
