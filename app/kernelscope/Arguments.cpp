#include "Arguments.h"

#include <QCommandLineParser>
#include <QProcess>

#include "support/Ranges.h"
#include "ui/settings/Language.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Views.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static QStringList languages()
{
    return mapped(Language::choices(), &Language::Choice::code);
}

static void declare(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QStringLiteral("A playground for OpenCL kernels."));
    parser.addOption({{u"h"_s, u"help"_s}, u"Say what the program takes."_s}); // Qt's own would also offer --help-all.
    parser.addVersionOption();
    parser.addPositionalArgument(
        u"project"_s, u"A .kscope file, its folder, a kernel's source (.cl), or a captured launch (.sim or a folder)."_s, u"[PROJECT]"_s);
    parser.addOptions(
        {{u"view"_s, u"Show this view: %1; or samples, to choose one."_s.arg(Views::shownNames().join(u", "_s)), u"NAME"_s},
         {u"screenshot"_s, u"Run the project, save a picture of the window (.png or .svg) and end. Needs no display."_s, u"FILE"_s},
         {u"screenshots"_s,
          u"Trace the project, save a picture of the window into this folder for each view that has something to show, light and dark, 1600x1000 and 1280x720, and end. --view, --theme and --size leave one. Needs no display."_s,
          u"DIR"_s},
         {u"picture"_s, u"Run the project, save what the view shows (.png or .svg) and end. Needs no display."_s, u"FILE"_s},
         {u"frames"_s, u"Save a picture of the view for each phase of the work-group into this folder and end."_s, u"DIR"_s},
         {u"frame-kind"_s, u"What the frames are: png or svg."_s, u"KIND"_s},
         {u"by"_s, u"With --frames: a picture for each phase, or for each access."_s, u"phase|access"_s},
         {u"trace"_s, u"Trace the project at once; with --screenshot, before the picture is taken."_s},
         {u"launch"_s, u"Show this launch; NAME:2 is its second execution."_s, u"NAME"_s},
         {u"phase"_s, u"Of the trace: show this phase of the work-group, counted from 0."_s, u"N"_s},
         {u"group"_s, u"Of the trace: show this work-group, for example 3 or 1,0."_s, u"X,Y,Z"_s},
         {u"set"_s, u"Give a parameter another value; may be repeated."_s, u"NAME=VALUE"_s},
         {u"present"_s, u"Begin with the presentation, at this step of the walk through the notes, counted from 1."_s, u"STEP"_s},
         {u"language"_s, u"The language of the window: %1."_s.arg(languages().join(u", "_s)), u"LANGUAGE"_s},
         {u"theme"_s, u"light or dark."_s, u"THEME"_s},
         {u"size"_s, u"The window's size in pixels, for example 1600x1000."_s, u"WxH"_s},
         {u"scale"_s, u"How large everything is, 1 being usual."_s, u"FACTOR"_s},
         {u"device"_s, u"The device: an index, a part of its name, cpu, gpu or any."_s, u"SEL"_s},
         {u"worker"_s, u"The program that talks to the device, for example \"ssh HOST kernelscope-worker\"."_s, u"COMMAND"_s},
         {u"untrusted"_s, u"Run nothing unless a kernel can be wholly confined."_s},
         {u"clangd"_s, u"The language server that the editor asks, in place of the installed clangd; none: word lists alone."_s,
          u"COMMAND"_s}});
}

static Result<QSize> sizeFrom(const QString &text)
{
    const QStringList parts = text.split(u'x');
    const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
    if (parts.size() != 2 || size.width() < 320 || size.height() < 240 || size.width() > 16384 || size.height() > 16384)
        return fail(u"--size takes a width and a height in pixels such as 1600x1000, not \"%1\"."_s.arg(text));
    return size;
}

static Result<void> readLook(const QCommandLineParser &parser, Arguments &read)
{
    const QString language = parser.value(u"language"_s);
    read.language = Language::codeFor(language);
    if (!language.isEmpty() && read.language.isEmpty())
        return fail(u"--language takes %1, not \"%2\"."_s.arg(languages().join(u", "_s), language));
    const QString theme = parser.value(u"theme"_s);
    if (!theme.isEmpty() && theme != u"light" && theme != u"dark")
        return fail(u"--theme takes light or dark, not \"%1\"."_s.arg(theme));
    if (!theme.isEmpty())
        read.dark = theme == u"dark";
    if (parser.isSet(u"size"_s)) {
        const auto size = sizeFrom(parser.value(u"size"_s));
        if (!size)
            return fail(size.error());
        read.size = *size;
    }
    if (parser.isSet(u"scale"_s)) {
        read.scale = parser.value(u"scale"_s).toDouble();
        if (!(read.scale >= 0.5 && read.scale <= 4))
            return fail(u"--scale takes a number from 0.5 to 4, not \"%1\"."_s.arg(parser.value(u"scale"_s)));
    }
    return {};
}

