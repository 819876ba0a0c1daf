#pragma once

#include "instrument/ValueGraph.h"

namespace kernelscope {

/// Goes through a function's body and notes in a graph what steps values take there.
class ValueGraphBuilder
{
public:
    ValueGraphBuilder(ValueGraph &graph, const clang::FunctionDecl *function) : m_graph(graph), m_function(function) {}

    void statement(const clang::Stmt *statement);

private:
    struct Condition
    {
        const clang::Expr *expression;
        bool isLoops;
    };

    /// A part of a statement that is no expression itself.
    void child(const clang::Stmt *parent, const clang::Stmt *part);
    void control(const clang::Stmt *statement);
    void discard(const clang::Expr *value);
    /// An expression that is part of no other.
    void whole(const clang::Expr *value);
    void expression(const clang::Expr *value);
    void operation(const clang::Expr *value);
    void parts(const clang::Expr *value);
    void declared(const clang::VarDecl *variable);
    /// A change of `lvalue`, which may keep a part of what was there.
    void changed(const clang::Expr *where, const clang::Expr *lvalue, ValueParts parts, const QString &combine, bool keeps);
    void call(const clang::CallExpr *call);
    void builtinCall(const clang::CallExpr *call);
    void escape(const clang::Expr *lvalue);
    void add(const void *where, unsigned index, const clang::Decl *target, ValueParts parts, const QString &combine);

    ValueGraph &m_graph;
    const clang::FunctionDecl *m_function;
    std::vector<Condition> m_conditions;
    std::vector<const clang::CallExpr *> m_calls; ///< of the expression that is being gone through
};

} // namespace kernelscope
