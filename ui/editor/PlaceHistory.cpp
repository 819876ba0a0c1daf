#include "ui/editor/PlaceHistory.h"

namespace kernelscope {

void PlaceHistory::leave(const CodePlace &from)
{
    m_ahead.clear();
    if (m_behind.isEmpty() || m_behind.last() != from)
        m_behind << from;
    if (m_behind.size() > most)
        m_behind.removeFirst();
}

std::optional<CodePlace> PlaceHistory::back(const CodePlace &from)
{
    if (m_behind.isEmpty())
        return std::nullopt;
    m_ahead << from;
    return m_behind.takeLast();
}

std::optional<CodePlace> PlaceHistory::forward(const CodePlace &from)
{
    if (m_ahead.isEmpty())
        return std::nullopt;
    m_behind << from;
    return m_ahead.takeLast();
}

} // namespace kernelscope
