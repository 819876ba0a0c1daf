#pragma once

#include <QRegularExpression>
#include <QString>

namespace kernelscope {

/// The comments by which notes say what a slide shows (docs/presenting.md); captured: what they say.
const QRegularExpression &showComment();

/// The notes as they are read: without those comments, and without those that announce findings for tests (docs/presenting.md).
QString withoutShowComments(const QString &markdown);

} // namespace kernelscope
