#include "ui/models/GroupedProblems.h"

#include <QHash>
#include <QObject>

#include "ui/models/NamesText.h"
#include "ui/models/Sentences.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

struct OfLaunch
{
    QString name; ///< empty: the problem is of something else
    QString rest; ///< what is said of it
};

OfLaunch parted(const Problem &problem)
{
    const QString head = launchWords(problem.launch);
    if (problem.launch.isEmpty() || !problem.message.startsWith(head + u':'))
        return {};
    return {problem.launch, problem.message.mid(head.size())};
}

QString quoted(const QString &name)
{
    return u'"' + name + u'"';
}

QString keyOf(const Problem &problem, const OfLaunch &said)
{
    return said.rest + u'\n' + problem.suggestion + u'\n' + QString::number(int(problem.severity));
}

} // namespace

QList<GroupedProblem> groupedProblems(const QList<Problem> &problems)
{
    QList<GroupedProblem> groups;
    QList<QStringList> names;
    QHash<QString, qsizetype> known;
    for (const Problem &problem : problems) {
        const OfLaunch said = parted(problem);
        const QString key = keyOf(problem, said);
        if (const auto group = known.constFind(key); !said.name.isEmpty() && group != known.constEnd()) {
            if (const QString name = quoted(said.name); !names[*group].contains(name))
                names[*group] << name;
            continue;
        }
        if (!said.name.isEmpty())
            known.insert(key, groups.size());
        groups << GroupedProblem{problem};
        names << (said.name.isEmpty() ? QStringList() : QStringList(quoted(said.name)));
    }
    for (qsizetype i = 0; i < groups.size(); ++i) {
        if (names[i].size() < 2) {
            groups[i].problem.message = inLanguage(groups[i].problem.message);
            continue;
        }
        groups[i].places = int(names[i].size());
        groups[i].problem.message =
            QObject::tr("Launches %1: %2").arg(namesText(names[i]), inLanguage(parted(groups[i].problem).rest.mid(2)));
    }
    return groups;
}

QStringList toldBefore(const QList<Problem> &problems)
{
    QStringList told;
    QHash<QString, QString> known;
    for (const Problem &problem : problems) {
        const OfLaunch said = parted(problem);
        const QString key = keyOf(problem, said);
        const QString first = said.name.isEmpty() ? QString() : known.value(key);
        told << (first == said.name ? QString() : first);
        if (!said.name.isEmpty() && first.isEmpty())
            known.insert(key, said.name);
    }
    return told;
}

} // namespace kernelscope
