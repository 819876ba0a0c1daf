#include "instrument/EditList.h"

#include <algorithm>

namespace kernelscope {

void EditList::insert(unsigned offset, std::string text, Order order)
{
    m_edits.push_back({offset, offset, order, std::move(text)});
}

void EditList::replace(unsigned begin, unsigned end, std::string text)
{
    m_edits.push_back({begin, end, Order::Normal, std::move(text)});
}

std::string EditList::applied(const std::string &text, const std::function<std::string(const std::string &)> &rename) const
{
    std::vector<const Edit *> sorted;
    for (const Edit &edit : m_edits)
        sorted.push_back(&edit);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Edit *a, const Edit *b) { return a->begin != b->begin ? a->begin < b->begin : a->order < b->order; });
    std::string result;
    unsigned position = 0;
    for (const Edit *edit : sorted) {
        if (edit->begin > position) {
            result.append(text, position, edit->begin - position);
            position = edit->begin;
        }
        result += rename(edit->text);
        position = std::max(position, edit->end);
    }
    return result.append(text, std::min<std::size_t>(position, text.size()));
}

} // namespace kernelscope
