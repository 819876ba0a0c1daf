#pragma once

class QAbstractScrollArea;
class QPainter;

namespace kernelscope {

struct Theme;

/// A frame along the edge of a drawing that has the keyboard, beside its scroll bars; nothing where it hasn't.
void paintFocusFrame(QPainter &painter, const QAbstractScrollArea &area, const Theme &theme);

} // namespace kernelscope
