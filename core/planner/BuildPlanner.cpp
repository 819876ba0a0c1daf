#include "planner/BuildPlanner.h"

#include <QDir>
#include <QRegularExpression>

#include "device/DeviceSelection.h"
#include "plan/ProjectPaths.h"
#include "project/ProjectValidation.h"
#include "project/Suggestion.h"

namespace kernelscope {
namespace {

bool isIdentifier(const QString &name)
{
    static const QRegularExpression identifier(QStringLiteral("^[A-Za-z_]\\w*$"));
    return identifier.match(name).hasMatch();
}

void checkStandard(const QString &standard, const QString &path, const DeviceInfo &device, PlanningNotes &notes)
{
    if (standard.isEmpty() || device.languageStandards.isEmpty() || device.languageStandards.contains(standard))
        return;
    QString nearest = nearestWord(standard, device.languageStandards);
    if (nearest.isEmpty())
        nearest = device.languageStandards.first();
    static const QRegularExpression version(QStringLiteral("^CL(?:\\d+\\.\\d+|C\\+\\+(?:\\d+\\.\\d+|2021)?)$"));
    const QString known = device.languageStandards.join(QStringLiteral(", "));
    const QString suggested = path == ProjectPath::buildOptions() ? QString() : nearest;
    if (version.match(standard).hasMatch()) // Drivers build more than they tell of.
        notes.problem(path,
                      QStringLiteral("The device (%1) does not name the build standard \"%2\" among those that it has: %3. It is asked to "
                                     "build in it all the same.")
                          .arg(deviceTitle(device), standard, known),
                      suggested, Severity::Warning);
    else
        notes.problem(
            path, QStringLiteral("\"%1\" is no standard of OpenCL C. This device (%2) has: %3.").arg(standard, deviceTitle(device), known),
            suggested);
}

/// Options that some drivers' compilers crash on, or wait for the rest of.
void checkOptions(const QString &options, const DeviceInfo &device, PlanningNotes &notes)
{
    for (const QChar quote : {QChar(u'"'), QChar(u'\'')}) {
        if (options.count(quote) % 2 != 0) {
            notes.problem(ProjectPath::buildOptions(),
                          QStringLiteral("The build options hold an odd number of %1. Close the quote, or remove it.").arg(quote));
            return;
        }
    }
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    const QStringList words = options.split(spaces, Qt::SkipEmptyParts);
    static const QStringList needValue{QStringLiteral("-D"),       QStringLiteral("-U"),       QStringLiteral("-I"),
                                       QStringLiteral("-x"),       QStringLiteral("-include"), QStringLiteral("-o"),
                                       QStringLiteral("-cl-std="), QStringLiteral("-cl-std")};
    for (qsizetype k = 0; k < words.size(); ++k) {
        if (words[k].startsWith(u"-cl-std="))
            checkStandard(words[k].mid(8), ProjectPath::buildOptions(), device, notes);
        if (!needValue.contains(words[k]))
            continue;
        if (words[k].startsWith(u"-cl-std") || k + 1 == words.size() || words[k + 1].startsWith(u'-'))
            notes.problem(ProjectPath::buildOptions(),
                          QStringLiteral("The build option %1 needs a value after it, as in %2. Add the value, or "
                                         "remove the option.")
                              .arg(words[k], words[k].startsWith(u"-cl-std") ? QStringLiteral("-cl-std=CL1.2")
                                             : words[k] == u"-I"             ? QStringLiteral("-I include")
                                                                             : words[k] + QStringLiteral(" NAME")));
    }
}

/// The project's own options, without folders of -I that lie outside of it: whatever reads the sources finds the same headers.
QString ownOptions(const QString &options, PlanningNotes &notes)
{
    static const QRegularExpression includes(QStringLiteral("(?:^|(?<=\\s))-I\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s\"']+))(?=\\s|$)"));
    QString own;
    qsizetype end = 0;
    for (auto matches = includes.globalMatch(options); matches.hasNext();) {
        const auto match = matches.next();
        const QString folder = match.captured(match.lastCapturedIndex());
        if (folder.startsWith(u'-') || pathProblem(QDir::cleanPath(folder)).isEmpty())
            continue;
        own += options.mid(end, match.capturedStart() - end);
        end = match.capturedEnd();
        notes.problem(ProjectPath::buildOptions(),
                      QStringLiteral("The folder \"%1\" of -I lies outside of the project and is left out. Copy what is included from it "
                                     "into the project's folder.")
                          .arg(folder),
                      {}, Severity::Warning);
    }
    return (own + options.mid(end)).simplified();
}

/// A number where the value is an expression of the parameters, else the text as it stands.
QString defineText(const Define &define, PlanningNotes &notes)
{
    const QString path = ProjectPath::define(define.name);
    if (define.value.isEmpty())
        return {};
    const Result<QString> text = notes.evaluator().text(define.value);
    if (text) {
        notes.valueText(path, *text, text->toDouble());
        return *text;
    }
    if (notes.usesFailedName(define.value))
        notes.expressionFailed(path, define.value, QString(), text.error());
    return define.value.text;
}

QString defineOption(const Define &define, PlanningNotes &notes)
{
    const QString path = ProjectPath::define(define.name);
    if (!isIdentifier(define.name)) {
        notes.problem(
            path, QStringLiteral("The define \"%1\" is no name that the preprocessor takes. Use letters, digits and _.").arg(define.name));
        return {};
    }
    const QString text = defineText(define, notes);
    static const QRegularExpression breaking(QStringLiteral("[\\s\"'\\\\]"));
    if (breaking.match(text).hasMatch()) {
        notes.problem(path, QStringLiteral("The define \"%1\" has the value \"%2\", but a build option cannot hold spaces, quotes or "
                                           "backslashes. Write it without, or put a #define into the source.")
                                .arg(define.name, text));
        return {};
    }
    return text.isEmpty() ? QStringLiteral("-D") + define.name : QStringLiteral("-D%1=%2").arg(define.name, text);
}

} // namespace

QString planBuildOptions(const BuildSettings &build, const DeviceInfo &device, PlanningNotes &notes)
{
    QStringList options;
    checkStandard(build.standard, ProjectPath::buildStandard(), device, notes);
    const bool isNamedByOptions = build.options.contains(QStringLiteral("-cl-std="));
    const QString standard = build.standard.isEmpty() && !isNamedByOptions ? defaultStandard(device) : build.standard;
    if (!standard.isEmpty())
        options << QStringLiteral("-cl-std=") + standard;
    for (const Define &define : build.defines)
        options << defineOption(define, notes);
    checkOptions(build.options, device, notes);
    options << ownOptions(build.options, notes);
    options.removeAll(QString());
    return options.join(u' ');
}

} // namespace kernelscope
