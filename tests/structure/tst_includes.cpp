#include <QtTest>

#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>

/// Walks every #include of the project and fails on an arrow that runs the wrong way (docs/architecture.md draws them).
class TestIncludes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void arrowsRunOneWay();
    void outsideLibrariesStayInTheirRooms();
    void aViolationIsFound();

private:
    struct Include
    {
        QString file;   ///< "core/plan/Planner.cpp"
        QString target; ///< as written
    };
    static QString roomOf(const QString &path);
    static bool isSideways(const QString &from, const QString &to);
    QString complaint(const Include &include) const;
    QString outsideComplaint(const Include &include) const;

    QList<Include> m_includes;
    QMap<QString, QStringList> m_allowed;
};

namespace {

// Each room of core/ with those that it may look into. "plan" is shared by everybody: values.
const QMap<QString, QStringList> &coreArrows()
{
    static const QMap<QString, QStringList> arrows{
        {"support", {}},
        {"project", {"support"}},
        {"files", {"support", "project"}},
        {"device", {"support", "project"}},
        {"expression", {"support", "project", "device"}},
        {"plan", {"support", "project", "device"}},
        {"planner", {"support", "project", "device", "expression", "plan"}},
        {"standalone", {"support", "project", "plan"}},
        {"run", {"support", "project", "device", "plan"}},
        {"trace", {"support", "project", "plan"}},
        {"data", {"support", "project", "files", "device", "expression", "plan", "run"}},
        {"analysis", {"support", "project", "plan", "trace", "run"}},
        {"pictures", {"support", "project", "plan", "trace", "analysis"}},
        {"guess", {"support", "project", "plan", "run", "trace", "analysis"}},
        {"capture", {"support", "project", "plan", "guess"}},
        {"protocol", {"support", "project", "device", "plan", "standalone", "run", "trace", "analysis"}},
        {"instrument", {"support", "project", "plan", "trace", "protocol"}},
        {"opencl", {"support", "project", "device", "plan", "run", "trace"}},
        {"worker",
         {"support", "project", "files", "device", "expression", "plan", "planner", "standalone", "run", "data", "trace", "analysis",
          "protocol", "opencl"}},
        {"session", {"support", "project", "files", "device", "plan", "run", "trace", "analysis", "guess", "capture", "protocol"}},
        {"language", {"support", "project", "device", "plan", "session"}},
        {"export", {"support", "project", "files", "device", "plan", "run", "trace", "analysis", "pictures", "protocol"}},
    };
    return arrows;
}

// What the window's folder may see: values and the session, never an evaluator or a driver.
const QStringList &uiArrows()
{
    static const QStringList rooms{"support",  "project", "files",   "device",   "plan",    "run",      "trace", "analysis",
                                   "pictures", "guess",   "capture", "protocol", "session", "language", "export"};
    return rooms;
}

// What the folders of ui/ are built from, in their order: each may look into those before it. All others are views: they may look into
// these, and not into each other. The window puts them together.
const QStringList &sharedUiRooms()
{
    static const QStringList rooms{"settings", "theme", "layout", "models", "edits", "widgets", "scene", "trace"};
    return rooms;
}

// Who may include what lies outside the project.
struct OutsideRule
{
    QRegularExpression header;
    QRegularExpression room;
};

const QList<OutsideRule> &outsideRules()
{
    static const QList<OutsideRule> rules{
        {QRegularExpression("^CL/"), QRegularExpression("^(core/opencl|app/capture)$")},
        {QRegularExpression("^(clang|llvm)/"), QRegularExpression("^core/instrument$")},
        {QRegularExpression("^QJS"), QRegularExpression("^core/expression$")},
        {QRegularExpression("^Qsci/"), QRegularExpression("^ui/editor$")},
        {QRegularExpression("^(QWidget|QMainWindow|QApplication|QGuiApplication|QPainter|QPixmap|QImage|QColor|QFont|QPalette)$"),
         QRegularExpression("^(ui/.*|app/kernelscope)$")},
        {QRegularExpression("^png\\.h$"), QRegularExpression("^core/files$")},
        {QRegularExpression("^rapidjson/"), QRegularExpression("^core/project$")},
    };
    return rules;
}

} // namespace

