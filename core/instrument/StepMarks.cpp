#include "instrument/StepMarks.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <clang/AST/Attr.h>

#include "instrument/CalledFunction.h"
#include "instrument/DeviceTypes.h"
#include "instrument/IndexForms.h"
#include "instrument/PointerFlow.h"
#include "instrument/ProgramPlaces.h"
#include "instrument/SyntaxVisitor.h"
#include "instrument/TypeDescription.h"
#include "instrument/Uniformity.h"
#include "instrument/VariableChanges.h"

namespace kernelscope {

using namespace clang;

const char *const stepMarkName = "kernelscope_step";

namespace {

constexpr quint64 mostBytes = 4096; ///< of an array or a struct: the kernel keeps a second one beside it

class VariableReader : public SyntaxVisitor
{
public:
    std::vector<const VarDecl *> variables;
    bool VisitVarDecl(VarDecl *variable) override
    {
        variables.push_back(variable);
        return true;
    }
};

bool isPrivatePointer(QualType type)
{
    const char space = type->isPointerType() ? spaceLetter(type->getPointeeType()) : 'g';
    return !space || space == 'x';
}

/// Whether an expression may change private variables that it does not name.
class HiddenChanges : public SyntaxVisitor
{
public:
    bool found = false;
    bool VisitCallExpr(CallExpr *call) override
    {
        found = found || std::ranges::any_of(call->arguments(), [](const Expr *argument) { return isPrivatePointer(argument->getType()); });
        return !found;
    }
    bool VisitBinaryOperator(BinaryOperator *operation) override { return !operation->isAssignmentOp() || look(operation->getLHS()); }
    bool VisitUnaryOperator(UnaryOperator *operation) override
    {
        return !operation->isIncrementDecrementOp() || look(operation->getSubExpr());
    }

private:
    bool look(const Expr *lvalue)
    {
        const char space = spaceLetter(lvalue->getType());
        found = found || (!directVariable(lvalue) && (!space || space == 'x'));
        return !found;
    }
};

/// Of a declaration; none of null.
std::vector<const VarDecl *> variablesIn(const DeclStmt *declarations)
{
    std::vector<const VarDecl *> variables;
    if (!declarations)
        return variables;
    for (const Decl *declared : declarations->decls()) {
        if (const auto *variable = dyn_cast<VarDecl>(declared))
            variables.push_back(variable);
    }
    return variables;
}

/// The variables whose value an expression takes, once each. What is assigned to as a whole is not read.
class ReadVariables : public SyntaxVisitor
{
public:
    std::vector<const VarDecl *> found;
    bool VisitBinaryOperator(BinaryOperator *operation) override
    {
        if (operation->getOpcode() == BO_Assign)
            m_assigned.insert(operation->getLHS()->IgnoreParens());
        return true;
    }
    bool VisitDeclRefExpr(DeclRefExpr *reference) override
    {
        const auto *variable = dyn_cast<VarDecl>(reference->getDecl());
        if (variable && !m_assigned.contains(reference) && std::ranges::find(found, variable) == found.end())
            found.push_back(variable);
        return true;
    }

private:
    std::set<const Expr *> m_assigned;
};

bool changesHidden(const Stmt *statement)
{
    HiddenChanges changes;
    changes.TraverseStmt(const_cast<Stmt *>(statement));
    return changes.found;
}

class StepMarker
{
public:
    StepMarker(const FlatSource &source, ASTContext &ast) : m_places(source, ast), m_ast(ast) {}

    void mark(const FunctionDecl *function)
    {
        m_variables = variablesOf(function);
        m_numbers.clear();
        for (std::size_t i = 0; i < m_variables.size(); ++i)
            m_numbers[m_variables[i]] = int(i);
        m_changes = {};
        m_changes.read(function->getBody());
        m_inScope.clear();
        m_named.clear();
        m_scopeEnds.clear();
        m_loop = m_decision = -1;
        const unsigned name = m_places.begin(function->getLocation());
        const int enter = addMark(SiteKind::Enter, name, name + unsigned(function->getNameAsString().size()));
        std::string start = ' ' + call(enter);
        const auto *body = cast<CompoundStmt>(function->getBody());
        for (const ParmVarDecl *parameter : function->parameters()) {
            m_scopeEnds[parameter] = m_places.end(body);
            m_loopsAround[parameter] = -1;
            start += declared(parameter);
        }
        insert(m_places.beginOfBody(body), start);
        block(body);
    }

