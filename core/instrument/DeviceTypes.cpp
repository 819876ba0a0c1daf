#include "instrument/DeviceTypes.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>

#include "instrument/TypeDescription.h"

namespace kernelscope {
namespace {

using namespace clang;

std::string scalarNameOf(QualType type)
{
    if (const auto *enumeration = type->getAs<EnumType>())
        type = enumeration->getDecl()->getIntegerType();
    const auto *builtin = type.isNull() ? nullptr : type->getAs<BuiltinType>();
    if (!builtin)
        return {};
    if (builtin->getKind() == BuiltinType::Bool)
        return "bool";
    const auto scalar = scalarOf(builtin->getKind());
    return scalar ? scalarName(*scalar).toStdString() : std::string();
}

std::string recordName(const RecordDecl &record)
{
    if (!isa<TranslationUnitDecl>(record.getDeclContext()))
        return {};
    if (const auto *alias = record.getTypedefNameForAnonDecl())
        return alias->getNameAsString();
    if (record.getIdentifier())
        return (record.isUnion() ? "union " : "struct ") + record.getNameAsString();
    return {};
}

} // namespace

DeviceType deviceType(QualType type, const ASTContext &context)
{
    DeviceType result;
    type = type.getCanonicalType().getUnqualifiedType();
    if (type->isIncompleteType() || type->isArrayType())
        return result;
    const unsigned size = unsigned(context.getTypeSizeInChars(type).getQuantity());
    result.bytes = size;
    if (const auto *vector = type->getAs<ExtVectorType>()) {
        const std::string element = scalarNameOf(vector->getElementType());
        if (!element.empty())
            result.name = element + std::to_string(vector->getNumElements());
        result.bytes = unsigned(context.getTypeSizeInChars(vector->getElementType()).getQuantity()) * vector->getNumElements();
    } else if (const auto *record = type->getAs<RecordType>()) {
        result.record = record->getDecl()->getDefinition();
        if (result.record)
            result.name = recordName(*result.record);
    } else {
        result.name = scalarNameOf(type);
    }
    result.words = (result.bytes + 3) / 4;
    result.storedWords = (size + 3) / 4;
    result.word = result.name;
    for (char &c : result.word) {
        if (c == ' ')
            c = '_';
    }
    return result;
}

char spaceLetter(QualType type)
{
    switch (type.getAddressSpace()) {
    case LangAS::opencl_global:
        return 'g';
    case LangAS::opencl_local:
        return 'l';
    case LangAS::opencl_constant:
        return 'c';
    case LangAS::opencl_generic:
        return 'x';
    default:
        return 0;
    }
}

AddressSpace memoryOf(char letter)
{
    switch (letter) {
    case 'g':
        return AddressSpace::Global;
    case 'l':
        return AddressSpace::Local;
    case 'c':
        return AddressSpace::Constant;
    case 'x':
        return AddressSpace::Generic;
    default:
        return AddressSpace::Private;
    }
}

std::string spaceName(char letter)
{
    switch (letter) {
    case 'g':
        return "__global";
    case 'l':
        return "__local";
    case 'c':
        return "__constant";
    case 'x':
        return "__generic";
    default:
        return "__private";
    }
}

std::string addressMacro(char letter)
{
    return letter == 'x' ? "KS_GENERIC_ADDRESS" : "KS_ADDRESS";
}

} // namespace kernelscope
