#include "ui/editor/CodeSignatures.h"

#include <algorithm>

#include <QKeyEvent>
#include <QLabel>

#include "language/ProjectLanguage.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorPlaces.h"
#include "ui/editor/EditorTabs.h"
#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr qsizetype longestDocumentation = 160;

QString signatureText(const SignatureHelp &help)
{
    const Signature signature = help.signatures.value(help.active);
    QString text;
    qsizetype done = 0;
    if (help.parameter < signature.parameters.size()) {
        const SignatureParameter current = signature.parameters[help.parameter];
        text = signature.text.left(current.begin).toHtmlEscaped() + u"<b>"_s +
               signature.text.mid(current.begin, current.end - current.begin).toHtmlEscaped() + u"</b>"_s;
        done = current.end;
    }
    text += signature.text.mid(done).toHtmlEscaped();
    if (help.signatures.size() > 1)
        text += QObject::tr("&nbsp; %1 of %2").arg(help.active + 1).arg(help.signatures.size());
    const QString documentation = signature.documentation.section(u'\n', 0, 0).simplified();
    if (!documentation.isEmpty())
        text += u"<br>"_s +
                (documentation.size() <= longestDocumentation ? documentation : documentation.left(longestDocumentation) + QChar(0x2026))
                    .toHtmlEscaped();
    return text;
}

CodeSignatures::CodeSignatures(EditorTabs &tabs, ProjectLanguage &language, const Appearance &appearance)
    : QObject(&tabs), m_tabs(tabs), m_language(language), m_appearance(appearance)
{
    connect(&tabs, &QTabWidget::currentChanged, this, &CodeSignatures::dismiss);
}

void CodeSignatures::watch(CodeEditor &editor)
{
    if (!editor.isSource())
        return;
    editor.installEventFilter(this);
    connect(&editor, &QsciScintillaBase::SCN_CHARADDED, this, [this, at = &editor](int character) {
        if ((character == '(' || character == ',') && isCode(*at, cursorOf(*at)))
            ask(*at);
    });
    connect(&editor, &QsciScintilla::cursorPositionChanged, this, [this, at = &editor] {
        if (at == m_editor && isOpen())
            ask(*at);
    });
    connect(&editor, &QsciScintillaBase::SCN_PAINTED, this, [this, at = &editor] {
        if (at == m_editor && isOpen() && caretRect() != m_placedAt) // Notes above the line came or went.
            draw();
    });
}

bool CodeSignatures::isOpen() const
{
    return m_tip && m_tip->isVisible();
}

QString CodeSignatures::shown() const
{
    return isOpen() ? m_tip->text() : QString();
}

void CodeSignatures::show()
{
    CodeEditor *editor = m_tabs.currentEditor();
    if (editor && editor->isSource())
        ask(*editor);
}

void CodeSignatures::ask(CodeEditor &editor)
{
    m_language.forget(m_question);
    if (!m_language.isReady())
        return dismiss();
    if (m_editor != &editor)
        dismiss(); // the other one's notes may move again
    m_editor = &editor;
    m_watched = &editor;
    m_question = m_language.signatures(m_tabs.pathOf(&editor), pointAt(editor, cursorOf(editor)),
                                       [this](const Result<SignatureHelp> &help) { take(help.value_or(SignatureHelp())); });
}

/// The overload that was chosen stays; else the first that takes so many arguments.
void CodeSignatures::take(const SignatureHelp &help)
{
    if (help.signatures.isEmpty() || !m_editor || !m_editor->hasFocus())
        return dismiss();
    const bool isSame = isOpen() && help.signatures == m_help.signatures;
    const int active = isSame ? m_help.active : help.active;
    m_help = help;
    m_help.active = active;
    if (m_help.signatures[active].parameters.size() <= help.parameter) {
        const auto fits = [&](const Signature &signature) { return signature.parameters.size() > help.parameter; };
        const auto first = std::ranges::find_if(m_help.signatures, fits);
        m_help.active = first == m_help.signatures.end() ? active : int(first - m_help.signatures.begin());
    }
    draw();
}

void CodeSignatures::draw()
{
    if (!m_tip) {
        m_tip = new QLabel(m_tabs.window());
        m_tip->setProperty("role", u"popup"_s);
        m_tip->setTextFormat(Qt::RichText);
        m_tip->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    QWidget *window = m_tip->parentWidget();
    const int margin = m_appearance.px(6);
    m_tip->setFont(m_appearance.codeFont());
    m_tip->setMargin(margin);
    m_tip->setText(signatureText(m_help));
    m_tip->setWordWrap(false);
    const int most = std::min(window->width() - 2 * margin, m_appearance.px(760));
    if (m_tip->sizeHint().width() > most)
        m_tip->setWordWrap(true);
    const int wide = std::min(most, m_tip->wordWrap() ? most : m_tip->sizeHint().width());
    m_tip->resize(wide, m_tip->wordWrap() ? m_tip->heightForWidth(wide) : m_tip->sizeHint().height());
    m_placedAt = caretRect();
    const QRect caret = m_placedAt;
    const int above = caret.top() - m_tip->height() - 2;
    m_tip->move(std::clamp(caret.left() - margin, margin, std::max(margin, window->width() - margin - wide)),
                above > 0 ? above : caret.bottom() + 2);
    m_tip->raise();
    m_tip->show();
    if (m_editor)
        m_editor->holdNotes(*this, true);
}

/// In the window.
QRect CodeSignatures::caretRect() const
{
    return rectIn(*m_tip->parentWidget(), *m_editor, rectAt(*m_editor, cursorOf(*m_editor)));
}

void CodeSignatures::dismiss()
{
    m_language.forget(m_question);
    if (m_tip)
        m_tip->hide();
    if (m_editor)
        m_editor->holdNotes(*this, false);
}

/// Up and Down go through the overloads. A list of names that is open is asked first: it was installed later.
bool CodeSignatures::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_watched || !isOpen())
        return false;
    if (event->type() == QEvent::FocusOut || event->type() == QEvent::Wheel || event->type() == QEvent::Hide ||
        event->type() == QEvent::Resize) {
        dismiss();
        return false;
    }
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isEscape = key->key() == Qt::Key_Escape;
    const bool isStep = (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down) && m_help.signatures.size() > 1;
    if (key->modifiers() & ~Qt::KeypadModifier || (!isEscape && !isStep))
        return false;
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (isEscape) {
        dismiss();
        return true;
    }
    const int count = int(m_help.signatures.size());
    m_help.active = (m_help.active + (key->key() == Qt::Key_Down ? 1 : count - 1)) % count;
    draw();
    return true;
}

} // namespace kernelscope
