#pragma once

#include <QWidget>

namespace kernelscope {

/// Holds one widget and passes on how much room that wants only when this changes. A layout passes on every change of a text inside, so
/// that the whole window is laid out anew at each step through a trace, which takes longer than painting it.
class Enclosure : public QWidget
{
    Q_OBJECT

public:
    explicit Enclosure(QWidget *content, QWidget *parent = nullptr);

    QSize sizeHint() const override { return m_content->sizeHint(); }
    QSize minimumSizeHint() const override { return m_content->minimumSizeHint(); }
    bool hasHeightForWidth() const override { return m_content->hasHeightForWidth(); }
    int heightForWidth(int width) const override { return m_content->heightForWidth(width); }

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Wanted
    {
        QSize usual;
        QSize least;
        int height = -1; ///< at the present width, where it depends on that
        bool operator==(const Wanted &) const = default;
    };
    Wanted wanted() const;

    QWidget *m_content = nullptr;
    Wanted m_passedOn;
};

} // namespace kernelscope
