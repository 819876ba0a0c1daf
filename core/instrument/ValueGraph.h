#pragma once

#include <map>
#include <set>

#include <clang/AST/Stmt.h>

#include "instrument/ValueParts.h"

namespace kernelscope {

/// A place where a value goes somewhere: into a private variable, out of a function, or into memory.
struct ValueStep
{
    const clang::Decl *target = nullptr; ///< a variable, or the function whose result it is; null: memory
    ValueParts parts;
    QString combine;
    std::vector<const clang::Expr *> conditions; ///< around it, in the same function
    std::vector<const clang::Expr *> choices;    ///< those of them that are no loop's
};

/// How values go through a kernel's private variables and functions, from the text alone: every step, and which
/// variables a loaded value can reach that then reaches a store, an atomic or a condition that decides on one. Counters
/// and variables that only make addresses are not among them, nor are pointers.
class ValueGraph
{
public:
    explicit ValueGraph(std::vector<const clang::FunctionDecl *> functions);

    /// Of an assignment, ++ or --, declared variable, return, or call (index: the parameter; 0 for OpenCL's own).
    const ValueStep *step(const void *where, unsigned index = 0) const;
    /// All of them, by place and index.
    const std::map<std::pair<const void *, unsigned>, ValueStep> &steps() const { return m_steps; }
    /// Whether what a variable gets (or a function gives back) is to be recorded.
    bool isRecorded(const clang::Decl *target) const { return m_loaded.contains(target) && m_used.contains(target); }
    /// The parameters of a function that are.
    std::vector<unsigned> recordedParameters(const clang::FunctionDecl *definition) const;
    /// Whether it may be changed through a pointer.
    bool isEscaped(const clang::ValueDecl *variable) const { return m_escaped.contains(variable); }
    /// Whether nobody takes the value of an expression.
    bool isDiscarded(const clang::Expr *expression) const { return m_discarded.contains(expression); }
    /// Whether it is declared in the head of a loop, where no statement can follow it.
    bool isInLoopHead(const clang::VarDecl *variable) const { return m_inHeads.contains(variable); }
    /// Whether the result of this call could be mixed up with that of another in the same expression.
    bool needsOwnResult(const clang::CallExpr *call) const { return m_ownResults.contains(call); }
    const std::vector<const clang::FunctionDecl *> &functions() const { return m_functions; }

private:
    friend class ValueGraphBuilder;

    void solve();
    bool isLoaded(const ValueParts &parts) const;
    bool use(const ValueParts &parts);

    std::vector<const clang::FunctionDecl *> m_functions;
    std::map<std::pair<const void *, unsigned>, ValueStep> m_steps;
    std::set<const clang::Decl *> m_loaded;
    std::set<const clang::Decl *> m_used;
    std::set<const clang::ValueDecl *> m_escaped;
    std::set<const clang::Expr *> m_discarded;
    std::set<const clang::Decl *> m_inHeads;
    std::set<const clang::CallExpr *> m_ownResults;
};

/// Whether a variable or result of this type can be followed: no pointer, image, sampler, event, nothing in traced
/// memory.
bool isFollowed(clang::QualType type);

} // namespace kernelscope
