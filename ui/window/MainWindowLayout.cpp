// The window's parts and where they are.

#include <initializer_list>
#include <utility>

#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "session/Session.h"
#include "ui/devices/DevicePicker.h"
#include "ui/editor/EditorTabs.h"
#include "ui/present/WalkStrip.h"
#include "ui/samples/SampleBrowser.h"
#include "ui/setup/ProjectEdits.h"
#include "ui/setup/SetupPanel.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/window/MainWindow.h"
#include "ui/window/MessageBar.h"
#include "ui/window/WindowActions.h"

namespace kernelscope {

constexpr double mostOfSetup = 0.25; // of the window, where the usual width would leave the code no room

static QWidget *stretch(QWidget *parent)
{
    auto *widget = new QWidget(parent);
    widget->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return widget;
}

void MainWindow::makeToolBar()
{
    m_toolBar = addToolBar(tr("Actions"));
    m_toolBar->setObjectName(QStringLiteral("actions"));
    m_toolBar->setMovable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_toolBar->addActions({m_actions->create, m_actions->open, m_actions->samples, m_actions->save});
    m_toolBar->addSeparator();
    m_toolBar->addActions({m_actions->undo, m_actions->redo});
    for (QAction *action : {m_actions->undo, m_actions->redo})
        static_cast<QToolButton *>(m_toolBar->widgetForAction(action))->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_toolBar->addSeparator();
    m_picker = new DevicePicker(m_session, m_toolBar);
    m_toolBar->addWidget(m_picker);
    m_toolBar->addSeparator();
    m_toolBar->addActions({m_actions->run, m_actions->trace, m_actions->stop});
    m_toolBar->widgetForAction(m_actions->run)->setProperty("role", QStringLiteral("primary"));
    m_toolBar->addWidget(stretch(m_toolBar));
    m_toolBar->addActions({m_actions->present, m_actions->theme});
    static_cast<QToolButton *>(m_toolBar->widgetForAction(m_actions->theme))->setToolButtonStyle(Qt::ToolButtonIconOnly);
    fitToolBar();
    addActions(m_actions->findChildren<QAction *>());
}

void MainWindow::makeWorkspace()
{
    m_columns = new QSplitter(Qt::Horizontal);
    m_columns->setHandleWidth(1);
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(makeSetupColumn());
    m_middle = new QSplitter(Qt::Vertical, m_columns);
    m_middle->setHandleWidth(1);
    m_middle->setChildrenCollapsible(false);
    m_editors = new EditorTabs(m_session, m_appearance);
    m_middle->addWidget(m_editors);
    m_middle->addWidget(makeBottom());
    m_middle->setStretchFactor(0, 1);
    m_columns->addWidget(makeViews());
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 1);
    for (const QSplitter *splitter : {m_columns, m_middle})
        connect(splitter, &QSplitter::splitterMoved, this, &MainWindow::rememberSizes);

    auto *samples = new SampleBrowser(m_appearance, m_options.samplesFolder);
    connect(samples, &SampleBrowser::sampleChosen, this, [this](const QString &path) {
        if (const auto opened = openSample(path); !opened)
            complain(tr("The sample could not be opened."), opened.error());
    });
    setCentralWidget(makePages(samples));
}

QWidget *MainWindow::makePages(QWidget *samples)
{
    auto *all = new QWidget(this);
    auto *layout = new QVBoxLayout(all);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_messages = new MessageBar(all);
    m_pages = new QStackedWidget(all);
    m_pages->addWidget(samples);
    m_pages->addWidget(m_columns);
    m_strip = new WalkStrip(m_appearance, all);
    layout->addWidget(m_messages);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_strip);
    return all;
}

QWidget *MainWindow::makeSetupColumn()
{
    auto *column = new QFrame;
    auto *layout = new QVBoxLayout(column);
    keepScaled(m_appearance, *layout, {0, 8, 0, 0}, 0);
    auto *title = new QLineEdit(column);
    title->setProperty("role", QStringLiteral("title"));
    const auto setTitleFont = [this, title] {
        QFont bold = m_appearance.interfaceFont();
        bold.setWeight(QFont::DemiBold);
        title->setFont(bold);
    };
    setTitleFont();
    title->setPlaceholderText(tr("Untitled project"));
    title->setAccessibleName(tr("Title of the project"));
    title->setToolTip(tr("The project's title: click to change it"));
    auto *head = new QHBoxLayout;
    keepScaled(m_appearance, *head, {10, 0, 10, 0}, 0);
    head->addWidget(title);
    layout->addLayout(head);
    m_setup = new SetupPanel(m_session, m_appearance, *m_edits, column);
    layout->addWidget(m_setup, 1);
    const auto keepLegible = [this, column] { column->setMinimumWidth(m_appearance.px(140)); };
    keepLegible();
    connect(&m_appearance, &Appearance::changed, column, keepLegible);
    const auto showTitle = [this, title] {
        if (title->text() != m_session.project().title)
            title->setText(m_session.project().title);
        title->setCursorPosition(0);
    };
    connect(&m_session, &Session::documentReplaced, title, showTitle);
    connect(&m_session, &Session::projectChanged, title, showTitle);
    connect(&m_appearance, &Appearance::changed, title, setTitleFont);
    connect(title, &QLineEdit::editingFinished, this, [this, title] {
        m_edits->change(tr("Change the title"), QStringLiteral("/title"), [title](Project &project) { project.title = title->text(); });
    });
    return column;
}

