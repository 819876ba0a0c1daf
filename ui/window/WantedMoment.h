#pragma once

#include <optional>

#include <QList>
#include <QString>

#include "support/Result.h"

namespace kernelscope {

class Session;

/// Which part of a trace the command line asks for.
struct WantedMoment
{
    QString launch = {};           ///< by name; behind a colon its execution, counted from 1; empty: as it is
    std::optional<int> phase = {}; ///< counted from 0; absent: as it is
    QList<quint64> group = {};     ///< x first; empty: as it is

    bool isEmpty() const { return launch.isEmpty() && !phase && group.isEmpty(); }
};

/// Selects it in the session's last trace, which there has to be; or says what the trace does not have.
[[nodiscard]] Result<void> selectMoment(Session &session, const WantedMoment &wanted);

} // namespace kernelscope
