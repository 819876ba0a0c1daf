#include <QDir>
#include <QLabel>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include "Pictures.h"
#include "session/Session.h"
#include "ui/models/ProblemModel.h"
#include "ui/problems/ProblemsView.h"
#include "ui/scene/SceneView.h"
#include "ui/setup/ProblemLabel.h"
#include "ui/setup/SetupPanel.h"
#include "ui/setup/SetupRow.h"
#include "ui/theme/Appearance.h"
#include "ui/window/MainWindow.h"
#include "ui/window/ProjectFiles.h"
#include "ui/window/Views.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

constexpr int longest = 60'000;

/// A window in a state worth looking at. With KERNELSCOPE_PICTURES set, every state is saved there, in both themes.
struct PictureFixture
{
    QTemporaryDir folder;
    Appearance appearance;
    Session session{options()};
    MainWindow window{session, appearance, {true, {}, {}, {}, {QDir::tempPath()}}};

    static SessionOptions options()
    {
        SessionOptions options;
        options.workerCommand = {qEnvironmentVariable("KERNELSCOPE_BIN") + u"/kernelscope-worker"_s};
        options.device = QStringLiteral("cpu");
        options.deadlines.running = std::chrono::milliseconds(1500);
        options.deadlines.firstLaunch = std::chrono::milliseconds(4000);
        return options;
    }
    explicit PictureFixture(const QByteArray &body = "out[i] = in[i] + 1;")
    {
        appearance.apply();
        write(u"p.kscope"_s, R"json({ "kernelscope": 1, "title": "Add one", "sources": ["a.cl"],
            "parameters": { "n": { "value": 8, "min": 1, "max": 1048576 }, "aLongParameterName": "Math.min(1048576, n * n)" },
            "buffers": [ { "name": "data", "type": "float", "shape": ["n"], "access": "in", "init": { "expression": "i / 4" } },
                         { "name": "aBufferWithALongName", "type": "float", "shape": ["n"], "access": "out" } ],
            "plan": [ { "launch": "go", "kernel": "add", "global": ["n"], "local": ["n / 2"],
                        "arguments": { "in": { "buffer": "data" }, "out": { "buffer": "aBufferWithALongName" } } } ],
            "checks": [ { "name": "one more than before, for every element", "buffer": "aBufferWithALongName", "expected": { "expression": "i / 4 + 1" } } ] })json");
        setKernel(body);
        opened = window.files().open(folder.path()).has_value();
        window.resizeTo({1280, 720});
        window.show();
    }
    static QByteArray kernel(const QByteArray &body)
    {
        return "__kernel void add(__global const float *in, __global float *out)\n{\n    int i = get_global_id(0);\n    " + body + "\n}\n";
    }
    void setKernel(const QByteArray &body) const { write(u"a.cl"_s, kernel(body)); }
    void edit(const QByteArray &body) { session.setText(u"a.cl"_s, QString::fromUtf8(kernel(body))); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
    }
    bool run()
    {
        QSignalSpy finished(&session, &Session::runFinished);
        session.run();
        return finished.wait(longest);
    }
    bool picture(const QString &name) { return drawInBothThemes(window, appearance, name); }

    bool opened = false;
};

class TestPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyViews()
    {
        PictureFixture f;
        for (const QString &view : Views::names()) {
            QVERIFY(f.window.views().showView(view));
            QVERIFY(f.picture(u"empty-"_s + view));
        }
    }

    void noResults_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<RunStatus>("status");
        QTest::newRow("build-failed") << QByteArray("out[i] = in[i] + q;") << RunStatus::BuildFailed;
        QTest::newRow("crashed") << QByteArray("((volatile __global float *)16)[i] = 1;") << RunStatus::Crashed;
        QTest::newRow("timed-out") << QByteArray("while (in[0] == 0) out[i] += 1;") << RunStatus::TimedOut;
    }
    void noResults()
    {
        QFETCH(QByteArray, body);
        QFETCH(RunStatus, status);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        PictureFixture f(body);
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->status, status);
        QVERIFY(f.picture(name));
        f.edit("out[i] = in[i] + 1;");
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
        f.edit(body);
        QVERIFY(f.run());
        QVERIFY(f.picture(name + u"-after-a-good-run"_s));
        QVERIFY(f.window.views().showView(u"timeline"_s));
        QVERIFY(f.picture(name + u"-timeline"_s));
    }

    void running()
    {
        PictureFixture f;
        QVERIFY(f.run());
        f.edit("while (in[0] == 0) out[i] += 1;");
        QSignalSpy progress(&f.session, &Session::progressChanged);
        QSignalSpy finished(&f.session, &Session::runFinished);
        f.session.run();
        QVERIFY(progress.wait(longest));
        QVERIFY(f.picture(u"running"_s));
        QVERIFY(finished.count() == 1 || finished.wait(longest));
    }

    void theTimelineShowsWhatIsSelected()
    {
        PictureFixture f;
        QVERIFY(f.run() && f.window.views().showView(u"timeline"_s));
        const QList<SceneView *> views = f.window.findChildren<SceneView *>();
        const auto named = std::ranges::find(views, u"Timeline of the run's commands"_s, &QWidget::accessibleName);
        QVERIFY(named != views.end());
        SceneView &lanes = **named;
        const auto placeOf = [&](int event) { // Empty: it isn't in sight.
            for (const SceneItem &item : lanes.scene().items) {
                if (item.subject == Subject(CommandSubject{event}) && !item.name.isEmpty())
                    return lanes.pixelsOf(item).intersected(lanes.viewport()->rect());
            }
            return QRectF();
        };
        const QList<RunEvent> &events = f.session.lastGoodRun()->events;
        const auto selected = [&] { return f.session.selection().event.value_or(-1); };
        QTest::keyClick(&lanes, Qt::Key_Home);
        QCOMPARE(events[selected()].kind, CommandKind::Build);
        QVERIFY(!placeOf(selected()).isEmpty()); // Before the device's first command.
        QTest::keyClick(&lanes, Qt::Key_End);
        const int last = selected();
        QCOMPARE(events[last].kind, CommandKind::Read);
        QVERIFY(!placeOf(last).isEmpty());
        lanes.zoom(200);
        Selection selection = f.session.selection();
        selection.event = int(std::ranges::find(events, CommandKind::Write, &RunEvent::kind) - events.begin());
        f.session.select(selection);
        QVERIFY(!placeOf(*selection.event).isEmpty());
        QTest::keyClick(&lanes, Qt::Key_0);
        QTest::mouseClick(lanes.viewport(), Qt::LeftButton, {}, placeOf(last).center().toPoint());
        QCOMPARE(selected(), last);
        QTest::keyClick(&lanes, Qt::Key_Escape);
        QCOMPARE(selected(), -1);
    }

    void aFailedCheck()
    {
        PictureFixture f("out[i] = in[i] + (i == 5 ? 2 : 1);");
        QVERIFY(f.run());
        QVERIFY(f.picture(u"check-failed"_s));
    }

    /// Else the panel would be wider than its part of the window, and nothing scrolls it sideways.
    void aLongWordIsBroken()
    {
        PictureFixture f;
        Project project = f.session.project();
        project.plan.first().when = Expression(u"device.extensions.includes(\"cl_name_of_an_extension_that_no_device_has_or_needs\")"_s);
        f.session.setProject(project);
        const auto problem = [&]() -> QLabel * {
            for (auto *label : f.window.setup().findChildren<ProblemLabel *>()) {
                if (label->isVisible())
                    return label;
            }
            return nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(problem(), longest);
        QVERIFY(f.picture(u"long-word"_s));
        QVERIFY2(problem()->minimumSizeHint().width() <= f.appearance.px(240),
                 qPrintable(QString::number(problem()->minimumSizeHint().width())));
        const auto *scroll = f.window.setup().findChild<QScrollArea *>();
        QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(), qPrintable(QString::number(scroll->widget()->width())));
        auto &list = *f.window.views().problems().findChild<QTreeView *>();
        const int row = list.visualRect(list.model()->index(0, ProblemModel::Message)).height();
        const int lines = row / list.fontMetrics().lineSpacing();
        const int width = list.columnWidth(ProblemModel::Message);
        const QString message = f.window.views().problems().model().entries().first().message;
        const int least = list.fontMetrics().horizontalAdvance(message) / width + 1; // if each line were full
        QVERIFY2(lines >= least, qPrintable(u"%1 of %2"_s.arg(lines).arg(least)));
    }

    void theSetUpFitsEveryWidth_data()
    {
        QTest::addColumn<double>("scale");
        QTest::newRow("small") << 0.8;
        QTest::newRow("usual") << 1.0;
        QTest::newRow("large") << 1.4;
    }
    void theSetUpFitsEveryWidth()
    {
        QFETCH(double, scale);
        PictureFixture f;
        f.appearance.setScale(scale);
        for (auto *row : f.window.setup().findChildren<SetupRow *>())
            row->setOpen(true);
        QCoreApplication::processEvents();
        auto *scroll = f.window.setup().findChild<QScrollArea *>();
        QVERIFY(f.picture(u"open-rows-"_s + QString::number(scale)));
        QVERIFY2(scroll->widget()->minimumSizeHint().width() <= f.appearance.px(300 - 12),
                 qPrintable(QString::number(scroll->widget()->minimumSizeHint().width())));
    }
};

QTEST_MAIN(TestPictures)
#include "tst_pictures.moc"
