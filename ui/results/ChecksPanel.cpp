#include "ui/results/ChecksPanel.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QLabel>

#include "support/Numbers.h"
#include "ui/models/Counts.h"
#include "ui/models/Mismatches.h"
#include "ui/models/Sentences.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/ScaledLayout.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr qsizetype mostListed = 3; // checks, in a low window
constexpr qsizetype mostRows = 20;
constexpr double lowWindow = 800;
constexpr double ofRounding = 1e-4; // a relative error that a long sum of floats may have

/// More digits than a float has say nothing where all is well. A larger number would get an exponent.
static QString rounded(const QString &number)
{
    bool isNumber = false;
    const double value = number.toDouble(&isNumber);
    const bool mayBeShorter = isNumber && number.contains(u'.') && value != 0 && std::abs(value) < 1e6;
    return mayBeShorter ? digitsText(value, 7) : number;
}

/// Of a check that holds: the value that is farthest from what is expected, else the first.
static QString valueText(const CheckResult &check, const QList<BufferResult> &buffers)
{
    if (check.values.isEmpty())
        return {};
    const ComparedValue &value = check.values.first();
    const QString actual = rounded(value.actual), expected = rounded(value.expected);
    const QString is = QObject::tr("; %1 is %2").arg(elementIndexText(check, value.element, buffers), separated(actual));
    return check.maxAbsoluteError > 0 && actual != expected ? QObject::tr("%1, expected %2").arg(is, separated(expected)) : is;
}

bool isInLowWindow(const QWidget &widget, const Appearance &appearance)
{
    return widget.window()->height() < appearance.px(lowWindow);
}

QString checkSummary(const CheckResult &check, const QList<BufferResult> &buffers)
{
    if (!check.message.isEmpty())
        return inLanguage(check.message);
    if (check.passed) {
        if (check.compared == 0)
            return QObject::tr("holds");
        const QString count =
            check.compared == 1 ? QObject::tr("1 value compared") : QObject::tr("%1 values compared").arg(fullCount(check.compared));
        const QString summary =
            check.maxAbsoluteError > 0
                ? QObject::tr("%1, all within the tolerance, greatest error %2").arg(count, digitsText(check.maxAbsoluteError, 3))
                : QObject::tr("%1,\u00a0%2")
                      .arg(count, check.compared == 1 ? QObject::tr("equal")
                                                      : QObject::tr("all\u00a0"
                                                                    "equal"));
        return summary + valueText(check, buffers);
    }
    if (check.compared == 0)
        return QObject::tr("does not hold");
    const QString differ = QObject::tr("%1 of %2 values differ; %3 is %4, expected %5")
                               .arg(fullCount(check.mismatches), fullCount(check.compared))
                               .arg(elementIndexText(check, quint64(std::max<qint64>(0, check.firstMismatchIndex)), buffers))
                               .arg(separated(check.actual), separated(check.expected));
    if (check.maxRelativeError <= 0 || check.maxRelativeError > ofRounding || !check.notFiniteError().isEmpty())
        return differ;
    const auto number = [](double value) { return digitsText(value, 2); };
    return QObject::tr("%1; the greatest relative error is %2: a relative tolerance of %3 would let it pass")
        .arg(differ, number(check.maxRelativeError), number(std::pow(10, std::ceil(std::log10(check.maxRelativeError)))));
}

ChecksPanel::ChecksPanel(const Appearance &appearance, QWidget *parent) : QWidget(parent), m_appearance(appearance)
{
    m_rows = new QVBoxLayout(this);
    keepScaled(appearance, *m_rows, {}, 5);
}

void ChecksPanel::show(const QList<CheckResult> &checks, const QList<WrongElements> &wrong, const QList<BufferResult> &buffers)
{
    m_checks = checks;
    m_wrong = wrong;
    m_buffers = buffers;
    const QList<Row> rows = rowsOf(checks, wrong);
    setVisible(!rows.isEmpty());
    const int scale = m_appearance.px(1000);
    if (rows == m_shown && scale == m_shownScale)
        return; // Laying out texts takes longer than all else that a run of a small kernel changes.
    m_shown = rows;
    m_shownScale = scale;
    for (QWidget *old : findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        old->hide();
        old->setParent(nullptr);
        old->deleteLater();
    }
    for (const Row &row : rows)
        addRow(row);
}

