#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "project/OutsideHeaders.h"

using namespace kernelscope;

/// What a compiler would take from elsewhere than the project's folder.
class tst_OutsideHeaders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QDir(m_place.path()).mkpath(QStringLiteral("project")) && QDir(m_place.path()).mkpath(QStringLiteral("out/sub")));
        write(QStringLiteral("out/a.h"), "#include \"sub/b.h\"\n");
        write(QStringLiteral("out/sub/b.h"), "#ifdef DEEP\n#include \"c.h\"\n#include \"none.h\"\n#endif\n");
        write(QStringLiteral("out/sub/c.h"), "#include \"b.h\"\n");
        write(QStringLiteral("project/own.h"), "#ifndef OWN_H\n#define OWN_H\n#include <a.h>\n#endif\n");
    }

    void lists_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("headers");
        const QString all = QStringLiteral("out/a.h out/sub/b.h out/sub/c.h");
        const auto row = [](const char *name, const char *options, const char *text, const QString &headers) {
            QTest::newRow(name) << QString::fromLatin1(options) << QString::fromLatin1(text) << headers;
        };
        row("none", "-I@/out", "kernel void k() {}", {});
        row("-I", "-w -I @/out", "#include <a.h>", all);
        row("-I without a space", "-I@/out", "#include \"a.h\"", all);
        row("-I upwards", "-I ../out", "#include \"a.h\"", all);
        row("no -I", "", "#include \"a.h\"", {});
        row("absolute path", "", "#include \"@/out/sub/c.h\"", QStringLiteral("out/sub/c.h out/sub/b.h"));
        row("macro with a folder", "-DINCLUDE_PATH=@/out", "#define TEXT(x) #x\n#include TEXT(INCLUDE_PATH/a.h)", all);
        row("macro with a file", "-D 'HEADER=\"@/out/a.h\"'", "#include HEADER", all);
        row("macro that is not defined", "", "#include TEXT(INCLUDE_PATH/a.h)", {});
        row("a header that there is not", "-I@/out", "#include \"x.h\"", {});
        row("by a header of the project", "-I@/out", "#include \"own.h\"", all);
        row("the project's own comes first", "-I@/out", "#include \"sub.h\"", {});
        row("under a condition", "-I@/out", "#ifndef __OPENCL_VERSION__\n#include \"a.h\"\n#endif", {});
        row("after a condition", "-I@/out", "#if 1\n#endif\n#include \"a.h\"", all);
    }
    void lists()
    {
        QFETCH(QString, options);
        QFETCH(QString, text);
        QFETCH(QString, headers);
        ProjectDocument document;
        document.folder = m_place.filePath(QStringLiteral("project"));
        document.project.sources = QStringList{QStringLiteral("k.cl")};
        document.project.build.options = options.replace(u'@', m_place.path());
        document.texts = {{QStringLiteral("k.cl"), text.replace(u'@', m_place.path())}, {QStringLiteral("sub.h"), QString()}};
        QStringList found;
        for (const QString &header : outsideHeaders(document))
            found << QDir(m_place.path()).relativeFilePath(header);
        QCOMPARE(found.join(u' '), headers);
    }

    void longListsAreCut()
    {
        QStringList headers;
        for (int k = 0; k < 25; ++k)
            headers << QStringLiteral("/x/%1.h").arg(k);
        const QString problem = outsideHeadersProblem(headers);
        QVERIFY2(problem.contains(QStringLiteral("/x/18.h, /x/19.h and 5 more. A project")), qPrintable(problem));
    }

private:
    void write(const QString &name, const QByteArray &text)
    {
        QFile file(m_place.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }

    QTemporaryDir m_place;
};

QTEST_GUILESS_MAIN(tst_OutsideHeaders)
#include "tst_OutsideHeaders.moc"
