#pragma once

#include <map>
#include <set>

#include "instrument/Uniformity.h"

namespace kernelscope {

/// Where the work-items of a group have to come together, and whether they provably do.
class Convergence
{
public:
    explicit Convergence(const std::vector<const clang::FunctionDecl *> &functions);

    /// Whether the statement contains something that all work-items of a group must reach: a barrier, an asynchronous
    /// copy, a work-group function, or a call of a function that does.
    bool meets(const clang::Stmt *statement) const;
    bool meets(const clang::FunctionDecl *function) const { return m_meeting.contains(function); }
    /// Whether work-items may reach (or miss) a meeting point of this function by different ways: then it votes.
    bool mustVote(const clang::FunctionDecl *function) const { return m_voting.contains(function); }
    /// Whether a call in the statement may find the group at odds, so that it has to leave the kernel.
    bool mayLeave(const clang::Stmt *statement) const;
    bool isUniform(const clang::Expr *expression) const { return m_uniformity.isUniform(expression); }
    /// Whether all work-items of a group have to make the call together.
    bool isMeetingPoint(const clang::CallExpr *call) const;

private:
    struct Way
    {
        bool divergent = false;     ///< under a condition that may differ
        bool inMeetingLoop = false; ///< in a loop that has a meeting point, with no other loop in between
        bool inAnyMeetingLoop = false;
        bool inSwitch = false; ///< whose breaks are its own
    };
    static bool returns(const clang::Stmt *statement);
    bool meetsOnlyIn(const clang::Expr *condition, const clang::Stmt *statement) const;
    bool mayDiverge(const clang::Stmt *statement, Way way) const;

    Uniformity m_uniformity;
    std::set<const clang::FunctionDecl *> m_meeting;
    std::set<const clang::FunctionDecl *> m_voting;
    std::set<const clang::FunctionDecl *> m_leaving; ///< those that vote, and those that call them
    mutable std::map<const clang::Stmt *, bool> m_known;
    mutable const clang::Stmt *m_lastMeeting = nullptr;
    mutable bool m_lastMeetingPassed = false;
    bool m_returnsBefore = false; ///< somewhere before the last meeting point, or within the same statement
};

} // namespace kernelscope
