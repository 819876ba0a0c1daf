#pragma once

#include <optional>

#include "OpenClDevice.h"
#include "protocol/InstrumentMessages.h"

namespace kernelscope {

/// A golden kernel: a .cl file whose comments say how it is launched and what its trace holds. Each "launch" begins a case;
/// what stands before the first one is common to all.
///
///     // launch NAME global 64 4 local 16 2 offset 0 1
///     // options -cl-std=CL2.0
///     // features __opencl_c_images       what the device has; absent: what Clang is told otherwise
///     // argument int[64] index            also zero, one, random, or numbers
///     // argument in int[64] index         a buffer that nothing may write to; out: one without contents
///     // argument same 0                   the buffer of an earlier argument
///     // argument null                     no buffer at all
///     // argument int 5                    a value
///     // argument local 256                bytes
///     // argument sampler none normalized  of the nearest pixel; none or clamp; without "normalized" of pixels
///     // argument image 16                 rgba uint8, so many pixels wide and high
///     // trace 0.1: load a[4]=4; store b[4]=8        all that item 1 of group 0 did; may be continued by "// ..."
///     // streaks 2                        so many of the kernel's loops are recorded in one (StridedRun), without dataflow
///     // fault 7 load a x64                line, kind, object, how often
///     // untraced 9                        line of an access that is not traced
///     // steps 0.1: 5 main(): a=a[0]; 6: i=0       what item 1 of group 0 did, step by step: its line, for a function that is entered its
///                                          name, and the variables that changed; may be continued by "// ..."
///     // dataflow                         record where values come from: "assign s", accesses of private arrays
///     // differs                           the plain run is no measure (a race, or a fault)
///     // finding warning data-race s write/read     severity (absent: error), kind, object, lines: by number, or by the name
///                                          that the line carries as "// @write".
///                                          After it "many": one finding or more is like that
///     // components v write/read          as a finding, but of findComponentRaces()
///     // groups 2                          recorded in batches of two work-groups each
///     // turns 1000                        the budget of loops
struct KernelCase
{
    struct Trace
    {
        quint32 group = 0;
        quint32 item = 0;
        QStringList events;
    };

    SourceText source;
    QString options;
    QStringList features;
    TestLaunch launch;
    QList<TestArgument> arguments;
    QList<Trace> traces;
    QList<Trace> steps;
    std::optional<int> streaks;
    QStringList faults;
    QStringList untracedLines;
    bool dataflow = false;
    bool recordsSteps = false;
    QStringList findings;     ///< sorted; lines as numbers
    QStringList components;   ///< the same
    quint32 groupsAtOnce = 0; ///< 0: all
    quint32 loopBudget = 100'000;
    bool differs = false;
};

/// All cases of a file, at least one.
[[nodiscard]] Result<QList<KernelCase>> readKernelCases(const QString &path);
/// The first.
[[nodiscard]] Result<KernelCase> readKernelCase(const QString &path);

} // namespace kernelscope
