#pragma once

#include <QStringList>

namespace kernelscope {

/// The project files that were opened or saved last, the newest first.
class RecentProjects
{
public:
    static constexpr int most = 10;

    explicit RecentProjects(bool remembers) : m_remembers(remembers) {} ///< in the settings; else only here

    QStringList paths() const; ///< absolute; without those that are gone
    void add(const QString &path);
    void clear() { setPaths({}); }

private:
    QStringList all() const;
    void setPaths(const QStringList &paths);

    const bool m_remembers;
    QStringList m_paths; ///< where it does not remember
};

} // namespace kernelscope
