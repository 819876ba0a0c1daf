#include "instrument/CallGraph.h"

#include <algorithm>
#include <set>

#include <clang/AST/ASTContext.h>
#include <clang/AST/Attr.h>
#include <clang/Basic/SourceManager.h>

#include "instrument/CalledFunction.h"
#include "instrument/SourceNaming.h"
#include "instrument/SyntaxVisitor.h"

namespace kernelscope {
namespace {

using Function = const clang::FunctionDecl *;

class CallCollector : public SyntaxVisitor
{
public:
    std::vector<const clang::CallExpr *> calls;

    bool VisitCallExpr(clang::CallExpr *call) override
    {
        calls.push_back(call);
        return true;
    }
};

} // namespace

CallGraph::CallGraph(clang::ASTContext &context) : m_context(context)
{
    for (const clang::Decl *declaration : context.getTranslationUnitDecl()->decls()) {
        const auto *function = llvm::dyn_cast<clang::FunctionDecl>(declaration);
        if (function && function->doesThisDeclarationHaveABody() && !function->isInvalidDecl() &&
            !context.getSourceManager().isInSystemHeader(function->getLocation()))
            m_functions.push_back(function);
    }
    for (Function function : m_functions)
        collectCalls(function);
}

void CallGraph::collectCalls(Function function)
{
    CallCollector collector;
    collector.TraverseStmt(function->getBody());
    for (const clang::CallExpr *call : collector.calls) {
        if (const Function callee = definitionCalled(call))
            m_calls[function].push_back({call, callee});
    }
}

std::vector<Function> CallGraph::kernels() const
{
    std::vector<Function> result;
    std::copy_if(m_functions.begin(), m_functions.end(), std::back_inserter(result),
                 [](Function function) { return function->hasAttr<clang::OpenCLKernelAttr>(); });
    return result;
}

std::vector<Function> CallGraph::reachableFrom(Function function) const
{
    std::vector<Function> found{function};
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto calls = m_calls.find(found[i]);
        if (calls == m_calls.end())
            continue;
        for (const Call &call : calls->second) {
            if (std::find(found.begin(), found.end(), call.callee) == found.end())
                found.push_back(call.callee);
        }
    }
    return found;
}

/// A depth-first walk that notices when it comes back to a function it is still inside of.
class CycleSearch
{
public:
    explicit CycleSearch(const CallGraph &graph) : m_graph(graph) {}

    QList<Diagnostic> run(Function function)
    {
        visit(function);
        return m_found;
    }

private:
    void visit(Function function)
    {
        if (!m_seen.insert(function).second)
            return;
        m_path.push_back(function);
        const auto calls = m_graph.m_calls.find(function);
        if (calls != m_graph.m_calls.end()) {
            for (const CallGraph::Call &call : calls->second) {
                const auto open = std::find(m_path.begin(), m_path.end(), call.callee);
                if (open != m_path.end())
                    report(call, open);
                else
                    visit(call.callee);
            }
        }
        m_path.pop_back();
    }

    void report(const CallGraph::Call &call, std::vector<Function>::const_iterator open)
    {
        QString circle;
        for (auto at = open; at != m_path.cend(); ++at)
            circle += QString::fromStdString((*at)->getNameAsString()) + QStringLiteral(" -> ");
        const QString name = QString::fromStdString(call.callee->getNameAsString());
        const SourcePlace place = sourcePlace(call.expression->getBeginLoc(), m_graph.m_context.getSourceManager());
        Diagnostic diagnostic;
        diagnostic.file = place.file;
        diagnostic.line = place.line;
        diagnostic.column = place.column;
        diagnostic.message = QStringLiteral("recursion is not allowed in OpenCL C: this calls %1, which is already "
                                            "running (%2%1); write a loop instead")
                                 .arg(name, circle);
        m_found.append(diagnostic);
    }

    const CallGraph &m_graph;
    std::set<Function> m_seen;
    std::vector<Function> m_path;
    QList<Diagnostic> m_found;
};

QList<Diagnostic> CallGraph::recursionsFrom(Function function) const
{
    return CycleSearch(*this).run(function);
}

} // namespace kernelscope
