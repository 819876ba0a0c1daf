#include "ui/devices/DeviceView.h"

#include <algorithm>

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "session/Session.h"
#include "ui/devices/DeviceFields.h"
#include "ui/devices/RegionsScene.h"
#include "ui/models/DeviceTitle.h"
#include "ui/models/Sentences.h"
#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/PartSplitter.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/TableColumns.h"
#include "ui/widgets/WholeLines.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr double pictureWidth = 776;
constexpr double margin = 8; ///< around the regions

DeviceView::DeviceView(Session &session, Appearance &appearance, QWidget *parent)
    : View(appearance, tr("Device"), parent), m_session(session), m_appearance(appearance)
{
    m_empty = new EmptyPage(appearance, QStringLiteral("device"), this);
    addWidget(m_empty);
    addWidget(makeContent());
    for (const auto changed : {&Session::devicesChanged, &Session::currentDeviceChanged})
        connect(&session, changed, this, &DeviceView::showDevice);
    for (const auto changed : {&Session::planReportChanged, &Session::signatureChanged, &Session::projectChanged})
        connect(&session, changed, this, &DeviceView::showRegions);
    connect(&appearance, &Appearance::changed, this, &DeviceView::showDevice);
    showDevice();
}

QWidget *DeviceView::makeContent()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    keepScaled(m_appearance, *layout, {14, 12, 14, 14}, 10);
    m_title = new QLabel(content);
    m_title->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    m_splitter = new PartSplitter(Qt::Vertical, content);
    m_splitter->installEventFilter(this);
    m_regions = new SceneView(
        m_appearance,
        [this](const SceneWindow &window) {
            const Scene whole = regions(window.size.width());
            return whole.size.height() > window.size.height() ? regions(window.size.width(), true) : whole;
        },
        {}, m_splitter);
    m_regions->setAccessibleName(tr("Memory regions"));
    showWholePart(*m_regions, [this](QSize size) { return QSize(size.width(), footOfRegions(size.height())); });
    m_tree = new QTreeWidget(m_splitter);
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_splitter->setCollapsible(m_splitter->indexOf(m_tree), true);
    m_tree->setAlternatingRowColors(false);
    m_tree->setUniformRowHeights(true);
    showWholeLines(*m_tree);
    m_tree->setAccessibleName(tr("Properties of the device"));
    m_tree->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    layout->addWidget(m_title);
    layout->addWidget(m_splitter, 1);
    return content;
}

static void addGroup(QTreeWidget &tree, const DeviceFieldGroup &group, bool unfolded)
{
    if (group.fields.isEmpty())
        return;
    auto *head = new QTreeWidgetItem(&tree, {group.title});
    QFont bold = tree.font();
    bold.setWeight(QFont::DemiBold);
    head->setFont(0, bold);
    for (const DeviceField &field : group.fields) {
        auto *item = new QTreeWidgetItem(head, {field.name, field.value});
        for (const int column : {0, 1})
            item->setToolTip(column, field.explanation);
        item->setFirstColumnSpanned(field.value.isEmpty());
    }
    head->setFirstColumnSpanned(true);
    head->setExpanded(unfolded);
}

/// The limits of groups and buffers, down to the size of local memory, are in sight below the drawing, and more of them where the drawing
/// leaves space, until somebody decides otherwise.
void DeviceView::shareHeight()
{
    const QTreeWidgetItem *memory = m_tree->topLevelItem(1);
    if (m_splitter->isByHand() || !memory || memory->childCount() == 0)
        return;
    const int rows = m_tree->visualItemRect(memory->child(0)).bottom() - m_tree->visualItemRect(m_tree->topLevelItem(0)).top() + 1;
    const int total = m_splitter->height() - m_splitter->handleWidth();
    const int wanted = std::min(rows + heightAroundRows(*m_tree) + m_appearance.px(4), total * 4 / 5);
    const int drawn = int(regions(m_regions->width(), true).size.height());
    const int left = std::max(total - drawn, 0);
    const int below = total - wanted >= drawn / 4 ? std::max(wanted, left) : left; // Less of the drawing says nothing.
    m_splitter->setSizes({total - below, below});
    revealWanted();
}

