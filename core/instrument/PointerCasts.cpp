#include "instrument/PointerCasts.h"

#include <algorithm>

#include <clang/AST/ASTContext.h>

#include "instrument/DeviceTypes.h"
#include "instrument/SyntaxVisitor.h"

namespace kernelscope {

using namespace clang;

class PointerCastSearch : public SyntaxVisitor
{
public:
    PointerCastSearch(std::vector<PointerCasts::Cast> &casts, const ASTContext &ast) : m_casts(casts), m_ast(ast) {}

    bool VisitCastExpr(CastExpr *cast) override
    {
        const QualType to = cast->getType();
        const QualType from = cast->getSubExpr()->getType();
        if (!to->isPointerType() || !(from->isPointerType() || cast->getCastKind() == CK_IntegralToPointer))
            return true;
        const unsigned strict = alignmentOf(to->getPointeeType());
        const unsigned loose = from->isPointerType() ? alignmentOf(from->getPointeeType()) : 1;
        if (loose < strict)
            m_casts.push_back({spaceLetter(to->getPointeeType()), loose, strict});
        return true;
    }

private:
    /// What can't be accessed (void) is aligned as bytes are.
    unsigned alignmentOf(QualType type) const
    {
        return type->isIncompleteType() || type->isFunctionType() ? 1 : unsigned(m_ast.getTypeAlignInChars(type).getQuantity());
    }

    std::vector<PointerCasts::Cast> &m_casts;
    const ASTContext &m_ast;
};

PointerCasts::PointerCasts(const std::vector<const FunctionDecl *> &functions, const ASTContext &ast)
{
    PointerCastSearch search(m_casts, ast);
    for (const FunctionDecl *function : functions)
        search.TraverseDecl(const_cast<FunctionDecl *>(function));
}

bool PointerCasts::mayMisalign(char space, unsigned alignment) const
{
    return std::any_of(m_casts.begin(), m_casts.end(), [&](const Cast &cast) {
        const bool isThere = cast.space == space || cast.space == 'x' || space == 'x';
        return isThere && cast.from < alignment && alignment <= cast.to;
    });
}

} // namespace kernelscope
