#include "Interpreter.h"

#include <algorithm>
#include <utility>

namespace kernelscope::randomprogram {
namespace {

constexpr int mostSteps = 400'000; ///< statements of a whole run

enum class Flow { Normal, Break, Continue, Return };

class Interpreter : public Caller
{
public:
    Interpreter(const Program &program, Evaluator::Mistake mistake) : m_program(program), m_evaluator(program, m_memory, *this, mistake) {}

    Outcome run()
    {
        m_outcome.items.resize(m_program.groups() * m_program.itemsOfGroup());
        m_outcome.changes.resize(m_outcome.items.size());
        for (const Array &array : m_program.arrays)
            m_outcome.arrays.push_back(array.initial);
        m_memory.arrays = &m_outcome.arrays;
        for (std::uint64_t group = 0; group < m_program.groups(); ++group)
            runGroup(group);
        for (std::size_t i = 0; i < m_program.arrays.size(); ++i) {
            if (m_program.arrays[i].space == Space::Local)
                m_outcome.arrays[i].clear();
        }
        m_outcome.isDefined = m_isDefined && m_evaluator.isDefined();
        return std::move(m_outcome);
    }

    Value call(const Expr &call, Item &item) override
    {
        const Function &function = m_program.functions[std::size_t(call.id)];
        bindArguments(call, item);
        const int segment = item.segment;
        const std::vector<int> *caller = std::exchange(m_own, &m_ownOf[std::size_t(call.id) + 1]);
        for (const int parameter : function.parameters)
            record(parameter, item);
        ++m_depth;
        const Flow flow = list(function.body, item);
        const Value result = flow == Flow::Return ? m_returned : m_evaluator.value(function.result, item);
        --m_depth;
        m_own = caller;
        if (m_depth == 0)
            item.segment = segment;
        return result;
    }

private:
    void bindArguments(const Expr &call, Item &item)
    {
        const Function &function = m_program.functions[std::size_t(call.id)];
        std::vector<Value> arguments;
        for (const Expr &kid : call.kids)
            arguments.push_back(m_evaluator.value(kid, item));
        for (std::size_t i = 0; i < arguments.size(); ++i)
            m_evaluator.bind(function.parameters[i], arguments[i], item);
    }

    void runGroup(std::uint64_t group)
    {
        m_memory.written.assign(m_program.arrays.size(), {});
        for (std::size_t i = 0; i < m_program.arrays.size(); ++i) {
            const Array &array = m_program.arrays[i];
            if (array.space != Space::Local)
                continue;
            m_outcome.arrays[i].assign(std::size_t(array.count) * sizeOf(array.type), 0);
            m_memory.written[i].assign(m_outcome.arrays[i].size(), false);
        }
        m_items.assign(m_program.itemsOfGroup(), {});
        for (std::size_t l = 0; l < m_items.size(); ++l)
            prepare(m_items[l], group, l);
        if (!together(m_program.body))
            m_outcome.divergentGroups.push_back(group);
    }

    void prepare(Item &item, std::uint64_t group, std::size_t local)
    {
        std::uint64_t g = group, l = local;
        for (std::size_t d = 0; d < 3; ++d) {
            const std::uint64_t groups = m_program.global[d] / m_program.local[d];
            item.groupId[d] = g % groups;
            item.localId[d] = l % m_program.local[d];
            item.globalId[d] = m_program.offset[d] + item.groupId[d] * m_program.local[d] + item.localId[d];
            g /= groups;
            l /= m_program.local[d];
        }
        item.variables.resize(m_program.variables.size());
        item.accesses = &m_outcome.items[group * m_items.size() + local];
        item.changes = &m_outcome.changes[group * m_items.size() + local];
        item.recorded.resize(m_program.variables.size());
        for (const Scalar &scalar : m_program.scalars)
            m_evaluator.bind(scalar.variable, Value::of({Base::UInt, 1}, scalar.value), item);
        for (const Scalar &scalar : m_program.scalars)
            record(scalar.variable, item);
    }

    // ---- What variables hold.

