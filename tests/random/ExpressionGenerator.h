#pragma once

#include <optional>

#include "Random.h"
#include "Scope.h"

namespace kernelscope::randomprogram {

/// A place that may be assigned to.
struct Place
{
    Expr lvalue;
    int array = -1; ///< unknownArray, or -1 for a private variable
    int variable = -1;
};

/// Makes expressions without side effects, and places for those with. All arithmetic is unsigned or on small whole
/// floats, so that C says exactly what comes out.
class ExpressionGenerator
{
public:
    /// `calm`: no index and no condition depends on memory that work-items share, so that a race changes values only.
    ExpressionGenerator(Random &random, Program &program, bool calm) : m_random(random), m_program(program), m_calm(calm) {}

    /// What the next expressions must not read, because the same full expression changes it.
    struct Forbidden
    {
        std::vector<int> arrays;
        std::vector<int> variables;
    };
    Forbidden forbidden;

    Expr scalar(const Scope &scope, int depth);
    Expr wide(const Scope &scope, int depth);              ///< ulong
    Expr vector(const Scope &scope, Type type, int depth); ///< of an unsigned type
    Expr valueFor(const Scope &scope, Type type, int depth);
    Expr condition(const Scope &scope, int depth); ///< 0 or 1
    Expr index(const Scope &scope, int count);     ///< below count
    Expr uniform(const Scope &scope, int depth);   ///< the same for the whole group

    std::optional<Place> place(const Scope &scope);
    /// A component, a member or an element of it, or itself.
    Expr part(const Scope &scope, Expr lvalue, bool single);
    std::optional<Place> element(const Scope &scope, int array, bool toWrite);
    std::optional<Place> pointed(const Scope &scope, bool toWrite);
    /// An element that is so many further with each turn of a loop with that counter; nullopt: there is no array to read so.
    std::optional<Expr> evenElement(const Scope &scope, int counter, int turns);
    /// The first of a work-item's own slots; nullopt where they don't lie side by side.
    std::optional<Expr> ownSlots(const Scope &scope, int array);
    Expr ownIndex(const Scope &scope, int array, Expr slot);
    Expr arrayPointer(int array);
    Expr pointerVariable(const KnownPointer &pointer);

private:
    Expr leaf(const Scope &scope);
    std::optional<Expr> steadyLeaf(const Scope &scope);
    std::optional<Expr> read(const Scope &scope);
    std::optional<Expr> readOf(const Scope &scope, Type type);
    Expr inner(const Scope &scope, int depth);
    Expr asUInt(Expr e);
    Expr number(Type type);
    Expr owner(const Scope &scope, const Usage &usage);
    Expr groupBase(const Scope &scope, int array);
    Expr privateElement(const Scope &scope, int array);
    bool mayRead(int array, int variable) const;
    bool isSteadyContext() const { return m_calm && m_steady > 0; }

    Random &m_random;
    Program &m_program;
    bool m_calm;
    int m_steady = 0; ///< within so many indices and conditions
};

} // namespace kernelscope::randomprogram
