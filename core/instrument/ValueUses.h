#pragma once

#include <clang/AST/RecursiveASTVisitor.h>

#include "instrument/UninitialisedVariables.h"

namespace kernelscope {

/// What is done with the value of a place in private memory.
enum class ValueUse {
    Ignored, ///< it is only handed on (UninitialisedVariables)
    Write,
    Read,
    Stored, ///< it comes to memory as it is
};

/// Goes through a function and calls note(place, use) of `Uses`, once or more for each place. The outer of two uses tells, and comes
/// first.
template <typename Uses> class ValueUses : public clang::RecursiveASTVisitor<Uses>
{
public:
    bool VisitImplicitCastExpr(clang::ImplicitCastExpr *cast)
    {
        if (cast->getCastKind() == clang::CK_LValueToRValue)
            note(cast->getSubExpr(), ValueUse::Read);
        return true;
    }
    bool VisitBinaryOperator(clang::BinaryOperator *operation)
    {
        if (operation->isAssignmentOp())
            note(operation->getLHS(), operation->getOpcode() == clang::BO_Assign ? ValueUse::Write : ValueUse::Read);
        noteHandedOn(operation);
        return true;
    }
    bool VisitUnaryOperator(clang::UnaryOperator *operation)
    {
        if (operation->isIncrementDecrementOp())
            note(operation->getSubExpr(), ValueUse::Read);
        return true;
    }
    bool VisitVarDecl(clang::VarDecl *variable)
    {
        noteHandedOn(variable);
        return true;
    }
    bool VisitReturnStmt(clang::ReturnStmt *statement)
    {
        noteHandedOn(statement);
        return true;
    }

private:
    void note(const clang::Expr *place, ValueUse use) { static_cast<Uses *>(this)->note(place, use); }
    template <typename Node> void noteHandedOn(const Node *node)
    {
        for (const clang::Expr *value : valuesHandedOn(node))
            note(value, ValueUse::Ignored);
    }
};

} // namespace kernelscope
