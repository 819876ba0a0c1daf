#pragma once

#include <QString>

class QWidget;

namespace kernelscope {

enum class LeaveAnswer { Save, Discard, Cancel };

/// What the window asks its user in dialogs. Tests and pictures bring answers of their own.
class Dialogs
{
public:
    virtual ~Dialogs() = default;
    virtual LeaveAnswer saveChanges(QWidget *parent, const QString &title) = 0;
    /// The empty text: cancelled.
    virtual QString projectToOpen(QWidget *parent, const QString &folder) = 0;
    virtual QString fileToSave(QWidget *parent, const QString &suggested) = 0;
    virtual QString sourceToAdd(QWidget *parent, const QString &folder) = 0;
    virtual QString pictureToSave(QWidget *, const QString &) { return {}; }
    virtual QString folderForProgram(QWidget *, const QString &) { return {}; }
};

/// Asks with the desktop's own dialogs.
class DesktopDialogs : public Dialogs
{
public:
    LeaveAnswer saveChanges(QWidget *parent, const QString &title) override;
    QString projectToOpen(QWidget *parent, const QString &folder) override;
    QString fileToSave(QWidget *parent, const QString &suggested) override;
    QString sourceToAdd(QWidget *parent, const QString &folder) override;
    QString pictureToSave(QWidget *parent, const QString &suggested) override;
    QString folderForProgram(QWidget *parent, const QString &folder) override;
};

/// Asks nobody: throws changes away and chooses no file.
class NoDialogs : public Dialogs
{
public:
    LeaveAnswer saveChanges(QWidget *, const QString &) override { return LeaveAnswer::Discard; }
    QString projectToOpen(QWidget *, const QString &) override { return {}; }
    QString fileToSave(QWidget *, const QString &) override { return {}; }
    QString sourceToAdd(QWidget *, const QString &) override { return {}; }
};

} // namespace kernelscope
