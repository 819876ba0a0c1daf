#include "planner/ParameterScope.h"

#include <algorithm>

#include "plan/ProjectPaths.h"
#include "project/Suggestion.h"
#include "project/UsedNames.h"
#include "support/Numbers.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

Expression chosenValue(const Parameter &parameter, const QList<ParameterValue> &overrides)
{
    Expression chosen = parameter.value;
    for (const ParameterValue &value : overrides) {
        if (value.name == parameter.name)
            chosen = Expression(value.value);
    }
    return chosen;
}

void checkBound(const Parameter &parameter, double value, const std::optional<Expression> &bound, bool isMax, PlanningNotes &notes)
{
    if (!bound)
        return;
    const QString path = ProjectPath::parameter(parameter.name);
    const QString words = isMax ? QStringLiteral("greatest") : QStringLiteral("smallest");
    const auto limit = notes.number(path + (isMax ? QStringLiteral("/max") : QStringLiteral("/min")), *bound,
                                    QStringLiteral("The %1 value of the parameter \"%2\"").arg(words, parameter.name));
    if (!limit || (isMax ? value <= *limit : value >= *limit))
        return;
    const QString text = isMax ? QStringLiteral("The parameter \"%1\" is %2, which is more than its greatest value %3. Use %3.")
                               : QStringLiteral("The parameter \"%1\" is %2, which is less than its smallest value %3. Use %3.");
    notes.problem(path, text.arg(parameter.name, numberText(value), numberText(*limit)), numberText(*limit));
    notes.parameterWrong(parameter.name);
}

void refuseUnknown(const QList<Parameter> &parameters, const QList<ParameterValue> &overrides, PlanningNotes &notes)
{
    const QStringList names = mapped(parameters, &Parameter::name);
    for (const ParameterValue &value : overrides) {
        if (names.contains(value.name))
            continue;
        const QString known =
            names.isEmpty() ? QStringLiteral("The project has none.") : QStringLiteral("The parameters are: %1.").arg(firstNames(names));
        notes.problem(QStringLiteral("/parameters"),
                      QStringLiteral("There is no parameter \"%1\" to set.%2 %3").arg(value.name, didYouMean(value.name, names), known));
    }
}

/// A parameter among those that are not evaluated yet that its value needs; empty: none.
QString neededFromBelow(const Expression &value, const QSet<QString> &below, PlanningNotes &notes)
{
    if (!usesOneOf(value, below) || notes.evaluator().number(value))
        return {};
    const QSet<QString> names = namesIn(value);
    return *std::ranges::find_if(names, [&](const QString &name) { return below.contains(name); });
}

} // namespace

void bringIntoScope(const QList<Parameter> &parameters, const QList<ParameterValue> &overrides, const DeviceInfo &device,
                    PlanningNotes &notes, const std::function<void(const QString &)> &evaluating)
{
    // What an earlier plan left in scope must not be seen by a parameter that comes before it.
    for (const Parameter &parameter : parameters)
        notes.evaluator().remove(parameter.name);
    notes.evaluator().setDevice(device);
    refuseUnknown(parameters, overrides, notes);
    bool isAnyTold = false;
    QSet<QString> below;
    for (const Parameter &parameter : parameters)
        below.insert(parameter.name);
    for (const Parameter &parameter : parameters) {
        below.remove(parameter.name);
        const Expression chosen = chosenValue(parameter, overrides);
        const bool isTold = evaluating && !chosen.isNumber();
        if (isTold)
            evaluating(parameter.name);
        isAnyTold = isAnyTold || isTold;
        if (const QString needed = neededFromBelow(chosen, below, notes); !needed.isEmpty()) {
            notes.problem(
                ProjectPath::parameter(parameter.name),
                QStringLiteral("The parameter \"%1\" has no value. It uses the parameter \"%2\", which stands below it. Move \"%2\" "
                               "above it.")
                    .arg(parameter.name, needed));
            notes.nameFailed(parameter.name);
            continue;
        }
        const auto value =
            notes.number(ProjectPath::parameter(parameter.name), chosen, QStringLiteral("The parameter \"%1\"").arg(parameter.name));
        if (!value) {
            notes.nameFailed(parameter.name);
            continue;
        }
        notes.evaluator().setNumber(parameter.name, *value);
        checkBound(parameter, *value, parameter.min, false, notes);
        checkBound(parameter, *value, parameter.max, true, notes);
    }
    if (isAnyTold)
        evaluating({});
}

} // namespace kernelscope
