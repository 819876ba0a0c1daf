#include "ui/setup/SetupSection.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>

#include "session/Session.h"
#include "support/Ranges.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/models/Counts.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/GuessMark.h"
#include "ui/setup/ProblemLabel.h"
#include "ui/setup/RowHead.h"
#include "ui/setup/SetupRow.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewChoice.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

SetupSection::SetupSection(SetupContext &context, const QString &key, const QString &title, const QString &addToolTip, QWidget *parent)
    : QWidget(parent), m_context(context), m_key(key), m_title(title)
{
    auto *layout = new QVBoxLayout(this);
    keepScaled(context.appearance, *layout, {}, 4);
    makeHeader(addToolTip);
    m_body = new QWidget(this);
    layout->addWidget(m_body);
    tintHeader();
    connect(&context.session, &Session::documentReplaced, this, [this] { m_first = 0; });
}

void SetupSection::makeHeader(const QString &addToolTip)
{
    auto *header = new QHBoxLayout;
    m_fold = new QToolButton(this);
    m_fold->setProperty("role", QStringLiteral("section"));
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setText(m_title);
    m_fold->setCheckable(true);
    m_fold->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_fold->setToolTip(tr("Fold or unfold %1").arg(m_title));
    m_add = new QToolButton(this);
    m_add->setObjectName(QStringLiteral("add"));
    m_add->setProperty("role", QStringLiteral("small"));
    m_add->setToolTip(addToolTip);
    m_add->setAccessibleName(addToolTip);
    header->addWidget(m_fold, 1);
    header->addWidget(m_add);
    static_cast<QVBoxLayout *>(layout())->addLayout(header);
    connect(m_fold, &QToolButton::toggled, this, [this](bool folded) {
        m_body->setVisible(!folded);
        tintHeader();
    });
}

void SetupSection::tintHeader()
{
    const Appearance &appearance = m_context.appearance;
    m_fold->setIcon(
        appearance.icon(isFolded() ? QStringLiteral("chevron-right") : QStringLiteral("chevron-down"), appearance.theme().mutedText));
    m_add->setIcon(appearance.icon(QStringLiteral("plus"), appearance.theme().mutedText));
    const QSize size(appearance.px(16), appearance.px(16));
    m_fold->setIconSize(size);
    m_add->setIconSize(size);
}

void SetupSection::setFolded(bool folded)
{
    m_fold->setChecked(folded);
}
void SetupSection::closeRows()
{
    m_open.clear();
}
bool SetupSection::isFolded() const
{
    return m_fold->isChecked();
}
const Project &SetupSection::project() const
{
    return m_context.session.project();
}

/// A field that loses the focus while it goes must not edit what is gone.
static void silenceAllIn(const QWidget &rows)
{
    for (QObject *child : rows.findChildren<QObject *>())
        child->blockSignals(true);
}

/// All of them at once: each widget that leaves the window alone has the order of the keyboard of all others gone through.
void SetupSection::clearRows()
{
    QWidget *old = std::exchange(m_body, new QWidget(this));
    silenceAllIn(*old);
    m_body->hide();
    delete layout()->replaceWidget(old, m_body);
    old->hide();
    old->setParent(nullptr);
    old->deleteLater(); // The signal that brought us here may come from one of the rows.
}

