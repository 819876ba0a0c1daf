#include "instrument/ValueGraph.h"

#include <algorithm>

#include "instrument/DeviceTypes.h"
#include "instrument/PointerFlow.h"
#include "instrument/ResultPointers.h"
#include "instrument/Uniformity.h"

namespace kernelscope {

using namespace clang;

bool isFollowed(QualType type)
{
    return !type->isVoidType() && !type->isPointerType() && !type->isImageType() && !type->isSamplerT() &&
           !type->isEventT() && !spaceLetter(type);
}

/// Goes through a function's body and notes its steps.
class ValueGraphBuilder
{
public:
    ValueGraphBuilder(ValueGraph &graph, const FunctionDecl *function) : m_graph(graph), m_function(function) {}

    void statement(const Stmt *statement)
    {
        if (isa<UnaryExprOrTypeTraitExpr>(statement) || isa<ConstantExpr>(statement))
            return;
        if (const auto *value = dyn_cast<Expr>(statement))
            return expression(value);
        if (const auto *declarations = dyn_cast<DeclStmt>(statement)) {
            for (const Decl *declaration : declarations->decls())
                declared(dyn_cast<VarDecl>(declaration));
            return;
        }
        if (const auto *result = dyn_cast<ReturnStmt>(statement); result && result->getRetValue())
            add(result, 0, isFollowed(m_function->getReturnType()) ? m_function : nullptr,
                valueParts(result->getRetValue()), combinationOf(result->getRetValue()));
        const Expr *condition = conditionOf(statement);
        const Stmt *before = isa<ForStmt>(statement) ? cast<ForStmt>(statement)->getInit() : nullptr;
        if (const auto *head = dyn_cast_or_null<DeclStmt>(before))
            m_graph.m_inHeads.insert(head->decl_begin(), head->decl_end());
        for (const Stmt *part : {before, static_cast<const Stmt *>(condition)}) {
            if (part)
                child(statement, part);
        }
        if (condition)
            m_conditions.push_back({condition, isLoop(statement)});
        for (const Stmt *part : statement->children()) {
            if (part && part != before && part != condition)
                child(statement, part);
        }
        if (condition)
            m_conditions.pop_back();
    }

private:
    struct Condition
    {
        const Expr *expression;
        bool isLoops;
    };

    /// A part of a statement that is no expression itself.
    void child(const Stmt *parent, const Stmt *part)
    {
        const auto *value = dyn_cast<Expr>(part);
        if (!value)
            return statement(part);
        const bool isTaken = value == conditionOf(parent) || isa<ReturnStmt>(parent) ||
                             (isa<CaseStmt>(parent) && part != cast<CaseStmt>(parent)->getSubStmt());
        if (!isTaken)
            discard(value);
        whole(value);
    }

    void discard(const Expr *value)
    {
        value = value->IgnoreParens();
        m_graph.m_discarded.insert(value);
        if (const auto *comma = dyn_cast<BinaryOperator>(value); comma && comma->getOpcode() == BO_Comma)
            discard(comma->getRHS());
    }

    /// An expression that is part of no other.
    void whole(const Expr *value)
    {
        m_calls.clear();
        expression(value);
        if (m_calls.size() > 1)
            m_graph.m_ownResults.insert(m_calls.begin(), m_calls.end());
        m_calls.clear();
    }

    void add(const void *where, unsigned index, const Decl *target, ValueParts parts, const QString &combine)
    {
        ValueStep step{target, std::move(parts), combine, {}, {}};
        for (const Condition &condition : m_conditions) {
            step.conditions.push_back(condition.expression);
            if (!condition.isLoops)
                step.choices.push_back(condition.expression);
        }
        m_graph.m_steps.insert_or_assign({where, index}, std::move(step));
    }

    void declared(const VarDecl *variable)
    {
        if (!variable || !variable->getInit())
            return;
        if (isFollowed(variable->getType()) && !variable->isStaticLocal())
            add(variable, 0, variable, valueParts(variable->getInit()), combinationOf(variable->getInit()));
        whole(variable->getInit());
    }

