#include "tests/support/TraceText.h"

#include <algorithm>
#include <cstring>
#include <optional>

#include <QMap>
#include <QRegularExpression>
#include <QStringList>

#include "project/ElementType.h"
#include "support/EnumRange.h"
#include "tests/support/TraceBuilder.h"

namespace kernelscope {

namespace {

/// What the letters of an expression stand for.
struct Names
{
    qint64 i = 0;
    qint64 g = 0;
    qint64 x = 0;
};

qint64 term(const QString &text, const Names &names)
{
    static const QRegularExpression pattern("^([+-]?)(\\d*)([igx]?)(?:([/%])(\\d+))?$");
    const auto match = pattern.match(text);
    if (!match.hasMatch())
        qFatal("not a term: %s", qPrintable(text));
    qint64 value = match.captured(2).isEmpty() ? 1 : match.captured(2).toLongLong();
    const QString letter = match.captured(3);
    value *= letter == "i" ? names.i : letter == "g" ? names.g : letter == "x" ? names.x : 1;
    if (match.captured(4) == "/")
        value /= match.captured(5).toLongLong();
    else if (match.captured(4) == "%")
        value %= match.captured(5).toLongLong();
    return match.captured(1) == "-" ? -value : value;
}

qint64 sum(const QString &text, const Names &names)
{
    static const QRegularExpression parts("[+-]?[^+-]+");
    qint64 value = 0;
    for (auto it = parts.globalMatch(text); it.hasNext();)
        value += term(it.next().captured(), names);
    return value;
}

QList<qint64> chosen(const QString &text, qint64 count)
{
    QList<qint64> list;
    if (text == "*") {
        for (qint64 i = 0; i < count; ++i)
            list.append(i);
        return list;
    }
    for (const QString &part : text.split(',')) {
        const QStringList ends = part.split('-');
        for (qint64 i = ends.first().toLongLong(); i <= ends.last().toLongLong(); ++i)
            list.append(i);
    }
    return list;
}

Extent extentFrom(const QString &text)
{
    Extent extent{1, 1, 1};
    const QStringList sizes = text.split('x');
    for (int d = 0; d < sizes.size(); ++d)
        extent[std::size_t(d)] = sizes[d].toULongLong();
    return extent;
}

void appendValue(std::vector<quint32> &words, const ElementType &type, const QString &text, const Names &names)
{
    QByteArray bytes;
    const bool real = text.contains('.');
    for (int c = 0; c < type.components; ++c) {
        if (type.scalar == Scalar::Float) {
            const float value = real ? text.toFloat() : float(sum(text, names));
            bytes.append(reinterpret_cast<const char *>(&value), 4);
        } else if (type.scalar == Scalar::Double) {
            const double value = real ? text.toDouble() : double(sum(text, names));
            bytes.append(reinterpret_cast<const char *>(&value), 8);
        } else {
            const qint64 value = sum(text, names);
            bytes.append(reinterpret_cast<const char *>(&value), sizeInBytes(type.scalar));
        }
    }
    const auto start = words.size();
    words.resize(start + std::size_t(sizeInBytes(type) + 3) / 4, 0);
    std::memcpy(words.data() + start, bytes.constData(), std::size_t(bytes.size()));
}

class Reader
{
public:
    Trace read(const QString &text);

private:
    void statement(const QString &line);
    void launch(const QStringList &words);
    void object(const QStringList &words);
    void event(const QStringList &words);
    qint64 slotOf(qint64 group) const;
    void once(WorkItemSlot item, const Names &names, QStringList words);
    void access(WorkItemSlot item, const Names &names, const QString &verb, const QString &target);
    void copy(WorkItemSlot item, const Names &names, const QStringList &words);
    void pixel(WorkItemSlot item, const Names &names, const QStringList &words);
    void call(WorkItemSlot item, const Names &names, const QStringList &words);
    void order(WorkItemSlot item, const Names &names, const QStringList &words);
    int barrierOfLine(int line) const;
    SiteIndex siteFor(const AccessSite &site);
    AccessSite siteOf(const QString &verb) const;
    void takeSuffixes(QStringList &words);
    void setSources(const QString &text, QStringList &variables, QList<int> &sites) const;
    struct Target
    {
        ObjectIndex object;
        qint64 offset = 0;
    };
    Target targetOf(const QString &text, const Names &names) const;

