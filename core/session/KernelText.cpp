#include "session/KernelText.h"

#include <QRegularExpression>
#include <QSet>

namespace kernelscope {
namespace {

QString withoutComments(QString source)
{
    static const QRegularExpression comment(QStringLiteral("//[^\\n]*|/\\*.*?\\*/"), QRegularExpression::DotMatchesEverythingOption);
    return source.replace(comment, QStringLiteral(" "));
}

QString textOf(const QString &kernel, const QString &source)
{
    const QString declaration = QStringLiteral("\\b%1\\s*\\(").arg(QRegularExpression::escape(kernel));
    auto matches = QRegularExpression(declaration).globalMatch(source);
    while (matches.hasNext()) {
        const auto match = matches.next();
        const qsizetype body = source.indexOf(u'{', match.capturedEnd());
        const qsizetype semicolon = source.indexOf(u';', match.capturedEnd());
        if (semicolon >= 0 && semicolon < body) // a declaration, or a call
            continue;
        qsizetype depth = 0;
        for (qsizetype at = body; at >= 0 && at < source.size(); ++at) {
            depth += source[at] == u'{' ? 1 : source[at] == u'}' ? -1 : 0;
            if (depth == 0)
                return source.mid(match.capturedStart(), at + 1 - match.capturedStart());
        }
    }
    return source;
}

int groupDefinedIn(const QString &source, const QString &kernel)
{
    static const QRegularExpression macro(
        QStringLiteral("#\\s*define\\s+(\\w*(?:bl(?:oc)?k|tile|group|wg|local|threads?)\\w*)[ \\t]+\\(?(\\d+)[uU]?\\)?[ \\t]*(?:\\n|$)"),
        QRegularExpression::CaseInsensitiveOption);
    for (auto found = macro.globalMatch(source); found.hasNext();) {
        const auto match = found.next();
        const int number = match.captured(2).toInt();
        const bool isPower = number > 0 && (number & (number - 1)) == 0;
        if (isPower && kernel.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(match.captured(1)))))
            return number;
    }
    return 0;
}

bool asksWhichItem(const QString &text)
{
    static const QRegularExpression question(QStringLiteral("\\bget_(?:global|local|group)_(?:linear_)?id\\b"));
    return text.contains(question);
}

/// One step into functions and macros: where one of those calls others, it is taken to ask.
bool mayAskWhichItem(const QString &kernel, const QString &source)
{
    static const QRegularExpression call(QStringLiteral("\\b([A-Za-z_]\\w*)\\b"));
    if (asksWhichItem(kernel))
        return true;
    QSet<QString> seen;
    for (auto found = call.globalMatch(kernel); found.hasNext();) {
        const QString name = found.next().captured(1);
        if (seen.contains(name))
            continue;
        seen << name;
        const QString definition = QRegularExpression::escape(name);
        const QRegularExpression macro(QStringLiteral("#\\s*define\\s+%1\\b[^\\n]*(?:get_|\\(|\\\\\\n)").arg(definition));
        const QRegularExpression function(QStringLiteral("\\b%1\\s*\\([^;{}]*\\)\\s*\\{").arg(definition));
        const bool isKernel = kernel.startsWith(name);
        if (source.contains(macro) || (!isKernel && source.contains(function) && asksWhichItem(textOf(name, source))))
            return true;
    }
    return source.contains(QLatin1String("#include"));
}

} // namespace

KernelText::KernelText(const QString &kernel, const QString &source)
    : m_text(textOf(kernel, withoutComments(source))), m_definedGroup(groupDefinedIn(withoutComments(source), m_text))
{
    m_isSerial = !m_text.isEmpty() && !mayAskWhichItem(m_text, withoutComments(source));
    for (int dimension = 1; dimension <= 2; ++dimension) {
        const QString call = QStringLiteral("get_(?:global|local|group)_(?:id|size)\\s*\\(\\s*%1\\s*u?\\)").arg(dimension);
        if (m_text.contains(QRegularExpression(call)))
            m_dimensions = dimension + 1;
    }
}

bool KernelText::needsGroup() const
{
    static const QRegularExpression words(
        QStringLiteral("\\b(?:barrier|work_group_barrier|get_local_id|get_local_size|get_group_id|local|__local)\\b"));
    return m_text.contains(words);
}

int KernelText::groupDimensions() const
{
    int dimensions = 0;
    for (int dimension = 0; dimension < m_dimensions; ++dimension) {
        const QRegularExpression call(QStringLiteral("get_local_id\\s*\\(\\s*%1\\s*u?\\)").arg(dimension));
        dimensions |= m_text.contains(call) ? 1 << dimension : 0;
    }
    return dimensions;
}

int KernelText::loopsUpTo(const QStringList &numbers) const
{
    int loops = 0;
    for (const QString &number : numbers) {
        const QRegularExpression loop(
            QStringLiteral("\\b(?:for\\s*\\([^;{}]*;[^;{}]*|while\\s*\\([^;{}]*)<=?[^;{}]*\\b%1\\b").arg(QRegularExpression::escape(number)));
        for (auto found = loop.globalMatch(m_text); found.hasNext(); found.next())
            ++loops;
    }
    return loops;
}

QString KernelText::pixelAccess(const QString &image) const
{
    const QRegularExpression call(QStringLiteral("\\b(?:read|write)_image(f|ui|i)\\s*\\(\\s*%1\\b").arg(QRegularExpression::escape(image)));
    return call.match(m_text).captured(1);
}

bool KernelText::boundsLoops(const QString &pointer) const
{
    const QRegularExpression next(QStringLiteral("\\b%1\\s*\\[[^\\]]*\\+\\s*1\\s*\\]").arg(QRegularExpression::escape(pointer)));
    static const QRegularExpression loop(QStringLiteral("\\b(?:for|while)\\b"));
    return m_text.contains(next) && m_text.contains(loop);
}

} // namespace kernelscope
