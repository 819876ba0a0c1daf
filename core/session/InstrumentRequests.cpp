#include "session/InstrumentRequests.h"

#include <algorithm>

#include <QFileInfo>
#include <QRegularExpression>

namespace kernelscope {
namespace {

/// Data files are of no use to a compiler.
bool isText(const QString &path)
{
    static const QStringList endings{QStringLiteral(".cl"), QStringLiteral(".clh"), QStringLiteral(".h"), QStringLiteral(".hpp"),
                                     QStringLiteral(".inc")};
    return std::any_of(endings.begin(), endings.end(), [&](const QString &ending) { return path.endsWith(ending); });
}

/// A number, a parameter that has one, or a word that is neither and goes to the compiler as it stands.
std::optional<QString> plainValue(const Expression &value, const Project &project, const QList<ParameterValue> &values)
{
    static const QRegularExpression word(QStringLiteral("^[A-Za-z_]\\w*$"));
    if (value.isEmpty() || value.isNumber())
        return value.text;
    if (!word.match(value.text).hasMatch())
        return std::nullopt;
    for (const ParameterValue &given : values) {
        if (given.name == value.text)
            return Expression(given.value).isNumber() ? std::optional(given.value) : std::nullopt;
    }
    for (const Parameter &parameter : project.parameters) {
        if (parameter.name == value.text)
            return parameter.value.isNumber() ? std::optional(parameter.value.text) : std::nullopt;
    }
    // "device" and the like mean something to the evaluator; types are what such a word mostly is.
    return elementTypeNamed(value.text) ? std::optional(value.text) : std::nullopt;
}

} // namespace

InstrumentRequest instrumentRequest(const Project &project, const QList<ProjectFile> &files, const QString &buildOptions)
{
    InstrumentRequest request;
    request.command = QStringLiteral("signature");
    request.options = buildOptions;
    for (const QString &source : project.sources) {
        for (const ProjectFile &file : files) {
            if (file.path == source)
                request.sources << SourceText{file.path, QString::fromUtf8(file.bytes)};
        }
    }
    for (const ProjectFile &file : files) {
        if (!project.sources.contains(file.path) && isText(file.path))
            request.headers << SourceText{file.path, QString::fromUtf8(file.bytes)};
    }
    return request;
}

InstrumentRequest assemblyRequest(InstrumentRequest request, const QString &target)
{
    request.command = QStringLiteral("assembly");
    request.target = target;
    request.builtinsFolder = libclcFolder();
    return request;
}

QString libclcFolder()
{
    if (const QString given = qEnvironmentVariable("KERNELSCOPE_LIBCLC"); !given.isEmpty())
        return given;
    for (const char *folder : {"/usr/lib/clc", "/usr/share/clc", "/usr/lib64/clc", "/usr/local/share/clc", "/usr/local/lib/clc"}) {
        if (QFileInfo(QLatin1String(folder)).isDir())
            return QLatin1String(folder);
    }
    return {};
}

std::optional<QString> plainBuildOptions(const Project &project, const QList<ParameterValue> &values)
{
    QStringList options;
    if (!project.build.standard.isEmpty())
        options << QStringLiteral("-cl-std=") + project.build.standard;
    for (const Define &define : project.build.defines) {
        const auto value = plainValue(define.value, project, values);
        if (!value)
            return std::nullopt;
        options << (value->isEmpty() ? QStringLiteral("-D") + define.name : QStringLiteral("-D%1=%2").arg(define.name, *value));
    }
    options << project.build.options.simplified();
    options.removeAll(QString());
    return options.join(u' ');
}

} // namespace kernelscope
