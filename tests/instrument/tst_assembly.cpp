#include <QDir>
#include <QTest>

#include "SourceUnderTest.h"
#include "instrument/AmdOccupancy.h"
#include "instrument/AssemblyListing.h"
#include "instrument/AssemblyReader.h"
#include "plan/CompileTarget.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// What Clang makes of kernels for processors that are not there, and how its text is read.
class TestAssembly : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTargets_data();
    void namesTargets();
    void readsTextForAmd();
    void readsTextForCpus();
    void readsPtx();
    void readsIr();
    void callsFunctionsByTheirNames();
    void saysWhatLimitsOccupancy_data();
    void saysWhatLimitsOccupancy();
    void compiles_data();
    void compiles();
    void knowsTheLinesOfHeaders();
    void leavesFunctionsThatAreCalled();
    void countsSpills();
    void findsWhatLimitsAKernel();
    void namesWhatLibclcLacks();
    void takesMacrosAndOptions();
    void opensNoFiles();
    void saysWhyThereIsNone_data();
    void saysWhyThereIsNone();
};

namespace {

ProgramSignature oneKernel(const char *name, quint64 localBytes = 0)
{
    KernelSignature kernel;
    kernel.name = QString::fromLatin1(name);
    kernel.localMemorySize = localBytes;
    return {{kernel}, {}};
}

/// "test.cl:3 s_endpgm", or the text alone where there is no line.
QStringList lines(const Assembly &assembly, const AssembledFunction &function)
{
    QStringList texts;
    for (const AssemblyLine &line : function.lines)
        texts << (line.file < 0 ? line.text : u"%1:%2 %3"_s.arg(assembly.files[line.file]).arg(line.line).arg(line.text));
    return texts;
}

/// Where the tests' libclc is.
QString libclc()
{
    return qEnvironmentVariable("KERNELSCOPE_LIBCLC", u"/usr/lib/clc"_s);
}

bool hasLibclc()
{
    return QDir(libclc()).exists(u"tahiti-amdgcn--.bc"_s);
}

#define NEEDS_LIBCLC                                                                                                                       \
    if (!hasLibclc())                                                                                                                      \
    QSKIP("libclc is not installed")

InstrumentReply assemblyOf(SourceUnderTest source, const char *target)
{
    InstrumentRequest request = source.request();
    request.command = u"assembly"_s;
    request.target = QString::fromLatin1(target);
    request.builtinsFolder = libclc();
    return answer(request);
}

const char *const tile = "kernel void k(global float *a)\n"
                         "{\n"
                         "    local float t[64];\n"
                         "    int l = get_local_id(0);\n"
                         "    t[l] = a[get_global_id(0)];\n"
                         "    barrier(CLK_LOCAL_MEM_FENCE);\n"
                         "    a[get_global_id(0)] = t[63 - l] * 3;\n"
                         "}\n";

} // namespace

void TestAssembly::namesTargets_data()
{
    QTest::addColumn<QString>("title");
    QTest::newRow("gfx906") << "AMD gfx906";
    QTest::newRow("gfx90a") << "AMD gfx90a";
    QTest::newRow("gfx1030-ir") << "AMD gfx1030, LLVM IR";
    QTest::newRow("sm_70") << "NVIDIA sm_70";
    QTest::newRow("cpu") << "this CPU";
    QTest::newRow("cpu-ir") << "this CPU, LLVM IR";
    QTest::newRow("ir") << "LLVM IR";
    QTest::newRow("ir-ir") << QString();
    QTest::newRow("gfx") << QString();
    QTest::newRow("sm_7") << QString();
    QTest::newRow("gfx906 -o x") << QString();
    QTest::newRow("") << QString();
}

