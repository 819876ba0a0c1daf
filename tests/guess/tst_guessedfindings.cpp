#include <QtTest>

#include "guess/GuessedFindings.h"
#include "project/Guesses.h"
#include "project/ProjectDocument.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

const QByteArray projectFile = R"({ "kernelscope": 1, "sources": ["k.cl"], "parameters": { "n": 64, "group": 8 },
  "buffers": [ { "name": "a_buffer", "type": "int", "shape": ["n"] }, { "name": "order", "type": "int", "shape": [64], "init": { "expression": "i" } },
               { "name": "picture", "image": "rgba-float", "shape": [8, 8], "access": "out" } ],
  "plan": [ { "launch": "go", "kernel": "k", "global": ["n"], "local": ["group"],
              "arguments": { "a": { "buffer": "a_buffer" }, "order": { "buffer": "order" }, "step": { "value": 3 }, "part": { "local": "group" },
                             "picture": { "image": "picture" } } } ] })";

/// The kernel's index of a is made from step and order in line 5, from nothing in line 6; in line 13 step only bounds it, in line 14 order
/// decides whether it is accessed, in line 15 its place is the same for all work-items, in line 17 order is in its own index.
KernelSignature kernel()
{
    KernelSignature signature;
    signature.name = u"k"_s;
    signature.facts.queries = QList<int>(7, 0);
    signature.facts.operations = {{8, OperationKind::Division, {u"order"_s, u"step"_s}},
                                  {9, OperationKind::Loop, {u"order"_s, u"step"_s}},
                                  {16, OperationKind::Barrier, {u"order"_s}},
                                  {18, OperationKind::BarrierCondition, {u"step"_s}}};
    const auto add = [&](int line, const QString &object, const QStringList &parameters, int dimensions = 0, const QStringList &bounds = {},
                         const QStringList &conditions = {}) {
        signature.facts.indexes << IndexFacts{line, object, parameters, dimensions, bounds, conditions};
    };
    add(5, u"a"_s, {u"step"_s, u"order"_s}, 1);
    add(6, u"a"_s, {});
    add(7, u"own"_s, {});
    add(12, u"own"_s, {u"order"_s, u"step"_s});
    add(11, QString(), {u"step"_s});
    add(13, u"a"_s, {u"step"_s}, 1, {u"step"_s});
    add(14, u"a"_s, {}, 1, {}, {u"order"_s});
    add(15, u"a"_s, {u"step"_s});
    add(17, u"order"_s, {u"order"_s});
    return signature;
}

Finding outside(const QString &object, int line, qint64 element, AddressSpace memory = AddressSpace::Global)
{
    Finding finding;
    finding.kind = FindingKind::OutOfBounds;
    finding.message = u"Outside."_s;
    finding.memory = memory;
    finding.object = object;
    finding.element = element;
    FindingAccess access;
    access.line = line;
    finding.accesses << access;
    return finding;
}

/// What is told of it after the guesses at these places.
Finding told(Finding finding, const QStringList &places)
{
    Project project = readProject(projectFile, {}).value();
    for (const QString &place : places)
        addGuesses(project, {place});
    QList<Finding> findings{finding};
    doubtByGuesses(findings, project, u"/plan/0"_s, kernel());
    return findings.first();
}

/// What becomes of a race in a line between a work-item of the first group and one of another, in a kernel that asks these queries.
Finding judgedRace(const QString &guess, const QList<WorkItemQuery> &queries, int line, quint64 otherGroup,
                   const QList<IndexFacts> &indexes = {})
{
    Project project = readProject(projectFile, {}).value();
    addGuesses(project, {guess});
    KernelSignature signature = kernel();
    for (const WorkItemQuery query : queries)
        signature.facts.queries[int(query)] = 1;
    signature.facts.indexes << indexes;
    Finding race = outside(u"a_buffer"_s, line, 3);
    race.kind = FindingKind::DataRace;
    race.accesses << race.accesses.first();
    race.accesses[0].groupId = {0};
    race.accesses[1].groupId = {otherGroup};
    QList<Finding> findings{race};
    doubtByGuesses(findings, project, u"/plan/0"_s, signature);
    return findings.first();
}