    MarkedSource result(const FlatSource &source)
    {
        m_edits.insert(m_edits.begin(), {0, 0, std::string("void ") + stepMarkName + "(uint) __attribute__((const));\n"});
        std::stable_sort(m_edits.begin(), m_edits.end(), [](const auto &a, const auto &b) { return a.begin < b.begin; });
        return {source.withChanges(m_edits), std::move(m_marks)};
    }

private:
    using Numbers = std::set<int>;

    void insert(unsigned offset, const std::string &text)
    {
        if (!text.empty())
            m_edits.push_back({offset, offset, text});
    }
    void replace(unsigned begin, unsigned end, const std::string &text) { m_edits.push_back({begin, end, text}); }

    /// A statement, or what decides in one: `part` is evaluated then.
    int addStatement(const Stmt *part, unsigned begin, unsigned end)
    {
        const int mark = addMark(SiteKind::Statement, begin, end);
        ReadVariables read;
        read.TraverseStmt(const_cast<Stmt *>(part));
        for (const VarDecl *variable : read.found) {
            const auto number = m_numbers.find(variable);
            if (number != m_numbers.end() && steppedForm(variable, m_ast))
                m_marks.back().reads.push_back(number->second);
        }
        VariableChanges changes;
        changes.read(part);
        for (const auto &[variable, expressions] : changes.changes) {
            const auto number = m_numbers.find(dyn_cast<VarDecl>(variable));
            if (number != m_numbers.end() && steppedForm(number->first, m_ast))
                m_marks.back().assigns.push_back(number->second);
        }
        return mark;
    }

    int addMark(SiteKind kind, unsigned begin, unsigned end)
    {
        StepMark mark;
        mark.kind = kind;
        mark.range = m_places.source().range(begin, end);
        mark.text = QString::fromStdString(m_places.source().asWritten(begin, end));
        mark.loop = m_loop;
        m_marks.push_back(mark);
        return int(m_marks.size()) - 1;
    }

    static std::string called(int mark) { return std::string(stepMarkName) + "(" + std::to_string(mark) + ")"; }
    static std::string call(int mark) { return called(mark) + "; "; }

    int valueMark(const VarDecl *variable)
    {
        const unsigned name = m_places.begin(variable->getLocation());
        const int mark = addMark(SiteKind::Value, name, name + unsigned(variable->getNameAsString().size()));
        m_marks.back().variable = m_numbers.at(variable);
        m_marks.back().loop = m_loopsAround.at(variable);
        const unsigned scopeEnd = m_scopeEnds.at(variable);
        const SourceRange last = m_places.source().range(scopeEnd - 1, scopeEnd);
        m_marks.back().scopeEndLine = last.endLine;
        m_marks.back().scopeEndColumn = last.endColumn;
        return mark;
    }

    /// Whether the variable's name means it where one is.
    bool isNamed(const VarDecl *variable) const
    {
        const auto last = std::find_if(m_named.rbegin(), m_named.rend(),
                                       [&](const VarDecl *other) { return other->getDeclName() == variable->getDeclName(); });
        return last != m_named.rend() && *last == variable;
    }

    /// Of those that can be named; the others come when they can again.
    std::vector<int> valueMarks(const Numbers &changed, const Numbers &certain)
    {
        std::vector<int> marks;
        for (const int number : changed) {
            if (!isNamed(m_variables[std::size_t(number)])) {
                m_hidden.insert(number);
                continue;
            }
            marks.push_back(valueMark(m_variables[std::size_t(number)]));
            m_marks.back().isCertain = certain.contains(number);
        }
        return marks;
    }

    /// "kernelscope_step(3); kernelscope_step(4); "
    std::string values(const Numbers &changed, const Numbers &certain = {})
    {
        std::string text;
        for (const int mark : valueMarks(changed, certain))
            text += call(mark);
        return text;
    }

    /// Those that could not be named before.
    std::string valuesAgain()
    {
        Numbers hidden = std::exchange(m_hidden, {});
        std::erase_if(hidden, [&](int number) { return std::ranges::find(m_named, m_variables[std::size_t(number)]) == m_named.end(); });
        return values(hidden);
    }

