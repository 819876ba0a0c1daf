#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "plan/Assembly.h"
#include "plan/KernelSignature.h"
#include "support/Error.h"
#include "support/Fields.h"
#include "trace/InstrumentedKernel.h"

/// What goes into and comes out of `kernelscope-instrument`: one CBOR map (Codec.h) on its standard input, one on its
/// standard output. The program reads no file but libclc's: all it may know of the sources is in the request.
namespace kernelscope {

constexpr quint32 instrumentVersion = 1;

/// A source or a header as it stands in the editor.
struct SourceText
{
    QString path; ///< relative, as the project names it
    QString text;

    bool operator==(const SourceText &) const = default;
    KERNELSCOPE_FIELDS(path, text)
};

/// What the compiler of the device takes for granted. The defaults describe a 64-bit device with every extension.
struct CompilerFacts
{
    int addressBits = 64;
    QString standard = QStringLiteral("CL1.2"); ///< what the device builds without -cl-std; options may say another
    int openclVersion = 120;                    ///< __OPENCL_VERSION__ of the device: 120, 200, 300
    QStringList extensions;                     ///< empty: all
    QStringList features;                       ///< __opencl_c_...; empty: not known
    bool imageSupport = true;

    bool operator==(const CompilerFacts &) const = default;
    KERNELSCOPE_FIELDS(addressBits, standard, openclVersion, extensions, features, imageSupport)
};

struct InstrumentRequest
{
    quint32 version = instrumentVersion;
    /// "signature": what the sources declare; "instrument": that and the rewritten kernel; "assembly": that, as the target sees it, and
    /// what Clang makes of it; "reductions": that, and what could be left out of the program
    QString command;
    QList<SourceText> sources; ///< one program, in this order
    QList<SourceText> headers; ///< what the sources may include
    QString options;           ///< as for clBuildProgram
    QString kernel;            ///< the one to rewrite, or to keep
    CompilerFacts facts;
    bool dataflow = false;  ///< record assignments to private variables, and say where values come from (ValueFlow)
    bool steps = false;     ///< record statements and the values of private variables (SiteKind::Statement)
    QString target;         ///< of "assembly": a CompileTarget's name
    QString builtinsFolder; ///< of "assembly": where libclc's bitcode is; empty: nowhere

    KERNELSCOPE_FIELDS(version, command, sources, headers, options, kernel, facts, dataflow, steps, target, builtinsFolder)
};

/// A stretch of a program's text that something shorter could stand in for.
struct Reduction
{
    qint64 begin = 0; ///< bytes of the text
    qint64 end = 0;
    QByteArray replacement; ///< empty: the stretch is left out
    QString parameter;      ///< of the kernel, which goes with it; empty: none does

    qint64 saved() const { return end - begin - replacement.size(); }
    bool operator==(const Reduction &) const = default;
    KERNELSCOPE_FIELDS(begin, end, replacement, parameter)
};

/// A program after the preprocessor, and what could be left out of it; what saves most comes first.
struct Reducible
{
    QByteArray text;      ///< UTF-8
    QString buildOptions; ///< the user's, without definitions and include directories
    QList<Reduction> reductions;

    KERNELSCOPE_FIELDS(text, buildOptions, reductions)
};

struct InstrumentReply
{
    quint32 version = instrumentVersion;
    QString message; ///< why what was asked for could not be done; empty when all is well
    ProgramSignature signature;
    QList<Diagnostic> diagnostics;
    std::optional<InstrumentedKernel> instrumented; ///< of the command "instrument"
    std::optional<Assembly> assembly;               ///< of the command "assembly"
    std::optional<Reducible> reducible;             ///< of the command "reductions"

    KERNELSCOPE_FIELDS(version, message, signature, diagnostics, instrumented, assembly, reducible)
};

} // namespace kernelscope
