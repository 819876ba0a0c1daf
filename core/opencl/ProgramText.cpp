#include "opencl/ProgramText.h"

#include <QCryptographicHash>
#include <QRegularExpression>

namespace kernelscope {

QByteArray compilerText(const ProgramText &text)
{
    QByteArray whole;
    for (const QString &source : text.sources) {
        QByteArray name = source.toUtf8();
        name.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', ' ');
        whole += "#line 1 \"" + name + "\"\n" + text.files.value(source);
        if (!whole.endsWith('\n'))
            whole += '\n';
    }
    return whole;
}

QString buildTitle(const ProgramText &text)
{
    return QStringLiteral("build ") + text.sources.join(QStringLiteral(", "));
}

bool hasIncludes(const ProgramText &text)
{
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\b"), QRegularExpression::MultilineOption);
    for (const QString &source : text.sources) {
        if (QString::fromUtf8(text.files.value(source)).contains(include))
            return true;
    }
    return text.options.contains(QStringLiteral("-include"));
}

QByteArray cacheKey(const ProgramText &text)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const QByteArray &bytes) {
        hash.addData(QByteArray::number(bytes.size()) + ':');
        hash.addData(bytes);
    };
    add(text.options.toUtf8());
    for (const QString &source : text.sources)
        add(source.toUtf8());
    const bool all = hasIncludes(text);
    for (auto it = text.files.begin(); it != text.files.end(); ++it) {
        if (!all && !text.sources.contains(it.key()))
            continue;
        add(it.key().toUtf8());
        add(it.value());
    }
    return hash.result();
}

} // namespace kernelscope
