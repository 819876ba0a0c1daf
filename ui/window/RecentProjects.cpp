#include "ui/window/RecentProjects.h"

#include <QFileInfo>
#include <QSettings>

#include "project/ProjectFolder.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QStringList RecentProjects::all() const
{
    return m_remembers ? QSettings().value(u"recent/projects"_s).toStringList() : m_paths;
}

QStringList RecentProjects::paths() const
{
    QStringList there = all();
    there.removeIf([](const QString &path) { return QFileInfo(path).isRelative() || !QFileInfo(path).isFile(); });
    return there;
}

/// Those that are gone may come back, with a disk that is plugged in say.
void RecentProjects::add(const QString &path)
{
    const QString added = canonicalPath(path);
    QStringList paths = all();
    paths.removeAll(added);
    paths.prepend(added);
    setPaths(paths.mid(0, most));
}

void RecentProjects::setPaths(const QStringList &paths)
{
    if (m_remembers)
        QSettings().setValue(u"recent/projects"_s, paths);
    else
        m_paths = paths;
}

} // namespace kernelscope