    /// A change of `lvalue`, which may keep a part of what was there.
    void changed(const Expr *where, const Expr *lvalue, ValueParts parts, const QString &combine, bool keeps)
    {
        const Decl *target = nullptr;
        if (!spaceOfLvalue(lvalue)) {
            if (!isFollowed(lvalue->getType()))
                return;
            target = dyn_cast_or_null<VarDecl>(directVariable(lvalue));
            const Expr *inner = lvalue->IgnoreParens();
            if (target && (keeps || (!isa<DeclRefExpr>(inner) && !isElementOfVariable(inner))))
                parts.variables.insert(parts.variables.begin(), {cast<ValueDecl>(target), inner});
        }
        add(where, 0, target, std::move(parts), combine);
    }

    void call(const CallExpr *call)
    {
        if (const FunctionDecl *definition = definitionCalled(call)) {
            m_calls.push_back(call);
            for (unsigned i = 0; i < std::min(call->getNumArgs(), definition->getNumParams()); ++i) {
                const ParmVarDecl *parameter = definition->getParamDecl(i);
                if (isFollowed(parameter->getType()))
                    add(call, i, parameter, valueParts(call->getArg(i)), combinationOf(call->getArg(i)));
            }
            return;
        }
        const FunctionDecl *callee = call->getDirectCallee();
        const std::string name = callee ? callee->getNameAsString() : std::string();
        const auto starts = [&](const char *start) { return name.rfind(start, 0) == 0; };
        const bool givesMore = ResultPointers::isOne(name);
        if (!givesMore && !starts("atom") && !starts("vstore") && !starts("write_image"))
            return;
        ValueParts parts;
        for (const Expr *argument : call->arguments()) {
            const bool isData = givesMore          ? !argument->getType()->isPointerType()
                                : starts("atom")   ? argument != call->getArg(0)
                                : starts("vstore") ? argument == call->getArg(0)
                                                   : argument == call->getArg(call->getNumArgs() - 1);
            if (!isData)
                continue;
            const ValueParts more = valueParts(argument);
            parts.variables.insert(parts.variables.end(), more.variables.begin(), more.variables.end());
            parts.loads.insert(parts.loads.end(), more.loads.begin(), more.loads.end());
            parts.calls.insert(parts.calls.end(), more.calls.begin(), more.calls.end());
            parts.conditions.insert(parts.conditions.end(), more.conditions.begin(), more.conditions.end());
            parts.exact = parts.exact && more.exact;
        }
        const QString combine = starts("atom") ? combinationOf(QString::fromStdString(name)) : QString();
        add(call, 0, nullptr, std::move(parts), starts("vstore") ? combinationOf(call->getArg(0)) : combine);
    }

    void escape(const Expr *lvalue)
    {
        const ValueDecl *variable = directVariable(lvalue);
        if (variable && !spaceOfLvalue(lvalue))
            m_graph.m_escaped.insert(variable);
    }

    void expression(const Expr *value)
    {
        if (isa<UnaryExprOrTypeTraitExpr>(value) || isa<ConstantExpr>(value))
            return;
        if (const auto *operation = dyn_cast<BinaryOperator>(value)) {
            if (operation->getOpcode() == BO_Assign)
                changed(operation, operation->getLHS(), valueParts(operation->getRHS()),
                        combinationOf(operation->getRHS()), false);
            else if (operation->isCompoundAssignmentOp())
                changed(operation, operation->getLHS(), valueParts(operation->getRHS()),
                        combinationOf(QString::fromStdString(operation->getOpcodeStr().str())), true);
            else if (operation->getOpcode() == BO_Comma)
                discard(operation->getLHS());
        } else if (const auto *unary = dyn_cast<UnaryOperator>(value)) {
            if (unary->isIncrementDecrementOp())
                changed(unary, unary->getSubExpr(), {},
                        unary->isIncrementOp() ? QStringLiteral("+") : QString(), true);
            else if (unary->getOpcode() == UO_AddrOf)
                escape(unary->getSubExpr());
        } else if (const auto *cast = dyn_cast<CastExpr>(value)) {
            if (cast->getCastKind() == CK_ArrayToPointerDecay)
                escape(cast->getSubExpr());
        } else if (const auto *subscript = dyn_cast<ArraySubscriptExpr>(value)) {
            const Expr *base = subscript->getBase();
            const auto *decay = dyn_cast<ImplicitCastExpr>(base->IgnoreParens());
            expression(decay && decay->getCastKind() == CK_ArrayToPointerDecay ? decay->getSubExpr() : base);
            return expression(subscript->getIdx());
        } else if (const auto *called = dyn_cast<CallExpr>(value)) {
            call(called);
        }
        parts(value);
    }

