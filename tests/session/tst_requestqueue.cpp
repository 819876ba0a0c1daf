#include <QtTest>

#include "session/RequestQueue.h"

using namespace kernelscope;

namespace {

PendingRequest pending(const Request &request, quint64 worker = 0)
{
    return {request, {}, worker};
}
bool any(const PendingRequest &)
{
    return true;
}

} // namespace

class TestRequestQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMostUrgentComesFirst()
    {
        RequestQueue queue;
        for (const Request &request : QList<Request>{ReadSignatures{}, PlanProject{}, ListDevices{}, RunProject{}, ReadResults{}})
            QVERIFY(!queue.add(pending(request)));
        QStringList order;
        while (const auto next = queue.take(any))
            order << QString::number(next->request.index());
        QCOMPARE(order.join(u' '), QStringLiteral("5 4 1 2 3"));
        QVERIFY(queue.isEmpty());
    }

    void onlyTheNewestRunWaits()
    {
        RequestQueue queue;
        QVERIFY(!queue.add(pending(RunProject{{}, QStringLiteral("old"), 1})));
        const auto replaced = queue.add(pending(RunProject{{}, QStringLiteral("new"), 1}));
        QVERIFY(replaced);
        QCOMPARE(std::get<RunProject>(replaced->request).onlyLaunch, QStringLiteral("old"));
        QCOMPARE(std::get<RunProject>(queue.take(any)->request).onlyLaunch, QStringLiteral("new"));
        QVERIFY(queue.isEmpty());
    }

    void everyPageWaitsInItsOrder()
    {
        RequestQueue queue;
        for (quint64 offset : {7, 3, 5})
            QVERIFY(!queue.add(pending(ReadResults{offset, 1})));
        QList<quint64> offsets;
        for (const PendingRequest &taken : queue.takeAll(any))
            offsets << std::get<ReadResults>(taken.request).offset;
        QCOMPARE(offsets, (QList<quint64>{7, 3, 5}));
    }

    void whatIsNotAcceptedStays()
    {
        RequestQueue queue;
        (void)queue.add(pending(ReadResults{}, 2));
        QVERIFY(!queue.take([](const PendingRequest &p) { return p.worker == 1; }));
        QVERIFY(queue.take([](const PendingRequest &p) { return p.worker == 2; }));
    }
};

QTEST_GUILESS_MAIN(TestRequestQueue)
#include "tst_requestqueue.moc"
