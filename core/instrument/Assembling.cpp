#include "instrument/Assembling.h"

#include <algorithm>

#include <clang/Basic/Version.h>
#include <clang/CodeGen/CodeGenAction.h>
#include <llvm/ADT/StringMap.h>
#include <llvm/Support/ErrorHandling.h>
#include <llvm/Support/TargetSelect.h>
#if __has_include(<llvm/TargetParser/Host.h>)
#include <llvm/TargetParser/Host.h>
#else
#include <llvm/Support/Host.h>
#endif

#include <QDir>
#include <QRegularExpression>

#include "instrument/AmdOccupancy.h"
#include "instrument/AssemblyReader.h"
#include "instrument/CompilerArguments.h"
#include "instrument/DiagnosticCollector.h"
#include "instrument/Instrumenter.h"
#include "plan/CompileTarget.h"
#include "project/OptionWords.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

void registerTargets()
{
    static const bool once = [] {
        llvm::InitializeAllTargetInfos();
        llvm::InitializeAllTargets();
        llvm::InitializeAllTargetMCs();
        llvm::InitializeAllAsmPrinters();
        llvm::InitializeAllAsmParsers();
        return true;
    }();
    Q_UNUSED(once)
}

std::string tripleOf(TargetKind kind)
{
    switch (kind) {
    case TargetKind::Amd:
        return "amdgcn--"; // for amdhsa libclc lacks most functions
    case TargetKind::Nvidia:
        return "nvptx64--nvidiacl";
    case TargetKind::Cpu:
        return llvm::sys::getDefaultTargetTriple();
    case TargetKind::Portable:
        break;
    }
    return "spir64-unknown-unknown";
}

/// The files of libclc that fit, the best first. AMD's differ only in name: of GPUs that came after it libclc has none.
QStringList libraryNames(const CompileTarget &target)
{
    if (target.kind == TargetKind::Nvidia)
        return {u"nvptx64--nvidiacl.bc"_s, u"nvptx64--.bc"_s};
    return {target.processor + u"-amdgcn--.bc"_s, u"gfx906-amdgcn--.bc"_s, u"tahiti-amdgcn--.bc"_s};
}

/// Empty: the target needs none.
Result<QString> libraryFor(const CompileTarget &target, const QString &folder)
{
    if (target.kind != TargetKind::Amd && target.kind != TargetKind::Nvidia)
        return QString();
    for (const QString &name : libraryNames(target)) {
        if (QDir(folder).exists(name))
            return QDir(folder).filePath(name);
    }
    return fail(u"The functions of OpenCL C for %1 are not there: there is no \"%2\" in %3. Install libclc (on Debian and Ubuntu the "
                u"package libclc-%4), or name its folder in the environment variable KERNELSCOPE_LIBCLC."_s.arg(
                    target.title(), libraryNames(target).last(), folder.isEmpty() ? u"any usual folder"_s : folder,
                    QString::number(CLANG_VERSION_MAJOR)));
}

/// "Cannot select: 0x55a5: f32 = fsin 0x55a6, k.cl:1:32", then a page about it, then "In function: k": without addresses and the page.
QString firstWords(const QString &reason)
{
    static const QRegularExpression address(u"\\b0x[0-9a-f]+:? ?"_s),
        function(u"^In function: (\\S+)"_s, QRegularExpression::MultilineOption);
    QString words = reason.section(u'\n', 0, 0).remove(address).trimmed();
    if (const auto match = function.match(reason); match.hasMatch())
        words += u" (in the function %1)"_s.arg(match.captured(1));
    return words;
}

/// This machine's processor; of one that is newer than LLVM, the level of x86-64 whose instructions it has.
std::string processorHere()
{
    const std::string name = llvm::sys::getHostCPUName().str();
    if (name != "generic" || !tripleOf(TargetKind::Cpu).starts_with("x86_64"))
        return name;
    llvm::StringMap<bool> features;
    llvm::sys::getHostCPUFeatures(features);
    const auto has = [&features](std::initializer_list<const char *> wanted) {
        return std::ranges::all_of(wanted, [&](const char *feature) { return features.lookup(feature); });
    };
    if (!has({"cx16", "popcnt", "sse4.2", "ssse3"}))
        return "x86-64";
    if (!has({"avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"}))
        return "x86-64-v2";
    return has({"avx512bw", "avx512cd", "avx512dq", "avx512f", "avx512vl"}) ? "x86-64-v4" : "x86-64-v3";
}

