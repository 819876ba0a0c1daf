#pragma once

#include <string>

namespace kernelscope {

/// Stands in generated text before a name of the user's, which must stay as it is even where ours have to give way.
constexpr char usersNameMark = '\1';

bool isWordCharacter(char c);
/// A piece of the user's text as part of a generated one: all its names have the mark.
std::string usersText(const std::string &text);
/// Whether a text uses names that the tracing has for itself: ks, ks_..., KS_...
bool usesOwnNames(const std::string &text);
/// Generated text as it comes out: names of the user's lose their mark, and with `others` the tracing's become ksx, ksx_...,
/// KSX_...
std::string withNamesSettled(const std::string &text, bool others);

} // namespace kernelscope