static Result<void> readMoment(const QCommandLineParser &parser, Arguments &read)
{
    bool isNumber = true;
    if (parser.isSet(u"phase"_s))
        read.phase = parser.value(u"phase"_s).toInt(&isNumber);
    if (!isNumber || read.phase.value_or(0) < 0)
        return fail(u"--phase takes a whole number from 0 on, not \"%1\"."_s.arg(parser.value(u"phase"_s)));
    const QString group = parser.value(u"group"_s);
    const QStringList ids = group.isEmpty() ? QStringList() : group.split(u',');
    for (const QString &id : ids)
        read.group << id.toULongLong(isNumber ? &isNumber : nullptr);
    if (!isNumber || ids.size() > 3)
        return fail(u"--group takes one to three ids such as 3 or 1,0, not \"%1\"."_s.arg(group));
    if (!read.trace && !read.renders() && (read.phase || !read.group.isEmpty()))
        return fail(u"--phase and --group go with --trace, --picture and --frames."_s);
    return {};
}

static Result<void> readPictures(const QCommandLineParser &parser, Arguments &read)
{
    read.screenshot = parser.value(u"screenshot"_s);
    read.screenshots = parser.value(u"screenshots"_s);
    read.picture = parser.value(u"picture"_s);
    read.frames = parser.value(u"frames"_s);
    read.launch = parser.value(u"launch"_s);
    read.settings = parser.values(u"set"_s);
    if (parser.isSet(u"frame-kind"_s))
        read.frameKind = parser.value(u"frame-kind"_s);
    if (read.frameKind != u"png" && read.frameKind != u"svg")
        return fail(u"--frame-kind takes png or svg, not \"%1\"."_s.arg(read.frameKind));
    const QString by = parser.value(u"by"_s);
    if (!by.isEmpty() && by != u"phase" && by != u"access")
        return fail(u"--by takes phase or access, not \"%1\"."_s.arg(by));
    read.byAccess = by == u"access";
    if (!parser.isSet(u"present"_s))
        return {};
    read.present = parser.value(u"present"_s).toInt();
    if (*read.present < 1)
        return fail(u"--present takes a step of the walk, counted from 1, not \"%1\"."_s.arg(parser.value(u"present"_s)));
    return {};
}

QStringList languageServer(const QString &command)
{
    return command == u"none" ? QStringList() : QProcess::splitCommand(command);
}

Result<Arguments> readArguments(const QStringList &arguments)
{
    QCommandLineParser parser;
    declare(parser);
    if (!parser.parse(arguments))
        return fail(parser.errorText());
    Arguments read;
    if (parser.isSet(u"help"_s))
        read.help = parser.helpText();
    if (parser.isSet(u"version"_s))
        read.help = u"kernelscope "_s + QCoreApplication::applicationVersion() + u'\n';
    if (parser.positionalArguments().size() > 1)
        return fail(u"One window shows one project: give one."_s);
    read.project = parser.positionalArguments().value(0);
    read.view = parser.value(u"view"_s);
    if (!read.view.isEmpty() && read.view != u"samples" && !(read.view == u"presenting" && parser.isSet(u"screenshots"_s)) &&
        !Views::shownNames().contains(read.view.toLower()))
        return fail(u"There is no view \"%1\". The views are %2 and samples."_s.arg(read.view, Views::shownNames().join(u", "_s)));
    read.trace = parser.isSet(u"trace"_s);
    if (const auto pictures = readPictures(parser, read); !pictures)
        return fail(pictures.error());
    if (const auto moment = readMoment(parser, read); !moment)
        return fail(moment.error());
    read.device = parser.value(u"device"_s);
    read.worker = QProcess::splitCommand(parser.value(u"worker"_s));
    read.untrusted = parser.isSet(u"untrusted"_s);
    if (read.untrusted && !read.worker.isEmpty())
        return fail(u"--untrusted starts a worker of its own: leave --worker out."_s);
    if (parser.isSet(u"clangd"_s))
        read.clangd = languageServer(parser.value(u"clangd"_s));
    if (const auto look = readLook(parser, read); !look)
        return fail(look.error());
    return read;
}

} // namespace kernelscope
