#include "project/ExpressionList.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace kernelscope {

QString listText(const QList<Expression> &expressions)
{
    QStringList texts;
    for (const Expression &expression : expressions)
        texts.append(expression.text);
    return texts.join(u", "_s);
}

QList<Expression> listFrom(const QString &text)
{
    QList<Expression> expressions;
    int depth = 0;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const QChar sign = i < text.size() ? text[i] : QChar(u',');
        if (sign == u'(' || sign == u'[')
            ++depth;
        else if (sign == u')' || sign == u']')
            --depth;
        if (i == text.size() || (sign == u',' && depth == 0)) {
            expressions.append(Expression(text.mid(start, i - start)));
            start = i + 1;
        }
    }
    return expressions;
}

} // namespace kernelscope
