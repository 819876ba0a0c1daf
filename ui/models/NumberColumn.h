#pragma once

#include <QList>
#include <QString>

namespace kernelscope {

/// How the numbers of a table are written so that their decimal points stand below each other: all with the same number of
/// decimals, six digits of the greatest being what is meaningful.
struct NumberColumn
{
    int decimals = -1; ///< -1: each as short as it can be, where magnitudes differ too much for one number of decimals

    /// From the greatest absolute value and some of the values.
    static NumberColumn of(double greatest, const QList<double> &values);
    QString text(double value) const;
    bool operator==(const NumberColumn &) const = default;
};

} // namespace kernelscope
