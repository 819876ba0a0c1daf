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

    void tell(const QString &message, bool isError = false, const QString &shorter = {}); ///< in the status line
    /// In both, until it is closed. `offers`: what else can be done.
    void complain(const QString &what, const Error &error, const QList<Offer> &offers = {});
    ElidedLabel &statusLine() { return *m_status; }

private:
    void showStatus();

    const Appearance &m_appearance;
    ElidedLabel *m_status = nullptr; ///< the window puts it at its bottom
    bool m_isError = false;          ///< the status line tells of one
};

} // namespace kernelscope
