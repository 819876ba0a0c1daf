#include "RandomHands.h"

#include <algorithm>
#include <array>

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

namespace kernelscope {
namespace {

constexpr std::array keys = {
    Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,  Qt::Key_Down,    Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home,   Qt::Key_End,
    Qt::Key_Return, Qt::Key_Space, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Plus,   Qt::Key_Minus,    Qt::Key_Delete, Qt::Key_A,
    Qt::Key_C,      Qt::Key_V,     Qt::Key_X,   Qt::Key_Z,       Qt::Key_F,      Qt::Key_0,        Qt::Key_7,      Qt::Key_Backspace,
    Qt::Key_Slash,  Qt::Key_F5,    Qt::Key_F6,  Qt::Key_F8,      Qt::Key_F11,    Qt::Key_Escape,   Qt::Key_Menu,   Qt::Key_Percent};
const QStringList texts = {QStringLiteral("0"),
                           QStringLiteral("-1"),
                           QStringLiteral("n"),
                           QStringLiteral("n * 1e9"),
                           QStringLiteral("1/0"),
                           QStringLiteral("("),
                           QStringLiteral("64"),
                           QStringLiteral("99999999999999999999"),
                           QStringLiteral("barrier(CLK_LOCAL_MEM_FENCE);"),
                           QStringLiteral("while(1);"),
                           QStringLiteral("{\"kernelscope\": 1}"),
                           QStringLiteral("\u202e\u00e4\U0001d4b3"),
                           QString(3000, QLatin1Char('['))};
constexpr int longestPause = 15; ///< ms between two deeds

} // namespace

RandomHands::RandomHands(QWidget &window, unsigned seed, QList<const QAction *> spared)
    : m_window(window), m_spared(std::move(spared)), m_random(seed)
{
}

void RandomHands::work(int deeds)
{
    m_left = deeds;
    next();
    while (m_left > 0 || m_running > 0)
        QTest::qWait(longestPause);
}

QStringList RandomHands::slowerThan(int ms) const
{
    auto times = m_times;
    std::ranges::sort(times, std::greater<>());
    QStringList told;
    for (const auto &[took, what] : times) {
        if (took > ms)
            told << QStringLiteral("%1 ms: %2").arg(took).arg(what);
    }
    return told;
}

/// Asks for the next deed before it does this one: what this one opens may run an event loop of its own.
void RandomHands::next()
{
    if (m_left <= 0) {
        if (QWidget *open = QApplication::activePopupWidget() ? QApplication::activePopupWidget() : QApplication::activeModalWidget())
            open->close();
        if (m_running > 0)
            QTimer::singleShot(longestPause, this, &RandomHands::next);
        return;
    }
    --m_left;
    QTimer::singleShot(upTo(longestPause), this, &RandomHands::next);
    ++m_running;
    QElapsedTimer clock;
    clock.start();
    deed();
    if (m_running == 1)
        m_times << qMakePair(clock.elapsed(), m_now);
    --m_running;
}

void RandomHands::deed()
{
    if (auto *files = qobject_cast<QFileDialog *>(QApplication::activeModalWidget()))
        return files->reject(); // nothing of the machine's is touched
    const int kind = upTo(99);
    if (kind < 10)
        return choose();
    if (kind < 12)
        return resize();
    QWidget *widget = place();
    if (!widget)
        return;
    m_now = QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
    if (kind < 45)
        click(*widget);
    else if (kind < 55)
        drag(*widget);
    else if (kind < 65)
        turnWheel(*widget);
    else if (kind < 90)
        press(*widget);
    else
        type(*widget);
}

/// Any widget that can be seen and used: in a menu if one is open, in a dialog, else in the window.
QWidget *RandomHands::place()
{
    QWidget *top = QApplication::activePopupWidget();
    if (!top)
        top = QApplication::activeModalWidget();
    if (!top)
        top = &m_window;
    QList<QWidget *> places = top->findChildren<QWidget *>() << top;
    places.removeIf([&](const QWidget *w) { return !w->isVisible() || !w->isEnabled() || w->size().isEmpty() || w->window() != top; });
    return places.isEmpty() ? nullptr : places[upTo(int(places.size()) - 1)];
}

QPoint RandomHands::pointIn(const QWidget &widget)
{
    return {upTo(widget.width() - 1), upTo(widget.height() - 1)};
}

void RandomHands::click(QWidget &widget)
{
    const QPoint at = pointIn(widget);
    m_now += QStringLiteral(" clicked at %1 %2").arg(at.x()).arg(at.y());
    const Qt::MouseButton button = upTo(9) == 0 ? Qt::RightButton : Qt::LeftButton;
    const QPointer<QWidget> still = &widget;
    const bool twice = upTo(4) == 0;
    QTest::mouseMove(&widget, at);
    for (int times = twice ? 3 : 1; times > 0 && still; --times) {
        QTest::mousePress(still, button, {}, at); // a menu may open here, and the widget be gone when it closes
        if (still)
            QTest::mouseRelease(still, button, {}, at);
    }
}

void RandomHands::drag(QWidget &widget)
{
    const QPointer<QWidget> still = &widget;
    m_now += QStringLiteral(" dragged");
    QTest::mousePress(&widget, Qt::LeftButton, {}, pointIn(widget));
    for (int i = 0; i < 4 && still; ++i)
        QTest::mouseMove(still, pointIn(*still));
    if (still)
        QTest::mouseRelease(still, Qt::LeftButton, {}, pointIn(*still));
}

void RandomHands::turnWheel(QWidget &widget)
{
    const QPoint at = pointIn(widget);
    m_now += QStringLiteral(" wheel");
    const Qt::KeyboardModifiers held = upTo(2) == 0 ? Qt::ControlModifier : Qt::NoModifier;
    QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, upTo(1) ? 120 : -240}, Qt::NoButton, held, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

void RandomHands::press(QWidget &widget)
{
    QWidget *target = m_window.focusWidget() && upTo(3) ? m_window.focusWidget() : &widget;
    const Qt::Key key = keys[std::size_t(upTo(int(keys.size()) - 1))];
    constexpr std::array held = {Qt::NoModifier, Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier};
    const Qt::KeyboardModifier modifier = held[std::size_t(upTo(int(held.size()) - 1))];
    m_now = QStringLiteral("key %1 + %2 in %3")
                .arg(key, 0, 16)
                .arg(modifier, 0, 16)
                .arg(QString::fromLatin1(target->metaObject()->className()));
    const QPointer<QWidget> still = target;
    QTest::keyPress(target, key, modifier);
    if (still)
        QTest::keyRelease(still, key, modifier);
}

void RandomHands::type(QWidget &widget)
{
    QWidget *target = m_window.focusWidget() ? m_window.focusWidget() : &widget;
    const QString text = texts[upTo(int(texts.size()) - 1)];
    m_now = QStringLiteral("typed %1 in %2").arg(text.left(30), QString::fromLatin1(target->metaObject()->className()));
    QInputMethodEvent event;
    event.setCommitString(text);
    QApplication::sendEvent(target, &event);
}

void RandomHands::choose()
{
    QList<QAction *> actions = m_window.findChildren<QAction *>();
    actions.removeIf([&](const QAction *action) { return !action->isEnabled() || m_spared.contains(action); });
    if (actions.isEmpty())
        return;
    QAction *action = actions[upTo(int(actions.size()) - 1)];
    m_now = QStringLiteral("chose ") + action->text();
    action->trigger();
}

void RandomHands::resize()
{
    m_now = QStringLiteral("resized");
    m_window.resize(600 + upTo(1400), 400 + upTo(800));
}

} // namespace kernelscope
