#include "guess/KernelText.h"

#include <algorithm>
#include <bit>

#include <QHash>
#include <QRegularExpression>
#include <QSet>

namespace kernelscope {
namespace {

QString withoutComments(QString source)
{
    static const QRegularExpression comment(QStringLiteral("//[^\\n]*|/\\*.*?\\*/"), QRegularExpression::DotMatchesEverythingOption);
    return source.replace(comment, QStringLiteral(" "));
}

/// size . x -> size.x: how parts are looked for.
QString withJoinedMembers(QString text)
{
    static const QRegularExpression apart(QStringLiteral("\\s+(\\.|->)\\s*(?=[A-Za-z_])|(\\.|->)\\s+(?=[A-Za-z_])"));
    return text.replace(apart, QStringLiteral("\\1\\2"));
}

/// A function's definition from its name on; empty where there is none.
QString definitionOf(const QString &function, const QString &source)
{
    const QString declaration = QStringLiteral("\\b%1\\s*\\(").arg(QRegularExpression::escape(function));
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
    return {};
}

QString textOf(const QString &kernel, const QString &source)
{
    const QString found = definitionOf(kernel, source);
    return found.isEmpty() ? source : found;
}

/// A function's text with that of all that it calls.
QString withCalled(const QString &text, const QString &program)
{
    static const QRegularExpression call(QStringLiteral("\\b([A-Za-z_]\\w*)\\s*\\("));
    static const QRegularExpression own(
        QStringLiteral("^(?:get_\\w+|read_image\\w+|write_image\\w+|convert_\\w+|barrier|if|for|while|switch|return)$"));
    QString all = text;
    QSet<QString> seen{call.match(text).captured(1)};
    for (auto found = call.match(all); found.hasMatch(); found = call.match(all, found.capturedEnd(1))) {
        const QString name = found.captured(1);
        if (seen.contains(name) || own.match(name).hasMatch())
            continue;
        seen << name;
        all += u'\n' + definitionOf(name, program);
    }
    return all;
}

int groupDefinedIn(const QString &source, const QString &kernel)
{
    static const QRegularExpression macro(
        QStringLiteral("#\\s*define\\s+(\\w*(?:bl(?:oc)?k|tile|group|wg|local|threads?)\\w*)[ \\t]+\\(?(\\d+)[uU]?\\)?[ \\t]*(?:\\n|$)"),
        QRegularExpression::CaseInsensitiveOption);
    for (auto found = macro.globalMatch(source); found.hasNext();) {
        const auto match = found.next();
        const int number = match.captured(2).toInt();
        if (std::has_single_bit(unsigned(number)) && kernel.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(match.captured(1)))))
            return number;
    }
    return 0;
}

/// #define TILE_X 32 and #define TILE_Y 8
std::pair<int, int> groupSidesDefinedIn(const QString &source, const QString &kernel)
{
    static const QRegularExpression macro(
        QStringLiteral("#\\s*define\\s+(\\w*(?:bl(?:oc)?k|tile|group|wg|local|threads?|dim)\\w*?_?)(x|y|w|h|width|height|0|1)[ \\t]+"
                       "\\(?(\\d+)[uU]?\\)?[ \\t]*(?:\\n|$)"),
        QRegularExpression::CaseInsensitiveOption);
    QHash<QString, std::pair<int, int>> sides;
    for (auto found = macro.globalMatch(source); found.hasNext();) {
        const auto match = found.next();
        const int number = match.captured(3).toInt();
        if (!std::has_single_bit(unsigned(number)) ||
            !kernel.contains(QRegularExpression(QStringLiteral("\\b%1%2\\b").arg(match.captured(1), match.captured(2)))))
            continue;
        auto &[x, y] = sides[match.captured(1)];
        const bool isFirst = QStringLiteral("x w width 0").split(u' ').contains(match.captured(2).toLower());
        (isFirst ? x : y) = number;
        if (x > 0 && y > 0)
            return {x, y};
    }
    return {0, 0};
}

bool asksWhichItem(const QString &text)
{
    static const QRegularExpression question(QStringLiteral("\\bget_(?:global|local|group)_(?:linear_)?id\\b"));
    return text.contains(question);
}

