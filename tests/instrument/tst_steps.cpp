#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "TraceBuffer.h"
#include "pictures/Breakpoint.h"
#include "analysis/LastStore.h"
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
    void expressions_data();
    void expressions();
    void badExpressions_data();
    void badExpressions();
    void breakpoints();
    void workItemsPart();

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
    const auto before = rewrittenUnoptimised(*test);
    VERIFY_RESULT(before);
    const auto kernel = rewrittenUnoptimised(stepped);
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

void TestSteps::expressions_data()
{
    QTest::addColumn<QString>("kernel"); // at its last step, of the second work-item
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char *kernel, std::initializer_list<std::pair<const char *, const char *>> rows) {
        for (const auto &[expression, expected] : rows)
            QTest::addRow("%s", expression) << QString::fromLatin1(kernel) << QString::fromLatin1(expression)
                                            << QString::fromLatin1(expected);
    };
    add("pointers", {{"l + 1", "2"},
                     {"l / 2", "0"},
                     {"l / 2.0f", "0.5"},
                     {"7 % 4 - -2", "5"},
                     {"2 + 3 * 4 - 1", "13"},
                     {"(2 + 3) * 4", "20"},
                     {"10 - 4 - 3", "3"},
                     {"(uint)0 - 1", "4294967295"},
                     {"(uint)0 - 1 < 0", "0"},
                     {"-1 < 0", "1"},
                     {"2147483647 + 1", "-2147483648"},
                     {"4294967295", "4294967295"},
                     {"0x1fu + 1ul", "32"},
                     {"-l", "-1"},
                     {"~l", "-2"},
                     {"!l", "0"},
                     {"!!small", "1"},
                     {"l << 33", "2"},
                     {"1 << 3 | 1 ^ 3 & 2", "11"},
                     {"l == 1 && small == 6", "1"},
                     {"l == 2 || small != 6", "0"},
                     {"l == 0 && l / 0", "0"}, // not looked at
                     {"l ? small : -1", "6"},
                     {"small - 7", "-1"},
                     {"small + 255", "261"},
                     {"done", "1"},
                     {"p", "in[3]"},
                     {"p - 2 * l", "1"},
                     {"none == 0", "1"},
                     {"(char)300", "44"},
                     {"(uchar)-1", "255"},
                     {"(int)-2.9f", "-2"},
                     {"(float)l / 4", "0.25"},
                     {"1e3 + .5", "1000.5"},
                     {"1.5f * 2", "3"},
                     {"0.1f", "0.1"},
                     {"isnan(0.0f / 0)", "1"},
                     {"isinf(1 / 0.0f) + isfinite(l)", "2"},
                     {"min(l, -7)", "-7"},
                     {"max(l, 2.5f)", "2.5"},
                     {"abs(-3)", "3"},
                     {"fabs(-2.5f)", "2.5"},
                     {"sqrt(16.0f) + floor(1.5f) - ceil(1.5f)", "3"},
                     {"get_global_id(0) * 10 + get_local_id(l)", "10"},
                     {"get_local_size(0) + get_global_size(0)", "4"},
                     {"get_global_size(2) + get_num_groups(0) + get_group_id(0)", "2"},
                     {"get_work_dim()", "1"},
                     {"l / 0", "This can't be computed: a division by zero, or an operator that such numbers do not have."},
                     {"1.5f % 2", "This can't be computed: a division by zero, or an operator that such numbers do not have."},
                     {"(int)1e30f", "This can't be computed: a division by zero, or an operator that such numbers do not have."},
                     {"tile[0]", "There is no variable \"tile\" here."}});
    add("objects", {{"v.x + v.s3 * 10", "82"},
                    {"v", "(2, 2, 4, 8)"},
                    {"v[2]", "4"},
                    {"v.xy", "There is no \"xy\" in it."},
                    {"v.s4", "There is no \"s4\" in it."},
                    {"m", "{{1, 2.5}, {2, 0}}"},
                    {"m[row]", "{2, 0}"},
                    {"m[row][0] + m[0][row]", "4.5"},
                    {"m[row - 2][0]", "An index is out of range."},
                    {"m[0][0][0]", "An index is out of range."},
                    {"m + 1", "\"m\" is no number."},
                    {"t.count * 2", "4"},
                    {"t.at.y", "1"},
                    {"t.at", "(-, 1)"},
                    {"t.at.x + 1", "\"x\" has no value yet."},
                    {"t.small[row]", "7"},
                    {"copy.at.x > 1 ? copy.at.y : 0", "-2"},
                    {"t.none", "There is no \"none\" in it."},
                    {"p", "m[2]"},
                    {"p[0]", "\"p\" is a pointer, and what it points at is not known here. Assign the element to a private variable and "
                             "watch that."}});
}

