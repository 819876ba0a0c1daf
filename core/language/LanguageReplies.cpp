#include "language/LanguageReplies.h"

#include <algorithm>

#include <QJsonArray>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr qsizetype mostCompletions = 500;
constexpr qsizetype mostSignatures = 200;
constexpr qsizetype mostPlaces = 10'000;
constexpr qsizetype longestLine = 400;
constexpr qsizetype longestText = 20'000;

/// A whole number that is one and not negative.
std::optional<int> countFrom(const QJsonValue &value)
{
    const int number = value.toInt(-1);
    return number < 0 ? std::nullopt : std::optional(number);
}

std::optional<TextPoint> pointFrom(const QJsonValue &value)
{
    const auto line = countFrom(value[u"line"]);
    const auto character = countFrom(value[u"character"]);
    return line && character ? std::optional(TextPoint{*line, *character}) : std::nullopt;
}

/// Text, or an object that holds it.
QString textFrom(const QJsonValue &value)
{
    return (value.isObject() ? value[u"value"] : value).toString().left(longestText);
}

/// That what is declared without an address space is private goes without saying.
QString withoutPrivate(QString text)
{
    return text.remove(u"__private "_s);
}

QString lineFrom(const QJsonValue &value)
{
    return withoutPrivate(value.toString().left(longestLine).simplified());
}

/// clangd begins with the header that declares it.
QString documentationFrom(const QJsonValue &value)
{
    QString text = textFrom(value);
    if (text.startsWith(u"From "))
        text = text.section(u'\n', 1);
    return text.trimmed();
}

CompletionKind kindFrom(int kind)
{
    switch (kind) { // CompletionItemKind of the protocol
    case 2:         // method
    case 3:
    case 4: // constructor
        return CompletionKind::Function;
    case 6:
    case 18: // reference: clangd's parameters
        return CompletionKind::Variable;
    case 5:
    case 10:
        return CompletionKind::Member;
    case 7:
    case 8:
    case 13:
    case 22:
    case 25:
        return CompletionKind::Type;
    case 20:
    case 21:
        return CompletionKind::Constant;
    case 14:
        return CompletionKind::Keyword;
    default:
        return CompletionKind::Text;
    }
}

std::optional<Completion> completionFrom(const QJsonValue &item)
{
    Completion completion;
    const QJsonValue edit = item[u"textEdit"];
    completion.name = lineFrom(edit.isObject() ? edit[u"newText"] : item[u"insertText"]);
    if (completion.name.isEmpty())
        return std::nullopt;
    const QString label = lineFrom(item[u"label"]); // clangd's begins with a space or a dot
    const qsizetype at = label.indexOf(completion.name);
    completion.rest = at < 0 ? QString() : label.mid(at + completion.name.size());
    completion.detail = lineFrom(item[u"detail"]);
    completion.documentation = documentationFrom(item[u"documentation"]);
    completion.kind = kindFrom(item[u"kind"].toInt());
    return completion;
}

QString fileFrom(const QJsonValue &uri)
{
    const QUrl url(uri.toString(), QUrl::StrictMode);
    return url.isLocalFile() ? url.toLocalFile() : QString();
}

Signature signatureFrom(const QJsonValue &value)
{
    const QString text = value[u"label"].toString().left(longestLine * 4);
    Signature signature{withoutPrivate(text), {}, documentationFrom(value[u"documentation"])};
    qsizetype from = 0;
    const QJsonArray parameters = value[u"parameters"].toArray();
    for (const QJsonValue &parameter : parameters) {
        const QJsonValue label = parameter[u"label"];
        qsizetype begin = label[0].toInt(-1), end = label[1].toInt(-1);
        if (label.isString()) {
            begin = text.indexOf(label.toString(), from);
            end = begin + label.toString().size();
        }
        if (begin < 0 || end < begin || end > text.size())
            continue;
        const auto shown = [&](qsizetype at) { return int(withoutPrivate(text.first(at)).size()); };
        signature.parameters << SignatureParameter{shown(begin), shown(end)};
        from = end;
    }
    return signature;
}

} // namespace

