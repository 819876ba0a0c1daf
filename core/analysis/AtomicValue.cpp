#include "analysis/AtomicValue.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <type_traits>

#include "project/ScalarValue.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

template <typename T> T read(const quint32 *words)
{
    T value;
    std::memcpy(&value, words, sizeof value);
    return value;
}

/// Whole numbers wrap, as the device's do.
template <typename T> T sumOf(T a, T b, bool subtract)
{
    if constexpr (std::is_floating_point_v<T>)
        return subtract ? a - b : a + b;
    else {
        using U = std::make_unsigned_t<T>;
        return T(subtract ? U(U(a) - U(b)) : U(U(a) + U(b)));
    }
}

template <typename T> T bitsOf(AtomicOperation operation, T a, T b)
{
    if constexpr (std::is_floating_point_v<T>)
        return b;
    else
        return operation == AtomicOperation::And ? T(a & b) : operation == AtomicOperation::Or ? T(a | b) : T(a ^ b);
}

template <typename T> T result(AtomicOperation operation, T old, T operand)
{
    switch (operation) {
    case AtomicOperation::Load:
    case AtomicOperation::Other:
        return old;
    case AtomicOperation::Store:
    case AtomicOperation::Exchange:
    case AtomicOperation::CompareExchange:
        return operand;
    case AtomicOperation::Add:
        return sumOf(old, operand, false);
    case AtomicOperation::Sub:
        return sumOf(old, operand, true);
    case AtomicOperation::Increment:
        return sumOf(old, T(1), false);
    case AtomicOperation::Decrement:
        return sumOf(old, T(1), true);
    case AtomicOperation::Min:
        return std::min(old, operand);
    case AtomicOperation::Max:
        return std::max(old, operand);
    case AtomicOperation::And:
    case AtomicOperation::Or:
    case AtomicOperation::Xor:
        return bitsOf(operation, old, operand);
    }
    return old;
}

/// The last operand is the one that is written: a compare-exchange's first is what it compares with. Of a store the
/// device records nothing but that value.
template <typename T> std::array<quint32, 2> resultWords(const AccessSite &site, const quint32 *words)
{
    const T old = read<T>(words);
    const bool onlyValue = site.operands == 0 && site.atomic == AtomicOperation::Store;
    const T operand = site.operands > 0 ? read<T>(words + std::size_t(site.operands) * (sizeof(T) / 4)) : onlyValue ? old : T(1);
    const T value = atomicWrote(site, words) ? result(site.atomic, old, operand) : old;
    std::array<quint32, 2> bytes{};
    std::memcpy(bytes.data(), &value, sizeof value);
    return bytes;
}

} // namespace

std::optional<std::array<quint32, 2>> atomicResult(const AccessSite &site, const quint32 *words)
{
    if (!site.type || site.type->isStruct() || site.type->components != 1 || sizeInBytes(site.type->scalar) != site.sizeInBytes ||
        site.atomic == AtomicOperation::Other)
        return std::nullopt;
    return visitScalar(site.type->scalar, [&](auto zero) -> std::optional<std::array<quint32, 2>> {
        if constexpr (sizeof zero < 4)
            return std::nullopt;
        else
            return resultWords<decltype(zero)>(site, words);
    });
}

bool atomicWrote(const AccessSite &site, const quint32 *words)
{
    const AtomicOperation operation = site.atomic;
    if (operation == AtomicOperation::Load)
        return false;
    if (operation != AtomicOperation::CompareExchange || site.operands < 1)
        return true;
    const auto size = std::size_t(site.sizeInBytes + 3) / 4;
    return std::equal(words, words + size, words + size);
}

} // namespace kernelscope
