#include <algorithm>

#include <QJsonDocument>

#include "Commands.h"
#include "Console.h"
#include "FirstError.h"
#include "Interrupt.h"
#include "Settings.h"
#include "SourceReading.h"
#include "WorkerOptions.h"
#include "export/AssemblyText.h"
#include "plan/CompileTarget.h"
#include "project/Suggestion.h"
#include "session/InstrumentRequests.h"
#include "session/ProjectFiles.h"
#include "support/Ranges.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr std::chrono::seconds compilePatience{20};

Result<CompileTarget> targetOf(const Arguments &arguments)
{
    return arguments.has("--target") ? findCompileTarget(arguments.value("--target")) : usualCompileTargets().first();
}

/// With the functions that the kernel calls and that stand by themselves.
Result<Assembly> onlyKernel(Assembly assembly, const QString &wanted)
{
    const QStringList names = mappedIf(assembly.functions, &AssembledFunction::isKernel, &AssembledFunction::name);
    if (wanted.isEmpty())
        return assembly;
    if (!names.contains(wanted))
        return fail(u"There is no kernel \"%1\".%2"_s.arg(wanted, suggestion(wanted, names)));
    assembly.functions.removeIf([&](const AssembledFunction &function) { return function.isKernel && function.name != wanted; });
    return assembly;
}

int failed(const InstrumentReply &reply)
{
    bool isTheSources = false;
    for (const Diagnostic &diagnostic : reply.diagnostics) {
        if (diagnostic.severity != Severity::Error || diagnostic.file.isEmpty())
            continue;
        isTheSources = true;
        printError(Error{u"error: "_s + diagnostic.message, {diagnostic.file, diagnostic.line, diagnostic.column}});
    }
    if (!isTheSources)
        printError(reply.message);
    return isTheSources ? exitBuildFailed : exitBadUsage;
}

int report(const InstrumentReply &reply, const ProjectDocument &document, const Arguments &arguments)
{
    if (!reply.assembly)
        return failed(reply);
    const auto shown = onlyKernel(*reply.assembly, arguments.value("--kernel"));
    if (!shown)
        return exitWith(shown.error());
    if (arguments.has("--json"))
        printOut(QString::fromUtf8(QJsonDocument(assemblyJson(*shown)).toJson()));
    else
        printOut(assemblyText(*shown, document.texts));
    return 0;
}

} // namespace

int asmCommand(const Arguments &arguments)
{
    const auto worker = workerOptions(arguments);
    const auto parameters = parameterValues(arguments.all("--set"));
    const auto target = targetOf(arguments);
    const auto document = loadProject(arguments.operand);
    if (const auto error = firstError(worker, parameters, target, document))
        return exitWith(*error);
    const auto request = projectRequest(*document, {}, *parameters);
    if (!request)
        return exitWith(request.error());
    const auto options = buildOptions(document->project, *request, *worker);
    if (!options)
        return Interrupt::exitCode;
    if (!*options)
        return exitWith(options->error(), exitDeviceLost);
    const InstrumentRequest question = instrumentRequest(document->project, request->files, **options);
    const auto reply = askInstrument(assemblyRequest(question, target->name), compilePatience);
    return reply ? report(*reply, *document, arguments) : Interrupt::exitCode;
}

} // namespace kernelscope
