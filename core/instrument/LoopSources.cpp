#include "instrument/LoopSources.h"

#include <algorithm>

#include <clang/AST/ParentMapContext.h>

#include "instrument/CalledFunction.h"
#include "instrument/SyntaxVisitor.h"
#include "instrument/VariableChanges.h"

namespace kernelscope {

using namespace clang;

namespace {

constexpr qsizetype mostSources = 64; ///< of more each loop of a large program would have a long list

class SourceCollector : public SyntaxVisitor
{
public:
    explicit SourceCollector(const RewriteContext &context) : m_context(context) { m_changes.read(context.function->getBody()); }

    QList<SourceRange> ranges;

    void add(const Stmt *source)
    {
        if (!source || !m_known.insert(source).second)
            return;
        ranges.append(m_context.range(source));
        TraverseStmt(const_cast<Stmt *>(source));
    }
    /// The conditions around a statement; of what stands in `last`, up to its.
    void addDeciders(const Stmt *statement, const Stmt *last = nullptr)
    {
        const Stmt *around = nullptr;
        for (auto parents = m_context.ast().getParents(*statement); !parents.empty() && (!around || around != last);
             parents = m_context.ast().getParents(parents[0])) {
            around = parents[0].get<Stmt>();
            if (around)
                add(conditionOf(around));
        }
    }
    bool VisitDeclRefExpr(DeclRefExpr *reference) override
    {
        const auto *variable = dyn_cast<VarDecl>(reference->getDecl());
        if (!variable || !m_known.insert(variable).second)
            return true;
        add(variable->getInit());
        const auto changes = m_changes.changes.find(variable);
        if (changes == m_changes.changes.end())
            return true;
        for (const Expr *change : changes->second) {
            if (const auto *assignment = dyn_cast<BinaryOperator>(change))
                add(assignment->getRHS());
            addDeciders(change);
        }
        return true;
    }
    bool VisitCallExpr(CallExpr *call) override
    {
        const FunctionDecl *function = call->getDirectCallee() ? call->getDirectCallee()->getDefinition() : nullptr;
        if (function && function->hasBody())
            add(function->getBody());
        return true;
    }

private:
    const RewriteContext &m_context;
    VariableChanges m_changes;
    std::set<const void *> m_known; ///< sources and variables
};

} // namespace

QList<SourceRange> sourcesOfEnd(const RewriteContext &context, const Stmt *loop)
{
    SourceCollector sources(context);
    sources.add(conditionOf(loop));
    for (const Stmt *exit : exitsOf(loop))
        sources.addDeciders(exit, loop);
    return sources.ranges.size() > mostSources ? QList<SourceRange>{context.range(context.function->getBody())} : sources.ranges;
}

} // namespace kernelscope
