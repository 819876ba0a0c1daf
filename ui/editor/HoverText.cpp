#include "ui/editor/HoverText.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr qsizetype longestDeclaration = 1500;
constexpr qsizetype longestExplanation = 1200;

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
    const QString declaration = cut(declarations.join(u"\n"_s).trimmed(), longestDeclaration);
    if (!declaration.isEmpty())
        html = u"<div style=\"white-space: pre-wrap; font-family: '%1'\">%2</div>"_s.arg(codeFont, declaration.toHtmlEscaped());
    if (!documentation.isEmpty())
        html += u"<div style=\"margin-top: 6px\">%1</div>"_s.arg(
            cut(documentation.join(u'\n'), longestExplanation).toHtmlEscaped().replace(u'\n', u"<br>"_s));
    return html;
}

} // namespace kernelscope