QList<ChecksPanel::Row> ChecksPanel::rowsOf(const QList<CheckResult> &checks, const QList<WrongElements> &wrong) const
{
    if (fitsOneLine(checks, wrong)) {
        const Theme &theme = m_appearance.theme();
        return {{u"passed"_s,
                 tr("passed"),
                 theme.success,
                 tr("%1 checks passed").arg(fullCount(quint64(checks.size()))),
                 {},
                 theme.mutedText,
                 {},
                 {},
                 true}};
    }
    QList<Row> rows;
    QList<CheckResult> listed = checks;
    if (listed.size() > mostRows) // Those that failed first, since not all of them are listed.
        std::stable_partition(listed.begin(), listed.end(), [](const CheckResult &check) { return !check.passed; });
    for (const CheckResult &check : listed.mid(0, mostRows))
        rows << rowOf(check, wrong);
    if (const QList<CheckResult> others = listed.mid(mostRows); !others.isEmpty()) {
        const QColor muted = m_appearance.theme().mutedText;
        const auto failed = std::ranges::count(others, false, &CheckResult::passed);
        rows << Row{u"note"_s,
                    tr("not listed"),
                    muted,
                    tr("%1 more checks").arg(fullCount(quint64(others.size()))),
                    failed == 0 ? tr("all passed") : tr("%1 of them failed").arg(fullCount(quint64(failed))),
                    muted,
                    {},
                    {}};
    }
    for (const WrongElements &found : wrong) {
        if (found.isOfTrace)
            rows << rowOf(found);
    }
    return rows;
}

void ChecksPanel::setPresented(bool presented)
{
    m_isPresented = presented;
    show(QList(m_checks), QList(m_wrong), QList(m_buffers));
}

/// Whether one line says it all: of many checks that passed, in a window that has little room for the results below.
bool ChecksPanel::fitsOneLine(const QList<CheckResult> &checks, const QList<WrongElements> &wrong) const
{
    return !m_listsAll && checks.size() > (m_isPresented ? 1 : mostListed) && wrong.isEmpty() &&
           std::ranges::all_of(checks, &CheckResult::passed) && isInLowWindow(*this, m_appearance);
}

/// Of a buffer that two runs leave differently a check that passed proves little.
ChecksPanel::Row ChecksPanel::rowOf(const CheckResult &check, const QList<WrongElements> &wrong) const
{
    const Theme &theme = m_appearance.theme();
    Row row{u"failed"_s, tr("failed"), theme.error, check.name, checkSummary(check, m_buffers), theme.error, check.buffer, std::nullopt};
    if (!check.passed) {
        if (check.firstMismatchIndex >= 0)
            row.element = quint64(check.firstMismatchIndex);
        return row;
    }
    row.saidIn = theme.mutedText;
    const bool isDoubtful = std::ranges::any_of(wrong, [&](const WrongElements &found) { return found.buffer == check.buffer; });
    row.sign = isDoubtful ? u"warning"_s : u"passed"_s;
    row.signName = isDoubtful ? tr("passed, in this run") : tr("passed");
    row.colour = isDoubtful ? theme.warning : theme.success;
    if (!check.values.isEmpty() && check.maxAbsoluteError > 0) // Else there is nothing to look at.
        row.element = check.values.first().element;
    return row;
}

ChecksPanel::Row ChecksPanel::rowOf(const WrongElements &wrong) const
{
    const Theme &theme = m_appearance.theme();
    const bool isError = wrong.severity == Severity::Error;
    const QColor colour = isError ? theme.error : theme.warning;
    Row row{isError ? u"failed"_s : u"warning"_s,
            isError ? tr("failed") : tr("doubtful"),
            colour,
            tr("%1, traced and untraced").arg(wrong.buffer),
            wrong.why,
            colour,
            wrong.buffer,
            std::nullopt};
    if (!wrong.elements.isEmpty())
        row.element = wrong.elements.first();
    return row;
}

void ChecksPanel::addRow(const Row &row)
{
    auto *line = new QWidget(this);
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(m_appearance.px(8));
    auto *mark = new QLabel(line);
    mark->setPixmap(tintedPixmap(row.sign, row.colour, m_appearance.px(17), devicePixelRatioF()));
    mark->setAccessibleName(row.signName);
    auto *text = new QLabel(line);
    text->setWordWrap(true);
    text->setTextFormat(Qt::RichText);
    QString said = row.name.toHtmlEscaped();
    if (!row.isOfAll)
        said += QStringLiteral(" <span style='color:%1'>\u2014 %2</span>").arg(row.saidIn.name(), row.said.toHtmlEscaped());
    else
        said += QStringLiteral(" <a style='color:%1' href='all'>%2</a>").arg(m_appearance.theme().accent.name(), tr("List them"));
    if (row.element)
        said += QStringLiteral(" <a style='color:%1' href='go'>%2</a>").arg(m_appearance.theme().accent.name(), tr("Show it"));
    text->setText(said.replace(u"]["_s, u"]\u2060["_s)); // No index is broken between its dimensions.
    if (row.isOfAll) {
        const auto listAll = [this] {
            m_listsAll = true;
            show(QList(m_checks), QList(m_wrong), QList(m_buffers));
        };
        connect(text, &QLabel::linkActivated, this, listAll, Qt::QueuedConnection);
    }
    if (row.element)
        connect(text, &QLabel::linkActivated, this, [this, buffer = row.buffer, at = *row.element] { Q_EMIT mismatchChosen(buffer, at); });
    layout->addWidget(mark, 0, Qt::AlignTop);
    layout->addWidget(text, 1);
    m_rows->addWidget(line);
}

} // namespace kernelscope
