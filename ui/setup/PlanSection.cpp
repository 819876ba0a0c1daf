#include "ui/setup/PlanSection.h"

#include <QGridLayout>
#include <QLabel>
#include <QMenu>

#include "project/ProjectFormat.h"
#include "project/Steps.h"
#include "project/UsedNames.h"
#include "session/Session.h"
#include "support/Filled.h"
#include "support/Ranges.h"
#include "ui/edits/ProjectNames.h"
#include "ui/setup/ArgumentFields.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/RowSummaries.h"
#include "ui/setup/SetupFollowing.h"
#include "ui/setup/SetupRow.h"
#include "ui/setup/SizesLayout.h"
#include "ui/setup/StepFields.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int mostDimensions = 3;

PlanSection::PlanSection(SetupContext &context, QWidget *parent)
    : SetupSection(context, QStringLiteral("plan"), tr("Plan"), tr("Add a step"), parent)
{
    addButton().setPopupMode(QToolButton::InstantPopup);
    makeAddMenu(addButton(), {});
}

QString PlanSection::emptyText() const
{
    return tr("No steps. Add a launch to run a kernel.");
}

QString PlanSection::shared(const Project &project) const
{
    return (bufferNames(project) + mapped(context().session.signature().kernels, &KernelSignature::name)).join(u'|');
}

static QString stepTitle(const Step &step)
{
    return std::holds_alternative<LaunchStep>(step.action) && !step.name.isEmpty() ? step.name : stepVerb(step);
}

static QString stepKind(const Step &step)
{
    QString text = kindWord(step) + u'|' + step.name;
    if (const auto *launch = std::get_if<LaunchStep>(&step.action)) {
        text += filled(u"|%1|%2|%3|%4"_s, launch->kernel, launch->global.size(), launch->local.size(), launch->offset.size());
        for (const Argument &argument : launch->arguments)
            text += u'|' + argument.parameter + u' ' + kindWord(argument);
    }
    if (const auto *set = std::get_if<SetStep>(&step.action)) {
        for (const auto &value : set->values)
            text += u'|' + value.first;
    }
    return text;
}

static void listSteps(const QList<Step> &steps, const StepPath &around, QList<ListedRow> &rows)
{
    for (int i = 0; i < int(steps.size()); ++i) {
        const StepPath path = around + StepPath{i};
        rows.append({stepPointer(path), stepTitle(steps[i]), stepPointer(path) + stepKind(steps[i])});
        if (const auto *repeat = std::get_if<RepeatStep>(&steps[i].action))
            listSteps(repeat->steps, path, rows);
    }
}

QList<ListedRow> PlanSection::listedRows(const Project &project) const
{
    QList<ListedRow> rows;
    listSteps(project.plan, {}, rows);
    return rows;
}

void PlanSection::build(QVBoxLayout &rows)
{
    buildSteps(project().plan, {}, 0, rows);
}

static qsizetype countSteps(const QList<Step> &steps)
{
    qsizetype count = 0;
    forEachStep(steps, [&](const Step &) { ++count; });
    return count;
}

/// `number`: of the first one's row. A repeat is shown with any of its steps.
void PlanSection::buildSteps(const QList<Step> &steps, const StepPath &around, qsizetype number, QVBoxLayout &rows)
{
    for (int i = 0; i < int(steps.size()); ++i) {
        const StepPath path = around + StepPath{i};
        const auto *repeat = std::get_if<RepeatStep>(&steps[i].action);
        const qsizetype own = number;
        number += 1 + (repeat ? countSteps(repeat->steps) : 0);
        if (!isInSight(own, number))
            continue;
        const bool isLaunch = std::holds_alternative<LaunchStep>(steps[i].action);
        SetupRow *row = this->row(rows, stepPointer(path), stepTitle(steps[i]));
        row->setSummary([path](const Project &p) { return stepLine(stepAt(p, path)); });
        if (isLaunch)
            markGuesses(*row, stepPointer(path));
        row->setDetails(stepPointer(path), [this, isLaunch, path, row] {
            if (isLaunch)
                buildLaunch(path, row->details());
            else
                buildStep(path, row->details());
            refreshReport(*row);
        });
        addProblems(stepPointer(path), row->below(), repeat ? stepPointer(path) + u"/repeat/steps"_s : QString());
        if (repeat)
            buildSteps(repeat->steps, path, own + 1, row->below());
    }
}