    /// The variables that a statement assigns to as a whole, whatever it comes to.
    void addCertain(const Expr *expression, Numbers &certain) const
    {
        expression = expression ? expression->IgnoreParens() : nullptr;
        const auto *operation = dyn_cast_or_null<BinaryOperator>(expression);
        const auto *step = dyn_cast_or_null<UnaryOperator>(expression);
        if (operation && operation->getOpcode() == BO_Comma) {
            addCertain(operation->getLHS(), certain);
            return addCertain(operation->getRHS(), certain);
        }
        const Expr *changed = operation && operation->isAssignmentOp() ? operation->getLHS()
                              : step && step->isIncrementDecrementOp() ? step->getSubExpr()
                                                                       : nullptr;
        const auto *name = changed ? dyn_cast<DeclRefExpr>(changed->IgnoreParens()) : nullptr;
        const auto number = m_numbers.find(name ? dyn_cast<VarDecl>(name->getDecl()) : nullptr);
        if (number != m_numbers.end())
            certain.insert(number->second);
        if (operation && operation->getOpcode() == BO_Assign)
            addCertain(operation->getRHS(), certain); // a = b = 1
    }

    Numbers certainIn(const Stmt *part) const
    {
        Numbers certain;
        addCertain(dyn_cast_or_null<Expr>(part), certain);
        return certain;
    }

    /// The recorded variables that a part of the program may change: in scope there.
    Numbers changedBy(const Stmt *part)
    {
        Numbers changed;
        if (!part)
            return changed;
        VariableChanges changes;
        changes.read(part);
        for (const auto &[variable, expressions] : changes.changes) {
            const auto number = m_numbers.find(dyn_cast<VarDecl>(variable));
            if (number != m_numbers.end() && m_scopeEnds.contains(number->first) && steppedForm(number->first, m_ast))
                changed.insert(number->second);
        }
        if (changesHidden(part))
            changed.insert(m_inScope.begin(), m_inScope.end());
        return changed;
    }

    void beginScope(const VarDecl *variable)
    {
        m_named.push_back(variable);
        const auto form = steppedForm(variable, m_ast);
        if (form && (*form == ValueForm::Parts || m_changes.addressed.contains(variable)))
            m_inScope.push_back(m_numbers.at(variable));
    }

    /// What comes after the declaration of a variable.
    std::string declared(const VarDecl *variable)
    {
        beginScope(variable);
        const auto form = steppedForm(variable, m_ast);
        if (!form)
            return {};
        return call(beginMark(variable));
    }

    int beginMark(const VarDecl *variable)
    {
        const int mark = valueMark(variable);
        m_marks.back().begins = true;
        m_marks.back().isCertain = true;
        return mark;
    }

    void setScopeEnds(const DeclStmt *declarations, unsigned end)
    {
        for (const VarDecl *variable : variablesIn(declarations)) {
            m_scopeEnds[variable] = end;
            m_loopsAround[variable] = m_loop;
        }
    }

    void block(const CompoundStmt *block)
    {
        const std::size_t outside = m_inScope.size();
        const std::size_t named = m_named.size();
        const unsigned outerEnd = std::exchange(m_blockEnd, m_places.end(block));
        for (const Stmt *part : block->body()) {
            statement(part);
            if (!m_hidden.empty() && !isExit(part))
                insert(m_places.endWithSemicolon(part), ' ' + valuesAgain());
        }
        m_blockEnd = outerEnd;
        m_inScope.resize(outside);
        m_named.resize(named);
    }

    /// A statement where only one may be.
    void alone(const Stmt *part, const std::string &start = {}, const std::string &end = {})
    {
        if (const auto *inner = dyn_cast<CompoundStmt>(part)) {
            insert(m_places.beginOfBody(inner), start.empty() ? start : ' ' + start);
            return block(inner);
        }
        const bool isLabel = isa<LabelStmt>(part) || isa<SwitchCase>(part);
        if (start.empty() && (isLabel || isa<NullStmt>(part)))
            return statement(part);
        insert(begin(part), "{ " + start);
        statement(part);
        insert(m_places.endWithSemicolon(part), ' ' + end + '}');
    }

