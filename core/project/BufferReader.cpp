#include "project/BufferReader.h"

#include "project/KindWords.h"
#include "project/ProjectKeys.h"
#include "project/Suggestion.h"
#include "support/Overloaded.h"

namespace kernelscope {
namespace {

constexpr int mostExtents = 3;

Init readRandom(const JsonNode &node)
{
    RandomInit init{Expression(0.0), Expression(0.0), Expression(1.0)};
    if (!node.isObjectOf(projectKeys(u"random"), QStringLiteral("an object like { \"seed\": 1, \"min\": 0, \"max\": 10 }")))
        return init;
    if (const auto seed = node.find(u"seed"))
        init.seed = seed->expression();
    if (const auto min = node.find(u"min"))
        init.min = min->expression();
    if (const auto max = node.find(u"max"))
        init.max = max->expression();
    return init;
}

ValuesInit readValues(const JsonNode &node)
{
    ValuesInit init;
    const QList<JsonNode> nodes = node.items(QStringLiteral("a list of numbers"));
    init.values.reserve(nodes.size());
    for (const JsonNode &value : nodes)
        init.values.append(value.expression());
    return init;
}

/// The keys of all kinds; zeros are a word.
QStringList initKeys()
{
    QStringList keys;
    for (const Init &kind : initKinds()) {
        if (!std::holds_alternative<ZeroInit>(kind))
            keys << kindWord(kind);
    }
    return keys;
}

Init readInitOf(const Init &kind, const JsonNode &value)
{
    return std::visit(Overloaded{[&](const ZeroInit &zero) -> Init { return zero; },
                                 [&](const ConstantInit &) -> Init { return ConstantInit{value.oneOrMore()}; },
                                 [&](const ExpressionInit &) -> Init { return ExpressionInit{value.expression()}; },
                                 [&](const RandomInit &) -> Init { return readRandom(value); },
                                 [&](const ValuesInit &) -> Init { return readValues(value); },
                                 [&](const FileInit &) -> Init {
                                     return FileInit{value.string(QStringLiteral("the name of a .npy, .csv, .png or .bin file"))};
                                 }},
                      kind);
}

Init readInit(const JsonNode &node)
{
    static const QStringList keys = initKeys();
    static const QString wanted = QStringLiteral("\"zero\" or an object with one of the keys ") + keys.join(QStringLiteral(", "));
    if (node.isString() && node.value().text == u"zero")
        return ZeroInit{};
    if (!node.isObject() || node.value().members.isEmpty()) {
        node.refuseKind(wanted);
        return ZeroInit{};
    }
    if (!node.isObjectOf(keys, wanted))
        return ZeroInit{};
    if (node.value().members.size() > 1)
        node.refuseKind(wanted);
    const QString &key = node.value().members.first().key;
    return readInitOf(*initOfKind(key), *node.find(key));
}

/// "type", or "image" in its place.
void readTypeOrImage(const JsonNode &node, BufferSpec &buffer)
{
    const auto type = node.find(u"type");
    const auto image = node.find(u"image");
    if (type && image)
        node.refuseKey(QStringLiteral("image"), QStringLiteral("has both \"type\" and \"image\". Keep \"type\" for a buffer, "
                                                               "\"image\" for an image."));
    else if (type)
        buffer.type = type->string(QStringLiteral("a type such as \"float\" or \"int4\""));
    else if (image)
        buffer.imageFormat = image->string(QStringLiteral("an image format such as \"rgba-unorm8\""));
    else
        node.refuse(QStringLiteral("lacks the key \"type\" (or \"image\")."));
    if (!type && !image)
        return;
    if (buffer.type.isEmpty() && buffer.imageFormat.isEmpty())
        (type ? *type : *image)
            .refuse(QStringLiteral("is empty. Give a type such as \"float\", or an image format such as \"rgba-unorm8\"."));
}

} // namespace

int readWord(const JsonNode &node, const QStringList &words)
{
    const QString word = node.string(QStringLiteral("one of ") + words.join(QStringLiteral(", ")));
    const qsizetype index = words.indexOf(word);
    if (index < 0)
        node.refuse(QStringLiteral("is the unknown word \"%1\".%2").arg(word, suggestion(word, words)));
    return int(std::max<qsizetype>(index, 0));
}

BufferSpec readBuffer(const JsonNode &node)
{
    BufferSpec buffer;
    if (!node.isObjectOf(projectKeys(u"buffer"), QStringLiteral("an object that describes a buffer")))
        return buffer;
    if (const auto name = node.required(QStringLiteral("name")))
        buffer.name = name->string(QStringLiteral("the buffer's name"));
    readTypeOrImage(node, buffer);
    if (const auto shape = node.required(QStringLiteral("shape")))
        buffer.shape = shape->expressions(QStringLiteral("a list of 1 to 3 extents"), mostExtents);
    if (const auto access = node.find(u"access"))
        buffer.access = Access(readWord(*access, accessWords()));
    if (const auto memory = node.find(u"memory"))
        buffer.memory = MemoryKind(readWord(*memory, memoryWords()));
    if (const auto init = node.find(u"init"))
        buffer.init = readInit(*init);
    if (const auto readBack = node.find(u"readBack"))
        buffer.readBack = readBack->truth();
    return buffer;
}

} // namespace kernelscope
