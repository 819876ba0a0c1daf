#include "instrument/ResultPointers.h"

#include <algorithm>

namespace kernelscope {

using namespace clang;

bool ResultPointers::isOne(const std::string &name)
{
    static const char *const names[] = {"fract", "modf", "sincos", "frexp", "lgamma_r", "remquo"};
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

bool ResultPointers::rewrite(const CallExpr *call, const std::string &name)
{
    if (!isOne(name) || call->getNumArgs() < 2)
        return false;
    const Expr *pointer = call->getArg(call->getNumArgs() - 1);
    if (!pointer->getType()->isPointerType())
        return false;
    // Before it was made generic, as OpenCL C 2.0 declares these functions.
    QualType pointee = pointer->IgnoreParenImpCasts()->getType();
    if (const auto *array = m_context.ast().getAsArrayType(pointee))
        pointee = array->getElementType();
    else
        pointee = pointee->getPointeeType();
    if (pointee.isNull())
        return false;
    const char space = spaceLetter(pointee);
    const DeviceType stored = deviceType(pointee, m_context.ast());
    const DeviceType value = deviceType(call->getType(), m_context.ast());
    if (!space || !stored.isNamed() || !value.isNamed())
        return false;
    const unsigned set = m_context.objects().setNumber(m_context.flow().ofValue(pointer), space);
    const std::string store = m_context.device.store(stored, {space});
    const std::string function = "ks_" + name + "_" + space + "_" + value.word + "_" + stored.word;
    std::string parameters;
    std::string arguments;
    for (unsigned i = 0; i + 1 < call->getNumArgs(); ++i) {
        const std::string letter(1, char('a' + i));
        parameters += value.name + " " + letter + ", ";
        arguments += letter + ", ";
    }
    m_context.device.add(function, value.name + " " + function + "(ks_context *ks, uint site, uint set, " + parameters + spaceName(space) +
                                       " " + stored.name + " *p) { " + stored.name + " v; " + value.name + " r = " + name + "(" +
                                       arguments + "&v); " + store + "(ks, site, set, p, v); return r; }");
    const int site = m_context.addAccess(SiteKind::Store, call, QString::fromStdString(name), pointee, space, set);
    m_context.flows.noteStep(call, 0, site);
    const unsigned begin = m_context.begin(call);
    m_context.edits.replace(begin, m_context.find('(', begin) + 1, callStart(function, site, set));
    for (const Expr *argument : call->arguments())
        m_context.walker->walk(argument);
    return true;
}

} // namespace kernelscope
