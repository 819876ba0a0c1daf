#include "opencl/FencedMemory.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <mutex>

#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#include "run/OutsideAccess.h"

namespace kernelscope {
namespace {

constexpr quint64 reach = quint64(4) << 30; ///< of the fence on each side: whatever 32 bits of a byte's index can do
constexpr quint64 pageSize = 4096;
constexpr quint64 alignment = 128; ///< of double16

struct Fence
{
    std::atomic<quintptr> begin = 0; ///< of all addresses; 0: not in use
    quintptr end = 0;
    quintptr first = 0; ///< byte of the storage
    quintptr last = 0;  ///< the first one after it
    quint64 elementSize = 1;
    quint64 elementCount = 0;
    std::array<char, 128> name{};
};

std::array<Fence, 1024> fences;
std::mutex fencesLock;
struct sigaction handlerBefore = {};

/// A line put together without what a handler of signals may not call.
class Line
{
public:
    void add(const char *text) { add(text, std::strlen(text)); }
    void add(quint64 number)
    {
        std::array<char, 20> digits;
        std::size_t count = 0;
        do {
            digits[digits.size() - ++count] = char('0' + number % 10);
            number /= 10;
        } while (number > 0);
        add(digits.end() - count, count);
    }
    void print() const { (void)!::write(STDERR_FILENO, m_text.data(), m_size); }

private:
    void add(const char *text, std::size_t size)
    {
        size = std::min(size, m_text.size() - m_size);
        std::memcpy(m_text.data() + m_size, text, size);
        m_size += size;
    }

    std::array<char, 400> m_text;
    std::size_t m_size = 0;
};

bool isWrite(const void *context)
{
#ifdef __x86_64__
    return (static_cast<const ucontext_t *>(context)->uc_mcontext.gregs[REG_ERR] & 2) != 0;
#else
    (void)context;
    return false;
#endif
}

void report(const Fence &fence, quintptr address, bool isWrite)
{
    const bool behind = address >= fence.last;
    Line line;
    line.add("\n");
    line.add(outsideAccessMark);
    line.add(isWrite ? "\twrote" : "\tread");
    line.add(behind ? "\tbehind\t" : "\tbefore\t");
    line.add(quint64(behind ? address - fence.last : fence.first - 1 - address));
    line.add("\t");
    line.add(fence.elementSize);
    line.add("\t");
    line.add(fence.elementCount);
    line.add("\t");
    line.add(fence.name.data());
    line.add("\n");
    line.print();
}

/// The access is made again after it and ends the process as it would have without.
void onFault(int signal, siginfo_t *info, void *context)
{
    const auto address = reinterpret_cast<quintptr>(info->si_addr);
    for (const Fence &fence : fences) {
        const quintptr begin = fence.begin.load(std::memory_order_acquire);
        if (begin != 0 && address >= begin && address < fence.end)
            report(fence, address, isWrite(context));
    }
    ::sigaction(signal, &handlerBefore, nullptr);
}

void installHandlerOnce()
{
    static const bool isInstalled = [] {
        struct sigaction handler = {};
        handler.sa_sigaction = &onFault;
        handler.sa_flags = SA_SIGINFO;
        return ::sigaction(SIGSEGV, &handler, &handlerBefore) == 0;
    }();
    (void)isInstalled;
}

quint64 wholePages(quint64 size)
{
    return (size + pageSize - 1) / pageSize * pageSize;
}

/// -1 where too many are known.
int addFence(const PlannedStorage &storage, const char *whole, quint64 size, const char *first)
{
    installHandlerOnce();
    const std::lock_guard lock(fencesLock);
    const auto free = std::ranges::find_if(fences, [](const Fence &fence) { return fence.begin == 0; });
    if (free == fences.end())
        return -1;
    const QByteArray name = storage.name.toUtf8().left(qsizetype(free->name.size()) - 1);
    std::memcpy(free->name.data(), name.constData(), std::size_t(name.size()) + 1);
    free->end = reinterpret_cast<quintptr>(whole) + size;
    free->first = reinterpret_cast<quintptr>(first);
    free->last = free->first + storage.sizeInBytes;
    free->elementSize = quint64(std::max(storage.elementSize, 1));
    free->elementCount = storage.elementCount;
    free->begin.store(reinterpret_cast<quintptr>(whole), std::memory_order_release);
    return int(free - fences.begin());
}

} // namespace

bool canBeFenced(const DeviceInfo &device)
{
    return device.type == u"CPU" && device.platform.name == u"Portable Computing Language";
}

FencedMemory::FencedMemory(char *whole, quint64 size, quint64 usable, const PlannedStorage &storage, quint64 guard)
    : m_whole(whole), m_size(size),
      m_data(whole + (size - usable) / 2 + (usable - storage.sizeInBytes - 2 * guard) / alignment * alignment),
      m_fence(addFence(storage, whole, size, m_data + guard))
{
}

std::unique_ptr<FencedMemory> FencedMemory::make(const PlannedStorage &storage, quint64 guard)
{
    const quint64 usable = wholePages(storage.sizeInBytes + 2 * guard);
    const quint64 size = usable + 2 * reach;
    void *whole = ::mmap(nullptr, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (whole == MAP_FAILED)
        return nullptr;
    if (::mprotect(static_cast<char *>(whole) + reach, usable, PROT_READ | PROT_WRITE) != 0) {
        ::munmap(whole, size);
        return nullptr;
    }
    return std::unique_ptr<FencedMemory>(new FencedMemory(static_cast<char *>(whole), size, usable, storage, guard));
}

std::unique_ptr<FencedMemory> FencedMemory::within(char *block, quint64 size, const PlannedStorage &storage, quint64 guard)
{
    const quint64 usable = wholePages(storage.sizeInBytes + 2 * guard);
    const quint64 skipped = wholePages(reinterpret_cast<quintptr>(block)) - reinterpret_cast<quintptr>(block);
    if (size < skipped + usable + 2 * pageSize)
        return nullptr;
    const quint64 fence = (size - skipped - usable) / 2 / pageSize * pageSize;
    char *whole = block + skipped;
    std::unique_ptr<FencedMemory> memory(new FencedMemory(whole, usable + 2 * fence, usable, storage, guard));
    memory->m_isOwn = false;
    const bool isFenced = ::mprotect(whole, fence, PROT_NONE) == 0 && ::mprotect(whole + fence + usable, fence, PROT_NONE) == 0;
    return isFenced ? std::move(memory) : nullptr;
}

FencedMemory::~FencedMemory()
{
    if (m_fence >= 0)
        fences[std::size_t(m_fence)].begin = 0;
    if (m_isOwn)
        ::munmap(m_whole, m_size);
    else
        ::mprotect(m_whole, m_size, PROT_READ | PROT_WRITE); // As who frees it expects.
}

} // namespace kernelscope
