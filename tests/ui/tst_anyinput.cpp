#include <QAction>

#include "RandomHands.h"
#include "WindowFixture.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

namespace {

QStringList complaints; ///< of Qt: a painter without a device, an index of another model, ...

void listen(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    static const QStringList serious = {"QPainter", "QObject", "QModelIndex", "QAbstractItem", "QSortFilter", "QLayout", "QWidget::"};
    const bool counts = type != QtDebugMsg && std::ranges::any_of(serious, [&](const QString &start) { return text.startsWith(start); });
    if (counts)
        complaints << text;
    else if (!text.startsWith("This plugin does not support")) // the offscreen platform, at every window
        std::fprintf(stderr, "%s\n", qPrintable(text));
}

QString whatGoesOn(const Session &session)
{
    const Progress &progress = session.progress();
    return QString("running %1, tracing %2: phase %3, %4")
        .arg(session.isRunning())
        .arg(session.isTracing())
        .arg(int(progress.phase))
        .arg(progress.subject);
}

} // namespace

/// Whatever is clicked, typed and chosen: the window neither crashes nor hangs, and runs the next project as ever.
/// `./dev hands` runs it with KERNELSCOPE_DEEDS and KERNELSCOPE_SEED; what it does hangs on how fast the window answers, too.
class TestAnyInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomHands_data()
    {
        QTest::addColumn<QString>("sample");
        for (const char *sample : {"tree-reduction", "matmul", "branch-barrier", "out-of-bounds"})
            QTest::newRow(sample) << QString(sample);
    }

    void randomHands()
    {
        QFETCH(QString, sample);
        bool ok = false;
        const int deeds = qEnvironmentVariableIntValue("KERNELSCOPE_DEEDS", &ok);
        const unsigned seed = unsigned(qEnvironmentVariableIntValue("KERNELSCOPE_SEED")) + unsigned(qHash(sample, 1));
        WindowFixture f(WindowFixture::Real);
        f.dialogs->leave = LeaveAnswer::Discard;
        f.dialogs->save = f.folder.filePath("saved/p.kscope");
        QVERIFY(f.window.files().openSample(WindowFixture::samples() + "/" + sample));
        QVERIFY(f.trace());
        complaints.clear();
        const auto before = qInstallMessageHandler(listen);
        RandomHands hands(f.window, seed, {f.window.actionList().quit});
        hands.work(ok ? deeds : 150);
        qInstallMessageHandler(before);
        for (const QString &slow : hands.slowerThan(300).mid(0, 10))
            qInfo("%s", qPrintable(slow));
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));

        f.session.stop();
        const bool ended = QTest::qWaitFor([&] { return !f.session.isBusy(); }, WindowFixture::longest);
        QVERIFY2(ended, qPrintable(whatGoesOn(f.session)));
        QVERIFY(f.window.files().openSample(WindowFixture::samples() + "/vector-add"));
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
    }
};

QTEST_MAIN(TestAnyInput)
#include "tst_anyinput.moc"
