#pragma once

#include <optional>
#include <variant>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include "project/ElementType.h"
#include "project/Project.h"

namespace kernelscope {

/// One launch of a kernel as another program made it, read from what was captured of it. Plain values: nothing here depends on what the
/// kernel's parameters are, which the sources tell later (capture/CapturedProject.h).

/// What clSetKernelArg() was given: a number, a struct, or an address of which nothing else was captured.
struct CapturedBytes
{
    QByteArray bytes;
    bool operator==(const CapturedBytes &) const = default;
};
/// Memory of so many bytes that begins without contents: local memory, or a null pointer where the kernel takes a buffer.
struct CapturedLocal
{
    quint64 sizeInBytes = 0;
    bool operator==(const CapturedLocal &) const = default;
};
struct CapturedBuffer
{
    QString file; ///< its bytes before the launch, relative to the folder
    quint64 sizeInBytes = 0;
    QString expected = {}; ///< a file with its bytes after the launch; empty: not captured
    bool operator==(const CapturedBuffer &) const = default;
};
/// The same memory object as an earlier argument's.
struct CapturedAlias
{
    int argument = 0;
    bool operator==(const CapturedAlias &) const = default;
};
struct CapturedImage
{
    QString file; ///< its pixels, row after row without gaps
    quint64 sizeInBytes = 0;
    QString format; ///< "rgba-unorm8"
    quint64 width = 1, height = 1, depth = 1;
    QString expected = {}; ///< likewise after the launch; empty: not captured
    bool operator==(const CapturedImage &) const = default;
};

/// An argument as a .sim file of Oclgrind writes it down: what its numbers are is told by the kernel's parameter where no type is given.
struct WrittenArgument
{
    int line = 0; ///< of its specifier in the file
    quint64 sizeInBytes = 0;
    std::optional<Scalar> type = {};
    bool isHex = false;
    bool isNull = false;
    bool isUninitialised = false;
    bool isReadOnly = false;
    bool isWriteOnly = false;
    QString fill = {};
    QStringList range = {};  ///< first, increment, last
    QStringList values = {}; ///< neither fill nor range
    bool operator==(const WrittenArgument &) const = default;
};

/// The first: nothing was captured.
using CapturedArgument = std::variant<std::monostate, CapturedBytes, CapturedLocal, CapturedBuffer, CapturedAlias, CapturedImage,
                                      SamplerArgument, WrittenArgument>;

struct CapturedLaunch
{
    QString folder; ///< absolute; all paths are relative to it
    QString file;   ///< absolute: where its sizes stand, for errors
    QString name;   ///< what a project of it is called
    QString kernel;
    QString source; ///< a path
    QString sourceText = {};
    QString buildOptions = {};
    QList<quint64> global = {};
    QList<quint64> local = {};  ///< empty: the device chose
    QList<quint64> offset = {}; ///< empty: zero
    QList<CapturedArgument> arguments = {};
    QString origin = {}; ///< a sentence for the notes: where it comes from
    bool operator==(const CapturedLaunch &) const = default;
};

/// More kernels don't have, and a device takes no more bytes in one.
constexpr int mostCapturedArguments = 256;
constexpr qint64 largestCapturedValue = 64 << 10;

/// The sizes that are given for three dimensions without those at the end that have one work-item.
void dropLastDimensions(CapturedLaunch &launch);

/// What is wrong with its sizes; empty: nothing. No number may be one that JavaScript rounds.
QString sizesProblem(const CapturedLaunch &launch);

} // namespace kernelscope
