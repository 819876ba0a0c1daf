#include "ui/window/TrustedFoldersDialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "session/Session.h"
#include "support/Printable.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/window/TrustedFolders.h"

namespace kernelscope {

TrustedFoldersDialog::TrustedFoldersDialog(const WindowContext &context, QWidget *parent)
    : QDialog(parent), m_context(context), m_list(new QListWidget)
{
    setWindowTitle(tr("Trusted folders"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *explanation =
        new QLabel(tr("Projects in these folders and below them may run. So may samples, new projects and those that you save "
                      "from here. Any other project is restricted until you trust its folder."));
    explanation->setWordWrap(true);
    m_list->setAccessibleName(tr("Trusted folders and projects"));
    m_list->setProperty("role", QStringLiteral("roomy"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_none = new QLabel(tr("None so far."), m_list);
    m_none->setProperty("role", QStringLiteral("muted"));
    m_none->setContentsMargins(context.appearance.px(10), context.appearance.px(8), 0, 0);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_remove = buttons->addButton(tr("Trust no longer"), QDialogButtonBox::ActionRole);
    m_remove->setToolTip(tr("Take the trust away from what is chosen in the list"));
    auto *layout = new QVBoxLayout(this);
    keepScaled(context.appearance, *layout, {16, 16, 16, 16}, 12);
    layout->addWidget(explanation);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_remove, &QPushButton::clicked, this, &TrustedFoldersDialog::removeChosen);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) { m_remove->setEnabled(row >= 0); });
    resize(context.appearance.px(560), context.appearance.px(360));
    refresh();
}

void TrustedFoldersDialog::refresh()
{
    m_list->clear();
    for (const QString &path : m_context.trust.paths()) {
        auto *item = new QListWidgetItem(inOneLine(QDir::toNativeSeparators(path)), m_list);
        item->setData(Qt::UserRole, path);
        item->setToolTip(item->text());
    }
    m_list->setCurrentRow(0);
    m_remove->setEnabled(m_list->count() > 0);
    m_none->setVisible(m_list->count() == 0);
}

void TrustedFoldersDialog::removeChosen()
{
    m_context.trust.remove(m_list->currentItem()->data(Qt::UserRole).toString());
    m_context.session.judgeTrust();
    refresh();
}

} // namespace kernelscope
