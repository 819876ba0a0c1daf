#pragma once

#include <QStringList>

namespace kernelscope {

/// What keeps a kernel from the machine that it runs on, a CPU device's being native code in this process. Each of these is taken as far
/// as the system gives it; what it doesn't give is named in a sentence. See docs/security.md.
struct Confinement
{
    QStringList writableFolders; ///< of results, and of what drivers keep
    QStringList readableFiles;   ///< besides what programs and drivers need: data of the project
};

/// Forks this process, which has one thread, into namespaces of its own for processes and users, and returns in the innermost process:
/// whatever that starts ends with it. The outer ones only wait, and end as it ends. Gives what is lacking.
QStringList enterNamespaces();

/// The number by which processes outside of its namespace know this one.
qint64 processNumber();

/// Confines this process, which has one thread, and all that it will start: what files it reads and writes (Landlock), what it asks the
/// system for (seccomp), and how much memory, file size and how many processes it takes. Gives what is lacking.
QStringList confine(const Confinement &confinement);

} // namespace kernelscope
