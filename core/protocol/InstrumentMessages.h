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
    static constexpr void fields(const auto &visit) { visit(Field("path", &SourceText::path), Field("text", &SourceText::text)); }
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
    static constexpr void fields(const auto &visit)
    {
        using F = CompilerFacts;
        visit(Field("addressBits", &F::addressBits), Field("standard", &F::standard), Field("openclVersion", &F::openclVersion),
              Field("extensions", &F::extensions), Field("features", &F::features), Field("imageSupport", &F::imageSupport));
    }
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

    static constexpr void fields(const auto &visit)
    {
        using R = InstrumentRequest;
        visit(Field("version", &R::version), Field("command", &R::command), Field("sources", &R::sources), Field("headers", &R::headers),
              Field("options", &R::options), Field("kernel", &R::kernel), Field("facts", &R::facts), Field("dataflow", &R::dataflow),
              Field("steps", &R::steps), Field("target", &R::target), Field("builtinsFolder", &R::builtinsFolder));
    }
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
    static constexpr void fields(const auto &visit)
    {
        using R = Reduction;
        visit(Field("begin", &R::begin), Field("end", &R::end), Field("replacement", &R::replacement), Field("parameter", &R::parameter));
    }
};

/// A program after the preprocessor, and what could be left out of it; what saves most comes first.
struct Reducible
{
    QByteArray text;      ///< UTF-8
    QString buildOptions; ///< the user's, without definitions and include directories
    QList<Reduction> reductions;

    static constexpr void fields(const auto &visit)
    {
        using R = Reducible;
        visit(Field("text", &R::text), Field("buildOptions", &R::buildOptions), Field("reductions", &R::reductions));
    }
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

    static constexpr void fields(const auto &visit)
    {
        using R = InstrumentReply;
        visit(Field("version", &R::version), Field("message", &R::message), Field("signature", &R::signature),
              Field("diagnostics", &R::diagnostics), Field("instrumented", &R::instrumented), Field("assembly", &R::assembly),
              Field("reducible", &R::reducible));
    }
};

} // namespace kernelscope
