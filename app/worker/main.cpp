#include <algorithm>
#include <csignal>
#include <cstdio>
#include <span>
#include <string_view>

#include <QCoreApplication>

#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

#include "worker/Confinement.h"
#include "worker/JudgeServer.h"
#include "worker/StandardStreams.h"
#include "worker/WorkerServer.h"

/// Crashes are expected here, and nobody reads the dumps.
static void writeNoCoreDumps()
{
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
}

/// Large buffers go back to the system the moment they are freed, not into the heap for later. One heap for all threads: what one frees
/// another can have (KeptHeap).
static void setUpHeap()
{
    ::mallopt(M_MMAP_THRESHOLD, 1 << 20);
    ::mallopt(M_ARENA_MAX, 1);
}

static bool has(std::span<char *> options, std::string_view wanted)
{
    return std::ranges::find(options, wanted) != options.end();
}

/// A sanitizer looks at this process from another one, which a confined one refuses.
static kernelscope::Confined confinedBy(std::span<char *> options)
{
    using kernelscope::Confined;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    (void)options;
    return Confined::Not;
#else
    return has(options, "--unconfined") ? Confined::Not : has(options, "--strict") ? Confined::Wholly : Confined::AsFarAsPossible;
#endif
}

int main(int argc, char *argv[])
{
    if (::isatty(STDIN_FILENO)) {
        std::fputs("kernelscope-worker is started by kernelscope and kscope and speaks frames over its standard input and "
                   "output. There is nothing to type here.\n",
                   stderr);
        return 2;
    }
    std::signal(SIGPIPE, SIG_IGN);
    const std::span options(argv, std::size_t(argc));
    writeNoCoreDumps();
    setUpHeap();
    const kernelscope::Confined confined = confinedBy(options);
    QStringList lacking;
    if (confined != kernelscope::Confined::Not)
        lacking = kernelscope::enterNamespaces();
    kernelscope::JudgeServer judge(kernelscope::takeStandardStreams(), confined, lacking);
    const auto runner = judge.startRunner();
    const QCoreApplication application(argc, argv);
    if (runner)
        kernelscope::WorkerServer(runner->judge, confined, runner->confinement, lacking, has(options, "--exclusive")).serve();
    judge.serve();
}
