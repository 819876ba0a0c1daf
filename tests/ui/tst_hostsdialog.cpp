#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include "WindowFixture.h"
#include "session/Hosts.h"
#include "ui/window/HostsDialog.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// Other machines, added and removed without a shell. "ssh" is a scripted worker here.
class TestHostsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aMachineIsAddedUsedAndRemoved();
    void noMachineGoesWhileSomethingIsAtWork();
    void whatIsNoMachineIsRefused();

private:
    QTemporaryDir m_folder;
};

void TestHostsDialog::initTestCase()
{
    qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
    QFile ssh(m_folder.filePath(u"ssh"_s));
    QVERIFY(ssh.open(QIODevice::WriteOnly) && ssh.write("#!/bin/sh\nexec \"" FAKE_WORKER "\" hide\n") > 0);
    ssh.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    ssh.close();
    qputenv("PATH", m_folder.path().toLocal8Bit() + ':' + qgetenv("PATH"));
}

static HostsDialog *openDialog(MainWindow &window)
{
    window.actionList().hosts->trigger();
    return window.findChild<HostsDialog *>();
}

void TestHostsDialog::aMachineIsAddedUsedAndRemoved()
{
    Appearance appearance;
    Session session(WindowFixture::options(WindowFixture::Fake));
    MainWindow window(session, appearance, WindowOptions());
    HostsDialog *dialog = openDialog(window);
    QVERIFY(dialog);
    QVERIFY(!dialog->addButton().isEnabled() && !dialog->removeButton().isEnabled());
    QTest::keyClicks(&dialog->name(), "lab");
    QTest::keyClicks(&dialog->destination(), "student@gpu1");
    QTest::keyClick(&dialog->destination(), Qt::Key_Return);
    QCOMPARE(dialog->problem(), QString());
    QCOMPARE(readHosts().hosts.size(), 1);
    QCOMPARE(readHosts().hosts[0].name, u"lab"_s);
    QCOMPARE(dialog->list().count(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(session.devices().size(), 4, WindowFixture::longest);
    QCOMPARE(session.devices()[2].host, u"lab"_s);
    QTRY_VERIFY(dialog->list().item(0)->text().startsWith(u"lab: Fake"));
    session.setDevice(u"lab: 0"_s);
    QCOMPARE(session.currentDevice(), 2);

    dialog->list().setCurrentRow(0);
    dialog->removeButton().click();
    QVERIFY(readHosts().hosts.isEmpty());
    QCOMPARE(session.devices().size(), 2);
    QCOMPARE(session.currentDevice(), 1); // of this machine
    QCOMPARE(dialog->list().count(), 0);
    dialog->close();
}

void TestHostsDialog::noMachineGoesWhileSomethingIsAtWork()
{
    Appearance appearance;
    SessionOptions options = WindowFixture::options(WindowFixture::Fake);
    options.hosts = {{u"lab"_s, options.workerCommand}};
    Session session(options);
    MainWindow window(session, appearance, WindowOptions());
    HostsDialog *dialog = openDialog(window);
    QVERIFY(dialog);
    QTRY_COMPARE_WITH_TIMEOUT(session.devices().size(), 4, WindowFixture::longest);
    session.setDevice(u"lab: 0"_s);
    session.run(1, u"wait"_s);
    QVERIFY(session.isRunning());
    dialog->name().setText(u"lab"_s);
    dialog->destination().setText(u"student@gpu2"_s);
    dialog->addButton().click();
    QVERIFY(!dialog->problem().isEmpty());
    dialog->list().setCurrentRow(0);
    dialog->removeButton().click();
    QVERIFY(!dialog->problem().isEmpty());
    QCOMPARE(session.currentDevice(), 2);
    session.stop();
    QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), WindowFixture::longest);
    dialog->close();
}

void TestHostsDialog::whatIsNoMachineIsRefused()
{
    Appearance appearance;
    Session session(WindowFixture::options(WindowFixture::Fake));
    MainWindow window(session, appearance, WindowOptions());
    HostsDialog *dialog = openDialog(window);
    QVERIFY(dialog);
    for (const auto &[name, destination] : {std::pair("a b", "x"), {"a", "-oProxyCommand=x"}, {"a", "x; y"}}) {
        dialog->name().setText(QString::fromUtf8(name));
        dialog->destination().setText(QString::fromUtf8(destination));
        dialog->addButton().click();
        QVERIFY2(!dialog->problem().isEmpty(), destination);
        QVERIFY(dialog->list().count() == 0 && readHosts().hosts.isEmpty());
    }
    dialog->close();
}

QTEST_MAIN(TestHostsDialog)
#include "tst_hostsdialog.moc"
