#pragma once

#include <clang/AST/ASTContext.h>
#include <clang/AST/Expr.h>
#include <clang/AST/Stmt.h>

#include "instrument/BranchesAround.h"
#include "instrument/DeviceText.h"
#include "instrument/EditList.h"
#include "instrument/ObjectTable.h"
#include "instrument/OwnNames.h"
#include "instrument/PointerCasts.h"
#include "instrument/ProgramPlaces.h"
#include "instrument/StepMarks.h"
#include "instrument/ValueFlows.h"
#include "instrument/VariableChanges.h"
#include "trace/InstrumentedKernel.h"

namespace kernelscope {

/// A pointer that is handed to one of OpenCL's functions.
struct PointerArgument
{
    char space = 0; ///< 0: private, or no pointer
    clang::QualType pointee;
    DeviceType device; ///< the same
    unsigned set = 0;
};

class StreakWriter;

/// Goes into a part of the program and asks for its edits.
class StatementWalker
{
public:
    virtual ~StatementWalker() = default;
    virtual void walk(const clang::Stmt *statement) = 0;
    /// Goes into the operands of an assignment, ++ or -- of private memory.
    virtual void walkOperands(const clang::Expr *operation) = 0;
    void walkChildren(const clang::Stmt *statement)
    {
        for (const clang::Stmt *child : statement->children()) {
            if (child)
                walk(child);
        }
    }
};

/// What the parts of the rewriting share while they go through one program: the text and its edits, the sites found so
/// far, the device functions needed, and the function they are in.
class RewriteContext : public ProgramPlaces
{
public:
    RewriteContext(const FlatSource &source, clang::ASTContext &ast, ObjectTable &objects, PointerFlow &flow, const PrivateBounds &privates)
        : ProgramPlaces(source, ast), m_objects(objects), m_flow(flow), m_privates(privates)
    {
    }

    // ---- what the rewriting produces ----
    EditList edits;
    DeviceText device;
    QList<AccessSite> sites;
    QList<StridedRun> streaks;
    QList<UntracedAccess> untraced;

    ValueFlows flows;

    /// A new site for a piece of the program.
    int addSite(SiteKind kind, const clang::Stmt *statement) { return addSite(kind, begin(statement), balancedEnd(statement)); }
    int addSite(SiteKind kind, unsigned begin, unsigned end);
    /// The same for the call of a built-in function.
    int addCall(SiteKind kind, const clang::CallExpr *call);
    /// A site that accesses memory of the kind `space` through an lvalue or pointer with these targets.
    int addAccess(SiteKind kind, const clang::Stmt *statement, const clang::QualType &type, char space, unsigned set);
    /// A call that accesses memory through one of its arguments.
    int addAccess(SiteKind kind, const clang::CallExpr *call, const clang::QualType &type, const PointerArgument &pointer);
    PointerArgument pointerArgument(const clang::Expr *argument) const;
    /// The number of the set that an access of memory of the kind `space` may be in. `isPlace`: the expression is an lvalue, else a
    /// pointer.
    unsigned setOf(const clang::Expr *expression, bool isPlace, char space) const;
    /// Whether a generic pointer leads to private memory alone, whose bounds are known.
    bool leadsToPrivate(const clang::Expr *pointer) const;
    /// Whether one of the variables that a pointer may lead to does.
    bool beginsWithPattern(const PrivateBounds::Room &room) const;
    /// "f(" gives way to "g(ks,1,2,"; the arguments are gone into.
    void redirect(const clang::CallExpr *call, const std::string &start);
    /// The site of a barrier or another call that the whole group makes: one for each, whoever asks first.
    int meetingSite(const clang::CallExpr *call);
    /// The private array that an lvalue is an element of, where its elements are recorded; -1: none.
    int privateObjectOf(const clang::Expr *lvalue) const;
    /// Whether nobody takes the value of an expression.
    bool isDiscarded(const clang::Expr *expression) const;
    void leaveUntraced(const clang::Stmt *statement, const QString &reason);
    void leaveUnbounded(const clang::Stmt *access); ///< through a pointer to private memory

