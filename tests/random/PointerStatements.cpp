#include "StatementGenerator.h"

#include "Build.h"

namespace kernelscope::randomprogram {

/// A pointer to a work-item's own slots, to the bytes of them, or to the whole of an input.
std::optional<Expr> StatementGenerator::pointerInto(const Scope &scope, int array, KnownPointer &known)
{
    const Usage &usage = scope.usages[std::size_t(array)];
    const Array &it = m_program.arrays[std::size_t(array)];
    known.array = array;
    known.isWritable = usage.kind == Usage::Own;
    known.count = usage.slots;
    if (usage.kind == Usage::Input && !it.isConst) {
        known.count = it.count;
        return m_expressions.arrayPointer(array);
    }
    auto own = m_expressions.ownSlots(scope, array);
    if (own && it.type.base != Base::Float && m_random.chance(25)) {
        const Space space = own->space;
        known.count *= int(sizeOf(it.type));
        own = node(ExprKind::PointerCast, {Base::UChar, 1}, {std::move(*own)});
        own->space = space;
    }
    return own;
}

/// A block that begins with a pointer or two: they are gone before the next barrier.
std::optional<Stmt> StatementGenerator::withPointers(const Scope &scope, int depth)
{
    Scope inner = scope;
    Stmt block = statement(StmtKind::Block);
    for (int wanted = 1 + m_random.below(2), tries = 0; tries < 6 && wanted > 0; ++tries) {
        KnownPointer known;
        if (inner.usages.empty())
            break;
        auto pointer = pointerInto(inner, m_random.below(int(inner.usages.size())), known);
        if (!pointer)
            continue;
        Stmt s = statement(StmtKind::Declare);
        s.id = known.variable = newPointer(pointer->type, pointer->space);
        s.exprs.push_back(std::move(*pointer));
        block.body.push_back(std::move(s));
        inner.pointers.push_back(known);
        --wanted;
    }
    if (block.body.empty())
        return {};
    for (Stmt &s : statements(inner, 2 + m_random.below(2), depth))
        block.body.push_back(std::move(s));
    return block;
}

/// vload and vstore on a work-item's own slots, or vload from an input.
std::optional<Stmt> StatementGenerator::vectorAccess(const Scope &scope)
{
    if (scope.usages.empty())
        return {};
    const int array = m_random.below(int(scope.usages.size()));
    const Array &it = m_program.arrays[std::size_t(array)];
    const Usage &usage = scope.usages[std::size_t(array)];
    if (it.type.isVector() || it.type.base == Base::Cell || it.type.base == Base::Float || isSigned(it.type.base))
        return {};
    const bool input = usage.kind == Usage::Input;
    const int count = input ? it.count : usage.slots;
    const int width = std::vector<int>{2, 3, 4}[std::size_t(m_random.below(3))];
    const Type type{it.type.base, width};
    if (count < width)
        return {};
    std::optional<Expr> pointer;
    if (input)
        pointer = m_expressions.arrayPointer(array);
    else
        pointer = m_expressions.ownSlots(scope, array);
    if (!pointer)
        return {};
    Expr at = m_expressions.index(scope, count / width);
    if (!input && m_random.chance(60)) {
        Expr value = m_expressions.vector(scope, type, 1);
        return statement(StmtKind::Expression, {node(ExprKind::VectorStore, type, {std::move(value), std::move(at), std::move(*pointer)})});
    }
    if (scope.writable.empty())
        return {};
    const int id = m_random.of(scope.writable);
    if (m_program.variables[std::size_t(id)].type != uintType)
        return {};
    Expr vector = node(ExprKind::VectorLoad, type, {std::move(at), std::move(*pointer)});
    Expr part = node(ExprKind::Swizzle, type.lane(), {std::move(vector)}, Op::None, 0, m_random.below(width));
    return assignment(variable(id, m_program), cast(uintType, std::move(part)), m_random.chance(50) ? Op::None : Op::Xor);
}

/// An atomic on an own element: its old value is known.
std::optional<Stmt> StatementGenerator::ownAtomic(const Scope &scope)
{
    std::vector<Expr> places;
    for (std::size_t i = 0; i < scope.usages.size(); ++i) {
        if (scope.usages[i].kind == Usage::Own && m_program.arrays[i].type == uintType) {
            if (const auto place = m_expressions.element(scope, int(i), true)) {
                places.push_back(place->lvalue);
                m_expressions.forbidden.arrays.push_back(int(i));
            }
        }
    }
    if (places.empty())
        return {};
    static const std::vector<Op> ops{Op::Add, Op::Sub, Op::And,       Op::Or,       Op::Xor,
                                     Op::Min, Op::Max, Op::Increment, Op::Exchange, Op::CompareExchange};
    const Op op = m_random.of(ops);
    Expr lvalue = m_random.of(places);
    const Space space = lvalue.kids[0].space;
    Expr address = node(ExprKind::AddressOf, uintType, {std::move(lvalue)});
    address.space = space;
    std::vector<Expr> kids{std::move(address)};
    for (int operands = op == Op::Increment ? 0 : op == Op::CompareExchange ? 2 : 1; operands > 0; --operands)
        kids.push_back(m_expressions.scalar(scope, 1));
    Expr atomic = node(ExprKind::Atomic, uintType, std::move(kids), op);
    for (const int id : scope.writable) {
        if (m_program.variables[std::size_t(id)].type == uintType && m_random.chance(40))
            return assignment(variable(id, m_program), std::move(atomic));
    }
    return statement(StmtKind::Expression, {std::move(atomic)});
}

/// An update of an element that others update too, all in one way that commutes.
std::optional<Stmt> StatementGenerator::counted(const Scope &scope)
{
    for (std::size_t i = 0; i < scope.usages.size(); ++i) {
        const Usage &usage = scope.usages[i];
        if (usage.kind != Usage::Counted || m_random.chance(30))
            continue;
        Expr at = m_expressions.index(scope, usage.slots * int(m_program.itemsOfGroup()));
        const Array &it = m_program.arrays[i];
        if (it.space == Space::Global)
            at = binary(Op::Add,
                        binary(Op::Mul, variable(scope.group, m_program), literal(std::uint64_t(usage.slots) * m_program.itemsOfGroup())),
                        std::move(at));
        Expr address = node(ExprKind::PointerAdd, uintType, {m_expressions.arrayPointer(int(i)), std::move(at)});
        address.space = it.space;
        std::vector<Expr> kids{std::move(address)};
        const Op op = usage.op == Op::Add && m_random.chance(50) ? (m_random.chance(50) ? Op::Increment : Op::Decrement) : usage.op;
        if (op != Op::Increment && op != Op::Decrement)
            kids.push_back(m_expressions.scalar(scope, 1));
        return statement(StmtKind::Expression, {node(ExprKind::Atomic, uintType, std::move(kids), op, 0, 1)});
    }
    return {};
}

std::optional<Stmt> StatementGenerator::copyCell(const Scope &scope)
{
    std::vector<Expr> cells;
    for (int i = 0; i < int(scope.usages.size()); ++i) {
        const auto place = m_program.arrays[std::size_t(i)].type.base == Base::Cell ? m_expressions.element(scope, i, false) : std::nullopt;
        if (place)
            cells.push_back(place->lvalue);
    }
    if (cells.empty())
        return {};
    for (int i = 0; i < int(scope.usages.size()) && m_random.chance(70); ++i) {
        const auto place = m_program.arrays[std::size_t(i)].type.base == Base::Cell ? m_expressions.element(scope, i, true) : std::nullopt;
        if (place)
            return assignment(place->lvalue, m_random.of(cells));
    }
    return {};
}

/// x = f(own slots, own slots, value)
std::optional<Stmt> StatementGenerator::call(const Scope &scope)
{
    if (m_program.functions.empty() || scope.inFunction)
        return {};
    const int id = m_random.below(int(m_program.functions.size()));
    const Function function = m_program.functions[std::size_t(id)];
    if (containsBarrier(statement(StmtKind::Block, {}, function.body), m_program))
        return {};
    std::vector<Expr> arguments;
    for (const int parameter : function.parameters) {
        const Variable &it = m_program.variables[std::size_t(parameter)];
        if (!it.isPointer) {
            arguments.push_back(m_expressions.scalar(scope, 1));
            continue;
        }
        std::vector<Expr> found;
        for (std::size_t i = 0; i < scope.usages.size(); ++i) {
            if (m_program.arrays[i].type == it.type && m_program.arrays[i].space == it.space && scope.usages[i].slots >= 2) {
                if (const auto own = m_expressions.ownSlots(scope, int(i)))
                    found.push_back(*own);
            }
        }
        if (found.empty())
            return {};
        arguments.push_back(m_random.of(found));
    }
    Expr result = node(ExprKind::Call, uintType, std::move(arguments), Op::None, id);
    for (const int writable : scope.writable) {
        if (m_program.variables[std::size_t(writable)].type == uintType && m_random.chance(50))
            return assignment(variable(writable, m_program), std::move(result), m_random.chance(50) ? Op::None : Op::Add);
    }
    return statement(StmtKind::Expression, {std::move(result)});
}

/// A function that works on two slots after each of its pointers.
void StatementGenerator::addFunction()
{
    Function function;
    Scope scope;
    scope.inFunction = true;
    for (int pointers = 1 + m_random.below(2); pointers > 0; --pointers) {
        KnownPointer known;
        known.array = unknownArray;
        known.count = 2;
        known.isWritable = true;
        known.variable = newPointer(uintType, m_random.chance(60) ? Space::Global : Space::Local);
        function.parameters.push_back(known.variable);
        scope.pointers.push_back(known);
    }
    const int value = newVariable(uintType);
    function.parameters.push_back(value);
    scope.values.push_back(value);
    scope.writable.push_back(value);
    for (int i = 2 + m_random.below(2); i > 0; --i)
        add(function.body, scope, 1);
    if (m_random.chance(30)) {
        Expr decision = m_expressions.condition(scope, 1);
        function.body.push_back(statement(StmtKind::Return, {std::move(decision), m_expressions.scalar(scope, 1)}));
    }
    function.result = m_expressions.scalar(scope, 2);
    m_program.functions.push_back(std::move(function));
}

} // namespace kernelscope::randomprogram
