#pragma once

#include <mutex>

#include "protocol/Messages.h"

namespace kernelscope {

/// Writes replies to the session, each at once and whole. May be used from any thread. When nobody reads any more the process
/// ends: there is no one left to work for.
class ReplyWriter
{
public:
    explicit ReplyWriter(int descriptor) : m_descriptor(descriptor) {}

    void send(quint64 requestId, const Reply &reply);

private:
    int m_descriptor;
    std::mutex m_mutex;
};

} // namespace kernelscope
