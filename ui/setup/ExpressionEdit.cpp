#include "ui/setup/ExpressionEdit.h"

#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QTextLayout>

#include "session/Session.h"
#include "support/Numbers.h"
#include "support/Ranges.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/layout/TextWrap.h"
#include "ui/models/Sentences.h"
#include "ui/setup/GuessMark.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/StyleSheet.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int mostFieldLines = 8;
constexpr int mostShown = 4000; // characters

ExpressionEdit::ExpressionEdit(SetupContext &context, const FieldBinding &binding, bool live, QWidget *parent)
    : ElidedEdit(parent), m_context(context), m_binding(binding)
{
    setAccessibleName(binding.name);
    setFont(context.appearance.codeFont(0.95));
    setMinimumWidth(context.appearance.px(30));
    if (live) {
        connect(this, &QLineEdit::textEdited, this, &ExpressionEdit::apply);
        connect(this, &QLineEdit::editingFinished, this, &ExpressionEdit::settle);
    } else {
        connect(this, &QLineEdit::editingFinished, this, [this] { apply(text()); });
    }
    refresh();
    refreshValue();
}

void ExpressionEdit::apply(const QString &text)
{
    const QString wanted = text.trimmed();
    m_refusal = m_binding.refusal ? m_binding.refusal(wanted) : QString();
    refreshValue();
    if (!m_refusal.isEmpty() || m_binding.read(m_context.session.project()) == wanted)
        return;
    Project changed = m_context.session.project();
    m_binding.write(changed, wanted);
    m_typed = text;
    m_meant = m_binding.read(changed);
    m_context.edits.change(tr("Change %1").arg(m_binding.name), m_binding.path,
                           [&](Project &project) { m_binding.write(project, wanted); });
}

/// Shows how the project says what was typed.
void ExpressionEdit::settle()
{
    m_typed.clear();
    refresh();
}

bool ExpressionEdit::isUnfinished() const
{
    const QString now = m_binding.read(m_context.session.project());
    return now != text().trimmed() && !(text() == m_typed && now == m_meant);
}

void ExpressionEdit::takeBack()
{
    m_refusal.clear();
    refresh();
    refreshValue();
}

void ExpressionEdit::refresh()
{
    if (!isUnfinished() || !m_refusal.isEmpty())
        return;
    const QString now = m_binding.read(m_context.session.project());
    setText(now);
    setCursorPosition(0); // What is too long shows its start.
}

void ExpressionEdit::followTime()
{
    if (!Expression(text()).isNumber())
        refreshValue();
}

/// While time passes nothing is planned anew: what follows it is as the last run had it.
QString ExpressionEdit::valueText() const
{
    const Session &session = m_context.session;
    if (!session.time().isEmpty() && session.lastRun() && session.lastRunIsCurrent()) {
        if (const EvaluatedValue *value = foundIn(session.lastRun()->report.values, m_binding.path, &EvaluatedValue::path))
            return value->text;
    }
    return m_context.values.value(m_binding.path).text;
}

void ExpressionEdit::refreshValue()
{
    m_moment.clear();
    const int spaceBefore = valueSpace();
    const QString value = valueText();
    m_shownValue = value.isEmpty() || Expression(text()).isNumber() ? QString() : u"= "_s + value;
    for (const ParameterValue &now : m_context.session.time()) {
        if (m_binding.path == u"/parameters/"_s + now.name) {
            m_moment = digitsText(now.value.toDouble(), 4);
            m_shownValue = tr("now %1").arg(m_moment);
        }
    }
    placeValue();
    if (m_breaks && valueSpace() != spaceBefore)
        updateGeometry();

    QString reason = m_refusal;
    const QList<Problem> &problems = m_context.session.planReport().problems;
    for (qsizetype i = 0; i < problems.size(); ++i) {
        const QString parameter = m_context.causes.value(i);
        const bool isOwn =
            parameter.isEmpty() ? isAtOrBelow(problems[i].path, m_binding.path) : m_binding.path == u"/parameters/"_s + parameter;
        if (isOwn)
            reason = inLanguage(problems[i].message);
    }
    setToolTip(!reason.isEmpty()        ? asToolTip(reason)
               : m_shownValue.isEmpty() ? tr("%1: a number, or an expression of the parameters").arg(m_binding.name)
                                        : tr("%1: %2 %3").arg(m_binding.name, text(), m_shownValue));
    const QString guess = guessHint(m_context, m_binding.path);
    setAccessibleDescription(guess);
    if (!guess.isEmpty())
        setToolTip(toolTip() + u'\n' + guess);
    if (property("guessed").toBool() == guess.isEmpty())
        restyle(*this, "guessed", !guess.isEmpty());
    const bool wrong = !reason.isEmpty();
    if (property("wrong").toBool() != wrong)
        restyle(*this, "wrong", wrong);
    update();
}

