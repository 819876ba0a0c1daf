#include "project/ProjectValidation.h"

#include <QSet>

#include "project/ImageFormat.h"
#include "project/JsonValue.h"
#include "project/StepValidation.h"
#include "project/Suggestion.h"
#include "support/Overloaded.h"

namespace kernelscope {
namespace {

using namespace Qt::StringLiterals;

void checkPaths(const Project &project, ProblemList &problems)
{
    if (!project.notes.isEmpty())
        problems.addIf(u"/notes"_s, pathProblem(project.notes));
    QSet<QString> seen;
    for (qsizetype i = 0; i < project.sources.size(); ++i) {
        const QString path = u"/sources/%1"_s.arg(i);
        problems.addIf(path, pathProblem(project.sources.at(i)));
        if (seen.contains(project.sources.at(i)))
            problems.add(path, u"names \"%1\" a second time."_s.arg(project.sources.at(i)));
        seen.insert(project.sources.at(i));
    }
}

void checkDefines(const Project &project, ProblemList &problems)
{
    QSet<QString> seen;
    for (const Define &define : project.build.defines) {
        const QString path = u"/build/defines/"_s + pointerKey(define.name);
        // The preprocessor's names are not JavaScript's: only their form matters.
        const bool isWord = parameterNameProblem(u'_' + define.name).isEmpty() && !define.name.isEmpty() && !define.name.at(0).isDigit();
        if (!isWord)
            problems.addAtKey(path, u"must be a name that the preprocessor takes, but is \"%1\"."_s.arg(define.name));
        if (seen.contains(define.name))
            problems.addAtKey(path, u"is defined twice."_s);
        seen.insert(define.name);
    }
}

void checkParameters(const Project &project, ProblemList &problems)
{
    QSet<QString> seen;
    for (const Parameter &parameter : project.parameters) {
        const QString path = u"/parameters/"_s + pointerKey(parameter.name);
        const QString problem = parameterNameProblem(parameter.name);
        if (!problem.isEmpty())
            problems.addAtKey(path, problem);
        if (seen.contains(parameter.name))
            problems.addAtKey(path, u"is a second parameter of this name."_s);
        seen.insert(parameter.name);
        if (parameter.value.isEmpty())
            problems.add(path, u"has no value. Give a number or an expression."_s);
    }
}

void checkBuffer(const BufferSpec &buffer, const QString &path, const ProjectNames &names, ProblemList &problems)
{
    problems.addIf(path + u"/name"_s, bufferNameProblem(buffer.name));
    if (names.parameters.contains(buffer.name))
        problems.add(path + u"/name"_s, u"is \"%1\", as a parameter is. Checks see both: rename one."_s.arg(buffer.name));
    if (!buffer.isImage() && !elementTypeNamed(buffer.type)) {
        problems.add(path + u"/type"_s, u"is \"%1\", which is neither an OpenCL scalar or vector type that a buffer can hold (float, int4, "
                                        "uchar, ...) nor the name of a struct."_s.arg(buffer.type));
    }
    if (buffer.isImage() && !imageFormatNamed(buffer.imageFormat))
        problems.add(path + u"/image"_s, u"is \"%1\", %2"_s.arg(buffer.imageFormat, noImageFormat(buffer.imageFormat)));
    if (const auto *file = std::get_if<FileInit>(&buffer.init))
        problems.addIf(path + u"/init/file"_s, pathProblem(file->path));
}

void checkBuffers(const Project &project, const ProjectNames &names, ProblemList &problems)
{
    QSet<QString> seen;
    for (qsizetype i = 0; i < project.buffers.size(); ++i) {
        const BufferSpec &buffer = project.buffers.at(i);
        const QString path = u"/buffers/%1"_s.arg(i);
        checkBuffer(buffer, path, names, problems);
        if (seen.contains(buffer.name))
            problems.add(path + u"/name"_s, u"is \"%1\", which another buffer is called already."_s.arg(buffer.name));
        seen.insert(buffer.name);
    }
}

void checkQueues(const Project &project, ProblemList &problems)
{
    QSet<QString> seen;
    for (qsizetype i = 0; i < project.queues.size(); ++i) {
        const QString &name = project.queues.at(i).name;
        if (seen.contains(name))
            problems.add(u"/queues/%1/name"_s.arg(i), u"describes the queue \"%1\" a second time."_s.arg(name));
        seen.insert(name);
    }
}

void checkCheck(const Check &check, const QString &path, const ProjectNames &names, ProblemList &problems)
{
    if (check.buffer.isEmpty()) {
        if (check.condition.isEmpty())
            problems.add(path, u"has neither a buffer nor a condition."_s);
        return;
    }
    names.requireBuffer(check.buffer, path + u"/buffer"_s, problems);
    std::visit(
        Overloaded{[](const ExpectedExpression &) {},
                   [&](const ExpectedBuffer &expected) { names.requireBuffer(expected.buffer, path + u"/expected/buffer"_s, problems); },
                   [&](const ExpectedFile &expected) { problems.addIf(path + u"/expected/file"_s, pathProblem(expected.path)); }},
        check.expected);
}

void checkSweep(const Sweep &sweep, const ProjectNames &names, ProblemList &problems)
{
    for (const auto &[parameter, values] : sweep.vary)
        names.requireParameter(parameter, u"/sweep/vary/"_s + pointerKey(parameter), problems);
    for (qsizetype i = 0; i < sweep.launches.size(); ++i) {
        const QString &launch = sweep.launches.at(i);
        if (!problems.isFull() && !names.launches.contains(launch)) {
            problems.add(u"/sweep/launches/%1"_s.arg(i), u"names the launch \"%1\", which the plan does not have.%2"_s.arg(
                                                             launch, suggestion(launch, names.launches.list())));
        }
    }
}

} // namespace

QList<ProjectProblem> projectProblems(const Project &project)
{
    const ProjectNames names = namesOf(project);
    ProblemList problems;
    checkPaths(project, problems);
    checkDefines(project, problems);
    checkParameters(project, problems);
    checkBuffers(project, names, problems);
    checkQueues(project, problems);
    checkSteps(project, names, problems);
    for (qsizetype i = 0; i < project.checks.size(); ++i)
        checkCheck(project.checks.at(i), u"/checks/%1"_s.arg(i), names, problems);
    if (project.sweep)
        checkSweep(*project.sweep, names, problems);
    return problems.list;
}

} // namespace kernelscope
