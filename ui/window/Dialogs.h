#pragma once

#include <QDir>
#include <QString>

class QDialog;
class QWidget;

namespace kernelscope {

struct ProjectDocument;

enum class LeaveAnswer { Save, Discard, Cancel };
enum class PathWanted {
    ProjectToOpen,
    ProjectToSave,
    SourceToAdd,
    PictureToSave,
    TimelineToSave,
    ProgramFolder,
    ContentsToSave,
    ContentsToRead
};

/// What the window asks its user in dialogs. This asks nobody, throws changes away and chooses no file; tests bring answers of their own.
class Dialogs
{
public:
    virtual ~Dialogs() = default;
    virtual LeaveAnswer saveChanges(QWidget *, const QString & /*title*/) { return LeaveAnswer::Discard; }
    /// Begins at the file or folder `start`. Empty: cancelled.
    virtual QString path(PathWanted, QWidget *, const QString & /*start*/) { return {}; }
};

/// Asks with the desktop's own dialogs.
class DesktopDialogs : public Dialogs
{
public:
    LeaveAnswer saveChanges(QWidget *parent, const QString &title) override;
    QString path(PathWanted wanted, QWidget *parent, const QString &start) override;
};

/// Where files of a project are saved unless another folder is chosen: in its own, or at home before it has one.
QDir saveFolder(const ProjectDocument &document);

/// Opens a dialog of a window, no larger than the screen.
void openOnScreen(QDialog *dialog);

} // namespace kernelscope
