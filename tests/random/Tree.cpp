#include "Tree.h"

#include <algorithm>

namespace kernelscope::randomprogram {

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
