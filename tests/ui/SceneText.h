#pragma once

#include "support/Ranges.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

using namespace Qt::StringLiterals;

inline QString inkText(const Ink &ink)
{
    static const char *const names[] = {"none",       "window",   "surface",       "raised",    "border",  "edge",      "text",
                                        "muted",      "accent",   "accent soft",   "on accent", "warning", "success",   "error",
                                        "error soft", "recorded", "absent",        "mark",      "ramp",    "diverging", "grey",
                                        "not finite", "category", "deep category", "hue",       "white"};
    QString text = QLatin1String(names[ink.role]);
    if (ink.role >= Ink::Mark && ink.role <= Ink::Hue)
        text += u' ' + QString::number(ink.value, 'g', 3);
    return ink.isTextOn ? u"text on "_s + text : text;
}

inline QString itemText(const SceneItem &item)
{
    static const char *const shapes[] = {"box", "line", "path", "boxes", "lines", "image"};
    const QRectF rect = item.rect();
    QString text = u"%1 %2,%3 %4x%5"_s.arg(QLatin1String(item.isDiamond ? "diamond" : shapes[item.shape.index()]))
                       .arg(qRound(rect.left()))
                       .arg(qRound(rect.top()))
                       .arg(qRound(rect.width()))
                       .arg(qRound(rect.height()));
    if (item.fill.role != Ink::None)
        text += (item.hatching > 0 ? u" hatched "_s : u" filled "_s) + inkText(item.fill);
    if (item.pen.ink.role != Ink::None)
        text += u" drawn "_s + inkText(item.pen.ink);
    if (!item.text.text.isEmpty())
        text += u" \"%1\" %2"_s.arg(item.text.text, inkText(item.text.ink));
    return item.name.isEmpty() ? text : text + u" = "_s + item.name;
}

/// A line for each item.
inline QString sceneText(const Scene &scene)
{
    return QStringList(mapped(scene.items, itemText)).join(u'\n');
}

} // namespace kernelscope
