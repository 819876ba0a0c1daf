#include "ui/setup/ChoiceBox.h"

#include <QWheelEvent>

#include "session/Session.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/setup/GuessMark.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/StyleSheet.h"

namespace kernelscope {

QList<ChoiceBox::Choice> plainChoices(const QStringList &values)
{
    QList<ChoiceBox::Choice> choices;
    for (const QString &value : values)
        choices.append({value, value});
    return choices;
}

ChoiceBox::ChoiceBox(SetupContext &context, const FieldBinding &binding, const QList<Choice> &choices, QWidget *parent)
    : QComboBox(parent), m_context(context), m_binding(binding)
{
    setAccessibleName(binding.name);
    setToolTip(binding.name);
    setFocusPolicy(Qt::StrongFocus);
    int widest = 0;
    for (const Choice &choice : choices) {
        addItem(choice.text, choice.value);
        widest = std::max(widest, fontMetrics().horizontalAdvance(choice.text));
    }
    // Long names are cut rather than the panel widened.
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumWidth(context.appearance.px(48));
    setMinimumContentsLength(std::clamp(widest / std::max(1, fontMetrics().horizontalAdvance(u'X')) + 1, 2, 8));
    refresh();
    connect(this, &QComboBox::activated, this, [this](int index) { apply(itemData(index).toString()); });
}

void ChoiceBox::apply(const QString &value)
{
    m_context.edits.change(tr("Change %1").arg(m_binding.name), {}, [&](Project &project) { m_binding.write(project, value); });
}

void ChoiceBox::refresh()
{
    const QString now = m_binding.read(m_context.session.project());
    int index = findData(now);
    if (index < 0) {
        addItem(now, now); // What the project says is shown even where it is none of the choices.
        index = count() - 1;
    }
    setCurrentIndex(index);
    const QString guess = guessHint(m_context, m_binding.path);
    setAccessibleDescription(guess);
    setToolTip(guess.isEmpty() ? m_binding.name : m_binding.name + u'\n' + guess);
    if (property("guessed").toBool() == guess.isEmpty())
        restyle(*this, "guessed", !guess.isEmpty());
}

void ChoiceBox::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace kernelscope
