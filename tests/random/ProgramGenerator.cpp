#include "ProgramGenerator.h"

#include <algorithm>

#include "Build.h"
#include "StatementGenerator.h"
#include "Value.h"

namespace kernelscope::randomprogram {
namespace {

constexpr int both = LocalBit | GlobalBit;

/// One program being made: its launch, its memory, its phases.
class Generator
{
public:
    Generator(std::uint64_t seed, const std::string &name, GeneratorOptions options)
        : m_random(seed), m_options(options), m_statements(m_random, m_program, options.calm)
    {
        m_program.seed = seed;
        m_program.name = name;
    }

    Program make()
    {
        chooseLaunch();
        addMemory();
        if (m_random.chance(60))
            m_statements.addFunction();
        declareIds();
        initialiseLocals();
        const int phases = m_random.below(4) + (m_options.needsLocalMemory ? 1 : 0);
        add(m_program.body, m_scope, 2 + m_random.below(3));
        for (int i = 0; i < phases; ++i)
            addPhase(m_program.body, m_scope);
        if (m_random.chance(25) && !m_options.calm)
            m_program.body.push_back(statement(StmtKind::Return, {m_statements.expressions().condition(m_scope, 1)}));
        addResult();
        return std::move(m_program);
    }

private:
    void chooseLaunch()
    {
        // No local size of 1 before a larger one: PoCL 3.1 then runs what follows a loop with barriers twice for the first
        // work-item where the loop turns no time, and where it can be left by a return.
        static const std::vector<std::vector<std::uint64_t>> locals[] = {
            {{1}, {4}, {5}, {8}, {16}}, {{4, 2}, {3, 2}, {2, 4}, {4, 4}}, {{2, 2, 2}, {3, 1, 2}}};
        m_program.dimensions = m_random.chance(60) ? 1 : 2 + m_random.below(2);
        std::vector<std::uint64_t> local = m_random.of(locals[m_program.dimensions - 1]);
        if (m_options.needsLocalMemory)
            local[0] = std::max<std::uint64_t>(local[0], 4);
        for (std::size_t d = 0; d < local.size(); ++d) {
            m_program.local[d] = local[d];
            m_program.global[d] = local[d] * std::uint64_t(1 + m_random.below(d == 0 ? 3 : 2));
            m_program.offset[d] = m_random.chance(30) ? std::uint64_t(m_random.below(20)) : 0;
        }
    }

    Usage randomUsage(std::size_t array)
    {
        Usage usage;
        usage.slots = m_slots[array];
        const auto items = int(m_program.itemsOfGroup());
        const int choice = m_random.below(10);
        if (choice == 0 && m_program.arrays[array].type == uintType) {
            usage.kind = Usage::Counted;
            static const std::vector<Op> ops{Op::Add, Op::Add, Op::Add, Op::And, Op::Or, Op::Xor, Op::Min, Op::Max};
            usage.op = m_random.of(ops);
            return usage;
        }
        if (choice < 4) {
            usage.kind = Usage::All;
            return usage;
        }
        usage.isStrided = m_random.chance(25);
        usage.shift = m_random.chance(50) ? 0 : m_random.below(items);
        usage.byXor = (items & (items - 1)) == 0 && m_random.chance(50);
        return usage;
    }

    /// Usage from the kernel's start on: nothing is known to be written in local memory yet.
    void addArray(Type type, Space space, int slots, int parameters)
    {
        Array array;
        array.type = type;
        array.space = space;
        array.parameters = parameters;
        const bool isInput = slots == 0;
        const auto items = int(m_program.itemsOfGroup());
        array.count = isInput ? 4 << m_random.below(3) : slots * items * (space == Space::Local ? 1 : int(m_program.groups()));
        if (space != Space::Local)
            fill(array);
        array.isConst = isInput && space == Space::Global && m_random.chance(50);
        m_slots.push_back(std::max(1, slots));
        m_program.arrays.push_back(array);
        Usage usage;
        if (isInput)
            usage.kind = Usage::Input;
        else if (space == Space::Global)
            usage = randomUsage(m_slots.size() - 1);
        usage.slots = m_slots.back();
        m_scope.usages.push_back(usage);
    }

