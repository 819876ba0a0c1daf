#include "ui/widgets/Banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/theme/StyleSheet.h"

namespace kernelscope {

Banner::Banner(const QString &name, QWidget *parent) : QFrame(parent), m_layout(new QHBoxLayout(this)), m_text(new QLabel(this))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // Names of projects and files are anything.
    m_text->setProperty("role", QStringLiteral("banner"));
    m_layout->addWidget(m_text, 1);
    setAccessibleName(name);
    hide();
}

static QString roleOf(Banner::Tone tone)
{
    switch (tone) {
    case Banner::Tone::Calm:
        return QStringLiteral("calmBanner");
    case Banner::Tone::Warning:
        return QStringLiteral("banner");
    case Banner::Tone::Error:
        return QStringLiteral("errorBanner");
    }
    return {};
}

Banner::Offer Banner::closing()
{
    return {tr("Close"), tr("Close this strip"), {}};
}

void Banner::say(const QString &text, Tone tone, const QList<Offer> &offers)
{
    dismiss();
    restyle(*m_text, "role", roleOf(tone));
    m_text->setText(text);
    setAccessibleDescription(text);
    for (const Offer &offer : offers) {
        auto *button = new QPushButton(offer.text, this);
        button->setToolTip(offer.toolTip);
        button->setAccessibleDescription(offer.toolTip);
        m_layout->addWidget(button);
        m_buttons.append(button);
        // Queued: the strip may say something new then, and this button goes. A second click on it is none.
        connect(
            button, &QPushButton::clicked, this,
            [this, button, act = offer.act, stays = offer.stays] {
                if (!m_buttons.contains(button))
                    return;
                const bool hasFocus = button->hasFocus(); // Who answers with the keyboard answers the next question with it.
                if (!stays)
                    dismiss();
                if (act)
                    act();
                if (isHidden())
                    Q_EMIT closed();
                else if (hasFocus && !m_buttons.isEmpty())
                    m_buttons.first()->setFocus();
            },
            Qt::QueuedConnection);
    }
    show();
}

void Banner::dismiss()
{
    for (QPushButton *button : std::as_const(m_buttons))
        button->deleteLater();
    m_buttons.clear();
    m_text->clear();
    hide();
}

QString Banner::text() const
{
    return m_text->text();
}

} // namespace kernelscope
