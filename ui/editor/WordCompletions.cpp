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
    for (const QString &word : OpenClLexer::words(OpenClLexer::keywordSet))
        add(ofLanguage, word, CompletionKind::Keyword);
    for (const QString &word : OpenClLexer::words(OpenClLexer::builtinSet))
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
        {"kernel", "__kernel void ${name}(__global const ${float} *${in}, __global ${float} *${out}, int ${n})\n{\n"
                   "    int i = get_global_id(0);\n    if (i < ${n})\n        ${out}[i] = ${in}[i];$\n}"},
        {"for", "for (int ${i} = 0; ${i} < ${n}; ++${i}) {\n    $\n}"},
        {"guard", "int ${i} = get_global_id(0);\nif (${i} >= ${n})\n    return;\n$"},
        {"position",
         "int ${x} = get_global_id(0);\nint ${y} = get_global_id(1);\nif (${x} >= ${width} || ${y} >= ${height})\n    return;\n$"},
        {"tiles", "for (int tile = 0; tile < ${n}; tile += ${TILE}) {\n    ${part}[get_local_id(0)] = ${in}[tile + get_local_id(0)];\n"
                  "    barrier(CLK_LOCAL_MEM_FENCE);\n    for (int k = 0; k < ${TILE}; ++k)\n        ${sum} += ${part}[k];\n"
                  "    barrier(CLK_LOCAL_MEM_FENCE);\n}"},
        {"reduce", "int l = get_local_id(0);\nfor (int distance = get_local_size(0) / 2; distance > 0; distance /= 2) {\n"
                   "    barrier(CLK_LOCAL_MEM_FENCE);\n    if (l < distance)\n        ${part}[l] += ${part}[l + distance];\n}"},
    };
    QList<Completion> found;
    for (const auto &[name, code] : all) {
        if (!typed.isEmpty() && QLatin1String(name).startsWith(typed))
            found << Completion{QString::fromLatin1(name), QStringLiteral(" \u2026"), QObject::tr("snippet"), QString::fromLatin1(code),
                                CompletionKind::Snippet};
    }
    return found;
}

QList<Completion> vectorComponents(int count)
{
    QStringList names;
    const auto add = [&](int least, int most, std::initializer_list<const char *> added) {
        for (const char *name : added) {
            if (count >= least && count <= most)
                names << QString::fromLatin1(name);
        }
    };
    add(2, 4, {"x", "y"});
    add(3, 4, {"z"});
    add(4, 4, {"w"});
    add(2, 4, {"xy"});
    add(3, 4, {"xyz"});
    if (count != 3) // Of three components the upper half would be one that there is not.
        add(2, 16, {"lo", "hi", "even", "odd"});
    for (int k = 0; k < count; ++k)
        names << u's' + QString::number(k, 16);
    QList<Completion> components;
    for (const QString &name : std::as_const(names))
        components << Completion{name, {}, {}, {}, CompletionKind::Member};
    return components;
}

/// "p[i].pos" without "[j]" at its end, if it has one.
static QString withoutIndex(QString code)
{
    while (code.endsWith(u']')) {
        int depth = 0;
        qsizetype begin = code.size();
        do {
            --begin;
            depth += code[begin] == u']' ? 1 : code[begin] == u'[' ? -1 : 0;
        } while (begin > 0 && depth > 0);
        code = code.first(begin).trimmed();
    }
    return code;
}

int componentsOf(const QString &code, const QStringList &texts)
{
    static const QRegularExpression nameAtEnd(QStringLiteral("[A-Za-z_]\\w*$"));
    const QString name = nameAtEnd.match(withoutIndex(code.trimmed())).captured();
    if (name.isEmpty())
        return 0;
    const QRegularExpression declaration(
        QStringLiteral("\\b(?:u?char|u?short|u?int|u?long|half|float|double)(2|3|4|8|16)\\b"
                       "(?:[\\s*]|(?:const|restrict|volatile)\\b|\\w+\\s*(?:\\[[^\\]]*\\]\\s*)*(?:=[^,;(){}]*)?,)*\\b%1\\b")
            .arg(name));
    int count = 0;
    for (const QString &text : texts) {
        for (auto matches = declaration.globalMatch(text); matches.hasNext();)
            count = matches.next().captured(1).toInt(); // the last one
    }
    return count;
}

QList<Completion> directives()
{
    QList<Completion> all;
    for (const char *name : {"define", "elif", "else", "endif", "error", "if", "ifdef", "ifndef", "include", "line", "pragma", "undef"})
        all << Completion{QString::fromLatin1(name), {}, {}, {}, CompletionKind::Keyword};
    return all;
}

std::optional<DirectiveBegin> directiveAtEnd(const QString &line)
{
    static const QRegularExpression file(QStringLiteral("^\\s*#\\s*include\\s*\"([^\"]*)$")),
        directive(QStringLiteral("^\\s*#\\s*(\\w*)$"));
    if (const auto match = file.match(line); match.hasMatch())
        return DirectiveBegin{match.captured(1), true};
    if (const auto match = directive.match(line); match.hasMatch())
        return DirectiveBegin{match.captured(1), false};
    return std::nullopt;
}

QList<Completion> matching(const QList<Completion> &completions, const QString &typed)
{
    if (typed.isEmpty())
        return completions;
    static const QStringList keywords = OpenClLexer::words(OpenClLexer::keywordSet);
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
