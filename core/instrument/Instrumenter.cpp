#include "instrument/Instrumenter.h"

#include <functional>

#include <clang/AST/ASTConsumer.h>
#include <clang/AST/ASTContext.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendAction.h>

#include "instrument/Assembling.h"
#include "instrument/CallGraph.h"
#include "instrument/Compilation.h"
#include "instrument/CompilerArguments.h"
#include "instrument/DiagnosticCollector.h"
#include "instrument/KernelRewriter.h"
#include "instrument/Reductions.h"
#include "instrument/SignatureReader.h"

namespace kernelscope {
namespace {

using OnParsed = std::function<void(clang::ASTContext &)>;

class ParsedConsumer : public clang::ASTConsumer
{
public:
    explicit ParsedConsumer(const OnParsed &onParsed) : m_onParsed(onParsed) {}
    void HandleTranslationUnit(clang::ASTContext &context) override { m_onParsed(context); }

private:
    const OnParsed &m_onParsed;
};

class ParseAction : public clang::ASTFrontendAction
{
public:
    explicit ParseAction(OnParsed onParsed) : m_onParsed(std::move(onParsed)) {}
    std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &, llvm::StringRef) override
    {
        return std::make_unique<ParsedConsumer>(m_onParsed);
    }

private:
    OnParsed m_onParsed;
};

QString whyUnread(const QList<Diagnostic> &diagnostics)
{
    const Diagnostic *error = firstError(diagnostics);
    return error ? oneLine({error->message, {error->file, error->line, error->column}}) : QStringLiteral("The sources could not be read.");
}

Result<void> checkRequest(const InstrumentRequest &request)
{
    if (request.version != instrumentVersion)
        return fail(QStringLiteral("The request speaks version %1, this program version %2. Install both from one release.")
                        .arg(request.version)
                        .arg(instrumentVersion));
    static const QStringList commands{QStringLiteral("signature"), QStringLiteral("instrument"), QStringLiteral("assembly"),
                                      QStringLiteral("reductions")};
    if (!commands.contains(request.command))
        return fail(
            QStringLiteral("There is no command \"%1\". Use one of: %2.").arg(request.command, commands.join(QStringLiteral(", "))));
    if (request.command == u"instrument" && request.kernel.isEmpty())
        return fail(QStringLiteral("The request names no kernel to trace."));
    if (request.sources.isEmpty())
        return fail(QStringLiteral("There are no sources to read. Add a .cl file to the project."));
    return {};
}

/// The flat text has no macros left: a -D would change it a second time.
std::vector<std::string> withoutDefinitions(const std::vector<std::string> &arguments)
{
    std::vector<std::string> result;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == "-D" || arguments[i] == "-U" || arguments[i] == "-I")
            ++i;
        else
            result.push_back(arguments[i]);
    }
    return result;
}

/// One request at work.
class Instrumentation
{
public:
    explicit Instrumentation(const InstrumentRequest &request) : m_request(request) {}

    InstrumentReply run()
    {
        if (const auto valid = checkRequest(m_request); !valid)
            return refused(valid.error());
        const bool isCompiled = m_request.command == u"assembly";
        auto arguments = compilerArguments(m_request.options, m_request.facts);
        if (arguments && isCompiled)
            arguments = targetArguments(m_request, *arguments);
        if (!arguments)
            return refused(arguments.error());
        m_arguments = *arguments;
        const CompiledText program = programText(m_request.sources, m_request.headers);
        const FlatSource flat = flattened(program);
        if (!m_reply.message.isEmpty())
            return m_reply;
        readSources(program, flat);
        if (m_reply.message.isEmpty() && m_request.command == u"instrument")
            rewrite(flat);
        if (m_reply.message.isEmpty() && m_request.command == u"reductions")
            reduce(flat);
        if (m_reply.message.isEmpty() && isCompiled)
            compile(program);
        return m_reply;
    }

private:
    InstrumentReply refused(const Error &error)
    {
        m_reply.message = oneLine(error);
        return m_reply;
    }

    /// Also the guard against sources that grow without end: they are found out before anything is parsed.
    FlatSource flattened(const CompiledText &program)
    {
        clang::IgnoringDiagConsumer ignored; // the parser will say it all again
        FlatSource flat = flatten(program, m_arguments, ignored);
        if (flat.isCut())
            m_reply.message = QStringLiteral("With its macros expanded the program is too large to be read (more than three "
                                             "million words). Look for a macro that repeats another many times over.");
        return flat;
    }

    FlatSource withNamedLiterals(const FlatSource &flat) const
    {
        FlatSource named = flat;
        if (flat.text().find('"') == std::string::npos)
            return named;
        ParseAction naming([&](clang::ASTContext &context) {
            if (!context.getDiagnostics().hasErrorOccurred())
                named = nameLiterals(flat, context, m_request.kernel);
        });
        DiagnosticCollector ignored; // of the same text as below, but for their names
        runAction(naming, CompiledText{flat.text(), {}}, withoutDefinitions(m_arguments), ignored);
        return named;
    }

