#pragma once

#include <optional>

#include <QList>
#include <QString>

#include "device/DeviceInfo.h"
#include "support/Result.h"

namespace kernelscope {

enum class TargetKind { Amd, Nvidia, Cpu, Portable };

/// What a program can be compiled for without a device: "gfx906" and "sm_70" are GPUs, "cpu" is this machine's processor, "ir" is LLVM IR
/// before a processor is chosen. With "-ir" after its name a processor's LLVM IR stands in place of its instructions.
struct CompileTarget
{
    QString name;
    TargetKind kind = TargetKind::Amd;
    QString processor; ///< "gfx906", "sm_70"; empty: of the others
    bool isIr = false;

    QString title() const; ///< "AMD gfx906", "NVIDIA sm_70", "this CPU", "LLVM IR"
};

/// Whether Clang knows the GPU is another matter. Nothing where the name has none of these forms.
std::optional<CompileTarget> compileTargetNamed(const QString &name);

/// The same, or a sentence that says what else may have been meant.
[[nodiscard]] Result<CompileTarget> findCompileTarget(const QString &name);

/// What comes nearest to that device: its processor where its driver names it as Clang does, else a usual one of its vendor; LLVM IR where
/// Clang compiles for none of its kind.
CompileTarget compileTargetOf(const DeviceInfo &device);

/// Those that are worth offering, the usual one first.
const QList<CompileTarget> &usualCompileTargets();

} // namespace kernelscope
