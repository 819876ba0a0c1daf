#include "instrument/BuiltinCalls.h"

#include <algorithm>

#include "instrument/FenceFlags.h"
#include "instrument/IndexChecks.h"
#include "instrument/OperationChecks.h"
#include "instrument/PrivateBounds.h"
#include "instrument/UninitialisedVariables.h"

namespace kernelscope {
namespace {

using namespace clang;

/// barrier(f) becomes (ks_barrier(ks,3),barrier(f)).
bool recordFlags(RewriteContext &context, const CallExpr *call, int site)
{
    const bool isOfSubGroup = builtinCalled(call).kind == BuiltinKind::SubGroupBarrier;
    const FenceFlags flags = isOfSubGroup ? FenceFlags() : fenceFlags(call->getArg(0), context.ast());
    AccessSite &described = context.sites[site];
    flags.describe(described);
    if (isOfSubGroup) {
        described.scope = MemoryScope::SubGroup;
        described.payloadWords = 2;
    }
    for (unsigned i = 1; i < call->getNumArgs(); ++i) {
        described.order = orderNamedBy(call->getArg(i)).value_or(described.order);
        described.scope = scopeNamedBy(call->getArg(i)).value_or(described.scope);
    }
    std::string record = "ks_barrier(ks," + std::to_string(site) + ")";
    const std::string arguments = "(ks," + std::to_string(site) + "," + context.text(call->getArg(0));
    if (isOfSubGroup)
        record = "KS_SUB_GROUP_FENCE" + arguments + ")";
    else if (!flags.known)
        record = "ks_fence" + arguments + ")";
    context.edits.insert(context.begin(call), "(" + context.unlessAway(record) + ",");
    context.edits.insert(context.end(call), ")");
    return true;
}

/// The device function for a call that names a work-item: of its sub-group by one id, of its work-group by one for each dimension. Where it
/// names none, all of a work-group or sub-group that has to make the call get the first one's value.
std::string namingFunction(RewriteContext &context, const CallExpr *call, const DeviceType &value)
{
    const Builtin &builtin = builtinCalled(call);
    const std::string name = calledName(call);
    const unsigned ids = call->getNumArgs() - 1;
    const std::string function = "ks_" + name + "_" + value.word + "_" + std::to_string(ids);
    const bool isOfWorkGroup = builtin.collective == BuiltinCollective::WorkGroup;
    std::string parameters = "ks_context *ks, uint site, " + value.name + " v", arguments = "v", body;
    for (unsigned d = 0; d < ids; ++d) {
        const std::string id(1, char('x' + d));
        parameters += (isOfWorkGroup ? ", size_t " : ", uint ") + id;
        arguments += ", " + id;
        const std::string size = "get_local_size(" + std::to_string(d) + ")";
        if (isOfWorkGroup)
            body += "if (" + id + " >= " + size + ") { ks_names_none(ks, site, " + id + ", " + size + "); " + id + " = 0; } " +
                    (d ? "stride *= get_local_size(" + std::to_string(d - 1) + "); " : std::string("size_t stride = 1, at = 0; ")) +
                    "at += " + id + " * stride; ";
    }
    if (isOfWorkGroup) {
        body += "ks_collective(ks, site, (uint)at, 0u, ks->items); ";
    } else {
        const bool isXor = builtin.source == BuiltinSource::Xor;
        body += std::string("uint at = ") + (isXor ? "get_sub_group_local_id() ^ x" : "x") + "; KS_COLLECTIVE(ks, site, at); " +
                "if (at >= get_sub_group_size()) { ks_names_none(ks, site, at, get_sub_group_size()); " +
                (builtin.collective == BuiltinCollective::SubGroup ? "x = 0u; " : "") + "} ";
    }
    context.device.add(function,
                       value.name + " " + function + "(" + parameters + ") { " + body + "return " + name + "(" + arguments + "); }");
    return function;
}

/// What a sub-group has to call together, or what names a work-item.
bool rewriteCollective(RewriteContext &context, const CallExpr *call)
{
    const Builtin &builtin = builtinCalled(call);
    const DeviceType value = deviceType(call->getType(), context.ast());
    const bool names = builtin.source != BuiltinSource::None && call->getNumArgs() > 1 && value.isNamed();
    if (!names && builtin.collective != BuiltinCollective::SubGroup)
        return false;
    const int site = context.addCall(SiteKind::Collective, call);
    context.sites[site].payloadWords = 3;
    if (names) {
        context.redirect(call, namingFunction(context, call, value) + "(ks," + std::to_string(site) + ",");
        return true;
    }
    context.edits.insert(context.begin(call), "(KS_COLLECTIVE(ks," + std::to_string(site) + ",0u),");
    context.edits.insert(context.end(call), ")");
    return false;
}

/// The device function for vload_half, vload_halfN, vloada_halfN and their stores, with any rounding. What is recorded is not read from
/// where it was stored: another work-item may have stored there since, and compilers take it that halves are not read as other types.
std::string halfFunction(RewriteContext &context, const CallExpr *call, const DeviceType &vector, char space, unsigned count)
{
    const Builtin &builtin = builtinCalled(call);
    const bool isStore = builtin.memory == BuiltinMemory::Write;
    const std::string name = calledName(call);
    const std::string value = vector.name;
    const std::string function = "ks_" + name + "_" + space + "_" + vector.word;
    const std::string stride = std::to_string(count == 3 && builtin.kind == BuiltinKind::AlignedHalf ? 4 : count);
    const std::string words = std::to_string((count + 1) / 2);
    const std::string bytes = std::to_string(2 * count);
    const std::string pointer = std::string(isStore ? "" : "const ") + spaceName(space) + " half *p";
    std::string body = "union { uint w[" + words + "]; uchar b[" + bytes + "]; } u; ushort h[16] __attribute__((aligned(32))); " +
                       "uint object; ulong offset; u.w[" + words + " - 1] = 0u; const " + spaceName(space) + " uchar *q = (const " +
                       spaceName(space) + " uchar *)p + o * " + stride + " * 2; uint state = ks_find(ks, set, " + addressMacro(space) +
                       "(q), " + bytes + "ul, &object, &offset); ";
    const auto copied = [&](const std::string &to, const std::string &from) {
        return "for (uint i = 0; i < " + bytes + "; i++) " + to + "[i] = " + from + "[i]; ";
    };
    if (isStore)
        body += name + "(v, 0, (__private half *)h); if (state) " + name + "(v, o, p); ";
    else
        body += value + " v = (" + value + ")0; for (uint i = 0; i < 16; i++) h[i] = 0; if (state) { " +
                copied("((__private uchar *)h)", "q") + "v = " + name + "(0, (const __private half *)h); } ";
    body += copied("u.b", "((const __private uchar *)h)") + "ks_access(ks, site, set, object, offset, state, u.w, " + words + "); " +
            (isStore ? "" : "return v; ");
    const std::string start = function + "(ks_context *ks, uint site, uint set, ";
    context.device.add(function, "KS_CALLED " +
                                     (isStore ? "void " + start + value + " v, size_t o, " : value + " " + start + "size_t o, ") + pointer +
                                     ") { " + body + "}");
    return function;
}

/// The type of the pointer that a vload or vstore of private memory takes.
std::string privatePointer(const RewriteContext &context, const CallExpr *call)
{
    const Builtin &builtin = builtinCalled(call);
    const bool isStore = builtin.memory == BuiltinMemory::Write;
    const QualType element = pointeeOf(call->getArg(isStore ? 2 : 1), context.ast()).getUnqualifiedType();
    return std::string(isStore ? "" : "const ") + "__private " +
           (builtin.kind == BuiltinKind::Vector ? deviceType(element, context.ast()).name : "half") + " *";
}

/// The device function for a vload or vstore of a private array, one of so many: it is made where all its elements are within.
/// `isWatched`: what it loads may hold the pattern.
std::string privateFunction(RewriteContext &context, const CallExpr *call, const QualType &value, const PrivateBounds::Room &room,
                            bool isWatched)
{
    const Builtin &builtin = builtinCalled(call);
    const bool isStore = builtin.memory == BuiltinMemory::Write;
    const QualType element = pointeeOf(call->getArg(isStore ? 2 : 1), context.ast()).getUnqualifiedType();
    const unsigned bytes = unsigned(context.ast().getTypeSizeInChars(element).getQuantity());
    const auto *vector = value->getAs<ExtVectorType>();
    const unsigned count = vector ? vector->getNumElements() : 1;
    const unsigned stride = count == 3 && builtin.kind == BuiltinKind::AlignedHalf ? 4 : count;
    const std::string type = deviceType(value, context.ast()).name;
    const std::string name = calledName(call);
    std::string sizes;
    std::string parameters = std::string("ks_context *ks, ") + (isWatched ? "uint unset, uint away, ulong *set, " : "") + "ulong from";
    std::vector<std::string> places, sites, bounds;
    for (const auto &[place, size] : room.places) {
        const std::string number = std::to_string(places.size());
        sizes += "_" + std::to_string(size);
        places.push_back("own" + number);
        sites.push_back("site" + number);
        bounds.push_back(std::to_string(size / bytes) + "ul");
        parameters += ", uint " + sites.back() + ", ulong " + places.back();
    }
    const std::string function = "ks_" + name + "_p" + sizes + "_" + deviceType(value, context.ast()).word + (isWatched ? "_watched" : "");
    parameters += (isStore ? ", " + type + " v" : std::string()) + ", size_t o, " + privatePointer(context, call) + "p";
    const auto owner = PrivateBounds::owner(room, "(from ? from : at)", "at", places, "owner");
    const std::string within = "ulong owner, at = KS_ADDRESS(p) + o * " + std::to_string(stride * bytes) + "ul; long first = (" +
                               owner.found + "(long)(at - " + owner.place + ")) / " + std::to_string(bytes) + "l; if (ks_within(ks, " +
                               owner.choose(places, sites) + ", first < 0l ? first : first + " + std::to_string(count - 1) + "l, " +
                               owner.choose(places, bounds) + ")) ";
    const std::string look = isWatched ? "for (uint i = 0u; i < " + std::to_string(count) +
                                             "u; i++) ks_unset_pattern(ks, unset, away, (const __private uchar *)p + (o * " +
                                             std::to_string(count) + " + i) * " + std::to_string(bytes) + ", " + std::to_string(bytes) +
                                             "u, 1ul, set); "
                                       : std::string();
    const std::string made = isStore ? name + "(v, o, p); }" : "{ " + look + "return " + name + "(o, p); } return (" + type + ")0; }";
    context.device.add(function, "KS_CALLED " + (isStore ? "void" : type) + " " + function + "(" + parameters + ") { " + within + made);
    return function;
}

bool isLoadedFromPatterned(const RewriteContext &context, const CallExpr *call, const PrivateBounds::Room &room)
{
    const Builtin &builtin = builtinCalled(call);
    return builtin.kind == BuiltinKind::Vector && builtin.memory == BuiltinMemory::Read &&
           mayHoldPattern(pointeeOf(call->getArg(1), context.ast()), context.ast()) && context.beginsWithPattern(room);
}

bool rewritePrivateVector(RewriteContext &context, const CallExpr *call, const QualType &value, const Expr *pointer)
{
    const auto room = context.privates().roomOf(pointer);
    const quint64 bytes = quint64(context.ast().getTypeSizeInChars(pointeeOf(pointer, context.ast())).getQuantity());
    if (!room || !deviceType(value, context.ast()).isNamed()) {
        context.leaveUnbounded(call);
        return false;
    }
    const PointerSites sites = addPointerSites(context, call, *room, bytes);
    const bool isWatched = isLoadedFromPatterned(context, call, *room);
    std::string watching;
    if (isWatched) {
        unsetCheck(context, call, room->name, Unset::Pattern);
        watching = std::to_string(context.sites.size() - 1) + "," + context.away() + ",&" + context.temporary("ulong", " = 0ul") + ",";
    }
    const std::string origin = PrivateBounds::originOf(pointer);
    std::string start = privateFunction(context, call, value, *room, isWatched) + "(ks," + watching +
                        (origin.empty() || room->places.size() < 2 ? "0ul" : origin) + ",";
    const auto places = PrivateBounds::placeTexts(*room);
    for (std::size_t i = 0; i < places.size(); ++i)
        start += sites.numbers[i] + "," + places[i] + ",";
    // A pointer without an address space may be generic to the device's compiler.
    context.edits.insert(context.begin(pointer), "(" + privatePointer(context, call) + ")(");
    context.redirect(call, start);
    context.edits.insert(context.balancedEnd(pointer), ")");
    return true;
}

bool rewriteVector(RewriteContext &context, const CallExpr *call)
{
    const Builtin &builtin = builtinCalled(call);
    const bool isHalf = builtin.kind != BuiltinKind::Vector;
    const bool isStore = builtin.memory == BuiltinMemory::Write;
    const Expr *argument = call->getArg(isStore ? 2 : 1);
    const PointerArgument pointer = context.pointerArgument(argument);
    const QualType value = isStore ? call->getArg(0)->getType() : call->getType();
    if (!pointer.pointee.isNull() && (!pointer.space || (pointer.space == 'x' && context.leadsToPrivate(argument))))
        return rewritePrivateVector(context, call, value, argument);
    if (!pointer.space || !pointer.device.isNamed())
        return false;
    const auto *vector = value->getAs<ExtVectorType>();
    const unsigned count = vector ? vector->getNumElements() : 1;
    const int number = context.addAccess(isStore ? SiteKind::Store : SiteKind::Load, call, isHalf ? pointer.pointee : value, pointer);
    std::string function;
    QualType accessed = pointer.pointee;
    const bool isPacked =
        !isHalf && context.casts.mayMisalign(pointer.space, unsigned(context.ast().getTypeAlignInChars(accessed).getQuantity()));
    if (builtin.kind == BuiltinKind::AlignedHalf && count > 1)
        accessed = context.ast().getExtVectorType(accessed.getUnqualifiedType(), count);
    if (isHalf) {
        AccessSite &site = context.sites[number];
        site.sizeInBytes = int(2 * count);
        site.payloadWords = int((count + 1) / 2);
        if (isStore && count == 3 && builtin.kind == BuiltinKind::AlignedHalf)
            site.vectorBytes = 8; // drivers may store all of it
        site.type = ElementType{Scalar::Half, int(count), {}};
        function = halfFunction(context, call, deviceType(value, context.ast()), pointer.space, count);
    } else {
        const DevicePlace place{pointer.space, false, isPacked};
        function =
            isStore ? context.device.vectorStore(pointer.device, count, place) : context.device.vectorLoad(pointer.device, count, place);
    }
    const std::string behind = openAlignmentCheck(context, call, argument, pointer, pointer.device, accessed, isPacked);
    context.redirect(call, callStart(function, number, pointer.set));
    context.edits.insert(context.end(argument), behind);
    return true;
}

/// Its pointer becomes (t = p, ks_within(ks,7,index of t,4ul) ? t : &other).
bool keepPrivateResult(RewriteContext &context, const CallExpr *call, const Expr *pointer)
{
    const auto room = context.privates().roomOf(pointer);
    const QualType pointee = pointeeOf(pointer, context.ast()).getUnqualifiedType();
    const DeviceType stored = deviceType(pointee, context.ast());
    const quint64 size = quint64(context.ast().getTypeSizeInChars(pointee).getQuantity());
    if (!context.privates().isMoved(pointer) && (!room || room->places.back().second >= size))
        return false;
    if (!room || !stored.isNamed()) {
        context.leaveUnbounded(call);
        return false;
    }
    const std::string type = "__private " + stored.name + " *";
    const std::string at = context.temporary(type);
    const std::string other = context.temporary(stored.name);
    const std::string address = "(ulong)(uintptr_t)" + at;
    const std::string origin = PrivateBounds::originOf(pointer);
    const auto places = PrivateBounds::placeTexts(*room);
    const auto owner = PrivateBounds::owner(*room, origin.empty() ? address : origin, address, places,
                                            places.size() > 1 ? context.temporary("ulong") : std::string());
    const PointerSites sites = addPointerSites(context, call, *room, size);
    context.edits.insert(context.begin(pointer), "(" + at + "=(" + type + ")(");
    context.edits.insert(context.balancedEnd(pointer), ")," + owner.found + "ks_within(ks," + owner.choose(places, sites.numbers) +
                                                           ",(long)(" + address + "-" + owner.place + ")/" + std::to_string(size) + "l," +
                                                           owner.choose(places, sites.bounds) + ")?" + at + ":&" + other + ")");
    return true;
}

/// A function that gives a second result through a pointer (fract, remquo): where that leads to traced memory, it is a store.
bool rewriteSecondResult(RewriteContext &context, const CallExpr *call)
{
    const Expr *argument = call->getArg(call->getNumArgs() - 1);
    const PointerArgument pointer = context.pointerArgument(argument);
    if (!pointer.pointee.isNull() && (!pointer.space || (pointer.space == 'x' && context.leadsToPrivate(argument))))
        return keepPrivateResult(context, call, argument);
    const DeviceType value = deviceType(call->getType(), context.ast());
    const DeviceType &stored = pointer.device;
    if (!pointer.space || !stored.isNamed() || !value.isNamed())
        return false;
    const std::string name = calledName(call);
    const std::string store = context.device.store(stored, {pointer.space});
    const std::string function = "ks_" + name + "_" + pointer.space + "_" + value.word + "_" + stored.word;
    std::string parameters;
    std::string arguments;
    for (unsigned i = 0; i + 1 < call->getNumArgs(); ++i) {
        const std::string letter(1, char('a' + i));
        parameters += value.name + " " + letter + ", ";
        arguments += letter + ", ";
    }
    context.device.add(function, value.name + " " + function + "(ks_context *ks, uint site, uint set, " + parameters +
                                     spaceName(pointer.space) + " " + stored.name + " *p) { " + stored.name + " v; " + value.name +
                                     " r = " + name + "(" + arguments + "&v); " + store + "(ks, site, set, p, v); return r; }");
    const int site = context.addAccess(SiteKind::Store, call, pointer.pointee, pointer);
    const std::string behind = openAlignmentCheck(context, call, argument, pointer, stored);
    context.redirect(call, callStart(function, site, pointer.set));
    context.edits.insert(context.end(argument), behind);
    return true;
}

void noteUntracedPointers(RewriteContext &context, const CallExpr *call)
{
    const Builtin &builtin = builtinCalled(call);
    if (builtin.memory == BuiltinMemory::None || builtin.atomic != AtomicOperation::Other)
        return;
    for (const Expr *argument : call->arguments()) {
        if (context.pointerArgument(argument).space) {
            context.leaveUntraced(
                call,
                QStringLiteral("What %1 reads or writes through its pointer is not traced.").arg(QString::fromStdString(calledName(call))));
            return;
        }
    }
}

bool rewriteByKind(RewriteContext &context, const CallExpr *call)
{
    switch (builtinCalled(call).kind) {
    case BuiltinKind::Barrier:
        return recordFlags(context, call, context.meetingSite(call));
    case BuiltinKind::SubGroupBarrier:
    case BuiltinKind::Fence:
        return recordFlags(context, call, context.addCall(SiteKind::Fence, call));
    case BuiltinKind::Atomic:
    case BuiltinKind::AtomicInit:
        return rewriteAtomic(context, call);
    case BuiltinKind::AsyncCopy:
        return rewriteAsyncCopy(context, call);
    case BuiltinKind::AsyncWait:
        return rewriteAsyncWait(context, call);
    case BuiltinKind::Image:
        return rewriteImage(context, call);
    case BuiltinKind::Vector:
    case BuiltinKind::Half:
    case BuiltinKind::AlignedHalf:
        return rewriteVector(context, call);
    case BuiltinKind::SecondResult:
        return rewriteSecondResult(context, call);
    case BuiltinKind::Conversion:
        return rewriteConversion(context, call);
    case BuiltinKind::GroupFunction:
    case BuiltinKind::SubGroupFunction:
        return rewriteCollective(context, call);
    default:
        return false;
    }
}

} // namespace

std::string openAlignmentCheck(RewriteContext &context, const CallExpr *call, const Expr *argument, const PointerArgument &pointer,
                               const DeviceType &type, QualType accessed, bool isPacked)
{
    const auto alignmentOf = [&](QualType of) { return unsigned(context.ast().getTypeAlignInChars(of).getQuantity()); };
    if (accessed.isNull())
        accessed = pointer.pointee;
    const unsigned alignment = alignmentOf(accessed);
    if (alignment <= alignmentOf(pointer.pointee) && !context.casts.mayMisalign(pointer.space, alignment))
        return {};
    const bool isConst = pointer.pointee.isConstQualified() || pointer.space == 'c';
    const DevicePlace place{pointer.space, pointer.pointee.isVolatileQualified(), isPacked};
    context.edits.insert(context.begin(argument),
                         startOfAlignmentCheck(context, call, accessed, pointer.set, type, place, isConst, alignment));
    return ")";
}

bool rewriteBuiltin(RewriteContext &context, const CallExpr *call)
{
    if (rewriteByKind(context, call))
        return true;
    noteUntracedPointers(context, call);
    return false;
}

} // namespace kernelscope
