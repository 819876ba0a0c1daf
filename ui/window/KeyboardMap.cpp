#include "ui/window/KeyboardMap.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/theme/Appearance.h"
#include "ui/widgets/ClearByEscape.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/WholeLines.h"
#include "ui/window/WindowActions.h"

namespace kernelscope {

constexpr int doesColumn = 2;

namespace {

/// As high as what is said in the last column needs, broken into lines.
class WrappedRow : public QStyledItemDelegate
{
public:
    explicit WrappedRow(QTreeView &keys) : QStyledItemDelegate(&keys), m_keys(keys) {}
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize oneLine = QStyledItemDelegate::sizeHint(option, index);
        const int width = m_keys.columnWidth(index.column()) - 2 * option.fontMetrics.height(); // less what is around a text
        if (index.column() != doesColumn || width <= 0)
            return oneLine;
        const int lines = option.fontMetrics.boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, index.data().toString()).height();
        return {option.fontMetrics.averageCharWidth(), oneLine.height() + std::max(0, lines - option.fontMetrics.height())};
    }

private:
    QTreeView &m_keys;
};

} // namespace

/// The name, the keys and what they do.
static QList<QStringList> rowsOf(const ActionMenu &menu)
{
    QList<QStringList> rows;
    for (const QAction *action : menu.actions) {
        if (action && !action->shortcut().isEmpty())
            rows << QStringList{action->iconText(), QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText),
                                action->whatsThis()};
    }
    return rows;
}

/// Of what has the keyboard, and so of no action of the window.
static QList<QStringList> rowsOfViews()
{
    const auto row = [](const QString &name, const QString &keys, const QString &does) { return QStringList{name, keys, does}; };
    const auto tr = [](const char *text) { return KeyboardMap::tr(text); };
    return {row(tr("Step by phase"), tr("Alt+Left, Alt+Right"), tr("Go to the phase before or after, in a view of a trace")),
            row(tr("Step by access"), tr("Alt+Shift+Left, Alt+Shift+Right"), tr("Go to the access before or after")),
            row(tr("First and last moment"), tr("Alt+Home, Alt+End"), tr("Go to the beginning or the end of the work-group")),
            row(tr("Several carets"), tr("Ctrl+click"), tr("Add a caret where the mouse is, in the code")),
            row(tr("Choose a column"), tr("Alt and the mouse, Alt+Shift and the arrows"),
                tr("Choose the same characters of several lines of the code")),
            row(tr("Play or pause"), tr("Space"), tr("Let the phases or accesses go by, or stop them")),
            row(tr("Move in a picture"), tr("Arrows, Home, End"), tr("Choose the part of it that lies beside, or the first or last one")),
            row(tr("Open what is chosen"), tr("Enter"), tr("Go to the place or the value that is chosen in a picture or a list")),
            row(tr("Zoom a picture"), tr("+, -, 0"), tr("Make it larger, smaller, or as large as fits")),
            row(tr("Step through the notes"), tr("Page Down, Page Up, Escape"), tr("While presenting: go on, go back, end"))};
}

KeyboardMap::KeyboardMap(const QList<ActionMenu> &menus, const Appearance &appearance, QWidget *parent)
    : QDialog(parent), m_filter(new QLineEdit), m_none(new QLabel(tr("No key does that."))), m_keys(new QTreeWidget)
{
    setWindowTitle(tr("Keyboard map"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_filter->setPlaceholderText(tr("Filter by name, key or what it does"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setClearButtonEnabled(true);
    clearByEscape(*m_filter);
    m_keys->setAccessibleName(tr("Keys"));
    m_keys->setHeaderLabels({tr("Action"), tr("Keys"), tr("What it does")});
    m_keys->setRootIsDecorated(false);
    m_keys->setItemsExpandable(false);
    m_keys->setIndentation(appearance.px(12));
    static const QRegularExpression accessKey(QStringLiteral("\\(&.\\)|&")); // "File (&F)", where no letter of the word is on the keyboard.
    for (const ActionMenu &menu : menus)
        addGroup(QString(menu.title).remove(accessKey), rowsOf(menu));
    addGroup(tr("In views"), rowsOfViews());
    m_keys->expandAll();
    m_keys->setWordWrap(true);
    showWholeLines(*m_keys);
    m_keys->setItemDelegate(new WrappedRow(*m_keys));
    m_keys->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_keys->header()->setSectionResizeMode(doesColumn, QHeaderView::Stretch);
    connect(m_keys->header(), &QHeaderView::sectionResized, m_keys, &QTreeView::doItemsLayout, Qt::QueuedConnection);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter is the fields'.
    auto *layout = new QVBoxLayout(this);
    keepScaled(appearance, *layout, {16, 16, 16, 16}, 12);
    layout->addWidget(m_filter);
    layout->addWidget(m_none);
    layout->addWidget(m_keys, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_filter, &QLineEdit::textChanged, this, &KeyboardMap::showMatches);
    m_none->hide();
    resize(appearance.px(980), appearance.px(520));
}

void KeyboardMap::addGroup(const QString &title, const QList<QStringList> &rows)
{
    auto *group = new QTreeWidgetItem(m_keys, {title});
    group->setFirstColumnSpanned(true);
    group->setFlags(Qt::ItemIsEnabled);
    QFont bold = m_keys->font();
    bold.setBold(true);
    group->setFont(0, bold);
    for (const QStringList &row : rows)
        new QTreeWidgetItem(group, row);
}

void KeyboardMap::showMatches()
{
    bool isNone = true;
    for (int group = 0; group < m_keys->topLevelItemCount(); ++group) {
        QTreeWidgetItem *rows = m_keys->topLevelItem(group);
        bool isEmpty = true;
        for (int i = 0; i < rows->childCount(); ++i) {
            QTreeWidgetItem *row = rows->child(i);
            bool matches = false;
            for (int column = 0; column < row->columnCount(); ++column)
                matches |= row->text(column).contains(m_filter->text().trimmed(), Qt::CaseInsensitive);
            row->setHidden(!matches);
            isEmpty &= !matches;
        }
        rows->setHidden(isEmpty);
        isNone &= isEmpty;
    }
    m_none->setVisible(isNone);
}

} // namespace kernelscope
