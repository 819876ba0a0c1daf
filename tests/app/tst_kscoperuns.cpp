#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

/// The command line with the real worker: the samples, kernels that end the worker, and a worker that shares no files.
class TestKscopeRuns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsTheSamples_data()
    {
        QTest::addColumn<QString>("sample");
        for (const QString &sample : QDir(samples()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(sample)) << sample;
    }
    void runsTheSamples()
    {
        QFETCH(const QString, sample);
        QCOMPARE(run({samples() + sample, "--json"}), 0);
        QCOMPARE(status(), QString("ok"));
    }
    void saysHowAKernelEndedTheWorker_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("status");
        QTest::newRow("crash") << QByteArray("*(global int *)(size_t)a[0] = 1;") << "crashed";
        QTest::newRow("hang") << QByteArray("volatile global int *p = a; while (p[0] == 0) p[1]++;") << "timed-out";
    }
    void saysHowAKernelEndedTheWorker()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QString, status);
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global int *a) { " + body + " }\n");
        write(folder.filePath("p.kscope"), R"({ "kernelscope": 1, "title": "Bad", "sources": ["k.cl"],
  "buffers": [ { "name": "a", "type": "int", "shape": [4], "access": "inout" } ],
  "plan": [ { "launch": "go", "kernel": "k", "global": [1], "local": [1], "arguments": { "a": { "buffer": "a" } } } ] })");
        QCOMPARE(run({folder.filePath("p.kscope"), "--json", "--timeout", "8"}), 4);
        QCOMPARE(this->status(), status);
        QVERIFY2(m_errors.contains("\"go\""), m_errors.constData());
    }
    void saysWhichErrorIsNoNumber_data()
    {
        QTest::addColumn<QByteArray>("values");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("infinite") << QByteArray("i == 1 ? INFINITY : i") << QByteArray("1 of 4 differ, the largest error is infinite\n");
        QTest::newRow("NaN") << QByteArray("i == 1 ? INFINITY : i == 2 ? NAN : i")
                             << QByteArray("2 of 4 differ, the largest error is NaN\n");
        QTest::newRow("some") << QByteArray("i == 1 ? NAN : i == 2 ? 3 : i")
                              << QByteArray("2 of 4 differ, the largest error is NaN, of finite ones 1 (relative 0.5)\n");
    }
    void saysWhichErrorIsNoNumber()
    {
        QFETCH(const QByteArray, values);
        QFETCH(const QByteArray, error);
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global float *a) { int i = get_global_id(0); a[i] = " + values + "; }\n");
        write(folder.filePath("p.kscope"), R"({ "kernelscope": 1, "title": "Bad", "sources": ["k.cl"],
  "buffers": [ { "name": "a", "type": "float", "shape": [4], "access": "out" } ],
  "plan": [ { "launch": "go", "kernel": "k", "global": [4], "local": [4], "arguments": { "a": { "buffer": "a" } } } ],
  "checks": [ { "name": "counts", "buffer": "a", "expected": { "expression": "i" } } ] })");
        QCOMPARE(run({folder.filePath("p.kscope")}), 1);
        QVERIFY2(m_output.contains(error), m_output.constData());
    }
    /// Beyond the guard zones, where a buffer's neighbours would be.
    void namesTheBufferThatIsLeftFar_data()
    {
        QTest::addColumn<QByteArray>("memory");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("expected");
        for (const QByteArray memory : {"device", "use-host-ptr", "alloc-host-ptr", "svm"}) {
            const auto row = [&memory](const char *name, const char *body, const char *expected) {
                QTest::addRow("%s, %s", name, memory.constData()) << memory << QByteArray(body) << QByteArray(expected);
            };
            row("write after", "a[5000] = 1;", "wrote outside the buffer \"a\": after its end, at element 5000 where the last one is 3");
            row("write before", "a[-5000] = 1;", "wrote outside the buffer \"a\": before its start, at element -5000");
            row("read after", "a[0] = a[1 << 20];", "read outside the buffer \"a\": after its end, at element 1048576");
            row("stride", "for (int i = 0; i < 4; ++i) a[i << 18] = i;",
                "wrote outside the buffer \"a\": after its end, at element 262144");
        }
    }
    void namesTheBufferThatIsLeftFar()
    {
        QFETCH(const QByteArray, memory);
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, expected);
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global int *a, global int *b) { " + body + " b[0] = 1; }\n");
        write(folder.filePath("p.kscope"), R"({ "kernelscope": 1, "title": "Far", "sources": ["k.cl"],
  "buffers": [ { "name": "a", "type": "int", "shape": [4], "access": "inout", "memory": ")" +
                                               memory + R"(" },
               { "name": "b", "type": "int", "shape": [4000000], "access": "inout" } ],
  "plan": [ { "launch": "go", "kernel": "k", "global": [1], "local": [1],
              "arguments": { "a": { "buffer": "a" }, "b": { "buffer": "b" } } } ] })");
        QCOMPARE(run({folder.filePath("p.kscope"), "--json"}), 4);
        QCOMPARE(status(), "guard-violation");
        QVERIFY2(m_errors.contains("Launch \"go\" (kernel k) " + expected), m_errors.constData());
    }
    void whatIsVeryLongIsCut()
    {
        const QTemporaryDir folder;
        const QByteArray name(100'000, 'o'), header = QByteArray("a/").repeated(50'000) + "x.h";
        const auto project = [&folder](const QByteArray &source, const QByteArray &launch) {
            write(folder.filePath("k.cl"), source);
            write(folder.filePath("p.kscope"), R"({ "kernelscope": 1, "title": "Long", "sources": ["k.cl"],
  "buffers": [ { "name": "a", "type": "int", "shape": [1], "access": "out" } ],
  "plan": [ { "launch": ")" + launch + R"(", "kernel": "k", "global": [1], "arguments": { "a": { "buffer": "a" } } } ] })");
        };
        project("kernel void k(global int *a) { a[0] = 1; }\n", name);
        QCOMPARE(run({folder.filePath("p.kscope")}), 0);
        QVERIFY(m_output.contains("ooo..."));
        QVERIFY2(m_output.size() < 4000, m_output.left(4000).constData());
        project("#include \"" + header + "\"\nkernel void k(global int *a) { a[0] = 1; }\n", "go");
        QCOMPARE(run({folder.filePath("p.kscope")}), 3);
        QVERIFY2(m_errors.size() < 4000, m_errors.left(4000).constData());
    }
    /// Not those that Clang sees when it reads the sources.
    void theKernelsAreThoseThatTheDriverSees()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"),
              "#ifdef __SPIR__\nkernel void other(global int *a) {}\n#else\nkernel void k(global int *a) { a[0] = 1; }\n#endif\n");
        write(folder.filePath("p.kscope"), R"({ "kernelscope": 1, "title": "Seen", "sources": ["k.cl"],
  "buffers": [ { "name": "a", "type": "int", "shape": [1], "access": "out" } ],
  "checks": [ { "name": "one", "buffer": "a", "expected": { "expression": "1" } } ],
  "plan": [ { "launch": "go", "kernel": "k", "global": [1], "arguments": { "a": { "buffer": "a" } } } ] })");
        QCOMPARE(run({folder.filePath("p.kscope"), "--json"}), 0);
        QCOMPARE(QJsonDocument::fromJson(m_output).object()["checks"].toArray().size(), 1);
    }
    void aSweepComparesTimes()
    {
        QCOMPARE(kscope({"sweep", samples() + "matmul", "--vary", "n=16,32", "--repeat", "2", "--json"}), 0);
        const QJsonObject json = QJsonDocument::fromJson(m_output).object();
        QCOMPARE(json["status"].toString(), QString("ok"));
        QCOMPARE(json["runs"].toArray().size(), 2);
        const QJsonArray rows = json["rows"].toArray();
        QCOMPARE(rows.size(), 8); // Four launches that its sweep names.
        QCOMPARE(rows.at(7).toObject()["parameters"].toObject()["n"].toInt(), 32);
        QCOMPARE(rows.at(7).toObject()["runs"].toInt(), 2);
        QCOMPARE(rows.at(7).toObject()["perSecond"].toObject()["flops"].toDouble(),
                 2.0 * 32 * 32 * 32 * 1e9 / rows.at(7).toObject()["medianNs"].toDouble());
        QCOMPARE(std::count_if(rows.begin(), rows.end(), [](const QJsonValue &row) { return row.toObject()["fastest"].toBool(); }), 2);
    }
    void aSweepWritesRatesAsTheWindowDoes()
    {
        QCOMPARE(kscope({"sweep", samples() + "matmul", "--vary", "n=16", "--repeat", "1"}), 0);
        QVERIFY2(m_output.contains("FLOP/s") && !m_output.contains("flops/s"), m_output.constData());
    }
    void stepsOfOneComputationAreAdded()
    {
        QCOMPARE(kscope({"sweep", samples() + "groups-race", "--vary", "n=64", "--repeat", "1", "--json"}), 0);
        const QJsonArray rows = QJsonDocument::fromJson(m_output).object()["rows"].toArray();
        QCOMPARE(rows.size(), 2);
        const QJsonObject both = rows.at(1).toObject();
        QCOMPARE(both["launch"].toString(), QString("apart + sums"));
        QCOMPARE(both["steps"].toArray().size(), 2);
        double added = 0;
        for (const QJsonValue &step : both["steps"].toArray())
            added += step.toObject()["medianNs"].toDouble();
        QCOMPARE(both["medianNs"].toDouble(), added);
    }
    /// As the window compares them: that a kernel only reads an inout buffer the signature tells.
    void launchesThatOnlyReadTheSameBufferAreCompared()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"),
              "kernel void k(global const int *a, global int *b) { b[get_global_id(0)] = a[get_global_id(0)]; }\n");
        write(folder.filePath("p.kscope"),
              R"({ "kernelscope": 1, "title": "Two", "parameters": { "n": { "value": 4 } }, "sources": ["k.cl"],
  "buffers": [ { "name": "a", "type": "int", "shape": ["n"], "access": "inout" }, { "name": "b", "type": "int", "shape": ["n"], "access": "out" },
               { "name": "c", "type": "int", "shape": ["n"], "access": "out" } ],
  "plan": [ { "launch": "one", "kernel": "k", "global": ["n"], "arguments": { "a": { "buffer": "a" }, "b": { "buffer": "b" } } },
            { "launch": "two", "kernel": "k", "global": ["n"], "arguments": { "a": { "buffer": "a" }, "b": { "buffer": "c" } } } ] })");
        QCOMPARE(kscope({"sweep", folder.filePath("p.kscope"), "--vary", "n=4", "--repeat", "1", "--json"}), 0);
        const QJsonArray rows = QJsonDocument::fromJson(m_output).object()["rows"].toArray();
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.at(0).toObject()["launch"].toString(), QString("one"));
    }
    void aSweepGoesOnBehindWhatFails()
    {
        QCOMPARE(kscope({"sweep", samples() + "matmul", "--set", "n=16", "--vary", "tile=5,8", "--launch", "tiled", "--csv"}), 2);
        QVERIFY2(m_errors.contains("with tile = 5: "), m_errors.constData());
        QCOMPARE(m_output.count('\n'), 2);
        QCOMPARE(kscope({"sweep", samples() + "vector-add"}), 2);
        QVERIFY2(m_errors.contains("nothing to vary"), m_errors.constData());
        QCOMPARE(kscope({"sweep", samples() + "vector-add", "--vary", "m=1"}), 2);
        QCOMPARE(kscope({"sweep", samples() + "vector-add", "--vary", "n=1,,2"}), 2);
        QVERIFY2(m_errors.contains("--vary takes NAME=A,B,C"), m_errors.constData());
    }
    /// That a kernel writes through a pointer only Clang sees: the driver knows no more than that it isn't const.
    void whatClangReadIsUsed()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global int *a, global int *b) { b[0] = WHAT; }\n");
        write(folder.filePath("p.kscope"), R"({ "kernelscope": 1, "title": "Writes", "sources": ["k.cl"],
  "build": { "defines": { "WHAT": "n" } }, "parameters": { "n": 4 },
  "buffers": [ { "name": "a", "type": "int", "shape": [4], "access": "in" }, { "name": "b", "type": "int", "shape": [4], "access": "in" } ],
  "plan": [ { "launch": "go", "kernel": "k", "global": [1], "arguments": { "a": { "buffer": "a" }, "b": { "buffer": "b" } } } ] })");
        QCOMPARE(run({folder.filePath("p.kscope"), "--json"}), 2);
        QVERIFY2(m_errors.contains("\"b\""), m_errors.constData());
        QVERIFY2(!m_errors.contains("\"a\""), m_errors.constData());
    }
    void newProjectsKeepTheirBuildOptions()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global T *a) { a[get_global_id(0)] = N; }\n");
        const QString project = folder.filePath("made");
        QCOMPARE(kscope({"new", folder.filePath("k.cl"), "--options", "-D N=4  -DT=float", "--out", project}), 0);
        QFile file(project + "/k.kscope");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("-D N=4 -DT=float"));
        QVERIFY2(text.contains("\"guesses\": {\n    \"/parameters/n\": "), text.constData());
        QVERIFY2(text.contains("\"/buffers/a/shape\": [\"n\"]"), text.constData());
        QCOMPARE(run({project, "--json"}), 0);
    }
    /// An access after the end of a buffer whose size was guessed is an error once the size is no guess any more.
    void whatHangsOnAGuessIsAWarning()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global float *a, int n)\n{\n    int i = get_global_id(0);\n    if (i < n)\n"
                                       "        a[i + 1] = i;\n}\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("\"guesses\""), text.constData());
        QCOMPARE(kscope({"check", folder.filePath("made"), "--json"}), 0);
        QCOMPARE(firstFinding("kind"), QString("out-of-bounds"));
        QCOMPARE(firstFinding("severity"), QString("warning"));
        QVERIFY2(firstFinding("message").contains("guessed: the size of a, n"), m_output.constData());
        write(folder.filePath("made/k.kscope"), text.left(text.indexOf(",\n  \"guesses\"")) + "\n}\n");
        QCOMPARE(kscope({"check", folder.filePath("made"), "--json"}), 1);
        QCOMPARE(firstFinding("severity"), QString("error"));
    }
    /// The numbers after the types show only once these are known.
    void newProjectsDefineWhatTheirProgramWould()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global REAL4 *a, global uint32_t *count) {\n    local REAL4 tile[TILE];\n"
                                       "    uint32_t l = get_local_id(0);\n    tile[l] = a[get_global_id(0)] * weight;\n"
                                       "    barrier(CLK_LOCAL_MEM_FENCE);\n    a[get_global_id(0)] = tile[TILE - 1 - l];\n"
                                       "    count[get_global_id(0)] = l;\n}\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("\"defines\""), text.constData());
        for (const char *defined : {"-D REAL4=float4", "-D uint32_t=uint", "-D TILE=16", "-D weight=1"})
            QVERIFY2(m_output.contains(defined), m_output.constData());
        QCOMPARE(kscope({"check", folder.filePath("made"), "--json"}), 0);
    }
    void newSaysWhatNoGuessStandsFor()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global const Node *nodes, global int *a) { a[0] = nodes->next + SIZE; }\n");
        QVERIFY(kscope({"new", folder.filePath("k.cl"), "--out", folder.filePath("made")}) != 0);
        QVERIFY2(m_errors.contains("unknown type name 'Node'") && m_errors.contains("include the header that declares it"),
                 m_errors.constData());
    }
    void newProjectsTakeWhatTheyIncludeFromElsewhere()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("shared/deep") && QDir(folder.path()).mkpath("src"));
        write(folder.filePath("shared/deep/a.h"), "#include \"deep/b.h\"\n#define ME get_global_id(0)\n");
        write(folder.filePath("shared/deep/b.h"), "#define N 7\n");
        write(folder.filePath("src/k.cl"), "#include \"deep/a.h\"\nkernel void k(global int *a) { a[ME] = N; }\n");
        const QString project = folder.filePath("made");
        QCOMPARE(kscope({"new", folder.filePath("src/k.cl"), "--options", "-I " + folder.filePath("shared") + " -D M=1", "--out", project}),
                 0);
        QVERIFY(QFileInfo::exists(project + "/deep/b.h"));
        QFile file(project + "/k.kscope");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(text.contains("\"-D M=1\"") && text.contains("\"global\": [\"n\"]"), text.constData());
        QCOMPARE(kscope({"check", project, "--json"}), 0);
        QVERIFY2(m_output.contains("\"complete\": true"), m_output.constData());
    }
    void newSaysWhatIsNoOpenClC_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QString>("told");
        QTest::newRow("C++") << QByteArray("template <typename T> T next(T a) { return a + 1; }\n"
                                           "kernel void k(global int *a) { a[0] = next(a[0]); }\n")
                             << QStringLiteral("This is C++, not OpenCL C.");
        QTest::newRow("what the device lacks")
            << QByteArray("kernel void k(global int *a) { a[0] = dot_acc_sat_4x8packed_ss_int(a[1], a[2], a[3]); }\n")
            << QStringLiteral("The kernel needs integer dot products (cl_khr_integer_dot_product), which this device does not have.");
        QTest::newRow("functions of work-groups")
            << QByteArray("kernel void k(global int *a) { a[get_global_id(0)] = work_group_reduce_add(a[0]); }\n")
            << QStringLiteral("The kernel needs functions of work-groups (__opencl_c_work_group_collective_functions)");
        QTest::newRow("generic pointers")
            << QByteArray("int of(int *p) { return *p; }\nkernel void k(global int *a) { a[get_global_id(0)] = of(a); }\n")
            << QStringLiteral("The kernel needs pointers to any memory (__opencl_c_generic_address_space)");
        QTest::newRow("doubles") << QByteArray("kernel void k(global float4 *a) { a[get_global_id(0)] *= 0.5; }\n")
                                 << QStringLiteral("--options \"-cl-single-precision-constant\"");
        const QString kernel = QStringLiteral("kernel void k(global int *a) { a[0] = 1; }\n");
        QTest::newRow("UTF-16") << QByteArray(reinterpret_cast<const char *>(kernel.utf16()), 2 * kernel.size())
                                << QStringLiteral("Save it as UTF-8.");
    }
    void newSaysWhatIsNoOpenClC()
    {
        QFETCH(const QByteArray, source);
        QFETCH(const QString, told);
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), source);
        QVERIFY(kscope({"new", folder.filePath("k.cl"), "--out", folder.filePath("made")}) != 0);
        QVERIFY2(m_errors.contains(told.toUtf8()), m_errors.constData());
        QVERIFY2(!m_errors.contains("leave"), m_errors.constData());
    }
    void newSaysWhereHeadersAreLookedFor()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "#include \"sizes.h\"\nkernel void k(global int *a) { a[0] = 1; }\n");
        QVERIFY(kscope({"new", folder.filePath("k.cl"), "--out", folder.filePath("made")}) != 0);
        QVERIFY2(m_errors.contains("Say with --options \"-I FOLDER\""), m_errors.constData());
    }
    /// With n for the step as well as for the size no work-item would do anything.
    void newProjectsDoSomething()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global float *a, int size, int t) {\n    int i = get_global_id(0);\n"
                                       "    if (i < size - 1 - t) a[i + t + 1] /= a[t] + 1;\n}\n");
        const QString project = folder.filePath("made");
        QCOMPARE(kscope({"new", folder.filePath("k.cl"), "--timeout", "90", "--out", project}), 0);
        QCOMPARE(kscope({"check", project, "--budget", "all", "--json"}), 0);
        QVERIFY2(QJsonDocument::fromJson(m_output).object()["events"].toInt() > 100, m_output.constData());
    }
    /// With n for the threshold nothing would be kept.
    void newProjectsReachWhatAThresholdDecides()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global const int *in, global int *out, global int *count, int n, int thr) {\n"
                                       "    int i = get_global_id(0);\n    if (i >= n) return;\n"
                                       "    if (in[i] > thr) out[atomic_inc(count)] = in[i];\n}\n");
        const QString project = folder.filePath("made");
        QCOMPARE(kscope({"new", folder.filePath("k.cl"), "--timeout", "90", "--out", project}), 0);
        QFile file(project + "/k.kscope");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(text.contains("\"thr\": { \"value\": 1 }") && text.contains("\"n\": { \"value\": \"n\" }"), text.constData());
    }
    /// A table of one row has none before its last.
    void newProjectsHaveTablesWithRows()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global const float *table, global float *out, int n, int level) {\n"
                                       "    int i = get_global_id(0);\n    if (i >= n) return;\n    int row = min(i, level - 2);\n"
                                       "    out[i] = table[row * level] + table[row * level + 1];\n}\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("\"level\": { \"value\": \"n\" }"), text.constData());
        QVERIFY2(m_errors.isEmpty(), m_errors.constData());
    }
    /// There is no element n.
    void newProjectsStoreAtPlacesThatThereAre()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global int *a, int source, int what) { a[source] = what; }\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("\"source\": { \"value\": 0 }"), text.constData());
        QVERIFY2(m_errors.isEmpty(), m_errors.constData());
    }
    /// Of numbers that grow none is larger than the next.
    void newProjectsHaveSomethingToSort()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global int *a, int phase) {\n    int i = get_global_id(0), j = i ^ 1;\n"
                                       "    if (j > i && a[i] > a[j]) { int t = a[i]; a[i] = a[j]; a[j] = t; }\n}\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("i * 61 % 97 + 1"), text.constData());
        QVERIFY2(m_errors.isEmpty(), m_errors.constData());
    }
    /// 0 / 0 is no number.
    void newProjectsDivideByNumbersAboveZero()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global double *x, global const double *l, uint n) {\n"
                                       "    uint r = get_global_id(0) * n;\n    for (uint c = 0; c < n; c++) {\n"
                                       "        for (uint i = 0; i < c; i++) x[r + c] -= l[c * n + i] * x[r + i];\n"
                                       "        x[r + c] /= l[c * n + c];\n    }\n}\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("i * 61 % 97 + 1"), text.constData()); // of zeros in x come zeros
        QVERIFY2(m_errors.isEmpty(), m_errors.constData());
    }
    void newProjectsOfWhichAllResultsAreZeroOrNaNSaySo()
    {
        for (const auto &[result, told] :
             {std::pair("a[i] * 0", "all results were zero"), std::pair("sqrt(-1 - a[i])", "all numbers of a result were NaN")}) {
            const QTemporaryDir folder;
            write(folder.filePath("k.cl"), QByteArray("kernel void k(global const float *a, global float *out) {\n"
                                                      "    int i = get_global_id(0);\n    out[i] = ") +
                                               result + ";\n}\n");
            newProject(folder);
            QVERIFY2(m_errors.contains(told), m_errors.constData());
        }
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void clear(global float *out) { out[get_global_id(0)] = 0; }\n");
        newProject(folder);
        QVERIFY2(m_errors.isEmpty(), m_errors.constData());
    }
    void newProjectsFillStructsThatDecide()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"),
              "typedef struct { float speeds[3]; } cell;\nkernel void k(global cell *cells, global const int *wall) {\n"
              "    int i = get_global_id(0);\n    if (wall[i] < 50 && cells[i].speeds[0] > 0) {\n"
              "        cells[i].speeds[1] += 1;\n        cells[i].speeds[2] -= 1;\n    }\n}\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("[i % 100, (i * 7 + 13) % 100, (i * 11 + 26) % 100]"), text.constData());
        QVERIFY2(m_errors.isEmpty(), m_errors.constData());
    }
    /// With n for both no work-item of a group would be far enough from its ends.
    void newProjectsStoreSomething()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"),
              "kernel void k(global const int *in, global int *out, local int *t, int height, int rows) {\n"
              "    int l = get_local_id(0), i = get_global_id(0);\n    for (int row = 0; row < rows; row += height) {\n"
              "        int some = min(height, rows - row);\n        t[l] = in[i];\n"
              "        barrier(CLK_LOCAL_MEM_FENCE);\n"
              "        if (l >= some && l < get_local_size(0) - some) out[i] = t[l - some] + t[l + some];\n"
              "        barrier(CLK_LOCAL_MEM_FENCE);\n    }\n}\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("{ \"value\": 1 }"), text.constData());
        QVERIFY2(!m_errors.contains("almost nothing") && !m_errors.contains("nothing was stored"), m_errors.constData());
    }
    /// Work that no number of elements makes short: nobody waits for it.
    void newDoesNotWaitForSlowKernels()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global float *a) {\n    float x = a[get_global_id(0)];\n"
                                       "    for (int i = 0; i < 100000; i++)\n        for (int j = 0; j < 100000; j++) x = sin(x);\n"
                                       "    a[get_global_id(0)] = x;\n}\n");
        QCOMPARE(kscope({"new", folder.filePath("k.cl"), "--out", folder.filePath("made")}), 0);
        // "could not be tried", or "a loop did not end": how far a trial comes is a matter of time.
        QVERIFY2(m_errors.contains("Compare these with what the kernel's program passes."), m_errors.constData());
    }
    void newSaysWhereNothingWasStored()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global const int *kind, global int *out) {\n"
                                       "    int i = get_global_id(0);\n    if (kind[i] == 4711) out[i] = 1;\n}\n");
        QVERIFY(!newProject(folder).isEmpty());
        QVERIFY2(m_errors.contains("nothing was stored in a buffer or an image") && m_errors.contains("the contents of kind"),
                 m_errors.constData());
    }
    /// It goes through the column of its group by itself: with a work-item for each row they would race.
    void newProjectsHaveOneWorkItemForAColumn()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"),
              "kernel void k(global const float *in, global float *out, local float *t) {\n"
              "    int row = get_group_id(0) * 8 + get_local_id(0), column = get_global_id(1), width = get_global_size(1);\n"
              "    for (int i = 0; i < 8; i++) t[i * get_local_size(1) + get_local_id(1)] = in[(row + i) * width + column];\n"
              "    barrier(CLK_LOCAL_MEM_FENCE);\n"
              "    for (int i = 0; i < 8; i++)\n"
              "        out[(row + i) * width + column] = t[i * get_local_size(1) + get_local_size(1) - 1 - get_local_id(1)];\n"
              "}\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("\"local\": [1, \"group\"]"), text.constData());
    }
    /// Twice as many as work-items, and no more room than that: a step too far would leave it.
    void newProjectsFindPairs()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global const float *in, global float *out, local float *t, int count) {\n"
                                       "    int l = get_local_id(0), far = 1;\n"
                                       "    t[2 * l] = in[2 * l];\n    t[2 * l + 1] = in[2 * l + 1];\n"
                                       "    for (int some = count >> 1; some > 0; some >>= 1, far *= 2) {\n"
                                       "        barrier(CLK_LOCAL_MEM_FENCE);\n"
                                       "        if (l < some) t[far * (2 * l + 2) - 1] += t[far * (2 * l + 1) - 1];\n    }\n"
                                       "    barrier(CLK_LOCAL_MEM_FENCE);\n    if (l == 0) out[0] = t[count - 1];\n}\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("\"count\": { \"value\": \"2 * group\" }") && text.contains("\"local\": \"2 * group\""), text.constData());
    }
    /// Each work-item computes four rows: with one for each element they would race.
    void newProjectsLaunchFewerForSeveralRows()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"),
              "kernel void k(global const float4 *in, global float4 *out, int width) {\n"
              "    int x = get_global_id(0), y = get_global_id(1);\n"
              "    for (int row = 0; row < 4; row++) out[(4 * y + row) * (width / 4) + x] = in[y * (width / 4) + x];\n}\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("\"global\": [\"n / 4\", \"n\"]"), text.constData());
    }
    /// Each work-item computes four columns of four rows.
    void newProjectsLaunchFewerForSquares()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global const float *in, global float *out, int width) {\n"
                                       "    int x = 4 * get_global_id(0), y = 4 * get_global_id(1);\n"
                                       "    for (int row = y; row < y + 4; row++)\n"
                                       "        for (int column = x; column < x + 4; column++)\n"
                                       "            out[row * width + column] = in[row * width + column];\n}\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("\"global\": [\"n / 4\", \"n / 4\"]"), text.constData());
    }
    /// The first rows and columns of tiles belong to nobody: a row is longer than the launch by one of them.
    void newProjectsMakeRowsLongerThanTheLaunch()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "kernel void k(global float *m, int side) {\n"
                                       "    local float row[8][8], column[8][8];\n"
                                       "    int x = get_local_id(0), y = get_local_id(1);\n"
                                       "    int right = (get_group_id(0) + 1) * 8, below = (get_group_id(1) + 1) * 8;\n"
                                       "    row[y][x] = m[y * side + right + x];\n    column[y][x] = m[(below + y) * side + x];\n"
                                       "    barrier(CLK_LOCAL_MEM_FENCE);\n    float sum = 0;\n"
                                       "    for (int i = 0; i < 8; i++) sum += column[y][i] * row[i][x];\n"
                                       "    m[(below + y) * side + right + x] -= sum;\n}\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("\"side\": { \"value\": \"n + group\" }"), text.constData());
    }
    /// Three values for each work-item: they lie three apart, though the kernel compares its place as well.
    void newProjectsKeepStoredValuesApart()
    {
        const QTemporaryDir folder;
        write(folder.filePath("k.cl"), "void put(global float *to, int index, int stride) {\n"
                                       "    for (int j = 0; j < 3; j++) to[index * stride + j] = j + index;\n}\n"
                                       "kernel void k(global float *out, int outStride, int count) {\n"
                                       "    int i = get_global_id(0);\n    if (i >= count) return;\n    put(out, i, outStride);\n}\n");
        const QByteArray text = newProject(folder);
        QVERIFY2(text.contains("\"outStride\": { \"value\": 3 }"), text.constData());
    }
    /// As over ssh: another environment, another folder for temporary files, and no way to the session's.
    void readsResultsFromAWorkerElsewhere()
    {
        const QTemporaryDir elsewhere;
        const QString standIn = elsewhere.filePath("ssh.sh");
        // The folder that the session's first words name is not to be found there.
        write(standIn, "perl -e '$| = 1; while (sysread(STDIN, $b, 65536))"
                       " { $b =~ s,/kernelscope,/kernelscopX, if !$n++; syswrite(STDOUT, $b); }' |"
                       " env -i HOME=\"$HOME\" POCL_CACHE_DIR=\"$POCL_CACHE_DIR\" TMPDIR=" +
                           elsewhere.path().toUtf8() + ' ' + bin().toUtf8() + "/kernelscope-worker\n");
        const QString dump = elsewhere.filePath("sum.bin");
        QCOMPARE(run({samples() + "vector-add", "--json", "--worker", "sh " + standIn, "--dump", "onDevice=" + dump}), 0);
        QCOMPARE(status(), QString("ok"));
        QFile file(dump);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QCOMPARE(bytes.size(), 65536 * 4);
        QCOMPARE(reinterpret_cast<const float *>(bytes.constData())[65535], 3 * 65535.0f);
    }