int ExpressionEdit::valueSpace() const
{
    return m_shownValue.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_shownValue) + m_context.appearance.px(8);
}

void ExpressionEdit::breakLines()
{
    m_breaks = true;
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QLineEdit::textChanged, this, [this] {
        placeValue();
        updateGeometry();
    });
    placeValue();
}

int ExpressionEdit::wholeWidth() const
{
    constexpr int caret = 2;
    const int frame = width() - textPlace().marginsAdded(textMargins()).width();
    return std::max(minimumWidth(), frame + fontMetrics().horizontalAdvance(text()) + valueSpace() + caret);
}

/// Those of the text, of a very long one the first, the last of which is cut; an empty one is added where the value has no room behind
/// the last of them.
QStringList ExpressionEdit::lines(int width) const
{
    const int room = width - (this->width() - textPlace().marginsAdded(textMargins()).width());
    QStringList lines;
    static const QRegularExpression afterSign(u"([.,(\\[&|+*/=?:-])(?=[A-Za-z_])"_s);
    constexpr QChar mayBreak(0x200b);
    const QString breakable = text().left(mostShown).replace(afterSign, u"\\1"_s + mayBreak); // Rather than within a name.
    QTextLayout all(breakable, font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    all.setTextOption(option);
    all.beginLayout();
    for (QTextLine line = all.createLine(); line.isValid() && lines.size() < mostFieldLines; line = all.createLine()) {
        line.setLineWidth(room);
        const int length = lines.size() + 1 < mostFieldLines ? line.textLength() : mostShown;
        lines << fontMetrics().elidedText(breakable.mid(line.textStart(), length).remove(mayBreak).trimmed(), Qt::ElideRight, room);
    }
    all.endLayout();
    if (!lines.isEmpty() && valueSpace() > 0 && fontMetrics().horizontalAdvance(lines.last()) + valueSpace() > room)
        lines << QString();
    return lines;
}

int ExpressionEdit::heightForWidth(int width) const
{
    const int more = wholeWidth() <= width ? 0 : int(lines(width).size()) - 1;
    return sizeHint().height() + std::max(0, more) * fontMetrics().lineSpacing();
}

/// Beside the text where at least half of the field is left for that. While time passes its moment counts more than its start.
void ExpressionEdit::placeValue()
{
    const int space = valueSpace();
    if (m_breaks) {
        const QStringList all = lines(width());
        const bool isBelow = all.size() > 1 && all.last().isEmpty();
        setTextMargins(0, 0, isBelow ? 0 : space, isBelow ? fontMetrics().lineSpacing() : 0);
        return;
    }
    const int text = fontMetrics().horizontalAdvance(this->text()) + m_context.appearance.px(16);
    const bool fits = space <= width() / 2 || (space <= width() * 2 / 3 && (!m_moment.isEmpty() || text <= width() - space));
    setTextMargins(0, 0, fits ? space : 0, 0);
}

void ExpressionEdit::resizeEvent(QResizeEvent *event)
{
    ElidedEdit::resizeEvent(event);
    placeValue();
}

bool ExpressionEdit::event(QEvent *event)
{
    // Undo is the window's: it undoes the edit of the project, not only the text.
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    return ElidedEdit::event(event);
}

void ExpressionEdit::paintEvent(QPaintEvent *event)
{
    if (!hasFocus() && !m_moment.isEmpty() && textMargins().right() == 0) // While time passes its moment counts more than its start.
        paintInstead(m_moment, m_context.appearance.theme().accent);
    else if (m_breaks && !hasFocus() && lines(width()).size() > 1)
        paintLines();
    else
        ElidedEdit::paintEvent(event);
    if (m_shownValue.isEmpty() || textMargins().isNull())
        return;
    QPainter painter(this);
    painter.setFont(font());
    painter.setPen(m_context.appearance.theme().mutedText);
    const int above = m_breaks ? int(lines(width()).size() - 1) * fontMetrics().lineSpacing() : 0; // It is in the last line.
    painter.drawText(rect().adjusted(0, above, -m_context.appearance.px(7), 0), Qt::AlignRight | Qt::AlignVCenter, m_shownValue);
}

void ExpressionEdit::paintLines()
{
    paintInstead({}, {});
    QPainter painter(this);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::Text));
    const QStringList all = lines(width());
    const int below = int(all.size() - 1) * fontMetrics().lineSpacing();
    QRect place = textPlace().marginsAdded(textMargins()).adjusted(0, 0, 0, -below);
    for (const QString &line : all) {
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, line);
        place.translate(0, fontMetrics().lineSpacing());
    }
}

/// Of one line, wherever the value is.
QSize ExpressionEdit::sizeHint() const
{
    return {m_context.appearance.px(72), QLineEdit::sizeHint().height() - textMargins().bottom()};
}

} // namespace kernelscope
