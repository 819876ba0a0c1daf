#include "instrument/BuiltinCalls.h"

#include "instrument/FenceFlags.h"

namespace kernelscope {
namespace {

using namespace clang;

bool isOneOf(const std::string &name, std::initializer_list<const char *> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// The 4 of "vload4"; 0 for anything else.
unsigned vectorWidth(const std::string &name, const char *start)
{
    if (!name.starts_with(start))
        return 0;
    const std::string width = name.substr(std::string(start).size());
    return isOneOf(width, {"2", "3", "4", "8", "16"}) ? unsigned(std::stoul(width)) : 0;
}

} // namespace

/// A pointer that is handed to one of OpenCL's functions.
struct BuiltinCalls::Pointer
{
    char space = 0; ///< 0: private, or no pointer
    QualType pointee;
    DeviceType device;
    unsigned set = 0;
};

BuiltinCalls::Pointer BuiltinCalls::pointer(const Expr *argument) const
{
    Pointer result;
    const Expr *inner = argument->IgnoreParenImpCasts();
    QualType type = inner->getType();
    if (const auto *array = m_context.ast().getAsArrayType(type))
        result.pointee = array->getElementType();
    else if (type->isPointerType())
        result.pointee = type->getPointeeType();
    else
        return result;
    result.space = spaceLetter(result.pointee);
    if (!result.space)
        return result;
    result.device = deviceType(result.pointee, m_context.ast());
    result.set = m_context.objects().setNumber(m_context.flow().ofValue(argument), result.space);
    return result;
}

void BuiltinCalls::redirect(const CallExpr *call, const std::string &start)
{
    const unsigned begin = m_context.begin(call);
    m_context.edits.replace(begin, m_context.find('(', begin) + 1, start);
    for (const Expr *argument : call->arguments())
        m_context.walker->walk(argument);
}

/// barrier(f) becomes (ks_barrier(ks,3),barrier(f)).
void BuiltinCalls::recordFlags(const CallExpr *call, int site)
{
    const FenceFlags flags = fenceFlags(call->getArg(0), m_context.ast());
    flags.describe(m_context.sites[site]);
    for (unsigned i = 1; i < call->getNumArgs(); ++i) {
        const QString constant = memoryConstant(call->getArg(i));
        const bool isOrder = m_context.sites[site].kind == SiteKind::Fence && i == 1;
        (isOrder ? m_context.sites[site].order : m_context.sites[site].scope) = constant;
    }
    std::string record = "ks_barrier(ks," + std::to_string(site) + ")";
    if (!flags.known)
        record = "ks_fence(ks," + std::to_string(site) + "," + m_context.text(call->getArg(0)) + ")";
    if (!m_context.whoMeets.empty())
        record = m_context.whoMeets + " ? " + record + " : (void)0";
    m_context.edits.insert(m_context.begin(call), "(" + record + ",");
    m_context.edits.insert(m_context.end(call), ")");
}

bool BuiltinCalls::barrier(const CallExpr *call)
{
    const int site = m_context.meetingSite(call);
    recordFlags(call, site);
    return true;
}

bool BuiltinCalls::fence(const CallExpr *call, const std::string &name)
{
    const int site = m_context.addSite(SiteKind::Fence, call, QString::fromStdString(name));
    recordFlags(call, site);
    return true;
}

bool BuiltinCalls::vectorLoad(const CallExpr *call, const std::string &name)
{
    const unsigned width = vectorWidth(name, "vload");
    const Pointer source = width ? pointer(call->getArg(1)) : Pointer();
    if (!source.space || !source.device.isNamed())
        return false;
    const int site = m_context.addAccess(SiteKind::Load, call, QString::fromStdString(name), call->getType(), source.space, source.set);
    m_context.flows.noteLoad(call, site);
    redirect(call, callStart(m_context.device.vectorLoad(source.device, width, source.space), site, source.set));
    return true;
}

bool BuiltinCalls::vectorStore(const CallExpr *call, const std::string &name)
{
    const unsigned width = vectorWidth(name, "vstore");
    const Pointer target = width ? pointer(call->getArg(2)) : Pointer();
    if (!target.space || !target.device.isNamed())
        return false;
    const int site =
        m_context.addAccess(SiteKind::Store, call, QString::fromStdString(name), call->getArg(0)->getType(), target.space, target.set);
    m_context.flows.noteStep(call, 0, site);
    redirect(call, callStart(m_context.device.vectorStore(target.device, width, target.space), site, target.set));
    return true;
}

void BuiltinCalls::noteUnknownPointers(const CallExpr *call, const std::string &name)
{
    if (name.starts_with("atom") || name.starts_with("prefetch") || name.starts_with("wait_group") || name.starts_with("printf") ||
        name.starts_with("to_"))
        return;
    for (const Expr *argument : call->arguments()) {
        if (pointer(argument).space) {
            m_context.leaveUntraced(
                call, QStringLiteral("What %1 reads or writes through its pointer is not traced.").arg(QString::fromStdString(name)));
            return;
        }
    }
}

bool BuiltinCalls::rewrite(const CallExpr *call, const std::string &name)
{
    if (isOneOf(name, {"barrier", "work_group_barrier"}) && call->getNumArgs() >= 1)
        return barrier(call);
    if (isOneOf(name, {"mem_fence", "read_mem_fence", "write_mem_fence", "atomic_work_item_fence"}))
        return fence(call, name);
    if (m_atomics.rewrite(call, name) || m_copies.rewrite(call, name) || m_halves.rewrite(call, name) || m_images.rewrite(call, name) ||
        m_results.rewrite(call, name) || vectorLoad(call, name) || vectorStore(call, name))
        return true;
    noteUnknownPointers(call, name);
    return false;
}

} // namespace kernelscope