void DeviceView::bringPart(const QString &part)
{
    m_wantedRegion = int(QStringList{u"host"_s, u"global"_s, u"constant"_s, u"local"_s, u"private"_s}.indexOf(part));
    revealWanted();
}

/// At the top, and in the list what the device says of its memory.
void DeviceView::revealWanted()
{
    const QList<SceneItem> &items = m_regions->scene().items;
    const auto region = std::ranges::find(items, Subject(RegionSubject{m_wantedRegion}), &SceneItem::subject);
    if (m_wantedRegion < 0 || region == items.end())
        return;
    QRectF rect = region->rect();
    rect.setHeight(m_regions->viewport()->height());
    m_regions->reveal(rect);
    if (const QTreeWidgetItem *memory = m_tree->topLevelItem(1))
        m_tree->scrollToItem(memory, QAbstractItemView::PositionAtTop);
}

/// No row of the drawing is cut there.
int DeviceView::footOfRegions(int height) const
{
    const double scrolled = m_regions->verticalScrollBar()->value(), most = 2 * m_regions->fontMetrics().height();
    double foot = height;
    for (const SceneItem &item : m_regions->scene().items) {
        const QRectF rect = item.rect().translated(0, -scrolled);
        if (rect.height() < most && rect.top() > 0 && rect.top() < height && rect.bottom() > height + 1)
            foot = std::min(foot, rect.top());
    }
    return int(foot);
}

bool DeviceView::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        QMetaObject::invokeMethod(this, &DeviceView::shareHeight, Qt::QueuedConnection);
    return View::eventFilter(object, event);
}

bool DeviceView::isKnown() const
{
    return m_session.currentDevice() >= 0 && m_session.currentDevice() < m_session.devices().size();
}

QString DeviceView::nothingToShow() const
{
    if (isKnown())
        return {};
    return m_session.devicesMessage().isEmpty() ? tr("The devices are being listed.") : inLanguage(m_session.devicesMessage());
}

bool DeviceView::isPreparing() const
{
    return m_session.devices().isEmpty() && m_session.devicesMessage().isEmpty();
}

void DeviceView::showRegions()
{
    if (!isKnown())
        return;
    const DeviceInfo &device = m_session.devices()[m_session.currentDevice()];
    m_shown = memoryRegions(device, m_session.project(), m_session.planReport(), m_session.signature(), registersIn(m_session.buildLog()));
    m_shownDevice = shownDeviceTitle(device);
    m_regions->setAccessibleDescription(regionsText(m_shown));
    m_regions->setToolTip(regionsText(m_shown));
    m_regions->refresh();
    QMetaObject::invokeMethod(this, &DeviceView::shareHeight, Qt::QueuedConnection);
}

Scene DeviceView::regions(double width, bool isBrief) const
{
    const double edge = m_appearance.px(margin);
    Scene scene = regionsScene(m_shown, m_shownDevice, m_appearance, width - 2 * edge, isBrief);
    scene.addMargin(edge);
    return scene;
}

Scene DeviceView::pictureScene() const
{
    return isKnown() ? regions(m_appearance.px(pictureWidth)) : Scene();
}

void DeviceView::showDevice()
{
    setCurrentIndex(isKnown() ? 1 : 0);
    m_tree->clear();
    if (!isKnown()) {
        m_empty->say(nothingToShow());
        return Q_EMIT readyChanged();
    }
    const DeviceInfo &device = m_session.devices()[m_session.currentDevice()];
    showRegions();
    m_title->setText(
        QStringLiteral("<span style='font-weight:600'>%1</span><br><span style='color:%2'>%3</span>")
            .arg(shownDeviceTitle(device).toHtmlEscaped(), m_appearance.theme().mutedText.name(), device.platform.name.toHtmlEscaped()));
    const auto groups = deviceFields(device, m_session.unconfined(), m_session.leftOutDrivers());
    m_tree->setFont(m_appearance.interfaceFont());
    for (qsizetype i = 0; i < groups.size(); ++i)
        addGroup(*m_tree, groups[i], i < 4);
    Q_EMIT readyChanged();
}

} // namespace kernelscope
