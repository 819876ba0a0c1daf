#pragma once

#include "instrument/BuiltinCalls.h"
#include "instrument/MemoryAccesses.h"
#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Goes through the body of a function and hands each construct to who rewrites it.
class ProgramWalker : public StatementWalker
{
public:
    explicit ProgramWalker(RewriteContext &context) : m_context(context), m_memory(context), m_builtins(context)
    {
        context.walker = this;
    }

    void walk(const clang::Stmt *statement) override;

private:
    bool walkExpression(const clang::Stmt *statement);
    bool walkStatement(const clang::Stmt *statement);
    void walkCall(const clang::CallExpr *call);
    void walkDeclarations(const clang::DeclStmt *statement);
    void walkReturn(const clang::ReturnStmt *statement);

    RewriteContext &m_context;
    MemoryAccesses m_memory;
    BuiltinCalls m_builtins;
};

} // namespace kernelscope
