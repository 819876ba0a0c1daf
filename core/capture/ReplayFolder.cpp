#include "capture/ReplayFolder.h"

#include <QDirIterator>
#include <QHash>
#include <QRegularExpression>

#include "capture/ReplayFiles.h"
#include "capture/ReplayImages.h"
#include "support/Printable.h"

namespace kernelscope {
namespace {

constexpr int mostFilesLookedAt = 10'000;

class ReplayReader
{
public:
    explicit ReplayReader(const QString &folder) : m_files(folder)
    {
        m_launch.folder = folder;
        m_launch.file = QDir(folder).filePath(replaySizesFile);
    }
    Result<CapturedLaunch> read();

private:
    void readSizes();
    void readProgram();
    void readOrigin();
    QHash<int, QString> dumpedIn(const QString &folder, const QString &ending) const;
    CapturedArgument argument(int index);
    std::optional<CapturedAlias> alias(int index);
    std::optional<CapturedArgument> buffer(int index);
    QString expectedOf(int index);

    ReplayFiles m_files;
    CapturedLaunch m_launch;
    QHash<int, QString> m_before; ///< buffers by their argument, of newer versions of the intercept layer
    QHash<int, QString> m_after;
    QHash<int, QString> m_images;
    QHash<QByteArray, int> m_addresses; ///< which argument had a memory object first
};

Result<CapturedLaunch> ReplayReader::read()
{
    readSizes();
    readProgram();
    readOrigin();
    m_before = dumpedIn(QStringLiteral("Pre"), QStringLiteral("bin"));
    m_after = dumpedIn(QStringLiteral("Post"), QStringLiteral("bin"));
    m_images = dumpedIn(QStringLiteral("Pre"), QStringLiteral("raw"));
    while (m_launch.arguments.size() < mostCapturedArguments && !m_files.error()) {
        const CapturedArgument next = argument(int(m_launch.arguments.size()));
        if (std::holds_alternative<std::monostate>(next))
            break; // the last one, or one without which there is no launch
        m_launch.arguments << next;
    }
    if (m_files.error())
        return fail(*m_files.error());
    return m_launch;
}

/// In a line each the global size, the local size and the offset; in older versions of the intercept layer, a number a line, these three
/// for one dimension after the other. Local sizes of 0: the device chose.
void ReplayReader::readSizes()
{
    const QStringList lines = m_files.text(replaySizesFile).value_or(QString()).split(u'\n', Qt::SkipEmptyParts);
    QList<QList<quint64>> rows;
    bool isInOrder = true;
    for (const QString &line : lines.mid(0, 10)) {
        rows << QList<quint64>();
        for (const QString &word : line.simplified().split(u' ', Qt::SkipEmptyParts)) {
            bool isNumber = false;
            rows.last() << word.toULongLong(&isNumber);
            isInOrder = isInOrder && isNumber;
        }
        isInOrder = isInOrder && rows.last().size() == rows.first().size();
    }
    const bool isByDimension = rows.size() == 9 && rows.first().size() == 1;
    if (!isInOrder || (!isByDimension && (rows.size() != 3 || rows.first().isEmpty() || rows.first().size() > 3)))
        return m_files.fail(replaySizesFile,
                            QStringLiteral("Here three lines should stand: the global size, the local size and the offset, "
                                           "each as whole numbers."));
    for (int dimension = 0; dimension < (isByDimension ? 3 : rows.first().size()); ++dimension) {
        m_launch.global << (isByDimension ? rows[3 * dimension][0] : rows[0][dimension]);
        m_launch.local << (isByDimension ? rows[3 * dimension + 1][0] : rows[1][dimension]);
        m_launch.offset << (isByDimension ? rows[3 * dimension + 2][0] : rows[2][dimension]);
    }
    if (m_launch.local.count(0) == m_launch.local.size())
        m_launch.local.clear();
    if (isByDimension)
        dropLastDimensions(m_launch);
    if (m_launch.offset.count(0) == m_launch.offset.size())
        m_launch.offset.clear();
    if (const QString problem = sizesProblem(m_launch); !problem.isEmpty())
        m_files.fail(replaySizesFile, problem);
}

void ReplayReader::readProgram()
{
    static const QRegularExpression identifier(QStringLiteral("\\A[A-Za-z_][A-Za-z0-9_]{0,254}\\z"));
    const auto name = m_files.text(QStringLiteral("knlName.txt"));
    m_launch.kernel = name ? *name : m_files.text(QStringLiteral("kernelName.txt")).value_or(QString());
    if (!identifier.match(m_launch.kernel).hasMatch())
        m_files.fail(QStringLiteral("knlName.txt"), QStringLiteral("Here the name of a kernel should stand."));
    m_launch.name = m_launch.kernel;
    m_launch.buildOptions = m_files.text(QStringLiteral("buildOptions.txt")).value_or(QString()).simplified();
    m_launch.source = QStringLiteral("kernel.cl");
    const auto source = m_files.bytes(m_launch.source, largestTextFile);
    if (!source)
        m_files.fail(m_launch.source,
                     QStringLiteral("The kernel's source is not in the folder: its program was made from a binary, or from "
                                    "SPIR-V. Capture one that is built from OpenCL C."));
    m_launch.sourceText = decodedText(source.value_or(QByteArray()));
}

/// In a sentence: "It is launch 3 of 17 of `./app --fast`, as it was captured."
void ReplayReader::readOrigin()
{
    const auto shown = [this](const char *file) {
        const QString line = m_files.text(QLatin1String(file)).value_or(QString()).section(u'\n', 0, 0).trimmed();
        return inOneLine(line.left(500)).remove(u'`');
    };
    const QString launch = shown("launch.txt");
    const QString program = shown("program.txt");
    m_launch.origin = QStringLiteral("It is %1%2, as it was captured.")
                          .arg(launch.isEmpty() ? QStringLiteral("a launch") : launch,
                               program.isEmpty() ? QString() : QStringLiteral(" of `%1`").arg(program));
}

/// Files such as Pre/Enqueue_0003_Kernel_add_Arg_0_Buffer.bin, by their argument.
QHash<int, QString> ReplayReader::dumpedIn(const QString &folder, const QString &ending) const
{
    static const QRegularExpression number(QStringLiteral("_Arg_(\\d{1,3})_"));
    QHash<int, QString> files;
    if (QFileInfo(QDir(m_launch.folder).filePath(folder)).isSymLink())
        return files;
    QDirIterator all(QDir(m_launch.folder).filePath(folder), {QStringLiteral("Enqueue_*_Arg_*_*.") + ending}, QDir::Files);
    for (int seen = 0; seen < mostFilesLookedAt && all.hasNext(); ++seen) {
        const QString name = QFileInfo(all.next()).fileName();
        if (const qsizetype at = name.lastIndexOf(number); at >= 0)
            files.insert(number.match(name, at).captured(1).toInt(), folder + u'/' + name);
    }
    return files;
}

CapturedArgument ReplayReader::argument(int index)
{
    if (const auto earlier = alias(index))
        return *earlier;
    if (const auto sampler = replayedSampler(m_files, index))
        return *sampler;
    if (auto image = replayedImage(m_files, index, m_images.value(index))) {
        image->expected = expectedOf(index);
        return *image;
    }
    if (const auto bytes = m_files.number(QStringLiteral("Local%1.txt").arg(index)))
        return CapturedLocal{*bytes};
    if (const auto memory = buffer(index))
        return *memory;
    if (const auto bytes = m_files.bytes(QStringLiteral("Argument%1.bin").arg(index), largestCapturedValue))
        return CapturedBytes{*bytes};
    return {};
}

std::optional<CapturedAlias> ReplayReader::alias(int index)
{
    const QString file = QStringLiteral("Buffer%1.same").arg(index);
    const auto same = m_files.number(file);
    if (!same)
        return std::nullopt;
    const CapturedArgument earlier = *same < quint64(index) ? m_launch.arguments[qsizetype(*same)] : CapturedArgument();
    if (!std::holds_alternative<CapturedBuffer>(earlier) && !std::holds_alternative<CapturedImage>(earlier))
        m_files.fail(file, QStringLiteral("Here the index of an earlier argument that is a buffer or an image should stand."));
    return CapturedAlias{int(*same)};
}

std::optional<CapturedArgument> ReplayReader::buffer(int index)
{
    const QString plain = QStringLiteral("Buffer%1.bin").arg(index);
    const auto plainSize = m_files.size(plain);
    const QString file = plainSize ? plain : m_before.value(index);
    const auto size = file.isEmpty() ? std::nullopt : m_files.size(file);
    if (!size)
        return std::nullopt;
    if (m_files.number(QStringLiteral("SVM_Arg_Offset%1.txt").arg(index)).value_or(0) != 0)
        m_files.fail(file,
                     QStringLiteral("Argument %1 points into the middle of shared virtual memory, which no project can give.").arg(index));
    // The intercept layer keeps the handle or the address beside the contents: arguments with the same have the same memory.
    const auto address = m_files.bytes(QStringLiteral("Argument%1.bin").arg(index), largestCapturedValue);
    if (address && !address->isEmpty()) {
        const int first = m_addresses.value(*address, index);
        if (first != index)
            return CapturedAlias{first};
        m_addresses.insert(*address, index);
    }
    return CapturedBuffer{file, *size, expectedOf(index)};
}

QString ReplayReader::expectedOf(int index)
{
    const QString own = QStringLiteral("Expected%1.bin").arg(index);
    return m_files.has(own) ? own : m_after.value(index);
}

} // namespace

Result<CapturedLaunch> readReplayFolder(const QString &folder)
{
    return ReplayReader(QFileInfo(folder).absoluteFilePath()).read();
}

} // namespace kernelscope