private:
    static QString bin() { return qEnvironmentVariable("KERNELSCOPE_BIN"); }
    static QString samples() { return qEnvironmentVariable("KERNELSCOPE_SOURCE") + "/samples/"; }
    static void write(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    /// The file that is made for the kernel k of k.cl in the folder.
    QByteArray newProject(const QTemporaryDir &folder)
    {
        const QString project = folder.filePath("made");
        QFile file(project + "/k.kscope");
        return kscope({"new", folder.filePath("k.cl"), "--timeout", "90", "--out", project}) == 0 && file.open(QIODevice::ReadOnly)
                   ? file.readAll()
                   : m_errors;
    }
    int run(const QStringList &arguments) { return kscope(QStringList{"run"} + arguments); }
    int kscope(const QStringList &arguments)
    {
        QProcess kscope;
        kscope.start(bin() + "/kscope", arguments);
        if (!kscope.waitForFinished(110000))
            return -1;
        m_output = kscope.readAllStandardOutput();
        m_errors = kscope.readAllStandardError();
        return kscope.exitCode();
    }
    QString status() const { return QJsonDocument::fromJson(m_output).object()["status"].toString(); }
    QString firstFinding(const char *key) const
    {
        return QJsonDocument::fromJson(m_output).object()["findings"][0][QLatin1String(key)].toString();
    }

    QByteArray m_output;
    QByteArray m_errors;
};

QTEST_GUILESS_MAIN(TestKscopeRuns)
#include "tst_kscoperuns.moc"
