#include "instrument/EditList.h"

#include <algorithm>

#include "instrument/OwnNames.h"

namespace kernelscope {

void EditList::insert(unsigned offset, EditText text, Order order)
{
    m_edits.push_back({offset, offset, order, std::move(text)});
}

void EditList::replace(unsigned begin, unsigned end, EditText text)
{
    m_edits.push_back({begin, end, Order::Normal, std::move(text)});
}

std::vector<const EditList::Edit *> EditList::inOrder(std::span<const Edit> edits)
{
    std::vector<const Edit *> sorted;
    for (const Edit &edit : edits)
        sorted.push_back(&edit);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Edit *a, const Edit *b) { return a->begin != b->begin ? a->begin < b->begin : a->order < b->order; });
    return sorted;
}

std::string EditList::applied(const std::string &text, const std::function<std::string(const std::string &)> &rename) const
{
    std::string result;
    unsigned position = 0;
    for (const Edit *edit : inOrder(m_edits)) {
        if (edit->begin > position) {
            result.append(text, position, edit->begin - position);
            position = edit->begin;
        }
        result += rename(edit->text.text);
        position = std::max(position, edit->end);
    }
    return result.append(text, std::min<std::size_t>(position, text.size()));
}

std::string EditList::again(const std::string &text, unsigned begin, unsigned end, std::size_t since) const
{
    std::string result;
    unsigned position = begin;
    for (const Edit *edit : inOrder(std::span(m_edits).subspan(since))) {
        if (edit->begin < begin || edit->end > end)
            continue;
        if (edit->begin > position)
            result += usersText(text.substr(position, edit->begin - position));
        position = std::max(position, edit->begin);
        result += edit->text.again;
        position = std::max(position, edit->end);
    }
    return result + usersText(text.substr(position, end - position));
}

} // namespace kernelscope