void PlanSection::buildStep(const StepPath &path, QVBoxLayout &inside)
{
    const Step &step = stepAt(project(), path);
    QHBoxLayout *row = line(inside);
    row->addStretch(1);
    buildButtons(path, *row);
    const QList<StepField> fields = stepFields(project(), path);
    const bool onePerLine = std::holds_alternative<SetStep>(step.action) || std::holds_alternative<RepeatStep>(step.action);
    for (int i = 0; i < int(fields.size()); ++i) {
        if (i % 2 == 0 || onePerLine)
            row = line(inside);
        const StepField &piece = fields[i];
        if (!piece.caption.isEmpty())
            caption(piece.caption, *row);
        if (!piece.choices.isEmpty())
            choice(piece.binding, piece.choices, *row);
        else
            field(piece.binding, *row)->setPlaceholderText(piece.placeholder);
    }
    buildPlace(path, inside);
    buildCondition(path, inside);
}

/// Another kernel brings its own parameters.
static FieldBinding kernelBinding(const Session &session, const StepPath &path)
{
    return {stepPointer(path) + u"/kernel"_s, QObject::tr("kernel of the launch"),
            [=](const Project &p) { return std::get<LaunchStep>(stepAt(p, path).action).kernel; },
            [=, &session](Project &p, const QString &text) {
                std::get<LaunchStep>(stepAt(p, path).action).kernel = text;
                p = followKernels(session.signature(), session.signature(), p, stepPointer(path)).project;
            }};
}

void PlanSection::buildLaunch(const StepPath &path, QVBoxLayout &inside)
{
    QHBoxLayout *head = line(inside, tr("name"));
    field(launchNameBinding(path), *head, false);
    buildButtons(path, *head);
    const QStringList kernels = mapped(context().session.signature().kernels, &KernelSignature::name);
    choice(kernelBinding(context().session, path), plainChoices(kernels), *line(inside, tr("kernel")))
        ->setFont(context().appearance.codeFont(0.95));
    buildSizes(path, QStringLiteral("global"), inside);
    buildSizes(path, QStringLiteral("local"), inside);
    buildSizes(path, QStringLiteral("offset"), inside);
    buildPlace(path, inside);
    buildArguments(path, inside);
    buildCondition(path, inside);
}

static QString axisName(int dimension)
{
    return QString(QChar(u'x' + char16_t(dimension)));
}

template <typename Launch> static auto &sizesOf(Launch &launch, const QString &key)
{
    return key == u"global" ? launch.global : key == u"local" ? launch.local : launch.offset;
}

static FieldBinding sizeBinding(const StepPath &path, const QString &key, int dimension)
{
    return bindTo(stepPointer(path) + u'/' + key + u'/' + QString::number(dimension),
                  QObject::tr("%1 size in %2").arg(key, axisName(dimension)),
                  [=](auto &p) { return elementAt(sizesOf(std::get<LaunchStep>(stepAt(p, path).action), key), dimension); });
}

void PlanSection::buildSizes(const StepPath &path, const QString &key, QVBoxLayout &inside)
{
    const int count = int(sizesOf(std::get<LaunchStep>(stepAt(project(), path).action), key).size());
    const bool isOffset = key == u"offset";
    QLayout *row = nullptr;
    if (count == 0) {
        QHBoxLayout *none = line(inside, key);
        caption(isOffset ? tr("none") : tr("the device chooses"), *none);
        none->addStretch(1);
        row = none;
    } else {
        row = new SizesLayout;
        row->setSpacing(context().appearance.px(5));
        inside.addLayout(row);
        caption(key, *row, captionWidth());
    }
    for (int dimension = 0; dimension < count; ++dimension) {
        if (count > 1)
            caption(axisName(dimension), *row);
        auto *size = new ExpressionEdit(context(), sizeBinding(path, key, dimension), true, inside.parentWidget());
        size->breakLines();
        row->addWidget(size);
    }
    const auto changeLaunch = [this, path](const QString &text, const std::function<void(LaunchStep &)> &edit) {
        change(text, [=](Project &p) { edit(std::get<LaunchStep>(stepAt(p, path).action)); });
    };
    const auto resize = [changeLaunch, count](const QString &text, int by) {
        changeLaunch(text, [=](LaunchStep &launch) { setDimensions(launch, count + by); });
    };
    if (key == u"global") {
        if (count > 1)
            smallButton(u"remove"_s, tr("Remove a dimension"), *row, [resize] { resize(tr("Remove a dimension"), -1); });
        if (count < mostDimensions)
            smallButton(u"plus"_s, tr("Add a dimension"), *row, [resize] { resize(tr("Add a dimension"), 1); });
    } else if (count > 0) {
        const QString name = isOffset ? tr("Begin at 0") : tr("Let the device choose");
        smallButton(u"remove"_s, name, *row, [=] { changeLaunch(name, [key](LaunchStep &launch) { sizesOf(launch, key).clear(); }); });
    } else {
        const QString name = isOffset ? tr("Begin elsewhere") : tr("Choose the local size");
        smallButton(u"plus"_s, name, *row, [=] {
            changeLaunch(name,
                         [=](LaunchStep &launch) { sizesOf(launch, key).fill(Expression(isOffset ? 0.0 : 1.0), launch.global.size()); });
        });
    }
}

