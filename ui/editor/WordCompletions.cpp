#include "ui/editor/WordCompletions.h"

#include <algorithm>

#include <QObject>
#include <QRegularExpression>
#include <QSet>

#include "ui/editor/OpenClLexer.h"
#include "ui/layout/FuzzyMatch.h"

namespace kernelscope {

constexpr qsizetype mostNames = 20'000;
constexpr qsizetype leastForFuzzy = 3; // Nearly all names have two letters somewhere.

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

QList<Completion> snippets(const QString &typed)
{
    static const QList<std::pair<const char *, const char *>> all{
        {"kernel", "__kernel void $(__global const float *in, __global float *out, int n)\n{\n    int i = get_global_id(0);\n"
                   "    if (i < n)\n        out[i] = in[i];\n}"},
        {"for", "for (int i = 0; i < n; ++i) {\n    $\n}"},
        {"guard", "int i = get_global_id(0);\nif (i >= n)\n    return;\n$"},
        {"position", "int x = get_global_id(0);\nint y = get_global_id(1);\nif (x >= width || y >= height)\n    return;\n$"},
        {"tiles", "for (int tile = 0; tile < n; tile += TILE) {\n    part[get_local_id(0)] = in[tile + get_local_id(0)];\n"
                  "    barrier(CLK_LOCAL_MEM_FENCE);\n    for (int k = 0; k < TILE; ++k)\n        $sum += part[k];\n"
                  "    barrier(CLK_LOCAL_MEM_FENCE);\n}"},
        {"reduce", "int l = get_local_id(0);\nfor (int distance = get_local_size(0) / 2; distance > 0; distance /= 2) {\n"
                   "    barrier(CLK_LOCAL_MEM_FENCE);\n    if (l < distance)\n        part[l] += part[l + distance];$\n}"},
    };
    QList<Completion> found;
    for (const auto &[name, code] : all) {
        if (!typed.isEmpty() && QLatin1String(name).startsWith(typed))
            found << Completion{QString::fromLatin1(name), QStringLiteral(" \u2026"), QObject::tr("snippet"), QString::fromLatin1(code),
                                CompletionKind::Snippet};
    }
    return found;
}

QList<Completion> vectorComponents()
{
    QList<Completion> components;
    for (const char *name : {"x", "y", "z", "w", "xy", "xyz", "lo", "hi", "even", "odd", "s0", "s1", "s2", "s3"})
        components << Completion{QString::fromLatin1(name), {}, {}, {}, CompletionKind::Member};
    return components;
}

QList<Completion> matching(const QList<Completion> &completions, const QString &typed)
{
    if (typed.isEmpty())
        return completions;
    static const QStringList keywords = QString::fromUtf8(OpenClLexer().keywords(1)).split(u' ', Qt::SkipEmptyParts);
    const bool isVague = typed.size() >= leastForFuzzy && !keywords.contains(typed);
    QList<Completion> exact, beginning, others;
    for (const Completion &completion : completions) {
        if (completion.name.startsWith(typed))
            exact << completion;
        else if (completion.name.startsWith(typed, Qt::CaseInsensitive))
            beginning << completion;
        else if (isVague && fuzzyScore(typed, completion.name))
            others << completion;
    }
    return exact + beginning + others;
}

} // namespace kernelscope
