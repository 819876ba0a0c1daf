#include "ui/setup/ChoiceBox.h"

#include <algorithm>
#include <utility>

#include <QWheelEvent>

#include "session/Session.h"
#include "support/Ranges.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/setup/GuessMark.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/StyleSheet.h"

namespace kernelscope {

constexpr int mostCharacters = 8;    // that the box is made wide enough for
constexpr qsizetype mostAtOnce = 50; // An item takes microseconds, and a launch may have a hundred boxes with thousands of buffers.

QList<ChoiceBox::Choice> plainChoices(const QStringList &values)
{
    return mapped(values, [](const QString &value) { return ChoiceBox::Choice{value, value}; });
}

ChoiceBox::ChoiceBox(SetupContext &context, const FieldBinding &binding, const QList<Choice> &choices, QWidget *parent)
    : QComboBox(parent), m_context(context), m_binding(binding)
{
    setAccessibleName(binding.name);
    setToolTip(binding.name);
    setFocusPolicy(Qt::StrongFocus);
    const int character = std::max(1, fontMetrics().horizontalAdvance(u'X'));
    int widest = 0;
    for (qsizetype i = 0; i < choices.size() && widest < mostCharacters * character; ++i)
        widest = std::max(widest, fontMetrics().horizontalAdvance(choices[i].text));
    m_rest = choices;
    if (choices.size() <= mostAtOnce)
        fill();
    // Long names are cut rather than the panel widened.
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumWidth(context.appearance.px(48));
    setMinimumContentsLength(std::clamp(widest / character + 1, 2, mostCharacters));
    refresh();
    connect(this, &QComboBox::activated, this, [this](int index) { apply(itemData(index).toString()); });
}

void ChoiceBox::fill()
{
    if (m_rest.isEmpty())
        return;
    const QString now = currentData().toString();
    const bool isChosen = currentIndex() >= 0;
    const QSignalBlocker quiet(this);
    clear();
    for (const Choice &choice : std::exchange(m_rest, {}))
        addItem(choice.text, choice.value);
    if (isChosen && findData(now) < 0)
        addItem(now, now);
    setCurrentIndex(isChosen ? findData(now) : -1);
}

void ChoiceBox::showPopup()
{
    fill();
    QComboBox::showPopup();
}

/// Keys choose, too.
void ChoiceBox::focusInEvent(QFocusEvent *event)
{
    fill();
    QComboBox::focusInEvent(event);
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
        const auto choice = std::ranges::find(m_rest, now, &Choice::value);
        // What the project says is shown even where it is none of the choices.
        addItem(choice == m_rest.end() ? now : choice->text, now);
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
