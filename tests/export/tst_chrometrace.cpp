#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "export/ChromeTrace.h"

using namespace kernelscope;

class TestChromeTrace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEventIsABarOnItsQueuesTrack()
    {
        RunResult result;
        result.device = QStringLiteral("Fake");
        result.events = {
            {QStringLiteral("write A"), CommandKind::Write, QStringLiteral("default"), 5000, 5100, 6000, 8500, 64, {}, {}},
            {QStringLiteral("sum \"1\""), CommandKind::Launch, QStringLiteral("second"), 5500, 5600, 9000, 9250, 0, {0, 7}, {}}};
        const QJsonArray list = QJsonDocument::fromJson(chromeTrace(result))[u"traceEvents"].toArray();
        QList<QJsonObject> bars;
        QStringList tracks;
        for (const QJsonValue &item : list) {
            if (item[u"ph"] == QStringLiteral("X"))
                bars << item.toObject();
            else
                tracks << item[u"args"][u"name"].toString();
        }
        QCOMPARE(tracks.join(u','), QStringLiteral("Fake,queue default,queue second"));
        QCOMPARE(bars.size(), 2);
        QCOMPARE(bars[0][u"ts"].toDouble(), 1.0);
        QCOMPARE(bars[0][u"dur"].toDouble(), 2.5);
        QCOMPARE(bars[0][u"args"][u"bytes"].toInt(), 64);
        QCOMPARE(bars[1][u"name"].toString(), QStringLiteral("sum \"1\""));
        QVERIFY(bars[0][u"tid"] != bars[1][u"tid"]);
        QCOMPARE(bars[1][u"args"][u"after"].toArray(), QJsonArray{QStringLiteral("write A")});
    }

    /// Some drivers leave out times.
    void timesThatAreNotKnownMoveNothing()
    {
        RunResult result;
        result.events = {{QStringLiteral("a"), CommandKind::Launch, QStringLiteral("default"), 0, 0, 6000, 5000, 0, {}, {}},
                         {QStringLiteral("b"), CommandKind::Launch, QStringLiteral("default"), 0, 0, 8000, 9000, 0, {}, {}}};
        const QJsonArray list = QJsonDocument::fromJson(chromeTrace(result))[u"traceEvents"].toArray();
        QCOMPARE(list.size(), 4);
        QCOMPARE(list[2][u"ts"].toDouble(), 0.0);
        QCOMPARE(list[2][u"dur"].toDouble(), 0.0);
        QCOMPARE(list[3][u"ts"].toDouble(), 2.0);
    }

    void aRunWithoutEventsIsAnEmptyTrace() { QVERIFY(QJsonDocument::fromJson(chromeTrace({}))[u"traceEvents"].isArray()); }
};

QTEST_GUILESS_MAIN(TestChromeTrace)
#include "tst_chrometrace.moc"
