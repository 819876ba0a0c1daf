#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace kernelscope {

/// The projects whose windows were closed last, within a minute of each other: the session that was left.
class LastSession
{
public:
    static constexpr int most = 10;

    struct Shown
    {
        QString path; ///< of the project file, or of a source or a capture by itself; absolute
        QString view; ///< that was in front
        bool operator==(const Shown &) const = default;
    };

    explicit LastSession(bool remembers) : m_remembers(remembers) {} ///< in the settings; else nothing is kept

    void add(const Shown &shown, const QDateTime &now);
    QList<Shown> all() const; ///< in the order in which they were closed; without those that are gone

private:
    const bool m_remembers;
};

} // namespace kernelscope
