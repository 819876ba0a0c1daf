#pragma once

#include <vector>

#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>

namespace clang {
class ASTContext;
} // namespace clang

namespace kernelscope {

/// Whether an lvalue is, or is part of, a member of a packed struct, and may lie where a value of so large an alignment could not.
bool isInPackedStruct(const clang::Expr *lvalue, clang::CharUnits wanted, const clang::ASTContext &ast);

/// The casts of a program that take a pointer for one to a type of a stricter alignment, and the members of packed structs whose address it
/// takes. Only through them, and with integers that are made pointers, can an access be misaligned: buffers and variables begin where any
/// type may (OpenCL C 3.0, 6.3.5).
class PointerCasts
{
public:
    PointerCasts() = default;
    PointerCasts(const std::vector<const clang::FunctionDecl *> &functions, const clang::ASTContext &ast);

    /// Whether an access in this address space (DevicePlace) may be made at an address that is no multiple of so many bytes.
    bool mayMisalign(char space, unsigned alignment) const;

private:
    struct Cast
    {
        char space;
        unsigned from; ///< bytes
        unsigned to;
    };
    std::vector<Cast> m_casts;

    friend class PointerCastSearch;
};

} // namespace kernelscope
