#include "instrument/SyntaxVisitor.h"

#include <clang/AST/RecursiveASTVisitor.h>

namespace kernelscope {

using namespace clang;

namespace {

class Walk : public RecursiveASTVisitor<Walk>
{
public:
    explicit Walk(SyntaxVisitor &visitor) : m_visitor(visitor) {}

    bool dataTraverseStmtPre(Stmt *statement) { return m_visitor.enters(statement); }

    bool VisitStmt(Stmt *node) { return m_visitor.VisitStmt(node); }
    bool VisitCompoundStmt(CompoundStmt *node) { return m_visitor.VisitCompoundStmt(node); }
    bool VisitForStmt(ForStmt *node) { return m_visitor.VisitForStmt(node); }
    bool VisitIfStmt(IfStmt *node) { return m_visitor.VisitIfStmt(node); }
    bool VisitReturnStmt(ReturnStmt *node) { return m_visitor.VisitReturnStmt(node); }
    bool VisitExpr(Expr *node) { return m_visitor.VisitExpr(node); }
    bool VisitArraySubscriptExpr(ArraySubscriptExpr *node) { return m_visitor.VisitArraySubscriptExpr(node); }
    bool VisitBinaryOperator(BinaryOperator *node) { return m_visitor.VisitBinaryOperator(node); }
    bool VisitCallExpr(CallExpr *node) { return m_visitor.VisitCallExpr(node); }
    bool VisitCastExpr(CastExpr *node) { return m_visitor.VisitCastExpr(node); }
    bool VisitCStyleCastExpr(CStyleCastExpr *node) { return m_visitor.VisitCStyleCastExpr(node); }
    bool VisitCompoundLiteralExpr(CompoundLiteralExpr *node) { return m_visitor.VisitCompoundLiteralExpr(node); }
    bool VisitDeclRefExpr(DeclRefExpr *node) { return m_visitor.VisitDeclRefExpr(node); }
    bool VisitExtVectorElementExpr(ExtVectorElementExpr *node) { return m_visitor.VisitExtVectorElementExpr(node); }
    bool VisitImplicitCastExpr(ImplicitCastExpr *node) { return m_visitor.VisitImplicitCastExpr(node); }
    bool VisitIntegerLiteral(IntegerLiteral *node) { return m_visitor.VisitIntegerLiteral(node); }
    bool VisitMemberExpr(MemberExpr *node) { return m_visitor.VisitMemberExpr(node); }
    bool VisitUnaryOperator(UnaryOperator *node) { return m_visitor.VisitUnaryOperator(node); }
    bool VisitRecordDecl(RecordDecl *node) { return m_visitor.VisitRecordDecl(node); }
    bool VisitVarDecl(VarDecl *node) { return m_visitor.VisitVarDecl(node); }

private:
    SyntaxVisitor &m_visitor;
};

} // namespace

bool SyntaxVisitor::TraverseStmt(Stmt *statement)
{
    return Walk(*this).TraverseStmt(statement);
}

bool SyntaxVisitor::TraverseDecl(Decl *declaration)
{
    return Walk(*this).TraverseDecl(declaration);
}

} // namespace kernelscope
