#include <QLabel>
#include <QProgressBar>

#include "WindowFixture.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

/// While Live is on, edits run the plan again.
class TestLiveRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEditOfTheSetUpRunsAgain()
    {
        WindowFixture f(WindowFixture::Real);
        QSignalSpy finished(&f.session, &Session::runFinished);
        setN(f, 4);
        QTest::qWait(50);
        QCOMPARE(finished.size(), 0); // not before it is switched on
        live(f).trigger();
        QTRY_VERIFY_WITH_TIMEOUT(finished.size() > 0, WindowFixture::longest);
        setN(f, 16);
        QTRY_COMPARE_WITH_TIMEOUT(elements(f), 16, WindowFixture::longest);
        QTest::qWait(1000); // a run that still waited then would be of the next edit
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.isBusy(), WindowFixture::longest);
        live(f).trigger();
        setN(f, 8);
        QTest::qWait(500);
        QTRY_VERIFY(!f.session.isBusy());
        QCOMPARE(elements(f), 0); // no run is of the last edit
    }

    void ofManyEditsInARowTheLastIsRun()
    {
        WindowFixture f(WindowFixture::Real);
        live(f).trigger();
        QSignalSpy finished(&f.session, &Session::runFinished);
        QVERIFY(finished.wait(WindowFixture::longest));
        for (int n = 2; n <= 200; n += 2)
            setN(f, n);
        QTRY_COMPARE_WITH_TIMEOUT(elements(f), 200, WindowFixture::longest);
        QTRY_VERIFY(!f.session.isBusy());
        QVERIFY2(finished.size() <= 4, qPrintable(QString::number(finished.size())));
    }

    void anEditOfTheSourceRunsAgainOnceTheTextIsLeftAlone()
    {
        WindowFixture f(WindowFixture::Real);
        live(f).trigger();
        QSignalSpy finished(&f.session, &Session::runFinished);
        QVERIFY(finished.wait(WindowFixture::longest));
        f.append("// more\n");
        f.append("// and more\n");
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2, WindowFixture::longest);
        QTest::qWait(500);
        QCOMPARE(finished.size(), 2);
    }

    /// What is half typed does not build; that is no reason to stop.
    void sourcesThatDoNotBuildAreWaitedFor()
    {
        WindowFixture f(WindowFixture::Real);
        live(f).trigger();
        QSignalSpy finished(&f.session, &Session::runFinished);
        QVERIFY(finished.wait(WindowFixture::longest));
        for (int times = 0; times < 4; ++times) {
            f.append("}\n");
            QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 2 + times, WindowFixture::longest);
            QCOMPARE(f.session.lastRun()->status, RunStatus::BuildFailed);
        }
        QVERIFY(live(f).isChecked());
        f.editor()->setText(WindowFixture::goodText());
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 6, WindowFixture::longest);
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
    }

    void afterThreeCrashesItIsOff()
    {
        WindowFixture f(WindowFixture::Real);
        live(f).trigger();
        QSignalSpy finished(&f.session, &Session::runFinished);
        QVERIFY(finished.wait(WindowFixture::longest));
        f.editor()->setText("__kernel void add(__global const int *in, __global int *out)\n"
                            "{\n    *(volatile __global int *)(in[get_global_id(0)] * 16L) = 1;\n    out[0] = 1;\n}\n");
        for (int times = 1; times < 4; ++times) {
            QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1 + times, WindowFixture::longest);
            QCOMPARE(f.session.lastRun()->status, RunStatus::Crashed);
            if (times < 3)
                f.append("// again\n");
        }
        QVERIFY(!live(f).isChecked());
        QVERIFY(f.window.messages().text().contains("switched off"));
    }

    void anEditEndsARunThatDoesNotEnd()
    {
        WindowFixture f(WindowFixture::Real);
        live(f).trigger();
        QSignalSpy finished(&f.session, &Session::runFinished);
        QVERIFY(finished.wait(WindowFixture::longest));
        QSignalSpy started(&f.session, &Session::runStarted);
        f.editor()->setText("__kernel void add(__global const int *in, __global volatile int *out)\n"
                            "{\n    while (out[0] != 77)\n        out[0] = in[0];\n}\n");
        QVERIFY(started.wait(WindowFixture::longest));
        QTest::qWait(1500); // It is taken for long then.
        QVERIFY(f.session.isBusy());
        f.editor()->setText(WindowFixture::goodText());
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 3, WindowFixture::longest);
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
        QVERIFY(live(f).isChecked());
    }

    /// No strip, text or bar comes and goes for the moment that a run takes.
    void nothingFlickersWhileItFollowsEdits()
    {
        WindowFixture f(WindowFixture::Real);
        QSignalSpy finished(&f.session, &Session::runFinished), started(&f.session, &Session::runStarted);
        live(f).trigger();
        QVERIFY(finished.wait(WindowFixture::longest));
        const QString said = f.window.messages().statusLine().text();
        setN(f, 16);
        QVERIFY(!f.session.lastGoodRunIsCurrent());
        QCOMPARE(f.window.messages().statusLine().text(), said);
        for (const QLabel *label : f.window.findChildren<QLabel *>())
            QVERIFY2(!label->isVisible() || !label->text().contains("earlier run"), qPrintable(label->text()));
        started.clear();
        QVERIFY(started.wait(WindowFixture::longest));
        QVERIFY(f.window.findChild<QProgressBar *>()->isHidden());
        QVERIFY(!f.window.actionList().stop->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(elements(f), 16, WindowFixture::longest);
        live(f).trigger();
        setN(f, 8);
        QVERIFY(f.window.messages().statusLine().text().contains("changed"));
    }

    void stoppingARunSwitchesItOff()
    {
        WindowFixture f(WindowFixture::Real);
        f.editor()->setText("__kernel void add(__global const int *in, __global volatile int *out)\n"
                            "{\n    while (out[0] != 77)\n        out[0] = in[0];\n}\n");
        live(f).trigger();
        QTRY_VERIFY_WITH_TIMEOUT(f.session.isBusy() && f.session.progress().phase >= Phase::FirstLaunch, WindowFixture::longest);
        QTRY_VERIFY(f.window.actionList().stop->isEnabled()); // once it is known not to end at once
        f.window.actionList().stop->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!live(f).isChecked(), WindowFixture::longest);
    }

    void aViewOfTheTraceIsTracedAgain()
    {
        WindowFixture f(WindowFixture::Real);
        f.window.views().showView("memory");
        QSignalSpy traced(&f.session, &Session::traceFinished);
        live(f).trigger();
        QTRY_COMPARE_WITH_TIMEOUT(traced.size(), 1, WindowFixture::longest);
        setN(f, 16);
        // A machine may take longer than a second for the first, and then runs it untraced.
        QTRY_VERIFY_WITH_TIMEOUT(traced.size() == 2 || elements(f) == 16, WindowFixture::longest);
    }

    void anotherProjectIsNotRun()
    {
        WindowFixture f(WindowFixture::Real);
        live(f).trigger();
        QSignalSpy finished(&f.session, &Session::runFinished);
        QVERIFY(finished.wait(WindowFixture::longest));
        QVERIFY(f.window.files().open(f.folder.path()));
        QVERIFY(!live(f).isChecked());
    }

    void whereNothingMayRunItStaysOff()
    {
        WindowFixture f(WindowFixture::Real, {}, {});
        live(f).trigger();
        QVERIFY(!live(f).isChecked());
        QVERIFY(!f.session.isBusy());
    }

private:
    static QAction &live(WindowFixture &f) { return *f.window.actionList().live; }
    static void setN(WindowFixture &f, int n)
    {
        f.window.edits().change("n", {}, [&](Project &project) { project.parameters.first().value = Expression(n); });
    }
    static qsizetype elements(WindowFixture &f)
    {
        const auto &run = f.session.lastGoodRun();
        return run && f.session.lastGoodRunIsCurrent() ? qsizetype(run->buffers.last().elementCount) : 0;
    }
};

QTEST_MAIN(TestLiveRun)
#include "tst_liverun.moc"
