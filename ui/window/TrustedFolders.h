#pragma once

#include <QStringList>

namespace kernelscope {

struct ProjectDocument;

/// What the user trusts: folders with all that is below them, and project files that were saved here. Paths are canonical, so a
/// symbolic link in a trusted folder makes nothing else trusted.
class TrustedFolders
{
public:
    /// `remembers`: in the settings; else only here. `always`: trusted besides, and not listed.
    TrustedFolders(bool remembers, const QStringList &always);

    bool covers(const ProjectDocument &document) const; ///< also one without a folder: it was made here
    QStringList paths() const;
    void add(const QString &path);
    void remove(const QString &path); ///< one of paths()

private:
    void setPaths(const QStringList &paths);
    bool covers(const QString &path) const;

    const bool m_remembers;
    QStringList m_always;
    QStringList m_paths; ///< where it does not remember
};

} // namespace kernelscope