    void fill(Array &array)
    {
        Value value;
        value.type = array.type;
        const std::size_t size = sizeOf(array.type);
        for (int e = 0; e < array.count; ++e) {
            if (array.type.base == Base::Cell) {
                for (std::size_t i = 0; i < size; ++i)
                    array.initial.push_back(std::uint8_t(m_random.word()));
                continue;
            }
            const bool isFloat = array.type.base == Base::Float;
            for (int i = 0; i < array.type.width; ++i)
                value.setLane(i, isFloat || m_random.chance(60) ? std::uint64_t(m_random.below(100)) : m_random.word());
            array.initial.insert(array.initial.end(), value.bytes.begin(), value.bytes.begin() + std::ptrdiff_t(size));
        }
    }

    Type randomMemoryType()
    {
        static const std::vector<Type> types{{Base::UInt, 1},  {Base::UInt, 1},   {Base::UInt, 1},  {Base::UInt, 1},   {Base::Int, 1},
                                             {Base::Char, 1},  {Base::UChar, 1},  {Base::Short, 1}, {Base::UShort, 1}, {Base::Long, 1},
                                             {Base::ULong, 1}, {Base::Float, 1},  {Base::Float, 1}, {Base::UInt, 2},   {Base::UInt, 4},
                                             {Base::UChar, 4}, {Base::UShort, 2}, {Base::ULong, 2}, {Base::Cell, 1},   {Base::Cell, 1}};
        return m_random.of(types);
    }
    int randomSlots() { return 1 << m_random.below(3); }

    void addMemory()
    {
        addArray(uintType, Space::Global, randomSlots(), 1);
        m_scope.usages[0] = Usage();
        m_scope.usages[0].slots = m_slots[0];
        addArray(uintType, Space::Global, 0, 1);
        for (int i = m_random.below(3); i > 0; --i)
            addArray(randomMemoryType(), Space::Global, randomSlots(), m_random.chance(20) ? 2 : 1);
        if (m_random.chance(40)) {
            const Type type = m_random.chance(50) ? uintType : Type{Base::UShort, m_random.chance(50) ? 1 : 4};
            addArray(type, Space::Constant, 0, m_random.below(2));
        }
        for (int i = m_random.below(3) + (m_options.needsLocalMemory ? 1 : 0); i > 0; --i)
            addArray(randomMemoryType(), Space::Local, randomSlots(), m_random.chance(30) ? 1 : 0);
        for (int i = m_random.below(3); i > 0; --i) {
            const int id = m_statements.newVariable(uintType);
            m_program.scalars.push_back({id, m_random.chance(50) ? std::uint32_t(m_random.below(8)) : std::uint32_t(m_random.word())});
            for (auto *list : {&m_scope.values, &m_scope.steady, &m_scope.uniform})
                list->push_back(id);
        }
    }

    int declareId(Expr value)
    {
        Stmt s = statement(StmtKind::Declare, {std::move(value)});
        s.id = m_statements.newVariable(uintType);
        m_program.body.push_back(s);
        m_scope.values.push_back(s.id);
        m_scope.steady.push_back(s.id);
        return s.id;
    }

    Expr linear(int id, int size)
    {
        const auto query = [](int which, int d) { return node(ExprKind::Query, uintType, {}, Op::None, which, d); };
        Expr e = query(id, m_program.dimensions - 1);
        for (int d = m_program.dimensions - 2; d >= 0; --d)
            e = binary(Op::Add, binary(Op::Mul, std::move(e), query(size, d)), query(id, d));
        return e;
    }

    void declareIds()
    {
        m_scope.lid = declareId(linear(LocalId, LocalSize));
        m_scope.group = declareId(linear(GroupId, NumGroups));
        m_scope.uniform.push_back(m_scope.group);
    }

    void initialiseLocals()
    {
        for (std::size_t i = 0; i < m_program.arrays.size(); ++i) {
            const Array array = m_program.arrays[i];
            if (array.space != Space::Local)
                continue;
            Scope empty = m_scope;
            for (std::size_t other = i; other < empty.usages.size(); ++other)
                empty.usages[other].kind = m_program.arrays[other].space == Space::Local ? Usage::Counted : empty.usages[other].kind;
            for (int slot = 0; slot < m_slots[i]; ++slot)
                m_program.body.push_back(initialStore(empty, int(i), slot));
        }
    }

    Stmt initialStore(const Scope &empty, int array, int slot)
    {
        ExpressionGenerator &make = m_statements.expressions();
        const Type type = m_program.arrays[std::size_t(array)].type;
        Expr at = make.ownIndex(m_scope, array, literal(std::uint64_t(slot)));
        Expr lvalue = node(ExprKind::Index, type, {make.arrayPointer(array), std::move(at)});
        Stmt s;
        if (type.base == Base::Cell)
            s = cellStore(empty, lvalue);
        else
            s = assignment(std::move(lvalue), make.valueFor(empty, type, 2));
        s.mark = slot == 0;
        return s;
    }

