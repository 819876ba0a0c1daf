#include "ExpressionGenerator.h"

#include <algorithm>

#include "Build.h"

namespace kernelscope::randomprogram {

bool ExpressionGenerator::mayRead(int array, int variable) const
{
    const auto has = [](const std::vector<int> &list, int id) { return std::find(list.begin(), list.end(), id) != list.end(); };
    return !has(forbidden.arrays, array) && !(variable >= 0 && has(forbidden.variables, variable));
}

Expr ExpressionGenerator::number(Type type)
{
    static const std::vector<std::uint64_t> known{0,   1,   2,    3,     5,     7,          8,          31,
                                                  255, 256, 1000, 65535, 65536, 0x7fffffff, 0x80000000, 0xffffffff};
    std::uint64_t value = m_random.chance(60) ? m_random.of(known) : m_random.word();
    const std::size_t bits = 8 * laneSize(type.base);
    if (bits < 64)
        value &= (std::uint64_t(1) << bits) - 1;
    return literal(value, type);
}

std::optional<Expr> ExpressionGenerator::steadyLeaf(const Scope &scope)
{
    if (!scope.steady.empty() && m_random.chance(60))
        return variable(m_random.of(scope.steady), m_program);
    for (std::size_t i = 0; i < scope.usages.size() && m_random.chance(50); ++i) {
        if (scope.usages[i].kind == Usage::Input && !m_program.arrays[i].type.isVector())
            return asUInt(element(scope, int(i), false)->lvalue);
    }
    return {};
}

Expr ExpressionGenerator::leaf(const Scope &scope)
{
    const int choice = m_random.below(10);
    if (choice == 0)
        return number(uintType);
    if (choice == 1) {
        // (A kernel without offsets is the usual case: not so often.)
        const int query = m_random.chance(60) ? m_random.below(3) : m_random.below(queryFunctions);
        return node(ExprKind::Query, uintType, {}, Op::None, query, m_random.below(m_program.dimensions));
    }
    if (isSteadyContext())
        return steadyLeaf(scope).value_or(number(uintType));
    std::vector<int> readable;
    for (const int value : scope.values) {
        if (mayRead(-1, value))
            readable.push_back(value);
    }
    if (choice < 6 && !readable.empty()) {
        const Expr value = variable(m_random.of(readable), m_program);
        return asUInt(value);
    }
    if (const auto memory = read(scope); memory && choice < 9)
        return asUInt(*memory);
    return number(uintType);
}

/// Any value as a uint: of a vector one component, of a cell one member.
Expr ExpressionGenerator::asUInt(Expr e)
{
    if (e.type.base == Base::Cell) {
        const int member = m_random.below(3);
        std::vector<Expr> kids{std::move(e)};
        if (cellMembers[member].count)
            kids.push_back(literal(std::uint64_t(m_random.below(cellMembers[member].count))));
        e = node(ExprKind::Member, cellMembers[member].type, std::move(kids), Op::None, member);
    }
    if (e.type.isVector()) {
        const Type lane = e.type.lane();
        const auto part = std::uint64_t(m_random.below(e.type.width));
        e = node(ExprKind::Component, lane, {std::move(e)});
        e.literal = part;
    }
    return cast(uintType, std::move(e));
}

std::optional<Expr> ExpressionGenerator::read(const Scope &scope)
{
    if (m_random.chance(25)) {
        if (const auto place = pointed(scope, false))
            return place->lvalue;
    }
    if (!scope.privateArrays.empty() && m_random.chance(25)) {
        const int array = m_random.of(scope.privateArrays);
        if (mayRead(-1, array))
            return privateElement(scope, array);
    }
    for (int tries = 0; tries < 4 && !scope.usages.empty(); ++tries) {
        if (const auto place = element(scope, m_random.below(int(scope.usages.size())), false))
            return place->lvalue;
    }
    return {};
}

std::optional<Expr> ExpressionGenerator::readOf(const Scope &scope, Type type)
{
    std::vector<Expr> found;
    for (const int value : scope.values) {
        if (m_program.variables[std::size_t(value)].type == type && mayRead(-1, value))
            found.push_back(variable(value, m_program));
    }
    for (std::size_t i = 0; i < scope.usages.size(); ++i) {
        if (m_program.arrays[i].type == type) {
            if (const auto place = element(scope, int(i), false))
                found.push_back(place->lvalue);
        }
    }
    if (found.empty())
        return {};
    return m_random.of(found);
}

Expr ExpressionGenerator::scalar(const Scope &scope, int depth)
{
    return depth <= 0 || m_random.chance(20) ? leaf(scope) : inner(scope, depth - 1);
}

Expr ExpressionGenerator::inner(const Scope &scope, int depth)
{
    static const std::vector<Op> plain{Op::Add, Op::Add, Op::Sub, Op::Mul, Op::And, Op::Or, Op::Xor};
    static const std::vector<Type> narrow{{Base::UChar, 1}, {Base::Char, 1}, {Base::UShort, 1}, {Base::Short, 1}, {Base::Int, 1}};
    switch (m_random.below(13)) {
    case 0:
    case 1:
    case 2:
    case 3:
        return binary(m_random.of(plain), scalar(scope, depth), scalar(scope, depth));
    case 4:
        return binary(m_random.chance(50) ? Op::ShiftLeft : Op::ShiftRight, scalar(scope, depth),
                      m_random.chance(50) ? literal(std::uint64_t(m_random.below(32))) : masked(scalar(scope, depth), 31));
    case 5:
        return binary(m_random.chance(50) ? Op::Div : Op::Mod, scalar(scope, depth), binary(Op::Or, scalar(scope, depth), literal(1)));
    case 6:
        return node(ExprKind::Unary, uintType, {scalar(scope, depth)}, m_random.chance(50) ? Op::Complement : Op::Negate);
    case 7:
        return condition(scope, depth);
    case 8: {
        Expr decision = condition(scope, depth);
        return node(ExprKind::Ternary, uintType, {std::move(decision), scalar(scope, depth), scalar(scope, depth)});
    }
    case 9:
        return cast(uintType, cast(m_random.of(narrow), leaf(scope)));
    case 10: {
        static const std::vector<Op> builtins{Op::Min, Op::Max, Op::Rotate};
        const Op op = m_random.of(builtins);
        Expr right = scalar(scope, depth);
        return node(ExprKind::Builtin, uintType, {scalar(scope, depth), op == Op::Rotate ? masked(right, 31) : right}, op);
    }
    case 11:
        return cast(uintType, wide(scope, depth));
    default: {
        // Vectors at work within a scalar expression.
        Type type{Base::UInt, m_random.chance(50) ? 2 : 4};
        Expr whole = vector(scope, type, depth);
        return node(ExprKind::Swizzle, uintType, {std::move(whole)}, Op::None, 0, m_random.below(type.width));
    }
    }
}

Expr ExpressionGenerator::wide(const Scope &scope, int depth)
{
    if (depth > 0) {
        static const std::vector<Op> ops{Op::Add, Op::Sub, Op::Mul, Op::Xor};
        Expr left = wide(scope, depth - 1);
        if (m_random.chance(30))
            return binary(Op::ShiftRight, std::move(left), literal(std::uint64_t(m_random.below(64)), ulongType));
        return binary(m_random.of(ops), std::move(left), wide(scope, depth - 1));
    }
    if (!isSteadyContext()) {
        for (const Base base : {Base::ULong, Base::Long}) {
            if (const auto memory = readOf(scope, {base, 1}); memory && m_random.chance(50))
                return cast(ulongType, *memory);
        }
    }
    return m_random.chance(30) ? number(ulongType) : cast(ulongType, leaf(scope));
}

Expr ExpressionGenerator::vector(const Scope &scope, Type type, int depth)
{
    static const std::vector<Op> ops{Op::Add, Op::Sub, Op::Mul, Op::And, Op::Or, Op::Xor};
    if (depth > 0 && m_random.chance(60))
        return binary(m_random.of(ops), vector(scope, type, depth - 1), vector(scope, type, depth - 1));
    if (depth > 0 && m_random.chance(20)) {
        Expr decision = condition(scope, depth - 1);
        return node(ExprKind::Ternary, type, {std::move(decision), vector(scope, type, 0), vector(scope, type, 0)});
    }
    if (!isSteadyContext() && m_random.chance(70)) {
        if (const auto memory = readOf(scope, type)) {
            if (m_random.chance(50))
                return *memory;
            Expr shuffle = node(ExprKind::Swizzle, type, {*memory});
            for (int i = 0; i < type.width; ++i)
                shuffle.extra |= m_random.below(type.width) << (4 * i);
            return shuffle;
        }
        for (const Base base : {Base::UChar, Base::UShort, Base::UInt, Base::ULong}) {
            if (const auto other = readOf(scope, {base, type.width}); other && base != type.base)
                return cast(type, *other);
        }
    }
    std::vector<Expr> parts;
    for (int i = 0; i < type.width; ++i)
        parts.push_back(cast(type.lane(), leaf(scope)));
    return node(ExprKind::MakeVector, type, std::move(parts));
}

Expr ExpressionGenerator::condition(const Scope &scope, int depth)
{
    ++m_steady;
    static const std::vector<Op> ops{Op::Less, Op::Greater, Op::Equal, Op::NotEqual};
    Expr result;
    if (depth > 0 && m_random.chance(25)) {
        Expr left = condition(scope, depth - 1);
        Expr right = condition(scope, depth - 1);
        if (isConstant(left) || isConstant(right)) { // compilers warn of those
            --m_steady;
            return left;
        }
        const auto isTrue = [](Expr e) { return node(ExprKind::Compare, uintType, {std::move(e), literal(0)}, Op::NotEqual); };
        result = node(ExprKind::Logical, uintType, {isTrue(std::move(left)), isTrue(std::move(right))},
                      m_random.chance(50) ? Op::LogicalAnd : Op::LogicalOr);
    } else {
        Expr left = masked(scalar(scope, depth), std::uint64_t(1) << m_random.below(3) | 1);
        Expr right = m_random.chance(50) ? literal(std::uint64_t(m_random.below(2))) : masked(leaf(scope), 1);
        const Op op = m_random.of(ops);
        result = node(ExprKind::Compare, uintType, {cast(uintType, std::move(left)), std::move(right)}, op);
    }
    --m_steady;
    return result;
}

Expr ExpressionGenerator::uniform(const Scope &scope, int depth)
{
    if (depth > 0 && m_random.chance(50))
        return binary(m_random.chance(50) ? Op::Add : Op::Xor, uniform(scope, depth - 1), uniform(scope, depth - 1));
    if (!scope.uniform.empty() && m_random.chance(60))
        return variable(m_random.of(scope.uniform), m_program);
    for (std::size_t i = 0; i < scope.usages.size() && m_random.chance(50); ++i) {
        const Array &array = m_program.arrays[i];
        if (scope.usages[i].kind != Usage::Input || array.type != uintType)
            continue;
        Expr at = m_random.chance(50) || scope.uniform.empty()
                      ? literal(std::uint64_t(m_random.below(array.count)))
                      : masked(variable(m_random.of(scope.uniform), m_program), std::uint64_t(array.count - 1));
        return node(ExprKind::Index, array.type, {arrayPointer(int(i)), std::move(at)});
    }
    return literal(std::uint64_t(m_random.below(4)));
}

/// What is stored into a place of that type.
Expr ExpressionGenerator::valueFor(const Scope &scope, Type type, int depth)
{
    if (type.base == Base::Float)
        return cast(type, masked(scalar(scope, depth), 1023));
    if (type.isVector())
        return vector(scope, type, depth);
    if (type.base == Base::ULong || type.base == Base::Long)
        return cast(type, wide(scope, depth));
    return cast(type, scalar(scope, depth));
}

} // namespace kernelscope::randomprogram
