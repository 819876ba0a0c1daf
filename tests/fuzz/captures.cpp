#include <QFile>
#include <QTemporaryDir>

#include "capture/CaptureReader.h"
#include "capture/CapturedProject.h"
#include "project/ProjectDocument.h"
#include "tests/fuzz/FuzzTarget.h"

/// Captured launches, of which anybody may have made the files. The first byte says which file the others are: a .sim file after the names
/// of its kernel, or one of a replay folder. What can be read is made a project of, which must be one that can be opened.
namespace kernelscope::fuzz {

namespace {

const char *const replayFiles[]{"worksizes.txt",        "knlName.txt",         "buildOptions.txt", "Local2.txt",    "Image3.json",
                                "Image_MetaData_3.txt", "Sampler4.json",       "Sampler4.txt",     "Argument1.bin", "Argument6.bin",
                                "Buffer5.same",         "SVM_Arg_Offset0.txt", "program.txt",      "launch.txt"};
constexpr int replayFileCount = int(std::size(replayFiles));

class Folder
{
public:
    Folder()
    {
        write("kernel.cl", "kernel void k() {}\n");
        write("worksizes.txt", "8\n4\n0\n");
        write("knlName.txt", "k");
        write("Buffer0.bin", QByteArray(48, '\1'));
        write("Buffer5.bin", QByteArray(48, '\1'));
        write("Argument1.bin", QByteArray(4, '\1'));
        write("Local2.txt", "64");
        write("Image3.json", R"({"order":"r","type":"float","width":4,"height":2})");
        write("Image3.bin", QByteArray(32, '\1'));
        write("Image3.raw", QByteArray(32, '\1'));
        write("Sampler4.json", R"({"address":"clamp","filter":"linear","normalized":true})");
        write("Argument6.bin", QByteArray(20, '\1'));
    }
    void write(const char *name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("The folder of the test can't be written to.");
    }
    QByteArray contents(const char *name) const
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void remove(const char *name) const { QFile::remove(m_folder.filePath(QLatin1String(name))); }
    QString path(const char *name = ".") const { return m_folder.filePath(QLatin1String(name)); }

private:
    QTemporaryDir m_folder;
};

const Folder &folder()
{
    static const Folder only;
    return only;
}

KernelParameter parameter(const char *name, const char *type, ParameterKind kind, const std::optional<ElementType> &element)
{
    return {QLatin1String(name), QLatin1String(type), kind, element, false, Knowledge::Unknown};
}

const ProgramSignature &signature()
{
    static const ElementType record{Scalar::Char, 1, QStringLiteral("R")};
    static const ProgramSignature program{
        {KernelSignature{QStringLiteral("k"),
                         {parameter("a", "float3*", ParameterKind::GlobalPointer, ElementType{Scalar::Float, 3, {}}),
                          parameter("b", "int", ParameterKind::Value, ElementType{Scalar::Int, 1, {}}),
                          parameter("c", "float*", ParameterKind::LocalPointer, ElementType{Scalar::Float, 1, {}}),
                          parameter("d", "image2d_t", ParameterKind::Image, {}), parameter("e", "sampler_t", ParameterKind::Sampler, {}),
                          parameter("f", "R*", ParameterKind::GlobalPointer, record), parameter("g", "R", ParameterKind::Value, record)},
                         {}}},
        {StructLayout{QStringLiteral("R"),
                      20,
                      {{QStringLiteral("x"), ElementType{Scalar::Double, 1, {}}, 0, 1},
                       {QStringLiteral("y"), ElementType{Scalar::UShort, 2, {}}, 8, 3}}}}};
    return program;
}

/// The kernel's first parameters, as many as there are arguments: one that is missing is an error, and nothing else would be seen.
ProgramSignature signatureFor(const CapturedLaunch &launch)
{
    ProgramSignature program = signature();
    QList<KernelParameter> &parameters = program.kernels.first().parameters;
    program.kernels.first().name = launch.kernel;
    parameters = parameters.first(std::min(parameters.size(), launch.arguments.size()));
    return program;
}

void makeProject(const Result<CapturedLaunch> &launch)
{
    const auto made = launch ? projectOfCapture(*launch, signatureFor(*launch)) : Result<CapturedProject>(fail(launch.error()));
    const QString message = made ? QString() : made.error().message;
    if (message.contains(u'\n') || message.size() > 2000)
        qFatal("An error is no sentence: %s", qPrintable(message));
    if (!made)
        return;
    const QByteArray text = projectText(made->project);
    const auto again = readProject(text, QStringLiteral("k.kscope"));
    if (!again && text.size() < 8 << 20)
        qFatal("A project of a capture can't be opened: %s\n%s", qPrintable(again.error().message), text.constData());
}

} // namespace

void feed(QByteArrayView bytes)
{
    if (bytes.isEmpty())
        return;
    const int kind = quint8(bytes[0]) % (2 * replayFileCount);
    const QByteArray rest = bytes.sliced(1).toByteArray();
    if (kind >= replayFileCount) { // half of them
        folder().write("k.sim", "kernel.cl\nk\n" + rest);
        return makeProject(readCapture(folder().path("k.sim")));
    }
    const char *file = replayFiles[kind];
    const bool wasThere = QFile::exists(folder().path(file));
    const QByteArray before = folder().contents(file);
    folder().write(file, rest);
    makeProject(readCapture(folder().path()));
    if (wasThere)
        folder().write(file, before);
    else
        folder().remove(file);
}

QList<QByteArray> seeds()
{
    const auto sim = [](const char *text) { return QByteArray(1, char(replayFileCount)) + text; };
    const QList<QByteArray> sims{sim("8 1 1\n4 1 1\n<size=48 float range=0:0.5:5.5>\n<size=4> 7\n<size=64>\n"),
                                 sim("8 8 1 4 4 1 # sizes\n<size=32 fill=1.5 dump>\n<size=4 hex> 0xff"),
                                 sim("1 1 1 1 1 1 <size=16 noinit> <size=4 char> 1 2 3 4 <size=8>"),
                                 sim("2 2 2 2 2 2 <null> <size=4 uint fill=0>"),
                                 sim("1 1 1 1 1 1 <size=64 uchar hex range=0:1:3f ro> <size=4 float> 2.5"),
                                 sim("1 1 1 1 1 1 <size=16 ulong> 18446744073709551615 0 <size=4 fill=-1>")};
    QList<QByteArray> all = sims + sims + sims; // about as many as of the other kind
    for (int kind = 0; kind < replayFileCount; ++kind)
        all << QByteArray(1, char(kind)) + folder().contents(replayFiles[kind]);
    all << QByteArray("\0"
                      "8 4\n0 0\n0 0\n",
                      13)
        << QByteArray("\x05"
                      "4\n2\n1\n0\n0\n0\n4318\n4272\n4337\n")
        << QByteArray("\x0a"
                      "0");
    return all;
}

int smokeRounds()
{
    return 20'000;
}

} // namespace kernelscope::fuzz
