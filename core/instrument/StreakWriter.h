#pragma once

#include <optional>
#include <set>

#include "instrument/LoopMotion.h"
#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Records the iterations of a loop together, where each iteration makes the same accesses, evenly spaced (StridedRun). The loop
///
///     for (int k = 0; k < n; k++) sum += a[k];
///
/// becomes
///
///     for (int k = 0; k < n; k++) {
///         sum += ks_load_g_float(ks,1,0,p = &(a[k]));
///         if (... it is the first iteration, it made one short event for each access, and that many more iterations stay inside of a ...)
///         {
///             k++;
///             ... one header, and room for the values of all turns to come ...
///             for (; k < n; k++) { sum += ks_streak_load_g_float(ks,at,room,&(a[k]),0); at += ...; }
///             break;
///         }
///     }
///
/// So most iterations check nothing and write nothing but values: less than half of the words, and a loop that compilers understand.
/// Whoever adds a site in the loop's body tells; where one does not, or the accesses are not known to be evenly spaced, the loop stays as
/// it is.
class StreakWriter
{
public:
    /// nullopt: the loop can't be recorded so. Before anything but its start is rewritten.
    static std::optional<StreakWriter> of(const clang::Stmt *loop, RewriteContext &context);

    struct Access
    {
        const clang::Expr *expression = nullptr;
        int site = 0;
        unsigned object = 0;
        std::string pointer; ///< the variable that holds its address
        unsigned bytes = 0;
        unsigned words = 0;
        std::optional<LoopMotion::Motion> motion;
    };
    /// After the loop's condition and step, which no streak makes accesses in.
    void startBody() { spoilWhere(!m_streak.sites.isEmpty()); }
    /// The next access of an iteration. Returns where in the iteration's words its value begins.
    unsigned add(const Access &access);
    /// An event that is nothing but its site.
    void add(int site, const clang::Expr *expression);
    /// A check of an index, which finds nothing where the index stays what it was in the first iteration.
    void addCheck(int site, const clang::Expr *index);
    /// A check that is made in all iterations, and is no event where it finds something in a later one.
    void addCheck(int site) { m_told.insert(site); }
    /// A signed number of so many bits that moves evenly, whose value in the first iteration is in `variable`: its type has to have the
    /// last one.
    void addNumber(const std::string &variable, const std::string &distance, unsigned bits);
    /// Whether an expression is the step of the loop's counter, which stays in its type as long as the streak goes on.
    bool isStep(const clang::Expr *expression) const { return expression == m_loop->getInc()->IgnoreParens(); }

    const LoopMotion &motion() const { return m_motion; }
    /// What comes first among the arguments of what records in the streak: "ks,at,room,"
    std::string arguments() const { return "ks," + m_at + "," + m_room + ","; }

    /// Rewrites the loop, if nothing spoke against it. `bounded`: it has a budget of iterations.
    void finish(bool bounded);

private:
    StreakWriter(const clang::ForStmt *loop, LoopMotion motion, LoopCounter counter, RewriteContext &context);

    std::string startCondition(bool bounded) const;
    std::string countOfTurns() const;
    std::string header(unsigned number) const;
    void spoilWhere(bool spoilt) { m_spoilt = m_spoilt || spoilt; }

    const clang::ForStmt *m_loop;
    LoopMotion m_motion;
    LoopCounter m_counter;
    RewriteContext *m_context;
    std::size_t m_firstEdit;
    qsizetype m_firstSite;
    std::vector<Access> m_accesses;
    std::string m_kept; ///< the condition for all numbers to stay in their types
    StridedRun m_streak;
    std::set<int> m_told;
    unsigned m_words = 0;        ///< of the values of one iteration
    unsigned m_wordsAtFirst = 0; ///< of the events of the first
    bool m_spoilt = false;
    std::string m_tried, m_begun, m_turns, m_room, m_at;
};

} // namespace kernelscope
