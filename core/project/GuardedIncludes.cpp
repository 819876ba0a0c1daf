#include "project/GuardedIncludes.h"

#include <algorithm>
#include <optional>

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>

#include "project/OptionWords.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr qsizetype mostBeforeName = 64; // letters that tell that the name of a file follows
constexpr qsizetype mostNames = 64;      // that macros may give to one file
constexpr int mostExpansions = 8;        // one within the other
/// The folder of a source's copy, from which compilers look first, lies deeper than that in folders that Kernelscope made.
constexpr int mostLevelsUp = 3;

/// A line that begins with #, without comments and with continued lines joined.
struct Directive
{
    qsizetype begin = 0; ///< in the text
    qsizetype end = 0;   ///< of its line break
    QByteArray line;
};

/// `line`: its spaces are single ones.
bool expectsFileName(const QByteArray &line)
{
    static const QRegularExpression before(u"^ ?(?:#|%:) ?(?:include|include_next|import|embed) ?$"_s);
    static const QRegularExpression asked(u"\\b__has_(?:include|include_next|embed) ?\\( ?$"_s);
    const QString end = QString::fromUtf8(line.last(std::min(line.size(), mostBeforeName)));
    return (line.size() <= mostBeforeName && before.match(end).hasMatch()) || asked.match(end).hasMatch();
}

/// Reads a text as a preprocessor does.
class DirectiveReader
{
public:
    explicit DirectiveReader(const QByteArray &text) : m_text(text) {}

    std::optional<Directive> next()
    {
        while (m_at < m_text.size()) {
            Directive directive;
            directive.begin = m_at;
            readLine(directive);
            const QByteArray start = directive.line.trimmed();
            if (start.startsWith('#') || start.startsWith("%:"))
                return directive;
        }
        return std::nullopt;
    }

private:
    void readLine(Directive &directive)
    {
        QByteArray &line = directive.line;
        bool isCode = false, isBlank = true;
        for (;;) {
            const char c = look();
            directive.end = m_at;
            if (m_at >= m_text.size())
                return;
            if (c == '\n') {
                ++m_at;
                return;
            }
            if (c == '/' && (after() == '/' || after() == '*')) {
                skipComment();
                line += isCode || line.endsWith(' ') ? "" : " ";
                continue;
            }
            isCode = isCode || (isBlank && c != '#' && c != '%' && !isSpace(c));
            isBlank = isBlank && isSpace(c);
            const bool isName = (c == '"' || c == '<') && !isCode && expectsFileName(line);
            if (c == '"' || c == '\'' || (c == '<' && isName)) {
                const QByteArray quoted = readQuoted(c, !isName);
                line += isCode ? QByteArray() : quoted;
                continue;
            }
            if (!isCode && !(isSpace(c) && line.endsWith(' ')))
                line += isSpace(c) ? ' ' : c;
            step();
        }
    }

    static bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

    /// The next character; a backslash before a line break joins lines, and its trigraph is a #.
    char look()
    {
        for (;;) {
            const bool isTrigraph = isAt("?\?/");
            if (m_at >= m_text.size() || !(isTrigraph || m_text[m_at] == '\\'))
                break;
            qsizetype end = m_at + (isTrigraph ? 3 : 1);
            while (end < m_text.size() && isSpace(m_text[end]))
                ++end;
            if (end >= m_text.size() || m_text[end] != '\n')
                break;
            m_at = end + 1;
        }
        return m_at >= m_text.size() ? '\0' : isAt("?\?=") ? '#' : m_text[m_at];
    }
    void step() { m_at += isAt("?\?=") ? 3 : 1; }
    char after()
    {
        const qsizetype here = m_at;
        step();
        const char next = look();
        m_at = here;
        return next;
    }
    bool isAt(const char *word) const { return QByteArrayView(m_text).sliced(std::min(m_at, m_text.size())).startsWith(word); }

    void skipComment()
    {
        step();
        const bool isLine = look() == '/';
        step();
        while (m_at < m_text.size()) {
            const char c = look();
            if (isLine && c == '\n')
                return;
            const bool isEnd = !isLine && c == '*' && after() == '/';
            step();
            if (isEnd) {
                look();
                step();
                return;
            }
        }
    }

    QByteArray readQuoted(char quote, bool escapes)
    {
        const char end = quote == '<' ? '>' : quote;
        QByteArray text(1, quote);
        step();
        while (m_at < m_text.size()) {
            const char c = look();
            if (c == '\n' || m_at >= m_text.size())
                return text;
            text += c;
            step();
            if (c == end)
                return text;
            if (c == '\\' && escapes && m_at < m_text.size() && look() != '\n') {
                text += look();
                step();
            }
        }
        return text;
    }

    const QByteArray &m_text;
    qsizetype m_at = 0;
};

const QRegularExpression &directiveForm()
{
    static const QRegularExpression form(u"^\\s*(?:#|%:)\\s*(\\w+)\\s*(.*)$"_s, QRegularExpression::DotMatchesEverythingOption);
    return form;
}

