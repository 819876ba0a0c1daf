#pragma once

#include "ui/editor/Scintilla.h"

namespace kernelscope {

class Appearance;

/// Colours OpenCL C: its keywords and types, its built-in functions and constants, on the C lexer of QScintilla.
class OpenClLexer : public QsciLexerCPP
{
    Q_OBJECT

public:
    explicit OpenClLexer(QObject *parent = nullptr);

    const char *language() const override { return "OpenCL C"; }
    const char *keywords(int set) const override;
    /// Takes over fonts and colours.
    void setAppearance(const Appearance &appearance);

private:
    QByteArray m_keywords;
    QByteArray m_builtins;
};

} // namespace kernelscope
