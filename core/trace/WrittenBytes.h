#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "plan/CommandAccesses.h"
#include "trace/Trace.h"

namespace kernelscope {

/// The bytes that the recorded work-groups of a launch wrote, of some of its objects; taken from its batches one after the other.
class WrittenBytes
{
public:
    WrittenBytes() = default; ///< none of them is followed
    /// `followed`: of each object of the launch whether its bytes are asked for.
    explicit WrittenBytes(std::vector<bool> followed) : m_followed(std::move(followed)), m_ranges(m_followed.size()) {}

    void add(const Trace &batch);
    /// Of an object, or more than that: what lies between the elements of a copy counts. nullopt: it was not followed, or these are too
    /// many ranges, or something was written through a pointer of which nobody knows where it led.
    std::optional<ByteRanges> of(int object) const;

private:
    void add(std::size_t object, const ByteRange &range);

    std::vector<bool> m_followed;
    std::vector<ByteRanges> m_ranges;
    bool m_isKnown = true;
};

} // namespace kernelscope
