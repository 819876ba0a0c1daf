#include "ui/window/Dialogs.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QScreen>

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

static QString projectToSave(QWidget *parent, const QString &start)
{
    QFileDialog dialog(parent, QObject::tr("Save the project as"), QFileInfo(start).path(), QObject::tr("Kernelscope projects (*.kscope)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("kscope")); // Also in the question whether to overwrite.
    dialog.selectFile(start);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString DesktopDialogs::path(PathWanted wanted, QWidget *parent, const QString &start)
{
    switch (wanted) {
    case PathWanted::ProjectToOpen:
        return QFileDialog::getOpenFileName(
            parent, QObject::tr("Open a project or a kernel"), start,
            QObject::tr("Projects, kernels and captures (*.kscope *.cl *.ocl *.clc *.opencl *.sim worksizes.txt);;All files (*)"));
    case PathWanted::ProjectToSave:
        return projectToSave(parent, start);
    case PathWanted::SourceToAdd:
        return QFileDialog::getOpenFileName(parent, QObject::tr("Add a source"), start,
                                            QObject::tr("OpenCL C (*.cl *.h *.clh);;All files (*)"));
    case PathWanted::PictureToSave:
        return QFileDialog::getSaveFileName(parent, QObject::tr("Save as picture"), start, QObject::tr("Pictures (*.svg *.png)"));
    case PathWanted::ProgramFolder:
        return QFileDialog::getSaveFileName(parent, QObject::tr("Save the program into a new folder"), start, {}, nullptr,
                                            QFileDialog::ShowDirsOnly); // Others take folders only that are there.
    case PathWanted::ContentsToSave:
        return QFileDialog::getSaveFileName(parent, QObject::tr("Save the contents of the buffer"), start,
                                            QObject::tr("NumPy (*.npy);;Text (*.csv);;Picture (*.png);;Raw bytes (*.bin)"));
    case PathWanted::ContentsToRead:
        return QFileDialog::getOpenFileName(parent, QObject::tr("Start with the contents of a file"), start,
                                            QObject::tr("Contents of a buffer (*.npy *.csv *.png *.bin)"));
    }
    return {};
}

void openOnScreen(QDialog *dialog)
{
    const QSize frame = dialog->parentWidget()->frameGeometry().size() - dialog->parentWidget()->size();
    dialog->resize(dialog->size().boundedTo(dialog->parentWidget()->screen()->availableGeometry().size() - frame));
    dialog->open();
}

} // namespace kernelscope