    int m_line = 0;
    int m_siteLine = 0;
    QString m_macro;
    QString m_function;
    ValueFlow m_flow;
    TraceLaunch m_launch;
    std::vector<quint64> m_groups;
    std::optional<TraceBuilder> m_builder;
    QMap<QString, ObjectIndex> m_objects;
    QMap<QString, ElementType> m_types;
    QList<AccessSite> m_sites;
};

Trace Reader::read(const QString &text)
{
    for (const QString &line : text.split('\n')) {
        ++m_line;
        const QString plain = line.section('#', 0, 0).simplified();
        if (!plain.isEmpty())
            statement(plain);
    }
    if (!m_builder)
        m_builder.emplace(m_launch);
    const auto trace = m_builder->finish();
    if (!trace)
        qFatal("%s", qPrintable(trace.error().message));
    return *trace;
}

void Reader::statement(const QString &line)
{
    const QStringList words = line.split(' ');
    if (words[0] == "global")
        return launch(words);
    if (words[0] == "groups") {
        for (const qint64 group : chosen(words.at(1), qint64(m_launch.groupsTotal())))
            m_groups.push_back(quint64(group));
        return;
    }
    if (!m_builder) {
        if (m_groups.empty())
            m_builder.emplace(m_launch);
        else
            m_builder.emplace(m_launch, m_groups);
    }
    if (words[0].startsWith('g') && words[0].contains(".i"))
        event(words);
    else
        object(words);
}

void Reader::launch(const QStringList &words)
{
    m_launch.name = QStringLiteral("launch");
    m_launch.kernel = QStringLiteral("k");
    m_launch.dimensions = int(words.at(1).count('x')) + 1;
    m_launch.global = extentFrom(words.at(1));
    m_launch.local = extentFrom(words.at(3));
    if (words.value(4) == u"lost")
        m_launch.lostEvents = words.at(5).toULongLong();
    if (words.value(4) == u"untraced")
        m_launch.untracedAccesses = words.at(5).toULongLong();
    if (words.value(4) == u"relaxed")
        m_launch.relaxedMath = words.at(5);
    if (words.value(4) == u"offset") {
        m_launch.offset = extentFrom(words.at(5));
        for (auto d = std::size_t(m_launch.dimensions); d < 3; ++d)
            m_launch.offset[d] = 0;
    }
}

void Reader::object(const QStringList &words)
{
    static const QMap<QString, AddressSpace> spaces{{"buffer", AddressSpace::Global},   {"program", AddressSpace::Global},
                                                    {"local", AddressSpace::Local},     {"constant", AddressSpace::Constant},
                                                    {"private", AddressSpace::Private}, {"image", AddressSpace::Image}};
    if (!spaces.contains(words[0]))
        qFatal("line %d: not a statement: %s", m_line, qPrintable(words.join(' ')));
    const auto type = elementTypeNamed(words.at(2));
    BoundObject object{words.at(1), spaces[words[0]], words.at(2), sizeInBytes(*type), 0, {}, false, true};
    quint64 count = 1;
    for (const QString &size : words.at(3).split('x')) {
        object.dimensions.append(size.toULongLong());
        count *= size.toULongLong();
    }
    object.sizeInBytes = count * quint64(object.elementSize);
    object.readOnly = words.contains("in");
    object.initialised = object.memory != AddressSpace::Local && !words.contains("out");
    if (words[0] == u"buffer")
        object.parameter = object.name;
    if (const auto same = words.indexOf("same"); same > 0)
        object.sameMemoryAs = m_objects.value(words.at(same + 1)).value;
    m_objects[object.name] = m_builder->addObject(object);
    m_types[object.name] = *type;
}

void Reader::event(const QStringList &words)
{
    QStringList rest = words.mid(1);
    takeSuffixes(rest);
    const QStringList who = words[0].split(".i");
    const auto items = qint64(m_launch.itemsOfGroup());
    for (const qint64 group : chosen(who[0].mid(1), qint64(m_launch.groupsTotal()))) {
        const qint64 slot = slotOf(group);
        if (slot < 0)
            continue;
        for (const qint64 i : chosen(who[1], items))
            once(WorkItemSlot(qsizetype(slot * items + i)), {i, group, group * items + i}, rest);
    }
}

/// What stands after an event: "@7", "macro M", "in f", "from x,5", "by +", "if x,5", "loosely".
void Reader::takeSuffixes(QStringList &words)
{
    m_siteLine = m_line;
    m_macro.clear();
    m_function.clear();
    m_flow = {};
    static const QStringList named{"macro", "in", "from", "by", "if"};
    while (words.size() > 1) {
        if (words.last().startsWith('@')) {
            m_siteLine = words.takeLast().mid(1).toInt();
        } else if (words.last() == "loosely") {
            m_flow.exact = false;
            words.removeLast();
        } else if (named.contains(words.at(words.size() - 2))) {
            const QString value = words.takeLast();
            const QString name = words.takeLast();
            if (name == "macro")
                m_macro = value;
            else if (name == "in")
                m_function = value;
            else if (name == "by")
                m_flow.combine = value;
            else if (name == "from")
                setSources(value, m_flow.variables, m_flow.sites);
            else
                setSources(value, m_flow.conditionVariables, m_flow.conditionSites);
        } else {
            return;
        }
    }
}

/// Numbers are lines, for the loads and atomics of those lines; all else names variables.
void Reader::setSources(const QString &text, QStringList &variables, QList<int> &sites) const
{
    for (const QString &part : text.split(',')) {
        bool isLine = false;
        const int line = part.toInt(&isLine);
        if (!isLine)
            variables.append(part);
        for (int s = 0; isLine && s < m_sites.size(); ++s) {
            const bool reads = m_sites[s].kind == SiteKind::Load || m_sites[s].kind == SiteKind::Atomic;
            if (reads && m_sites[s].range.begin.line == line)
                sites.append(s);
        }
    }
}

qint64 Reader::slotOf(qint64 group) const
{
    if (m_groups.empty())
        return group;
    const auto found = std::find(m_groups.begin(), m_groups.end(), quint64(group));
    return found == m_groups.end() ? -1 : found - m_groups.begin();
}

void Reader::once(WorkItemSlot item, const Names &names, QStringList words)
{
    const QString verb = words.first().section(QRegularExpression("[.:]"), 0, 0);
    if (verb == "load" || verb == "store" || verb.startsWith("atomic_") || verb.startsWith("vstorea_"))
        access(item, names, words.first(), words.at(1));
    else if (verb == "copy")
        copy(item, names, words);
    else if (verb == "read" || verb == "write" || builtinNamed(verb.toStdString()).kind == BuiltinKind::Image)
        pixel(item, names, words);
    else
        order(item, names, words);
}

AccessSite Reader::siteOf(const QString &verb) const
{
    AccessSite site;
    site.range.begin = {QStringLiteral("k.cl"), m_siteLine, 1};
    site.range.macro = m_macro;
    site.function = m_function;
    if (!m_macro.isEmpty())
        site.range.macroPlace = {QStringLiteral("k.cl"), 1, 1};
    site.operation = verb.section(QRegularExpression("[.:]"), 0, 0);
    site.atomic = builtinNamed(site.operation.toStdString()).atomic;
    for (const QString &part : verb.section(':', 0, 0).split('.').mid(1)) {
        if (const auto order = enumNamed<MemoryOrder>(part))
            site.order = *order;
        else if (const auto scope = enumNamed<MemoryScope>(part))
            site.scope = *scope;
        else
            qFatal("line %d: neither order nor scope: %s", m_line, qPrintable(part));
    }
    return site;
}

Reader::Target Reader::targetOf(const QString &text, const Names &names) const
{
    static const QRegularExpression pattern("^(\\w+)(?:\\[([^\\]]*)\\]|([+-].*))$");
    const auto match = pattern.match(text);
    if (!match.hasMatch() || !m_objects.contains(match.captured(1)))
        qFatal("line %d: not an access: %s", m_line, qPrintable(text));
    const ObjectIndex object = m_objects[match.captured(1)];
    const bool bytes = match.captured(2).isEmpty();
    const qint64 position = sum(match.captured(bytes ? 3 : 2), names);
    return {object, bytes ? position : position * m_builder->object(object).elementSize};
}

void Reader::access(WorkItemSlot item, const Names &names, const QString &verb, const QString &target)
{
    const Target at = targetOf(target.section('=', 0, 0), names);
    const BoundObject &object = m_builder->object(at.object);
    AccessSite site = siteOf(verb);
    const ElementType type = verb.contains(':') ? *elementTypeNamed(verb.section(':', 1)) : m_types[object.name];
    site.memory = object.memory;
    site.objects = {at.object.value};
    site.typeName = elementTypeName(type);
    site.type = type;
    site.sizeInBytes = sizeInBytes(type);
    site.hasOffset = true;
    site.kind = verb.startsWith("load")                                ? SiteKind::Load
                : verb.contains("store") && !verb.startsWith("atomic") ? SiteKind::Store
                                                                       : SiteKind::Atomic;
    if (site.kind != SiteKind::Load)
        site.flow = m_flow;
    if (verb == "vstorea_half3") {
        site.type = ElementType{Scalar::Half, 3, {}};
        site.sizeInBytes = 6;
        site.vectorBytes = 8;
    } else if (const ElementType &whole = m_types[object.name]; site.kind == SiteKind::Store && type.components < whole.components)
        site.vectorBytes = sizeInBytes(whole);
    std::vector<quint32> words;
    for (const QString &value : (target.contains('=') ? target.section('=', 1) : QStringLiteral("0")).split(','))
        appendValue(words, type, value, names);
    site.payloadWords = int(words.size());
    if (site.kind == SiteKind::Atomic)
        site.operands = int(words.size()) * 4 / site.sizeInBytes - 1;
    m_builder->addAccess(item, siteFor(site), at.object, at.offset, words);
}

void Reader::copy(WorkItemSlot item, const Names &names, const QStringList &words)
{
    const Target to = targetOf(words.at(1), names);
    const Target from = targetOf(words.at(2), names);
    const QString count = words.at(3).mid(1).section('/', 0, 0);
    const QString stride = words.at(3).contains('/') ? words.at(3).section('/', 1) : QStringLiteral("1");
    AccessSite site = siteOf(words.first());
    for (const bool writes : {false, true}) {
        const Target &at = writes ? to : from;
        const BoundObject &object = m_builder->object(at.object);
        site.kind = writes ? SiteKind::AsyncWrite : SiteKind::AsyncRead;
        site.memory = object.memory;
        site.objects = {at.object.value};
        site.type = m_types[object.name];
        site.sizeInBytes = object.elementSize;
        site.hasOffset = true;
        site.payloadWords = 4;
        const std::vector<quint32> extent{quint32(sum(count, names)), 0, writes ? 1u : stride.toUInt(), 0};
        m_builder->addAccess(item, siteFor(site), at.object, at.offset, extent);
    }
}

void Reader::pixel(WorkItemSlot item, const Names &names, const QStringList &words)
{
    const QString image = words.at(1);
    AccessSite site = siteOf(words.first());
    site.kind = site.operation.startsWith("write") ? SiteKind::ImageWrite : SiteKind::ImageRead;
    site.memory = AddressSpace::Image;
    site.objects = {m_objects.value(image).value};
    site.type = m_types.value(image);
    site.sizeInBytes = 16;
    site.payloadWords = 8;
    site.variables = {words.contains("sampled") ? QStringLiteral("float2") : QStringLiteral("int2")};
    std::vector<quint32> payload;
    for (const QString &coordinate : words.at(2).section('=', 0, 0).split(','))
        payload.push_back(quint32(sum(coordinate, names)));
    payload.resize(4, 0);
    payload.resize(8, quint32(sum(words.at(2).section('=', 1).isEmpty() ? QStringLiteral("0") : words.at(2).section('=', 1), names)));
    m_builder->addAccess(item, siteFor(site), m_objects.value(image), 0, payload);
}

void Reader::call(WorkItemSlot item, const Names &names, const QStringList &words)
{
    AccessSite site = siteOf(words.first());
    site.kind = SiteKind::Collective;
    site.payloadWords = 3;
    const auto number = [&](int word) { return quint32(sum(words.value(word, "0"), names)); };
    m_builder->addCall(item, siteFor(site), number(1), number(3), number(5));
}

void Reader::order(WorkItemSlot item, const Names &names, const QStringList &words)
{
    static const QMap<QString, SiteKind> kinds{
        {"barrier", SiteKind::Barrier}, {"fence", SiteKind::Fence},    {"sub_group_barrier", SiteKind::Fence},
        {"branch", SiteKind::Branch},   {"index", SiteKind::Index},    {"loop", SiteKind::Loop},
        {"wait", SiteKind::AsyncWait},  {"set", SiteKind::Assignment}, {"unset", SiteKind::Unset},
        {"divide", SiteKind::Division}};
    static const QMap<QString, quint32> fences{
        {"none", 0}, {"local", LocalFence}, {"global", GlobalFence}, {"both", LocalFence | GlobalFence}, {"image", ImageFence}};
    AccessSite site = siteOf(words.first());
    if (builtinNamed(site.operation.toStdString()).collective != BuiltinCollective::None && !kinds.contains(site.operation))
        return call(item, names, words);
    if (!kinds.contains(site.operation))
        qFatal("line %d: not an event: %s", m_line, qPrintable(words.join(' ')));
    site.kind = kinds[site.operation];
    if (site.kind == SiteKind::Barrier || site.kind == SiteKind::Fence) {
        const quint32 flags = fences.value(words.value(1, "local"));
        site.localFence = flags & LocalFence;
        site.globalFence = flags & GlobalFence;
        site.imageFence = flags & ImageFence;
        const auto subGroup = quint32(sum(words.value(3, "0"), names));
        return m_builder->addFence(item, siteFor(site), flags | subGroup << subGroupShift);
    }
    if (site.kind == SiteKind::Assignment) {
        site.flow = m_flow;
        site.flow.target = words.at(1);
        return m_builder->addOther(item, siteFor(site));
    }
    if (site.kind == SiteKind::Unset || site.kind == SiteKind::Division) { // unset x, unset x unseen, divide 7
        site.variables = {words.value(1)};
        site.anyObject = words.value(2) == "unseen";
        site.operation = QStringLiteral("/");
        site.type = ElementType{Scalar::Int, 1, {}};
        site.sizeInBytes = 4;
        return m_builder->addOther(item, siteFor(site), words.value(1).toLongLong());
    }
    if (site.kind == SiteKind::Index) { // index s 20 of 16
        site.objects = {m_objects.value(words.at(1)).value};
        site.bound = words.at(4).toULongLong();
    }
    site.payloadWords = site.kind == SiteKind::Branch || site.kind == SiteKind::AsyncWait ? 1 : 2;
    const qint64 payload = sum(words.value(site.kind == SiteKind::Index ? 2 : 1, "1"), names);
    m_builder->addOther(item, siteFor(site), payload, words.value(2) == "for" ? barrierOfLine(words.at(3).toInt()) : -1);
}

int Reader::barrierOfLine(int line) const
{
    for (qsizetype s = 0; s < m_sites.size(); ++s) {
        if (m_sites[s].kind == SiteKind::Barrier && m_sites[s].range.begin.line == line)
            return int(s);
    }
    return -1;
}

SiteIndex Reader::siteFor(const AccessSite &site)
{
    qsizetype index = m_sites.indexOf(site);
    if (index < 0) {
        m_sites.append(site);
        index = m_builder->addSite(site).value;
    }
    return SiteIndex(index);
}

} // namespace

Trace traceFrom(const QString &text)
{
    return Reader().read(text);
}

} // namespace kernelscope
