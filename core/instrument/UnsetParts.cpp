#include "instrument/UnsetParts.h"

#include <algorithm>
#include <iterator>

#include "instrument/CalledFunction.h"
#include "instrument/DeviceTypes.h"
#include "instrument/FilledAtOnce.h"
#include "instrument/SyntaxVisitor.h"
#include "trace/TraceLayout.h"

namespace kernelscope {

using namespace clang;

namespace {

constexpr std::size_t mostMembers = 64;
constexpr int mostArrayBytes = 4096; ///< of an array of structs: work-groups of 1024 work-items have it on a stack of a few MiB

/// A number, a vector, a pointer, or an array of the first two among the members of a struct, and of structs within.
struct Member
{
    std::string path; ///< ".inner.x"
    QualType type;
};

enum class Unions { None, Inside };

/// Adds all members; false where one is something else.
bool addMembers(const RecordDecl *record, const std::string &path, const ASTContext &ast, std::vector<Member> &members,
                Unions unions = Unions::None)
{
    record = record->getDefinition();
    if (!record || (record->isUnion() && unions == Unions::None) || members.size() > mostMembers)
        return false;
    for (const FieldDecl *field : record->fields()) {
        const std::string here = path + "." + field->getNameAsString();
        const QualType element = ast.getBaseElementType(field->getType());
        const bool isFollowed = element->isArithmeticType() || element->isExtVectorType() || field->getType()->isPointerType();
        const bool isPlain =
            isFollowed && !field->isBitField() && !element.isConstQualified() && !element.isVolatileQualified() && field->getDeclName();
        if (const auto *inner = field->getType()->getAs<RecordType>()) {
            if (!field->getDeclName() || !addMembers(inner->getDecl(), here, ast, members, unions))
                return false;
        } else if (isPlain) {
            members.push_back({here, field->getType()});
        } else {
            return false;
        }
    }
    return members.size() <= mostMembers;
}

/// The one of a vector is itself.
std::vector<Member> membersOf(QualType type, const ASTContext &ast)
{
    std::vector<Member> members;
    if (type->isExtVectorType())
        members.push_back({{}, type});
    else if (const auto *record = type->getAs<RecordType>(); record && !addMembers(record->getDecl(), {}, ast, members))
        members.clear();
    return members;
}

/// Its parts are its bytes.
bool isSmallUnion(QualType type, const ASTContext &ast)
{
    if (!type->isUnionType() || ast.getTypeSizeInChars(type).getQuantity() > qint64(mostMembers))
        return false;
    std::vector<Member> members;
    return addMembers(type->getAs<RecordType>()->getDecl(), {}, ast, members, Unions::Inside);
}

std::size_t countOf(QualType type, const ASTContext &ast)
{
    return type->isRecordType() ? membersOf(type, ast).size() : 1;
}

quint64 bitsOf(std::size_t first, std::size_t count)
{
    return first < 64 ? (count < 64 ? (quint64(1) << count) - 1 : ~quint64(0)) << first : 0;
}

/// One step from a part towards its variable: what it is a part of. Null where it is no part.
const Expr *wholeOf(const Expr *part)
{
    if (const auto *member = dyn_cast<MemberExpr>(part))
        return member->isArrow() ? nullptr : member->getBase()->IgnoreParens();
    if (const auto *components = dyn_cast<ExtVectorElementExpr>(part))
        return components->isArrow() ? nullptr : components->getBase()->IgnoreParenImpCasts();
    if (const auto *element = dyn_cast<ArraySubscriptExpr>(part)) {
        const auto *array = dyn_cast<ImplicitCastExpr>(element->getBase()->IgnoreParens());
        return array && array->getCastKind() == CK_ArrayToPointerDecay ? array->getSubExpr()->IgnoreParens() : nullptr;
    }
    return nullptr;
}

quint64 bytesIn(QualType type, const ASTContext &ast)
{
    const auto *vector = type->getAs<ExtVectorType>();
    const quint64 size = quint64(ast.getTypeSizeInChars(type).getQuantity());
    return vector && vector->getNumElements() == 3 ? size / 4 * 3 : size;
}

quint64 allPartsOf(QualType type, const ASTContext &ast)
{
    if (type->isUnionType())
        return bitsOf(0, bytesIn(type, ast));
    const auto *vector = type->getAs<ExtVectorType>();
    return bitsOf(0, vector ? vector->getNumElements() : countOf(type, ast));
}

/// The members that the innermost of `fields` is, which comes first, in the struct around them all.
quint64 membersNamed(QualType type, const std::vector<const FieldDecl *> &fields, const ASTContext &ast)
{
    std::size_t first = 0;
    for (auto field = fields.rbegin(); field != fields.rend(); ++field) {
        for (const FieldDecl *before : (*field)->getParent()->fields()) {
            if (before == *field)
                break;
            first += countOf(before->getType(), ast);
        }
        type = (*field)->getType();
    }
    return bitsOf(first, countOf(type, ast));
}

/// "v.yz.x" is the component y: `outer` are those that are named of what `components` names.
SmallVector<uint32_t, 16> componentsNamed(const ExtVectorElementExpr *components, const SmallVector<uint32_t, 16> &outer)
{
    SmallVector<uint32_t, 16> indexes;
    components->getEncodedElementAccess(indexes);
    if (outer.empty())
        return indexes;
    SmallVector<uint32_t, 16> named;
    for (const uint32_t index : outer)
        named.push_back(index < indexes.size() ? indexes[index] : mostMembers); // v.lo.hi of three
    return named;
}

/// Of a variable of a union's type, or a part of it.
struct UnionBytes
{
    const ValueDecl *variable = nullptr;
    quint64 first = 0;
    quint64 bits = 0;    ///< one for each byte
    bool isExact = true; ///< false: it is some of them
};

UnionBytes unionBytesOf(const Expr *expression, const ASTContext &ast)
{
    const Expr *part = expression->IgnoreParens();
    if (const auto *reference = dyn_cast<DeclRefExpr>(part); reference && isSmallUnion(reference->getType(), ast))
        return {reference->getDecl(), 0, allPartsOf(reference->getType(), ast)};
    const Expr *whole = wholeOf(part);
    UnionBytes bytes = whole ? unionBytesOf(whole, ast) : UnionBytes();
    if (!bytes.variable)
        return {};
    if (const auto *member = dyn_cast<MemberExpr>(part)) {
        const auto *field = dyn_cast<FieldDecl>(member->getMemberDecl());
        if (!field)
            return {};
        bytes.first += ast.getFieldOffset(field) / 8;
        bytes.bits = bitsOf(bytes.first, bytesIn(field->getType(), ast));
    } else if (const auto *element = dyn_cast<ArraySubscriptExpr>(part)) {
        const auto index = constantOf(element->getIdx(), ast);
        const quint64 size = quint64(ast.getTypeSizeInChars(part->getType()).getQuantity());
        const quint64 wholeSize = quint64(ast.getTypeSizeInChars(whole->getType()).getQuantity());
        bytes.isExact = bytes.isExact && index && !index->isNegative() && index->getZExtValue() < mostMembers &&
                        (index->getZExtValue() + 1) * size <= wholeSize;
        if (bytes.isExact) {
            bytes.first += index->getZExtValue() * size;
            bytes.bits = bitsOf(bytes.first, bytesIn(part->getType(), ast));
        }
    } else if (const auto *components = dyn_cast<ExtVectorElementExpr>(part)) {
        const auto *vector = whole->getType()->getAs<ExtVectorType>();
        if (!vector || !isa<MemberExpr>(whole) || !bytes.isExact)
            return {bytes.variable, bytes.first, bytes.bits, false};
        SmallVector<uint32_t, 16> indexes;
        components->getEncodedElementAccess(indexes);
        bytes.bits = 0;
        for (const uint32_t index : indexes) {
            const quint64 size = bytesIn(vector->getElementType(), ast);
            if (index < vector->getNumElements()) // v.hi of three
                bytes.bits |= bitsOf(bytes.first + index * size, size);
        }
    }
    return bytes;
}

/// The parts that an expression is, or is part of.
FilledAtOnce::Parts partsOf(const Expr *expression, const ASTContext &ast)
{
    if (const UnionBytes bytes = unionBytesOf(expression, ast); bytes.variable)
        return {bytes.variable, bytes.bits};
    std::vector<const FieldDecl *> fields; // the innermost first
    SmallVector<uint32_t, 16> indexes;
    const Expr *part = expression->IgnoreParens();
    while (const Expr *whole = wholeOf(part)) {
        if (const auto *components = dyn_cast<ExtVectorElementExpr>(part))
            indexes = componentsNamed(components, indexes);
        const auto *member = dyn_cast<MemberExpr>(part);
        if (!member)
            fields.clear();
        else if (const auto *field = dyn_cast<FieldDecl>(member->getMemberDecl()))
            fields.push_back(field);
        part = whole;
    }
    const auto *reference = dyn_cast<DeclRefExpr>(part);
    if (!reference || !(reference->getType()->isRecordType() || reference->getType()->isExtVectorType()))
        return {};
    if (reference->getType()->isRecordType())
        return {reference->getDecl(), membersNamed(reference->getType(), fields, ast)};
    quint64 bits = 0;
    for (const uint32_t index : indexes)
        bits |= index < mostMembers ? quint64(1) << index : 0;
    const quint64 all = allPartsOf(reference->getType(), ast); // v.hi of three
    return {reference->getDecl(), indexes.empty() ? all : bits & all};
}

bool isWatched(const VarDecl *variable, const ASTContext &ast)
{
    const QualType type = variable->getType();
    return !variable->getInit() && variable->hasLocalStorage() && !isa<ParmVarDecl>(variable) && !spaceLetter(type) &&
           !type.isVolatileQualified() && !type.isConstQualified() && (isSmallUnion(type, ast) || !membersOf(type, ast).empty());
}

bool mayHoldPatternIn(const Member &member, const ASTContext &ast)
{
    return mayHoldPattern(ast.getBaseElementType(member.type), ast);
}

/// The type of a variable; of an array of one dimension that of an element.
QualType elementOf(const ValueDecl *variable, const ASTContext &ast)
{
    const auto *array = ast.getAsConstantArrayType(variable->getType());
    return array ? array->getElementType() : variable->getType();
}

/// A struct and those among its members.
void addRecords(const RecordDecl *record, std::set<const RecordDecl *> &records)
{
    records.insert(record);
    for (const FieldDecl *field : record->fields()) {
        if (const auto *inner = field->getType()->getAs<RecordType>())
            addRecords(inner->getDecl()->getDefinition(), records);
    }
}

/// p->a.b: it may be evaluated twice, and accesses nothing but private memory that it was proven to lead to.
bool isChainOfMembers(const Expr *place)
{
    while (const auto *member = dyn_cast<MemberExpr>(place))
        place = member->getBase()->IgnoreParenImpCasts();
    return isa<DeclRefExpr>(place);
}

/// How vectors, structs and their parts are used.
class PartUses : public ValueUses
{
public:
    explicit PartUses(const ASTContext &ast)
        : complete(
              [&ast](const Expr *lvalue) { return partsOf(lvalue, ast); },
              [&ast](const VarDecl *variable) { return isWatched(variable, ast) ? allPartsOf(variable->getType(), ast) : quint64(0); }),
          m_ast(ast)
    {
    }

