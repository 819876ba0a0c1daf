#include "trace/TraceFile.h"

#include <algorithm>
#include <cstring>

#include <QFile>
#include <QSaveFile>

#include "support/Codec.h"

namespace kernelscope {

namespace {

constexpr char fileMagic[8] = {'K', 'S', 'T', 'R', 'A', 'C', 'E', '\0'};

/// The fixed part at the file's start. Lengths count words of four bytes, but for groups (eight) and tables (one).
struct FileHeader
{
    char magic[8];
    quint32 version;
    quint32 tables;
    quint64 groups;
    quint64 items;
    quint64 events;
    quint64 pool;
    quint64 faults;
};
static_assert(sizeof(FileHeader) == 56 && std::is_trivially_copyable_v<FileHeader>);
static_assert(Q_BYTE_ORDER == Q_LITTLE_ENDIAN, "trace files are written in the order of the device's words");

struct FaultRecord
{
    quint32 head;
    quint32 localItem;
    quint64 group;
    qint64 offset;
    qint64 related;
    qint64 second;
};
static_assert(sizeof(FaultRecord) == 40);

template <typename T> void append(QByteArray &bytes, const T *data, std::size_t count)
{
    bytes.append(reinterpret_cast<const char *>(data), qsizetype(count * sizeof(T)));
}

/// What is no column of words.
struct Tables
{
    TraceLaunch launch;
    QList<AccessSite> sites;
    QList<BoundObject> objects;
    QList<quint64> faultCounts;
    KERNELSCOPE_FIELDS(launch, sites, objects, faultCounts)
};

QByteArray tablesOf(const Trace &trace)
{
    Tables tables{trace.launch(), trace.sites(), trace.objects(), {}};
    for (int s = 0; s < trace.sites().size(); ++s)
        tables.faultCounts << trace.faultsAt(SiteIndex(s));
    QByteArray bytes = toCbor(tables).toCbor();
    bytes.append(7 - (bytes.size() + 7) % 8, '\0');
    return bytes;
}

/// Files without the members `atomic` and `unset` say both by the text of the operation.
void completeSite(AccessSite &site)
{
    if (site.kind == SiteKind::Atomic)
        site.atomic = builtinNamed(site.operation.toStdString()).atomic;
    else if (site.kind == SiteKind::Unset && site.operation == u"[]")
        site.unset = UnsetPart::Element;
    else if (site.kind == SiteKind::Unset && site.operation == u"whole")
        site.unset = UnsetPart::Components;
}

bool takeTables(QByteArrayView bytes, TraceParts &parts)
{
    Tables tables;
    QCborParserError error;
    const QCborValue value = QCborValue::fromCbor(QByteArray::fromRawData(bytes.data(), bytes.size()), &error);
    if (error.error != QCborError::NoError || !fromCbor(value, tables))
        return false;
    parts.launch = tables.launch;
    parts.sites = tables.sites;
    std::ranges::for_each(parts.sites, completeSite);
    parts.objects = tables.objects;
    parts.faultCounts.assign(tables.faultCounts.begin(), tables.faultCounts.end());
    return true;
}

/// Takes one column after the other; the lengths were found to add up before.
class ColumnReader
{
public:
    explicit ColumnReader(const char *at) : m_at(at) {}

