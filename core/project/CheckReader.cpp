#include "project/CheckReader.h"

#include <limits>

#include "project/ProjectKeys.h"

namespace kernelscope {
namespace {

decltype(Check::expected) readExpected(const JsonNode &node)
{
    const QString wanted = QStringLiteral("an object with one of the keys expression, buffer, file");
    static const QStringList kinds = projectKeys(u"expectedExpression") + projectKeys(u"expectedBuffer") + projectKeys(u"expectedFile");
    if (!node.isObjectOf(kinds, wanted))
        return {};
    if (node.value().members.size() != 1) {
        node.refuseKind(wanted);
        return {};
    }
    if (const auto expression = node.find(u"expression"))
        return ExpectedExpression{expression->expression()};
    if (const auto buffer = node.find(u"buffer"))
        return ExpectedBuffer{buffer->string(QStringLiteral("the name of a buffer"))};
    return ExpectedFile{node.find(u"file")->string(QStringLiteral("the name of a .npy, .csv, .png or .bin file"))};
}

/// A check with a condition has neither a buffer nor anything to compare with.
void readCondition(const JsonNode &node, Check &check)
{
    check.condition = node.find(u"condition")->expression();
    for (const char16_t *key : {u"buffer", u"index", u"expected", u"absolute", u"relative"}) {
        if (node.has(key)) {
            const QString name = QString::fromUtf16(key);
            node.refuseKey(name, QStringLiteral("has both \"condition\" and \"%1\". A check either states a condition or "
                                                "compares a buffer with what is expected.")
                                     .arg(name));
        }
    }
}

} // namespace

Check readCheck(const JsonNode &node)
{
    Check check;
    if (!node.isObjectOf(projectKeys(u"check"), QStringLiteral("an object that describes a check")))
        return check;
    if (const auto name = node.find(u"name"))
        check.name = name->string(QStringLiteral("the check's name"));
    if (const auto when = node.find(u"when"))
        check.when = when->expression();
    if (node.has(u"condition")) {
        readCondition(node, check);
        return check;
    }
    if (const auto buffer = node.required(QStringLiteral("buffer")))
        check.buffer = buffer->string(QStringLiteral("the name of a buffer"));
    if (const auto index = node.find(u"index"))
        check.index = index->expression();
    if (const auto expected = node.required(QStringLiteral("expected")))
        check.expected = readExpected(*expected);
    if (const auto absolute = node.find(u"absolute"))
        check.absolute = absolute->tolerance();
    if (const auto relative = node.find(u"relative"))
        check.relative = relative->tolerance();
    return check;
}

Sweep readSweep(const JsonNode &node)
{
    Sweep sweep;
    if (!node.isObjectOf(projectKeys(u"sweep"), QStringLiteral("an object with the keys vary, launches, work")))
        return sweep;
    if (const auto vary = node.find(u"vary")) {
        for (const auto &[name, values] : vary->members(QStringLiteral("an object like { \"n\": [64, 128] }")))
            sweep.vary.append({name, values.expressions(QStringLiteral("a list of values"), std::numeric_limits<int>::max())});
    }
    if (const auto launches = node.find(u"launches")) {
        for (const JsonNode &launch : launches->items(QStringLiteral("a list of launches")))
            sweep.launches.append(launch.string(QStringLiteral("the name of a launch")));
    }
    if (const auto work = node.find(u"work")) {
        for (const auto &[unit, expression] : work->members(QStringLiteral("an object like { \"flops\": \"2 * n\" }")))
            sweep.work.append({unit, expression.expression()});
    }
    return sweep;
}

} // namespace kernelscope
