#pragma once

#include "ui/trace/View.h"

class QPlainTextEdit;

namespace kernelscope {

class Appearance;

/// Text that a run gave: what the kernels printed, or the build log.
class LogView : public View
{
    Q_OBJECT

public:
    LogView(const Appearance &appearance, const QString &name, const QString &emptyText, QWidget *parent = nullptr);
    void showText(const QString &text); ///< keeps the place where nothing changed

    QString text() const;
    Needs needs() const override { return Needs::Run; }
    QString nothingToShow() const override;

private:
    QPlainTextEdit *m_text = nullptr;
    QString m_shown;
};

} // namespace kernelscope
