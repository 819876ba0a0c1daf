#include "ui/editor/CompletionPopup.h"

#include <algorithm>

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include "ui/editor/SnippetFields.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/EntryDelegate.h"

namespace kernelscope {

constexpr int mostRows = 8;
constexpr double leastWidth = 260, mostWidth = 620;
constexpr int descriptionLines = 3;
constexpr qsizetype mostEntries = 200;

CompletionPopup::CompletionPopup(const Appearance &appearance, QWidget *window) : QFrame(window), m_appearance(appearance)
{
    setProperty("role", QStringLiteral("popup"));
    setAccessibleName(tr("Completion"));
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("What may stand here"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_description = new QLabel(this);
    m_description->setTextFormat(Qt::PlainText);
    m_description->setWordWrap(true);
    m_description->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_description->setProperty("role", QStringLiteral("muted"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_description);
    connect(m_list, &QListWidget::itemClicked, this, &CompletionPopup::choose);
    connect(m_list, &QListWidget::currentRowChanged, this, &CompletionPopup::describe);
    hide();
}

void CompletionPopup::showAt(const QRect &caret, const QList<Completion> &completions)
{
    const QString before = m_list->currentRow() > 0 && isVisible() ? m_list->currentItem()->text() : QString();
    m_shown = completions.first(std::min(completions.size(), mostEntries));
    fill();
    const auto same = std::ranges::find(m_shown, before, &Completion::name);
    m_list->setCurrentRow(same == m_shown.end() ? 0 : int(same - m_shown.begin()));
    fit(caret);
    raise();
    show();
}

void CompletionPopup::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    Q_EMIT openChanged(true);
}

void CompletionPopup::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    Q_EMIT openChanged(false);
}

void CompletionPopup::fill()
{
    const Theme &theme = m_appearance.theme();
    const QSignalBlocker blocker(m_list);
    m_list->setFont(m_appearance.codeFont());
    m_list->clear();
    for (const Completion &completion : std::as_const(m_shown)) {
        auto *item = new QListWidgetItem(completion.name, m_list);
        item->setData(EntryRestRole, completion.rest);
        item->setData(EntryKindRole, completion.detail);
        item->setData(Qt::AccessibleTextRole, QString(completion.name + completion.rest + u' ' + completion.detail));
        switch (completion.kind) {
        case CompletionKind::Function:
            item->setForeground(theme.builtin);
            break;
        case CompletionKind::Keyword:
        case CompletionKind::Type:
            item->setForeground(theme.keyword);
            break;
        case CompletionKind::Macro:
        case CompletionKind::Constant:
            item->setForeground(theme.preprocessor);
            break;
        default:
            break;
        }
    }
}

void CompletionPopup::fit(const QRect &caret)
{
    const QFontMetrics metrics(m_list->font());
    int widest = 0;
    bool isDescribed = false;
    qsizetype lines = descriptionLines;
    for (const Completion &completion : std::as_const(m_shown)) {
        widest =
            std::max(widest, metrics.horizontalAdvance(completion.name + completion.rest + QStringLiteral("    ") + completion.detail));
        isDescribed = isDescribed || !completion.documentation.isEmpty();
        if (completion.kind != CompletionKind::Snippet)
            continue;
        const QSize code = m_description->fontMetrics().size(0, snippetOf(completion.documentation).text);
        widest = std::max(widest, code.width());
        lines = std::max(lines, completion.documentation.count(u'\n') + 1);
    }
    const int rows = std::min(mostRows, int(m_shown.size()));
    m_list->setVerticalScrollBarPolicy(m_shown.size() > mostRows ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const int margin = m_appearance.px(6);
    m_description->setVisible(isDescribed);
    m_description->setContentsMargins(margin * 2, margin, margin, margin);
    const int below = isDescribed ? m_description->fontMetrics().lineSpacing() * int(lines) + 2 * margin : 0;
    m_description->setFixedHeight(below);
    const int widthWanted = widest + metrics.height() * 3;
    const QRect area = parentWidget()->rect().adjusted(margin, margin, -margin, -margin);
    const int wide = std::min(area.width(), std::clamp(widthWanted, m_appearance.px(leastWidth), m_appearance.px(mostWidth)));
    m_list->setFixedHeight(rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth()); // A list wants several rows by itself.
    const int high = m_list->height() + below + 2;
    const bool isAbove = caret.bottom() + high > area.bottom() && caret.top() - high > area.top();
    const int x = std::clamp(caret.left() - metrics.height() / 2, area.left(), std::max(area.left(), area.right() - wide));
    setGeometry(x, isAbove ? caret.top() - high - 2 : caret.bottom() + 2, wide, high);
    describe();
}

/// As much as there is space for.
void CompletionPopup::describe()
{
    const Completion described = m_shown.value(m_list->currentRow());
    m_description->setWordWrap(described.kind != CompletionKind::Snippet);
    if (described.kind == CompletionKind::Snippet)
        return m_description->setText(snippetOf(described.documentation).text);
    const QString text = described.documentation.simplified();
    const qsizetype most = descriptionLines * std::max(1, width() / std::max(1, fontMetrics().averageCharWidth()));
    m_description->setText(text.size() <= most ? text : text.left(most * 4 / 5) + QChar(0x2026));
}

void CompletionPopup::choose()
{
    const int row = m_list->currentRow();
    hide();
    if (row >= 0 && row < m_shown.size())
        Q_EMIT chosen(m_shown[row]);
}

Completion CompletionPopup::current() const
{
    return m_shown.value(m_list->currentRow());
}

bool CompletionPopup::takeKey(int key)
{
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(m_list, &event);
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        choose();
        return true;
    case Qt::Key_Escape:
        hide();
        return true;
    default:
        return false;
    }
}

} // namespace kernelscope
