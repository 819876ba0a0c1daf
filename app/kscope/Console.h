#pragma once

#include <QString>

#include "support/Error.h"

namespace kernelscope {

/// With what a terminal would act upon (control characters but for tabs and ends of lines, changes of direction) written as escapes.
QString printable(const QString &text);

/// The same for a part of a line: a name, a title. An end of a line would look like the end of ours.
QString inOneLine(const QString &text);

/// Prints it printable(). What can't be written is reported once, and by the exit status.
void printOut(const QString &text);

/// `status`, unless something could not be printed.
int statusAfterPrinting(int status);

/// One line on standard error: "file:line:column: message".
void printError(const Error &error);
void printError(const QString &message);

} // namespace kernelscope
