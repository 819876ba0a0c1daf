#include "ui/window/MessageBar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

namespace kernelscope {

MessageBar::MessageBar(QWidget *parent) : QFrame(parent)
{
    m_layout = new QHBoxLayout(this);
    m_text = new QLabel(this);
    m_text->setWordWrap(true);
    m_text->setProperty("role", QStringLiteral("banner"));
    m_layout->addWidget(m_text, 1);
    setAccessibleName(tr("Message"));
    hide();
}

void MessageBar::say(const QString &text, bool isError, const QList<Offer> &offers)
{
    dismiss();
    m_text->setProperty("role", isError ? QStringLiteral("errorBanner") : QStringLiteral("banner"));
    m_text->style()->unpolish(m_text);
    m_text->style()->polish(m_text);
    m_text->setText(text);
    setAccessibleDescription(text);
    for (const Offer &offer : offers) {
        auto *button = new QPushButton(offer.text, this);
        button->setToolTip(offer.toolTip);
        m_layout->addWidget(button);
        m_buttons.append(button);
        // Queued: the strip may say something new then, and this button goes. A second click on it is none.
        connect(
            button, &QPushButton::clicked, this,
            [this, button, act = offer.act] {
                if (!m_buttons.contains(button))
                    return;
                dismiss();
                if (act)
                    act();
            },
            Qt::QueuedConnection);
    }
    show();
}

void MessageBar::dismiss()
{
    for (QPushButton *button : std::as_const(m_buttons))
        button->deleteLater();
    m_buttons.clear();
    m_text->clear();
    hide();
}

QString MessageBar::text() const
{
    return m_text->text();
}

} // namespace kernelscope
