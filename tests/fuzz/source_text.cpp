#include "opencl/BuildLog.h"
#include "project/IncludedFiles.h"
#include "project/ProjectValidation.h"
#include "tests/fuzz/FuzzTarget.h"

/// What is read of sources without Clang: a driver's build log about them, and the files that they include.
namespace kernelscope::fuzz {

namespace {

void readLog(const QString &text)
{
    const QString source = QStringLiteral("a.cl");
    const QStringList lines = text.split(u'\n');
    for (const Diagnostic &diagnostic : readBuildLog(text, {{source}, {{source, text}}, QStringLiteral("/cache/include")})) {
        if (diagnostic.line < 0 || diagnostic.column < 0)
            qFatal("A place before the first line or column.");
        if (diagnostic.message.size() > text.size() + 200)
            qFatal("A message longer than the log.");
    }
}

void readIncludes(const QString &text)
{
    const QStringList files = includedFiles({QStringLiteral("src/a.cl")}, [&](const QString &path) -> std::optional<QString> {
        if (const QString problem = pathProblem(path); !problem.isEmpty())
            qFatal("%s is asked for, though it %s", qPrintable(path), qPrintable(problem));
        const bool isThere = path.size() % 2 == 0 && path.count(u'/') < 4; // a folder has an end
        return isThere ? std::optional(text) : std::nullopt;
    });
    if (QSet<QString>(files.begin(), files.end()).size() != files.size())
        qFatal("A file is included twice.");
}

} // namespace

void feed(QByteArrayView bytes)
{
    const QString text = QString::fromUtf8(bytes);
    readLog(text);
    readIncludes(text);
}

QList<QByteArray> seeds()
{
    return {"error: a.cl:3:5: use of undeclared identifier 'x'\nwarning: /cache/include/b.h:1:1: unused\n",
            "a.cl:3:5: error: expected ';'\n    int i\n         ^\n<kernel>:12:1: note: here\n",
            "\"a.cl\", line 7: catastrophic error: cannot open source file \"x.h\"\n",
            "error: <Spelling=a.cl:2:3> a.cl:2:3: <Spelling=b.cl:1:1>: _cl_dot of _cl_step\n",
            "Cannot find symbol helper in kernel library\nundefined reference to 'other'\nint helper(int); int other (int);\n",
            "ptxas fatal   : Unresolved extern function 'missing'\n",
            "#include \"b.h\"\n  #  include <sub/c.h>\n#include NAMED(D/e.h)\n",
            "#include \"../a.h\"\n#include \"/etc/passwd\"\n#inc\\\nlude \"x\"\n%:include \"y\"\n?"
            "?=include \"z\"\n"};
}

int smokeRounds()
{
    return 50000;
}

} // namespace kernelscope::fuzz
