#pragma once

#include <cstdlib>
#include <memory>
#include <new>
#include <span>

#include <QtGlobal>

namespace kernelscope {

/// A column of 32-bit words whose memory is not touched before it is written, and that can be cut to what was used: a
/// trace has hundreds of millions of them.
class WordColumn
{
public:
    WordColumn() = default;
    explicit WordColumn(std::size_t size) { resize(size); }

    /// New words have no defined value.
    void resize(std::size_t size)
    {
        if (size == m_size)
            return;
        void *grown = std::realloc(m_words.get(), qMax<std::size_t>(size, 1) * sizeof(quint32));
        if (!grown)
            throw std::bad_alloc();
        (void)m_words.release();
        m_words.reset(static_cast<quint32 *>(grown));
        m_size = size;
    }

    std::size_t size() const { return m_size; }
    quint32 *data() { return m_words.get(); }
    const quint32 *data() const { return m_words.get(); }
    quint32 &operator[](std::size_t i) { return m_words.get()[i]; }
    quint32 operator[](std::size_t i) const { return m_words.get()[i]; }
    std::span<const quint32> span() const { return {m_words.get(), m_size}; }

private:
    struct Free
    {
        void operator()(quint32 *words) const { std::free(words); }
    };
    std::unique_ptr<quint32, Free> m_words;
    std::size_t m_size = 0;
};

} // namespace kernelscope