class Guard
{
public:
    Guard(const QMap<QString, QByteArray> &files, const QStringList &sources, const QString &options) : m_files(files), m_sources(sources)
    {
        m_folders << u"."_s;
        for (const QString &source : sources)
            m_folders << QFileInfo(source).path();
        takeOptions(optionWords(options));
        for (const QByteArray &text : files) {
            DirectiveReader reader(text);
            while (const auto directive = reader.next()) {
                const auto match = directiveForm().match(QString::fromUtf8(directive->line));
                if (match.captured(1) == u"define")
                    addMacro(match.captured(2));
            }
        }
    }

    QByteArray guarded(const QString &file) const
    {
        const QByteArray text = m_files.value(file);
        QByteArray result;
        qsizetype copied = 0;
        DirectiveReader reader(text);
        while (const auto directive = reader.next()) {
            const auto change = changed(file, QString::fromUtf8(directive->line));
            if (!change)
                continue;
            const auto lines = QByteArrayView(text).sliced(directive->begin, directive->end - directive->begin).count('\n');
            result += text.sliced(copied, directive->begin - copied) + change->toUtf8() + QByteArray(lines, '\n');
            copied = directive->end;
        }
        return result + text.sliced(copied);
    }

private:
    using Names = std::optional<QStringList>; ///< nullopt: can't be told

    struct Macro
    {
        bool isFunction = false;
        QString parameters;
        QString body;
    };

    void takeOptions(const QStringList &words)
    {
        for (const auto &[letter, value] : definesAndFolders(words)) {
            if (letter == u'I')
                m_folders << value;
            else
                addMacro(value.section(u'=', 0, 0) + u' ' + (value.contains(u'=') ? value.section(u'=', 1) : u"1"_s));
        }
    }

    void addMacro(const QString &definition)
    {
        static const QRegularExpression form(u"^([\\w$]+)(?:\\(([^)]*)\\))?(.*)$"_s, QRegularExpression::DotMatchesEverythingOption |
                                                                                         QRegularExpression::UseUnicodePropertiesOption);
        const auto match = form.match(definition);
        m_macros[match.captured(1)] << Macro{match.hasCaptured(2), match.captured(2).trimmed(), match.captured(3).trimmed()};
    }

    /// What stands in place of a directive; nullopt: it stays.
    std::optional<QString> changed(const QString &file, const QString &line) const
    {
        static const QStringList including{u"include"_s, u"include_next"_s, u"import"_s, u"embed"_s};
        static const QRegularExpression dependency(u"^\\w+\\s+dependency\\b\\s*(.*)$"_s);
        const auto match = directiveForm().match(line);
        const QString word = match.captured(1);
        const QString rest = match.captured(2);
        if (including.contains(word))
            return refusal(file, rest);
        if (const auto depends = dependency.match(rest); word == u"pragma" && depends.hasMatch())
            return refusal(file, depends.captured(1)) ? std::optional(QString()) : std::nullopt;
        return line.contains(u"__has_") ? withoutAnswers(file, line, word) : std::nullopt;
    }

    std::optional<QString> refusal(const QString &file, const QString &operand) const
    {
        const Names names = namesOf(operand.trimmed(), true, mostExpansions);
        if (!names)
            return u"#error The name of this file is put together by macros. Write it out, so that it is known to lie in the project."_s;
        for (const QString &name : *names) {
            if (isOutside(file, name, operand.startsWith(u'<')))
                return u"#error \"%1\" is outside of the folder of the project. Copy it there and include it by its relative path."_s.arg(
                    printable(name));
        }
        return std::nullopt;
    }

    static QString printable(QString name)
    {
        std::ranges::replace_if(
            name, [](QChar c) { return !c.isPrint() || c == u'"'; }, u'_');
        return name;
    }

    std::optional<QString> withoutAnswers(const QString &file, const QString &line, const QString &word) const
    {
        static const QRegularExpression question(
            u"(defined\\s*\\(?\\s*)?\\b__has_(?:include|include_next|embed)\\b(\\s*\\(\\s*(\"[^\"]*\"|<[^>]*>|[^()]*(?:\\([^()]*\\))?)\\s*\\))?"_s);
        if (word == u"ifdef" || word == u"ifndef" || word == u"undef" || word == u"elifdef" || word == u"elifndef")
            return std::nullopt;
        QString result;
        qsizetype copied = 0;
        for (auto matches = question.globalMatch(line); matches.hasNext();) {
            const auto match = matches.next();
            const QString operand = match.captured(3);
            const bool isWritten = operand.startsWith(u'"') || operand.startsWith(u'<');
            if (match.hasCaptured(1) && !match.captured(1).isEmpty())
                continue;
            if (isWritten || (match.hasCaptured(2) && word != u"define")) {
                if (!refusal(file, operand))
                    continue;
            }
            result += line.mid(copied, match.capturedStart() - copied) + u'0';
            copied = match.capturedEnd();
        }
        return copied ? std::optional(result + line.mid(copied)) : std::nullopt;
    }

