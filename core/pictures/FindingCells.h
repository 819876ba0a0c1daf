#pragma once

#include <memory>

#include <QList>

#include "analysis/Finding.h"
#include "pictures/PhaseTable.h"

namespace kernelscope {

/// An element that a finding is about.
struct FindingCell
{
    quint64 element = 0;
    FindingKind kind = FindingKind::DataRace;
    Severity severity = Severity::Error;

    bool operator==(const FindingCell &) const = default;
};

/// The elements of an object between `first` and `last` that findings are about, as far as the work-group has to do with them: those that
/// it races for, and of other kinds the one that the finding names, or all that it lists. By element, one for each. O(accesses of the
/// group) where there are such findings, see racingCells(); else nothing.
QList<FindingCell> findingCells(const std::shared_ptr<const PhaseTable> &phases, ObjectIndex object, quint64 first, quint64 last,
                                const QList<Finding> &findings);

} // namespace kernelscope
