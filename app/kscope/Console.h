#pragma once

#include <QString>

#include "support/Error.h"

namespace kernelscope {

void printOut(const QString &text);

/// One line on standard error: "file:line:column: message".
void printError(const Error &error);
void printError(const QString &message);

} // namespace kernelscope
