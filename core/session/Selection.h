#pragma once

#include <optional>

#include <QString>

#include "support/Error.h"

namespace kernelscope {

/// What is chosen across the window. Views set what they know and light up what they find.
struct Selection
{
    std::optional<SourcePlace> place;  ///< a line of a source
    QString buffer;                    ///< by name
    std::optional<quint64> element;    ///< flat index in that buffer
    std::optional<int> event;          ///< into RunResult::events
    QString problemPath;               ///< JSON pointer of a value of the set-up

    bool operator==(const Selection &) const = default;
};

} // namespace kernelscope
