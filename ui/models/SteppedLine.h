#pragma once

#include <QMap>
#include <QString>

#include "trace/AccessSite.h"

namespace kernelscope {

/// What the code shows of a step of a work-item.
struct SteppedLine
{
    SourceRange range;                             ///< of the statement that is done next; line 0: none
    QMap<QString, QMap<int, QString>> values = {}; ///< by file and line: the variables that got their values there
};

/// Which step of a work-item is to be shown.
struct StepWanted
{
    SourcePlace place; ///< the first one of this line; line 0: the first one of all
    int iteration = 0; ///< of the innermost loop around it, counted from 1; 0: whichever
    QString variable;  ///< chosen, and drawn of the whole group; empty: none

    bool operator==(const StepWanted &) const = default;
};

} // namespace kernelscope
