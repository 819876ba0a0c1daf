#pragma once

#include <string>
#include <vector>

#include <clang/Basic/Diagnostic.h>

#include <QList>

#include "support/Error.h"

namespace kernelscope {

struct UnsequencedChange
{
    clang::SourceLocation place;
    std::string variable;
};

/// Keeps what Clang says as values. At most `maximumDiagnostics`, the first ones.
class DiagnosticCollector : public clang::DiagnosticConsumer
{
public:
    static constexpr int maximumDiagnostics = 200;

    void BeginSourceFile(const clang::LangOptions &language, const clang::Preprocessor *) override { m_language = &language; }
    void EndSourceFile() override { m_language = nullptr; }
    void HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic &info) override;

    const QList<Diagnostic> &diagnostics() const { return m_diagnostics; }
    /// Where a variable is changed twice, or changed and read, in an order that the language leaves open; they are among the others.
    const std::vector<UnsequencedChange> &unsequenced() const { return m_unsequenced; }

private:
    void addRange(Diagnostic &diagnostic, const clang::Diagnostic &info) const;
    void addMacroNote(const clang::Diagnostic &info);
    void addFixIts(Diagnostic &diagnostic, const clang::Diagnostic &info) const;

    const clang::LangOptions *m_language = nullptr;
    QList<Diagnostic> m_diagnostics;
    std::vector<UnsequencedChange> m_unsequenced;
};

} // namespace kernelscope
