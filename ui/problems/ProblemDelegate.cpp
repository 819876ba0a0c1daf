#include "ui/problems/ProblemDelegate.h"

#include <algorithm>

#include <QTreeView>

#include "support/Ranges.h"
#include "ui/layout/TextWrap.h"
#include "ui/models/ProblemModel.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"

namespace kernelscope {

constexpr int mostLines = 12;        // of one message
constexpr double mostOfPlace = 0.35; // of the list's width

ProblemDelegate::ProblemDelegate(const Appearance &appearance, const ProblemModel &model, QTreeView &list)
    : QStyledItemDelegate(&list), m_appearance(appearance), m_model(model), m_list(list)
{
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.column() == ProblemModel::Place)
        size.setWidth(std::min(size.width(), int(m_list.width() * mostOfPlace)));
    if (index.column() == ProblemModel::Message && !m_list.uniformRowHeights()) {
        const int counted = 1 + int(shownText(index).count(QChar::LineSeparator)); // by the style, which breaks no lines
        size.setHeight(size.height() + (linesOf(option, index) - counted) * QFontMetrics(option.font).lineSpacing());
    }
    return size;
}

int ProblemDelegate::linesOf(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    shown.widget = &m_list;
    shown.rect = QRect(0, 0, m_list.columnWidth(ProblemModel::Message), 10'000);
    const QStyle &style = *m_list.style();
    const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &m_list) + 1; // as the style has it when it draws
    const int room = style.subElementRect(QStyle::SE_ItemViewItemText, &shown, &m_list).width() - 2 * margin;
    const int width = std::max(m_appearance.px(60), room);
    const QFontMetrics metrics(option.font);
    const int text = metrics.boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, shownText(index)).height();
    return std::clamp(text / metrics.lineSpacing(), 1, mostLines);
}

static QString signOf(const ProblemEntry &entry)
{
    if (entry.severity == Severity::Error)
        return entry.isFinding() ? QStringLiteral("finding") : QStringLiteral("failed");
    return entry.severity == Severity::Warning ? QStringLiteral("warning") : QStringLiteral("note");
}

static QColor colourOf(const ProblemEntry &entry, const Theme &theme)
{
    if (entry.isOld || entry.severity == Severity::Note)
        return theme.mutedText;
    return entry.severity == Severity::Error ? theme.error : theme.warning;
}

void ProblemDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.column() == ProblemModel::Place)
        option->textElideMode = Qt::ElideMiddle;
    if (index.column() != ProblemModel::Message) // What stands alone at the edge would read as a button.
        option->palette.setColor(QPalette::Text, m_appearance.theme().mutedText);
    if (index.column() != ProblemModel::Message || index.row() >= m_model.entries().size())
        return;
    const ProblemEntry &entry = m_model.entries()[index.row()];
    option->text = shownText(index);
    option->features |= QStyleOptionViewItem::WrapText;
    if (entry.isOld)
        option->palette.setColor(QPalette::Text, m_appearance.theme().mutedText);
    option->features |= QStyleOptionViewItem::HasDecoration;
    const QPixmap sign =
        tintedPixmap(signOf(entry), colourOf(entry, m_appearance.theme()), m_appearance.px(16), m_list.devicePixelRatioF());
    option->icon = QIcon(sign);
    option->icon.addPixmap(sign, QIcon::Selected); // The style would make it paler.
    option->decorationSize = QSize(m_appearance.px(16), m_appearance.px(16));
}

/// Beside its evidence a finding is told in brief.
QString ProblemDelegate::shownText(const QModelIndex &index) const
{
    const ProblemEntry &entry = m_model.entries()[index.row()];
    const QString text = withBreaks(m_isBrief && !entry.brief.isEmpty() ? entry.brief : entry.message);
    QStringList below = mapped(m_below, [&](const int column) { return index.siblingAtColumn(column).data().toString(); });
    below.removeAll(QString());
    return below.isEmpty() ? text : text + QChar(QChar::LineSeparator) + below.join(QStringLiteral(" \u00b7 "));
}

} // namespace kernelscope
