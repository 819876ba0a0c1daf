#pragma once

#include <memory>
#include <vector>

#include <QtGlobal>

namespace kernelscope {

/// A long array of zeroed cells of which only the touched parts take memory: one cell for each unit of a buffer,
/// however large the buffer is said to be.
template <typename Cell> class LazyCells
{
public:
    Cell &operator[](quint64 index)
    {
        const std::size_t number = std::size_t(index >> chunkBits);
        if (number >= m_chunks.size()) [[unlikely]]
            m_chunks.resize(number + 1);
        auto &chunk = m_chunks[number];
        if (!chunk) [[unlikely]]
            chunk = std::make_unique<Cell[]>(chunkSize);
        return chunk[std::size_t(index & (chunkSize - 1))];
    }
    /// nullptr: nothing near it was ever touched.
    const Cell *find(quint64 index) const
    {
        const std::size_t chunk = std::size_t(index >> chunkBits);
        return chunk < m_chunks.size() && m_chunks[chunk] ? &m_chunks[chunk][std::size_t(index & (chunkSize - 1))] : nullptr;
    }

private:
    static constexpr int chunkBits = 12;
    static constexpr quint64 chunkSize = quint64(1) << chunkBits;
    std::vector<std::unique_ptr<Cell[]>> m_chunks;
};

} // namespace kernelscope
