#pragma once

#include <memory>
#include <vector>

#include <QLayout>

namespace kernelscope {

class ExpressionEdit;

/// The sizes of a launch behind their caption: side by side where all of each has room with its value, else below each other. First comes
/// the caption, then each size behind its axis, where it has one, then the buttons.
class SizesLayout : public QLayout
{
public:
    ~SizesLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    void setGeometry(const QRect &rect) override;

private:
    static ExpressionEdit *fieldIn(const QLayoutItem &item);
    int around(bool isBeside) const;
    int arrange(const QRect &rect, bool isMoved) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace kernelscope
