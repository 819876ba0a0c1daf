#pragma once

#include <QtGlobal>

namespace kernelscope {

/// How the events of a trace used an object: enough to pass over what needs no closer look.
struct ObjectUse
{
    quint64 reads = 0;
    quint64 writes = 0; ///< plain ones
    quint64 atomics = 0;
    quint32 alignment = 0; ///< all offsets and sizes, or-ed: its lowest set bit is the largest unit that all accesses keep to

    bool changed() const { return writes + atomics > 0; }
    int unitShift() const;
};

/// Which objects the events of an interval use: one bit for each number of an object modulo 32, so that a bit that is not set proves that
/// none of its objects is used. An interval lies between two meetings of a work-group (Trace::meetings()).
struct IntervalUse
{
    quint32 touched = 0;
    quint32 written = 0; ///< by stores, copies and atomics of any kind

    static constexpr quint32 bit(int object) { return quint32(1) << (object & 31); }
    IntervalUse &operator|=(const IntervalUse &other)
    {
        touched |= other.touched;
        written |= other.written;
        return *this;
    }
};

} // namespace kernelscope
