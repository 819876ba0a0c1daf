#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace kernelscope {

/// Text in columns as wide as their widest cell; a column whose heading starts with ">" is aligned to the right.
class Table
{
public:
    explicit Table(const QStringList &headings) : m_headings(headings) {}

    void add(QStringList cells);
    QString text() const;

private:
    QString line(const QStringList &cells, const QList<qsizetype> &widths) const;

    QStringList m_headings;
    QList<QStringList> m_rows;
};

} // namespace kernelscope
