#include "ui/editor/SnippetFields.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QRegularExpression>

#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorNumbers.h"
#include "ui/editor/EditorPlaces.h"

namespace kernelscope {

using Sci = QsciScintillaBase;

Snippet snippetOf(const QString &marked)
{
    static const QRegularExpression mark(QStringLiteral("\\$(?:\\{(\\w+)\\})?"));
    Snippet snippet;
    QStringList names;
    qsizetype from = 0, last = -1;
    for (auto marks = mark.globalMatch(marked); marks.hasNext();) {
        const QRegularExpressionMatch match = marks.next();
        snippet.text += QStringView(marked).sliced(from, match.capturedStart() - from);
        from = match.capturedEnd();
        const QString name = match.captured(1);
        const qsizetype begin = snippet.text.size();
        if (name.isEmpty()) {
            last = begin;
            continue;
        }
        snippet.text += name;
        if (!names.contains(name)) {
            names << name;
            snippet.fields.append(QList<Snippet::Place>());
        }
        snippet.fields[names.indexOf(name)].append({begin, snippet.text.size()});
    }
    snippet.text += QStringView(marked).sliced(from);
    const qsizetype cursor = last < 0 ? snippet.text.size() : last;
    snippet.fields.append({{cursor, cursor}});
    return snippet;
}

SnippetFields::SnippetFields(CodeEditor &editor, const Snippet &snippet, long begin) : QObject(&editor), m_editor(editor)
{
    m_whole = {begin, begin + long(snippet.text.toUtf8().size())};
    const auto positionOf = [&](qsizetype character) { return begin + long(snippet.text.first(character).toUtf8().size()); };
    for (const QList<Snippet::Place> &places : snippet.fields) {
        QList<Range> ranges;
        for (const Snippet::Place &place : places)
            ranges.append({positionOf(place.begin), positionOf(place.end)});
        m_fields.append(ranges);
    }
    connect(&editor, &Sci::SCN_MODIFIED, this, [this](int at, int what, const char *, int length) {
        if ((what & Sci::SC_MOD_INSERTTEXT) != 0)
            noteInserted(at, length);
        else if ((what & Sci::SC_MOD_DELETETEXT) != 0)
            noteDeleted(at, length);
    });
    connect(&editor, &QsciScintilla::cursorPositionChanged, this, &SnippetFields::follow);
    editor.installEventFilter(this);
    goTo(0);
}

void SnippetFields::goTo(qsizetype field)
{
    m_current = field;
    m_editor.endUndoStep();
    QList<std::pair<long, long>> carets;
    for (const Range &range : std::as_const(m_fields[field]))
        carets.append({range.end, range.begin});
    setCarets(m_editor, carets);
    m_editor.SendScintilla(Sci::SCI_SETMAINSELECTION, 0UL);
    m_editor.SendScintilla(Sci::SCI_SCROLLCARET);
    draw();
    if (field + 1 == m_fields.size())
        end();
}

void SnippetFields::end()
{
    m_fields.clear();
    draw();
    m_editor.removeEventFilter(this);
    m_editor.disconnect(this);
    deleteLater();
}

void SnippetFields::noteInserted(long at, long length)
{
    for (qsizetype field = 0; field < m_fields.size(); ++field) {
        const bool isTyped = field == m_current;
        for (Range &range : m_fields[field]) {
            if (at < range.begin || (at == range.begin && !isTyped))
                range.begin += length;
            if (at < range.end || (at == range.end && (isTyped || range.begin > at)))
                range.end += length;
        }
    }
    m_whole.begin += at < m_whole.begin ? length : 0;
    m_whole.end += at <= m_whole.end ? length : 0;
}

void SnippetFields::noteDeleted(long at, long length)
{
    const auto moved = [=](long position) { return position <= at ? position : std::max(at, position - length); };
    for (QList<Range> &ranges : m_fields) {
        for (Range &range : ranges)
            range = {moved(range.begin), moved(range.end)};
    }
    if (at <= m_whole.begin && at + length >= m_whole.end) // Later: Scintilla allows no change while it tells of one.
        QMetaObject::invokeMethod(this, &SnippetFields::end, Qt::QueuedConnection);
    m_whole = {moved(m_whole.begin), moved(m_whole.end)};
}

void SnippetFields::follow()
{
    const long cursor = cursorOf(m_editor);
    const auto isIn = [cursor](const Range &range) { return range.begin <= cursor && cursor <= range.end; };
    const auto hasCursor = [&](const QList<Range> &ranges) { return std::ranges::any_of(ranges, isIn); };
    const auto all = m_fields.first(m_fields.size() - 1);
    const auto found = hasCursor(m_fields[m_current]) ? all.begin() + m_current : std::ranges::find_if(all, hasCursor);
    if (found == all.end())
        return end();
    m_current = found - all.begin();
    draw();
}

void SnippetFields::draw()
{
    m_editor.SendScintilla(Sci::SCI_SETINDICATORCURRENT, ulong(FieldIndicator));
    m_editor.SendScintilla(Sci::SCI_INDICATORCLEARRANGE, 0UL, m_editor.SendScintilla(Sci::SCI_GETLENGTH));
    for (const QList<Range> &ranges : std::as_const(m_fields)) {
        for (const Range &range : ranges)
            m_editor.SendScintilla(Sci::SCI_INDICATORFILLRANGE, ulong(range.begin), range.end - range.begin);
    }
}

bool SnippetFields::eventFilter(QObject *, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isBack = key->key() == Qt::Key_Backtab;
    if ((key->key() != Qt::Key_Tab && key->key() != Qt::Key_Escape && !isBack) || (key->modifiers() & ~Qt::ShiftModifier))
        return false;
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
    } else if (key->key() == Qt::Key_Escape) {
        const auto main = ulong(m_editor.SendScintilla(Sci::SCI_GETMAINSELECTION));
        setCarets(m_editor, {{m_editor.SendScintilla(Sci::SCI_GETSELECTIONNCARET, main),
                              m_editor.SendScintilla(Sci::SCI_GETSELECTIONNANCHOR, main)}});
        end();
    } else {
        goTo(isBack ? std::max<qsizetype>(0, m_current - 1) : m_current + 1);
    }
    return true;
}

} // namespace kernelscope
