#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace kernelscope {

class Appearance;

/// A text as it is on the disk and as it is here.
struct ComparedText
{
    QString name;
    QString onDisk;
    QString here;
};

/// Shows the lines in which they differ; there is nothing to be changed.
class ComparisonDialog : public QDialog
{
    Q_OBJECT

public:
    ComparisonDialog(const QList<ComparedText> &texts, const Appearance &appearance, QWidget *parent);

private:
    void add(const ComparedText &text);

    const Appearance &m_appearance;
    QPlainTextEdit *m_lines = nullptr;
};

} // namespace kernelscope
