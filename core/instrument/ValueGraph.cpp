#include "instrument/ValueGraph.h"

#include <algorithm>

#include "instrument/CalledFunction.h"
#include "instrument/DeviceTypes.h"
#include "instrument/ValueGraphBuilder.h"

namespace kernelscope {

using namespace clang;

bool isFollowed(QualType type)
{
    return !type->isVoidType() && !type->isPointerType() && !type->isImageType() && !type->isSamplerT() && !type->isEventT() &&
           !spaceLetter(type);
}

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
                       [&](const ValueParts::Read &read) { return m_loaded.count(read.variable) > 0 || isEscaped(read.variable); }) ||
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
