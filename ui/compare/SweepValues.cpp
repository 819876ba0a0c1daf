#include "ui/compare/SweepValues.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "project/ExpressionList.h"

namespace kernelscope {

static QString tr(const char *text)
{
    return QCoreApplication::translate("SweepValues", text);
}

TypedValues typedValues(const QString &text)
{
    TypedValues typed;
    if (text.trimmed().isEmpty()) {
        typed.problem = tr("Give the values to compare, with commas between them: 64, 128, 256.");
        return typed;
    }
    for (const Expression &value : listFrom(text)) {
        if (value.isEmpty()) {
            typed.problem = tr("There is nothing between two commas, or behind the last one.");
            return typed;
        }
        if (typed.values.contains(value)) {
            typed.problem = tr("%1 is there twice: each value is compared once.").arg(value.text);
            return typed;
        }
        if (value.text.count(u'(') != value.text.count(u')') || value.text.count(u'[') != value.text.count(u']')) {
            typed.problem = tr("In %1 a bracket is missing.").arg(value.text);
            return typed;
        }
        typed.values << value;
    }
    return typed;
}

QList<Expression> suggestedValues(const Parameter &parameter)
{
    constexpr double usual = 16;
    const double now = parameter.value.isNumber() ? parameter.value.text.toDouble() : usual;
    const double middle = now > 0 && std::isfinite(now) ? now : usual;
    const auto limit = [](const std::optional<Expression> &given, double otherwise) {
        return given && given->isNumber() ? given->text.toDouble() : otherwise;
    };
    const double least = limit(parameter.min, 0);
    const double most = limit(parameter.max, INFINITY);
    const double step = limit(parameter.step, middle == std::floor(middle) ? 1 : 0);
    QList<Expression> values;
    for (const double value : {middle / 4, middle / 2, middle, middle * 2, middle * 4}) {
        const double steps = step > 0 ? (value - least) / step : 0;
        if (value >= least && value <= most && value > 0 && std::abs(steps - std::round(steps)) < 1e-9)
            values << Expression(value);
    }
    return values.isEmpty() ? QList<Expression>{parameter.value} : values;
}

void setVaried(Project &project, int index, const QString &name, const QList<Expression> &values)
{
    Sweep sweep = project.sweep.value_or(Sweep());
    if (values.isEmpty()) {
        if (index < sweep.vary.size())
            sweep.vary.removeAt(index);
    } else if (index < sweep.vary.size()) {
        sweep.vary[index] = {name, values};
    } else {
        sweep.vary.append({name, values});
    }
    project.sweep = sweep == Sweep() ? std::nullopt : std::optional(sweep);
}

void setCompared(Project &project, const QStringList &launches, const QString &launch, bool isCompared)
{
    Sweep sweep = project.sweep.value_or(Sweep());
    const QStringList before = sweep.launches.isEmpty() ? launches : sweep.launches;
    QStringList compared;
    for (const QString &name : launches) {
        if (name == launch ? isCompared : before.contains(name))
            compared << name;
    }
    if (compared.isEmpty())
        return;
    sweep.launches = compared == launches ? QStringList() : compared;
    project.sweep = sweep == Sweep() ? std::nullopt : std::optional(sweep);
}

} // namespace kernelscope
