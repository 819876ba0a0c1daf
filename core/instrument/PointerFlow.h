#pragma once

#include <map>
#include <set>
#include <vector>

#include <clang/AST/Expr.h>

namespace kernelscope {

/// The objects that a pointer may point into.
struct PointerTargets
{
    std::set<int> objects;
    bool unknown = false; ///< and others: the pointer came out of global memory, an integer or a function without a body
    bool moved = false;   ///< by arithmetic: it may lie outside of them
    bool cast = false;    ///< from a pointer to something of another type

    bool add(const PointerTargets &other); ///< whether that changed anything
};

/// Which objects the pointers of a program can refer to, whatever the order of its statements: seeded with the pointers
/// and variables whose objects are known (a kernel's parameters, its local arrays), followed through assignments,
/// initialisers, calls and results. What a private array or struct of pointers holds is one set; so is what all pointers and structs hold
/// whose address is taken, and what is stored through their addresses.
class PointerFlow
{
public:
    explicit PointerFlow(std::vector<const clang::FunctionDecl *> functions) : m_functions(std::move(functions)) {}

    /// The value of this pointer (a parameter) points to `object`.
    void seedPointer(const clang::ValueDecl *pointer, int object) { m_contents[pointer].objects.insert(object); }
    /// This variable (a local array, a constant table) is `object`.
    void seedObject(const clang::ValueDecl *variable, int object) { m_objects[variable] = object; }
    /// Follows the pointers. Call once, after seeding.
    void solve();

    /// What an lvalue designates: `a[i]`, `*p`, `s.x`.
    PointerTargets ofAddress(const clang::Expr *lvalue) const;
    /// What a pointer's value points to: `a + 1`, `&t[2]`.
    PointerTargets ofValue(const clang::Expr *pointer) const;
    /// What a pointer variable may point to.
    PointerTargets ofVariable(const clang::ValueDecl *pointer) const;
    /// Objects whose address was put where this analysis doesn't follow it: memory, an integer, an unknown function.
    const std::set<int> &escaped() const { return m_escaped; }

private:
    friend class FlowStep;

    PointerTargets ofVariable(const clang::Expr *lvalue) const; ///< what the variable that it is a part of holds
    PointerTargets ofCast(const clang::CastExpr *cast) const;
    PointerTargets ofUnary(const clang::UnaryOperator *unary) const;
    PointerTargets ofBinary(const clang::BinaryOperator *binary) const;
    PointerTargets ofCall(const clang::CallExpr *call) const;
    PointerTargets ofList(const clang::InitListExpr *list) const;

    std::vector<const clang::FunctionDecl *> m_functions;
    std::map<const clang::ValueDecl *, PointerTargets> m_contents;
    std::map<const clang::ValueDecl *, int> m_objects;
    std::map<const clang::FunctionDecl *, PointerTargets> m_results;
    PointerTargets m_stored; ///< what pointers hold that others lead to
    std::set<int> m_escaped;
};

/// v[i] of a vector v, which has no address of its own; nullptr: the lvalue is none.
const clang::ArraySubscriptExpr *vectorElement(const clang::Expr *lvalue);

/// The private variable that an lvalue is a part of, when no pointer is followed on the way; otherwise null.
const clang::ValueDecl *directVariable(const clang::Expr *lvalue);

} // namespace kernelscope
