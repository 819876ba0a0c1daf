#pragma once

#include <string>

#include <clang/AST/Type.h>

#include "trace/AccessSite.h"

namespace clang {
class ASTContext;
class RecordDecl;
} // namespace clang

namespace kernelscope {

/// How types are written in the rewritten kernel, and how the trace sees their values.
struct DeviceType
{
    std::string name;         ///< "float4", "struct cell"; empty: it can't be named outside of where it is declared
    std::string word;         ///< the name as part of an identifier
    unsigned bytes = 0;       ///< that an access touches: a vector of 3 has 3
    unsigned words = 0;       ///< that a value takes in an event
    unsigned storedWords = 0; ///< with padding
    const clang::RecordDecl *record = nullptr;

    bool isNamed() const { return !name.empty(); }
};

DeviceType deviceType(clang::QualType type, const clang::ASTContext &context);

/// 'g', 'l', 'c', 'x' (generic) or 0 for private memory, which is 'p' where it is recorded all the same.
char spaceLetter(clang::QualType type);
AddressSpace memoryOf(char letter);
/// "__global", ...
std::string spaceName(char letter);
/// The macro that tells the address in that memory of a pointer.
std::string addressMacro(char letter);

} // namespace kernelscope
