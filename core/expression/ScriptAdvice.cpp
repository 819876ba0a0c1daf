#include "expression/ScriptAdvice.h"

#include <QHash>
#include <QJSValue>
#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

const QSet<QString> &namesOfMath()
{
    static const QList<QString> list =
        QStringLiteral(
            "abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp expm1 floor fround hypot imul log log10 log1p "
            "log2 max min pow random round sign sin sinh sqrt tan tanh trunc E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2")
            .split(u' ');
    static const QSet<QString> names(list.begin(), list.end());
    return names;
}

/// JavaScript's for a name of OpenCL C; empty: it has none.
QString nameFor(const QString &name)
{
    static const QHash<QString, QString> others{
        {u"fabs"_s, u"Math.abs"_s},      {u"fmin"_s, u"Math.min"_s}, {u"fmax"_s, u"Math.max"_s},   {u"powr"_s, u"Math.pow"_s},
        {u"pown"_s, u"Math.pow"_s},      {u"M_PI"_s, u"Math.PI"_s},  {u"M_PI_F"_s, u"Math.PI"_s},  {u"INFINITY"_s, u"Infinity"_s},
        {u"HUGE_VALF"_s, u"Infinity"_s}, {u"NAN"_s, u"NaN"_s},       {u"get_global_id"_s, u"i"_s}, {u"get_global_linear_id"_s, u"i"_s}};
    if (namesOfMath().contains(name))
        return u"Math."_s + name;
    return others.value(name);
}

/// The bracket that is open at the end; null: none.
QChar openBracket(const QString &expression)
{
    QString open;
    for (const QChar letter : expression) {
        if (const qsizetype kind = QStringView(u"([{").indexOf(letter); kind >= 0)
            open += u")]}"[kind];
        else if (!open.isEmpty() && letter == open.back())
            open.chop(1);
    }
    return open.isEmpty() ? QChar() : open.back();
}

} // namespace

QString adviceOnSyntax(const QString &expression)
{
    static const QRegularExpression suffix(QStringLiteral("(?<![\\w.])(\\d+\\.?\\d*(?:e-?\\d+)?)[fFuUlL]{1,2}\\b"));
    static const QRegularExpression cast(QStringLiteral("\\(\\s*(?:bool|u?char|u?short|u?int|u?long|half|float|double|size_t)\\d*\\s*\\)"));
    static const QRegularExpression quoted(QStringLiteral("['\"`]"));
    if (expression.contains(quoted))
        return {};
    if (const auto match = suffix.match(expression); match.hasMatch())
        return QStringLiteral("Numbers have no suffix: write %1.").arg(match.captured(1));
    if (expression.contains(cast))
        return QStringLiteral("There are no casts: write Math.trunc(...) for a whole number.");
    if (const QChar bracket = openBracket(expression); !bracket.isNull())
        return QStringLiteral("A closing %1 is missing.").arg(bracket);
    static const QRegularExpression operation(QStringLiteral("(?<![*/])[-+*/%<>=!&|^?:]\\s*$"));
    if (const auto match = operation.match(expression); match.hasMatch())
        return QStringLiteral("Something is missing after the last %1.").arg(match.captured().trimmed());
    return {};
}

QString unknownName(const QJSValue &error)
{
    static const QRegularExpression unknown(QStringLiteral("(\\w+) is not defined$"));
    return error.errorType() == QJSValue::ReferenceError ? unknown.match(error.toString()).captured(1) : QString();
}

QString adviceOnFailure(const QString &expression, const QJSValue &error)
{
    static const QRegularExpression member(QStringLiteral("\\bMath\\.(\\w+)"));
    if (const QString other = nameFor(unknownName(error)); !other.isEmpty())
        return QStringLiteral("Write %1.").arg(other);
    for (auto matches = member.globalMatch(expression); error.errorType() == QJSValue::TypeError && matches.hasNext();) {
        if (const QString name = matches.next().captured(1); !namesOfMath().contains(name))
            return QStringLiteral("JavaScript has no Math.%1.").arg(name);
    }
    return {};
}

} // namespace kernelscope
