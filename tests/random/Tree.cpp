#include "Tree.h"

#include <algorithm>

namespace kernelscope::randomprogram {

bool isPlace(const Expr &e)
{
    return e.kind == ExprKind::Variable || (e.kind >= ExprKind::Index && e.kind <= ExprKind::Component);
}

bool isConstant(const Expr &e)
{
    if (e.kind == ExprKind::Logical || e.kind == ExprKind::Ternary)
        return isConstant(e.kids[0]);
    if (e.kind == ExprKind::Comma)
        return isConstant(e.kids[1]);
    if (e.kind == ExprKind::Literal)
        return true;
    return !e.kids.empty() && !isPlace(e) && e.kind < ExprKind::Assign && std::all_of(e.kids.begin(), e.kids.end(), isConstant);
}

bool containsBarrier(const Stmt &statement, const Program &program)
{
    if (statement.kind == StmtKind::Barrier)
        return true;
    const auto contains = [&program](const Stmt &inner) { return containsBarrier(inner, program); };
    if (statement.kind == StmtKind::Expression && statement.exprs[0].kind == ExprKind::Call) {
        const auto &body = program.functions[std::size_t(statement.exprs[0].id)].body;
        return std::any_of(body.begin(), body.end(), contains);
    }
    return std::any_of(statement.body.begin(), statement.body.end(), contains) ||
           std::any_of(statement.otherwise.begin(), statement.otherwise.end(), contains);
}

} // namespace kernelscope::randomprogram
