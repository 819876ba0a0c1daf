#include "ui/models/Sentences.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include "SentenceForms.h"
#include "support/Tr.h"

namespace kernelscope {
namespace {

constexpr int deepest = 6;              // parts within parts
constexpr qsizetype longestText = 2000; // letters: names come from projects, and matching takes more than its time then
constexpr qsizetype mostAtOnce = 8;     // sentences that one form may have
constexpr int mostRemembered = 2000;    // texts

struct Form
{
    const char *text = nullptr;
    QRegularExpression expression;
    QList<int> places;     ///< 1 for %1, in order of appearance
    QList<bool> isQuoted;  ///< it is a name of the user's
    QStringList pieces;    ///< of its own, before, between and after the places
    qsizetype letters = 0; ///< of these
};

/// Letters and digits in a row. Of a form none that touches a place: what is filled in there makes another word of it.
QStringList wordsOf(const QString &text, bool isForm)
{
    QStringList words;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype begin = at;
        while (at < text.size() && text[at].isLetterOrNumber())
            ++at;
        const bool touchesPlace = isForm && (text.mid(begin - 1, 1) == u"%" || text.mid(at, 1) == u"%");
        if (at > begin && !touchesPlace)
            words << text.mid(begin, at - begin);
        if (at == begin)
            ++at;
    }
    words.removeDuplicates();
    return words;
}

Form formOf(const char *text)
{
    static const QRegularExpression place(QStringLiteral("%(\\d+)"));
    Form form{text, {}, {}, {}, {}, 0};
    const QString whole = QString::fromUtf8(text);
    QString pattern;
    qsizetype end = 0;
    const auto take = [&](qsizetype to) {
        form.pieces << whole.mid(end, to - end);
        pattern += QRegularExpression::escape(form.pieces.last());
        form.letters += to - end;
    };
    for (auto matches = place.globalMatch(whole); matches.hasNext();) {
        const auto match = matches.next();
        take(match.capturedStart());
        const int number = match.captured(1).toInt();
        if (form.places.contains(number)) {
            pattern += QStringLiteral("\\g{p%1}").arg(number);
        } else {
            const bool isQuoted = match.capturedStart() > 0 && whole[match.capturedStart() - 1] == u'"';
            const QString before = form.pieces.last();
            const bool follows = match.capturedEnd() == whole.size() && (before.endsWith(u": ") || before.endsWith(u". "));
            // Only what follows a form may be several sentences.
            pattern += QStringLiteral("(?<p%1>%2)")
                           .arg(QString::number(number), isQuoted  ? QStringLiteral("[^\"]*")
                                                         : follows ? QStringLiteral(".+")
                                                                   : QStringLiteral("(?:(?![.?!] [A-Z]).)+?"));
            form.places << number;
            form.isQuoted << isQuoted;
        }
        end = match.capturedEnd();
    }
    take(whole.size());
    form.expression = QRegularExpression(QRegularExpression::anchoredPattern(pattern), QRegularExpression::DotMatchesEverythingOption);
    return form;
}

/// Those that say most come first: they leave least to chance. Each is found by the word of its own that the fewest forms have.
struct Forms
{
    std::vector<Form> all;
    QHash<QString, std::vector<std::size_t>> byWord;
    std::vector<std::size_t> withoutWord;
};

Forms indexedForms()
{
    Forms forms;
    QHash<QString, int> counts;
    for (const char *text : sentenceForms) {
        forms.all.push_back(formOf(text));
        for (const QString &word : wordsOf(QString::fromUtf8(text), true))
            ++counts[word];
    }
    std::ranges::stable_sort(forms.all, std::greater(), &Form::letters);
    for (std::size_t i = 0; i < forms.all.size(); ++i) {
        const QStringList words = wordsOf(QString::fromUtf8(forms.all[i].text), true);
        const auto rarest = std::ranges::min_element(words, {}, [&](const QString &word) { return counts.value(word); });
        (rarest == words.end() ? forms.withoutWord : forms.byWord[*rarest]).push_back(i);
    }
    return forms;
}

const Forms &allForms()
{
    static const Forms forms = indexedForms();
    return forms;
}

/// The forms whose rarest word is in the text, in their order.
std::vector<std::size_t> candidatesFor(const QString &english)
{
    std::vector<std::size_t> candidates = allForms().withoutWord;
    for (const QString &word : wordsOf(english, false)) {
        if (const auto forms = allForms().byWord.constFind(word); forms != allForms().byWord.constEnd())
            candidates.insert(candidates.end(), forms->begin(), forms->end());
    }
    std::ranges::sort(candidates);
    return candidates;
}

/// Whether the pieces of the form come in their order: that is seen soon, while an expression may try to match for long.
bool mayBe(const Form &form, const QString &english)
{
    if (!english.startsWith(form.pieces.first()) || !english.endsWith(form.pieces.last()))
        return false;
    qsizetype at = 0;
    for (const QString &piece : form.pieces) {
        at = english.indexOf(piece, at);
        if (at < 0)
            return false;
        at += piece.size();
    }
    return true;
}

QString translated(const QString &english, int depth);

bool isChinese(QChar character)
{
    return character >= QChar(0x3000) && character <= QChar(0xffef);
}

/// Between Chinese characters there is no space.
void append(QString &text, const QString &part)
{
    const bool endsWide = text.endsWith(u' ') && text.size() > 1 && isChinese(text[text.size() - 2]);
    if (endsWide && !part.isEmpty() && isChinese(part.front()))
        text.chop(1);
    const bool beginsWide = part.startsWith(u' ') && part.size() > 1 && isChinese(part[1]);
    text += beginsWide && !text.isEmpty() && isChinese(text.back()) ? part.mid(1) : part;
}

/// Null: it is no such text.
QString asForm(const Form &form, const QString &english, int depth)
{
    if (!mayBe(form, english))
        return {};
    const QRegularExpressionMatch match = form.expression.match(english);
    if (!match.hasMatch())
        return {};
    QStringList parts;
    for (qsizetype i = 0; i < form.places.size(); ++i) {
        while (parts.size() < form.places[i])
            parts << QString();
        const QString part = match.captured(QStringLiteral("p%1").arg(form.places[i]));
        const bool isText = !form.isQuoted[i] && part.contains(u' ');
        parts[form.places[i] - 1] = isText ? translated(part, depth + 1) : part;
    }
    QString text, piece;
    const QString own = tr(form.text);
    for (qsizetype at = 0; at < own.size();) { // All at once: a part may hold a %1.
        qsizetype digits = at + 1;
        while (own[at] == u'%' && digits < own.size() && own[digits].isDigit())
            ++digits;
        const int number = own.mid(at + 1, digits - at - 1).toInt();
        if (own[at] == u'%' && number > 0 && number <= parts.size()) {
            append(text, std::exchange(piece, QString()));
            append(text, parts[number - 1]);
        } else {
            piece += own.mid(at, digits - at);
        }
        at = digits;
    }
    append(text, piece);
    return text;
}

QString whole(const QString &english, int depth)
{
    for (const std::size_t candidate : candidatesFor(english)) {
        if (const QString text = asForm(allForms().all[candidate], english, depth); !text.isNull())
            return text;
    }
    return {};
}

QString joined(const QString &first, const QString &rest)
{
    const bool isWide = !first.isEmpty() && isChinese(first.back());
    return first + (isWide ? QString() : QStringLiteral(" ")) + rest;
}

/// As many sentences at once as are known, then the others; or the items of a list.
QString translated(const QString &english, int depth)
{
    if (depth > deepest || english.isEmpty())
        return english;
    if (const QString text = whole(english, depth); !text.isNull())
        return text;
    static const QRegularExpression boundary(QStringLiteral("[.?!] (?=[A-Z\"%(-])"));
    QList<qsizetype> ends;
    for (auto matches = boundary.globalMatch(english); matches.hasNext();)
        ends << matches.next().capturedStart() + 1;
    for (qsizetype i = std::min(ends.size(), mostAtOnce) - 1; i >= 0; --i) {
        if (const QString text = whole(english.first(ends[i]), depth); !text.isNull())
            return joined(text, translated(english.mid(ends[i] + 1), depth));
    }
    if (!ends.isEmpty())
        return joined(english.first(ends.first()), translated(english.mid(ends.first() + 1), depth));
    const qsizetype item = english.indexOf(u"; ");
    if (item < 0)
        return english;
    const QString first = translated(english.first(item), depth + 1);
    const bool isWide = !first.isEmpty() && isChinese(first.back());
    return first + (isWide ? QStringLiteral("\uff1b") : QStringLiteral("; ")) + translated(english.mid(item + 2), depth);
}

} // namespace

QString inLanguage(const QString &english)
{
    thread_local QHash<QString, QString> known;
    thread_local QString language;
    const QString now = tr("Did you mean \"%1\"?");
    if (now == QStringLiteral("Did you mean \"%1\"?") || english.isEmpty() || english.size() > longestText)
        return english;
    if (language != now || known.size() > mostRemembered)
        known.clear();
    language = now;
    const auto found = known.constFind(english);
    return found != known.constEnd() ? *found : *known.insert(english, translated(english, 0));
}

QString notesInLanguage(const QString &english)
{
    QStringList lines = english.split(u'\n');
    for (QString &line : lines) {
        const QString item = line.startsWith(u"- ") ? QStringLiteral("- ") : QString();
        if (!line.startsWith(u'#'))
            line = item + inLanguage(line.mid(item.size()));
    }
    return lines.join(u'\n');
}

QString firstSentence(const QString &text)
{
    static const QRegularExpression end(QStringLiteral("[.?!](?= [^\\p{Ll}])|[\\x{3002}\\x{ff1f}\\x{ff01}]"),
                                        QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch match = end.match(text);
    return match.hasMatch() ? text.first(match.capturedEnd()) : text;
}

} // namespace kernelscope
