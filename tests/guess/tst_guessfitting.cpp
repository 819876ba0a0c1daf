#include <QtTest>

#include "guess/GuessFitting.h"
#include "guess/GuessTrial.h"
#include "tests/support/TraceBuilder.h"

using namespace kernelscope;

namespace {

Project guess(int dimensions, const QString &number, int n)
{
    Project project;
    Parameter extent;
    extent.name = QStringLiteral("n");
    extent.value = Expression(double(n));
    project.parameters << extent;
    BufferSpec buffer;
    buffer.name = QStringLiteral("a");
    buffer.type = QStringLiteral("float");
    buffer.shape = QList<Expression>(dimensions, Expression(QStringLiteral("n")));
    project.buffers << buffer;
    LaunchStep launch;
    launch.kernel = QStringLiteral("k");
    launch.global = QList<Expression>(dimensions, Expression(QStringLiteral("n")));
    launch.arguments << Argument{QStringLiteral("count"), ValueArgument{{Expression(number)}}};
    Step step;
    step.action = launch;
    project.plan << step;
    return project;
}

void setExtent(Project &project, int n)
{
    project.parameters.first().value = Expression(double(n));
}

void addGroup(Project &project, int size)
{
    Parameter group;
    group.name = QStringLiteral("group");
    group.value = Expression(double(size));
    project.parameters << group;
}

/// An element for each work-item of a group.
void addLocalArgument(Project &project, const QString &name)
{
    auto &launch = std::get<LaunchStep>(project.plan.first().action);
    launch.arguments << Argument{name, LocalArgument{Expression(QStringLiteral("group"))}};
}

Reach reachOfBuffer(quint64 given, quint64 needed)
{
    Reach reach;
    reach.name = QStringLiteral("a");
    reach.given = given;
    reach.needed = needed;
    return reach;
}

QString shapeOf(const Project &project)
{
    QStringList extents;
    for (const Expression &extent : project.buffers.first().shape)
        extents << extent.text;
    return extents.join(QStringLiteral(", "));
}

} // namespace

