#include "ui/editor/WordCompletions.h"

#include <algorithm>

#include <QRegularExpression>
#include <QSet>

#include "ui/editor/OpenClLexer.h"
#include "ui/layout/FuzzyMatch.h"

namespace kernelscope {

constexpr qsizetype mostNames = 20'000;

QList<Completion> wordCompletions(const QStringList &texts)
{
    QSet<QString> known;
    QList<Completion> own, ofLanguage;
    const auto add = [&](QList<Completion> &completions, const QString &name, CompletionKind kind) {
        if (completions.size() < mostNames && !known.contains(name)) {
            known.insert(name);
            completions << Completion{name, {}, {}, {}, kind};
        }
    };
    const OpenClLexer lexer;
    for (const QString &word : QString::fromUtf8(lexer.keywords(1)).split(u' ', Qt::SkipEmptyParts))
        add(ofLanguage, word, CompletionKind::Keyword);
    for (const QString &word : QString::fromUtf8(lexer.keywords(2)).split(u' ', Qt::SkipEmptyParts))
        add(ofLanguage, word, word == word.toUpper() ? CompletionKind::Constant : CompletionKind::Function);
    static const QRegularExpression name(QStringLiteral("[A-Za-z_][A-Za-z_0-9]{2,}"));
    for (const QString &text : texts) {
        auto names = name.globalMatch(text);
        while (names.hasNext())
            add(own, names.next().captured(), CompletionKind::Text);
    }
    const auto isBefore = [](const Completion &one, const Completion &other) {
        return one.name.compare(other.name, Qt::CaseInsensitive) < 0;
    };
    std::ranges::stable_sort(own, isBefore);
    std::ranges::stable_sort(ofLanguage, isBefore);
    return own + ofLanguage;
}

QList<Completion> matching(const QList<Completion> &completions, const QString &typed)
{
    if (typed.isEmpty())
        return completions;
    QList<Completion> exact, beginning, others;
    for (const Completion &completion : completions) {
        if (completion.name.startsWith(typed))
            exact << completion;
        else if (completion.name.startsWith(typed, Qt::CaseInsensitive))
            beginning << completion;
        else if (fuzzyScore(typed, completion.name))
            others << completion;
    }
    return exact + beginning + others;
}

} // namespace kernelscope
