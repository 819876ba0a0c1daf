#pragma once

#include <compare>

#include <QList>
#include <QString>

namespace kernelscope {

/// A place in a text as language servers count: both from 0, `character` in UTF-16 code units of the line.
struct TextPoint
{
    int line = 0;
    int character = 0;

    auto operator<=>(const TextPoint &) const = default;
};

/// Up to `end`, which does not belong to it.
struct TextSpan
{
    TextPoint begin;
    TextPoint end;

    bool operator==(const TextSpan &) const = default;
};

struct TextEdit
{
    TextSpan span;
    QString text; ///< in its place

    bool operator==(const TextEdit &) const = default;
};

enum class CompletionKind { Text, Function, Variable, Member, Type, Constant, Macro, Keyword, Snippet };

/// What may stand at the cursor.
struct Completion
{
    QString name;   ///< what is written
    QString rest;   ///< how the name goes on where it is shown: "(float x, float y)"
    QString detail; ///< its type
    QString documentation; ///< of a snippet what it writes, with "$" for the cursor
    CompletionKind kind = CompletionKind::Text;

    bool isCall() const { return kind == CompletionKind::Function && !rest.isEmpty(); }
    bool operator==(const Completion &) const = default;
};

struct Completions
{
    QList<Completion> items; ///< best first
    bool isComplete = true;  ///< false: there are more, which a longer word would find
    bool operator==(const Completions &) const = default;
};

/// What is said about a name, as Markdown.
struct Hover
{
    QString markdown; ///< empty: nothing
    bool operator==(const Hover &) const = default;
};

struct SignatureParameter
{
    int begin = 0; ///< in the signature's text
    int end = 0;

    bool operator==(const SignatureParameter &) const = default;
};

struct Signature
{
    QString text;
    QList<SignatureParameter> parameters;
    QString documentation;

    bool operator==(const Signature &) const = default;
};

struct SignatureHelp
{
    QList<Signature> signatures; ///< none: no call is being written
    int active = 0;              ///< into them
    int parameter = 0;           ///< of it, at the cursor

    bool operator==(const SignatureHelp &) const = default;
};

/// A place as a server names it.
struct Location
{
    QString file; ///< an absolute path
    TextSpan span;

    bool operator==(const Location &) const = default;
};

struct FileEdits
{
    QString file;
    QList<TextEdit> edits;

    bool operator==(const FileEdits &) const = default;
};

} // namespace kernelscope
