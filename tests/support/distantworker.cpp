// A real worker as if on another machine:
//
//     distantworker [delay=MS] [rate=BYTES_PER_SECOND] [cut=BYTES] COMMAND...
//
// It sees no file of the session's. delay: of everything, in each direction. rate: of what the worker says. cut: the connection breaks off
// after so many of the worker's bytes, as ssh says it.

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <thread>

#include <QByteArray>
#include <QString>

#include <sys/wait.h>
#include <unistd.h>

#include "protocol/Frame.h"

using namespace kernelscope;

namespace {

using Clock = std::chrono::steady_clock;

struct Line
{
    std::chrono::milliseconds delay{0};
    double rate = 0; ///< bytes a second; 0: as fast as can be
    qint64 cut = -1; ///< bytes; below 0: never
};

bool writeAll(int descriptor, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), std::size_t(bytes.size()));
        if (count <= 0)
            return false;
        bytes = bytes.sliced(count);
    }
    return true;
}

QByteArray readSome(int descriptor)
{
    QByteArray bytes(65536, Qt::Uninitialized);
    const ssize_t count = ::read(descriptor, bytes.data(), std::size_t(bytes.size()));
    bytes.truncate(count > 0 ? count : 0);
    return bytes;
}

/// Bytes on their way, of which each arrives late.
class Wire
{
public:
    Wire(int from, int to, const Line &line, bool hidesFiles) : m_from(from), m_to(to), m_line(line), m_hidesFiles(hidesFiles) {}

    void run()
    {
        std::thread sender([this] { send(); });
        for (QByteArray bytes = readSome(m_from);; bytes = readSome(m_from)) {
            const bool isEnd = bytes.isEmpty();
            put(m_hidesFiles && !isEnd ? withoutToken(bytes) : bytes, isEnd);
            if (isEnd)
                break;
        }
        sender.join();
        ::close(m_to);
    }

private:
    struct Packet
    {
        QByteArray bytes;
        Clock::time_point sent;
        bool isEnd = false;
    };

    void put(const QByteArray &bytes, bool isEnd)
    {
        const std::lock_guard lock(m_mutex);
        m_packets.push_back({bytes, Clock::now(), isEnd});
        m_changed.notify_one();
    }

    void send()
    {
        qint64 sent = 0;
        Clock::time_point isFree = Clock::now();
        for (;;) {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [this] { return !m_packets.empty(); });
            const Packet packet = m_packets.front();
            m_packets.pop_front();
            lock.unlock();
            if (packet.isEnd)
                return;
            isFree = std::max(isFree, packet.sent);
            if (m_line.rate > 0)
                isFree += std::chrono::nanoseconds(qint64(1e9 * double(packet.bytes.size()) / m_line.rate));
            std::this_thread::sleep_until(isFree + m_line.delay);
            const bool isCut = m_line.cut >= 0 && sent + packet.bytes.size() > m_line.cut;
            const QByteArrayView part = isCut ? QByteArrayView(packet.bytes).first(m_line.cut - sent) : QByteArrayView(packet.bytes);
            if (!writeAll(m_to, part))
                return;
            sent += part.size();
            if (isCut) {
                std::fputs("client_loop: send disconnect: Broken pipe\n", stderr);
                std::_Exit(255);
            }
        }
    }

    /// The session's first words, with a token that is in no file.
    QByteArray withoutToken(const QByteArray &bytes)
    {
        if (m_isGreeted)
            return bytes;
        m_first += bytes;
        FrameReader reader;
        reader.append(m_first);
        const auto frame = reader.next();
        if (!frame || !*frame)
            return {};
        m_isGreeted = true;
        const qsizetype size = frameHeaderSize + (*frame)->body.size();
        auto request = decodeRequest(**frame);
        if (auto *hello = request ? std::get_if<Hello>(&*request) : nullptr) {
            hello->sharedToken = QStringLiteral("of another machine");
            hello->folder.clear();
            return *encodeFrame((*frame)->requestId, *request) + m_first.sliced(size);
        }
        return m_first;
    }

    int m_from;
    int m_to;
    Line m_line;
    bool m_hidesFiles;
    bool m_isGreeted = false;
    QByteArray m_first;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Packet> m_packets;
};

} // namespace

int main(int argc, char **argv)
{
    Line line;
    int at = 1;
    for (; at < argc && QByteArrayView(argv[at]).contains('='); ++at) {
        const QList<QByteArray> word = QByteArray(argv[at]).split('=');
        if (word[0] == "delay")
            line.delay = std::chrono::milliseconds(word[1].toInt());
        else if (word[0] == "rate")
            line.rate = word[1].toDouble();
        else if (word[0] == "cut")
            line.cut = word[1].toLongLong();
    }
    int toWorker[2];
    int fromWorker[2];
    if (at >= argc || ::pipe(toWorker) != 0 || ::pipe(fromWorker) != 0)
        return 2;
    const pid_t worker = ::fork();
    if (worker == 0) {
        ::dup2(toWorker[0], STDIN_FILENO);
        ::dup2(fromWorker[1], STDOUT_FILENO);
        for (const int descriptor : {toWorker[0], toWorker[1], fromWorker[0], fromWorker[1]})
            ::close(descriptor);
        ::execvp(argv[at], argv + at);
        ::_exit(127);
    }
    ::close(toWorker[0]);
    ::close(fromWorker[1]);
    Line there = line;
    there.rate = 0;
    there.cut = -1;
    Wire up(STDIN_FILENO, toWorker[1], there, true);
    std::thread([&up] { up.run(); }).detach();
    Wire(fromWorker[0], STDOUT_FILENO, line, false).run();
    int status = 0;
    ::waitpid(worker, &status, 0);
    std::_Exit(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}
