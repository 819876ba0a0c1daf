#include <QDir>
#include <QTest>

#include "analysis/Findings.h"
#include "instrument/Instrumenter.h"
#include "tests/instrument/KernelCase.h"
#include "tests/instrument/TraceBuffer.h"
#include "trace/TraceDecoder.h"

using namespace kernelscope;

/// Golden kernels, from source to findings: rewritten, run on the device at hand, decoded, analysed. Their comments say
/// how they are launched (KernelCase.h) and, one a line, what is expected: "// finding data-race s 8/9". With
/// KERNELSCOPE_ALL_KERNELS set also those of tests/instrument: all must decode, and those without faults give nothing
/// but (their) races.
class TestKernelFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void kernel_data();
    void kernel();

private:
    OpenClDevice m_device;
};

namespace {

QString summaryOf(const Finding &finding)
{
    QStringList lines;
    for (const FindingAccess &access : finding.accesses)
        lines.append(QString::number(access.line));
    const QString warning = finding.severity == Severity::Warning ? QStringLiteral("warning ") : QString();
    const QString object = finding.object.isEmpty() ? QString() : finding.object + ' ';
    return warning + findingKindName(finding.kind) + ' ' + object + lines.join('/');
}

QStringList expectedOf(const QString &source)
{
    QStringList expected;
    for (const QString &line : source.split('\n')) {
        if (line.startsWith("// finding "))
            expected.append(line.mid(11).trimmed());
    }
    return expected;
}

Extent extentOf(const QList<quint64> &sizes, quint64 rest)
{
    return {sizes.value(0, rest), sizes.value(1, rest), sizes.value(2, rest)};
}

RecordedLaunch recordedLaunch(const KernelCase &test, const InstrumentedKernel &kernel)
{
    RecordedLaunch recorded;
    recorded.launch.kernel = test.launch.kernel;
    recorded.launch.dimensions = int(test.launch.global.size());
    recorded.launch.global = extentOf(test.launch.global, 1);
    recorded.launch.local = extentOf(test.launch.local, 1);
    recorded.launch.offset = extentOf(test.launch.offset, 0);
    for (quint64 group = 0; group < recorded.launch.groupsTotal(); ++group)
        recorded.groups.push_back(group);
    recorded.sites = kernel.sites;
    for (const TracedObject &object : kernel.objects) {
        recorded.objects.append(boundObject(object));
        if (object.argument < 0 || object.argument >= test.arguments.size())
            continue;
        const TestArgument &argument = test.arguments[object.argument];
        recorded.objects.last().sizeInBytes =
            argument.kind == TestArgument::Local ? argument.size : quint64(argument.bytes.size());
    }
    return recorded;
}

} // namespace

void TestKernelFindings::initTestCase()
{
    if (!m_device.isThere())
        QSKIP("There is no OpenCL device here.");
}

void TestKernelFindings::kernel_data()
{
    QTest::addColumn<QString>("path");
    QStringList folders{KERNELS_DIRECTORY "/../../analysis/kernels"};
    if (qEnvironmentVariableIsSet("KERNELSCOPE_ALL_KERNELS"))
        folders.append(KERNELS_DIRECTORY);
    for (const QString &folder : folders) {
        const QDir directory(folder);
        for (const QString &name : directory.entryList({"*.cl"}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(name)) << directory.filePath(name);
    }
}

void TestKernelFindings::kernel()
{
    QFETCH(QString, path);
    const auto test = readKernelCase(path);
    QVERIFY(test);
    InstrumentRequest request;
    request.command = "instrument";
    request.sources.append(test->source);
    request.options = test->options;
    request.kernel = test->launch.kernel;
    const InstrumentReply reply = answer(request);
    QCOMPARE(reply.message, QString());
    const InstrumentedKernel &kernel = *reply.instrumented;

    const TraceBuffer buffer(kernel, test->launch, test->arguments);
    QVERIFY(m_device.build(kernel.text, kernel.buildOptions));
    QList<TestArgument> counting =
        test->arguments + QList<TestArgument>{{TestArgument::Buffer, buffer.countingBuffer(), 0}};
    QVERIFY(m_device.run(test->launch, counting));
    QList<TestArgument> traced =
        test->arguments + QList<TestArgument>{{TestArgument::Buffer, buffer.recordingBuffer(counting.last().bytes), 0}};
    QVERIFY(m_device.run(test->launch, traced));

    const QByteArray words = traced.last().bytes;
    const auto trace = decodeTrace(recordedLaunch(*test, kernel), {reinterpret_cast<const quint32 *>(words.constData()),
                                                                   std::size_t(words.size()) / 4});
    QVERIFY2(trace, trace ? "" : qPrintable(trace.error().message));
    QCOMPARE(trace->launch().lostEvents, 0u);
    QStringList found;
    QStringList messages;
    const bool ofOthers = QFileInfo(path).dir() == QDir(KERNELS_DIRECTORY);
    for (const Finding &finding : findAll(*trace)) {
        if (ofOthers && finding.kind == FindingKind::DataRace)
            continue;
        found.append(summaryOf(finding));
        messages.append(oneLine(finding));
    }
    const QStringList expected = expectedOf(test->source.text);
    if (ofOthers && test->differs)
        return; // its faults are for the other test to check
    QVERIFY2(found == expected, qPrintable("found:\n" + found.join('\n') + "\n" + messages.join('\n')));
}

QTEST_GUILESS_MAIN(TestKernelFindings)
#include "tst_kernelfindings.moc"
