#include "export/WhyJson.h"

#include "analysis/Evidence.h"
#include "protocol/Json.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

QString kindWord(ChainLink::Kind kind)
{
    switch (kind) {
    case ChainLink::Store:
        return u"store"_s;
    case ChainLink::Load:
        return u"load"_s;
    case ChainLink::Variable:
        return u"variable"_s;
    case ChainLink::Result:
        return u"result"_s;
    case ChainLink::Argument:
        return u"argument"_s;
    case ChainLink::Earlier:
        return u"earlier"_s;
    }
    return {};
}

QJsonObject linkJson(const Trace &trace, const ChainLink &link)
{
    const AccessSite &site = trace.site(link.site);
    const bool hasItem = link.item.value >= 0;
    return {{u"kind"_s, kindWord(link.kind)},
            {u"file"_s, site.range.begin.file},
            {u"line"_s, site.range.begin.line},
            {u"column"_s, site.range.begin.column},
            {u"item"_s, hasItem ? toJson(idList(trace.globalId(link.item), trace.launch().dimensions)) : QJsonValue()},
            {u"step"_s, link.step >= 0 ? QJsonValue(link.step) : QJsonValue()},
            {u"phase"_s, hasItem ? QJsonValue(link.phase) : QJsonValue()},
            {u"text"_s, site.text},
            {u"name"_s, link.name},
            {u"value"_s, link.value},
            {u"from"_s, toJson(link.from)}};
}

} // namespace

QJsonObject whyJson(const ExplainedElement &explained)
{
    QJsonArray chain;
    for (const ChainLink &link : explained.chain.links)
        chain << linkJson(*explained.trace, link);
    QJsonObject json{{u"status"_s, explained.status},
                     {u"device"_s, explained.device},
                     {u"element"_s, explained.element},
                     {u"value"_s, explained.chain.links.isEmpty() ? QJsonValue() : QJsonValue(explained.chain.links.first().value)},
                     {u"complete"_s, !explained.chain.links.isEmpty() && !explained.chain.isCut},
                     {u"message"_s, explained.message},
                     {u"chain"_s, chain}};
    if (explained.asksBirth)
        json.insert(u"born"_s, explained.chain.born ? QJsonValue(*explained.chain.born) : QJsonValue());
    return json;
}

} // namespace kernelscope
