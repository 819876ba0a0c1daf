#include <QTest>

#include "SourceUnderTest.h"

using namespace kernelscope;

class TestSignature : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parameters_data();
    void parameters();
    void written_data();
    void written();
    void pointersThatAreOnlyConvertedAreNotWritten();
    void localVariables();
    void requiredLocalSize();
    void structLayouts();
    void structsWithoutANameInStructs();
    void structsThatNoKernelNames();
    void severalSourcesAndHeaders();
    void definesAndIncludeDirectories();
    void macroGeneratedKernels();
    void brokenSourceStillNamesItsKernels();
    void localVariablesOfBrokenDeclarations();
};

namespace {

/// "float* GlobalPointer float const": what a test row says of a parameter.
QString described(const KernelParameter &parameter)
{
    static const char *const kinds[] = {"unknown", "value", "global", "constant", "local", "image", "sampler", "other"};
    QStringList words{parameter.typeName, QString::fromLatin1(kinds[int(parameter.kind)]),
                      parameter.type ? elementTypeName(*parameter.type) : QStringLiteral("-")};
    if (parameter.isConst)
        words.append(QStringLiteral("const"));
    if (parameter.isVolatile)
        words.append(QStringLiteral("volatile"));
    if (!parameter.accessQualifier.isEmpty())
        words.append(parameter.accessQualifier);
    return words.join(u' ');
}

} // namespace

void TestSignature::parameters_data()
{
    QTest::addColumn<QString>("declaration");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *declaration, const char *expected) {
        QTest::newRow(declaration) << QString::fromLatin1(declaration) << QString::fromLatin1(expected);
    };
    row("int n", "int value int");
    row("uint n", "uint value uint");
    row("unsigned long n", "unsigned long value ulong");
    row("float4 v", "float4 value float4");
    row("uchar3 v", "uchar3 value uchar3");
    row("double d", "double value double");
    row("real r", "real value float");
    row("struct cell c", "struct cell value cell");
    row("particle p", "particle value particle");
    row("enum mode m", "enum mode value uint");
    row("__global float *a", "float* global float");
    row("const __global float * restrict a", "float* global float const");
    row("__global const volatile int *a", "int* global int const volatile");
    row("__constant float *a", "float* constant float const");
    row("__local int *a", "int* local int");
    row("__global particle *a", "particle* global particle");
    row("__global void *a", "void* global -");
    row("__global bool *a", "bool* global uchar");
    row("__global half *a", "half* global half");
    row("__read_only image2d_t a", "image2d_t image - const read_only");
    row("image2d_t a", "image2d_t image - const read_only");
    row("__write_only image3d_t a", "image3d_t image - write_only");
    row("sampler_t a", "sampler_t sampler -");
    row("__global int a[16]", "int* global int");
}

void TestSignature::parameters()
{
    QFETCH(QString, declaration);
    QFETCH(QString, expected);
    const QString text = QStringLiteral("typedef float real; enum mode { M0, M1 }; struct cell { int a; };\n"
                                        "typedef struct { float x; } particle;\n"
                                        "__kernel void k(%1) {}")
                             .arg(declaration);
    const InstrumentReply reply = SourceUnderTest(text.toUtf8().constData()).signature();
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.signature.kernels.size(), 1);
    QCOMPARE(described(reply.signature.kernels[0].parameters[0]), expected);
}

void TestSignature::written_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<Knowledge>("expected");
    const auto row = [](const char *body, Knowledge expected) { QTest::newRow(body) << QString::fromLatin1(body) << expected; };
    row("int x = a[0];", Knowledge::No);
    row("a[0] = 1;", Knowledge::Yes);
    row("*a = 1;", Knowledge::Yes);
    row("a[0]++;", Knowledge::Yes);
    row("a[0] += 1;", Knowledge::Yes);
    row("__global int *p = a + 3; p[1] = 2;", Knowledge::Yes);
    row("__global int *p; p = &a[4]; (p)[1] = 2;", Knowledge::Yes);
    row("__global int *p = n ? a : b; *p = 2;", Knowledge::Yes);
    row("__global int *q[2] = {b, a}; *q[1] = 2;", Knowledge::Yes);
    row("put(a);", Knowledge::Yes);
    row("b[0] = get(a);", Knowledge::No);
    row("*pick(a) = 1;", Knowledge::Yes);
    row("b[0] = *pick(a);", Knowledge::No);
    row("atomic_add(a, 1);", Knowledge::Yes);
    row("vstore4((int4)(1), 0, a);", Knowledge::Yes);
    row("int4 v = vload4(0, a);", Knowledge::No);
    row("((__global float *)a)[2] = 1;", Knowledge::Yes);
    row("((__global int4 *)a)[2].xy = 1;", Knowledge::Yes);
    row("struct box { __global int *p; } s; s.p = a; s.p[0] = 1;", Knowledge::Yes);
    row("event_t e = async_work_group_copy(t, a, 4, 0);", Knowledge::No);
    row("event_t e = async_work_group_copy(a, t, 4, 0);", Knowledge::Yes);
    row("prefetch(a, 4);", Knowledge::No);
    row("ulong u = (ulong)a; *(__global int *)u = 1;", Knowledge::Unknown);
    row("a = b; a[0] = 1;", Knowledge::Yes); // whichever it is now: not told apart
}

