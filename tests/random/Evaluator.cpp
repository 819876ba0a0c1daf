#include "Evaluator.h"

#include <algorithm>

namespace kernelscope::randomprogram {

Value Evaluator::value(const Expr &e, Item &item)
{
    switch (e.kind) {
    case ExprKind::Literal:
        return Value::of(e.type, e.literal);
    case ExprKind::Query:
        return query(e, item);
    case ExprKind::Unary: {
        const Value inner = value(e.kids[0], item);
        Value result = Value::of(e.type, 0);
        for (int i = 0; i < e.type.width; ++i)
            result.setLane(i, e.op == Op::Negate ? 0 - inner.lane(i) : e.op == Op::Not ? !inner.lane(i) : ~inner.lane(i));
        return result;
    }
    case ExprKind::Binary:
    case ExprKind::Compare:
        return binary(e, item);
    case ExprKind::Logical: {
        const bool left = value(e.kids[0], item).isTrue();
        const bool decided = left == (e.op == Op::LogicalOr);
        return Value::of(e.type, decided ? left : value(e.kids[1], item).isTrue());
    }
    case ExprKind::Ternary:
        return value(e.kids[value(e.kids[0], item).isTrue() ? 1 : 2], item);
    case ExprKind::Comma:
        value(e.kids[0], item);
        return value(e.kids[1], item);
    case ExprKind::Cast:
        return converted(value(e.kids[0], item), e.type);
    case ExprKind::Swizzle:
    case ExprKind::MakeVector:
        return shuffled(e, item);
    case ExprKind::Builtin:
        return builtin(e, item);
    case ExprKind::Call:
        return m_caller.call(e, item);
    case ExprKind::Assign:
        return assign(e, item);
    case ExprKind::Step:
        return step(e, item);
    case ExprKind::VectorLoad:
    case ExprKind::VectorStore:
        return vectorAccess(e, item);
    case ExprKind::Atomic:
        return atomic(e, item);
    case ExprKind::ArrayPointer:
    case ExprKind::PointerAdd:
    case ExprKind::AddressOf:
    case ExprKind::PointerCast:
        return pointer(e, item);
    case ExprKind::Variable:
        if (m_program.variables[std::size_t(e.id)].isPointer)
            return item.variables[std::size_t(e.id)].pointer;
        return load(locate(e, item), item);
    default:
        return load(locate(e, item), item);
    }
}

Value Evaluator::query(const Expr &e, const Item &item) const
{
    const auto d = std::size_t(e.extra);
    switch (e.id) {
    case GlobalId:
        return Value::of(e.type, item.globalId[d]);
    case LocalId:
        return Value::of(e.type, item.localId[d]);
    case GroupId:
        return Value::of(e.type, item.groupId[d]);
    case LocalSize:
        return Value::of(e.type, m_program.local[d]);
    case GlobalSize:
        return Value::of(e.type, m_program.global[d]);
    case NumGroups:
        return Value::of(e.type, m_program.global[d] / m_program.local[d]);
    default:
        return Value::of(e.type, m_program.offset[d]);
    }
}

Value Evaluator::binary(const Expr &e, Item &item)
{
    const Value left = value(e.kids[0], item);
    const Value right = value(e.kids[1], item);
    if (e.kind == ExprKind::Binary)
        return operate(e.op, left, right);
    const std::uint64_t a = left.lane(0), b = right.lane(0);
    const bool is = e.op == Op::Less ? a < b : e.op == Op::Greater ? a > b : (a == b) == (e.op == Op::Equal);
    return Value::of(e.type, is);
}

std::uint64_t Evaluator::operate(Op op, std::uint64_t a, std::uint64_t b, Type type)
{
    const std::uint64_t bits = 8 * laneSize(type.base);
    const bool shifts = op == Op::ShiftLeft || op == Op::ShiftRight || op == Op::Rotate;
    if (((op == Op::Div || op == Op::Mod) && b == 0) || (shifts && b >= bits)) {
        m_isDefined = false;
        return 0;
    }
    switch (op) {
    case Op::Add:
        return a + b;
    case Op::Sub:
        return a - b;
    case Op::Mul:
        return a * b;
    case Op::Div:
        return a / b;
    case Op::Mod:
        return a % b;
    case Op::And:
        return a & b;
    case Op::Or:
        return a | b;
    case Op::Xor:
        return a ^ b;
    case Op::ShiftLeft:
        return a << b;
    case Op::ShiftRight:
        return a >> b;
    case Op::Rotate:
        return b == 0 ? a : a << b | a >> (bits - b);
    case Op::Min:
        return m_mistake == MinIsMax ? std::max(a, b) : std::min(a, b);
    case Op::Max:
        return std::max(a, b);
    case Op::Increment:
        return a + 1;
    case Op::Decrement:
        return a - 1;
    case Op::Exchange:
        return b;
    default:
        return a;
    }
}

Value Evaluator::operate(Op op, const Value &left, const Value &right)
{
    Value result = Value::of(left.type, 0);
    for (int i = 0; i < left.type.width; ++i)
        result.setLane(i, operate(op, left.lane(i), right.lane(i), left.type));
    if (left.type.base == Base::Float && result.lane(0) >= 1u << 24)
        m_isDefined = false;
    return result;
}

Value Evaluator::builtin(const Expr &e, Item &item)
{
    const Value left = value(e.kids[0], item);
    return operate(e.op, left, value(e.kids[1], item));
}

Value Evaluator::shuffled(const Expr &e, Item &item)
{
    if (e.kind == ExprKind::Swizzle && e.kids[0].kind == ExprKind::Swizzle) {
        // Components of components.
        Expr whole = e.kids[0];
        whole.extra = 0;
        for (int i = 0; i < e.type.width; ++i)
            whole.extra |= ((e.kids[0].extra >> (4 * ((e.extra >> (4 * i)) & 15))) & 15) << (4 * i);
        whole.type = e.type;
        return shuffled(whole, item);
    }
    Value result = Value::of(e.type, 0);
    if (e.kind == ExprKind::Swizzle && isPlace(e.kids[0])) {
        // Only those components are read.
        Location place = locate(e.kids[0], item);
        const std::int64_t size = std::int64_t(laneSize(e.type.base));
        for (int i = 0; i < e.type.width; ++i)
            result.setLane(i, loadPart({place.object, place.offset + size * ((e.extra >> (4 * i)) & 15), e.type.lane()}, item).lane(0));
        return result;
    }
    if (e.kind == ExprKind::Swizzle) {
        const Value inner = value(e.kids[0], item);
        for (int i = 0; i < e.type.width; ++i)
            result.setLane(i, inner.lane((e.extra >> (4 * i)) & 15));
        return result;
    }
    for (std::size_t i = 0; i < e.kids.size(); ++i)
        result.setLane(int(i), value(e.kids[i], item).lane(0));
    return result;
}

Value Evaluator::assign(const Expr &e, Item &item)
{
    const Location place = locate(e.kids[0], item);
    const Value right = value(e.kids[1], item);
    if (e.op == Op::None) {
        store(place, right, item);
        return right;
    }
    const Value old = load(place, item);
    const Value changed = converted(operate(e.op, converted(old, right.type), right), e.kids[0].type);
    store(place, changed, item);
    return changed;
}

Value Evaluator::step(const Expr &e, Item &item)
{
    const Location place = locate(e.kids[0], item);
    const Value old = load(place, item);
    const bool up = e.op == Op::PreIncrement || e.op == Op::PostIncrement;
    const Value changed = operate(up ? Op::Add : Op::Sub, old, Value::of(old.type, 1));
    store(place, changed, item);
    return e.op == Op::PreIncrement || e.op == Op::PreDecrement ? changed : old;
}

Value Evaluator::atomic(const Expr &e, Item &item)
{
    const Value at = pointer(e.kids[0], item);
    Location place{at.object, at.offset, e.type};
    std::array<Value, 2> operands{};
    for (std::size_t i = 1; i < e.kids.size(); ++i)
        operands[i - 1] = value(e.kids[i], item);
    std::size_t count = e.kids.size() - 1;
    if (e.op == Op::Increment || e.op == Op::Decrement)
        operands[count++] = Value::of(e.type, 1); // recorded as if it had been said
    std::uint8_t *bytes = bytesAt(place, 4, item);
    Access &access = note(AccessKind::Atomic, place, 4, item);
    if (!bytes)
        return Value::of(e.type, 0);
    Value old = Value::of(e.type, 0);
    std::copy_n(bytes, 4, old.bytes.begin());
    access.oldIsKnown = e.extra == 0;
    access.isUnwritten = e.op != Op::Exchange && isUnwritten(place, 4);
    access.bytes = std::uint32_t(4 * (1 + count));
    std::copy_n(bytes, 4, access.value.begin());
    for (std::size_t i = 0; i < count; ++i)
        std::copy_n(operands[i].bytes.begin(), 4, access.value.begin() + 4 + 4 * std::ptrdiff_t(i));
    Value changed = operate(e.op, old, operands[0]);
    if (e.op == Op::CompareExchange)
        changed = old.lane(0) == operands[0].lane(0) ? operands[1] : old;
    std::copy_n(changed.bytes.begin(), 4, bytes);
    if (m_program.arrays[std::size_t(place.object)].space == Space::Local)
        std::fill_n(m_memory.written[std::size_t(place.object)].begin() + place.offset, 4, true);
    return old;
}

void Evaluator::declare(const Stmt &s, Item &item)
{
    const Variable &variable = m_program.variables[std::size_t(s.id)];
    Storage &storage = item.variables[std::size_t(s.id)];
    if (variable.isPointer) {
        storage.pointer = value(s.exprs[0], item);
        return;
    }
    const std::size_t size = sizeOf(variable.type);
    std::vector<std::uint8_t> bytes(size * s.exprs.size());
    for (std::size_t i = 0; i < s.exprs.size(); ++i) {
        const Value initial = value(s.exprs[i], item);
        std::copy_n(initial.bytes.begin(), size, bytes.begin() + std::ptrdiff_t(i * size));
    }
    storage.bytes = bytes;
}

void Evaluator::bind(int id, const Value &value, Item &item) const
{
    Storage &storage = item.variables[std::size_t(id)];
    if (m_program.variables[std::size_t(id)].isPointer)
        storage.pointer = value;
    else
        storage.bytes.assign(value.bytes.begin(), value.bytes.begin() + std::ptrdiff_t(sizeOf(value.type)));
}

} // namespace kernelscope::randomprogram
