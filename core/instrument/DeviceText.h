#pragma once

#include <map>
#include <set>
#include <string>

#include <QtGlobal>

#include "instrument/DeviceTypes.h"

namespace kernelscope {

class ObjectTable;

/// The memory after a pointer.
struct DevicePlace
{
    char space;
    bool isVolatile = false;
    bool isPacked = false; ///< the type's own alignment need not hold
};

/// What the prelude depends on.
struct PreludeSizes
{
    int privateVariables = 0; ///< that pointers lead to
    int votingFunctions = 0;
    quint64 sites = 0;   ///< of the whole kernel: decides on the words of its events
    quint64 weight = 0;  ///< how much of it records: decides on what is called
    unsigned events = 0; ///< of asynchronous copies that are known at a time
};

/// The device-side functions that a rewritten kernel calls: the prelude, and one function for each type and memory that
/// is accessed, made from the prelude's macros on demand.
class DeviceText
{
public:
    /// The name of the function that loads (stores) a value of a type through a pointer to a memory; empty where the
    /// type can't be named there.
    std::string load(const DeviceType &type, const DevicePlace &place);
    std::string store(const DeviceType &type, const DevicePlace &place);
    /// The same in a streak (StreakWriter); only of types that can be named.
    std::string streakLoad(const DeviceType &type, const DevicePlace &place);
    std::string streakStore(const DeviceType &type, const DevicePlace &place);
    /// The function that gives a pointer back, and records it where it is no multiple of so many bytes. Where the place is packed, what
    /// follows can do with that; else it gives the multiple before it, since many devices end the program at anything else.
    std::string aligned(const DeviceType &type, const DevicePlace &place, bool isConst, unsigned alignment);
    /// Loads or stores some components of a vector, one after the other.
    std::string loadParts(const DeviceType &element, const DeviceType &parts, unsigned count, const DevicePlace &place);
    std::string storeParts(const DeviceType &element, const DeviceType &parts, unsigned count, const DevicePlace &place);
    /// vloadN and vstoreN of a scalar type.
    std::string vectorLoad(const DeviceType &element, unsigned count, const DevicePlace &place);
    std::string vectorStore(const DeviceType &element, unsigned count, const DevicePlace &place);
    /// A function that is wholly the caller's, added once under its name.
    void add(const std::string &name, const std::string &definition, const clang::RecordDecl *record = nullptr);

    std::string prelude(const ObjectTable &objects, const PreludeSizes &sizes) const;
    /// What must stand after the declaration of a struct: the functions that access it.
    const std::map<const clang::RecordDecl *, std::string> &behindRecords() const { return m_behindRecords; }

private:
    std::string vectorAccess(const std::string &macro, const std::string &name, const DeviceType &element, unsigned count,
                             const DevicePlace &place);
    std::string inStreak(const std::string &macro, const std::string &name, const DeviceType &type, const DevicePlace &place);
    std::string placedName(const DeviceType &type, const DevicePlace &place);
    std::string function(const std::string &macro, const std::string &name, const std::string &arguments,
                         const clang::RecordDecl *record = nullptr);

    std::set<std::string> m_names;
    std::string m_functions;
    std::map<const clang::RecordDecl *, std::string> m_behindRecords;
};

} // namespace kernelscope