    void record(int variable, Item &item) const
    {
        if (m_program.variables[std::size_t(variable)].isPointer)
            return;
        item.recorded[std::size_t(variable)] = item.variables[std::size_t(variable)].bytes;
        item.changes->push_back({variable, item.variables[std::size_t(variable)].bytes});
    }
    /// Those of the function that is being executed.
    void recordChanges(Item &item) const
    {
        for (const int variable : *m_own) {
            if (item.recorded[std::size_t(variable)] != item.variables[std::size_t(variable)].bytes)
                record(variable, item);
        }
    }
    void collectVariables(const std::vector<Stmt> &statements, std::vector<int> &own) const
    {
        for (const Stmt &s : statements) {
            if (s.kind == StmtKind::Declare || s.kind == StmtKind::For)
                own.push_back(s.id);
            collectVariables(s.body, own);
            collectVariables(s.otherwise, own);
        }
    }
    /// Of the kernel and of each function.
    std::vector<std::vector<int>> variablesOfAll() const
    {
        std::vector<std::vector<int>> all(1 + m_program.functions.size());
        for (const Scalar &scalar : m_program.scalars)
            all[0].push_back(scalar.variable);
        collectVariables(m_program.body, all[0]);
        for (std::size_t i = 0; i < m_program.functions.size(); ++i) {
            all[i + 1] = m_program.functions[i].parameters;
            collectVariables(m_program.functions[i].body, all[i + 1]);
        }
        return all;
    }

    // ---- Statements with barriers: all work-items of the group together. False: the group left the kernel.

    bool together(const std::vector<Stmt> &statements)
    {
        for (const Stmt &statement : statements) {
            if (!together(statement))
                return false;
        }
        return true;
    }

    bool together(const Stmt &s)
    {
        if (!containsBarrier(s, m_program)) {
            for (Item &item : m_items) {
                if (!item.hasLeft)
                    item.hasLeft = statement(s, item) != Flow::Normal;
            }
            return true;
        }
        switch (s.kind) {
        case StmtKind::Barrier:
            barrier(s);
            return true;
        case StmtKind::Block:
            return together(s.body);
        case StmtKind::If: {
            const int way = agreed(s.exprs[0]);
            return way >= 0 && together(way ? s.body : s.otherwise);
        }
        case StmtKind::For:
            return loopTogether(s);
        case StmtKind::Expression:
            return callTogether(s.exprs[0]);
        default:
            m_isDefined = false;
            return true;
        }
    }

    bool callTogether(const Expr &call)
    {
        const Function &function = m_program.functions[std::size_t(call.id)];
        for (Item &item : m_items) {
            bindArguments(call, item);
            ++item.segment;
        }
        m_own = &m_ownOf[std::size_t(call.id) + 1];
        for (Item &item : m_items) {
            for (const int parameter : function.parameters)
                record(parameter, item);
        }
        const bool stay = together(function.body);
        m_own = &m_ownOf.front();
        for (Item &item : m_items)
            recordChanges(item);
        return stay;
    }

    bool loopTogether(const Stmt &s)
    {
        for (Item &item : m_items)
            beginCounter(s, item);
        for (bool first = true;; first = false) {
            if (!(first && s.form == DoLoop)) {
                const int way = agreedTurn(s);
                if (way <= 0)
                    return way == 0;
            }
            if (!together(s.body))
                return false;
            if (s.form == ForLoop || s.form == DoLoop)
                countUp(s);
        }
    }

    void countUp(const Stmt &s)
    {
        for (Item &item : m_items)
            setCounter(s, item, counter(s, item) + 1);
    }

    int agreedTurn(const Stmt &s)
    {
        int yes = 0;
        for (Item &item : m_items)
            yes += turns(s, item);
        return way(yes);
    }

    /// 1 true, 0 false for all; -1: they disagree.
    int agreed(const Expr &condition)
    {
        int yes = 0;
        for (Item &item : m_items)
            yes += whole(condition, item).isTrue();
        return way(yes);
    }
    int way(int yes) const { return yes == 0 ? 0 : yes == int(m_items.size()) ? 1 : -1; }

    void barrier(const Stmt &s)
    {
        for (Item &item : m_items) {
            m_isDefined &= !item.hasLeft;
            mark(AccessKind::Barrier, s, item);
        }
    }

    void mark(AccessKind kind, const Stmt &s, Item &item)
    {
        Access access;
        access.kind = kind;
        access.offset = s.form;
        access.segment = item.segment++;
        access.localEpoch = item.localEpoch;
        access.globalEpoch = item.globalEpoch;
        item.accesses->push_back(access);
        if (kind == AccessKind::Barrier) {
            item.localEpoch += s.form & LocalBit ? 1 : 0;
            item.globalEpoch += s.form & GlobalBit ? 1 : 0;
        }
    }

    // ---- Statements of one work-item.

    Value whole(const Expr &expression, Item &item)
    {
        const Value value = m_evaluator.value(expression, item);
        nextSegment(item);
        return value;
    }
    void nextSegment(Item &item) const
    {
        item.segment += m_depth == 0 ? 1 : 0;
        recordChanges(item);
    }

