#pragma once

#include <chrono>

#include <QString>
#include <QStringList>

#include "session/Hosts.h"

namespace kernelscope {

/// How long each phase of a request may take before the worker is ended. Zero: no limit.
struct Deadlines
{
    std::chrono::milliseconds starting{20'000};
    std::chrono::milliseconds evaluating{30'000};
    std::chrono::milliseconds building{60'000};
    std::chrono::milliseconds firstLaunch{60'000};
    std::chrono::milliseconds running{30'000};
    std::chrono::milliseconds reading{60'000};
    std::chrono::milliseconds checking{60'000};
};

struct SessionOptions
{
    QStringList workerCommand; ///< program and arguments, e.g. ssh HOST kernelscope-worker; empty: the worker beside this program
    QList<Host> hosts;         ///< other machines
    Deadlines deadlines;
    bool oneRunEach = false;                     ///< a new worker for each run, trace or export
    bool warmSpare = true;                       ///< keep a second worker ready to take over
    std::chrono::milliseconds restartPause{100}; ///< before a worker that could not be started is tried again; then four times as long
    std::chrono::milliseconds planDelay{120};    ///< from an edit to planning anew
    QString device;                              ///< a selector; empty: any
    QString cache = {};                          ///< driverCacheOf() the project that is going to be opened; empty: not known yet
    QStringList instrumentCommand = {};          ///< what reads the sources, always on this machine; empty: the program beside this one
};

} // namespace kernelscope
