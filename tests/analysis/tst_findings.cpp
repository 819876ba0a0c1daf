#include <QtTest>
#include "analysis/Findings.h"
#include "tests/support/TraceText.h"
class TestFindings : public QObject { Q_OBJECT };
QTEST_APPLESS_MAIN(TestFindings)
#include "tst_findings.moc"
