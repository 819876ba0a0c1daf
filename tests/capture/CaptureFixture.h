#pragma once

#include <QtTest>

#include "capture/CaptureReader.h"

namespace kernelscope {

/// A folder that something was captured into.
class CaptureFixture
{
public:
    /// Returns the file's path.
    QString write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("The test's folder can't be written to.");
        return path;
    }
    QString path(const QString &name = QStringLiteral(".")) const { return m_folder.filePath(name); }

    /// A .sim file whose kernel is k in k.cl, with these sizes and arguments.
    Result<CapturedLaunch> sim(const QByteArray &rest, const QByteArray &source = "kernel void k() {}\n") const
    {
        write(QStringLiteral("k.cl"), source);
        return readCapture(write(QStringLiteral("test.sim"), "k.cl\nk\n" + rest));
    }
    /// A replay folder without arguments.
    void writeReplay(const QByteArray &source = "kernel void k() {}\n", const QByteArray &sizes = "8\n4\n0\n") const
    {
        write(QStringLiteral("kernel.cl"), source);
        write(QStringLiteral("knlName.txt"), "k");
        write(QStringLiteral("buildOptions.txt"), "\n");
        write(QStringLiteral("worksizes.txt"), sizes);
    }
    Result<CapturedLaunch> replay() const { return readCapture(m_folder.path()); }

private:
    QTemporaryDir m_folder;
};

template <typename T> QByteArray bytesOf(std::initializer_list<T> numbers)
{
    return {reinterpret_cast<const char *>(numbers.begin()), qsizetype(numbers.size() * sizeof(T))};
}

using Sizes = QList<quint64>;

} // namespace kernelscope