void SetupSection::dropRows()
{
    silenceAllIn(*m_body);
    qDeleteAll(m_body->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
}

QList<QWidget *> SetupSection::keyboardStops() const
{
    QList<QWidget *> stops = m_body->findChildren<QWidget *>();
    stops.removeIf([](const QWidget *widget) { return widget->focusPolicy() == Qt::NoFocus; });
    return stops;
}

/// What got another name is still the same.
void SetupSection::openRenamedRow(const QStringList &before)
{
    const auto isThere = [this](const QString &key) {
        return std::ranges::any_of(m_rows, [&](const auto &row) { return row.first == key; });
    };
    for (qsizetype i = 0; i < m_rows.size() && before.size() == m_rows.size(); ++i) {
        const auto &[key, row] = m_rows[i];
        if (key != before[i] && m_open.contains(before[i]) && !before.contains(key) && !isThere(before[i])) {
            m_open.remove(before[i]);
            m_open.insert(key);
            row->setOpen(true);
        }
    }
}

/// Says what rows there are and what kind each is.
QString SetupSection::structure() const
{
    return shared(project()) + u'\n' + mapped(listedRows(project()), &ListedRow::kind).join(u'\n');
}

void SetupSection::rebuild()
{
    QStringList before;
    for (const auto &[key, row] : std::as_const(m_rows))
        before << key;
    QWidget *focused = QApplication::focusWidget();
    const qsizetype stop = focused && m_body->isAncestorOf(focused) ? keyboardStops().indexOf(focused) : -1;
    const auto *edited = stop < 0 ? nullptr : qobject_cast<QLineEdit *>(focused);
    const int cursor = edited ? edited->cursorPosition() : 0;
    clearRows();
    m_rows.clear();
    ++m_timesBuilt;
    tintHeader();
    m_structure = structure();
    const QList<ListedRow> listed = listedRows(project());
    m_first = std::min(m_first, std::max<qsizetype>(listed.size() - 1, 0) / mostRows * mostRows);
    auto *rows = new QVBoxLayout(m_body);
    rows->setContentsMargins(m_context.appearance.px(4), 0, 0, m_context.appearance.px(6));
    rows->setSpacing(m_context.appearance.px(3));
    if (listed.size() > mostRows)
        addPages(listed, *rows);
    build(*rows);
    if (rows->count() == 0) {
        auto *empty = new QLabel(emptyText(), m_body);
        empty->setProperty("role", QStringLiteral("muted"));
        empty->setWordWrap(true);
        rows->addWidget(empty);
    }
    openRenamedRow(before);
    // With it the rows are shown at once, while a layout shows what is added to it only with the next event, and each row that is shown
    // alone has all of them laid out.
    m_body->setVisible(!isFolded());
    refreshReport();
    QWidget *next = stop >= 0 && before.size() == m_rows.size() ? keyboardStops().value(stop) : nullptr;
    if (next)
        next->setFocus(Qt::OtherFocusReason);
    if (auto *field = qobject_cast<QLineEdit *>(next); field && edited)
        field->setCursorPosition(cursor);
}

void SetupSection::addPages(const QList<ListedRow> &listed, QVBoxLayout &rows)
{
    QHBoxLayout *bar = line(rows);
    auto *pages = new ViewChoice(tr("Rows that are shown"), tr("Which of the rows are shown"), {}, m_body);
    pages->setObjectName(u"pages"_s);
    for (qsizetype first = 0; first < listed.size(); first += mostRows)
        pages->addItem(tr("%1 to %2 of %3, from %4")
                           .arg(fullCount(quint64(first + 1)), fullCount(quint64(std::min(first + mostRows, listed.size()))),
                                fullCount(quint64(listed.size())), listed[first].title));
    pages->setCurrentIndex(int(m_first / mostRows));
    pages->setFocusPolicy(Qt::StrongFocus);
    bar->addWidget(pages, 1);
    connect(
        pages, &QComboBox::activated, this, [this](int page) { showRowsFrom(page * mostRows); }, Qt::QueuedConnection);
    auto *previous = smallButton(u"up"_s, tr("Show the rows before"), *bar, [this] { showRowsFrom(m_first - mostRows); });
    previous->setObjectName(u"previous"_s);
    previous->setEnabled(m_first > 0);
    auto *next = smallButton(u"down"_s, tr("Show the next rows"), *bar, [this] { showRowsFrom(m_first + mostRows); });
    next->setObjectName(u"next"_s);
    next->setEnabled(m_first + mostRows < listed.size());
}

void SetupSection::showRowsFrom(qsizetype first)
{
    if (first == m_first || first < 0)
        return;
    m_first = first;
    rebuild();
}

void SetupSection::bringRow(const QString &path)
{
    const QString place = path.section(u'#', 0, 0);
    const QList<ListedRow> listed = listedRows(project());
    const auto around = std::find_if(listed.rbegin(), listed.rend(), [&](const ListedRow &row) { return isAtOrBelow(place, row.path); });
    const auto below = std::ranges::find_if(listed, [&](const ListedRow &row) { return isAtOrBelow(row.path, place); });
    const qsizetype row = around != listed.rend() ? listed.rend() - around - 1 : below - listed.begin();
    if (row < listed.size() && !isInSight(row))
        showRowsFrom(row / mostRows * mostRows);
}

void SetupSection::refresh()
{
    if (structure() != m_structure)
        return rebuild();
    for (auto *edit : findChildren<ExpressionEdit *>())
        edit->refresh();
    for (auto *box : findChildren<ChoiceBox *>())
        box->refresh();
    for (auto *row : findChildren<SetupRow *>())
        row->refresh();
}

void SetupSection::refreshGuesses()
{
    for (auto *mark : findChildren<GuessMark *>())
        mark->refresh();
    for (auto *edit : findChildren<ExpressionEdit *>())
        edit->refreshValue();
    for (auto *box : findChildren<ChoiceBox *>())
        box->refresh();
}

void SetupSection::refreshReport()
{
    refreshReport(*this);
}

void SetupSection::refreshReport(const QWidget &rows)
{
    for (auto *edit : rows.findChildren<ExpressionEdit *>())
        edit->refreshValue();
    for (auto *label : rows.findChildren<ProblemLabel *>())
        label->refresh();
}

SetupRow *SetupSection::row(QVBoxLayout &rows, const QString &key, const QString &title)
{
    auto *row = new SetupRow(m_context, title, m_body);
    m_rows.append({key, row});
    row->setOpen(m_open.contains(key));
    rows.addWidget(row);
    connect(row, &SetupRow::toggled, this, [this, key](bool open) {
        if (open)
            m_open.insert(key);
        else
            m_open.remove(key);
    });
    return row;
}

void SetupSection::addRow(const QString &key, const QString &path, const QString &text, const std::function<void(Project &)> &edit)
{
    setFolded(false);
    m_open.insert(key);
    change(text, edit);
    Q_EMIT added(path);
}

QFrame *SetupSection::card(QVBoxLayout &rows, QVBoxLayout *&inside)
{
    auto *frame = new QFrame(m_body);
    frame->setProperty("role", QStringLiteral("card"));
    inside = new QVBoxLayout(frame);
    const int margin = m_context.appearance.px(8);
    inside->setContentsMargins(margin, margin, margin, margin);
    inside->setSpacing(m_context.appearance.px(5));
    rows.addWidget(frame);
    return frame;
}

QHBoxLayout *SetupSection::line(QVBoxLayout &into)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(m_context.appearance.px(5));
    into.addLayout(row);
    return row;
}

