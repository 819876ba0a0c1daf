// Which memory the view shows, of all that a launch had.

#include <algorithm>

#include <QComboBox>

#include "session/Selection.h"
#include "ui/memory/MemoryView.h"
#include "ui/models/DeclaredShape.h"
#include "ui/models/ParameterNames.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"

namespace kernelscope {

static bool isShown(const BoundObject &object)
{
    return object.memory != AddressSpace::Private && object.memory != AddressSpace::None && object.elementCount() > 0;
}

QString MemoryView::nothingOnStage() const
{
    const QString why = stage().reason();
    if (!why.isEmpty() || std::ranges::any_of(stage().trace()->objects(), isShown))
        return why;
    return tr("This launch accesses no local memory, no buffer and no image, so there is no memory to show.");
}

static bool hasFinding(const LaunchTrace &launch, const BoundObject &object)
{
    return std::ranges::any_of(launch.findings,
                               [&](const Finding &finding) { return finding.object == object.name && finding.memory == object.memory; });
}

void MemoryView::listObjects()
{
    m_objects->clear();
    const QIcon racing = appearance().icon(QStringLiteral("failed"), appearance().theme().error);
    const auto &objects = stage().trace()->objects();
    for (int i = 0; i < objects.size(); ++i) {
        if (!isShown(objects[i]))
            continue;
        const QString parameter = parameterOf(stage().session().project(), stage().launchTrace(), objects[i]);
        const QString kept = memoryName(objects[i].memory);
        m_objects->addItem(parameter.isEmpty() ? tr("%1 (%2)").arg(objects[i].name, kept)
                                               : tr("%1 (parameter %2, %3)").arg(objects[i].name, parameter, kept),
                           i);
        if (!hasFinding(stage().launchTrace(), objects[i]))
            continue;
        m_objects->setItemIcon(m_objects->count() - 1, racing);
        m_objects->setItemData(m_objects->count() - 1, tr("A finding is about it."), Qt::ToolTipRole);
    }
}

/// The element's that is chosen; else the one that was chosen before, else what a finding is about, else local memory, else what is
/// written.
int MemoryView::objectToShow() const
{
    const Selection &selection = stage().session().selection();
    const auto isChosen = [&](const BoundObject &object) { return selection.element && selection.buffer == object.name; };
    const auto &objects = stage().trace()->objects();
    int best = -1;
    int bestRank = -1;
    for (int i = 0; i < objects.size(); ++i) {
        if (!isShown(objects[i]))
            continue;
        const ObjectUse &use = stage().trace()->use(ObjectIndex(i));
        const int rank = isChosen(objects[i])                            ? 5
                         : objects[i].name == m_wantedObject             ? 4
                         : hasFinding(stage().launchTrace(), objects[i]) ? 3
                         : objects[i].memory == AddressSpace::Local      ? 2
                         : use.changed()                                 ? 1
                                                                         : 0;
        if (rank > bestRank) {
            best = i;
            bestRank = rank;
        }
    }
    return best;
}

/// Of a local array its dimensions, of a buffer what the project says.
QList<quint64> MemoryView::shapeOf(int object) const
{
    const BoundObject &of = stage().trace()->objects()[object];
    const QList<quint64> declared = of.dimensions.size() > 1 ? QList<quint64>() : declaredShape(stage().session().planReport(), of);
    return declared.isEmpty() ? of.dimensions : declared;
}

} // namespace kernelscope