    /// What a file is called by an operand of #include; isWritten: as it stands in the source, so that no macro counts within < and >.
    Names namesOf(const QString &operand, bool isWritten, int expansions) const
    {
        static const QRegularExpression used(u"^([\\w$]+)(?:\\s*\\(([^()]*)\\))?$"_s, QRegularExpression::UseUnicodePropertiesOption);
        if (operand.startsWith(u'"'))
            return QStringList(operand.mid(1, operand.indexOf(u'"', 1) - 1));
        if (operand.startsWith(u'<') && isWritten)
            return QStringList(operand.mid(1, operand.indexOf(u'>') - 1));
        if (operand.startsWith(u'<'))
            return operand.endsWith(u'>') ? expanded(operand.mid(1, operand.size() - 2), expansions) : std::nullopt;
        if (operand.isEmpty())
            return QStringList();
        const auto match = used.match(operand);
        if (!match.hasMatch() || expansions == 0)
            return std::nullopt;
        QStringList all;
        for (const Macro &macro : m_macros.value(match.captured(1))) {
            const Names some = match.hasCaptured(2) ? namesOfCall(macro, match.captured(2).trimmed(), expansions - 1)
                               : macro.isFunction   ? Names(QStringList())
                                                    : namesOf(macro.body, false, expansions - 1);
            if (!some || all.size() + some->size() > mostNames)
                return std::nullopt;
            all += *some;
        }
        return all;
    }

    /// Of NAMED(folder/file.h), where NAMED makes a string of it.
    Names namesOfCall(const Macro &macro, const QString &argument, int expansions) const
    {
        static const QRegularExpression passedOn(u"^([\\w$]+)\\s*\\(\\s*([\\w$]+)\\s*\\)$"_s);
        const QString body = QString(macro.body).remove(u' ').remove(u'\t');
        const QString &parameter = macro.parameters;
        if (!macro.isFunction)
            return namesOf(macro.body + u'(' + argument + u')', false, expansions);
        if (body == parameter)
            return namesOf(argument, false, expansions);
        if (body == u'#' + parameter || body == u'<' + parameter + u'>') {
            const Names names = expanded(argument, expansions);
            return names ? Names(*names + QStringList(argument)) : std::nullopt;
        }
        if (const auto match = passedOn.match(macro.body); match.captured(2) == parameter)
            return namesOf(match.captured(1) + u'(' + argument + u')', false, expansions);
        return std::nullopt;
    }

    /// A text with each macro in it as it is and as all that it may stand for.
    Names expanded(const QString &text, int expansions) const
    {
        static const QRegularExpression word(u"[\\w$]+"_s, QRegularExpression::UseUnicodePropertiesOption);
        if (text.contains(u'(') || text.contains(u"##") || text.contains(u"%:"))
            return std::nullopt;
        QStringList texts{QString()};
        const auto append = [&texts](const QStringList &ends) {
            QStringList longer;
            for (const QString &start : std::as_const(texts)) {
                for (const QString &end : ends)
                    longer << start + end;
            }
            texts = longer;
        };
        qsizetype end = 0;
        for (auto words = word.globalMatch(text); words.hasNext();) {
            const auto found = words.next();
            append({text.mid(end, found.capturedStart() - end)});
            end = found.capturedEnd();
            QStringList meanings{found.captured()};
            for (const Macro &macro : m_macros.value(found.captured())) {
                const Names more = macro.isFunction || expansions == 0 ? std::nullopt : expanded(macro.body, expansions - 1);
                if (!more)
                    return std::nullopt;
                meanings += *more;
            }
            if (texts.size() * meanings.size() > mostNames)
                return std::nullopt;
            append(meanings);
        }
        append({text.mid(end)});
        for (QString &one : texts)
            one = one.remove(u' ').remove(u'\t');
        return texts;
    }

    bool isOutside(const QString &file, const QString &name, bool isInBrackets) const
    {
        if (name.startsWith(u'/'))
            return true;
        const int up = levelsUp(name);
        if (up == 0)
            return false;
        const auto isFile = [&](const QString &folder) { return m_files.contains(QDir::cleanPath(folder + u'/' + name)); };
        const bool isBeside = isFile(QFileInfo(file).path());
        if (isBeside && !isInBrackets && !m_sources.contains(file))
            return false; // found before anything else is looked at
        return up > mostLevelsUp || !(isBeside || std::ranges::any_of(m_folders, isFile));
    }

    static int levelsUp(const QString &name)
    {
        int depth = 0, lowest = 0;
        for (const QString &part : name.split(u'/', Qt::SkipEmptyParts)) {
            depth += part == u".." ? -1 : part == u"." ? 0 : 1;
            lowest = std::min(lowest, depth);
        }
        return -lowest;
    }

    const QMap<QString, QByteArray> &m_files;
    const QStringList &m_sources;
    QStringList m_folders; ///< in which compilers look
    QHash<QString, QList<Macro>> m_macros;
};

} // namespace

QMap<QString, QByteArray> guardedIncludes(const QMap<QString, QByteArray> &files, const QStringList &sources, const QString &options)
{
    const Guard guard(files, sources, options);
    QMap<QString, QByteArray> result;
    for (auto file = files.cbegin(); file != files.cend(); ++file)
        result.insert(file.key(), guard.guarded(file.key()));
    return result;
}

} // namespace kernelscope
