#include "instrument/TypeDescription.h"

#include <algorithm>
#include <vector>

#include <clang/AST/ASTContext.h>
#include <clang/AST/Attr.h>
#include <clang/AST/Decl.h>
#include <clang/AST/RecordLayout.h>

namespace kernelscope {

std::optional<Scalar> scalarOf(clang::BuiltinType::Kind kind)
{
    using clang::BuiltinType;
    switch (kind) {
    case BuiltinType::Char_S:
    case BuiltinType::SChar:
        return Scalar::Char;
    case BuiltinType::Char_U:
    case BuiltinType::UChar:
    case BuiltinType::Bool:
        return Scalar::UChar;
    case BuiltinType::Short:
        return Scalar::Short;
    case BuiltinType::UShort:
        return Scalar::UShort;
    case BuiltinType::Int:
        return Scalar::Int;
    case BuiltinType::UInt:
        return Scalar::UInt;
    case BuiltinType::Long:
    case BuiltinType::LongLong:
        return Scalar::Long;
    case BuiltinType::ULong:
    case BuiltinType::ULongLong:
        return Scalar::ULong;
    case BuiltinType::Half:
        return Scalar::Half;
    case BuiltinType::Float:
        return Scalar::Float;
    case BuiltinType::Double:
        return Scalar::Double;
    default:
        return std::nullopt;
    }
}

namespace {

/// Marks the bytes in which a value of that type, which begins at `offset`, holds something.
void markUsed(std::vector<bool> &used, clang::QualType type, quint64 offset, const clang::ASTContext &context)
{
    using namespace clang;
    const auto sizeOf = [&](QualType part) { return quint64(context.getTypeSizeInChars(part).getQuantity()); };
    if (const auto *array = context.getAsConstantArrayType(type)) {
        const quint64 count = array->getSize().getZExtValue();
        for (quint64 i = 0; i < count; ++i)
            markUsed(used, array->getElementType(), offset + i * sizeOf(array->getElementType()), context);
    } else if (const auto *record = type->getAs<RecordType>()) {
        const ASTRecordLayout &layout = context.getASTRecordLayout(record->getDecl());
        for (const FieldDecl *field : record->getDecl()->fields()) {
            const quint64 bits = layout.getFieldOffset(field->getFieldIndex());
            if (!field->isBitField())
                markUsed(used, field->getType(), offset + bits / 8, context);
            else
                std::fill(used.begin() + qsizetype(offset + bits / 8),
                          used.begin() + qsizetype(offset + (bits + field->getBitWidthValue(context) + 7) / 8), true);
        }
    } else {
        const auto *vector = type->getAs<ExtVectorType>();
        const quint64 size = vector ? sizeOf(vector->getElementType()) * vector->getNumElements() : sizeOf(type);
        std::fill(used.begin() + qsizetype(offset), used.begin() + qsizetype(offset + size), true);
    }
}

ParameterKind pointerKind(clang::LangAS space)
{
    switch (space) {
    case clang::LangAS::opencl_global:
        return ParameterKind::GlobalPointer;
    case clang::LangAS::opencl_constant:
        return ParameterKind::ConstantPointer;
    case clang::LangAS::opencl_local:
        return ParameterKind::LocalPointer;
    default:
        return ParameterKind::Other;
    }
}

QString accessQualifierOf(const clang::ParmVarDecl &declaration)
{
    const auto *access = declaration.getAttr<clang::OpenCLAccessAttr>();
    if (access && access->isWriteOnly())
        return QStringLiteral("write_only");
    if (access && access->isReadWrite())
        return QStringLiteral("read_write");
    return QStringLiteral("read_only");
}

} // namespace

quint64 TypeDescription::sizeInBytes(clang::QualType type) const
{
    if (type->isIncompleteType() || type->isDependentType())
        return 0;
    return quint64(m_context.getTypeSizeInChars(type).getQuantity());
}

QList<int> TypeDescription::padding(clang::QualType type) const
{
    if (!type->isRecordType())
        return {};
    std::vector<bool> used(sizeInBytes(type));
    markUsed(used, type, 0, m_context);
    QList<int> padding;
    for (std::size_t byte = 0; byte < used.size(); ++byte) {
        if (used[byte] == (padding.size() % 2 == 0))
            continue;
        padding << int(byte);
    }
    if (padding.size() % 2 == 1)
        padding << int(used.size());
    return padding;
}

QString TypeDescription::structName(const clang::RecordDecl &record)
{
    if (const auto *alias = record.getTypedefNameForAnonDecl())
        return QString::fromStdString(alias->getNameAsString());
    return QString::fromStdString(record.getNameAsString());
}

std::optional<ElementType> TypeDescription::elementType(clang::QualType type) const
{
    type = type.getCanonicalType().getUnqualifiedType();
    if (const auto *atomic = type->getAs<clang::AtomicType>())
        return elementType(atomic->getValueType());
    if (const auto *vector = type->getAs<clang::VectorType>()) {
        auto element = elementType(vector->getElementType());
        if (element)
            element->components = int(vector->getNumElements());
        return element;
    }
    if (const auto *enumeration = type->getAs<clang::EnumType>())
        return enumeration->getDecl()->isComplete() ? elementType(enumeration->getDecl()->getIntegerType()) : std::nullopt;
    if (const auto *record = type->getAs<clang::RecordType>()) {
        const QString name = structName(*record->getDecl());
        return name.isEmpty() ? std::nullopt : std::optional(ElementType{Scalar::Char, 1, name});
    }
    if (const auto *builtin = type->getAs<clang::BuiltinType>()) {
        if (const auto scalar = scalarOf(builtin->getKind()))
            return ElementType{*scalar, 1, {}};
    }
    return std::nullopt;
}

QString TypeDescription::spelling(clang::QualType type) const
{
    if (const auto *pointer = type->getAs<clang::PointerType>())
        return spelling(pointer->getPointeeType()) + u'*';
    while (const auto *array = m_context.getAsArrayType(type))
        type = array->getElementType();
    clang::PrintingPolicy policy(m_context.getLangOpts());
    policy.SuppressTagKeyword = false;
    type = clang::QualType(type.getSplitUnqualifiedType().Ty, 0);
    return QString::fromStdString(type.getAsString(policy));
}

StructMember TypeDescription::member(const clang::FieldDecl &field, quint64 offsetInBits, const QString &ownName) const
{
    StructMember result;
    result.name = QString::fromStdString(field.getNameAsString());
    result.offset = int(offsetInBits / 8);
    clang::QualType type = field.getType();
    while (const auto *array = m_context.getAsConstantArrayType(type)) {
        result.count *= int(array->getSize().getZExtValue());
        type = array->getElementType();
    }
    if (field.isBitField()) { // the bytes that it lies in, which its type may reach beyond
        result.type = ElementType{Scalar::UChar, 1, {}};
        result.count = int((offsetInBits % 8 + field.getBitWidthValue(m_context) + 7) / 8);
    } else if (const auto element = elementType(type)) {
        result.type = *element;
    } else if (!ownName.isEmpty()) {
        result.type = ElementType{Scalar::Char, 1, ownName};
    } else { // a pointer: its bytes
        result.type = ElementType{Scalar::UChar, 1, {}};
        result.count *= int(sizeInBytes(type));
    }
    return result;
}

void TypeDescription::appendLayouts(clang::QualType type, QList<StructLayout> &layouts, const QString &ownName) const
{
    while (true) {
        if (const auto *array = m_context.getAsArrayType(type))
            type = array->getElementType();
        else if (type->isPointerType())
            type = type->getPointeeType();
        else
            break;
    }
    const auto *recordType = type->getAs<clang::RecordType>();
    const clang::RecordDecl *record = recordType ? recordType->getDecl()->getDefinition() : nullptr;
    if (!record || record->isInvalidDecl())
        return;
    const QString given = structName(*record);
    const QString name = given.isEmpty() ? ownName : given;
    const auto known = [&](const StructLayout &layout) { return layout.name == name; };
    if (std::any_of(layouts.cbegin(), layouts.cend(), known))
        return;
    StructLayout layout{name, int(sizeInBytes(type)), {}};
    appendMembers(*record, 0, layout, layouts);
    if (!name.isEmpty())
        layouts.append(layout);
}

/// Those of a struct or union without a member's name (`struct { union { int i; float f; }; }`) are members of what it stands in. One
/// that only lacks a name of its own is known by its member's: "cell.at".
void TypeDescription::appendMembers(const clang::RecordDecl &record, quint64 offsetInBits, StructLayout &layout,
                                    QList<StructLayout> &layouts) const
{
    const clang::ASTRecordLayout &offsets = m_context.getASTRecordLayout(&record);
    for (const clang::FieldDecl *field : record.fields()) {
        const quint64 offset = offsetInBits + offsets.getFieldOffset(field->getFieldIndex());
        const clang::QualType base = m_context.getBaseElementType(field->getType());
        const auto *inner = base->getAs<clang::RecordType>();
        if (field->isAnonymousStructOrUnion()) {
            appendMembers(*inner->getDecl(), offset, layout, layouts);
            continue;
        }
        const bool isNameless = inner && structName(*inner->getDecl()).isEmpty() && !layout.name.isEmpty();
        const QString ownName = isNameless ? layout.name + u'.' + QString::fromStdString(field->getNameAsString()) : QString();
        if (!base->isPointerType()) // which may well point to the struct itself
            appendLayouts(field->getType(), layouts, ownName);
        layout.members.append(member(*field, offset, ownName));
    }
}

void TypeDescription::appendAlias(const clang::TypedefNameDecl &alias, QList<StructLayout> &layouts) const
{
    const auto *record = alias.getUnderlyingType()->getAs<clang::RecordType>();
    if (!record)
        return;
    appendLayouts(alias.getUnderlyingType(), layouts);
    const QString name = QString::fromStdString(alias.getNameAsString());
    const auto layoutNamed = [&](const QString &wanted) { return std::ranges::find(layouts, wanted, &StructLayout::name); };
    const auto aliased = layoutNamed(structName(*record->getDecl()));
    if (aliased == layouts.end() || layoutNamed(name) != layouts.end())
        return;
    StructLayout layout = *aliased;
    layout.name = name;
    layouts.append(layout);
}

KernelParameter TypeDescription::parameter(const clang::ParmVarDecl &declaration) const
{
    KernelParameter result;
    const clang::QualType type = declaration.getOriginalType().isNull() ? declaration.getType() : declaration.getType();
    result.name = QString::fromStdString(declaration.getNameAsString());
    result.typeName = spelling(type);
    if (type->isPointerType()) {
        const clang::QualType pointee = type->getPointeeType();
        result.kind = pointerKind(pointee.getAddressSpace());
        result.type = elementType(pointee);
        result.isConst = pointee.isConstQualified() || result.kind == ParameterKind::ConstantPointer;
        result.isVolatile = pointee.isVolatileQualified();
    } else if (type->isImageType()) {
        result.kind = ParameterKind::Image;
        result.accessQualifier = accessQualifierOf(declaration);
        result.isConst = result.accessQualifier == u"read_only";
        // Clang spells the qualifier into the type: "__read_only image2d_t".
        result.typeName = result.typeName.section(u' ', -1);
    } else if (type->isSamplerT()) {
        result.kind = ParameterKind::Sampler;
    } else if (type->isPipeType() || type->isEventT() || type->isQueueT()) {
        result.kind = ParameterKind::Other;
    } else {
        result.kind = ParameterKind::Value;
        result.type = elementType(type);
    }
    return result;
}

} // namespace kernelscope
