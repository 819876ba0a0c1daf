#pragma once

#include "project/Project.h"

namespace kernelscope {

/// Projects with one thing less each, or a smaller one: without a step, a buffer, a parameter, with half a number, with plainer contents.
/// Those that leave out most come first. Whether what is left can be planned, or does the same, is for others to find out.
QList<Project> smallerProjects(const Project &project);

/// The project without its checks, notes, guesses and sweep: with what is built and executed alone.
Project onlyExecuted(const Project &project);

} // namespace kernelscope
