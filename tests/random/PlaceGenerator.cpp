#include "ExpressionGenerator.h"

#include <algorithm>

#include "Build.h"

namespace kernelscope::randomprogram {

Expr ExpressionGenerator::index(const Scope &scope, int count)
{
    if (count == 1)
        return literal(0);
    ++m_steady;
    Expr e = m_random.chance(30)          ? literal(std::uint64_t(m_random.below(count)))
             : (count & (count - 1)) == 0 ? masked(scalar(scope, 1), std::uint64_t(count - 1))
                                          : binary(Op::Mod, scalar(scope, 1), literal(std::uint64_t(count)));
    --m_steady;
    return e;
}

Expr ExpressionGenerator::owner(const Scope &scope, const Usage &usage)
{
    Expr lid = variable(scope.lid, m_program);
    if (usage.shift == 0)
        return lid;
    const auto shift = std::uint64_t(usage.shift);
    if (usage.byXor)
        return binary(Op::Xor, std::move(lid), literal(shift));
    return binary(Op::Mod, binary(Op::Add, std::move(lid), literal(shift)), literal(m_program.itemsOfGroup()));
}

Expr ExpressionGenerator::groupBase(const Scope &scope, int array)
{
    const auto slots = std::uint64_t(scope.usages[std::size_t(array)].slots);
    return binary(Op::Mul, variable(scope.group, m_program), literal(slots * m_program.itemsOfGroup()));
}

Expr ExpressionGenerator::ownIndex(const Scope &scope, int array, Expr slot)
{
    const Usage &usage = scope.usages[std::size_t(array)];
    Expr at = owner(scope, usage);
    if (usage.slots > 1) {
        const auto items = literal(m_program.itemsOfGroup());
        at = usage.isStrided ? binary(Op::Add, binary(Op::Mul, std::move(slot), items), std::move(at))
                             : binary(Op::Add, binary(Op::Mul, std::move(at), literal(std::uint64_t(usage.slots))), std::move(slot));
    }
    if (m_program.arrays[std::size_t(array)].space == Space::Global)
        at = binary(Op::Add, groupBase(scope, array), std::move(at));
    return at;
}

Expr ExpressionGenerator::arrayPointer(int array)
{
    const Array &it = m_program.arrays[std::size_t(array)];
    const int parameter = it.parameters > 1 ? m_random.below(it.parameters) : 0;
    Expr e = node(ExprKind::ArrayPointer, it.type, {}, Op::None, array, parameter);
    e.space = it.space;
    return e;
}

Expr ExpressionGenerator::pointerVariable(const KnownPointer &pointer)
{
    Expr e = variable(pointer.variable, m_program);
    e.space = m_program.variables[std::size_t(pointer.variable)].space;
    return e;
}

std::optional<Expr> ExpressionGenerator::ownSlots(const Scope &scope, int array)
{
    const Usage &usage = scope.usages[std::size_t(array)];
    if (usage.kind != Usage::Own || usage.isStrided || scope.lid < 0)
        return {};
    Expr base = arrayPointer(array);
    const Type type = base.type;
    const Space space = base.space;
    Expr at = ownIndex(scope, array, literal(0));
    Expr e = m_random.chance(50) ? node(ExprKind::PointerAdd, type, {std::move(base), std::move(at)})
                                 : node(ExprKind::AddressOf, type, {node(ExprKind::Index, type, {std::move(base), std::move(at)})});
    e.space = space;
    return e;
}

/// An element of an array, as it may be used now.
std::optional<Place> ExpressionGenerator::element(const Scope &scope, int array, bool toWrite)
{
    const Usage &usage = scope.usages[std::size_t(array)];
    const Array &it = m_program.arrays[std::size_t(array)];
    const bool shared = usage.kind != Usage::Input;
    if (usage.kind == Usage::Counted || (toWrite && usage.kind != Usage::Own) || (!toWrite && !mayRead(array, -1)))
        return {};
    if (shared && (scope.lid < 0 || isSteadyContext()))
        return {};
    Expr at;
    if (usage.kind == Usage::Own) {
        at = ownIndex(scope, array, index(scope, usage.slots));
    } else if (usage.kind == Usage::Input) {
        at = index(scope, it.count);
    } else {
        at = index(scope, usage.slots * int(m_program.itemsOfGroup()));
        if (it.space == Space::Global)
            at = binary(Op::Add, groupBase(scope, array), std::move(at));
    }
    return Place{node(ExprKind::Index, it.type, {arrayPointer(array), std::move(at)}), array};
}

std::optional<Expr> ExpressionGenerator::evenElement(const Scope &scope, int counter, int turns)
{
    std::vector<int> arrays;
    const auto room = [&](int array) {
        const Usage &usage = scope.usages[std::size_t(array)];
        return usage.kind == Usage::Input ? m_program.arrays[std::size_t(array)].count : usage.slots * int(m_program.itemsOfGroup());
    };
    for (int i = 0; i < int(scope.usages.size()); ++i) {
        const Usage &usage = scope.usages[std::size_t(i)];
        const Type type = m_program.arrays[std::size_t(i)].type;
        const bool mayBe = usage.kind == Usage::Input || (usage.kind == Usage::All && scope.lid >= 0);
        if (mayBe && !type.isVector() && type.base != Base::Cell && type.base != Base::Float && room(i) >= turns)
            arrays.push_back(i);
    }
    if (arrays.empty())
        return {};
    const int array = m_random.of(arrays);
    const int step = 1 + m_random.below((room(array) - 1) / (turns - 1));
    const int span = step * (turns - 1);
    const int start = m_random.below(room(array) - span);
    Expr moved = binary(Op::Mul, variable(counter, m_program), literal(std::uint64_t(step)));
    Expr at = m_random.chance(70) ? binary(Op::Add, literal(std::uint64_t(start)), std::move(moved))
                                  : binary(Op::Sub, literal(std::uint64_t(start + span)), std::move(moved));
    if (scope.usages[std::size_t(array)].kind == Usage::All && m_program.arrays[std::size_t(array)].space == Space::Global)
        at = binary(Op::Add, groupBase(scope, array), std::move(at));
    return node(ExprKind::Index, m_program.arrays[std::size_t(array)].type, {arrayPointer(array), std::move(at)});
}

std::optional<Place> ExpressionGenerator::pointed(const Scope &scope, bool toWrite)
{
    std::vector<KnownPointer> usable;
    for (const KnownPointer &pointer : scope.pointers) {
        if (toWrite ? pointer.isWritable : mayRead(pointer.array, -1) && !isSteadyContext())
            usable.push_back(pointer);
    }
    if (usable.empty())
        return {};
    const KnownPointer &pointer = m_random.of(usable);
    Expr base = pointerVariable(pointer);
    const Type type = base.type;
    if (type.base == Base::Cell && pointer.count == 1 && m_random.chance(50)) {
        const int member = m_random.below(2);
        return Place{node(ExprKind::Member, cellMembers[member].type, {std::move(base)}, Op::None, member, 1), pointer.array};
    }
    // Two pointers of one kind, chosen between when it runs.
    for (const KnownPointer &other : usable) {
        const Expr second = pointerVariable(other);
        if (other.variable == pointer.variable || second.type != type || second.space != base.space || !m_random.chance(40) ||
            (toWrite && other.array != pointer.array))
            continue;
        Expr decision = condition(scope, 0);
        const Space space = base.space;
        base = node(ExprKind::Ternary, type, {std::move(decision), std::move(base), second});
        base.space = space;
        return Place{node(ExprKind::Index, type, {std::move(base), index(scope, std::min(pointer.count, other.count))}), pointer.array};
    }
    return Place{node(ExprKind::Index, type, {std::move(base), index(scope, pointer.count)}), pointer.array};
}

Expr ExpressionGenerator::privateElement(const Scope &scope, int array)
{
    const Variable &it = m_program.variables[std::size_t(array)];
    return node(ExprKind::PrivateElement, it.type, {index(scope, it.count)}, Op::None, array);
}

std::optional<Place> ExpressionGenerator::place(const Scope &scope)
{
    const int choice = m_random.below(10);
    if (choice < 2 && !scope.writable.empty()) {
        const int id = m_random.of(scope.writable);
        return Place{variable(id, m_program), -1, id};
    }
    if (choice < 3 && !scope.privateArrays.empty()) {
        const int id = m_random.of(scope.privateArrays);
        return Place{privateElement(scope, id), -1, id};
    }
    if (choice < 6) {
        if (const auto found = pointed(scope, true))
            return found;
    }
    for (int tries = 0; tries < 6 && !scope.usages.empty(); ++tries) {
        if (const auto found = element(scope, m_random.below(int(scope.usages.size())), true))
            return found;
    }
    return {};
}

Expr ExpressionGenerator::part(const Scope &scope, Expr lvalue, bool single)
{
    if (lvalue.type.base == Base::Cell && (single || m_random.chance(80))) {
        const int member = m_random.below(cellMemberCount);
        std::vector<Expr> kids{std::move(lvalue)};
        if (cellMembers[member].count)
            kids.push_back(index(scope, cellMembers[member].count));
        lvalue = node(ExprKind::Member, cellMembers[member].type, std::move(kids), Op::None, member);
    }
    if (!lvalue.type.isVector() || (!single && m_random.chance(50)))
        return lvalue;
    const int width = lvalue.type.width;
    const int first = m_random.below(width);
    const bool two = !single && m_random.chance(60);
    const Type type{lvalue.type.base, two ? 2 : 1};
    Expr e = node(ExprKind::Component, type, {std::move(lvalue)});
    e.literal = std::uint64_t(first);
    if (two)
        e.literal |= std::uint64_t((first + 1 + m_random.below(width - 1)) % width) << 4;
    return e;
}

} // namespace kernelscope::randomprogram
