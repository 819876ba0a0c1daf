#include "ui/setup/ParameterSection.h"

#include <algorithm>

#include "session/Session.h"
#include "support/Numbers.h"
#include "ui/edits/ProjectNames.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/ParameterSlider.h"
#include "ui/setup/RowHead.h"
#include "ui/setup/SetupRow.h"
#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

ParameterSection::ParameterSection(SetupContext &context, QWidget *parent)
    : SetupSection(context, QStringLiteral("parameters"), tr("Parameters"), tr("Add a parameter"), parent)
{
    connect(&addButton(), &QToolButton::clicked, this, &ParameterSection::addParameter);
}

QString ParameterSection::emptyText() const
{
    return tr("No parameters. A parameter is a number that sizes and values can use.");
}

QString ParameterSection::structure(const Project &project) const
{
    QString text;
    for (const Parameter &parameter : project.parameters)
        text += parameter.name + (parameter.min && parameter.max ? u"|slider\n"_s : u"|\n"_s);
    return text;
}

void ParameterSection::build(QVBoxLayout &rows)
{
    for (int i = 0; i < int(project().parameters.size()); ++i)
        buildRow(i, rows);
}

static void toggleSlider(Project &project, int index, double value)
{
    Parameter &parameter = project.parameters[index];
    if (parameter.min && parameter.max) {
        parameter.min.reset();
        parameter.max.reset();
        parameter.step.reset();
        return;
    }
    parameter.min = Expression(value > 0 ? 1.0 : 2 * value);
    parameter.max = Expression(value > 0 ? 4 * value : 10.0);
}

int ParameterSection::titleWidth() const
{
    QFont bold = context().appearance.codeFont(0.95);
    bold.setWeight(QFont::DemiBold);
    int width = 0;
    for (const Parameter &parameter : project().parameters)
        width = std::max(width, QFontMetrics(bold).horizontalAdvance(parameter.name));
    return std::clamp(width + context().appearance.px(4), context().appearance.px(24), context().appearance.px(84));
}

void ParameterSection::buildRow(int index, QVBoxLayout &rows)
{
    const Parameter &parameter = project().parameters[index];
    const QString path = u"/parameters/"_s + parameter.name;
    SetupRow *line = row(rows, parameter.name, parameter.name);
    line->setTitleWidth(titleWidth());
    auto *value = new ExpressionEdit(context(), ParameterSlider::valueOf(context(), index), true, this);
    if (parameter.min && parameter.max) {
        line->head().add(new ParameterSlider(context(), index, this), 1);
        value->setMaximumWidth(context().appearance.px(88));
    }
    line->head().add(value, 1);
    buildName(index, line->details());
    buildLimits(index, line->details());
    addProblems(path, line->below());
}

void ParameterSection::buildName(int index, QVBoxLayout &inside)
{
    const Parameter &parameter = project().parameters[index];
    const QString path = u"/parameters/"_s + parameter.name;
    QHBoxLayout *name = line(inside, tr("name"));
    field({path + u"#name"_s, tr("name of %1").arg(parameter.name), [index](const Project &p) { return p.parameters[index].name; },
           [index](Project &p, const QString &text) { renameParameter(p, QString(p.parameters[index].name), text); }},
          *name, false);
    const bool hasSlider = parameter.min && parameter.max;
    smallButton(QStringLiteral("parameter"), hasSlider ? tr("Remove the slider") : tr("Give %1 a slider").arg(parameter.name), *name,
                [this, index, path] {
                    const auto now = context().values.value(path).number;
                    change(tr("Slider"), [=](Project &p) { toggleSlider(p, index, now); });
                });
    smallButton(QStringLiteral("remove"), tr("Remove parameter %1").arg(parameter.name), *name,
                [this, index] { change(tr("Remove parameter"), [=](Project &p) { p.parameters.removeAt(index); }); });
}

void ParameterSection::buildLimits(int index, QVBoxLayout &inside)
{
    const Parameter &parameter = project().parameters[index];
    if (!parameter.min || !parameter.max)
        return;
    const auto add = [&](const QString &text, const QString &key, std::optional<Expression> Parameter::*limit) {
        return field(bindTo(u"/parameters/"_s + parameter.name + u'/' + key, key + u" of "_s + parameter.name,
                            [=](auto &p) { return &(p.parameters[index].*limit); }),
                     *line(inside, text));
    };
    add(tr("least"), QStringLiteral("min"), &Parameter::min);
    add(tr("most"), QStringLiteral("max"), &Parameter::max);
    add(tr("step"), QStringLiteral("step"), &Parameter::step)->setPlaceholderText(QStringLiteral("1"));
}

void ParameterSection::addParameter()
{
    setFolded(false);
    const QString name = freeName(QStringLiteral("n"), parameterNames(project()) + bufferNames(project()));
    openRow(name);
    change(tr("Add a parameter"), [name](Project &project) { project.parameters.append(Parameter{name, Expression(16.0), {}, {}, {}}); });
}

} // namespace kernelscope
