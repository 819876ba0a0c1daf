#pragma once

#include <span>
#include <vector>

#include <QtGlobal>

namespace kernelscope {

/// Which work-groups a trace looks at, where it can't be all. Pure functions on linear group numbers.

/// At most `most` of the launch's groups, ascending: the selected one, both ends, and the others spread over the launch.
std::vector<quint64> candidateGroups(quint64 total, quint64 selected, quint64 most);

/// Positions into `costs` whose sum is within the budget, ascending. The selected one comes first whatever it costs, then its
/// neighbours (groups that share data are mostly neighbours) and others far away by turns.
std::vector<std::size_t> chooseWithin(quint64 budget, std::span<const quint64> costs, std::size_t selected);

/// The same costs cut into runs that are each within the budget, or of one group that is not: where each begins, and the end.
std::vector<std::size_t> batchesWithin(quint64 budget, std::span<const quint64> costs);

} // namespace kernelscope
