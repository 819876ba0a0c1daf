#include "project/ArgumentReader.h"

#include "project/BufferReader.h"
#include "project/ProjectKeys.h"

namespace kernelscope {
namespace {

SamplerArgument readSampler(const JsonNode &node)
{
    SamplerArgument sampler;
    const QString wanted = QStringLiteral("an object like { \"address\": \"clamp-to-edge\", \"filter\": \"nearest\" }");
    if (!node.isObjectOf(projectKeys(u"sampler"), wanted))
        return sampler;
    if (const auto address = node.find(u"address"))
        sampler.address = SamplerAddress(readWord(*address, samplerAddressWords()));
    if (const auto filter = node.find(u"filter"))
        sampler.filter = SamplerFilter(readWord(*filter, samplerFilterWords()));
    if (const auto normalized = node.find(u"normalized"))
        sampler.normalized = normalized->truth();
    return sampler;
}

decltype(Argument::value) readArgumentValue(const JsonNode &node)
{
    static const QStringList kinds = [] {
        QStringList all;
        for (const char16_t *set : {u"bufferArgument", u"valueArgument", u"localArgument", u"imageArgument", u"samplerArgument"})
            all += projectKeys(set);
        return all;
    }();
    const QString wanted = QStringLiteral("an object with one of the keys buffer, value, local, image, sampler");
    if (!node.isObjectOf(kinds, wanted))
        return {};
    if (node.value().members.size() != 1) {
        node.refuseKind(wanted);
        return {};
    }
    const QString key = node.value().members.first().key;
    const JsonNode value = *node.find(key);
    if (key == u"buffer")
        return BufferArgument{value.string(QStringLiteral("the name of a buffer"))};
    if (key == u"value")
        return ValueArgument{value.oneOrMore()};
    if (key == u"local")
        return LocalArgument{value.expression()};
    if (key == u"image")
        return ImageArgument{value.string(QStringLiteral("the name of an image"))};
    return readSampler(value);
}

} // namespace

QList<Argument> readArguments(const JsonNode &node)
{
    QList<Argument> arguments;
    const QString wanted = QStringLiteral("an object that gives each of the kernel's parameters a value");
    for (const auto &[parameter, value] : node.members(wanted))
        arguments.append({parameter, readArgumentValue(value)});
    return arguments;
}

} // namespace kernelscope
