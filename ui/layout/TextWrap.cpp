#include "ui/layout/TextWrap.h"

namespace kernelscope {

static void wrapLine(const QString &line, int columns, QStringList &lines)
{
    QString current;
    const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        if (!current.isEmpty() && current.size() + 1 + word.size() > columns) {
            lines << current;
            current.clear();
        }
        current += current.isEmpty() ? word : u' ' + word;
    }
    lines << current;
}

QStringList wrapped(const QString &text, int columns)
{
    QStringList lines;
    const QStringList given = text.split(u'\n');
    for (const QString &line : given)
        wrapLine(line, columns, lines);
    return lines;
}

} // namespace kernelscope
