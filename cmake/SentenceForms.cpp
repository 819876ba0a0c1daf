// sentence_forms OUTPUT LIST FOLDER: the texts of LIST and the sentences in the sources of FOLDER, for lupdate and the window
// (docs/translating.md).

#include <algorithm>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>

namespace {

QString contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Those that follow each other are one.
QStringList literals(const QString &source)
{
    static const QRegularExpression token(
        QStringLiteral(R"re(//[^\n]*|/\*.*?\*/|#include[^\n]*|R"(\w*)\(.*?\)\1"|\b\d[\w']*|'(?:[^'\\]|\\.)+'|u?"((?:[^"\\\n]|\\.)*)")re"),
        QRegularExpression::DotMatchesEverythingOption);
    QStringList all;
    qsizetype end = 0;
    for (auto matches = token.globalMatch(source); matches.hasNext();) {
        const auto match = matches.next();
        if (!match.hasCaptured(2))
            continue;
        if (!all.isEmpty() && QStringView(source).mid(end, match.capturedStart() - end).trimmed().isEmpty())
            all.last() += match.captured(2);
        else
            all << match.captured(2);
        end = match.capturedEnd();
    }
    return all;
}

/// The places as %1, %2, ... in order.
QString numbered(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%L?(\\d+)"));
    QStringList numbers;
    QString result;
    qsizetype end = 0;
    for (auto matches = place.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        if (!numbers.contains(match.captured(1)))
            numbers << match.captured(1);
        result += text.mid(end, match.capturedStart() - end) + u'%' + QString::number(numbers.indexOf(match.captured(1)) + 1);
        end = match.capturedEnd();
    }
    return result + text.mid(end);
}

/// Empty: it is no text for people, or one that is put together with others.
QString formOf(QString text, bool isFirst)
{
    static const QRegularExpression start(QStringLiteral("^([:#-]? )*"));
    static const QRegularExpression open(QStringLiteral("[^.?!] $"));
    static const QRegularExpression composed(QStringLiteral("[|$]|%\\d+ ?%\\d|%\\d[A-Za-z]|[A-Za-z)]%\\d|^(which|whose|and|or) "));
    static const QRegularExpression sentence(QStringLiteral("^(?=[A-Z\\d%\"\\\\]).*[A-Za-z]{2} .*([.?!:]|[.:] %\\d)$|^[a-z]+ .*\\.$"));
    static const QRegularExpression part(QStringLiteral(
        "^(all|almost|an?|any|the|its?|less|lists|more|no|not|nothing|one|only|there|this|when|how) [^{}<>=_*&\\\\\\[\\]]*$"));
    static const QRegularExpression predicate(QStringLiteral("^(?!its |this )([a-z]+s|must|can(not|'t)) .*\\.$"));
    text.remove(start);
    if (text.contains(open))
        return {};
    text = text.trimmed();
    if (text.contains(composed))
        return {};
    if (isFirst && text.contains(predicate)) // What it is said of comes before it.
        return numbered(QStringLiteral("%0 ") + text);
    return text.contains(sentence) || text.contains(part) ? numbered(text) : QString();
}

QStringList formsOf(const QString &source)
{
    static const QRegularExpression more(QStringLiteral("(?<=[.?!])(%L?\\d+)+(?= |$)"));
    static const QRegularExpression newline(QStringLiteral("(?<!\\\\)\\\\n"));
    static const QRegularExpression escape(QStringLiteral("\\\\(.)"));
    static const QRegularExpression boundary(QStringLiteral("(?<=[.?!]) (?=[A-Z\"%(-])|\n+"));
    QStringList forms;
    for (QString literal : literals(source)) {
        const QStringList texts =
            literal.remove(more).replace(newline, QStringLiteral("\n")).replace(escape, QStringLiteral("\\1")).split(boundary);
        for (const QString &text : texts)
            forms << formOf(text, &text == &texts.first());
    }
    return forms;
}

} // namespace

int main(int count, char **arguments)
{
    if (count != 4)
        return 2;
    QStringList sources;
    for (QDirIterator files(QString::fromLocal8Bit(arguments[3]), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                            QDirIterator::Subdirectories);
         files.hasNext();)
        sources << files.next();
    std::ranges::sort(sources);
    QStringList forms = contents(QString::fromLocal8Bit(arguments[2])).split(u'\n');
    for (const QString &source : sources)
        forms += formsOf(contents(source));
    forms.removeDuplicates();
    forms.removeIf([all = forms](const QString &form) { return form.isEmpty() || form.startsWith(u'!') || all.contains(u'!' + form); });
    QString text = QStringLiteral(
        "#pragma once\n\n#include <QtGlobal>\n\nnamespace kernelscope {\n\ninline constexpr const char *sentenceForms[] = {\n");
    for (QString &form : forms) {
        form.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
        text += QStringLiteral("    QT_TR_NOOP(\"") + form + QStringLiteral("\"),\n");
    }
    text += QStringLiteral("};\n\n} // namespace kernelscope\n");
    const QString path = QString::fromLocal8Bit(arguments[1]);
    QFile output(path);
    if (text == contents(path))
        return 0; // Nothing is to be compiled anew.
    return output.open(QIODevice::WriteOnly) && output.write(text.toUtf8()) > 0 ? 0 : 1;
}
