#include "instrument/FenceScopes.h"

#include <clang/AST/ASTContext.h>

#include "instrument/CalledFunction.h"
#include "instrument/FenceFlags.h"
#include "instrument/SourceNaming.h"
#include "instrument/SyntaxVisitor.h"

namespace kernelscope {
namespace {

class ScopeReader : public SyntaxVisitor
{
public:
    explicit ScopeReader(const clang::ASTContext &context) : m_context(context) {}

    QList<Diagnostic> found;

    bool VisitCallExpr(clang::CallExpr *call) override
    {
        const BuiltinKind kind = builtinCalled(call).kind;
        const unsigned scope = kind == BuiltinKind::Barrier ? 1 : kind == BuiltinKind::Fence ? 2 : 0;
        if (scope == 0 || call->getNumArgs() <= scope)
            return true;
        const FenceFlags flags = fenceFlags(call->getArg(0), m_context);
        const auto named = scopeNamedBy(call->getArg(scope));
        if (flags.local && !flags.global && !flags.image && named && isWiderThanGroup(*named))
            note(call->getArg(scope), QString::fromStdString(calledName(call)), wordOf(*named));
        return true;
    }

private:
    void note(const clang::Expr *argument, const QString &function, QLatin1StringView scope)
    {
        const SourcePlace place = sourcePlace(argument->getBeginLoc(), m_context.getSourceManager());
        Diagnostic diagnostic;
        diagnostic.severity = Severity::Warning;
        diagnostic.file = place.file;
        diagnostic.line = place.line;
        diagnostic.column = place.column;
        diagnostic.message = QStringLiteral("%1(CLK_LOCAL_MEM_FENCE, ...) with memory_scope_%2: OpenCL C allows no scope but "
                                            "memory_scope_work_group for a fence of local memory alone; write that one, or add "
                                            "CLK_GLOBAL_MEM_FENCE")
                                 .arg(function, scope);
        found.append(diagnostic);
    }

    const clang::ASTContext &m_context;
};

} // namespace

QList<Diagnostic> wrongFenceScopes(const std::vector<const clang::FunctionDecl *> &functions, const clang::ASTContext &context)
{
    ScopeReader reader(context);
    for (const clang::FunctionDecl *function : functions)
        reader.TraverseStmt(function->getBody());
    return reader.found;
}

} // namespace kernelscope