/// Where macros were not put in: one step into them; where one stands for others, it is taken to ask.
bool mayAskByMacro(const QString &called, const QString &source)
{
    static const QRegularExpression word(QStringLiteral("\\b([A-Za-z_]\\w*)\\b"));
    QSet<QString> seen;
    for (auto found = word.globalMatch(called); found.hasNext();) {
        const QString name = found.next().captured(1);
        if (seen.contains(name))
            continue;
        seen << name;
        const QRegularExpression macro(
            QStringLiteral("#\\s*define\\s+%1\\b[^\\n]*(?:get_|\\(|\\\\\\n)").arg(QRegularExpression::escape(name)));
        if (source.contains(macro))
            return true;
    }
    return source.contains(QLatin1String("#include"));
}

} // namespace

KernelText::KernelText(const QString &kernel, const QString &source, const QString &program)
{
    const QString written = withoutComments(source);
    const QString read = withJoinedMembers(program.isEmpty() ? written : program);
    m_text = textOf(kernel, read);
    m_called = withCalled(m_text, read);
    m_definedGroup = groupDefinedIn(written, textOf(kernel, written));
    m_definedSides = groupSidesDefinedIn(written, textOf(kernel, written));
    m_isSerial = !m_text.isEmpty() && !asksWhichItem(m_called) && (!program.isEmpty() || !mayAskByMacro(m_called, written));
    for (int dimension = 1; dimension <= 2; ++dimension) {
        if (asksIn(dimension))
            m_dimensions = dimension + 1;
    }
}

/// A function that counts a group's work-items row by row asks for their place in it whatever groups the kernel itself is made for.
bool KernelText::asksIn(int dimension) const
{
    const auto call = [dimension](const char *functions) {
        return QRegularExpression(QStringLiteral("\\bget_(?:%1)\\s*\\(\\s*%2\\s*u?\\)").arg(QLatin1String(functions)).arg(dimension));
    };
    return m_text.contains(call("(?:global|local|group)_(?:id|size)")) || m_called.contains(call("global_id|global_size|group_id"));
}

bool KernelText::isLeftAside(int dimension) const
{
    const QRegularExpression asked(
        QStringLiteral("\\bget_\\w*(?:_id|_size|_groups|_offset)\\s*\\(\\s*(?:%1\\s*u?\\)|[^0-9\\s])|_linear_id\\b").arg(dimension));
    return dimension + 1 < m_dimensions && !m_called.contains(asked);
}

QStringList KernelText::placesIn(int dimension, const QString &functions) const
{
    const QString call = QStringLiteral("\\b(?:%1)\\s*\\(\\s*%2\\s*u?\\)").arg(functions).arg(dimension);
    QStringList places{call};
    const QRegularExpression made(QStringLiteral("\\b(\\w+)\\s*=[^=;,]*?%1").arg(call));
    for (auto found = made.globalMatch(m_called); found.hasNext();)
        places << QStringLiteral("\\b%1\\b").arg(found.next().captured(1));
    // int2 p = (int2)(get_global_id(0), get_global_id(1)): p.x
    const QRegularExpression vector(
        QStringLiteral("\\b(\\w+)\\s*=\\s*\\(\\s*u?(?:int|short|long)[234]\\s*\\)\\s*\\((?:[^,;]*,){%1}\\s*%2").arg(dimension).arg(call));
    for (auto found = vector.globalMatch(m_called); found.hasNext();)
        places << QStringLiteral("\\b%1\\s*\\.\\s*(?:%2|s%3)\\b")
                      .arg(found.next().captured(1), QStringLiteral("xyz").mid(dimension, 1))
                      .arg(dimension);
    return places;
}

QStringList KernelText::placesAmongAll(int dimension) const
{
    QStringList places = placesIn(dimension, QStringLiteral("get_global_id|get_group_id"));
    // get_group_id(0) * 16 + get_local_id(0), and a variable that was made so
    for (const QString &group : placesIn(dimension, QStringLiteral("get_group_id"))) {
        for (const QString &item : placesIn(dimension, QStringLiteral("get_local_id"))) {
            const QString groups = QStringLiteral("\\(*(?:%1\\)*\\s*\\*\\s*\\w+|\\b\\w+\\s*\\*\\s*\\(*%1)\\)*").arg(group);
            const QString sum = QStringLiteral("(?:%1\\s*\\+\\s*%2(?!\\s*\\*)|%2\\s*\\+\\s*%1)").arg(groups, item);
            places << sum;
            const QRegularExpression made(QStringLiteral("\\b(\\w+)\\s*=\\s*%1\\)*\\s*[;,]").arg(sum));
            for (auto found = made.globalMatch(m_called); found.hasNext();)
                places << QStringLiteral("\\b%1\\b").arg(found.next().captured(1));
        }
    }
    return places;
}

