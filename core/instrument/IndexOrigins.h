#pragma once

#include <array>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <unordered_map>

#include "instrument/IndexForms.h"
#include "plan/KernelFacts.h"

namespace kernelscope {

/// Which of a kernel's parameters, and of the macros that its program is built with (-D), the indices of its accesses, the extents of the
/// arrays there and the operands of its operations are computed from: through assignments, calls, and comparisons that bound a variable.
/// Also whose contents decide whether an access is made, or who comes to a barrier: by the conditions around it in its function, and those
/// at which work-items leave a block before it; and which of its values a variable has that something is computed from, as a counter.
class IndexOrigins
{
public:
    /// `functions`: the kernel and what it calls.
    IndexOrigins(const clang::FunctionDecl *kernel, const std::vector<const clang::FunctionDecl *> &functions, IndexForms &forms,
                 const clang::ASTContext &ast);

    /// Whether it depends on conditions, loops included, that a statement is executed.
    bool isConditional(const clang::Stmt *statement) const { return m_conditionOf.contains(statement); }
    /// By which the loop is left from inside: those around each break, return and goto that leads out of it.
    std::vector<const clang::Expr *> exitConditionsOf(const clang::Stmt *loop) const;
    /// Something is accessed by way of a pointer, at an index; nullptr: at what is added to the pointer.
    void addAccess(const clang::Expr *access, const clang::Expr *pointer, const clang::Expr *index);
    /// A variable in local memory, which has no index.
    void addVariable(const clang::Expr *access, const clang::ValueDecl *variable);
    void addComparison(const clang::BinaryOperator &comparison);
    void addBarrier(const clang::CallExpr *call);
    /// This, a variable or a part of it, or what a function gives back, gets a value by a statement.
    void addSetting(const clang::Expr *target, const clang::Stmt *statement);
    void addResult(const clang::FunctionDecl *function, const clang::Stmt *statement);
    /// An operation that stands in these lines, and an operand that tells whether something is wrong with it.
    void addOperation(OperationKind kind, clang::SourceRange lines, const clang::Expr *operand);

    /// Each line and object once; those that no parameter has to do with are left out, but for local memory.
    QList<IndexFacts> facts();
    /// Each line and kind once; those that depend on no parameter are left out.
    QList<OperationFacts> operations();
    /// Each line and object once.
    QList<SettingFacts> settings();

private:
    using Variables = std::set<const clang::ValueDecl *>;

    /// What something is computed from.
    struct Sources
    {
        Variables variables;
        std::set<std::string> macros; ///< of the program's build options
        int dimensions = 0;           ///< as in Mentioned
    };
    struct Access
    {
        Sources index;
        Sources pointer;    ///< that leads from the object to the place that the index counts from
        Sources conditions; ///< under which it is made
        Sources own;        ///< what these look at elements of, by the work-item's place
        std::set<std::string> choices;
        bool isLocal = false;
        bool isBeforeAtFirst = false;
        std::array<int, 3> rows{}; ///< as in IndexFacts
        clang::SourceLocation end; ///< of the last in the source
    };
    struct Origins
    {
        QStringList parameters;
        int dimensions = 0;
        Variables met; ///< on the way to them
    };

    /// What a variable is compared with, and where.
    struct Bound
    {
        Sources sources;
        clang::SourceLocation place;
    };

    /// With which answer to `number == 3` something is done that is a choice: not where all else is left out with just one number.
    enum class Choice { None, Equal, Unequal, Either };

    /// What a statement is under; also an earlier one of its block that some leave it by.
    struct Condition
    {
        const clang::Expr *expression;
        const Condition *outer;
        int loop; ///< the line where one that it is the condition of begins; 0: it is that of none
        Choice choice;
    };

    enum class Through { Assignments, Contents };
    enum class Bounds { Count, AreNone };
    /// `through`: whether what a pointer's elements are assigned counts too; `bounds`: whether what a variable is compared with does, but
    /// for what comes after `access`, where there is one.
    Origins behind(const Sources &sources, Through through, Bounds bounds = Bounds::Count, const Access *access = nullptr);
    bool isAfter(clang::SourceLocation comparison, clang::SourceLocation access) const;
    void add(Sources &sources, const clang::Expr *expression) const;
    Access &accessOf(const clang::Expr *access, const clang::ValueDecl *object);
    void addExtents(Sources &sources, const clang::ValueDecl *array) const;
    void addRows(Access &access, const clang::Expr *pointer, const clang::Expr *index);
    void addPointer(Access &access, const clang::Expr *pointer) const;
    static Choice choiceOf(const clang::Stmt *statement);
    void addChoices(Access &access, const clang::Expr *condition, Choice choice);
    void addChoice(Access &access, const clang::Expr *number);
    void addOwn(Sources &own, const clang::Expr *condition);
    static QStringList mayBeUnset(const Variables &variables, const QString &object);
    void noteConditions(const clang::Stmt *statement, const Condition *around);
    std::vector<const Condition *> conditionsAround(const clang::Stmt *statement, const Condition *outside = nullptr) const;
    void addConditions(Sources &conditions, const clang::Stmt *statement, const Condition *outside = nullptr) const;
    void addDecisions(Sources &conditions, const clang::ValueDecl *variable) const;
    void addSetting(const std::string &object, const clang::Stmt *statement, const Condition *outside, Sources place);
    int lineOf(const clang::Stmt *statement) const;
    /// Also behind what decides which of their values these variables have.
    QStringList parametersBehind(Sources conditions, Variables decided = {});
    QStringList pointersBehind(const Sources &conditions, const Variables &decided = {});
    const Sources &madeFrom(const clang::ValueDecl *variable);
    const Sources &contents(const clang::ValueDecl *variable);

    const clang::FunctionDecl *m_kernel;
    IndexForms &m_forms;
    const clang::ASTContext &m_ast;
    std::map<std::pair<int, std::string>, Access> m_accesses; ///< by line and object
    std::map<std::pair<int, OperationKind>, Sources> m_operations;
    std::map<std::pair<int, std::string>, Sources> m_settings; ///< by line and object
    std::deque<Condition> m_conditions;
    std::unordered_map<const clang::Stmt *, const Condition *> m_conditionOf; ///< the innermost, of what is under any
    std::unordered_map<const clang::Decl *, const Condition *> m_declaredUnder;
    std::vector<clang::SourceRange> m_bodies; ///< of the functions
    std::vector<clang::SourceRange> m_loops;
    std::map<const clang::ValueDecl *, std::vector<Bound>> m_bounds;
    std::map<const clang::ValueDecl *, Sources> m_madeFrom;
    std::map<const clang::ValueDecl *, Sources> m_contents;
};

} // namespace kernelscope
