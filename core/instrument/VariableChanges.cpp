#include "instrument/VariableChanges.h"

#include "instrument/PointerFlow.h"
#include "instrument/SyntaxVisitor.h"
#include "instrument/Uniformity.h"

namespace kernelscope {

using namespace clang;

namespace {

class ChangeReader : public SyntaxVisitor
{
public:
    explicit ChangeReader(VariableChanges &found) : m_found(found) {}

    bool enters(Stmt *statement) override
    {
        if (auto *branch = dyn_cast<IfStmt>(statement)) {
            TraverseStmt(branch->getCond());
            apart(branch->getThen());
            apart(branch->getElse());
            return false;
        }
        if (auto *choice = dyn_cast<ConditionalOperator>(statement)) {
            TraverseStmt(choice->getCond());
            apart(choice->getTrueExpr());
            apart(choice->getFalseExpr());
            return false;
        }
        auto *operation = dyn_cast<BinaryOperator>(statement);
        if (!operation || !operation->isLogicalOp())
            return true;
        TraverseStmt(operation->getLHS());
        apart(operation->getRHS());
        return false;
    }
    bool VisitStmt(Stmt *statement) override
    {
        if (isExit(statement))
            m_found.jumps.push_back(statement);
        return true;
    }
    bool VisitExpr(Expr *expression) override
    {
        if (m_apart > 0)
            m_found.conditional.insert(expression);
        return true;
    }
    bool VisitBinaryOperator(BinaryOperator *operation) override
    {
        if (operation->isAssignmentOp())
            changed(operation->getLHS(), operation);
        return true;
    }
    bool VisitUnaryOperator(UnaryOperator *operation) override
    {
        if (operation->isIncrementDecrementOp())
            changed(operation->getSubExpr(), operation);
        const ValueDecl *variable = operation->getOpcode() == UO_AddrOf ? directVariable(operation->getSubExpr()) : nullptr;
        if (variable)
            m_found.addressed.insert(variable);
        return true;
    }
    bool VisitVarDecl(VarDecl *variable) override
    {
        m_found.declared.insert(variable);
        return true;
    }

private:
    void apart(Stmt *statement)
    {
        ++m_apart;
        TraverseStmt(statement);
        --m_apart;
    }
    void changed(const Expr *lvalue, const Expr *change)
    {
        if (const ValueDecl *variable = directVariable(lvalue))
            m_found.changes[variable].push_back(change);
    }

    VariableChanges &m_found;
    int m_apart = 0;
};

} // namespace

void VariableChanges::read(const Stmt *statement)
{
    if (statement)
        ChangeReader(*this).TraverseStmt(const_cast<Stmt *>(statement));
}

const Expr *firstOf(const Expr *initialiser)
{
    const Expr *bare = initialiser->IgnoreImplicit();
    const auto *list = dyn_cast<InitListExpr>(bare);
    if (list && list->getSyntacticForm())
        list = list->getSyntacticForm();
    if (list && list->getNumInits() > 0)
        return firstOf(list->getInit(0));
    const auto *designated = dyn_cast<DesignatedInitExpr>(bare);
    return designated ? firstOf(designated->getInit()) : bare;
}

} // namespace kernelscope
