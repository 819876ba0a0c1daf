#pragma once

#include <memory>
#include <optional>

#include <QByteArray>
#include <QList>
#include <QString>

#include "support/Result.h"

namespace kernelscope {

/// One argument of a launch in a test. What a buffer holds is changed by the launch.
struct TestArgument
{
    enum Kind { Buffer, Value, Local, Image, Sampler } kind = Buffer;
    QByteArray bytes;                              ///< Buffer (empty: none is given), Value, Image (rgba uint8, square)
    quint64 size = 0;                              ///< Local; Sampler: its samplerBits
    enum Access { InOut, In, Out } access = InOut; ///< Buffer: what a project would say of it
    qsizetype sameAs = -1;                         ///< Buffer: that of an earlier argument; -1: one of its own
};

struct TestLaunch
{
    QString kernel;
    QList<quint64> global;
    QList<quint64> local;
    QList<quint64> offset;
};

/// The first device that OpenCL has, as far as a test of rewritten kernels needs it.
class OpenClDevice
{
public:
    OpenClDevice();
    ~OpenClDevice();

    bool isThere() const;
    QString name() const;
    bool isProcessor() const;
    /// The major version where it is PoCL's; 0 elsewhere.
    int poclVersion() const;
    [[nodiscard]] Result<void> build(const QString &text, const QString &options);
    /// Launches a kernel of the text that was built last, waits for it and reads all buffers back.
    [[nodiscard]] Result<void> run(const TestLaunch &launch, QList<TestArgument> &arguments);

    /// From handing the last launch to the device until it was done.
    double lastLaunchMs() const;
    /// This process's processor time from then to then, on all cores: says more where the device is the processor and has other
    /// things to do.
    double lastProcessorMs() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace kernelscope
