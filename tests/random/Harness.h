#pragma once

#include <QString>

#include "Access.h"
#include "analysis/Finding.h"
#include "tests/instrument/OpenClDevice.h"
#include "trace/InstrumentedKernel.h"
#include "trace/Trace.h"

namespace kernelscope::randomprogram {

/// What became of a program on the device.
struct Verdict
{
    enum Kind {
        Same,
        DriversFault, ///< the untraced run is wrong, the traced one right; or both are right without optimisation
        Different,
    } kind = Same;
    QString details;
};

/// A traced run of a program.
struct TracedRun
{
    std::vector<std::vector<std::uint8_t>> arrays; ///< as Outcome::arrays; empty for arrays that are no argument
    std::optional<Trace> trace;
    QString complaint; ///< why there is no trace, or what it lacks
};

/// How the device's compiler builds a program and its traced version. Without optimisation that takes a tenth of the time, and
/// what differs is not the compiler's fault.
enum class Build { Optimised, Plainly };

/// Where the time went, in seconds of the processor.
struct Costs
{
    double interpreting = 0;
    double rewriting = 0;
    double untracedBuilds = 0;
    double untracedRuns = 0; ///< most of it is compiling, too
    double tracedBuilds = 0;
    double tracedRuns = 0;
};

/// Runs random programs on the first device there is: as they are, and rewritten.
class Harness
{
public:
    bool isThere() const { return m_device.isThere(); }
    int poclVersion() const { return m_device.poclVersion(); } ///< 0: another driver

    /// Several programs in one source, since most of the time goes into starting compilers. Their names must differ.
    std::vector<Verdict> check(const std::vector<Program> &programs, Build build);
    /// The same of versions that record their steps: what they access, and what their variables hold in the first work-group. Only traced.
    std::vector<Verdict> checkSteps(const std::vector<Program> &programs);
    /// Only the traced run, built plainly.
    TracedRun trace(const Program &program, bool steps = false);

    const Costs &costs() const { return m_costs; }

private:
    struct Rewritten
    {
        std::optional<InstrumentedKernel> kernel;
        QString message;
    };
    struct PlainRun
    {
        std::vector<std::vector<std::uint8_t>> arrays;
        QString complaint;
    };
    static Rewritten rewrite(const Program &program, bool steps = false);
    Result<void> buildPlain(const std::vector<Program> &programs, const QString &options);
    Result<void> buildTraced(const std::vector<Program> &programs, const std::vector<Rewritten> &kernels, const QString &options);
    PlainRun runPlain(const Program &program);
    TracedRun runTraced(const Program &program, const Rewritten &rewritten);
    std::vector<Verdict> checkWith(const std::vector<Program> &programs, const QString &options);

    OpenClDevice m_device;
    Costs m_costs;
};

} // namespace kernelscope::randomprogram
