#include "ui/compare/SweepValues.h"

#include <algorithm>
#include <cmath>

#include <QRegularExpression>

#include "project/ExpressionList.h"
#include "project/Steps.h"
#include "support/Tr.h"

namespace kernelscope {

TypedValues typedValues(const QString &text)
{
    TypedValues typed;
    if (text.trimmed().isEmpty()) {
        typed.problem = tr("Give the values to compare, with commas between them: 64, 128, 256.");
        return typed;
    }
    for (const Expression &value : listFrom(text)) {
        if (value.isEmpty()) {
            typed.problem = tr("There is nothing between two commas, or after the last one.");
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

namespace {

/// A launch whose local size is the parameter in some dimensions.
struct LocalUse
{
    QList<bool> isVaried;         ///< for each dimension
    quint64 fixed = 1;            ///< work-items in the other dimensions
    QList<double> divided;        ///< global sizes that have to be multiples of it
    quint64 most = 0;             ///< work-items of a group
    QList<quint64> mostEach = {}; ///< in each dimension
};

double valueAt(const PlanReport &report, const QString &path, const Expression &expression)
{
    const auto found = std::ranges::find(report.values, path, &EvaluatedValue::path);
    return found != report.values.end() ? found->number : expression.isNumber() ? expression.text.toDouble() : 0;
}

bool mentions(const Expression &expression, const QString &name)
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z_$][\\w$]*"));
    for (auto matches = word.globalMatch(expression.text); matches.hasNext();) {
        if (matches.next().captured() == name)
            return true;
    }
    return false;
}

LocalUse useOf(const LaunchStep &launch, const QString &path, const QString &parameter, const PlanReport &report,
               const KernelSignature *kernel, const DeviceInfo &device)
{
    LocalUse use;
    use.most =
        kernel && kernel->maxWorkGroupSize > 0 ? std::min(device.maxWorkGroupSize, kernel->maxWorkGroupSize) : device.maxWorkGroupSize;
    use.mostEach = device.maxWorkItemSizes;
    for (qsizetype i = 0; i < launch.local.size(); ++i) {
        const bool isVaried = launch.local[i].text.trimmed() == parameter;
        use.isVaried << isVaried;
        const QString index = u'/' + QString::number(i);
        if (!isVaried)
            use.fixed *= quint64(std::max(1.0, valueAt(report, path + QStringLiteral("/local") + index, launch.local[i])));
        else if (i < launch.global.size() && !mentions(launch.global[i], parameter))
            use.divided << valueAt(report, path + QStringLiteral("/global") + index, launch.global[i]);
    }
    return use;
}

bool fits(const LocalUse &use, quint64 value)
{
    quint64 items = use.fixed;
    for (qsizetype i = 0; i < use.isVaried.size(); ++i) {
        if (!use.isVaried[i])
            continue;
        items *= value;
        if (i < use.mostEach.size() && value > use.mostEach[i])
            return false;
    }
    return items <= use.most && std::ranges::all_of(use.divided, [&](double size) { return std::fmod(size, double(value)) == 0; });
}

/// Within the limits of the parameter, where these are numbers.
bool isWithin(const Parameter &parameter, double value)
{
    const auto number = [](const std::optional<Expression> &given, double otherwise) {
        return given && given->isNumber() ? given->text.toDouble() : otherwise;
    };
    return value >= number(parameter.min, 1) && value <= number(parameter.max, INFINITY);
}

} // namespace

QList<Expression> allowedLocalSizes(const Project &project, const QString &parameter, const PlanReport &report,
                                    const ProgramSignature &signature, const DeviceInfo &device)
{
    QList<LocalUse> uses;
    forEachLaunchAt(project.plan, [&](const Step &, const LaunchStep &launch, const QString &path) {
        const LocalUse use = useOf(launch, path, parameter, report, kernelNamed(signature, launch.kernel), device);
        if (use.isVaried.contains(true))
            uses << use;
    });
    const auto varied = std::ranges::find(project.parameters, parameter, &Parameter::name);
    if (uses.isEmpty() || varied == project.parameters.end())
        return {};
    QList<Expression> values;
    for (quint64 value = 1; value <= device.maxWorkGroupSize; ++value) {
        if (isWithin(*varied, double(value)) && std::ranges::all_of(uses, [&](const LocalUse &use) { return fits(use, value); }))
            values << Expression(double(value));
    }
    return values;
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