    /// Member by member.
    Stmt cellStore(const Scope &empty, const Expr &lvalue)
    {
        Stmt block = statement(StmtKind::Block);
        for (int member = 0; member < cellMemberCount; ++member) {
            const Member &it = cellMembers[member];
            for (int i = 0; i < std::max(1, it.count); ++i) {
                Expr place = node(ExprKind::Member, it.type, {lvalue}, Op::None, member);
                if (it.count)
                    place.kids.push_back(literal(std::uint64_t(i)));
                block.body.push_back(assignment(std::move(place), m_statements.expressions().valueFor(empty, it.type, 1)));
            }
        }
        return block;
    }

    void add(std::vector<Stmt> &to, Scope &scope, int count)
    {
        for (int i = 0; i < count; ++i)
            m_statements.add(to, scope, 2);
    }

    void barrier(std::vector<Stmt> &to, Scope &scope, int flags, const Scope *restored = nullptr)
    {
        Stmt s = statement(StmtKind::Barrier);
        s.form = flags;
        to.push_back(s);
        for (std::size_t i = 0; i < scope.usages.size(); ++i) {
            const bool isLocal = m_program.arrays[i].space == Space::Local;
            if (scope.usages[i].kind == Usage::Input || !(flags & (isLocal ? LocalBit : GlobalBit)))
                continue;
            if (restored)
                scope.usages[i] = restored->usages[i];
            else if (m_random.chance(60))
                scope.usages[i] = randomUsage(i);
        }
    }

    void addPhase(std::vector<Stmt> &to, Scope &scope)
    {
        const int choice = m_random.below(10);
        if (choice < 6) {
            barrier(to, scope, m_random.chance(60) ? both : 1 + m_random.below(2));
            add(to, scope, 2 + m_random.below(3));
        } else {
            // Statements with barriers in them end as they began.
            Stmt s = choice < 8 ? statement(StmtKind::If, {m_statements.expressions().uniform(scope, 1)})
                                : statement(StmtKind::For, {literal(std::uint64_t(1 + m_random.below(3)))});
            Scope inner = scope;
            if (s.kind == StmtKind::If)
                s.exprs[0] =
                    node(ExprKind::Compare, uintType, {masked(s.exprs[0], 3), literal(std::uint64_t(1 + m_random.below(3)))}, Op::Less);
            else
                startLoop(s, inner);
            add(s.body, inner, 1 + m_random.below(2));
            barrier(s.body, inner, both);
            add(s.body, inner, 1 + m_random.below(2));
            barrier(s.body, inner, both, &scope);
            to.push_back(std::move(s));
        }
    }

    void startLoop(Stmt &s, Scope &inner)
    {
        if (m_random.chance(40))
            s.exprs[0] = masked(m_statements.expressions().uniform(inner, 1), 3);
        s.id = m_statements.newVariable(uintType);
        s.form = m_random.below(loopForms);
        for (auto *list : {&inner.values, &inner.steady, &inner.uniform})
            list->push_back(s.id);
    }

    /// What the variables hold in the end is a result too.
    void addResult()
    {
        Expr sum = literal(1);
        for (const int id : m_scope.writable) {
            const Variable &it = m_program.variables[std::size_t(id)];
            if (!it.type.isVector())
                sum = binary(Op::Add, std::move(sum), cast(uintType, variable(id, m_program)));
        }
        for (std::size_t i = 0; i < m_scope.usages.size(); ++i) {
            if (m_scope.usages[i].kind != Usage::Own || m_program.arrays[i].type != uintType)
                continue;
            if (const auto place = m_statements.expressions().element(m_scope, int(i), true)) {
                m_program.body.push_back(assignment(place->lvalue, std::move(sum), Op::Xor));
                return;
            }
        }
    }

    Random m_random;
    GeneratorOptions m_options;
    Program m_program;
    StatementGenerator m_statements;
    Scope m_scope;
    std::vector<int> m_slots;
};

} // namespace

Program generateProgram(std::uint64_t seed, const std::string &name, GeneratorOptions options)
{
    return Generator(seed, name, options).make();
}

} // namespace kernelscope::randomprogram