class TestGuessFitting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBufferGetsTheRoomThatWasUsed_data()
    {
        QTest::addColumn<int>("dimensions");
        QTest::addColumn<int>("n");
        QTest::addColumn<quint64>("needed");
        QTest::addColumn<QString>("shape");
        QTest::newRow("enough") << 1 << 100 << quint64(100) << QStringLiteral("n");
        QTest::newRow("three numbers each") << 1 << 100 << quint64(300) << QStringLiteral("3 * n");
        QTest::newRow("a matrix") << 1 << 100 << quint64(10'000) << QStringLiteral("n, n");
        QTest::newRow("a matrix of a side that is a factor too") << 1 << 64 << quint64(4096) << QStringLiteral("n, n");
        QTest::newRow("a border") << 2 << 64 << quint64(66 * 66) << QStringLiteral("n + 2, n + 2");
        QTest::newRow("pixels of three bytes") << 2 << 64 << quint64(3 * 64 * 64) << QStringLiteral("n, 3 * n");
        QTest::newRow("nothing near") << 1 << 10 << quint64(50'000) << QStringLiteral("50000");
        QTest::newRow("far too much") << 1 << 100 << (quint64(1) << 40) << QStringLiteral("n");
    }
    void aBufferGetsTheRoomThatWasUsed()
    {
        QFETCH(int, dimensions);
        QFETCH(int, n);
        QFETCH(quint64, needed);
        Project project = guess(dimensions, QStringLiteral("1"), n);
        quint64 given = 1;
        for (int i = 0; i < dimensions; ++i)
            given *= quint64(n);
        const bool changed = fitGuess(project, {reachOfBuffer(given, needed)});
        QTEST(shapeOf(project), "shape");
        QCOMPARE(changed, shapeOf(project) != shapeOf(guess(dimensions, QStringLiteral("1"), n)));
    }

    /// With another limit of its loop it might have stored something.
    void zerosOfWhoComputesWithNumbersAloneSayLittle()
    {
        const auto stored = [](const QList<Expression> &numbers, double most) {
            Project project = guess(1, QStringLiteral("n"), 64);
            auto &launch = std::get<LaunchStep>(project.plan.first().action);
            for (const Expression &number : numbers)
                launch.arguments << Argument{QStringLiteral("v"), ValueArgument{GivenValue(number)}};
            GuessTrial trial;
            trial.isTraced = true;
            trial.stored = StoredValues::Numbers;
            trial.storedByEach.insert(QStringLiteral("a"), 1);
            BufferResult result;
            result.name = QStringLiteral("a");
            result.readBack = true;
            result.max = most;
            addResults(trial, {result}, project);
            return trial.stored;
        };
        const Expression n(QStringLiteral("n"));
        QCOMPARE(stored({n, Expression(16)}, 0), StoredValues::OnlyZeros);
        QCOMPARE(stored({n, Expression(16)}, 5), StoredValues::Numbers);
        QCOMPARE(stored({n}, 0), StoredValues::Numbers); // it clears
        QCOMPARE(stored({}, 0), StoredValues::Numbers);
    }

    /// read_imagef(a, (int2)(2 * x, y)): half of the work-items ask for more.
    void anImageGetsTheColumnsThatManyAskFor()
    {
        Project project = guess(2, QStringLiteral("1"), 64);
        project.buffers.first().imageFormat = QStringLiteral("rgba-float");
        Reach reach = reachOfBuffer(64 * 64, 0);
        reach.memory = AddressSpace::Image;
        reach.pixels = {65, 1};
        reach.missed = 64;
        QVERIFY(!fitGuess(project, {reach})); // one column more: the kernel's own
        reach.missed = 32 * 64;
        QVERIFY(fitGuess(project, {reach}));
        QCOMPARE(shapeOf(project), QStringLiteral("n, 2 * n"));
        QVERIFY(!fitGuess(project, {reach}));
        reach.pixels = {129, 1};
        QVERIFY(fitGuess(project, {reach}));
        QCOMPARE(shapeOf(project), QStringLiteral("n, 3 * n"));
    }

    /// write_imagef(im, (int2)(2 * x, y), ...): of two such places those of one count, not the few of a third.
    void anImageIsMissedByWritesOfOnePlace()
    {
        TraceLaunch launch;
        launch.dimensions = 1;
        launch.global = launch.local = {64, 1, 1};
        TraceBuilder builder(launch);
        BoundObject image;
        image.name = QStringLiteral("im");
        image.memory = AddressSpace::Image;
        image.sizeInBytes = 64 * 16;
        image.elementSize = 16;
        const ObjectIndex object = builder.addObject(image);
        AccessSite site;
        site.kind = SiteKind::ImageWrite;
        site.objects = {object.value};
        site.sizeInBytes = 16;
        site.payloadWords = 8; // coordinates and a value
        constexpr qint64 row = qint64(1) << 32;
        for (const auto &[line, pixel, items] : {std::tuple(1, row + 14, 32), std::tuple(2, row + 14, 32), std::tuple(3, row + 15, 8)}) {
            site.range.begin.line = line;
            const SiteIndex index = builder.addSite(site);
            const std::array<quint32, 8> words{quint32(pixel), quint32(pixel / row)};
            for (int item = 0; item < items; ++item)
                builder.addAccess(WorkItemSlot(item), index, object, pixel, words);
        }
        const QList<Reach> reaches = reachOf(builder.finish().value());
        QCOMPARE(reaches.size(), 1);
        QCOMPARE(reaches.first().missed, quint64(32));
        QCOMPARE(reaches.first().pixels, (std::array<quint64, 2>{16, 2}));
    }

    /// if (i < count) a[i] = a[i + 1]: the kernel knows its extent, and goes beyond it.
    void aStepBehindTheEndIsTheKernelsOwn()
    {
        Project told = guess(1, QStringLiteral("n"), 100);
        QVERIFY(!fitGuess(told, {reachOfBuffer(100, 101)}));
        Project untold = guess(1, QStringLiteral("1"), 100);
        QVERIFY(fitGuess(untold, {reachOfBuffer(100, 101)}));
        QCOMPARE(shapeOf(untold), QStringLiteral("n + 1"));
    }

    void aMultipleOfASmallExtentIsNoStep()
    {
        Project small = guess(1, QStringLiteral("n"), 32);
        QVERIFY(fitGuess(small, {reachOfBuffer(32, 64)}, {}));
        QCOMPARE(shapeOf(small), QStringLiteral("2 * n"));
        Project step = guess(1, QStringLiteral("n"), 32);
        QVERIFY(!fitGuess(step, {reachOfBuffer(32, 33)}, {}));
    }

    void theExtentShrinksWhereABufferWouldGetTooLarge()
    {
        Reach reach = reachOfBuffer(1024, 32 << 20);
        reach.elementSize = 4;
        Project large = guess(2, QStringLiteral("n"), 64);
        QVERIFY(fitGuess(large, {reach}, {}));
        QCOMPARE(large.parameters.first().value.text, QStringLiteral("32"));
        QCOMPARE(shapeOf(large), QStringLiteral("n, n"));
        reach.needed = quint64(1) << 40; // an index that nobody set
        QVERIFY(!fitGuess(large, {reach}, {}));
    }

    void whatIsUsedAsAVectorBecomesOne_data()
    {
        QTest::addColumn<quint64>("needed");
        QTest::addColumn<QString>("shape");
        QTest::newRow("a row") << quint64(16) << QStringLiteral("n");
        QTest::newRow("a plane") << quint64(256) << QStringLiteral("n, n");
        QTest::newRow("all") << quint64(4096) << QStringLiteral("n, n, n");
        QTest::newRow("no round number") << quint64(17) << QStringLiteral("n, n, n");
        QTest::newRow("nothing") << quint64(0) << QStringLiteral("n, n, n");
    }
    void whatIsUsedAsAVectorBecomesOne()
    {
        QFETCH(const quint64, needed);
        Project project = guess(3, QStringLiteral("n"), 16);
        Reach reach = reachOfBuffer(4096, needed);
        reach.elementSize = 4;
        tightenGuess(project, {reach});
        QTEST(shapeOf(project), "shape");
        Project line = guess(1, QStringLiteral("n"), 16);
        tightenGuess(line, {reach});
        QCOMPARE(shapeOf(line), QStringLiteral("n"));
    }

    void roomBehindIsNoHelpBefore()
    {
        Project project = guess(1, QStringLiteral("1"), 100);
        Reach reach = reachOfBuffer(100, 101);
        reach.fromBefore = true;
        QVERIFY(!fitGuess(project, {reach}));
    }

    void localArgumentsGrowAndGroupsShrink()
    {
        Project project = guess(1, QStringLiteral("1"), 128);
        addGroup(project, 64);
        addLocalArgument(project, QStringLiteral("scratch"));
        Reach argument{QStringLiteral("scratch"), AddressSpace::Local, 64, 128, 4, false};
        QVERIFY(fitGuess(project, {argument}));
        QCOMPARE(std::get<LocalArgument>(std::get<LaunchStep>(project.plan.first().action).arguments.last().value).count.text,
                 QStringLiteral("2 * group"));
        const Reach array{QStringLiteral("t"), AddressSpace::Local, 64, 128, 4, false};
        QVERIFY(fitGuess(project, {array}));
        QCOMPARE(project.parameters.last().value.text, QStringLiteral("32"));
    }

    void groupsThatShrankInVainAreToldFromThoseThatHelped()
    {
        Project before = guess(1, QStringLiteral("n"), 128);
        addGroup(before, 64);
        const Reach array{QStringLiteral("t"), AddressSpace::Local, 64, 128, 4, false};
        Project fitted = before;
        QVERIFY(fitGuess(fitted, {array}));
        QVERIFY(shrankInVain(fitted, before, {array}));
        QVERIFY(!shrankInVain(fitted, before, {{QStringLiteral("t"), AddressSpace::Local, 64, 64, 4, false}}));
        QVERIFY(!shrankInVain(before, before, {array}));
    }

    void aBufferOfRowsGetsAsManyElements()
    {
        Project project = guess(2, QStringLiteral("n"), 60);
        const Reach rows{QStringLiteral("a"), AddressSpace::Global, 7, 16, 4 * 512, false};
        QVERIFY(fitGuess(project, {rows}, {.extents = true}));
        QCOMPARE(project.buffers[0].shape.last().text, QStringLiteral("3 * n"));
    }

    void groupsShrinkWhereLocalArgumentsGetTooLarge()
    {
        Project project = guess(1, QStringLiteral("1"), 1024);
        addGroup(project, 256);
        addLocalArgument(project, QStringLiteral("counts"));
        const Reach counts{QStringLiteral("counts"), AddressSpace::Local, 256, 65536, 1, false};
        QVERIFY(fitGuess(project, {counts}));
        QCOMPARE(project.parameters.last().value.text, QStringLiteral("128"));
        QVERIFY(fitGuess(project, {counts}, {.group = true})); // no other would have room
        QCOMPARE(project.parameters.last().value.text, QStringLiteral("64"));
    }

    void rowsThatAWorkItemGoesThroughAreLeftByOneElement()
    {
        Project project = guess(1, QStringLiteral("n"), 64);
        project.buffers[0].shape = {Expression(QStringLiteral("n")), Expression(QStringLiteral("n"))};
        const auto changes = [&project](quint64 needed) {
            Project other = project;
            return fitGuess(other, {Reach{QStringLiteral("a"), AddressSpace::Global, 4096, needed, 4, false}});
        };
        QVERIFY(!changes(4097)); // its own step too far
        QVERIFY(changes(4096 + 17));
    }

    void rowsOfWorkItemsMayBeLarger()
    {
        Project project = guess(1, QStringLiteral("1"), 128);
        QVERIFY(!withLargeGroup(project)); // the device chooses
        addGroup(project, 64);
        std::get<LaunchStep>(project.plan.first().action).local = {Expression(QStringLiteral("group"))};
        const auto larger = withLargeGroup(project);
        QVERIFY(larger);
        QCOMPARE(larger->parameters.last().value.text, QStringLiteral("256"));
        QCOMPARE(larger->parameters.first().value.text, QStringLiteral("512"));
        const auto largest = withLargeGroup(*withLargeGroup(*larger));
        QCOMPARE(largest->parameters.last().value.text, QStringLiteral("4096"));
        QVERIFY(!withLargeGroup(*largest));
        project.parameters.last().value = Expression(16);
        std::get<LaunchStep>(project.plan.first().action).local = {Expression(QStringLiteral("group")), Expression(1)};
        QCOMPARE(withLargeGroup(project)->parameters.last().value.text, QStringLiteral("32")); // rows of groups: there are many
        std::get<LaunchStep>(project.plan.first().action).local = {Expression(QStringLiteral("group")), Expression(4)};
        QVERIFY(!withLargeGroup(project));
    }

    void fewerElementsStillLeaveWorkItemsWithoutOne()
    {
        Project project = guess(2, QStringLiteral("n"), 60);
        std::get<LaunchStep>(project.plan.first().action).global = QList<Expression>(2, Expression(QStringLiteral("Math.ceil(n / 8) * 8")));
        GuessTrial part;
        part.recorded = 0.5;
        setExtent(project, 60);
        QVERIFY(makeSmaller(project, part, false));
        QCOMPARE(project.parameters.first().value.text, QStringLiteral("30"));
        setExtent(project, 34);
        QVERIFY(makeSmaller(project, part, false));
        QCOMPARE(project.parameters.first().value.text, QStringLiteral("17"));
        setExtent(project, 33);
        QVERIFY(makeSmaller(project, part, false)); // not 16
        QCOMPARE(project.parameters.first().value.text, QStringLiteral("14"));
    }

    void fewerRowsKeepTheirGroups()
    {
        Project project = guess(2, QStringLiteral("n"), 64);
        addGroup(project, 256);
        auto &launch = std::get<LaunchStep>(project.plan.first().action);
        launch.global = {Expression(QStringLiteral("group")), Expression(QStringLiteral("n"))};
        launch.local = {Expression(QStringLiteral("group")), Expression(1)};
        GuessTrial part;
        part.recorded = 0.5;
        QVERIFY(makeSmaller(project, part, false));
        QCOMPARE(project.parameters.first().value.text, QStringLiteral("32"));
        QCOMPARE(project.parameters.last().value.text, QStringLiteral("256"));
    }

    void racesThatWereHiddenAreNothingWorse()
    {
        Finding unset;
        unset.kind = FindingKind::UninitialisedRead;
        unset.memory = AddressSpace::Local;
        unset.accesses = {FindingAccess{}};
        unset.accesses.first().file = QStringLiteral("k.cl");
        unset.accesses.first().line = 1;
        unset.accesses.first().column = 1;
        Finding race;
        race.kind = FindingKind::DataRace;
        race.memory = AddressSpace::Local;
        const GuessTrial before{true, {}, {unset}, {QStringLiteral("k.cl:1:1")}};
        QVERIFY(mends({true, {}, {race, race}, {QStringLiteral("k.cl:1:1")}}, before));
        QVERIFY(!mends({true, {}, {race, race}, {}}, before)); // what was wrong was not at work
        QVERIFY(!mends({true, {}, {unset, race}, {QStringLiteral("k.cl:1:1")}}, before));
        race.memory = AddressSpace::Global;
        QVERIFY(!mends({true, {}, {race, race}, {QStringLiteral("k.cl:1:1")}}, before));
    }

    void eachWorkItemMayBeThereForSeveralElements()
    {
        Finding race;
        race.kind = FindingKind::DataRace;
        race.object = QStringLiteral("a");
        race.memory = AddressSpace::Global;
        GuessTrial raced{true, {}, {race}, {QStringLiteral("k.cl:1:1")}};
        QCOMPARE(elementsOfEach(raced, {}), 1);
        raced.storedByEach = {{QStringLiteral("a"), 4}, {QStringLiteral("b"), 8}};
        QCOMPARE(elementsOfEach(raced, {}), 4);
        BufferSpec vectors;
        vectors.name = QStringLiteral("a");
        vectors.type = QStringLiteral("float8");
        QCOMPARE(elementsOfEach(raced, {vectors}), 4);
        raced.storedByEach.clear();
        QCOMPARE(elementsOfEach(raced, {vectors}), 8); // a row of numbers, eight to each
        raced.storedByEach = {{QStringLiteral("a"), 4}};
        QVERIFY(mendsAll({true, {}, {}, {QStringLiteral("k.cl:1:1"), QStringLiteral("k.cl:2:1")}}, raced));
        QVERIFY(!mendsAll({true, {}, {}, {QStringLiteral("k.cl:2:1")}}, raced)); // what raced was not at work

        Project project = guess(2, QStringLiteral("n"), 64);
        std::get<LaunchStep>(project.plan.first().action).global = {Expression(QStringLiteral("Math.ceil(n / 16) * 16")),
                                                                    Expression(QStringLiteral("n"))};
        const auto fewer = withFewerItems(project, {1, 4});
        QVERIFY(fewer);
        const auto &global = std::get<LaunchStep>(fewer->plan.first().action).global;
        QCOMPARE(global[0].text, QStringLiteral("Math.ceil(n / 4 / 16) * 16"));
        QCOMPARE(global[1].text, QStringLiteral("n"));
        QVERIFY(!withFewerItems(project, {4, 4})); // it has no third dimension
        const auto sides = [](int elements) {
            QStringList texts;
            for (const FewerItems &choice : fewerItems(elements))
                texts << QStringLiteral("%1:%2").arg(choice.dimensions).arg(choice.times);
            return texts.join(u' ');
        };
        QCOMPARE(sides(16), QStringLiteral("3:4 1:16 2:16 3:8 3:16")); // of vectors of four 8 x 8
        QCOMPARE(sides(8), QStringLiteral("1:8 2:8 3:4 3:8"));         // of pairs 4 x 4
        QCOMPARE(sides(1), QString());
        std::get<LaunchStep>(project.plan.first().action).local = {Expression(16), Expression(1)};
        QCOMPARE(withFewerItems(project, {1, 8})->parameters.first().value.text, QStringLiteral("256")); // two work-groups
    }

    /// A stencil in place: of a few work-items only one is no neighbour of another, and it stores little of the buffer.
    void fewerWorkItemsThatLeaveGapsAreNotThereForSeveralElements()
    {
        Finding race;
        race.kind = FindingKind::DataRace;
        race.object = QStringLiteral("a");
        race.memory = AddressSpace::Global;
        GuessTrial raced{true, {}, {race}, {}};
        raced.storedPart = {{QStringLiteral("a"), 0.8}, {QStringLiteral("b"), 1}};
        GuessTrial fewer{true, {}, {}, {}};
        fewer.storedPart = {{QStringLiteral("a"), 0.75}, {QStringLiteral("b"), 0.1}};
        QVERIFY(!leavesGaps(fewer, raced)); // nobody raced for b
        fewer.storedPart[QStringLiteral("a")] = 0.01;
        QVERIFY(leavesGaps(fewer, raced));
        raced.storedPart[QStringLiteral("a")] = 0.02; // there were gaps before
        QVERIFY(!leavesGaps(fewer, raced));
    }

    void oneWorkItemMayDoTheWorkOfAColumnOfItsGroup()
    {
        Project project = guess(2, QStringLiteral("n"), 64);
        addGroup(project, 8);
        auto &launch = std::get<LaunchStep>(project.plan.first().action);
        launch.local = QList<Expression>(2, Expression(QStringLiteral("group")));
        QVERIFY(!withFlatGroup(project, 0, 4)); // fewer elements than the group has work-items
        QVERIFY(!withFlatGroup(project, 2, 8));
        const auto flat = withFlatGroup(project, 1, 8);
        QVERIFY(flat);
        const auto &changed = std::get<LaunchStep>(flat->plan.first().action);
        QCOMPARE(changed.local[0].text, QStringLiteral("group"));
        QCOMPARE(changed.local[1].text, QStringLiteral("1"));
        QCOMPARE(changed.global[1].text, QStringLiteral("n / 8"));
    }

    void aKernelThatStoresNothingDidNextToNothing()
    {
        GuessTrial trial{true, {}, {}, {QStringLiteral("k.cl:1:1")}};
        trial.stored = StoredValues::Numbers;
        trial.idle = 4;
        QVERIFY(!didNextToNothing(trial));
        trial.idle = 5; // of six places that access memory
        QVERIFY(didNextToNothing(trial));
        trial.idle = 1;
        trial.stored = StoredValues::Nothing;
        QVERIFY(didNextToNothing(trial));
        trial.findings << Finding();
        QVERIFY(!didNextToNothing(trial));
    }

    void groupsThatAccessNothingAreIdle()
    {
        GuessTrial trial{true, {}, {}, {QStringLiteral("k.cl:1:1")}};
        trial.groups = 16;
        trial.activeGroups = 2;
        QVERIFY(leavesGroupsIdle(trial));
        GuessTrial other = trial;
        other.activeGroups = 7;
        QVERIFY(!leavesGroupsIdle(other) && !reachesMore(other, trial));
        other.activeGroups = 8;
        QVERIFY(reachesMore(other, trial));
        other.touched.clear();
        QVERIFY(!reachesMore(other, trial));
        trial.groups = 7;
        trial.activeGroups = 0;
        QVERIFY(!leavesGroupsIdle(trial));
    }

    void oneTooManyIsTheKernelsOwn_data()
    {
        QTest::addColumn<quint64>("needed");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("one more row") << quint64(60 * 60 + 60) << true;
        QTest::newRow("one more row and one") << quint64(60 * 60 + 61) << true;
        QTest::newRow("two rows") << quint64(60 * 60 + 120) << false;
    }
    void oneTooManyIsTheKernelsOwn()
    {
        QFETCH(quint64, needed);
        QFETCH(bool, isKept);
        Finding finding;
        finding.kind = FindingKind::OutOfBounds;
        finding.object = QStringLiteral("a");
        finding.accesses << FindingAccess{};
        const GuessTrial more{true, {reachOfBuffer(60 * 60, needed)}, {finding}, {}};
        QCOMPARE(showsOnlyOneTooMany(more, {}, 2, 60), isKept);
        QVERIFY(!showsOnlyOneTooMany({}, {}, 2, 60));    // it could not be tried
        QVERIFY(showsOnlyOneTooMany(more, more, 2, 60)); // with as many work-items as elements it is the same
        Finding divergence = finding;
        divergence.kind = FindingKind::BarrierDivergence;
        QCOMPARE(showsOnlyOneTooMany({true, more.reaches, {finding, divergence}, {}}, {}, 2, 60), isKept);
        QVERIFY(showsOnlyOneTooMany({true, {}, {divergence}, {}}, {}, 2, 60)); // a barrier in the guard
        Finding overflow = finding;
        overflow.kind = FindingKind::SignedOverflow;
        QVERIFY(!showsOnlyOneTooMany({true, more.reaches, {finding, overflow}, {}}, {}, 2, 60));
    }

    void workItemsThatNobodyLooksAfterBesideAnImageAreNotKept()
    {
        Finding finding;
        finding.kind = FindingKind::OutOfBounds;
        finding.memory = AddressSpace::Image;
        finding.accesses << FindingAccess{};
        GuessTrial more{true, {}, {finding}, {}};
        more.besideImages = 1;
        QVERIFY(showsOnlyOneTooMany(more, {}, 2, 60));
        more.besideImages = 4;
        QVERIFY(!showsOnlyOneTooMany(more, {}, 2, 60));
    }

    void aStepIsLeftInTwoDimensionsWhereExtentsAreKnown()
    {
        Project project = guess(2, QStringLiteral("n"), 60);
        QVERIFY(!fitGuess(project, {reachOfBuffer(60 * 60, 60 * 60 + 60)}, {.extents = true}));
        QVERIFY(fitGuess(project, {reachOfBuffer(60 * 60, 60 * 60 + 60)}));
    }

    void aTableInTwoDimensionsGetsItsRoom()
    {
        Project project = guess(2, QStringLiteral("n"), 60);
        project.buffers.first().shape = {Expression(QStringLiteral("n"))};
        QVERIFY(fitGuess(project, {reachOfBuffer(60, 81)}, {true, false}));
    }

    void aStepThatContentsTookIsNotTheKernelsOwn()
    {
        Project project = guess(1, QStringLiteral("n"), 1000);
        QVERIFY(!fitGuess(project, {reachOfBuffer(1000, 1002)}));
        QVERIFY(fitGuess(project, {reachOfBuffer(1000, 1002)}, {false, false, {QStringLiteral("a")}}));
    }

    void otherNumbersHaveToMendWhatWasWrong()
    {
        Finding finding;
        finding.kind = FindingKind::OutOfBounds;
        finding.object = QStringLiteral("tile");
        FindingAccess access;
        access.file = QStringLiteral("k.cl");
        access.line = 7;
        access.column = 3;
        finding.accesses << access;
        const GuessTrial before{true, {}, {finding}, {QStringLiteral("k.cl:7:3")}};
        QVERIFY(missesByFar(before));
        QVERIFY(mends({true, {}, {}, {QStringLiteral("k.cl:7:3")}}, before));
        QVERIFY(!mends({true, {}, {}, {}}, before)); // the place was not at work
        QVERIFY(!mends(before, before));
        QVERIFY(!mends({false, {}, {}, {QStringLiteral("k.cl:7:3")}}, before));
        finding.memory = AddressSpace::Private;
        QVERIFY(mends({true, {}, {}, {}}, {true, {}, {finding}, {}}));
    }

    void whatCouldNotBeRecordedIsMadeSmaller_data()
    {
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("group"); ///< 0: the device chooses
        QTest::addColumn<double>("recorded");
        QTest::addColumn<bool>("knowsGroup");
        QTest::addColumn<QString>("smaller");
        QTest::newRow("all of it was") << 1024 << 64 << 1.0 << false << QString();
        QTest::newRow("half") << 1024 << 64 << 0.5 << false << QStringLiteral("512 64");
        QTest::newRow("next to nothing") << 1024 << 64 << 0.01 << false << QStringLiteral("256 64");
        QTest::newRow("events of one group were lost") << 1024 << 64 << 0.0 << false << QStringLiteral("256 64");
        QTest::newRow("two groups") << 128 << 64 << 0.5 << false << QStringLiteral("64 32");
        QTest::newRow("two groups that have to be so large") << 128 << 64 << 0.5 << true << QStringLiteral("64 64");
        QTest::newRow("one such group") << 64 << 64 << 0.5 << true << QString();
        QTest::newRow("the smallest groups") << 32 << 16 << 0.5 << false << QString();
        QTest::newRow("without groups") << 64 << 0 << 0.5 << false << QStringLiteral("32");
    }
    void whatCouldNotBeRecordedIsMadeSmaller()
    {
        QFETCH(int, n);
        QFETCH(int, group);
        QFETCH(double, recorded);
        QFETCH(bool, knowsGroup);
        QFETCH(QString, smaller);
        Project project = guess(1, QStringLiteral("n"), n);
        if (group > 0)
            addGroup(project, group);
        GuessTrial trial;
        trial.recorded = recorded;
        QCOMPARE(makeSmaller(project, trial, knowsGroup), !smaller.isEmpty());
        QStringList numbers;
        for (const Parameter &parameter : project.parameters)
            numbers << parameter.value.text;
        if (!smaller.isEmpty())
            QCOMPARE(numbers.join(u' '), smaller);
    }

    void whatWentBehindBuffersThatHaveGrownSinceIsForgotten()
    {
        GuessTrial trial;
        for (const auto &[kind, object] :
             {std::pair(FindingKind::OutOfBounds, "a"), std::pair(FindingKind::OutOfBounds, "t"), std::pair(FindingKind::DataRace, "a")}) {
            trial.findings << Finding{};
            trial.findings.last().kind = kind;
            trial.findings.last().object = QString::fromLatin1(object);
        }
        const Project tried = guess(1, QStringLiteral("n"), 64);
        GuessTrial same = trial;
        forgetFitted(same, tried, tried);
        QCOMPARE(same.findings, trial.findings);
        Project fitted = tried;
        fitted.buffers.first().shape = {Expression(100)};
        forgetFitted(trial, tried, fitted);
        QCOMPARE(trial.findings, same.findings.mid(1));
    }

    void aStepBehindABufferIsNoMiss()
    {
        Finding finding;
        finding.kind = FindingKind::OutOfBounds;
        finding.object = QStringLiteral("a");
        QVERIFY(!missesByFar({true, {reachOfBuffer(1000, 1001)}, {finding}, {}}));
        QVERIFY(missesByFar({true, {reachOfBuffer(1000, 5000)}, {finding}, {}}));
    }
};

QTEST_GUILESS_MAIN(TestGuessFitting)
#include "tst_guessfitting.moc"
