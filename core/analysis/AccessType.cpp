#include "analysis/AccessType.h"

#include <utility>

#include "support/EnumRange.h"

namespace kernelscope {

AccessType accessType(SiteKind kind)
{
    using enum SiteKind;
    static constexpr std::pair<SiteKind, AccessType> types[] = {
        {Load, AccessType::Load},           {Store, AccessType::Store},          {Atomic, AccessType::Atomic},
        {Barrier, AccessType::Barrier},     {Fence, AccessType::Fence},          {AsyncRead, AccessType::Copy},
        {AsyncWrite, AccessType::Copy},     {AsyncWait, AccessType::Wait},       {ImageRead, AccessType::Load},
        {ImageWrite, AccessType::Store},    {Branch, AccessType::Condition},     {Index, AccessType::Index},
        {Loop, AccessType::Loop},           {Assignment, AccessType::Statement}, {Statement, AccessType::Statement},
        {Unset, AccessType::Load},          {Division, AccessType::Operation},   {Conversion, AccessType::Operation},
        {Alignment, AccessType::Access},    {Overflow, AccessType::Operation},   {Enter, AccessType::Statement},
        {Iteration, AccessType::Statement}, {Value, AccessType::Statement},      {Collective, AccessType::Call},
        {Unordered, AccessType::Statement}};
    static_assert(isTableOf(types));
    return types[std::size_t(kind)].second;
}

AccessType accessType(CommandKind kind)
{
    using enum CommandKind;
    static constexpr std::pair<CommandKind, AccessType> types[] = {
        {Launch, AccessType::Launch},   {Write, AccessType::Write},   {Read, AccessType::Read},  {Copy, AccessType::Copy},
        {Fill, AccessType::Fill},       {Carry, AccessType::Carry},   {Map, AccessType::Map},    {Unmap, AccessType::Unmap},
        {Barrier, AccessType::Barrier}, {Finish, AccessType::Finish}, {Build, AccessType::Build}};
    static_assert(isTableOf(types));
    return types[std::size_t(kind)].second;
}

} // namespace kernelscope
