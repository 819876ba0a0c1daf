#pragma once

#include <algorithm>

#include <QtGlobal>

namespace kernelscope {

/// What a run holds on its devices at the moment: buffers, images, shared memory, samplers and events.
struct LedgerCount
{
    qint64 objects = 0;
    qint64 bytes = 0;
    bool operator==(const LedgerCount &) const = default;
};

/// Keeps count of what was allocated on devices, so that it can be proved that a run gives everything back. One thread.
class Ledger
{
public:
    /// Counts one object while it lives.
    class Entry
    {
    public:
        Entry() = default;
        Entry(Ledger &ledger, qint64 bytes) : m_ledger(&ledger), m_bytes(bytes) { m_ledger->add(1, m_bytes); }
        Entry(const Entry &) = delete;
        Entry &operator=(const Entry &) = delete;
        ~Entry()
        {
            if (m_ledger)
                m_ledger->add(-1, -m_bytes);
        }

    private:
        Ledger *m_ledger = nullptr;
        qint64 m_bytes = 0;
    };

    void add(qint64 objects, qint64 bytes)
    {
        m_count.objects += objects;
        m_count.bytes += bytes;
        m_most = {std::max(m_most.objects, m_count.objects), std::max(m_most.bytes, m_count.bytes)};
    }
    const LedgerCount &count() const { return m_count; }
    const LedgerCount &most() const { return m_most; } ///< of each, since watch()
    void watch() { m_most = m_count; }

private:
    LedgerCount m_count;
    LedgerCount m_most;
};

} // namespace kernelscope
