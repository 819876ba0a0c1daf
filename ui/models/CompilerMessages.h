#pragma once

#include <QObject>

#include "support/Error.h"

namespace kernelscope {

class Session;

/// What the compiler last said of the sources, whether a run or the reading of signatures had them built.
class CompilerMessages : public QObject
{
    Q_OBJECT

public:
    explicit CompilerMessages(Session &session, QObject *parent = nullptr);
    const QList<Diagnostic> &diagnostics() const { return m_diagnostics; }

Q_SIGNALS:
    void changed();

private:
    void takeRun();
    void take(const QList<Diagnostic> &diagnostics);
    QList<Diagnostic> withFixIts(QList<Diagnostic> ofDriver) const;

    Session &m_session;
    QList<Diagnostic> m_read; ///< what Clang said
    QList<Diagnostic> m_diagnostics;
};

} // namespace kernelscope
