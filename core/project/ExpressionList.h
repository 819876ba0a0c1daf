#pragma once

#include <QList>

#include "project/Expression.h"

namespace kernelscope {

/// Several expressions as one text, with commas between them: "1, 2, max(a, b)".
QString listText(const QList<Expression> &expressions);

/// Back again; commas inside of brackets belong to their expression.
QList<Expression> listFrom(const QString &text);

} // namespace kernelscope
