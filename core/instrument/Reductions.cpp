#include "instrument/Reductions.h"

#include <algorithm>
#include <vector>

#include <clang/AST/Attr.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>

#include "instrument/SyntaxVisitor.h"

namespace kernelscope {
namespace {

constexpr qsizetype mostReductions = 10'000;

/// Bytes of the text.
struct Extent
{
    unsigned begin = 0;
    unsigned end = 0;
};

class ReductionFinder : public SyntaxVisitor
{
public:
    ReductionFinder(clang::ASTContext &context, const std::string &text, const std::string &kernel)
        : m_context(context), m_sources(context.getSourceManager()), m_text(text), m_kernel(kernel)
    {
    }

    QList<Reduction> find()
    {
        for (clang::Decl *declaration : m_context.getTranslationUnitDecl()->decls()) {
            if (!declaration->isImplicit() && m_sources.isInMainFile(m_sources.getExpansionLoc(declaration->getLocation())))
                findIn(declaration);
        }
        std::ranges::stable_sort(m_found, std::greater<>(), [](const Reduction &each) { return each.saved(); });
        return m_found;
    }

    bool VisitCompoundStmt(clang::CompoundStmt *block) override
    {
        std::vector<Extent> statements;
        for (const clang::Stmt *statement : block->body())
            statements.push_back(withSemicolon(statement));
        for (std::size_t length = statements.size(); length > 0; length /= 2) {
            for (std::size_t at = 0; at < statements.size(); at += length)
                add({statements[at].begin, statements[std::min(at + length, statements.size()) - 1].end}, {});
        }
        return true;
    }

    /// Loops and branches give way to what they hold, blocks to their statements.
    bool VisitStmt(clang::Stmt *statement) override
    {
        if (const auto *loop = llvm::dyn_cast<clang::ForStmt>(statement))
            addBody(statement, loop->getBody());
        else if (const auto *whileLoop = llvm::dyn_cast<clang::WhileStmt>(statement))
            addBody(statement, whileLoop->getBody());
        else if (const auto *doLoop = llvm::dyn_cast<clang::DoStmt>(statement))
            addBody(statement, doLoop->getBody());
        else if (const auto *branch = llvm::dyn_cast<clang::IfStmt>(statement))
            addBranches(branch);
        else if (llvm::isa<clang::CompoundStmt>(statement))
            addInside(extentOf(statement));
        return true;
    }

    bool VisitExpr(clang::Expr *expression) override
    {
        const clang::QualType type = expression->getType();
        const bool isLiteral =
            llvm::isa<clang::IntegerLiteral, clang::FloatingLiteral, clang::CharacterLiteral>(expression->IgnoreParenImpCasts());
        if (expression->isPRValue() && type->isArithmeticType() && !isLiteral) {
            add(extentOf(expression), "0");
            add(extentOf(expression), "1");
        }
        if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(expression)) {
            replace(expression, choice->getTrueExpr());
            replace(expression, choice->getFalseExpr());
        } else if (const auto *cast = llvm::dyn_cast<clang::CStyleCastExpr>(expression)) {
            replace(expression, cast->getSubExpr());
        } else if (const auto *brackets = llvm::dyn_cast<clang::ParenExpr>(expression)) {
            replace(expression, brackets->getSubExpr());
        }
        return true;
    }

    bool VisitBinaryOperator(clang::BinaryOperator *operation) override
    {
        if (operation->isAssignmentOp())
            return true;
        replace(operation, operation->getLHS());
        replace(operation, operation->getRHS());
        return true;
    }

private:
    void findIn(clang::Decl *declaration)
    {
        auto *function = llvm::dyn_cast<clang::FunctionDecl>(declaration);
        const bool isTheKernel = function && function->getName() == m_kernel && function->hasAttr<clang::OpenCLKernelAttr>();
        if (!isTheKernel)
            addDeclaration(declaration);
        if (!function || !function->doesThisDeclarationHaveABody())
            return;
        if (isTheKernel)
            addParameters(function);
        TraverseStmt(function->getBody());
    }

