#include "pictures/ReductionTree.h"

#include <algorithm>

#include "pictures/ReductionAssembly.h"

namespace kernelscope {

namespace {

QString reasonWithout(const QList<Trace> &launches)
{
    const auto events = [](const Trace &trace) { return trace.eventCount() > 0; };
    if (std::none_of(launches.begin(), launches.end(), events))
        return QStringLiteral("No access of this launch was recorded, so there is nothing to draw.");
    bool stores = false;
    for (const Trace &trace : launches) {
        for (int o = 0; o < trace.objects().size(); ++o)
            stores = stores || (trace.objects()[o].memory != AddressSpace::Image && trace.use(ObjectIndex(o)).changed());
    }
    if (!stores)
        return QStringLiteral("This kernel stores nothing in a buffer or in local memory, so no values were put together.");
    return QStringLiteral("No value that this kernel stores is made of two elements of one buffer, so there is no "
                          "reduction to draw.");
}

QStringList notesOn(const QList<Trace> &launches)
{
    QStringList notes;
    for (const Trace &trace : launches) {
        const TraceLaunch &launch = trace.launch();
        if (quint64(trace.groupCount()) < launch.groupsTotal())
            notes << (launches.size() > 1 ? launch.name + QStringLiteral(": ") : QString()) +
                         QStringLiteral("%L1 of %L2 work-groups recorded.").arg(trace.groupCount()).arg(launch.groupsTotal());
        if (launch.lostEvents > 0)
            notes << QStringLiteral("About %L1 accesses of %2 found no space in the trace.").arg(launch.lostEvents).arg(launch.name);
        if (trace.eventCount() > 0 && !StoreSources::isRecorded(trace))
            notes << QStringLiteral("Of %1 the flow of values through private variables was not recorded: it is guessed "
                                    "from the lines of the source.")
                         .arg(launch.name);
    }
    notes.removeDuplicates();
    return notes;
}

} // namespace

ReductionTree reductionTree(const QList<Trace> &launches, const ReductionOptions &options)
{
    ReductionGraph graph(launches, options.stop);
    for (int launch = 0; launch < int(launches.size()); ++launch)
        graph.addLaunch(launch, launches.size() == 1 ? options.group : std::nullopt);
    if (options.stop.stop_requested())
        return {};
    ReductionTree tree = ReductionAssembly(graph, options).tree();
    tree.notes = notesOn(launches);
    if (tree.isEmpty())
        tree.reason = reasonWithout(launches);
    else
        fillLevels(tree, launches, options.group);
    return tree;
}

int dividedSubgroups(std::span<const WorkItemSlot> active, int itemsOfGroup, int width)
{
    int divided = 0;
    for (std::size_t i = 0; i < active.size();) {
        const int group = active[i].value / itemsOfGroup;
        const int subgroup = active[i].value % itemsOfGroup / width;
        const int members = std::min(width, itemsOfGroup - subgroup * width);
        int count = 0;
        while (i < active.size() && active[i].value / itemsOfGroup == group && active[i].value % itemsOfGroup / width == subgroup) {
            ++count;
            ++i;
        }
        divided += count < members;
    }
    return divided;
}

} // namespace kernelscope
