#include "StatementGenerator.h"

#include <algorithm>

#include "Build.h"

namespace kernelscope::randomprogram {

int StatementGenerator::newVariable(Type type, int count)
{
    Variable variable;
    variable.type = type;
    variable.count = count;
    m_program.variables.push_back(variable);
    return int(m_program.variables.size()) - 1;
}

int StatementGenerator::newPointer(Type type, Space space)
{
    const int id = newVariable(type);
    m_program.variables.back().isPointer = true;
    m_program.variables.back().space = space;
    return id;
}

Type StatementGenerator::randomValueType()
{
    static const std::vector<Type> types{{Base::UInt, 1},  {Base::UInt, 1},   {Base::UInt, 1}, {Base::Int, 1},
                                         {Base::ULong, 1}, {Base::UShort, 1}, {Base::Char, 1}, {Base::UInt, 2},
                                         {Base::UInt, 4},  {Base::UChar, 4},  {Base::Float, 1}};
    return m_random.of(types);
}

std::vector<Stmt> StatementGenerator::statements(Scope scope, int count, int depth)
{
    std::vector<Stmt> list;
    for (int i = 0; i < count; ++i)
        add(list, scope, depth);
    return list;
}

void StatementGenerator::add(std::vector<Stmt> &to, Scope &scope, int depth)
{
    allowAll();
    if (m_random.chance(14)) {
        to.push_back(declaration(scope));
        return;
    }
    for (int tries = 0; tries < 8; ++tries) {
        allowAll();
        if (auto statement = one(scope, depth)) {
            to.push_back(std::move(*statement));
            break;
        }
    }
    allowAll();
}

std::optional<Stmt> StatementGenerator::one(const Scope &scope, int depth)
{
    switch (m_random.below(depth > 0 ? 23 : 17)) {
    case 0:
    case 1:
    case 2:
        return assign(scope);
    case 3:
    case 4:
        return compound(scope);
    case 5:
    case 6:
        return step(scope);
    case 7:
        return chain(scope);
    case 8:
    case 9:
        return effectInside(scope);
    case 10:
        return vectorAccess(scope);
    case 11:
        return ownAtomic(scope);
    case 12:
        return counted(scope);
    case 13:
        return call(scope);
    case 14:
        return copyCell(scope);
    case 15:
        return m_random.chance(20) && !scope.inFunction ? std::optional(fence()) : jump(scope);
    case 16:
        return evenLoop(scope);
    case 17:
    case 18:
        return branch(scope, depth - 1);
    case 19:
    case 20:
        return loop(scope, depth - 1);
    case 21:
        return choice(scope, depth - 1);
    default:
        return withPointers(scope, depth - 1);
    }
}

Stmt StatementGenerator::declaration(Scope &scope)
{
    Stmt s = statement(StmtKind::Declare);
    if (m_random.chance(20)) {
        const int count = 2 << m_random.below(2);
        const Type type = m_random.chance(70) ? uintType : Type{Base::UShort, 1};
        for (int i = 0; i < count; ++i)
            s.exprs.push_back(m_expressions.valueFor(scope, type, 1));
        s.id = newVariable(type, count);
        scope.privateArrays.push_back(s.id);
        return s;
    }
    const Type type = randomValueType();
    s.exprs.push_back(m_expressions.valueFor(scope, type, 2));
    s.id = newVariable(type);
    scope.values.push_back(s.id);
    scope.writable.push_back(s.id);
    return s;
}

void StatementGenerator::forbid(const Place &place)
{
    if (place.array != -1)
        m_expressions.forbidden.arrays.push_back(place.array);
    if (place.variable >= 0)
        m_expressions.forbidden.variables.push_back(place.variable);
}

std::optional<Stmt> StatementGenerator::assign(const Scope &scope)
{
    const auto place = m_expressions.place(scope);
    if (!place)
        return {};
    Expr lvalue = m_expressions.part(scope, place->lvalue, place->lvalue.type.base == Base::Cell);
    Expr value = m_expressions.valueFor(scope, lvalue.type, 3);
    // Converted by the assignment itself.
    const bool isPlain = value.kind == ExprKind::Cast && !value.type.isVector() && value.kids[0].kind == ExprKind::Variable;
    if (isPlain && m_random.chance(50)) {
        Expr inner = value.kids[0];
        value = node(ExprKind::Cast, value.type, {std::move(inner)});
    }
    return assignment(std::move(lvalue), std::move(value));
}

std::optional<Stmt> StatementGenerator::compound(const Scope &scope)
{
    const auto place = m_expressions.place(scope);
    if (!place)
        return {};
    Expr lvalue = m_expressions.part(scope, place->lvalue, true);
    const Type type = lvalue.type;
    if (type.base == Base::Float)
        return assignment(std::move(lvalue), cast(type, masked(m_expressions.scalar(scope, 2), 15)), Op::Add);
    const bool isWide = type.base == Base::ULong || type.base == Base::Long;
    static const std::vector<Op> ops{Op::Add, Op::Sub, Op::Mul, Op::And, Op::Or, Op::Xor};
    if ((type == uintType) && m_random.chance(20))
        return assignment(std::move(lvalue), masked(m_expressions.scalar(scope, 1), 31),
                          m_random.chance(50) ? Op::ShiftLeft : Op::ShiftRight);
    if (!isSigned(type.base) && m_random.chance(15)) {
        Expr divisor = isWide ? m_expressions.wide(scope, 1) : m_expressions.scalar(scope, 1);
        divisor = binary(Op::Or, divisor, literal(1, divisor.type));
        return assignment(std::move(lvalue), std::move(divisor), m_random.chance(50) ? Op::Div : Op::Mod);
    }
    Expr value = isWide ? m_expressions.wide(scope, 2) : m_expressions.scalar(scope, 2);
    return assignment(std::move(lvalue), std::move(value), m_random.of(ops));
}

std::optional<Stmt> StatementGenerator::step(const Scope &scope)
{
    const auto place = m_expressions.place(scope);
    if (!place)
        return {};
    Expr lvalue = m_expressions.part(scope, place->lvalue, true);
    const Type type = lvalue.type;
    if (type.base == Base::Int || type.base == Base::Long)
        return {};
    Op op = std::vector<Op>{Op::PreIncrement, Op::PostIncrement, Op::PreDecrement, Op::PostDecrement}[std::size_t(m_random.below(4))];
    if (type.base == Base::Float)
        op = m_random.chance(50) ? Op::PreIncrement : Op::PostIncrement;
    Expr changed = node(ExprKind::Step, type, {std::move(lvalue)}, op);
    if (m_random.chance(50) || scope.writable.empty())
        return statement(StmtKind::Expression, {std::move(changed)});
    // Its value goes somewhere else.
    forbid(*place);
    const int id = m_random.of(scope.writable);
    const Type wanted = m_program.variables[std::size_t(id)].type;
    if (id == place->variable || wanted != uintType || (place->array != -1 && m_random.chance(20)))
        return {};
    Expr sum = binary(Op::Add, cast(uintType, std::move(changed)), m_expressions.scalar(scope, 1));
    return assignment(variable(id, m_program), std::move(sum));
}

/// `a[i] = b[j] = e`, or `x = y += e`.
std::optional<Stmt> StatementGenerator::chain(const Scope &scope)
{
    const auto first = m_expressions.place(scope);
    if (!first)
        return {};
    forbid(*first);
    const auto second = m_expressions.place(scope);
    if (!second || second->array == first->array || second->variable == first->variable)
        if (!second || second->array != -1 || first->array != -1 || second->variable == first->variable)
            return {};
    forbid(*second);
    const auto third = m_expressions.place(scope); // indices of the first must not read the second: made anew
    if (!third || third->array == second->array || (third->array == -1 && third->variable == second->variable))
        return {};
    const Type type = second->lvalue.type;
    if (type.isVector() || type.base == Base::Cell || type.base == Base::Float || third->lvalue.type.isVector() ||
        third->lvalue.type.base == Base::Cell || third->lvalue.type.base == Base::Float)
        return {};
    forbid(*third);
    Expr value = m_expressions.valueFor(scope, type, 2);
    Expr inner = node(ExprKind::Assign, type, {second->lvalue, std::move(value)});
    return assignment(third->lvalue, cast(third->lvalue.type, std::move(inner)));
}

/// `a[i] = e` or `a[i]++`, to stand within an expression.
std::optional<Expr> StatementGenerator::simpleStore(const Scope &scope)
{
    if (auto made = m_random.chance(50) ? assign(scope) : compound(scope))
        return made->exprs[0];
    return {};
}

std::optional<Stmt> StatementGenerator::effectInside(const Scope &scope)
{
    auto effect = simpleStore(scope);
    auto other = simpleStore(scope);
    if (!effect || !other)
        return {};
    if (effect->type.isVector() || other->type.isVector() || effect->type.base == Base::Cell || other->type.base == Base::Cell)
        return {};
    switch (m_random.below(3)) {
    case 0: // the comma
        return statement(StmtKind::Expression, {node(ExprKind::Comma, other->type, {*effect, *other})});
    case 1: { // only one of the two
        if (effect->type != other->type)
            return {};
        Expr decision = m_expressions.condition(scope, 1);
        return statement(StmtKind::Expression, {node(ExprKind::Ternary, other->type, {std::move(decision), *effect, *other})});
    }
    default: {
        const auto isSet = [](Expr e) {
            return node(ExprKind::Compare, uintType, {cast(uintType, std::move(e)), literal(0)}, Op::NotEqual);
        };
        Expr decision = m_expressions.condition(scope, 1);
        if (scope.values.empty() || isConstant(decision))
            return {};
        Expr sign = cast(uintType, variable(scope.values.front(), m_program));
        Expr both = node(ExprKind::Logical, uintType,
                         {isSet(std::move(decision)), isSet(node(ExprKind::Comma, uintType, {*effect, std::move(sign)}))},
                         m_random.chance(50) ? Op::LogicalAnd : Op::LogicalOr);
        return statement(StmtKind::If, {std::move(both)}, {statement(StmtKind::Expression, {*other})});
    }
    }
}

Stmt StatementGenerator::fence()
{
    Stmt s = statement(StmtKind::Fence);
    s.form = 1 + m_random.below(3);
    return s;
}

std::optional<Stmt> StatementGenerator::jump(const Scope &scope)
{
    if (scope.loops == 0)
        return {};
    const bool leaves = !scope.inSwitch && m_random.chance(50);
    return statement(leaves ? StmtKind::Break : StmtKind::Continue, {m_expressions.condition(scope, 1)});
}

Stmt StatementGenerator::branch(const Scope &scope, int depth)
{
    Stmt s = statement(StmtKind::If, {m_expressions.condition(scope, 2)});
    s.body = statements(scope, 1 + m_random.below(2), depth);
    if (m_random.chance(40))
        s.otherwise = statements(scope, 1, depth);
    return s;
}

Stmt StatementGenerator::loop(const Scope &scope, int depth)
{
    allowAll();
    Expr turns = m_random.chance(50) ? literal(std::uint64_t(1 + m_random.below(4))) : m_expressions.index(scope, 4);
    Stmt s = statement(StmtKind::For, {std::move(turns)});
    s.form = m_random.below(loopForms);
    s.id = newVariable(uintType);
    Scope inner = scope;
    inner.values.push_back(s.id);
    inner.steady.push_back(s.id);
    ++inner.loops;
    inner.inSwitch = false;
    s.body = statements(inner, 1 + m_random.below(3), scope.loops >= 1 ? 0 : depth);
    return s;
}

/// A loop whose turns all make the same accesses, evenly spaced, so that the tracing records them together.
std::optional<Stmt> StatementGenerator::evenLoop(const Scope &scope)
{
    allowAll();
    const int turns = 5 + m_random.below(4);
    Stmt s = statement(StmtKind::For, {literal(std::uint64_t(turns))});
    s.form = ForLoop;
    s.id = newVariable(uintType);
    for (int count = 1 + m_random.below(2); count > 0; --count) {
        const auto place = m_expressions.place(scope);
        auto value = m_expressions.evenElement(scope, s.id, turns);
        if (!value || !place)
            return {};
        Expr sum = m_expressions.part(scope, place->lvalue, true);
        if (sum.type.base == Base::Float)
            return {};
        const Type type = sum.type;
        const Type added = type.base == Base::Int ? uintType : type.base == Base::Long ? ulongType : type; // wraps around
        s.body.push_back(assignment(std::move(sum), cast(added, std::move(*value)), Op::Add));
    }
    if (auto last = m_random.chance(40) ? compound(scope) : std::nullopt)
        s.body.push_back(std::move(*last));
    allowAll();
    return s;
}

Stmt StatementGenerator::choice(const Scope &scope, int depth)
{
    const int cases = 2 + m_random.below(3);
    Stmt s = statement(StmtKind::Switch, {m_expressions.index(scope, 4)});
    Scope inner = scope;
    inner.inSwitch = true;
    for (int i = 0; i < cases; ++i) {
        s.body.push_back(statement(StmtKind::Block, {}, statements(inner, 1, depth)));
        s.body.back().form = i + 1 < cases && m_random.chance(25);
    }
    return s;
}

} // namespace kernelscope::randomprogram