void (*reportGivingUp)(const char *) = nullptr;

} // namespace

QString whyNotCompiled(const QString &target, const QList<Diagnostic> &diagnostics)
{
    QString why;
    const auto error = std::ranges::find(diagnostics, Severity::Error, &Diagnostic::severity);
    if (error != diagnostics.end()) {
        why = oneLine({error->message, {error->file, error->line, error->column}});
        if (const auto note = error + 1; error->file.isEmpty() && note != diagnostics.end() && note->severity == Severity::Note)
            why += u"; "_s + note->message; // it lists the processors that there are
    }
    return u"Clang can't compile this for %1: %2"_s.arg(compileTargetNamed(target)->title(), why);
}

Result<std::vector<std::string>> targetArguments(const InstrumentRequest &request, const std::vector<std::string> &arguments)
{
    const auto target = findCompileTarget(request.target);
    if (!target)
        return fail(target.error());
    std::vector<std::string> all{"-cl-ext=+all"}; // as for reading; what the device says of extensions follows it
    all.insert(all.end(), arguments.begin(), arguments.end());
    // Not assembled by Clang: its assembler opens the files that an .include or .incbin within asm() names.
    all.insert(all.end(), {"-triple", tripleOf(target->kind), "-no-integrated-as", "-vectorize-loops", "-vectorize-slp",
                           "-debug-info-kind=line-tables-only", "-dwarf-version=4"});
    const std::string processor = target->kind == TargetKind::Cpu ? processorHere() : target->processor.toStdString();
    if (!processor.empty()) {
        all.emplace_back("-target-cpu");
        all.push_back(processor);
    }
    static const QStringList known{u"-cl-opt-disable"_s, u"-cl-mad-enable"_s, u"-cl-no-signed-zeros"_s};
    for (const QString &word : optionWords(request.options)) {
        if (known.contains(word))
            all.push_back(word.toStdString());
    }
    return all;
}

Result<Assembly> assemble(const InstrumentRequest &request, const CompiledText &program, const std::vector<std::string> &arguments,
                          const ProgramSignature &signature)
{
    const CompileTarget target = *compileTargetNamed(request.target);
    const auto library = libraryFor(target, request.builtinsFolder);
    if (!library)
        return fail(library.error());
    registerTargets();
    CompiledText linked = program;
    linked.library = library->toStdString();
    DiagnosticCollector collector;
    clang::EmitAssemblyAction toAssembly;
    clang::EmitLLVMAction toIr;
    std::string text;
    clang::FrontendAction &action = target.isIr ? static_cast<clang::FrontendAction &>(toIr) : toAssembly;
    if (!runAction(action, linked, arguments, collector, &text))
        return fail(whyNotCompiled(request.target, collector.diagnostics()));
    const bool isPtx = target.kind == TargetKind::Nvidia;
    const AssemblyForm form = target.isIr ? AssemblyForm::Ir : isPtx ? AssemblyForm::Ptx : AssemblyForm::Object;
    Assembly assembly = readAssembly(QString::fromStdString(text), form, signature);
    assembly.target = target.name;
    assembly.compiler = u"Clang %1"_s.arg(CLANG_VERSION_MAJOR);
    if (target.kind == TargetKind::Amd) {
        for (AssembledFunction &function : assembly.functions)
            explainOccupancy(target.processor, function.figures);
    }
    return assembly;
}

void onGiveUp(void (*report)(const char *reason))
{
    reportGivingUp = report;
    llvm::install_fatal_error_handler([](void *, const char *reason, bool) {
        const QString text = u"The compiler gave up on these sources: %1."_s.arg(firstWords(QString::fromUtf8(reason)));
        reportGivingUp(text.toUtf8().constData());
    });
}

} // namespace kernelscope
