#pragma once

#include <optional>

#include <QList>
#include <QString>

#include "Access.h"
#include "analysis/Finding.h"

namespace kernelscope::randomprogram {

enum class BugKind { DroppedBarrier, ShiftedIndex, UnwrittenLocal, DivergentBarrier };
inline constexpr BugKind bugKinds[] = {BugKind::DroppedBarrier, BugKind::ShiftedIndex, BugKind::UnwrittenLocal, BugKind::DivergentBarrier};

struct BuggyProgram
{
    Program program;
    Outcome outcome; ///< what the interpreter says of it
};

/// A clean and calm program with one bug put into it that shows: work-items that race, an access outside, a read of what
/// nobody wrote, or a barrier that not all come to. nullopt: the program has no space for such a bug.
std::optional<BuggyProgram> withBug(const Program &program, BugKind kind);

/// Compares the findings of a traced run with what the interpreter knows: one missed, or one too many. Empty: none.
QString wrongFindings(const BuggyProgram &buggy, BugKind kind, const QList<Finding> &findings);

} // namespace kernelscope::randomprogram
