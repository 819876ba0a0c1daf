#include "ui/steps/VariableTable.h"

#include <algorithm>

#include <QHeaderView>
#include <QKeyEvent>
#include <QSet>

#include "support/Ranges.h"
#include "ui/models/Sentences.h"
#include "ui/models/TraceWords.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/WholeLines.h"

namespace kernelscope {
namespace {

constexpr int siteRole = Qt::UserRole;           ///< of a variable
constexpr int expressionRole = Qt::UserRole + 1; ///< its index

/// The element or member of what a variable was before that has the same place.
SteppedPart partAt(const SteppedPart &whole, qsizetype index)
{
    return index < whole.parts.size() ? whole.parts[index] : SteppedPart();
}

struct Texts
{
    QString name;
    QString now;
    QString beside;
    QString before;
    QString type = {};
};

/// What differs from before is marked.
void fill(QTreeWidgetItem &item, const Texts &texts, const QBrush &changed)
{
    const bool differs = texts.before != texts.now && !texts.before.isNull();
    item.setText(VariableTable::NameColumn, texts.name);
    item.setText(VariableTable::ValueColumn, texts.now);
    item.setText(VariableTable::BesideColumn, texts.beside);
    item.setText(VariableTable::BeforeColumn, differs ? texts.before : QString());
    item.setText(VariableTable::TypeColumn, texts.type);
    if (differs)
        item.setForeground(VariableTable::ValueColumn, changed);
}

void fillParts(QTreeWidgetItem &item, const SteppedPart &now, const SteppedPart &beside, const SteppedPart &before, const QBrush &changed)
{
    for (qsizetype i = 0; i < now.parts.size(); ++i) {
        const SteppedPart &part = now.parts[i];
        auto *child = new QTreeWidgetItem(&item);
        fill(*child, {part.name, part.text, partAt(beside, i).text, partAt(before, i).text}, changed);
        fillParts(*child, part, partAt(beside, i), partAt(before, i), changed);
    }
}

SteppedPart partOf(const Trace &trace, const SteppedFrame *frame, SiteIndex variable)
{
    const SteppedValue *value = frame ? frame->value(variable) : nullptr;
    return value ? steppedPart(trace, *value) : SteppedPart();
}

} // namespace

struct VariableTable::Rows
{
    const SteppedMoment &moment;
    const QList<SteppedFrame> &frames;
    int frame = 0;
    QList<SteppedFrame> before; ///< of the step before; those that called are others then
    std::optional<SteppedMoment> beside;
    QList<SteppedFrame> besideFrames;
    QBrush changed;

    static const SteppedFrame *same(const QList<SteppedFrame> &others, const SteppedFrame &frame)
    {
        return foundIn(others, frame.function, &SteppedFrame::function);
    }
};

VariableTable::VariableTable(const Appearance &appearance, QWidget *parent) : QTreeWidget(parent), m_appearance(appearance)
{
    setHeaderLabels({tr("Variable"), tr("Value"), QString(), tr("Before"), tr("Type")});
    setAccessibleName(tr("Variables"));
    setUniformRowHeights(true);
    showWholeLines(*this);
    setAlternatingRowColors(true);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    header()->setStretchLastSection(true);
    setColumnHidden(BesideColumn, true);
    connect(this, &QTreeWidget::currentItemChanged, this, &VariableTable::chosenChanged);
}

void VariableTable::showMoment(const SteppedMoment &moment, const QList<SteppedFrame> &frames, int frame,
                               const std::optional<SteppedMoment> &beside)
{
    const auto chosenSite = chosenVariable();
    const QTreeWidgetItem *chosen = chosenItem();
    const QVariant chosenRow = chosen ? chosen->data(NameColumn, expressionRole) : QVariant();
    QSet<int> open;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        if (topLevelItem(i)->isExpanded())
            open << topLevelItem(i)->data(NameColumn, siteRole).toInt();
    }
    const QSignalBlocker quiet(this);
    clear();
    if (frames.isEmpty())
        return;
    Rows rows{moment, frames, frame, {}, beside, {}, QBrush(m_appearance.theme().accent)};
    if (moment.position > 0)
        rows.before = moment.steps.framesAt(moment.steps.backOver(moment.position));
    if (beside)
        rows.besideFrames = beside->steps.framesAt(beside->position);
    setColumnHidden(BesideColumn, !beside);
    if (beside) {
        const Trace &trace = beside->steps.trace();
        headerItem()->setText(BesideColumn, tr("In %1").arg(itemId(trace, beside->steps.item())));
    }
    addVariables(rows);
    addExpressions(rows);
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = topLevelItem(i);
        const QVariant site = item->data(NameColumn, siteRole);
        const QVariant row = item->data(NameColumn, expressionRole);
        item->setExpanded(site.isValid() && open.contains(site.toInt()));
        if ((chosenSite && site.isValid() && site.toInt() == chosenSite->value) || (chosenRow.isValid() && row == chosenRow))
            setCurrentItem(item);
    }
    for (int column = NameColumn; column < TypeColumn; ++column)
        resizeColumnToContents(column);
    scrollToChanged();
}