void TestIncludes::initTestCase()
{
    const QDir root(qEnvironmentVariable("KERNELSCOPE_SOURCE"));
    static const QRegularExpression pattern("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]", QRegularExpression::MultilineOption);
    for (const char *top : {"core", "ui", "app"}) {
        QDirIterator files(root.filePath(top), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = pattern.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext())
                m_includes.append({root.relativeFilePath(file.fileName()), matches.next().captured(1)});
        }
    }
    QVERIFY(m_includes.size() > 100);
}

/// "core/plan" for "core/plan/Planner.h"; the whole folder for files below ui/.
QString TestIncludes::roomOf(const QString &path)
{
    return path.section(QLatin1Char('/'), 0, -2);
}

bool TestIncludes::isSideways(const QString &from, const QString &to)
{
    if (from == to || from == "window")
        return false;
    const qsizetype own = sharedUiRooms().indexOf(from), other = sharedUiRooms().indexOf(to);
    return other < 0 || (own >= 0 && own < other);
}

QString TestIncludes::complaint(const Include &include) const
{
    const QString from = roomOf(include.file).section('/', 0, 1);
    const QString target = include.target.section('/', 0, 0);
    if (include.target.startsWith("ui/") && from.startsWith("ui/"))
        return isSideways(from.section('/', 1, 1), include.target.section('/', 1, 1))
                   ? include.file + " may not look into " + include.target
                   : QString();
    if (include.target.startsWith("ui/") || include.target.startsWith("app/"))
        return from.startsWith("core/") ? include.file + " looks up into " + include.target : QString();
    if (!include.target.contains('/') || !coreArrows().contains(target))
        return {};
    if (from.startsWith("ui")) {
        return uiArrows().contains(target) ? QString() : include.file + " reaches past the session into " + include.target;
    }
    if (!from.startsWith("core/"))
        return {};
    const QString room = from.section('/', 1, 1);
    if (!coreArrows().contains(room))
        return "core/" + room + " is a new room: say in this test what it may look into";
    if (room == target || coreArrows()[room].contains(target))
        return {};
    return include.file + " may not look into " + include.target;
}

QString TestIncludes::outsideComplaint(const Include &include) const
{
    for (const OutsideRule &rule : outsideRules()) {
        if (rule.header.match(include.target).hasMatch() && !rule.room.match(roomOf(include.file)).hasMatch())
            return include.file + " includes " + include.target;
    }
    return {};
}

void TestIncludes::arrowsRunOneWay()
{
    QStringList complaints;
    for (const Include &include : std::as_const(m_includes)) {
        if (const QString text = complaint(include); !text.isEmpty())
            complaints << text;
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
}

void TestIncludes::outsideLibrariesStayInTheirRooms()
{
    QStringList complaints;
    for (const Include &include : std::as_const(m_includes)) {
        if (const QString text = outsideComplaint(include); !text.isEmpty())
            complaints << text;
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
}

void TestIncludes::aViolationIsFound()
{
    QVERIFY(!complaint({"core/project/Project.h", "session/Session.h"}).isEmpty());
    QVERIFY(!complaint({"core/session/Session.h", "opencl/Engine.h"}).isEmpty());
    QVERIFY(!complaint({"core/run/RunResult.h", "ui/theme/Theme.h"}).isEmpty());
    QVERIFY(!complaint({"ui/results/ResultsView.h", "opencl/Engine.h"}).isEmpty());
    QVERIFY(!complaint({"ui/results/ResultsView.h", "ui/tiles/TilesView.h"}).isEmpty());
    QVERIFY(!complaint({"ui/layout/TextWrap.h", "ui/models/Counts.h"}).isEmpty());
    QVERIFY(complaint({"ui/tiles/TilesView.h", "ui/trace/TraceView.h"}).isEmpty());
    QVERIFY(complaint({"ui/window/MainWindow.h", "ui/tiles/TilesView.h"}).isEmpty());
    QVERIFY(!complaint({"core/brandnew/Thing.h", "support/Error.h"}).isEmpty());
    QVERIFY(!complaint({"core/plan/Plan.h", "expression/Evaluator.h"}).isEmpty());
    QVERIFY(complaint({"core/planner/Planner.h", "expression/Evaluator.h"}).isEmpty());
    QVERIFY(!outsideComplaint({"core/planner/Planner.h", "CL/opencl.hpp"}).isEmpty());
    QVERIFY(!outsideComplaint({"core/session/Session.h", "QJSEngine"}).isEmpty());
    QVERIFY(outsideComplaint({"core/opencl/Api.h", "CL/opencl.hpp"}).isEmpty());
}

QTEST_GUILESS_MAIN(TestIncludes)
#include "tst_includes.moc"
