#pragma once

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include "session/Session.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Messages.h"
#include "ui/window/ProjectFiles.h"
#include "ui/window/Views.h"
#include "ui/window/Workspace.h"

namespace kernelscope {

/// A window on a sample, with the real worker.
struct TraceFixture
{
    static constexpr int longest = 60'000;
    Appearance appearance;
    Session session{options()};
    MainWindow window{session, appearance, {true, {}, {}, {}, {qEnvironmentVariable("KERNELSCOPE_SOURCE"), QDir::tempPath()}}};
    bool opened = false;

    explicit TraceFixture(const QString &sample)
    {
        appearance.apply();
        opened = window.files().open(qEnvironmentVariable("KERNELSCOPE_SOURCE") + QStringLiteral("/samples/") + sample).has_value();
        window.resizeTo({1280, 720});
        window.show();
    }
    static SessionOptions options()
    {
        SessionOptions options;
        options.workerCommand = {qEnvironmentVariable("KERNELSCOPE_BIN") + QStringLiteral("/kernelscope-worker")};
        options.instrumentCommand = {qEnvironmentVariable("KERNELSCOPE_BIN") + QStringLiteral("/kernelscope-instrument")};
        options.device = QStringLiteral("cpu");
        return options;
    }
    /// Before it is traced.
    void setParameter(const QString &name, double value)
    {
        Project project = session.project();
        for (Parameter &parameter : project.parameters) {
            if (parameter.name == name)
                parameter.value = Expression(value);
        }
        session.setProject(project);
    }
    TraceStage &stage() { return window.views().stage(); }
    /// Traces and waits until the stage is ready.
    bool trace(const QList<quint64> &group = {})
    {
        QSignalSpy finished(&session, &Session::traceFinished);
        stage().traceGroup(group);
        if (finished.count() == 0 && !finished.wait(longest))
            return false;
        return QTest::qWaitFor([this] { return !stage().isLoading(); }, longest) && stage().isReady();
    }
    bool hasPlan()
    {
        return QTest::qWaitFor([this] { return !session.planReport().values.isEmpty(); }, longest);
    }
};

} // namespace kernelscope
