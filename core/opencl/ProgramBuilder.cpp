#include "opencl/ProgramBuilder.h"

#include <algorithm>
#include <chrono>

#include <QFileInfo>
#include <QSet>

#include "opencl/BuildLog.h"
#include "opencl/ClErrors.h"
#include "opencl/IncludeFolder.h"

namespace kernelscope {
namespace {

/// "-I" for the folder itself and for each of its folders that holds a source, so that sources include their neighbours.
QString includeOptions(const QString &folder, const ProgramText &text)
{
    QString options = QStringLiteral(" -I ") + folder;
    QSet<QString> seen;
    for (const QString &source : text.sources) {
        const QString path = QFileInfo(source).path();
        if (path == u"." || path.contains(u' ') || seen.contains(path))
            continue;
        seen.insert(path);
        options += QStringLiteral(" -I ") + folder + u'/' + path;
    }
    return options;
}

QString describeDiagnostic(const Diagnostic &diagnostic)
{
    return oneLine(Error{diagnostic.message, {diagnostic.file, diagnostic.line, diagnostic.column}});
}

/// The sentence for the whole failure: the first error, or what the driver wrote.
QString failureMessage(const ProgramBuild &build, const DeviceInfo &info, int code)
{
    if (const Diagnostic *error = firstError(build.diagnostics))
        return describeDiagnostic(*error);
    QString message = clErrorSentence(QStringLiteral("The sources could not be built for %1").arg(info.name), "clBuildProgram", code);
    if (!build.log.trimmed().isEmpty())
        message += QStringLiteral(" The driver says: ") + build.log.trimmed();
    return message;
}

class Builder
{
public:
    Builder(DeviceRuntime &device, const ProgramText &text, ProgramBuild &build) : m_device(device), m_text(text), m_build(build)
    {
        m_logContext.sources = text.sources;
        for (const QString &source : text.sources)
            m_logContext.texts.insert(source, QString::fromUtf8(text.files.value(source)));
    }

    void run()
    {
        QString options = m_text.options;
        if (hasIncludes(m_text)) {
            const Result<QString> folder = writeIncludeFolder(m_text.files);
            if (!folder) {
                m_build.message = folder.error().message;
                return;
            }
            m_logContext.includeFolder = *folder;
            options += includeOptions(*folder, m_text);
        }
        // Some drivers fail on this option alone; then the kernels' parameters are only known from elsewhere.
        if (!compile(options + QStringLiteral(" -cl-kernel-arg-info")) && !m_build.blamesSource())
            compile(options); // No other option helps there.
    }

private:
    bool compile(const QString &options)
    {
        const QByteArray source = compilerText(m_text);
        cl::Program program(m_device.context(), source.toStdString());
        int code = CL_SUCCESS;
        try {
            program.build(m_device.device(), options.toUtf8().constData());
        } catch (const cl::Error &error) {
            code = error.err();
        }
        readLog(program);
        if (code != CL_SUCCESS) {
            m_build.message = failureMessage(m_build, m_device.info(), code);
            m_build.blamesOptions = code == CL_INVALID_BUILD_OPTIONS;
            return false;
        }
        m_build.program = std::make_shared<BuiltProgram>(m_text, m_device.device(), program);
        m_build.message.clear();
        m_build.blamesOptions = false;
        return true;
    }

    void readLog(const cl::Program &program)
    {
        try {
            m_build.log = QString::fromStdString(program.getBuildInfo<CL_PROGRAM_BUILD_LOG>(m_device.device()));
        } catch (const cl::Error &) {
            m_build.log.clear();
        }
        m_build.diagnostics = readBuildLog(m_build.log, m_logContext);
    }

    DeviceRuntime &m_device;
    const ProgramText &m_text;
    ProgramBuild &m_build;
    BuildLogContext m_logContext;
};

void buildAnew(DeviceRuntime &device, const ProgramText &text, ProgramBuild &build)
{
    try {
        Builder(device, text, build).run();
    } catch (const cl::Error &error) {
        build.program.reset();
        build.message =
            clErrorSentence(QStringLiteral("The sources could not be built for %1").arg(device.info().name), error.what(), error.err());
    }
}

} // namespace

bool ProgramBuild::blamesSource() const
{
    return std::ranges::any_of(diagnostics, [](const Diagnostic &found) { return found.severity == Severity::Error && found.line > 0; });
}

qint64 hostNowNs()
{
    using namespace std::chrono;
    return duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
}

ProgramBuild buildProgram(DeviceRuntime &device, const ProgramText &text)
{
    ProgramBuild build;
    build.title = buildTitle(text);
    build.startNs = hostNowNs();
    const QByteArray key = cacheKey(text);
    if (const auto cached = device.cachedProgram(key)) {
        build.program = cached;
        build.fromCache = true;
        build.log = cached->log;
        build.diagnostics = cached->diagnostics;
    } else {
        buildAnew(device, text, build);
        if (build.program) {
            build.program->log = build.log;
            build.program->diagnostics = build.diagnostics;
            device.keep(key, build.program);
        }
    }
    build.endNs = hostNowNs();
    return build;
}

} // namespace kernelscope
