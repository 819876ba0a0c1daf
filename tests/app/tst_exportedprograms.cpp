#include <QRegularExpression>

#include "KscopeFixture.h"

using namespace Qt::StringLiterals;

/// Exported programs do what the project does: they are built, run, and leave the same bytes in the same buffers.
class TestExportedPrograms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theProgramDoesTheSame_data()
    {
        QTest::addColumn<QString>("project"); // A sample's name, or a project's text.
        QTest::addColumn<QString>("form");
        const QList<QPair<const char *, QString>> projects{{"vector-add", u"vector-add"_s},
                                                           {"partial-sums", u"partial-sums"_s},
                                                           {"elements", elements()},
                                                           {"structs", structs()},
                                                           {"transfers", transfers()},
                                                           {"queues", queues()},
                                                           {"images", images()}};
        for (const auto &[name, project] : projects) {
            for (const QString &form : {u"cpp"_s, u"python"_s})
                QTest::addRow("%s as %s", name, qPrintable(form)) << project << form;
        }
        QTest::addRow("matmul as python") << u"matmul"_s << u"python"_s;
        QTest::addRow("tree-reduction as python") << u"tree-reduction"_s << u"python"_s;
    }
    void theProgramDoesTheSame()
    {
        QFETCH(const QString, project);
        QFETCH(const QString, form);
        const KscopeFixture kscope;
        const QString path = project.startsWith(u'{') ? kscope.write("p.kscope", project) : KscopeFixture::sample(qPrintable(project));
        kscope.write("k.cl", kernels());
        kscope.write("half.h", u"#define HALVED(x) ((x) / 2)\n"_s);

        const auto exported = kscope.run({u"export"_s, path, u"--as"_s, form, u"--out"_s, u"program"_s});
        QVERIFY2(exported.status == 0, qPrintable(exported.error));
        const QString folder = kscope.path(u"program"_s);
        QVERIFY(QDir(folder).mkdir(u"dumped"_s));
        if (form == u"cpp")
            QVERIFY(ends(u"g++"_s, {u"-std=c++17"_s, u"-Wall"_s, u"-Wextra"_s, u"-Werror"_s, u"-DFOLDER=\"%1\""_s.arg(folder),
                                    folder + u"/main.cpp"_s, u"-o"_s, folder + u"/main"_s, u"-lOpenCL"_s}));
        const QStringList dump{u"--dump"_s, folder + u"/dumped"_s};
        QVERIFY(form == u"cpp" ? ends(folder + u"/main"_s, dump) : ends(u"/usr/bin/python3"_s, QStringList{folder + u"/main.py"_s} + dump));
        if (project.startsWith(u'{')) {
            QVERIFY2(m_output.contains("passed") && !m_output.contains("failed"), m_output.constData());
            QVERIFY2(tellsTimesInOrder(project), m_output.constData());
        }

        const QStringList files = QDir(folder + u"/dumped"_s).entryList(QDir::Files);
        QVERIFY(!files.isEmpty());
        QStringList words{u"run"_s, path};
        for (const QString &file : files)
            words << u"--dump"_s << file.chopped(4) + u'=' + file;
        QCOMPARE(kscope.run(words).status, 0);
        for (const QString &file : files)
            QCOMPARE(bytesOf(folder + u"/dumped/"_s + file), bytesOf(kscope.path(file)));
    }

    void aFailedCheckIsToldByTheStatus()
    {
        const KscopeFixture kscope;
        const QString project = kscope.writeProject(
            u"kernel void k(global int *a) { a[get_global_id(0)] += 1; }\n"_s, oneBuffer, oneLaunch,
            QStringLiteral(
                R"("checks": [ { "name": "one too many of i%2 and %1", "buffer": "a", "expected": { "expression": "i + 2" } }, { "name": "a sum", "condition": "sum(a) > 0" } ],)"));
        QCOMPARE(kscope.run({u"export"_s, project, u"--as=python"_s, u"--out=p"_s}).status, 0);
        QVERIFY(!ends(u"/usr/bin/python3"_s, {kscope.path(u"p/main.py"_s)}));
        QVERIFY2(m_output.contains("one too many of i%2 and %1: failed, element 0 is 1 and should be 2"), m_output.constData());
        QVERIFY(bytesOf(kscope.path(u"p/main.py"_s)).contains("Checks that only Kernelscope makes: a sum."));
    }

    void nothingIsOverwritten()
    {
        const KscopeFixture kscope;
        const QString project =
            kscope.writeProject(u"kernel void k(global int *a) { a[get_global_id(0)] += 1; }\n"_s, oneBuffer, oneLaunch);
        QVERIFY(QDir(kscope.path()).mkdir(u"p"_s));
        kscope.write("p/CMakeLists.txt", u"mine"_s);
        const auto ended = kscope.run({u"export"_s, project, u"--as"_s, u"cpp"_s, u"--out"_s, u"p"_s});
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.error.contains(u"p/CMakeLists.txt: "_s) && ended.error.contains(u"would be overwritten"_s), qPrintable(ended.error));
        QCOMPARE(bytesOf(kscope.path(u"p/CMakeLists.txt"_s)), QByteArray("mine"));
        QVERIFY(!QFileInfo::exists(kscope.path(u"p/main.cpp"_s)));
    }

    void badUsageIsTold_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("told");
        const QString sample = KscopeFixture::sample("vector-add");
        QTest::newRow("no form") << QStringList{sample, u"--out=p"_s} << 2 << u"needs --as"_s;
        QTest::newRow("no such form") << QStringList{sample, u"--as=rust"_s, u"--out=p"_s} << 2
                                      << u"cpp or python, but was given \"rust\""_s;
        QTest::newRow("no folder") << QStringList{sample, u"--as=cpp"_s} << 2 << u"needs --out DIR"_s;
        QTest::newRow("no project") << QStringList{u"nowhere"_s, u"--as=cpp"_s, u"--out=p"_s} << 2 << u"nowhere"_s;
        QTest::newRow("no such launch") << QStringList{sample, u"--as=cpp"_s, u"--out=p"_s, u"--launch=x"_s} << 2 << u"\"x\""_s;
        QTest::newRow("does not build") << QStringList{u"broken"_s, u"--as=cpp"_s, u"--out=p"_s} << 3 << u"k.cl:1:"_s;
        QTest::newRow("no data file") << QStringList{u"without data"_s, u"--as=cpp"_s, u"--out=p"_s} << 2 << u".kscope:"_s;
    }
    void badUsageIsTold()
    {
        QFETCH(QStringList, words);
        QFETCH(const int, status);
        QFETCH(const QString, told);
        const KscopeFixture kscope;
        if (words.first() == u"broken")
            words.first() = kscope.writeProject(u"kernel void k(global int *a) { a[0] = ; }\n"_s, oneBuffer, oneLaunch);
        if (words.first() == u"without data")
            words.first() =
                kscope.writeProject(u"kernel void k(global int *a) { a[0] = 1; }\n"_s,
                                    QString(oneBuffer).replace(u"\"expression\": \"i\""_s, u"\"file\": \"gone.npy\""_s), oneLaunch);
        const auto ended = kscope.run(QStringList{u"export"_s} + words);
        QCOMPARE(ended.status, status);
        QVERIFY2(ended.error.contains(told), qPrintable(ended.error));
    }