    Flow list(const std::vector<Stmt> &statements, Item &item)
    {
        for (const Stmt &s : statements) {
            const Flow flow = statement(s, item);
            if (flow != Flow::Normal)
                return flow;
        }
        return Flow::Normal;
    }

    Flow statement(const Stmt &s, Item &item)
    {
        if (++m_steps > mostSteps) {
            m_isDefined = false;
            return Flow::Return;
        }
        switch (s.kind) {
        case StmtKind::Expression:
            whole(s.exprs[0], item);
            return Flow::Normal;
        case StmtKind::Declare:
            m_evaluator.declare(s, item);
            record(s.id, item);
            nextSegment(item);
            return Flow::Normal;
        case StmtKind::If:
            return list(whole(s.exprs[0], item).isTrue() ? s.body : s.otherwise, item);
        case StmtKind::For:
            return loop(s, item);
        case StmtKind::Switch:
            return choice(s, item);
        case StmtKind::Block:
            return list(s.body, item);
        case StmtKind::Break:
            return whole(s.exprs[0], item).isTrue() ? Flow::Break : Flow::Normal;
        case StmtKind::Continue:
            return whole(s.exprs[0], item).isTrue() ? Flow::Continue : Flow::Normal;
        case StmtKind::Return:
            return leave(s, item);
        case StmtKind::Fence:
            mark(AccessKind::Fence, s, item);
            return Flow::Normal;
        case StmtKind::Barrier:
            m_isDefined = false;
            return Flow::Normal;
        }
        return Flow::Normal;
    }

    Flow leave(const Stmt &s, Item &item)
    {
        if (!whole(s.exprs[0], item).isTrue())
            return Flow::Normal;
        if (s.exprs.size() > 1) {
            m_returned = m_evaluator.value(s.exprs[1], item);
            item.segment += m_depth == 0 ? 1 : 0;
        }
        return Flow::Return;
    }

    Flow choice(const Stmt &s, Item &item)
    {
        const std::size_t chosen = std::min(std::size_t(whole(s.exprs[0], item).number()), s.body.size() - 1);
        for (std::size_t i = chosen; i < s.body.size(); ++i) {
            const Flow flow = list(s.body[i].body, item);
            if (flow != Flow::Normal)
                return flow == Flow::Break ? Flow::Normal : flow;
            if (!s.body[i].form)
                break;
        }
        return Flow::Normal;
    }

    std::uint64_t counter(const Stmt &s, const Item &item) const
    {
        Value value = Value::of({Base::UInt, 1}, 0);
        const auto &bytes = item.variables[std::size_t(s.id)].bytes;
        std::copy(bytes.begin(), bytes.end(), value.bytes.begin());
        return value.number();
    }
    void setCounter(const Stmt &s, Item &item, std::uint64_t number) const
    {
        m_evaluator.bind(s.id, Value::of({Base::UInt, 1}, number), item);
        recordChanges(item);
    }
    void beginCounter(const Stmt &s, Item &item) const
    {
        m_evaluator.bind(s.id, Value::of({Base::UInt, 1}, 0), item);
        record(s.id, item);
    }
    /// The loop's condition; that of a while counts.
    bool turns(const Stmt &s, Item &item)
    {
        const std::uint64_t at = counter(s, item);
        const bool goesOn = at < whole(s.exprs[0], item).number();
        if (s.form == WhileLoop)
            setCounter(s, item, at + 1);
        return goesOn;
    }

    Flow loop(const Stmt &s, Item &item)
    {
        beginCounter(s, item);
        for (bool first = true; (first && s.form == DoLoop) || turns(s, item); first = false) {
            const Flow flow = list(s.body, item);
            if (flow == Flow::Return)
                return flow;
            if (flow == Flow::Break)
                break;
            if (s.form != WhileLoop)
                setCounter(s, item, counter(s, item) + 1);
        }
        return Flow::Normal;
    }

    const Program &m_program;
    SharedMemory m_memory;
    Evaluator m_evaluator;
    Outcome m_outcome;
    std::vector<Item> m_items;
    std::vector<std::vector<int>> m_ownOf = variablesOfAll();
    const std::vector<int> *m_own = &m_ownOf.front(); ///< variables of the function that is being executed
    Value m_returned;
    int m_depth = 0; ///< of calls within expressions
    int m_steps = 0;
    bool m_isDefined = true;
};

} // namespace

Outcome interpret(const Program &program, Evaluator::Mistake mistake)
{
    return Interpreter(program, mistake).run();
}

} // namespace kernelscope::randomprogram
