#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace kernelscope {

/// What an edit puts in; `again`: where the text around it is repeated (EditList::again).
struct EditText
{
    EditText(std::string once) : text(once), again(std::move(once)) {}
    EditText(const char *once) : EditText(std::string(once)) {}
    EditText(std::string once, std::string twice) : text(std::move(once)), again(std::move(twice)) {}

    friend EditText operator+(const EditText &a, const EditText &b) { return {a.text + b.text, a.again + b.again}; }

    std::string text;
    std::string again;
};

/// Changes of a text, collected in any order of positions and made at once. Insertions at one position come out in the
/// order in which they were asked for: whoever wraps an expression inserts the opening, goes into it, and then inserts
/// the closing.
class EditList
{
public:
    /// Insertions at one position: those at the front before all others, those at the back after them.
    enum class Order { Front, Normal, Back };

    void insert(unsigned offset, EditText text, Order order = Order::Normal);
    /// Ranges that are replaced must not overlap.
    void replace(unsigned begin, unsigned end, EditText text);
    /// `rename` is applied to what the edits put in, not to the text itself.
    std::string applied(const std::string &text, const std::function<std::string(const std::string &)> &rename) const;
    std::size_t count() const { return m_edits.size(); }
    /// A stretch of the text with the edits made to it since there were `since`, as generated text: to stand somewhere else once more.
    std::string again(const std::string &text, unsigned begin, unsigned end, std::size_t since) const;

private:
    struct Edit
    {
        unsigned begin;
        unsigned end;
        Order order;
        EditText text;
    };
    static std::vector<const Edit *> inOrder(std::span<const Edit> edits);
    std::vector<Edit> m_edits;
};

} // namespace kernelscope
