#include "project/Expression.h"

#include <QRegularExpression>

#include "support/Numbers.h"

namespace kernelscope {

Expression::Expression(double number) : text(numberText(number)) {}

bool Expression::isNumber() const
{
    static const QRegularExpression number(QStringLiteral("^-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?$"));
    return number.match(text).hasMatch();
}

} // namespace kernelscope
