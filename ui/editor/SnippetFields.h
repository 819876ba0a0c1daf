#pragma once

#include <QList>
#include <QObject>
#include <QString>

namespace kernelscope {

class CodeEditor;

/// A piece of code without the marks of its fields. "${n}" marks one that holds n at first, and is the same wherever that stands; a "$"
/// alone is where the cursor is left at last.
struct Snippet
{
    struct Place
    {
        qsizetype begin = 0;
        qsizetype end = 0;
    };
    QString text;
    QList<QList<Place>> fields; ///< in order, each with all its places; the last one is that of the cursor
};
Snippet snippetOf(const QString &marked);

/// What Tab goes to in a snippet that was written: each field with a caret at all of its places. It goes by itself with the last field,
/// with Escape, when the cursor leaves the fields, or when all of it is deleted or undone.
class SnippetFields : public QObject
{
    Q_OBJECT

public:
    SnippetFields(CodeEditor &editor, const Snippet &snippet, long begin); ///< `begin`: its position, in bytes

    void end();
    bool isOver() const { return m_fields.isEmpty(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Range
    {
        long begin = 0;
        long end = 0;
    };
    void goTo(qsizetype field);
    void noteInserted(long at, long length);
    void noteDeleted(long at, long length);
    void follow(); ///< the cursor
    void draw();

    CodeEditor &m_editor;
    QList<QList<Range>> m_fields;
    Range m_whole;
    qsizetype m_current = 0; ///< that grows with what is typed at its ends
};

} // namespace kernelscope