    std::map<const Expr *, ValueUse> uses;
    std::map<const Expr *, const Expr *> images; ///< of what comes to an image's pixel: which
    std::set<const ValueDecl *> others;          ///< used in ways that nobody follows
    std::set<const ValueDecl *> inParts;         ///< some part is used by itself
    std::set<const ValueDecl *> declared;        ///< without a value
    std::set<const ValueDecl *> structs;         ///< and arrays of them, without values
    FilledAtOnce complete;

    bool VisitMemberExpr(MemberExpr *member) override { return follow(member); }
    bool VisitArraySubscriptExpr(ArraySubscriptExpr *element) override { return follow(element); }
    bool VisitExtVectorElementExpr(ExtVectorElementExpr *components) override { return follow(components); }
    bool VisitDeclRefExpr(DeclRefExpr *reference) override { return follow(reference); }
    bool VisitExpr(Expr *expression) override
    {
        if (const auto *asType = dyn_cast<AsTypeExpr>(expression))
            note(asType->getSrcExpr(), ValueUse::Ignored);
        return true;
    }
    bool VisitBinaryOperator(BinaryOperator *operation) override
    {
        ValueUses::VisitBinaryOperator(operation);
        if (operation->isAssignmentOp() && spaceLetter(operation->getLHS()->getType()))
            noteStored(operation->getRHS());
        return true;
    }
    bool VisitVarDecl(VarDecl *variable) override
    {
        if (inHeads.contains(variable))
            return true;
        if (isWatched(variable, m_ast))
            declared.insert(variable);
        if (m_ast.getBaseElementType(variable->getType())->isRecordType() && !variable->getInit() && variable->hasLocalStorage() &&
            !spaceLetter(variable->getType()))
            structs.insert(variable);
        return ValueUses::VisitVarDecl(variable);
    }
    bool VisitCallExpr(CallExpr *call) override
    {
        const auto &builtin = builtinCalled(call);
        if (builtin.memory == BuiltinMemory::Write && builtin.kind == BuiltinKind::Vector)
            noteStored(call->getArg(0));
        else if (builtin.memory == BuiltinMemory::Write && builtin.kind == BuiltinKind::Image && call->getNumArgs() == 3)
            noteStored(call->getArg(2), call->getArg(0)->IgnoreParenImpCasts());
        return true;
    }
    bool VisitCompoundStmt(CompoundStmt *block) override
    {
        complete.read(block);
        return true;
    }
    void note(const Expr *expression, ValueUse use) override
    {
        const Expr *bare = expression->IgnoreParens();
        if (const auto *cast = dyn_cast<ImplicitCastExpr>(bare); cast && cast->getCastKind() == CK_LValueToRValue)
            bare = cast->getSubExpr()->IgnoreParens();
        uses.try_emplace(bare, use);
    }

private:
    bool follow(const Expr *place)
    {
        if (m_followed.contains(place))
            return true;
        const ValueDecl *variable = partsOf(place, m_ast).variable;
        if (!variable)
            return true;
        if (wholeOf(place))
            inParts.insert(variable);
        for (const Expr *part = place; part; part = wholeOf(part))
            m_followed.insert(part);
        if (!place->isGLValue()) // v.xx
            uses.try_emplace(place, ValueUse::Read);
        else if (!uses.contains(place))
            others.insert(variable);
        return true;
    }
    /// What of this comes to memory whole: not what is only a part of a vector, or decides.
    void noteStored(const Expr *value, const Expr *image = nullptr)
    {
        const Expr *bare = value->IgnoreParenImpCasts();
        if (isa<DeclRefExpr>(bare) && bare->getType()->isExtVectorType()) {
            note(bare, ValueUse::Stored);
            if (image)
                images.try_emplace(bare, image);
        } else if (const auto *choice = dyn_cast<ConditionalOperator>(bare)) {
            noteAll({choice->getTrueExpr(), choice->getFalseExpr()}, image);
        } else if (const auto *operation = dyn_cast<BinaryOperator>(bare)) {
            noteAll({operation->getLHS(), operation->getRHS()}, image);
        } else if (const auto *call = dyn_cast<CallExpr>(bare); call && call->getType()->isExtVectorType() && isBuiltin(call)) {
            noteAll({call->getArgs(), call->getArgs() + call->getNumArgs()}, image);
        }
    }
    void noteAll(const std::vector<const Expr *> &values, const Expr *image)
    {
        for (const Expr *value : values) {
            if (value->getType()->isExtVectorType())
                noteStored(value, image);
        }
    }
    static bool isBuiltin(const CallExpr *call) { return call->getDirectCallee() && !call->getDirectCallee()->hasBody(); }

