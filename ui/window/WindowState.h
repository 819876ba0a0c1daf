#pragma once

#include <memory>

#include <QByteArray>
#include <QStringList>
#include <QVariantMap>

#include "session/Selection.h"
#include "ui/editor/EditorTabs.h"
#include "ui/models/Breakpoints.h"
#include "ui/window/KernelOpening.h"
#include "ui/window/ProjectFiles.h"
#include "ui/window/RunState.h"

namespace kernelscope {

class ProjectEdits;
class RecentProjects;
class Settings;
class TrustedFolders;

/// What a window leaves to the one that takes its place: what belongs to neither of them, and what was to be seen.
struct WindowState
{
    std::shared_ptr<TrustedFolders> trust;
    std::shared_ptr<RecentProjects> recent;
    std::shared_ptr<Settings> settings;
    std::shared_ptr<ProjectEdits> edits; ///< with what can be undone
    ProjectFiles::State files;
    KernelOpening::State kernels;
    EditorTabs::State texts; ///< with what can be undone
    Breakpoints::State breakpoints;
    Selection selection;
    RunState::Last last = RunState::Last::Run;
    QString view = {};       ///< in front
    int below = 0;           ///< the tab below the code
    QVariantMap places = {}; ///< of views
    int presentedStep = -1;  ///< of the notes; -1: none was presented
    bool showsSamples = false;
    QByteArray geometry = {};
    QVariantList sizes = {};    ///< of the columns
    QVariantMap divisions = {}; ///< of views
    QStringList folded = {};    ///< of the set-up
};

} // namespace kernelscope
