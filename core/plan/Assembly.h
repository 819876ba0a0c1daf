#pragma once

#include <optional>

#include <QList>
#include <QString>
#include <QStringList>

#include "support/Fields.h"

namespace kernelscope {

/// A label with its colon, an instruction, or a line of LLVM IR, without the compiler's remarks.
struct AssemblyLine
{
    QString text;
    int file = -1; ///< into Assembly::files; -1: it belongs to no line of the sources
    int line = 0;  ///< of that file, from 1 on

    bool isLabel() const { return text.endsWith(u':'); }

    bool operator==(const AssemblyLine &) const = default;
    KERNELSCOPE_FIELDS(text, file, line)
};

/// What keeps more waves from being at work on a SIMD at a time.
enum class OccupancyLimit { None, VectorRegisters, ScalarRegisters, LocalMemory };

constexpr QLatin1StringView wordOf(OccupancyLimit limit)
{
    constexpr QLatin1StringView words[] = {QLatin1StringView("none"), QLatin1StringView("vector registers"),
                                           QLatin1StringView("scalar registers"), QLatin1StringView("local memory")};
    return words[int(limit)];
}

/// What a function takes of the processor. Absent: the compiler does not say it of this target.
struct AssemblyFigures
{
    int instructions = 0;
    std::optional<int> codeBytes;
    std::optional<int> vectorRegisters;  ///< of each work-item
    std::optional<int> scalarRegisters;  ///< of all work-items of a wave together
    std::optional<int> spills;           ///< instructions that store a register to memory since there are too few registers
    std::optional<int> scalarSpills;     ///< scalar registers that are kept in vector registers for the same reason
    std::optional<quint64> privateBytes; ///< of memory, of each work-item: arrays, and registers that are spilled
    std::optional<quint64> localBytes;   ///< of a work-group, by variables of the kernel; arguments come in addition
    std::optional<int> waves;            ///< occupancy: at work on a SIMD at a time, as the compiler estimates it for work-groups of 256
    std::optional<int> mostWaves;        ///< that the processor allows
    OccupancyLimit limit = OccupancyLimit::None;

    bool operator==(const AssemblyFigures &) const = default;
    KERNELSCOPE_FIELDS(instructions, codeBytes, vectorRegisters, scalarRegisters, spills, scalarSpills, privateBytes, localBytes, waves,
                       mostWaves, limit)
};

struct AssembledFunction
{
    QString name;
    bool isKernel = false; ///< else a function that kernels call
    QList<AssemblyLine> lines;
    AssemblyFigures figures;
    QStringList missing = {}; ///< functions that it calls and nobody has defined: the figures leave them out

    bool operator==(const AssembledFunction &) const = default;
    KERNELSCOPE_FIELDS(name, isKernel, lines, figures, missing)
};

/// What a compiler makes of a program for one target, in the order in which it writes it.
struct Assembly
{
    QString target;   ///< as CompileTarget names it
    QString compiler; ///< "Clang 15"
    QStringList files;
    QList<AssembledFunction> functions;

    bool operator==(const Assembly &) const = default;
    KERNELSCOPE_FIELDS(target, compiler, files, functions)
};

} // namespace kernelscope
