#include <QtTest>

#include "analysis/DataRaces.h"
#include "tests/support/TraceText.h"

using namespace kernelscope;

namespace {

/// "error s[3] 4/5 x2": severity, object and element, lines of both accesses, count.
QString summaryOf(const Finding &finding)
{
    return QStringLiteral("%1 %2[%3] %4/%5 x%6")
        .arg(severityName(finding.severity), finding.object)
        .arg(*finding.element)
        .arg(finding.accesses[0].line)
        .arg(finding.accesses[1].line)
        .arg(finding.count);
}

} // namespace

class TestDataRaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void races_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        const QString local = "global 8 local 4\nlocal s int 64\nbuffer A int 64\n";
        QTest::newRow("own elements") << local + "g*.i* store s[i] @4\ng*.i* load s[i] @5" << QStringList{};
        QTest::newRow("neighbour's element") << local + "g*.i* store s[i]=x @4\ng*.i0-2 load s[i+1] @5" << QStringList{"error s[1] 4/5 x6"};
        QTest::newRow("neighbour's after a barrier") << local + "g*.i* store s[i]=x @4\ng*.i* barrier local\ng*.i0-2 load s[i+1] @5" << QStringList{};
        QTest::newRow("groups don't share local memory") << local + "g0.i0 store s[0] @4\ng1.i0 store s[0] @5" << QStringList{};
        QTest::newRow("groups share global memory") << local + "g0.i0 store A[0]=1 @4\ng1.i0 load A[0] @5" << QStringList{"error A[0] 4/5 x1"};
    }
    void races()
    {
        QFETCH(QString, text);
        QStringList found;
        for (const Finding &finding : findDataRaces(traceFrom(text)))
            found.append(summaryOf(finding));
        QTEST(found, "expected");
    }
};

QTEST_APPLESS_MAIN(TestDataRaces)
#include "tst_dataraces.moc"
