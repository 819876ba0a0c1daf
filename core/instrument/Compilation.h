#pragma once

#include <string>
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

/// Runs one of Clang's actions on a text in memory. Returns whether there was no error; what was wrong went to
/// `diagnostics`. `output`: for what the action writes.
bool runAction(clang::FrontendAction &action, const CompiledText &input, const std::vector<std::string> &arguments,
               clang::DiagnosticConsumer &diagnostics, std::string *output = nullptr);

} // namespace kernelscope
