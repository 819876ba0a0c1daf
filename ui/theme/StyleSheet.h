#pragma once

#include <QString>
#include <QVariant>

#include "ui/theme/Theme.h"

class QWidget;

namespace kernelscope {

/// The style sheet of the application for a theme and a scale. Widgets opt into a variant by their `role` property:
/// "card", "section", "muted", "problem", "warning", "flat", "primary", "field", "heading", "banner", "cell", "code".
QString styleSheet(const Theme &theme, double scale);

/// Sets a property that the style sheet asks for of a widget that is in use: it looks so at once.
void restyle(QWidget &widget, const char *property, const QVariant &value);

} // namespace kernelscope
