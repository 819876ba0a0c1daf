#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "Type.h"

/// A random program as plain values: what the generator makes, the printer writes down as OpenCL C, the interpreter
/// runs and the shrinker cuts.
namespace kernelscope::randomprogram {

enum class ExprKind {
    Literal,  ///< `literal`
    Variable, ///< `id`: a private variable, or a pointer
    Query,    ///< `id`: QueryFunction, `extra`: the dimension
    Unary,    ///< `op`
    Binary,   ///< `op`; of two values of one type
    Compare,  ///< `op`; 0 or 1
    Logical,  ///< `op`; 0 or 1
    Ternary,
    Comma,
    Cast,    ///< to `type`; vectors by convert_
    Swizzle, ///< of a value: `extra` holds four bits a component
    MakeVector,
    Builtin, ///< `op`: Min, Max, Rotate
    // What can be assigned to:
    Index,          ///< pointer, index
    PrivateElement, ///< `id`, index
    Member,         ///< lvalue, or with `extra` 1 a pointer; `id`: which; a second kid: the index into the member
    Component,      ///< lvalue; `literal` holds four bits a component
    // Pointers; `type` is what they point to:
    ArrayPointer, ///< `id`: Program::arrays, `extra`: by which of its parameters
    PointerAdd,   ///< pointer, elements
    AddressOf,    ///< lvalue
    PointerCast,  ///< the same bytes as uchar
    // Side effects:
    Assign,      ///< `op`: None for `=`; lvalue, value
    Step,        ///< `op`; lvalue
    Call,        ///< `id`: Program::functions
    VectorLoad,  ///< index, pointer
    VectorStore, ///< value, index, pointer
    Atomic,      ///< `op`; pointer, operands. `extra` 1: others may do the same to the element
};

enum class Op {
    None,
    Add,
    Sub,
    Mul,
    Div,
    Mod,
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRight,
    Less,
    Greater,
    Equal,
    NotEqual,
    LogicalAnd,
    LogicalOr,
    Not,
    Complement,
    Negate,
    Min,
    Max,
    Rotate,
    PreIncrement,
    PreDecrement,
    PostIncrement,
    PostDecrement,
    Increment,
    Decrement,
    Exchange,
    CompareExchange
};

enum QueryFunction { GlobalId, LocalId, GroupId, LocalSize, GlobalSize, NumGroups, GlobalOffset, queryFunctions };

struct Expr
{
    ExprKind kind = ExprKind::Literal;
    Type type;
    Op op = Op::None;
    int id = 0;
    int extra = 0;
    std::uint64_t literal = 0;
    Space space = Space::Private; ///< of pointers
    std::vector<Expr> kids;

    bool operator==(const Expr &) const = default;
};

enum class StmtKind {
    Expression, ///< exprs[0]
    Declare,    ///< variable `id`; exprs: its initial value, or those of its elements
    If,         ///< exprs[0]; body, otherwise
    For,        ///< variable `id` counts while it is below exprs[0]; `form`
    Switch,     ///< exprs[0], a number below the count of cases; body: a Block each
    Block,
    Break,    ///< if exprs[0]
    Continue, ///< if exprs[0]
    Return,   ///< if exprs[0]; in functions exprs[1] is the value
    Barrier,  ///< `form`: bit 0 local, bit 1 global
    Fence,    ///< mem_fence
};

enum LoopForm { ForLoop, WhileLoop, DoLoop, loopForms };
enum FenceBits { LocalBit = 1, GlobalBit = 2 };

struct Stmt
{
    StmtKind kind = StmtKind::Block;
    int id = 0;
    int form = 0;
    int mark = 0; ///< of a seeded bug: 1 where it is
    std::vector<Expr> exprs;
    std::vector<Stmt> body;
    std::vector<Stmt> otherwise;

    bool operator==(const Stmt &) const = default;
};

struct Variable
{
    Type type;
    int count = 0; ///< of an array; 0: none
    bool isPointer = false;
    Space space = Space::Private; ///< that it points to
};

/// Memory that is traced.
struct Array
{
    Type type;
    Space space = Space::Global;
    int count = 1;
    int parameters = 1; ///< how many of the kernel's parameters are this array; 0: declared in the source
    bool isConst = false;
    std::vector<std::uint8_t> initial; ///< empty for local memory
};

struct Function
{
    std::vector<int> parameters; ///< variables
    std::vector<Stmt> body;
    Expr result; ///< of type uint
};

struct Scalar
{
    int variable = 0;
    std::uint32_t value = 0;
};

struct Program
{
    std::uint64_t seed = 0;
    std::string name; ///< the kernel's; also distinguishes functions and tables from those of other programs
    std::vector<Array> arrays;
    std::vector<Variable> variables;
    std::vector<Scalar> scalars; ///< parameters after those for arrays
    std::vector<Function> functions;
    std::vector<Stmt> body;
    int dimensions = 1;
    std::array<std::uint64_t, 3> global{1, 1, 1};
    std::array<std::uint64_t, 3> local{1, 1, 1};
    std::array<std::uint64_t, 3> offset{0, 0, 0};

    std::uint64_t itemsOfGroup() const { return local[0] * local[1] * local[2]; }
    std::uint64_t groups() const { return global[0] * global[1] * global[2] / itemsOfGroup(); }
};

/// Whether it can be assigned to.
bool isPlace(const Expr &expression);
/// Whether a compiler could work it out.
bool isConstant(const Expr &expression);
bool containsBarrier(const Stmt &statement, const Program &program);

} // namespace kernelscope::randomprogram
