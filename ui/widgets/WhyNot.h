#pragma once

#include <QString>

class QAction;

namespace kernelscope {

/// Enables an action, or disables it and says why in its tool tip, below what it does (its "what's this") and its shortcut.
void setWhyNot(QAction &action, const QString &whyNot);

/// What was said of it; empty: it is enabled, or nothing was.
QString whyNotOf(const QAction &action);

} // namespace kernelscope
