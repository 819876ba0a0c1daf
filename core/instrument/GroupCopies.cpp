#include "instrument/BuiltinCalls.h"
#include "instrument/CalledFunction.h"
#include "instrument/GroupEvents.h"
#include "trace/CopyEvents.h"

namespace kernelscope {

using namespace clang;

namespace {

/// Of a strided copy only the global side has gaps. Who only walks along copies nothing: nobody else is there then.
std::string copyDefinition(const std::string &function, const std::string &original, const std::string &type, char to, char from,
                           bool strided, unsigned bytes)
{
    const std::string element = std::to_string(bytes) + "ul";
    const auto span = [&](char side) {
        return strided && side == 'g' ? "(n ? ((ulong)(n - 1) * stride + 1) * " + element + " : 0ul)" : "(ulong)n * " + element;
    };
    const auto step = [&](char side) { return strided && side == 'g' ? std::string("(ulong)stride") : std::string("1ul"); };
    const std::string call = original + "(d, s, " + "copied" + (strided ? ", stride" : "") + ", e)";
    return "event_t " + function + "(ks_context *ks, uint reading, uint writing, uint sources, uint targets, uint away, uint event, " +
           spaceName(to) + " " + type + " *d, const " + spaceName(from) + " " + type + " *s, size_t n, " +
           (strided ? "size_t stride, " : "") + "event_t e) { uint from, to; ulong fromOffset, toOffset; uint words[5]; " +
           "if (away) n = 0; uint read = ks_find(ks, sources, KS_ADDRESS(s), " + span(from) + ", &from, &fromOffset); " +
           "uint write = ks_find(ks, targets, KS_ADDRESS(d), " + span(to) + ", &to, &toOffset); " + "if (n == 0) read = write = 1u; " +
           "int same = ks_same(ks, writing, 0u, away ? 0ul : KS_ADDRESS(d) + KS_ADDRESS(s) * 31ul + (ulong)n * 1021ul); " +
           "if (!away) { words[0] = (uint)n; words[1] = (uint)((ulong)n >> 32); words[4] = ks_start_copy(ks, event); " +
           "words[2] = (uint)" + step(from) + "; words[3] = 0u; ks_access(ks, reading, sources, from, fromOffset, read, words, 5u); " +
           "words[2] = (uint)" + step(to) + "; ks_access(ks, writing, targets, to, toOffset, write, words, 5u); } " +
           "ks->copied = same && read && write ? n : 0; size_t copied = ks->copied; return " + call + "; }";
}

/// An argument, which those who only walk along don't work out.
void walkArgument(RewriteContext &context, const Expr *argument)
{
    const std::string &away = context.whoIsAway;
    if (away.empty())
        return context.walker->walk(argument);
    context.edits.insert(context.begin(argument), away + "?0:(");
    context.walker->walk(argument);
    context.edits.insert(context.balancedEnd(argument), ")");
}

/// An event can't be one of two values of a condition.
void walkEvent(RewriteContext &context, const Expr *event)
{
    const std::string &away = context.whoIsAway;
    if (away.empty() || eventNumber(context, event) == "0u")
        return context.walker->walk(event);
    const std::string value = context.temporary("event_t", " = 0");
    context.edits.insert(context.begin(event), "(" + away + "?(void)0:(void)(" + value + "=(");
    context.walker->walk(event);
    context.edits.insert(context.balancedEnd(event), "))," + value + ")");
}

} // namespace

bool rewriteAsyncCopy(RewriteContext &context, const CallExpr *call)
{
    if (!isTracedCopy(context, call))
        return false;
    const bool strided = call->getNumArgs() == 5;
    const PointerArgument to = context.pointerArgument(call->getArg(0));
    const PointerArgument from = context.pointerArgument(call->getArg(1));
    const DeviceType &type = to.device;
    const int reading = context.addAccess(SiteKind::AsyncRead, call, from.pointee, from);
    const int writing = context.addAccess(SiteKind::AsyncWrite, call, to.pointee, to);
    const int elementBytes = int(context.ast().getTypeSizeInChars(to.pointee).getQuantity());
    for (const int site : {reading, writing}) {
        context.sites[site].payloadWords = copyWords;
        context.sites[site].sizeInBytes = elementBytes;
        context.sites[site].partner = site == reading ? writing : reading;
    }
    const std::string function = std::string("ks_copy_") + (strided ? "strided_" : "") + to.space + from.space + "_" + type.word;
    context.device.add(function,
                       copyDefinition(function, calledName(call), type.name, to.space, from.space, strided,
                                      type.storedWords == 0 ? 1 : unsigned(elementBytes)),
                       type.record);
    context.usesGroupMemory = true;
    const Expr *event = call->getArg(call->getNumArgs() - 1);
    const bool isOfCall = isa<CallExpr>(event->IgnoreParenImpCasts()); // which may come later
    const std::string number = isOfCall ? std::to_string(unknownEvent) + "u" : eventNumber(context, event);
    context.edits.replace(context.begin(call), context.find('(', context.begin(call)) + 1,
                          function + "(ks," + std::to_string(reading) + "," + std::to_string(writing) + "," + std::to_string(from.set) +
                              "," + std::to_string(to.set) + "," + context.away() + "," +
                              (context.whoIsAway.empty() ? number : context.whoIsAway + "?0u:" + number) + ",");
    for (unsigned i = 0; i + 1 < call->getNumArgs(); ++i) {
        const Expr *argument = call->getArg(i);
        const std::string behind = i < 2 ? openAlignmentCheck(context, call, argument, i == 0 ? to : from, type) : std::string();
        walkArgument(context, argument);
        context.edits.insert(context.balancedEnd(argument), behind);
    }
    walkEvent(context, event);
    return true;
}

/// ",a=ks_awaited(...)": `count` becomes how many of the list's events are there; empty where all are. Of others nothing is known, so that
/// a wait for them was recorded as one for all copies.
std::string countThere(RewriteContext &context, const CallExpr *call, const Expr *list, const std::string &count, const std::string &events)
{
    const auto sizeOf = [&](QualType type) { return quint64(context.ast().getTypeSizeInChars(type).getQuantity()); };
    const quint64 bytes = sizeOf(list->getType()->getPointeeType());
    const auto *addressOf = dyn_cast<UnaryOperator>(list->IgnoreParenImpCasts());
    const auto *whole = dyn_cast<DeclRefExpr>(addressOf ? addressOf->getSubExpr()->IgnoreParens() : list->IgnoreParenImpCasts());
    const bool isVariable = whole && !whole->getType()->isPointerType();
    const auto known = constantOf(call->getArg(0), context.ast());
    if (isVariable && known && known->isStrictlyPositive() && known->getZExtValue() * bytes <= sizeOf(whole->getType()))
        return {};
    const auto room = context.privates().roomOf(list);
    if (!room) {
        context.leaveUnbounded(call);
        return {};
    }
    const PointerSites sites = addPointerSites(context, call, *room, bytes);
    const std::string address = "KS_ADDRESS(" + events + ")";
    const std::string origin = PrivateBounds::originOf(list);
    const auto places = PrivateBounds::placeTexts(*room);
    const auto owner = PrivateBounds::owner(*room, origin.empty() ? address : origin, address, places,
                                            places.size() > 1 ? context.temporary("ulong") : std::string());
    context.device.add("ks_awaited",
                       "int ks_awaited(ks_context *ks, uint site, int count, long first, ulong extent)\n"
                       "{ if (count < 1 || ks_within(ks, site, first < 0l ? first : first + count - 1, extent)) return count; "
                       "return (ulong)first < extent ? (int)(extent - (ulong)first) : 0; }");
    return "," + owner.found + count + "=ks_awaited(ks," + owner.choose(places, sites.numbers) + "," + count + ",(long)(" + address + "-" +
           owner.place + ")/(long)(KS_ADDRESS(" + events + "+1)-" + address + ")," + owner.choose(places, sites.bounds) + ")";
}

/// wait_group_events(n, list) becomes (a=(n),p=(list),ks_wait(...),a=ks_awaited(...),wait_group_events(a,p)). Who only walks along waits
/// for nothing: PoCL 3.1 takes twice as long to compile for each wait under a condition.
bool rewriteAsyncWait(RewriteContext &context, const CallExpr *call)
{
    const int site = context.addCall(SiteKind::AsyncWait, call);
    context.sites[site].payloadWords = waitWords;
    context.waits = true;
    const Expr *list = call->getArg(1);
    while (const auto *cast = dyn_cast<ImplicitCastExpr>(list)) {
        if (cast->getCastKind() != CK_AddressSpaceConversion)
            break;
        list = cast->getSubExpr();
    }
    const std::string count = context.temporary("int");
    const std::string events = context.temporary(eventPointer(list->getType()->getPointeeType()));
    const Expr *first = call->getArg(0);
    context.edits.replace(context.begin(call), context.find('(', context.begin(call)) + 1, "(" + count + "=(");
    walkArgument(context, first);
    context.edits.replace(context.balancedEnd(first), context.begin(list), ")," + events + "=(");
    walkArgument(context, list);
    const std::string record = "ks_wait(ks," + std::to_string(site) + "," + count + ",KS_ADDRESS(" + events + "),KS_ADDRESS(" + events +
                               "+1)-KS_ADDRESS(" + events + "))";
    context.edits.replace(context.end(call) - 1, context.end(call),
                          ")," + context.unlessAway(record) + countThere(context, call, list, count, events) + "," + calledName(call) +
                              "(" + count + "," + events + "))");
    return true;
}

} // namespace kernelscope
