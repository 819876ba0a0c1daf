#pragma once

#include <tl/expected.hpp>

#include "support/Error.h"

namespace kernelscope {

/// A value, or the Error that says why there is none. Everything that can fail returns one.
template <typename T> using Result = tl::expected<T, Error>;

/// return fail("...") in a function that returns a Result.
inline tl::unexpected<Error> fail(const QString &message, const SourcePlace &place = {}, const QString &pointer = {})
{
    return tl::unexpected<Error>(Error{message, place, pointer});
}
inline tl::unexpected<Error> fail(const Error &error)
{
    return tl::unexpected<Error>(error);
}

} // namespace kernelscope