void PlanSection::buildArguments(const StepPath &path, QVBoxLayout &inside)
{
    const LaunchStep &launch = std::get<LaunchStep>(stepAt(project(), path).action);
    if (launch.arguments.isEmpty())
        return;
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(context().appearance.px(8));
    grid->setVerticalSpacing(context().appearance.px(4));
    grid->setColumnStretch(1, 1);
    grid->setColumnMinimumWidth(0, context().appearance.px(captionWidth() - 3));
    for (int i = 0; i < int(launch.arguments.size()); ++i) {
        const StepField field = argumentField(project(), path, i);
        auto *name = new ElidedLabel(field.caption, inside.parentWidget());
        name->setFont(context().appearance.codeFont(0.95));
        name->setToolTip(argumentHint(context().session.signature(), launch.kernel, launch.arguments[i]));
        name->setMaximumWidth(context().appearance.px(84));
        grid->addWidget(name, i, 0);
        if (field.choices.isEmpty()) {
            auto *value = new ExpressionEdit(context(), field.binding, true, inside.parentWidget());
            value->breakLines();
            grid->addWidget(value, i, 1);
        } else {
            grid->addWidget(new ChoiceBox(context(), field.binding, field.choices, inside.parentWidget()), i, 1);
        }
    }
    inside.addLayout(grid);
}

void PlanSection::buildPlace(const StepPath &path, QVBoxLayout &inside)
{
    for (const StepField &place : placeFields(project(), path))
        field(place.binding, *line(inside, place.caption), false)->setPlaceholderText(place.placeholder);
}

void PlanSection::buildCondition(const StepPath &path, QVBoxLayout &inside)
{
    field(stepCondition(path), *line(inside, tr("when")))->setPlaceholderText(tr("always"));
}

void PlanSection::buildButtons(const StepPath &path, QHBoxLayout &row)
{
    if (std::holds_alternative<RepeatStep>(stepAt(project(), path).action)) {
        auto *add = smallButton(QStringLiteral("plus"), tr("Add a step inside"), row, [] {});
        add->setPopupMode(QToolButton::InstantPopup);
        makeAddMenu(*add, path);
    }
    const qsizetype count = stepsAround(project(), path).size();
    auto *up = smallButton(QStringLiteral("up"), tr("Move the step up"), row, [this, path] { moveStep(path, -1); });
    auto *down = smallButton(QStringLiteral("down"), tr("Move the step down"), row, [this, path] { moveStep(path, 1); });
    up->setEnabled(path.last() > 0);
    down->setEnabled(path.last() + 1 < count);
    smallButton(QStringLiteral("remove"), tr("Remove the step"), row, [this, path] { removeStep(path); });
}

void PlanSection::makeAddMenu(QToolButton &button, const StepPath &around)
{
    auto *menu = new QMenu(&button);
    for (const QString &kind : stepKindWords()) {
        const std::function<void()> add = [this, kind, around] { addStep(kind, around); };
        menu->addAction(kind + u'\t' + stepPurpose(kind), this, around.isEmpty() ? add : ifRowsUnchanged(add), Qt::QueuedConnection);
    }
    button.setMenu(menu);
}

static Step newLaunch(const ProgramSignature &signature, const Project &project)
{
    LaunchStep launch;
    launch.kernel = signature.kernels.isEmpty() ? QString() : signature.kernels.first().name;
    launch.global = {project.parameters.isEmpty() ? Expression(16.0) : Expression(project.parameters.first().name)};
    Step step;
    step.name = freeName(launch.kernel.isEmpty() ? QStringLiteral("launch") : launch.kernel, launchNames(project));
    step.action = launch;
    return step;
}

void PlanSection::addStep(const QString &key, const StepPath &around)
{
    const qsizetype count = stepsAround(project(), around + StepPath{0}).size();
    const QString added = stepPointer(around + StepPath{int(count)});
    addRow(added, added, tr("Add a step"), [&](Project &p) {
        const Step step = key == u"launch" ? newLaunch(context().session.signature(), p) : newStep(key, p);
        QList<Step> &steps = around.isEmpty() ? p.plan : std::get<RepeatStep>(stepAt(p, around).action).steps;
        steps.append(step);
        p = followKernels(context().session.signature(), context().session.signature(), p, added).project;
    });
}

void PlanSection::moveStep(const StepPath &path, int by)
{
    change(tr("Move the step"), [&](Project &p) {
        QList<Step> &steps = stepsAround(p, path);
        const int to = path.last() + by;
        if (to >= 0 && to < steps.size())
            steps.move(path.last(), to);
    });
}

void PlanSection::removeStep(const StepPath &path)
{
    change(tr("Remove the step"), [&](Project &p) { stepsAround(p, path).removeAt(path.last()); });
}

} // namespace kernelscope
