#include "Watchdog.h"

#include <csignal>
#include <cstdlib>

#include <sys/resource.h>
#include <unistd.h>

#include "support/Sanitized.h"

namespace kernelscope {
namespace {

// Written by signal handlers, which may touch nothing that allocates: hence these plain, never destroyed buffers.
struct Words
{
    const char *text = nullptr;
    std::size_t size = 0;
};
Watchdog::LastWords makeWords = nullptr;
Words crashWords;
Words timeWords;
Words memoryWords;
volatile sig_atomic_t armed = 0;

Words keep(const QByteArray &bytes)
{
    char *copy = static_cast<char *>(std::malloc(std::size_t(bytes.size())));
    std::copy(bytes.begin(), bytes.end(), copy);
    return {copy, std::size_t(bytes.size())};
}

[[noreturn]] void speak(const Words &words)
{
    if (armed) {
        armed = 0;
        std::size_t written = 0;
        while (written < words.size) {
            const ssize_t count = ::write(STDOUT_FILENO, words.text + written, words.size - written);
            if (count <= 0)
                break;
            written += std::size_t(count);
        }
    }
    ::_exit(1);
}

void onCrash(int)
{
    speak(crashWords);
}

void onTime(int)
{
    speak(timeWords);
}

void handle(int signal, void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_ONSTACK;
    ::sigaction(signal, &action, nullptr);
}

} // namespace

void Watchdog::setConsequence(const char *sentence)
{
    const auto words = [sentence](const char *reason) { return keep(makeWords(QByteArray(reason).append(sentence).constData())); };
    crashWords = words("The compiler crashed on these sources.");
    timeWords = words("Reading these sources takes too long (a macro that grows without end, or very deep nesting).");
    memoryWords = words("Reading these sources takes too much memory.");
}

void Watchdog::endFor(const char *reason)
{
    speak(keep(makeWords(reason)));
}

void Watchdog::install(LastWords lastWords, int secondsOfWork, quint64 bytesOfMemory)
{
    makeWords = lastWords;
    setConsequence(" The kernel can still be run, but not traced.");
    armed = 1;
    secondsOfWork *= isSanitized ? 4 : 1;
    std::set_new_handler([] { speak(memoryWords); });
    for (const int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT})
        handle(signal, onCrash);
    handle(SIGXCPU, onTime);
    handle(SIGALRM, onTime);
    const rlimit time{rlim_t(secondsOfWork), rlim_t(secondsOfWork + 2)};
    ::setrlimit(RLIMIT_CPU, &time);
    ::alarm(unsigned(secondsOfWork) * 4); // the machine may be busy with others
    const rlimit memory{bytesOfMemory, bytesOfMemory};
    if constexpr (!isSanitized)
        ::setrlimit(RLIMIT_AS, &memory);
    const rlimit noCore{0, 0};
    ::setrlimit(RLIMIT_CORE, &noCore);
}

void Watchdog::disarm()
{
    armed = 0;
}

} // namespace kernelscope
