#pragma once

#include <QWidget>

#include "ui/window/WindowContext.h"

class QTextBrowser;

namespace kernelscope {

class Banner;

/// Says that the project is restricted, since its folder is not trusted, shows what would run, and takes the user's trust.
class TrustBar : public QWidget
{
    Q_OBJECT

public:
    explicit TrustBar(const WindowContext &context, QWidget *parent = nullptr);

    void ask(); ///< something is to be run: says what that needs, and takes the keyboard

private:
    void say(bool isAskedToRun);
    void trust();
    void showDetails(bool shown);
    void refreshDetails();
    void fitDetails();

    const WindowContext m_context;
    Banner *m_banner = nullptr;
    QTextBrowser *m_details = nullptr;
};

} // namespace kernelscope
