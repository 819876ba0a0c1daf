#pragma once

#include <optional>

#include "support/Result.h"

namespace kernelscope {

/// What is wrong with the first of several results that failed; nothing where all are good.
template <typename... Results> std::optional<Error> firstError(const Results &...results)
{
    std::optional<Error> error;
    const auto look = [&error](const auto &result) {
        if (!error && !result)
            error = result.error();
    };
    (look(results), ...);
    return error;
}

} // namespace kernelscope