void TestAssembly::namesTargets()
{
    QFETCH(const QString, title);
    const auto target = compileTargetNamed(QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(target ? target->title() : QString(), title);
}

void TestAssembly::readsTextForAmd()
{
    const Assembly assembly = readAssembly(uR"(
	.section	.AMDGPU.config
	.long	47176
	.long	11468928
	.long	4
	.long	3
	.long	8
	.long	1
	.text
	.globl	k                               ; -- Begin function k
	.type	k,@function
k:                                      ; @k
k$local:
.Lfunc_begin0:
	.file	1 "/project" "test.cl"
	.file	2 "/project" "inc/a.h"
	.loc	1 1 0                           ; test.cl:1:0
; %bb.0:                                ; %entry
	s_load_dword s2, s[0:1], 0x24
.Ltmp0:
	.loc	2 10 27 prologue_end            ; inc/a.h:10:27
	buffer_store_dword v0, off, s[8:11], 0 offset:20 ; 4-byte Folded Spill
.LBB0_2:                                ; %for.body
                                        ; =>This Loop Header: Depth=1
	.loc	1 0 5                           ; test.cl:0:5
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z6printfi@gotpcrel32@lo+4
	s_endpgm
.Lfunc_end0:
	.size	k, .Lfunc_end0-k
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 208
; NumSgprs: 19
; NumVgprs: 4
; ScratchSize: 8
; LDSByteSize: 512 bytes/workgroup (compile time only)
; Occupancy: 10
	.text
	.globl	plain                               ; -- Begin function plain
	.type	plain,@function
plain:                                      ; @plain
	s_add_u32 s0, s0, table@rel32@lo+4
	s_endpgm
.Lfunc_end1:
; codeLenInByte = 8
; NumSgprs: 19
; NumVgprs: 4
; TotalNumVgprs: 6
; ScratchSize: 8
; LDSByteSize: 0 bytes/workgroup (compile time only)
; Occupancy: 9
	.type	user,@function
user:
	s_add_u32 s0, s0, k@rel32@lo+4
.Lfunc_end2:
; NumVgprs: 44
; ScratchSize: 16384
	.type	table,@object
)"_s,
                                           AssemblyForm::Object, oneKernel("k"));
    QCOMPARE(assembly.files, (QStringList{u"test.cl"_s, u"inc/a.h"_s}));
    QCOMPARE(assembly.functions.size(), 3);
    const AssembledFunction &function = assembly.functions.first();
    QCOMPARE(lines(assembly, function),
             (QStringList{u"test.cl:1 s_load_dword s2, s[0:1], 0x24"_s,
                          u"inc/a.h:10 buffer_store_dword v0, off, s[8:11], 0 offset:20 ; 4-byte Folded Spill"_s, u".LBB0_2:"_s,
                          u"s_getpc_b64 s[0:1]"_s, u"s_add_u32 s0, s0, printf@gotpcrel32@lo+4"_s, u"s_endpgm"_s}));
    QVERIFY(function.isKernel);
    QCOMPARE(function.missing, QStringList{u"printf"_s});
    AssemblyFigures expected;
    expected.instructions = 5;
    expected.codeBytes = 208;
    expected.spills = 1;
    expected.scalarSpills = 3;
    expected.localBytes = 512;
    QVERIFY(function.figures == expected); // what it takes of registers and private memory depends on printf
    AssemblyFigures plain;
    plain.instructions = 2;
    plain.codeBytes = 8;
    plain.vectorRegisters = 6;
    plain.scalarRegisters = 19;
    plain.spills = 0;
    plain.privateBytes = 8;
    plain.localBytes = 0;
    plain.waves = 9;
    QVERIFY(assembly.functions[1].figures == plain);
    QCOMPARE(assembly.functions[1].missing, QStringList());
    const AssembledFunction &user = assembly.functions[2];
    QVERIFY(user.missing.isEmpty() && !user.figures.vectorRegisters && !user.figures.privateBytes);
}

void TestAssembly::readsTextForCpus()
{
    const Assembly assembly = readAssembly(uR"(
	.text
	.type	k,@function
	.globl	k                               # -- Begin function k
k:                                      # @k
.Lk$local:
	.file	1 "/project/test.cl"
	.loc	1 1 0
	subq	$96, %rsp
	.loc	1 2 11 prologue_end             # test.cl:2:11
	callq	_Z13get_global_idj@PLT
	movss	%xmm0, 40(%rsp)                 # 4-byte Spill
	xorl	%edi, %edi                      # imm = 0x0
	retq
.Lfunc_end0:
	.section	.rodata
	.quad	1
)"_s,
                                           AssemblyForm::Object, oneKernel("k", 64));
    QCOMPARE(assembly.functions.size(), 1);
    QCOMPARE(lines(assembly, assembly.functions.first()),
             (QStringList{u"test.cl:1 subq $96, %rsp"_s, u"test.cl:2 callq get_global_id"_s,
                          u"test.cl:2 movss %xmm0, 40(%rsp) # 4-byte Spill"_s, u"test.cl:2 xorl %edi, %edi"_s, u"test.cl:2 retq"_s}));
    AssemblyFigures expected;
    expected.instructions = 5;
    expected.spills = 1;
    expected.privateBytes = 96;
    expected.localBytes = 64; // the compiler does not say it
    QVERIFY(assembly.functions.first().figures == expected);
}

