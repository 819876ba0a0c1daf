// How fast traces are analysed, and what they take in memory, on invented traces of a reduction and of a tiled matrix
// product.
#include <cstdio>
#include <ctime>
#include <functional>

#include "analysis/Findings.h"
#include "analysis/GlobalMemorySummary.h"
#include "tests/support/TraceEncoding.h"

using namespace kernelscope;

namespace {

/// Writes the events of a launch straight into the columns.
class Recorder
{
public:
    Recorder(const TraceLaunch &launch, std::size_t capacity)
    {
        m_parts.launch = launch;
        for (quint64 g = 0; g < launch.groupsTotal(); ++g)
            m_parts.groups.push_back(g);
        m_parts.firstEvents.push_back(0);
        for (WordColumn *column : {&m_parts.heads, &m_parts.offsets, &m_parts.values})
            column->resize(capacity);
    }

    int object(const QString &name, MemoryKindOfSite memory, quint64 elements)
    {
        BoundObject object;
        object.name = name;
        object.memory = memory;
        object.sizeInBytes = 4 * elements;
        object.initialised = memory != MemoryKindOfSite::Local;
        m_parts.objects.append(object);
        return int(m_parts.objects.size()) - 1;
    }
    int site(SiteKind kind, int line)
    {
        AccessSite site;
        site.kind = kind;
        site.range.begin = {QStringLiteral("bench.cl"), line, 1};
        site.type = ElementType{};
        site.hasOffset = kind != SiteKind::Barrier;
        site.sizeInBytes = kind == SiteKind::Barrier ? 0 : 4;
        site.payloadWords = kind == SiteKind::Barrier ? 0 : 1;
        site.localFence = kind == SiteKind::Barrier;
        m_parts.sites.append(site);
        return int(m_parts.sites.size()) - 1;
    }
    void access(int site, int object, quint64 element) { put(site, object, quint32(4 * element), quint32(m_count)); }
    void barrier(int site) { put(site, EventHead::noObject, LocalFence, 0); }
    void endItem() { m_parts.firstEvents.push_back(quint32(m_count)); }

