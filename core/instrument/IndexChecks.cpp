#include "instrument/IndexChecks.h"

#include <algorithm>

#include <clang/AST/ParentMapContext.h>

#include "instrument/CalledFunction.h"
#include "instrument/GroupEvents.h"
#include "instrument/OperationChecks.h"
#include "instrument/PrivateBounds.h"
#include "instrument/StreakWriter.h"
#include "instrument/TypeDescription.h"
#include "trace/EndedVariables.h"

namespace kernelscope {

using namespace clang;

namespace {

/// Of what is accessed in place of what lies outside: with an unset value compilers may find any overflow.
constexpr const char *allZero = " = {0}";

/// The array that a subscript picks from; null where it goes through a pointer.
const ConstantArrayType *arrayOf(const ArraySubscriptExpr *subscript, const ASTContext &ast)
{
    const QualType type = subscript->getBase()->IgnoreParenImpCasts()->getType();
    return type->isArrayType() ? ast.getAsConstantArrayType(type) : nullptr;
}

/// The scalar, vector or struct that an array of arrays has in the end; what stands between is added to the dimensions.
QualType elementIn(QualType type, std::string &dimensions, const ASTContext &ast)
{
    while (const auto *array = ast.getAsConstantArrayType(type)) {
        dimensions += "[" + std::to_string(array->getSize().getZExtValue()) + "]";
        type = array->getElementType();
    }
    return type;
}

/// Pointers to arrays of const and of other elements have no type in common.
std::string qualifiersOf(QualType element)
{
    return std::string(element.isConstQualified() ? "const " : "") + (element.isVolatileQualified() ? "volatile " : "");
}

/// "int const __global *" or "event_t"; empty: it is neither, or leads to what can't be named.
std::string handleName(QualType type, const ASTContext &ast)
{
    if (isEvent(type))
        return "event_t";
    if (!type->isPointerType())
        return {};
    const QualType pointee = type->getPointeeType();
    const std::string direct = pointee->isVoidType() ? "void" : deviceType(pointee, ast).name;
    const std::string name = direct.empty() ? handleName(pointee, ast) : direct;
    const char space = spaceLetter(pointee); // where the program names none, compilers differ on what is meant
    return name.empty() ? name : name + " " + qualifiersOf(pointee) + (space ? spaceName(space) : std::string()) + " *";
}

/// What is more than a chain of members could do something when it is evaluated, and a pointer on the way may have to be checked.
bool isMemberOfVariable(const Expr *expression)
{
    const Expr *part = expression->IgnoreParenImpCasts();
    for (const auto *member = dyn_cast<MemberExpr>(part); member && !member->isArrow(); member = dyn_cast<MemberExpr>(part))
        part = member->getBase()->IgnoreParenImpCasts();
    return isa<DeclRefExpr>(part);
}

/// (int[]){1, 2}, or a part of such a value: Clang gives it no address space, and pointers to it have none that could be named.
bool isOfNameless(const Expr *array)
{
    for (;;) {
        array = array->IgnoreParenImpCasts();
        const auto *member = dyn_cast<MemberExpr>(array);
        const auto *element = dyn_cast<ArraySubscriptExpr>(array);
        if (element)
            array = element->getBase();
        else if (member && !member->isArrow())
            array = member->getBase();
        else
            return isa<CompoundLiteralExpr>(array);
    }
}

/// What is accessed of a place: p->a[i].x where it is p->a. Null: only its address is taken.
const Expr *accessedOf(const Expr *place, ASTContext &ast)
{
    for (;;) {
        const auto parents = ast.getParents(*place);
        const auto *parent = parents.empty() ? nullptr : parents[0].get<Expr>();
        const auto *operation = dyn_cast_or_null<UnaryOperator>(parent);
        const auto *member = dyn_cast_or_null<MemberExpr>(parent);
        if (operation && operation->getOpcode() == UO_AddrOf)
            return nullptr;
        const auto *array = dyn_cast_or_null<ImplicitCastExpr>(parent);
        const bool isArray = array && array->getCastKind() == CK_ArrayToPointerDecay;
        const auto outer = isArray ? ast.getParents(*array) : parents;
        const auto *element = outer.empty() ? nullptr : outer[0].get<ArraySubscriptExpr>();
        if (isArray && !element)
            return nullptr;
        if (!isArray && !(member && !member->isArrow()) && !dyn_cast_or_null<ParenExpr>(parent))
            return place;
        place = isArray ? element : parent;
    }
}

} // namespace

bool IndexChecks::isWithin(const Expr *index, quint64 extent) const
{
    if (const auto *counter = dyn_cast<DeclRefExpr>(index->IgnoreParenImpCasts())) {
        const auto known = m_context.below.find(counter->getDecl());
        if (known != m_context.below.end() && known->second <= extent)
            return true;
    }
    const auto value = constantOf(index, m_context.ast());
    return value && !value->isNegative() && value->getZExtValue() < extent;
}

int IndexChecks::addSite(const ArraySubscriptExpr *subscript, quint64 extent, AddressSpace memory)
{
    const int site = m_context.addSite(SiteKind::Index, subscript);
    m_context.sites[site].range = m_context.range(subscript->getIdx()); // one array may have several
    m_context.sites[site].payloadWords = 2;
    m_context.sites[site].bound = extent;
    m_context.sites[site].memory = memory;
    if (const ValueDecl *variable = directVariable(subscript)) {
        const int object = m_context.objects().indexOf(variable);
        if (object >= 0)
            m_context.sites[site].objects.append(object);
        else
            m_context.sites[site].variables.append(QString::fromStdString(variable->getNameAsString()));
    }
    return site;
}

/// t[y][x] of traced memory: an x beyond its own dimension still lies in t, and is only told.
void IndexChecks::note(const ArraySubscriptExpr *subscript, quint64 extent)
{
    const int site = addSite(subscript, extent, memoryOf(spaceLetter(subscript->getType())));
    const bool isFollowed = m_elements.concerns(subscript);
    if (isFollowed)
        openRow(subscript);
    else
        m_context.walker->walk(subscript->getBase());
    if (m_context.streak)
        m_context.streak->addCheck(site, subscript->getIdx());
    wrapIndex(subscript, indexCheck(site, "ks_index", extent));
    if (isFollowed)
        m_context.edits.replace(m_context.end(subscript->getIdx()), m_context.end(subscript), ")))");
}

/// "ks_index(ks,7,(" and "),4ul)". In a streak what is only told was looked at before.
IndexChecks::IndexCheck IndexChecks::indexCheck(int site, const char *function, quint64 extent) const
{
    const std::string opening = std::string(function) + "(ks," + std::to_string(site) + ",(";
    const std::string closing = ")," + std::to_string(extent) + "ul)";
    const bool isTold = m_context.streak && m_context.sites[site].memory != AddressSpace::Private;
    return isTold ? IndexCheck{{opening, "("}, {closing, ")"}} : IndexCheck{opening, closing};
}

/// v[i] becomes v[ks_index(ks,7,(i),4ul)], up to the bracket.
void IndexChecks::wrapIndex(const ArraySubscriptExpr *subscript, const IndexCheck &check)
{
    m_context.edits.insert(m_context.begin(subscript->getIdx()), check.opening);
    m_context.walker->walk(subscript->getIdx());
    m_context.edits.insert(m_context.end(subscript->getIdx()), check.closing);
}

IndexChecks::IndexCheck IndexChecks::componentCheck(const ArraySubscriptExpr *component)
{
    const auto *vector = component->getBase()->getType()->getAs<VectorType>();
    const char space = spaceLetter(component->getBase()->getType());
    const quint64 extent = vector ? vector->getNumElements() : 0;
    if (!vector || isWithin(component->getIdx(), extent))
        return {"", ""};
    const int site = addSite(component, extent, space ? memoryOf(space) : AddressSpace::Private);
    m_context.sites[site].typeName = QString::fromStdString(component->getBase()->getType().getUnqualifiedType().getAsString());
    return indexCheck(site, "ks_kept", extent);
}

void IndexChecks::checkComponent(const ArraySubscriptExpr *component)
{
    wrapIndex(component, componentCheck(component));
}

/// r[i][j] becomes (*(row=(r[i]), ..., row+(j))), up to the j.
void IndexChecks::openRow(const ArraySubscriptExpr *subscript)
{
    const std::string row = m_context.temporary("__private " + deviceType(subscript->getType(), m_context.ast()).name + " *");
    m_context.edits.insert(m_context.begin(subscript), "(*(" + row + "=(");
    m_context.walker->walk(subscript->getBase());
    m_context.edits.replace(m_context.end(subscript->getBase()), m_context.begin(subscript->getIdx()),
                            ")," + m_elements.before(subscript, flatIndex(subscript)) + row + "+(");
}

std::string IndexChecks::afterValue(const Expr *stored)
{
    const auto *subscript = dyn_cast<ArraySubscriptExpr>(stored);
    return subscript ? m_elements.afterValue(subscript, flatIndex(subscript)) : std::string();
}

/// r[i] becomes r[ks_kept(ks,7,(i),4ul)], where no type can be given to what would be accessed instead.
int IndexChecks::keepIndex(const ArraySubscriptExpr *subscript, quint64 extent)
{
    m_context.walker->walk(subscript->getBase());
    const int site = addSite(subscript, extent, AddressSpace::Private);
    wrapIndex(subscript, indexCheck(site, "ks_kept", extent));
    return site;
}

void IndexChecks::keepInside(const ArraySubscriptExpr *subscript, const QualType &element, quint64 extent)
{
    Element kept;
    const QualType inner = elementIn(element, kept.dimensions, m_context.ast());
    const DeviceType type = deviceType(inner, m_context.ast());
    const std::string handle = type.isNamed() || !kept.dimensions.empty() ? std::string() : handleName(inner, m_context.ast());
    if (!type.isNamed() && handle.empty()) {
        keepIndex(subscript, extent);
        return;
    }
    const int site = addSite(subscript, extent, AddressSpace::Private);
    kept.type = type.isNamed() ? qualifiersOf(inner) + type.name : handle + " " + qualifiersOf(inner);
    kept.index = m_kept[subscript] = m_context.temporary("long");
    kept.check = "ks_within(ks," + std::to_string(site) + "," + kept.index + "=(";
    kept.otherwise = ")," + std::to_string(extent) + "ul)?(";
    const bool simple = kept.dimensions.empty() && !type.record;
    // Where NULL leads to would be a fault of its own. An array, too: to NVIDIA's compiler a pointer is another type in one.
    const std::string outside = !handle.empty()
                                    ? m_context.temporary(handle, "[1]")
                                    : m_context.temporary(simple ? type.name : kept.type, kept.dimensions + (simple ? "" : allZero));
    if (!handle.empty())
        kept.outside = {"(*" + outside + "=*(", ")," + outside + ")"};
    else
        kept.outside = {simple ? "(" + outside + "=(" + type.name + ")0,&" + outside + ")" : "&" + outside, {}};
    if (isMemberOfVariable(subscript->getBase()))
        keepInVariable(subscript, kept);
    else
        keepInRow(subscript, kept);
}

/// r[i] of a private array becomes (*(ks_within(ks,7,t = (i),4ul) ? (r+t) : (zero = 0, &zero))). Not &r[t]: NVIDIA's compiler then took
/// arrays in arrays of structs to pieces before their index was known, and gave up.
void IndexChecks::keepInVariable(const ArraySubscriptExpr *subscript, const Element &element)
{
    const unsigned indexEnd = m_context.end(subscript->getIdx());
    const unsigned baseBegin = m_context.begin(subscript->getBase());
    const unsigned baseEnd = m_context.end(subscript->getBase());
    // The index is worked out first, then the base: its text moves in front of it.
    const std::string base = usersNameMark + m_context.text().substr(baseBegin, baseEnd - baseBegin);
    m_context.edits.replace(baseBegin, m_context.begin(subscript->getIdx()), "(*(" + element.check);
    m_context.walker->walk(subscript->getIdx());
    m_context.edits.replace(indexEnd, m_context.end(subscript),
                            element.otherwise + m_elements.before(subscript, element.index) + base + "+" + element.index +
                                "):" + element.outside.inPlaceOf(base) + "))");
}

/// r[i][j] becomes (*(row = (r[i]), ks_within(ks,7,t = (j),4ul) ? row + t : (zero = 0, &zero))), with r[i] rewritten as well.
void IndexChecks::keepInRow(const ArraySubscriptExpr *subscript, const Element &element)
{
    const std::string before = element.dimensions.empty() ? " *" : " (*";
    const std::string behind = element.dimensions.empty() ? std::string() : ")" + element.dimensions;
    // Where it points to is said: arrays in pointers without an address space are generic to NVIDIA's compiler, and differ.
    const std::string type = element.type + " __private" + before;
    const std::string row = m_context.temporary(type, behind);
    m_context.edits.insert(m_context.begin(subscript), "(*(" + row + "=(" + type + behind + ")(");
    m_context.walker->walk(subscript->getBase());
    m_context.edits.replace(m_context.end(subscript->getBase()), m_context.begin(subscript->getIdx()), ")," + element.check);
    m_context.walker->walk(subscript->getIdx());
    m_context.edits.replace(m_context.end(subscript->getIdx()), m_context.end(subscript),
                            element.otherwise + m_elements.before(subscript, flatIndex(subscript)) + row + "+" + element.index +
                                "):" + element.outside.inPlaceOf(row) + "))");
}

std::string IndexChecks::flatIndex(const ArraySubscriptExpr *subscript) const
{
    const auto kept = m_kept.find(subscript);
    const std::string own = kept != m_kept.end() ? kept->second : "(" + (usersNameMark + m_context.text(subscript->getIdx())) + ")";
    const auto *row = dyn_cast<ArraySubscriptExpr>(subscript->getBase()->IgnoreParenImpCasts());
    const ConstantArrayType *array = arrayOf(subscript, m_context.ast());
    return row && array ? "(" + flatIndex(row) + ")*" + std::to_string(array->getSize().getZExtValue()) + "+" + own : own;
}

/// Its index is a constant or a loop's counter: nothing happens when it is evaluated twice. Those of other dimensions may be kept in
/// variables, once they were evaluated.
bool IndexChecks::followElement(const ArraySubscriptExpr *subscript)
{
    if (!m_elements.concerns(subscript))
        return false;
    const DeviceType type = deviceType(subscript->getType(), m_context.ast());
    if (isa<ArraySubscriptExpr>(subscript->getBase()->IgnoreParenImpCasts()) && type.isNamed()) {
        openRow(subscript);
        m_context.walker->walk(subscript->getIdx());
        m_context.edits.replace(m_context.end(subscript->getIdx()), m_context.end(subscript), ")))");
        return true;
    }
    m_context.edits.insert(m_context.begin(subscript), "(*(" + m_elements.before(subscript, flatIndex(subscript)) + "&(");
    m_context.walker->walkChildren(subscript);
    m_context.edits.insert(m_context.end(subscript), ")))");
    return true;
}

bool IndexChecks::check(const ArraySubscriptExpr *subscript)
{
    if (vectorElement(subscript)) {
        m_context.walker->walk(subscript->getBase());
        checkComponent(subscript);
        return true;
    }
    const ConstantArrayType *array = arrayOf(subscript, m_context.ast());
    if (!array)
        return checkPointer(subscript);
    const quint64 extent = array->getSize().getZExtValue();
    if (isWithin(subscript->getIdx(), extent))
        return followElement(subscript);
    const Expr *base = subscript->getBase()->IgnoreParenImpCasts();
    const bool isWhole = isa<DeclRefExpr>(base);
    if (spaceLetter(subscript->getType()) || m_context.privateObjectOf(subscript) >= 0) {
        if (isWhole)
            return followElement(subscript); // its object's bounds are checked
        note(subscript, extent);
        return true;
    }
    if (!base->isLValue())
        return false; // of what a function gave
    if (isOfNameless(base)) {
        const int site = keepIndex(subscript, extent);
        m_context.sites[site].variables.append(QString()); // its text begins with a type
        return true;
    }
    keepInside(subscript, array->getElementType(), extent);
    return true;
}

/// p[i] becomes (*(t = &(p[i]), ks_within(ks,7,index of t,4ul) ? t : (zero = 0, &zero))), and so does *p; p->m has the same of t = (p) in
/// place of p, and a dot. Of a pointer to rows p[i] may be a row.
bool IndexChecks::checkPointer(const Expr *access)
{
    if (!isPrivate(access))
        return false;
    const Expr *pointer = pointerOf(access);
    const bool isMoved = m_context.privates().isMoved(pointer) || isa<ArraySubscriptExpr>(access);
    const auto room = m_context.privates().roomOf(pointer);
    const auto *member = dyn_cast<MemberExpr>(access);
    const QualType whole = member ? pointer->getType()->getPointeeType() : access->getType();
    std::string dimensions;
    const QualType element = elementIn(whole, dimensions, m_context.ast());
    const DeviceType type = deviceType(element, m_context.ast());
    const quint64 size = quint64(std::max<qint64>(1, m_context.ast().getTypeSizeInChars(whole).getQuantity()));
    const bool mayEndOutside = room && room->places.back().second < size;
    const QStringList ended = room ? endedVariables(access, *room) : QStringList();
    const Expr *accessed = member ? accessedOf(access, m_context.ast()) : access;
    const bool isSuspect = !ended.isEmpty() || mayEndOutside || brokenAlignment(accessed) || (room && m_elements.looksAt(access, *room));
    if (!isMoved && !(room && type.isNamed() && isSuspect))
        return false;
    if (!room || !type.isNamed() || (member && mayEndOutside)) {
        m_context.leaveUnbounded(access);
        return false;
    }
    const bool isRow = !dimensions.empty();
    const std::string pointerType = "__private " + (isRow ? qualifiersOf(element) + type.name + " (*" : type.name + " *");
    const std::string behindType = isRow ? ")" + dimensions : std::string();
    const std::string at = m_context.temporary(pointerType, behindType);
    const bool isWhole = type.record || isRow;
    const std::string outside =
        m_context.temporary((isRow ? qualifiersOf(element) : "") + type.name, dimensions + (isWhole ? allZero : ""));
    const std::string address = "(ulong)(uintptr_t)" + at;
    const std::string origin = PrivateBounds::originOf(pointer);
    const auto places = PrivateBounds::placeTexts(*room);
    const auto owner = PrivateBounds::owner(*room, origin.empty() ? address : origin, address, places,
                                            places.size() > 1 ? m_context.temporary("ulong") : std::string());
    const PointerSites sites = addPointerSites(m_context, access, *room, size);
    const std::string look = isRow ? std::string() : m_elements.beforeRead(access, *room, at);
    const EditText aligned = endedCheck(access, *room, ended, address) + alignmentCheck(access, accessed, room->name, address, owner.place);
    m_context.edits.insert(m_context.begin(access), "(*(" + at + "=(" + pointerType + behindType + (member ? ")(" : ")&("));
    m_context.walker->walkChildren(access);
    const unsigned end = m_context.end(member ? pointer : access);
    m_context.edits.replace(end, member ? m_context.begin(member->getMemberLoc()) : end,
                            ")," + owner.found + "ks_within(ks," + owner.choose(places, sites.numbers) + ",(long)(" + address + "-" +
                                owner.place + ")/" + std::to_string(size) + "l," + owner.choose(places, sites.bounds) + ")" + aligned +
                                "?" + (look.empty() ? at : "(" + look + at + ")") + ":" +
                                (isWhole ? "&" + outside : "(" + outside + "=(" + type.name + ")0,&" + outside + ")") +
                                (member ? "))." : "))"));
    return true;
}

PointerSites addPointerSites(RewriteContext &context, const Stmt *access, const PrivateBounds::Room &room, quint64 size)
{
    PointerSites sites;
    for (const auto &[place, bytes] : room.places) {
        sites.bounds.push_back(std::to_string(bytes / size) + "ul");
        if (room.isOfOneSize() && !sites.numbers.empty()) {
            sites.numbers.push_back(sites.numbers.front());
            continue;
        }
        sites.numbers.push_back(std::to_string(context.addSite(SiteKind::Index, access)));
        AccessSite &site = context.sites.last();
        site.payloadWords = 2;
        site.bound = bytes / size;
        site.memory = AddressSpace::Private;
        site.variables.append(
            QString::fromStdString(room.isOfOneSize() ? room.name : context.privates().variableAt(place)->getNameAsString()));
    }
    return sites;
}

/// Of those that a pointer may lead to the names of those whose block the access is not in: it ended, and they are no more.
QStringList IndexChecks::endedVariables(const Expr *access, const PrivateBounds::Room &room) const
{
    QStringList names;
    for (const auto &[place, bytes] : room.places) {
        if (hasEnded(access, place))
            names.append(QString::fromStdString(m_context.privates().variableAt(place)->getNameAsString()));
    }
    return names;
}

/// Of another function's nothing is said: it may have called this one.
bool IndexChecks::hasEnded(const Expr *access, int place) const
{
    const auto isWithin = [this](const Stmt *part, const Stmt *whole) {
        return whole && m_context.begin(part) >= m_context.begin(whole) && m_context.end(part) <= m_context.end(whole);
    };
    const CompoundStmt *block = m_context.privates().blockOf(m_context.privates().variableAt(place));
    return isWithin(block, m_context.function->getBody()) && !isWithin(access, block);
}

/// " && ..." where there are such variables. Another one, which is still there, may lie where they lay.
EditText IndexChecks::endedCheck(const Expr *access, const PrivateBounds::Room &room, const QStringList &names, const std::string &address)
{
    if (names.isEmpty())
        return "";
    std::string ended, others;
    for (const auto &[place, bytes] : room.places) {
        const std::string isThere = address + "-ks->own[" + std::to_string(place) + "]<" + std::to_string(bytes) + "ul";
        if (hasEnded(access, place))
            ended += (ended.empty() ? "" : "||") + isThere;
        else
            others += "&&!(" + isThere + ")";
    }
    const int number = m_context.addSite(SiteKind::Index, access);
    AccessSite &site = m_context.sites[number];
    site.payloadWords = 2;
    site.bound = 1;
    site.memory = AddressSpace::Private;
    site.operation = endOfBlock.toString();
    site.variables.append(names.join(QStringLiteral(" or ")));
    return "&&ks_within(ks," + std::to_string(number) + ",(" + ended + ")" + others + ",1ul)";
}

/// The alignment that a cast may have broken of what is accessed; 0: none.
unsigned IndexChecks::brokenAlignment(const Expr *accessed) const
{
    const QualType type = accessed ? accessed->getType() : QualType();
    if (type.isNull() || type->isIncompleteType() || accessed->refersToBitField())
        return 0;
    const CharUnits alignment = m_context.ast().getTypeAlignInChars(type);
    const bool mayBe = m_context.casts.mayMisalign(spaceLetter(type), unsigned(alignment.getQuantity())) &&
                       !isInPackedStruct(accessed, alignment, m_context.ast());
    return mayBe ? unsigned(alignment.getQuantity()) : 0;
}

/// " && ..." where there is such an alignment.
EditText IndexChecks::alignmentCheck(const Expr *access, const Expr *accessed, const std::string &name, const std::string &address,
                                     const std::string &owner)
{
    const unsigned alignment = brokenAlignment(accessed);
    if (!alignment)
        return "";
    const QualType type = accessed->getType();
    const int number = m_context.addSite(SiteKind::Alignment, accessed);
    AccessSite &site = m_context.sites[number];
    const TypeDescription types(m_context.ast());
    site.memory = AddressSpace::Private;
    site.typeName = types.spelling(type);
    site.type = types.elementType(type);
    site.variables.append(QString::fromStdString(name));
    m_context.device.add("ks_is_aligned",
                         "bool ks_is_aligned(ks_context *ks, uint site, uint how, ulong address, ulong first, ulong bytes)\n"
                         "{ if (address % bytes == 0ul) return true; ks_operands(ks, site, how, address - first, bytes); "
                         "return false; }");
    const auto *member = dyn_cast<MemberExpr>(access);
    const auto *field = member ? dyn_cast<FieldDecl>(member->getMemberDecl()) : nullptr;
    const qint64 offset = field ? m_context.ast().toCharUnitsFromBits(qint64(m_context.ast().getFieldOffset(field))).getQuantity() : 0;
    return EditText("&&") + checkStart(m_context, "ks_is_aligned", number) +
           (address + (offset > 0 ? "+" + std::to_string(offset) + "ul" : std::string()) + "," + owner + "," + std::to_string(alignment) +
            "ul)");
}

/// Of `p[i]`; where p was moved, or leads to something of another type, `*p` and `p->m`. Null where it is no such access.
const Expr *IndexChecks::pointerOf(const Expr *access) const
{
    if (const auto *subscript = dyn_cast<ArraySubscriptExpr>(access)) {
        const bool isPointer =
            !arrayOf(subscript, m_context.ast()) && subscript->getBase()->IgnoreParenImpCasts()->getType()->isPointerType();
        return isPointer ? subscript->getBase() : nullptr;
    }
    const auto *dereference = dyn_cast<UnaryOperator>(access);
    const auto *member = dyn_cast<MemberExpr>(access);
    const Expr *pointer = dereference && dereference->getOpcode() == UO_Deref ? dereference->getSubExpr()
                          : member && member->isArrow()                       ? member->getBase()
                                                                              : nullptr;
    if (!pointer || m_context.privates().isMoved(pointer) || m_context.privates().isCast(pointer))
        return pointer;
    const auto room = m_context.privates().roomOf(pointer);
    return room && (!endedVariables(access, *room).isEmpty() || m_elements.looksAt(access, *room)) ? pointer : nullptr;
}

bool IndexChecks::isPrivate(const Expr *access) const
{
    const Expr *pointer = pointerOf(access);
    if (!pointer)
        return false;
    const char space = spaceLetter(pointer->getType()->getPointeeType());
    return !space || (space == 'x' && m_context.leadsToPrivate(pointer));
}

std::string IndexChecks::addressOf(const Expr *place)
{
    const std::string address = "&(" + usersText(m_context.text(place)) + ")";
    if (isPrivate(place))
        m_context.leaveUnbounded(place);
    std::string within;
    const auto *subscript = dyn_cast<ArraySubscriptExpr>(place->IgnoreParens());
    while (const ConstantArrayType *array = subscript ? arrayOf(subscript, m_context.ast()) : nullptr) {
        const quint64 extent = array->getSize().getZExtValue();
        if (!isWithin(subscript->getIdx(), extent))
            within = (within.empty() ? "" : within + "&&") + "ks_within(ks," +
                     std::to_string(addSite(subscript, extent, AddressSpace::Private)) + ",(" +
                     usersText(m_context.text(subscript->getIdx())) + ")," + std::to_string(extent) + "ul)";
        subscript = dyn_cast<ArraySubscriptExpr>(subscript->getBase()->IgnoreParenImpCasts());
    }
    return within.empty() ? address
                          : "(" + within + "?" + address + ":&" + m_context.temporary(handleName(place->getType(), m_context.ast())) + ")";
}

bool IndexChecks::checkAddress(const UnaryOperator *addressOf)
{
    const auto *subscript = dyn_cast<ArraySubscriptExpr>(addressOf->getSubExpr()->IgnoreParens());
    if (!subscript || addressOf->getOpcode() != UO_AddrOf || !arrayOf(subscript, m_context.ast()))
        return false;
    m_context.walker->walk(subscript->getBase());
    m_context.walker->walk(subscript->getIdx());
    return true;
}

} // namespace kernelscope
