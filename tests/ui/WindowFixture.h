#pragma once

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "session/Session.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/window/Dialogs.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Messages.h"
#include "ui/window/ProjectFiles.h"
#include "ui/window/Views.h"
#include "ui/window/Workspace.h"

namespace kernelscope {

/// Answers as the test says, and counts how often it was asked.
struct ScriptedDialogs : Dialogs
{
    LeaveAnswer leave = LeaveAnswer::Cancel;
    QString open;
    QString save;
    QString source;
    QString program;
    QString picture;
    QString timeline;
    QString contentsToSave;
    QString contentsToRead;
    QString start; ///< of the last path that was asked for
    int asked = 0;

    LeaveAnswer saveChanges(QWidget *, const QString &) override
    {
        ++asked;
        return leave;
    }
    QString path(PathWanted wanted, QWidget *, const QString &from) override
    {
        start = from;
        switch (wanted) {
        case PathWanted::ProjectToOpen:
            return open;
        case PathWanted::ProjectToSave:
            return save;
        case PathWanted::SourceToAdd:
            return source;
        case PathWanted::ProgramFolder:
            return program;
        case PathWanted::PictureToSave:
            return picture;
        case PathWanted::TimelineToSave:
            return timeline;
        case PathWanted::ContentsToSave:
            return contentsToSave;
        case PathWanted::ContentsToRead:
            return contentsToRead;
        }
        return {};
    }
};

/// A window on a project of its own: out[i] = in[i] + 1 for n = 8 elements. With the real worker, or with the scripted one
/// (tests/support/fakeworker.cpp), which needs no device.
struct WindowFixture
{
    enum Worker { Real, Fake };
    static constexpr int longest = 60'000;

    QTemporaryDir folder;
    std::shared_ptr<ScriptedDialogs> dialogs = std::make_shared<ScriptedDialogs>();
    Appearance appearance;
    Session session;
    MainWindow window;
    bool opened = false;

    /// `trusted`: what the window's user trusts, besides the samples. `clangd`: none is started without it.
    explicit WindowFixture(Worker worker, const QString &recoveryFolder = {}, const QStringList &trusted = {QDir::tempPath()},
                           const QStringList &clangd = {}, const std::function<void(const QString &)> &openWindow = {})
        : session(options(worker)), window(session, appearance,
                                           {true,
                                            samples(),
                                            recoveryFolder,
                                            dialogs,
                                            trusted,
                                            clangd,
                                            {},
                                            {qEnvironmentVariable("KERNELSCOPE_BIN") + QStringLiteral("/kscope")},
                                            openWindow})
    {
        write(QStringLiteral("p.kscope"), R"({ "kernelscope": 1, "title": "Add one", "sources": ["a.cl"], "parameters": { "n": 8 },
            "buffers": [ { "name": "data", "type": "int", "shape": ["n"], "access": "in", "init": { "expression": "i * 10" } },
                         { "name": "out", "type": "int", "shape": ["n"], "access": "out" } ],
            "plan": [ { "launch": "go", "kernel": "add", "global": ["n"], "local": ["n / 2"],
                        "arguments": { "in": { "buffer": "data" }, "out": { "buffer": "out" } } } ],
            "checks": [ { "name": "one more", "buffer": "out", "expected": { "expression": "i * 10 + 1" } } ] })");
        write(QStringLiteral("a.cl"), goodText());
        opened = window.files().open(folder.path()).has_value();
        window.show();
    }

    static QByteArray goodText()
    {
        return "__kernel void add(__global const int *in, __global int *out)\n{\n"
               "    int i = get_global_id(0);\n    out[i] = in[i] + 1;\n}\n";
    }
    static QString samples() { return qEnvironmentVariable("KERNELSCOPE_SOURCE") + QStringLiteral("/samples"); }
    static SessionOptions options(Worker worker)
    {
        SessionOptions options;
        options.workerCommand = {worker == Fake ? QStringLiteral(FAKE_WORKER)
                                                : qEnvironmentVariable("KERNELSCOPE_BIN") + QStringLiteral("/kernelscope-worker")};
        options.instrumentCommand = {qEnvironmentVariable("KERNELSCOPE_BIN") + QStringLiteral("/kernelscope-instrument")};
        options.device = worker == Fake ? QString() : QStringLiteral("cpu");
        return options;
    }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s can not be written", qPrintable(name));
    }
    QByteArray fileText(const QString &name) const
    {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Runs and waits for the end. `script`: what the fake worker is to do.
    bool run(const QString &script = {})
    {
        QSignalSpy finished(&session, &Session::runFinished);
        session.run(1, script);
        return finished.count() > 0 || finished.wait(longest);
    }
    /// Traces and waits for the end.
    bool trace(const QString &script = {})
    {
        QSignalSpy finished(&session, &Session::traceFinished);
        TraceOptions options;
        options.onlyLaunch = script;
        options.dataflow = true;
        session.trace(options);
        return finished.count() > 0 || finished.wait(longest);
    }
    CodeEditor *editor(const QString &path = QStringLiteral("a.cl")) { return window.editors().editor(path); }
    void append(const QString &text) { editor()->setText(editor()->text() + text); }
};

} // namespace kernelscope
