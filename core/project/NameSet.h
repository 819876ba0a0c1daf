#pragma once

#include <QSet>
#include <QStringList>

namespace kernelscope {

/// Names in their order, found quickly.
class NameSet
{
public:
    void add(const QString &name)
    {
        m_list.append(name);
        m_set.insert(name);
    }
    bool contains(const QString &name) const { return m_set.contains(name); }
    const QStringList &list() const { return m_list; }

private:
    QStringList m_list;
    QSet<QString> m_set;
};

} // namespace kernelscope
