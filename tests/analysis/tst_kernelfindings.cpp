#include <QDir>
#include <QTest>

#include "analysis/DataRaces.h"
#include "analysis/Findings.h"
#include "analysis/GlobalMemorySummary.h"
#include "tests/support/DeviceTest.h"
#include "tests/support/TracedCase.h"

using namespace kernelscope;

/// Golden kernels, from source to findings: rewritten, run on the device at hand, decoded, analysed. Their comments say
/// how they are launched and what must be found, no more and no less (KernelCase.h); beside each broken kernel of a file
/// stand its mended twins. With KERNELSCOPE_ALL_KERNELS set also those of tests/instrument: all must decode, and those
/// without faults give nothing but (their) races.
class TestKernelFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void kernel_data();
    void kernel();
    void kernelOfOtherTest_data();
    void kernelOfOtherTest();

private:
    /// `sparesValues`: without those of loads in streaks of nothing else.
    QList<Finding> findingsIn(const KernelCase &test, const Result<InstrumentedKernel> &kernel, bool sparesValues);

    QList<Finding> m_components; ///< findComponentRaces() of the last

    OpenClDevice m_device;
};

namespace {

const QString goldenFolder = QStringLiteral(KERNELS_DIRECTORY "/../../analysis/kernels");
const QString othersFolder = QStringLiteral(KERNELS_DIRECTORY);

QString summaryOf(const Finding &finding)
{
    QList<int> lines;
    for (const FindingAccess &access : finding.accesses)
        lines.append(access.line);
    if (finding.kind == FindingKind::DataRace)
        std::sort(lines.begin(), lines.end());
    QStringList numbers;
    for (const int line : lines)
        numbers.append(QString::number(line));
    const QString warning = finding.severity == Severity::Warning ? QStringLiteral("warning ") : QString();
    const QString object = finding.object.isEmpty() ? QString() : finding.object + ' ';
    return warning + findingKindName(finding.kind) + ' ' + object + numbers.join('/');
}

/// "data-race s a/b many" stands for one or more findings of that line.
void takeOutRepeated(QStringList &expected, QStringList &found)
{
    for (const QString &line : QStringList(expected)) {
        const QString once = line.chopped(line.endsWith(u" many") ? 5 : 0);
        if (once != line && found.removeAll(once) > 0)
            expected.removeAll(line);
    }
}

/// "1/4": every fourth case, so that the machine's cores share the work (KERNELSCOPE_PART).
bool isOfThisPart(int number)
{
    const QStringList part = qEnvironmentVariable("KERNELSCOPE_PART", "0/1").split('/');
    return number % part.value(1, "1").toInt() == part[0].toInt();
}

void addRows(const QString &folder)
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("number");
    const QDir directory(folder);
    int row = 0;
    for (const QString &name : directory.entryList({"*.cl"}, QDir::Files, QDir::Name)) {
        const auto cases = readKernelCases(directory.filePath(name));
        if (!cases)
            qFatal("%s: %s", qPrintable(name), qPrintable(cases.error().message));
        for (int number = 0; number < int(cases->size()); ++number) {
            if (!isOfThisPart(row++))
                continue;
            const QString kernel = (*cases)[number].launch.kernel;
            QTest::newRow(qPrintable(name.chopped(3) + ' ' + kernel + ' ' + QString::number(number))) << directory.filePath(name) << number;
        }
    }
}

/// Empty where just these were found.
QString differenceOf(const QList<Finding> &findings, QStringList expected)
{
    QStringList found;
    QStringList messages;
    for (const Finding &finding : findings) {
        found.append(summaryOf(finding));
        messages.append(oneLine(finding));
    }
    found.sort();
    takeOutRepeated(expected, found);
    if (qEnvironmentVariableIsSet("KERNELSCOPE_SHOW"))
        qInfo().noquote() << messages.join('\n');
    if (found == expected)
        return {};
    return "expected:\n" + expected.join('\n') + "\nfound:\n" + found.join('\n') + "\n" + messages.join('\n');
}

} // namespace

void TestKernelFindings::initTestCase()
{
    SKIP_WITHOUT_DEVICE(m_device.isThere());
}

/// Batch by batch, as kscope check does it; with an error in the test's log where the kernel could not be traced.
QList<Finding> TestKernelFindings::findingsIn(const KernelCase &test, const Result<InstrumentedKernel> &kernel, bool sparesValues)
{
    QList<Finding> found;
    m_components.clear();
    const auto built = kernel ? m_device.build(kernel->text, kernel->buildOptions) : fail(kernel.error());
    if (!built) {
        qWarning() << built.error().message;
        return found;
    }
    const auto groups = quint32(recordedLaunch(test, *kernel).launch.groupsTotal());
    const quint32 atOnce = test.groupsAtOnce > 0 ? test.groupsAtOnce : groups;
    GlobalMemorySummary summary;
    for (quint32 first = 0; first < groups; first += atOnce) {
        auto trace = traceOn(m_device, test, *kernel, {first, first + atOnce, sparesValues});
        // Another group may be the last one than when the events were counted, and have more to do.
        for (int again = 0; again < 5 && trace && trace->launch().lostEvents > 0; ++again)
            trace = traceOn(m_device, test, *kernel, {first, first + atOnce, sparesValues});
        if (!trace || trace->launch().lostEvents > 0) {
            qWarning() << (trace ? QStringLiteral("Events were lost.") : trace.error().message);
            return found;
        }
        addBatch(found, findAll(*trace));
        addBatch(m_components, findComponentRaces(*trace));
        if (atOnce < groups)
            addBatch(found, summary.add(*trace));
    }
    return found;
}

void TestKernelFindings::kernel_data()
{
    addRows(goldenFolder);
}

void TestKernelFindings::kernel()
{
    QFETCH(QString, path);
    QFETCH(int, number);
    const auto cases = readKernelCases(path);
    QVERIFY(cases);
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
    const KernelCase &test = (*cases)[number];
    const auto kernel = rewritten(test);
    QCOMPARE(differenceOf(findingsIn(test, kernel, false), test.findings), QString());
    QCOMPARE(differenceOf(m_components, test.components), QString());
    if (kernel && std::ranges::any_of(kernel->streaks, &StridedRun::onlyLoads))
        QCOMPARE(differenceOf(findingsIn(test, kernel, true), test.findings), QString());
    KernelCase followed = test; // as the window records
    followed.dataflow = true;
    // PoCL 3.1 without optimisation executes some barriers in conditions wrongly.
    if (!differenceOf(findingsIn(followed, rewrittenUnoptimised(followed), false), test.findings).isEmpty())
        QCOMPARE(differenceOf(findingsIn(followed, rewritten(followed), false), test.findings), QString());
}

void TestKernelFindings::kernelOfOtherTest_data()
{
    addRows(othersFolder);
}

void TestKernelFindings::kernelOfOtherTest()
{
    if (!qEnvironmentVariableIsSet("KERNELSCOPE_ALL_KERNELS"))
        QSKIP("Run where KERNELSCOPE_ALL_KERNELS is set.");
    QFETCH(QString, path);
    QFETCH(int, number);
    const auto cases = readKernelCases(path);
    QVERIFY(cases);
    QStringList found;
    for (const Finding &finding : findingsIn((*cases)[number], rewritten((*cases)[number]), false)) {
        if (finding.kind != FindingKind::DataRace)
            found.append(oneLine(finding));
    }
    if (!(*cases)[number].differs) // its faults are for the other test to check
        QCOMPARE(found.join('\n'), QString());
}

QTEST_GUILESS_MAIN(TestKernelFindings)
#include "tst_kernelfindings.moc"
