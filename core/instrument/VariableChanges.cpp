#include "instrument/VariableChanges.h"

#include <clang/AST/RecursiveASTVisitor.h>

#include "instrument/PointerFlow.h"

namespace kernelscope {

using namespace clang;

namespace {

class ChangeReader : public RecursiveASTVisitor<ChangeReader>
{
public:
    explicit ChangeReader(VariableChanges &found) : m_found(found) {}

    bool TraverseIfStmt(IfStmt *statement)
    {
        TraverseStmt(statement->getCond());
        return apart(statement->getThen()) && apart(statement->getElse());
    }
    bool TraverseConditionalOperator(ConditionalOperator *choice)
    {
        TraverseStmt(choice->getCond());
        return apart(choice->getTrueExpr()) && apart(choice->getFalseExpr());
    }
    bool TraverseBinaryOperator(BinaryOperator *operation)
    {
        if (!operation->isLogicalOp())
            return RecursiveASTVisitor::TraverseBinaryOperator(operation);
        TraverseStmt(operation->getLHS());
        return apart(operation->getRHS());
    }
    bool VisitExpr(Expr *expression)
    {
        if (m_apart > 0)
            m_found.conditional.insert(expression);
        return true;
    }
    bool VisitBinaryOperator(BinaryOperator *operation)
    {
        if (operation->isAssignmentOp())
            changed(operation->getLHS(), operation);
        return true;
    }
    bool VisitUnaryOperator(UnaryOperator *operation)
    {
        if (operation->isIncrementDecrementOp())
            changed(operation->getSubExpr(), operation);
        const ValueDecl *variable = operation->getOpcode() == UO_AddrOf ? directVariable(operation->getSubExpr()) : nullptr;
        if (variable)
            m_found.addressed.insert(variable);
        return true;
    }
    bool VisitVarDecl(VarDecl *variable)
    {
        m_found.declared.insert(variable);
        return true;
    }

private:
    bool apart(Stmt *statement)
    {
        ++m_apart;
        const bool goesOn = !statement || TraverseStmt(statement);
        --m_apart;
        return goesOn;
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

} // namespace kernelscope
