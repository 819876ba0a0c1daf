#include "instrument/IndexOrigins.h"

#include "instrument/SourceNaming.h"

namespace kernelscope {

using namespace clang;

void IndexOrigins::addAccess(const Expr *access, const Expr *pointer, const Expr *index)
{
    const ValueDecl *object = m_forms.rootOf(pointer);
    const int line = sourcePlace(access->getBeginLoc(), m_ast.getSourceManager()).line;
    m_accesses[{line, object ? object->getNameAsString() : std::string()}].merge(mentionedIn(index).variables);
}

void IndexOrigins::addComparison(const BinaryOperator &comparison)
{
    if (const auto *variable = dyn_cast<DeclRefExpr>(comparison.getLHS()->IgnoreParenCasts()))
        m_bounds[variable->getDecl()].push_back(comparison.getRHS());
}

QList<IndexFacts> IndexOrigins::facts()
{
    QList<IndexFacts> all;
    for (const auto &[place, variables] : m_accesses) {
        const QStringList parameters = parametersBehind(variables);
        if (!parameters.isEmpty())
            all << IndexFacts{place.first, QString::fromStdString(place.second), parameters};
    }
    return all;
}

QStringList IndexOrigins::parametersBehind(const Variables &variables)
{
    QStringList parameters;
    Variables seen;
    for (Variables open = variables; !open.empty();) {
        const ValueDecl *variable = *open.begin();
        open.erase(open.begin());
        if (!seen.insert(variable).second)
            continue;
        if (isa<ParmVarDecl>(variable) && variable->getDeclContext() == m_kernel)
            parameters << QString::fromStdString(variable->getNameAsString());
        const Variables &used = usedBy(variable);
        open.insert(used.begin(), used.end());
    }
    parameters.sort();
    return parameters;
}

const IndexOrigins::Variables &IndexOrigins::usedBy(const ValueDecl *variable)
{
    const auto [entry, isNew] = m_used.try_emplace(variable);
    if (isNew) {
        const std::vector<const Expr *> &bounds = m_bounds[variable];
        for (const auto *expressions : {&m_forms.definitionsOf(variable), &m_forms.contentsOf(variable), &bounds}) {
            for (const Expr *expression : *expressions)
                entry->second.merge(mentionedIn(expression).variables);
        }
    }
    return entry->second;
}

} // namespace kernelscope
