#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "support/Result.h"

namespace kernelscope {

/// Another machine with devices: a name, and the command that starts a worker there.
struct Host
{
    QString name;        ///< letters, digits, '-', '_' and '.'
    QStringList command; ///< program and arguments

    bool operator==(const Host &) const = default;
};

/// Where users keep theirs: `hosts` in the folder of Kernelscope's settings.
QString hostsFile();

struct ReadHosts
{
    QList<Host> hosts;
    QStringList problems; ///< sentences: lines that say nothing, which are skipped
};

/// A line each: "NAME: COMMAND"; '#' begins a comment. There are none where there is no file.
ReadHosts readHosts(const QString &file = hostsFile());

/// Adds a line, or replaces that of the same name; the others stay as they are. An error for a name or a command that can't be one.
[[nodiscard]] Result<void> addHost(const Host &host, const QString &file = hostsFile());
/// An error where there is none of this name.
[[nodiscard]] Result<void> removeHost(const QString &name, const QString &file = hostsFile());

/// A worker over ssh that asks no questions, since nobody could answer them: "student@lab". An error for what is none.
[[nodiscard]] Result<QStringList> commandOverSsh(const QString &destination);

/// "lab: H200" in two: whose device it is, and the selector there (DeviceSelection.h).
struct HostSelector
{
    QString host; ///< empty: this machine
    QString selector;
};
/// Of alternatives ("lab: gpu | cpu") the first decides which machine it is; those of others are left out.
HostSelector hostSelector(const QString &selector, const QList<Host> &hosts);

} // namespace kernelscope
