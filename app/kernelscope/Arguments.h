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
    QString screenshots; ///< a folder: pictures of the window for each view, theme and size
    QString picture;     ///< of the view in front
    QString frames;      ///< a folder: a picture of the view for each phase
    QString frameKind = QStringLiteral("png");
    bool byAccess = false;
    QString launch;
    QStringList settings;       ///< NAME=VALUE of parameters
    std::optional<int> present; ///< the step of the walk through the notes, counted from 1
    bool trace = false;
    std::optional<int> phase;
    QList<quint64> group; ///< x first
    QString language;     ///< empty: the one that is set
    std::optional<bool> dark;
    QSize size;
    double scale = 0; ///< 0: as last time
    QString device;
    QStringList worker;
    bool untrusted = false;            ///< run nothing unless a kernel can be wholly confined
    std::optional<QStringList> clangd; ///< empty: none
    bool renders() const { return !picture.isEmpty() || !frames.isEmpty(); }
    bool takesPicture() const { return !screenshot.isEmpty() || !screenshots.isEmpty() || renders(); }
    QString help; ///< not empty: print this and end
};

/// The program and arguments of a command, none of them for the word "none".
QStringList languageServer(const QString &command);

[[nodiscard]] Result<Arguments> readArguments(const QStringList &arguments);

} // namespace kernelscope
