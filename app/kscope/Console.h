#pragma once

#include <QString>

#include "support/Error.h"
#include "support/Printable.h"

namespace kernelscope {

/// Prints it printable(). What can't be written is reported once, and by the exit status.
void printOut(const QString &text);

/// `status`, unless something could not be printed.
int statusAfterPrinting(int status);

/// One line on standard error: "file:line:column: message".
void printError(const Error &error);
void printError(const QString &message);

} // namespace kernelscope
