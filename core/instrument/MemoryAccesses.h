#pragma once

#include <clang/AST/Expr.h>

#include "instrument/IndexChecks.h"
#include "instrument/RewriteContext.h"

namespace kernelscope {

/// Rewrites loads and stores: `x = a[i]` becomes `x = ks_load_g_float(ks,1,0,&(a[i]))`, `a[i] += r` becomes
/// `(t = &(a[i]), ks_store_g_float(ks,2,0,t,ks_load_g_float(ks,1,0,t) + (r)))`: every part once, conversions as C has
/// them.
class MemoryAccesses
{
public:
    MemoryAccesses(RewriteContext &context, IndexChecks &indexes) : m_context(context), m_indexes(indexes) {}

    /// Each returns whether it took the expression.
    bool load(const clang::Expr *lvalue);
    bool assign(const clang::BinaryOperator *assignment);
    bool step(const clang::UnaryOperator *operation); ///< ++ and --

private:
    struct Target;

    bool describe(const clang::Expr *lvalue, Target &target) const;
    bool describeVector(const clang::Expr *lvalue, Target &target) const;
    EditText alignmentCheck(const Target &target);
    void wrapAddress(const Target &target, unsigned begin, unsigned end, const EditText &before, const EditText &behind);
    void storeValue(const clang::BinaryOperator *assignment, const Target &target);
    void storeCompound(const clang::BinaryOperator *assignment, const Target &target);
    std::string loadOf(const Target &target);
    std::string storeOf(const Target &target);
    int addStore(const clang::Expr *store, const Target &target);
    bool mayBeInStreak(const Target &target) const;
    using StreakFunction = std::string (DeviceText::*)(const DeviceType &, const DevicePlace &);
    EditText accessStart(const Target &target, const std::string &function, StreakFunction inStreak, int site);
    EditText loadStart(const Target &target, const std::string &function, int site);
    EditText storeStart(const Target &target, const std::string &function, int site);
    EditText accessEnd(const Target &target, const std::string &pointer, int site, const std::string &text);
    std::string pointerTo(const Target &target, bool isConst = false);

    RewriteContext &m_context;
    IndexChecks &m_indexes;
};

} // namespace kernelscope
