#pragma once

#include <QTextBrowser>

namespace kernelscope {

/// "phase 0" with a space at which no line ends; the same of lines, work-items and work-groups.
QString withWholeIds(QString text);

/// A word within which no line ends, as one may within a Chinese word.
QString wholeWord(const QString &word);

/// So that no line of the text ends within such an id, or within a name in the font of code: "-cl-opt-disable".
void keepWordsWhole(QTextDocument &document);

/// What is copied from such a text is as it was written.
class WholeWordsBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    using QTextBrowser::QTextBrowser;

protected:
    QMimeData *createMimeDataFromSelection() const override;
};

} // namespace kernelscope
