// The fields of a sweep: which parameters it varies, and the values of each.

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include "project/ExpressionList.h"
#include "session/Session.h"
#include "ui/compare/SweepBar.h"
#include "ui/compare/SweepValues.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/edits/ProjectNames.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/StyleSheet.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewButtons.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

void SweepBar::addField(int index)
{
    Field field;
    field.line = new QWidget(this);
    auto *rows = new QVBoxLayout(field.line);
    keepScaled(m_appearance, *rows, {}, 3);
    auto *line = new QHBoxLayout;
    keepScaled(m_appearance, *line, {}, 8);
    auto *name = new QLabel(index == 0 ? tr("Vary") : tr("and"), field.line);
    field.parameter = new QComboBox(field.line);
    field.parameter->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    field.parameter->setMinimumContentsLength(6);
    field.parameter->setAccessibleName(index == 0 ? tr("Parameter to vary") : tr("Other parameter to vary"));
    field.parameter->setToolTip(tr("The parameter of the project whose values are compared"));
    name->setBuddy(field.parameter);
    const auto align = [this, name] { // The fields stand below each other.
        name->setMinimumWidth(QFontMetrics(m_appearance.interfaceFont()).horizontalAdvance(tr("Vary")));
    };
    align();
    connect(&m_appearance, &Appearance::changed, name, align);
    field.values = new QLineEdit(field.line);
    field.values->setFont(m_appearance.codeFont(0.95));
    field.values->setAccessibleName(index == 0 ? tr("Values to compare") : tr("Values of the other parameter"));
    field.values->setPlaceholderText(u"64, 128, 256"_s);
    field.values->setToolTip(tr("Numbers, or expressions of the parameters before this one, with commas between them"));
    field.proposals = makeViewButton(u"more"_s, tr("Values to choose from"), field.line);
    field.proposals->setPopupMode(QToolButton::InstantPopup);
    field.proposals->setMenu(new QMenu(field.proposals));
    connect(field.proposals->menu(), &QMenu::aboutToShow, this, [this, index] { proposeValues(index); });
    const auto tint = [this, line = field.line] { tintViewButtons(*line, m_appearance); };
    tint();
    connect(&m_appearance, &Appearance::changed, field.proposals, tint);
    field.problem = new QLabel(field.line);
    field.problem->setProperty("role", u"problem"_s);
    field.problem->setWordWrap(true);
    field.problem->hide();
    line->addWidget(name);
    line->addWidget(field.parameter);
    line->addWidget(field.values, 1);
    line->addWidget(field.proposals);
    line->addStretch();
    rows->addLayout(line);
    rows->addWidget(field.problem);
    connect(field.parameter, &QComboBox::activated, this, [this, index] { chooseParameter(index); });
    connect(field.values, &QLineEdit::textEdited, this, [this, index] { takeValues(index); });
    connect(field.values, &QLineEdit::returnPressed, this, &SweepBar::sweep);
    connect(&m_appearance, &Appearance::changed, field.values, [this, edit = field.values] { edit->setFont(m_appearance.codeFont(0.95)); });
    m_lines->addWidget(field.line);
    m_fields << field;
}

void SweepBar::fillParameters(const Field &field, int index)
{
    const Sweep sweep = m_session.project().sweep.value_or(Sweep());
    const bool isVaried = index < sweep.vary.size();
    const QString name = isVaried ? sweep.vary[index].first : QString();
    QStringList names{tr("nothing")};
    names << freeParameters(index);
    const bool isKnown = !isVaried || names.indexOf(name, 1) > 0;
    if (!isKnown)
        names << name;
    const QSignalBlocker quiet(field.parameter);
    field.parameter->clear();
    field.parameter->addItems(names);
    field.parameter->setCurrentIndex(isVaried ? int(names.indexOf(name, 1)) : 0);
    field.values->setVisible(isVaried);
    field.proposals->setVisible(isVaried);
    // What is being typed stays as it is typed.
    const QString text = isVaried ? listText(sweep.vary[index].second) : QString();
    const bool isSame = isVaried && typedValues(field.values->text()).values == sweep.vary[index].second;
    if (!isSame) {
        field.values->setText(text);
        field.values->setCursorPosition(0);
    }
    tell(field, !isKnown   ? tr("The project has no parameter \"%1\" any more.").arg(name)
                : isVaried ? typedValues(field.values->text()).problem
                           : QString());
}

void SweepBar::chooseParameter(int index)
{
    const Project &project = m_session.project();
    const Field &field = m_fields[index];
    const QString name = field.parameter->currentIndex() > 0 ? field.parameter->currentText() : QString();
    const auto parameter = std::ranges::find(project.parameters, name, &Parameter::name);
    m_wantsAnother = false;
    if (name.isEmpty() || parameter == project.parameters.end())
        m_edits.change(tr("Vary nothing"), {}, [=](Project &changed) { setVaried(changed, index, {}, {}); });
    else
        m_edits.change(tr("Vary %1").arg(name), {},
                       [=, values = suggestedValues(*parameter)](Project &changed) { setVaried(changed, index, name, values); });
    follow();
}

void SweepBar::takeValues(int index)
{
    const Field &field = m_fields[index];
    const TypedValues typed = typedValues(field.values->text());
    tell(field, typed.problem);
    const Sweep sweep = m_session.project().sweep.value_or(Sweep());
    if (!typed.problem.isEmpty() || index >= sweep.vary.size())
        return;
    const QString name = sweep.vary[index].first;
    m_edits.change(tr("Change the values of %1 to compare").arg(name), u"/sweep/vary/"_s + name,
                   [=](Project &changed) { setVaried(changed, index, name, typed.values); });
}

void SweepBar::setValues(int index, const QList<Expression> &values)
{
    const QString name = m_session.project().sweep.value_or(Sweep()).vary.value(index).first;
    m_edits.change(tr("Change the values of %1 to compare").arg(name), {},
                   [=](Project &changed) { setVaried(changed, index, name, values); });
    follow();
}

void SweepBar::proposeValues(int index)
{
    QMenu &menu = *m_fields[index].proposals->menu();
    menu.clear();
    const Project &project = m_session.project();
    const QString name = project.sweep.value_or(Sweep()).vary.value(index).first;
    const auto parameter = std::ranges::find(project.parameters, name, &Parameter::name);
    if (parameter == project.parameters.end())
        return;
    menu.addAction(tr("Doubled and halved"), this, [this, index, values = suggestedValues(*parameter)] { setValues(index, values); });
    const DeviceInfo device = m_session.devices().value(m_session.currentDevice());
    const QList<Expression> sizes = allowedLocalSizes(project, name, m_session.planReport(), m_session.signature(), device);
    QAction *every = menu.addAction(sizes.isEmpty() ? tr("Every local size that this device allows: no local size is %1 alone").arg(name)
                                                    : tr("Every local size that this device allows (%1)").arg(sizes.size()),
                                    this, [this, index, sizes] { setValues(index, sizes); });
    every->setEnabled(!sizes.isEmpty());
}

void SweepBar::tell(const Field &field, const QString &problem)
{
    field.problem->setText(problem);
    field.problem->setVisible(!problem.isEmpty());
    if (field.values->property("wrong").toBool() == !problem.isEmpty())
        return;
    restyle(*field.values, "wrong", !problem.isEmpty());
}

} // namespace kernelscope
