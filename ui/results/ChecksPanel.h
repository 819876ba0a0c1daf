#pragma once

#include <QWidget>

#include "run/RunResult.h"

class QVBoxLayout;

namespace kernelscope {

class Appearance;

/// How the checks of a run ended, a line each; a failed one leads to its first mismatch.
class ChecksPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ChecksPanel(const Appearance &appearance, QWidget *parent = nullptr);
    void show(const QList<CheckResult> &checks);

Q_SIGNALS:
    void mismatchChosen(const QString &buffer, quint64 element);

private:
    void addRow(const CheckResult &check);

    const Appearance &m_appearance;
    QVBoxLayout *m_rows = nullptr;
};

/// "16 values compared, greatest error 2.3e-7", or what is wrong.
QString checkSummary(const CheckResult &check);

} // namespace kernelscope