void TestAssembly::readsPtx()
{
    const Assembly assembly = readAssembly(uR"(
.version 6.0
	// .globl	k                  // -- Begin function k
.extern .func  (.param .b32 func_retval0) _Z6printfi
(
	.param .b32 _Z6printfi_param_0
)
;
.visible .func  (.param .b32 func_retval0) helper(
	.param .b32 helper_param_0
)                                       // @helper
{
	ret;
                                        // -- End function
}
.visible .entry k(
	.param .u64 k_param_0
)
{
	.local .align 4 .b8 	__local_depot0[96];
	.reg .pred 	%p<7>;
	.loc	1 9 0
$L__func_begin0:
	.loc	1 9 0
	ld.param.u32 	%r18, [k_param_0];
$L__tmp0:
	@%p1 bra 	$L__BB0_10;
$L__BB0_10:
	.loc	1 10 3
	{ // callseq 0, 0
	.reg .b32 temp_param_reg;
	.param .b32 param0;
	st.param.b32 	[param0+0], %r4;
	call.uni (retval0), 
	_Z6printfi, 
	(
	param0
	);
	} // callseq 0
	ret;
$L__func_end0:
}
	.file	1 "/project/test.cl"
	.section	.debug_abbrev
	{
.b8 1                                   // Abbreviation Code
	}
)"_s,
                                           AssemblyForm::Ptx, oneKernel("k"));
    QCOMPARE(assembly.functions.size(), 2);
    QCOMPARE(assembly.functions[0].name, u"helper"_s);
    QVERIFY(!assembly.functions[0].isKernel);
    const AssembledFunction &function = assembly.functions[1];
    QCOMPARE(lines(assembly, function), (QStringList{u"test.cl:9 ld.param.u32 %r18, [k_param_0];"_s, u"test.cl:9 @%p1 bra $L__BB0_10;"_s,
                                                     u"$L__BB0_10:"_s, u"test.cl:10 st.param.b32 [param0+0], %r4;"_s,
                                                     u"test.cl:10 call.uni (retval0), printf, (param0);"_s, u"test.cl:10 ret;"_s}));
    QCOMPARE(function.missing, QStringList{u"printf"_s});
    QCOMPARE(function.figures.privateBytes, std::optional<quint64>(96));
    QVERIFY(!function.figures.vectorRegisters && !function.figures.spills && !function.figures.waves);
}

void TestAssembly::readsIr()
{
    const Assembly assembly = readAssembly(uR"(
declare spir_func float @_Z4sqrtf(float noundef) #1
define dso_local spir_kernel void @k(ptr addrspace(1) %a) local_unnamed_addr #3 !dbg !18 !kernel_arg_addr_space !19 {
entry:
  %0 = tail call spir_func float @_Z4sqrtf(float noundef %b) #10, !dbg !29
  store float %0, ptr addrspace(1) %a, align 4, !dbg !35, !tbaa !25
  %mul = mul nsw i32 %c, %n

for.body:                                         ; preds = %entry
  br i1 %cmp, label %for.body, label %end, !dbg !35, !llvm.loop !109
}
!7 = distinct !DISubprogram(name: "helper", scope: !9, file: !9, line: 1)
!8 = !DIFile(filename: "test.cl", directory: "/project")
!9 = !DIFile(filename: "inc/a.h", directory: "/project")
!18 = distinct !DISubprogram(name: "k", scope: !8, file: !8, line: 3)
!29 = !DILocation(line: 1, column: 32, scope: !7, inlinedAt: !30)
!30 = distinct !DILocation(line: 5, column: 10, scope: !18)
!35 = !DILocation(line: 5, column: 8, scope: !18)
)"_s,
                                           AssemblyForm::Ir, oneKernel("k"));
    QCOMPARE(assembly.functions.size(), 1);
    QCOMPARE(lines(assembly, assembly.functions.first()),
             (QStringList{u"entry:"_s, u"inc/a.h:1 %0 = tail call spir_func float @sqrt(float noundef %b)"_s,
                          u"test.cl:5 store float %0, ptr addrspace(1) %a, align 4"_s, u"%mul = mul nsw i32 %c, %n"_s, u"for.body:"_s,
                          u"test.cl:5 br i1 %cmp, label %for.body, label %end"_s}));
}

