#include "pictures/FlowPlan.h"

#include <algorithm>
#include <tuple>

#include <QHash>
#include <QRegularExpression>

namespace kernelscope {

namespace {

/// Whether "t[i] = sum" stores just the variable "sum" (or "sum@12"). Where the text is not known: yes.
bool isCopyOf(const QString &variable, const QString &text)
{
    QString right = text.section(u'=', 1).trimmed();
    while (right.startsWith(u'(') && right.endsWith(u')'))
        right = right.mid(1, right.size() - 2).trimmed();
    return text.isEmpty() || right == variable.section(u'@', 0, 0);
}

/// "t[i]" of "t[i] = t[i + s]", without spaces.
QString placeIn(const QString &text)
{
    return text.section(u'=', 0, 0).remove(u' ');
}

bool isBefore(const SourcePlace &a, const SourcePlace &b)
{
    return a.file == b.file && std::tie(a.line, a.column) < std::tie(b.line, b.column);
}

/// Whether a variable that the place is told by gets another value between the condition and the store.
bool isMovedBetween(const Trace &trace, const AccessSite &load, const AccessSite &store)
{
    return std::any_of(trace.sites().begin(), trace.sites().end(), [&](const AccessSite &site) {
        const QRegularExpression name(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(site.flow.target.section(u'@', 0, 0))));
        return site.kind == SiteKind::Assignment && isBefore(load.range.begin, site.range.begin) &&
               isBefore(site.range.begin, store.range.begin) && placeIn(store.text).contains(name);
    });
}

} // namespace

FlowPlan::FlowPlan(const Trace &trace)
{
    readSites(trace);
    if (!recorded)
        return;
    findKeepers(trace);
    findKeepersByText(trace);
    findCompanions();
    link();
}

void FlowPlan::readSites(const Trace &trace)
{
    QHash<QString, int> numbers;
    const auto numbersOf = [&](const QStringList &names) {
        std::vector<int> list;
        for (const QString &name : names) {
            if (!numbers.contains(name))
                numbers.insert(name, int(numbers.size()));
            list.push_back(numbers.value(name));
        }
        return list;
    };
    const auto inRange = [&](const QList<int> &list) {
        return std::all_of(list.begin(), list.end(), [&](int s) { return s >= 0 && s < trace.sites().size(); });
    };
    for (const AccessSite &from : trace.sites()) {
        const ValueFlow &flow = from.flow;
        Site site;
        site.kind = from.kind;
        site.exact = flow.exact;
        site.variables = numbersOf(flow.variables);
        site.conditionVariables = numbersOf(flow.conditionVariables);
        site.sites.assign(flow.sites.begin(), flow.sites.end());
        site.conditionSites.assign(flow.conditionSites.begin(), flow.conditionSites.end());
        if (from.kind == SiteKind::Assignment)
            site.target = numbersOf({flow.target}).front();
        site.copies = site.sites.empty() && flow.variables.size() == 1 && isCopyOf(flow.variables.first(), from.text);
        site.selects = from.kind == SiteKind::Assignment && flow.conditionVariables.contains(flow.target);
        if (!inRange(flow.sites) || !inRange(flow.conditionSites)) {
            site.sites.clear();
            site.conditionSites.clear();
            site.exact = false;
        }
        recorded = recorded || flow != ValueFlow{};
        sites.push_back(std::move(site));
    }
    variables.resize(std::size_t(numbers.size()));
}

void FlowPlan::link()
{
    for (int s = 0; s < int(sites.size()); ++s) {
        const Site &site = sites[std::size_t(s)];
        if (site.keeper >= 0) {
            for (const int load : site.conditionSites)
                sites[std::size_t(load)].deciding.push_back(s);
        }
        if (!site.selects)
            continue;
        variables[std::size_t(site.target)].selecting.push_back(s);
        for (const int variable : site.conditionVariables) {
            if (variable != site.target)
                variables[std::size_t(variable)].compared.push_back(s);
        }
        for (const int load : site.conditionSites)
            sites[std::size_t(load)].compared.push_back(s);
    }
}

/// By the first execution of each conditional store: the load of its condition that had the same address.
void FlowPlan::findKeepers(const Trace &trace)
{
    int open = 0;
    for (const Site &site : sites)
        open += site.kind == SiteKind::Store && !site.conditionSites.empty();
    std::vector<int> last(sites.size(), -1);
    for (int i = 0; i < trace.eventCount() && open > 0; ++i) {
        const auto s = std::size_t(EventHead{trace.heads()[std::size_t(i)]}.site());
        Site &site = sites[s];
        last[s] = i;
        if (site.kind != SiteKind::Store || site.conditionSites.empty())
            continue;
        if (site.firstStore < 0)
            site.firstStore = i;
        if (site.keeper >= 0)
            continue;
        const TraceEvent store = trace.event(EventIndex(i));
        for (const int load : site.conditionSites) {
            const int at = last[std::size_t(load)];
            if (at < 0 || trace.workItemOf(EventIndex(at)) != trace.workItemOf(EventIndex(i)))
                continue;
            const TraceEvent read = trace.event(EventIndex(at));
            if (read.object == store.object && read.offset == store.offset)
                site.keeper = load;
        }
        open -= site.keeper >= 0;
    }
}

/// Of a store that was never executed, since all was in order already: the load of its condition that is written as its target is.
void FlowPlan::findKeepersByText(const Trace &trace)
{
    for (std::size_t s = 0; s < sites.size(); ++s) {
        Site &site = sites[s];
        const AccessSite &store = trace.sites()[qsizetype(s)];
        const QString place = placeIn(store.text);
        if (site.kind != SiteKind::Store || site.firstStore >= 0 || place.isEmpty())
            continue;
        for (const int load : site.conditionSites) {
            const AccessSite &read = trace.sites()[load];
            if (placeIn(read.text) == place && !isMovedBetween(trace, read, store))
                site.keeper = load;
        }
    }
}

void FlowPlan::findCompanions()
{
    for (const Site &first : sites) {
        for (const Site &second : sites) {
            const bool isPair = first.kind == SiteKind::Store && second.kind == SiteKind::Store && first.keeper >= 0 && second.keeper < 0 &&
                                first.firstStore >= 0 && second.firstStore >= 0;
            if (isPair && first.conditionSites == second.conditionSites && first.conditionVariables == second.conditionVariables)
                companions.emplace_back(first.firstStore, second.firstStore);
        }
    }
}

} // namespace kernelscope