void TestSteps::expressions()
{
    QFETCH(const QString, kernel);
    QFETCH(const QString, expression);
    QFETCH(const QString, expected);
    static QMap<QString, Trace> traces;
    if (!traces.contains(kernel)) {
        KernelCase test;
        const auto trace = steppedTrace(QStringLiteral(STEPS_DIRECTORY "/%1.cl").arg(kernel), test);
        VERIFY_RESULT(trace);
        traces.insert(kernel, *trace);
    }
    const auto parsed = StepExpression::parse(expression);
    VERIFY_RESULT(parsed);
    const WorkItemSteps steps(traces[kernel], WorkItemSlot(1));
    const QList<SteppedFrame> frames = steps.framesAt(steps.count() - 1);
    const auto text = parsed->textAt({steps, frames});
    QCOMPARE(text ? *text : text.error().message, expected);
    bool isNumber = false;
    const double number = expected.toDouble(&isNumber);
    if (isNumber) {
        QCOMPARE(float(parsed->numberIn({steps, frames}).value_or(-12345)), float(number));
        QCOMPARE(parsed->isTrueIn({steps, frames}), number != 0);
    }
}

void TestSteps::badExpressions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::newRow("empty") << QString() << 1;
    QTest::newRow("half") << QStringLiteral("a +") << 4;
    QTest::newRow("two") << QStringLiteral("a b") << 3;
    QTest::newRow("assignment") << QStringLiteral("a = 3") << 3;
    QTest::newRow("increment") << QStringLiteral("a++") << 4;
    QTest::newRow("open") << QStringLiteral("(a") << 3;
    QTest::newRow("open index") << QStringLiteral("a[1") << 4;
    QTest::newRow("no member") << QStringLiteral("a.1") << 3;
    QTest::newRow("other function") << QStringLiteral("foo(1)") << 5;
    QTest::newRow("too few arguments") << QStringLiteral("min(1)") << 7;
    QTest::newRow("number and word") << QStringLiteral("1abc") << 5;
    QTest::newRow("no number") << QStringLiteral("1.2.3") << 6;
    QTest::newRow("too large") << QStringLiteral("99999999999999999999") << 21;
    QTest::newRow("string") << QStringLiteral("\"x\"") << 1;
    QTest::newRow("percent") << QStringLiteral("%1 %2") << 1;
}

void TestSteps::badExpressions()
{
    QFETCH(const QString, text);
    QFETCH(const int, column);
    const auto parsed = StepExpression::parse(text);
    QVERIFY(!parsed);
    QVERIFY2(parsed.error().message.contains(text) && !parsed.error().message.contains(u"%3"), qPrintable(parsed.error().message));
    QCOMPARE(parsed.error().place.column, column);
    QVERIFY(!StepExpression::parse(QString(StepExpression::longestText, u'(')));
    QVERIFY(!StepExpression::parse(QString(StepExpression::longestText + 1, u'1')));
}

