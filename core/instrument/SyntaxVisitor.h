#pragma once

#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>
#include <clang/AST/Stmt.h>

namespace kernelscope {

/// clang::RecursiveASTVisitor with virtual functions instead of a template parameter: the compiler takes ten seconds for each use of
/// the template, and here there is one. As there, a node comes before what it holds, the functions of its base classes come before
/// its own, and false ends the walk.
class SyntaxVisitor
{
public:
    virtual ~SyntaxVisitor() = default;

    bool TraverseStmt(clang::Stmt *statement);
    bool TraverseDecl(clang::Decl *declaration);

    /// Called first. False: neither the statement nor what it holds is visited, and the walk goes on after it.
    virtual bool enters(clang::Stmt *) { return true; }

    virtual bool VisitStmt(clang::Stmt *) { return true; }
    virtual bool VisitCompoundStmt(clang::CompoundStmt *) { return true; }
    virtual bool VisitForStmt(clang::ForStmt *) { return true; }
    virtual bool VisitIfStmt(clang::IfStmt *) { return true; }
    virtual bool VisitReturnStmt(clang::ReturnStmt *) { return true; }
    virtual bool VisitExpr(clang::Expr *) { return true; }
    virtual bool VisitArraySubscriptExpr(clang::ArraySubscriptExpr *) { return true; }
    virtual bool VisitBinaryOperator(clang::BinaryOperator *) { return true; }
    virtual bool VisitCallExpr(clang::CallExpr *) { return true; }
    virtual bool VisitCastExpr(clang::CastExpr *) { return true; }
    virtual bool VisitCStyleCastExpr(clang::CStyleCastExpr *) { return true; }
    virtual bool VisitCompoundLiteralExpr(clang::CompoundLiteralExpr *) { return true; }
    virtual bool VisitDeclRefExpr(clang::DeclRefExpr *) { return true; }
    virtual bool VisitExtVectorElementExpr(clang::ExtVectorElementExpr *) { return true; }
    virtual bool VisitImplicitCastExpr(clang::ImplicitCastExpr *) { return true; }
    virtual bool VisitIntegerLiteral(clang::IntegerLiteral *) { return true; }
    virtual bool VisitMemberExpr(clang::MemberExpr *) { return true; }
    virtual bool VisitUnaryOperator(clang::UnaryOperator *) { return true; }
    virtual bool VisitRecordDecl(clang::RecordDecl *) { return true; }
    virtual bool VisitVarDecl(clang::VarDecl *) { return true; }
};

} // namespace kernelscope