void TestAssembly::callsFunctionsByTheirNames()
{
    QCOMPARE(withPlainNames(u"call _Z13get_global_idj, _Z3maxff"_s), u"call get_global_id, max"_s);
    QCOMPARE(withPlainNames(u"_Z99short _Zx my_Z3maxff"_s), u"_Z99short _Zx my_Z3maxff"_s);
}

void TestAssembly::saysWhatLimitsOccupancy_data()
{
    QTest::addColumn<int>("vectorRegisters");
    QTest::addColumn<int>("scalarRegisters");
    QTest::addColumn<int>("waves");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, int vectors, int scalars, int waves, const char *expected) {
        QTest::newRow(name) << vectors << scalars << waves << QString::fromLatin1(expected);
    };
    row("gfx906 nothing", 24, 80, 10, "10 none");
    row("gfx906 vectors", 25, 80, 9, "10 vector registers");
    row("gfx906 few waves", 129, 20, 1, "10 vector registers");
    row("gfx906 scalars", 24, 96, 8, "10 scalar registers");
    row("gfx906 local", 24, 80, 4, "10 local memory");
    row("gfx701 scalars", 10, 60, 8, "10 scalar registers");
    row("gfx90a vectors", 72, 90, 7, "8 vector registers");
    row("gfx1030 vectors", 80, 106, 12, "16 vector registers");
    row("gfx1010 nothing", 48, 106, 20, "20 none");
    row("gfx1100 vectors", 120, 106, 12, "16 vector registers");
}

void TestAssembly::saysWhatLimitsOccupancy()
{
    QFETCH(const int, vectorRegisters);
    QFETCH(const int, scalarRegisters);
    QFETCH(const int, waves);
    QFETCH(const QString, expected);
    AssemblyFigures figures;
    figures.vectorRegisters = vectorRegisters;
    figures.scalarRegisters = scalarRegisters;
    figures.waves = waves;
    explainOccupancy(QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0), figures);
    QCOMPARE(u"%1 %2"_s.arg(*figures.mostWaves).arg(wordOf(figures.limit)), expected);
}

void TestAssembly::compiles_data()
{
    QTest::addColumn<QString>("stores"); // to local memory: what the instruction begins with
    QTest::newRow("gfx906") << "ds_write";
    QTest::newRow("gfx803") << "ds_write";
    QTest::newRow("gfx1030") << "ds_write";
    QTest::newRow("sm_70") << "st.shared";
    QTest::newRow("gfx906-ir") << "store float";
    QTest::newRow("ir") << "store float";
    QTest::newRow("cpu") << "mov";
}

void TestAssembly::compiles()
{
    QFETCH(const QString, stores);
    const QByteArray target = QTest::currentDataTag();
    if (target != "ir" && target != "cpu")
        NEEDS_LIBCLC;
#if !defined __x86_64__
    if (target == "cpu")
        QSKIP("The instructions of this CPU are others");
#endif
    const InstrumentReply reply = assemblyOf(SourceUnderTest(tile), target.constData());
    QVERIFY2(reply.assembly, qPrintable(reply.message));
    QCOMPARE(reply.message, QString());
    QCOMPARE(reply.assembly->target, QString::fromLatin1(target));
    QCOMPARE(reply.assembly->files, QStringList{u"test.cl"_s});
    QCOMPARE(reply.assembly->functions.size(), 1);
    const AssembledFunction &function = reply.assembly->functions.first();
    QVERIFY(function.isKernel && function.name == u"k");
    const QStringList all = lines(*reply.assembly, function);
    QVERIFY2(!all.filter(u"test.cl:5 "_s + stores).isEmpty(), qPrintable(all.join(u'\n')));
    QVERIFY2(all.filter(QRegularExpression(u"^test.cl:(?![2-8] )"_s)).isEmpty(), qPrintable(all.join(u'\n')));
    QCOMPARE(function.figures.localBytes, std::optional<quint64>(256));
    QVERIFY(function.figures.instructions >= 10);
    QCOMPARE(function.missing, QStringList());
}

