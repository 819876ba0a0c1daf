#include "ui/window/Dialogs.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QMessageBox>
#include <QScreen>
#include <QTreeView>

#include "project/ProjectDocument.h"

using namespace Qt::StringLiterals;

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

namespace {

/// What is asked for: in Qt's own dialog, with space for all of each date.
class FileDialog : public QFileDialog
{
public:
    FileDialog(QWidget *parent, const QString &title, const QString &start, const QString &filters = {})
        : QFileDialog(parent, title, {}, filters)
    {
        const QFileInfo place(start);
        setDirectory(place.isDir() ? start : place.path());
        if (!place.isDir())
            selectFile(start);
        auto *list = findChild<QTreeView *>(u"treeView"_s); // None: it is the desktop's.
        if (!list)
            return;
        list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
        list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        resize(fontMetrics().averageCharWidth() * widthInCharacters, height());
    }
    QString existing()
    {
        setFileMode(ExistingFile);
        return ask();
    }
    QString toSave(const QString &suffix = {})
    {
        setAcceptMode(AcceptSave);
        setDefaultSuffix(suffix); // Also in the question whether to overwrite.
        return ask();
    }
    QString newFolder()
    {
        setOption(ShowDirsOnly); // Its file mode takes folders only that are there.
        return toSave();
    }

private:
    static constexpr int widthInCharacters = 130;

    QString ask() { return exec() == Accepted ? selectedFiles().value(0) : QString(); }
};

} // namespace

QString DesktopDialogs::path(PathWanted wanted, QWidget *parent, const QString &start)
{
    switch (wanted) {
    case PathWanted::ProjectToOpen:
        return FileDialog(
                   parent, QObject::tr("Open a project or a kernel"), start,
                   QObject::tr("Projects, kernels and captures (*.kscope *.cl *.ocl *.clc *.opencl *.sim worksizes.txt);;All files (*)"))
            .existing();
    case PathWanted::ProjectToSave:
        return FileDialog(parent, QObject::tr("Save the project as"), start, QObject::tr("Kernelscope projects (*.kscope)"))
            .toSave(u"kscope"_s);
    case PathWanted::SourceToAdd:
        return FileDialog(parent, QObject::tr("Add a source"), start, QObject::tr("OpenCL C (*.cl *.h *.clh);;All files (*)")).existing();
    case PathWanted::PictureToSave:
        return FileDialog(parent, QObject::tr("Save as picture"), start, QObject::tr("Pictures (*.svg *.png)")).toSave();
    case PathWanted::TimelineToSave:
        return FileDialog(parent, QObject::tr("Save the timeline for Perfetto"), start, QObject::tr("Chrome trace (*.json)"))
            .toSave(u"json"_s);
    case PathWanted::ProgramFolder:
        return FileDialog(parent, QObject::tr("Save the program into a new folder"), start).newFolder();
    case PathWanted::ContentsToSave:
        return FileDialog(parent, QObject::tr("Save the contents of the buffer"), start,
                          QObject::tr("NumPy (*.npy);;Text (*.csv);;Picture (*.png);;Raw bytes (*.bin)"))
            .toSave();
    case PathWanted::ContentsToRead:
        return FileDialog(parent, QObject::tr("Start with the contents of a file"), start,
                          QObject::tr("Contents of a buffer (*.npy *.csv *.png *.bin)"))
            .existing();
    }
    return {};
}

QDir saveFolder(const ProjectDocument &document)
{
    return document.folder.isEmpty() ? QDir::home() : QDir(document.folder);
}

void openOnScreen(QDialog *dialog)
{
    const QSize frame = dialog->parentWidget()->frameGeometry().size() - dialog->parentWidget()->size();
    dialog->resize(dialog->size().boundedTo(dialog->parentWidget()->screen()->availableGeometry().size() - frame));
    dialog->open();
}

} // namespace kernelscope
