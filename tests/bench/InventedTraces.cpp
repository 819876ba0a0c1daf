#include "tests/bench/InventedTraces.h"

namespace kernelscope {

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

    int object(const QString &name, AddressSpace memory, quint64 elements, const QList<quint64> &dimensions = {})
    {
        BoundObject object;
        object.name = name;
        object.memory = memory;
        object.typeName = QStringLiteral("int");
        object.dimensions = dimensions;
        object.sizeInBytes = 4 * elements;
        object.initialised = memory != AddressSpace::Local;
        m_parts.objects.append(object);
        return int(m_parts.objects.size()) - 1;
    }
    /// A store that takes its value from loads.
    void feed(int store, const QList<int> &loads) { m_parts.sites[store].flow.sites = loads; }
    /// sum += loads; and a store of sum.
    void accumulate(int assignment, const QList<int> &loads, int store)
    {
        m_parts.sites[assignment].flow.target = QStringLiteral("sum");
        m_parts.sites[assignment].flow.variables = {QStringLiteral("sum")};
        m_parts.sites[assignment].flow.sites = loads;
        m_parts.sites[store].flow.variables = {QStringLiteral("sum")};
    }
    int site(SiteKind kind, int line)
    {
        AccessSite site;
        site.kind = kind;
        site.range.begin = {QStringLiteral("bench.cl"), line, 1};
        site.type = ElementType{};
        const bool access = kind == SiteKind::Load || kind == SiteKind::Store;
        site.hasOffset = access;
        site.sizeInBytes = access ? 4 : 0;
        site.payloadWords = access ? 1 : 0;
        site.localFence = kind == SiteKind::Barrier;
        m_parts.sites.append(site);
        return int(m_parts.sites.size()) - 1;
    }
    void access(int site, int object, quint64 element)
    {
        if (const QList<int> &known = std::as_const(m_parts.sites)[site].objects; !known.contains(object))
            m_parts.sites[site].objects.append(object);
        put(site, object, quint32(4 * element), quint32(m_count));
    }
    void barrier(int site) { put(site, EventHead::noObject, LocalFence, 0); }
    void assignment(int site) { put(site, EventHead::noObject, 0, 0); }
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

} // namespace

Trace inventedReduction(quint64 n, bool barriers)
{
    TraceLaunch launch;
    launch.global = {n, 1, 1};
    launch.local = {256, 1, 1};
    Recorder r(launch, n * 40);
    const int in = r.object(QStringLiteral("in"), AddressSpace::Global, n);
    const int out = r.object(QStringLiteral("out"), AddressSpace::Global, n / 256);
    const int s = r.object(QStringLiteral("s"), AddressSpace::Local, 256);
    const int sites[] = {r.site(SiteKind::Load, 1),    r.site(SiteKind::Store, 2), r.site(SiteKind::Barrier, 3),
                         r.site(SiteKind::Load, 5),    r.site(SiteKind::Load, 6),  r.site(SiteKind::Store, 7),
                         r.site(SiteKind::Barrier, 8), r.site(SiteKind::Load, 9),  r.site(SiteKind::Store, 10)};
    r.feed(sites[1], {sites[0]});
    r.feed(sites[5], {sites[3], sites[4]});
    r.feed(sites[8], {sites[7]});
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

Trace inventedProduct(quint64 n, bool dataflow)
{
    TraceLaunch launch;
    launch.dimensions = 2;
    launch.global = {n, n, 1};
    launch.local = {16, 16, 1};
    Recorder r(launch, n * n * (n / 16 * 54 + 1));
    const int a = r.object(QStringLiteral("A"), AddressSpace::Global, n * n, {n, n});
    const int b = r.object(QStringLiteral("B"), AddressSpace::Global, n * n, {n, n});
    const int c = r.object(QStringLiteral("C"), AddressSpace::Global, n * n, {n, n});
    const int at = r.object(QStringLiteral("At"), AddressSpace::Local, 256, {16, 16});
    const int bt = r.object(QStringLiteral("Bt"), AddressSpace::Local, 256, {16, 16});
    const int sites[] = {r.site(SiteKind::Load, 1),      r.site(SiteKind::Store, 1),   r.site(SiteKind::Load, 2),
                         r.site(SiteKind::Store, 2),     r.site(SiteKind::Barrier, 3), r.site(SiteKind::Load, 4),
                         r.site(SiteKind::Load, 5),      r.site(SiteKind::Barrier, 6), r.site(SiteKind::Store, 7),
                         r.site(SiteKind::Assignment, 8)};
    r.feed(sites[1], {sites[0]});
    r.feed(sites[3], {sites[2]});
    r.accumulate(sites[9], {sites[5], sites[6]}, sites[8]);
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
                if (dataflow)
                    r.assignment(sites[9]);
            }
            r.barrier(sites[7]);
        }
        r.access(sites[8], c, row * n + column);
        r.endItem();
    }
    return r.finish();
}

Trace inventedGroup(quint64 items, quint64 turns)
{
    TraceLaunch launch;
    launch.global = {items, 1, 1};
    launch.local = {items, 1, 1};
    Recorder r(launch, items * turns * 3);
    const int a = r.object(QStringLiteral("A"), AddressSpace::Global, 65536, {256, 256});
    const int s = r.object(QStringLiteral("s"), AddressSpace::Local, items);
    const int sites[] = {r.site(SiteKind::Load, 1), r.site(SiteKind::Store, 2), r.site(SiteKind::Barrier, 3)};
    r.feed(sites[1], {sites[0]});
    for (quint64 item = 0; item < items; ++item) {
        for (quint64 turn = 0; turn < turns; ++turn) {
            r.access(sites[0], a, (turn * items + item) % 65536);
            r.access(sites[1], s, item);
            r.barrier(sites[2]);
        }
        r.endItem();
    }
    return r.finish();
}

} // namespace kernelscope
