#include "project/ProjectPlaces.h"

#include "project/JsonParser.h"
#include "project/TextPlaces.h"

namespace kernelscope {

SourcePlace placeOfPointer(const JsonValue &json, const QByteArray &text, const QString &file, const QString &pointer, bool atKey)
{
    const qsizetype slash = pointer.lastIndexOf(u'/');
    if (slash < 0)
        return placeOfByte(text, json.offset, file);
    const JsonValue *parent = valueAt(json, pointer.left(slash));
    const JsonValue *value = valueAt(json, pointer);
    if (!value || !parent)
        return placeOfPointer(json, text, file, pointer.left(slash));
    if (atKey) {
        for (const JsonMember &member : parent->members) {
            if (&member.value == value)
                return placeOfByte(text, member.keyOffset, file);
        }
    }
    return placeOfByte(text, value->offset, file);
}

SourcePlace placeOfPointer(const QByteArray &text, const QString &file, const QString &pointer)
{
    const auto json = parseJson(text, file);
    return json ? placeOfPointer(*json, text, file, pointer) : SourcePlace{file, 0, 0};
}

} // namespace kernelscope
