#include "ui/widgets/WholeWords.h"

#include <QMimeData>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextDocumentFragment>

namespace kernelscope {
namespace {

constexpr QChar wordJoiner(0x2060); // Without a width; a hyphen that never breaks is missing in many fonts of code.
constexpr QChar wholeSpace(0x00a0);

const QRegularExpression &idPattern()
{
    static const QRegularExpression pattern(QStringLiteral("\\b(?:phase|line|work-item|work-group)( )(?=[\\d(])"));
    return pattern;
}

bool isCode(const QTextFragment &fragment)
{
    return fragment.charFormat().fontFixedPitch();
}

/// In letters so small that a font which has them makes no line higher.
void joinAt(QTextDocument &document, int position)
{
    QTextCursor cursor(&document);
    cursor.setPosition(position);
    QTextCharFormat format = cursor.charFormat();
    format.setFontPointSize(1);
    cursor.insertText(wordJoiner, format);
}

void keepSpaceAt(QTextDocument &document, int position)
{
    QTextCursor cursor(&document);
    cursor.setPosition(position);
    cursor.setPosition(position + 1, QTextCursor::KeepAnchor);
    cursor.insertText(wholeSpace);
}

QList<int> hyphensIn(const QTextBlock &block)
{
    QList<int> behind;
    for (auto part = block.begin(); !part.atEnd(); ++part) {
        const QString text = isCode(part.fragment()) ? part.fragment().text() : QString();
        for (qsizetype at = text.indexOf(u'-'); at >= 0; at = text.indexOf(u'-', at + 1))
            behind << part.fragment().position() + int(at) + 1;
    }
    return behind;
}

} // namespace

QString withWholeIds(QString text)
{
    auto matches = idPattern().globalMatch(text);
    while (matches.hasNext())
        text[matches.next().capturedStart(1)] = wholeSpace;
    return text;
}

QString wholeWord(const QString &word)
{
    return word.split(QString(), Qt::SkipEmptyParts).join(wordJoiner);
}

void keepWordsWhole(QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage))
            continue;
        auto matches = idPattern().globalMatch(block.text());
        while (matches.hasNext())
            keepSpaceAt(document, block.position() + int(matches.next().capturedStart(1)));
        const QList<int> behind = hyphensIn(block);
        for (auto position = behind.rbegin(); position != behind.rend(); ++position)
            joinAt(document, *position);
    }
}

QMimeData *WholeWordsBrowser::createMimeDataFromSelection() const
{
    auto *copied = new QMimeData;
    const QTextDocumentFragment chosen = textCursor().selection();
    copied->setText(chosen.toPlainText().remove(wordJoiner));
    copied->setHtml(chosen.toHtml().remove(wordJoiner));
    return copied;
}

} // namespace kernelscope
