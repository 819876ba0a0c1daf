#include "ui/window/CaptureHelp.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

#include "session/ChildProcess.h"
#include "support/Tr.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QString captureCommandLine()
{
    const QString own = commandOr({}, u"kscope"_s).first();
    const bool isInPath = QFileInfo(QStandardPaths::findExecutable(u"kscope"_s)).canonicalFilePath() == QFileInfo(own).canonicalFilePath();
    const QString program = isInPath ? u"kscope"_s : own.contains(u' ') ? u"'%1'"_s.arg(own) : own;
    return program + u" capture"_s;
}

void openCaptureHelp(QWidget *parent)
{
    const QString command = captureCommandLine();
    const QStringList lines{
        tr("Any program that uses OpenCL can lend one of its launches: the kernel, its sizes and arguments, and what its buffers held."),
        tr("In a terminal, put this before the program's own command line:"),
        tr("It makes a project in the new folder captured; open it here. With --list it says which kernels the program launches; --kernel "
           "and --launch choose one of them."),
    };
    QString text;
    for (const QString &line : lines) {
        text += u"<p>%1</p>"_s.arg(line.toHtmlEscaped());
        if (&line == &lines[1])
            text += u"<pre>%1</pre>"_s.arg((command + u" "_s + tr("./program its arguments")).toHtmlEscaped());
    }
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Capture a program"), text, QMessageBox::Close, parent);
    box->setTextFormat(Qt::RichText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QPushButton *copy = box->addButton(tr("Copy the command"), QMessageBox::ActionRole);
    copy->disconnect(); // The dialog stays.
    QObject::connect(copy, &QPushButton::clicked, box, [command] { QApplication::clipboard()->setText(command + u' '); });
    box->open();
}

} // namespace kernelscope