    void statement(const Stmt *part)
    {
        if (const auto *inner = dyn_cast<CompoundStmt>(part))
            block(inner);
        else if (const auto *label = dyn_cast<LabelStmt>(part))
            alone(label->getSubStmt());
        else if (const auto *labelled = dyn_cast<SwitchCase>(part))
            isa<SwitchCase>(labelled->getSubStmt()) ? statement(labelled->getSubStmt()) : alone(labelled->getSubStmt(), values(m_chosenBy));
        else if (const auto *attributed = dyn_cast<AttributedStmt>(part))
            hinted(attributed);
        else if (const auto *decision = dyn_cast<IfStmt>(part))
            branch(decision);
        else if (const auto *counting = dyn_cast<ForStmt>(part))
            counted(counting);
        else if (const auto *whole = dyn_cast<WhileStmt>(part))
            whileLoop(whole);
        else if (const auto *last = dyn_cast<DoStmt>(part))
            doLoop(last);
        else if (const auto *choice = dyn_cast<SwitchStmt>(part))
            chosen(choice);
        else if (const auto *declarations = dyn_cast<DeclStmt>(part))
            declaration(declarations);
        else if (!isa<NullStmt>(part))
            plain(part);
    }

    /// Of a loop with hints: where these begin.
    unsigned begin(const Stmt *part)
    {
        const auto *attributed = dyn_cast<AttributedStmt>(part);
        if (attributed) {
            const unsigned loop = m_places.begin(attributed->getSubStmt());
            const std::size_t hints = m_places.text().rfind("__attribute__", loop);
            m_hintsBegin[attributed->getSubStmt()] = hints == std::string::npos ? loop : unsigned(hints);
            return m_hintsBegin[attributed->getSubStmt()];
        }
        const auto hints = m_hintsBegin.find(part);
        return hints == m_hintsBegin.end() ? m_places.begin(part) : hints->second;
    }

    void hinted(const AttributedStmt *part)
    {
        begin(part);
        statement(part->getSubStmt());
    }

    void plain(const Stmt *part)
    {
        const unsigned end = isa<Expr>(part) ? m_places.balancedEnd(part) : m_places.end(part);
        insert(m_places.begin(part), call(addStatement(part, m_places.begin(part), end)));
        if (isa<ContinueStmt>(part))
            insert(m_places.begin(part), callAlso(m_decision));
        if (!isExit(part))
            insert(m_places.endWithSemicolon(part), ' ' + values(changedBy(part), certainIn(part)));
    }

    /// float c, s = sincos(x, &c): those that an initialiser after them uses begin within it, since after it they have values.
    std::set<const VarDecl *> beginEarly(const DeclStmt *part)
    {
        std::set<const VarDecl *> early, waiting;
        for (const VarDecl *variable : variablesIn(part)) {
            const Expr *initialiser = variable->getInit();
            if (!initialiser) {
                waiting.insert(variable);
                continue;
            }
            const std::set<const ValueDecl *> mentioned = mentionedIn(initialiser).variables;
            for (const VarDecl *used : variablesIn(part)) {
                if (!mentioned.contains(used) || waiting.erase(used) == 0 || !steppedForm(used, m_ast))
                    continue;
                early.insert(used);
                beginScope(used);
                insert(m_places.begin(firstOf(initialiser)), '(' + called(beginMark(used)) + ',');
                insert(m_places.balancedEnd(firstOf(initialiser)), ")");
            }
        }
        return early;
    }

    void declaration(const DeclStmt *part)
    {
        setScopeEnds(part, m_blockEnd);
        const bool makesValues = std::ranges::any_of(variablesIn(part), [](const VarDecl *variable) {
            return variable->getInit() && !spaceLetter(variable->getType()) && !variable->isStaticLocal();
        });
        if (makesValues)
            insert(m_places.begin(part), call(addStatement(part, m_places.begin(part), m_places.end(part) - 1)));
        const std::set<const VarDecl *> early = beginEarly(part);
        const Numbers changed = changedBy(part);
        std::string own;
        for (const VarDecl *variable : variablesIn(part))
            own += early.contains(variable) ? std::string() : declared(variable);
        const std::string after = values(changed) + own;
        insert(m_places.end(part), after.empty() ? after : ' ' + after);
    }

    /// The mark of what decides, written as its statement begins: "if (x < n)".
    int decisionMark(const Stmt *part, const Expr *condition)
    {
        return addStatement(condition, m_places.begin(part), m_places.find(')', m_places.balancedEnd(condition)) + 1);
    }

