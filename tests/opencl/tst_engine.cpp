#include <QtTest>

#include "EngineFixture.h"
#include "opencl/BuiltProgram.h"
#include "tests/support/DeviceTest.h"

using namespace kernelscope;

class tst_Engine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { SKIP_WITHOUT_DEVICE(m_fixture.hasDevice()); }
    void describesEveryField()
    {
        const DeviceInfo &device = m_fixture.device();
        QCOMPARE(device.index, 0);
        QVERIFY(!device.platform.name.isEmpty());
        QVERIFY(!device.version.isEmpty());
        QVERIFY(QStringList({QStringLiteral("CPU"), QStringLiteral("GPU"), QStringLiteral("ACCELERATOR"), QStringLiteral("CUSTOM")})
                    .contains(device.type));
        QVERIFY(device.available && device.compilerAvailable);
        QVERIFY(device.globalMemorySize > 0 && device.localMemorySize > 0 && device.maxAllocationSize > 0);
        QVERIFY(device.computeUnits > 0);
        QVERIFY(device.baseAddressAlignment >= 16 && device.baseAddressAlignment <= 4096);
        QVERIFY(device.languageStandards.contains(QStringLiteral("CL1.2")));
        QVERIFY(!device.languageStandards.contains(QStringLiteral("CL1.0")));
    }
    void readsSignatures()
    {
        const ProgramBuild build = m_fixture.build(R"(
typedef struct { float x; int y[3]; } Particle;
kernel void second(global const float4 *a, constant uint *table, local int *scratch, int n, unsigned char c, size_t s,
                   global Particle *p, global void *v);
kernel __attribute__((reqd_work_group_size(8, 4, 1))) void first(read_only image2d_t i, write_only image2d_t o, sampler_t s) {}
kernel void second(global const float4 *a, constant uint *table, local int *scratch, int n, unsigned char c, uint step,
                   global Particle *p) { local int own[16]; own[n] = step; p->x = own[0]; }
)");
        QVERIFY(!build.succeeded()); // size_t is no parameter type
        QCOMPARE(build.diagnostics.value(0).file, QStringLiteral("test.cl"));
        QCOMPARE(build.diagnostics.value(0).line, 3);
        const ProgramBuild good = m_fixture.build(R"(
typedef struct { float x; int y[3]; } Particle;
kernel __attribute__((reqd_work_group_size(8, 4, 1))) void first(read_only image2d_t i, write_only image2d_t o, sampler_t s) {}
kernel void second(global const float4 *a, constant uint *table, local int *scratch, int n, unsigned char c, uint step,
                   global Particle *p) { local int own[16]; own[n] = step; p->x = own[0]; }
)");
        QVERIFY2(good.succeeded(), qPrintable(good.message));
        const ProgramSignature signature = *m_fixture.engine.signature(good);
        QCOMPARE(signature.kernels.size(), 2);
        const KernelSignature &first = signature.kernels[0];
        QCOMPARE(first.name, QStringLiteral("first"));
        QCOMPARE(first.requiredLocalSize, (QList<quint64>{8, 4, 1}));
        QCOMPARE(first.parameters[0].kind, ParameterKind::Image);
        QVERIFY(first.parameters[0].isConst && !first.parameters[1].isConst);
        QCOMPARE(first.parameters[2].kind, ParameterKind::Sampler);
        const QList<KernelParameter> &parameters = signature.kernels[1].parameters;
        QCOMPARE(parameters[0].kind, ParameterKind::GlobalPointer);
        QVERIFY(parameters[0].isConst);
        QCOMPARE(*parameters[0].type, (ElementType{Scalar::Float, 4, {}}));
        QCOMPARE(parameters[1].kind, ParameterKind::ConstantPointer);
        QCOMPARE(*parameters[1].type, (ElementType{Scalar::UInt, 1, {}}));
        QCOMPARE(parameters[2].kind, ParameterKind::LocalPointer);
        QCOMPARE(parameters[3].kind, ParameterKind::Value);
        QCOMPARE(*parameters[4].type, (ElementType{Scalar::UChar, 1, {}}));
        QCOMPARE(parameters[5].name, QStringLiteral("step"));
        QCOMPARE(parameters[6].type->structName, QStringLiteral("Particle"));
    }
    void countsLocalMemoryThatTheDriverDoesNotKnowYet()
    {
        KernelSignature kernel;
        kernel.name = QStringLiteral("k");
        kernel.localMemorySize = 64;
        const ProgramSignature sources{{kernel}, {}};
        kernel.localMemorySize = 0; // PoCL 5.0 and 6.0 before the first launch
        QCOMPARE(mergeSignatures(sources, {{kernel}, {}}).kernels[0].localMemorySize, quint64(64));
        kernel.localMemorySize = 80;
        QCOMPARE(mergeSignatures(sources, {{kernel}, {}}).kernels[0].localMemorySize, quint64(80));
    }
    void keepsKernelsForSharedMemoryApart()
    {
        const ProgramBuild build = m_fixture.build("__kernel void k(__global int *a, __global int *b) { a[0] = b[0]; }");
        QVERIFY2(build.succeeded(), qPrintable(build.message));
        const auto handle = [&](const QList<int> &shared) { return build.program->kernel(QStringLiteral("k"), shared)(); };

        QVERIFY(handle({}) != handle({0}));
        QVERIFY(handle({0}) != handle({0, 1}));
        QCOMPARE(handle({0}), handle({0}));
        QCOMPARE(handle({}), handle({}));
    }
    void namesKernelsAsTheUserDid()
    {
        // PoCL renames what stands for a built-in function.
        const ProgramBuild build = m_fixture.build("__kernel void dot(__global int *step) { step[0] = 1; }\n"
                                                   "__kernel void plain(__global int *a) { a[0] = 1; }\n");
        QVERIFY2(build.succeeded(), qPrintable(build.message));
        QCOMPARE(build.program->kernelNames(), (QStringList{QStringLiteral("dot"), QStringLiteral("plain")}));
        const auto signature = m_fixture.engine.signature(build);
        QVERIFY(signature);
        QCOMPARE(signature->kernels.first().name, QStringLiteral("dot"));
        QVERIFY(build.program->kernel(QStringLiteral("dot"))() != build.program->kernel(QStringLiteral("dot"), {0})());
    }
    void buildsSeveralSourcesThatIncludeEachOther()
    {
        const ProgramText text{
            {QStringLiteral("k/a.cl"), QStringLiteral("b.cl")},
            {{QStringLiteral("k/a.cl"), "#include \"near.h\"\n#include \"far/far.h\"\nint f(int x) { return NEAR + FAR + x; }"},
             {QStringLiteral("k/near.h"), "#define NEAR 1\n"},
             {QStringLiteral("far/far.h"), "#define FAR 2\n"},
             {QStringLiteral("b.cl"), "kernel void k(global int *a) { *a = f(FAR); }\n"}},
            {}};
        const ProgramBuild build = m_fixture.engine.build(0, text);
        QVERIFY2(build.succeeded(), qPrintable(build.message));
        QCOMPARE(build.title, QStringLiteral("build k/a.cl, b.cl"));
        ProgramText broken = text;
        broken.files[QStringLiteral("b.cl")] = "kernel void k(global int *a) {\n    *a = f(FAR) + oops;\n}\n";
        const ProgramBuild failed = m_fixture.engine.build(0, broken);
        QVERIFY(!failed.succeeded());
        QCOMPARE(failed.diagnostics.value(0).file, QStringLiteral("b.cl"));
        QCOMPARE(failed.diagnostics.value(0).line, 2);
        QVERIFY2(failed.message.startsWith(QStringLiteral("b.cl:2:")), qPrintable(failed.message));
    }
    void buildsAgainWhenAHeaderChanges()
    {
        ProgramText text{{QStringLiteral("a.cl")},
                         {{QStringLiteral("a.cl"), "#include \"x.h\"\nkernel void k(global int *a) { *a = X; }\n"},
                          {QStringLiteral("x.h"), "#define X 1\n"}},
                         {}};
        QVERIFY(!m_fixture.engine.build(0, text).fromCache);
        QVERIFY(m_fixture.engine.build(0, text).fromCache);
        text.files[QStringLiteral("x.h")] = "#define X 2\n";
        QVERIFY(!m_fixture.engine.build(0, text).fromCache);
        text.options = QStringLiteral("-DY=1");
        QVERIFY(!m_fixture.engine.build(0, text).fromCache);
    }
    void placesWhatTheLinkerMisses()
    {
        const ProgramBuild build = m_fixture.build("int far(int x);\nkernel void k(global int *a) {\n    *a = far(1);\n}\n");
        QVERIFY(!build.succeeded());
        QCOMPARE(build.diagnostics.size(), 1);
        QVERIFY2(build.diagnostics[0].message.contains(QStringLiteral("\"far\"")), qPrintable(build.diagnostics[0].message));
    }
    void saysWhenThereIsNoSuchDevice()
    {
        QVERIFY(!m_fixture.engine.prepare(1000));
        QVERIFY(!m_fixture.engine.build(1000, {}).succeeded());
    }

private:
    EngineFixture m_fixture;
};

QTEST_GUILESS_MAIN(tst_Engine)
#include "tst_engine.moc"
