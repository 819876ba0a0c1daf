#pragma once

#include <optional>

#include "run/SweepRun.h"

namespace kernelscope {

/// The points of a sweep without a list of them, of which there may be a million: every value of each parameter with every one of the
/// others, the last parameter changing first.
class SweepGrid
{
public:
    using Vary = QList<QPair<QString, QList<Expression>>>;

    explicit SweepGrid(const Vary &vary = {}) : m_vary(vary) {}

    /// Nothing where the project has all of its parameters; else which it lacks, in a sentence.
    [[nodiscard]] Result<void> fits(const Project &project) const;

    quint64 size() const; ///< the greatest number where there are more
    SweepPoint at(quint64 place) const;
    /// Nothing where it is none of these points.
    std::optional<quint64> placeOf(const SweepPoint &point) const;

    /// The places of one of so many parts, in their order. Each has points from all over the grid, so that none has all that take long. Of
    /// at most 2^32 points.
    QList<quint64> part(quint64 number, quint64 parts) const;

private:
    Vary m_vary;
};

} // namespace kernelscope
