#pragma once

#include "standalone/ProgramWriter.h"

namespace kernelscope {

/// The commands of a plan in C++.
class CppCommands : protected ProgramWriter
{
protected:
    explicit CppCommands(const StandaloneParts &parts) : ProgramWriter(parts, 1) {}

private:
    void command(CommandIndex index) override;
    void beginLoop(quint64 times) override;
    void endLoop() override;
    void launch(const LaunchCommand &launch, CommandIndex index);
    void transfer(StorageIndex storage, quint64 offset, quint64 size, CommandIndex index, bool isWrite);
    void imageTransfer(StorageIndex storage, CommandIndex index, bool isWrite);
    void copy(const CopyCommand &copy, CommandIndex index);
    void fill(const FillCommand &fill, CommandIndex index);
    QString hostBytes(StorageIndex storage, quint64 offset) const;
    void remember(CommandIndex index, const QString &call);
    QString argument(const LaunchCommand &launch, qsizetype index) const;
};

} // namespace kernelscope