    void branch(const IfStmt *part)
    {
        insert(begin(part), call(decisionMark(part, part->getCond())));
        const Numbers changed = changedBy(part->getCond());
        alone(part->getThen(), values(changed));
        if (part->getElse())
            alone(part->getElse(), values(changed));
        else
            insert(m_places.endWithSemicolon(part), ' ' + values(changed));
    }

    void chosen(const SwitchStmt *part)
    {
        insert(begin(part), call(decisionMark(part, part->getCond())));
        const Numbers changed = changedBy(part->getCond());
        const Numbers outer = std::exchange(m_chosenBy, changed);
        alone(part->getBody());
        m_chosenBy = outer;
        insert(m_places.endWithSemicolon(part), ' ' + values(changed));
    }

    /// A loop's iterations, which its own condition and step belong to.
    int iterationMark(const Stmt *loop) { return addMark(SiteKind::Iteration, m_places.begin(loop), m_places.endWithSemicolon(loop)); }

    /// No mark is within the condition of a loop: where that calls anything PoCL 3.1 ends the process after some barriers. It is marked
    /// before the loop and at the end of each iteration.
    int conditionMark(const Expr *condition)
    {
        if (!condition || isAlways(condition))
            return -1;
        return addStatement(condition, m_places.begin(condition), m_places.balancedEnd(condition));
    }
    static std::string calledAlso(int mark) { return mark < 0 ? std::string() : called(mark); }
    static std::string callAlso(int mark) { return mark < 0 ? std::string() : call(mark); }

    /// `while (c) s` becomes `mark; for (; c; mark) s`.
    void whileLoop(const WhileStmt *loop)
    {
        const int outer = m_loop;
        const int outerDecision = std::exchange(m_decision, -1);
        m_loop = iterationMark(loop);
        const Expr *condition = loop->getCond();
        const Numbers changed = changedBy(condition);
        const int decision = isAlways(condition) ? -1 : decisionMark(loop, condition);
        replace(begin(loop), m_places.begin(condition), callAlso(decision) + "for (; ");
        insert(m_places.find(')', m_places.balancedEnd(condition)), "; " + calledAlso(decision));
        alone(loop->getBody(), call(m_loop) + values(changed));
        m_loop = outer;
        m_decision = outerDecision;
        insert(m_places.endWithSemicolon(loop), ' ' + values(changed));
    }

    void doLoop(const DoStmt *loop)
    {
        const int outer = m_loop;
        const int outerDecision = m_decision;
        m_loop = iterationMark(loop);
        const Expr *condition = loop->getCond();
        const Numbers changed = changedBy(condition);
        m_decision = conditionMark(condition);
        const std::string end = callAlso(m_decision);
        const Stmt *body = loop->getBody();
        const bool isBlock = isa<CompoundStmt>(body);
        alone(body, call(m_loop) + values(changed), isBlock ? std::string() : end);
        if (isBlock)
            insert(m_places.end(body) - 1, end);
        m_loop = outer;
        m_decision = outerDecision;
        insert(m_places.endWithSemicolon(loop), ' ' + values(changed));
    }

