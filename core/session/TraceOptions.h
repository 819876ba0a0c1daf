#pragma once

#include <QList>
#include <QString>

#include "protocol/Messages.h"

namespace kernelscope {

struct TraceOptions
{
    QString onlyLaunch;
    quint64 budget = defaultTraceBudget; ///< events of each launch; 0: all
    QList<quint64> group;                ///< to record in any case
    quint64 loopBudget = 0;
    bool keepTraces = true;
    bool runUntraced = true; ///< each launch also as it is, and compare
    bool dataflow = false;   ///< follow values through private variables: more events, and pictures of where values came from
};

} // namespace kernelscope
