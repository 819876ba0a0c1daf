#include "Arguments.h"

#include <QCommandLineParser>
#include <QProcess>

#include "ui/window/MainWindow.h"

namespace kernelscope {

static void declare(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QStringLiteral("A playground for OpenCL kernels."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(u"project"_qs, u"A .kscope file or its folder."_qs, u"[PROJECT]"_qs);
    parser.addOptions(
        {{u"view"_qs, u"Show this view: %1; or samples, to choose one."_qs.arg(MainWindow::viewNames().join(u", "_qs)), u"NAME"_qs},
         {u"screenshot"_qs, u"Run the project, save a picture of the window (.png or .svg) and end. Needs no display."_qs, u"FILE"_qs},
         {u"screenshots"_qs,
          u"Trace the project, save a picture of the window into this folder for each view that has something to show, light and dark, 1600x1000 and 1280x720, and end. --view, --theme and --size leave one. Needs no display."_qs,
          u"DIR"_qs},
         {u"picture"_qs, u"Run the project, save what the view shows (.png or .svg) and end. Needs no display."_qs, u"FILE"_qs},
         {u"frames"_qs, u"Save a picture of the view for each phase of the work-group into this folder and end."_qs, u"DIR"_qs},
         {u"frame-kind"_qs, u"What the frames are: png or svg."_qs, u"KIND"_qs},
         {u"by"_qs, u"With --frames: a picture for each phase, or for each access."_qs, u"phase|access"_qs},
         {u"trace"_qs, u"Trace the project at once; with --screenshot, before the picture is taken."_qs},
         {u"launch"_qs, u"Show this launch; NAME:2 is its second execution."_qs, u"NAME"_qs},
         {u"phase"_qs, u"Of the trace: show this phase of the work-group, counted from 0."_qs, u"N"_qs},
         {u"group"_qs, u"Of the trace: show this work-group, for example 3 or 1,0."_qs, u"X,Y,Z"_qs},
         {u"set"_qs, u"Give a parameter another value; may be repeated."_qs, u"NAME=VALUE"_qs},
         {u"present"_qs, u"Begin with the presentation, at this step of the walk through the notes, counted from 1."_qs, u"STEP"_qs},
         {u"theme"_qs, u"light or dark."_qs, u"THEME"_qs},
         {u"size"_qs, u"The window's size in pixels, for example 1600x1000."_qs, u"WxH"_qs},
         {u"scale"_qs, u"How large everything is, 1 being usual."_qs, u"FACTOR"_qs},
         {u"device"_qs, u"The device: an index, a part of its name, cpu, gpu or any."_qs, u"SEL"_qs},
         {u"worker"_qs, u"The program that talks to the device, for example \"ssh HOST kernelscope-worker\"."_qs, u"COMMAND"_qs}});
}

static Result<QSize> sizeFrom(const QString &text)
{
    const QStringList parts = text.split(u'x');
    const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
    if (parts.size() != 2 || size.width() < 320 || size.height() < 240 || size.width() > 16384 || size.height() > 16384)
        return fail(u"--size takes a width and a height in pixels such as 1600x1000, not \"%1\"."_qs.arg(text));
    return size;
}

static Result<void> readLook(const QCommandLineParser &parser, Arguments &read)
{
    const QString theme = parser.value(u"theme"_qs);
    if (!theme.isEmpty() && theme != u"light" && theme != u"dark")
        return fail(u"--theme takes light or dark, not \"%1\"."_qs.arg(theme));
    if (!theme.isEmpty())
        read.dark = theme == u"dark";
    if (parser.isSet(u"size"_qs)) {
        const auto size = sizeFrom(parser.value(u"size"_qs));
        if (!size)
            return fail(size.error());
        read.size = *size;
    }
    if (parser.isSet(u"scale"_qs)) {
        read.scale = parser.value(u"scale"_qs).toDouble();
        if (!(read.scale >= 0.5 && read.scale <= 4))
            return fail(u"--scale takes a number from 0.5 to 4, not \"%1\"."_qs.arg(parser.value(u"scale"_qs)));
    }
    return {};
}

static Result<void> readMoment(const QCommandLineParser &parser, Arguments &read)
{
    bool isNumber = true;
    if (parser.isSet(u"phase"_qs))
        read.phase = parser.value(u"phase"_qs).toInt(&isNumber);
    if (!isNumber || read.phase.value_or(0) < 0)
        return fail(u"--phase takes a whole number from 0 on, not \"%1\"."_qs.arg(parser.value(u"phase"_qs)));
    const QString group = parser.value(u"group"_qs);
    const QStringList ids = group.isEmpty() ? QStringList() : group.split(u',');
    for (const QString &id : ids)
        read.group << id.toULongLong(isNumber ? &isNumber : nullptr);
    if (!isNumber || ids.size() > 3)
        return fail(u"--group takes one to three ids such as 3 or 1,0, not \"%1\"."_qs.arg(group));
    if (!read.trace && !read.renders() && (read.phase || !read.group.isEmpty()))
        return fail(u"--phase and --group go with --trace, --picture and --frames."_qs);
    return {};
}

static Result<void> readPictures(const QCommandLineParser &parser, Arguments &read)
{
    read.screenshot = parser.value(u"screenshot"_qs);
    read.screenshots = parser.value(u"screenshots"_qs);
    read.picture = parser.value(u"picture"_qs);
    read.frames = parser.value(u"frames"_qs);
    read.launch = parser.value(u"launch"_qs);
    read.settings = parser.values(u"set"_qs);
    if (parser.isSet(u"frame-kind"_qs))
        read.frameKind = parser.value(u"frame-kind"_qs);
    if (read.frameKind != u"png" && read.frameKind != u"svg")
        return fail(u"--frame-kind takes png or svg, not \"%1\"."_qs.arg(read.frameKind));
    const QString by = parser.value(u"by"_qs);
    if (!by.isEmpty() && by != u"phase" && by != u"access")
        return fail(u"--by takes phase or access, not \"%1\"."_qs.arg(by));
    read.byAccess = by == u"access";
    if (!parser.isSet(u"present"_qs))
        return {};
    read.present = parser.value(u"present"_qs).toInt();
    if (*read.present < 1)
        return fail(u"--present takes a step of the walk, counted from 1, not \"%1\"."_qs.arg(parser.value(u"present"_qs)));
    return {};
}

Result<Arguments> readArguments(const QStringList &arguments)
{
    QCommandLineParser parser;
    declare(parser);
    if (!parser.parse(arguments))
        return fail(parser.errorText());
    Arguments read;
    if (parser.isSet(u"help"_qs))
        read.help = parser.helpText();
    if (parser.isSet(u"version"_qs))
        read.help = u"kernelscope "_qs + QCoreApplication::applicationVersion() + u'\n';
    if (parser.positionalArguments().size() > 1)
        return fail(u"One window shows one project: give one."_qs);
    read.project = parser.positionalArguments().value(0);
    read.view = parser.value(u"view"_qs);
    if (!read.view.isEmpty() && read.view != u"samples" && !(read.view == u"presenting" && parser.isSet(u"screenshots"_qs)) &&
        !MainWindow::viewNames().contains(read.view.toLower()))
        return fail(u"There is no view \"%1\". The views are %2 and samples."_qs.arg(read.view, MainWindow::viewNames().join(u", "_qs)));
    read.trace = parser.isSet(u"trace"_qs);
    if (const auto pictures = readPictures(parser, read); !pictures)
        return fail(pictures.error());
    if (const auto moment = readMoment(parser, read); !moment)
        return fail(moment.error());
    read.device = parser.value(u"device"_qs);
    read.worker = QProcess::splitCommand(parser.value(u"worker"_qs));
    if (const auto look = readLook(parser, read); !look)
        return fail(look.error());
    return read;
}

} // namespace kernelscope
