#pragma once

#include <map>
#include <memory>
#include <set>

#include "instrument/FlatSource.h"
#include "instrument/ValueGraph.h"
#include "trace/AccessSite.h"

namespace clang {
class ASTContext;
} // namespace clang

namespace kernelscope {

/// Gathers which sites the steps and loads of a program got while it was rewritten, and fills in from where each value
/// comes (AccessSite::flow). Where dataflow was not asked for nothing is recorded for its sake, and the text alone says which loads a
/// store takes over (AccessSite::carried).
class ValueFlows
{
public:
    void start(const std::vector<const clang::FunctionDecl *> &functions) { m_graph = std::make_unique<ValueGraph>(functions); }
    /// After start(): dataflow is asked for.
    void turnOn(const FlatSource &source, const clang::ASTContext &ast);
    bool isOn() const { return m_isOn; }
    const ValueGraph &graph() const { return *m_graph; }
    bool isRecorded(const clang::Decl *target) const { return m_isOn && target && m_graph->isRecorded(target); }
    /// Private arrays whose elements are to be recorded: of scalars or vectors.
    std::vector<const clang::VarDecl *> recordedArrays(const clang::ASTContext &ast) const;

    /// The name of a variable, or "f()" of a function: ValueFlow::target.
    QString name(const clang::Decl *target) const;

    /// This load (as ValueParts::loads or a read of an element has it) is recorded at a site.
    void noteLoad(const clang::Expr *expression, int site);
    /// The step at `where` is recorded at a site.
    void noteStep(const void *where, unsigned index, int site);
    /// The call's result is recorded once more, under a name of its own, at a site.
    void noteResult(const clang::CallExpr *call, int site);
    /// Once everything is rewritten.
    void fillIn(QList<AccessSite> &sites) const;

private:
    using Loads = std::set<int>; ///< sites
    using LoadsOfVariables = std::map<const clang::Decl *, Loads>;
    LoadsOfVariables loadsOfVariables() const;
    Loads loadsIn(const ValueParts &parts, const LoadsOfVariables &variables) const;
    void fillInCarried(QList<AccessSite> &sites) const;
    ValueFlow flowOf(const ValueStep &step) const;
    void addParts(const ValueParts &parts, QStringList &variables, QList<int> &sites, ValueFlow &flow) const;
    void addCondition(const clang::Expr *condition, ValueFlow &flow) const;
    QString ownName(const clang::CallExpr *call) const;

    struct PlacedStep
    {
        const ValueStep *step;
        int site;
    };

    std::unique_ptr<ValueGraph> m_graph;
    bool m_isOn = false;
    std::map<const clang::Decl *, QString> m_names;
    std::map<const clang::CallExpr *, QString> m_ownNames;
    std::map<const clang::Expr *, int> m_loads;
    std::vector<PlacedStep> m_steps;
    std::map<const clang::CallExpr *, int> m_results;
};

} // namespace kernelscope
