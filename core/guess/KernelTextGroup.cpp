// What a kernel's text tells of its work-groups.
#include "guess/KernelText.h"

#include <algorithm>
#include <bit>

#include <QRegularExpression>
#include <QSet>

namespace kernelscope {
/// local float *t; ... t[get_global_id(0)]: its place in its group is never asked for.
bool KernelText::indexesLocalByGlobalId() const
{
    static const QRegularExpression apart(QStringLiteral("\\bget_(?:local_id|local_linear_id|group_id|num_groups)\\b"));
    static const QRegularExpression declared(
        QStringLiteral("\\b(?:__)?local\\s+(?:\\w+\\s+)*\\w+(?:\\s+|\\s*\\*\\s*)(?:const\\s+|restrict\\s+)*(\\w+)\\s*[\\[=,;)]"));
    if (m_dimensions != 1 || m_called.contains(apart))
        return false;
    QStringList places = placesIn(0, QStringLiteral("get_global_id"));
    for (const QString &place : placesIn(0, QStringLiteral("get_global_id"))) { // four elements each
        const QRegularExpression several(QStringLiteral("\\b(\\w+)\\s*=\\s*%1\\s*(?:<<|\\*)\\s*\\d+\\s*[;,]").arg(place));
        for (auto found = several.globalMatch(m_called); found.hasNext();)
            places << QStringLiteral("\\b%1\\b").arg(found.next().captured(1));
    }
    for (auto found = declared.globalMatch(m_called); found.hasNext();) {
        const QString name = found.next().captured(1);
        for (const QString &place : places) {
            if (m_called.contains(QRegularExpression(QStringLiteral("\\b%1\\s*\\[\\s*%2\\s*\\]").arg(name, place))))
                return true;
        }
    }
    return false;
}

QList<QStringList> KernelText::subscriptsOf(const QString &array) const
{
    const QRegularExpression name(QStringLiteral("\\b%1[\\s)]*(?=\\[)").arg(QRegularExpression::escape(array)));
    QList<QStringList> all;
    for (auto found = name.globalMatch(m_called); found.hasNext();) {
        qsizetype at = found.next().capturedEnd();
        QStringList subscripts;
        while (at < m_called.size() && m_called[at] == u'[') {
            const qsizetype start = at + 1;
            int depth = 0;
            do {
                depth += m_called[at] == u'[' ? 1 : m_called[at] == u']' ? -1 : 0;
            } while (++at < m_called.size() && depth > 0);
            subscripts << m_called.mid(start, at - 1 - start);
            while (at < m_called.size() && m_called[at].isSpace())
                ++at;
        }
        all << subscripts;
    }
    return all;
}

/// a[get_local_id(0) + 8] beside a[get_global_id(0)]: the two places are one.
bool KernelText::takesPlacesForOne() const
{
    static const QRegularExpression apart(QStringLiteral("\\bget_(?:group_id|num_groups|global_size|global_offset)\\b"));
    static const QRegularExpression meets(QStringLiteral("\\b(?:barrier|work_group_barrier)\\b"));
    if (m_dimensions != 1 || m_called.contains(apart) || !m_called.contains(meets))
        return false;
    const auto arraysAt = [this](const char *function, const char *behind) {
        QSet<QString> arrays;
        for (const QString &place : placesIn(0, QLatin1String(function))) {
            const QRegularExpression indexed(QStringLiteral("\\b(\\w+)\\s*\\[\\s*%1\\s*%2").arg(place, QLatin1String(behind)));
            for (auto found = indexed.globalMatch(m_called); found.hasNext();)
                arrays << found.next().captured(1);
        }
        return arrays;
    };
    return arraysAt("get_global_id", "\\]").intersects(arraysAt("get_local_id", "\\+"));
}

bool KernelText::hasElementForItems(const QString &array) const
{
    for (int dimension = 0; dimension < m_dimensions; ++dimension) {
        for (const QString &place : placesIn(dimension, QStringLiteral("get_local_id"))) {
            const QString own = QStringLiteral("\\b%1\\b[\\s)]*\\[(?:[^\\[\\];]*\\]\\s*\\[)*(?:\\s|\\(\\s*u?int\\s*\\)|\\()*%2[\\s)]*\\]")
                                    .arg(QRegularExpression::escape(array), place);
            if (m_called.contains(QRegularExpression(own)))
                return true;
        }
    }
    return false;
}

int KernelText::partFilledBy(const QString &array) const
{
    int part = 0;
    for (const QString &place : placesIn(0, QStringLiteral("get_local_id"))) {
        const QRegularExpression filled(
            QStringLiteral("\\b%1\\s*\\[\\s*(?:%2\\s*\\+\\s*(\\d+)|(\\d+)\\s*\\+\\s*%2)\\s*\\]\\s*=(?!=)").arg(array, place));
        for (auto found = filled.globalMatch(m_called); found.hasNext();) {
            const auto match = found.next();
            const int distance = (match.captured(1) + match.captured(2)).toInt();
            part = part == 0 ? distance : std::min(part, distance);
        }
    }
    return part;
}

int KernelText::mostPlaces() const
{
    static const QRegularExpression declared(QStringLiteral("(?<!local )\\b\\w+\\s+(\\w+)\\s*\\[\\s*(\\d+)\\s*\\]\\s*[;,=]"));
    QStringList places = placesIn(0, QStringLiteral("get_global_id"));
    places.removeIf([this](const QString &place) { // a variable that is no loop's counter, here or elsewhere
        return m_text.count(QRegularExpression(place + QStringLiteral("\\s*(?:[-+*/]?=(?!=)|\\+\\+|--)"))) > 1;
    });
    int most = 0;
    for (auto found = declared.globalMatch(m_text); m_dimensions == 1 && found.hasNext();) {
        const auto match = found.next();
        for (const QString &place : places) {
            const QRegularExpression indexed(QStringLiteral("\\b%1\\s*\\[\\s*%2\\s*\\]").arg(match.captured(1), place));
            if (m_text.contains(indexed) && (most == 0 || match.captured(2).toInt() < most))
                most = match.captured(2).toInt();
        }
    }
    return most;
}

/// for (i = get_global_id(0); i < n; i += get_global_size(0)) beside barriers, with what lies in buffers: those of other groups don't wait.
bool KernelText::sharesOutAndMeets() const
{
    static const QRegularExpression apart(QStringLiteral("\\bget_(?:local_id|local_linear_id|group_id|num_groups)\\b|\\b(?:__)?local\\b"));
    static const QRegularExpression meets(QStringLiteral("\\b(?:barrier|work_group_barrier)\\b"));
    if (m_dimensions != 1 || m_called.contains(apart) || !m_called.contains(meets))
        return false;
    const QRegularExpression strides(QStringLiteral("\\bfor\\s*\\([^;]*;[^;]*;[^;{}]*\\+=\\s*(?:%1)\\b").arg(globalSizes().join(u'|')));
    return m_called.contains(strides);
}

bool KernelText::isOneGroup() const
{
    if (indexesLocalByGlobalId() || takesPlacesForOne() || sharesOutAndMeets())
        return true;
    static const QRegularExpression place(QStringLiteral("\\bget_local_(?:linear_)?id\\b"));
    static const QRegularExpression together(QStringLiteral("\\b(?:barrier|work_group_barrier|local|__local)\\b"));
    static const QRegularExpression apart(QStringLiteral("\\bget_(?:group_id|num_groups|global_size|global_linear_id|global_offset)\\b"));
    static const QRegularExpression isFirst(
        QStringLiteral("\\b\\w+\\s*=\\s*get_global_id\\s*\\(\\s*0\\s*u?\\)|\\bget_global_id\\s*\\(\\s*0\\s*u?\\)\\s*==\\s*0"));
    const QStringList places = placesIn(0, QStringLiteral("get_local_id"));
    const bool sharesOut = std::any_of(places.begin(), places.end(), [this](const QString &start) { // for (i = l; i < n; i += 64)
        return m_called.contains(QRegularExpression(QStringLiteral("\\bfor\\s*\\([^;]*=\\s*%1\\s*;[^;]*;[^;{}]*\\+=").arg(start)));
    });
    if (!m_called.contains(place) || !(sharesOut || m_called.contains(together)) || m_called.contains(apart))
        return false;
    QString rest = m_called;
    for (const QString &variable : placesIn(0, QStringLiteral("get_global_id")).mid(1)) {
        const QRegularExpression first(variable + QStringLiteral("\\s*==\\s*0"));
        if (rest.count(QRegularExpression(variable)) != rest.count(first) + 1) // and where it is made
            return false;
    }
    return !rest.remove(isFirst).contains(QLatin1String("get_global_id"));
}

bool KernelText::isOneItem() const
{
    static const QRegularExpression group(QStringLiteral("\\bget_group_id\\b"));
    static const QRegularExpression item(
        QStringLiteral("\\b(?:get_local_(?:linear_)?id|get_global_linear_id|get_sub_group_\\w+|async_work_group_\\w+)\\b"));
    if (!m_called.contains(group) || m_called.contains(item))
        return false;
    // One that has local memory for itself may still have its place in a buffer of results.
    static const QRegularExpression shared(QStringLiteral("\\b(?:__)?local\\b"));
    static const QRegularExpression meets(QStringLiteral("\\b(?:barrier|work_group_barrier)\\b"));
    return !m_called.contains(QLatin1String("get_global_id")) || (m_called.contains(shared) && !m_called.contains(meets));
}

bool KernelText::isOneGroupIn(int dimension) const
{
    const QRegularExpression place(QStringLiteral("\\bget_local_id\\s*\\(\\s*%1\\s*u?\\)").arg(dimension));
    const QRegularExpression apart(
        QStringLiteral("\\bget_(?:group_id|global_id|num_groups|global_size|global_offset)\\s*\\(\\s*(?:%1|[^0-9\\s])"
                       "|\\bget_global_linear_id\\b")
            .arg(dimension));
    return m_called.contains(place) && !m_called.contains(apart);
}

int KernelText::groupFactor(int dimension) const
{
    // (int2)(get_group_id(0), get_group_id(1)) * 16
    static const QRegularExpression both(
        QStringLiteral("\\bget_group_id\\s*\\(\\s*0\\s*u?\\)\\s*,\\s*get_group_id\\s*\\(\\s*1\\s*u?\\)\\s*\\)\\s*\\*\\s*(\\d+)\\b"));
    if (const int factor = both.match(m_called).captured(1).toInt(); factor > 1 && dimension < 2 && std::has_single_bit(unsigned(factor)))
        return factor;
    for (const QString &place : placesIn(dimension, QStringLiteral("get_group_id"))) {
        const QRegularExpression product(
            QStringLiteral("%1[ )]*\\*\\s*\\(?(\\d+)\\b(?!\\s*\\*)|(?<![*\\w] )\\b(\\d+)\\)?\\s*\\*\\s*\\(?%1").arg(place));
        const auto match = product.match(m_called);
        const int factor = (match.captured(1) + match.captured(2)).toInt();
        if (match.hasMatch() && std::has_single_bit(unsigned(factor)) && factor > 1)
            return factor / itemFactor(dimension, match.capturedEnd());
    }
    return 0;
}

/// What the place within the group is multiplied by, where a sum goes on with it here; else 1.
int KernelText::itemFactor(int dimension, qsizetype from) const
{
    for (const QString &place : placesIn(dimension, QStringLiteral("get_local_id"))) {
        const QRegularExpression product(
            QStringLiteral("[\\s)]*\\+\\s*\\(?(?:(\\d+)\\s*\\*\\s*\\(?%1|%1[ )]*\\*\\s*\\(?(\\d+)\\b)").arg(place));
        const auto match = product.match(m_called, from, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        const int factor = (match.captured(1) + match.captured(2)).toInt();
        if (match.hasMatch() && std::has_single_bit(unsigned(factor)))
            return factor;
    }
    return 1;
}

int KernelText::rowOfGroup() const
{
    for (const QString &x : placesIn(0, QStringLiteral("get_local_id"))) {
        for (const QString &y : placesIn(1, QStringLiteral("get_local_id"))) {
            const QString rows = QStringLiteral("(?:\\(?%1\\s*\\*\\s*(\\d+)\\b|\\(?\\b(\\d+)\\s*\\*\\s*%1)\\)?").arg(y);
            const QRegularExpression counted(QStringLiteral("%1\\s*\\+\\s*%2(?!\\s*\\*)|(?<!\\* )(?<!\\*)%2\\s*\\+\\s*%1").arg(rows, x));
            const auto match = counted.match(m_called);
            const int row = (match.captured(1) + match.captured(2) + match.captured(3) + match.captured(4)).toInt();
            if (match.hasMatch() && row > 1 && std::has_single_bit(unsigned(row)))
                return row;
        }
    }
    return 0;
}

bool KernelText::takesPairs() const
{
    const QStringList places = placesIn(0, QStringLiteral("get_local_id"));
    return m_dimensions == 1 && std::ranges::any_of(places, [this](const QString &item) {
               const QRegularExpression second(
                   QStringLiteral("\\[[\\s(]*(?:2\\s*\\*\\s*%1|%1\\s*\\*\\s*2)[\\s)]*\\+\\s*1\\s*\\]").arg(item));
               return m_called.contains(second) || storesHalves(item);
           });
}

/// half = n >> 1; t[l + half] = ...
bool KernelText::storesHalves(const QString &item) const
{
    static const QRegularExpression halved(QStringLiteral("\\b(\\w+)\\s*=(?!=)\\s*\\w+\\s*(?:>>\\s*1|/\\s*2)\\s*[;,]"));
    QStringList halves;
    for (auto found = halved.globalMatch(m_called); found.hasNext();)
        halves << found.next().captured(1);
    const QRegularExpression named(QStringLiteral("\\b(\\w+)\\s*=(?!=)\\s*(?:%1)\\s*[;,]").arg(halves.join(u'|')));
    for (auto found = named.globalMatch(m_called); !halves.isEmpty() && found.hasNext();)
        halves << found.next().captured(1);
    return std::ranges::any_of(halves, [this, &item](const QString &half) {
        return m_called.contains(
            QRegularExpression(QStringLiteral("\\[[\\s(]*(?:%1\\s*\\+\\s*%2\\b|\\b%2\\s*\\+\\s*%1)[\\s)]*\\]\\s*=(?!=)").arg(item, half)));
    });
}

int KernelText::placesInGroup() const
{
    static const QRegularExpression declared(QStringLiteral("\\b\\w+\\s*=\\s*get_local_id\\s*\\(\\s*0\\s*u?\\)\\s*[;,]"));
    if (m_dimensions != 1 || m_called.contains(QLatin1String("get_global_id")))
        return 0;
    QString rest = m_called;
    int places = 0;
    const QStringList items = placesIn(0, QStringLiteral("get_local_id"));
    for (const QString &item : items) {
        const QRegularExpression remains(
            QStringLiteral("%1[\\s)]*(?:%\\s*\\(?\\s*(\\d+)\\b|&\\s*(?:\\(\\s*(\\d+)\\s*-\\s*1\\s*\\)|(\\d+)\\b))").arg(item));
        for (auto found = remains.globalMatch(m_called); found.hasNext();) {
            const auto match = found.next();
            const int of = match.capturedLength(3) > 0 ? match.captured(3).toInt() + 1 : (match.captured(1) + match.captured(2)).toInt();
            if (!std::has_single_bit(unsigned(of)) || (places != 0 && places != of))
                return 0;
            places = of;
        }
        rest.remove(remains);
    }
    rest.remove(declared);
    const bool isAsked = std::ranges::any_of(items, [&rest](const QString &item) { return rest.contains(QRegularExpression(item)); });
    return isAsked ? 0 : places;
}

int KernelText::partOfGroup() const
{
    for (const QString &item : placesIn(0, QStringLiteral("get_local_id"))) {
        const QRegularExpression divided(QStringLiteral("%1[\\s)]*/\\s*\\(?\\s*(\\d+)\\b(?!\\s*\\.)").arg(item));
        for (auto found = divided.globalMatch(m_called); found.hasNext();) {
            if (const int part = found.next().captured(1).toInt(); m_dimensions == 1 && part > 2 && !std::has_single_bit(unsigned(part)))
                return part;
        }
    }
    return 0;
}

bool KernelText::splitsGroupAt(int place) const
{
    const QStringList places = placesIn(0, QStringLiteral("get_local_id"));
    return m_dimensions == 1 && std::any_of(places.begin(), places.end(), [this, place](const QString &item) {
               const QRegularExpression compared(QStringLiteral("%1\\s*(?:<|>=)\\s*%2\\b").arg(item).arg(place));
               const QRegularExpression counted(QStringLiteral("%1\\s*-\\s*%2\\b").arg(item).arg(place));
               return m_called.contains(compared) && m_called.contains(counted);
           });
}

bool KernelText::needsGroup() const
{
    static const QRegularExpression words(
        QStringLiteral("\\b(?:barrier|work_group_barrier|get_local_id|get_local_size|get_group_id|local|__local)\\b"));
    return m_called.contains(words);
}

int KernelText::groupDimensions() const
{
    const auto asked = [this](const char *function) {
        int dimensions = 0;
        for (int dimension = 0; dimension < m_dimensions; ++dimension) {
            const QRegularExpression call(QStringLiteral("\\b%1\\s*\\(\\s*%2\\s*u?\\)").arg(QLatin1String(function)).arg(dimension));
            dimensions |= m_called.contains(call) ? 1 << dimension : 0;
        }
        return dimensions;
    };
    if (const int inGroups = asked("get_local_id"); inGroups != 0)
        return inGroups;
    const int amongAll = asked("get_global_id");
    return (asked("get_group_id") & ~amongAll) != 0 ? amongAll : 0;
}

} // namespace kernelscope
