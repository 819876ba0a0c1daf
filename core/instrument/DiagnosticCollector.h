#pragma once

#include <clang/Basic/Diagnostic.h>

#include <QList>

#include "support/Error.h"

namespace kernelscope {

/// Keeps what Clang says as values. At most `maximumDiagnostics`, the first ones.
class DiagnosticCollector : public clang::DiagnosticConsumer
{
public:
    static constexpr int maximumDiagnostics = 200;

    void BeginSourceFile(const clang::LangOptions &language, const clang::Preprocessor *) override { m_language = &language; }
    void EndSourceFile() override { m_language = nullptr; }
    void HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic &info) override;

    const QList<Diagnostic> &diagnostics() const { return m_diagnostics; }

private:
    void addRange(Diagnostic &diagnostic, const clang::Diagnostic &info) const;
    void addMacroNote(const clang::Diagnostic &info);
    void addFixIts(Diagnostic &diagnostic, const clang::Diagnostic &info) const;

    const clang::LangOptions *m_language = nullptr;
    QList<Diagnostic> m_diagnostics;
};

} // namespace kernelscope
