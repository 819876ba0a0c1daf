#include "instrument/IndexOrigins.h"

#include <algorithm>
#include <utility>

#include "instrument/SourceNaming.h"

namespace kernelscope {

using namespace clang;

namespace {

constexpr int mostLines = 100; ///< of one operation

bool isInLocalMemory(const ValueDecl *object)
{
    const QualType type = object->getType();
    return (type->isPointerType() ? type->getPointeeType() : type).getAddressSpace() == LangAS::opencl_local;
}

} // namespace

void IndexOrigins::Sources::add(const Expr *expression)
{
    Mentioned mentioned = mentionedIn(expression);
    variables.merge(mentioned.variables);
    dimensions |= mentioned.dimensions;
}

void IndexOrigins::addAccess(const Expr *access, const Expr *pointer, const Expr *index)
{
    const ValueDecl *object = m_forms.rootOf(pointer);
    const int line = sourcePlace(access->getBeginLoc(), m_ast.getSourceManager()).line;
    Access &entry = m_accesses[{line, object ? object->getNameAsString() : std::string()}];
    entry.index.add(index);
    entry.pointer.add(pointer);
    entry.isLocal = object && isInLocalMemory(object);
}

void IndexOrigins::addComparison(const BinaryOperator &comparison)
{
    if (const auto *variable = dyn_cast<DeclRefExpr>(comparison.getLHS()->IgnoreParenCasts()))
        m_bounds[variable->getDecl()].push_back(comparison.getRHS());
}

void IndexOrigins::addOperation(OperationKind kind, clang::SourceRange lines, const Expr *operand)
{
    const int first = sourcePlace(lines.getBegin(), m_ast.getSourceManager()).line;
    const int last = std::min(sourcePlace(lines.getEnd(), m_ast.getSourceManager()).line, first + mostLines);
    Sources sources;
    sources.add(operand);
    for (int line = first; line <= std::max(first, last); ++line) {
        Sources &all = m_operations[{line, kind}];
        all.variables.insert(sources.variables.begin(), sources.variables.end());
        all.dimensions |= sources.dimensions;
    }
}

QList<IndexFacts> IndexOrigins::facts()
{
    QList<IndexFacts> all;
    for (const auto &[place, access] : m_accesses) {
        const QString object = QString::fromStdString(place.second);
        const Origins ofIndex = behind(access.index, Through::Contents);
        const Origins ofPointer = behind(access.pointer, Through::Assignments);
        QStringList parameters = ofPointer.parameters;
        parameters.removeAll(object);
        parameters << ofIndex.parameters;
        parameters.removeDuplicates();
        parameters.sort();
        if (!parameters.isEmpty() || access.isLocal)
            all << IndexFacts{place.first, object, parameters, ofIndex.dimensions | ofPointer.dimensions};
    }
    return all;
}

QList<OperationFacts> IndexOrigins::operations()
{
    QList<OperationFacts> all;
    for (const auto &[place, operands] : m_operations) {
        const Origins origins = behind(operands, Through::Contents);
        if (!origins.parameters.isEmpty())
            all << OperationFacts{place.first, place.second, origins.parameters};
    }
    return all;
}

IndexOrigins::Origins IndexOrigins::behind(const Sources &sources, Through through)
{
    Origins origins{{}, sources.dimensions};
    Variables seen;
    Variables open = sources.variables;
    const auto follow = [&](const Sources &from) {
        open.insert(from.variables.begin(), from.variables.end());
        origins.dimensions |= from.dimensions;
    };
    while (!open.empty()) {
        const ValueDecl *variable = *open.begin();
        open.erase(open.begin());
        if (!seen.insert(variable).second)
            continue;
        if (isa<ParmVarDecl>(variable) && variable->getDeclContext() == m_kernel)
            origins.parameters << QString::fromStdString(variable->getNameAsString());
        follow(madeFrom(variable));
        if (through == Through::Contents) {
            follow(contents(variable));
            open.insert(m_forms.passedTo(variable).begin(), m_forms.passedTo(variable).end());
        }
    }
    origins.parameters.sort();
    return origins;
}

/// What it is assigned, what bounds it, and what a function gives back.
const IndexOrigins::Sources &IndexOrigins::madeFrom(const ValueDecl *variable)
{
    const auto [entry, isNew] = m_madeFrom.try_emplace(variable);
    const auto *function = dyn_cast<FunctionDecl>(variable);
    const std::vector<const Expr *> &made = function ? m_forms.resultsOf(function) : m_forms.definitionsOf(variable);
    for (const auto *expressions : {&made, &std::as_const(m_bounds[variable])}) {
        for (const Expr *expression : isNew ? *expressions : std::vector<const Expr *>())
            entry->second.add(expression);
    }
    return entry->second;
}

const IndexOrigins::Sources &IndexOrigins::contents(const ValueDecl *variable)
{
    const auto [entry, isNew] = m_contents.try_emplace(variable);
    for (const Expr *expression : isNew ? m_forms.contentsOf(variable) : std::vector<const Expr *>())
        entry->second.add(expression);
    return entry->second;
}

} // namespace kernelscope
