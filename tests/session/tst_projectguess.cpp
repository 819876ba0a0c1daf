#include <QtTest>

#include "session/ProjectGuess.h"

using namespace kernelscope;

namespace {

KernelParameter pointer(const char *name, bool isConst, ParameterKind kind = ParameterKind::GlobalPointer)
{
    return {QLatin1String(name), QStringLiteral("float*"), kind, ElementType{Scalar::Float, 1, {}}, isConst, Knowledge::Unknown};
}
KernelParameter scalar(const char *name, Scalar type)
{
    return {QLatin1String(name), scalarName(type), ParameterKind::Value, ElementType{type, 1, {}}, false, Knowledge::Unknown};
}
KernelSignature kernel(const QList<KernelParameter> &parameters)
{
    KernelSignature signature;
    signature.name = QStringLiteral("k");
    signature.parameters = parameters;
    return signature;
}
const LaunchStep &launchOf(const Project &project) { return std::get<LaunchStep>(project.plan.first().action); }
QString valueOf(const Project &project, qsizetype argument)
{
    return std::get<ValueArgument>(launchOf(project).arguments[argument].value).components.first().text;
}

} // namespace

class TestProjectGuess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void constPointersAreInputsAndOthersAreReadBack()
    {
        const auto project = guessProject(kernel({pointer("x", true), pointer("y", false)}), {});
        QVERIFY(project);
        QCOMPARE(project->buffers[0].access, Access::In);
        QVERIFY(std::holds_alternative<ExpressionInit>(project->buffers[0].init));
        QCOMPARE(project->buffers[1].access, Access::InOut);
        QVERIFY(std::holds_alternative<ZeroInit>(project->buffers[1].init));
    }

    void aBufferChangedInPlaceStartsWithNumbers()
    {
        const auto project = guessProject(kernel({pointer("a", false)}), {});
        QVERIFY(std::holds_alternative<ExpressionInit>(project->buffers[0].init));
    }

    void scalarsAreSizesUnlessTheirNamesSayOtherwise()
    {
        const auto project = guessProject(kernel({scalar("width", Scalar::Int), scalar("offset", Scalar::UInt), scalar("stride", Scalar::Long),
                                                  scalar("factor", Scalar::Float), scalar("small", Scalar::UChar)}),
                                          {});
        QCOMPARE(valueOf(*project, 0), QStringLiteral("n"));
        QCOMPARE(valueOf(*project, 1), QStringLiteral("0"));
        QCOMPARE(valueOf(*project, 2), QStringLiteral("1"));
        QCOMPARE(valueOf(*project, 3), QStringLiteral("1"));
        QCOMPARE(valueOf(*project, 4), QStringLiteral("1"));
    }

    void dimensionsAreThoseOfTheKernelItself_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<int>("dimensions");
        QTest::newRow("one") << QStringLiteral("kernel void k(int n) { get_global_id(0); }") << 1;
        QTest::newRow("two") << QStringLiteral("kernel void k (int n) { if (n) { } get_global_id( 1 ); }") << 2;
        QTest::newRow("three") << QStringLiteral("kernel void k(int n) { get_group_id(2); }") << 3;
        QTest::newRow("a neighbour") << QStringLiteral("kernel void k(int n) { } kernel void other() { get_global_id(1); }") << 1;
        QTest::newRow("unbalanced") << QStringLiteral("kernel void k(int n) { { { get_global_id(1);") << 2;
    }
    void dimensionsAreThoseOfTheKernelItself()
    {
        QFETCH(QString, source);
        QFETCH(int, dimensions);
        const auto project = guessProject(kernel({pointer("a", false)}), source);
        QCOMPARE(launchOf(*project).global.size(), dimensions);
        QCOMPARE(project->buffers[0].shape.size(), dimensions);
    }

    void localMemoryNeedsAGroup()
    {
        const auto project = guessProject(kernel({pointer("t", false, ParameterKind::LocalPointer)}), QStringLiteral("k() { get_global_id(1); }"));
        QCOMPARE(std::get<LocalArgument>(launchOf(*project).arguments[0].value).count.text, QStringLiteral("group * group"));
        QCOMPARE(launchOf(*project).local.size(), 2);
    }

    void aRequiredGroupSizeIsKept()
    {
        KernelSignature required = kernel({pointer("a", false)});
        required.requiredLocalSize = {32, 2, 1};
        const auto project = guessProject(required, {});
        QCOMPARE(launchOf(*project).local.size(), 2);
        QCOMPARE(launchOf(*project).local[0].text, QStringLiteral("32"));
        QCOMPARE(launchOf(*project).global[1].text, QStringLiteral("Math.ceil(n / 2) * 2"));
    }

    void whatCannotBeGuessedIsSaid()
    {
        const auto project = guessProject(kernel({scalar("x", Scalar::Int), pointer("p", false, ParameterKind::Other)}), {});
        QVERIFY(!project);
        QVERIFY(project.error().message.contains(u"\"p\" of the kernel k"));
    }
};

QTEST_GUILESS_MAIN(TestProjectGuess)
#include "tst_projectguess.moc"
