#include <QtTest>

#include "analysis/GuessedFindings.h"
#include "project/Guesses.h"
#include "project/ProjectDocument.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

const QByteArray projectFile = R"({ "kernelscope": 1, "sources": ["k.cl"], "parameters": { "n": 64, "group": 8 },
  "buffers": [ { "name": "a_buffer", "type": "int", "shape": ["n"] }, { "name": "order", "type": "int", "shape": [64], "init": { "expression": "i" } } ],
  "plan": [ { "launch": "go", "kernel": "k", "global": ["n"], "local": ["group"],
              "arguments": { "a": { "buffer": "a_buffer" }, "order": { "buffer": "order" }, "step": { "value": 3 }, "part": { "local": "group" } } } ] })";

/// The kernel's index of a is made from step and order in line 5, from nothing in line 6.
KernelSignature kernel()
{
    KernelSignature signature;
    signature.name = u"k"_s;
    signature.facts.indexes = {{5, u"a"_s, {u"step"_s, u"order"_s}}, {6, u"a"_s, {}}, {7, u"own"_s, {}}};
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
        addGuess(project, place);
    QList<Finding> findings{finding};
    doubtByGuesses(findings, project, u"/plan/0"_s, kernel());
    return findings.first();
}

} // namespace

class TestGuessedFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        race.kind = FindingKind::BarrierDivergence;
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

    void anotherValueEndsTheGuess()
    {
        Project project = readProject(projectFile, {}).value();
        addGuess(project, u"/buffers/a_buffer/shape"_s);
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
