#pragma once

#include <QHash>
#include <QString>
#include <QVector>

#include "trace/Trace.h"

namespace kernelscope {

/// Writes a trace while doing what a kernel would: keeps memory, so that the values that loads find are the right ones.
/// Work-items may be run in any order; what counts is the order of each one's own lines.
class KernelText
{
public:
    KernelText(int groups, int items);

    KernelText &buffer(const QString &name, const QVector<int> &contents, const QString &extra = {});
    KernelText &local(const QString &name, int size);
    KernelText &local(const QString &name, const QString &shape);

    /// `from` as of TraceText: "from sum,5 by +".
    int load(int group, int item, const QString &object, int element, int line);
    void store(int group, int item, const QString &object, int element, int value, int line, const QString &from = {});
    void atomicAdd(int group, int item, const QString &object, int element, int operand, int line, const QString &from = {});
    void set(int group, int item, const QString &variable, int line, const QString &from = {});
    void barrier(int group, const QString &fence = QStringLiteral("local"), int line = 99);
    void line(const QString &text) { m_text += text + u'\n'; }

    const QVector<int> &contents(const QString &buffer) const { return *m_memory.constFind(buffer); }
    QString text() const { return m_text; }
    Trace trace() const;

private:
    int &cell(int group, const QString &object, int element);
    static QString who(int group, int item) { return QStringLiteral("g%1.i%2 ").arg(group).arg(item); }

    QString m_text;
    QHash<QString, QVector<int>> m_memory; ///< of local memory by name and group
    QHash<QString, int> m_locals;          ///< size
};

} // namespace kernelscope
