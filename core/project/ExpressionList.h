#pragma once

#include <QList>
#include <QStringList>

#include "project/Expression.h"

namespace kernelscope {

/// Several expressions as one text, with commas between them: "1, 2, max(a, b)".
QString listText(const QList<Expression> &expressions);

/// Back again; commas inside of brackets and quotes belong to their expression.
QList<Expression> listFrom(const QString &text);

/// What stands between the commas outside of brackets and quotes.
QStringList topLevelParts(const QString &text);

/// Where the bracket is closed that opens at `open`; -1: nowhere.
qsizetype closingBracket(const QString &text, qsizetype open);

} // namespace kernelscope
