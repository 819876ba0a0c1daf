#include <QDir>
#include <QTest>

#include "TraceBuffer.h"
#include "pictures/LastStore.h"
#include "pictures/LockSteps.h"
#include "pictures/SteppedParts.h"
#include "pictures/ValueChain.h"
#include "tests/support/DeviceTest.h"
#include "tests/support/TracedCase.h"
#include "tests/support/VerifyResult.h"

using namespace kernelscope;

/// Kernels that record their statements and variables: those in steps/ do what their comments say, and all others what they do without.
class TestSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { SKIP_WITHOUT_DEVICE(m_device.isThere()); }
    void steps_data() { addKernels(QStringLiteral(STEPS_DIRECTORY)); }
    void steps();
    void nothingElseIsDifferent_data();
    void nothingElseIsDifferent();
    void positions();
    void workItemsMeetAgain();
    void aValueIsExplained();
    void theFirstValueThatIsNoNumberIsFound();

private:
    /// What records is called on processors, as Kernelscope has it.
    QString callsOnProcessors() const { return m_device.isProcessor() ? definedCalls() : QString(); }
    static void addKernels(const QString &folder);
    Result<Trace> steppedTrace(const QString &path, KernelCase &test);

    OpenClDevice m_device;
};

void TestSteps::addKernels(const QString &folder)
{
    if (!QTest::currentDataTag())
        QTest::addColumn<QString>("path");
    const QDir directory(folder);
    for (const QString &name : directory.entryList({QStringLiteral("*.cl")}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(directory.dirName() + u'/' + name)) << directory.filePath(name);
}

namespace {

QString stepText(const WorkItemSteps &steps, int index)
{
    const Trace &trace = steps.trace();
    const AccessSite &site = trace.site(steps.step(index).site);
    QStringList changes;
    for (const SteppedChange &change : steps.recordOf(index).changes) {
        const SteppedPart part = steppedPart(trace, change.now);
        changes << part.name + u'=' + part.text;
    }
    const QString where =
        QString::number(site.range.begin.line) + (site.kind == SiteKind::Enter ? u' ' + site.text + QStringLiteral("()") : QString());
    return changes.isEmpty() ? where : where + QStringLiteral(": ") + changes.join(u' ');
}

QStringList stepTexts(const Trace &trace, quint32 group, quint32 item)
{
    const WorkItemSteps steps(trace, WorkItemSlot(int(group) * trace.itemsOfGroup() + int(item)));
    QStringList texts;
    for (int i = 0; i < steps.count(); ++i)
        texts << stepText(steps, i);
    return texts;
}

/// Nor those that a streak has no event for: with steps there are none.
QStringList eventsWithoutSteps(QStringList events)
{
    static const QStringList kinds{QStringLiteral("statement"), QStringLiteral("enter"), QStringLiteral("iteration"),
                                   QStringLiteral("value"), QStringLiteral("overflow")};
    events.removeIf([](const QString &event) { return kinds.contains(event.section(u' ', 0, 0).section(u'=', 0, 0)); });
    return events;
}

} // namespace

Result<Trace> TestSteps::steppedTrace(const QString &path, KernelCase &test)
{
    const auto read = readKernelCase(path);
    if (!read)
        return fail(read.error());
    test = *read;
    test.recordsSteps = true;
    const auto kernel = rewritten(test);
    if (!kernel)
        return fail(kernel.error());
    if (qEnvironmentVariableIsSet("KERNELSCOPE_SHOW"))
        qInfo().noquote() << kernel->text;
    if (const auto built = m_device.build(callsOnProcessors() + kernel->text, kernel->buildOptions); !built)
        return fail(built.error());
    return traceOn(m_device, test, *kernel, {0, 0xffffffff, false, 0});
}

void TestSteps::steps()
{
    QFETCH(QString, path);
    KernelCase test;
    const auto trace = steppedTrace(path, test);
    VERIFY_RESULT(trace);
    if (qEnvironmentVariableIsSet("KERNELSCOPE_SHOW")) {
        for (quint32 item = 0; item < quint32(trace->itemsOfGroup()); ++item)
            qInfo().noquote() << "// steps 0." + QString::number(item) + ": " + stepTexts(*trace, 0, item).join(QStringLiteral("; "));
    }
    QVERIFY(!test.steps.isEmpty());
    for (const KernelCase::Trace &expected : test.steps)
        QCOMPARE(stepTexts(*trace, expected.group, expected.item).join(u"\n"), expected.events.join(u"\n"));
}

void TestSteps::nothingElseIsDifferent_data()
{
    addKernels(QStringLiteral(KERNELS_DIRECTORY));
    const QDir directory(QStringLiteral(STEPS_DIRECTORY));
    for (const QString &name : directory.entryList({QStringLiteral("*.cl")}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(directory.dirName() + u'/' + name)) << directory.filePath(name);
}

void TestSteps::nothingElseIsDifferent()
{
    QFETCH(QString, path);
    const auto test = readKernelCase(path);
    VERIFY_RESULT(test);
    KernelCase stepped = *test;
    stepped.recordsSteps = true;
    const auto before = rewritten(*test);
    VERIFY_RESULT(before);
    const auto kernel = rewritten(stepped);
    VERIFY_RESULT(kernel);
    if (qEnvironmentVariableIsSet("KERNELSCOPE_SHOW"))
        qInfo().noquote() << kernel->text;
    VERIFY_RESULT(m_device.build(before->text, before->buildOptions));
    const auto without = recordOn(m_device, *test, *before);
    VERIFY_RESULT(without);
    VERIFY_RESULT(m_device.build(callsOnProcessors() + kernel->text, kernel->buildOptions));
    const auto with = recordOn(m_device, stepped, *kernel, {0, 0xffffffff, false, 0});
    VERIFY_RESULT(with);
    const TraceBuffer plain(*before, test->launch, test->arguments);
    const TraceBuffer steps(*kernel, test->launch, test->arguments);
    QCOMPARE(steps.complaint(with->last().bytes), QString());
    if (test->differs)
        return;
    for (qsizetype i = 0; i + 1 < with->size(); ++i)
        QCOMPARE(with->at(i).bytes, without->at(i).bytes);
    for (const KernelCase::Trace &expected : test->traces) {
        QCOMPARE(eventsWithoutSteps(steps.events(with->last().bytes, expected.group, expected.item)).join(u"\n"),
                 eventsWithoutSteps(plain.events(without->last().bytes, expected.group, expected.item)).join(u"\n"));
    }
}

/// Over, out and back, and what is known at each position.
void TestSteps::positions()
{
    KernelCase test;
    const auto trace = steppedTrace(QStringLiteral(STEPS_DIRECTORY "/calls.cl"), test);
    VERIFY_RESULT(trace);
    const WorkItemSteps steps(*trace, WorkItemSlot(0));
    const auto lineOf = [&](int position) { return trace->site(steps.step(position).site).range.begin.line; };
    QVERIFY(steps.count() > 10);
    QCOMPARE(steps.step(0).depth, 0);
    const int call = 1; // int r = both(3, 4);
    QCOMPARE(steps.step(call + 1).depth, 1);
    const int after = steps.over(call);
    QCOMPARE(steps.step(after).depth, 0);
    QCOMPARE(steps.backOver(after), call);
    QCOMPARE(steps.out(call + 2), after);
    QCOMPARE(steps.backOut(call + 2), call);
    QVERIFY(lineOf(after) == lineOf(call) + 1);

    // Within the innermost call there are three functions, each at its own place with its own variables.
    int inner = call;
    while (steps.step(inner).depth < 2)
        ++inner;
    const QList<SteppedFrame> frames = steps.framesAt(inner + 1);
    QCOMPARE(frames.size(), 3);
    QCOMPARE(frames[0].position, call);
    QCOMPARE(trace->site(frames[1].function).text, QStringLiteral("both"));
    QCOMPARE(frames[2].position, inner + 1);
    QCOMPARE(frames[2].variables.size(), 1);
    QCOMPARE(steppedPart(*trace, frames[2].variables[0]).text, QStringLiteral("3"));

    // Whichever way one comes to a position, it is the same.
    const QList<SteppedFrame> last = steps.framesAt(steps.count());
    QCOMPARE(last.size(), 1);
    QCOMPARE(steps.framesAt(inner + 1)[2].variables[0].bytes, frames[2].variables[0].bytes);
}

/// Those that part are together again where their ways meet, and each does its own steps in its order.
void TestSteps::workItemsMeetAgain()
{
    for (const QString &name : {QStringLiteral("choices"), QStringLiteral("loops"), QStringLiteral("leaving"), QStringLiteral("calls")}) {
        KernelCase test;
        const auto trace = steppedTrace(QStringLiteral(STEPS_DIRECTORY "/%1.cl").arg(name), test);
        VERIFY_RESULT(trace);
        std::vector<WorkItemSteps> items;
        for (int item = 0; item < trace->itemsOfGroup(); ++item)
            items.emplace_back(*trace, WorkItemSlot(item));
        const LockSteps steps(items);
        int active = 0;
        for (int tick = 0; tick < steps.count(); ++tick)
            active += steps.tick(tick).active;
        int all = 0;
        for (int item = 0; item < steps.itemCount(); ++item) {
            all += items[std::size_t(item)].count();
            for (int step = 0; step < items[std::size_t(item)].count(); ++step) {
                const int tick = steps.tickOf(item, step);
                QCOMPARE(steps.positionAt(item, tick), step);
                QVERIFY(steps.isActive(item, tick));
                QVERIFY(step == 0 || tick > steps.tickOf(item, step - 1));
                QCOMPARE(steps.tick(tick).site, items[std::size_t(item)].step(step).site);
            }
        }
        QCOMPARE(active, all);
        QCOMPARE(steps.tick(0).active, steps.itemCount());
        if (name == u"leaving")
            continue;
        QCOMPARE(steps.tick(steps.count() - 1).active, steps.itemCount()); // the last statement is done by all together
    }
    KernelCase test;
    const auto trace = steppedTrace(QStringLiteral(STEPS_DIRECTORY "/choices.cl"), test);
    VERIFY_RESULT(trace);
    std::vector<WorkItemSteps> items;
    for (int item = 0; item < 3; ++item)
        items.emplace_back(*trace, WorkItemSlot(item));
    for (const LockSteps::LineShare &line : LockSteps(items).shares(3)) {
        if (line.place.line == 9) // case 0
            QCOMPARE(line.share, 1.0 / 3);
        if (line.place.line == 14) // default: of the second and the third
            QCOMPARE(line.share, 2.0 / 3);
        if (line.place.line == 5 || line.place.line == 27)
            QCOMPARE(line.share, 1.0);
    }
}

namespace {

ValueChain chainOf(const Trace &trace, const QString &object, quint64 element)
{
    const auto store = lastStoreTo(trace, object, element);
    return store ? valueChain(std::make_shared<PhaseTable>(trace, GroupSlot(0)), *store) : ValueChain();
}

QStringList namesOf(const ValueChain &chain, ChainLink::Kind kind)
{
    QStringList names;
    for (const ChainLink &link : chain.links) {
        if (link.kind == kind && !names.contains(link.name))
            names << link.name;
    }
    names.sort();
    return names;
}

} // namespace

/// A sum of four elements that work-items made together: the chain leads to all of them.
void TestSteps::aValueIsExplained()
{
    KernelCase test;
    const auto trace = steppedTrace(QStringLiteral(STEPS_DIRECTORY "/barriers.cl"), test);
    VERIFY_RESULT(trace);
    const ValueChain chain = chainOf(*trace, trace->objects()[0].name, 0);
    QVERIFY(!chain.isCut);
    QCOMPARE(chain.links.first().value, QStringLiteral("6"));
    QCOMPARE(namesOf(chain, ChainLink::Earlier),
             QStringList({QStringLiteral("a[0]"), QStringLiteral("a[1]"), QStringLiteral("a[2]"), QStringLiteral("a[3]")}));
    QVERIFY(!chain.born);
    QSet<int> items;
    for (const ChainLink &link : chain.links) {
        if (link.kind == ChainLink::Store)
            items << link.item.value;
        for (const int from : link.from)
            QVERIFY(from >= 0 && from < chain.links.size());
    }
    QCOMPARE(items.size(), 4);
    QVERIFY(valueChain(std::make_shared<PhaseTable>(*trace, GroupSlot(0)), chain.links.first().event, 5).isCut);
}

void TestSteps::theFirstValueThatIsNoNumberIsFound()
{
    KernelCase test;
    const auto trace = steppedTrace(QStringLiteral(STEPS_DIRECTORY "/born.cl"), test);
    VERIFY_RESULT(trace);
    const ValueChain chain = chainOf(*trace, trace->objects()[0].name, 1);
    QVERIFY(!chain.links.first().isFinite);
    QVERIFY(chain.born);
    QCOMPARE(chain.links[*chain.born].name, QStringLiteral("z"));
    QCOMPARE(trace->site(chain.links[*chain.born].site).range.begin.line, 12);
    QVERIFY(!chainOf(*trace, trace->objects()[0].name, 3).born);
}

QTEST_GUILESS_MAIN(TestSteps)
#include "tst_steps.moc"
