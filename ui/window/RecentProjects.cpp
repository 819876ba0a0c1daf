#include "ui/window/RecentProjects.h"

#include <QFileInfo>
#include <QSettings>

#include "project/ProjectFolder.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static const QString projects = u"projects"_s;
static const QString places = u"places"_s; ///< of each the project, the file, the line and the column, a line each

QStringList RecentProjects::list(const QString &name) const
{
    return m_remembers ? QSettings().value(u"recent/"_s + name).toStringList() : m_lists.value(name);
}

void RecentProjects::setList(const QString &name, const QStringList &list)
{
    if (m_remembers)
        QSettings().setValue(u"recent/"_s + name, list);
    else
        m_lists[name] = list;
}

QStringList RecentProjects::paths() const
{
    QStringList there = list(projects);
    there.removeIf([](const QString &path) { return QFileInfo(path).isRelative() || !QFileInfo(path).isFile(); });
    return there;
}

/// Those that are gone may come back, with a disk that is plugged in say.
void RecentProjects::add(const QString &path)
{
    const QString added = canonicalPath(path);
    QStringList paths = list(projects);
    paths.removeAll(added);
    paths.prepend(added);
    setList(projects, paths.mid(0, most));
}

void RecentProjects::clear()
{
    setList(projects, {});
    setList(places, {});
}

/// What is no entry is none: the settings are anybody's.
std::optional<SourcePlace> RecentProjects::place(const QString &path) const
{
    const QString asked = canonicalPath(path);
    for (const QString &entry : list(places)) {
        const QStringList parts = entry.split(u'\n');
        if (parts.size() == 4 && parts[0] == asked)
            return SourcePlace{parts[1], parts[2].toInt(), parts[3].toInt()};
    }
    return std::nullopt;
}

void RecentProjects::setPlace(const QString &path, const SourcePlace &place)
{
    const QString project = canonicalPath(path);
    QStringList entries = list(places);
    entries.removeIf([start = project + u'\n'](const QString &entry) { return entry.startsWith(start); });
    entries.prepend(QStringList{project, place.file, QString::number(place.line), QString::number(place.column)}.join(u'\n'));
    setList(places, entries.mid(0, most));
}

} // namespace kernelscope
