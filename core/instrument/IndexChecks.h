#pragma once

#include <map>
#include <string>
#include <vector>

#include <clang/AST/Expr.h>

#include "instrument/RewriteContext.h"
#include "instrument/UnsetElements.h"

namespace kernelscope {

/// Checks indexes into arrays of known extents where the bounds of the whole object say nothing: inner dimensions,
/// arrays within structs, and private arrays, whose accesses are kept inside.
class IndexChecks
{
public:
    IndexChecks(RewriteContext &context, UnsetElements &elements) : m_context(context), m_elements(elements) {}

    /// Whether it took the expression.
    bool check(const clang::ArraySubscriptExpr *subscript);
    /// `&a[4]` of an a[4] is no access: there one more is allowed.
    bool checkAddress(const clang::UnaryOperator *addressOf);
    /// Device text: the address of a private variable, made from its text as it stands in the program; that of another one where it is an
    /// element outside of its array.
    std::string addressOf(const clang::Expr *place);
    /// An access through a pointer to private memory: `p[i]`, `*(p + i)`, and where p was moved or cast, or may lead to what
    /// has no value, `*p` and `p->m`.
    /// Where its bounds are not known it is listed as untraced, if it may lie outside of what p pointed to first.
    bool checkPointer(const clang::Expr *access);
    /// Whether an access through a pointer is made, and checked, in private memory.
    bool isPrivate(const clang::Expr *access) const;
    /// Goes into the index of v[i], a component of a vector.
    void checkComponent(const clang::ArraySubscriptExpr *component);
    /// What is evaluated after the value that a private array's element gets, with a comma after; empty: nothing.
    std::string afterValue(const clang::Expr *stored);
    /// What stands around an index that is checked; nothing where it needs no check.
    struct IndexCheck
    {
        EditText opening;
        EditText closing;
    };
    /// Of v[i]; its site is added.
    IndexCheck componentCheck(const clang::ArraySubscriptExpr *component);

private:
    bool isWithin(const clang::Expr *index, quint64 extent) const;
    const clang::Expr *pointerOf(const clang::Expr *access) const;
    IndexCheck indexCheck(int site, const char *function, quint64 extent) const;
    void wrapIndex(const clang::ArraySubscriptExpr *subscript, const IndexCheck &check);
    QStringList endedVariables(const clang::Expr *access, const PrivateBounds::Room &room) const;
    bool hasEnded(const clang::Expr *access, int place) const;
    EditText endedCheck(const clang::Expr *access, const PrivateBounds::Room &room, const QStringList &names, const std::string &address);
    unsigned brokenAlignment(const clang::Expr *accessed) const;
    EditText alignmentCheck(const clang::Expr *access, const clang::Expr *accessed, const std::string &name, const std::string &address,
                            const std::string &owner);
    int keepIndex(const clang::ArraySubscriptExpr *subscript, quint64 extent);
    void keepInside(const clang::ArraySubscriptExpr *subscript, const clang::QualType &element, quint64 extent);
    /// What is accessed instead.
    struct Outside
    {
        std::string address;
        std::string rest; ///< where it gets the first element's value: what follows that
        std::string inPlaceOf(const std::string &array) const { return rest.empty() ? address : address + array + rest; }
    };
    struct Element
    {
        std::string type;       ///< of its numbers
        std::string dimensions; ///< "[4]" where it is an array itself
        std::string index;      ///< the variable that its index is kept in
        std::string check;      ///< "ks_within(ks,7,t=("
        std::string otherwise;  ///< ",4ul)?(", what is done before the access
        Outside outside;
    };
    void keepInVariable(const clang::ArraySubscriptExpr *subscript, const Element &element);
    void keepInRow(const clang::ArraySubscriptExpr *subscript, const Element &element);
    /// The index into all elements of an array, as text that may be repeated once the array's own text was evaluated.
    std::string flatIndex(const clang::ArraySubscriptExpr *subscript) const;
    /// An index that needs no check, of an array that may be read before it is written to.
    bool followElement(const clang::ArraySubscriptExpr *subscript);
    void note(const clang::ArraySubscriptExpr *subscript, quint64 extent);
    void openRow(const clang::ArraySubscriptExpr *subscript);
    int addSite(const clang::ArraySubscriptExpr *subscript, quint64 extent, AddressSpace memory);

    RewriteContext &m_context;
    UnsetElements &m_elements;
    std::map<const clang::ArraySubscriptExpr *, std::string> m_kept; ///< the variables that indexes are kept in
};

/// The sites of an access through a pointer to private memory, one for each place that it may lead to, in their order: the same one where
/// all are of one size.
struct PointerSites
{
    std::vector<std::string> numbers;
    std::vector<std::string> bounds; ///< how many of so many bytes there are: "4ul"
};
PointerSites addPointerSites(RewriteContext &context, const clang::Stmt *access, const PrivateBounds::Room &room, quint64 size);

} // namespace kernelscope
