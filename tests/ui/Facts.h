#pragma once

#include <algorithm>

#include <QRegularExpression>
#include <QStringList>

namespace kernelscope {

/// What a text, plain or HTML, carries besides its words, in its order: these names, and all numbers with their units. A test that
/// asks for it still holds when the text is worded in another way.
inline QStringList factsOf(const QString &text, QStringList names = {})
{
    std::ranges::sort(names, std::greater(), &QString::size); // "n = 16" before "n".
    QStringList patterns;
    for (const QString &name : std::as_const(names))
        patterns << QStringLiteral("(?<!\\w)") + QRegularExpression::escape(name) + QStringLiteral("(?!\\w)");
    patterns << QStringLiteral("(?<![\\w.])-?\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:e-?\\d+)?(?: (?:ns|\u00b5s|ms|s|%|[KMG]iB|bytes?)(?!\\w))?");
    const QRegularExpression fact(patterns.join(u'|'), QRegularExpression::UseUnicodePropertiesOption);
    QString plain = text;
    plain.remove(QRegularExpression(QStringLiteral("<[a-z/][^<>]*>"))).replace(QStringLiteral("&nbsp;"), QStringLiteral(" "));
    plain.replace(QChar::Nbsp, u' ');
    QStringList facts;
    for (auto match = fact.globalMatch(plain); match.hasNext();)
        facts << match.next().captured();
    return facts;
}

} // namespace kernelscope
