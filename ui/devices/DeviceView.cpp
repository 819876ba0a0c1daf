#include "ui/devices/DeviceView.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "session/Session.h"
#include "ui/devices/DeviceFields.h"
#include "ui/models/DeviceTitle.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/WholeLines.h"

namespace kernelscope {

DeviceView::DeviceView(Session &session, Appearance &appearance, QWidget *parent)
    : QStackedWidget(parent), m_session(session), m_appearance(appearance)
{
    setAccessibleName(tr("Device"));
    m_empty = new EmptyPage(appearance, QStringLiteral("device"), this);
    addWidget(m_empty);
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    keepScaled(appearance, *layout, {14, 12, 14, 14}, 10);
    m_title = new QLabel(content);
    m_title->setWordWrap(true);
    m_tree = new QTreeWidget(content);
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_tree->setAlternatingRowColors(false);
    m_tree->setUniformRowHeights(true);
    showWholeLines(*m_tree);
    m_tree->setAccessibleName(tr("Properties of the device"));
    m_tree->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    layout->addWidget(m_title);
    layout->addWidget(m_tree, 1);
    addWidget(content);
    connect(&session, &Session::devicesChanged, this, &DeviceView::showDevice);
    connect(&session, &Session::currentDeviceChanged, this, &DeviceView::showDevice);
    connect(&appearance, &Appearance::changed, this, &DeviceView::showDevice);
    showDevice();
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

void DeviceView::showDevice()
{
    const int current = m_session.currentDevice();
    const bool known = current >= 0 && current < m_session.devices().size();
    setCurrentIndex(known ? 1 : 0);
    m_tree->clear();
    if (!known) {
        m_empty->say(m_session.devicesMessage().isEmpty() ? tr("The devices are being listed.") : m_session.devicesMessage());
        return;
    }
    const DeviceInfo &device = m_session.devices()[current];
    m_title->setText(
        QStringLiteral("<span style='font-weight:600'>%1</span><br><span style='color:%2'>%3</span>")
            .arg(shownDeviceTitle(device).toHtmlEscaped(), m_appearance.theme().mutedText.name(), device.platform.name.toHtmlEscaped()));
    const auto groups = deviceFields(device);
    m_tree->setFont(m_appearance.interfaceFont());
    for (qsizetype i = 0; i < groups.size(); ++i)
        addGroup(*m_tree, groups[i], i < 4);
}

} // namespace kernelscope
