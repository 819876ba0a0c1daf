#include "ui/window/About.h"

#include <QApplication>
#include <QMessageBox>

#include "session/Session.h"
#include "support/Filled.h"

namespace kernelscope {

QString aboutText(const Session &session)
{
    QStringList platforms;
    for (const DeviceInfo &device : session.devices()) {
        if (const QString platform = filled(QStringLiteral("%1, %2"), device.platform.name, device.platform.version);
            !platforms.contains(platform))
            platforms << platform;
    }
    const QString version = QApplication::applicationVersion();
    QStringList lines{QObject::tr("Kernels are read with Clang %1.").arg(QStringLiteral(KERNELSCOPE_CLANG_VERSION)),
                      QObject::tr("The window is made with Qt %1 and QScintilla.").arg(QString::fromLatin1(qVersion())),
                      platforms.isEmpty() ? QObject::tr("No OpenCL platform is known so far.")
                                          : QObject::tr("OpenCL platforms: %1.").arg(platforms.join(QStringLiteral("; "))),
                      QObject::tr("Kernelscope is free software under the GNU General Public License, version 3 or later. It comes "
                                  "without any warranty.")};
    QString text = QStringLiteral("<h3>%1</h3>").arg(QObject::tr("Kernelscope %1").arg(version).toHtmlEscaped());
    for (const QString &line : lines)
        text += QStringLiteral("<p>%1</p>").arg(line.toHtmlEscaped());
    return text;
}

void openAbout(const Session &session, QWidget *parent)
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, QObject::tr("About Kernelscope"), aboutText(session), QMessageBox::Close, parent);
    box->setTextFormat(Qt::RichText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(QApplication::windowIcon().pixmap(64));
    box->setTextInteractionFlags(Qt::TextSelectableByMouse);
    box->open();
}

} // namespace kernelscope