void TestAssembly::knowsTheLinesOfHeaders()
{
    SourceUnderTest source("#include \"inc/a.h\"\nkernel void k(global int *a) { a[0] = twice(a[1]); }\n");
    source.header("inc/a.h", "\nstatic int twice(int x) { return x * 7; }\n");
    const InstrumentReply reply = assemblyOf(source, "ir");
    QVERIFY2(reply.assembly, qPrintable(reply.message));
    const QStringList all = lines(*reply.assembly, reply.assembly->functions.first());
    QVERIFY2(!all.filter(QRegularExpression(u"^inc/a\\.h:2 .*mul"_s)).isEmpty(), qPrintable(all.join(u'\n')));
}

void TestAssembly::leavesFunctionsThatAreCalled()
{
    const InstrumentReply reply = assemblyOf(SourceUnderTest("__attribute__((noinline)) int far(int x) { return x * 7; }\n"
                                                             "kernel void k(global int *a) { a[0] = far(a[1]); }\n"),
                                             "ir");
    QVERIFY2(reply.assembly, qPrintable(reply.message));
    QCOMPARE(reply.assembly->functions.size(), 2);
    QVERIFY(!reply.assembly->functions[0].isKernel && reply.assembly->functions[0].name == u"far");
    QVERIFY(reply.assembly->functions[1].isKernel);
}

void TestAssembly::countsSpills()
{
    NEEDS_LIBCLC;
    SourceUnderTest source("kernel __attribute__((amdgpu_num_vgpr(12))) void k(global float *a, int n) {\n"
                           "  float v[24];\n"
                           "  __attribute__((opencl_unroll_hint(24))) for (int j = 0; j < 24; ++j) v[j] = a[j];\n"
                           "  for (int m = 0; m < n; ++m)\n"
                           "    __attribute__((opencl_unroll_hint(24))) for (int j = 0; j < 24; ++j) v[j] = v[j] * v[(j + 7) % 24];\n"
                           "  __attribute__((opencl_unroll_hint(24))) for (int j = 0; j < 24; ++j) a[j] = v[j];\n"
                           "}\n");
    source.options("-cl-std=CL2.0");
    const InstrumentReply reply = assemblyOf(source, "gfx906");
    QVERIFY2(reply.assembly, qPrintable(reply.message));
    const AssembledFunction &function = reply.assembly->functions.first();
    QVERIFY(function.figures.spills.value_or(0) > 10);
    QVERIFY(function.figures.privateBytes.value_or(0) > 40);
    QCOMPARE(function.figures.vectorRegisters, std::optional<int>(12));
    QVERIFY(!lines(*reply.assembly, function).filter(u"Folded Spill"_s).isEmpty());
}

void TestAssembly::findsWhatLimitsAKernel()
{
    NEEDS_LIBCLC;
    const InstrumentReply local = assemblyOf(SourceUnderTest("kernel void k(global float *a) { local float t[10000]; int i = "
                                                             "get_local_id(0); t[i] = a[i]; barrier(1); a[i] = t[255 - i]; }\n"),
                                             "gfx906");
    QVERIFY2(local.assembly, qPrintable(local.message));
    const AssemblyFigures &figures = local.assembly->functions.first().figures;
    QCOMPARE(figures.waves, std::optional<int>(4));
    QCOMPARE(figures.mostWaves, std::optional<int>(10));
    QCOMPARE(figures.limit, OccupancyLimit::LocalMemory);
    QCOMPARE(figures.localBytes, std::optional<quint64>(40000));
}