QHBoxLayout *SetupSection::line(QVBoxLayout &into, const QString &caption)
{
    QHBoxLayout *row = line(into);
    this->caption(caption, *row, captionWidth());
    return row;
}

/// What is given another parent later is styled once more.
QWidget *SetupSection::parentIn(const QLayout &into) const
{
    return into.parentWidget() ? into.parentWidget() : m_body;
}

ExpressionEdit *SetupSection::field(const FieldBinding &binding, QHBoxLayout &into, bool live)
{
    auto *edit = new ExpressionEdit(m_context, binding, live, parentIn(into));
    edit->breakLines();
    into.addWidget(edit, 1);
    return edit;
}

ChoiceBox *SetupSection::choice(const FieldBinding &binding, const QList<ChoiceBox::Choice> &choices, QHBoxLayout &into)
{
    auto *box = new ChoiceBox(m_context, binding, choices, parentIn(into));
    into.addWidget(box, 1);
    return box;
}

QLabel *SetupSection::caption(const QString &text, QLayout &into, int width)
{
    auto *label = new QLabel(text, parentIn(into));
    label->setProperty("role", QStringLiteral("muted"));
    if (width > 0)
        label->setFixedWidth(m_context.appearance.px(width));
    into.addWidget(label);
    return label;
}

QToolButton *SetupSection::smallButton(const QString &icon, const QString &name, QLayout &into, const std::function<void()> &act)
{
    auto *button = new QToolButton(parentIn(into));
    button->setProperty("role", QStringLiteral("small"));
    button->setIcon(m_context.appearance.icon(icon, m_context.appearance.theme().mutedText));
    button->setIconSize(QSize(m_context.appearance.px(14), m_context.appearance.px(14)));
    button->setToolTip(name);
    button->setAccessibleName(name);
    into.addWidget(button);
    connect(button, &QToolButton::clicked, this, ifRowsUnchanged(act), Qt::QueuedConnection);
    return button;
}

/// What a row's button does is queued, since acting may make the rows anew and that button with them. By then another click may
/// have done so already: what `act` knows of the project, its indexes, is of the rows that are gone.
std::function<void()> SetupSection::ifRowsUnchanged(const std::function<void()> &act)
{
    return [this, act, rows = m_timesBuilt] {
        if (rows == m_timesBuilt)
            act();
    };
}

void SetupSection::addProblems(const QString &path, QVBoxLayout &into, const QString &except)
{
    auto *problems = new ProblemLabel(m_context, path, except, parentIn(into));
    into.addWidget(problems);
    connect(problems, &ProblemLabel::suggestionChosen, this, &SetupSection::suggestionChosen);
}

void SetupSection::markGuesses(SetupRow &row, const QString &path)
{
    row.head().add(new GuessMark(m_context, path, &row));
}

void SetupSection::change(const QString &text, const std::function<void(Project &)> &edit)
{
    m_context.edits.change(text, {}, edit);
}

} // namespace kernelscope
