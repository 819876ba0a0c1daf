#include "instrument/LoopBudgets.h"

#include "instrument/CalledFunction.h"
#include "instrument/LoopSources.h"
#include "instrument/SyntaxVisitor.h"
#include "instrument/Uniformity.h"
#include "instrument/ValueRange.h"

namespace kernelscope {

using namespace clang;

namespace {

/// The private variables that a condition reads.
class VariableCollector : public SyntaxVisitor
{
public:
    QStringList names;
    bool VisitDeclRefExpr(DeclRefExpr *reference) override
    {
        const QString name = QString::fromStdString(reference->getDecl()->getNameAsString());
        if (isa<VarDecl>(reference->getDecl()) && !names.contains(name))
            names.append(name);
        return true;
    }
};

/// The first atomic of a loop whose value the kernel looks at: it may wait there.
class AtomicFinder : public SyntaxVisitor
{
public:
    explicit AtomicFinder(const RewriteContext &context) : m_context(context) {}

    std::string name;
    bool VisitCallExpr(CallExpr *call) override
    {
        const Builtin &called = builtinCalled(call);
        if (called.kind == BuiltinKind::Atomic && called.atomic != AtomicOperation::Store && !m_context.isDiscarded(call))
            name = calledName(call);
        return name.empty();
    }

private:
    const RewriteContext &m_context;
};

/// `while (1)`, `for (uint i = 7; i >= 0; i--)`, `for (uchar i = 0; i < 300; i++)` without a way out.
bool hasNoEnd(const Stmt *loop, const RewriteContext &context)
{
    const Expr *condition = conditionOf(loop);
    return !isa<GotoStmt>(loop) && (!condition || isAlwaysTrue(condition, context)) && exitsOf(loop).empty();
}

} // namespace

QStringList variablesOf(const Expr *condition)
{
    VariableCollector collector;
    if (condition)
        collector.TraverseStmt(const_cast<Expr *>(condition));
    return collector.names;
}

/// The call that counts one more iteration, with a counter of its own for each time that the loop is entered; of a goto for the whole call
/// of its function, since no one can tell where its loop begins.
LoopBudgets::Turn LoopBudgets::turnOf(const Stmt *loop)
{
    const Expr *condition = conditionOf(loop);
    const int site = m_context.addSite(SiteKind::Loop, condition ? static_cast<const Stmt *>(condition) : loop);
    m_context.sites[site].payloadWords = 2;
    m_context.sites[site].variables = variablesOf(condition);
    AtomicFinder atomic(m_context);
    atomic.TraverseStmt(const_cast<Stmt *>(loop));
    m_context.sites[site].operation = QString::fromStdString(atomic.name);
    m_context.sites[site].hangsOn = sourcesOfEnd(m_context, loop);
    m_context.sites[site].hasNoEnd = hasNoEnd(loop, m_context);
    const std::string counter = m_context.temporary("uint", " = 0");
    const bool meets = m_convergence.meets(loop);
    if (!isa<GotoStmt>(loop))
        m_context.edits.insert(m_context.begin(loop), "{ " + counter + (meets ? " = ks_before_turns(); " : " = 0; "));
    const std::string arguments = "(ks," + std::to_string(site) + ",&" + counter;
    if (!meets) {
        const std::string whole = "ks_turn" + arguments + ")";
        return {whole, "(", ") && " + whole};
    }
    // No "&&": with each way out of a loop with barriers PoCL 3.1 makes one more copy of all that follows, and one of each copy with the
    // next.
    const std::string start = "ks_turn_together" + arguments + ",";
    return {start + "1)", start + "!!(", "))"};
}

} // namespace kernelscope
