// What of the window has how much room, and what gives way where there is little.

#include <algorithm>
#include <initializer_list>
#include <utility>

#include <QProgressBar>
#include <QSplitter>
#include <QStyle>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>

#include "ui/devices/DevicePicker.h"
#include "ui/present/Presentation.h"
#include "ui/setup/SetupPanel.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/FittingTabs.h"
#include "ui/window/MainWindow.h"
#include "ui/window/WindowActions.h"

namespace kernelscope {

constexpr double leastForThree = 860;   // The width in which set-up, code and views have room side by side.
constexpr double mostOfSetup = 0.25;    // of the window, where the usual width would leave the code no room
constexpr double mostWhenNarrow = 0.42; // where the set-up was asked for
constexpr double leastOfLogs = 76;      // Their tabs and two lines.
constexpr double leastForLogs = 400;    // The height of the middle column; in a lower one the code needs more of it.

/// The part of the middle column that lies below the code at most.
static double mostBelow(int height, const Appearance &appearance)
{
    return height < appearance.px(leastForLogs) ? 0.3 : 0.42;
}

int MainWindow::roomForFindings(int total) const
{
    return std::min(m_appearance.px(250), int(total * mostBelow(total, m_appearance)));
}

void MainWindow::fitSizes()
{
    m_bottom->setMinimumHeight(m_appearance.px(leastOfLogs));
    const int total = width();
    const int left = std::min(std::clamp(total * 22 / 100, m_appearance.px(280), m_appearance.px(400)), int(total * mostOfSetup));
    const int rest = total - left;
    const int tabs = m_isNarrow ? 0 : m_views->widthForTabs();
    const int right = std::max(rest * 52 / 100, std::min(tabs, rest * 60 / 100));
    const int usual = std::clamp(height() / 5, m_appearance.px(120), m_appearance.px(200));
    const int below = m_hasMadeRoom ? std::max(usual, roomForFindings(m_middle->height())) : usual;
    m_leftAtOne = left / m_scale;
    m_middleShare = double(rest - right) / std::max(1, rest);
    m_belowAtOne = below / m_scale;
    divideColumns(total);
    m_middle->setSizes({std::max(1, height() - below), std::min(below, int(height() * mostBelow(height(), m_appearance)))});
}

void MainWindow::resizeTo(const QSize &size)
{
    resize(size);
    fitSetup();
    fitSizes();
}

void MainWindow::enlargeBelow()
{
    const int total = m_middle->height();
    m_middle->setSizes({total - total * 2 / 3, total * 2 / 3});
}

static void showTexts(QToolBar &bar, std::initializer_list<QAction *> actions, bool shown)
{
    for (QAction *action : actions)
        static_cast<QToolButton *>(bar.widgetForAction(action))
            ->setToolButtonStyle(shown ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

/// Nothing that is used all the time is pushed out: in a narrow window actions lose their text and the device's name its end.
void MainWindow::fitToolBar()
{
    const bool isTiny = width() < m_appearance.px(800);
    m_toolBar->setIconSize(QSize(m_appearance.px(18), m_appearance.px(18)));
    m_picker->setMaximumWidth(m_appearance.px(isTiny ? 84 : 340));
    m_picker->setMinimumWidth(width() < m_appearance.px(1240) ? 0 : m_appearance.px(250));
    showTexts(*m_toolBar, {m_actions->create, m_actions->open, m_actions->samples, m_actions->save}, width() >= m_appearance.px(1080));
    showTexts(*m_toolBar, {m_actions->trace, m_actions->stop, m_actions->present}, !isTiny);
    if (m_toolBar->property("tight").toBool() == isTiny)
        return;
    m_toolBar->setProperty("tight", isTiny);
    for (QToolButton *button : m_toolBar->findChildren<QToolButton *>())
        button->style()->polish(button);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fitSetup();
    fitToolBar();
}

/// How the columns were divided last, by the user or at first, as it would be at scale 1.
void MainWindow::rememberSizes()
{
    const QList<int> columns = m_columns->sizes();
    const QList<int> middle = m_middle->sizes();
    if (columns.size() != 3 || middle.size() != 2 || columns[0] == 0)
        return;
    m_leftAtOne = columns[0] / m_scale;
    m_middleShare = double(columns[1]) / std::max(1, columns[1] + columns[2]);
    m_belowAtOne = middle[1] / m_scale;
}

void MainWindow::divideColumns(int total)
{
    const double share = m_isNarrow ? mostWhenNarrow : mostOfSetup;
    const double most = std::max(total * share, std::min(m_leftAtOne, m_leftAtOne * m_scale));
    const int left = m_columns->widget(0)->isHidden() ? 0 : int(std::min(m_leftAtOne * m_scale, most));
    const int middle = int((total - left) * m_middleShare);
    m_columns->setSizes({left, middle, total - left - middle});
}

/// The columns grow with what is in them. From what was wanted, not from what there was room for: so that who zooms in and out again finds
/// them as before.
void MainWindow::scaleSizes()
{
    const bool isSame = qFuzzyCompare(std::exchange(m_scale, m_appearance.scale()), m_appearance.scale());
    const QList<int> columns = m_columns->sizes();
    const QList<int> middle = m_middle->sizes();
    if (isSame || columns.size() != 3 || middle.size() != 2)
        return;
    m_bottom->setMinimumHeight(m_appearance.px(leastOfLogs));
    divideColumns(columns[0] + columns[1] + columns[2]);
    const int height = middle[0] + middle[1];
    const int below = int(std::min(m_belowAtOne * m_scale, height * mostBelow(height, m_appearance)));
    m_middle->setSizes({height - below, below});
}

/// Where three columns have no room side by side, the set-up gives way to the code until it is asked for.
void MainWindow::fitSetup()
{
    const bool isNarrow = width() < m_appearance.px(leastForThree);
    m_setupButton->setVisible(isNarrow);
    if ((m_presentation && m_presentation->isOn()) || std::exchange(m_isNarrow, isNarrow) == isNarrow)
        return;
    m_actions->setup->setChecked(!isNarrow);
}

void MainWindow::showSetup(bool shown)
{
    m_columns->widget(0)->setVisible(shown);
    divideColumns(width());
}

void MainWindow::followAppearance()
{
    scaleSizes();
    fitSetup();
    fitToolBar();
    m_status->setContentsMargins(m_appearance.px(12), m_appearance.px(5), m_appearance.px(12), m_appearance.px(5));
    m_progress->setFixedWidth(m_appearance.px(120));
    showRunState();
}

} // namespace kernelscope
