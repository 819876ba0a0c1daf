#pragma once

#include "pictures/ReductionTree.h"
#include "tests/pictures/KernelText.h"

namespace kernelscope {

/// What the tests of reduction trees share: trees as text, and the parts of a kernel that adds up in local memory.

QString nameOf(const ReductionTree &tree, const QList<Trace> &traces, int node);
/// "(s0 A0 (s1 A1 A3))": what a node was made of; "=s0" where it stayed, "?" where it is not exact, "+i" with a companion.
QString expression(const ReductionTree &tree, const QList<Trace> &traces, int node);
QString expressions(const QList<Trace> &traces, const ReductionOptions &options = {});
void loadAll(KernelText &k, int groups, int items);
void addTo(KernelText &k, int g, int item, int to, int from);
void sequentialTree(KernelText &k, int g, int items);
void interleavedTree(KernelText &k, int g, int items);
void storeResult(KernelText &k, int g);

extern const QVector<int> eight;

} // namespace kernelscope
