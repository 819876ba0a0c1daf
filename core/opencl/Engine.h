#pragma once

#include <memory>

#include <QList>
#include <QString>

#include "device/DeviceInfo.h"
#include "opencl/Execution.h"
#include "opencl/Ledger.h"
#include "opencl/ProgramBuild.h"
#include "opencl/ProgramText.h"
#include "plan/KernelSignature.h"
#include "support/Result.h"

namespace kernelscope {

/// OpenCL for those who include no OpenCL header: devices, builds, signatures and the execution of plans. Keeps contexts, queues
/// and built programs from one call to the next; buffers live only as long as execute(). One thread at a time. Nothing throws, but
/// a driver may end or hang the whole process.
class Engine
{
public:
    Engine();
    ~Engine();

    /// Every device of every driver; DeviceInfo::index is its position. Asked for once.
    const QList<DeviceInfo> &devices();
    QString devicesMessage(); ///< why there are none; empty when there are

    /// What is to be said wherever a device is missed: of drivers that were left out.
    void setDriverNotes(const QStringList &notes);
    const QStringList &driverNotes() const;

    /// Makes the device ready, so that the first run need not wait for it.
    [[nodiscard]] Result<void> prepare(int device);

    [[nodiscard]] ProgramBuild build(int device, const ProgramText &text);

    /// What the driver says of a built program's kernels.
    [[nodiscard]] Result<ProgramSignature> signature(const ProgramBuild &build);

    /// Waits for it. The observer and what the request names are called on another thread meanwhile.
    [[nodiscard]] ExecutionResult execute(const ExecutionRequest &request, ExecutionObserver &observer);

    /// What lives on the devices now: nothing between two executions.
    LedgerCount liveObjects() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

/// What Clang read from the sources, with the limits that only the device's driver knows; the driver's word alone where the
/// sources were not read. Kernels that were not built are left out.
ProgramSignature mergeSignatures(const ProgramSignature &fromSources, const ProgramSignature &fromDriver);

} // namespace kernelscope
