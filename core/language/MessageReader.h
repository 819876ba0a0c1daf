#pragma once

#include <optional>

#include <QByteArray>
#include <QJsonObject>

#include "support/Result.h"

namespace kernelscope {

/// Takes the messages of a language server out of its output: "Content-Length: N", an empty line, N bytes of JSON. Trusts nothing of it:
/// what is too large, nested too deeply or no message fails, and from then on every call does.
class MessageReader
{
public:
    static constexpr qsizetype largestHead = 1024;            ///< bytes
    static constexpr qsizetype largestBody = 4 * 1024 * 1024; ///< bytes
    static constexpr int deepest = 64;                        ///< objects and arrays inside of each other

    void add(const QByteArray &bytes);
    /// The next message; nothing where it is not there as a whole yet.
    Result<std::optional<QJsonObject>> next();
    qsizetype lastSize() const { return m_lastSize; } ///< of the message that next() gave last, in bytes

private:
    Result<qsizetype> bodySize(QByteArrayView head) const;
    Result<std::optional<QJsonObject>> broken(const QString &why);

    QByteArray m_bytes;
    qsizetype m_begin = 0; ///< of the next message in them
    qsizetype m_lastSize = 0;
    QString m_why; ///< it failed
};

/// A message as it is sent.
QByteArray framed(const QJsonObject &message);

} // namespace kernelscope