bool KernelText::comparesPlace(int dimension, const QStringList &numbers) const
{
    for (const QString &place : placesAmongAll(dimension)) {
        for (const QString &name : numbers) {
            const QString number = QStringLiteral("\\(*(?:\\(\\w+\\)\\s*)?\\b%1\\b").arg(QRegularExpression::escape(name));
            const QRegularExpression compared(
                QStringLiteral("(?:\\bif\\s*\\(|&&|\\|\\|)[\\s(!]*(?:%1\\)*\\s*[<>]=?\\s*%2|%2\\s*[<>]=?\\s*%1)").arg(place, number));
            if (m_text.contains(compared))
                return true;
        }
    }
    return false;
}

bool KernelText::hasLongerRows(const QStringList &numbers) const
{
    return std::any_of(numbers.begin(), numbers.end(), [this](const QString &name) {
        const QString longer = QStringLiteral("\\(\\s*%1\\s*\\+\\s*\\w+\\s*\\)").arg(QRegularExpression::escape(name));
        return m_called.contains(QRegularExpression(QStringLiteral("%1\\s*\\*|\\*\\s*%1").arg(longer)));
    });
}

QStringList KernelText::globalSizes() const
{
    static const QRegularExpression named(QStringLiteral("\\b(\\w+)\\s*=\\s*get_global_size\\s*\\("));
    QStringList names{QStringLiteral("get_global_size")};
    for (auto found = named.globalMatch(m_text); found.hasNext();)
        names << found.next().captured(1);
    return names;
}

int KernelText::loopsUpTo(const QStringList &numbers) const
{
    int loops = 0;
    for (const QString &number : numbers) {
        const QRegularExpression loop(QStringLiteral("\\b(?:for\\s*\\([^;{}]*;[^;{}]*|while\\s*\\([^;{}]*)<=?[^;{}]*\\b%1\\b")
                                          .arg(QRegularExpression::escape(number)));
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

bool KernelText::scattersBy(const QString &pointer) const
{
    // Places may be looked up twice: out[new[old[i]]] = ...
    const QString element = QStringLiteral("\\b%1\\s*\\[(?:[^\\[\\];]|\\[[^\\[\\];]*\\])*\\]").arg(QRegularExpression::escape(pointer));
    const QString stored = QStringLiteral("\\b\\w+\\s*\\[\\s*(?:\\w+\\s*\\[\\s*)?%1[\\s\\]]*\\]\\s*=(?!=)");
    if (m_called.contains(QRegularExpression(stored.arg(element))))
        return true;
    const QRegularExpression made(QStringLiteral("\\b(\\w+)\\s*=(?!=)[^=;{}]*?%1").arg(element));
    for (auto found = made.globalMatch(m_called); found.hasNext();) {
        if (m_called.contains(QRegularExpression(stored.arg(QStringLiteral("\\b%1\\b").arg(found.next().captured(1))))))
            return true;
    }
    return false;
}

bool KernelText::isOneNumber(const QString &pointer) const
{
    const QString name = QRegularExpression::escape(pointer);
    const QString body = m_text.mid(m_text.indexOf(u'{'));
    const qsizetype all = body.count(QRegularExpression(QStringLiteral("\\b%1\\b").arg(name)));
    const QRegularExpression first(
        QStringLiteral("(?:[-=(,<>+/%&|!?:;{}*]|\\breturn)\\s*\\*\\s*%1\\b(?!\\s*\\[)|\\b%1\\s*\\[\\s*0\\s*\\]").arg(name));
    return all > 0 && all == body.count(first);
}

bool KernelText::boundsLoops(const QString &pointer) const
{
    // for (i = rows[r]; i < rows[r + 1]; i++), or by way of a variable; not what is only read beside its neighbour.
    const QString next =
        QStringLiteral("\\b%1\\s*\\[(?:[^\\[\\]]|\\[[^\\[\\]]*\\])*\\+\\s*1\\s*\\]").arg(QRegularExpression::escape(pointer));
    static const QString loop = QStringLiteral("\\b(?:for\\s*\\((?:[^;{}]*;)?|while\\s*\\()[^;{}]*?");
    if (m_text.contains(QRegularExpression(loop + next)))
        return true;
    const QRegularExpression made(QStringLiteral("\\b(\\w+)\\s*=(?!=)[^;={}]*%1").arg(next));
    for (auto found = made.globalMatch(m_text); found.hasNext();) {
        if (m_text.contains(QRegularExpression(loop + QStringLiteral("\\b%1\\b").arg(found.next().captured(1)))))
            return true;
    }
    return false;
}

} // namespace kernelscope