    Trace finish()
    {
        for (WordColumn *column : {&m_parts.heads, &m_parts.offsets, &m_parts.values})
            column->resize(m_count);
        m_parts.faultCounts.resize(std::size_t(m_parts.sites.size()));
        return Trace::fromParts(std::move(m_parts)).value();
    }

private:
    void put(int site, int object, quint32 offset, quint32 value)
    {
        m_parts.heads[m_count] = EventHead::of(SiteIndex(site), ObjectIndex(object)).word;
        m_parts.offsets[m_count] = offset;
        m_parts.values[m_count++] = value;
    }
    TraceParts m_parts;
    std::size_t m_count = 0;
};

/// Tree reduction of n elements in groups of 256; without its barriers it races.
Trace reduction(quint64 n, bool barriers)
{
    TraceLaunch launch;
    launch.global = {n, 1, 1};
    launch.local = {256, 1, 1};
    Recorder r(launch, n * 40);
    const int in = r.object(QStringLiteral("in"), MemoryKindOfSite::Global, n);
    const int out = r.object(QStringLiteral("out"), MemoryKindOfSite::Global, n / 256);
    const int s = r.object(QStringLiteral("s"), MemoryKindOfSite::Local, 256);
    const int sites[] = {r.site(SiteKind::Load, 1),    r.site(SiteKind::Store, 2), r.site(SiteKind::Barrier, 3),
                         r.site(SiteKind::Load, 5),    r.site(SiteKind::Load, 6),  r.site(SiteKind::Store, 7),
                         r.site(SiteKind::Barrier, 8), r.site(SiteKind::Load, 9),  r.site(SiteKind::Store, 10)};
    for (quint64 x = 0; x < n; ++x) {
        const quint64 l = x % 256;
        r.access(sites[0], in, x);
        r.access(sites[1], s, l);
        r.barrier(sites[2]);
        for (quint64 half = 128; half > 0; half /= 2) {
            if (l < half) {
                r.access(sites[3], s, l);
                r.access(sites[4], s, l + half);
                r.access(sites[5], s, l);
            }
            if (barriers)
                r.barrier(sites[6]);
        }
        if (l == 0) {
            r.access(sites[7], s, 0);
            r.access(sites[8], out, x / 256);
        }
        r.endItem();
    }
    return r.finish();
}

/// C = A B with tiles of 16 x 16.
Trace tiledProduct(quint64 n)
{
    TraceLaunch launch;
    launch.dimensions = 2;
    launch.global = {n, n, 1};
    launch.local = {16, 16, 1};
    Recorder r(launch, n * n * (n / 16 * 38 + 1));
    const int a = r.object(QStringLiteral("A"), MemoryKindOfSite::Global, n * n);
    const int b = r.object(QStringLiteral("B"), MemoryKindOfSite::Global, n * n);
    const int c = r.object(QStringLiteral("C"), MemoryKindOfSite::Global, n * n);
    const int at = r.object(QStringLiteral("At"), MemoryKindOfSite::Local, 256);
    const int bt = r.object(QStringLiteral("Bt"), MemoryKindOfSite::Local, 256);
    const int sites[] = {r.site(SiteKind::Load, 1),  r.site(SiteKind::Store, 1),   r.site(SiteKind::Load, 2),
                         r.site(SiteKind::Store, 2), r.site(SiteKind::Barrier, 3), r.site(SiteKind::Load, 4),
                         r.site(SiteKind::Load, 5),  r.site(SiteKind::Barrier, 6), r.site(SiteKind::Store, 7)};
    for (quint64 item = 0; item < n * n; ++item) {
        const Extent group = unflatten(item / 256, launch.groups());
        const Extent local = unflatten(item % 256, launch.local);
        const quint64 row = group[1] * 16 + local[1], column = group[0] * 16 + local[0];
        for (quint64 t = 0; t < n / 16; ++t) {
            r.access(sites[0], a, row * n + t * 16 + local[0]);
            r.access(sites[1], at, local[1] * 16 + local[0]);
            r.access(sites[2], b, (t * 16 + local[1]) * n + column);
            r.access(sites[3], bt, local[1] * 16 + local[0]);
            r.barrier(sites[4]);
            for (quint64 k = 0; k < 16; ++k) {
                r.access(sites[5], at, local[1] * 16 + k);
                r.access(sites[6], bt, k * 16 + local[0]);
            }
            r.barrier(sites[7]);
        }
        r.access(sites[8], c, row * n + column);
        r.endItem();
    }
    return r.finish();
}

/// Of this process alone: the machine may have other things to do.
double milliseconds(const std::function<void()> &work)
{
    const std::clock_t start = std::clock();
    work();
    return 1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC;
}

void measure(const char *name, const std::function<Trace()> &make)
{
    Trace trace;
    const double built = milliseconds([&] { trace = make(); });
    qsizetype count = 0;
    const double analysed = milliseconds([&] { count = findAll(trace).size(); });
    std::printf(
        "%-24s %9d events  made %7.1f ms  analysed %7.1f ms = %5.1f ns/event  %.2f bytes/event  %lld findings\n", name,
        trace.eventCount(), built, analysed, analysed * 1e6 / trace.eventCount(),
        double(trace.sizeInMemory()) / trace.eventCount(), static_cast<long long>(count));
}

void measureDecoder(const Trace &trace)
{
    const RecordedLaunch recorded = recordedLaunch(trace);
    const std::vector<quint32> buffer = encodedTrace(trace);
    int count = 0;
    const double decoded = milliseconds([&] { count = decodeTrace(recorded, buffer).value().eventCount(); });
    std::printf("%-24s %9d events  decoded %7.1f ms = %.1f million events/s\n", "decoder", count, decoded,
                count / decoded / 1000);
}

/// A launch recorded in batches of a few groups each, what earlier ones did kept in summary.
void measureSummary(const Trace &trace)
{
    GlobalMemorySummary summary;
    qsizetype count = 0;
    const double added = milliseconds([&] { count = summary.add(trace).size(); });
    std::printf("%-24s %9d events  added   %7.1f ms = %5.1f ns/event\n", "summary", trace.eventCount(), added,
                added * 1e6 / trace.eventCount());
}

} // namespace

int main()
{
    measure("reduction 128k", [] { return reduction(1 << 17, true); });
    measure("reduction 128k, racing", [] { return reduction(1 << 17, false); });
    measure("tiled product 96", [] { return tiledProduct(96); });
    measure("tiled product 256", [] { return tiledProduct(256); });
    measureDecoder(tiledProduct(160));
    measureSummary(tiledProduct(160));
    return 0;
}
