#include "Shrinker.h"

#include <algorithm>

#include "Build.h"
#include "Interpreter.h"
#include "Truth.h"

namespace kernelscope::randomprogram {
namespace {

using Lists = std::vector<std::vector<Stmt> *>;

void collect(std::vector<Stmt> &list, Lists &lists)
{
    lists.push_back(&list);
    for (Stmt &s : list) {
        collect(s.body, lists);
        collect(s.otherwise, lists);
    }
}

Lists listsOf(Program &program)
{
    Lists lists;
    collect(program.body, lists);
    for (Function &function : program.functions)
        collect(function.body, lists);
    return lists;
}

bool isValue(const Expr &e)
{
    const bool pointer = e.kind >= ExprKind::ArrayPointer && e.kind <= ExprKind::PointerCast;
    return !pointer && e.kind != ExprKind::Literal && e.kind != ExprKind::Assign && e.kind != ExprKind::Step && e.type.base != Base::Cell;
}

/// Values within an expression that may be replaced, outermost first.
void collect(Expr &e, std::vector<Expr *> &values)
{
    // The first kid of these is a place or a pointer.
    const bool leadsToPlace = e.kind == ExprKind::Assign || e.kind == ExprKind::Step || e.kind == ExprKind::AddressOf ||
                              e.kind == ExprKind::Component || e.kind == ExprKind::Member || e.kind == ExprKind::Index ||
                              e.kind == ExprKind::Atomic || e.kind == ExprKind::PointerAdd;
    for (std::size_t i = 0; i < e.kids.size(); ++i) {
        Expr &kid = e.kids[i];
        const bool isPointer = kid.space != Space::Private;
        if (!(i == 0 && leadsToPlace) && !isPointer && isValue(kid))
            values.push_back(&kid);
        collect(kid, values);
    }
}

std::vector<Expr *> valuesOf(Program &program)
{
    std::vector<Expr *> values;
    for (auto *list : listsOf(program)) {
        for (Stmt &s : *list) {
            for (Expr &e : s.exprs)
                collect(e, values);
        }
    }
    return values;
}

/// One search.
class Shrinker
{
public:
    Shrinker(const Program &program, const std::function<bool(const Program &)> &fails, int attempts)
        : m_best(program), m_fails(fails), m_attempts(attempts)
    {
    }

    Program run()
    {
        for (bool better = true; better && m_attempts > 0;) {
            better = leaveOut();
            better = unwrap() || better;
            better = simplify() || better;
        }
        return m_best;
    }

private:
    bool accept(Program &&candidate)
    {
        if (m_attempts <= 0 || !isClean(candidate, interpret(candidate)))
            return false;
        --m_attempts;
        if (!m_fails(candidate))
            return false;
        m_best = std::move(candidate);
        return true;
    }

    /// Halves of a list first, single statements last.
    bool leaveOut()
    {
        bool better = false;
        for (std::size_t l = 0; l < listsOf(m_best).size(); ++l) {
            for (std::size_t length = listsOf(m_best)[l]->size(); length > 0; length /= 2) {
                for (std::size_t at = 0; l < listsOf(m_best).size() && at < listsOf(m_best)[l]->size();) {
                    Program candidate = m_best;
                    auto &list = *listsOf(candidate)[l];
                    const auto first = list.begin() + std::ptrdiff_t(at);
                    list.erase(first, first + std::ptrdiff_t(std::min(length, list.size() - at)));
                    if (accept(std::move(candidate)))
                        better = true;
                    else
                        at += length;
                }
            }
        }
        return better;
    }

    /// A branch, a loop or a block gives way to what it holds.
    bool unwrap()
    {
        bool better = false;
        for (std::size_t l = 0; l < listsOf(m_best).size(); ++l) {
            for (std::size_t at = 0; l < listsOf(m_best).size() && at < listsOf(m_best)[l]->size(); ++at) {
                Program candidate = m_best;
                auto &list = *listsOf(candidate)[l];
                const std::vector<Stmt> inner = list[at].body;
                if (inner.empty() || list[at].kind == StmtKind::Switch)
                    continue;
                list.erase(list.begin() + std::ptrdiff_t(at));
                list.insert(list.begin() + std::ptrdiff_t(at), inner.begin(), inner.end());
                better = accept(std::move(candidate)) || better;
            }
        }
        return better;
    }

    bool simplify()
    {
        bool better = false;
        for (std::size_t v = 0; v < valuesOf(m_best).size(); ++v) {
            Program candidate = m_best;
            Expr &value = *valuesOf(candidate)[v];
            Expr simple = literal(0, value.type.lane());
            if (value.type.isVector())
                simple = node(ExprKind::MakeVector, value.type, std::vector<Expr>(std::size_t(value.type.width), simple));
            if (value == simple)
                continue;
            for (const Expr &kid : std::vector<Expr>(value.kids)) {
                if (kid.type == value.type && isValue(kid) && kid.space == Space::Private && value.kind != ExprKind::Index) {
                    Program smaller = m_best;
                    *valuesOf(smaller)[v] = kid;
                    better = accept(std::move(smaller)) || better;
                    break;
                }
            }
            value = simple;
            better = accept(std::move(candidate)) || better;
        }
        return better;
    }

    Program m_best;
    const std::function<bool(const Program &)> &m_fails;
    int m_attempts;
};

} // namespace

Program shrunk(const Program &program, const std::function<bool(const Program &)> &fails, int attempts)
{
    return Shrinker(program, fails, attempts).run();
}

int statementCount(const Program &program)
{
    Program copy = program;
    int count = 0;
    for (const auto *list : listsOf(copy))
        count += int(list->size());
    return count;
}

} // namespace kernelscope::randomprogram
