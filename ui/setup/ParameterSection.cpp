#include "ui/setup/ParameterSection.h"

#include <algorithm>

#include "project/ProjectFormat.h"
#include "project/ProjectValidation.h"
#include "session/Session.h"
#include "support/Filled.h"
#include "ui/edits/ProjectNames.h"
#include "ui/models/Sentences.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/ParameterControls.h"
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

static QString choiceText(const Parameter &parameter)
{
    return fieldText(parameter.choices);
}

QList<ListedRow> ParameterSection::listedRows(const Project &project) const
{
    QList<ListedRow> rows;
    for (const Parameter &parameter : project.parameters)
        rows.append({u"/parameters/"_s + parameter.name, parameter.name,
                     filled(u"%1|%2|%3|%4"_s, parameter.name, parameter.min && parameter.max, int(parameter.form), choiceText(parameter))});
    return rows;
}

void ParameterSection::build(QVBoxLayout &rows)
{
    const int width = titleWidth();
    for (int i = 0; i < int(project().parameters.size()); ++i) {
        if (isInSight(i))
            buildRow(i, width, rows);
    }
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
    const QFontMetrics metrics(bold);
    for (qsizetype i = 0; i < project().parameters.size(); ++i) {
        if (isInSight(i))
            width = std::max(width, metrics.horizontalAdvance(project().parameters[i].name));
    }
    return std::clamp(width + context().appearance.px(4), context().appearance.px(24), context().appearance.px(84));
}

void ParameterSection::buildRow(int index, int titleWidth, QVBoxLayout &rows)
{
    const Parameter &parameter = project().parameters[index];
    const QString path = u"/parameters/"_s + parameter.name;
    SetupRow *line = row(rows, parameter.name, parameter.name);
    line->setTitleWidth(titleWidth);
    const QList<QWidget *> controls = parameterControls(context(), index, line);
    for (QWidget *control : controls) {
        if (auto *value = qobject_cast<ExpressionEdit *>(control); value && !parameter.isTime()) // Whose moment takes the field.
            value->breakLines();
        line->head().add(control, qobject_cast<QToolButton *>(control) ? 0 : 1);
    }
    markGuesses(*line, path);
    buildName(index, line->details());
    buildForm(index, line->details());
    buildLimits(index, line->details());
    addProblems(path, line->below());
}

void ParameterSection::buildName(int index, QVBoxLayout &inside)
{
    const Parameter &parameter = project().parameters[index];
    const QString path = u"/parameters/"_s + parameter.name;
    QHBoxLayout *name = line(inside, tr("name"));
    field({path + u"#name"_s, tr("name of %1").arg(parameter.name), [index](const Project &p) { return p.parameters[index].name; },
           [index](Project &p, const QString &text) { renameParameter(p, QString(p.parameters[index].name), text); },
           [](const QString &text) {
               const QString problem = parameterNameProblem(text);
               return problem.isEmpty() ? QString() : inLanguage(tr("The name") + u' ' + problem);
           }},
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

static QList<ChoiceBox::Choice> formChoices()
{
    const QStringList texts{QObject::tr("a number"), QObject::tr("time: the frame, counted"), QObject::tr("time: the seconds that passed"),
                            QObject::tr("a power of two"), QObject::tr("a colour, 0xRRGGBB")};
    QList<ChoiceBox::Choice> choices;
    for (qsizetype form = 0; form < texts.size(); ++form)
        choices.append({texts[form], parameterFormWords()[form]});
    return choices;
}

void ParameterSection::buildForm(int index, QVBoxLayout &inside)
{
    const QString &parameter = project().parameters[index].name;
    const QString path = u"/parameters/"_s + parameter;
    choice({path + u"/kind"_s, tr("what %1 is").arg(parameter),
            [index](const Project &p) { return parameterFormWords().value(int(p.parameters.value(index).form)); },
            [index](Project &p, const QString &text) {
                p.parameters[index].form = ParameterForm(std::max<qsizetype>(0, parameterFormWords().indexOf(text)));
            }},
           formChoices(), *line(inside, tr("is")));
    field(bindTo(path + u"/choices"_s, tr("choices of %1").arg(parameter), [index](auto &p) { return &p.parameters[index].choices; }),
          *line(inside, tr("one of")), false)
        ->setPlaceholderText(tr("any"));
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
    const QString name = freeName(QStringLiteral("n"), parameterNames(project()) + bufferNames(project()));
    addRow(name, QStringLiteral("/parameters/%1#name").arg(name), tr("Add a parameter"), [name](Project &project) {
        project.parameters.append(Parameter{name, Expression(16.0), {}, {}, {}});
    });
}

} // namespace kernelscope
