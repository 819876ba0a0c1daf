#pragma once

#include "Tree.h"

/// Expressions in a line.
namespace kernelscope::randomprogram {

inline constexpr Type uintType{Base::UInt, 1};
inline constexpr Type ulongType{Base::ULong, 1};

inline Expr literal(std::uint64_t number, Type type = uintType)
{
    Expr e;
    e.type = type;
    e.literal = number;
    return e;
}
inline Expr node(ExprKind kind, Type type, std::vector<Expr> kids, Op op = Op::None, int id = 0, int extra = 0)
{
    Expr e;
    e.kind = kind;
    e.type = type;
    e.op = op;
    e.id = id;
    e.extra = extra;
    e.kids = std::move(kids);
    return e;
}
inline Expr binary(Op op, Expr left, Expr right)
{
    const Type type = left.type;
    return node(ExprKind::Binary, type, {std::move(left), std::move(right)}, op);
}
inline Expr masked(Expr e, std::uint64_t mask)
{
    Expr right = literal(mask, e.type.lane());
    if (e.type.isVector())
        right = node(ExprKind::MakeVector, e.type, std::vector<Expr>(std::size_t(e.type.width), right));
    return binary(Op::And, std::move(e), std::move(right));
}
inline Expr cast(Type type, Expr e)
{
    return e.type == type ? e : node(ExprKind::Cast, type, {std::move(e)});
}
inline Expr variable(int id, const Program &program)
{
    return node(ExprKind::Variable, program.variables[std::size_t(id)].type, {}, Op::None, id);
}
inline Stmt statement(StmtKind kind, std::vector<Expr> exprs = {}, std::vector<Stmt> body = {})
{
    Stmt s;
    s.kind = kind;
    s.exprs = std::move(exprs);
    s.body = std::move(body);
    return s;
}
inline Stmt assignment(Expr place, Expr value, Op op = Op::None)
{
    const Type type = place.type;
    return statement(StmtKind::Expression, {node(ExprKind::Assign, type, {std::move(place), std::move(value)}, op)});
}

} // namespace kernelscope::randomprogram
