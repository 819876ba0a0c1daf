#include "instrument/OwnNames.h"

#include <cctype>

namespace kernelscope {

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

std::string usersText(const std::string &text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isWordCharacter(text[i]) && (i == 0 || !isWordCharacter(text[i - 1])))
            result += usersNameMark;
        result += text[i];
    }
    return result;
}

bool usesOwnNames(const std::string &text)
{
    for (const char *name : {"ks", "KS_"}) {
        for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
            const bool starts = at == 0 || !isWordCharacter(text[at - 1]);
            const char next = at + 2 < text.size() ? text[at + 2] : ' ';
            if (starts && (next == '_' || !isWordCharacter(next)))
                return true;
        }
    }
    return false;
}

std::string withNamesSettled(const std::string &text, bool others)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == usersNameMark)
            continue;
        const bool starts = others && (i == 0 || (!isWordCharacter(text[i - 1]) && text[i - 1] != usersNameMark));
        const std::string word = text.substr(i, 2);
        const char next = i + 2 < text.size() ? text[i + 2] : ' ';
        if (starts && ((word == "ks" && (next == '_' || !isWordCharacter(next))) || (word == "KS" && next == '_'))) {
            result += word + (word == "ks" ? "x" : "X");
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

} // namespace kernelscope
