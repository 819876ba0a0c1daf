#pragma once

#include <functional>

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace kernelscope {

/// A strip with a text and buttons that offer what can be done about it; nothing has to be answered. Hidden until it says something.
class Banner : public QFrame
{
    Q_OBJECT

public:
    enum class Tone { Calm, Warning, Error };
    struct Offer
    {
        QString text;
        QString toolTip;
        std::function<void()> act; ///< empty: only closes the strip
        bool stays = false;        ///< the strip is not closed
    };
    static Offer closing(); ///< offers nothing but to close the strip

    explicit Banner(const QString &name, QWidget *parent = nullptr);

    /// Replaces what it says.
    void say(const QString &text, Tone tone, const QList<Offer> &offers);
    void dismiss();
    QString text() const;
    const QList<QPushButton *> &buttons() const { return m_buttons; }

Q_SIGNALS:
    void closed(); ///< by one of its buttons, after what that did, and it says nothing else

private:
    QHBoxLayout *m_layout = nullptr;
    QLabel *m_text = nullptr;
    QList<QPushButton *> m_buttons;
};

} // namespace kernelscope
