#pragma once

#include "ExpressionGenerator.h"

namespace kernelscope::randomprogram {

/// Makes statements without barriers: what one work-item does by itself.
class StatementGenerator
{
public:
    StatementGenerator(Random &random, Program &program, bool calm)
        : m_random(random), m_program(program), m_calm(calm), m_expressions(random, program, calm)
    {
    }

    ExpressionGenerator &expressions() { return m_expressions; }
    /// Some statements in a row. Variables declared among them are gone afterwards.
    std::vector<Stmt> statements(Scope scope, int count, int depth);
    /// Appends one statement; what it declares stays in the scope.
    void add(std::vector<Stmt> &to, Scope &scope, int depth);
    Stmt declaration(Scope &scope);
    int newVariable(Type type, int count = 0);
    int newPointer(Type type, Space space);
    Type randomValueType();
    void addFunction();

private:
    std::optional<Stmt> assign(const Scope &scope);
    std::optional<Stmt> compound(const Scope &scope);
    std::optional<Stmt> step(const Scope &scope);
    std::optional<Stmt> chain(const Scope &scope);
    std::optional<Stmt> effectInside(const Scope &scope);
    std::optional<Stmt> vectorAccess(const Scope &scope);
    std::optional<Stmt> ownAtomic(const Scope &scope);
    std::optional<Stmt> counted(const Scope &scope);
    std::optional<Stmt> call(const Scope &scope);
    std::optional<Stmt> copyCell(const Scope &scope);
    std::optional<Stmt> jump(const Scope &scope);
    Stmt fence();
    Stmt branch(const Scope &scope, int depth);
    Stmt loop(const Scope &scope, int depth);
    std::optional<Stmt> evenLoop(const Scope &scope);
    Stmt choice(const Scope &scope, int depth);
    std::optional<Stmt> withPointers(const Scope &scope, int depth);
    std::optional<Expr> pointerInto(const Scope &scope, int array, KnownPointer &known);
    std::optional<Expr> simpleStore(const Scope &scope);
    std::optional<Stmt> one(const Scope &scope, int depth);
    void forbid(const Place &place);
    void allowAll() { m_expressions.forbidden = {}; }

    Random &m_random;
    Program &m_program;
    bool m_calm;
    ExpressionGenerator m_expressions;
};

} // namespace kernelscope::randomprogram
