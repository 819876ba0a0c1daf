#include "ui/editor/OpenClLexer.h"

#include <utility>

#include <QFile>

#include "ui/theme/Appearance.h"

namespace kernelscope {

static QByteArray wordsOf(const QString &resource)
{
    QFile file(resource);
    return file.open(QIODevice::ReadOnly) ? file.readAll().simplified() : QByteArray();
}

OpenClLexer::OpenClLexer(QObject *parent)
    : QsciLexerCPP(parent), m_keywords(wordsOf(QStringLiteral(":/keywords/opencl-keywords.txt"))),
      m_builtins(wordsOf(QStringLiteral(":/keywords/opencl-builtins.txt"))), m_shownBuiltins(m_builtins)
{
    setFoldComments(true);
    setFoldPreprocessor(true);
}

const char *OpenClLexer::keywords(int set) const
{
    if (set == keywordSet)
        return m_keywords.constData();
    if (set == macroSet)
        return m_macros.constData();
    return set == builtinSet ? m_shownBuiltins.constData() : nullptr;
}

QStringList OpenClLexer::words(int set)
{
    const OpenClLexer lexer;
    return QString::fromUtf8(lexer.keywords(set)).split(u' ', Qt::SkipEmptyParts);
}

/// They are parted by spaces; a value with one would end there.
bool OpenClLexer::setMacros(const QStringList &macros)
{
    QStringList words;
    for (const QString &macro : macros)
        words << (macro.contains(u' ') ? macro.section(u'=', 0, 0) : macro);
    return std::exchange(m_macros, words.join(u' ').toUtf8()) != m_macros;
}

bool OpenClLexer::setOwnNames(const QSet<QString> &names)
{
    QByteArrayList foreign = m_builtins.split(' ');
    foreign.removeIf([&](const QByteArray &word) { return names.contains(QString::fromLatin1(word)); });
    const QByteArray words = foreign.join(' ');
    return std::exchange(m_shownBuiltins, words) != words;
}

void OpenClLexer::setAppearance(const Appearance &appearance)
{
    const Theme &theme = appearance.theme();
    setDefaultFont(appearance.codeFont());
    setDefaultPaper(theme.surface);
    setDefaultColor(theme.text);
    setFont(appearance.codeFont(), -1);
    setPaper(theme.surface, -1);
    setColor(theme.text, -1);
    for (const int style : {Comment, CommentLine, CommentDoc, CommentLineDoc})
        setColor(theme.comment, style);
    for (const int style : {DoubleQuotedString, SingleQuotedString, UnclosedString})
        setColor(theme.string, style);
    setColor(theme.keyword, Keyword);
    setColor(theme.builtin, KeywordSet2);
    setColor(theme.number, Number);
    setColor(theme.preprocessor, PreProcessor);
    QFont bold = appearance.codeFont();
    bold.setBold(true);
    setFont(bold, Keyword);
    // What a false #if leaves out: the same words, quieter.
    for (int style = 64; style < 128; ++style)
        setColor(theme.mutedText, style);
}

} // namespace kernelscope
