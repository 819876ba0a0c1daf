#include "ui/widgets/EmptyPage.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"

namespace kernelscope {

EmptyPage::EmptyPage(const Appearance &appearance, const QString &icon, QWidget *parent)
    : QWidget(parent), m_appearance(appearance), m_iconName(icon)
{
    m_icon = new QLabel(this);
    m_sentence = new QLabel(this);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setProperty("role", QStringLiteral("muted"));
    m_action = new QPushButton(this);
    m_action->setProperty("role", QStringLiteral("primary"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(appearance.px(32), appearance.px(32), appearance.px(32), appearance.px(32));
    layout->setSpacing(appearance.px(14));
    layout->addStretch(2);
    layout->addWidget(m_icon, 0, Qt::AlignHCenter);
    layout->addWidget(m_sentence);
    layout->addWidget(m_action, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    connect(m_action, &QPushButton::clicked, this, &EmptyPage::actionChosen);
    connect(&appearance, &Appearance::changed, this, &EmptyPage::tint);
    tint();
}

void EmptyPage::tint()
{
    m_icon->setPixmap(tintedPixmap(m_iconName, m_appearance.theme().border, m_appearance.px(56), devicePixelRatioF()));
}

void EmptyPage::say(const QString &sentence, const QString &action)
{
    m_sentence->setText(sentence);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
}

} // namespace kernelscope
