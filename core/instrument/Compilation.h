#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <QString>

#include "protocol/InstrumentMessages.h"

namespace clang {
class FrontendAction;
class DiagnosticConsumer;
} // namespace clang

namespace kernelscope {

/// Where Clang finds things: nothing of this is on a disk.
inline constexpr const char *projectDirectory = "/project";
inline constexpr const char *resourceDirectory = "/clang";
inline constexpr const char *resourceIncludes = "/clang/include";
inline constexpr const char *libraryFile = "/clang/builtins.bc"; ///< CompiledText::library, for it
/// The feature of a device whose compiler has pointers that may lead to any memory.
inline constexpr const char *genericAddressSpace = "__opencl_c_generic_address_space";

/// "inc/a.h" as Clang sees it: "/project/inc/a.h". Absolute paths stay as they are (and are not found).
QString virtualPath(const QString &path);

/// The name that the user knows a file by, of what Clang calls it.
QString userPath(const QString &virtualName);

/// A text to be compiled and the files that it may include.
struct CompiledText
{
    std::string text;
    std::vector<std::pair<std::string, std::string>> files; ///< virtual path and contents
    std::string library =
        {}; ///< bitcode of the functions of OpenCL C: a file of this machine; empty: it is only read, or has no need of it
};

/// The sources as one text, as a driver is given them: one after the other, each announced by a #line.
CompiledText programText(const QList<SourceText> &sources, const QList<SourceText> &headers);

/// Whether a text without macros and comments has a function of its own named like a built-in one ("kernel void dot(...)"). Clang's
/// table of the built-in ones, which is quick, then knows of its own one only; withAllBuiltins() makes it read their declarations, as
/// drivers do, so that calls of both are told apart by what they are given.
bool declaresBuiltin(std::string_view text);
std::vector<std::string> withAllBuiltins(std::vector<std::string> arguments);

/// For a text that can't be read without half as a type of its own or, in OpenCL C 2.0 and later, without pointers to the generic address
/// space, variables of the program, or images that are read and written: NVIDIA's compiler has them, though the device doesn't name them.
std::vector<std::string> withUnnamedFeatures(std::vector<std::string> arguments);

/// Runs one of Clang's actions on a text in memory. Returns whether there was no error; what was wrong went to
/// `diagnostics`. `output`: for what the action writes.
bool runAction(clang::FrontendAction &action, const CompiledText &input, const std::vector<std::string> &arguments,
               clang::DiagnosticConsumer &diagnostics, std::string *output = nullptr);

} // namespace kernelscope
