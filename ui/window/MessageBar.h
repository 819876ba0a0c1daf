#pragma once

#include <functional>

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace kernelscope {

/// A strip at the top of the window that says something and offers what can be done about it; nothing has to be answered.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    struct Offer
    {
        QString text;
        QString toolTip;
        std::function<void()> act; ///< empty: only closes the strip
    };

    explicit MessageBar(QWidget *parent = nullptr);

    /// Replaces what it says. Every offer closes the strip.
    void say(const QString &text, bool isError, const QList<Offer> &offers);
    void dismiss();
    QString text() const;
    QList<QPushButton *> buttons() const { return m_buttons; }

private:
    QHBoxLayout *m_layout = nullptr;
    QLabel *m_text = nullptr;
    QList<QPushButton *> m_buttons;
};

} // namespace kernelscope
