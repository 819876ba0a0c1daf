#include "ui/widgets/FittingTabs.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QFontInfo>
#include <QMouseEvent>
#include <QResizeEvent>

namespace kernelscope {

constexpr double leastFont = 0.88;        // of the usual size
constexpr double leastFontOfBrief = 0.72; // where the names are as short as they may be

FittingTabBar::FittingTabBar(QWidget *parent) : QTabBar(parent)
{
    setObjectName(QStringLiteral("fitting"));        // Its style leaves the room beside the texts to this class.
    setSelectionBehaviorOnRemove(SelectPreviousTab); // A tab that is dragged away came to the front for that.
}

void FittingTabBar::setName(int tab, const QString &name, const QString &brief)
{
    setTabData(tab, QStringList{name, brief});
    setTabText(tab, name);
    if (isVisible())
        setRoom(m_room);
}

/// The name in full, or the brief one; empty: it has none.
QString FittingTabBar::nameOf(int tab, bool isBrief) const
{
    return tabData(tab).toStringList().value(int(isBrief));
}

/// The widest first.
void FittingTabBar::shortenNames()
{
    while (leastRoom() > m_room) {
        int widest = -1;
        for (int tab = 0; tab < count(); ++tab) {
            const bool canBeShorter = !nameOf(tab, true).isEmpty() && tabText(tab) != nameOf(tab, true);
            if (canBeShorter && (widest < 0 || QTabBar::tabSizeHint(tab).width() > QTabBar::tabSizeHint(widest).width()))
                widest = tab;
        }
        if (widest < 0)
            return;
        setTabText(widest, nameOf(widest, true));
    }
}

void FittingTabBar::setRoom(int width)
{
    m_room = width;
    for (int tab = 0; tab < count(); ++tab) {
        if (const QString name = nameOf(tab, false); !name.isEmpty() && tabText(tab) != name)
            setTabText(tab, name);
    }
    QFont smaller = parentWidget()->font();
    const double usual = QFontInfo(smaller).pointSizeF();
    setFont(smaller);
    double size = usual;
    const auto shrink = [&](double least) {
        for (; leastRoom() > width && size > least * usual; size -= 0.02 * usual) {
            smaller.setPointSizeF(size);
            setFont(smaller);
        }
    };
    shrink(leastFont);
    shortenNames();
    shrink(leastFontOfBrief);
    m_share = (width - leastRoom()) / std::max(1, count());
    setIconSize(iconSize()); // Has the tabs laid out anew.
    updateGeometry();
}

int FittingTabBar::leastRoom() const
{
    int texts = 0;
    for (int tab = 0; tab < count(); ++tab)
        texts += QTabBar::tabSizeHint(tab).width();
    return texts;
}

/// As wide as its text and a share of what is left, up to what is usual beside a tab's text.
QSize FittingTabBar::tabSizeHint(int index) const
{
    const int usual = fontMetrics().averageCharWidth() * 4;
    return QTabBar::tabSizeHint(index) + QSize(std::clamp(m_share, 0, usual), 0);
}

/// By a tab's height, so that a hand that is not steady drags nothing.
bool FittingTabBar::isAway(const QPoint &at) const
{
    return !rect().adjusted(-height(), -height(), height(), height()).contains(at);
}

void FittingTabBar::mousePressEvent(QMouseEvent *event)
{
    QTabBar::mousePressEvent(event);
    m_pressed = event->button() == Qt::LeftButton ? tabAt(event->pos()) : -1;
}

void FittingTabBar::mouseMoveEvent(QMouseEvent *event)
{
    QTabBar::mouseMoveEvent(event);
    if (m_pressed >= 0)
        Q_EMIT dragged(m_pressed, isAway(event->pos()) ? event->globalPosition().toPoint() : QPoint(-1, -1));
}

void FittingTabBar::mouseReleaseEvent(QMouseEvent *event)
{
    QTabBar::mouseReleaseEvent(event);
    const int tab = std::exchange(m_pressed, -1);
    if (tab < 0)
        return;
    Q_EMIT dragged(tab, {-1, -1});
    if (isAway(event->pos()))
        Q_EMIT dropped(tab, event->globalPosition().toPoint());
}

FittingTabs::FittingTabs(QWidget *parent) : QTabWidget(parent), m_bar(new FittingTabBar(this))
{
    setTabBar(m_bar);
}

int FittingTabs::leastHeight() const
{
    return m_bar->sizeHint().height() + 8 * fontMetrics().height();
}

QSize FittingTabs::minimumSizeHint() const
{
    return {QTabWidget::minimumSizeHint().width(), leastHeight()};
}

QSize FittingTabs::sizeHint() const
{
    return {widthForTabs(), leastHeight()};
}

/// Beside the tabs.
static int margins(const QWidget &tabs)
{
    return 2 * tabs.fontMetrics().averageCharWidth();
}

int FittingTabs::widthForTabs() const
{
    return m_bar->leastRoom() + margins(*this);
}

int FittingTabs::leastWidthForTabs()
{
    m_bar->setRoom(0);
    const int least = widthForTabs();
    m_bar->setRoom(isVisible() ? width() - margins(*this) : QWIDGETSIZE_MAX);
    return least;
}

void FittingTabs::fit()
{
    if (isVisible())
        m_bar->setRoom(width() - margins(*this));
}

void FittingTabs::resizeEvent(QResizeEvent *event)
{
    fit();
    QTabWidget::resizeEvent(event);
}

void FittingTabs::showEvent(QShowEvent *event)
{
    fit();
    QTabWidget::showEvent(event);
}

void FittingTabs::tabInserted(int index)
{
    QTabWidget::tabInserted(index);
    fit();
}

void FittingTabs::tabRemoved(int index)
{
    QTabWidget::tabRemoved(index);
    fit();
}

bool FittingTabs::event(QEvent *event)
{
    const bool handled = QTabWidget::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    return handled;
}

} // namespace kernelscope
