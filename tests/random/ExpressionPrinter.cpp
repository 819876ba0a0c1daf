#include "ExpressionPrinter.h"

#include "Printer.h"

namespace kernelscope::randomprogram {
namespace {

using std::string;

const char *operatorText(Op op)
{
    switch (op) {
    case Op::Add:
        return "+";
    case Op::Sub:
        return "-";
    case Op::Mul:
        return "*";
    case Op::Div:
        return "/";
    case Op::Mod:
        return "%";
    case Op::And:
        return "&";
    case Op::Or:
        return "|";
    case Op::Xor:
        return "^";
    case Op::ShiftLeft:
        return "<<";
    case Op::ShiftRight:
        return ">>";
    case Op::Less:
        return "<";
    case Op::Greater:
        return ">";
    case Op::Equal:
        return "==";
    case Op::NotEqual:
        return "!=";
    case Op::LogicalAnd:
        return "&&";
    case Op::LogicalOr:
        return "||";
    case Op::Not:
        return "!";
    case Op::Complement:
        return "~";
    case Op::Negate:
        return "-";
    case Op::Min:
        return "min";
    case Op::Max:
        return "max";
    case Op::Rotate:
        return "rotate";
    case Op::PreIncrement:
    case Op::PostIncrement:
        return "++";
    case Op::PreDecrement:
    case Op::PostDecrement:
        return "--";
    default:
        return "";
    }
}

const char *atomicName(Op op)
{
    switch (op) {
    case Op::Add:
        return "atomic_add";
    case Op::Sub:
        return "atomic_sub";
    case Op::And:
        return "atomic_and";
    case Op::Or:
        return "atomic_or";
    case Op::Xor:
        return "atomic_xor";
    case Op::Min:
        return "atomic_min";
    case Op::Max:
        return "atomic_max";
    case Op::Increment:
        return "atomic_inc";
    case Op::Decrement:
        return "atomic_dec";
    case Op::CompareExchange:
        return "atomic_cmpxchg";
    default:
        return "atomic_xchg";
    }
}

const char *queryName(int query)
{
    static const char *const names[] = {"get_global_id",   "get_local_id",   "get_group_id",     "get_local_size",
                                        "get_global_size", "get_num_groups", "get_global_offset"};
    return names[query];
}

string swizzle(std::uint64_t parts, int count)
{
    string text;
    for (int i = 0; i < count; ++i)
        text += "0123456789abcdef"[(parts >> (4 * i)) & 15];
    return ".s" + text;
}

string literal(const Expr &e)
{
    switch (e.type.base) {
    case Base::UInt:
        return std::to_string(e.literal) + "u";
    case Base::ULong:
        return std::to_string(e.literal) + "ul";
    case Base::Float:
        return std::to_string(e.literal) + ".0f";
    default:
        return "(" + typeName(e.type, {}) + ")" + std::to_string(e.literal);
    }
}

/// One expression being written.
class ExpressionWriter
{
public:
    explicit ExpressionWriter(const Program &program) : m_program(program) {}

