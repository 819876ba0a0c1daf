#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <clang/AST/ASTContext.h>

#include "instrument/VariableChanges.h"

namespace kernelscope {

/// A whole number as a sum of products: `y * width + 2 * x + 1` is {y, width}: 1, {x}: 2 and {}: 1. A factor is a number that the kernel
/// is given ("#width", "#size.x"), a function that tells the work-item where it is ("get_global_id(0)"), or anything else ("@...").
struct IndexForm
{
    using Product = std::vector<std::string>; ///< in alphabetical order
    std::map<Product, long long> terms;

    static IndexForm number(long long value);
    static IndexForm factor(const std::string &name) { return {{{{name}, 1}}}; }
    IndexForm plus(const IndexForm &other, long long times = 1) const;
    IndexForm times(const IndexForm &other) const;

    /// What this factor alone is multiplied by.
    long long of(const std::string &factor) const;
    /// Likewise; 0 where it is multiplied by something unknown besides.
    long long onlyFactorOf(const std::string &factor) const;
    /// All that it is multiplied by: of i * (columns + 1) + j it is columns + 1 for i.
    IndexForm per(const std::string &factor) const;
    /// How many elements a row has that this factor counts: 4 of id + 4 * row, 10 for id in plane * 100 + id * 10 + column; 0: none that
    /// is known.
    long long rowOf(const std::string &factor) const;
    /// How many places of this factor an array with so many elements has one for: 10 where that is the index, 8 of id + 2; 0: not known.
    long long placesIn(long long elements, const std::string &factor) const;
    /// With one factor in place of the other, and the other way around.
    IndexForm exchanged(const std::string &one, const std::string &other) const;
    /// Below 0 where the work-item's places are 0, and all of the kernel's numbers above it.
    bool isNegativeAtFirst() const;
    long long constant() const;
    std::optional<long long> value() const; ///< of a number that is known
    bool is(const std::string &factor) const { return terms.size() == 1 && of(factor) == 1; }
    /// Whether a factor begins so.
    bool mentions(const std::string &start) const;
    /// The kernel's numbers among its factors, without "#"; `isSum`: nothing but them and known numbers is in it.
    std::set<std::string> numbers() const;
    bool isSumOfNumbers() const;
    bool operator==(const IndexForm &) const = default;
};

/// What stands in an expression.
struct Mentioned
{
    std::set<const clang::ValueDecl *> variables;
    std::set<const clang::ArraySubscriptExpr *> elements;
    std::vector<const clang::BinaryOperator *> comparisons; ///< a < b and the like
    std::vector<clang::SourceLocation> numbers;             ///< that macros stand for
    int dimensions = 0; ///< bits: where a work-item's place in its group, or among all, is asked; anyDimension: where is not known
};

Mentioned mentionedIn(const clang::Expr *expression);

/// The whole numbers of a kernel and of the functions that it calls, with variables that are assigned once, parameters that get the same in
/// all calls, and results of functions replaced by what they are made of.
class IndexForms
{
public:
    IndexForms(const std::vector<const clang::FunctionDecl *> &functions, const clang::ASTContext &ast);

    /// `component`: of a vector.
    const IndexForm &of(const clang::Expr *expression, unsigned component = 0);
    /// "size.x", "grid.width", "data[3]" of a pointer to numbers that are only read: the part of a kernel's parameter that this is;
    /// empty: none.
    std::string parameterPart(const clang::Expr *expression) const;
    /// All that the variable, or a component of it, is initialised with, assigned or given in a call; and what its elements are assigned.
    const std::vector<const clang::Expr *> &definitionsOf(const clang::ValueDecl *variable) const;
    const std::vector<const clang::Expr *> &contentsOf(const clang::ValueDecl *variable) const;
    /// Where it gets a value: its definitions, and ++ and --.
    std::vector<const clang::Expr *> changesOf(const clang::ValueDecl *variable) const;
    /// The parameters of other functions that pointers to it are given to.
    const std::vector<const clang::ParmVarDecl *> &passedTo(const clang::ValueDecl *variable) const;
    const std::vector<const clang::Expr *> &resultsOf(const clang::FunctionDecl *function) const;
    /// The parameter or variable that a pointer, an array or an image leads to; null: not known.
    const clang::ValueDecl *rootOf(const clang::Expr *pointer);

private:
    IndexForm computed(const clang::Expr *expression, unsigned component);
    IndexForm ofFloat(const clang::Expr *expression);
    IndexForm ofOperation(const clang::BinaryOperator *operation, unsigned component);
    IndexForm ofVariable(const clang::ValueDecl *variable, unsigned component);
    IndexForm ofCall(const clang::CallExpr *call, unsigned component);
    const clang::ValueDecl *rootOfContents(const clang::ValueDecl *variable, const clang::ValueDecl *otherwise);
    const clang::Expr *onlyDefinition(const clang::ValueDecl *variable);

    const clang::ASTContext &m_ast;
    const clang::FunctionDecl *m_kernel;
    VariableChanges m_changes;
    std::map<const clang::ValueDecl *, std::vector<const clang::Expr *>> m_definitions;
    std::map<const clang::ValueDecl *, std::vector<const clang::Expr *>> m_contents; ///< of arrays and pointers
    std::map<const clang::ValueDecl *, std::vector<const clang::ParmVarDecl *>> m_passedTo;
    std::map<const clang::FunctionDecl *, std::vector<const clang::Expr *>> m_results;
    std::map<std::pair<const clang::Expr *, unsigned>, IndexForm> m_known;
    std::map<const clang::ValueDecl *, std::optional<const clang::ValueDecl *>> m_roots; ///< of pointers; none: they lead to several
    std::set<const clang::ValueDecl *> m_open;                                           ///< being followed
    int m_depth = 0;
};

} // namespace kernelscope
