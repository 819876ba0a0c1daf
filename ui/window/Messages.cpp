#include "ui/window/Messages.h"

#include "support/Error.h"
#include "support/Filled.h"
#include "ui/layout/TextWrap.h"
#include "ui/models/Sentences.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"

namespace kernelscope {

Messages::Messages(const Appearance &appearance, QWidget *parent)
    : Banner(tr("Message"), parent), m_appearance(appearance), m_status(new ElidedLabel)
{
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(&appearance, &Appearance::changed, this, &Messages::showStatus);
    connect(this, &Banner::closed, this, [this] {
        if (m_shown == m_complaint)
            showState();
    });
    setState(tr("Ready."));
}

void Messages::showStatus()
{
    m_status->setContentsMargins(m_appearance.px(12), m_appearance.px(5), m_appearance.px(12), m_appearance.px(5));
    QPalette palette = m_status->palette();
    palette.setColor(QPalette::WindowText, m_shown.isError ? m_appearance.theme().error : m_appearance.theme().mutedText);
    m_status->setPalette(palette);
}

void Messages::tell(const QString &message, bool isError, const QString &shorter)
{
    show({message, isError, shorter});
}

void Messages::setState(const QString &message, bool isError, const QString &shorter)
{
    m_state = {message, isError, shorter};
    showState();
}

void Messages::showState()
{
    show(m_state);
}

void Messages::show(const Status &status)
{
    m_shown = status;
    m_status->setFullText(status.message.section(u'\n', 0, 0), status.shorter.section(u'\n', 0, 0));
    m_status->setToolTip(asToolTip(status.message));
    showStatus();
}

/// The sentence first, then where: who reads it in a window looks for the file with other means than a shell's.
static QString told(const Error &error)
{
    QString message = inLanguage(error.message);
    message.replace(u'\n', u' ');
    const SourcePlace &place = error.place;
    if (place.file.isEmpty() || message.contains(place.file))
        return message;
    return place.line > 0 ? filled(Messages::tr("%1 (%2, line %3)"), message, place.file, place.line)
                          : Messages::tr("%1 (%2)").arg(message, place.file);
}

void Messages::complain(const QString &what, const Error &error, const QList<Offer> &offers)
{
    const QString text = what + u' ' + told(error);
    m_complaint = {text, true, what};
    show(m_complaint);
    say(text, Tone::Error, offers + QList<Offer>{{tr("Close"), tr("Hide this message"), {}}});
}

} // namespace kernelscope