    std::set<const clang::ValueDecl *> unwatched; ///< private variables that may be read unset where nobody sees it
    std::set<const clang::VarDecl *> patterned;   ///< private variables that begin with a pattern, and that pointers may lead to
    /// Structs some of whose variables begin with a pattern in their members, which goes along where they are copied (UnsetParts).
    std::set<const clang::RecordDecl *> leftUnset;
    PointerCasts casts;                           ///< of the functions that are rewritten
    const std::vector<StepMark> *marks = nullptr; ///< that the program has; null: none (StepMarks.h)

    // ---- the function being rewritten ----
    const clang::FunctionDecl *function = nullptr;
    bool inKernel = false;
    bool usesGroupMemory = false;
    bool waits = false;                                ///< for asynchronous copies
    unsigned events = 0;                               ///< variables of type event_t, elements of arrays one by one
    VariableChanges changes;                           ///< that the function makes
    std::map<const clang::ValueDecl *, quint64> below; ///< loop counters that stay from 0 to below this
    const clang::Expr *boundedStep = nullptr;          ///< the change of a loop's counter that can't lead out of its type
    StreakWriter *streak = nullptr;                    ///< of the loop being rewritten, where its turns may be recorded together
    std::string whoIsAway; ///< of the statement being rewritten: the condition for only walking along; empty: nobody
    std::string away() const { return whoIsAway.empty() ? std::string("0u") : whoIsAway; } ///< the same as a value
    /// A call whose value nobody takes, made by those who don't only walk along.
    std::string unlessAway(const std::string &call) const { return whoIsAway.empty() ? call : whoIsAway + "?(void)0:" + call; }
    /// Declares a variable at the start of the function; returns its name.
    std::string temporary(const std::string &type, const std::string &behind = {});
    /// The variable beside a private one that says what of it was assigned to: a bit for each part, 0 at the start of the function; of an
    /// array of more than 64 elements as many words as it takes.
    const std::string &unsetBits(const clang::ValueDecl *variable);
    /// The bit of one part: "1ul<<(i),&t", where t lies. The index is repeated.
    std::string unsetBit(const clang::ValueDecl *variable, const std::string &index);
    /// " t = 0ul;"
    std::string unsetBitsCleared(const clang::ValueDecl *variable);
    /// A variable for a function that votes, 0 at its start: until where a work-item only walks along. Returns its name.
    std::string walkingAlong();
    int votingFunctions() const { return m_votingFunctions; }
    std::string takeTemporaries() { return std::exchange(m_temporaries, {}); }

    ObjectTable &objects() const { return m_objects; }
    const PointerFlow &flow() const { return m_flow; }
    const PrivateBounds &privates() const { return m_privates; }
    StatementWalker *walker = nullptr;

private:
    ObjectTable &m_objects;
    PointerFlow &m_flow;
    const PrivateBounds &m_privates;
    BranchesAround m_branches{*this};
    std::string m_temporaries;
    int m_temporaryCount = 0;
    int m_votingFunctions = 0;
    std::map<const clang::ValueDecl *, std::string> m_unsetBits;
    std::map<const clang::CallExpr *, int> m_meetingSites;
};

/// Gives local memory the contents that tell it from what is assigned; a barrier has to follow.
std::string unsetMemory(const std::string &pointer, const std::string &bytes);

/// The same for the variables that a statement of a kernel's outermost block declares, with the barrier, where all work-items of the group
/// surely come to it; empty where they may not, and where it declares none.
std::string localMemoryStart(const RewriteContext &context, const clang::Stmt *statement);

/// "(ks,12,3," : the start of a call of a device function for a site and a set of objects.
std::string callStart(const std::string &function, int site, unsigned set);

} // namespace kernelscope
