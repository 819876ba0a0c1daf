#include "instrument/RewriteContext.h"

#include <algorithm>

#include "instrument/CalledFunction.h"

#include <clang/AST/Attr.h>

#include "instrument/TypeDescription.h"
#include "instrument/Uniformity.h"
#include "trace/TraceLayout.h"

namespace kernelscope {

using namespace clang;

namespace {

bool leadsElsewhere(const Stmt *statement)
{
    return isa<ReturnStmt>(statement) || isa<GotoStmt>(statement) || isa<LabelStmt>(statement) ||
           std::ranges::any_of(statement->children(), [](const Stmt *child) { return child && leadsElsewhere(child); });
}

/// Words with a bit for each element of an array, or for each part of another variable.
quint64 unsetWords(const ValueDecl *variable, const ASTContext &ast)
{
    const auto *array = ast.getAsConstantArrayType(variable->getType());
    return array ? (ast.getConstantArrayElementCount(array) + 63) / 64 : 1;
}

bool declaresLocalMemory(const Stmt *statement)
{
    const auto *declarations = dyn_cast<DeclStmt>(statement);
    return declarations && std::ranges::any_of(declarations->decls(), [](const Decl *declaration) {
               const auto *variable = dyn_cast<VarDecl>(declaration);
               return variable && spaceLetter(variable->getType()) == 'l';
           });
}

} // namespace

std::string unsetMemory(const std::string &pointer, const std::string &bytes)
{
    return "ks_fill_local((__local uchar *)" + pointer + ", " + bytes + ", ks->item, ks->items, ks->trace[" +
           std::to_string(traceLayout::LocalPattern) + "]);";
}

std::string localMemoryStart(const RewriteContext &context, const Stmt *statement)
{
    if (!context.inKernel || !declaresLocalMemory(statement))
        return {};
    const auto *body = cast<CompoundStmt>(context.function->getBody());
    const auto here = std::find(body->body_begin(), body->body_end(), statement);
    if (here == body->body_end() || std::any_of(body->body_begin(), here, leadsElsewhere))
        return {};
    std::string text;
    for (const Decl *declaration : cast<DeclStmt>(statement)->decls()) {
        const auto *variable = dyn_cast<VarDecl>(declaration);
        const std::string name = variable ? usersNameMark + variable->getNameAsString() : std::string();
        if (variable && spaceLetter(variable->getType()) == 'l')
            text += " " + unsetMemory("&" + name, "sizeof(" + name + ")");
    }
    const bool moreFollow = std::next(here) != body->body_end() && declaresLocalMemory(*std::next(here));
    return moreFollow ? text : text + " barrier(CLK_LOCAL_MEM_FENCE);"; // one for all of them
}

std::string callStart(const std::string &function, int site, unsigned set)
{
    return function + "(ks," + std::to_string(site) + "," + std::to_string(set) + ",";
}

bool RewriteContext::isDiscarded(const clang::Expr *expression) const
{
    using namespace clang;
    const Stmt *parent = around(expression);
    if (!parent)
        return false;
    if (const auto *cast = dyn_cast<CastExpr>(parent))
        return cast->getCastKind() == CK_ToVoid;
    if (isa<ParenExpr>(parent))
        return isDiscarded(cast<Expr>(parent));
    if (const auto *comma = dyn_cast<BinaryOperator>(parent); comma && comma->getOpcode() == BO_Comma)
        return comma->getLHS() == expression || isDiscarded(comma);
    if (const auto *loop = dyn_cast<ForStmt>(parent); loop && loop->getInc() == expression)
        return true;
    return !isa<Expr>(parent) && !isa<ReturnStmt>(parent) && !isa<DeclStmt>(parent) && conditionOf(parent) != expression;
}

int RewriteContext::privateObjectOf(const clang::Expr *lvalue) const
{
    if (!flows.isOn() || !isElementOfVariable(lvalue))
        return -1;
    const clang::ValueDecl *variable = directVariable(lvalue);
    const int object = m_objects.indexOf(variable);
    const bool isPrivate = object >= 0 && m_objects.objects()[object].memory == AddressSpace::Private;
    return isPrivate ? object : -1;
}

/// Of one of several functions of a name with the types of its parameters.
static QString nameOf(const clang::FunctionDecl &function)
{
    const QString name = QString::fromStdString(function.getNameAsString());
    if (!function.hasAttr<clang::OverloadableAttr>())
        return name;
    QStringList types;
    for (const clang::ParmVarDecl *parameter : function.parameters())
        types << QString::fromStdString(parameter->getType().getAsString());
    return name + u'(' + types.join(QStringLiteral(", ")) + u')';
}

int RewriteContext::addSite(SiteKind kind, unsigned begin, unsigned end)
{
    AccessSite site;
    site.kind = kind;
    site.range = source().range(begin, end);
    site.text = QString::fromStdString(source().asWritten(begin, end));
    if (function)
        site.function = nameOf(*function);
    sites.append(site);
    return int(sites.size()) - 1;
}

int RewriteContext::addCall(SiteKind kind, const clang::CallExpr *call)
{
    const int number = addSite(kind, call);
    sites[number].operation = QString::fromStdString(calledName(call));
    return number;
}

int RewriteContext::addAccess(SiteKind kind, const clang::Stmt *statement, const clang::QualType &type, char space, unsigned set)
{
    const int number = addSite(kind, statement);
    AccessSite &site = sites[number];
    const DeviceType described = deviceType(type, ast());
    const TypeDescription types(ast());
    site.memory = memoryOf(space);
    site.typeName = types.spelling(type);
    site.type = types.elementType(type);
    site.sizeInBytes = int(described.bytes);
    site.padding = types.padding(type);
    types.appendLayouts(type, site.stepped.layouts);
    site.payloadWords = int(described.words);
    site.hasOffset = true;
    site.branches = m_branches.of(statement);
    const ObjectTable::Set &objects = m_objects.set(set);
    for (const int object : objects.objects)
        site.objects.append(object);
    site.anyObject = objects.open;
    if (space == 'x' && objects.open)
        leaveUntraced(statement,
                      QStringLiteral("An access through a generic pointer that may lead to private memory, whose bounds are not known."));
    return number;
}

int RewriteContext::addAccess(SiteKind kind, const clang::CallExpr *call, const clang::QualType &type, const PointerArgument &pointer)
{
    const int number = addAccess(kind, call, type, pointer.space, pointer.set);
    sites[number].operation = QString::fromStdString(calledName(call));
    flows.noteLoad(call, number);
    flows.noteStep(call, 0, number);
    return number;
}

PointerArgument RewriteContext::pointerArgument(const clang::Expr *argument) const
{
    PointerArgument result{0, pointeeOf(argument, ast()), {}, 0};
    result.space = result.pointee.isNull() ? 0 : spaceLetter(result.pointee);
    if (result.space) {
        result.device = deviceType(result.pointee, ast());
        result.set = setOf(argument, false, result.space);
    }
    return result;
}

unsigned RewriteContext::setOf(const clang::Expr *expression, bool isPlace, char space) const
{
    const PointerTargets targets = isPlace ? m_flow.ofAddress(expression) : m_flow.ofValue(expression);
    const auto privates = space == 'x' ? m_privates.placesOf(expression, isPlace) : std::nullopt;
    return m_objects.setNumber(targets, space, privates);
}

bool RewriteContext::leadsToPrivate(const clang::Expr *pointer) const
{
    const PointerTargets targets = m_flow.ofValue(pointer);
    return targets.objects.empty() && !targets.unknown && m_privates.roomOf(pointer);
}

bool RewriteContext::beginsWithPattern(const PrivateBounds::Room &room) const
{
    return std::ranges::any_of(room.places, [this](const auto &place) { return patterned.contains(m_privates.variableAt(place.first)); });
}

void RewriteContext::redirect(const clang::CallExpr *call, const std::string &start)
{
    edits.replace(begin(call), find('(', begin(call)) + 1, start);
    for (const clang::Expr *argument : call->arguments())
        walker->walk(argument);
}

int RewriteContext::meetingSite(const clang::CallExpr *call)
{
    const auto known = m_meetingSites.find(call);
    if (known != m_meetingSites.end())
        return known->second;
    return m_meetingSites[call] = addCall(SiteKind::Barrier, call);
}

void RewriteContext::leaveUntraced(const clang::Stmt *statement, const QString &reason)
{
    const UntracedAccess access{range(statement).begin, reason};
    if (!untraced.contains(access))
        untraced.append(access);
}

void RewriteContext::leaveUnbounded(const clang::Stmt *access)
{
    leaveUntraced(access, QStringLiteral("An access through a pointer to private memory, whose bounds are not known."));
}

std::string RewriteContext::temporary(const std::string &type, const std::string &behind)
{
    const std::string name = "ks_t" + std::to_string(m_temporaryCount++);
    m_temporaries += type + " " + name + behind + "; ";
    return name;
}

const std::string &RewriteContext::unsetBits(const clang::ValueDecl *variable)
{
    std::string &bits = m_unsetBits[variable];
    if (bits.empty()) {
        const quint64 words = unsetWords(variable, ast());
        bits = temporary("ulong", words > 1 ? "[" + std::to_string(words) + "] = {0ul}" : std::string(" = 0ul"));
    }
    return bits;
}

/// Where an index of several is outside its dimension, they may lead outside of all.
std::string RewriteContext::unsetBit(const clang::ValueDecl *variable, const std::string &index)
{
    const quint64 words = unsetWords(variable, ast());
    const std::string &bits = unsetBits(variable);
    if (words == 1)
        return "1ul<<(" + index + "),&" + bits;
    return "1ul<<((" + index + ")&63),&" + bits + "[((ulong)(" + index + ")>>6)%" + std::to_string(words) + "ul]";
}

std::string RewriteContext::unsetBitsCleared(const clang::ValueDecl *variable)
{
    const quint64 words = unsetWords(variable, ast());
    const std::string &bits = unsetBits(variable);
    if (words == 1)
        return " " + bits + " = 0ul;";
    return " for (uint ks_at = 0u; ks_at < " + std::to_string(words) + "u; ks_at++) " + bits + "[ks_at] = 0ul;";
}

std::string RewriteContext::walkingAlong()
{
    const std::string name = "ks->off[" + std::to_string(m_votingFunctions++) + "]";
    m_temporaries += name + " = 0u; ";
    return name;
}

} // namespace kernelscope
