#include "ui/window/Messages.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

#include "support/Error.h"
#include "support/Filled.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"

namespace kernelscope {

Messages::Messages(const Appearance &appearance, QWidget *parent)
    : QFrame(parent), m_appearance(appearance), m_status(new ElidedLabel(tr("Ready.")))
{
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(&appearance, &Appearance::changed, this, &Messages::showStatus);
    showStatus();
    m_layout = new QHBoxLayout(this);
    m_text = new QLabel(this);
    m_text->setWordWrap(true);
    m_text->setProperty("role", QStringLiteral("banner"));
    m_layout->addWidget(m_text, 1);
    setAccessibleName(tr("Message"));
    hide();
}

void Messages::showStatus()
{
    m_status->setContentsMargins(m_appearance.px(12), m_appearance.px(5), m_appearance.px(12), m_appearance.px(5));
    QPalette palette = m_status->palette();
    palette.setColor(QPalette::WindowText, m_isError ? m_appearance.theme().error : m_appearance.theme().mutedText);
    m_status->setPalette(palette);
}

void Messages::tell(const QString &message, bool isError, const QString &shorter)
{
    m_status->setFullText(message.section(u'\n', 0, 0), shorter.section(u'\n', 0, 0));
    m_status->setToolTip(message);
    m_isError = isError;
    showStatus();
}

/// The sentence first, then where: who reads it in a window looks for the file with other means than a shell's.
static QString told(const Error &error)
{
    QString message = error.message;
    message.replace(u'\n', u' ');
    const SourcePlace &place = error.place;
    if (place.file.isEmpty() || message.contains(place.file))
        return message;
    return place.line > 0 ? filled(Messages::tr("%1 (%2, line %3)"), message, place.file, place.line)
                          : Messages::tr("%1 (%2)").arg(message, place.file);
}

void Messages::complain(const QString &what, const Error &error)
{
    const QString text = what + u' ' + told(error);
    tell(text, true, what);
    say(text, true, {{tr("Close"), tr("Hide this message"), {}}});
}

void Messages::say(const QString &text, bool isError, const QList<Offer> &offers)
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

void Messages::dismiss()
{
    for (QPushButton *button : std::as_const(m_buttons))
        button->deleteLater();
    m_buttons.clear();
    m_text->clear();
    hide();
}

QString Messages::text() const
{
    return m_text->text();
}

} // namespace kernelscope
