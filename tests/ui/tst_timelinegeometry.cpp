#include <QTest>

#include "ui/layout/TimelineGeometry.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

class TestTimelineGeometry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void barsFillTheRoomWithinTheirLimits_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("lanes");
        QTest::addColumn<double>("available");
        QTest::addColumn<double>("height");
        QTest::newRow("none") << 0 << 0 << 500.0 << 20.0;
        QTest::newRow("plenty of room") << 2 << 2 << 1000.0 << 64.0;
        QTest::newRow("just enough") << 2 << 1 << 82.0 << 30.0;
        QTest::newRow("too many to fit") << 50 << 1 << 100.0 << 20.0;
        QTest::newRow("no space at all") << 1 << 1 << -5.0 << 20.0;
    }
    void barsFillTheRoomWithinTheirLimits()
    {
        QFETCH(int, rows);
        QFETCH(int, lanes);
        QFETCH(double, available);
        QFETCH(double, height);
        QCOMPARE(barHeightFor(rows, lanes, available, LaneSizes{}), height);
    }

    void aLabelIsNeverCut()
    {
        const auto width = [](const QString &text) { return 10.0 * double(text.size()); };
        const QStringList texts{u"pass 5 ms"_s, u"pass"_s};
        QCOMPARE(fittingLabel(texts, 90, width), u"pass 5 ms"_s);
        QCOMPARE(fittingLabel(texts, 89, width), u"pass"_s);
        QCOMPARE(fittingLabel(texts, 39, width), QString());
        QCOMPARE(fittingLabel({}, 100, width), QString());
    }
};

QTEST_APPLESS_MAIN(TestTimelineGeometry)
#include "tst_timelinegeometry.moc"