std::optional<TextSpan> spanFrom(const QJsonValue &range)
{
    const auto begin = pointFrom(range[u"start"]);
    const auto end = pointFrom(range[u"end"]);
    return begin && end && *begin <= *end ? std::optional(TextSpan{*begin, *end}) : std::nullopt;
}

Completions completionsFrom(const QJsonValue &reply)
{
    const QJsonArray items = reply.isArray() ? reply.toArray() : reply[u"items"].toArray();
    QList<QJsonValue> given(items.begin(), items.end());
    // clangd names those of a vendor's extension whatever the device has, CLK_AVC_ME_... before CLK_LOCAL_MEM_FENCE.
    std::ranges::stable_sort(given, {}, [](const QJsonValue &item) {
        return std::pair(item[u"label"].toString().endsWith(QStringView(u"_INTEL")), item[u"sortText"].toString());
    });
    Completions completions;
    completions.isComplete = !reply[u"isIncomplete"].toBool() && given.size() <= mostCompletions;
    for (const QJsonValue &item : given.first(std::min(given.size(), mostCompletions))) {
        if (const auto completion = completionFrom(item))
            completions.items << *completion;
    }
    return completions;
}

Hover hoverFrom(const QJsonValue &reply)
{
    return {withoutPrivate(textFrom(reply[u"contents"]))};
}

SignatureHelp signatureHelpFrom(const QJsonValue &reply)
{
    SignatureHelp help;
    const QJsonArray signatures = reply[u"signatures"].toArray();
    for (const QJsonValue &signature : signatures) {
        if (help.signatures.size() < mostSignatures)
            help.signatures << signatureFrom(signature);
    }
    const int active = reply[u"activeSignature"].toInt();
    help.active = active >= 0 && active < help.signatures.size() ? active : 0;
    help.parameter = std::max(0, reply[u"activeParameter"].toInt());
    return help;
}

QList<Location> locationsFrom(const QJsonValue &reply)
{
    QList<Location> locations;
    const QJsonArray values = reply.isObject() ? QJsonArray{reply} : reply.toArray();
    for (const QJsonValue &value : values) {
        const auto span = spanFrom(value[u"range"]);
        const QString file = fileFrom(value[u"uri"]);
        if (span && !file.isEmpty() && locations.size() < mostPlaces)
            locations << Location{file, *span};
    }
    return locations;
}

QList<TextEdit> textEditsFrom(const QJsonValue &reply)
{
    QList<TextEdit> edits;
    const QJsonArray values = reply.toArray();
    for (const QJsonValue &value : values) {
        const auto span = spanFrom(value[u"range"]);
        if (!span || !value[u"newText"].isString() || edits.size() >= mostPlaces)
            return {}; // a part of the edits may be worse than none
        edits << TextEdit{*span, value[u"newText"].toString()};
    }
    return edits;
}

QList<FileEdits> fileEditsFrom(const QJsonValue &reply)
{
    QList<FileEdits> all;
    const QJsonObject changes = reply[u"changes"].toObject();
    for (auto change = changes.begin(); change != changes.end(); ++change)
        all << FileEdits{fileFrom(change.key()), textEditsFrom(change.value())};
    const QJsonArray documents = reply[u"documentChanges"].toArray();
    for (const QJsonValue &change : documents)
        all << FileEdits{fileFrom(change[u"textDocument"][u"uri"]), textEditsFrom(change[u"edits"])};
    return all;
}

QJsonObject jsonOf(TextPoint point)
{
    return {{u"line"_s, point.line}, {u"character"_s, point.character}};
}

QJsonObject jsonOf(const TextSpan &span)
{
    return {{u"start"_s, jsonOf(span.begin)}, {u"end"_s, jsonOf(span.end)}};
}

} // namespace kernelscope
