#include "guess/GuessTrial.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QRegularExpression>
#include <QSet>

#include "analysis/SiteTotals.h"
#include "guess/GuessedContents.h"
#include "support/Filled.h"
#include "trace/ImageAccess.h"
#include "trace/SiteTraits.h"

namespace kernelscope {
namespace {

constexpr quint64 far = 64;             ///< elements
constexpr quint64 leastTriedGroup = 16; ///< work-items that a smaller work-group still has
constexpr int itemsToAsk = 64;          ///< for what each of them does; some do less than others
constexpr double muchTooLittle = 0.1;   ///< of the work-groups
constexpr int manyIdle = 4;             ///< places that accessed nothing, for each that did

QString placeOf(const QString &file, int line, int column)
{
    return filled(QStringLiteral("%1:%2:%3"), file, line, column);
}

QString placeOf(const Finding &finding)
{
    if (finding.accesses.isEmpty())
        return {};
    const FindingAccess &access = finding.accesses.first();
    return placeOf(access.file, access.line, access.column);
}

bool hasTheSame(const QList<Finding> &findings, const Finding &finding)
{
    return std::ranges::any_of(findings, [&finding](const Finding &other) {
        return other.kind == finding.kind && placeOf(other) == placeOf(finding) && other.object == finding.object;
    });
}

bool isBlind(const Finding &finding)
{
    return finding.kind == FindingKind::OutOfBounds ||
           (finding.kind == FindingKind::UninitialisedRead && finding.memory == AddressSpace::Local);
}

bool isOutOfBounds(const Finding &finding)
{
    return finding.kind == FindingKind::OutOfBounds;
}

bool isRaceForBuffer(const Finding &finding)
{
    return finding.kind == FindingKind::DataRace && finding.memory == AddressSpace::Global;
}

bool isRaceInGroup(const Finding &finding)
{
    return finding.kind == FindingKind::DataRace && finding.memory == AddressSpace::Local;
}

const QString extentName = QStringLiteral("n");
const QString groupName = QStringLiteral("group");

LaunchStep &launchIn(Project &project)
{
    return std::get<LaunchStep>(project.plan.first().action);
}

bool dependsOnExtent(const Expression &size)
{
    static const QRegularExpression extent(QStringLiteral("\\bn\\b"));
    return size.text.contains(extent);
}

/// What a group shows that has work-items without an element: a barrier in the guard, or local memory that these should have set.
bool isOfRests(const Finding &finding)
{
    return finding.kind == FindingKind::BarrierDivergence ||
           (finding.kind == FindingKind::UninitialisedRead && finding.memory == AddressSpace::Local);
}

/// Of a launch with whole groups of 8, Math.ceil(n / 8) * 8, the 8: with an n between, some work-items have no element. 1: of another.
quint64 filledUpTo(const LaunchStep &launch, quint64 group)
{
    static const QRegularExpression filled(QStringLiteral("^Math\\.ceil\\(n / (\\w+)\\)"));
    for (const Expression &size : launch.global) {
        const QString row = filled.match(size.text).captured(1);
        if (!row.isEmpty())
            return row == groupName ? group : std::max(row.toULongLong(), quint64(1));
    }
    return 1;
}

/// Some dimension of the launch has work-items made from n in groups of "group". In a column of groups, one for each row, n and the group
/// have nothing to do with each other.
bool dividesExtent(const LaunchStep &launch)
{
    for (qsizetype dimension = 0; dimension < launch.local.size(); ++dimension) {
        if (launch.local[dimension].text == groupName && dependsOnExtent(launch.global.value(dimension)))
            return true;
    }
    return launch.local.size() < 2;
}

/// The places of buffers that these events store to, those of each by themselves.
QHash<int, QSet<qint64>> storesIn(const Trace &trace, EventIndex first, EventIndex end)
{
    QHash<int, QSet<qint64>> places;
    for (EventIndex index = first; index.value < end.value; ++index.value) {
        const TraceEvent event = trace.event(index);
        if (trace.site(event.site).kind == SiteKind::Store && event.object.value < trace.objects().size() &&
            trace.objects()[event.object.value].memory == AddressSpace::Global)
            places[event.object.value] << event.offset;
    }
    return places;
}

void addStores(GuessTrial &trial, const Trace &trace)
{
    const int most = std::min(trace.workItemCount(), itemsToAsk);
    for (WorkItemSlot item(0); item.value < most; ++item.value) {
        const auto places = storesIn(trace, trace.firstEvent(item), trace.endEvent(item));
        for (auto of = places.begin(); of != places.end(); ++of) {
            int &stored = trial.storedByEach[trace.objects()[of.key()].name];
            stored = std::max(stored, int(of->size()));
        }
    }
}

/// Of buffers, how many of the elements from the first to the last that was stored to are stored to.
void addStoredParts(GuessTrial &trial, const Trace &trace)
{
    const auto places = storesIn(trace, EventIndex(0), EventIndex(trace.eventCount()));
    for (auto of = places.begin(); of != places.end(); ++of) {
        const BoundObject &object = trace.objects()[of.key()];
        const auto [first, last] = std::minmax_element(of->begin(), of->end());
        const qint64 elements = (*last - *first) / std::max(object.elementSize, 1) + 1;
        trial.storedPart[object.name] = std::min(double(of->size()) / double(elements), 1.0);
    }
}

/// In the first two dimensions, which is what a fault tells.
void addPixels(GuessTrial &trial, const Trace &trace)
{
    for (const TraceFault &fault : trace.faults()) {
        const int object = fault.head.object();
        if (!fault.head.outOfBounds() || object == EventHead::noObject ||
            trace.site(SiteIndex(fault.head.site())).kind != SiteKind::ImageWrite)
            continue;
        const QList<quint64> extents = trace.objects()[object].dimensions;
        for (qsizetype dimension = 0; dimension < std::min<qsizetype>(extents.size(), 2); ++dimension) {
            const auto extent = qint64(extents[extents.size() - 1 - dimension]);
            const auto place = qint64(qint32(fault.offset >> (32 * dimension)));
            trial.besideImages = std::max({trial.besideImages, place - extent + 1, -place});
        }
    }
}

bool readsGlobal(const AccessSite &site)
{
    return site.kind == SiteKind::ImageRead ||
           (site.kind == SiteKind::Load && (site.memory == AddressSpace::Global || site.memory == AddressSpace::Constant));
}

/// Other than its extents, and than where something begins: what only clears a buffer takes none.
bool takesNumbers(const Project &project)
{
    const auto *launch = project.plan.isEmpty() ? nullptr : std::get_if<LaunchStep>(&project.plan.first().action);
    return launch && std::ranges::any_of(launch->arguments, [](const Argument &argument) {
               const auto *value = std::get_if<ValueArgument>(&argument.value);
               const QList<Expression> numbers = value ? value->value.numbers() : QList<Expression>();
               return std::ranges::any_of(numbers, [](const Expression &number) { return number.isNumber() && number.text != u"0"; });
           });
}

/// The elements after the end of all that begins with the last row.
quint64 oneMore(int dimensions, quint64 n)
{
    quint64 step = 1;
    for (int dimension = 1; dimension < dimensions; ++dimension)
        step = step * n + 1;
    return step;
}

} // namespace

void addTrace(GuessTrial &trial, const Trace &trace)
{
    trial.reaches << reachOf(trace);
    addStores(trial, trace);
    addStoredParts(trial, trace);
    addPixels(trial, trace);
    trial.groups += trace.groupCount();
    trial.activeGroups += activeGroupsIn(trace);
    for (int index = 0; index < trace.sites().size(); ++index) {
        const AccessSite &site = trace.sites()[index];
        if (trace.eventsAt(SiteIndex(index)) > 0) {
            trial.touched << placeOf(site.range.begin.file, site.range.begin.line, site.range.begin.column);
            trial.hasRead = trial.hasRead || readsGlobal(site);
            if (storesResults(site))
                trial.stored = StoredValues::Numbers;
        } else {
            trial.idle += isAccess(site.kind);
        }
    }
}

void addResults(GuessTrial &trial, const QList<BufferResult> &buffers, const Project &project)
{
    bool hasZeros = false;
    bool hasOthers = false;
    for (const BufferResult &buffer : buffers) {
        if (!buffer.readBack || !trial.storedByEach.contains(buffer.name))
            continue;
        if (holdsOnlyNaN(buffer)) {
            trial.stored = StoredValues::OnlyNaN;
            return;
        }
        const bool isZero = !buffer.type.isStruct() && buffer.nanCount == 0 && buffer.min == 0 && buffer.max == 0;
        (isZero ? hasZeros : hasOthers) = true;
    }
    if (hasZeros && !hasOthers && (trial.hasRead || takesNumbers(project)))
        trial.stored = StoredValues::OnlyZeros;
}

void forgetFitted(GuessTrial &trial, const Project &tried, const Project &fitted)
{
    trial.findings.removeIf([&](const Finding &finding) {
        const auto isIt = [&finding](const BufferSpec &buffer) { return buffer.name == finding.object; };
        const auto before = std::ranges::find_if(tried.buffers, isIt);
        const auto after = std::ranges::find_if(fitted.buffers, isIt);
        return isOutOfBounds(finding) && before != tried.buffers.end() && after != fitted.buffers.end() && before->shape != after->shape;
    });
}

bool showsOnlyOneTooMany(const GuessTrial &more, const GuessTrial &exact, int dimensions, quint64 n)
{
    bool leavesBuffers = false, showsRests = false;
    if (!more.isTraced)
        return false;
    for (const Finding &finding : more.findings) {
        if (hasTheSame(exact.findings, finding))
            continue;
        if (!isOfRests(finding) && finding.kind != FindingKind::OutOfBounds && finding.kind != FindingKind::DataRace)
            return false;
        showsRests = showsRests || isOfRests(finding);
        leavesBuffers = leavesBuffers || (isOutOfBounds(finding) && finding.severity == Severity::Error);
    }
    const bool isNear = more.besideImages <= 1 && std::ranges::all_of(more.reaches, [&](const Reach &reach) {
                            return reach.needed <= reach.given || (reach.memory == AddressSpace::Global && !reach.fromBefore &&
                                                                   reach.needed - reach.given <= oneMore(dimensions, n));
                        });
    const bool isSame =
        std::ranges::all_of(more.findings, [&exact](const Finding &finding) { return hasTheSame(exact.findings, finding); });
    return isSame || ((leavesBuffers || showsRests) && isNear);
}

bool missesByFar(const GuessTrial &trial)
{
    return std::ranges::any_of(trial.findings, [&trial](const Finding &finding) {
        if (!isOutOfBounds(finding))
            return isBlind(finding);
        const auto reach = std::ranges::find(trial.reaches, finding.object, &Reach::name);
        const bool isBuffer = reach != trial.reaches.end() && reach->memory == AddressSpace::Global;
        return !isBuffer || reach->fromBefore || finding.severity == Severity::Warning || reach->needed > reach->given + far;
    });
}

bool leavesMemory(const GuessTrial &trial)
{
    return std::ranges::any_of(trial.findings, isOutOfBounds);
}

bool mends(const GuessTrial &other, const GuessTrial &before)
{
    // What was never there may have hidden who races for it: sums of the last work-items without a barrier.
    const bool isLess = other.findings.size() < before.findings.size() || std::ranges::all_of(other.findings, isRaceInGroup);
    if (!other.isTraced || !isLess || std::ranges::any_of(other.findings, isBlind))
        return false;
    return std::ranges::all_of(before.findings, [&other](const Finding &finding) {
        const bool isPrivate = finding.memory == AddressSpace::Private; // what is inside is not recorded
        return !isBlind(finding) || isPrivate || other.touched.contains(placeOf(finding));
    });
}

bool leavesOut(const GuessTrial &trial)
{
    return trial.isTraced && trial.findings.isEmpty() && trial.idle > 0;
}

bool didNextToNothing(const GuessTrial &trial)
{
    return leavesOut(trial) && (trial.stored == StoredValues::Nothing || trial.idle > manyIdle * trial.touched.size());
}

bool leavesGroupsIdle(const GuessTrial &trial)
{
    return trial.isTraced && trial.findings.isEmpty() && areMostIdle(quint64(trial.activeGroups), quint64(trial.groups));
}

bool saysLittle(const GuessTrial &trial)
{
    const bool isLittle = trial.stored == StoredValues::OnlyZeros || trial.stored == StoredValues::OnlyNaN;
    return trial.isTraced && trial.findings.isEmpty() && isLittle;
}

bool reachesMore(const GuessTrial &other, const GuessTrial &before)
{
    // What did next to nothing may have taken the way that is there for odd numbers.
    const bool keepsAll = didNextToNothing(before) || other.touched.contains(before.touched);
    if (leavesGroupsIdle(before) && mendsAll(other, before) && other.activeGroups >= 4 * before.activeGroups)
        return true;
    return other.isTraced && other.findings.isEmpty() && other.touched.size() > before.touched.size() && keepsAll;
}

std::optional<Project> withOtherContents(Project project, const QHash<QString, QString> &structs)
{
    int others = 0;
    for (BufferSpec &buffer : project.buffers) {
        const auto *init = std::get_if<ExpressionInit>(&buffer.init);
        const bool isPlain = init ? areUsualContents(init->expression.text)
                                  : std::holds_alternative<ZeroInit>(buffer.init) && buffer.access == Access::InOut;
        const auto type = elementTypeNamed(buffer.type);
        const QString other =
            type && !type->isStruct()
                ? (others == 0 ? QStringLiteral("i") : QStringLiteral("(i + %1)").arg(13 * others)) + QStringLiteral(" * 61 % 97 + 1")
                : structs.value(buffer.name);
        if (!isPlain || other.isEmpty() || buffer.isImage())
            continue;
        buffer.init = ExpressionInit{Expression(other)};
        ++others;
    }
    return others > 0 ? std::optional(project) : std::nullopt;
}

std::optional<Project> withLargeGroup(Project project)
{
    static constexpr std::array<std::array<quint64, 3>, 2> sizes{{{256, 1024, 4096}, {16, 32, 64}}};
    const QList<Expression> &local = launchIn(project).local;
    const auto sides = std::ranges::count(local, groupName, &Expression::text);
    const bool isEven = sides + std::ranges::count(local, QStringLiteral("1"), &Expression::text) == local.size();
    const quint64 before = numberOf(project, groupName);
    const quint64 n = numberOf(project, extentName);
    if (!isEven || sides < 1 || local.size() > 2 || before == 0 || n == 0)
        return std::nullopt;
    const auto &larger = sizes[sides == local.size() ? std::size_t(sides - 1) : 1]; // many rows of groups: not as large
    const auto group = std::ranges::find_if(larger, [before](quint64 size) { return size > before; });
    if (group == larger.end())
        return std::nullopt;
    setNumber(project, groupName, *group);
    setNumber(project, extentName, std::max<quint64>(n / *group, 2) * *group);
    return project;
}

bool racesForBuffers(const GuessTrial &trial)
{
    return std::ranges::any_of(trial.findings, isRaceForBuffer);
}

int elementsOfEach(const GuessTrial &trial, const QList<BufferSpec> &buffers)
{
    int most = 1, numbers = 1;
    for (const Finding &finding : trial.findings) {
        if (!isRaceForBuffer(finding))
            continue;
        most = std::max(most, trial.storedByEach.value(finding.object, 1));
        const auto buffer = std::ranges::find(buffers, finding.object, &BufferSpec::name);
        const auto type = buffer == buffers.end() ? std::nullopt : elementTypeNamed(buffer->type);
        numbers = type ? std::max(numbers, type->components) : numbers;
    }
    return most > 1 ? most : numbers;
}

QList<FewerItems> fewerItems(int elements)
{
    QList<FewerItems> choices;
    if (elements < 2)
        return choices;
    const auto addSquare = [&choices](int all) {
        const int side = int(std::lround(std::sqrt(double(all))));
        if (side * side == all)
            choices << FewerItems{3, side};
    };
    addSquare(elements);
    choices << FewerItems{1, elements} << FewerItems{2, elements};
    for (const int width : {2, 4}) // elements that are vectors, in rows of numbers
        addSquare(elements * width);
    return choices << FewerItems{3, elements};
}

quint64 roomOf(const GuessTrial &trial)
{
    quint64 room = 0;
    for (const Reach &reach : trial.reaches)
        room += reach.memory == AddressSpace::Global ? reach.needed * quint64(reach.elementSize) : 0;
    return room;
}

std::optional<Project> withFewerItems(Project project, FewerItems fewer)
{
    LaunchStep &launch = launchIn(project);
    for (qsizetype dimension = 0; fewer.dimensions >> dimension != 0; ++dimension) {
        if (!(fewer.dimensions & 1 << dimension))
            continue;
        if (dimension >= launch.global.size() || !dependsOnExtent(launch.global[dimension]) || numberOf(project, extentName) == 0)
            return std::nullopt;
        const QString local = launch.local.value(dimension, Expression(1)).text;
        const quint64 size = std::max(local == groupName ? numberOf(project, groupName) : local.toULongLong(), quint64(1));
        launch.global[dimension].text.replace(QRegularExpression(QStringLiteral("\\bn\\b")), QStringLiteral("n / %1").arg(fewer.times));
        const quint64 whole = size * quint64(fewer.times);
        const quint64 groups = std::max((numberOf(project, extentName) + whole - 1) / whole, quint64(2));
        setNumber(project, extentName, groups * whole);
    }
    return project;
}

std::optional<Project> withFlatGroup(Project project, int dimension, int times)
{
    LaunchStep &launch = launchIn(project);
    if (times < 2 || launch.local.size() < 2 || dimension >= launch.local.size() || !dependsOnExtent(launch.global[dimension]))
        return std::nullopt;
    const QString local = launch.local[dimension].text;
    const quint64 size = local == groupName ? numberOf(project, groupName) : local.toULongLong();
    const quint64 n = numberOf(project, extentName);
    if (size != quint64(times) || n < size)
        return std::nullopt;
    launch.local[dimension] = Expression(1);
    launch.global[dimension] = Expression(QStringLiteral("n / %1").arg(times));
    setNumber(project, extentName, n / size * size);
    return project;
}

bool mendsAll(const GuessTrial &other, const GuessTrial &before)
{
    return other.isTraced && other.findings.isEmpty() && other.touched.contains(before.touched);
}

bool leavesGaps(const GuessTrial &other, const GuessTrial &before)
{
    constexpr double muchLess = 0.25;
    return std::ranges::any_of(before.findings, [&](const Finding &finding) {
        return isRaceForBuffer(finding) &&
               other.storedPart.value(finding.object, 1) < muchLess * before.storedPart.value(finding.object, 0);
    });
}

bool makeSmaller(Project &project, const GuessTrial &trial, bool knowsGroup)
{
    const quint64 all = numberOf(project, extentName);
    const quint64 group = dividesExtent(launchIn(project)) ? numberOf(project, groupName) : 0;
    quint64 size = std::max(group, quint64(1));
    const quint64 fewer = trial.recorded < muchTooLittle ? all / 4 : all / 2;
    if (group > 0 && !knowsGroup && fewer < 2 * size && size > leastTriedGroup)
        size = std::max(leastTriedGroup, size / 2);
    const quint64 least = group == 0 ? leastTriedGroup : knowsGroup ? size : 2 * size;
    const quint64 extent = std::max(fewer / size * size, least);
    if (trial.recorded >= 1 || extent >= all)
        return false;
    const quint64 row = filledUpTo(launchIn(project), size);
    setNumber(project, extentName, all % row != 0 && extent % row == 0 ? extent - std::max(row / 4, quint64(1)) : extent);
    if (group > 0)
        setNumber(project, groupName, size);
    return true;
}

Project withNumbers(Project project, const QStringList &parameters, const Expression &value)
{
    for (Argument &argument : launchIn(project).arguments) {
        auto *number = std::get_if<ValueArgument>(&argument.value);
        if (number && parameters.contains(argument.parameter))
            number->value = GivenValue(value);
    }
    return project;
}

} // namespace kernelscope
