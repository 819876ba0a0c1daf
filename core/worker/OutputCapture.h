#pragma once

#include <mutex>
#include <thread>

#include <QByteArray>

namespace kernelscope {

/// Catches what is written to standard output, which is where drivers put a kernel's printf. Keeps the first mebibyte and counts
/// the rest. A thread of its own drains the pipe, so that no kernel waits for a reader.
class OutputCapture
{
public:
    static constexpr qsizetype keptBytes = 1 << 20;

    OutputCapture();
    ~OutputCapture(); ///< standard output goes nowhere afterwards
    OutputCapture(const OutputCapture &) = delete;
    OutputCapture &operator=(const OutputCapture &) = delete;

    struct Output
    {
        QByteArray kept;
        quint64 total = 0; ///< bytes written, kept or not
    };

    /// Everything written since the last call, flushed out of the C library's buffer first.
    Output take();
    bool isEmpty(); ///< nothing was written since the last take()

    /// What is written while this is on is thrown away.
    void setDiscarding(bool discarding);

private:
    void drainForever();
    void drainLocked();

    int m_read = -1;
    int m_wake = -1; ///< an eventfd that ends the thread
    std::mutex m_mutex;
    Output m_output;
    bool m_discarding = false;
    std::thread m_thread;
};

} // namespace kernelscope
