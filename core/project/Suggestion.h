#pragma once

#include <QString>
#include <QStringList>

namespace kernelscope {

/// The known word that is most like `word`, or nothing when none is near.
QString nearestWord(const QString &word, const QStringList &known);

/// "a, b, c"; of many the first ones, and an ellipsis.
QString firstNames(const QStringList &names);

/// What to say after an unknown word: " Did you mean "local"?" or " Known are: a, b, c." (with a space before), or that
/// there are none.
QString suggestion(const QString &word, const QStringList &known);

} // namespace kernelscope
