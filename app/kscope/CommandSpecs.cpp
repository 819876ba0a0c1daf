#include "Arguments.h"
#include "Commands.h"

namespace kernelscope {
namespace {

OptionSpec flag(const char *name, const char *help)
{
    return {QLatin1String(name), {}, QString::fromUtf8(help), false};
}
OptionSpec value(const char *name, const char *valueName, const QString &help)
{
    return {QLatin1String(name), QLatin1String(valueName), help, false};
}
OptionSpec value(const char *name, const char *valueName, const char *help)
{
    return value(name, valueName, QString::fromUtf8(help));
}
OptionSpec list(const char *name, const char *valueName, const char *help)
{
    return {QLatin1String(name), QLatin1String(valueName), QString::fromUtf8(help), true};
}

OptionSpec device()
{
    return value("--device", "SEL",
                 "an index from `kscope devices`, part of \"platform: device\", or cpu, gpu, any; \"HOST: gpu\": of another machine");
}

OptionSpec parameters()
{
    return list("--set", "NAME=VALUE", "give a parameter another value; may be repeated");
}

OptionSpec launch()
{
    return value("--launch", "NAME", "run this launch of the plan only");
}

OptionSpec loopBudget()
{
    return value("--loop-budget", "N", "leave a loop after N iterations; without it after a few seconds");
}

/// Those of every command that asks a worker.
QList<OptionSpec> askingWorker(const QList<OptionSpec> &options)
{
    return options + QList<OptionSpec>{value("--timeout", "SECONDS", "end the whole command after this time"),
                                       value("--worker", "COMMAND", "the worker to use, for example \"ssh HOST kernelscope-worker\""),
                                       flag("--untrusted", "run nothing unless a kernel can be wholly confined")};
}

QList<OptionSpec> tracingOptions()
{
    return {device(), parameters(), value("--launch", "NAME", "trace this launch of the plan only"),
            value("--budget", "EVENTS", "record at most so many accesses of a launch, or all (2000000)"), loopBudget()};
}

} // namespace

const QList<CommandSpec> &commandSpecs()
{
    static const QList<CommandSpec> specs{
        {QStringLiteral("devices"),
         {},
         QStringLiteral("list the OpenCL devices with what their drivers say of them"),
         askingWorker({flag("--json", "as JSON: a list with one object a device")}),
         devicesCommand},
        {QStringLiteral("doctor"),
         {},
         QStringLiteral("try what Kernelscope needs of this machine, and say what is missing"),
         askingWorker({flag("--json", "as JSON: a list with one object a part")}),
         doctorCommand},
        {QStringLiteral("hosts"),
         QStringLiteral("[add NAME USER@HOST]"),
         QStringLiteral("list other machines with their devices, add one, remove NAME, or pack a worker for them as FILE.tar.gz; "
                        "--device \"NAME: gpu\" uses one"),
         {value("--command", "COMMAND", "of add, in place of USER@HOST: what starts a worker there"),
          flag("--install", "of add: copy this machine's worker into the home folder there first")},
         hostsCommand},
        {QStringLiteral("run"), QStringLiteral("PROJECT"), QStringLiteral("run a project: its .kscope file, or the folder that holds it"),
         askingWorker({device(), parameters(), launch(), value("--repeat", "N", "run the plan N times; times are then median, min and max"),
                       flag("--json", "the result as JSON"), value("--timeline", "FILE.json", "write the events as a Chrome trace"),
                       list("--dump", "BUFFER=FILE.npy", "write a buffer's contents (.npy, .csv, .png or .bin); may be repeated")}),
         runCommand},
        {QStringLiteral("check"), QStringLiteral("PROJECT"),
         QStringLiteral("find data races, divergent barriers, accesses out of bounds and more, from what the kernels do"),
         askingWorker(tracingOptions() +
                      QList<OptionSpec>{
                          value("--blame", "DIR", "where the device's compiler seems to be wrong, write the smallest kernel that shows it"),
                          flag("--json", "the findings as JSON")}),
         checkCommand},
        {QStringLiteral("trace"), QStringLiteral("PROJECT"),
         QStringLiteral("record every memory access of the launches, and say what each place of the source did"),
         askingWorker(tracingOptions() +
                      QList<OptionSpec>{value("--group", "X,Y,Z", "record this work-group in any case"),
                                        value("--out", "FILE.kstrace", "write the trace; of several launches one file each"),
                                        flag("--json", "the result as JSON")}),
         traceCommand},
        {QStringLiteral("steps"), QStringLiteral("PROJECT|FILE.kstrace"),
         QStringLiteral("say what one work-item did, statement by statement, with its variables"),
         askingWorker({value("--item", "X,Y,Z", "the global id of the work-item"),
                       value("--launch", "NAME", "of this launch, without it the first; NAME:2 is its second execution"), device(),
                       parameters(), loopBudget(),
                       value("--when", "EXPRESSION", "only those steps before which this is so, in OpenCL C: \"i == 7 && isnan(sum)\""),
                       value("--most", "N", "report at most so many steps (100000)"),
                       value("--out", "FILE.kstrace", "write the trace, of which the steps can be reported later"),
                       flag("--json", "the steps as JSON")}),
         stepsCommand},
        {QStringLiteral("why"), QStringLiteral("PROJECT"),
         QStringLiteral("say what an element of a buffer was made of, from the last store backwards"),
         askingWorker({value("--element", "BUFFER[INDEX]", "the element"), flag("--nan", "say also where it became infinite or no number"),
                       launch(), device(), parameters(),
                       value("--budget", "EVENTS", "record at most so many accesses of a launch (2000000)"), loopBudget(),
                       flag("--json", "the chain as JSON")}),
         whyCommand},
        {QStringLiteral("sweep"), QStringLiteral("PROJECT"),
         QStringLiteral("run a project with several values of its parameters and compare the times of its launches"),
         askingWorker({list("--vary", "NAME=A,B,C", "values for a parameter, in place of those in the project's sweep; may be repeated"),
                       device(), parameters(), launch(),
                       value("--repeat", "N", "run the plan N times each (5); times are median, min and max"),
                       value("--hosts", "NAME,NAME", "spread the runs over these machines (kscope hosts)"),
                       value("--workers", "N", "and over up to N devices of a kind on each"),
                       value("--keep", "DIR", "keep each run there as it ends, and begin with those that are there"),
                       value("--part", "I/N", "run part I, counted from 0, of N parts only"),
                       flag("--gather", "run nothing: report what --keep has"),
                       value("--slurm", "N", "run nothing: write an array job of N tasks for sbatch into the folder of --keep"),
                       value("--submit", "OPTIONS", "of sbatch, or '': submit the job of --slurm, wait for its end, and report its runs"),
                       flag("--csv", "a line a row, for a spreadsheet"), flag("--json", "the result as JSON")}),
         sweepCommand},
        {QStringLiteral("render"), QStringLiteral("PROJECT"),
         QStringLiteral("run or trace a project and draw what a view of the window shows, without a display"),
         askingWorker({value("--view", "NAME", drawnViews().join(QStringLiteral(", "))),
                       value("--out", "FILE", "the picture, .svg or .png"),
                       value("--frames", "DIR", "a folder for a numbered picture of each phase"),
                       value("--frame-kind", "KIND", "what the frames are: png or svg (png)"),
                       value("--by", "phase|access", "a frame for each phase, or for each access (phase)"),
                       value("--launch", "NAME", "show this launch; NAME:2 is its second execution"),
                       value("--group", "X,Y,Z", "record and show this work-group"),
                       value("--phase", "N", "show this phase of the work-group, counted from 0"), device(), parameters(),
                       value("--theme", "THEME", "light or dark (light)"), value("--size", "WxH", "of the window that draws, in pixels"),
                       value("--scale", "FACTOR", "how large everything is, 1 being usual")}),
         renderCommand},
        {QStringLiteral("asm"), QStringLiteral("PROJECT"),
         QStringLiteral("say what Clang makes of each line of the kernels, for a processor that need not be there"),
         askingWorker({value("--target", "TARGET",
                             "a GPU such as gfx906 (AMD) or sm_70 (NVIDIA), cpu, or ir (LLVM IR); -ir after another's name (gfx906)"),
                       value("--kernel", "NAME", "this kernel alone"), parameters(),
                       flag("--json", "as JSON: the instructions with their lines, and the figures")}),
         asmCommand},
        {QStringLiteral("export"), QStringLiteral("PROJECT"),
         QStringLiteral("write a program that does what the project does, without Kernelscope"),
         askingWorker({value("--as", "FORM", "cpp (C++17 with OpenCL-CLHPP and CMake) or python (PyOpenCL and NumPy)"),
                       value("--out", "DIR", "the folder that the program, its kernels and its data go to"), device(), parameters(),
                       value("--launch", "NAME", "with this launch of the plan only")}),
         exportCommand},
        {QStringLiteral("new"), QStringLiteral("FILE.cl | FILE.sim | FOLDER"),
         QStringLiteral("make a project for a kernel, guessed from its signature, or for a captured launch"),
         askingWorker({value("--kernel", "NAME", "the kernel; without it the first one of the file"),
                       value("--out", "DIR",
                             "where the project goes; without it a new folder beside the file, named after the kernel; for a captured "
                             "launch its own folder"),
                       value("--options", "OPTIONS", "what the sources are built with, for example \"-D N=4\"; goes into the project"),
                       device()}),
         newCommand},
        {QStringLiteral("capture"),
         QStringLiteral("PROGRAM [ARGUMENT...]"),
         QStringLiteral("run another program, and make a project of one of its launches, with what its buffers held"),
         {value("--kernel", "NAME", "a launch of this kernel; without it of any"), value("--launch", "N", "the Nth of them (1)"),
          value("--out", "DIR", "the folder of the project; without it captured, in the current folder"),
          flag("--stop", "end the program once its launch is captured"),
          flag("--list", "capture nothing: say which kernels it launches, how often and with which sizes")},
         captureCommand},
        {QStringLiteral("help"), QStringLiteral("[COMMAND]"), QStringLiteral("say what a command takes"), {}, helpCommand},
        {QStringLiteral("version"), {}, QStringLiteral("say which version this is"), {}, versionCommand}};
    return specs;
}

} // namespace kernelscope
