#pragma once

#include <vector>

#include "support/Result.h"
#include "trace/TraceLayout.h"
#include "trace/TraceParts.h"

namespace kernelscope {

/// One work-item's words in the trace buffer, each `lanes` words after the one before.
struct Segment
{
    const quint32 *words = nullptr;
    quint64 lanes = 1;
    quint64 capacity = 0;
    quint64 needed = 0;
    bool finished = true;
};

/// Turns segments into the columns of a trace, one after the other.
class SegmentReader
{
public:
    SegmentReader(const QList<AccessSite> &sites, TraceParts &parts);

    /// Room for the events of that many words. Memory that is not used in the end is never touched.
    void reserve(quint64 words);
    [[nodiscard]] Result<void> read(const Segment &segment);
    quint64 eventCount() const { return m_count; }
    /// Cuts the columns to what was used.
    void finish();

private:
    /// What there is to know of a site while reading.
    struct Shape
    {
        quint32 offsetWords = 0;
        quint32 payloadWords = 0;
        quint32 fences = 0;
        bool fencesInPayload = false;
        bool isAccessOfWord = false; ///< an offset and a value of one word, as most have
    };
    void put(const Segment &segment, quint64 at, quint32 head, const Shape &shape, bool wide);
    void noteLost(const Segment &segment, quint64 read, quint64 events);

    std::vector<Shape> m_shapes;
    TraceParts &m_parts;
    quint32 *m_heads = nullptr; ///< the columns
    quint32 *m_offsets = nullptr;
    quint32 *m_values = nullptr;
    quint32 *m_pool = nullptr;
    quint64 m_count = 0;
    quint64 m_poolSize = 0;
};

} // namespace kernelscope
