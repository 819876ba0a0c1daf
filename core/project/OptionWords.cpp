#include "project/OptionWords.h"

#include <QRegularExpression>

#include <utility>

namespace kernelscope {

QStringList optionWords(const QString &options)
{
    QStringList words;
    QString word;
    bool inWord = false;
    QChar quote;
    for (qsizetype i = 0; i < options.size(); ++i) {
        const QChar c = options[i];
        if (c == u'\\' && i + 1 < options.size()) {
            word += options[++i];
            inWord = true;
        } else if (!quote.isNull()) {
            c == quote ? quote = QChar() : word += c;
        } else if (c == u'"' || c == u'\'') {
            quote = c;
            inWord = true;
        } else if (!c.isSpace()) {
            word += c;
            inWord = true;
        } else if (inWord) {
            words.append(std::exchange(word, {}));
            inWord = false;
        }
    }
    if (inWord)
        words.append(word);
    return words;
}

QList<std::pair<QChar, QString>> definesAndFolders(const QStringList &words)
{
    QList<std::pair<QChar, QString>> found;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString option = words[i].left(2);
        if (option == u"-D" || option == u"-I")
            found.append({option[1], words[i].size() > 2 ? words[i].mid(2) : words.value(++i)});
    }
    return found;
}

QStringList takeIncludeFolders(QString &options)
{
    static const QRegularExpression option(QStringLiteral("(?:^|\\s)-I\\s*(?:\"([^\"]+)\"|(\\S+))"));
    QStringList folders;
    for (auto found = option.globalMatch(options); found.hasNext();) {
        const auto match = found.next();
        folders << match.captured(1) + match.captured(2);
    }
    options = options.remove(option).simplified();
    return folders;
}

} // namespace kernelscope
