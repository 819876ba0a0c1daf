#include <QtTest>

#include <QRandomGenerator>

#include "tests/support/TraceEncoding.h"
#include "tests/support/TraceText.h"
#include "tests/trace/EveryEvent.h"

using namespace kernelscope;

class TestTraceDecoder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasWrittenIsRead()
    {
        const Trace trace = traceFrom(everything);
        const auto decoded = decodeTrace(recordedLaunch(trace), encodedTrace(trace));
        QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().message));
        QCOMPARE(dump(*decoded), dump(trace));
        QCOMPARE(decoded->launch(), trace.launch());
    }

    void longEventsAreAsGood()
    {
        const Trace trace = traceFrom(everything);
        const auto words = encodedTrace(trace, 0, EventWords::Long);
        QVERIFY(words.size() > encodedTrace(trace).size());
        const auto decoded = decodeTrace(recordedLaunch(trace), words);
        QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().message));
        QCOMPARE(dump(*decoded), dump(trace));
    }

    void anAccessOfAWordTakesTwo()
    {
        const Trace two = traceFrom("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]\ng0.i0 load A[2]");
        const Trace one = traceFrom("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]\n\ng0.i0 barrier local");
        QCOMPARE(encodedTrace(two).size(), encodedTrace(one).size() + 1);
    }

    // Its site may be in two objects, so that the word can't tell which.
    void shortEventsWithoutAnObjectAreRefused()
    {
        const Trace trace = traceFrom("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]");
        RecordedLaunch recorded = recordedLaunch(trace);
        const auto words = encodedTrace(trace);
        QVERIFY(decodeTrace(recorded, words));
        recorded.sites[0].anyObject = true;
        const auto decoded = decodeTrace(recorded, words);
        QVERIFY(!decoded);
        QVERIFY2(decoded.error().message.contains(QStringLiteral("short event")), qPrintable(decoded.error().message));
    }

    void whatDidNotFitIsCounted()
    {
        const Trace trace = traceFrom("global 40 local 40\nbuffer A int 64\ng0.i* load A[x]\ng0.i* store A[x]\ng0.i* load A[x]");
        const auto decoded = decodeTrace(recordedLaunch(trace), encodedTrace(trace, 4));
        QVERIFY(decoded);
        QCOMPARE(decoded->eventCount(), 40);
        QCOMPARE(decoded->launch().lostEvents, 80u);
    }

    void groupsByThemselves()
    {
        const Trace trace = traceFrom(everything);
        const auto words = encodedTrace(trace);
        const RecordedLaunch recorded = recordedLaunch(trace);
        int events = 0;
        for (std::size_t slot = 0; slot < recorded.groups.size(); ++slot) {
            const auto part = decodeTrace(recorded, words, {slot, 1});
            QVERIFY2(part, part ? "" : qPrintable(part.error().message));
            QCOMPARE(part->groupCount(), 1);
            QCOMPARE(part->groups()[0], recorded.groups[slot]);
            QCOMPARE(part->faults().size(), trace.faults().size());
            const int items = trace.itemsOfGroup();
            for (int item = 0; item < items; ++item) {
                const WorkItemSlot there(item), here(int(slot) * items + item);
                const auto length = trace.endEvent(here).value - trace.firstEvent(here).value;
                QCOMPARE(part->endEvent(there).value - part->firstEvent(there).value, length);
                QVERIFY(std::equal(part->heads().begin() + part->firstEvent(there).value,
                                   part->heads().begin() + part->endEvent(there).value,
                                   trace.heads().begin() + trace.firstEvent(here).value));
            }
            events += part->eventCount();
        }
        QCOMPARE(events, trace.eventCount());
    }

    void noGroupRecorded()
    {
        Trace trace = traceFrom("global 4 local 4\nbuffer A int 4\ng0.i3 store A[4]");
        RecordedLaunch recorded = recordedLaunch(trace);
        recorded.groups.clear();
        const auto decoded = decodeTrace(recorded, encodedTrace(trace));
        QVERIFY(decoded);
        QCOMPARE(decoded->eventCount(), 0);
        QCOMPARE(decoded->faults().size(), 1u);
    }

    void brokenBuffersAreRefused()
    {
        const Trace trace = traceFrom(everything);
        const auto good = encodedTrace(trace);
        QVERIFY(!decodeTrace(recordedLaunch(trace), {}));
        QVERIFY(!decodeTrace(recordedLaunch(trace), std::span(good).first(good.size() / 2)));
        auto bad = good;
        bad[0] = 7;
        QVERIFY(decodeTrace(recordedLaunch(trace), bad).error().message.contains("wrote over"));
    }

    void alteredBuffersNeverBreakTheReader()
    {
        const Trace trace = traceFrom(everything);
        const auto good = encodedTrace(trace);
        QRandomGenerator random(7);
        int refused = 0;
        for (int round = 0; round < 3000; ++round) {
            auto bad = good;
            for (int change = 0; change < 3; ++change)
                bad[random.bounded(quint32(bad.size()))] ^= round % 2 ? 1u << random.bounded(32) : random.generate();
            const auto decoded = decodeTrace(recordedLaunch(trace), bad);
            refused += !decoded;
            if (decoded)
                dump(*decoded);
        }
        QVERIFY(refused > 100);
    }
};

QTEST_APPLESS_MAIN(TestTraceDecoder)
#include "tst_tracedecoder.moc"