private:
    bool ends(const QString &program, const QStringList &words)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, words);
        const bool ended = process.waitForFinished(200'000) && process.exitStatus() == QProcess::NormalExit;
        m_output = process.readAllStandardOutput();
        if (!ended || process.exitCode() > 1)
            qWarning("%s: %s %s", qPrintable(program), qPrintable(process.errorString()), m_output.constData());
        return ended && process.exitCode() == 0;
    }
    /// Of the launches, as the plan has them.
    bool tellsTimesInOrder(const QString &project) const
    {
        static const QRegularExpression launch(u"\"launch\": \"([^\"]*)\""_s);
        qsizetype last = -1;
        for (const QRegularExpressionMatch &match : launch.globalMatch(project)) {
            const qsizetype at = m_output.indexOf(match.captured(1).toUtf8() + ": ");
            if (at <= last)
                return false;
            last = at;
        }
        return last >= 0;
    }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("There is no file " + path.toUtf8());
    }

    static QString kernels()
    {
        return u"#include \"half.h\"\n"_s + QStringLiteral(R"(typedef struct { int id; float weight; } Item;
kernel void scale(global float3 *v, global half *h, global Item *items, global long *l, float factor, int4 add, char sign, ulong large, local float *t)
{
    int i = get_global_id(0), j = get_local_id(0);
    t[j] = factor * i;
    barrier(CLK_LOCAL_MEM_FENCE);
    v[i] = v[i] * t[j] + (float3)(add.x, add.y, add.z);
    vstore_half(HALVED(vload_half(i, h)), i, h);
    items[i].id += add.w;
    items[i].weight = t[get_local_size(0) - 1 - j];
    l[i] = sign * (long)(large >> 1) + i;
}
typedef struct { Item items[2]; float weights[97]; int4 shift; char tag; double scale[2][3]; } Settings;
kernel void sum(global double *to, Settings s)
{
    int i = get_global_id(0);
    to[i] = s.items[1].id + s.items[1].weight + s.weights[i] + s.shift.w + s.tag + s.scale[1][0];
}
kernel void step(global const int *from, global int *to)
{
    int i = get_global_id(0), n = get_global_size(0);
    to[i] = from[i] + from[(i + 1) % n];
}
kernel void blur(read_only image2d_t from, write_only image2d_t to, sampler_t s)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    write_imagef(to, p, (read_imagef(from, s, p) + read_imagef(from, s, p + (int2)(1, 0))) / 2);
}
)");
    }
    /// Elements and values of many kinds.
    static QString elements()
    {
        return QStringLiteral(R"({ "kernelscope": 1, "title": "Elements", "sources": ["k.cl"], "parameters": { "n": 32 },
  "buffers": [ { "name": "v", "type": "float3", "shape": ["n"], "access": "inout", "init": { "expression": "[i, -i, i / 3]" } },
    { "name": "h", "type": "half", "shape": ["n"], "access": "inout", "init": { "expression": "i / 4" } },
    { "name": "items", "type": "Item", "shape": ["n"], "access": "inout" },
    { "name": "l", "type": "long", "shape": [4, "n / 4"], "access": "out" } ],
  "plan": [ { "launch": "scale, all of them", "kernel": "scale", "global": ["n"], "local": [8], "arguments": { "v": { "buffer": "v" },
    "h": { "buffer": "h" }, "items": { "buffer": "items" }, "l": { "buffer": "l" }, "factor": { "value": "0.1" },
    "add": { "value": [1, 2, 3, -4] }, "sign": { "value": "-1" }, "large": { "value": "1024" }, "t": { "local": "8" } } } ],
  "checks": [ { "name": "halves", "buffer": "h", "expected": { "expression": "i / 8" } }, { "name": "longs", "buffer": "l", "expected": { "expression": "i - 512" } },
    { "name": "vectors", "buffer": "v", "expected": { "expression": "[i * i * 0.1 + 1, 2 - i * i * 0.1, i * i * 0.1 / 3 + 3]" }, "relative": 1e-5 },
    { "name": "the last", "buffer": "l", "index": "n - 1", "expected": { "expression": "-481" } } ] })");
    }
    /// Passed by value, with more numbers than a vector has.
    static QString structs()
    {
        return QStringLiteral(R"json({ "kernelscope": 1, "title": "Structs", "sources": ["k.cl"], "parameters": { "n": 97 },
  "buffers": [ { "name": "to", "type": "double", "shape": ["n"], "access": "out" } ],
  "plan": [ { "launch": "sum", "kernel": "sum", "global": ["n"], "arguments": { "to": { "buffer": "to" }, "s": { "value": {
    "items": [[1, 2], { "weight": 0.5, "id": "n" }], "weights": "[...Array(n).keys()].map(k => k / 2)", "shift": [1, 2, 3, 4], "tag": -5,
    "scale": [[1, 2, 3], ["n * 1000", 5, 6]] } } } } ],
  "checks": [ { "name": "sums", "buffer": "to", "expected": { "expression": "n + 0.5 + i / 2 + 4 - 5 + n * 1000" } } ] })json");
    }
    /// Loops, swaps, parts of buffers, memory of all kinds.
    static QString transfers()
    {
        return QStringLiteral(R"({ "kernelscope": 1, "title": "Transfers", "sources": ["k.cl"], "parameters": { "n": 16, "turns": 5 },
  "buffers": [ { "name": "a", "type": "int", "shape": ["n"], "access": "inout", "init": { "expression": "i" } },
    { "name": "b", "type": "int", "shape": ["n"], "access": "inout", "memory": "use-host-ptr", "init": { "expression": "2 * i" } },
    { "name": "c", "type": "int", "shape": ["n"], "access": "inout", "memory": "alloc-host-ptr" },
    { "name": "d", "type": "int", "shape": ["n"], "access": "inout", "memory": "svm" } ],
  "plan": [ { "write": "a" }, { "repeat": { "while": "turns > 0", "steps": [
      { "launch": "there", "kernel": "step", "global": ["n"], "local": [4], "arguments": { "from": { "buffer": "a" }, "to": { "buffer": "b" } } },
      { "swap": ["a", "b"] }, { "set": { "turns": "turns - 1" } } ] } },
    { "fill": "c", "value": 7, "offset": 4, "count": 8 }, { "copy": { "from": "a", "to": "c", "count": 2, "toOffset": 1 } },
    { "launch": "shared", "kernel": "step", "global": ["n"], "arguments": { "from": { "buffer": "c" }, "to": { "buffer": "d" } } },
    { "read": "a", "offset": 3, "count": 9 }, { "finish": true }, { "read": "b" }, { "read": "c" }, { "read": "d" } ],
  "checks": [ { "name": "untouched", "buffer": "c", "index": 0, "expected": { "expression": "0" } }, { "name": "filled", "buffer": "c", "index": 11, "expected": { "expression": "7" } },
    { "name": "summed", "buffer": "d", "index": 10, "expected": { "expression": "14" } } ] })");
    }
    /// Queues that run side by side, where events alone keep the order.
    static QString queues()
    {
        return QStringLiteral(
            R"({ "kernelscope": 1, "title": "Queues", "sources": ["k.cl"], "queues": [ { "name": "second", "outOfOrder": true } ],
  "buffers": [ { "name": "a", "type": "int", "shape": [64], "access": "inout", "init": { "expression": "i" } },
    { "name": "b", "type": "int", "shape": [64], "access": "inout" }, { "name": "c", "type": "int", "shape": [64], "access": "inout" } ],
  "plan": [ { "write": "a", "name": "in" },
    { "launch": "one", "kernel": "step", "queue": "second", "after": ["in"], "global": [64], "arguments": { "from": { "buffer": "a" }, "to": { "buffer": "b" } } },
    { "launch": "two", "kernel": "step", "queue": "second", "after": ["one"], "global": [64], "arguments": { "from": { "buffer": "b" }, "to": { "buffer": "c" } } },
    { "read": "c", "after": ["two"] } ],
  "checks": [ { "name": "fours", "buffer": "c", "index": 5, "expected": { "expression": "5 + 6 + 6 + 7" } } ] })");
    }
    static QString images()
    {
        return QStringLiteral(R"({ "kernelscope": 1, "title": "Images", "sources": ["k.cl"],
  "buffers": [ { "name": "from", "image": "rgba-unorm8", "shape": [6, 8], "access": "in", "init": { "expression": "[x / 8, y / 6, 0, 1]" } },
    { "name": "to", "image": "rgba-unorm8", "shape": [6, 8], "access": "out" },
    { "name": "a", "type": "int", "shape": [4], "access": "inout", "init": { "values": [1, 2, 3, 4] } },
    { "name": "b", "type": "int", "shape": [4], "access": "out" } ],
  "plan": [ { "launch": "blur", "kernel": "blur", "global": [8, 6], "local": [4, 2], "arguments": { "from": { "image": "from" }, "to": { "image": "to" },
      "s": { "sampler": { "address": "clamp-to-edge", "filter": "nearest" } } } },
    { "launch": "sums", "kernel": "step", "global": [4], "arguments": { "from": { "buffer": "a" }, "to": { "buffer": "b" } } } ],
  "checks": [ { "name": "sums", "buffer": "b", "expected": { "expression": "[3, 5, 7, 5][i]" } } ] })");
    }

    QByteArray m_output;
};

QTEST_GUILESS_MAIN(TestExportedPrograms)
#include "tst_exportedprograms.moc"
