#pragma once

#include "instrument/SyntaxVisitor.h"
#include "instrument/UninitialisedVariables.h"

namespace kernelscope {

/// What is done with the value of a place in private memory.
enum class ValueUse {
    Ignored, ///< it is only handed on (UninitialisedVariables)
    Write,
    Read,
    Stored, ///< it comes to memory as it is
};

/// Goes through a function and calls note() once or more for each place. The outer of two uses tells, and comes first.
class ValueUses : public SyntaxVisitor
{
public:
    std::set<const clang::ValueDecl *> inHeads; ///< variablesOfHead

    bool VisitForStmt(clang::ForStmt *loop) override
    {
        for (const clang::VarDecl *variable : variablesOfHead(loop))
            inHeads.insert(variable);
        return true;
    }
    bool VisitImplicitCastExpr(clang::ImplicitCastExpr *cast) override
    {
        if (cast->getCastKind() == clang::CK_LValueToRValue)
            note(cast->getSubExpr(), ValueUse::Read);
        return true;
    }
    bool VisitBinaryOperator(clang::BinaryOperator *operation) override
    {
        if (operation->isAssignmentOp())
            note(operation->getLHS(), operation->getOpcode() == clang::BO_Assign ? ValueUse::Write : ValueUse::Read);
        noteHandedOn(operation);
        return true;
    }
    bool VisitUnaryOperator(clang::UnaryOperator *operation) override
    {
        if (operation->isIncrementDecrementOp())
            note(operation->getSubExpr(), ValueUse::Read);
        return true;
    }
    bool VisitVarDecl(clang::VarDecl *variable) override
    {
        noteHandedOn(variable);
        return true;
    }
    bool VisitReturnStmt(clang::ReturnStmt *statement) override
    {
        noteHandedOn(statement);
        return true;
    }

private:
    virtual void note(const clang::Expr *place, ValueUse use) = 0;
    template <typename Node> void noteHandedOn(const Node *node)
    {
        for (const clang::Expr *value : valuesHandedOn(node))
            note(value, ValueUse::Ignored);
    }
};

} // namespace kernelscope
