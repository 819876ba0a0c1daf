#pragma once

#include <QHash>
#include <QSet>
#include <QStringList>

#include "OpenClDevice.h"
#include "trace/InstrumentedKernel.h"
#include "trace/TraceLayout.h"

namespace kernelscope {

/// What stands before a rewritten kernel's text, so that the compiler knows the lanes of its trace buffer.
QString definedLanes(quint32 lanes);
/// The same for what decides where recording is called, as Kernelscope has it on processors (core/opencl/TracedForm.cpp).
QString definedCalls();

/// A trace buffer for a launch in which every group is recorded (or those from `firstGroup` to before `endGroup`): laid out,
/// and read back as text. `lanes`: of its blocks, 0 as many as lanesFor() says. Written for tests: plain, and straight from TraceLayout.h.
class TraceBuffer
{
public:
    TraceBuffer(const InstrumentedKernel &kernel, const TestLaunch &launch, const QList<TestArgument> &arguments,
                quint32 loopBudget = 100'000, quint32 firstGroup = 0, quint32 endGroup = 0xffffffff, quint32 lanes = 0);

    /// The buffer for a launch that only counts.
    QByteArray countingBuffer() const { return layOut({}); }
    /// The buffer for the recording launch, from what the counting one left behind. `moreWords`: of room for each work-item besides.
    QByteArray recordingBuffer(const QByteArray &counted, quint32 moreWords = 0) const;

    /// "load a[4]=4", "store b[4]=8", "barrier local": what one work-item did.
    QStringList events(const QByteArray &recorded, quint32 group, quint32 item) const;
    /// How many of the kernel's loops some work-item recorded in a streak.
    int streaks(const QByteArray &recorded) const;
    /// "7 load a x64": line, site kind and object, and how often it happened.
    QStringList faults(const QByteArray &recorded) const;
    /// Empty when every work-item finished and none needed more than it had.
    QString complaint(const QByteArray &recorded) const;
    quint64 words(const QByteArray &recorded) const;

private:
    QByteArray layOut(const QList<quint32> &capacities) const;
    quint64 needed(const QByteArray &buffer, quint32 segment) const;
    struct Words;
    Words wordsOf(const QByteArray &recorded, quint32 group, quint32 item) const;
    QStringList eventsIn(Words &words, QSet<quint32> &streaks) const;
    QStringList streakIn(Words &words, const StridedRun &streak, const QHash<quint32, quint64> &offsets) const;
    QString eventText(quint32 header, quint64 offset, const QList<quint32> &payload) const;
    QString placeText(const AccessSite &site, quint32 header, quint64 offset) const;

    InstrumentedKernel m_kernel;
    QList<quint64> m_argumentSizes;
    quint32 m_groups = 1;
    quint32 m_groupSize = 1;
    quint32 m_lanes = 1;
    quint32 m_segments = 1;
    quint32 m_blocks = 1;
    quint32 m_loopBudget;
    quint32 m_firstGroup;
    quint32 m_endGroup;
    // Positions of the tables, in words.
    quint32 m_argumentsAt = 0;
    quint32 m_groupsAt = 0;
    quint32 m_itemsAt = 0;
    quint32 m_blocksAt = 0;
    quint32 m_faultsAt = 0;
    quint32 m_dataAt = 0;
};

} // namespace kernelscope