/// The first variable that the step changed, unless one of those is in sight.
void VariableTable::scrollToChanged()
{
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = topLevelItem(i);
        if (!item->font(ValueColumn).bold())
            continue;
        if (viewport()->rect().contains(visualItemRect(item)))
            return;
        first = first ? first : item;
    }
    if (first)
        scrollToItem(first);
}

void VariableTable::addVariables(const Rows &rows)
{
    const Trace &trace = rows.moment.steps.trace();
    const SteppedFrame &frame = rows.frames[rows.frame];
    const SteppedFrame *before = Rows::same(rows.before, frame);
    const SteppedFrame *beside = Rows::same(rows.besideFrames, frame);
    for (const SteppedValue &value : frame.variables) {
        const SteppedPart now = steppedPart(trace, value);
        const SteppedPart old = partOf(trace, before, value.variable);
        const SteppedPart other = partOf(trace, beside, value.variable);
        auto *item = new QTreeWidgetItem(this);
        // What had no value before is new, and marked as such.
        fill(*item,
             {now.name, now.text, other.text, old.text.isNull() && rows.moment.position > 0 ? QStringLiteral("") : old.text, now.typeName},
             rows.changed);
        if (old.text != now.text && rows.moment.position > 0) {
            QFont bold = font();
            bold.setBold(true);
            item->setFont(ValueColumn, bold);
        }
        item->setData(NameColumn, siteRole, value.variable.value);
        fillParts(*item, now, other, old, rows.changed);
    }
}

void VariableTable::addExpressions(const Rows &rows)
{
    const auto textIn = [](const StepExpression &expression, const WorkItemSteps &steps, const QList<SteppedFrame> &frames, int frame) {
        return expression.textAt({steps, frames, std::min(frame, int(frames.size()) - 1)});
    };
    for (qsizetype i = 0; i < m_expressions.size(); ++i) {
        const StepExpression &expression = m_expressions[i];
        const auto now = textIn(expression, rows.moment.steps, rows.frames, rows.frame);
        const auto before = textIn(expression, rows.moment.steps, rows.before, rows.frame);
        const auto beside = rows.beside ? textIn(expression, rows.beside->steps, rows.besideFrames, rows.frame) : Result<QString>();
        auto *item = new QTreeWidgetItem(this);
        fill(*item,
             {expression.text(), now ? *now : inLanguage(now.error().message), beside.value_or(QString()),
              now && before ? *before : QString()},
             rows.changed);
        if (!now)
            item->setForeground(ValueColumn, QBrush(m_appearance.theme().mutedText));
        item->setToolTip(ValueColumn, item->text(ValueColumn));
        item->setData(NameColumn, expressionRole, int(i));
        QFont italic = font();
        italic.setItalic(true);
        item->setFont(NameColumn, italic);
    }
}

Result<void> VariableTable::addExpression(const QString &text)
{
    const auto expression = StepExpression::parse(text);
    if (!expression)
        return fail(expression.error());
    if (std::ranges::find(m_expressions, expression->text(), &StepExpression::text) == m_expressions.end())
        m_expressions << *expression;
    Q_EMIT expressionsChanged();
    if (topLevelItemCount() > 0) // Expressions are the last.
        scrollToItem(topLevelItem(topLevelItemCount() - 1));
    return {};
}

void VariableTable::forgetExpressions()
{
    m_expressions.clear();
    clear();
    Q_EMIT expressionsChanged();
}

void VariableTable::removeExpression()
{
    const QTreeWidgetItem *chosen = chosenItem();
    const QVariant row = chosen ? chosen->data(NameColumn, expressionRole) : QVariant();
    if (!row.isValid())
        return;
    m_expressions.removeAt(row.toInt());
    Q_EMIT expressionsChanged();
}

const QTreeWidgetItem *VariableTable::chosenItem() const
{
    const QTreeWidgetItem *chosen = currentItem();
    while (chosen && chosen->parent())
        chosen = chosen->parent();
    return chosen;
}

std::optional<SiteIndex> VariableTable::chosenVariable() const
{
    const QTreeWidgetItem *chosen = chosenItem();
    const QVariant site = chosen ? chosen->data(NameColumn, siteRole) : QVariant();
    return site.isValid() ? std::optional(SiteIndex(site.toInt())) : std::nullopt;
}

std::optional<StepExpression> VariableTable::chosenExpression() const
{
    const QTreeWidgetItem *chosen = chosenItem();
    const QVariant row = chosen ? chosen->data(NameColumn, expressionRole) : QVariant();
    return row.isValid() ? std::optional(m_expressions[row.toInt()]) : std::nullopt;
}

void VariableTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete)
        return removeExpression();
    QTreeWidget::keyPressEvent(event);
}

} // namespace kernelscope
