#pragma once

#include <optional>

#include "language/LanguageValues.h"

namespace kernelscope {

/// A place of a text of the project.
struct CodePlace
{
    QString path;
    TextPoint at;

    bool operator==(const CodePlace &) const = default;
};

/// Where one was before each jump, as a browser keeps it.
class PlaceHistory
{
public:
    void leave(const CodePlace &from);                    ///< by a jump: what lies ahead is forgotten
    std::optional<CodePlace> back(const CodePlace &from); ///< nothing: there is none
    std::optional<CodePlace> forward(const CodePlace &from);
    bool canGoBack() const { return !m_behind.isEmpty(); }
    bool canGoForward() const { return !m_ahead.isEmpty(); }

private:
    static constexpr qsizetype most = 100;
    QList<CodePlace> m_behind;
    QList<CodePlace> m_ahead;
};

} // namespace kernelscope
