#include "instrument/Assignments.h"

#include "instrument/CalledFunction.h"
#include "instrument/StreakWriter.h"
#include "instrument/TypeDescription.h"

namespace kernelscope {

using namespace clang;

int Assignments::addSite(unsigned begin, unsigned end, const QualType &type)
{
    const int number = m_context.addSite(SiteKind::Assignment, begin, end);
    const TypeDescription types(m_context.ast());
    AccessSite &site = m_context.sites[number];
    site.memory = AddressSpace::Private;
    site.typeName = types.spelling(type);
    site.type = types.elementType(type);
    return number;
}

std::string Assignments::mark(int site)
{
    m_context.device.add("ks_flow", "void ks_flow(ks_context *ks, uint site) { ks_mark(ks, site, 0, 0u); }");
    return "ks_flow(ks," + std::to_string(site) + ")";
}

/// The same of a step that a loop makes: where its turns are recorded together nothing is left of it.
EditText Assignments::markOfStep(int site, const Expr *step)
{
    if (m_context.streak)
        m_context.streak->add(site, step);
    return {mark(site), "(void)0"};
}

bool Assignments::assign(const Expr *operation, const Expr *target)
{
    const ValueStep *step = m_context.flows.isOn() ? m_context.flows.graph().step(operation) : nullptr;
    if (!step || !m_context.flows.isRecorded(step->target))
        return false;
    const bool discarded = m_context.flows.graph().isDiscarded(operation);
    const DeviceType type = deviceType(target->getType(), m_context.ast());
    if (!discarded && !type.isNamed())
        return false;
    const unsigned begin = m_context.begin(operation);
    const unsigned end = m_context.balancedEnd(operation);
    const std::string kept = discarded ? std::string() : m_context.temporary(type.name);
    m_context.edits.insert(begin, discarded ? "(" : "(" + kept + "=(");
    m_context.walker->walkOperands(operation);
    const int site = addSite(begin, end, target->getType());
    m_context.flows.noteStep(operation, 0, site);
    m_context.edits.insert(end, EditText(discarded ? "," : "),") + markOfStep(site, operation) + (discarded ? ")" : "," + kept + ")"));
    return true;
}

bool Assignments::initialise(const VarDecl *variable, bool isAlone)
{
    if (!m_context.flows.isRecorded(variable) || (isAlone && !m_context.flows.graph().isInLoopHead(variable)))
        return false;
    const DeviceType type = deviceType(variable->getType(), m_context.ast());
    const Expr *value = variable->getInit()->IgnoreImplicit();
    if (!type.isNamed() || isa<InitListExpr>(value))
        return false;
    const std::string kept = m_context.temporary(type.name);
    m_context.edits.insert(m_context.begin(value), "(" + kept + "=(");
    m_context.walker->walk(variable->getInit());
    const unsigned end = m_context.balancedEnd(value);
    const int site = addSite(m_context.begin(variable->getLocation()), end, variable->getType());
    m_context.flows.noteStep(variable, 0, site);
    m_context.edits.insert(end, ")," + markOfStep(site, value) + "," + kept + ")");
    return true;
}

EditText Assignments::declared(const VarDecl *variable)
{
    if (!m_context.flows.isRecorded(variable) || !m_context.flows.graph().step(variable) || m_context.flows.graph().isInLoopHead(variable))
        return "";
    const unsigned end = m_context.balancedEnd(variable->getInit());
    const int site = addSite(m_context.begin(variable->getLocation()), end, variable->getType());
    m_context.flows.noteStep(variable, 0, site);
    return " " + markOfStep(site, variable->getInit()) + ";";
}

std::string Assignments::sitesOfCall(const CallExpr *call)
{
    if (!m_context.flows.isOn())
        return {};
    int first = -1;
    for (const unsigned parameter : m_context.flows.graph().recordedParameters(definitionCalled(call))) {
        const Expr *argument = call->getArg(parameter);
        const int site = addSite(m_context.begin(argument), m_context.balancedEnd(argument), argument->getType());
        m_context.flows.noteStep(call, parameter, site);
        first = first < 0 ? site : first;
    }
    return first < 0 ? std::string() : std::to_string(first) + "u";
}

std::string Assignments::openResult(const CallExpr *call)
{
    const FunctionDecl *function = definitionCalled(call);
    const DeviceType type = deviceType(call->getType(), m_context.ast());
    if (!m_context.flows.isRecorded(function) || !m_context.flows.graph().needsOwnResult(call) || !type.isNamed())
        return {};
    const int site = addSite(m_context.begin(call), m_context.end(call), call->getType());
    m_context.flows.noteResult(call, site);
    const std::string kept = m_context.temporary(type.name);
    m_context.edits.insert(m_context.begin(call), "(" + kept + "=");
    return "," + mark(site) + "," + kept + ")";
}

std::string Assignments::resultMark(const ReturnStmt *statement)
{
    if (!statement->getRetValue() || !m_context.flows.isRecorded(m_context.function))
        return {};
    const Expr *value = statement->getRetValue();
    const int site = addSite(m_context.begin(value), m_context.balancedEnd(value), m_context.function->getReturnType());
    m_context.flows.noteStep(statement, 0, site);
    return mark(site);
}

bool Assignments::giveBack(const ReturnStmt *statement)
{
    const Expr *value = statement->getRetValue();
    const DeviceType type = deviceType(m_context.function->getReturnType(), m_context.ast());
    if (!value || !m_context.flows.isRecorded(m_context.function) || !type.isNamed())
        return false;
    const std::string kept = m_context.temporary(type.name);
    m_context.edits.insert(m_context.begin(value), "(" + kept + "=(");
    m_context.walker->walk(value);
    m_context.edits.insert(m_context.balancedEnd(value), ")," + resultMark(statement) + "," + kept + ")");
    return true;
}

std::string Assignments::parameter(const RewriteContext &context, const FunctionDecl *function)
{
    const bool any = context.flows.isOn() && !context.flows.graph().recordedParameters(function).empty();
    return any ? ", uint ks_call" : std::string();
}

std::string Assignments::startOf(const RewriteContext &context, const FunctionDecl *function)
{
    std::string text;
    if (!context.flows.isOn())
        return text;
    const std::size_t count = context.flows.graph().recordedParameters(function).size();
    for (std::size_t i = 0; i < count; ++i)
        text += "ks_mark(ks, ks_call" + (i ? " + " + std::to_string(i) + "u" : std::string()) + ", 0, 0u); ";
    return text;
}

} // namespace kernelscope
