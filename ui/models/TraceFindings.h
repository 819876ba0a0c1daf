#pragma once

#include <QHash>

#include "export/TraceReport.h"
#include "session/Selection.h"

namespace kernelscope {

/// Something else that a trace has to say: what was not seen, and why.
struct ListedNote
{
    Severity severity = Severity::Note; ///< Warning: a launch was not traced at all
    QString text;
    bool operator==(const ListedNote &) const = default;
};

/// A finding at one of its places, for the line there.
struct LineFinding
{
    /// The number of a line of the same file, in the text.
    struct NamedLine
    {
        qsizetype at = 0;
        int line = 0;
        bool operator==(const NamedLine &) const = default;
    };

    SourcePlace place;
    Severity severity = Severity::Error;
    QString text;
    QList<NamedLine> lines = {}; ///< in their order

    /// The text after an edit that moved lines: `now` gives where each is, by where it was.
    QString textWith(const QHash<int, int> &now) const;
    bool operator==(const LineFinding &) const = default;
};

/// In sentences, what the results are where a launch was not run untraced, since it could crash or hang, which launches were, and that
/// `checks`, by name, were not made; empty: every launch was.
QString tracedResultsText(const QList<LaunchTrace> &launches, const QStringList &checks);
/// "The trace found 2 errors and 1 warning", as Problems counts them; empty: none.
QString foundText(const QList<LaunchTrace> &launches, const QList<Finding> &ofPlan = {});
QList<ListedNote> listNotes(const QList<LaunchTrace> &launches);

/// Every place of every finding in a file, each once a line, as short as fits under a line of code. The first one tells it, the others
/// name its line.
QList<LineFinding> findingsOfFile(const QList<ListedFinding> &findings, const QString &file);

/// The text of every access of the selected finding.
QList<SourceRange> rangesOfFinding(const QList<LaunchTrace> &launches, const Selection &selection);

/// What fits under a line of code or into a narrow list; the whole is in Problems.
QString shortText(const Finding &finding);

/// What an element of a buffer holds after each order of the work-items that was tried; empty: no race was seen to change it.
QString ordersText(const LaunchTrace &launch, const QString &buffer, quint64 element);

/// "Data race", "Out of bounds", ...
QString findingTitle(FindingKind kind);
QString findingTitle(const Finding &finding); ///< of a loop that is not endless after all "Long loop"

/// "1 error found, traced 2 of 2 groups, 1,024 accesses", and why not all of it, for the status line; empty where there is no launch.
QString tracedText(const QList<LaunchTrace> &launches, const QList<Finding> &ofPlan = {});

/// "No findings: every access of all 4 work-groups was seen.", or how far it was seen. Empty where there are findings or nothing
/// was traced.
QString cleanText(const QList<LaunchTrace> &launches, const QList<Finding> &ofPlan = {});

} // namespace kernelscope
