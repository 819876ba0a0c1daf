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
            queue.add(pending(request));
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

    void everyPageWaitsInItsOrder()
    {
        RequestQueue queue;
        for (quint64 offset : {7, 3, 5})
            queue.add(pending(ReadResults{offset, 1}));
        QList<quint64> offsets;
        for (const PendingRequest &taken : queue.takeAll(any))
            offsets << std::get<ReadResults>(taken.request).offset;
        QCOMPARE(offsets, (QList<quint64>{7, 3, 5}));
    }

    void whatIsNotAcceptedStays()
    {
        RequestQueue queue;
        queue.add(pending(ReadResults{}, 2));
        QVERIFY(!queue.take([](const PendingRequest &p) { return p.worker == 1; }));
        QVERIFY(queue.take([](const PendingRequest &p) { return p.worker == 2; }));
    }
};

QTEST_GUILESS_MAIN(TestRequestQueue)
#include "tst_requestqueue.moc"
