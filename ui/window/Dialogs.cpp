#include "ui/window/Dialogs.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace kernelscope {

LeaveAnswer DesktopDialogs::saveChanges(QWidget *parent, const QString &title)
{
    QMessageBox box(QMessageBox::NoIcon, QObject::tr("Unsaved changes"), QObject::tr("Save the changes of \u201c%1\u201d?").arg(title),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    box.setInformativeText(QObject::tr("Without saving they are lost."));
    box.setDefaultButton(QMessageBox::Save);
    box.button(QMessageBox::Discard)->setText(QObject::tr("Don't save"));
    const int answer = box.exec();
    return answer == QMessageBox::Save ? LeaveAnswer::Save : answer == QMessageBox::Discard ? LeaveAnswer::Discard : LeaveAnswer::Cancel;
}

QString DesktopDialogs::projectToOpen(QWidget *parent, const QString &folder)
{
    return QFileDialog::getOpenFileName(parent, QObject::tr("Open a project"), folder, QObject::tr("Kernelscope projects (*.kscope)"));
}

QString DesktopDialogs::fileToSave(QWidget *parent, const QString &suggested)
{
    QFileDialog dialog(parent, QObject::tr("Save the project as"), QFileInfo(suggested).path(),
                       QObject::tr("Kernelscope projects (*.kscope)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("kscope")); // Also in the question whether to overwrite.
    dialog.selectFile(suggested);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString DesktopDialogs::sourceToAdd(QWidget *parent, const QString &folder)
{
    return QFileDialog::getOpenFileName(parent, QObject::tr("Add a source"), folder,
                                        QObject::tr("OpenCL C (*.cl *.h *.clh);;All files (*)"));
}

QString DesktopDialogs::pictureToSave(QWidget *parent, const QString &suggested)
{
    return QFileDialog::getSaveFileName(parent, QObject::tr("Save as picture"), suggested, QObject::tr("Pictures (*.svg *.png)"));
}

QString DesktopDialogs::folderForProgram(QWidget *parent, const QString &folder)
{
    return QFileDialog::getExistingDirectory(parent, QObject::tr("Choose or make an empty folder for the program"), folder);
}

} // namespace kernelscope
