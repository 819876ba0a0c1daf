#pragma once

#include <QStringList>

namespace kernelscope {

/// What keeps a kernel from the machine that it runs on, a CPU device's being native code in this process. Each of these is taken as far
/// as the system gives it; what it doesn't give is named in a sentence. See docs/security.md.
struct Confinement
{
    QStringList writableFolders; ///< of results, and of what drivers keep
    QString folder;              ///< of the project
    QStringList readableFiles;   ///< in it, besides what programs and drivers need: data of the project
};

/// What a kernel is kept from: all that the system gives, the same or no session is served, or nothing.
enum class Confined { AsFarAsPossible, Wholly, Not };

/// Forks this process, which has one thread, into namespaces of its own for processes and users, and returns in the innermost process:
/// whatever that starts ends with it. The outer ones only wait, and end as it ends. Gives what is lacking.
QStringList enterNamespaces();

/// Of a process that ended, as a shell tells it: that of the signal is 128 more.
int statusOfShell(int status);

/// The number by which processes outside of its namespace know this one.
qint64 processNumber();

/// Confines this process, which has one thread, and all that it will start: what files it opens (Landlock), and how much memory and file
/// size it takes. A process that a confined one starts confines itself further. Gives what is lacking.
QStringList confineFiles(const Confinement &confinement);

/// Likewise what it asks the system for (seccomp). It may send signals to itself and to `other`.
QStringList confineCalls(qint64 other = 0);

} // namespace kernelscope