void TestAssembly::namesWhatLibclcLacks()
{
    NEEDS_LIBCLC;
    const char *const text =
        "kernel void j(global float *a, read_only image2d_t i, sampler_t s) { a[0] = read_imagef(i, s, (int2)(1, 0)).x; }"
        "kernel void k(global float *a, read_only image2d_t i, sampler_t s) { a[0] = read_imagef(i, s, (int2)(2, 0)).x; }";
    for (const char *target : {"gfx906", "sm_70"}) {
        const InstrumentReply reply = assemblyOf(SourceUnderTest(text), target);
        QVERIFY2(reply.assembly, qPrintable(reply.message));
        for (const AssembledFunction &function : reply.assembly->functions) {
            QCOMPARE(function.missing, QStringList{u"read_imagef"_s});
            QVERIFY(!function.figures.vectorRegisters && !function.figures.waves); // LLVM's guesses
        }
    }
}

void TestAssembly::takesMacrosAndOptions()
{
    SourceUnderTest source("kernel void k(global int *a) {\n#ifdef TWICE\n a[0] = a[1] * N;\n#endif\n}\n");
    source.options("-DTWICE -D N=77");
    const InstrumentReply fast = assemblyOf(source, "ir");
    QVERIFY2(fast.assembly, qPrintable(fast.message));
    QVERIFY(!lines(*fast.assembly, fast.assembly->functions.first()).filter(u", 77"_s).isEmpty());
    source.options("-DTWICE -D N=77 -cl-opt-disable");
    const InstrumentReply slow = assemblyOf(source, "ir");
    QVERIFY2(slow.assembly, qPrintable(slow.message));
    QVERIFY(slow.assembly->functions.first().figures.instructions > fast.assembly->functions.first().figures.instructions);
}

void TestAssembly::opensNoFiles()
{
    const InstrumentReply reply =
        assemblyOf(SourceUnderTest("kernel void k(global int *a) { __asm__ volatile(\".include \\\"/nowhere\\\"\"); a[0] = 1; }\n"), "cpu");
    QVERIFY2(reply.assembly, qPrintable(reply.message));
}

void TestAssembly::saysWhyThereIsNone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &text, const char *target, const QString &folder, const char *expected) {
        QTest::newRow(name) << text << QString::fromLatin1(target) << folder << QString::fromUtf8(expected);
    };
    row("syntax error", "kernel void k(global int *a)\n{ a[0] = q; }", "ir", {},
        "Clang can't compile this for LLVM IR: test.cl:2:10: use of undeclared identifier 'q'");
    row("unknown target", tile, "gfx90", {}, "There is no target \"gfx90\". Did you mean \"gfx906\"?");
    row("unknown GPU", tile, "gfx999", libclc(),
        "Clang can't compile this for AMD gfx999: unknown target CPU 'gfx999'; valid target CPU values are: ");
    row("no libclc", tile, "gfx906", u"/nowhere"_s,
        "The functions of OpenCL C for AMD gfx906 are not there: there is no \"tahiti-amdgcn--.bc\" in /nowhere. Install libclc (on Debian "
        "and Ubuntu the package libclc-");
    row("no libclc at all", tile, "sm_70", {},
        "The functions of OpenCL C for NVIDIA sm_70 are not there: there is no \"nvptx64--.bc\" in any");
    if (hasLibclc()) {
        row("too much local memory",
            "kernel void k(global float *a) { local float t[20000]; t[get_local_id(0)] = 1; barrier(1); a[0] = t[3]; }", "gfx906", libclc(),
            "Clang can't compile this for AMD gfx906: local memory (80000) exceeds limit (65536)");
    }
}

void TestAssembly::saysWhyThereIsNone()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, target);
    QFETCH(const QString, folder);
    QFETCH(const QString, expected);
    InstrumentRequest request = SourceUnderTest(text.constData()).request();
    request.command = u"assembly"_s;
    request.target = target;
    request.builtinsFolder = folder;
    const InstrumentReply reply = answer(request);
    QVERIFY(!reply.assembly);
    QVERIFY2(reply.message.startsWith(expected), qPrintable(reply.message));
}

QTEST_GUILESS_MAIN(TestAssembly)
#include "tst_assembly.moc"
