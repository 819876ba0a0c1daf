#pragma once

#include <optional>

#include "analysis/SiteTotals.h"

namespace kernelscope {

/// What the access sites of one line of a source did together.
struct LineHeat
{
    QString file;
    int line = 0;            ///< from 1; of a site in a macro the line that uses it
    quint64 accesses = 0;    ///< to memory: barriers, fences and conditions are none
    QList<SiteTotals> sites; ///< in the order of their columns; the same site of several launches is one

    std::optional<quint64> figure = {}; ///< another one that is to be shown: of a model of the hardware

    quint64 shown() const { return figure.value_or(accesses); }
    bool operator==(const LineHeat &) const = default;
};

/// One for each line with accesses, by file and line. `sites`: of as many launches as there are. Averages of a site that several
/// launches share are weighted by their events.
QList<LineHeat> lineHeat(const QList<SiteTotals> &sites);

/// How hot a line is among others, from 0 (an access) to 1 (`most`), on a logarithmic scale.
double heatOf(quint64 accesses, quint64 most);

} // namespace kernelscope
