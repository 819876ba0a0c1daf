#include "instrument/Instrumenter.h"

#include <functional>

#include <clang/AST/ASTConsumer.h>
#include <clang/AST/ASTContext.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendAction.h>

#include "instrument/CallGraph.h"
#include "instrument/Compilation.h"
#include "instrument/CompilerArguments.h"
#include "instrument/DiagnosticCollector.h"
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

QString firstError(const QList<Diagnostic> &diagnostics)
{
    for (const Diagnostic &diagnostic : diagnostics) {
        if (diagnostic.severity == Severity::Error)
            return oneLine({diagnostic.message, {diagnostic.file, diagnostic.line, diagnostic.column}});
    }
    return QStringLiteral("The sources could not be read.");
}

Result<void> checkRequest(const InstrumentRequest &request)
{
    if (request.version != instrumentVersion)
        return fail(QStringLiteral("The request speaks version %1, this program version %2. Install both from one release.")
                        .arg(request.version)
                        .arg(instrumentVersion));
    if (request.command != u"signature" && request.command != u"instrument")
        return fail(QStringLiteral("There is no command \"%1\". Use \"signature\" or \"instrument\".").arg(request.command));
    if (request.sources.isEmpty())
        return fail(QStringLiteral("There are no sources to read. Add a .cl file to the project."));
    return {};
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
        auto arguments = compilerArguments(m_request.options, m_request.facts);
        if (!arguments)
            return refused(arguments.error());
        m_arguments = *arguments;
        readSources();
        return m_reply;
    }

private:
    InstrumentReply refused(const Error &error)
    {
        m_reply.message = oneLine(error);
        return m_reply;
    }

    void readSources()
    {
        QList<Diagnostic> recursions;
        ParseAction action([&](clang::ASTContext &context) {
            const CallGraph calls(context);
            m_reply.signature = readSignature(context, calls);
            recursions = calls.recursions();
        });
        DiagnosticCollector collector;
        const bool parsed = runAction(action, programText(m_request.sources, m_request.headers), m_arguments, collector);
        m_reply.diagnostics = collector.diagnostics() + recursions;
        if (!parsed || !recursions.isEmpty())
            m_reply.message = firstError(m_reply.diagnostics);
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