void TestSignature::written()
{
    QFETCH(QString, body);
    QFETCH(Knowledge, expected);
    const QString text = QStringLiteral("void put(__global int *p) { p[2] = 1; }\n"
                                        "int get(__global const int *p) { return p[2]; }\n"
                                        "__global int *pick(__global int *p) { return p + 1; }\n"
                                        "__kernel void k(__global int *a, __global int *b, int n, __local int *t) { %1 }")
                             .arg(body);
    const InstrumentReply reply = SourceUnderTest(text.toUtf8().constData()).signature();
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.signature.kernels[0].parameters[0].written, expected);
}

void TestSignature::pointersThatAreOnlyConvertedAreNotWritten()
{
    const InstrumentReply reply = SourceUnderTest("int get(int *p) { __global int *g = to_global(p); return g ? *g : -1; }\n"
                                                  "__kernel void k(__global int *a, __global int *o) { o[0] = get(a); }")
                                      .options("-cl-std=CL2.0")
                                      .signature();
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.signature.kernels[0].parameters[0].written, Knowledge::No);
    QCOMPARE(reply.signature.kernels[0].parameters[1].written, Knowledge::Yes);
}

void TestSignature::localVariables()
{
    const auto reply = SourceUnderTest("typedef float2 pair;\n"
                                       "__kernel void k() {\n"
                                       "  __local float tile[16][17];\n"
                                       "  __local pair p;\n"
                                       "  __local int a, b[3];\n"
                                       "}")
                           .signature();
    const QList<LocalVariable> locals = reply.signature.kernels[0].localVariables;
    QCOMPARE(locals.size(), 4);
    QCOMPARE(locals[0].name, QStringLiteral("tile"));
    QCOMPARE(locals[0].dimensions, (QList<quint64>{16, 17}));
    QCOMPARE(locals[0].sizeInBytes, quint64(16 * 17 * 4));
    QCOMPARE(locals[0].place, (SourcePlace{QStringLiteral("test.cl"), 3, 17}));
    QCOMPARE(locals[1].typeName, QStringLiteral("pair"));
    QCOMPARE(elementTypeName(*locals[1].type), QStringLiteral("float2"));
    QCOMPARE(locals[1].dimensions, QList<quint64>());
    QCOMPARE(locals[3].sizeInBytes, quint64(12));
    QCOMPARE(reply.signature.kernels[0].localMemorySize, quint64(16 * 17 * 4 + 8 + 4 + 12));
}

void TestSignature::requiredLocalSize()
{
    const auto reply = SourceUnderTest("#define N 8\n"
                                       "__kernel __attribute__((reqd_work_group_size(N, N, 1))) void a() {}\n"
                                       "__kernel void b() {}")
                           .signature();
    QCOMPARE(reply.signature.kernels[0].requiredLocalSize, (QList<quint64>{8, 8, 1}));
    QCOMPARE(reply.signature.kernels[1].requiredLocalSize, QList<quint64>());
    QCOMPARE(reply.signature.kernels[1].place.line, 3);
}

void TestSignature::structLayouts()
{
    const auto reply = SourceUnderTest("struct inner { char c; float3 v; };\n"
                                       "typedef struct { struct inner i[2]; ushort u[3][4]; union { int a; float f; } x; } outer;\n"
                                       "__kernel void k(__global outer *o) {}")
                           .signature();
    QCOMPARE(reply.signature.structs.size(), 3);
    const StructLayout inner = reply.signature.structs[0];
    QCOMPARE(inner.name, QStringLiteral("inner"));
    QCOMPARE(inner.sizeInBytes, 32);
    QCOMPARE(inner.members[1].offset, 16);
    const StructLayout outer = reply.signature.structs[2];
    QCOMPARE(outer.name, QStringLiteral("outer"));
    QCOMPARE(outer.members[0].count, 2);
    QCOMPARE(outer.members[0].type.structName, QStringLiteral("inner"));
    QCOMPARE(outer.members[1].offset, 64);
    QCOMPARE(outer.members[1].count, 12);
    QCOMPARE(elementTypeName(outer.members[1].type), QStringLiteral("ushort"));
    QCOMPARE(outer.members[2].offset, 88);
}

