#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include <QHash>

#include <clang/AST/TypeLoc.h>

#include "instrument/PointerFlow.h"
#include "instrument/PrivateBounds.h"
#include "trace/InstrumentedKernel.h"

namespace clang {
class ASTContext;
} // namespace clang

namespace kernelscope {

/// What a kernel can access, and the sets of objects that its pointers may point into: a set with one object has the
/// object's own number, the others follow.
class ObjectTable
{
public:
    struct Set
    {
        std::vector<int> objects;
        PrivateBounds::Places privates; ///< it may be one of these private variables as well
        bool open = false;              ///< it may be something else as well
        bool isLocal = false;           ///< all of it lies in local memory, where an object may begin at address 0
        auto operator<=>(const Set &) const = default;
    };

    explicit ObjectTable(clang::ASTContext &context) : m_context(context) {}

    /// Finds the objects: the kernel's pointer and image arguments, the variables in local, constant and global memory of the functions
    /// that it calls, the program's variables.
    void collect(const clang::FunctionDecl *kernel, const std::vector<const clang::FunctionDecl *> &functions);
    /// A private array, whose elements are recorded where dataflow is asked for.
    void addPrivate(const clang::VarDecl *array, const QString &name);
    static bool hasLocalVariables(const clang::FunctionDecl *function);
    void seed(PointerFlow &flow) const;

    const QList<TracedObject> &objects() const { return m_objects; }
    /// -1 for a variable that is no object.
    int indexOf(const clang::ValueDecl *variable) const;
    /// The one image of a type, which an image that a function is given must be; -1: there is none, or several.
    int onlyOf(const clang::QualType &imageType) const;
    const clang::ValueDecl *variable(int object) const { return m_variables[std::size_t(object)]; }
    /// By how many elements of its first dimension the array is longer in the rewritten program: else what goes beyond it by a few elements
    /// would be in another array that the pointer may lead to, as compilers put one right after the other.
    int gap(int object) const { return m_gaps.value(object); }
    /// The object's bytes, for the rewritten program.
    std::string size(int object) const;

    /// The number of the set that an access through memory of kind `space` with these targets may be in, and the set
    /// itself.
    /// `privates`: all private memory that a generic pointer may lead to; nothing where that is not known.
    unsigned setNumber(const PointerTargets &targets, char space, const std::optional<PrivateBounds::Places> &privates = {});
    const Set &set(unsigned number) const;
    /// The number of the first set of several objects, or of none: as many as there is space for. Smaller ones are objects.
    unsigned firstSet() const { return std::max(1u, unsigned(m_objects.size())); }
    /// Places of private variables that sets have, which are looked at before the variables are declared.
    std::set<int> privatePlaces() const;
    /// The cases of ks_find_among, one for each set of several objects.
    std::string setCases() const;

private:
    void add(const clang::ValueDecl *variable, int argument);
    void makeGaps(const std::vector<const clang::FunctionDecl *> &functions);
    bool isIn(int object, char space) const;

    clang::ASTContext &m_context;
    QList<TracedObject> m_objects;
    std::vector<const clang::ValueDecl *> m_variables;
    std::map<const clang::ValueDecl *, int> m_indexes;
    std::vector<Set> m_sets; ///< from number firstSet() on
    QHash<int, int> m_gaps;
    mutable Set m_single;
};

/// Where the declaration says that the variable is an array; null: it says so by the name of a type, or it is none.
clang::ArrayTypeLoc declaredArray(const clang::VarDecl *variable);

} // namespace kernelscope
