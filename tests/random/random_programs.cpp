// random_programs COUNT SEED [optimised|steps]: so many random programs, each run by the interpreter, untraced and traced. What differs is
// printed, cut down to a small program. "optimised": all of them are built as users' programs are. "steps": they record their steps, and
// the values of all variables are compared.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "Harness.h"
#include "Printer.h"
#include "ProgramGenerator.h"
#include "Shrinker.h"

using namespace kernelscope::randomprogram;

namespace {

constexpr std::uint64_t together = 12;  ///< programs in one source
constexpr std::uint64_t optimised = 16; ///< one in so many sources is built as users' programs are, which takes ten times as long

struct Totals
{
    int same = 0;
    int drivers = 0;
    int different = 0;
};

std::vector<Verdict> checked(Harness &harness, const std::vector<Program> &programs, Build build, bool steps)
{
    return steps ? harness.checkSteps(programs) : harness.check(programs, build);
}

Program reduced(Harness &harness, const Program &program, const Verdict &verdict, Build build, bool steps)
{
    const bool builds = !verdict.details.contains("Building failed");
    return shrunk(
        program,
        [&](const Program &smaller) {
            const Verdict again = checked(harness, {smaller}, build, steps).front();
            return again.kind == Verdict::Different && again.details.contains("Building failed") != builds;
        },
        150);
}

void report(Harness &harness, const Program &program, const Verdict &verdict, Build build, bool steps)
{
    std::printf("%s: seed %llu: %s\n", verdict.kind == Verdict::Different ? "DIFFERENT" : "the driver's fault",
                static_cast<unsigned long long>(program.seed), qPrintable(verdict.details));
    if (verdict.kind == Verdict::Different)
        std::printf("%s\n", printed(reduced(harness, program, verdict, build, steps)).c_str());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    const std::uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100'000;
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    const bool allOptimised = argc > 3 && std::strcmp(argv[3], "optimised") == 0;
    const bool steps = argc > 3 && std::strcmp(argv[3], "steps") == 0;
    Harness harness;
    if (!harness.isThere()) {
        std::fprintf(stderr, "There is no OpenCL device here.\n");
        return 1;
    }
    Totals totals;
    for (std::uint64_t first = 0; first < count; first += together) {
        std::vector<Program> programs;
        for (std::uint64_t i = first; i < std::min(count, first + together); ++i)
            programs.push_back(generateProgram(seed + i, "k" + std::to_string(i - first)));
        const Build build = allOptimised || first / together % optimised == 0 ? Build::Optimised : Build::Plainly;
        const auto verdicts = checked(harness, programs, build, steps);
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            int &total = verdicts[i].kind == Verdict::Same        ? totals.same
                         : verdicts[i].kind == Verdict::Different ? totals.different
                                                                  : totals.drivers;
            ++total;
            if (verdicts[i].kind != Verdict::Same)
                report(harness, programs[i], verdicts[i], build, steps);
        }
    }
    const Costs &costs = harness.costs();
    std::printf("processor time: %.1f s interpreting, %.1f rewriting, %.1f and %.1f building and running untraced, %.1f and %.1f traced\n",
                costs.interpreting, costs.rewriting, costs.untracedBuilds, costs.untracedRuns, costs.tracedBuilds, costs.tracedRuns);
    std::printf("%d programs the same, %d wrong by the driver's fault, %d different\n", totals.same, totals.drivers, totals.different);
    return totals.different ? 1 : 0;
}
