#include "KernelCase.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

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

/// "int[64] index", "float 2.5", "local 256", "image 16"
Result<TestArgument> argument(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    TestArgument result;
    if (words[0] == u"local") {
        result.kind = TestArgument::Local;
        result.size = words[1].toULongLong();
        return result;
    }
    static const QRegularExpression pattern(QStringLiteral("^(\\w+)(?:\\[(\\d+)\\])?$"));
    const auto match = pattern.match(words[0]);
    const bool isImage = words[0] == u"image";
    const auto type =
        isImage ? ElementType{Scalar::UChar, 4, {}} : elementTypeNamed(match.captured(1)).value_or(ElementType());
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

class CaseReader
{
public:
    Result<void> take(const QString &keyword, const QString &rest)
    {
        const QStringList words = rest.split(u' ', Qt::SkipEmptyParts);
        if (keyword == u"launch") {
            result.launch = {words.value(0), numbersAfter(words, QStringLiteral("global")),
                             numbersAfter(words, QStringLiteral("local")),
                             numbersAfter(words, QStringLiteral("offset"))};
        } else if (keyword == u"options") {
            result.options = rest;
        } else if (keyword == u"argument") {
            const auto read = argument(rest);
            if (!read)
                return fail(read.error());
            result.arguments.append(*read);
        } else if (keyword == u"trace") {
            const QStringList place = rest.section(u':', 0, 0).split(u'.');
            result.traces.append({place.value(0).toUInt(), place.value(1).toUInt(), {}});
            addEvents(rest.section(u':', 1));
        } else if (keyword == u"...") {
            addEvents(rest);
        } else if (keyword == u"fault") {
            result.faults.append(rest);
        } else if (keyword == u"untraced") {
            result.untracedLines.append(rest);
        } else if (keyword == u"dataflow") {
            result.dataflow = true;
        } else if (keyword == u"differs") {
            result.differs = true;
        }
        return {};
    }

    KernelCase result;

private:
    void addEvents(const QString &text)
    {
        for (const QString &event : text.split(u';', Qt::SkipEmptyParts)) {
            if (!event.trimmed().isEmpty())
                result.traces.last().events.append(event.trimmed());
        }
    }
};

} // namespace

Result<KernelCase> readKernelCase(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(file.errorString());
    CaseReader reader;
    reader.result.source = {QFileInfo(path).fileName(), QString::fromUtf8(file.readAll())};
    for (const QString &line : reader.result.source.text.split(u'\n')) {
        if (!line.startsWith(u"// "))
            continue;
        if (const auto taken = reader.take(line.section(u' ', 1, 1), line.section(u' ', 2)); !taken)
            return fail(taken.error());
    }
    reader.result.faults.sort();
    return reader.result;
}

} // namespace kernelscope
