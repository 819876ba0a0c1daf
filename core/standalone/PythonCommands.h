#pragma once

#include "standalone/ProgramWriter.h"

namespace kernelscope {

/// The commands of a plan in Python.
class PythonCommands : protected ProgramWriter
{
protected:
    explicit PythonCommands(const StandaloneParts &parts) : ProgramWriter(parts, 0) {}

private:
    void command(CommandIndex index) override;
    void beginLoop(quint64 times) override;
    void endLoop() override {}
    void launch(const LaunchCommand &launch, CommandIndex index);
    void transfer(StorageIndex storage, quint64 offset, quint64 size, CommandIndex index, bool isWrite);
    void fill(const FillCommand &fill, CommandIndex index);
    QString hostBytes(StorageIndex storage, quint64 offset, quint64 size) const;
    QString kept(CommandIndex index) const;
    QString argument(const LaunchCommand &launch, qsizetype index) const;
};

} // namespace kernelscope
