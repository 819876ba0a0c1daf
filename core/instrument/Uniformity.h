#pragma once

#include <map>
#include <set>
#include <vector>

#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>
#include <clang/AST/Stmt.h>

namespace kernelscope {

/// Which values are provably the same for every work-item of a group. Everything that comes from a work-item's number,
/// from memory, or is assigned where work-items may have gone different ways, is not.
class Uniformity
{
public:
    explicit Uniformity(std::vector<const clang::FunctionDecl *> functions);

    bool isUniform(const clang::Expr *expression) const;

private:
    void visit(const clang::Stmt *statement, bool divergent);
    void visitCall(const clang::CallExpr *call, bool divergent);
    void assigned(const clang::Expr *lvalue, bool differs);
    void taint(const clang::ValueDecl *variable);
    bool hasDivergentExit(const clang::Stmt *loop) const;
    bool findExit(const clang::Stmt *statement, bool divergent, bool nested) const;

    std::vector<const clang::FunctionDecl *> m_functions;
    std::set<const clang::ValueDecl *> m_differing;
    std::set<const clang::FunctionDecl *> m_differingResults;
    std::set<const clang::FunctionDecl *> m_calledDivergently;
    std::set<const clang::FunctionDecl *> m_jumping; ///< some of whose work-items leave the others by a `goto`, until its label
    const clang::FunctionDecl *m_function = nullptr;
    bool m_changed = false;
};

/// The condition of an if, a loop, a switch or a conditional expression; null for all else, and for a loop without one.
const clang::Expr *conditionOf(const clang::Stmt *statement);
bool isLoop(const clang::Stmt *statement);
bool isExit(const clang::Stmt *statement); ///< break, continue, return, goto
/// The first statement of a block, where that is a block the first of it; null: it is empty.
const clang::Stmt *firstOf(const clang::Stmt *statement);
/// What leads out of a loop; a `goto` out of it, and a `goto` that makes the loop by itself.
std::vector<const clang::Stmt *> exitsOf(const clang::Stmt *loop);
/// Whether a `goto` leads to a label before it: that makes a loop.
bool leadsBack(const clang::Stmt *jump);

} // namespace kernelscope
