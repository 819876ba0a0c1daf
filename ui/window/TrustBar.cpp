#include "ui/window/TrustBar.h"

#include <algorithm>

#include <QAbstractTextDocumentLayout>
#include <QDir>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "session/Session.h"
#include "support/Printable.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/TextTables.h"
#include "ui/widgets/WholeLines.h"
#include "ui/window/Messages.h"
#include "ui/window/TrustedFolders.h"
#include "ui/window/WouldRun.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr double mostForDetails = 0.25; // of the window's height
constexpr qsizetype longestName = 48;

TrustBar::TrustBar(const WindowContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_banner(new Banner(tr("Trust"))), m_details(new QTextBrowser)
{
    m_details->setOpenLinks(false);
    m_details->setAccessibleName(tr("What would run"));
    showWholeLines(*m_details);
    m_details->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_details);
    const auto follow = [this] {
        showDetails(false);
        say(false);
    };
    connect(&context.session, &Session::documentReplaced, this, follow);
    connect(&context.session, &Session::restrictionChanged, this, follow);
    connect(&context.session, &Session::projectChanged, this, &TrustBar::refreshDetails);
    connect(&context.session, &Session::textChanged, this, &TrustBar::refreshDetails);
    connect(&context.appearance, &Appearance::changed, this, &TrustBar::refreshDetails);
    connect(m_details->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this, &TrustBar::fitDetails);
    hide();
}

static QString shortName(const QString &folder)
{
    const QString name = inOneLine(QDir(folder).dirName());
    return name.size() <= longestName ? name : name.first(longestName) + u'\u2026';
}

void TrustBar::say(bool isAskedToRun)
{
    const QString folder = m_context.session.document().folder;
    const QString why =
        isAskedToRun ? tr("To run this project, trust its folder \u201c%1\u201d first. Until then nothing of it is evaluated or run.")
                     : tr("The folder \u201c%1\u201d is not trusted, so nothing of this project is evaluated or run. You can read and edit "
                          "all of it.");
    const QString details = m_details->isHidden() ? tr("Show what would run") : tr("Hide what would run");
    m_banner->say(
        why.arg(shortName(folder)), isAskedToRun ? Banner::Tone::Warning : Banner::Tone::Calm,
        {{details, tr("The kernels, their sizes, the build options and the files"), [this] { showDetails(m_details->isHidden()); }, true},
         {tr("Trust this folder"), tr("Run projects in %1 and below, now and later").arg(inOneLine(QDir::toNativeSeparators(folder))),
          [this] { trust(); }, true}});
}

void TrustBar::ask()
{
    say(true);
    m_context.messages.tell(tr("Nothing was run: the project's folder is not trusted."), true);
    m_banner->buttons().first()->setFocus(Qt::OtherFocusReason); // Return there trusts nothing.
}

void TrustBar::trust()
{
    const ProjectDocument &document = m_context.session.document();
    m_context.trust.add(document.folder);
    m_context.trust.add(projectPath(document)); // Where that is a link to elsewhere.
    m_context.session.judgeTrust();
    m_context.messages.tell(tr("The folder is trusted. Run with F5."));
}

void TrustBar::showDetails(bool shown)
{
    m_details->setVisible(shown);
    if (!m_banner->buttons().isEmpty())
        m_banner->buttons().first()->setText(shown ? tr("Hide what would run") : tr("Show what would run"));
    refreshDetails();
}

void TrustBar::refreshDetails()
{
    if (m_details->isHidden())
        return;
    QTextDocument &document = *m_details->document();
    document.setDefaultStyleSheet(u"code { font-family: '%1'; }"_s.arg(m_context.appearance.codeFont().families().value(0)));
    m_details->setHtml(wouldRunHtml(m_context.session.document()));
    layOutTables(document, m_context.appearance.theme().border, m_context.appearance.scale());
}

/// As high as its text, up to a part of the window.
void TrustBar::fitDetails()
{
    const int wanted = int(m_details->document()->size().height()) + 2 * m_details->frameWidth();
    m_details->setFixedHeight(std::min(wanted, int(window()->height() * mostForDetails)));
}

} // namespace kernelscope
