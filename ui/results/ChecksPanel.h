#pragma once

#include <QWidget>

#include "ui/models/WrongElements.h"

class QVBoxLayout;

namespace kernelscope {

class Appearance;

/// How the checks of a run ended, a line each, or where there is little room one line for all that passed; a failed one leads to its first
/// mismatch. And what of its buffers a trace has found to be wrong though no check looks at it.
class ChecksPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ChecksPanel(const Appearance &appearance, QWidget *parent = nullptr);
    /// `buffers`: that the checks are of, by whose shapes elements are named.
    void show(const QList<CheckResult> &checks, const QList<WrongElements> &wrong = {}, const QList<BufferResult> &buffers = {});
    void setPresented(bool presented); ///< all that passed take one line then

Q_SIGNALS:
    void mismatchChosen(const QString &buffer, quint64 element);

private:
    struct Row
    {
        QString sign; ///< an icon's name
        QString signName;
        QColor colour;
        QString name;
        QString said;
        QColor saidIn;
        QString buffer;
        std::optional<quint64> element; ///< where the row leads to
        bool isOfAll = false;           ///< in place of a row for each
        bool operator==(const Row &) const = default;
    };
    QList<Row> rowsOf(const QList<CheckResult> &checks, const QList<WrongElements> &wrong) const;
    Row rowOf(const CheckResult &check, const QList<WrongElements> &wrong) const;
    Row rowOf(const WrongElements &wrong) const;
    void addRow(const Row &row);
    bool fitsOneLine(const QList<CheckResult> &checks, const QList<WrongElements> &wrong) const;

    const Appearance &m_appearance;
    QVBoxLayout *m_rows = nullptr;
    QList<CheckResult> m_checks;
    QList<BufferResult> m_buffers;
    QList<WrongElements> m_wrong;
    QList<Row> m_shown;
    int m_shownScale = 0;
    bool m_listsAll = false; ///< its user asked for it
    bool m_isPresented = false;
};

/// Whether the widget's window is so low that what can be said in a line takes no more, for the values below.
bool isInLowWindow(const QWidget &widget, const Appearance &appearance);

/// "16 values compared, greatest error 2.3e-7", or what is wrong.
QString checkSummary(const CheckResult &check, const QList<BufferResult> &buffers = {});

} // namespace kernelscope
