#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <QtGlobal>

#include "instrument/PointerFlow.h"

namespace kernelscope {

/// Which private variables the pointers of a program may point into, so that accesses through those can be checked. Each variable
/// that matters has a place in ks->own, where the rewritten text puts its address when it is declared.
class PrivateBounds
{
public:
    PrivateBounds(const std::vector<const clang::FunctionDecl *> &functions, const clang::ASTContext &ast);

    /// A place in ks->own, and the size of its variable.
    using Places = std::vector<std::pair<int, quint64>>;
    /// Where a pointer may point into, if that is known of every way it may have got its value.
    struct Room
    {
        Places places;    ///< the largest first
        std::string name; ///< of the variable; of several: joined by "or"

        bool isOfOneSize() const { return places.front().second == places.back().second; }
    };
    /// `pointer`: an expression whose value is a pointer to private memory.
    std::optional<Room> roomOf(const clang::Expr *pointer) const;
    /// Whether it may lie elsewhere than where it pointed first.
    bool isMoved(const clang::Expr *pointer) const { return m_flow.ofValue(pointer).moved; }
    /// Whether it may lead to something of another type.
    bool isCast(const clang::Expr *pointer) const { return m_flow.ofValue(pointer).cast; }
    /// All private memory that a generic pointer may lead to, whatever its size; nothing where that is not known. `isPlace`: the expression
    /// is an lvalue.
    std::optional<Places> placesOf(const clang::Expr *expression, bool isPlace) const;
    /// The variable that an address is in, as text.
    struct Owner
    {
        std::string found; ///< what finds it, with a comma behind; empty: there is just one
        std::string place;

        /// The value of that one of several places. Of two variables that lie in one place, which live one after the other, the larger's.
        std::string choose(const std::vector<std::string> &places, const std::vector<std::string> &values) const;
    };
    /// `from`: originOf() the pointer, or the address. `variable`: that keeps the place where there are several.
    static Owner owner(const Room &room, const std::string &from, const std::string &address, const std::vector<std::string> &places,
                       const std::string &variable);
    static std::vector<std::string> placeTexts(const Room &room);
    const clang::VarDecl *variableAt(int place) const { return m_variables[std::size_t(place)]; }
    /// The block at whose end it is no more; null: that is not known.
    const clang::CompoundStmt *blockOf(const clang::VarDecl *variable) const;
    /// In the order of their places.
    const std::vector<const clang::VarDecl *> &variables() const { return m_variables; }
    /// The address in the pointer variable that `p`, `p + i` or `p + i - 1` starts from; empty: it starts from something else.
    static std::string originOf(const clang::Expr *pointer);

    /// The statement that says where a variable lies; empty where it is not needed. `with`: it is given to that function, which says so.
    std::string registration(const clang::VarDecl *variable, const char *with = nullptr) const;
    int count() const { return int(m_variables.size()); }
    /// Those that a cast makes pointers to smaller things lead to: what may be written of an element then is a part of it.
    const std::set<const clang::VarDecl *> &split() const { return m_split; }

private:
    PointerFlow m_flow;
    const clang::ASTContext &m_ast;
    std::vector<const clang::VarDecl *> m_variables;
    std::map<const clang::VarDecl *, const clang::CompoundStmt *> m_blocks; ///< of those after whose declaration a statement can stand
    std::set<const clang::VarDecl *> m_split;
    bool m_isComplete = true; ///< all private memory that pointers may lead to has a variable
};

} // namespace kernelscope