/// What work-items with these places, of a launch in two dimensions, find in local memory, whose index is only made from the first.
Finding toldOfLocal(FindingKind kind, const QList<QList<quint64>> &places, bool asksLocalId = false, qint64 element = 3)
{
    Project project = readProject(projectFile, {}).value();
    auto &launch = std::get<LaunchStep>(project.plan.first().action);
    launch.global << Expression(64);
    launch.local << Expression(4);
    addGuesses(project, {u"/plan/go/local"_s});
    KernelSignature signature = kernel();
    signature.facts.indexes << IndexFacts{10, u"own"_s, {}, 1, {}, {}};
    signature.facts.queries[int(WorkItemQuery::LocalId)] = asksLocalId ? 3 : 0;
    signature.localVariables << LocalVariable{u"own"_s, u"float"_s, {}, {64}, 256, {}};
    Finding finding = outside(u"own"_s, 10, element, AddressSpace::Local);
    finding.kind = kind;
    finding.accesses = {};
    for (const QList<quint64> &place : places) {
        finding.accesses << FindingAccess{};
        finding.accesses.last().line = 10;
        finding.accesses.last().globalId = place;
    }
    QList<Finding> findings{finding};
    doubtByGuesses(findings, project, u"/plan/0"_s, signature);
    return findings.first();
}

} // namespace

class TestGuessedFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Work-items of later groups leave local memory that their place among all indexes: the kernel may be meant for one group.
    void localMemoryByTheGlobalIdHangsOnTheGlobalSize()
    {
        const auto judged = [](FindingKind kind, quint64 group, bool asksGroup = false) {
            Project project = readProject(projectFile, {}).value();
            addGuesses(project, {u"/plan/go/global"_s});
            KernelSignature signature = kernel();
            signature.facts.queries[int(WorkItemQuery::GroupId)] = asksGroup;
            signature.facts.localArrays << LocalArrayFacts{u"own"_s, {0}, false, 0, true, 1};
            Finding finding = outside(u"own"_s, 10, 64, AddressSpace::Local);
            finding.kind = kind;
            finding.accesses.first().globalId = {64};
            finding.accesses.first().groupId = {group};
            QList<Finding> findings{finding};
            doubtByGuesses(findings, project, u"/plan/0"_s, signature);
            return findings.first();
        };
        for (const FindingKind kind : {FindingKind::OutOfBounds, FindingKind::UninitialisedRead}) {
            const Finding later = judged(kind, 8);
            QCOMPARE(later.severity, Severity::Warning);
            QVERIFY2(later.message.contains(u"the global size, n (n = 64)"), qPrintable(later.message));
            QCOMPARE(judged(kind, 0).severity, Severity::Error);
            QCOMPARE(judged(kind, 8, true).severity, Severity::Error);
        }
    }

    /// get_global_id(0) / size * size + get_local_id(0) is right with one size of groups.
    void aRaceByPlacesInGroupsOfAGuessedSizeHangsOnIt()
    {
        const auto judged = [](const QList<WorkItemQuery> &queries, quint64 other) {
            return judgedRace(u"/plan/go/local"_s, queries, 10, other, {IndexFacts{10, u"a"_s, {}, 1, {}, {}}});
        };
        using Query = WorkItemQuery;
        const Finding doubtful = judged({Query::GlobalId, Query::LocalId}, 1);
        QCOMPARE(doubtful.severity, Severity::Warning);
        QVERIFY2(doubtful.message.contains(u"the local size, group (group = 8)"), qPrintable(doubtful.message));
        QCOMPARE(judged({Query::GlobalId, Query::LocalId}, 0).severity, Severity::Error);
        QCOMPARE(judged({Query::GlobalId}, 1).severity, Severity::Error);
        QCOMPARE(judged({Query::GlobalId, Query::LocalId, Query::GroupId}, 1).severity, Severity::Error);
    }

    void whatHangsOnAGuess_data()
    {
        QTest::addColumn<Finding>("finding");
        QTest::addColumn<QStringList>("guesses");
        QTest::addColumn<QString>("named"); // empty: it stays an error
        const QStringList shape{u"/buffers/a_buffer/shape"_s};
        const Finding behind = outside(u"a_buffer"_s, 6, 64);
        const Finding before = outside(u"a_buffer"_s, 6, -1);
        QTest::newRow("the size") << behind << shape << u"the size of a_buffer, n (n = 64)"_s;
        QTest::newRow("the parameter that the size is made from")
            << behind << QStringList{u"/parameters/n"_s} << u"the size of a_buffer, n; the global size, n (n = 64)"_s;
        QTest::newRow("another parameter") << behind << QStringList{u"/parameters/group"_s} << QString();
        QTest::newRow("another buffer's size") << behind << QStringList{u"/buffers/order/shape"_s} << QString();
        QTest::newRow("no guess") << behind << QStringList() << QString();
        QTest::newRow("before the start") << before << shape << QString();
        QTest::newRow("before the start, by a guessed number")
            << outside(u"a_buffer"_s, 5, -3) << QStringList{u"/plan/go/arguments/step"_s} << u"step = 3"_s;
        const QStringList step{u"/plan/go/arguments/step"_s};
        const QStringList order{u"/buffers/order/init"_s};
        QTest::newRow("before the start, bounded by a guessed number") << outside(u"a_buffer"_s, 13, -1) << step << QString();
        QTest::newRow("after the end, bounded by a guessed number") << outside(u"a_buffer"_s, 13, 64) << step << u"step = 3"_s;
        QTest::newRow("before the start, unsigned") << outside(u"a_buffer"_s, 13, 0xffffffff) << (step + shape) << QString();
        QTest::newRow("before the start, unsigned, of a pointer that was moved on")
            << outside(u"a_buffer"_s, 13, 0x10000000f) << (step + shape) << QString();
        QTest::newRow("before the start, where guessed contents let it")
            << outside(u"a_buffer"_s, 14, -1) << order << u"the contents of order. "_s;
        QTest::newRow("by guessed contents") << outside(u"a_buffer"_s, 5, 99) << QStringList{u"/buffers/order/init"_s}
                                             << u"the contents of order"_s;
        QTest::newRow("by a number that it does not use")
            << outside(u"a_buffer"_s, 6, -3) << QStringList{u"/plan/go/arguments/step"_s} << QString();
        QTest::newRow("local argument") << outside(u"part"_s, 7, 8, AddressSpace::Local) << QStringList{u"/plan/go/arguments/part"_s}
                                        << u"the size of part, group (group = 8)"_s;
        QTest::newRow("array of the kernel's own")
            << outside(u"own"_s, 7, 8, AddressSpace::Local) << QStringList{u"/plan/go/local"_s} << u"the local size, group (group = 8)"_s;
        QTest::newRow("private array") << outside(u"own"_s, 7, 8, AddressSpace::Private) << QStringList{u"/plan/go/local"_s, shape.first()}
                                       << QString();
        Finding race = outside(u"a_buffer"_s, 6, 3);
        race.kind = FindingKind::DataRace;
        QTest::newRow("a race for one place") << race << (shape + QStringList{u"/plan/go/arguments/step"_s}) << QString();
        race.accesses.first().line = 5;
        QTest::newRow("a race by a guessed number") << race << QStringList{u"/plan/go/arguments/step"_s} << u"step = 3"_s;
        race.accesses.first().line = 15;
        QTest::newRow("a race for one place, wherever it is") << race << step << QString();
        race.accesses.first().line = 14;
        QTest::newRow("a race where guessed contents let it") << race << order << u"the contents of order. "_s;
        race.kind = FindingKind::DivisionByZero;
        race.object.clear();
        race.accesses.first().line = 8;
        const QStringList both{u"/buffers/order/init"_s, u"/plan/go/arguments/step"_s};
        QTest::newRow("a division by guessed numbers") << race << both << u"the contents of order; step = 3"_s;
        QTest::newRow("a division by none that is guessed") << race << shape << QString();
        race.kind = FindingKind::SignedOverflow;
        QTest::newRow("an overflow of a division") << race << both << u"step = 3"_s;
        race.kind = FindingKind::InvalidConversion;
        QTest::newRow("a conversion where none is") << race << both << QString();
        race.kind = FindingKind::EndlessLoop;
        race.accesses.first().line = 9;
        QTest::newRow("a loop that guessed contents end") << race << both << u"the contents of order. "_s;
        QTest::newRow("a loop that a guessed number ends") << race << QStringList{both.last()} << QString();
        Finding beside = outside(u"picture"_s, 10, 0, AddressSpace::Image);
        beside.element.reset();
        beside.message = u"Outside. It writes picture at (8, 0)."_s;
        QTest::newRow("beside an image") << beside << QStringList{u"/buffers/picture/shape"_s} << u"the size of picture, 8 x 8"_s;
        QTest::newRow("beside an image that is none's guess") << beside << shape << QString();
        beside.isOutsideAnyImage = true;
        QTest::newRow("before an image") << beside << QStringList{u"/buffers/picture/shape"_s} << QString();
        beside.isOutsideAnyImage = false;
        beside.kind = FindingKind::InvalidFormat;
        QTest::newRow("pixels of another kind")
            << beside << QStringList{u"/buffers/picture/image"_s} << u"the format of picture, rgba-float"_s;
        QTest::newRow("pixels of another kind in an image of a guessed size")
            << beside << QStringList{u"/buffers/picture/shape"_s} << QString();
        Finding unset = outside(u"own"_s, 7, 3, AddressSpace::Local);
        unset.kind = FindingKind::UninitialisedRead;
        QTest::newRow("what guessed contents store nothing to") << unset << both << u"the contents of order. "_s;
        Finding groups = race;
        groups.kind = FindingKind::DataRace;
        groups.memory = AddressSpace::Global;
        groups.accesses = {groups.accesses.first(), groups.accesses.first()};
        groups.accesses[1].groupId = {1};
        const QStringList sizes{u"/plan/go/global"_s};
        QTest::newRow("a race of two groups") << groups << sizes << QString();
        groups.accesses[1].phase = 1;
        QTest::newRow("a race of two groups that have barriers") << groups << sizes << u"the global size, n (n = 64)"_s;
        QTest::newRow("where no buffer lies") << outside(QString(), 11, 0) << QStringList{u"/plan/go/arguments/step"_s} << QString();
        race = outside(u"a_buffer"_s, 6, 3);
        race.kind = FindingKind::BarrierDivergence;
        race.accesses.first().line = 16;
        QTest::newRow("a barrier that guessed contents lead to") << race << order << u"the contents of order. "_s;
        QTest::newRow("a barrier that guessed numbers lead to") << race << step << QString();
        race.accesses.first().line = 6;
        QTest::newRow("another kind") << race << QStringList{u"/plan/go/arguments/step"_s} << QString();
    }
    void whatHangsOnAGuess()
    {
        QFETCH(Finding, finding);
        QFETCH(QStringList, guesses);
        QFETCH(QString, named);
        const Finding result = told(finding, guesses);
        if (named.isEmpty()) {
            QCOMPARE(result, finding);
            return;
        }
        QCOMPARE(result.severity, Severity::Warning);
        QVERIFY2(result.message.startsWith(u"Outside. ") && result.message.contains(named), qPrintable(result.message));
    }

    void inTheLastGroupTheGlobalSizeMayBeAtFault()
    {
        const auto toldIn = [](quint64 group, const QString &global, FindingKind kind) {
            Project project = readProject(projectFile, {}).value();
            std::get<LaunchStep>(project.plan.first().action).global = {Expression(global)};
            addGuesses(project, {u"/plan/go/global"_s});
            Finding finding = outside(u"part"_s, 17, 3, AddressSpace::Local);
            finding.kind = kind;
            finding.accesses.first().groupId = {group};
            QList<Finding> findings{finding};
            doubtByGuesses(findings, project, u"/plan/0"_s, kernel());
            return findings.first();
        };
        const QString filled = u"Math.ceil(n / group) * group"_s;
        for (const FindingKind kind : {FindingKind::BarrierDivergence, FindingKind::UninitialisedRead}) {
            QVERIFY(toldIn(7, filled, kind).message.contains(u"the global size, Math.ceil(n / group) * group"));
            QCOMPARE(toldIn(0, filled, kind).severity, Severity::Error);
            QCOMPARE(toldIn(7, u"n"_s, kind).severity, Severity::Error);
        }
    }

    void groupsThatGoThroughPartsMayNotFitANumber()
    {
        const auto toldOf = [](bool asksLocalSize, int line) {
            Project project = readProject(projectFile, {}).value();
            addGuesses(project, {u"/plan/go/local"_s});
            addGuesses(project, {u"/plan/go/arguments/step"_s});
            Finding finding = outside(QString(), 16, 0);
            finding.kind = FindingKind::BarrierDivergence;
            finding.accesses << finding.accesses.first();
            finding.accesses.last().line = line;
            KernelSignature signature = kernel();
            signature.facts.queries[int(WorkItemQuery::LocalSize)] = asksLocalSize ? 1 : 0;
            QList<Finding> findings{finding};
            doubtByGuesses(findings, project, u"/plan/0"_s, signature);
            return findings.first();
        };
        QVERIFY(toldOf(true, 18).message.contains(u"step = 3; the local size, group (group = 8)"));
        QCOMPARE(toldOf(false, 18).severity, Severity::Error);
        QCOMPARE(toldOf(true, 19).severity, Severity::Error);
    }

    void aKernelThatAsksForItsGroupIsMeantForSeveral()
    {
        Project project = readProject(projectFile, {}).value();
        addGuesses(project, {u"/plan/go/global"_s});
        Finding race = outside(u"a_buffer"_s, 6, 3);
        race.kind = FindingKind::DataRace;
        race.accesses << race.accesses.first();
        race.accesses[1].groupId = {1};
        race.accesses[1].phase = 1;
        KernelSignature signature = kernel();
        QList<Finding> findings{race};
        doubtByGuesses(findings, project, u"/plan/0"_s, signature);
        QCOMPARE(findings.first().severity, Severity::Warning);
        signature.facts.queries[int(WorkItemQuery::GroupId)] = 1;
        findings = {race};
        doubtByGuesses(findings, project, u"/plan/0"_s, signature);
        QCOMPARE(findings.first().severity, Severity::Error);
    }

    void inLocalMemoryTheGroupMayBeAtFault()
    {
        using Kind = FindingKind;
        const QList<QList<quint64>> column{{3, 0}, {3, 1}};
        const QList<QList<quint64>> row{{3, 0}, {4, 0}};
        QVERIFY(toldOfLocal(Kind::DataRace, column).message.contains(u"the local size, group x 4 (group = 8)"));
        QCOMPARE(toldOfLocal(Kind::DataRace, row).severity, Severity::Error);
        QCOMPARE(toldOfLocal(Kind::DataRace, column, true).severity, Severity::Error); // a column is what the kernel wants
        QVERIFY(toldOfLocal(Kind::UninitialisedRead, {{3, 0}}).message.contains(u"the local size"));
        QCOMPARE(toldOfLocal(Kind::UninitialisedRead, {{3, 0}}, true).severity, Severity::Error);
        QVERIFY(toldOfLocal(Kind::UninitialisedRead, {{3, 0}}, true, 8).message.contains(u"the local size")); // a longer row has it
    }

    /// if (l == 31) own[...] = ...: in groups of 8 nobody does.
    void whatAPlaceBeyondTheGroupWouldWriteHangsOnTheLocalSize()
    {
        const auto judged = [](FindingKind kind, int places) {
            Project project = readProject(projectFile, {}).value();
            addGuesses(project, {u"/plan/go/local"_s});
            KernelSignature signature = kernel();
            signature.facts.placesCompared = {places, 0, 0};
            Finding finding = outside(u"own"_s, 6, 3, AddressSpace::Local);
            finding.kind = kind;
            QList<Finding> findings{finding};
            doubtByGuesses(findings, project, u"/plan/0"_s, signature);
            return findings.first();
        };
        const Finding doubtful = judged(FindingKind::UninitialisedRead, 32);
        QCOMPARE(doubtful.severity, Severity::Warning);
        QVERIFY2(doubtful.message.contains(u"the local size, group (group = 8)"), qPrintable(doubtful.message));
        QCOMPARE(judged(FindingKind::UninitialisedRead, 8).severity, Severity::Error);
        QCOMPARE(judged(FindingKind::DataRace, 32).severity, Severity::Error);
    }

    /// if (get_local_id(0) == 0) out[0] = ...: the first work-item of every group does it.
    void whatAllGroupsDoHangsOnHowManyThereAre()
    {
        const auto judged = [](const QList<WorkItemQuery> &queries, quint64 other) {
            return judgedRace(u"/plan/go/global"_s, queries, 6, other);
        };
        using Query = WorkItemQuery;
        const Finding doubtful = judged({Query::LocalId}, 1);
        QCOMPARE(doubtful.severity, Severity::Warning);
        QVERIFY2(doubtful.message.contains(u"the global size, n (n = 64)"), qPrintable(doubtful.message));
        QCOMPARE(judged({Query::LocalId}, 0).severity, Severity::Error);
        QCOMPARE(judged({Query::LocalId, Query::GroupId}, 1).severity, Severity::Error);
        QCOMPARE(judged({Query::LocalId, Query::GlobalId}, 1).severity, Severity::Error);
    }

    void aRaceThatIsAWarningNamesTheGuess()
    {
        Finding race = outside(u"a_buffer"_s, 5, 3);
        race.kind = FindingKind::DataRace;
        race.severity = Severity::Warning;
        const Finding result = told(race, {u"/plan/go/arguments/step"_s});
        QVERIFY2(result.message.endsWith(u"guessed: step = 3."), qPrintable(result.message));
    }

    /// A struct of the buffer says how far a loop goes through its array.
    void anIndexInAnArrayOfABufferNamesTheGuess()
    {
        Finding index = outside(u"order"_s, 17, 4);
        index.accesses.first().type = AccessType::Index;
        index.severity = Severity::Warning;
        for (const QString &name : {u"order"_s, u"parameterOfHelper"_s}) {
            index.object = name;
            const QString message = told(index, {u"/buffers/order/init"_s, u"/buffers/order/shape"_s}).message;
            QVERIFY2(message.endsWith(u"That hangs on what was guessed: the contents of order."), qPrintable(message));
        }
    }

    /// Of a[y * 16 + x], work-item (16, 0) and work-item (0, 1), but not (20, 0) and (20, 1).
    void aRaceOfPlacesBeyondARowNamesTheGlobalSize()
    {
        const auto judged = [](const QList<quint64> &one, const QList<quint64> &other) {
            Project project = readProject(projectFile, {}).value();
            addGuesses(project, {u"/plan/go/global"_s});
            KernelSignature signature = kernel();
            signature.facts.indexes << IndexFacts{20, u"a"_s, {}, 3, {}, {}, false, {16, 0, 0}};
            Finding race = outside(u"a_buffer"_s, 20, 16);
            race.kind = FindingKind::DataRace;
            race.accesses << race.accesses.first();
            race.accesses[0].globalId = one;
            race.accesses[1].globalId = other;
            QList<Finding> findings{race};
            doubtByGuesses(findings, project, u"/plan/0"_s, signature);
            return findings.first().severity;
        };
        QCOMPARE(judged({16, 0}, {0, 1}), Severity::Warning);
        QCOMPARE(judged({0, 1}, {16, 0}), Severity::Warning);
        QCOMPARE(judged({15, 0}, {0, 1}), Severity::Error);
        QCOMPARE(judged({20, 0}, {20, 1}), Severity::Error);
    }

    /// for (s = 1; s < n; s *= factor): a factor of 1 was guessed, of more it would end.
    void aLoopWhoseVariableIsMultipliedByAGuessHangsOnIt()
    {
        const auto judged = [](const Expression &value, int line = 21) {
            Project project = readProject(projectFile, {}).value();
            for (Argument &argument : std::get<LaunchStep>(project.plan.first().action).arguments) {
                if (auto *number = std::get_if<ValueArgument>(&argument.value))
                    number->value = GivenValue(value);
            }
            addGuesses(project, {u"/plan/go/arguments/step"_s});
            KernelSignature signature = kernel();
            signature.facts.operations << OperationFacts{21, OperationKind::LoopFactor, {u"step"_s}};
            Finding loop = outside(QString(), line, 0);
            loop.kind = FindingKind::EndlessLoop;
            QList<Finding> findings{loop};
            doubtByGuesses(findings, project, u"/plan/0"_s, signature);
            return findings.first();
        };
        const Finding doubtful = judged(Expression(1));
        QCOMPARE(doubtful.severity, Severity::Warning);
        QVERIFY2(doubtful.message.contains(u"step = 1"), qPrintable(doubtful.message));
        QCOMPARE(judged(Expression(0.0)).severity, Severity::Warning);
        QCOMPARE(judged(Expression(2)).severity, Severity::Error); // that is not why
        QCOMPARE(judged(Expression(1), 22).severity, Severity::Error);
    }

    /// if (in[i - 1] < m && in[i] >= m) a[0] = i: of sorted contents a single one stores. Who adds there needs others to wait.
    void aRaceOfStoresThatOwnContentsLetInHangsOnThem()
    {
        const auto judged = [](AccessType other, AddressSpace memory, const QStringList &own) {
            Project project = readProject(projectFile, {}).value();
            addGuesses(project, {u"/buffers/order/init"_s});
            KernelSignature signature = kernel();
            IndexFacts index{21, u"part"_s, {}, 0, {}, {u"order"_s}};
            index.ownConditions = own;
            signature.facts.indexes << index;
            signature.facts.indexes.last().object = u"a"_s;
            signature.facts.indexes << index;
            Finding race = outside(memory == AddressSpace::Local ? u"part"_s : u"a_buffer"_s, 21, 0, memory);
            race.kind = FindingKind::DataRace;
            race.accesses << race.accesses.first();
            race.accesses[0].type = AccessType::Store;
            race.accesses[1].type = other;
            QList<Finding> findings{race};
            doubtByGuesses(findings, project, u"/plan/0"_s, signature);
            return findings.first();
        };
        for (const AddressSpace memory : {AddressSpace::Global, AddressSpace::Local}) {
            const Finding stores = judged(AccessType::Store, memory, {u"order"_s});
            QCOMPARE(stores.severity, Severity::Warning);
            QVERIFY2(stores.message.contains(u"the contents of order"), qPrintable(stores.message));
            QCOMPARE(judged(AccessType::Load, memory, {u"order"_s}).severity, Severity::Error);
            QCOMPARE(judged(AccessType::Store, memory, {}).severity, Severity::Error);
        }
    }

    /// if (step == 3) part[l] = 3; else part[0] = l.
    void anAccessThatANumberChoosesHangsOnIt()
    {
        const auto judged = [](FindingKind kind, const QStringList &choices) {
            Project project = readProject(projectFile, {}).value();
            addGuesses(project, {u"/plan/go/arguments/step"_s});
            KernelSignature signature = kernel();
            IndexFacts index{21, u"part"_s, {}, 0, {}, {}};
            index.choices = choices;
            signature.facts.indexes << index;
            Finding finding = outside(u"part"_s, 21, -1, AddressSpace::Local);
            finding.kind = kind;
            QList<Finding> findings{finding};
            doubtByGuesses(findings, project, u"/plan/0"_s, signature);
            return findings.first();
        };
        for (const FindingKind kind : {FindingKind::DataRace, FindingKind::OutOfBounds, FindingKind::LostUpdate}) {
            const Finding chosen = judged(kind, {u"step"_s});
            QCOMPARE(chosen.severity, Severity::Warning);
            QVERIFY2(chosen.message.contains(u"step = 3"), qPrintable(chosen.message));
            QCOMPARE(judged(kind, {}).severity, Severity::Error);
        }
    }

    /// a[part[l]]: it comes from what stood there, not from the size of a.
    void anIndexMadeFromWhatNobodyWroteHangsOnNoSize()
    {
        const auto judged = [](const QString &object, const QString &guess) {
            Project project = readProject(projectFile, {}).value();
            addGuesses(project, {guess});
            KernelSignature signature = kernel();
            IndexFacts index{21, u"a"_s, {}, 1, {}, {}};
            index.mayBeUnset = QStringList{u"part"_s};
            signature.facts.indexes << index;
            signature.facts.indexes << IndexFacts{20, object, {u"order"_s}, 1, {}, {}};
            Finding unset = outside(object, 20, 3, AddressSpace::Local);
            unset.kind = FindingKind::UninitialisedRead;
            QList<Finding> findings{outside(u"a_buffer"_s, 21, 12345678), unset};
            doubtByGuesses(findings, project, u"/plan/0"_s, signature);
            return findings.first().severity;
        };
        QCOMPARE(judged(u"part"_s, u"/buffers/a_buffer/shape"_s), Severity::Error);
        QCOMPARE(judged(u"other"_s, u"/buffers/a_buffer/shape"_s), Severity::Warning);
        QCOMPARE(judged(u"part"_s, u"/buffers/order/init"_s), Severity::Warning); // so does the read
    }

    /// atomic_cmpxchg(&a[slot], 0xffffffff, key): in a table of zeros no place is free. That of a lock is with 0.
    void aLoopThatLooksForAFreePlaceHangsOnTheContents()
    {
        const auto judged = [](qint64 free) {
            Project project = readProject(projectFile, {}).value();
            addGuesses(project, {u"/buffers/a_buffer/init"_s});
            KernelSignature signature = kernel();
            signature.facts.operations << OperationFacts{21, OperationKind::Loop, {u"a"_s}};
            ParameterFacts facts;
            facts.name = u"a"_s;
            facts.free = free;
            signature.facts.parameters << facts;
            Finding loop = outside(QString(), 21, 0);
            loop.kind = FindingKind::EndlessLoop;
            QList<Finding> findings{loop};
            doubtByGuesses(findings, project, u"/plan/0"_s, signature);
            return findings.first();
        };
        const Finding table = judged(0xffffffff);
        QCOMPARE(table.severity, Severity::Warning);
        QVERIFY2(table.message.contains(u"the contents of a_buffer"), qPrintable(table.message));
        QCOMPARE(judged(0).severity, Severity::Error);
    }

    /// Of a + group * 512 + item each takes elements that are 64 apart: there may be 64 work-items.
    void aRaceOfItemsFurtherApartThanTheirElementsHangsOnTheLocalSize()
    {
        const auto judged = [](quint64 one, quint64 other, int stride, AddressSpace memory = AddressSpace::Global, quint64 otherGroup = 0) {
            Project project = readProject(projectFile, {}).value();
            addGuesses(project, {u"/plan/go/local"_s});
            KernelSignature signature = kernel();
            signature.facts.partStride = stride;
            signature.facts.indexes << IndexFacts{23, u"a"_s, {}, 1, {}, {}};
            Finding race = outside(memory == AddressSpace::Global ? u"a_buffer"_s : u"own"_s, 23, 3, memory);
            race.kind = FindingKind::DataRace;
            race.accesses << race.accesses.first();
            race.accesses[0].globalId = {one};
            race.accesses[1].globalId = {other};
            race.accesses[0].groupId = {0};
            race.accesses[1].groupId = {otherGroup};
            QList<Finding> findings{race};
            doubtByGuesses(findings, project, u"/plan/0"_s, signature);
            return findings.first();
        };
        for (const AddressSpace memory : {AddressSpace::Global, AddressSpace::Local}) {
            const Finding doubtful = judged(0, 4, 4, memory);
            QCOMPARE(doubtful.severity, Severity::Warning);
            QVERIFY2(doubtful.message.contains(u"the local size, group (group = 8)"), qPrintable(doubtful.message));
            QCOMPARE(judged(7, 2, 4, memory).severity, Severity::Warning);
            QCOMPARE(judged(0, 3, 4, memory).severity, Severity::Error); // there are as many in any group
            QCOMPARE(judged(0, 4, 0, memory).severity, Severity::Error);
        }
        QCOMPARE(judged(0, 8, 4, AddressSpace::Global, 1).severity, Severity::Error);
    }

    /// Work-items of one group whose size was guessed by what multiplies the group's place: a number of the index may be wrong, or that.
    void aRaceInOneGroupByANumberNamesTheLocalSizeToo()
    {
        const auto judged = [](int factor, quint64 otherGroup) {
            Project project = readProject(projectFile, {}).value();
            addGuesses(project, {u"/plan/go/local"_s, u"/plan/go/arguments/step"_s});
            KernelSignature signature = kernel();
            signature.facts.groupFactors = {factor, 0, 0};
            Finding race = outside(u"a_buffer"_s, 5, 3);
            race.kind = FindingKind::DataRace;
            race.accesses << race.accesses.first();
            race.accesses[0].groupId = {0};
            race.accesses[1].groupId = {otherGroup};
            QList<Finding> findings{race};
            doubtByGuesses(findings, project, u"/plan/0"_s, signature);
            return findings.first().message;
        };
        QVERIFY2(judged(8, 0).contains(u"step = 3; the local size, group (group = 8)"), qPrintable(judged(8, 0)));
        QVERIFY(!judged(8, 1).contains(u"local size"));
        QVERIFY(!judged(0, 0).contains(u"local size"));
    }

    /// Whoever reads on both sides of its place may be launched from the second place on.
    void anAccessBeforeTheStartHangsOnAGuessedOffset()
    {
        const auto judged = [](bool isGuessed, const QList<int> &reaches, int line, const QList<Expression> &offset = {}) {
            Project project = readProject(projectFile, {}).value();
            std::get<LaunchStep>(project.plan.first().action).offset = offset;
            if (isGuessed)
                addGuesses(project, {u"/plan/go/global"_s});
            KernelSignature signature = kernel();
            signature.facts.reaches = reaches;
            QList<Finding> findings{outside(u"a_buffer"_s, line, -1)};
            doubtByGuesses(findings, project, u"/plan/0"_s, signature);
            return findings.first();
        };
        const Finding doubtful = judged(true, {1, 0, 0}, 13);
        QCOMPARE(doubtful.severity, Severity::Warning);
        QVERIFY2(doubtful.message.contains(u"the global offset, 0"), qPrintable(doubtful.message));
        QCOMPARE(judged(true, {1, 0, 0}, 13, {Expression(0)}).severity, Severity::Error);
        QCOMPARE(judged(true, {0, 0, 0}, 13).severity, Severity::Error);
        QCOMPARE(judged(false, {1, 0, 0}, 13).severity, Severity::Error);
        QCOMPARE(judged(true, {1, 0, 0}, 6).severity, Severity::Error); // of one place for all
    }

    void anotherValueEndsTheGuess()
    {
        Project project = readProject(projectFile, {}).value();
        addGuesses(project, {u"/buffers/a_buffer/shape"_s});
        project.buffers.first().shape = {Expression(60)};
        QList<Finding> findings{outside(u"a_buffer"_s, 6, 60)};
        doubtByGuesses(findings, project, u"/plan/0"_s, kernel());
        QCOMPARE(findings.first().severity, Severity::Error);
    }

    void aWarningStaysAsItIs()
    {
        Finding finding = outside(u"a_buffer"_s, 6, 64);
        finding.severity = Severity::Warning;
        QCOMPARE(told(finding, {u"/buffers/a_buffer/shape"_s}), finding);
    }
};

QTEST_GUILESS_MAIN(TestGuessedFindings)
#include "tst_guessedfindings.moc"
