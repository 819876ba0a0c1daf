#pragma once

#include <QJsonObject>

#include "run/ComparedRows.h"

namespace kernelscope {

/// As `kscope sweep --json` writes it (docs/command-line.md). Rows of several kinds of devices say which.
QJsonObject sweepJson(const QList<SweepOfKind> &kinds, const QStringList &launches, const ComparedPlan &plan = {});

/// A line a row after one of headings; cells with commas or quotes are quoted.
QString sweepCsv(const QList<SweepOfKind> &kinds, const QStringList &launches, const ComparedPlan &plan = {});

} // namespace kernelscope
