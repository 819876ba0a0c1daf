#pragma once

#include "ui/widgets/Banner.h"

namespace kernelscope {

class Appearance;
class ElidedLabel;
struct Error;

/// What the window says: in the status line, and in a strip above the views that offers what can be done about it.
class Messages : public Banner
{
    Q_OBJECT

public:
    explicit Messages(const Appearance &appearance, QWidget *parent = nullptr);

    /// In the status line, until the project is edited, or the state is another.
    void tell(const QString &message, bool isError = false, const QString &shorter = {});
    void setState(const QString &message, bool isError = false, const QString &shorter = {}); ///< stands there when nothing else is told
    void showState();
    /// In both, until it is closed. `offers`: what else can be done.
    void complain(const QString &what, const Error &error, const QList<Offer> &offers = {});
    ElidedLabel &statusLine() { return *m_status; }

private:
    struct Status
    {
        QString message;
        bool isError = false;
        QString shorter;
        bool operator==(const Status &) const = default;
    };
    void show(const Status &status);
    void showStatus();

    const Appearance &m_appearance;
    ElidedLabel *m_status = nullptr; ///< the window puts it at its bottom
    Status m_shown;
    Status m_state;
    Status m_complaint;
};

} // namespace kernelscope
