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

bool leadsOut(const Stmt *statement)
{
    return isa<BreakStmt>(statement) || isa<ReturnStmt>(statement) || isa<GotoStmt>(statement) ||
           std::ranges::any_of(statement->children(), [](const Stmt *child) { return child && leadsOut(child); });
}

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
    /// The conditions around a statement.
    void addDeciders(const Stmt *statement)
    {
        for (auto parents = m_context.ast().getParents(*statement); !parents.empty(); parents = m_context.ast().getParents(parents[0])) {
            if (const auto *around = parents[0].get<Stmt>())
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

class WaysOut : public SyntaxVisitor
{
public:
    explicit WaysOut(SourceCollector &sources) : m_sources(sources) {}
    bool VisitIfStmt(IfStmt *branch) override
    {
        if (leadsOut(branch))
            m_sources.add(branch->getCond());
        return true;
    }

private:
    SourceCollector &m_sources;
};

} // namespace

QList<SourceRange> sourcesOfEnd(const RewriteContext &context, const Stmt *loop)
{
    SourceCollector sources(context);
    sources.add(conditionOf(loop));
    WaysOut(sources).TraverseStmt(const_cast<Stmt *>(loop));
    if (isa<GotoStmt>(loop))
        sources.addDeciders(loop);
    return sources.ranges.size() > mostSources ? QList<SourceRange>{context.range(context.function->getBody())} : sources.ranges;
}

} // namespace kernelscope