QWidget *MainWindow::makeBottom()
{
    m_bottom = new QTabWidget;
    m_bottom->setDocumentMode(true);
    m_bottom->setAccessibleName(tr("Problems and logs"));
    addViews(*m_bottom, true);
    return m_bottom;
}

void MainWindow::makeStatusLine()
{
    m_status = new ElidedLabel(tr("Ready."));
    m_status->setContentsMargins(m_appearance.px(12), m_appearance.px(5), m_appearance.px(12), m_appearance.px(5));
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress = new QProgressBar;
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(m_appearance.px(120));
    m_progress->setAccessibleName(tr("A run is in progress"));
    m_progress->hide();
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_status, 1);
    statusBar()->addPermanentWidget(m_progress);
}

void MainWindow::fitSizes()
{
    const int total = width();
    const int left = std::min(std::clamp(total * 22 / 100, m_appearance.px(280), m_appearance.px(400)), int(total * mostOfSetup));
    const int right = (total - left) * 52 / 100;
    m_columns->setSizes({left, total - left - right, right});
    const int usual = std::clamp(height() / 5, m_appearance.px(120), m_appearance.px(200));
    const int below = m_hasMadeRoom ? std::max(usual, roomForFindings(m_middle->height())) : usual;
    m_middle->setSizes({std::max(1, height() - below), below});
    m_leftAtOne = left / m_scale;
    m_middleShare = double(total - left - right) / std::max(1, total - left);
    m_belowAtOne = below / m_scale;
}

void MainWindow::resizeTo(const QSize &size)
{
    resize(size);
    fitSizes();
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
    m_picker->setMaximumWidth(m_appearance.px(isTiny ? 120 : 340));
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

/// The columns grow with what is in them. From what was wanted, not from what there was room for: so that who zooms in and out again finds
/// them as before.
void MainWindow::scaleSizes()
{
    const bool isSame = qFuzzyCompare(std::exchange(m_scale, m_appearance.scale()), m_appearance.scale());
    const QList<int> columns = m_columns->sizes();
    const QList<int> middle = m_middle->sizes();
    if (isSame || columns.size() != 3 || middle.size() != 2)
        return;
    const int total = columns[0] + columns[1] + columns[2];
    const double most = std::max(total * mostOfSetup, std::min(m_leftAtOne, m_leftAtOne * m_scale));
    const int left = int(std::min(m_leftAtOne * m_scale, most));
    const int middleWidth = int((total - left) * m_middleShare);
    m_columns->setSizes({left, middleWidth, total - left - middleWidth});
    const int below = int(std::min(m_belowAtOne * m_scale, (middle[0] + middle[1]) * 0.4));
    m_middle->setSizes({middle[0] + middle[1] - below, below});
}

void MainWindow::followAppearance()
{
    scaleSizes();
    fitToolBar();
    m_status->setContentsMargins(m_appearance.px(12), m_appearance.px(5), m_appearance.px(12), m_appearance.px(5));
    m_progress->setFixedWidth(m_appearance.px(120));
    showRunState();
}

void MainWindow::restoreState()
{
    m_scale = m_appearance.scale();
    resize(m_appearance.px(1500), m_appearance.px(940));
    fitSizes();
    if (m_options.unattended)
        return;
    const QSettings settings;
    restoreGeometry(settings.value(u"window/geometry").toByteArray());
    m_columns->restoreState(settings.value(u"window/columns").toByteArray());
    m_middle->restoreState(settings.value(u"window/middle").toByteArray());
    m_actions->heat->setChecked(settings.value(u"window/heat", true).toBool());
    m_setup->foldSections(settings.value(u"window/folded").toStringList());
}

/// Before it is shown nobody knows how wide the columns that were restored are.
void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (!std::exchange(m_wasShown, true) && !m_options.unattended)
        rememberSizes();
}

} // namespace kernelscope
