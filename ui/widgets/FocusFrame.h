#pragma once

class QPainter;
class QWidget;

namespace kernelscope {

struct Theme;

/// A frame along the edge of a drawing that has the keyboard; nothing where it hasn't.
void paintFocusFrame(QPainter &painter, const QWidget &widget, const Theme &theme);

} // namespace kernelscope
