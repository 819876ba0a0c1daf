#pragma once

#include "Access.h"
#include "Value.h"

namespace kernelscope::randomprogram {

/// One private variable of one work-item.
struct Storage
{
    std::vector<std::uint8_t> bytes;
    Value pointer;
};

/// One work-item as it runs.
struct Item
{
    std::array<std::uint64_t, 3> globalId{}, localId{}, groupId{};
    std::vector<Storage> variables;
    std::vector<Access> *accesses = nullptr;
    std::vector<VariableChange> *changes = nullptr;
    std::vector<std::vector<std::uint8_t>> recorded; ///< of each variable the bytes of its last change
    int segment = 0;
    int localEpoch = 0;
    int globalEpoch = 0;
    bool hasLeft = false; ///< the kernel
};

/// What the work-items of a group share.
struct SharedMemory
{
    std::vector<std::vector<std::uint8_t>> *arrays = nullptr;
    std::vector<std::vector<bool>> written; ///< of local arrays, byte by byte
};

/// Who runs the body of a function in the midst of an expression.
class Caller
{
public:
    virtual ~Caller() = default;
    virtual Value call(const Expr &call, Item &item) = 0;
};

/// Works out expressions for one work-item and notes what they access. Every deliberate mistake is one that the tests
/// make to see whether they notice.
class Evaluator
{
public:
    enum Mistake { None, MinIsMax, OffsetByOne, ForgetsLoads };

    Evaluator(const Program &program, SharedMemory &memory, Caller &caller, Mistake mistake = None)
        : m_program(program), m_memory(memory), m_caller(caller), m_mistake(mistake)
    {
    }

    Value value(const Expr &expression, Item &item);
    void declare(const Stmt &statement, Item &item);
    void bind(int variable, const Value &value, Item &item) const;
    bool isDefined() const { return m_isDefined; }

private:
    struct Location
    {
        int object = -1; ///< an array; below -1: -2 - private variable
        std::int64_t offset = 0;
        Type type;
        std::array<int, 16> parts{}; ///< of a vector
        int partCount = 0;           ///< 0: the whole
    };

    Location locate(const Expr &lvalue, Item &item);
    Location component(const Expr &lvalue, Item &item);
    Value pointer(const Expr &expression, Item &item);
    Value query(const Expr &expression, const Item &item) const;
    Value binary(const Expr &expression, Item &item);
    Value builtin(const Expr &expression, Item &item);
    Value operate(Op op, const Value &left, const Value &right);
    std::uint64_t operate(Op op, std::uint64_t left, std::uint64_t right, Type type);
    Value shuffled(const Expr &expression, Item &item);
    Value assign(const Expr &expression, Item &item);
    Value step(const Expr &expression, Item &item);
    Value vectorAccess(const Expr &expression, Item &item);
    Value atomic(const Expr &expression, Item &item);

    Value load(const Location &location, Item &item);
    void store(const Location &location, const Value &value, Item &item);
    Value loadPart(const Location &location, Item &item);
    void storePart(const Location &location, const Value &value, Item &item);
    std::uint8_t *bytesAt(const Location &location, std::size_t size, Item &item);
    Access &note(AccessKind kind, const Location &location, std::size_t size, Item &item);
    bool isUnwritten(const Location &location, std::size_t size) const;

    const Program &m_program;
    SharedMemory &m_memory;
    Caller &m_caller;
    Mistake m_mistake;
    bool m_isDefined = true;
};

} // namespace kernelscope::randomprogram
