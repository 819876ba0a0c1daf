#include "ui/window/TrustedFolders.h"

#include <algorithm>

#include <QDir>
#include <QSettings>

#include "project/ProjectDocument.h"
#include "project/ProjectFolder.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

TrustedFolders::TrustedFolders(bool remembers, const QStringList &always) : m_remembers(remembers)
{
    for (const QString &path : always) {
        if (!path.isEmpty())
            m_always << canonicalPath(path);
    }
}

QStringList TrustedFolders::paths() const
{
    QStringList paths = m_remembers ? QSettings().value(u"trust/paths"_s).toStringList() : m_paths;
    paths.removeIf([](const QString &path) { return !QDir::isAbsolutePath(path); }); // An empty one would cover everything.
    return paths;
}

void TrustedFolders::setPaths(const QStringList &paths)
{
    if (m_remembers)
        QSettings().setValue(u"trust/paths"_s, paths);
    else
        m_paths = paths;
}

static bool isWithin(const QString &path, const QString &trusted)
{
    return path == trusted || path.startsWith(trusted.endsWith(u'/') ? trusted : trusted + u'/');
}

bool TrustedFolders::covers(const QString &path) const
{
    return std::ranges::any_of(m_always + paths(), [&](const QString &trusted) { return isWithin(path, trusted); });
}

bool TrustedFolders::covers(const ProjectDocument &document) const
{
    return document.folder.isEmpty() || covers(canonicalPath(projectPath(document)));
}

void TrustedFolders::add(const QString &path)
{
    const QString added = canonicalPath(path);
    if (!covers(added))
        setPaths(paths() << added);
}

void TrustedFolders::remove(const QString &path)
{
    QStringList left = paths();
    left.removeAll(path);
    setPaths(left);
}

} // namespace kernelscope
