#include "planner/PlanningNotes.h"

#include <algorithm>
#include <cmath>

#include "project/Suggestion.h"
#include "project/UsedNames.h"
#include "support/Filled.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

constexpr double greatestSize = 9223372036854775808.0;

} // namespace

std::optional<double> PlanningNotes::number(const QString &path, const Expression &expression, const QString &what)
{
    const Result<double> result = m_evaluator.number(expression);
    if (!result) {
        expressionFailed(path, expression, what, result.error());
        return std::nullopt;
    }
    value(path, *result);
    return *result;
}

std::optional<quint64> PlanningNotes::size(const QString &path, const Expression &expression, const QString &what, quint64 least)
{
    const std::optional<double> given = number(path, expression, what);
    if (!given)
        return std::nullopt;
    if (*given > greatestSize) { // the nearest that is not would be of no more use
        problem(path, QStringLiteral("%1 is %2, which is more than 2^63. Make it smaller.").arg(what, numberText(*given)));
        return std::nullopt;
    }
    const double nearest = std::max(std::round(*given), double(least));
    if (*given == nearest)
        return quint64(*given);
    const QString value = numberText(*given), use = numberText(nearest);
    problem(path,
            std::floor(*given) != *given ? filled(QStringLiteral("%1 is %2, which is not a whole number. Use %3."), what, value, use)
                                         : filled(QStringLiteral("%1 is %2, which is less than %3. Use %4."), what, value, least, use),
            use);
    return std::nullopt;
}

std::optional<bool> PlanningNotes::truth(const QString &path, const Expression &expression, const QString &what)
{
    const Result<bool> result = m_evaluator.truth(expression);
    if (!result) {
        expressionFailed(path, expression, what, result.error());
        return std::nullopt;
    }
    valueText(path, *result ? QStringLiteral("true") : QStringLiteral("false"), *result ? 1 : 0);
    return *result;
}

std::optional<QList<double>> PlanningNotes::components(const QString &path, const Expression &expression, int count, const QString &what)
{
    const Result<QList<double>> result = m_evaluator.components(expression, count);
    if (!result) {
        expressionFailed(path, expression, what, result.error());
        return std::nullopt;
    }
    value(path, result->value(0));
    return *result;
}

void PlanningNotes::problem(const QString &path, const QString &message, const QString &suggestion, Severity severity)
{
    if (severity == Severity::Error)
        ++m_errorCount;
    const QString key = path + u'\n' + message;
    if (m_problems.contains(key))
        return;
    m_problems.insert(key);
    report.problems << Problem{path, message, suggestion, severity, m_launch};
}

void PlanningNotes::expressionFailed(const QString &path, const Expression &expression, const QString &what, const Error &error)
{
    if (usesFailedName(expression))
        ++m_errorCount;
    else
        problem(path, QStringLiteral("%1 has no value. %2").arg(what, error.message));
}

void PlanningNotes::value(const QString &path, double number)
{
    if (!m_valuePaths.contains(path))
        valueText(path, numberText(number), number);
}

void PlanningNotes::valueText(const QString &path, const QString &text, double number)
{
    if (m_valuePaths.contains(path))
        return;
    m_valuePaths.insert(path);
    report.values << EvaluatedValue{path, text, number};
}

bool PlanningNotes::usesFailedName(const Expression &expression) const
{
    return usesOneOf(expression, m_failedNames);
}

QString didYouMean(const QString &name, const QStringList &names)
{
    const QString nearest = nearestWord(name, names);
    return nearest.isEmpty() ? QString() : QStringLiteral(" Did you mean \"%1\"?").arg(nearest);
}

} // namespace kernelscope
