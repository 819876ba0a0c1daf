#pragma once

namespace kernelscope {

class Appearance;
class Dialogs;
class Messages;
class ProjectEdits;
class RecentProjects;
class Session;
class Settings;
class TrustedFolders;

/// What all parts of the window work on. Outlives them.
struct WindowContext
{
    Session &session;
    Appearance &appearance;
    ProjectEdits &edits;
    Messages &messages;
    Dialogs &dialogs;
    TrustedFolders &trust;
    RecentProjects &recent;
    Settings &settings;
};

} // namespace kernelscope
