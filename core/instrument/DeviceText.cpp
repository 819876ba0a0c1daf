#include "instrument/DeviceText.h"

#include "instrument/ObjectTable.h"
#include "trace/TraceLayout.h"

namespace kernelscope::embedded {
extern const char tracePrelude[];
extern const unsigned long tracePreludeSize;
} // namespace kernelscope::embedded

namespace kernelscope {
namespace {

std::string qualified(char space, bool isVolatile)
{
    return (isVolatile ? "volatile " : "") + spaceName(space);
}

std::string suffix(char space, bool isVolatile, const std::string &word)
{
    return std::string("_") + space + (isVolatile ? "v_" : "_") + word;
}

std::string sizes(const DeviceType &type)
{
    return std::to_string(type.bytes) + "ul," + std::to_string(type.words) + "," + std::to_string(type.storedWords);
}

void replaceAll(std::string &text, const std::string &what, const std::string &with)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

} // namespace

void DeviceText::add(const std::string &name, const std::string &definition, const clang::RecordDecl *record)
{
    if (m_names.insert(name).second)
        (record ? m_behindRecords[record] : m_functions) += definition + '\n';
}

std::string DeviceText::function(const std::string &macro, const std::string &name, const std::string &arguments,
                                 const clang::RecordDecl *record)
{
    add(name, macro + "(" + name + "," + arguments + ")", record);
    return name;
}

std::string DeviceText::load(const DeviceType &type, char space, bool isVolatile)
{
    if (!type.isNamed())
        return {};
    return function("KS_LOAD", "ks_load" + suffix(space, isVolatile, type.word),
                    qualified(space, isVolatile) + "," + type.name + "," + sizes(type), type.record);
}

std::string DeviceText::store(const DeviceType &type, char space, bool isVolatile)
{
    if (!type.isNamed())
        return {};
    return function("KS_STORE", "ks_store" + suffix(space, isVolatile, type.word),
                    qualified(space, isVolatile) + "," + type.name + "," + sizes(type), type.record);
}

std::string DeviceText::loadParts(const DeviceType &element, const DeviceType &parts, unsigned count, char space, bool isVolatile)
{
    const std::string single = load(element, space, isVolatile);
    return function("KS_LOAD_PARTS", "ks_load_parts" + suffix(space, isVolatile, parts.word),
                    qualified(space, isVolatile) + "," + element.name + "," + parts.name + "," + std::to_string(count) + "," + single);
}

std::string DeviceText::storeParts(const DeviceType &element, const DeviceType &parts, unsigned count, char space, bool isVolatile)
{
    const std::string single = store(element, space, isVolatile);
    return function("KS_STORE_PARTS", "ks_store_parts" + suffix(space, isVolatile, parts.word),
                    qualified(space, isVolatile) + "," + element.name + "," + parts.name + "," + std::to_string(count) + "," + single);
}

std::string DeviceText::vectorLoad(const DeviceType &element, unsigned count, char space)
{
    const unsigned bytes = element.bytes * count;
    return function("KS_VLOAD", "ks_vload" + std::to_string(count) + suffix(space, false, element.word),
                    spaceName(space) + "," + element.name + "," + std::to_string(count) + "," + std::to_string(bytes) + "ul," +
                        std::to_string((bytes + 3) / 4));
}

std::string DeviceText::vectorStore(const DeviceType &element, unsigned count, char space)
{
    const unsigned bytes = element.bytes * count;
    return function("KS_VSTORE", "ks_vstore" + std::to_string(count) + suffix(space, false, element.word),
                    spaceName(space) + "," + element.name + "," + std::to_string(count) + "," + std::to_string(bytes) + "ul," +
                        std::to_string((bytes + 3) / 4));
}

std::string DeviceText::prelude(const ObjectTable &objects, int privateVariables, quint64 sites, bool votes) const
{
    const quint32 siteBits = traceLayout::shortSiteBits(sites);
    std::string text(embedded::tracePrelude, embedded::tracePreludeSize);
    replaceAll(text, "@SETS@", objects.setCases());
    replaceAll(text, "@OBJECTS@", std::to_string(std::max<qsizetype>(1, objects.objects().size())));
    replaceAll(text, "@OWN@", std::to_string(std::max(1, privateVariables)));
    // Compilers copy what has barriers into its callers, and make copies of loops around them: a vote costs as much as many sites.
    replaceAll(text, "@WEIGHT@", std::to_string(sites + (votes ? 20 : 0)));
    replaceAll(text, "@SITE_BITS@", std::to_string(siteBits));
    replaceAll(text, "@OFFSET_BITS@", std::to_string(traceLayout::shortBits - siteBits));
    std::string extensions;
    for (const char *name :
         {"cl_khr_fp64", "cl_khr_fp16", "cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics", "cl_khr_byte_addressable_store"})
        extensions += std::string("#ifdef ") + name + "\n#pragma OPENCL EXTENSION " + name + " : enable\n#endif\n";
    return extensions + text + m_functions;
}

} // namespace kernelscope
