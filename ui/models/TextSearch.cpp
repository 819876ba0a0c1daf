#include "ui/models/TextSearch.h"

#include <QElapsedTimer>
#include <QRegularExpression>

#include "support/Tr.h"

namespace kernelscope {

constexpr qsizetype mostMatches = 100'000;
constexpr qint64 mostMilliseconds = 500;

static QRegularExpression expressionOf(const TextQuery &query)
{
    QString pattern = query.isPattern ? query.text : QRegularExpression::escape(query.text);
    if (query.wholeWords)
        pattern = QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(pattern);
    pattern.prepend(QStringLiteral("(*ANYCRLF)")); // Else $ would come after the first half of a line's end.
    QRegularExpression::PatternOptions options = QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption;
    if (!query.matchCase)
        options |= QRegularExpression::CaseInsensitiveOption;
    return QRegularExpression(pattern, options);
}

Result<FoundText> findText(const QString &text, const TextQuery &query)
{
    FoundText found;
    if (query.text.isEmpty())
        return found;
    if (const QRegularExpression alone(query.text); query.isPattern && !alone.isValid())
        return fail(tr("The pattern is not valid at its character %1: %2.").arg(alone.patternErrorOffset() + 1).arg(alone.errorString()));
    const QRegularExpression expression = expressionOf(query);
    QElapsedTimer timer;
    timer.start();
    for (qsizetype at = 0; at <= text.size();) {
        // Looked at once, the whole text is known to be well formed.
        const auto options = at == 0 ? QRegularExpression::NoMatchOption : QRegularExpression::DontCheckSubjectStringMatchOption;
        const QRegularExpressionMatch match = expression.match(text, at, QRegularExpression::NormalMatch, options);
        found.isComplete = match.isValid() && found.matches.size() < mostMatches && timer.elapsed() < mostMilliseconds;
        if (!found.isComplete || !match.hasMatch())
            break;
        at = match.capturedEnd();
        const bool isEmpty = match.capturedLength() == 0;
        if (!isEmpty || found.matches.isEmpty() || found.matches.last().end() < at) // .* is a whole line, and not its end besides.
            found.matches.append({match.capturedStart(), match.capturedLength(), query.isPattern ? match.capturedTexts() : QStringList()});
        if (!isEmpty)
            continue;
        const QStringView next = QStringView(text).sliced(at);
        at += next.startsWith(u"\r\n") || (!next.isEmpty() && next.front().isHighSurrogate()) ? 2 : 1;
    }
    return found;
}

QString replacementOf(const TextMatch &match, const TextQuery &query, const QString &replacement)
{
    if (!query.isPattern)
        return replacement;
    QString text;
    for (qsizetype i = 0; i < replacement.size(); ++i) {
        const bool hasMore = i + 1 < replacement.size(); // $1 as well as \1
        const bool isEscape = hasMore && (replacement[i] == u'\\' || (replacement[i] == u'$' && replacement[i + 1].isDigit()));
        const QChar next = isEscape ? replacement[++i] : replacement[i];
        if (!isEscape)
            text += next;
        else if (next.isDigit())
            text += match.groups.value(next.digitValue());
        else
            text += next == u'n' ? QChar(u'\n') : next == u't' ? QChar(u'\t') : next;
    }
    return text;
}

} // namespace kernelscope
