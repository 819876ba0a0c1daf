#include <QPlainTextEdit>

#include "WindowFixture.h"
#include "ui/models/ProblemModel.h"
#include "ui/problems/LogView.h"

using namespace kernelscope;

/// Inputs far beyond the usual. Nothing here asserts on time: what is worse than linear shows as the test's own time limit.
class TestBigInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSourceOf284KB()
    {
        WindowFixture f(WindowFixture::Fake);
        f.editor()->setText(QString("__kernel void k(__global int *a) { a[0] = 1; }\n").repeated(6000));
        QCOMPARE(f.session.document().texts.value("a.cl").size(), 6000 * 47);
        f.editor()->insert("// edited\n");
        QVERIFY(f.session.document().texts.value("a.cl").startsWith("// edited"));
        QVERIFY(!f.window.grab().isNull());
    }

    void aHundredThousandMessagesOfTheCompiler()
    {
        WindowFixture f(WindowFixture::Fake);
        f.editor()->setText(QString("x\n").repeated(50'000));
        QList<Diagnostic> diagnostics;
        for (int i = 0; i < 100'000; ++i)
            diagnostics.append({Severity::Error, "a.cl", 1 + i % 50'000, 1, QString("message %1").arg(i)});
        f.editor()->showDiagnostics(diagnostics);
        QVERIFY(!f.editor()->markedLines().isEmpty());
        ProblemModel model;
        model.setEntries(problemsOf({}, diagnostics, nullptr));
        QCOMPARE(model.rowCount(), 100'000);
        f.editor()->showDiagnostics({});
        QCOMPARE(f.editor()->markedLines(), QList<int>());
    }

    void aMebibyteOfOutput_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("short lines") << QString("item 1\n").repeated(150'000);
        QTest::newRow("one line") << QString(1 << 20, 'x');
    }
    void aMebibyteOfOutput()
    {
        QFETCH(QString, text);
        Appearance appearance;
        LogView log(appearance, "Output", {});
        log.resize(600, 300);
        log.show();
        log.showText(text);
        QVERIFY(!log.grab().isNull());
        QCOMPARE(log.text().remove('\n'), QString(text).remove('\n'));
        log.showText("short");
        QCOMPARE(log.text(), QString("short"));
    }
};

QTEST_MAIN(TestBigInput)
#include "tst_biginput.moc"
