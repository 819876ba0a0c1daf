#include "ui/results/ResultsPicture.h"

#include <QFontMetricsF>

#include "support/Tr.h"
#include "ui/models/BufferTableModel.h"
#include "ui/models/LaunchModel.h"
#include "ui/models/RunMemoryTexts.h"
#include "ui/results/BufferView.h"
#include "ui/results/ChecksPanel.h"
#include "ui/results/ValueBars.h"
#include "ui/scene/TableScene.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double margin = 16;

static void addText(Scene &scene, const QPointF &at, const QString &text, const Ink &ink, const Appearance &appearance)
{
    const QFontMetricsF metrics(appearance.interfaceFont());
    const QRectF rect(at, QSizeF(metrics.horizontalAdvance(text), metrics.height() * 1.5));
    scene.text(rect, {text, ink, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip});
    scene.size = scene.size.expandedTo({rect.right(), rect.bottom()});
}

/// With a tick or a cross.
static void addCheck(Scene &scene, const CheckResult &check, const QList<BufferResult> &buffers, const Appearance &appearance)
{
    const double top = scene.size.height();
    const QString verdict = check.passed ? tr("passed") : tr("failed");
    const double line = QFontMetricsF(appearance.interfaceFont()).height() * 1.5;
    const double side = line * 0.45;
    const QRectF box(0, top + (line - side) / 2, side, side);
    QPainterPath mark(check.passed ? box.bottomLeft() - QPointF(0, side / 2) : box.topLeft());
    if (check.passed) {
        mark.lineTo(box.bottomLeft() + QPointF(side / 3, 0));
        mark.lineTo(box.topRight());
    } else {
        mark.lineTo(box.bottomRight());
        mark.moveTo(box.bottomLeft());
        mark.lineTo(box.topRight());
    }
    scene.path(mark, {}, {check.passed ? Ink::Success : Ink::Error, double(appearance.px(2))});
    addText(scene, {side + appearance.px(8), top}, tr("%1: %2 \u2014 %3").arg(verdict, check.name, checkSummary(check, buffers)),
            check.passed ? Ink::Text : Ink::Error, appearance);
}

Scene resultsScene(const RunResult &run, const LaunchModel &launches, const BufferTableModel &buffer, const Scene &drawn,
                   const Appearance &appearance)
{
    const double edge = appearance.px(margin);
    Scene scene;
    const auto addSpace = [&](double height) { scene.size.rheight() += scene.items.isEmpty() ? 0 : height; };
    const auto addBelow = [&](const Scene &part) { scene.add(part, {0, scene.size.height()}); };
    for (const CheckResult &check : run.checks)
        addCheck(scene, check, run.buffers, appearance);
    addSpace(edge);
    if (launches.rowCount() > 0) {
        addBelow(tableScene(launches, appearance, {16, LaunchModel::ColumnCount, false}));
        addSpace(edge / 2);
    }
    for (const QString &memory : {memoryText(run.memory), savedReadsText(run)}) {
        if (!memory.isEmpty())
            addText(scene, {0, scene.size.height()}, memory, Ink::Muted, appearance);
    }
    if (buffer.columnCount() > 0) {
        addSpace(edge / 2);
        const QString summary = buffer.buffer().name + QStringLiteral(": ") + bufferSummary(buffer.buffer(), &buffer);
        addText(scene, {0, scene.size.height()}, summary, Ink::Text, appearance);
        if (!drawn.size.isEmpty()) {
            addBelow(drawn);
        } else if (hasBars(buffer.buffer())) {
            const QList<double> bars = buffer.firstNumbers(buffer.buffer().elementCount);
            addBelow(barsScene(bars, appearance, barsSize(bars.size(), appearance)));
            addSpace(edge / 2);
        }
        if (drawn.size.isEmpty())
            addBelow(tableScene(buffer, appearance, {32, 16, true}));
    }
    scene.addMargin(edge);
    return scene;
}

} // namespace kernelscope
