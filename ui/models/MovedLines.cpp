#include "ui/models/MovedLines.h"

#include <algorithm>

#include <QObject>
#include <QRegularExpression>

#include "support/Filled.h"

namespace kernelscope {

constexpr qsizetype mostCompared = 1 << 20; // pairs of lines: each key that is typed has them compared

MovedLines::MovedLines(const QString &before, const QString &now)
{
    if (before == now)
        return;
    const QList<QStringView> old = QStringView(before).split(u'\n'), lines = QStringView(now).split(u'\n');
    const qsizetype first = std::mismatch(old.begin(), old.end(), lines.begin(), lines.end()).first - old.begin();
    const qsizetype atEnd = std::mismatch(old.rbegin(), old.rend(), lines.rbegin(), lines.rend()).first - old.rbegin();
    const qsizetype last = std::min(atEnd, std::min(old.size(), lines.size()) - first);
    m_now.resize(old.size());
    m_count = int(lines.size());
    for (qsizetype line = 0; line < first; ++line)
        m_now[line] = int(line) + 1;
    for (qsizetype line = 0; line < last; ++line)
        m_now[old.size() - 1 - line] = int(lines.size() - line);
    // Of the lines between those, the most that are in both in the same order.
    const qsizetype rows = old.size() - last - first, columns = lines.size() - last - first;
    if (rows == 0 || columns == 0)
        return;
    if (rows > mostCompared / columns) {
        for (qsizetype line = first; rows == columns && line < first + rows; ++line)
            m_now[line] = old[line] == lines[line] ? int(line) + 1 : 0;
        return;
    }
    QList<int> common((rows + 1) * (columns + 1)); // from these lines on
    const auto at = [columns](qsizetype row, qsizetype column) { return row * (columns + 1) + column; };
    for (qsizetype row = rows - 1; row >= 0; --row) {
        for (qsizetype column = columns - 1; column >= 0; --column)
            common[at(row, column)] = old[first + row] == lines[first + column]
                                          ? common[at(row + 1, column + 1)] + 1
                                          : std::max(common[at(row + 1, column)], common[at(row, column + 1)]);
    }
    for (qsizetype row = 0, column = 0; row < rows && column < columns;) {
        if (old[first + row] == lines[first + column])
            m_now[first + row++] = int(first + column++) + 1;
        else if (common[at(row + 1, column)] >= common[at(row, column + 1)])
            ++row;
        else
            ++column;
    }
}

int MovedLines::now(int line) const
{
    return m_now.isEmpty() ? line : m_now.value(line - 1);
}

QList<int> MovedLines::changed() const
{
    QList<int> lines;
    if (m_now.isEmpty())
        return lines;
    int next = 1;
    bool isGone = false; // what was before the next line
    const auto follow = [&](int line) {
        if (isGone && line == next)
            lines << std::min(line, m_count);
        for (; next < line; ++next)
            lines << next;
        next = line + 1;
        isGone = false;
    };
    for (const int line : m_now) {
        if (line > 0)
            follow(line);
        else
            isGone = true;
    }
    follow(m_count + 1);
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    return lines;
}

MovedTexts::MovedTexts(const QMap<QString, QString> &before, const QMap<QString, QString> &now)
{
    for (auto text = before.constBegin(); text != before.constEnd(); ++text) {
        if (now.value(text.key()) != text.value())
            m_moved[text.key()] = MovedLines(text.value(), now.value(text.key()));
    }
}

int MovedTexts::lineNow(const QString &path, int line) const
{
    return m_moved.value(path).now(line);
}

QString MovedTexts::textNow(QString text) const
{
    for (auto moved = m_moved.constBegin(); moved != m_moved.constEnd(); ++moved) {
        const QRegularExpression named(QStringLiteral("(?<![\\w./-])(%1):(\\d+)(:\\d+)?").arg(QRegularExpression::escape(moved.key())));
        qsizetype from = 0;
        for (auto match = named.match(text); match.hasMatch(); match = named.match(text, from)) {
            const int now = moved.value().now(match.captured(2).toInt());
            const QString place = now > 0 ? filled(QStringLiteral("%1:%2"), moved.key(), now) + match.captured(3)
                                          : filled(QObject::tr("%1 (a line edited since)"), moved.key());
            text.replace(match.capturedStart(), match.capturedLength(), place);
            from = match.capturedStart() + place.size();
        }
    }
    return text;
}

} // namespace kernelscope
