#include "KernelCase.h"

#include <algorithm>

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>

#include "trace/ImageAccess.h"

namespace kernelscope {
namespace {

template <typename T> void append(QByteArray &bytes, double value)
{
    const T element = T(value);
    bytes.append(reinterpret_cast<const char *>(&element), sizeof element);
}

void appendElement(QByteArray &bytes, Scalar scalar, double value)
{
    switch (scalar) {
    case Scalar::Char:
        return append<qint8>(bytes, value);
    case Scalar::UChar:
        return append<quint8>(bytes, value);
    case Scalar::Short:
        return append<qint16>(bytes, value);
    case Scalar::UShort:
    case Scalar::Half:
        return append<quint16>(bytes, value);
    case Scalar::Int:
        return append<qint32>(bytes, value);
    case Scalar::UInt:
        return append<quint32>(bytes, value);
    case Scalar::Long:
        return append<qint64>(bytes, value);
    case Scalar::ULong:
        return append<quint64>(bytes, value);
    case Scalar::Float:
        return append<float>(bytes, value);
    case Scalar::Double:
        return append<double>(bytes, value);
    }
}

/// "int[64] index", "float 2.5", "local 256", "image 16", "sampler none normalized"
Result<TestArgument> argument(QStringList words)
{
    TestArgument result;
    if (words[0] == u"in" || words[0] == u"out")
        result.access = words.takeFirst() == u"in" ? TestArgument::In : TestArgument::Out;
    if (words[0] == u"null")
        return result;
    if (words[0] == u"local") {
        result.kind = TestArgument::Local;
        result.size = words[1].toULongLong();
        return result;
    }
    if (words[0] == u"sampler") {
        result.kind = TestArgument::Sampler;
        result.size = quint64(samplerBits::Given | (words.contains(u"clamp") ? samplerBits::Clamp : 0) |
                              (words.contains(u"normalized") ? samplerBits::Normalized : 0));
        return result;
    }
    static const QRegularExpression pattern(QStringLiteral("^(\\w+)(?:\\[(\\d+)\\])?$"));
    const auto match = pattern.match(words[0]);
    const bool isImage = words[0] == u"image";
    const auto type = isImage ? ElementType{Scalar::UChar, 4, {}} : elementTypeNamed(match.captured(1)).value_or(ElementType());
    const bool isBuffer = !match.captured(2).isEmpty();
    result.kind = isImage ? TestArgument::Image : isBuffer ? TestArgument::Buffer : TestArgument::Value;
    int count = isBuffer ? match.captured(2).toInt() : 1;
    if (isImage)
        count = words[1].toInt() * words[1].toInt();
    quint32 random = 12345;
    for (int i = 0; i < count * (type.components == 3 ? 4 : type.components); ++i) {
        const QString how = isImage ? QStringLiteral("index") : words.value(1);
        random = random * 1664525u + 1013904223u;
        double value = how == u"index" ? i : how == u"one" ? 1 : how == u"random" ? random >> 24 : 0;
        if (words.size() > 1 && how.front() != u'i' && !how.front().isLetter())
            value = words.value(1 + i, words.last()).toDouble();
        appendElement(result.bytes, type.scalar, value);
    }
    return result;
}

QList<quint64> numbersAfter(const QStringList &words, const QString &word)
{
    QList<quint64> numbers;
    for (qsizetype i = words.indexOf(word) + 1; i > 0 && i < words.size(); ++i) {
        bool isNumber = false;
        numbers.append(words[i].toULongLong(&isNumber));
        if (!isNumber) {
            numbers.removeLast();
            break;
        }
    }
    return numbers;
}

/// Lines by the names they carry: "s[t] = 1; // @write".
QHash<QString, int> namedLines(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("// @(\\w+)$"));
    QHash<QString, int> names;
    int number = 0;
    for (const QString &line : text.split(u'\n')) {
        ++number;
        if (const auto match = pattern.match(line); match.hasMatch())
            names.insert(match.captured(1), number);
    }
    return names;
}

class CaseReader
{
public:
    explicit CaseReader(const SourceText &source) : m_names(namedLines(source.text)) { m_common.source = source; }