    void parts(const Expr *value)
    {
        const Expr *condition = conditionOf(value);
        if (condition) {
            expression(condition);
            m_conditions.push_back({condition, false});
        }
        for (const Stmt *part : value->children()) {
            if (part && part != condition && isa<Expr>(part))
                expression(cast<Expr>(part));
        }
        if (condition)
            m_conditions.pop_back();
    }

    ValueGraph &m_graph;
    const FunctionDecl *m_function;
    std::vector<Condition> m_conditions;
    std::vector<const CallExpr *> m_calls;
};

ValueGraph::ValueGraph(std::vector<const FunctionDecl *> functions) : m_functions(std::move(functions))
{
    for (const FunctionDecl *function : m_functions)
        ValueGraphBuilder(*this, function).statement(function->getBody());
    solve();
}

const ValueStep *ValueGraph::step(const void *where, unsigned index) const
{
    const auto found = m_steps.find({where, index});
    return found == m_steps.end() ? nullptr : &found->second;
}

std::vector<unsigned> ValueGraph::recordedParameters(const FunctionDecl *definition) const
{
    std::vector<unsigned> result;
    for (unsigned i = 0; definition && i < definition->getNumParams(); ++i) {
        if (isRecorded(definition->getParamDecl(i)))
            result.push_back(i);
    }
    return result;
}

bool ValueGraph::isLoaded(const ValueParts &parts) const
{
    const auto isLoadedCondition = [&](const Expr *condition) { return isLoaded(valueParts(condition)); };
    return !parts.loads.empty() || !parts.exact ||
           std::any_of(parts.variables.begin(), parts.variables.end(),
                       [&](const ValueParts::Read &read) {
                           return m_loaded.count(read.variable) > 0 || isEscaped(read.variable);
                       }) ||
           std::any_of(parts.calls.begin(), parts.calls.end(),
                       [&](const CallExpr *call) { return m_loaded.count(definitionCalled(call)) > 0; }) ||
           std::any_of(parts.conditions.begin(), parts.conditions.end(), isLoadedCondition);
}

bool ValueGraph::use(const ValueParts &parts)
{
    bool changed = false;
    for (const ValueParts::Read &read : parts.variables)
        changed |= m_used.insert(read.variable).second;
    for (const CallExpr *call : parts.calls)
        changed |= m_used.insert(definitionCalled(call)).second;
    for (const Expr *condition : parts.conditions)
        changed |= use(valueParts(condition));
    return changed;
}

void ValueGraph::solve()
{
    std::map<const Expr *, ValueParts> conditions;
    for (const auto &[where, step] : m_steps) {
        for (const Expr *condition : step.conditions) {
            if (!conditions.count(condition))
                conditions[condition] = valueParts(condition);
        }
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto &[where, step] : m_steps) {
            const auto decides = [&](const Expr *condition) { return isLoaded(conditions[condition]); };
            if (step.target && !m_loaded.count(step.target) &&
                (isLoaded(step.parts) || std::any_of(step.choices.begin(), step.choices.end(), decides)))
                changed |= m_loaded.insert(step.target).second;
        }
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto &[where, step] : m_steps) {
            if (step.target && !m_used.count(step.target))
                continue;
            changed |= use(step.parts);
            for (const Expr *condition : step.conditions)
                changed |= use(conditions[condition]);
        }
    }
}

} // namespace kernelscope
