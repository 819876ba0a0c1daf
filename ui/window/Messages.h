#pragma once

#include <functional>

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace kernelscope {

class Appearance;
class ElidedLabel;
struct Error;

/// What the window says: in the status line, and in a strip above the views that offers what can be done about it; nothing has to be
/// answered.
class Messages : public QFrame
{
    Q_OBJECT

public:
    struct Offer
    {
        QString text;
        QString toolTip;
        std::function<void()> act; ///< empty: only closes the strip
    };

    explicit Messages(const Appearance &appearance, QWidget *parent = nullptr);

    void tell(const QString &message, bool isError = false, const QString &shorter = {}); ///< in the status line
    void complain(const QString &what, const Error &error);                               ///< in both, until it is closed
    /// Replaces what the strip says. Every offer closes it.
    void say(const QString &text, bool isError, const QList<Offer> &offers);
    void dismiss(); ///< the strip
    QString text() const;
    QList<QPushButton *> buttons() const { return m_buttons; }
    ElidedLabel &statusLine() { return *m_status; }

private:
    void showStatus();

    const Appearance &m_appearance;
    QHBoxLayout *m_layout = nullptr;
    QLabel *m_text = nullptr;
    QList<QPushButton *> m_buttons;
    ElidedLabel *m_status = nullptr; ///< the window puts it at its bottom
    bool m_isError = false;          ///< the status line tells of one
};

} // namespace kernelscope