    const ASTContext &m_ast;
    std::set<const Expr *> m_followed;
};

} // namespace

UnsetParts::UnsetParts(RewriteContext &context, const std::vector<const FunctionDecl *> &functions) : m_context(context)
{
    for (const FunctionDecl *function : functions) {
        PartUses found(context.ast());
        found.TraverseStmt(function->getBody());
        for (const ValueDecl *variable : found.declared) {
            if (found.others.contains(variable) && !found.complete.contains(variable))
                beginWithPattern(variable);
        }
        for (const ValueDecl *variable : found.structs) {
            if (variable->getType()->isArrayType())
                beginWithPattern(variable);
            if (!found.declared.contains(variable) && !m_patterned.contains(variable))
                context.unwatched.insert(variable);
        }
        std::ranges::copy_if(found.declared, std::inserter(context.unwatched, context.unwatched.end()), [&](const ValueDecl *variable) {
            return found.others.contains(variable) && !found.complete.contains(variable);
        });
        for (const auto &[place, use] : found.uses) {
            const ValueDecl *variable = partsOf(place, context.ast()).variable;
            if (!found.declared.contains(variable) || !found.inParts.contains(variable) || found.others.contains(variable) ||
                found.complete.contains(variable))
                continue;
            m_variables.insert(variable);
            const bool isWhole = isa<DeclRefExpr>(place) && (use == ValueUse::Read || use == ValueUse::Ignored);
            if (isWhole || use == ValueUse::Ignored)
                context.unwatched.insert(variable); // some parts may have no value
            if (isWhole)
                beginWithPattern(variable);
            // Members without a value go along with the others.
            m_uses[place] = place->getType()->isRecordType() && use == ValueUse::Read ? ValueUse::Ignored : use;
            if (const auto image = found.images.find(place); image != found.images.end())
                m_images.insert(*image);
        }
    }
}

/// A struct, or an array of them, where the members can.
void UnsetParts::beginWithPattern(const ValueDecl *variable)
{
    const QualType type = elementOf(variable, m_context.ast());
    const auto *record = type->getAs<RecordType>();
    const auto members = membersOf(type, m_context.ast());
    const bool isLargeArray =
        variable->getType()->isArrayType() && m_context.ast().getTypeSizeInChars(variable->getType()).getQuantity() > mostArrayBytes;
    if (!record || isLargeArray ||
        std::ranges::none_of(members, [this](const Member &member) { return mayHoldPatternIn(member, m_context.ast()); }))
        return;
    m_patterned.insert(variable);
    if (const auto *declared = dyn_cast<VarDecl>(variable))
        m_context.patterned.insert(declared);
    addRecords(record->getDecl()->getDefinition(), m_context.leftUnset);
}

EditText UnsetParts::start(const VarDecl *variable)
{
    std::string text = m_variables.contains(variable) ? m_context.unsetBitsCleared(variable) : std::string();
    std::string place = usersText(variable->getNameAsString());
    if (variable->getType()->isUnionType())
        return text + filledWithPattern(m_context, place, variable->getType());
    const auto *array = m_context.ast().getAsConstantArrayType(variable->getType());
    if (array) {
        text += " for (uint ks_element = 0u; ks_element < " + std::to_string(array->getSize().getZExtValue()) + "u; ks_element++) {";
        place += "[ks_element]";
    }
    const QualType type = elementOf(variable, m_context.ast());
    const auto *record = type->getAs<RecordType>();
    const bool isPatterned = record && m_context.leftUnset.contains(record->getDecl()->getDefinition());
    for (const Member &member : membersOf(type, m_context.ast())) {
        const std::string name = place + usersText(member.path);
        text += isPatterned && mayHoldPatternIn(member, m_context.ast()) ? filledWithPattern(m_context, name, member.type)
                                                                         : zeroed(m_context, name, member.type);
    }
    return array ? text + " }" : text;
}

/// Without its index.
std::string UnsetParts::nameOf(const Expr *place) const
{
    const auto *element = dyn_cast<ArraySubscriptExpr>(place);
    std::string name = m_context.text(element ? element->getBase()->IgnoreParenImpCasts() : place);
    std::erase(name, ' ');
    return name;
}

std::string UnsetParts::check(const Expr *place, ValueUse use)
{
    const auto parts = partsOf(place, m_context.ast());
    const std::string bits = std::to_string(parts.bits) + "ul,&" + m_context.unsetBits(parts.variable) + ")";
    const std::string name = nameOf(place);
    const bool isWhole = isa<DeclRefExpr>(place) || !unionBytesOf(place, m_context.ast()).isExact;
    const std::string checked = unsetCheck(m_context, place, name, isWhole ? Unset::All : Unset::Some) + bits;
    if (use != ValueUse::Stored)
        return checked;
    return checked + "," + unsetCheck(m_context, place, name, Unset::Some) + channelsFor(place) + bits;
}

/// "ks_channels(get_image_channel_order(im))&": the components that an image has; empty where it is no image.
std::string UnsetParts::channelsFor(const Expr *place)
{
    const auto image = m_images.find(place);
    if (image == m_images.end())
        return {};
    // As opencl-c.h numbers them: CLK_A, CLK_RG and CLK_RGx, CLK_RA, CLK_RGB and CLK_RGBx, those of one.
    m_context.device.add(
        "ks_channels", "ulong ks_channels(int order)\n{ return order == 0x10B1 ? 8ul : order == 0x10B2 || order == 0x10BB ? 3ul : order == "
                       "0x10B3 ? 9ul : order == 0x10B4 || order == 0x10BC ? 7ul : order == 0x10B0 || order == 0x10BA || order == 0x10B8 || "
                       "order == 0x10B9 ? 1ul : 15ul; }");
    return std::string("ks_channels(get_image_channel_order(") + usersNameMark + m_context.text(image->second) + "))&";
}

bool UnsetParts::read(const Expr *value)
{
    const auto *cast = dyn_cast<ImplicitCastExpr>(value);
    const Expr *place = cast ? cast->getSubExpr()->IgnoreParens() : value;
    const auto use = m_uses.find(place);
    if (use == m_uses.end() || (use->second != ValueUse::Read && use->second != ValueUse::Stored))
        return false;
    m_context.edits.insert(m_context.begin(value), "((" + check(place, use->second) + ",");
    m_context.walker->walkChildren(value);
    m_context.edits.insert(m_context.end(value), "))");
    return true;
}

/// Looked at as a value, so that compilers may keep it in a register, and it may come from anywhere.
UnsetChange UnsetParts::readMember(const Expr *value)
{
    const Expr *place = memberLeftUnset(m_context, value);
    if (!place)
        return {};
    const auto *cast = dyn_cast<ImplicitCastExpr>(value);
    const Expr *named = cast ? cast->getSubExpr()->IgnoreParens() : value;
    const std::string kept = m_context.temporary(deviceType(value->getType(), m_context.ast()).name);
    return {"(" + kept + "=(", ")," + checkOfMember(named, kept) + "," + kept + ")"};
}

/// Whether the value of a member, or of components of it, is the pattern.
std::string UnsetParts::checkOfMember(const Expr *place, const std::string &value)
{
    const DeviceType type = deviceType(place->getType(), m_context.ast());
    const std::string start = unsetCheck(m_context, place, nameOf(place), Unset::Member);
    const std::string function = std::string(isa<ExtVectorElementExpr>(place) ? "ks_unset_some_" : "ks_unset_") + type.word;
    m_context.device.add(function, "void " + function + "(ks_context *ks, uint site, uint away, " + type.name + " v, ulong *set)\n{ if ((" +
                                       isPattern(place) + ") && !away && !*set) ks_tell_unset(ks, site, 1ul, set); }");
    return function + start + value + ",&" + m_context.temporary("ulong", " = 0ul") + ")";
}

/// "as_uint(v) == ...": of a value v. Of a vector all components; of components that are named any.
std::string UnsetParts::isPattern(const Expr *place)
{
    const std::string word = "KS_UNSET";
    const auto *vector = place->getType()->getAs<ExtVectorType>();
    const unsigned bytes = deviceType(vector ? vector->getElementType() : place->getType(), m_context.ast()).bytes;
    if (bytes < sizeof(traceLayout::unsetPattern)) {
        addPatternTest(m_context);
        return "ks_holds_pattern((const __private uchar *)&v," + std::to_string(deviceType(place->getType(), m_context.ast()).bytes) + "u)";
    }
    const auto part = [&](const std::string &value) {
        return bytes == 8 ? "as_ulong(" + value + ") == ((ulong)" + word + " << 32 | " + word + ")" : "as_uint(" + value + ") == " + word;
    };
    if (!vector)
        return part("v");
    std::string text;
    for (unsigned i = 0; i < vector->getNumElements(); ++i)
        text += (i == 0 ? "" : isa<ExtVectorElementExpr>(place) ? " || " : " && ") + part(std::string("v.s") + "0123456789abcdef"[i]);
    return text;
}

UnsetChange UnsetParts::change(const Expr *operation, const Expr *target)
{
    const Expr *place = target->IgnoreParens();
    const auto *assignment = dyn_cast<BinaryOperator>(operation);
    const bool isRead = !assignment || assignment->getOpcode() != BO_Assign;
    if (isRead && isChainOfMembers(place) && memberLeftUnset(m_context, place) == place)
        return {"(" + checkOfMember(place, usersText(m_context.text(place))) + ",", ")"};
    const auto use = m_uses.find(place);
    if (use == m_uses.end() || use->second == ValueUse::Ignored)
        return {};
    if (use->second != ValueUse::Write)
        return {"(" + check(place, use->second) + ",", ")"};
    const auto parts = partsOf(place, m_context.ast());
    const std::string set = m_context.unsetBits(parts.variable) + "|=" + std::to_string(parts.bits) + "ul";
    const DeviceType type = deviceType(place->getType(), m_context.ast());
    if (m_context.isDiscarded(operation))
        return {"(", "," + set + ")"};
    if (!type.isNamed()) // a pointer
        return {"(", "," + set + "," + usersText(m_context.text(place)) + ")"};
    const std::string kept = m_context.temporary(type.name);
    return {"(" + kept + "=(", ")," + set + "," + kept + ")"};
}

const Expr *memberLeftUnset(const RewriteContext &context, const Expr *value)
{
    const auto *cast = dyn_cast<ImplicitCastExpr>(value);
    const Expr *place = (cast ? cast->getSubExpr() : value)->IgnoreParens();
    while (const auto *components = dyn_cast<ExtVectorElementExpr>(place)) {
        if (components->isArrow())
            return nullptr;
        place = components->getBase()->IgnoreParenImpCasts();
    }
    const Expr *part = place;
    while (isa<ArraySubscriptExpr>(part) && wholeOf(part))
        part = wholeOf(part);
    const auto *member = dyn_cast<MemberExpr>(part);
    const auto *field = member ? dyn_cast<FieldDecl>(member->getMemberDecl()) : nullptr;
    if (!field || !context.leftUnset.contains(field->getParent()) || !place->isGLValue() || field->isBitField() ||
        place->getType().isVolatileQualified() || !mayHoldPattern(place->getType().getUnqualifiedType(), context.ast()) ||
        context.privateObjectOf(place) >= 0)
        return nullptr;
    const char space = spaceLetter(place->getType());
    return !space || space == 'x' ? place : nullptr;
}

std::string definedStruct(RewriteContext &context, const DeviceType &type)
{
    if (!type.record || !context.leftUnset.contains(type.record))
        return {};
    const std::string name = "ks_defined_" + type.word;
    const std::string words = std::to_string(type.storedWords);
    context.device.add(name,
                       type.name + " " + name + "(" + type.name + " v)\n{ union { " + type.name + " v; uint w[" + words +
                           "]; } u; u.v = v; for (uint i = 0u; i < " + words + "u; i++) if (u.w[i] == KS_UNSET) u.w[i] = 0u; return u.v; }",
                       type.record);
    return name;
}

} // namespace kernelscope