    void take(void *target, std::size_t bytes)
    {
        if (bytes > 0)
            std::memcpy(target, m_at, bytes);
        m_at += bytes;
    }
    void take(WordColumn &column, quint64 words)
    {
        column.resize(words);
        take(column.data(), words * 4);
    }

private:
    const char *m_at;
};

void takeColumns(ColumnReader reader, const FileHeader &header, TraceParts &parts)
{
    parts.groups.resize(header.groups);
    reader.take(parts.groups.data(), header.groups * 8);
    std::vector<FaultRecord> faults(header.faults);
    reader.take(faults.data(), header.faults * sizeof(FaultRecord));
    for (const FaultRecord &fault : faults)
        parts.faults.push_back({EventHead{fault.head}, fault.group, fault.localItem, fault.offset, int(fault.related), fault.second});
    parts.firstEvents.resize(header.items + 1);
    reader.take(parts.firstEvents.data(), parts.firstEvents.size() * 4);
    for (WordColumn *column : {&parts.heads, &parts.offsets, &parts.values})
        reader.take(*column, header.events);
    reader.take(parts.pool, header.pool);
}

/// What the lengths in the header add up to; 0 where one of them is absurd.
quint64 expectedSize(const FileHeader &header)
{
    constexpr quint64 most = quint64(1) << 40;
    if (header.groups > most || header.items > most || header.events > most || header.pool > most || header.faults > most)
        return 0;
    return sizeof(FileHeader) + header.tables + header.groups * 8 + header.faults * sizeof(FaultRecord) +
           4 * (header.items + 1 + 3 * header.events + header.pool) + 8;
}

Result<FileHeader> readHeader(QByteArrayView contents)
{
    FileHeader header{};
    if (contents.size() < qsizetype(sizeof header) || std::memcmp(contents.data(), fileMagic, sizeof fileMagic) != 0)
        return fail(QStringLiteral("This is no trace file of Kernelscope."));
    std::memcpy(&header, contents.data(), sizeof header);
    if (header.version > traceFileVersion)
        return fail(QStringLiteral("The trace was written by a newer version of Kernelscope (file format %1; this program reads up to "
                                   "%2). Open it with that version, or trace again.")
                        .arg(header.version)
                        .arg(traceFileVersion));
    const quint64 expected = expectedSize(header);
    if (header.version > 0 && header.version < traceFileVersion)
        return fail(QStringLiteral("The trace was written by an older version of Kernelscope (file format %1; this program reads %2). "
                                   "Trace again.")
                        .arg(header.version)
                        .arg(traceFileVersion));
    if (header.version == 0 || expected == 0)
        return fail(QStringLiteral("The trace file is damaged: its header holds impossible numbers."));
    if (quint64(contents.size()) < expected)
        return fail(QStringLiteral("The trace file was cut short: it has %1 bytes of %2.").arg(contents.size()).arg(expected));
    if (quint64(contents.size()) > expected)
        return fail(QStringLiteral("The trace file is damaged: it has %1 bytes, but should have %2.").arg(contents.size()).arg(expected));
    return header;
}

} // namespace

quint64 traceFileChecksum(QByteArrayView bytes)
{
    quint64 sum = 0x9e3779b97f4a7c15ull ^ quint64(bytes.size());
    qsizetype i = 0;
    for (quint64 word; i + 8 <= bytes.size(); i += 8) {
        std::memcpy(&word, bytes.data() + i, 8);
        sum = (sum ^ word) * 0xff51afd7ed558ccdull;
        sum ^= sum >> 32;
    }
    for (; i < bytes.size(); ++i)
        sum = (sum ^ quint8(bytes[i])) * 0xff51afd7ed558ccdull;
    return sum ^ sum >> 29;
}

QByteArray traceFileContents(const Trace &trace)
{
    const QByteArray tables = tablesOf(trace);
    FileHeader header{{},
                      traceFileVersion,
                      quint32(tables.size()),
                      quint64(trace.groupCount()),
                      quint64(trace.workItemCount()),
                      quint64(trace.eventCount()),
                      trace.pool().size(),
                      trace.faults().size()};
    std::memcpy(header.magic, fileMagic, sizeof fileMagic);
    QByteArray bytes;
    bytes.reserve(qsizetype(expectedSize(header)));
    append(bytes, &header, 1);
    bytes.append(tables);
    append(bytes, trace.groups().data(), trace.groups().size());
    for (const TraceFault &fault : trace.faults()) {
        const FaultRecord record{fault.head.word, fault.localItem, fault.group, fault.offset, fault.related, fault.second};
        append(bytes, &record, 1);
    }
    append(bytes, trace.firstEvents().data(), trace.firstEvents().size());
    for (const auto column : {trace.heads(), trace.offsets(), trace.values(), trace.pool()})
        append(bytes, column.data(), column.size());
    const quint64 sum = traceFileChecksum(bytes);
    append(bytes, &sum, 1);
    return bytes;
}

Result<Trace> traceFromFileContents(QByteArrayView contents)
{
    const auto header = readHeader(contents);
    if (!header)
        return fail(header.error());
    quint64 sum = 0;
    std::memcpy(&sum, contents.data() + contents.size() - 8, 8);
    if (sum != traceFileChecksum(contents.chopped(8)))
        return fail(QStringLiteral("The trace file is damaged: its checksum does not match its contents. Trace again."));
    TraceParts parts;
    if (!takeTables(contents.sliced(sizeof(FileHeader), header->tables), parts))
        return fail(QStringLiteral("The trace file is damaged: its tables can't be read."));
    takeColumns(ColumnReader(contents.data() + sizeof(FileHeader) + header->tables), *header, parts);
    return Trace::fromParts(std::move(parts));
}

Result<void> saveTrace(const Trace &trace, const QString &path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(traceFileContents(trace)) < 0 || !file.commit())
        return fail(QStringLiteral("The trace can't be written to %1: %2.").arg(path, file.errorString()));
    return {};
}

Result<Trace> openTrace(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(QStringLiteral("The trace %1 can't be opened: %2.").arg(path, file.errorString()));
    const QByteArray contents = file.readAll();
    const auto trace = traceFromFileContents(contents);
    if (!trace)
        return fail(path + QStringLiteral(": ") + trace.error().message);
    return trace;
}

} // namespace kernelscope
