#pragma once

#include <functional>
#include <string>
#include <vector>

namespace kernelscope {

/// Changes of a text, collected in any order of positions and made at once. Insertions at one position come out in the
/// order in which they were asked for: whoever wraps an expression inserts the opening, goes into it, and then inserts
/// the closing.
class EditList
{
public:
    /// Insertions at one position: those at the front before all others, those at the back behind them.
    enum class Order { Front, Normal, Back };

    void insert(unsigned offset, std::string text, Order order = Order::Normal);
    /// Ranges that are replaced must not overlap.
    void replace(unsigned begin, unsigned end, std::string text);
    /// `rename` is applied to what the edits put in, not to the text itself.
    std::string applied(const std::string &text, const std::function<std::string(const std::string &)> &rename) const;

private:
    struct Edit
    {
        unsigned begin;
        unsigned end;
        Order order;
        std::string text;
    };
    std::vector<Edit> m_edits;
};

} // namespace kernelscope
