#pragma once

#include <vector>

#include "support/Result.h"
#include "trace/StridedRun.h"
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
    quint64 spared = 0; ///< words of values that were not recorded
    bool finished = true;
};

/// Turns segments into the columns of a trace, one after the other.
class SegmentReader
{
public:
    /// `mostSparedWords`: RecordedLaunch.
    SegmentReader(const QList<AccessSite> &sites, const QList<StridedRun> &streaks, quint64 mostSparedWords, TraceParts &parts);

    /// Room for the events of that many words, and perhaps for those of so many that were not recorded. Memory that is not used in the end
    /// is never touched.
    void reserve(quint64 words, quint64 spared);
    /// As far as its words make sense: damage() says where they don't, and what is after counts as lost.
    [[nodiscard]] Result<void> read(const Segment &segment);
    const QString &damage() const { return m_damage; } ///< of the segment read last; empty: none
    quint64 eventCount() const { return m_count; }
    /// Cuts the columns to what was used.
    void finish();

private:
    static constexpr quint32 noHead = 0xffffffff;

    /// What there is to know of a site while reading.
    struct Shape
    {
        quint32 offsetWords = 0;
        quint32 payloadWords = 0;
        quint32 fences = 0;
        bool fencesInPayload = false;
        quint32 fullHead = noHead; ///< of short events; noHead: there are none
    };
    /// An event's header, taken apart.
    struct Start
    {
        const Shape *shape = nullptr; ///< nullptr: there is no such site
        quint32 head = noHead;        ///< noHead: its site has no short events
        quint32 offsetWords = 0;      ///< after the header
        quint32 shortOffset = 0;
        bool isVote = false; ///< on a copy's arguments, which the faults tell of: it is passed over
    };
    Start startOf(quint32 header) const;
    /// A loop's iterations, each of whose events goes on from the same event of the iteration before.
    struct Streak
    {
        struct Event
        {
            quint32 site = 0;
            quint32 head = 0;
            quint32 offset = 0; ///< of the iteration before
            quint32 stride = 0; ///< modulo 2^32
            quint32 payloadWords = 0;
            bool hasOffset = false;
        };
        std::vector<Event> turn;
        quint32 strides = 0;
        quint32 wordsOfTurn = 0;
        quint32 sparedOfTurn = 0; ///< words of values that were not recorded
    };
    void addStreak(const StridedRun &streak, bool sparesValues);
    void spareValues(Streak &streak);
    Streak *streakOf(quint32 header);
    quint64 takeStreak(const Segment &segment, quint64 at, quint64 end, quint64 first, Streak &streak);
    bool continueFrom(quint64 first, Streak &streak) const;
    void putTurns(const Segment &segment, quint64 at, quint32 turns, Streak &streak);
    bool putTurnsWithoutValues(quint32 turns, Streak &streak);
    template <std::size_t width> void putHeads(quint32 turns, const Streak &streak);
    void noteRun(quint32 turns, const Streak &streak);
    void setColumns(quint64 events);
    QString wrongHeader(quint32 header, quint64 at) const;
    quint64 takeUsual(const Segment &segment, quint64 at, quint64 end);
    void put(const Segment &segment, quint64 at, const Start &start);
    void noteLost(const Segment &segment, quint64 read, quint64 events);

    std::vector<Shape> m_shapes;
    std::vector<Streak> m_streaks;
    quint64 m_eventsOfWord = 1; ///< at most
    quint64 m_mostWords = 1;    ///< of an event, streaks left out
    quint32 m_siteBits;         ///< of short events
    /// By the site of a short event with one word after it, for every number that its bits can say: its head.
    std::vector<quint32> m_usualHeads;
    TraceParts &m_parts;
    quint32 *m_heads = nullptr; ///< the columns
    quint32 *m_offsets = nullptr;
    quint32 *m_values = nullptr;
    quint32 *m_pool = nullptr;
    quint64 m_count = 0;
    quint64 m_sparedWords;    ///< that there may be yet
    quint64 m_mostEvents = 0; ///< that there can be, by all words and the streaks without values read so far
    quint64 m_room = 0;       ///< events that the columns hold
    quint64 m_poolSize = 0;
    QString m_damage;
};

} // namespace kernelscope
