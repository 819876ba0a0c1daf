#include "ui/setup/ParameterSection.h"

#include "session/Session.h"
#include "support/Numbers.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/ParameterSlider.h"
#include "ui/setup/ProjectNames.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

ParameterSection::ParameterSection(SetupContext &context, QWidget *parent)
    : SetupSection(context, tr("Parameters"), QStringLiteral("parameter"), tr("Add a parameter"), parent)
{
    connect(&addButton(), &QToolButton::clicked, this, &ParameterSection::addParameter);
}

QString ParameterSection::emptyText() const { return tr("No parameters. A parameter is a number that sizes and values can use."); }

QString ParameterSection::structure(const Project &project) const
{
    QString text;
    for (const Parameter &parameter : project.parameters)
        text += parameter.name + (parameter.min && parameter.max ? u"|slider\n"_qs : u"|\n"_qs);
    return text;
}

void ParameterSection::build(QVBoxLayout &rows)
{
    for (int i = 0; i < int(project().parameters.size()); ++i)
        buildRow(i, rows);
}

static FieldBinding limitBinding(int index, const QString &name, const QString &key,
                                 std::optional<Expression> Parameter::*limit)
{
    return {u"/parameters/"_qs + name + u'/' + key, key + u" of "_qs + name,
            [=](const Project &project) { return (project.parameters[index].*limit).value_or(Expression()).text; },
            [=](Project &project, const QString &text) {
                if (text.isEmpty())
                    project.parameters[index].*limit = std::nullopt;
                else
                    project.parameters[index].*limit = Expression(text);
            }};
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

void ParameterSection::buildRow(int index, QVBoxLayout &rows)
{
    const Parameter &parameter = project().parameters[index];
    const QString path = u"/parameters/"_qs + parameter.name;
    const bool hasSlider = parameter.min && parameter.max;
    QVBoxLayout *inside = nullptr;
    card(rows, inside);
    QHBoxLayout *row = line(*inside);

    auto *name = new ExpressionEdit(context(), {path + u"#name"_qs, tr("name of %1").arg(parameter.name),
        [index](const Project &p) { return p.parameters[index].name; },
        [index](Project &p, const QString &text) { p.parameters[index].name = text; }}, false, this);
    name->setProperty("role", QStringLiteral("title"));
    row->addWidget(name, 1);
    auto *value = new ExpressionEdit(context(), {path, tr("value of %1").arg(parameter.name),
        [index](const Project &p) { return p.parameters[index].value.text; },
        [index](Project &p, const QString &text) { p.parameters[index].value = Expression(text); }}, true, this);
    row->addWidget(value, 2);
    smallButton(QStringLiteral("parameter"), hasSlider ? tr("Remove the slider") : tr("Give %1 a slider").arg(parameter.name),
                *row, [this, index, path] {
                    const auto now = context().values.value(path).number;
                    change(tr("Slider"), [=](Project &p) { toggleSlider(p, index, now); });
                });
    smallButton(QStringLiteral("remove"), tr("Remove parameter %1").arg(parameter.name), *row, [this, index] {
        change(tr("Remove parameter"), [=](Project &p) { p.parameters.removeAt(index); });
    });
    if (hasSlider) {
        QHBoxLayout *limits = line(*inside);
        auto *min = new ExpressionEdit(context(), limitBinding(index, parameter.name, QStringLiteral("min"), &Parameter::min), true, this);
        auto *max = new ExpressionEdit(context(), limitBinding(index, parameter.name, QStringLiteral("max"), &Parameter::max), true, this);
        for (ExpressionEdit *edit : {min, max}) {
            edit->setProperty("role", QStringLiteral("title"));
            edit->setMaximumWidth(context().appearance.px(80));
            edit->setAlignment(edit == min ? Qt::AlignLeft : Qt::AlignRight);
        }
        auto *slider = new ParameterSlider(context(), index, parameter.name, this);
        limits->addWidget(min);
        limits->addWidget(slider, 1);
        limits->addWidget(max);
        connect(&context().session, &Session::planReportChanged, slider, &ParameterSlider::refresh);
        connect(&context().session, &Session::projectChanged, slider, &ParameterSlider::refresh);
    }
    addProblems(path, *inside);
}

void ParameterSection::addParameter()
{
    setFolded(false);
    change(tr("Add a parameter"), [](Project &project) {
        const QString name = freeName(QStringLiteral("n"), parameterNames(project) + bufferNames(project));
        project.parameters.append(Parameter{name, Expression(16.0), {}, {}, {}});
    });
}

} // namespace kernelscope
