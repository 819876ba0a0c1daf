#include "language/MessageReader.h"

#include <algorithm>

#include <QJsonDocument>

namespace kernelscope {
namespace {

/// QJsonDocument has a bound of its own, which is larger. Brackets in strings don't count.
bool isNestedTooDeeply(QByteArrayView json)
{
    int depth = 0;
    bool inString = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            if (++depth > MessageReader::deepest)
                return true;
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return false;
}

} // namespace

void MessageReader::add(const QByteArray &bytes)
{
    if (m_why.isEmpty())
        m_bytes += bytes;
}

Result<std::optional<QJsonObject>> MessageReader::broken(const QString &why)
{
    m_why = why;
    m_bytes.clear();
    return fail(m_why);
}

/// Lines "Name: value", of which only the length matters.
Result<qsizetype> MessageReader::bodySize(QByteArrayView head) const
{
    qsizetype size = -1;
    for (const QByteArray &line : head.toByteArray().split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon < 0)
            return fail(QStringLiteral("a header without a colon"));
        if (line.left(colon).trimmed().compare("Content-Length", Qt::CaseInsensitive) != 0)
            continue;
        bool isNumber = false;
        const qlonglong given = line.mid(colon + 1).trimmed().toLongLong(&isNumber);
        if (!isNumber || given < 0 || given > largestBody || size >= 0)
            return fail(QStringLiteral("a length that can't be"));
        size = qsizetype(given);
    }
    if (size < 0)
        return fail(QStringLiteral("a header without a length"));
    return size;
}

Result<std::optional<QJsonObject>> MessageReader::next()
{
    if (!m_why.isEmpty())
        return fail(m_why);
    const auto rest = QByteArrayView(m_bytes).sliced(m_begin);
    const qsizetype end = rest.first(std::min(rest.size(), largestHead)).indexOf("\r\n\r\n");
    if (end < 0)
        return rest.size() < largestHead ? Result<std::optional<QJsonObject>>() : broken(QStringLiteral("a header without an end"));
    const auto size = bodySize(rest.first(end));
    if (!size)
        return broken(size.error().message);
    if (rest.size() < end + 4 + *size)
        return {};
    const QByteArray body = rest.sliced(end + 4, *size).toByteArray();
    m_lastSize = end + 4 + *size;
    m_begin += m_lastSize;
    if (m_begin == m_bytes.size() || m_begin > largestHead * 64) { // not for each of many small ones
        m_bytes.remove(0, m_begin);
        m_begin = 0;
    }
    if (isNestedTooDeeply(body))
        return broken(QStringLiteral("a message that is nested too deeply"));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(body, &error);
    if (!document.isObject())
        return broken(QStringLiteral("a message that is no JSON object"));
    return std::optional(document.object());
}

QByteArray framed(const QJsonObject &message)
{
    const QByteArray body = QJsonDocument(message).toJson(QJsonDocument::Compact);
    return "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

} // namespace kernelscope