    string text(const Expr &e) const
    {
        switch (e.kind) {
        case ExprKind::Literal:
            return literal(e);
        case ExprKind::Variable:
            return variableName(e.id);
        case ExprKind::Query:
            return string("(uint)") + queryName(e.id) + "(" + std::to_string(e.extra) + ")";
        case ExprKind::Unary:
            return string("(") + operatorText(e.op) + text(e.kids[0]) + ")";
        case ExprKind::Binary:
            return infix(e);
        case ExprKind::Logical:
        case ExprKind::Compare:
            return "(uint)" + infix(e);
        case ExprKind::Ternary:
            return "(" + text(e.kids[0]) + " ? " + text(e.kids[1]) + " : " + text(e.kids[2]) + ")";
        case ExprKind::Comma:
            return "(" + text(e.kids[0]) + ", " + text(e.kids[1]) + ")";
        case ExprKind::Cast:
            return cast(e);
        case ExprKind::Swizzle:
            return "(" + text(e.kids[0]) + ")" + swizzle(std::uint64_t(e.extra), e.type.width);
        case ExprKind::MakeVector:
            return "((" + typeName(e.type, m_program) + ")(" + list(e) + "))";
        case ExprKind::Builtin:
            return string(operatorText(e.op)) + "(" + list(e) + ")";
        case ExprKind::Call:
            return m_program.name + "_f" + std::to_string(e.id) + "(" + list(e) + ")";
        case ExprKind::VectorLoad:
            return "vload" + std::to_string(e.type.width) + "(" + list(e) + ")";
        case ExprKind::VectorStore:
            return "vstore" + std::to_string(e.kids[0].type.width) + "(" + list(e) + ")";
        case ExprKind::Atomic:
            return string(atomicName(e.op)) + "(" + list(e) + ")";
        case ExprKind::Assign:
            return "(" + text(e.kids[0]) + " " + operatorText(e.op) + "= " + text(e.kids[1]) + ")";
        case ExprKind::Step:
            return step(e);
        default:
            return place(e);
        }
    }

private:
    string infix(const Expr &e) const { return "(" + text(e.kids[0]) + " " + operatorText(e.op) + " " + text(e.kids[1]) + ")"; }
    string list(const Expr &e) const
    {
        string all;
        for (const Expr &kid : e.kids)
            all += (all.empty() ? "" : ", ") + text(kid);
        return all;
    }
    string cast(const Expr &e) const
    {
        const string name = typeName(e.type, m_program);
        return e.type.isVector() ? "convert_" + name + "(" + text(e.kids[0]) + ")" : "((" + name + ")" + text(e.kids[0]) + ")";
    }
    string step(const Expr &e) const
    {
        const string lvalue = text(e.kids[0]);
        const bool before = e.op == Op::PreIncrement || e.op == Op::PreDecrement;
        return before ? string("(") + operatorText(e.op) + lvalue + ")" : "(" + lvalue + operatorText(e.op) + ")";
    }
    string place(const Expr &e) const
    {
        switch (e.kind) {
        case ExprKind::Index:
            return text(e.kids[0]) + "[" + text(e.kids[1]) + "]";
        case ExprKind::PrivateElement:
            return variableName(e.id) + "[" + text(e.kids[0]) + "]";
        case ExprKind::Member:
            return member(e);
        case ExprKind::Component:
            return text(e.kids[0]) + swizzle(e.literal, e.type.width);
        case ExprKind::ArrayPointer:
            return arrayName(m_program, e.id, e.extra);
        case ExprKind::PointerAdd:
            return "(" + text(e.kids[0]) + " + " + text(e.kids[1]) + ")";
        case ExprKind::AddressOf:
            return "(&" + text(e.kids[0]) + ")";
        case ExprKind::PointerCast:
            return string("((") + spaceName(e.space) + "uchar *)" + text(e.kids[0]) + ")";
        default:
            return {};
        }
    }
    string member(const Expr &e) const
    {
        const string index = e.kids.size() > 1 ? "[" + text(e.kids[1]) + "]" : string();
        return text(e.kids[0]) + (e.extra ? "->" : ".") + cellMembers[e.id].name + index;
    }

    const Program &m_program;
};

} // namespace

const char *spaceName(Space space)
{
    static const char *const names[] = {"", "__global ", "__local ", "__constant "};
    return names[int(space)];
}

std::string variableName(int variable)
{
    return "v" + std::to_string(variable);
}

std::string arrayName(const Program &program, int array, int parameter)
{
    const Array &it = program.arrays[std::size_t(array)];
    if (it.parameters == 0 && it.space == Space::Constant)
        return program.name + "_t" + std::to_string(array);
    return "a" + std::to_string(array) + (parameter ? "_" + std::to_string(parameter) : std::string());
}

std::string printed(const Expr &expression, const Program &program)
{
    return ExpressionWriter(program).text(expression);
}

} // namespace kernelscope::randomprogram
