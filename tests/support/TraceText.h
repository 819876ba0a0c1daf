#pragma once

#include <QString>

#include "trace/Trace.h"

namespace kernelscope {

/// Makes a trace from text, one statement a line; '#' starts a comment:
///
///     global 8x8 local 4x4          the launch (required, first); after it "offset 16x0", "lost 3" (events), "untraced 1"
///                                   or "relaxed -cl-mad-enable"
///     groups 0,2                    recorded groups; absent: all
///     buffer A int 16 out           in, out or inout (default); "same B": the same memory as B
///     program n int 1               a variable of the program in global memory
///     local s float 4x4             also: constant, private
///     g0.i3 load A[12]=5 @7         group 0, local item 3; an access site of line 7 (absent: this text's line)
///     g*.i0-3,7 store A[4g+i%2]=x   g: group, i: local item, x: group * items + item; with factor, / or %
///     g0.i1 load:char4 A+13=1       another type than the object's, an offset in bytes; a store of fewer components is one to the vector's
///     g0.i1 index s 20 of 16        an index outside its own dimension
///     g0.i1 atomic_add.acq_rel.device A[0]=5,1     old value, operands; without an order: OpenCL 1.x
///     image im uint4 8x8            pixels of that type
///     g0.i* write im i,0=x          a pixel's coordinates and value; also: read, read_imagei, ... After it "sampled": they are no whole
///     numbers g0.i* barrier both            local, global, both, image, none g0.i* fence.release.device global g0.i* sub_group_barrier
///     local of i/2   of the sub-group with that id g0.i* sub_group_broadcast 3 of i/2 of 2   a call that names work-item 3 of the
///     sub-group with that id, which has two g0.i* branch 1 for 9          a condition that decides on the barrier of line 9, where the
///     group disagrees g0.i* copy s[0] A[16] x8/2    8 elements of A, every second, to s g0.i* wait g0.i2 loop 1000 g0.i* set sum from
///     sum,5      an assignment to a private variable, by private variables and the loads of line 5
///
/// After a store, an atomic or an assignment stands where its value comes from, if the trace is to tell dataflow:
/// "from sum,5", "by +", "if best,4" (what its condition reads), "loosely" (not all of it is known).
/// Accesses outside their object are marked so by themselves. A mistake in the text ends the test program with a
/// message.
Trace traceFrom(const QString &text);

} // namespace kernelscope