    /// `for (i = 0; c; i++) s` becomes `{ mark; i = 0; mark; for (; c; mark, i++, mark, mark) s }`.
    void counted(const ForStmt *loop)
    {
        const std::size_t outside = m_inScope.size();
        const std::size_t named = m_named.size();
        const int outer = m_loop;
        const int outerDecision = std::exchange(m_decision, -1);
        const auto *declarations = dyn_cast_or_null<DeclStmt>(loop->getInit());
        if (declarations)
            setScopeEnds(declarations, m_places.endWithSemicolon(loop));
        const Numbers changedFirst = changedBy(loop->getInit());
        std::string own;
        for (const VarDecl *variable : variablesIn(declarations))
            own += declared(variable);
        const std::string started = values(changedFirst, certainIn(loop->getInit())) + own;
        const int first = loop->getInit() ? addStatement(loop->getInit(), m_places.begin(loop->getInit()),
                                                         m_places.end(loop->getInit()) - (declarations ? 1 : 0))
                                          : -1;
        m_loop = iterationMark(loop);
        const Expr *condition = loop->getCond();
        const Numbers changed = changedBy(condition);
        const int decision = conditionMark(condition);
        if (loop->getInit()) {
            replace(begin(loop), m_places.begin(loop->getInit()), "{ " + call(first));
            const unsigned end = m_places.find(';', m_places.end(loop->getInit()) - 1) + 1;
            insert(end, ' ' + started + callAlso(decision) + "for (;");
        } else if (begin(loop) != m_places.begin(loop)) {
            replace(begin(loop), m_places.begin(loop), callAlso(decision));
        } else {
            insert(begin(loop), callAlso(decision));
        }
        alone(loop->getBody(), call(m_loop) + values(changed));
        if (const Expr *step = loop->getInc()) {
            const unsigned at = m_places.begin(step);
            const unsigned end = m_places.balancedEnd(step);
            insert(at, called(addStatement(step, at, end)) + ", ");
            std::string after;
            for (const int mark : valueMarks(changedBy(step), certainIn(step)))
                after += ", " + called(mark);
            insert(end, after + (decision < 0 ? "" : ", " + called(decision)));
        } else {
            insert(m_places.begin(loop->getRParenLoc()), calledAlso(decision));
        }
        m_loop = outer;
        m_decision = outerDecision;
        const std::string last = ' ' + values(changed);
        m_inScope.resize(outside);
        m_named.resize(named);
        insert(m_places.endWithSemicolon(loop), loop->getInit() ? last + '}' : last);
    }

    bool isAlways(const Expr *condition) const
    {
        bool value = false;
        return !condition->isValueDependent() && !condition->HasSideEffects(m_ast) && condition->EvaluateAsBooleanCondition(value, m_ast);
    }

    ProgramPlaces m_places;
    ASTContext &m_ast;
    std::vector<StepMark> m_marks;
    std::vector<FlatSource::Change> m_edits;
    std::vector<const VarDecl *> m_variables; ///< of the function
    std::map<const VarDecl *, int> m_numbers;
    std::map<const VarDecl *, unsigned> m_scopeEnds; ///< of those that were declared so far
    std::map<const VarDecl *, int> m_loopsAround;    ///< the same: the Iteration of the innermost
    std::map<const Stmt *, unsigned> m_hintsBegin;   ///< of loops with hints
    VariableChanges m_changes;                       ///< of the function
    unsigned m_blockEnd = 0;
    std::vector<const VarDecl *> m_named; ///< all that are declared where one is, the last ones first found by their names
    Numbers m_hidden;                     ///< that may have changed where another variable had their name
    Numbers m_chosenBy;                   ///< that the condition of the switch around changes
    std::vector<int> m_inScope;           ///< that may change where they are not named
    int m_loop = -1;
    int m_decision = -1; ///< of the innermost loop, where that is `do`: what each `continue` in it leads to
};

} // namespace

std::vector<const VarDecl *> variablesOf(const FunctionDecl *function)
{
    VariableReader reader;
    for (ParmVarDecl *parameter : function->parameters())
        reader.variables.push_back(parameter);
    reader.TraverseStmt(function->getBody());
    return reader.variables;
}

std::optional<ValueForm> steppedForm(const VarDecl *variable, const ASTContext &ast)
{
    const QualType type = variable->getType();
    if (spaceLetter(type) || variable->isStaticLocal() || variable->hasExternalStorage() || variable->getName().empty())
        return std::nullopt;
    if (type->isPointerType())
        return type->getPointeeType()->isFunctionType() ? std::nullopt : std::optional(ValueForm::Pointer);
    if (type->isArrayType() || type->isRecordType()) {
        const auto element = ast.getBaseElementType(type);
        const bool isKnown = !type->isIncompleteType() && !type->isVariableArrayType() &&
                             TypeDescription(ast).elementType(element).has_value() && !(element->isUnionType());
        const bool isSmall = isKnown && quint64(ast.getTypeSizeInChars(type).getQuantity()) <= mostBytes;
        return isSmall ? std::optional(ValueForm::Parts) : std::nullopt;
    }
    return deviceType(type, ast).isNamed() ? std::optional(ValueForm::Whole) : std::nullopt;
}

MarkedSource withStepMarks(const FlatSource &source, ASTContext &ast, const std::vector<const FunctionDecl *> &functions)
{
    StepMarker marker(source, ast);
    for (const FunctionDecl *function : functions)
        marker.mark(function);
    return marker.result(source);
}

} // namespace kernelscope
