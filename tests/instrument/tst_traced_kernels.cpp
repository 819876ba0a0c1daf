#include <algorithm>

#include <QDir>
#include <QTest>

#include "TraceBuffer.h"
#include "tests/support/DeviceTest.h"
#include "tests/support/TracedCase.h"
#include "tests/support/VerifyResult.h"

using namespace kernelscope;

/// Every kernel in kernels/: run plain and traced on the device at hand, the buffers compared bit for bit, and its
/// trace with what its comments say.
class TestTracedKernels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void kernel_data();
    void kernel();

private:
    void accessesAreTheSameWithoutValues(const KernelCase &test, const InstrumentedKernel &kernel);

    OpenClDevice m_device;
};

void TestTracedKernels::initTestCase()
{
    SKIP_WITHOUT_DEVICE(m_device.isThere());
}

void TestTracedKernels::kernel_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("dataflow");
    const QDir directory(QStringLiteral(KERNELS_DIRECTORY));
    const QStringList names = directory.entryList({QStringLiteral("*.cl")}, QDir::Files, QDir::Name);
    QVERIFY(!names.isEmpty());
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << directory.filePath(name) << false;
    for (const QString &name : names)
        QTest::newRow(qPrintable(name + QStringLiteral(" with dataflow"))) << directory.filePath(name) << true;
}

namespace {

QString differingBuffers(const QList<TestArgument> &plain, const QList<TestArgument> &traced)
{
    QStringList different;
    for (qsizetype i = 0; i < plain.size(); ++i) {
        for (qsizetype at = 0; at < plain[i].bytes.size(); ++at) {
            if (plain[i].bytes[at] != traced[i].bytes[at]) {
                const qsizetype word = at / 4 * 4;
                different.append(QStringLiteral("argument %1 from byte %2 (plain 0x%3, traced 0x%4)")
                                     .arg(i)
                                     .arg(at)
                                     .arg(QString::fromLatin1(plain[i].bytes.mid(word, 4).toHex()),
                                          QString::fromLatin1(traced[i].bytes.mid(word, 4).toHex())));
                break;
            }
        }
    }
    return different.join(u", ");
}

bool hasPrivateObjects(const InstrumentedKernel &kernel)
{
    return std::any_of(kernel.objects.begin(), kernel.objects.end(),
                       [](const TracedObject &object) { return object.memory == AddressSpace::Private; });
}

/// What a work-item did; without what dataflow alone records, where that was not what the case is about.
QStringList eventsOf(QStringList events, const InstrumentedKernel &kernel, bool withoutDataflow)
{
    if (!withoutDataflow)
        return events;
    events.removeIf([&](const QString &event) {
        const QString name = event.section(u' ', 1).section(u'[', 0, 0).section(u'+', 0, 0);
        return event.startsWith(u"assign ") || std::any_of(kernel.objects.begin(), kernel.objects.end(), [&](const TracedObject &object) {
                   return object.memory == AddressSpace::Private && object.name == name;
               });
    });
    return events;
}

} // namespace

void TestTracedKernels::kernel()
{
    QFETCH(QString, path);
    QFETCH(bool, dataflow);
    const auto test = readKernelCase(path);
    VERIFY_RESULT(test);

    KernelCase asked = *test;
    asked.dataflow = asked.dataflow || dataflow;
    const auto rewriting = rewritten(asked);
    VERIFY_RESULT(rewriting);
    const InstrumentedKernel &kernel = *rewriting;
    if (qEnvironmentVariableIsSet("KERNELSCOPE_SHOW"))
        qInfo().noquote() << kernel.text;

    QList<TestArgument> plain = test->arguments;
    if (!test->differs) {
        VERIFY_RESULT(m_device.build(test->source.text, test->options));
        VERIFY_RESULT(m_device.run(test->launch, plain));
    }

    const TraceBuffer trace(kernel, test->launch, test->arguments);
    // With dataflow as long kernels are: what records is called.
    const QString calls = dataflow ? QStringLiteral("#define KERNELSCOPE_CALLS 0\n") : QString();
    VERIFY_RESULT(m_device.build(calls + kernel.text, kernel.buildOptions));
    const auto traced = recordOn(m_device, *test, kernel);
    VERIFY_RESULT(traced);
    const QByteArray recorded = traced->last().bytes;

    QCOMPARE(trace.complaint(recorded), QString());
    if (!test->differs)
        QCOMPARE(differingBuffers(plain, *traced), QString());
    for (const KernelCase::Trace &expected : test->traces)
        QCOMPARE(eventsOf(trace.events(recorded, expected.group, expected.item), kernel, asked.dataflow && !test->dataflow).join(u"\n"),
                 expected.events.join(u"\n"));
    if (test->streaks && asked.dataflow == test->dataflow) {
        QCOMPARE(trace.streaks(recorded), *test->streaks);
        accessesAreTheSameWithoutValues(*test, kernel);
    }
    if (!hasPrivateObjects(kernel)) // their faults are those of accesses then, no longer those of indexes
        QCOMPARE(trace.faults(recorded), test->faults);
    QStringList untraced;
    for (const UntracedAccess &access : kernel.untraced)
        untraced.append(QString::number(access.place.line));
    QCOMPARE(untraced, test->untracedLines);
}

void TestTracedKernels::accessesAreTheSameWithoutValues(const KernelCase &test, const InstrumentedKernel &kernel)
{
    const auto whole = traceOn(m_device, test, kernel, {0, 0xffffffff, false});
    const auto spared = traceOn(m_device, test, kernel, {0, 0xffffffff, true});
    VERIFY_RESULT(whole);
    VERIFY_RESULT(spared);
    QVERIFY(std::ranges::equal(whole->heads(), spared->heads()));
    QVERIFY(std::ranges::equal(whole->offsets(), spared->offsets()));
    const bool sparesAny = std::ranges::any_of(kernel.streaks, &StridedRun::onlyLoads);
    int without = 0;
    for (int site = 0; site < int(kernel.sites.size()); ++site)
        without += !spared->knowsValues(SiteIndex(site));
    QCOMPARE(without > 0, sparesAny);
}

QTEST_GUILESS_MAIN(TestTracedKernels)
#include "tst_traced_kernels.moc"
