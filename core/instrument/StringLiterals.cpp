#include "instrument/StringLiterals.h"

#include <map>

#include "instrument/CalledFunction.h"
#include "instrument/ProgramPlaces.h"
#include "instrument/SyntaxVisitor.h"

namespace kernelscope {

using namespace clang;

namespace {

constexpr const char *literalName = "kernelscope_literal";
constexpr unsigned spaceAfter = 64; ///< bytes: who reads past a literal's end does not come into another one at once

/// "abc" and __func__; null for anything else.
const StringLiteral *literalOf(const Expr *expression)
{
    const auto *function = dyn_cast<PredefinedExpr>(expression);
    return function ? function->getFunctionName() : dyn_cast<StringLiteral>(expression);
}

std::string spelled(const StringLiteral *literal)
{
    std::string text;
    llvm::raw_string_ostream stream(text);
    literal->outputString(stream);
    return stream.str();
}

class LiteralNaming : public SyntaxVisitor
{
public:
    LiteralNaming(const FlatSource &source, ASTContext &ast) : m_places(source, ast) {}

    /// Of a variable that has its value before the kernel starts.
    void readConstant(const Decl *declaration)
    {
        const auto *variable = dyn_cast<VarDecl>(declaration);
        m_isConstant = true;
        if (variable && variable->getInit())
            TraverseStmt(const_cast<Expr *>(variable->getInit()));
        m_isConstant = false;
    }

    bool enters(Stmt *statement) override
    {
        if (const auto *declarations = dyn_cast<DeclStmt>(statement); declarations && isConstant(*declarations->decl_begin())) {
            for (const Decl *declaration : declarations->decls())
                readConstant(declaration);
            return false;
        }
        const auto *value = dyn_cast<Expr>(statement);
        if (m_isConstant && value && (value->getType()->isArithmeticType() || value->getType()->isVectorType()))
            return false; // "abc"[1] is constant, an element of a variable is not
        const auto *call = dyn_cast<CallExpr>(statement);
        const FunctionDecl *callee = call ? call->getDirectCallee() : nullptr;
        if (!callee || !callee->isVariadic())
            return true;
        for (const Expr *argument : call->arguments()) { // OpenCL C has formats, and the strings that they print, be literals
            if (!argument->getType()->isPointerType())
                TraverseStmt(const_cast<Expr *>(argument));
        }
        return false;
    }
    bool VisitCastExpr(CastExpr *cast) override
    {
        if (cast->getCastKind() == CK_ArrayToPointerDecay)
            name(cast->getSubExpr()->IgnoreParens());
        return true;
    }
    bool VisitUnaryOperator(UnaryOperator *operation) override
    {
        if (operation->getOpcode() == UO_AddrOf)
            name(operation->getSubExpr()->IgnoreParens());
        return true;
    }

    FlatSource result() const
    {
        std::vector<FlatSource::Change> changes;
        if (!m_declarations.empty())
            changes.push_back({0, 0, m_declarations});
        for (const auto &[begin, change] : m_changes)
            changes.push_back(change);
        return m_places.source().withChanges(changes);
    }

private:
    static bool isConstant(const Decl *declaration)
    {
        const auto *variable = dyn_cast<VarDecl>(declaration);
        return variable && variable->hasGlobalStorage();
    }

    void name(const Expr *expression)
    {
        const StringLiteral *literal = literalOf(expression);
        if (!literal || literal->getCharByteWidth() != 1)
            return;
        const auto [known, isNew] = m_names.try_emplace(literal->getBytes().str(), literalName + std::to_string(m_names.size()));
        const bool isText = isa<StringLiteral>(expression);
        if (isNew)
            m_declarations += "__constant char " + known->second + '[' + std::to_string(literal->getByteLength() + 1 + spaceAfter) +
                              "] = " + (isText ? m_places.text(expression) : spelled(literal)) + ";\n";
        const unsigned begin = m_places.begin(expression);
        m_changes[begin] = {begin, m_places.end(expression), known->second, true};
    }

    ProgramPlaces m_places;
    std::map<std::string, std::string> m_names; ///< by the bytes
    std::string m_declarations;
    std::map<unsigned, FlatSource::Change> m_changes; ///< by their begins: Clang has lists of initial values twice
    bool m_isConstant = false;
};

} // namespace

FlatSource withLiteralsNamed(const FlatSource &source, ASTContext &ast, const std::vector<const FunctionDecl *> &functions)
{
    LiteralNaming naming(source, ast);
    for (const Decl *declaration : ast.getTranslationUnitDecl()->decls())
        naming.readConstant(declaration);
    for (const FunctionDecl *function : functions)
        naming.TraverseStmt(function->getBody());
    return naming.result();
}

const StringLiteral *literalNamedBy(const ValueDecl *variable)
{
    const auto *declared = dyn_cast<VarDecl>(variable);
    const bool isNamed = declared && declared->getInit() && llvm::StringRef(variable->getNameAsString()).contains(literalName);
    return isNamed ? dyn_cast<StringLiteral>(declared->getInit()->IgnoreParens()) : nullptr;
}

QString shownLiteral(const StringLiteral *literal)
{
    constexpr qsizetype most = 40;
    const QString text = QString::fromStdString(spelled(literal));
    return text.size() <= most ? text : text.left(most - 4) + QStringLiteral("...\"");
}

} // namespace kernelscope
