#pragma once

#include <QWidget>

#include "ui/memory/MemoryCells.h"

namespace kernelscope {

class Appearance;

/// What the colours and marks of a memory grid mean.
class MemoryLegend : public QWidget
{
    Q_OBJECT

public:
    explicit MemoryLegend(const Appearance &appearance, QWidget *parent = nullptr);
    /// Null: nothing; `selected`: the cell that is chosen; `isRounded`: not all values are written with all digits.
    void show(std::shared_ptr<const MemoryCells> cells, int selected = -1, bool isRounded = false);
    QStringList texts() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    /// Draws it in a width; how high it became.
    double paint(QPainter *painter, double width) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    enum class Mark { Fill, Hatched, Finding, Thin, Outline, Outside, Words };
    struct Entry
    {
        Mark mark = Mark::Fill;
        QColor colour;
        QString text;
        QList<QColor> ramp; ///< not empty: a bar of these, `text` behind and `before` before it
        QString before;
    };
    QList<Entry> entriesNow() const;
    QString idOf(int localItem) const;
    void addWriters(QList<Entry> &entries, const std::set<int> &writers) const;
    void addRamp(QList<Entry> &entries) const;
    double widthOf(const Entry &entry) const;
    void paintEntry(QPainter &painter, const QPointF &at, const Entry &entry) const;

    const Appearance &m_appearance;
    std::shared_ptr<const MemoryCells> m_cells;
    int m_selected = -1;
    bool m_isRounded = false;
    QList<Entry> m_entries;
};

} // namespace kernelscope
