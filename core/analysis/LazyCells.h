#pragma once

#include <memory>
#include <vector>

#include <QtGlobal>

namespace kernelscope {

/// A long array of zeroed cells of which only the touched parts take memory: one cell for each unit of a buffer.
template <typename Cell> class LazyCells
{
public:
    void setSize(quint64 size) { m_chunks.resize(std::size_t((size + chunkSize - 1) >> chunkBits)); }

    Cell &operator[](quint64 index)
    {
        auto &chunk = m_chunks[std::size_t(index >> chunkBits)];
        if (!chunk) [[unlikely]]
            chunk = std::make_unique<Cell[]>(chunkSize);
        return chunk[std::size_t(index & (chunkSize - 1))];
    }
    /// nullptr: nothing near it was ever touched.
    const Cell *find(quint64 index) const
    {
        const std::size_t chunk = std::size_t(index >> chunkBits);
        return chunk < m_chunks.size() && m_chunks[chunk] ? &m_chunks[chunk][std::size_t(index & (chunkSize - 1))]
                                                          : nullptr;
    }

private:
    static constexpr int chunkBits = 12;
    static constexpr quint64 chunkSize = quint64(1) << chunkBits;
    std::vector<std::unique_ptr<Cell[]>> m_chunks;
};

} // namespace kernelscope
