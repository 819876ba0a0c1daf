#include <QXmlStreamReader>

#include "KscopeFixture.h"

#include <sys/resource.h>

/// `kscope render`: pictures of the views without a display, through all programs on a device.
class TestRender : public QObject
{
    Q_OBJECT

    using Ended = KscopeFixture::Ended;
    Ended kscope(const QStringList &arguments) const { return m_kscope.run(arguments); }
    static QString sample(const char *name) { return KscopeFixture::sample(name); }
    static QString outputOf(const QString &program, const QStringList &arguments)
    {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput());
    }
    QString writeProject(const QByteArray &source, const QByteArray &checks = "[]") const
    {
        m_kscope.write("k.cl", QString::fromUtf8(source));
        return m_kscope.write("k.kscope", R"({ "kernelscope": 1, "title": "k", "sources": ["k.cl"], "parameters": { "n": 8 },
            "buffers": [{ "name": "a", "type": "int", "shape": ["n"], "access": "inout", "init": { "expression": "i" } }],
            "plan": [{ "launch": "k", "kernel": "k", "global": ["n"], "local": [4], "arguments": { "a": { "buffer": "a" } } }], "checks": )" +
                                              checks + " }");
    }
    /// How many texts and shapes the SVG holds; -1: it is not well-formed.
    int contentOf(const QString &name) const
    {
        QFile file(m_kscope.path(name));
        if (!file.open(QIODevice::ReadOnly))
            return -1;
        QXmlStreamReader xml(&file);
        int content = 0;
        while (!xml.atEnd()) {
            xml.readNext();
            content += xml.isStartElement() &&
                       (xml.name() == u"text" || xml.name() == u"path" || xml.name() == u"rect" || xml.name() == u"polyline");
        }
        return xml.hasError() ? -1 : content;
    }

    static QStringList views()
    {
        return {"results", "timeline", "reduction", "tiles", "memory", "access", "ndrange", "compare", "device", "graph"};
    }

    KscopeFixture m_kscope;

    static QString source(const QString &path)
    {
        QFile file(qEnvironmentVariable("KERNELSCOPE_SOURCE") + path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

private Q_SLOTS:
    void everyView_data()
    {
        QTest::addColumn<QString>("view");
        for (const QString &view : views())
            QTest::newRow(qPrintable(view)) << view;
    }
    void everyView()
    {
        QFETCH(QString, view);
        const QString svg = view + ".svg";
        const Ended drawn = kscope({"render", sample("tree-reduction"), "--device", "cpu", "--view", view, "--out", svg});
        QVERIFY2(drawn.status == 0, qPrintable(drawn.error));
        QCOMPARE(drawn.error, QString());
        QVERIFY2(contentOf(svg) > 10, qPrintable(QString::number(contentOf(svg))));
    }

    void aSweepIsDrawn()
    {
        const Ended drawn = kscope({"render", sample("matmul"), "--device", "cpu", "--view", "compare", "--out", "m.svg"});
        QVERIFY2(drawn.status == 0, qPrintable(drawn.error));
        QFile file(m_kscope.path("m.svg"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray svg = file.readAll();
        for (const char *said : {"Kernel time by n", "naive-private", ">128<", "FLOP/s", "fastest"})
            QVERIFY2(svg.contains(said), said);
    }

    void whatFailsInASweepIsDrawnAndTold()
    {
        const QByteArray source = "kernel void k(global int *a) { a[get_global_id(0)] = 1; }";
        const QString partly = writeProject(source, R"([], "sweep": { "vary": { "n": [8, 6] } })");
        const Ended drawn = kscope({"render", partly, "--device", "cpu", "--view", "compare", "--out", "partly.svg"});
        QCOMPARE(drawn.status, 1); // The local size does not divide 6.
        QVERIFY2(drawn.error.contains("with n = 6"), qPrintable(drawn.error));
        QFile file(m_kscope.path("partly.svg"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("n = 6 failed: "));
        const QString nothing = writeProject(source, R"([], "sweep": { "vary": { "n": [7, 6] } })");
        const Ended none = kscope({"render", nothing, "--device", "cpu", "--view", "compare", "--out", "none.svg"});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.error.contains("n = 7"), qPrintable(none.error));
        QVERIFY(!QFile::exists(m_kscope.path("none.svg")));
    }

    /// Those that it names are the window's, but for the ones that are no pictures.
    void theWindowHasNoOtherViews()
    {
        const QString help = outputOf(QStringLiteral(KSCOPE), {"help", "render"});
        const QString windowHelp = outputOf(qEnvironmentVariable("KERNELSCOPE_BIN") + "/kernelscope", {"--help"}).simplified();
        const auto named = [](const char *pattern, const QString &text) {
            return QRegularExpression(QString::fromLatin1(pattern)).match(text).captured(1).split(", ");
        };
        const QStringList drawn = named(R"(--view NAME\s+(.*))", help);
        QStringList shown = named("Show this view: ([^;]*);", windowHelp);
        const QString views = drawn.join(", ");
        QVERIFY(source("/resources/man/kscope.1").contains(views, Qt::CaseInsensitive));
        QVERIFY(source("/resources/man/kernelscope.1").replace("\\-", "-").contains(shown.join(", ") + ';'));
        const QString page = source("/docs/command-line.md");
        QVERIFY(page.contains("--view " + drawn.join('|') + ' '));
        for (const QString &view : std::as_const(shown))
            QVERIFY2(page.section("\n## The window", 1).contains('`' + view + '`'), qPrintable(view));
        for (const char *view : {"notes", "assembly", "problems", "output", "build-log"})
            QCOMPARE(shown.removeAll(view), 1);
        QCOMPARE(drawn, shown);
    }

    void theWindowsOptionsAreDocumented()
    {
        const QString section = source("/docs/command-line.md").section("\n## The window", 1);
        const QString help = outputOf(qEnvironmentVariable("KERNELSCOPE_BIN") + "/kernelscope", {"--help"});
        const QRegularExpression option(R"(^  (?:-\w, )?(--[a-z-]+))", QRegularExpression::MultilineOption);
        int options = 0;
        for (auto match = option.globalMatch(help); match.hasNext(); ++options) {
            const QString name = match.next().captured(1);
            QVERIFY2(section.contains(QRegularExpression(name + "\\b(?!-)")), qPrintable(name));
        }
        QVERIFY2(options > 15, qPrintable(help));
    }

    void aPngInTheDarkOfTheSecondPass()
    {
        const Ended drawn = kscope({"render", sample("tree-reduction"), "--device=cpu", "--view=memory", "--out=dark.png", "--theme=dark",
                                    "--set", "n=600", "--launch=pass:2", "--group=0", "--phase=1", "--size=1280x720"});
        QVERIFY2(drawn.status == 0, qPrintable(drawn.error));
        const QImage picture(m_kscope.path("dark.png"));
        QVERIFY(picture.width() > 200 && picture.height() > 100);
        QVERIFY(picture.pixelColor(2, 2).lightness() < 128);
    }

    void framesAreNumbered()
    {
        const Ended drawn =
            kscope({"render", sample("tree-reduction"), "--device=cpu", "--view=reduction", "--frames=frames", "--frame-kind=svg"});
        QVERIFY2(drawn.status == 0, qPrintable(drawn.error));
        const QStringList names = QDir(m_kscope.path("frames")).entryList(QDir::Files, QDir::Name);
        QCOMPARE(names.size(), 6);
        QCOMPARE(names.first(), QString("0000.svg"));
        QCOMPARE(names.last(), QString("0005.svg"));
        QFile first(m_kscope.path("frames/0000.svg"));
        QFile last(m_kscope.path("frames/0005.svg"));
        QVERIFY(first.open(QIODevice::ReadOnly) && last.open(QIODevice::ReadOnly));
        QVERIFY(first.readAll() != last.readAll());
        QVERIFY(contentOf("frames/0003.svg") > 10);
    }

    /// The first picture that the sample's walk shows.
    void samplesAreDrawn_data()
    {
        QTest::addColumn<QStringList>("arguments");
        static const QRegularExpression shown("<!--\\s*show:\\s*(\\w+)([^>]*)-->");
        static const QRegularExpression launch("launch ([\\w-]+)");
        const QDir samples(sample(""));
        for (const QString &name : samples.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile notes(samples.filePath(name + "/notes.md"));
            QVERIFY(notes.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(notes.readAll());
            QStringList arguments{"render", samples.filePath(name), "--device=cpu", "--out=s.svg"};
            for (auto steps = shown.globalMatch(text); steps.hasNext();) {
                const auto step = steps.next();
                if (!views().contains(step.captured(1)))
                    continue;
                arguments << "--view=" + step.captured(1);
                if (const auto named = launch.match(step.captured(2)); named.hasMatch())
                    arguments << "--launch=" + named.captured(1);
                break;
            }
            QTest::newRow(qPrintable(name)) << arguments;
        }
    }
    void samplesAreDrawn()
    {
        QFETCH(QStringList, arguments);
        QVERIFY2(arguments.last() != "--out=s.svg", "The notes show no picture.");
        const Ended drawn = kscope(arguments);
        QVERIFY2(drawn.status == 0, qPrintable(arguments.join(' ') + "\n" + drawn.error));
        QVERIFY2(contentOf("s.svg") > 3, qPrintable(arguments.join(' ')));
        QVERIFY(QFile::remove(m_kscope.path("s.svg")));
    }

    void framesAreOfOneSize()
    {
        const Ended drawn = kscope({"render", sample("partial-sums"), "--device=cpu", "--view=tiles", "--frames=tiles"});
        QVERIFY2(drawn.status == 0, qPrintable(drawn.error));
        const QFileInfoList files = QDir(m_kscope.path("tiles")).entryInfoList(QDir::Files, QDir::Name);
        QVERIFY(files.size() > 3);
        for (const QFileInfo &file : files)
            QCOMPARE(QImage(file.filePath()).size(), QImage(files.first().filePath()).size());
    }

    void statuses()
    {
        const QString good = writeProject("kernel void k(global int *a) { a[get_global_id(0)] += 1; }");
        const auto render = [&](const QString &view) { return kscope({"render", good, "--device=cpu", "--view=" + view, "--out=s.png"}); };
        QCOMPARE(render("results").status, 0);
        QVERIFY(QFile::remove(m_kscope.path("s.png")));

        // A launch that is shown is not the only one that is run: checks need them all.
        QCOMPARE(kscope({"render", sample("matmul"), "--device=cpu", "--view=results", "--launch=tiled", "--out=s.png"}).status, 0);
        QVERIFY(QFile::remove(m_kscope.path("s.png")));

        const Ended nothing = render("reduction");
        QCOMPARE(nothing.status, 2);
        QVERIFY2(nothing.error.startsWith("There is nothing to draw. ") && nothing.error.count('\n') == 1, qPrintable(nothing.error));
        QVERIFY(!QFile::exists(m_kscope.path("s.png")));

        writeProject("kernel void k(global int *a) { a[get_global_id(0)] += 1; }",
                     R"([{ "name": "wrong", "buffer": "a", "expected": { "expression": "7" } }])");
        const Ended failed = render("results");
        QCOMPARE(failed.status, 1);
        QVERIFY(QFile::exists(m_kscope.path("s.png")));
        QVERIFY(QFile::remove(m_kscope.path("s.png")));

        writeProject("kernel void k(global int *a) { a[get_global_id(0)] += q; }");
        const Ended unbuilt = render("results");
        QCOMPARE(unbuilt.status, 3);
        QCOMPARE(unbuilt.error.count('\n'), 1);
        QVERIFY(!QFile::exists(m_kscope.path("s.png")));

        writeProject("kernel void k(global int *a) { *(volatile global int *)16 = 1; }");
        QCOMPARE(render("results").status, 4);
    }

    void badUsage_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("said");
        const QString tree = sample("tree-reduction");
        QTest::newRow("no view") << QStringList{tree, "--out=a.png"} << "needs a --view";
        QTest::newRow("no such view") << QStringList{tree, "--view=reductoin", "--out=a.png"} << "Did you mean";
        QTest::newRow("no file") << QStringList{tree, "--view=results"} << "--out FILE";
        QTest::newRow("no picture") << QStringList{tree, "--view=results", "--out=a.pdf"} << ".png or .svg";
        QTest::newRow("no folder") << QStringList{tree, "--view=results", "--out=gone/a.png"} << "there is no folder";
        QTest::newRow("group") << QStringList{tree, "--view=memory", "--out=a.png", "--group=x"} << "--group";
        QTest::newRow("set") << QStringList{tree, "--view=memory", "--out=a.png", "--set=n"} << "--set";
        QTest::newRow("parameter") << QStringList{tree, "--view=memory", "--out=a.png", "--set=nothing=1"} << "no parameter \"nothing\"";
        QTest::newRow("theme") << QStringList{tree, "--view=memory", "--out=a.png", "--theme=pink"} << "light or dark";
        QTest::newRow("project") << QStringList{"gone.kscope", "--view=memory", "--out=a.png"} << "gone.kscope";
        QTest::newRow("launch") << QStringList{tree, "--view=memory", "--out=a.png", "--launch=gone"} << "no launch \"gone\"";
        QTest::newRow("phase") << QStringList{tree, "--view=memory", "--out=a.png", "--phase=99"} << "no phase 99";
    }
    void badUsage()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, said);
        const Ended ended = kscope(QStringList{"render", "--device=cpu"} + options);
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.error.contains(said), qPrintable(ended.error));
        QCOMPARE(ended.error.count('\n'), 1);
        QVERIFY(!QFile::exists(m_kscope.path("a.png")));
    }

    void whatIsNotTrustedIsDrawnToo()
    {
        const QString good = writeProject("kernel void k(global int *a) { a[get_global_id(0)] += 1; }");
        const Ended drawn = kscope({"render", good, "--view=results", "--out=u.png", "--untrusted"});
        QVERIFY2(drawn.status == 0 || drawn.error.contains("confined"), qPrintable(drawn.error)); // by what the machine allows
        QCOMPARE(kscope({"render", good, "--view=results", "--out=u.png", "--untrusted", "--worker=w"}).status, 2);
    }

    void itEndsWithWhoAskedForIt()
    {
        const QString endless = writeProject("kernel void k(global int *a) { while (a[0] >= 0) a[1] ^= 1; }");
        QProcess asking;
        asking.setWorkingDirectory(m_kscope.path("."));
        asking.start(QStringLiteral(KSCOPE), {"render", endless, "--device=cpu", "--view=results", "--out=k.png"});
        QVERIFY(asking.waitForStarted());
        const auto drawing = [&] {
            QFile children(QStringLiteral("/proc/%1/task/%1/children").arg(asking.processId()));
            return children.open(QIODevice::ReadOnly) ? children.readAll().split(' ').value(0).toLongLong() : 0;
        };
        QTRY_VERIFY(drawing() > 0);
        const QString drawn = QStringLiteral("/proc/%1/stat").arg(drawing());
        asking.kill();
        QVERIFY(asking.waitForFinished());
        const auto isGone = [&] {
            QFile state(drawn);
            return !state.open(QIODevice::ReadOnly) || state.readAll().contains(") Z ");
        };
        QTRY_VERIFY(isGone());
    }

    void withoutDescriptorsForPipesItEndsWithASentence()
    {
        QProcess process;
        process.setChildProcessModifier([] {
            const rlimit few{7, 7};
            ::setrlimit(RLIMIT_NOFILE, &few);
        });
        process.start(QStringLiteral(KSCOPE), {"render", sample("tree-reduction"), "--view=results", "--out=few.png"});
        QVERIFY(process.waitForFinished(30'000));
        const QByteArray error = process.readAllStandardError();
        QCOMPARE(process.exitCode(), 4);
        QVERIFY2(error.contains("kernelscope could not be started"), error.constData());
    }

    void itEndsInTime()
    {
        const QString endless = writeProject("kernel void k(global int *a) { while (a[0] >= 0) a[1] ^= 1; }");
        const Ended ended = kscope({"render", endless, "--device=cpu", "--view=results", "--out=t.png", "--timeout=3"});
        QCOMPARE(ended.status, 4);
        QVERIFY2(ended.error.contains("time-out"), qPrintable(ended.error));
    }
};

QTEST_GUILESS_MAIN(TestRender)
#include "tst_render.moc"
