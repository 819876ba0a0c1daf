#pragma once

#include <QList>
#include <QString>

#include "support/Fields.h"
#include "support/Ranges.h"

namespace kernelscope {

/// A place in a text file of the user. Lines and columns count from 1; 0 means "not known".
struct SourcePlace
{
    QString file;
    int line = 0;
    int column = 0;

    bool operator==(const SourcePlace &) const = default;
    KERNELSCOPE_FIELDS(file, line, column)
};

/// Why something could not be done: whole sentences that say what happened and what to do, and where, if there is a place.
struct Error
{
    QString message;
    SourcePlace place;
    QString pointer = {}; ///< JSON pointer (RFC 6901) of the value of the project file that is wrong; empty: none is known

    bool operator==(const Error &) const = default;
    KERNELSCOPE_FIELDS(message, place, pointer)
};

/// "file:line:column: message", as far as the place is known.
QString oneLine(const Error &error);

enum class Severity { Note, Warning, Error };

/// A change of the text that a compiler proposes: what lies from (line, column) up to (endLine, endColumn), the end not
/// included, gives way to `text`. An insertion where both are the same.
struct FixIt
{
    QString file;
    int line = 0;
    int column = 0;
    int endLine = 0;
    int endColumn = 0;
    QString text;

    bool operator==(const FixIt &) const = default;
    KERNELSCOPE_FIELDS(file, line, column, endLine, endColumn, text)
};

/// What a compiler said about a place in the sources. Data, not an Error: a run has as many as the compiler gives.
/// Columns count bytes of the UTF-8 text.
struct Diagnostic
{
    Severity severity = Severity::Error;
    QString file;
    int line = 0;
    int column = 0;
    QString message;
    int endLine = 0; ///< where the range that starts at `column` ends, its end not included; 0: only the place is known
    int endColumn = 0;
    QList<FixIt> fixIts = {}; ///< to be made together

    bool operator==(const Diagnostic &) const = default;
    KERNELSCOPE_FIELDS(severity, file, line, column, message, endLine, endColumn, fixIts)
};

/// The first error in a list of diagnostics, problems or findings, of which it points to one; null: there is none.
template <typename Told> const Told *firstError(const QList<Told> &list)
{
    return foundIn(list, Severity::Error, &Told::severity);
}

/// "error", "warning" or "note", as the command line and the JSON write it.
QString severityName(Severity severity);

} // namespace kernelscope
