#pragma once

#include "instrument/Assignments.h"
#include "instrument/ControlFlow.h"
#include "instrument/IndexChecks.h"
#include "instrument/MemoryAccesses.h"
#include "instrument/OperationChecks.h"
#include "instrument/RewriteContext.h"
#include "instrument/StepWriter.h"
#include "instrument/UnsetParts.h"
#include "instrument/UninitialisedVariables.h"

namespace kernelscope {

/// Goes through the body of a function and hands each construct to who rewrites it.
class ProgramWalker : public StatementWalker
{
public:
    ProgramWalker(RewriteContext &context, ControlFlow &flow, const std::vector<const clang::FunctionDecl *> &functions)
        : m_context(context), m_flow(flow), m_memory(context, m_indexes), m_elements(context, functions), m_indexes(context, m_elements),
          m_assignments(context), m_operations(context, m_indexes), m_parts(context, functions),
          m_unset(context, functions, [&flow](const clang::FunctionDecl *function) { return flow.meets(function); }),
          m_steps(context, functions)
    {
        context.walker = this;
    }

    void walk(const clang::Stmt *statement) override;
    void walkOperands(const clang::Expr *operation) override;
    /// When all functions were gone through.
    void finish() { m_steps.finish(); }
    /// What is put at the end of a function.
    std::string atEnd(const clang::FunctionDecl *function) const { return m_unset.atEnd(function); }

private:
    bool walkExpression(const clang::Stmt *statement);
    bool walkStatement(const clang::Stmt *statement);
    bool walkValue(const clang::Expr *value, const clang::Expr *lvalue);
    bool walkChange(const clang::Expr *operation, const clang::Expr *target);
    void walkCall(const clang::CallExpr *call);
    void walkDeclarations(const clang::DeclStmt *statement);
    EditText walkInitialiser(const clang::VarDecl *variable, bool isAlone);
    void walkReturn(const clang::ReturnStmt *statement);
    bool walkResult(const clang::ReturnStmt *statement);

    void walkAttributed(const clang::AttributedStmt *statement);
    void walkBlock(const clang::CompoundStmt *block);

    RewriteContext &m_context;
    ControlFlow &m_flow;
    MemoryAccesses m_memory;
    UnsetElements m_elements;
    IndexChecks m_indexes;
    Assignments m_assignments;
    OperationChecks m_operations;
    UnsetParts m_parts;
    UninitialisedVariables m_unset;
    StepWriter m_steps;
};

} // namespace kernelscope
