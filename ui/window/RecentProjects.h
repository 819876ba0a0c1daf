#pragma once

#include <optional>

#include <QMap>
#include <QStringList>

#include "support/Error.h"

namespace kernelscope {

/// The project files that were opened or saved last, and sources and captures that were opened by themselves, the newest first, and where
/// one was in their texts.
class RecentProjects
{
public:
    static constexpr int most = 10;

    explicit RecentProjects(bool remembers) : m_remembers(remembers) {} ///< in the settings; else only here

    QStringList paths() const; ///< absolute; without those that are gone
    void add(const QString &path);
    void clear();

    /// Where the caret was in the texts of such a project, its file relative to the folder.
    std::optional<SourcePlace> place(const QString &path) const;
    void setPlace(const QString &path, const SourcePlace &place);

private:
    QStringList list(const QString &name) const;
    void setList(const QString &name, const QStringList &list);

    const bool m_remembers;
    QMap<QString, QStringList> m_lists; ///< where it does not remember
};

} // namespace kernelscope