    Result<void> take(const QString &keyword, const QString &rest)
    {
        const QStringList words = rest.split(u' ', Qt::SkipEmptyParts);
        KernelCase &result = cases.isEmpty() ? m_common : cases.last();
        if (keyword == u"launch") {
            cases.append(m_common);
            cases.last().launch = {words.value(0), numbersAfter(words, QStringLiteral("global")),
                                   numbersAfter(words, QStringLiteral("local")), numbersAfter(words, QStringLiteral("offset"))};
        } else if (keyword == u"options") {
            result.options = rest;
        } else if (keyword == u"features") {
            result.features = rest.split(u' ', Qt::SkipEmptyParts);
        } else if (keyword == u"argument") {
            return addArgument(result, words);
        } else if (keyword == u"trace" || keyword == u"steps") {
            m_continued = keyword == u"trace" ? &KernelCase::traces : &KernelCase::steps;
            const QStringList place = rest.section(u':', 0, 0).split(u'.');
            (result.*m_continued).append({place.value(0).toUInt(), place.value(1).toUInt(), {}});
            addEvents(result.*m_continued, rest.section(u':', 1));
        } else if (keyword == u"...") {
            addEvents(result.*m_continued, rest);
        } else if (keyword == u"streaks") {
            result.streaks = rest.toInt();
        } else if (keyword == u"fault") {
            result.faults.append(rest);
        } else if (keyword == u"untraced") {
            result.untracedLines.append(rest);
        } else if (keyword == u"dataflow") {
            result.dataflow = true;
        } else if (keyword == u"differs") {
            result.differs = true;
        } else if (keyword == u"groups") {
            result.groupsAtOnce = rest.toUInt();
        } else if (keyword == u"turns") {
            result.loopBudget = rest.toUInt();
        } else if (keyword == u"finding") {
            return addFinding(result.findings, words);
        } else if (keyword == u"components") {
            return addFinding(result.components, QStringList{QStringLiteral("data-race")} + words);
        }
        return {};
    }

    QList<KernelCase> cases;

private:
    static Result<void> addArgument(KernelCase &result, const QStringList &words)
    {
        if (words[0] == u"same") {
            result.arguments.append(result.arguments.value(words.value(1).toInt()));
            result.arguments.last().sameAs = words.value(1).toInt();
            return {};
        }
        const auto read = argument(words);
        if (!read)
            return fail(read.error());
        result.arguments.append(*read);
        return {};
    }

    static void addEvents(QList<KernelCase::Trace> &result, const QString &text)
    {
        for (const QString &event : text.split(u';', Qt::SkipEmptyParts)) {
            if (!event.trimmed().isEmpty())
                result.last().events.append(event.trimmed());
        }
    }

    Result<void> addFinding(QStringList &findings, QStringList words) const
    {
        const bool many = words.last() == u"many";
        if (many)
            words.removeLast();
        QList<int> numbers;
        for (const QString &name : words.takeLast().split(u'/')) {
            numbers.append(m_names.value(name, name.toInt()));
            if (numbers.last() == 0)
                return fail(QStringLiteral("No line is called %1.").arg(name));
        }
        if (words.contains(QStringLiteral("data-race")))
            std::sort(numbers.begin(), numbers.end());
        QStringList lines;
        for (const int number : numbers)
            lines.append(QString::number(number));
        words.append(lines.join(u'/') + (many ? QStringLiteral(" many") : QString()));
        findings.append(words.join(u' '));
        return {};
    }

    QHash<QString, int> m_names;
    KernelCase m_common;
    QList<KernelCase::Trace> KernelCase::*m_continued = &KernelCase::traces;
};

} // namespace

Result<QList<KernelCase>> readKernelCases(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(file.errorString());
    const SourceText source{QFileInfo(path).fileName(), QString::fromUtf8(file.readAll())};
    CaseReader reader(source);
    for (const QString &line : source.text.split(u'\n')) {
        if (!line.startsWith(u"// "))
            continue;
        if (const auto taken = reader.take(line.section(u' ', 1, 1), line.section(u' ', 2)); !taken)
            return fail(taken.error());
    }
    if (reader.cases.isEmpty())
        return fail(QStringLiteral("The file says nothing of a launch."));
    for (KernelCase &test : reader.cases) {
        test.faults.sort();
        test.findings.sort();
        test.components.sort();
    }
    return reader.cases;
}

Result<KernelCase> readKernelCase(const QString &path)
{
    const auto cases = readKernelCases(path);
    if (!cases)
        return fail(cases.error());
    return cases->first();
}

} // namespace kernelscope
