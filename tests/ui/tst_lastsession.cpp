#include <QPushButton>
#include <QSettings>

#include "WindowFixture.h"
#include "ui/settings/Settings.h"
#include "ui/window/LastSession.h"
#include "ui/window/RecentProjects.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// The projects of the last session come back when they are asked for, and nothing runs.
class TestLastSession : public QObject
{
    Q_OBJECT

    QTemporaryDir m_settings;

    static QString file(const QTemporaryDir &folder, const QString &name)
    {
        QFile written(folder.filePath(name));
        if (!written.open(QIODevice::WriteOnly))
            qFatal("not written");
        return QFileInfo(written.fileName()).canonicalFilePath();
    }
    static bool press(WindowFixture &f, const QString &text)
    {
        for (QPushButton *button : f.window.messages().buttons()) {
            if (button->text() == text) {
                button->click();
                return true;
            }
        }
        return false;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName("Kernelscope");
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    }
    void init() { QSettings().clear(); }

    void whatWasClosedTogetherIsOneSession()
    {
        QTemporaryDir folder;
        const QString a = file(folder, "a.kscope"), b = file(folder, "b.kscope"), c = file(folder, "c.kscope");
        LastSession session(true);
        const QDateTime start = QDateTime::currentDateTime();
        session.add({a, "tiles"}, start);
        session.add({b, "memory"}, start.addSecs(300));
        session.add({c, "results"}, start.addSecs(310));
        session.add({b, "ndrange"}, start.addSecs(311));
        QCOMPARE(session.all(), (QList<LastSession::Shown>{{c, "results"}, {b, "ndrange"}}));
        QVERIFY(QFile::remove(c));
        QCOMPARE(session.all(), (QList<LastSession::Shown>{{b, "ndrange"}}));
        QVERIFY(LastSession(false).all().isEmpty());
    }

    void garbageIsNoSession()
    {
        QSettings().setValue("session/closed", QStringList{"x", "1\nresults\nrelative.kscope", "1\n2\n3\n4", QString(100'000, u'\n'),
                                                           "99999999999999999999\nresults\n/not/there"});
        QVERIFY(LastSession(true).all().isEmpty());
        QSettings().setValue("session/closed", 7);
        QVERIFY(LastSession(true).all().isEmpty());
    }

    void garbageIsNoPlace()
    {
        QTemporaryDir folder;
        const QString project = file(folder, "a.kscope");
        RecentProjects recent(true);
        recent.setPlace(project, {"a.cl", 7, 2});
        QCOMPARE(RecentProjects(true).place(project), std::optional(SourcePlace{"a.cl", 7, 2}));
        QSettings().setValue("recent/places", QStringList{"x", QString(100'000, u'\n'), project});
        QVERIFY(!RecentProjects(true).place(project));
        recent.setPlace(project, {"a.cl", 1, 1});
        recent.clear();
        QVERIFY(!recent.place(project));
    }

    void itIsOfferedAndNothingRuns()
    {
        WindowFixture f(WindowFixture::Real);
        const QString path = f.folder.filePath("q.kscope");
        f.write("q.kscope", f.fileText("p.kscope").replace("Add one", "Again"));
        f.window.offerLast({});
        QVERIFY(f.window.messages().text().isEmpty() || !f.window.messages().isVisible());
        f.window.offerLast({{path, "memory"}});
        QVERIFY(f.window.messages().text().contains("q open"));
        QSignalSpy runs(&f.session, &Session::runStarted);
        QVERIFY(press(f, "Reopen"));
        QTRY_COMPARE(f.session.project().title, u"Again"_s);
        QCOMPARE(f.window.views().front().objectName(), u"memory"_s);
        QTRY_VERIFY_WITH_TIMEOUT(f.session.isUpToDate(), WindowFixture::longest);
        QCOMPARE(runs.size(), 0);
    }

    void aRestrictedFolderStaysRestricted()
    {
        WindowFixture f(WindowFixture::Real, {}, {});
        f.window.reopen({{f.folder.filePath("p.kscope"), "results"}});
        QCOMPARE(f.session.project().title, u"Add one"_s);
        QVERIFY(f.session.isRestricted());
    }
};

QTEST_MAIN(TestLastSession)
#include "tst_lastsession.moc"