    void rewrite(const FlatSource &original)
    {
        const FlatSource flat = withNamedLiterals(original);
        Result<InstrumentedKernel> rewritten = fail(QString());
        std::optional<Result<MarkedSource>> marked;
        if (m_request.steps) {
            ParseAction marking([&](clang::ASTContext &context) { marked = markSteps(flat, context, m_request.kernel); });
            DiagnosticCollector ignored; // of the same text as below, but for its marks
            runAction(marking, CompiledText{flat.text(), {}}, withoutDefinitions(m_arguments), ignored);
        }
        if (marked && !*marked) {
            m_reply.message = oneLine(marked->error());
            return;
        }
        const FlatSource &source = marked ? (*marked)->source : flat;
        DiagnosticCollector collector;
        ParseAction action([&](clang::ASTContext &context) {
            if (!context.getDiagnostics().hasErrorOccurred())
                rewritten = rewriteKernel(source, context, m_request.kernel, m_request.dataflow, marked ? &(*marked)->marks : nullptr,
                                          collector.unsequenced());
        });
        std::vector<std::string> arguments = withoutDefinitions(m_arguments);
        if (std::erase(arguments, "-w") > 0) // its warnings are used
            std::erase(arguments, "-Werror");
        if (!runAction(action, CompiledText{source.text(), {}}, arguments, collector)) {
            m_reply.message = QStringLiteral("The program could not be prepared for tracing: %1").arg(whyUnread(collector.diagnostics()));
        } else if (!rewritten) {
            m_reply.message = oneLine(rewritten.error());
        } else {
            rewritten->buildOptions = optionsWithoutDefinitions(m_request.options);
            m_reply.instrumented = *rewritten;
        }
    }

    void reduce(const FlatSource &flat)
    {
        Reducible reducible{QByteArray::fromStdString(flat.text()), optionsWithoutDefinitions(m_request.options), {}};
        ParseAction action(
            [&](clang::ASTContext &context) { reducible.reductions = reductionsOf(context, flat.text(), m_request.kernel.toStdString()); });
        DiagnosticCollector collector;
        if (runAction(action, CompiledText{flat.text(), {}}, withoutDefinitions(m_arguments), collector))
            m_reply.reducible = reducible;
        else
            m_reply.message = whyUnread(collector.diagnostics());
    }

    void compile(const CompiledText &program)
    {
        if (const auto assembly = assemble(m_request, program, m_arguments, m_reply.signature))
            m_reply.assembly = *assembly;
        else
            m_reply.message = assembly.error().message;
    }

    bool parse(const CompiledText &program)
    {
        ParseAction action([&](clang::ASTContext &context) { m_reply.signature = readSignature(context, CallGraph(context)); });
        DiagnosticCollector collector;
        const bool isParsed = runAction(action, program, m_arguments, collector);
        m_reply.diagnostics = collector.diagnostics();
        return isParsed;
    }

    bool parseWithUnnamedFeatures(const CompiledText &program)
    {
        const auto before = std::exchange(m_arguments, withUnnamedFeatures(m_arguments));
        const QList<Diagnostic> errors = m_reply.diagnostics;
        if (m_arguments == before || !parse(program))
            return false;
        if (const Diagnostic *error = firstError(errors))
            m_reply.diagnostics << Diagnostic{
                Severity::Warning, error->file, error->line, error->column,
                QStringLiteral(
                    "The device names no feature or extension of OpenCL C that allows this (%1). Whether its compiler takes it is "
                    "seen when the program is built.")
                    .arg(error->message)};
        return true;
    }

    void readSources(const CompiledText &program, const FlatSource &flat)
    {
        bool parsed = parse(program);
        if (!parsed && declaresBuiltin(flat.text())) {
            m_arguments = withAllBuiltins(m_arguments);
            parsed = parse(program);
        }
        if (!parsed)
            parsed = parseWithUnnamedFeatures(program);
        if (const QString note = standardNote(m_request.options, m_request.facts); !note.isEmpty())
            m_reply.diagnostics << Diagnostic{Severity::Note, m_request.sources.first().path, 0, 0, note};
        for (const KernelSignature &kernel : m_reply.signature.kernels) {
            for (const Diagnostic &forbidden : kernel.forbidden) {
                if (!m_reply.diagnostics.contains(forbidden))
                    m_reply.diagnostics << forbidden;
                if (kernel.name == m_request.kernel && forbidden.severity == Severity::Error)
                    m_reply.message = whyUnread({forbidden});
            }
        }
        if (!parsed)
            m_reply.message =
                m_request.command == u"assembly" ? whyNotCompiled(m_request.target, m_reply.diagnostics) : whyUnread(m_reply.diagnostics);
    }

    const InstrumentRequest &m_request;
    std::vector<std::string> m_arguments;
    InstrumentReply m_reply;
};

} // namespace

InstrumentReply answer(const InstrumentRequest &request)
{
    return Instrumentation(request).run();
}

} // namespace kernelscope
