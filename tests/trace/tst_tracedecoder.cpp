#include <QtTest>

#include <QRandomGenerator>
#include <QRegularExpression>

#include "analysis/DataRaces.h"
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
    void shortEventsWithoutAnObjectAreDamage()
    {
        const Trace trace = traceFrom("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]");
        RecordedLaunch recorded = recordedLaunch(trace);
        const auto words = encodedTrace(trace);
        QVERIFY(decodeTrace(recorded, words));
        recorded.sites[0].anyObject = true;
        const auto decoded = decodeTrace(recorded, words);
        QVERIFY(decoded);
        QCOMPARE(decoded->eventCount(), 0);
        QVERIFY2(decoded->damage().contains(QStringLiteral("short event")), qPrintable(decoded->damage()));
    }

    // A load, and three more of the same site, each 8 bytes further.
    void aStreakIsTheSameAsItsTurns()
    {
        const Trace first = traceFrom("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]=5");
        RecordedLaunch recorded = recordedLaunch(first);
        recorded.streaks.append(StridedRun{{0}});
        const auto decoded = decodeTrace(recorded, withStreak(encodedTrace(first), recorded, {3, 8, 6, 7, 8}));
        QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().message));
        const Trace whole = traceFrom("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]=5\ng0.i0 load A[3]=6\ng0.i0 load A[5]=7\n"
                                      "g0.i0 load A[7]=8");
        QCOMPARE(dump(*decoded), dump(whole).replace(QRegularExpression(QStringLiteral("site \\d")), QStringLiteral("site 0")));
    }

    // Nothing says how many events there are but the numbers of turns.
    void streaksOfLoadsMayHaveNoValues()
    {
        const Trace first = traceFrom("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]=5\ng0.i0 load A[40]=6");
        RecordedLaunch recorded = recordedLaunch(first);
        recorded.streaks.append(StridedRun{{0, 1}, true});
        recorded.mostSparedWords = 100;
        const std::vector<quint32> again{3, 8, 0xfffffffc};
        const auto decoded = decodeTrace(recorded, withStreak(withStreak(encodedTrace(first), recorded, again), recorded, again));
        QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().message));
        QString text = QStringLiteral("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]=5\ng0.i0 load A[40]=6\n");
        for (int turn = 1; turn <= 6; ++turn)
            text += QStringLiteral("g0.i0 load A[%1]=0\ng0.i0 load A[%2]=0\n").arg(1 + 2 * turn).arg(40 - turn);
        const Trace whole = traceFrom(text);
        QCOMPARE(decoded->eventCount(), whole.eventCount());
        QVERIFY(std::ranges::equal(decoded->offsets(), whole.offsets()));
        QVERIFY(std::ranges::equal(decoded->values(), whole.values()));
        QCOMPARE(decoded->use(ObjectIndex(0)).reads, whole.use(ObjectIndex(0)).reads);
        QCOMPARE(decoded->use(ObjectIndex(0)).unitShift(), whole.use(ObjectIndex(0)).unitShift());
        QCOMPARE(decoded->eventsAt(SiteIndex(1)), 7u);
        QVERIFY(!decoded->knowsValues(SiteIndex(0)));
        QVERIFY(whole.knowsValues(SiteIndex(0)));
    }

    void valuesOfManyWordsMayBeMissing()
    {
        const Trace first = traceFrom("global 1 local 1\nbuffer A float4 64\ng0.i0 load A[1]=4");
        RecordedLaunch recorded = recordedLaunch(first);
        recorded.streaks.append(StridedRun{{0}, true});
        recorded.mostSparedWords = 100;
        const auto decoded = decodeTrace(recorded, withStreak(encodedTrace(first), recorded, {5, 32}));
        QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().message));
        QCOMPARE(decoded->eventCount(), 6);
        QCOMPARE(decoded->event(EventIndex(5)).offset, 16 + 5 * 32);
        QCOMPARE(decoded->valueWords(EventIndex(0))[3], std::bit_cast<quint32>(4.0f));
        QCOMPARE(decoded->valueWords(EventIndex(5))[3], 0u);
    }

    void turnsWithoutValuesAreCheckedToo_data()
    {
        QTest::addColumn<QList<quint32>>("words");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("kept");
        QTest::newRow("more than there may be") << QList<quint32>{101, 0} << QStringLiteral("more events than") << 1;
        QTest::newRow("far too many") << QList<quint32>{0xffffffff, 0} << QStringLiteral("more events than") << 1;
        QTest::newRow("the last beyond its object") << QList<quint32>{63, 4} << QStringLiteral("event 63 has an impossible") << 63;
        QTest::newRow("all beyond, but back again by wrapping")
            << QList<quint32>{4, 0x40000000} << QStringLiteral("event 1 has an impossible") << 1;
        QTest::newRow("before its object") << QList<quint32>{2, 0xfffffffc} << QStringLiteral("event 2 has an impossible") << 2;
    }

    void turnsWithoutValuesAreCheckedToo()
    {
        QFETCH(QList<quint32>, words);
        QFETCH(QString, message);
        QFETCH(int, kept);
        const Trace first = traceFrom("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]=5");
        RecordedLaunch recorded = recordedLaunch(first);
        recorded.streaks.append(StridedRun{{0}, true});
        recorded.mostSparedWords = 100;
        const auto decoded = decodeTrace(recorded, withStreak(encodedTrace(first), recorded, {words.begin(), words.end()}));
        QVERIFY(decoded);
        QCOMPARE(decoded->eventCount(), kept);
        QVERIFY(decoded->launch().lostEvents > 0);
        QVERIFY2(decoded->damage().contains(message), qPrintable(decoded->damage()));
    }

    void streaksThatCantBeAreDamage_data()
    {
        QTest::addColumn<QList<int>>("sites");
        QTest::addColumn<QList<quint32>>("words");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, const QList<int> &sites, const QList<quint32> &words, const char *message) {
            QTest::newRow(name) << sites << words << QString::fromLatin1(message);
        };
        row("beyond its object", {0}, {1, 4096, 7}, "can't be read");
        row("of a site that there is not", {9}, {1, 4, 7}, "did not begin");
        row("of none", {}, {1, 4, 7}, "did not begin");
        row("of an access that was not made", {1}, {1, 4, 7}, "did not begin");
    }

    void streaksThatCantBeAreDamage()
    {
        QFETCH(QList<int>, sites);
        QFETCH(QList<quint32>, words);
        QFETCH(QString, message);
        const Trace first = traceFrom("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]=5");
        RecordedLaunch recorded = recordedLaunch(first);
        recorded.sites.append(recorded.sites[0]); // that makes no access
        recorded.streaks.append(StridedRun{sites});
        auto buffer = withStreak(encodedTrace(first, 0, EventWords::Long), recorded, {words.begin(), words.end()});
        buffer.resize(buffer.size() + traceLayout::faultSiteWords);
        const auto decoded = decodeTrace(recorded, buffer);
        QVERIFY(decoded);
        QCOMPARE(decoded->eventCount(), 1);
        QVERIFY(decoded->launch().lostEvents > 0);
        QVERIFY2(decoded->damage().contains(message), qPrintable(decoded->damage()));
    }

    /// What others recorded, and what it recorded before, is kept.
    void aDamagedWorkItemIsReadAsFarAsItIsSound_data()
    {
        QTest::addColumn<quint32>("header"); // In place of its second event's.
        QTest::addColumn<QString>("damage");
        const quint32 site = traceLayout::siteOf(0x2ffff);
        QTest::newRow("no such site") << site << QStringLiteral("word 2 names access site %1, but there are only").arg(site);
        QTest::newRow("beyond its object") << (traceLayout::wide | 1u) << QStringLiteral("has an impossible site, object, offset or value");
    }
    void aDamagedWorkItemIsReadAsFarAsItIsSound()
    {
        QFETCH(quint32, header);
        QFETCH(QString, damage);
        const Trace trace = traceFrom("global 2 local 2\nbuffer A int 64\ng0.i0 load A[1]=5\ng0.i1 load A[2]=6\n"
                                      "g0.i0 store A[3]=7\ng0.i1 store A[4]=8\ng0.i0 store A[4]=7");
        const RecordedLaunch recorded = recordedLaunch(trace);
        std::vector<quint32> words = encodedTrace(trace);
        const quint64 block = words[traceLayout::Blocks];
        const quint64 data = words[block + traceLayout::BeginLow];
        words[data + 2 * words[traceLayout::Lanes]] = header; // of the first work-item
        const auto decoded = decodeTrace(recorded, words);
        QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().message));
        QCOMPARE(decoded->endEvent(WorkItemSlot(0)).value, 1);
        QCOMPARE(decoded->eventCount(), 3);
        QVERIFY(decoded->launch().lostEvents > 0);
        QVERIFY2(decoded->damage().startsWith(u"The trace of work-item 0 of work-group 0 can't be read to its end: "),
                 qPrintable(decoded->damage()));
        QVERIFY2(decoded->damage().contains(damage), qPrintable(decoded->damage()));
        QVERIFY(findDataRaces(*decoded).isEmpty()); // the other store to A[4] is gone
        QCOMPARE(findDataRaces(trace).size(), 1);
    }

    void faultsComeInTheOrderOfTheirWorkItems()
    {
        const Trace trace = traceFrom("global 8 local 4\nbuffer A int 4\ng1.i0 store A[4] @1\ng0.i3 store A[5] @1\n"
                                      "g0.i1 store A[7] @1\ng0.i1 store A[6] @1\n");
        const auto decoded = decodeTrace(recordedLaunch(trace), encodedTrace(trace));
        QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().message));
        QStringList seen;
        for (const TraceFault &fault : decoded->faults())
            seen << QStringLiteral("%1.%2 %3").arg(fault.group).arg(fault.localItem).arg(fault.offset);
        QCOMPARE(seen.join(u' '), "0.1 28 0.1 24 0.3 20 1.0 16");
    }

    void aDamagedFaultIsLeftOut()
    {
        const Trace trace = traceFrom("global 4 local 4\nbuffer A int 4\ng0.i3 store A[4]");
        const RecordedLaunch recorded = recordedLaunch(trace);
        std::vector<quint32> words = encodedTrace(trace);
        words[words[traceLayout::Faults] + 1 + traceLayout::Group] = 77;
        const auto decoded = decodeTrace(recorded, words);
        QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().message));
        QCOMPARE(decoded->faults().size(), 0u);
        QCOMPARE(decoded->faultsAt(SiteIndex(0)), 0u);
        QVERIFY(!decoded->damage().isEmpty());
        QVERIFY(decoded->launch().lostEvents > 0);
    }

    // Its turns are lost as a whole.
    void aStreakThatDidNotFitIsCounted()
    {
        const Trace first = traceFrom("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]=5");
        RecordedLaunch recorded = recordedLaunch(first);
        recorded.streaks.append(StridedRun{{0}});
        const auto decoded = decodeTrace(recorded, withStreak(encodedTrace(first), recorded, {0xffffffff, 8, 6, 7, 8}));
        QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().message));
        QCOMPARE(decoded->eventCount(), 1);
        QVERIFY(decoded->launch().lostEvents > 0);
    }

    /// Of the second event nothing tells whether it was written: the longest has four words.
    void whatDidNotFitIsCounted()
    {
        const Trace trace = traceFrom("global 40 local 40\nbuffer A int 64\ng0.i* load A[x]\ng0.i* store A[x]\ng0.i* load A[x]");
        const auto decoded = decodeTrace(recordedLaunch(trace), encodedTrace(trace, 1));
        QVERIFY(decoded);
        QCOMPARE(decoded->eventCount(), 40);
        QCOMPARE(decoded->launch().lostEvents, 80u);
    }

    /// Zeros are an event, too: a load of the first element.
    void whatWasNotWrittenIsNotRead()
    {
        const Trace trace = traceFrom("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]=5\ng0.i0 store A[64]");
        QCOMPARE(trace.eventCount(), 2);
        const auto decoded = decodeTrace(recordedLaunch(trace), encodedTrace(trace, 1));
        QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().message));
        QCOMPARE(decoded->eventCount(), 1);
        QCOMPARE(decoded->launch().lostEvents, 2u);
    }

    /// A streak may begin long before the end of the space.
    void whatIsAfterAStreakThatDidNotFitIsNotRead()
    {
        const Trace trace = traceFrom("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]=5\ng0.i0 load A[2]=6\ng0.i0 load A[3]=7");
        std::vector<quint32> words = encodedTrace(trace);
        const quint32 data = words[words[traceLayout::Blocks] + traceLayout::BeginLow];
        words[data + 2 * words[traceLayout::Lanes]] = traceLayout::endOfSegment;
        const auto decoded = decodeTrace(recordedLaunch(trace), words);
        QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().message));
        QCOMPARE(decoded->eventCount(), 1);
        QVERIFY2(decoded->damage().isEmpty(), qPrintable(decoded->damage()));
        QCOMPARE(decoded->launch().lostEvents, 2u);
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

    /// Each would be read for itself, and take as much memory as all together.
    void overlappingSegmentsAreRefused()
    {
        using namespace traceLayout;
        const Trace trace = traceFrom("global 64 local 64\nbuffer A int 64\ng0.i* store A[i]=1");
        auto bad = encodedTrace(trace);
        bad[Lanes] = 1;
        bad[Blocks] = quint32(bad.size());
        bad.resize(bad.size() + 64 * blockWords);
        for (quint32 item = 0; item < 64; ++item) {
            bad[bad[Blocks] + item * blockWords + Capacity] = quint32(bad.size());
            bad[bad[Items] + item * itemWords + NeededLow] = quint32(bad.size());
        }
        const auto decoded = decodeTrace(recordedLaunch(trace), bad);
        QVERIFY(!decoded);
        QVERIFY2(decoded.error().message.contains("overlap"), qPrintable(decoded.error().message));
    }

    void alteredBuffersNeverBreakTheReader()
    {
        const Trace trace = traceFrom(everything);
        const auto good = encodedTrace(trace);
        QRandomGenerator random(7);
        int refused = 0;
        int damaged = 0;
        for (int round = 0; round < 3000; ++round) {
            auto bad = good;
            for (int change = 0; change < 3; ++change)
                bad[random.bounded(quint32(bad.size()))] ^= round % 2 ? 1u << random.bounded(32) : random.generate();
            const auto decoded = decodeTrace(recordedLaunch(trace), bad);
            refused += !decoded;
            if (!decoded)
                continue;
            damaged += !decoded->damage().isEmpty();
            QVERIFY(decoded->damage().isEmpty() || decoded->launch().lostEvents > 0);
            dump(*decoded);
        }
        QVERIFY2(refused + damaged > 100, qPrintable(QStringLiteral("%1 refused, %2 damaged").arg(refused).arg(damaged)));
    }
};

QTEST_APPLESS_MAIN(TestTraceDecoder)
#include "tst_tracedecoder.moc"
