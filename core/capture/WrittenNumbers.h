#pragma once

#include <QByteArray>

#include "capture/CapturedLaunch.h"
#include "capture/ElementForm.h"
#include "support/Result.h"

namespace kernelscope {

/// What an argument of a .sim file holds, in memory: its fill, range or values as numbers of this type. At most `largest` bytes. The error
/// says what is wrong with them.
[[nodiscard]] Result<QByteArray> writtenBytes(const WrittenArgument &argument, Scalar type, quint64 largest);

/// The same as the initial contents of a buffer of such elements, whose numbers are known: a fill as a constant, a range as an expression,
/// values as values. `type`: of the numbers in the file, which the buffer's need not be.
[[nodiscard]] Result<Init> writtenContents(const WrittenArgument &argument, Scalar type, const ElementForm &element);

/// Whether it starts as zeros, or as anything.
bool isWrittenAsZero(const WrittenArgument &argument, Scalar type);

} // namespace kernelscope
