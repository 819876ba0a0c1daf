#include "ui/present/WalkStrip.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <QHBoxLayout>
#include <QLabel>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QTextTable>
#include <QToolButton>

#include "ui/theme/Appearance.h"
#include "ui/widgets/PicturedText.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/TextTables.h"
#include "ui/widgets/ViewButtons.h"
#include "ui/widgets/WholeWords.h"

namespace kernelscope {

WalkStrip::WalkStrip(const Appearance &appearance, QWidget *parent) : QFrame(parent), m_appearance(appearance)
{
    setProperty("role", QStringLiteral("stage"));
    setAccessibleName(tr("Notes of this step"));
    setFocusPolicy(Qt::StrongFocus);
    m_title = new QLabel(this);
    m_title->setWordWrap(true);
    m_position = new QLabel(this);
    m_position->setProperty("role", QStringLiteral("muted"));
    m_text = new WholeWordsBrowser(this);
    m_document = new PicturedText({}, m_text);
    m_text->setDocument(m_document);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->setFocusPolicy(Qt::NoFocus);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->viewport()->setAutoFillBackground(false);
    m_text->setStyleSheet(QStringLiteral("QTextBrowser { background: transparent; border: none; padding: 0; }"));
    m_back = makeViewButton(QStringLiteral("phase-back"), tr("The step before (Page Up)"), this);
    m_next = makeViewButton(QStringLiteral("phase-next"), tr("The next step (Page Down)"), this);
    m_end = makeViewButton(QStringLiteral("failed"), tr("End the presentation (Escape)"), this);
    m_head = new QHBoxLayout;
    keepScaled(appearance, *m_head, {}, 6);
    m_head->addWidget(m_title, 1);
    m_head->addWidget(m_position);
    for (QToolButton *button : {m_back, m_next, m_end}) {
        button->setFocusPolicy(Qt::TabFocus);
        m_head->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    keepScaled(appearance, *layout, {16, 6, 12, 6}, 2);
    layout->addLayout(m_head);
    layout->addWidget(m_text, 1);
    connect(m_back, &QToolButton::clicked, this, [this] { Q_EMIT stepWanted(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { Q_EMIT stepWanted(1); });
    connect(m_end, &QToolButton::clicked, this, &WalkStrip::endWanted);
    connect(&appearance, &Appearance::changed, this, &WalkStrip::follow);
    follow();
}

constexpr double textFactor = 1.05; // of the interface's font
constexpr int lineHeight = 120;     // per cent
constexpr int betweenParagraphs = 4;

int WalkStrip::heightFor(int about) const
{
    constexpr int leastLines = 2;
    const QMargins margins = layout()->contentsMargins();
    const int head = margins.top() + layout()->itemAt(0)->sizeHint().height() + layout()->spacing() + margins.bottom();
    const double line = QFontMetricsF(m_appearance.interfaceFont(textFactor)).height() * lineHeight / 100.0;
    const int lines = std::max(leastLines, int(std::lround((about - head) / line)));
    return head + int(std::ceil(lines * line)) + m_appearance.px(betweenParagraphs);
}

int WalkStrip::neededHeight(int width) const
{
    const QMargins margins = layout()->contentsMargins();
    const int head = margins.top() + layout()->itemAt(0)->sizeHint().height() + layout()->spacing() + margins.bottom();
    PicturedText text(m_document->folder()); // clone() would be of another class.
    text.setDefaultFont(m_document->defaultFont());
    text.setDefaultTextOption(m_document->defaultTextOption());
    QTextCursor(&text).insertFragment(QTextDocumentFragment(m_document));
    text.rootFrame()->setFrameFormat(m_document->rootFrame()->frameFormat());
    text.setTextWidth(width - margins.left() - margins.right());
    return head + int(std::ceil(text.size().height())) + m_appearance.px(betweenParagraphs);
}

void WalkStrip::follow()
{
    QFont bold = m_appearance.interfaceFont(1.2);
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    constexpr double iconSize = 18;
    tintViewButtons(*this, m_appearance, iconSize);
    render();
}

void WalkStrip::show(const Walk &walk, int step, const QString &folder)
{
    m_document->setFolder(folder);
    const bool hasStep = step >= 0 && step < walk.steps.size();
    m_title->setText(hasStep ? walk.steps[step].title : tr("This project has no walk yet"));
    m_position->setText(hasStep ? tr("%1 of %2").arg(step + 1).arg(walk.steps.size()) : QString());
    m_markdown = hasStep ? walk.steps[step].text
                         : tr("Each heading of the project's notes becomes a step: its text stands here, and the step can show a view at a "
                              "chosen moment.");
    m_back->setEnabled(step > 0);
    m_next->setEnabled(step + 1 < walk.steps.size());
    render();
}

void WalkStrip::setControls(QWidget *controls)
{
    if (m_controls) {
        m_controls->setParent(nullptr);
        m_controls->deleteLater(); // The key that leads to the next step may be its own.
    }
    m_controls = controls;
    if (!controls)
        return;
    m_head->insertWidget(1, controls, 1);
    controls->show();
}

static bool isCode(const QTextBlock &block)
{
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

/// Markdown has no opinion on spacing; code gets the code's font.
void WalkStrip::render()
{
    QTextDocument &document = *m_document;
    document.setDefaultFont(m_appearance.interfaceFont(textFactor));
    document.setDocumentMargin(0);
    document.setMarkdown(m_markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML) | QTextDocument::MarkdownDialectGitHub);
    keepWordsWhole(document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setTopMargin(0);
        const bool goesOn = isCode(block) && isCode(block.next()); // Each line of code is a block of its own.
        format.setBottomMargin(goesOn || QTextCursor(block).currentTable() ? 0 : m_appearance.px(betweenParagraphs));
        format.setLineHeight(isCode(block) ? 100 : lineHeight, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (!isCode(block) && !part.fragment().charFormat().fontFixedPitch())
                continue;
            QTextCursor piece(&document);
            piece.setPosition(part.fragment().position());
            piece.setPosition(part.fragment().position() + part.fragment().length(), QTextCursor::KeepAnchor);
            QTextCharFormat code;
            code.setFontFamilies(m_appearance.codeFont().families());
            piece.mergeCharFormat(code);
        }
    }
    layOutTables(document, m_appearance.theme().border, m_appearance.scale(), 2);
    QTextCursor last(&document); // Below it nothing follows that it would have to be kept apart from.
    last.movePosition(QTextCursor::End);
    QTextBlockFormat format = last.blockFormat();
    format.setBottomMargin(0);
    last.setBlockFormat(format);
    m_text->moveCursor(QTextCursor::Start);
}

QString WalkStrip::title() const
{
    return m_title->text();
}
QString WalkStrip::position() const
{
    return m_position->text();
}

} // namespace kernelscope
