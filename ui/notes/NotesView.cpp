#include "ui/notes/NotesView.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include "session/Session.h"
#include "ui/present/Walk.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/EmptyPage.h"

namespace kernelscope {

QVariant NotesBrowser::loadResource(int type, const QUrl &name)
{
    if (type != QTextDocument::ImageResource || m_folder.isEmpty() || !name.isRelative())
        return {};
    const QString root = QDir(m_folder).canonicalPath();
    const QString file = QFileInfo(QDir(m_folder), name.path()).canonicalFilePath();
    return file.startsWith(root + u'/') ? QVariant(QImage(file)) : QVariant();
}

NotesView::NotesView(Session &session, Appearance &appearance, QWidget *parent)
    : QStackedWidget(parent), m_session(session), m_appearance(appearance)
{
    setAccessibleName(tr("Notes"));
    m_empty = new EmptyPage(appearance, QStringLiteral("notes"), this);
    m_browser = new NotesBrowser(this);
    m_browser->setOpenLinks(false);
    m_browser->setAccessibleName(tr("Notes of the project"));
    addWidget(m_empty);
    addWidget(m_browser);
    connect(m_browser, &QTextBrowser::anchorClicked, this, &NotesView::follow);
    connect(m_empty, &EmptyPage::actionChosen, this, &NotesView::addNotes);
    connect(&session, &Session::documentReplaced, this, &NotesView::showNotes);
    connect(&session, &Session::projectChanged, this, &NotesView::showNotes);
    connect(&session, &Session::textChanged, this, [this](const QString &path) {
        if (path == m_session.project().notes)
            showNotes();
    });
    connect(&appearance, &Appearance::changed, this, &NotesView::showNotes);
    showNotes();
}

static void enlarge(QTextDocument &document, const QTextFragment &fragment, int level, const Appearance &appearance)
{
    QTextCharFormat format;
    format.setFontPointSize(appearance.interfaceFont(level == 1 ? 1.6 : level == 2 ? 1.25 : 1.1).pointSizeF());
    format.setFontWeight(QFont::DemiBold);
    QTextCursor cursor(&document);
    cursor.setPosition(fragment.position());
    cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(format);
}

/// Markdown has no opinion on spacing: lines and paragraphs get some air, code a ground of its own.
static void layOut(QTextDocument &document, const Appearance &appearance)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const bool isCode =
            format.hasProperty(QTextFormat::BlockCodeFence) || format.hasProperty(QTextFormat::BlockCodeLanguage);
        format.setLineHeight(isCode || format.headingLevel() > 0 ? 115 : 135, QTextBlockFormat::ProportionalHeight);
        if (format.headingLevel() > 0)
            format.setTopMargin(appearance.px(format.headingLevel() == 1 ? 4 : 14));
        const bool inTable = QTextCursor(block).currentTable() != nullptr;
        if (!isCode)
            format.setBottomMargin(inTable ? 0 : appearance.px(8));
        if (isCode)
            format.setBackground(appearance.theme().raised);
        cursor.setBlockFormat(format);
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            QTextCharFormat text = part.fragment().charFormat();
            if (format.headingLevel() > 0)
                enlarge(document, part.fragment(), format.headingLevel(), appearance);
            if (!text.fontFixedPitch() && !isCode)
                continue;
            QTextCursor piece(&document);
            piece.setPosition(part.fragment().position());
            piece.setPosition(part.fragment().position() + part.fragment().length(), QTextCursor::KeepAnchor);
            text.setFontFamilies(appearance.codeFont().families());
            text.setForeground(appearance.theme().text);
            piece.mergeCharFormat(text);
        }
    }
}

static void layOutTables(QTextDocument &document, const Appearance &appearance)
{
    const auto frames = document.rootFrame()->childFrames();
    for (QTextFrame *frame : frames) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(appearance.theme().border);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellPadding(appearance.px(6));
        format.setCellSpacing(0);
        format.setTopMargin(appearance.px(6));
        format.setBottomMargin(appearance.px(10));
        table->setFormat(format);
    }
}

void NotesView::showNotes()
{
    const ProjectDocument &document = m_session.document();
    const QString notes = document.texts.value(document.project.notes);
    if (document.project.notes.isEmpty() || notes.trimmed().isEmpty()) {
        m_empty->say(tr("This project has no notes."),
                     document.project.notes.isEmpty() ? tr("Write notes") : tr("Edit notes"));
        return setCurrentWidget(m_empty);
    }
    const bool isSame = m_shownFolder == document.folder && currentWidget() == m_browser;
    const int scrolled = isSame ? m_browser->verticalScrollBar()->value() : 0;
    m_shownFolder = document.folder;
    m_browser->setFolder(document.folder);
    m_browser->document()->setDefaultFont(m_appearance.interfaceFont());
    m_browser->document()->setDocumentMargin(m_appearance.px(12));
    m_browser->document()->setMarkdown(withoutShowComments(notes), QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML) |
                                                  QTextDocument::MarkdownDialectGitHub);
    layOut(*m_browser->document(), m_appearance);
    layOutTables(*m_browser->document(), m_appearance);
    m_browser->moveCursor(QTextCursor::Start);
    m_browser->verticalScrollBar()->setValue(scrolled);
    setCurrentWidget(m_browser);
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