    /// With what stands before its first word: attributes and qualifiers, which Clang's range may leave out.
    void addDeclaration(const clang::Decl *declaration)
    {
        Extent extent{beginOf(declaration->getBeginLoc()), endOf(declaration->getEndLoc())};
        while (extent.begin > 0 && m_text[extent.begin - 1] != ';' && m_text[extent.begin - 1] != '}')
            --extent.begin;
        const auto *function = llvm::dyn_cast<clang::FunctionDecl>(declaration);
        if (!function || !function->doesThisDeclarationHaveABody())
            extent.end = behindSemicolon(extent.end);
        add(extent, {});
    }

    void addParameters(const clang::FunctionDecl *function)
    {
        const std::size_t opening = m_text.find('(', endOf(function->getLocation()));
        unsigned before = unsigned(opening) + 1; // where the one before ends
        for (unsigned i = 0; opening != std::string::npos && i < function->getNumParams(); ++i) {
            const clang::ParmVarDecl *parameter = function->getParamDecl(i);
            Extent extent{before, endOf(parameter->getEndLoc())};
            before = extent.end;
            if (i == 0 && function->getNumParams() > 1)
                extent.end = unsigned(m_text.find(',', extent.end)) + 1;
            if (!parameter->isReferenced())
                add(extent, {}, QString::fromStdString(parameter->getName().str()));
        }
    }

    void addBody(const clang::Stmt *whole, const clang::Stmt *body)
    {
        const Extent inside = withSemicolon(body);
        add(withSemicolon(whole), textOf(inside));
    }

    void addBranches(const clang::IfStmt *branch)
    {
        addBody(branch, branch->getThen());
        if (!branch->getElse())
            return;
        addBody(branch, branch->getElse());
        add({withSemicolon(branch->getThen()).end, withSemicolon(branch).end}, {});
    }

    void addInside(Extent block)
    {
        if (block.end > block.begin + 2 && m_text[block.begin] == '{' && m_text[block.end - 1] == '}')
            add(block, textOf({block.begin + 1, block.end - 1}));
    }

    void replace(const clang::Expr *whole, const clang::Expr *part) { add(extentOf(whole), textOf(extentOf(part))); }

    void add(Extent extent, const std::string &text, const QString &parameter = {})
    {
        const bool isInside = extent.begin < extent.end && extent.end <= m_text.size();
        if (isInside && extent.end - extent.begin > text.size() && m_found.size() < mostReductions)
            m_found << Reduction{qint64(extent.begin), qint64(extent.end), QByteArray::fromStdString(text), parameter};
    }

    std::string textOf(Extent extent) const
    {
        return extent.begin < extent.end && extent.end <= m_text.size() ? m_text.substr(extent.begin, extent.end - extent.begin)
                                                                        : std::string();
    }

    Extent extentOf(const clang::Stmt *statement) const { return {beginOf(statement->getBeginLoc()), endOf(statement->getEndLoc())}; }

    Extent withSemicolon(const clang::Stmt *statement) const
    {
        Extent extent = extentOf(statement);
        const bool hasOwn =
            extent.end > 0 && extent.end <= m_text.size() && (m_text[extent.end - 1] == ';' || m_text[extent.end - 1] == '}');
        if (!hasOwn)
            extent.end = behindSemicolon(extent.end);
        return extent;
    }

    unsigned behindSemicolon(unsigned end) const
    {
        const std::size_t next = m_text.find_first_not_of(" \t\r\n", end);
        return next != std::string::npos && m_text[next] == ';' ? unsigned(next) + 1 : end;
    }

    unsigned beginOf(clang::SourceLocation location) const { return m_sources.getFileOffset(m_sources.getExpansionLoc(location)); }

    unsigned endOf(clang::SourceLocation location) const
    {
        const clang::SourceLocation last = m_sources.getExpansionRange(location).getEnd();
        return m_sources.getFileOffset(clang::Lexer::getLocForEndOfToken(last, 0, m_sources, m_context.getLangOpts()));
    }

    clang::ASTContext &m_context;
    const clang::SourceManager &m_sources;
    const std::string &m_text;
    const std::string &m_kernel;
    QList<Reduction> m_found;
};

} // namespace

QList<Reduction> reductionsOf(clang::ASTContext &context, const std::string &text, const std::string &kernel)
{
    return ReductionFinder(context, text, kernel).find();
}

} // namespace kernelscope
