#include "instrument/ValueFlows.h"

#include <clang/AST/ASTContext.h>
#include <clang/Basic/SourceManager.h>

#include <algorithm>

#include <QMap>

#include "instrument/CalledFunction.h"
#include "instrument/DeviceTypes.h"
#include "instrument/SyntaxVisitor.h"

namespace kernelscope {
namespace {

using namespace clang;

/// The variables of a function and its calls, in the order of the text.
class NamedThings : public SyntaxVisitor
{
public:
    std::vector<const VarDecl *> variables;
    std::vector<const CallExpr *> calls;
    bool VisitVarDecl(VarDecl *variable) override
    {
        variables.push_back(variable);
        return true;
    }
    bool VisitCallExpr(CallExpr *call) override
    {
        calls.push_back(call);
        return true;
    }
};

QString plainName(const NamedDecl *named)
{
    return QString::fromStdString(named->getNameAsString());
}

template <typename T> void addOnce(QList<T> &list, const T &item)
{
    if (!list.contains(item))
        list.append(item);
}

} // namespace

void ValueFlows::turnOn(const FlatSource &source, const ASTContext &ast)
{
    m_isOn = true;
    const std::vector<const FunctionDecl *> &functions = m_graph->functions();
    NamedThings things;
    for (const FunctionDecl *function : functions)
        things.TraverseDecl(const_cast<FunctionDecl *>(function));
    const SourceManager &sources = ast.getSourceManager();
    const auto place = [&](SourceLocation location) {
        const unsigned offset = sources.getFileOffset(sources.getFileLoc(location));
        return source.range(offset, offset + 1).begin;
    };
    QMap<QString, int> uses;
    QMap<QString, int> usesOfLine;
    const auto onLine = [&](const NamedDecl *named) { return plainName(named) + u'@' + QString::number(place(named->getLocation()).line); };
    for (const VarDecl *variable : things.variables) {
        ++uses[plainName(variable)];
        ++usesOfLine[onLine(variable)];
    }
    for (const VarDecl *variable : things.variables) {
        QString name = plainName(variable);
        if (uses[name] > 1)
            name = onLine(variable);
        if (usesOfLine[name] > 1)
            name += u':' + QString::number(place(variable->getLocation()).column);
        m_names[variable] = name;
    }
    for (const FunctionDecl *function : functions)
        m_names[function] = plainName(function) + QStringLiteral("()");
    for (const CallExpr *call : things.calls) {
        const SourcePlace where = place(call->getBeginLoc());
        if (const FunctionDecl *function = definitionCalled(call))
            m_ownNames[call] = QStringLiteral("%1()@%2:%3").arg(plainName(function)).arg(where.line).arg(where.column);
    }
}

QString ValueFlows::name(const Decl *target) const
{
    const auto found = m_names.find(target);
    return found == m_names.end() ? QString() : found->second;
}

QString ValueFlows::ownName(const CallExpr *call) const
{
    const auto found = m_ownNames.find(call);
    return found == m_ownNames.end() ? QString() : found->second;
}

std::vector<const VarDecl *> ValueFlows::recordedArrays(const ASTContext &ast) const
{
    std::vector<const VarDecl *> result;
    if (!m_isOn)
        return result;
    NamedThings things;
    for (const FunctionDecl *function : m_graph->functions())
        things.TraverseStmt(function->getBody());
    for (const VarDecl *variable : things.variables) {
        if (!ast.getAsConstantArrayType(variable->getType()) || !isRecorded(variable) || m_graph->isInLoopHead(variable))
            continue;
        const DeviceType element = deviceType(ast.getBaseElementType(variable->getType()), ast);
        if (element.isNamed() && !element.record)
            result.push_back(variable);
    }
    return result;
}

void ValueFlows::noteLoad(const Expr *expression, int site)
{
    if (m_graph)
        m_loads[expression->IgnoreParens()] = site;
}

void ValueFlows::noteStep(const void *where, unsigned index, int site)
{
    if (const ValueStep *step = m_graph ? m_graph->step(where, index) : nullptr)
        m_steps.push_back({step, site});
}

void ValueFlows::noteResult(const CallExpr *call, int site)
{
    m_results[call] = site;
}

void ValueFlows::addParts(const ValueParts &parts, QStringList &variables, QList<int> &sites, ValueFlow &flow) const
{
    flow.exact = flow.exact && parts.exact;
    for (const Expr *load : parts.loads) {
        const auto found = m_loads.find(load);
        if (found == m_loads.end())
            flow.exact = false;
        else
            addOnce(sites, found->second);
    }
    for (const ValueParts::Read &read : parts.variables) {
        const auto element = m_loads.find(read.lvalue);
        if (m_graph->isEscaped(read.variable))
            flow.exact = false;
        if (element != m_loads.end())
            addOnce(sites, element->second);
        else if (m_graph->isRecorded(read.variable))
            addOnce(variables, name(read.variable));
    }
    for (const CallExpr *call : parts.calls) {
        if (m_results.count(call))
            addOnce(variables, ownName(call));
        else if (m_graph->isRecorded(definitionCalled(call)))
            addOnce(variables, name(definitionCalled(call)));
    }
    for (const Expr *condition : parts.conditions)
        addCondition(condition, flow);
}

void ValueFlows::addCondition(const Expr *condition, ValueFlow &flow) const
{
    addParts(valueParts(condition), flow.conditionVariables, flow.conditionSites, flow);
}

ValueFlow ValueFlows::flowOf(const ValueStep &step) const
{
    ValueFlow flow;
    flow.combine = step.combine;
    addParts(step.parts, flow.variables, flow.sites, flow);
    const bool exact = flow.exact;
    for (const Expr *condition : step.conditions)
        addCondition(condition, flow);
    flow.exact = exact; // a matter of the value alone
    return flow;
}

/// What every value that a variable gets is made of: where one way leads past a load, nothing certain is known of it. Begins with
/// everything (a variable that is not in the map) and takes away.
ValueFlows::LoadsOfVariables ValueFlows::loadsOfVariables() const
{
    LoadsOfVariables known;
    std::set<const Decl *> hasSteps;
    for (const auto &[where, step] : m_graph->steps())
        hasSteps.insert(step.target);
    const auto isOpen = [&](const Decl *variable) { return hasSteps.contains(variable) && !known.contains(variable); };
    for (;;) {
        LoadsOfVariables next;
        for (const auto &[where, step] : m_graph->steps()) {
            const ValueParts &parts = step.parts;
            const bool anyOpen =
                std::ranges::any_of(parts.variables, [&](const ValueParts::Read &read) { return isOpen(read.variable); }) ||
                std::ranges::any_of(parts.calls, [&](const CallExpr *call) { return isOpen(definitionCalled(call)); });
            if (!step.target || anyOpen)
                continue;
            const Loads loads = loadsIn(parts, known);
            const auto [at, isFirst] = next.try_emplace(step.target, loads);
            if (!isFirst)
                std::erase_if(at->second, [&](int site) { return !loads.contains(site); });
        }
        if (next == known)
            return known;
        known = std::move(next);
    }
}

ValueFlows::Loads ValueFlows::loadsIn(const ValueParts &parts, const LoadsOfVariables &variables) const
{
    Loads loads;
    const auto add = [&](const Decl *from) {
        if (const auto found = variables.find(from); found != variables.end())
            loads.insert(found->second.begin(), found->second.end());
    };
    for (const Expr *load : parts.loads) {
        if (const auto found = m_loads.find(load); found != m_loads.end())
            loads.insert(found->second);
    }
    for (const ValueParts::Read &read : parts.variables) {
        if (!read.variable->getType()->isArrayType() && !m_graph->isEscaped(read.variable))
            add(read.variable);
    }
    for (const CallExpr *call : parts.calls)
        add(definitionCalled(call));
    return loads;
}

/// An update of the place itself (+=) loads it anew.
void ValueFlows::fillInCarried(QList<AccessSite> &sites) const
{
    const LoadsOfVariables variables = loadsOfVariables();
    for (const PlacedStep &placed : m_steps) {
        AccessSite &site = sites[placed.site];
        if (site.kind != SiteKind::Store || site.partner >= 0)
            continue;
        ValueParts carried = placed.step->parts;
        carried.loads.clear();
        const Loads loads = loadsIn(carried, variables);
        site.carried = QList<int>(loads.begin(), loads.end());
    }
}

void ValueFlows::fillIn(QList<AccessSite> &sites) const
{
    fillInCarried(sites);
    if (!m_isOn)
        return;
    for (const PlacedStep &placed : m_steps) {
        AccessSite &site = sites[placed.site];
        site.flow = flowOf(*placed.step);
        if (site.kind == SiteKind::Assignment)
            site.flow.target = name(placed.step->target);
        if (site.partner >= 0 && !site.flow.sites.contains(site.partner))
            site.flow.sites.prepend(site.partner);
    }
    for (const auto &[call, number] : m_results) {
        sites[number].flow.target = ownName(call);
        sites[number].flow.variables = {name(definitionCalled(call))};
    }
}

} // namespace kernelscope
