#include <QTextDocument>

#include "project/ProjectFormat.h"
#include "tests/fuzz/FuzzTarget.h"
#include "ui/notes/NotesDocument.h"
#include "ui/window/Recovery.h"

/// What the window itself reads: recovery files (the first byte is 0), and notes in Markdown.
namespace kernelscope::fuzz {

namespace {

void readRecovery(const QByteArray &bytes)
{
    const auto document = fromRecoveryBytes(bytes);
    if (!document)
        return;
    const auto again = fromRecoveryBytes(recoveryBytes(*document));
    if (!again || again->texts != document->texts || projectText(again->project) != projectText(document->project))
        qFatal("A recovered project changes when it is kept again.");
}

} // namespace

void feed(QByteArrayView bytes)
{
    if (bytes.isEmpty())
        return;
    const QByteArray rest = bytes.sliced(1).toByteArray();
    if (bytes[0] == 0)
        readRecovery(rest);
    else
        (void)notesDocument(QString::fromUtf8(rest), {})->characterCount();
}

QList<QByteArray> seeds()
{
    ProjectDocument document;
    document.folder = QStringLiteral("/home/someone/sum");
    document.fileName = QStringLiteral("sum.kscope");
    document.project.sources = {QStringLiteral("sum.cl")};
    document.texts = {{QStringLiteral("sum.cl"), QStringLiteral("kernel void k(global int *a) { a[0] = 1; }\n")}};
    return {QByteArray(1, '\0') + recoveryBytes(document),
            "1# Sum\n\nA *work-group* of **64** adds `a[i]`.\n\n- one\n  - two\n    1. three\n\n> quoted\n",
            "1| a | b |\n|---|:-:|\n| 1 | `x|y` |\n| 2 |\n\n```c\nkernel void k() {}\n```\n",
            "1![picture](p.png) [link](sum.cl:3) <https://example.org> <b>bold</b>\n\n- [x] done\n- [ ] open\n\n***\n"};
}

int smokeRounds()
{
    return 10000;
}

} // namespace kernelscope::fuzz
