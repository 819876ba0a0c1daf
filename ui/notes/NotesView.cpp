#include "ui/notes/NotesView.h"

#include <QDesktopServices>
#include <QScrollBar>

#include "session/Session.h"
#include "ui/models/ShowComments.h"
#include "ui/models/ShownNotes.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/WholeLines.h"

namespace kernelscope {

constexpr qsizetype quickLength = 20'000; // of notes: they are ready within a frame or two
constexpr std::chrono::milliseconds pauseInTyping{150};

NotesView::NotesView(Session &session, Appearance &appearance, QWidget *parent)
    : View(appearance, tr("Notes"), parent), m_session(session), m_appearance(appearance)
{
    m_empty = new EmptyPage(appearance, QStringLiteral("notes"), this);
    m_browser = new WholeWordsBrowser(this);
    m_browser->setOpenLinks(false);
    m_browser->setAccessibleName(tr("Notes of the project"));
    showWholeLines(*m_browser);
    addWidget(m_empty);
    addWidget(m_browser);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &NotesView::showNotes);
    connect(m_browser, &QTextBrowser::anchorClicked, this, &NotesView::follow);
    connect(m_empty, &EmptyPage::actionChosen, this, &NotesView::addNotes);
    connect(&session, &Session::documentReplaced, this, &NotesView::showNotes);
    connect(&session, &Session::projectChanged, this, &NotesView::showNotes);
    connect(&session, &Session::textChanged, this, [this](const QString &path) {
        if (path == m_session.project().notes)
            m_soon.start(pauseInTyping);
    });
    connect(&appearance, &Appearance::changed, this, &NotesView::showNotes);
    showNotes();
}

NotesView::~NotesView() = default;

bool NotesView::Shown::operator==(const Shown &) const = default;

QString NotesView::nothingToShow() const
{
    const ProjectDocument &document = m_session.document();
    return document.texts.value(document.project.notes).trimmed().isEmpty() ? tr("This project has no notes.") : QString();
}

/// What is asked for now, unless it is shown already: short notes at once, long ones on another thread.
void NotesView::showNotes()
{
    m_soon.stop();
    const ProjectDocument &document = m_session.document();
    Shown wanted{document.folder, shownNotes(document), NotesStyle::of(m_appearance)};
    if (const QString nothing = nothingToShow(); !nothing.isEmpty()) {
        m_asked = {};
        m_making.cancel();
        m_empty->say(nothing, document.project.notes.isEmpty() ? tr("Write notes") : tr("Edit notes"));
        setCurrentWidget(m_empty);
        return Q_EMIT readyChanged();
    }
    if (m_asked == wanted)
        return Q_EMIT readyChanged();
    m_asked = wanted;
    m_making.want(
        wanted,
        [wanted, home = thread()](const std::stop_token &) {
            auto made = notesDocument(withoutShowComments(wanted.notes), wanted.style, wanted.folder);
            made->moveToThread(home);
            return made;
        },
        wanted.notes.size() <= quickLength);
}

void NotesView::put(const Shown &wanted, std::unique_ptr<PicturedText> document)
{
    const auto *shown = dynamic_cast<PicturedText *>(m_browser->document()); // null: what the browser made itself, and ends
    const bool isSame = shown && shown->folder() == wanted.folder && currentWidget() == m_browser;
    const int scrolled = isSame ? m_browser->verticalScrollBar()->value() : 0;
    document->setParent(m_browser);
    m_browser->setDocument(document.release());
    delete shown;
    m_browser->moveCursor(QTextCursor::Start);
    m_browser->verticalScrollBar()->setValue(scrolled);
    setCurrentWidget(m_browser);
    Q_EMIT readyChanged();
}

void NotesView::follow(const QUrl &link)
{
    if (link.scheme() == u"http" || link.scheme() == u"https")
        QDesktopServices::openUrl(link);
    else if (link.isRelative() && m_session.document().texts.contains(link.path()))
        Q_EMIT placeChosen({link.path(), link.fragment().mid(1).toInt(), 1});
}

void NotesView::addNotes()
{
    Project project = m_session.project();
    if (project.notes.isEmpty()) {
        project.notes = QStringLiteral("notes.md");
        m_session.setText(project.notes, QStringLiteral("# %1\n\n").arg(project.title));
        m_session.setProject(project);
    }
    Q_EMIT editRequested(project.notes);
}

} // namespace kernelscope
