#include "ui/widgets/GoToPopup.h"

#include <algorithm>

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include "support/Ranges.h"
#include "ui/layout/FuzzyMatch.h"
#include "ui/widgets/EntryDelegate.h"

namespace kernelscope {

constexpr qsizetype mostShown = 200;

GoToPopup::GoToPopup(const QString &title, const QString &hint, const QList<GoToEntry> &entries, const Special &special, QWidget *parent)
    : QFrame(parent, Qt::Popup), m_entries(entries), m_usual(entries.size()), m_special(special)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(title);
    m_filter = new QLineEdit(this);
    m_filter->setPlaceholderText(hint);
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->installEventFilter(this);
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("What matches"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setMinimumHeight(1); // It may have a single row.
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_list);
    m_nothing = new QLabel(tr("Nothing here has such a name."), m_list);
    m_nothing->setProperty("role", QStringLiteral("muted"));
    m_nothing->setContentsMargins(fontMetrics().height(), fontMetrics().height() / 2, 0, 0);
    connect(m_filter, &QLineEdit::textChanged, this, &GoToPopup::showMatches);
    connect(m_filter, &QLineEdit::returnPressed, this, &GoToPopup::goToChosen);
    connect(m_list, &QListWidget::itemClicked, this, &GoToPopup::goToChosen);
    setFocusProxy(m_filter);
    showMatches();
}

void GoToPopup::showMatches()
{
    m_shown.clear();
    m_list->clear();
    m_entries.resize(m_usual);
    const auto special = m_special ? m_special(m_filter->text()) : std::nullopt;
    if (special) {
        m_entries << *special;
        showEntry(int(m_usual));
    }
    QList<QPair<int, int>> scored;
    for (int i = 0; !special && i < int(m_usual); ++i) {
        const auto score = std::max(fuzzyScore(m_filter->text(), m_entries[i].name), fuzzyScore(m_filter->text(), m_entries[i].english));
        if (score)
            scored.append({m_filter->text().isEmpty() ? 0 : -*score, i});
    }
    std::stable_sort(scored.begin(), scored.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    for (qsizetype i = 0; i < std::min(scored.size(), mostShown); ++i)
        showEntry(scored[i].second);
    m_list->setCurrentRow(m_shown.isEmpty() ? -1 : 0);
    m_nothing->setVisible(m_shown.isEmpty());
    fit();
}

void GoToPopup::setMostHeight(int pixels)
{
    m_mostHeight = pixels;
    fit();
}

void GoToPopup::fit()
{
    if (m_mostHeight == 0)
        return;
    const int rows = m_shown.isEmpty() ? m_nothing->sizeHint().height() : m_list->sizeHintForRow(0) * m_list->count();
    const QMargins around = layout()->contentsMargins() + contentsMargins();
    const int aboveRows = around.top() + m_filter->sizeHint().height() + layout()->spacing();
    setFixedHeight(std::min(aboveRows + rows + 2 * m_list->frameWidth() + around.bottom(), m_mostHeight));
}

void GoToPopup::showEntry(int number)
{
    const GoToEntry &entry = m_entries[number];
    m_shown.append(number);
    auto *item = new QListWidgetItem(entry.name, m_list);
    const QString hint = entry.whyNot.isEmpty() ? entry.hint : entry.whyNot;
    const QString kind = hint.isEmpty() ? entry.kind : QStringLiteral("%1  \u00b7  %2").arg(entry.kind, hint);
    if (!entry.whyNot.isEmpty())
        item->setForeground(palette().color(QPalette::Disabled, QPalette::Text));
    item->setData(EntryKindRole, kind);
    item->setData(Qt::AccessibleTextRole, QStringLiteral("%1, %2").arg(entry.name, kind));
}

QStringList GoToPopup::shownNames() const
{
    return mapped(m_shown, [&](const int entry) { return m_entries[entry].name; });
}

void GoToPopup::goToChosen()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_shown.size())
        return;
    if (!m_entries[m_shown[row]].whyNot.isEmpty())
        return;
    const auto go = m_entries[m_shown[row]].go;
    close();
    go();
}

/// Keys that choose are the list's.
bool GoToPopup::eventFilter(QObject *watched, QEvent *event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : 0;
    if (key != Qt::Key_Down && key != Qt::Key_Up && key != Qt::Key_PageDown && key != Qt::Key_PageUp)
        return QFrame::eventFilter(watched, event);
    QCoreApplication::sendEvent(m_list, event);
    return true;
}

} // namespace kernelscope
