#include "instrument/LoopBudgets.h"

#include <clang/AST/RecursiveASTVisitor.h>

namespace kernelscope {

using namespace clang;

namespace {

/// The private variables that a condition reads.
class VariableCollector : public RecursiveASTVisitor<VariableCollector>
{
public:
    QStringList names;
    bool VisitDeclRefExpr(DeclRefExpr *reference)
    {
        const QString name = QString::fromStdString(reference->getDecl()->getNameAsString());
        if (isa<VarDecl>(reference->getDecl()) && !names.contains(name))
            names.append(name);
        return true;
    }
};

/// Whether a statement changes a variable, or lets something else do it.
class ChangeFinder : public RecursiveASTVisitor<ChangeFinder>
{
public:
    explicit ChangeFinder(const ValueDecl *variable) : m_variable(variable) {}
    bool found = false;

    bool VisitBinaryOperator(BinaryOperator *operation)
    {
        found = found || (operation->isAssignmentOp() && is(operation->getLHS()));
        return true;
    }
    bool VisitUnaryOperator(UnaryOperator *operation)
    {
        const bool changes = operation->isIncrementDecrementOp() || operation->getOpcode() == UO_AddrOf;
        found = found || (changes && is(operation->getSubExpr()));
        return true;
    }

private:
    bool is(const Expr *expression) const
    {
        const auto *reference = dyn_cast<DeclRefExpr>(expression->IgnoreParenCasts());
        return reference && reference->getDecl() == m_variable;
    }
    const ValueDecl *m_variable;
};

QString loopName(const Stmt *loop)
{
    return isa<GotoStmt>(loop)    ? QStringLiteral("goto")
           : isa<ForStmt>(loop)   ? QStringLiteral("for")
           : isa<WhileStmt>(loop) ? QStringLiteral("while")
                                  : QStringLiteral("do");
}

} // namespace

QStringList variablesOf(const Expr *condition)
{
    VariableCollector collector;
    if (condition)
        collector.TraverseStmt(const_cast<Expr *>(condition));
    return collector.names;
}

/// for (int k = 0; k < 16; k++) with a k that nobody else changes: no budget needed.
std::optional<LoopBudgets::Counter> LoopBudgets::counterOf(const Stmt *loop) const
{
    const auto *counted = dyn_cast<ForStmt>(loop);
    const auto *test = counted ? dyn_cast_or_null<BinaryOperator>(counted->getCond()) : nullptr;
    const auto *step = counted ? dyn_cast_or_null<UnaryOperator>(counted->getInc()) : nullptr;
    if (!test || !step || !step->isIncrementOp() || (test->getOpcode() != BO_LT && test->getOpcode() != BO_LE))
        return std::nullopt;
    const auto *counter = dyn_cast<DeclRefExpr>(test->getLHS()->IgnoreParenImpCasts());
    const auto *stepped = dyn_cast<DeclRefExpr>(step->getSubExpr()->IgnoreParens());
    Expr::EvalResult bound;
    if (!counter || !stepped || counter->getDecl() != stepped->getDecl() || spaceLetter(counter->getType()) ||
        test->getRHS()->isValueDependent() || !test->getRHS()->EvaluateAsInt(bound, m_context.ast()))
        return std::nullopt;
    const unsigned width = unsigned(m_context.ast().getTypeSize(counter->getType()));
    const auto limit = bound.Val.getInt().getExtValue();
    if (width < 32 || limit > 4096)
        return std::nullopt;
    ChangeFinder changes(counter->getDecl());
    changes.TraverseStmt(const_cast<Stmt *>(counted->getBody()));
    if (changes.found)
        return std::nullopt;
    const auto *variable = dyn_cast<VarDecl>(counter->getDecl());
    Expr::EvalResult start;
    const bool startsHere = variable && variable->getInit() && counted->getInit() && isa<DeclStmt>(counted->getInit()) &&
                            cast<DeclStmt>(counted->getInit())->isSingleDecl() &&
                            variable->getInit()->EvaluateAsInt(start, m_context.ast()) && !start.Val.getInt().isNegative();
    const bool hasRange = startsHere && limit > 0;
    return Counter{counter->getDecl(), hasRange ? quint64(limit) + (test->getOpcode() == BO_LE ? 1 : 0) : 0};
}

/// The call that counts one more turn, with a counter of its own for each time that the loop is entered; of a goto for the whole call
/// of its function, since no one can tell where its loop begins.
std::string LoopBudgets::turnOf(const Stmt *loop)
{
    const Expr *condition = conditionOf(loop);
    const int site = m_context.addSite(SiteKind::Loop, condition ? static_cast<const Stmt *>(condition) : loop, loopName(loop));
    m_context.sites[site].payloadWords = 2;
    m_context.sites[site].variables = variablesOf(condition);
    const std::string counter = m_context.temporary("uint", " = 0");
    if (!isa<GotoStmt>(loop))
        m_context.edits.insert(m_context.begin(loop), "{ " + counter + " = 0; ");
    return (m_convergence.meets(loop) ? "ks_turn_together(ks," : "ks_turn(ks,") + std::to_string(site) + ",&" + counter + ")";
}

} // namespace kernelscope
