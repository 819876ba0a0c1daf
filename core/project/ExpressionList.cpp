#include "project/ExpressionList.h"

#include "support/Ranges.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

/// Where the text in quotes ends that begins at `at`.
qsizetype endOfQuotes(const QString &text, qsizetype at)
{
    const QChar quote = text[at];
    for (qsizetype i = at + 1; i < text.size(); ++i) {
        if (text[i] == u'\\')
            ++i;
        else if (text[i] == quote)
            return i;
    }
    return text.size();
}

/// Calls `visit(i, depth)` for each character outside of quotes, `depth` with its bracket; false: that is enough.
template <typename Visit> void visitOutsideQuotes(const QString &text, qsizetype from, const Visit &visit)
{
    int depth = 0;
    for (qsizetype i = from; i < text.size(); ++i) {
        const QChar sign = text[i];
        if (u"\"'`"_s.contains(sign)) {
            i = endOfQuotes(text, i);
            continue;
        }
        if (u"([{"_s.contains(sign))
            ++depth;
        if (!visit(i, depth))
            return;
        if (u")]}"_s.contains(sign))
            --depth;
    }
}

} // namespace

QString listText(const QList<Expression> &expressions)
{
    return mapped(expressions, &Expression::text).join(u", "_s);
}

QList<Expression> listFrom(const QString &text)
{
    return mapped(topLevelParts(text), [](const QString &part) { return Expression(part); });
}

QStringList topLevelParts(const QString &text)
{
    QStringList parts;
    qsizetype start = 0;
    visitOutsideQuotes(text, 0, [&](qsizetype i, int depth) {
        if (text[i] == u',' && depth == 0) {
            parts << text.mid(start, i - start).trimmed();
            start = i + 1;
        }
        return true;
    });
    return parts << text.mid(start).trimmed();
}

qsizetype closingBracket(const QString &text, qsizetype open)
{
    qsizetype closing = -1;
    visitOutsideQuotes(text, open, [&](qsizetype i, int depth) {
        if (depth == 1 && u")]}"_s.contains(text[i]))
            closing = i;
        return closing < 0;
    });
    return closing;
}

} // namespace kernelscope
