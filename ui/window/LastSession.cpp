#include "ui/window/LastSession.h"

#include <algorithm>

#include <QFileInfo>
#include <QSettings>
#include <QStringList>

#include "project/ProjectFolder.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr qint64 togetherMs = 60'000;

namespace {

struct Entry
{
    LastSession::Shown shown;
    qint64 closedMs = 0; ///< since 1970
};

/// What is no entry is left out: the file is anybody's.
QList<Entry> entries()
{
    QList<Entry> all;
    for (const QString &line : QSettings().value(u"session/closed"_s).toStringList().mid(0, LastSession::most)) {
        const QStringList parts = line.split(u'\n');
        if (parts.size() == 3 && parts[2].size() < 4096 && QFileInfo(parts[2]).isAbsolute())
            all.append({{parts[2], parts[1]}, parts[0].toLongLong()});
    }
    return all;
}

} // namespace

void LastSession::add(const Shown &shown, const QDateTime &now)
{
    if (!m_remembers || shown.path.contains(u'\n'))
        return;
    const Entry added{{canonicalPath(shown.path), shown.view}, now.toMSecsSinceEpoch()};
    QList<Entry> all = entries();
    all.removeIf(
        [&](const Entry &entry) { return entry.shown.path == added.shown.path || qAbs(added.closedMs - entry.closedMs) > togetherMs; });
    all.append(added);
    QStringList lines;
    for (const Entry &entry : all.mid(std::max<qsizetype>(0, all.size() - most)))
        lines << QStringList{QString::number(entry.closedMs), entry.shown.view, entry.shown.path}.join(u'\n');
    QSettings().setValue(u"session/closed"_s, lines);
}

QList<LastSession::Shown> LastSession::all() const
{
    QList<Shown> all;
    for (const Entry &entry : m_remembers ? entries() : QList<Entry>()) {
        if (QFileInfo(entry.shown.path).isFile())
            all << entry.shown;
    }
    return all;
}

} // namespace kernelscope
