#include "capture/SimFile.h"

#include <QFileInfo>
#include <QRegularExpression>

#include "project/ProjectFolder.h"
#include "project/ProjectValidation.h"
#include "project/Suggestion.h"
#include "support/Filled.h"
#include "support/Printable.h"

namespace kernelscope {
namespace {

constexpr qint64 largestSimFile = 8 << 20;
constexpr qsizetype mostWords = 1 << 18; ///< values among them; more would make no project file that can be read

struct SimWord
{
    QString text; ///< of a specifier what is between < and >
    int line = 0;
    bool isSpecifier = false;
};

class SimReader
{
public:
    explicit SimReader(const QString &path) : m_info(path) { m_launch.file = path; }
    Result<CapturedLaunch> read();

private:
    Result<void> split(const QString &text);
    Result<void> splitLine(QStringView line, int number);
    Result<QString> takeName(const QString &what);
    Result<QList<quint64>> takeSizes(const QString &what);
    Result<WrittenArgument> takeArgument();
    Result<void> readSpecifier(const SimWord &word, WrittenArgument &argument) const;
    Result<void> readToken(const QString &token, WrittenArgument &argument, bool &hasSize) const;
    Result<void> readSource();
    tl::unexpected<Error> wrong(int line, const QString &message) const { return fail(message, {m_launch.file, line, 0}); }
    int nextLine() const { return m_next < m_words.size() ? m_words[m_next].line : m_lastLine; }

