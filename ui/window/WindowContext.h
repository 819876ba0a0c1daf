#pragma once

namespace kernelscope {

class Appearance;
class Dialogs;
class Messages;
class ProjectEdits;
class Session;
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
};

} // namespace kernelscope
