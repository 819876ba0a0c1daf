#include <QSemaphore>
#include <QTest>
#include <QThread>

#include "support/LatestJob.h"

using namespace kernelscope;

using Job = LatestJob<int, int>;

class TestLatestJob : public QObject
{
    Q_OBJECT

    struct Took
    {
        QList<int> keys, values;
        Job job{[this](int key, int value) {
            keys << key;
            values << value;
        }};
    };

private Q_SLOTS:
    void theValueArrivesOnThisThread()
    {
        QThread *computedOn = nullptr, *arrivedOn = nullptr;
        LatestJob<int, std::unique_ptr<int>> job(
            [&](int, std::unique_ptr<int> value) { arrivedOn = *value == 7 ? QThread::currentThread() : nullptr; });
        job.want(1, [&](const std::stop_token &) {
            computedOn = QThread::currentThread();
            return std::make_unique<int>(7);
        });
        QVERIFY(job.isBusy());
        QTRY_VERIFY(!job.isBusy());
        QCOMPARE(arrivedOn, QThread::currentThread());
        QVERIFY(computedOn && computedOn != arrivedOn);
    }

    void whatIsQuickIsThereAtOnce()
    {
        Took took;
        took.job.want(
            1, [](const std::stop_token &) { return 10; }, true);
        QCOMPARE(took.values, QList<int>{10});
        QVERIFY(!took.job.isBusy());
    }

    void theSameIsComputedOnce()
    {
        Took took;
        QSemaphore mayEnd;
        std::atomic<int> computed = 0;
        const Job::Function function = [&](const std::stop_token &) {
            mayEnd.acquire();
            return ++computed;
        };
        took.job.want(1, function);
        took.job.want(1, function);
        mayEnd.release(2);
        QTRY_VERIFY(!took.job.isBusy());
        QCOMPARE(took.values, QList<int>{1});
        took.job.want(1, function); // No longer under way.
        QTRY_COMPARE(took.values, (QList<int>{1, 2}));
    }

    void onlyTheNewestMatters()
    {
        Took took;
        QSemaphore begun;
        std::atomic<bool> wasAsked = false, secondBegan = false;
        took.job.want(1, [&](const std::stop_token &stop) {
            begun.release();
            while (!stop.stop_requested())
                QThread::yieldCurrentThread();
            wasAsked = true;
            return 1;
        });
        begun.acquire();
        took.job.want(2, [&](const std::stop_token &) {
            secondBegan = true;
            return 2;
        });
        took.job.want(3, [](const std::stop_token &) { return 3; });
        QCOMPARE(took.job.wanted(), std::optional(3));
        QTRY_VERIFY(!took.job.isBusy());
        QCOMPARE(took.keys, QList<int>{3});
        QVERIFY(wasAsked);
        QVERIFY(!secondBegan);
    }

    /// Also the value that is on its way already.
    void cancelledNothingArrives()
    {
        Took took;
        QSemaphore computed;
        took.job.want(1, [&](const std::stop_token &) {
            computed.release();
            return 1;
        });
        computed.acquire();
        took.job.cancel();
        QVERIFY(!took.job.isBusy());
        took.job.want(2, [](const std::stop_token &) { return 2; });
        QTRY_COMPARE(took.values, QList<int>{2});
    }

    void readyMayWantTheNext()
    {
        QList<int> values;
        std::unique_ptr<Job> job;
        const auto square = [](int of) { return [of](const std::stop_token &) { return of * of; }; };
        job = std::make_unique<Job>([&](int key, int value) {
            values << value;
            if (key < 3)
                job->want(key + 1, square(key + 1));
        });
        job->want(1, square(1));
        QTRY_COMPARE(values, (QList<int>{1, 4, 9}));
    }

    void itsEndWaits()
    {
        std::atomic<bool> hasEnded = false;
        bool hasArrived = false;
        {
            QSemaphore begun;
            Job job([&](int, int) { hasArrived = true; });
            job.want(1, [&](const std::stop_token &stop) {
                begun.release();
                while (!stop.stop_requested())
                    QThread::yieldCurrentThread();
                hasEnded = true;
                return 1;
            });
            begun.acquire();
        }
        QVERIFY(hasEnded);
        QCoreApplication::processEvents();
        QVERIFY(!hasArrived);
    }
};

QTEST_GUILESS_MAIN(TestLatestJob)
#include "tst_latestjob.moc"
