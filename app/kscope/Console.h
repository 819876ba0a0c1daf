#pragma once

#include <QString>

#include "support/Error.h"
#include "support/Printable.h"

namespace kernelscope {

constexpr int exitBadUsage = 2;
constexpr int exitBuildFailed = 3;
constexpr int exitDeviceLost = 4;

/// Prints it printable(). What can't be written is reported once, and by the exit status.
void printOut(const QString &text);

/// `status`, unless something could not be printed.
int statusAfterPrinting(int status);

/// One line on standard error: "file:line:column: message".
void printError(const Error &error);
void printError(const QString &message);

/// Prints it, and returns the exit status.
int exitWith(const Error &error, int status = exitBadUsage);
int exitWith(const QString &message, int status = exitBadUsage);

} // namespace kernelscope
