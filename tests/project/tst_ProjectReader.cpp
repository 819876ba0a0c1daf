#include <QTest>

#include "project/ProjectDocument.h"

using namespace kernelscope;

namespace {

/// The project file of the format's description.
const char *const example = R"({
  "kernelscope": 1,
  "title": "Matrix multiplication three ways",
  "notes": "notes.md",
  "sources": ["matmul.cl"],
  "build": { "standard": "CL1.2", "options": "", "defines": { "TILE": "tile" } },
  "parameters": { "n": { "value": 128, "min": 16, "max": 1024, "step": 16 }, "tile": 16 },
  "buffers": [
    { "name": "A", "type": "float", "shape": ["n", "n"], "access": "in", "init": { "expression": "(i * 7 + 3) % 11" } },
    { "name": "B", "type": "float", "shape": ["n", "n"], "access": "in", "init": { "random": { "seed": 654, "min": 0, "max": 10 } } },
    { "name": "C", "type": "float", "shape": ["n", "n"], "access": "out" },
    { "name": "R", "type": "float", "shape": ["n", "n"], "access": "out" }
  ],
  "plan": [
    { "launch": "reference", "kernel": "matmul_serial", "device": "cpu", "global": [1],
      "arguments": { "n": { "value": "n" }, "A": { "buffer": "A" }, "B": { "buffer": "B" }, "C": { "buffer": "R" } } },
    { "launch": "tiled", "kernel": "matmul_tiled", "global": ["n", "n"], "local": ["tile", "tile"],
      "arguments": { "n": { "value": "n" }, "A": { "buffer": "A" }, "B": { "buffer": "B" }, "C": { "buffer": "C" } } }
  ],
  "checks": [ { "name": "tiled equals reference", "buffer": "C", "expected": { "buffer": "R" }, "relative": 1e-5 } ],
  "sweep": { "vary": { "n": [64, 128, 256] }, "launches": ["reference", "tiled"], "work": { "flops": "2 * n * n * n" } }
})";

} // namespace

class tst_ProjectReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheExample();
};

void tst_ProjectReader::readsTheExample()
{
    const auto project = readProject(example, QStringLiteral("matmul.kscope"));
    QVERIFY2(project, qPrintable(project ? QString() : oneLine(project.error())));
    QCOMPARE(project->parameters.size(), 2);
    QCOMPARE(project->parameters.at(0).name, QStringLiteral("n"));
    QCOMPARE(project->parameters.at(0).max->text, QStringLiteral("1024"));
    QCOMPARE(project->checks.at(0).relative, 1e-5);
    const auto again = readProject(projectText(*project), QStringLiteral("again.kscope"));
    QVERIFY2(again, qPrintable(again ? QString() : oneLine(again.error())));
    QVERIFY(*again == *project);
    QCOMPARE(projectText(*again), projectText(*project));
}

QTEST_GUILESS_MAIN(tst_ProjectReader)
#include "tst_ProjectReader.moc"
