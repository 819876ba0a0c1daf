#pragma once

#include <functional>

#include "Tree.h"

namespace kernelscope::randomprogram {

/// The smallest program that it comes to by leaving out statements and simplifying expressions, as long as `fails` says
/// that it still does. Asks at most `attempts` times, and only about programs that C defines.
Program shrunk(const Program &program, const std::function<bool(const Program &)> &fails, int attempts = 400);

/// Statements, those in statements counted too.
int statementCount(const Program &program);

} // namespace kernelscope::randomprogram
