#pragma once

#include <QString>

#include "ui/theme/Theme.h"

namespace kernelscope {

/// The style sheet of the application for a theme and a scale. Widgets opt into a variant by their `role` property:
/// "card", "section", "muted", "problem", "warning", "flat", "primary", "field", "heading", "banner", "cell".
QString styleSheet(const Theme &theme, double scale);

} // namespace kernelscope
