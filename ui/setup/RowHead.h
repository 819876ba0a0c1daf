#pragma once

#include <map>
#include <memory>
#include <vector>

#include <QLayout>

namespace kernelscope {

class ElidedLabel;

/// The line of a row of the set-up: what opens it, its title, what is said beside that, and what stands at its end. What is said goes
/// below the line where it has no space in it. How high all is follows from the width alone, whatever stood where before: a form that
/// scrolls asks for its height with and without its scroll bar, and must get the same answers each time.
class RowHead : public QLayout
{
public:
    /// Makes these its children's first; `opener` and `title` are always in the line.
    RowHead(QWidget *opener, ElidedLabel *title, ElidedLabel *summary);
    ~RowHead() override;

    void add(QWidget *widget, int stretch = 0); ///< at the end of the line

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arranged(width).height; }
    void invalidate() override;
    void setGeometry(const QRect &rect) override;

private:
    struct Part
    {
        std::unique_ptr<QLayoutItem> item;
        int stretch = 0;
    };
    struct Span ///< of the line
    {
        QLayoutItem *item = nullptr;
        int width = 0;
        int stretch = 0;
    };
    struct Arranged
    {
        std::vector<Span> line;
        int lineHeight = 0;
        int summaryHeight = 0; ///< below the line; 0: it is in it, or there is none
        int height = 0;
    };
    bool hasSummary() const;
    int indent() const; ///< of what is below
    bool isBelow(int width) const;
    const Arranged &arranged(int width) const;
    Arranged arrange(int width) const;
    void spread(std::vector<Span> &line, int room) const;
    int total(QSize (QLayoutItem::*size)() const) const;

    std::vector<Part> m_line; ///< the opener and the title first
    std::unique_ptr<QLayoutItem> m_summaryItem;
    ElidedLabel *m_summary = nullptr;
    mutable std::map<int, Arranged> m_arranged; ///< by width; a form is asked for its height again and again
};

} // namespace kernelscope
