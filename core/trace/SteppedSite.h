#pragma once

#include <QList>
#include <QString>

#include "project/ElementType.h"
#include "support/Fields.h"

namespace kernelscope {

/// How a SiteKind::Value records its variable.
enum class ValueForm {
    Whole,   ///< payload: the value, as in memory
    Pointer, ///< payload: the object (ownVariable and more: one of `targets`; noObject: none that is known), then the offset in bytes, or
             ///< the address, in two words
    Parts,   ///< an array or a struct; payload: an offset in bytes, above it (changedBits) which bytes changed, then the word there
};

/// A private variable that a pointer may lead to.
struct PointedVariable
{
    QString name;
    int sizeInBytes = 0;
    int elementSize = 0; ///< of an array's elements; else all of it

    bool operator==(const PointedVariable &) const = default;
    KERNELSCOPE_FIELDS(name, sizeInBytes, elementSize)
};

/// What a SiteKind::Value says of its variable beyond the type of one element, and a SiteKind::Statement of its place; of an access the
/// layouts alone.
struct SteppedSite
{
    static constexpr quint32 noObject = 0xffffffff;
    static constexpr quint32 ownVariable = 0x80000000;
    static constexpr int changedBits = 28; ///< the bit of a word's first byte

    int order = 0;      ///< of a statement: which come later without a jump have higher ones; a loop's step comes after its body
    QList<int> reads;   ///< of a statement: the SiteKind::Value of each variable that it reads
    QList<int> assigns; ///< of a statement: likewise of each that it assigns to by name, in whole or in part
    ValueForm form = ValueForm::Whole;
    int scopeEndLine = 0; ///< where its block ends, counted from 1
    int scopeEndColumn = 0;
    QList<PointedVariable> targets; ///< of a pointer to private memory
    QList<int> extents;             ///< of an array, outermost first
    QList<StructLayout> layouts;    ///< of a struct and of those within it

    bool operator==(const SteppedSite &) const = default;
    KERNELSCOPE_FIELDS(order, reads, assigns, form, scopeEndLine, scopeEndColumn, targets, extents, layouts)
};

} // namespace kernelscope
