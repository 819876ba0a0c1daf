#pragma once

#include <QLabel>

namespace kernelscope {

struct SetupContext;

/// The problems of one row of the set-up, in words, with the nearest value that works as a link.
class ProblemLabel : public QLabel
{
    Q_OBJECT

public:
    /// Shows problems at `path` or below; those below `except` (nested rows) are left to others.
    ProblemLabel(SetupContext &context, const QString &path, const QString &except = {}, QWidget *parent = nullptr);
    void refresh();

Q_SIGNALS:
    void suggestionChosen(const QString &path, const QString &text);

private:
    SetupContext &m_context;
    QString m_path;
    QString m_except;
};

} // namespace kernelscope