/// Forwards and backwards, on lines and with conditions, over what a reading from one checkpoint to the next covers.
void TestSteps::breakpoints()
{
    QTemporaryDir folder;
    QFile source(folder.filePath(QStringLiteral("long-loop.cl")));
    QVERIFY(source.open(QIODevice::WriteOnly));
    source.write("// launch long_loop global 2 local 2\n"
                 "// argument int[2] index\n"
                 "kernel void long_loop(global int *a)\n"
                 "{\n"
                 "    int sum = a[get_global_id(0)];\n"
                 "    for (int i = 0; i < 400; i++)\n"
                 "        sum += i;\n"
                 "    a[get_global_id(0)] = sum;\n"
                 "}\n");
    source.close();
    KernelCase test;
    const auto trace = steppedTrace(source.fileName(), test);
    VERIFY_RESULT(trace);
    const WorkItemSteps steps(*trace, WorkItemSlot(1));
    QVERIFY(steps.count() > 600);
    const QString file = trace->site(steps.step(0).site).range.begin.file;
    const auto at = [&](int line, const QString &condition) {
        Breakpoint breakpoint{{file, line, 0}};
        if (!condition.isEmpty())
            breakpoint.condition = *StepExpression::parse(condition);
        return QList<Breakpoint>{breakpoint};
    };
    const auto valueOf = [&](int position, const QString &name) {
        const QList<SteppedFrame> frames = steps.framesAt(position);
        return StepExpression::parse(name)->textAt({steps, frames}).value_or(QString());
    };
    const auto stop = nextStop(steps, at(7, QStringLiteral("i == 300 && sum > 0")), 0, true);
    QVERIFY(stop);
    QCOMPARE(trace->site(steps.step(*stop).site).range.begin.line, 7);
    QCOMPARE(valueOf(*stop, QStringLiteral("i")), QStringLiteral("300"));
    QVERIFY(!nextStop(steps, at(7, QStringLiteral("i == 300")), *stop, true));
    QCOMPARE(nextStop(steps, at(7, QStringLiteral("i == 300")), steps.count(), false), stop);
    QCOMPARE(valueOf(nextStop(steps, at(7, {}), *stop, true).value(), QStringLiteral("i")), QStringLiteral("301"));
    QCOMPARE(valueOf(nextStop(steps, at(7, {}), *stop, false).value(), QStringLiteral("i")), QStringLiteral("299"));
    QVERIFY(!nextStop(steps, at(7, QStringLiteral("unknown == 1")), 0, true));
    QCOMPARE(nextStop(steps, at(1, {}), steps.count(), false).value_or(-1), 0); // the line of the kernel, the first with a step
    QVERIFY(!nextStop(steps, at(9, {}), 0, true));
    QVERIFY(!nextStop(steps, {}, 0, true));

    // What is seen in one reading is what is seen at each position alone.
    int seen = 0;
    steps.forEachPosition(200, [&](int position, const QList<SteppedFrame> &frames) {
        const SteppedValue *sum = steps.variable(frames.last(), QStringLiteral("sum"));
        const bool isSame = sum && steppedPart(*trace, *sum).text == valueOf(position, QStringLiteral("sum"));
        seen += isSame && position == 200 + seen ? 1 : 0;
        return seen < 300;
    });
    QCOMPARE(seen, 300);
}

void TestSteps::workItemsPart()
{
    KernelCase test;
    const auto trace = steppedTrace(QStringLiteral(STEPS_DIRECTORY "/barriers.cl"), test);
    VERIFY_RESULT(trace);
    const WorkItemSteps first(*trace, WorkItemSlot(0)), second(*trace, WorkItemSlot(1)), third(*trace, WorkItemSlot(2));
    QCOMPARE(partingOf(first, second).value_or(-1), 12); // in the second iteration the first one adds
    QCOMPARE(partingOf(first, third).value_or(-1), 7);
    QVERIFY(!partingOf(first, first));
}

QTEST_GUILESS_MAIN(TestSteps)
#include "tst_steps.moc"
