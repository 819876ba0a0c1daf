#pragma once

#include <optional>

#include <clang/AST/Type.h>

#include "plan/KernelSignature.h"

namespace clang {
class ASTContext;
class FieldDecl;
class RecordDecl;
class ParmVarDecl;
} // namespace clang

namespace kernelscope {

/// What elements of this type are stored as, bool among them; nullopt: none has it.
std::optional<Scalar> scalarOf(clang::BuiltinType::Kind kind);

/// Describes Clang's types by the project's own values.
class TypeDescription
{
public:
    explicit TypeDescription(const clang::ASTContext &context) : m_context(context) {}

    /// Scalars, vectors, enumerations (as their integers), bool (as uchar), atomics (as what they hold) and structs by
    /// name.
    std::optional<ElementType> elementType(clang::QualType type) const;
    /// As written, without address space and qualifiers: "float*", "uint4", "real".
    QString spelling(clang::QualType type) const;
    /// The name by which a struct is known: its typedef's or its tag's. Empty for one without a name.
    static QString structName(const clang::RecordDecl &record);
    /// The layout of a struct and of those within it, each once, the inner ones first. `ownName`: of one that has none.
    void appendLayouts(clang::QualType type, QList<StructLayout> &layouts, const QString &ownName = {}) const;
    /// Likewise, of a struct by another name.
    void appendAlias(const clang::TypedefNameDecl &alias, QList<StructLayout> &layouts) const;
    KernelParameter parameter(const clang::ParmVarDecl &declaration) const;
    quint64 sizeInBytes(clang::QualType type) const;
    /// AccessSite::padding of a value of that type.
    QList<int> padding(clang::QualType type) const;

private:
    void appendMembers(const clang::RecordDecl &record, quint64 offsetInBits, StructLayout &layout, QList<StructLayout> &layouts) const;
    StructMember member(const clang::FieldDecl &field, quint64 offsetInBits, const QString &ownName) const;

    const clang::ASTContext &m_context;
};

} // namespace kernelscope
