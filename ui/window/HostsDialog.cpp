#include "ui/window/HostsDialog.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include "session/Hosts.h"
#include "session/Session.h"
#include "support/Printable.h"
#include "ui/models/DeviceTitle.h"
#include "ui/models/Sentences.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ScaledLayout.h"

namespace kernelscope {

HostsDialog::HostsDialog(const WindowContext &context, QWidget *parent) : QDialog(parent), m_context(context), m_list(new QListWidget)
{
    setWindowTitle(tr("Other machines"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *explanation =
        new QLabel(tr("Machines whose devices can be used from here, over ssh. Kernelscope has to be installed there, and ssh "
                      "has to connect with a key, without asking. Their devices are in the list of devices."));
    explanation->setWordWrap(true);
    m_list->setAccessibleName(tr("Other machines"));
    m_list->setProperty("role", QStringLiteral("roomy"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_none = new QLabel(tr("None so far."), m_list);
    m_none->setProperty("role", QStringLiteral("muted"));
    m_none->setContentsMargins(context.appearance.px(10), context.appearance.px(8), 0, 0);
    m_problem = new QLabel;
    m_problem->setWordWrap(true);
    m_problem->setProperty("role", QStringLiteral("problem"));
    m_problem->setTextFormat(Qt::PlainText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter adds.
    m_add = buttons->addButton(tr("Add"), QDialogButtonBox::ActionRole);
    m_remove = buttons->addButton(tr("Remove"), QDialogButtonBox::ActionRole);
    m_remove->setToolTip(tr("Forget the machine that is chosen in the list"));
    m_remove->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    keepScaled(context.appearance, *layout, {16, 16, 16, 16}, 12);
    layout->addWidget(explanation);
    layout->addWidget(m_list, 1);
    layout->addWidget(fields());
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    m_add->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &HostsDialog::addNamed);
    connect(m_remove, &QPushButton::clicked, this, &HostsDialog::removeChosen);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        m_chosen = item ? item->data(Qt::UserRole).toString() : QString();
        say(reasonOf(m_chosen));
        refreshButtons();
    });
    for (QLineEdit *field : {m_name, m_destination})
        connect(field, &QLineEdit::textChanged, this, &HostsDialog::refreshButtons);
    connect(&context.session, &Session::devicesChanged, this, &HostsDialog::refresh);
    resize(context.appearance.px(600), context.appearance.px(420));
    context.session.askHosts();
    say({});
    refresh();
    m_name->setFocus();
}

QWidget *HostsDialog::fields()
{
    auto *fields = new QWidget;
    auto *form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    m_name = new QLineEdit;
    m_name->setPlaceholderText(tr("lab"));
    m_name->setAccessibleName(tr("Name of the machine"));
    m_destination = new QLineEdit;
    m_destination->setPlaceholderText(tr("student@gpu1.example.org"));
    m_destination->setAccessibleName(tr("Where ssh connects to"));
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Connect to"), m_destination);
    return fields;
}

/// Why it has no device; empty where it has some, or is still being asked.
QString HostsDialog::reasonOf(const QString &host) const
{
    for (const Session::UnknownHost &unknown : m_context.session.unknownHosts()) {
        if (unknown.name == host)
            return inOneLine(unknown.reason);
    }
    return {};
}

QString HostsDialog::devicesOf(const QString &host) const
{
    if (!reasonOf(host).isEmpty())
        return tr("no device");
    QStringList titles;
    for (const DeviceInfo &device : m_context.session.devices()) {
        if (device.host == host)
            titles << shownDeviceTitle(device).mid(host.size() + 2);
    }
    return titles.isEmpty() ? tr("being asked\u2026") : titles.join(QStringLiteral(", "));
}

void HostsDialog::refresh()
{
    const QString chosen = m_chosen;
    m_list->clear();
    for (const Host &host : m_context.session.hosts()) {
        auto *item = new QListWidgetItem(tr("%1: %2").arg(host.name, devicesOf(host.name)), m_list);
        item->setData(Qt::UserRole, host.name);
        item->setToolTip(inOneLine(host.command.join(u' ')));
        if (host.name == chosen)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
    m_none->setVisible(m_list->count() == 0);
    refreshButtons();
}

void HostsDialog::refreshButtons()
{
    m_add->setEnabled(!m_name->text().trimmed().isEmpty() && !m_destination->text().trimmed().isEmpty());
    m_remove->setEnabled(m_list->currentRow() >= 0);
}

/// What runs on a machine has no end when that goes.
bool HostsDialog::isAtWork() const
{
    const Session &session = m_context.session;
    return session.isBusy() || session.isSweeping() || session.isExporting();
}

void HostsDialog::addNamed()
{
    const auto command = commandOverSsh(m_destination->text().trimmed());
    const Host host{m_name->text().trimmed(), command.value_or(QStringList())};
    if (isAtWork() && std::ranges::count(m_context.session.hosts(), host.name, &Host::name) > 0)
        return say(tr("Something is at work. Stop it, or wait for its end, before a machine is replaced."));
    const auto added = command.and_then([&](const QStringList &) { return addHost(host); });
    say(added ? QString() : inLanguage(added.error().message));
    if (!added)
        return;
    m_chosen = host.name;
    m_context.session.addHost(host);
    m_name->clear();
    m_destination->clear();
}

void HostsDialog::removeChosen()
{
    const QString name = m_list->currentItem()->data(Qt::UserRole).toString();
    if (isAtWork())
        return say(tr("Something is at work. Stop it, or wait for its end, before a machine is removed."));
    const auto removed = removeHost(name);
    say(removed ? QString() : inLanguage(removed.error().message));
    if (removed)
        m_context.session.removeHost(name);
}

QString HostsDialog::problem() const
{
    return m_problem->text();
}

void HostsDialog::say(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

} // namespace kernelscope
