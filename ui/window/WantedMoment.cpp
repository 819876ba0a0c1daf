#include "ui/window/WantedMoment.h"

#include "session/Session.h"
#include "session/TraceSelection.h"
#include "support/Tr.h"

namespace kernelscope {

/// -1: there is none.
static int launchNamed(const QList<LaunchTrace> &launches, const QString &wanted)
{
    const QString name = wanted.section(u':', 0, 0);
    const int execution = wanted.contains(u':') ? wanted.section(u':', 1).toInt() : 1;
    for (int i = 0; i < launches.size(); ++i) {
        if (launches[i].name == name && launches[i].execution == execution - 1)
            return i;
    }
    return -1;
}

Result<void> selectMoment(Session &session, const WantedMoment &wanted)
{
    const QList<LaunchTrace> &launches = session.lastTrace()->launches;
    Selection selection = session.selection();
    if (!wanted.launch.isEmpty()) {
        const int launch = launchNamed(launches, wanted.launch);
        if (launch < 0)
            return fail(tr("The trace has no launch \"%1\".").arg(wanted.launch));
        selection = {};
        selection.launch = launch;
    }
    const LaunchTrace launch = launches.value(selection.launch.value_or(0));
    if (!wanted.group.isEmpty()) {
        QList<quint64> id = wanted.group;
        id.resize(launch.range.dimensions);
        selection.group = launch.range.groupOf(id);
        if (!selection.group)
            return fail(tr("The launch \"%1\" has no such work-group.").arg(launch.name));
    }
    if (wanted.phase)
        selection.phase = *wanted.phase;
    selection.finding.reset();
    selection.step.reset();
    session.select(selection);
    return {};
}

} // namespace kernelscope
