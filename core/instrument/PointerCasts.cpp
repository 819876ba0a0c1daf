#include "instrument/PointerCasts.h"

#include <algorithm>
#include <set>

#include <clang/AST/ASTContext.h>
#include <clang/AST/RecordLayout.h>

#include "instrument/DeviceTypes.h"
#include "instrument/SyntaxVisitor.h"

namespace kernelscope {

using namespace clang;

/// Whether a member of the struct may lie where a value of so large an alignment could not.
static bool packs(const FieldDecl *field, CharUnits wanted, const ASTContext &ast)
{
    const ASTRecordLayout &layout = ast.getASTRecordLayout(field->getParent());
    const CharUnits offset = ast.toCharUnitsFromBits(int64_t(layout.getFieldOffset(field->getFieldIndex())));
    return layout.getAlignment() < wanted || !offset.isMultipleOf(wanted);
}

bool isInPackedStruct(const Expr *lvalue, CharUnits wanted, const ASTContext &ast)
{
    for (;;) {
        lvalue = lvalue->IgnoreParens();
        if (const auto *element = dyn_cast<ArraySubscriptExpr>(lvalue)) {
            const auto *array = dyn_cast<ImplicitCastExpr>(element->getBase()->IgnoreParens());
            if (!array || array->getCastKind() != CK_ArrayToPointerDecay)
                return false;
            lvalue = array->getSubExpr();
            continue;
        }
        const auto *member = dyn_cast<MemberExpr>(lvalue);
        const auto *field = member ? dyn_cast<FieldDecl>(member->getMemberDecl()) : nullptr;
        if (!field)
            return false;
        if (packs(field, wanted, ast))
            return true;
        if (member->isArrow())
            return false;
        lvalue = member->getBase();
    }
}

class PointerCastSearch : public SyntaxVisitor
{
public:
    PointerCastSearch(std::vector<PointerCasts::Cast> &casts, const ASTContext &ast) : m_casts(casts), m_ast(ast) {}

    bool VisitCastExpr(CastExpr *cast) override
    {
        if (cast->getCastKind() == CK_ArrayToPointerDecay && !m_indexed.count(cast))
            addPlace(cast->getSubExpr(), cast->getType());
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

    /// &s.x, or an array s.x that becomes a pointer, of a packed struct.
    bool VisitUnaryOperator(UnaryOperator *operation) override
    {
        if (operation->getOpcode() == UO_AddrOf)
            addPlace(operation->getSubExpr(), operation->getType());
        return true;
    }
    bool VisitArraySubscriptExpr(ArraySubscriptExpr *subscript) override
    {
        m_indexed.insert(subscript->getBase()->IgnoreParens());
        return true;
    }

private:
    void addPlace(const Expr *lvalue, QualType pointer)
    {
        const unsigned strict = alignmentOf(lvalue->getType());
        unsigned loose = strict;
        while (isInPackedStruct(lvalue, CharUnits::fromQuantity(loose), m_ast))
            loose /= 2;
        if (loose < strict)
            m_casts.push_back({spaceLetter(pointer->getPointeeType()), loose, strict});
    }

    /// What can't be accessed (void) is aligned as bytes are.
    unsigned alignmentOf(QualType type) const
    {
        return type->isIncompleteType() || type->isFunctionType() ? 1 : unsigned(m_ast.getTypeAlignInChars(type).getQuantity());
    }

    std::vector<PointerCasts::Cast> &m_casts;
    const ASTContext &m_ast;
    std::set<const Expr *> m_indexed; ///< arrays of s.x[i], whose access is known to be packed: visited before what is inside
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
