#pragma once

#include <optional>

#include <QSize>
#include <QString>
#include <QStringList>

#include "support/Result.h"

namespace kernelscope {

/// What the command line asks of the window.
struct Arguments
{
    QString project; ///< empty: the sample browser
    QString view;
    QString screenshot;
    QString picture; ///< of the view in front
    bool trace = false;
    std::optional<int> phase;
    QList<quint64> group; ///< x first
    std::optional<bool> dark;
    QSize size;
    double scale = 0; ///< 0: as last time
    QString device;
    QStringList worker;
    bool takesPicture() const { return !screenshot.isEmpty() || !picture.isEmpty(); }
    QString help; ///< not empty: print this and end
};

[[nodiscard]] Result<Arguments> readArguments(const QStringList &arguments);

} // namespace kernelscope
