#include <QTest>

#include "tests/ui/Facts.h"
#include "ui/models/Durations.h"
#include "ui/theme/Appearance.h"
#include "ui/timeline/TimelineScene.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

RunEvent command(const QString &name, CommandKind kind, qint64 startNs, qint64 endNs)
{
    RunEvent made;
    made.name = name;
    made.kind = kind;
    made.queue = kind == CommandKind::Build ? u"host"_s : u"default"_s;
    made.startNs = startNs;
    made.endNs = endNs;
    return made;
}

RunEvent onQueue(const QString &queue, RunEvent event)
{
    event.queue = queue;
    return event;
}

/// The timeline of a run, of which all is in sight.
struct ShownTimeline
{
    explicit ShownTimeline(const QList<RunEvent> &events, const QSizeF &size = {600, 300}, bool foldsGaps = false)
        : data(events, {}, foldsGaps)
    {
        window = fittedTimeline(data, appearance, size);
    }
    Scene scene() const { return timelineScene(data, appearance, window); }
    TimelinePins pins() const { return timelinePins(data, appearance, window); }
    QStringList texts() const
    {
        QStringList found;
        for (const SceneItem &item : scene().items)
            found << item.text.text;
        found.removeAll(QString());
        return found;
    }
    /// The bar or pin of an event.
    QRectF rectOf(int event) const
    {
        for (const SceneItem &item : scene().items) {
            if (item.subject == Subject(CommandSubject{event}) && !item.name.isEmpty())
                return item.rect();
        }
        return {};
    }
    int at(const QPointF &point) const
    {
        const Scene shown = scene();
        const SceneItem *item = shown.hit(point);
        return item ? std::get<CommandSubject>(item->subject).event : -1;
    }
    void showFrom(double ns) { window.origin.setX(ns); }
    void reveal(int event)
    {
        const QRectF place = timelinePlace(data, appearance, window, event);
        if (const double x = window.toPixels(place).left(); x < window.column || x > window.size.width())
            window.origin.setX(place.left() - 1000);
    }

    Appearance appearance;
    TimelineData data;
    SceneWindow window;
};

} // namespace

class TestTimelineScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandOfAFewIsNamedWithItsDuration()
    {
        QList<RunEvent> events{command(u"build k.cl"_s, CommandKind::Build, -90'000'000, -80'000'000),
                               command(u"write A"_s, CommandKind::Write, 0, 5'000),
                               command(u"write B"_s, CommandKind::Write, 9'000, 15'000)};
        for (int launch = 0; launch < 4; ++launch)
            events << command(u"launch%1"_s.arg(launch), CommandKind::Launch, 800'000'000 + launch * 300'000'000LL,
                              802'000'000 + launch * 300'000'000LL);
        for (int read = 0; read < 5; ++read)
            events << command(u"read %1"_s.arg(read), CommandKind::Read, 1'703'000'000 + read * 40'000LL, 1'703'008'000 + read * 40'000LL);
        const QStringList said = ShownTimeline(events, {544, 300}).texts();
        for (const RunEvent &named : events.sliced(1)) {
            const QString whole = named.name + u"  "_s + shownDuration(double(named.endNs - named.startNs));
            QVERIFY2(said.contains(whole), qPrintable(whole + u" is not in "_s + said.join(u" | "_s)));
        }
        QVERIFY(said.contains(u"device"_s));                         // Its only queue.
        QVERIFY(std::ranges::any_of(said, [&](const QString &text) { // And that it was earlier.
            return text.endsWith(events.first().name + u"  10.0 ms"_s) && text.size() > events.first().name.size() + 9;
        }));
    }

    void namesOfTheLastCommandsTakeNoSpaceFromTheBars()
    {
        const QList<RunEvent> events{command(u"launch"_s, CommandKind::Launch, 0, 900'000'000),
                                     command(u"a long name of a step"_s, CommandKind::Launch, 901'000'000, 930'000'000),
                                     command(u"read the results of it"_s, CommandKind::Read, 950'000'000, 950'004'000),
                                     command(u"read another buffer"_s, CommandKind::Read, 951'000'000, 951'004'000)};
        const ShownTimeline shown(events, {544, 300});
        QCOMPARE_GT(shown.rectOf(3).right(), 544 - 30);
        const Scene scene = shown.scene();
        for (const RunEvent &event : events) {
            const QString whole = event.name + u"  "_s + shownDuration(double(event.endNs - event.startNs));
            const auto text = std::ranges::find(scene.items, whole, [](const SceneItem &item) { return item.text.text; });
            QVERIFY2(text != scene.items.end(), qPrintable(whole));
            QVERIFY(text->rect().left() > shown.window.column && text->rect().right() <= 544);
            for (const SceneItem &other : scene.items) {
                if (&other != &*text && !other.text.text.isEmpty())
                    QVERIFY2(!other.rect().intersects(text->rect()), qPrintable(whole + u" and "_s + other.text.text));
            }
        }
    }

    void launchesOfOneNameAreNamedTogetherWhereNotEachHasSpace()
    {
        QList<RunEvent> events;
        for (int launch = 0; launch < 30; ++launch)
            events << command(u"sweep"_s, CommandKind::Launch, launch * 2'000LL, launch * 2'000LL + 1'500);
        events << command(u"last"_s, CommandKind::Launch, 60'000, 61'000);
        const QString each = u"sweep  "_s + shownDuration(1'500);
        QStringList said = ShownTimeline(events, {500, 300}).texts();
        QCOMPARE(said.filter(u"sweep"_s), QStringList{u"30 × sweep  %1 together"_s.arg(shownDuration(45'000))});
        QVERIFY(said.contains(u"last  "_s + shownDuration(1'000)));
        said = ShownTimeline(events.first(3), {500, 300}).texts();
        QCOMPARE(said.filter(u"sweep"_s), (QStringList{each, each, each}));
    }

    void whatIsLeftOutIsKnown()
    {
        QList<RunEvent> events;
        for (int launch = 0; launch < 900; ++launch)
            events << command(u"step"_s, CommandKind::Launch, launch * 2'000, launch * 2'000 + 900);
        events << command(u"read a"_s, CommandKind::Read, 900'000'000, 900'000'500);
        QCOMPARE(ShownTimeline(events).pins(), TimelinePins::Some);
        QCOMPARE(ShownTimeline(events.sliced(895)).pins(), TimelinePins::All);
        QCOMPARE(ShownTimeline({command(u"step"_s, CommandKind::Launch, 0, 900)}).pins(), TimelinePins::None);
    }

    void anyWidthWillDo()
    {
        for (int width = 1; width < 200; ++width) {
            const ShownTimeline shown(
                {command(u"write A"_s, CommandKind::Write, 0, 500), command(u"launch"_s, CommandKind::Launch, 1'000'000, 1'000'300)},
                {double(width), 200});
            QVERIFY2(std::isfinite(shown.window.scale) && shown.window.scale > 0, qPrintable(QString::number(width)));
            QVERIFY(timelineHeight(shown.data, shown.appearance, width) > 0);
            QVERIFY(!shown.scene().items.isEmpty());
        }
    }

    void aMappedTransferIsTwoCommands()
    {
        const QStringList said = ShownTimeline({command(u"read A"_s, CommandKind::Map, 0, 500),
                                                command(u"read A"_s, CommandKind::Unmap, 50'000'000, 50'000'400)},
                                               {800, 300})
                                     .texts();
        QVERIFY2(said.join(u'|').contains(u"read A (map)"_s) && said.join(u'|').contains(u"read A (unmap)"_s), qPrintable(said.join(u'|')));
    }

    void theClockMayHaveAnyOrigin()
    {
        const QList<RunEvent> events{command(u"write A"_s, CommandKind::Write, 0, 500),
                                     command(u"launch"_s, CommandKind::Launch, 700, 2'000)};
        QList<RunEvent> later = events;
        for (RunEvent &moved : later) {
            for (qint64 *time : {&moved.queuedNs, &moved.submitNs, &moved.startNs, &moved.endNs})
                *time += 1'700'000'000'123'456'789;
        }
        QCOMPARE(ShownTimeline(later).scene(), ShownTimeline(events).scene());
    }

    void aCommandIsPointedAtNearIt()
    {
        const ShownTimeline shown(
            {command(u"a"_s, CommandKind::Launch, 0, 400'000), command(u"b"_s, CommandKind::Launch, 700'000, 1'000'000)});
        const QRectF a = shown.rectOf(0), b = shown.rectOf(1);
        QCOMPARE(shown.at(a.center()), 0);
        QCOMPARE(shown.at(QPointF(a.right() + 2, a.center().y())), 0);
        QCOMPARE(shown.at(QPointF(b.left() - 2, b.center().y())), 1);
        QCOMPARE(shown.at(QPointF(b.left() - 30, b.bottom() - 1)), -1);
        QCOMPARE(shown.at(a.center() - QPointF(0, a.height() * 2)), -1);
    }

    void aPinIsPointedAtAtItsHeadAndAtItsFoot()
    {
        QList<RunEvent> events{command(u"long"_s, CommandKind::Launch, 0, 10'000'000)};
        for (int pin = 0; pin < 3; ++pin)
            events << command(u"read"_s, CommandKind::Read, 10'000'000 + pin * 20'000, 10'010'000 + pin * 20'000);
        const ShownTimeline shown(events);
        const QRectF bar = shown.rectOf(0), foot = shown.rectOf(2);
        QCOMPARE(foot.width(), 1);
        QCOMPARE(shown.at({foot.left() + 0.5, foot.bottom() - 1}), 2);
        QCOMPARE(shown.at({bar.right() - 2, bar.center().y()}), 0);
        QList<int> heads; // From left to right above the bars.
        for (double x = foot.left() - 20; x < foot.left() + 20; ++x) {
            const int at = shown.at({x, bar.top() - 16});
            if (at >= 0 && !heads.contains(at))
                heads << at;
        }
        QCOMPARE(heads.first(3), (QList<int>{1, 2, 3}));
    }

    void headingsHideWhatLiesUnderThem()
    {
        ShownTimeline shown({command(u"a"_s, CommandKind::Launch, 0, 900'000), command(u"b"_s, CommandKind::Launch, 950'000, 1'000'000)});
        const QRectF before = shown.rectOf(0);
        shown.showFrom(400'000);
        const QPointF corner = shown.window.scrolled();
        QCOMPARE(shown.at({corner.x() + shown.window.column + 5, before.center().y()}), 0);
        QCOMPARE(shown.at({corner.x() + shown.window.column - 5, before.center().y()}), -1);
    }

    void anEmptyLaneLeadsToWhatIsOutOfSight()
    {
        ShownTimeline shown(
            {command(u"build"_s, CommandKind::Build, -9'000'000, -8'000'000), command(u"a"_s, CommandKind::Launch, 0, 900)});
        for (const SceneItem &item : shown.scene().items) {
            if (item.text.text.contains(u"earlier"_s))
                QCOMPARE(shown.at(item.rect().center()), 0);
        }
        const SceneWindow all = fittedTimeline(shown.data, shown.appearance, shown.window.size, true);
        QVERIFY(all.area().left() < -9'000'000);
        shown.window = all;
        QVERIFY(!shown.texts().join(u'|').contains(u"earlier"_s));
    }

    void keysGoInTimeAndFromQueueToQueue()
    {
        const TimelineData data({onQueue(u"io"_s, command(u"w"_s, CommandKind::Write, 0, 10)), command(u"c"_s, CommandKind::Launch, 50, 60),
                                 command(u"b"_s, CommandKind::Launch, 20, 40),
                                 onQueue(u"io"_s, command(u"r"_s, CommandKind::Read, 70, 80))},
                                {});
        const auto from = [&](int event, int key) { return data.beside(event, key); };
        QCOMPARE(from(-1, Qt::Key_Right), 0);
        QCOMPARE(from(-1, Qt::Key_Left), 3);
        QCOMPARE(from(0, Qt::Key_Right), 2);
        QCOMPARE(from(2, Qt::Key_Right), 1);
        QCOMPARE(from(3, Qt::Key_Right), 3);
        QCOMPARE(from(1, Qt::Key_Left), 2);
        QCOMPARE(from(1, Qt::Key_Home), 0);
        QCOMPARE(from(1, Qt::Key_End), 3);
        QCOMPARE(from(1, Qt::Key_Up), 3);
        QCOMPARE(from(0, Qt::Key_Down), 2);
        QCOMPARE(from(0, Qt::Key_Up), -1);
        QCOMPARE(TimelineData({}, {}).beside(-1, Qt::Key_Right), -1);
    }

    void whatIsOutOfSightIsFound()
    {
        ShownTimeline shown(
            {command(u"a"_s, CommandKind::Launch, 0, 4'000'000), command(u"b"_s, CommandKind::Launch, 5'000'000, 6'000'000)});
        shown.window = shown.window.zoomedAt({92, 0}, shown.window.scale * 10);
        const double before = shown.window.origin.x();
        shown.reveal(0); // It is in sight, if not all of it.
        QCOMPARE(shown.window.origin.x(), before);
        shown.reveal(1);
        QCOMPARE(shown.window.origin.x(), 4'999'000);
        QVERIFY(shown.rectOf(1).isValid());
    }

    void foldedGapsMakeCommandsBars()
    {
        const QList<RunEvent> events{command(u"first"_s, CommandKind::Launch, 0, 3'000'000),
                                     command(u"read a"_s, CommandKind::Read, 3'000'100, 3'200'000),
                                     command(u"second"_s, CommandKind::Launch, 900'000'000, 902'000'000)};
        const ShownTimeline straight(events), folded(events, {600, 300}, true);
        QVERIFY(straight.data.canFold && folded.data.canFold);
        QCOMPARE_LE(straight.rectOf(0).width(), 3);
        const QRectF first = folded.rectOf(0), second = folded.rectOf(2);
        QCOMPARE_GT(first.width(), 100);
        QVERIFY(std::abs(first.width() / second.width() - 1.5) < 0.05); // Lengths are true.
        const Scene scene = folded.scene();
        const auto gap = std::ranges::find(scene.items, u"897 ms without a command, drawn short"_s, &SceneItem::name);
        QVERIFY(gap != scene.items.end());
        QVERIFY(gap->rect().left() > folded.rectOf(1).left() && gap->rect().right() <= second.left());
        QCOMPARE(scene.tipAt(gap->rect().center())->toolTip, gap->name);
        QVERIFY2(folded.texts().contains(u"+897 ms"_s), qPrintable(folded.texts().join(u'|')));
        QVERIFY(folded.texts().contains(u"second  2.00 ms"_s));
        QCOMPARE(folded.data.events[2].startNs, 900'000'000);
        QVERIFY(foldText(folded.data.fold).contains(u"897 ms"_s) && foldText(straight.data.fold).isEmpty());
    }

    /// Where there are many, the longest.
    void theLengthOfAFoldedGapStandsAboveIt()
    {
        QList<RunEvent> events;
        for (int i = 0; i < 12; ++i)
            events << command(u"step"_s, CommandKind::Launch, i * 10'000'000 + (i > 6 ? 900'000'000 : 0),
                              i * 10'000'000 + (i > 6 ? 900'000'000 : 0) + 400'000);
        const ShownTimeline shown(events, {600, 300}, true);
        const Scene scene = shown.scene();
        QList<QRectF> labels;
        bool hasLongest = false;
        for (const SceneItem &item : scene.items) {
            if (!item.text.text.startsWith(u'+'))
                continue;
            const bool isAbove = std::ranges::any_of(scene.items, [&](const SceneItem &gap) {
                return gap.name == item.toolTip && std::abs(gap.rect().center().x() - item.rect().center().x()) < 1;
            });
            QVERIFY2(isAbove, qPrintable(item.text.text));
            for (const QRectF &other : labels)
                QVERIFY(!other.intersects(item.rect()));
            labels << item.rect();
            hasLongest = hasLongest || item.text.text == u"+910 ms"_s;
        }
        QVERIFY(labels.size() >= 2 && hasLongest);
    }

    /// Breaks, and arrows from lane to lane, go behind the names of commands.
    void namesHaveAQuietGround()
    {
        const QList<RunEvent> events{command(u"first"_s, CommandKind::Launch, 0, 3'000),
                                     command(u"a long name of a step"_s, CommandKind::Launch, 10'000'000, 10'400'000),
                                     command(u"last"_s, CommandKind::Read, 900'000'000, 900'004'000)};
        const Scene scene = ShownTimeline(events, {400, 300}, true).scene();
        int named = 0;
        for (qsizetype k = 1; k < scene.items.size(); ++k) {
            const SceneItem &item = scene.items[k], &ground = scene.items[k - 1];
            const bool isName = std::holds_alternative<CommandSubject>(item.subject) && !item.text.text.isEmpty();
            if (!isName || item.text.ink != Ink(Ink::Text))
                continue;
            ++named;
            QVERIFY2(ground.fill == Ink(Ink::Surface) && ground.rect().left() <= item.rect().left() &&
                         ground.rect().right() >= item.rect().right(),
                     qPrintable(item.text.text));
        }
        QVERIFY(named >= 2);
    }

    void aSpanIsMeasuredInTrueTimes()
    {
        const QList<RunEvent> events{command(u"build"_s, CommandKind::Build, -9'000, -8'000), command(u"a"_s, CommandKind::Launch, 0, 400),
                                     onQueue(u"io"_s, command(u"w"_s, CommandKind::Write, 300, 600)),
                                     command(u"b"_s, CommandKind::Launch, 800, 1000), command(u"c"_s, CommandKind::Launch, 1200, 1300)};
        const TimelineData data(events, {});
        const MeasuredSpan span = measuredSpan(data.events, data.inTime, 200, 900);
        QCOMPARE(span.busyNs, 500);
        QCOMPARE(span.counts, (QMap<CommandKind, int>{{CommandKind::Launch, 2}, {CommandKind::Write, 1}}));
        QCOMPARE(factsOf(measuredText(span), {u"launch"_s, u"write"_s}),
                 (QStringList{u"700 ns"_s, u"200 ns"_s, u"500 ns"_s, u"71 %"_s, u"2"_s, u"launch"_s, u"1"_s, u"write"_s}));
        QCOMPARE(measuredSpan(data.events, data.inTime, 400, 800).counts,
                 (QMap<CommandKind, int>{{CommandKind::Write, 1}})); // Others end or begin there.
        QVERIFY(measuredText(measuredSpan(data.events, data.inTime, 650, 700)).contains(u"nothing"_s));
        QVERIFY(measuredText({.fromNs = 0, .toNs = 9, .busyNs = 9, .counts = {{CommandKind::Launch, 1234}}}).contains(u"1,234\u00a0×"_s));
        QCOMPARE(data.nearestEdge(390, 20), 400);
        QCOMPARE(data.nearestEdge(390, 5), 390);
    }

    void whatIsMeasuredIsMarked()
    {
        const ShownTimeline shown(
            {command(u"first"_s, CommandKind::Launch, 0, 3'000'000), command(u"second"_s, CommandKind::Launch, 900'000'000, 902'000'000)},
            {600, 300}, true);
        const MeasuredSpan span = measuredSpan(shown.data.events, shown.data.inTime, 3'000'000, 900'000'000);
        const Scene scene = timelineScene(shown.data, shown.appearance, shown.window, span);
        const auto ground = std::ranges::find(scene.items, measuredText(span), &SceneItem::name);
        QVERIFY(ground != scene.items.end());
        QVERIFY(std::abs(ground->rect().left() - shown.rectOf(0).right()) <= 1);
        QVERIFY(std::abs(ground->rect().right() - shown.rectOf(1).left()) <= 1);
        QCOMPARE(std::ranges::count(scene.items, u"897 ms"_s, [](const SceneItem &item) { return item.text.text; }), 1);
    }

    void anEarlierRunIsShownBelowAtTheSameScale()
    {
        const QList<RunEvent> events{command(u"build"_s, CommandKind::Build, -90'000, -80'000),
                                     command(u"a"_s, CommandKind::Launch, 0, 400'000)};
        const QList<RunEvent> before{command(u"build"_s, CommandKind::Build, 5, 6),
                                     command(u"a"_s, CommandKind::Launch, 7'000'000, 7'800'000),
                                     command(u"r"_s, CommandKind::Read, 7'900'000, 8'000'000)};
        ShownTimeline shown(events);
        shown.data = TimelineData(events, {}, false, earlierRun(u"Run before"_s, before));
        shown.window = fittedTimeline(shown.data, shown.appearance, shown.window.size);
        QCOMPARE(shown.data.events.size(), 4); // What the host did is left out.
        QCOMPARE(shown.data.ownEvents().size(), 2);
        const QRectF own = shown.rectOf(1), earlier = shown.rectOf(2);
        QCOMPARE(own.left(), earlier.left());
        QVERIFY(std::abs(earlier.width() / own.width() - 2) < 0.05);
        QVERIFY(earlier.top() > own.bottom() + 20);
        QVERIFY(shown.texts().contains(u"Run before"_s));
        QCOMPARE(shown.texts().count(u"device"_s), 2);
        QCOMPARE(shown.data.beside(1, Qt::Key_Down), -1);
        QVERIFY2(comparedText(shown.data).contains(u"600 µs less"_s), qPrintable(comparedText(shown.data)));
        QCOMPARE(totalsByKind(before).value(CommandKind::Launch), 800'000);
        QVERIFY(comparedText(TimelineData(events, {})).isEmpty());
    }

    void ofAnEarlierRunOnlySoManyCommandsAreKept()
    {
        const QList<RunEvent> events(EarlierRun::mostCommands + 5, command(u"a"_s, CommandKind::Launch, 0, 10));
        const EarlierRun kept = earlierRun(u"Run before"_s, events);
        QCOMPARE(kept.commands.size(), EarlierRun::mostCommands);
        QCOMPARE(kept.totals.value(CommandKind::Launch), events.size() * 10);
    }

    void arrowsOfTheChosenCommandAreDrawnLast()
    {
        QList<RunEvent> events{onQueue(u"io"_s, command(u"w"_s, CommandKind::Write, 0, 300'000)),
                               command(u"c"_s, CommandKind::Launch, 400'000, 900'000)};
        events[1].after = {0};
        ShownTimeline shown(events);
        const auto inkOfArrow = [&] {
            const Scene scene = shown.scene();
            const auto arrow = std::ranges::find_if(scene.items, [](const SceneItem &item) {
                return std::holds_alternative<QPainterPath>(item.shape) && item.pen.width < 3 && item.fill.role == Ink::None;
            });
            return arrow == scene.items.end() ? Ink() : arrow->pen.ink;
        };
        QCOMPARE(inkOfArrow(), Ink(Ink::Accent)); // It lies on the critical path.
        shown.window.hovered = CommandSubject{0};
        QCOMPARE(inkOfArrow(), Ink(Ink::Text));
        shown.showFrom(350'000); // Its source is out of sight.
        QCOMPARE(inkOfArrow(), Ink());
    }

    void ofAMillionCommandsThoseAreMadeThatAreSeen()
    {
        QList<RunEvent> events;
        for (int i = 0; i < 1'000'000; ++i)
            events << command(u"step"_s, i % 3 ? CommandKind::Launch : CommandKind::Write, i * 1000LL, i * 1000LL + 200 + i % 700);
        ShownTimeline shown(events);
        QVERIFY(shown.scene().items.size() < 2000);
        shown.window = shown.window.zoomedAt({300, 0}, 0.05); // 20 ns a pixel
        QCOMPARE(shown.pins(), TimelinePins::None);
        const qsizetype bars = std::ranges::count_if(shown.scene().items, [](const SceneItem &item) { return !item.name.isEmpty(); });
        QCOMPARE_LE(bars, 12);
        QCOMPARE_GE(bars, 9);
    }
};

QTEST_MAIN(TestTimelineScene)
#include "tst_timelinescene.moc"
