#pragma once

#include <QSet>
#include <QStringList>

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
    static QStringList words(int set); ///< all of keywords(): of no text
    static constexpr int macroSet = 5; ///< as QScintilla counts; Scintilla's own number is one less
    /// Macros that the text finds defined, "NAME=VALUE": what a false #if leaves out has its own styles. False: they are no others.
    bool setMacros(const QStringList &macros);
    /// Names that the text declares: those among them that are also built-ins are none there. False: they are no others.
    bool setOwnNames(const QSet<QString> &names);
    static constexpr int keywordSet = 1;
    static constexpr int builtinSet = 2;
    /// Takes over fonts and colours.
    void setAppearance(const Appearance &appearance);

private:
    QByteArray m_keywords;
    QByteArray m_builtins;
    QByteArray m_macros;
    QByteArray m_shownBuiltins; ///< the built-ins without those that the text declares
};

} // namespace kernelscope
