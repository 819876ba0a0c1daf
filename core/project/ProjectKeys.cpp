#include "project/ProjectKeys.h"

#include <algorithm>

namespace kernelscope {
namespace {

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ');
}

/// What every step may have beside its own keys.
QStringList stepKeys(const char *own)
{
    return words(own) + words("name queue after");
}

} // namespace

const QList<KeySet> &projectKeySets()
{
    static const QList<KeySet> sets{
        {QString(), words("kernelscope title notes sources build parameters buffers queues plan checks sweep")},
        {QStringLiteral("build"), words("standard options defines")},
        {QStringLiteral("slider"), words("value min max step")},
        {QStringLiteral("buffer"), words("name type image shape access memory init readBack")},
        {QStringLiteral("constantInit"), words("constant")},
        {QStringLiteral("expressionInit"), words("expression")},
        {QStringLiteral("randomInit"), words("random")},
        {QStringLiteral("random"), words("seed min max")},
        {QStringLiteral("valuesInit"), words("values")},
        {QStringLiteral("fileInit"), words("file")},
        {QStringLiteral("queue"), words("name outOfOrder")},
        {QStringLiteral("launchStep"), stepKeys("launch kernel global local offset device arguments")},
        {QStringLiteral("writeStep"), stepKeys("write offset count")},
        {QStringLiteral("readStep"), stepKeys("read offset count")},
        {QStringLiteral("copyStep"), stepKeys("copy")},
        {QStringLiteral("copy"), words("from to fromOffset toOffset count")},
        {QStringLiteral("fillStep"), stepKeys("fill value offset count")},
        {QStringLiteral("setStep"), stepKeys("set")},
        {QStringLiteral("swapStep"), stepKeys("swap")},
        {QStringLiteral("repeatStep"), stepKeys("repeat")},
        {QStringLiteral("repeat"), words("while limit steps")},
        {QStringLiteral("barrierStep"), stepKeys("barrier")},
        {QStringLiteral("finishStep"), stepKeys("finish")},
        {QStringLiteral("bufferArgument"), words("buffer")},
        {QStringLiteral("valueArgument"), words("value")},
        {QStringLiteral("localArgument"), words("local")},
        {QStringLiteral("imageArgument"), words("image")},
        {QStringLiteral("samplerArgument"), words("sampler")},
        {QStringLiteral("sampler"), words("address filter normalized")},
        {QStringLiteral("check"), words("name buffer index expected absolute relative condition")},
        {QStringLiteral("expectedExpression"), words("expression")},
        {QStringLiteral("expectedBuffer"), words("buffer")},
        {QStringLiteral("expectedFile"), words("file")},
        {QStringLiteral("sweep"), words("vary launches work")},
    };
    return sets;
}

const QStringList &projectKeys(QStringView name)
{
    const auto &sets = projectKeySets();
    const auto found = std::find_if(sets.begin(), sets.end(), [&](const KeySet &set) { return set.name == name; });
    Q_ASSERT(found != sets.end());
    return found->keys;
}

const QStringList &accessWords()
{
    static const QStringList list = words("in out inout");
    return list;
}

const QStringList &memoryWords()
{
    static const QStringList list = words("device use-host-ptr alloc-host-ptr svm");
    return list;
}

const QStringList &samplerAddressWords()
{
    static const QStringList list = words("none clamp clamp-to-edge repeat mirrored-repeat");
    return list;
}

const QStringList &samplerFilterWords()
{
    static const QStringList list = words("nearest linear");
    return list;
}

} // namespace kernelscope
