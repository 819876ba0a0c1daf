#include "tests/pictures/ReductionText.h"

namespace kernelscope {

QString nameOf(const ReductionTree &tree, const QList<Trace> &traces, int node)
{
    const ReductionNode &at = tree.nodes[std::size_t(node)];
    const QString object = traces[at.launch].objects()[at.object.value].name;
    if (at.kind == ReductionNode::Kind::Bundle)
        return QString("%1{%2}").arg(object).arg(at.leafCount);
    return object + QString::number(at.element);
}

QString expression(const ReductionTree &tree, const QList<Trace> &traces, int node)
{
    const ReductionNode &at = tree.nodes[std::size_t(node)];
    QString text = nameOf(tree, traces, node);
    if (at.kept)
        text.prepend('=');
    if (!at.exact)
        text += '?';
    if (at.companion.value >= 0)
        text += '+' + traces[at.launch].objects()[traces[at.launch].event(at.companion).object.value].name;
    if (at.inputCount == 0)
        return text;
    for (const int input : tree.inputsOf(node))
        text += ' ' + expression(tree, traces, input);
    return '(' + text + ')';
}

QString expressions(const QList<Trace> &traces, const ReductionOptions &options)
{
    const ReductionTree tree = reductionTree(traces, options);
    QStringList list;
    for (const int root : tree.roots)
        list << expression(tree, traces, root);
    return list.join(" ");
}

const QVector<int> eight{3, 1, 4, 1, 5, 9, 2, 6};

void loadAll(KernelText &k, int groups, int items)
{
    for (int g = 0; g < groups; ++g) {
        for (int i = 0; i < items; ++i)
            k.store(g, i, "s", i, k.load(g, i, "A", g * items + i, 1), 2, "from 1");
        k.barrier(g);
    }
}

void addTo(KernelText &k, int g, int item, int to, int from)
{
    const int value = k.load(g, item, "s", to, 5) + k.load(g, item, "s", from, 6);
    k.store(g, item, "s", to, value, 7, "from 5,6 by +");
}

void sequentialTree(KernelText &k, int g, int items)
{
    for (int half = items / 2; half > 0; half /= 2) {
        for (int i = 0; i < half; ++i)
            addTo(k, g, i, i, i + half);
        k.barrier(g);
    }
}

void interleavedTree(KernelText &k, int g, int items)
{
    for (int stride = 1; stride < items; stride *= 2) {
        for (int i = 0; i < items; i += 2 * stride)
            addTo(k, g, i, i, i + stride);
        k.barrier(g);
    }
}

void storeResult(KernelText &k, int g)
{
    k.store(g, 0, "R", g, k.load(g, 0, "s", 0, 9), 10, "from 9");
}

} // namespace kernelscope
