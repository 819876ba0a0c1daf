#include "tests/pictures/KernelText.h"

#include <QStringList>

#include "tests/support/TraceText.h"

namespace kernelscope {

KernelText::KernelText(int groups, int items)
{
    m_text = QStringLiteral("global %1 local %2\n").arg(groups * items).arg(items);
}

KernelText &KernelText::buffer(const QString &name, const QVector<int> &contents, const QString &extra)
{
    m_text += QStringLiteral("buffer %1 int %2 %3\n").arg(name).arg(contents.size()).arg(extra);
    m_memory.insert(name, contents);
    return *this;
}

KernelText &KernelText::local(const QString &name, int size)
{
    return local(name, QString::number(size));
}

KernelText &KernelText::local(const QString &name, const QString &shape)
{
    m_text += QStringLiteral("local %1 int %2\n").arg(name, shape);
    int size = 1;
    for (const QString &extent : shape.split(u'x'))
        size *= extent.toInt();
    m_locals.insert(name, size);
    return *this;
}

int &KernelText::cell(int group, const QString &object, int element)
{
    const bool isLocal = m_locals.contains(object);
    QVector<int> &memory = m_memory[isLocal ? object + u'.' + QString::number(group) : object];
    if (isLocal && memory.isEmpty())
        memory.resize(m_locals.value(object));
    return memory[element];
}

int KernelText::load(int group, int item, const QString &object, int element, int line)
{
    const int value = cell(group, object, element);
    m_text += who(group, item) + QStringLiteral("load %1[%2]=%3 @%4\n").arg(object).arg(element).arg(value).arg(line);
    return value;
}

void KernelText::store(int group, int item, const QString &object, int element, int value, int line, const QString &from)
{
    cell(group, object, element) = value;
    m_text += who(group, item) + QStringLiteral("store %1[%2]=%3 %4 @%5\n").arg(object).arg(element).arg(value).arg(from).arg(line);
}

void KernelText::atomicAdd(int group, int item, const QString &object, int element, int operand, int line, const QString &from)
{
    int &value = cell(group, object, element);
    m_text += who(group, item) +
              QStringLiteral("atomic_add %1[%2]=%3,%4 %5 @%6\n").arg(object).arg(element).arg(value).arg(operand).arg(from).arg(line);
    value += operand;
}

void KernelText::set(int group, int item, const QString &variable, int line, const QString &from)
{
    m_text += who(group, item) + QStringLiteral("set %1 %2 @%3\n").arg(variable, from).arg(line);
}

void KernelText::barrier(int group, const QString &fence, int line)
{
    m_text += QStringLiteral("g%1.i* barrier %2 @%3\n").arg(group).arg(fence).arg(line);
}

Trace KernelText::trace() const
{
    return traceFrom(m_text);
}

} // namespace kernelscope
