#include "ui/setup/ParameterControls.h"

#include <algorithm>

#include <QAction>
#include <QToolButton>

#include "session/Session.h"
#include "support/Ranges.h"
#include "ui/setup/ChoiceBox.h"
#include "ui/setup/ColourButton.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/ParameterSlider.h"
#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static QToolButton *playButton(SetupContext &context, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setProperty("role", u"small"_s);
    button->setDefaultAction(context.play);
    button->setAccessibleName(QObject::tr("Let time pass"));
    button->setIconSize(QSize(context.appearance.px(14), context.appearance.px(14)));
    return button;
}

QList<QWidget *> parameterControls(SetupContext &context, int index, QWidget *parent)
{
    const Parameter &parameter = context.session.project().parameters[index];
    const FieldBinding value = ParameterSlider::valueOf(context, index);
    QList<QWidget *> controls;
    if (!parameter.choices.isEmpty()) {
        const QStringList choices = mapped(parameter.choices, &Expression::text);
        return {new ChoiceBox(context, value, plainChoices(choices), parent)};
    }
    if (parameter.isTime() && context.play)
        controls << playButton(context, parent);
    if (parameter.form == ParameterForm::Colour)
        controls << new ColourButton(context, value, parent);
    const bool hasSlider = parameter.min && parameter.max;
    if (hasSlider)
        controls << new ParameterSlider(context, index, parent);
    auto *edit = new ExpressionEdit(context, value, true, parent);
    if (parameter.isTime())
        QObject::connect(&context.session, &Session::timeChanged, edit, &ExpressionEdit::refreshValue);
    for (const auto changed : {&Session::timeChanged, &Session::runFinished})
        QObject::connect(&context.session, changed, edit, &ExpressionEdit::followTime);
    if (hasSlider) {
        constexpr qsizetype mostDigits = 11;
        const qsizetype digits = std::max(parameter.value.text.size(), parameter.max->isNumber() ? parameter.max->text.size() : 0);
        const int whole = edit->fontMetrics().horizontalAdvance(QString(std::min(digits, mostDigits), u'0')) + context.appearance.px(22);
        edit->setMinimumWidth(std::max(edit->minimumWidth(), whole));
        edit->setMaximumWidth(std::max(context.appearance.px(88), whole));
    }
    return controls << edit;
}

} // namespace kernelscope
