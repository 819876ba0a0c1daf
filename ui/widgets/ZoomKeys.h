#pragma once

#include <QKeyEvent>

namespace kernelscope {

enum class ZoomKey { None, In, Out, Fit };

/// What a key does to a picture that can be zoomed: + and = make it larger, - smaller, 0 fits it into its view. With Ctrl or Alt they
/// are the window's.
inline ZoomKey zoomKeyOf(const QKeyEvent &event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return ZoomKey::None;
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return ZoomKey::In;
    case Qt::Key_Minus:
        return ZoomKey::Out;
    case Qt::Key_0:
        return ZoomKey::Fit;
    default:
        return ZoomKey::None;
    }
}

/// Zooms a widget that has zoom(factor) and fit(). False: it was another key.
template <typename Zoomed> bool zoomBy(Zoomed &widget, const QKeyEvent &event, double step)
{
    const ZoomKey key = zoomKeyOf(event);
    if (key == ZoomKey::Fit)
        widget.fit();
    else if (key != ZoomKey::None)
        widget.zoom(key == ZoomKey::In ? step : 1 / step);
    return key != ZoomKey::None;
}

} // namespace kernelscope
