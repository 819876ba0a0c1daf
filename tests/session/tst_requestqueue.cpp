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
        const QList<Request> requests{ReadSignatures{}, PlanProject{}, ListDevices{}, ExportProject{},
                                      TraceProject{},   RunProject{},  ReadResults{}};
        for (const Request &request : requests)
            QVERIFY(!queue.add(pending(request)));
        QList<std::size_t> order;
        while (const auto next = queue.take(any))
            order << next->request.index();
        // Runs, traces and exports are as urgent as each other.
        QList<std::size_t> expected;
        for (const int position : {6, 3, 4, 5, 2, 1, 0})
            expected << requests[position].index();
        QCOMPARE(order, expected);
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

    void onlyTheNewestOfItsKindWaits()
    {
        const auto isReplaced = [](const Request &request) {
            RequestQueue queue;
            (void)queue.add(pending(request));
            return queue.add(pending(request)).has_value();
        };
        QVERIFY(isReplaced(RunProject{}));
        QVERIFY(isReplaced(TraceProject{}));
        QVERIFY(isReplaced(PlanProject{}));
        QVERIFY(isReplaced(ReadSignatures{}));
        QVERIFY(!isReplaced(ListDevices{}));
        QVERIFY(!isReplaced(ReadResults{}));
    }

    void partsOfSomethingLargerAllWait()
    {
        RequestQueue queue;
        PendingRequest part = pending(PlanProject{});
        part.onlyNewest = false;
        QVERIFY(!queue.add(part));
        QVERIFY(!queue.add(part));
        QVERIFY(!queue.add(pending(PlanProject{})));
        QCOMPARE(queue.takeAll(any).size(), 3);
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
