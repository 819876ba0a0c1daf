#pragma once

#include <QPlainTextEdit>

namespace kernelscope {

class Appearance;

/// Text that a run gave: what the kernels printed, or the build log.
class LogView : public QPlainTextEdit
{
    Q_OBJECT

public:
    LogView(const Appearance &appearance, const QString &name, const QString &emptyText, QWidget *parent = nullptr);
    void showText(const QString &text); ///< keeps the place where nothing changed
};

} // namespace kernelscope