    QFileInfo m_info;
    CapturedLaunch m_launch;
    QList<SimWord> m_words;
    qsizetype m_next = 0;
    int m_lastLine = 1;
};

/// A word for an error: short, and on one line.
QString shownWord(const QString &word)
{
    return inOneLine(word.left(40));
}

Result<CapturedLaunch> SimReader::read()
{
    const auto bytes = readWholeFile(m_launch.file, largestSimFile, m_info.fileName());
    if (!bytes)
        return fail(bytes.error().message, {m_launch.file, 0, 0});
    if (const qsizetype nul = bytes->indexOf('\0'); nul >= 0)
        return wrong(int(bytes->first(nul).count('\n')) + 1, QStringLiteral("This is no text: it holds a zero byte."));
    m_launch.folder = m_info.absolutePath();
    m_launch.name = m_info.completeBaseName();
    m_launch.origin = QStringLiteral("It is the launch that `%1` describes for Oclgrind.").arg(inOneLine(m_info.fileName()));
    if (const auto isSplit = split(decodedText(*bytes)); !isSplit)
        return fail(isSplit.error());
    auto source = takeName(QStringLiteral("the kernel's file"));
    auto kernel = source ? takeName(QStringLiteral("the kernel's name")) : source;
    if (!kernel)
        return fail(kernel.error());
    m_launch.source = *source;
    m_launch.kernel = *kernel;
    const auto global = takeSizes(QStringLiteral("the global size"));
    const auto local = global ? takeSizes(QStringLiteral("the size of the work-groups")) : global;
    if (!local)
        return fail(local.error());
    m_launch.global = *global;
    m_launch.local = *local;
    if (const QString problem = sizesProblem(m_launch); !problem.isEmpty())
        return wrong(m_words[m_next - 1].line, problem);
    dropLastDimensions(m_launch);
    while (m_next < m_words.size()) {
        const auto argument = takeArgument();
        if (!argument)
            return fail(argument.error());
        m_launch.arguments << *argument;
        if (m_launch.arguments.size() > mostCapturedArguments)
            return wrong(argument->line, QStringLiteral("There are more arguments than a kernel takes."));
    }
    if (const auto isRead = readSource(); !isRead)
        return fail(isRead.error());
    return m_launch;
}

Result<void> SimReader::split(const QString &text)
{
    static const QRegularExpression options(QStringLiteral("^#\\s*ARGS:.*--build-options[ =](\"[^\"]*\"|'[^']*'|\\S+)"));
    for (const QStringView whole : QStringView(text).split(u'\n')) {
        if (const auto given = options.match(whole.toString().left(1000)); given.hasMatch())
            m_launch.buildOptions = given.captured(1).remove(u'"').remove(u'\'');
        const qsizetype comment = whole.indexOf(u'#');
        if (const auto isSplit = splitLine(comment < 0 ? whole : whole.first(comment), m_lastLine); !isSplit)
            return isSplit;
        ++m_lastLine;
    }
    --m_lastLine;
    return {};
}

Result<void> SimReader::splitLine(QStringView line, int number)
{
    qsizetype at = 0;
    while (at < line.size()) {
        if (line[at].isSpace()) {
            ++at;
            continue;
        }
        const bool isSpecifier = line[at] == u'<';
        qsizetype end = isSpecifier ? line.indexOf(u'>', at) : at + 1;
        if (end < 0)
            return wrong(number, QStringLiteral("A specifier begins with < but has no > on the same line."));
        while (!isSpecifier && end < line.size() && !line[end].isSpace() && line[end] != u'<')
            ++end;
        const qsizetype start = isSpecifier ? at + 1 : at;
        m_words << SimWord{line.sliced(start, end - start).toString(), number, isSpecifier};
        if (m_words.size() > mostWords)
            return wrong(number, QStringLiteral("There are more than %1 values, too many for a project.").arg(mostWords));
        at = isSpecifier ? end + 1 : end;
    }
    return {};
}

Result<QString> SimReader::takeName(const QString &what)
{
    if (m_next >= m_words.size() || m_words[m_next].isSpecifier)
        return wrong(nextLine(), QStringLiteral("Here %1 should stand.").arg(what));
    return m_words[m_next++].text;
}

Result<QList<quint64>> SimReader::takeSizes(const QString &what)
{
    QList<quint64> sizes;
    for (int dimension = 0; dimension < 3; ++dimension) {
        bool isNumber = m_next < m_words.size() && !m_words[m_next].isSpecifier;
        const quint64 size = isNumber ? m_words[m_next].text.toULongLong(&isNumber) : 0;
        if (!isNumber)
            return wrong(nextLine(), QStringLiteral("Here %1 should stand: three whole numbers.").arg(what));
        sizes << size;
        ++m_next;
    }
    return sizes;
}

Result<WrittenArgument> SimReader::takeArgument()
{
    const SimWord &word = m_words[m_next];
    const qsizetype number = m_launch.arguments.size();
    if (!word.isSpecifier)
        return wrong(word.line, filled(QStringLiteral("\"%1\" stands where argument %2 should begin, as <size=4 ...>."),
                                       shownWord(word.text), number));
    WrittenArgument argument;
    argument.line = word.line;
    if (const auto isRead = readSpecifier(word, argument); !isRead)
        return fail(isRead.error());
    while (++m_next < m_words.size() && !m_words[m_next].isSpecifier)
        argument.values << m_words[m_next].text;
    const bool isInitialised = argument.isNull || argument.isUninitialised || !argument.fill.isEmpty() || !argument.range.isEmpty();
    if (isInitialised && !argument.values.isEmpty())
        return wrong(word.line, QStringLiteral("Argument %1 is given values though its specifier says what it holds.").arg(number));
    return argument;
}

Result<void> SimReader::readSpecifier(const SimWord &word, WrittenArgument &argument) const
{
    bool hasSize = false;
    for (const QString &token : word.text.simplified().split(u' ', Qt::SkipEmptyParts)) {
        if (const auto isRead = readToken(token, argument, hasSize); !isRead)
            return isRead;
    }
    const int contents = int(!argument.fill.isEmpty()) + int(!argument.range.isEmpty()) + int(argument.isUninitialised);
    if (contents > 1 || (argument.isNull && (contents > 0 || hasSize)))
        return wrong(word.line, QStringLiteral("Only one of fill, range, noinit and null (without a size) can be given."));
    if (!argument.isNull && (!hasSize || argument.sizeInBytes == 0))
        return wrong(word.line, QStringLiteral("A size of at least 1 is missing: <size=BYTES ...>."));
    return {};
}

Result<void> SimReader::readToken(const QString &token, WrittenArgument &argument, bool &hasSize) const
{
    static const QStringList words{QStringLiteral("size"),   QStringLiteral("fill"), QStringLiteral("range"),
                                   QStringLiteral("noinit"), QStringLiteral("null"), QStringLiteral("dump"),
                                   QStringLiteral("hex"),    QStringLiteral("ro"),   QStringLiteral("wo")};
    const QString key = token.section(u'=', 0, 0);
    const QString value = token.section(u'=', 1);
    const auto type = elementTypeNamed(token);
    if (type && !type->isStruct() && type->components == 1) {
        if (argument.type)
            return wrong(argument.line, QStringLiteral("Two types are given: %1 and %2.").arg(scalarName(*argument.type), token));
        argument.type = type->scalar;
    } else if (key == u"size") {
        argument.sizeInBytes = value.toULongLong(&hasSize);
        if (!hasSize || argument.sizeInBytes >= quint64(1) << 53)
            return wrong(argument.line, QStringLiteral("\"%1\" is no size in bytes.").arg(shownWord(value)));
    } else if (key == u"fill" && !value.isEmpty()) {
        argument.fill = value;
    } else if (key == u"range" && value.count(u':') == 2) {
        argument.range = value.split(u':');
    } else if (key == u"range" || key == u"fill") {
        return wrong(argument.line, QStringLiteral("\"%1\" is not fill=VALUE or range=FIRST:INCREMENT:LAST.").arg(shownWord(token)));
    } else if (token == u"noinit" || token == u"null") {
        (token == u"null" ? argument.isNull : argument.isUninitialised) = true;
    } else if (token == u"ro" || token == u"wo") {
        (token == u"ro" ? argument.isReadOnly : argument.isWriteOnly) = true;
    } else if (token == u"hex") {
        argument.isHex = true;
    } else if (!token.startsWith(u"dump")) { // which says what to print
        return wrong(argument.line,
                     QStringLiteral("\"%1\" says nothing of an argument.%2").arg(shownWord(token), suggestion(key.left(40), words)));
    }
    return {};
}

Result<void> SimReader::readSource()
{
    if (const QString problem = pathProblem(m_launch.source); !problem.isEmpty())
        return fail(QStringLiteral("The path of the kernel's file ") + problem, {m_launch.file, m_words.first().line, 0});
    const auto text = readTextInFolder(m_launch.folder, m_launch.source);
    if (!text)
        return fail(text.error().message, {m_launch.file, m_words.first().line, 0});
    if (text->startsWith(u"BC\u00c0\u00de"))
        return wrong(m_words.first().line,
                     QStringLiteral("%1 is LLVM bitcode. Name the kernel's source in OpenCL C instead.").arg(shownWord(m_launch.source)));
    m_launch.sourceText = *text;
    return {};
}

} // namespace

Result<CapturedLaunch> readSimFile(const QString &path)
{
    return SimReader(path).read();
}

} // namespace kernelscope