/// A value is given by their members, too.
void TestSignature::structsWithoutANameInStructs()
{
    const auto reply = SourceUnderTest("typedef struct { int n; struct { int lda; union { int i; float f; } x[2]; } d;\n"
                                       "                 union { uint u; struct { short low, high; }; }; } desc;\n"
                                       "__kernel void k(desc d) {}")
                           .signature();
    QStringList seen;
    for (const StructLayout &layout : reply.signature.structs) {
        for (const StructMember &member : layout.members)
            seen << QStringLiteral("%1.%2 %3 %4 %5")
                        .arg(layout.name, member.name, elementTypeName(member.type))
                        .arg(member.offset)
                        .arg(member.count);
    }
    QCOMPARE(seen.join(QStringLiteral(", ")),
             QStringLiteral("desc.d.x.i int 0 1, desc.d.x.f float 0 1, desc.d.lda int 0 1, desc.d.x desc.d.x 4 2, desc.n int 0 1, "
                            "desc.d desc.d 4 1, desc.u uint 16 1, desc.low short 16 1, desc.high short 18 1"));
}

/// Buffers may be made of what no kernel names.
void TestSignature::structsThatNoKernelNames()
{
    const auto reply = SourceUnderTest("typedef struct { float x; double y; char z; } P;\nstruct Q { char a[3]; };\n"
                                       "typedef struct Q R;\ntypedef int number;\n__kernel void k(__global void *p) {}")
                           .signature();
    QStringList seen;
    for (const StructLayout &layout : reply.signature.structs)
        seen << QStringLiteral("%1 %2").arg(layout.name).arg(layout.sizeInBytes);
    QCOMPARE(seen.join(QStringLiteral(", ")), QStringLiteral("P 24, Q 3, R 3"));
}

void TestSignature::severalSourcesAndHeaders()
{
    const auto reply = SourceUnderTest("#include \"sub/inc.h\"\n__kernel void first(__global pixel *p) { p[0] = one(); }")
                           .header("sub/inc.h", "typedef uchar4 pixel;\n#include \"more.h\"")
                           .header("sub/more.h", "pixel one() { return (pixel)(1); }")
                           .source("two.cl", "\n__kernel void second(__global pixel *p) { p[1] = one(); }")
                           .signature();
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.signature.kernels.size(), 2);
    QCOMPARE(reply.signature.kernels[1].place, (SourcePlace{QStringLiteral("two.cl"), 2, 15}));
    QCOMPARE(reply.signature.kernels[1].parameters[0].typeName, QStringLiteral("pixel*"));
}

void TestSignature::definesAndIncludeDirectories()
{
    const auto reply = SourceUnderTest("#include <types.h>\n#if N != 3 || !defined(FLAG)\n#error no\n#endif\n"
                                       "__kernel void k(__global T *p) {}")
                           .header("include/types.h", "#pragma once\ntypedef int other;")
                           .options("-I include -D N=3 -DFLAG -D \"T=float4\" -cl-mad-enable -cl-nv-verbose")
                           .signature();
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.signature.kernels[0].parameters[0].typeName, QStringLiteral("float4*"));
}

void TestSignature::macroGeneratedKernels()
{
    const auto reply = SourceUnderTest("#define MAKE(T) \\\n  __kernel void scale_##T(__global T *p) { p[0] *= 2; }\n"
                                       "MAKE(int)\nMAKE(float)\n")
                           .signature();
    QCOMPARE(reply.signature.kernels.size(), 2);
    QCOMPARE(reply.signature.kernels[1].name, QStringLiteral("scale_float"));
    QCOMPARE(reply.signature.kernels[1].place.line, 4);
    QCOMPARE(reply.signature.kernels[1].parameters[0].written, Knowledge::Yes);
}

void TestSignature::brokenSourceStillNamesItsKernels()
{
    const auto reply = SourceUnderTest("__kernel void a(int n) { undeclared = 1; }\n__kernel void b(float f) {}").signature();
    QVERIFY(reply.message.startsWith(u"test.cl:1:26: "));
    QCOMPARE(reply.signature.kernels.size(), 2);
}

void TestSignature::localVariablesOfBrokenDeclarations()
{
    const auto reply = SourceUnderTest("__kernel void k(__global int *a) {\n    __local int s[8 *a, __global float *b)\n{\n"
                                       "    __local float t[8];\n    s[0] = t[a];\n}\n}\n")
                           .signature();
    QVERIFY2(reply.message.startsWith(u"test.cl:2:"), qPrintable(reply.message));
    QCOMPARE(reply.signature.kernels.size(), 1);
}

QTEST_GUILESS_MAIN(TestSignature)
#include "tst_signature.moc"
