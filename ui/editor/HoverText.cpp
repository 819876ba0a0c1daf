#include "ui/editor/HoverText.h"

#include <QRegularExpression>
#include <QStringList>

#include "ui/layout/TextWrap.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr qsizetype longestDeclaration = 1500;
constexpr qsizetype longestExplanation = 1200;
constexpr int widest = 90; // letters: left to itself a tool tip becomes as narrow as it is high

QString withoutMarkup(const QString &markdown)
{
    static const QRegularExpression escaped(u"\\\\([^\\w\\s])"_s);
    return QString(markdown).replace(escaped, u"\\1"_s).remove(u'`');
}

/// What its declaration says already.
static bool isOfDeclaration(const QString &line)
{
    static const QRegularExpression known(u"^(\u2192|Parameters:|- `|Type:|Size:|Offset:|Passed |provided by |From )"_s);
    return known.match(line).hasMatch();
}

static QString cut(const QString &text, qsizetype longest)
{
    return text.size() <= longest ? text : text.left(longest) + QChar(0x2026);
}

/// As OpenCL C has it, which knows neither access nor structs without a name; clangd breaks it into lines as narrow as its format says.
static QString inOpenClC(const QString &declaration)
{
    static const QRegularExpression context(u"^// In \\(anonymous.*$\\n?"_s, QRegularExpression::MultilineOption),
        access(u"^(?:public|private|protected): "_s, QRegularExpression::MultilineOption);
    QStringList comments, code;
    for (const QString &line : QString(declaration).remove(context).remove(access).split(u'\n'))
        (code.isEmpty() && line.startsWith(u"//") ? comments : code) << line;
    const bool isOne = !code.join(QString()).contains(u'{') && !code.value(0).startsWith(u'#');
    const QString whole = isOne ? code.join(u' ').simplified().replace(u"( "_s, u"("_s) : code.join(u'\n');
    return (comments << wrapped(whole, widest)).join(u'\n');
}

QString hoverText(const QString &markdown, const QString &codeFont)
{
    static const QRegularExpression fence(u"```\\w*\\n(.*?)\\n?```"_s, QRegularExpression::DotMatchesEverythingOption);
    QStringList declarations;
    auto blocks = fence.globalMatch(markdown);
    while (blocks.hasNext())
        declarations << blocks.next().captured(1);
    QStringList documentation;
    for (const QString &line : QString(markdown).remove(fence).split(u'\n')) {
        const QString text = line.trimmed();
        if (!text.isEmpty() && !text.startsWith(u"###") && text != u"---" && !isOfDeclaration(text))
            documentation << withoutMarkup(text);
    }
    QString html;
    const QString declaration = cut(inOpenClC(declarations.join(u"\n"_s).trimmed()).trimmed(), longestDeclaration);
    if (!declaration.isEmpty())
        html = u"<div style=\"white-space: pre; font-family: '%1'\">%2</div>"_s.arg(codeFont, declaration.toHtmlEscaped());
    if (!documentation.isEmpty())
        html += u"<div style=\"margin-top: 6px; white-space: pre\">%1</div>"_s.arg(
            wrapped(cut(documentation.join(u'\n'), longestExplanation), widest).join(u'\n').toHtmlEscaped().replace(u'\n', u"<br>"_s));
    return html;
}

} // namespace kernelscope
