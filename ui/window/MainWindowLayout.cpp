// The window's parts and where they are.

#include <initializer_list>
#include <utility>

#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
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
#include "ui/edits/ProjectEdits.h"
#include "ui/present/WalkStrip.h"
#include "ui/samples/SampleBrowser.h"
#include "ui/setup/SetupPanel.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/window/MainWindow.h"
#include "ui/window/MessageBar.h"
#include "ui/window/WindowActions.h"

namespace kernelscope {

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
    auto *setup = new QToolButton(m_toolBar);
    setup->setDefaultAction(m_actions->setup);
    m_setupButton = m_toolBar->addWidget(setup);
    m_toolBar->addActions({m_actions->create, m_actions->open, m_actions->samples, m_actions->save});
    m_toolBar->addSeparator();
    m_toolBar->addActions({m_actions->undo, m_actions->redo});
    auto *more = new QMenu(m_toolBar);
    more->addActions({m_actions->saveAs, m_actions->exportCpp, m_actions->exportPython, m_actions->savePicture, m_actions->saveFrames});
    auto *save = static_cast<QToolButton *>(m_toolBar->widgetForAction(m_actions->save));
    save->setMenu(more);
    save->setPopupMode(QToolButton::MenuButtonPopup);
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
    setup->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_setupButton->setVisible(false);
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

    m_samples = new SampleBrowser(m_appearance, m_options.samplesFolder);
    connect(m_samples, &SampleBrowser::readyChanged, this, &MainWindow::readyChanged);
    connect(m_samples, &SampleBrowser::sampleChosen, this, [this](const QString &path) {
        if (const auto opened = openSample(path); !opened)
            complain(tr("The sample could not be opened."), opened.error());
    });
    setCentralWidget(makePages());
}

QWidget *MainWindow::makePages()
{
    auto *all = new QWidget(this);
    auto *layout = new QVBoxLayout(all);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_messages = new MessageBar(all);
    m_pages = new QStackedWidget(all);
    m_pages->addWidget(m_samples);
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

void MainWindow::restoreState()
{
    m_scale = m_appearance.scale();
    const QSize usual(m_appearance.px(1500), m_appearance.px(940));
    resize(m_options.unattended ? usual : usual.boundedTo(screen()->availableGeometry().size()));
    fitSetup();
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
