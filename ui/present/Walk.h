#pragma once

#include <optional>

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include "protocol/TraceMessages.h"
#include "session/Selection.h"
#include "support/Result.h"
#include "ui/models/PictureKind.h"

namespace kernelscope {

/// What a heading of the notes shows when the walk comes to it. What is absent stays as it is.
struct WalkShow
{
    QString view;              ///< "reduction", "tiles", ...; empty: the same
    QString launch;            ///< by name
    int execution = 1;         ///< of this launch, counted from 1 as in the window
    QList<quint64> group;      ///< x first
    std::optional<int> phase;  ///< counted from 0
    std::optional<int> access; ///< so many accesses of the phase are done
    QList<quint64> item;       ///< global id of a work-item, x first
    QString variable;          ///< of Steps
    int iteration = 0;         ///< of Steps: of the innermost loop around `line`, counted from 1; 0: the first time that it is come to
    QString buffer;            ///< that `element` is of, or that Results shows
    std::optional<quint64> element;
    QString part;                          ///< of the view, as it calls it
    std::optional<PictureKind> form;       ///< of Results: how the buffer is shown
    QString file;                          ///< of `line`; empty: the first source
    int line = 0;                          ///< of a source; 0: none
    int lastLine = 0;                      ///< of those that begin with `line`
    QString kernel;                        ///< by name: as much of it as there is room for
    QList<QPair<QString, QString>> values; ///< what parameters get, as expressions, by their names
    QStringList sliders;                   ///< parameters that can be changed in the strip
    bool runs = false;                     ///< there are to be results of the project as it then stands,
    bool traces = false;                   ///< or a trace

    bool operator==(const WalkShow &) const = default;
};

/// A heading of the notes with the text below it.
struct WalkStep
{
    QString title;
    QString text; ///< Markdown, without the comment that says what to show
    std::optional<WalkShow> show;

    bool operator==(const WalkStep &) const = default;
};

/// The notes as a walk through a lesson: one step a heading, in their order.
struct Walk
{
    QList<WalkStep> steps;
    QStringList problems; ///< sentences: what in a comment was not understood
};

/// Reads notes in Markdown. Below a heading a comment may say what to show (docs/presenting.md):
///     <!-- show: reduction, launch pass, group 0, phase 2 -->
/// `views`: the names that are views.
Walk walkOf(const QString &markdown, const QStringList &views);

/// What parameters have at a step, as expressions, by their names: as this and all steps before it set them.
QHash<QString, QString> valuesAt(const Walk &walk, int step);

/// The parameters that any of its steps sets, or has a slider for.
QSet<QString> changedParameters(const Walk &walk);

/// The selection that shows what a step asks for, as far as the trace has it.
Selection selectionOf(const WalkShow &show, const Selection &before, const QList<LaunchTrace> &launches);

/// The same; or a sentence that says which launch or work-group the trace does not have.
[[nodiscard]] Result<Selection> exactSelectionOf(const WalkShow &show, const Selection &before, const QList<LaunchTrace> &launches);

} // namespace kernelscope
