#include "instrument/FilledAtOnce.h"

namespace kernelscope {

using namespace clang;

void FilledAtOnce::read(const CompoundStmt *block)
{
    Missing missing;
    for (const Stmt *statement : block->body())
        follow(statement, missing);
}

/// Declarations begin, plain assignments fill, and any other use ends it.
void FilledAtOnce::follow(const Stmt *statement, Missing &missing)
{
    if (const auto *declarations = dyn_cast<DeclStmt>(statement)) {
        for (const Decl *declaration : declarations->decls()) {
            const auto *variable = dyn_cast<VarDecl>(declaration);
            if (const quint64 all = variable ? m_allOf(variable) : 0)
                missing[variable] = all;
        }
    }
    const auto *assignment = dyn_cast<BinaryOperator>(statement);
    const bool isPlain = assignment && assignment->getOpcode() == BO_Assign;
    forgetUsed(isPlain ? assignment->getRHS() : statement, missing);
    const Parts target = isPlain ? m_partsOf(assignment->getLHS()) : Parts();
    const auto found = missing.find(target.variable);
    if (found != missing.end() && (found->second &= ~target.bits) == 0)
        m_variables.insert(target.variable);
}

void FilledAtOnce::forgetUsed(const Stmt *statement, Missing &missing)
{
    if (!statement || missing.empty()) // else blocks within blocks take time squared
        return;
    if (const auto *reference = dyn_cast<DeclRefExpr>(statement))
        missing.erase(reference->getDecl());
    for (const Stmt *child : statement->children())
        forgetUsed(child, missing);
}

} // namespace kernelscope
