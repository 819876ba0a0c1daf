#include "guess/GuessTrial.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QRegularExpression>
#include <QSet>

#include "support/Filled.h"
#include "trace/SiteTraits.h"

namespace kernelscope {
namespace {

constexpr quint64 far = 64;             ///< elements
constexpr quint64 leastTriedGroup = 16; ///< work-items that a smaller work-group still has
constexpr int itemsToAsk = 64;          ///< for what each of them does; some do less than others
constexpr double muchTooLittle = 0.1;   ///< of the work-groups

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

/// Of a launch with whole groups of 8, Math.ceil(n / 8) * 8, the 8: with an n between, some work-items have no element. 1: of another.
quint64 filledUpTo(const Project &project, quint64 group)
{
    static const QRegularExpression filled(QStringLiteral("^Math\\.ceil\\(n / (\\w+)\\)"));
    const auto *launch = std::get_if<LaunchStep>(&project.plan.first().action);
    for (const Expression &size : launch ? launch->global : QList<Expression>()) {
        const QString row = filled.match(size.text).captured(1);
        if (!row.isEmpty())
            return row == u"group" ? group : std::max(row.toULongLong(), quint64(1));
    }
    return 1;
}

/// Some dimension of the launch has work-items made from n in groups of "group". In a column of groups, one for each row, n and the group
/// have nothing to do with each other.
bool dividesExtent(const Project &project)
{
    static const QRegularExpression extent(QStringLiteral("\\bn\\b"));
    const auto *launch = std::get_if<LaunchStep>(&project.plan.first().action);
    for (qsizetype dimension = 0; launch && dimension < launch->local.size(); ++dimension) {
        if (launch->local[dimension].text == u"group" && launch->global.value(dimension).text.contains(extent))
            return true;
    }
    return !launch || launch->local.size() < 2;
}

/// The places of buffers that one work-item stores to, those of each by themselves.
QHash<int, QSet<qint64>> storesOf(const Trace &trace, WorkItemSlot item)
{
    QHash<int, QSet<qint64>> places;
    for (EventIndex index = trace.firstEvent(item); index.value < trace.endEvent(item).value; ++index.value) {
        const TraceEvent event = trace.event(index);
        if (trace.site(event.site).kind == SiteKind::Store && event.object.value >= 0 &&
            trace.objects()[event.object.value].memory == AddressSpace::Global)
            places[event.object.value] << event.offset;
    }
    return places;
}

void addStores(GuessTrial &trial, const Trace &trace)
{
    const int most = std::min(trace.workItemCount(), itemsToAsk);
    for (WorkItemSlot item(0); item.value < most; ++item.value) {
        const auto places = storesOf(trace, item);
        for (auto of = places.begin(); of != places.end(); ++of) {
            int &stored = trial.storedByEach[trace.objects()[of.key()].name];
            stored = std::max(stored, int(of->size()));
        }
    }
}

/// The elements behind the end of all that begins with the last row.
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
    for (int index = 0; index < trace.sites().size(); ++index) {
        const SourceRange &range = trace.sites()[index].range;
        if (trace.eventsAt(SiteIndex(index)) > 0)
            trial.touched << placeOf(range.begin.file, range.begin.line, range.begin.column);
        else if (const SiteKind kind = trace.sites()[index].kind; isAccess(kind))
            ++trial.idle;
    }
}

bool showsOnlyOneTooMany(const GuessTrial &more, const GuessTrial &exact, int dimensions, quint64 n)
{
    bool leavesBuffers = false;
    if (!more.isTraced)
        return false;
    for (const Finding &finding : more.findings) {
        if (hasTheSame(exact.findings, finding))
            continue;
        if (finding.kind != FindingKind::OutOfBounds && finding.kind != FindingKind::DataRace)
            return false;
        leavesBuffers = leavesBuffers || (isOutOfBounds(finding) && finding.severity == Severity::Error);
    }
    const bool isNear = std::ranges::all_of(more.reaches, [&](const Reach &reach) {
        return reach.needed <= reach.given ||
               (reach.memory == AddressSpace::Global && !reach.fromBefore && reach.needed - reach.given <= oneMore(dimensions, n));
    });
    const bool isSame =
        std::ranges::all_of(more.findings, [&exact](const Finding &finding) { return hasTheSame(exact.findings, finding); });
    return isSame || (leavesBuffers && isNear);
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

bool reachesMore(const GuessTrial &other, const GuessTrial &before)
{
    return other.isTraced && other.findings.isEmpty() && other.touched.size() > before.touched.size() &&
           other.touched.contains(before.touched);
}

std::optional<Project> withLargeGroup(Project project)
{
    const auto *launch = std::get_if<LaunchStep>(&project.plan.first().action);
    const auto size = std::ranges::find(project.parameters, QStringLiteral("group"), &Parameter::name);
    const auto n = std::ranges::find(project.parameters, QStringLiteral("n"), &Parameter::name);
    const qsizetype dimensions = launch ? launch->local.size() : 0;
    const auto sides = launch ? std::ranges::count(launch->local, QStringLiteral("group"), &Expression::text) : 0;
    const bool isEven = launch && sides + std::ranges::count(launch->local, QStringLiteral("1"), &Expression::text) == dimensions;
    if (!isEven || sides < 1 || dimensions > 2 || size == project.parameters.end() || n == project.parameters.end())
        return std::nullopt;
    static constexpr std::array<std::array<quint64, 3>, 2> sizes{{{256, 1024, 4096}, {16, 32, 64}}};
    const auto &larger = sizes[sides == dimensions ? std::size_t(dimensions - 1) : 1]; // many rows of groups: not as large
    const auto next = std::ranges::find_if(larger, [before = size->value.text.toULongLong()](quint64 group) { return group > before; });
    if (next == larger.end())
        return std::nullopt;
    const quint64 group = *next;
    size->value = Expression(double(group));
    n->value = Expression(double(std::max<quint64>(n->value.text.toULongLong() / group, 2) * group));
    return project;
}

bool racesForBuffers(const GuessTrial &trial)
{
    return std::ranges::any_of(trial.findings, isRaceForBuffer);
}

int elementsOfEach(const GuessTrial &trial)
{
    int most = 1;
    for (const Finding &finding : trial.findings) {
        if (isRaceForBuffer(finding))
            most = std::max(most, trial.storedByEach.value(finding.object, 1));
    }
    return most;
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
    static const QRegularExpression extent(QStringLiteral("\\bn\\b"));
    auto *launch = std::get_if<LaunchStep>(&project.plan.first().action);
    const auto n = std::ranges::find(project.parameters, QStringLiteral("n"), &Parameter::name);
    const auto group = std::ranges::find(project.parameters, QStringLiteral("group"), &Parameter::name);
    if (!launch || n == project.parameters.end())
        return std::nullopt;
    for (qsizetype dimension = 0; fewer.dimensions >> dimension != 0; ++dimension) {
        if (!(fewer.dimensions & 1 << dimension))
            continue;
        if (dimension >= launch->global.size() || !launch->global[dimension].text.contains(extent))
            return std::nullopt;
        const Expression local = launch->local.value(dimension, Expression(1));
        const quint64 size = local.text == u"group" && group != project.parameters.end() ? group->value.text.toULongLong()
                                                                                         : std::max(local.text.toULongLong(), quint64(1));
        launch->global[dimension].text.replace(extent, QStringLiteral("n / %1").arg(fewer.times));
        const quint64 whole = size * quint64(fewer.times);
        const quint64 groups = std::max((n->value.text.toULongLong() + whole - 1) / whole, quint64(size > 1 ? 2 : 1));
        n->value = Expression(double(groups * whole));
    }
    return project;
}

bool mendsAll(const GuessTrial &other, const GuessTrial &before)
{
    return other.isTraced && other.findings.isEmpty() && other.touched.contains(before.touched);
}

bool makeSmaller(Project &project, const GuessTrial &trial, bool knowsGroup)
{
    const auto group = std::ranges::find(project.parameters, QStringLiteral("group"), &Parameter::name);
    const auto n = std::ranges::find(project.parameters, QStringLiteral("n"), &Parameter::name);
    if (trial.recorded >= 1 || n == project.parameters.end())
        return false;
    const bool hasGroup = group != project.parameters.end() && dividesExtent(project);
    const quint64 all = n->value.text.toULongLong();
    quint64 size = hasGroup ? group->value.text.toULongLong() : 1;
    const quint64 fewer = trial.recorded < muchTooLittle ? all / 4 : all / 2;
    if (hasGroup && !knowsGroup && fewer < 2 * size && size > leastTriedGroup)
        size = std::max(leastTriedGroup, size / 2);
    const quint64 least = hasGroup ? (knowsGroup ? size : 2 * size) : leastTriedGroup;
    const quint64 extent = std::max(fewer / size * size, least);
    if (extent >= all)
        return false;
    const quint64 row = filledUpTo(project, size);
    n->value = Expression(double(all % row != 0 && extent % row == 0 ? extent - std::max(row / 4, quint64(1)) : extent));
    if (hasGroup)
        group->value = Expression(double(size));
    return true;
}

Project withNumbers(Project project, const QStringList &parameters, const Expression &value)
{
    for (Step &step : project.plan) {
        auto *launch = std::get_if<LaunchStep>(&step.action);
        for (qsizetype index = 0; launch && index < launch->arguments.size(); ++index) {
            auto *argument = std::get_if<ValueArgument>(&launch->arguments[index].value);
            if (argument && parameters.contains(launch->arguments[index].parameter))
                argument->components.fill(value);
        }
    }
    return project;
}

} // namespace kernelscope
