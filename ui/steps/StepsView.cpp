#include "ui/steps/StepsView.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

#include "analysis/Evidence.h"
#include "analysis/LastStore.h"
#include "support/Filled.h"
#include "support/Ranges.h"
#include "trace/SiteTraits.h"
#include "ui/models/Breakpoints.h"
#include "ui/models/Counts.h"
#include "ui/models/Sentences.h"
#include "ui/models/TraceWords.h"
#include "ui/scene/SceneView.h"
#include "ui/steps/WhyTree.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Marks.h"
#include "ui/trace/IdPopup.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/GoToPopup.h"
#include "ui/widgets/PartSplitter.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/WholeLines.h"
#include "ui/widgets/WhyNot.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

enum Page { GroupPage, WhyPage, BreakpointsPage };

QString placeText(const SourceRange &range)
{
    return filled(StepsView::tr("%1, line %2"), range.begin.file, range.begin.line);
}

} // namespace

StepsView::StepsView(TraceStage &stage, Breakpoints &breakpoints, Appearance &appearance, QWidget *parent)
    : TraceView(stage, appearance, tr("Steps"), u"access-next"_s, parent), m_breakpoints(breakpoints)
{
    QWidget *content = makeContent();
    setContent(content, m_slider->parentWidget());
    connect(&stage.session(), &Session::documentReplaced, m_variables, &VariableTable::forgetExpressions);
    connect(&breakpoints, &Breakpoints::changed, this, &StepsView::takeBreakpoints);
    takeBreakpoints();
    takeExpressions();
    showWhyButtons();
    connect(&stage, &TraceStage::stageChanged, this, &StepsView::takeStage);
    connect(&stage, &TraceStage::momentChanged, this, &StepsView::takeStage);
    connect(&appearance, &Appearance::changed, this, &StepsView::tint);
    enableMoves(false);
    tint();
    takeStage();
}

QWidget *StepsView::makeContent()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    keepScaled(appearance(), *layout, {}, 8);
    layout->addWidget(makeBar(content));
    m_where = new ElidedLabel({}, content);
    layout->addWidget(m_where);
    auto *splitter = m_splitter = new PartSplitter(Qt::Vertical, content);
    splitter->installEventFilter(this);
    splitter->addWidget(makeVariables(splitter));
    m_calls = new QListWidget(splitter);
    m_calls->setAccessibleName(tr("Calls, the innermost first"));
    connect(m_calls, &QListWidget::currentRowChanged, this, [this](int row) {
        m_frame = row <= 0 ? -1 : m_calls->count() - 1 - row;
        showPosition();
    });
    splitter->addWidget(m_calls);
    splitter->addWidget(makePages(splitter));
    splitter->setStretchFactor(0, 4);
    splitter->setStretchFactor(1, 1);
    splitter->setStretchFactor(2, 4);
    layout->addWidget(splitter, 1);
    m_memory = new QLabel(content);
    m_memory->setWordWrap(true);
    m_memory->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_memory);
    return content;
}

QWidget *StepsView::makeBar(QWidget *parent)
{
    auto *bar = new QWidget(parent);
    auto *layout = new QHBoxLayout(bar);
    keepScaled(appearance(), *layout, {}, 2);
    const QKeySequence noKey;
    addMove(u"phase-first"_s, QT_TR_NOOP("To the beginning"), noKey, tr("Go to before the first step"), [this] { goTo(0); });
    addMove(u"phase-back"_s, QT_TR_NOOP("Step back"), QKeySequence(Qt::SHIFT | Qt::Key_F10),
            tr("Go back by a statement, over what the functions that it calls do"), [this] { over(false); });
    addMove(u"phase-next"_s, QT_TR_NOOP("Step"), QKeySequence(Qt::Key_F10),
            tr("Go on by a statement, over what the functions that it calls do"), [this] { over(true); });
    addMove(u"phase-last"_s, QT_TR_NOOP("To the end"), noKey, tr("Go to after the last step"),
            [this] { goTo(m_steps ? m_steps->count() : 0); });
    addMove(u"arrow-down"_s, QT_TR_NOOP("Step into"), QKeySequence(Qt::CTRL | Qt::Key_F10),
            tr("Go on by a statement, into the function that it calls"), [this] { into(true); });
    addMove(u"arrow-up"_s, QT_TR_NOOP("Step out"), QKeySequence(Qt::ALT | Qt::Key_F10), tr("Go on until the function has returned"),
            [this] { out(true); });
    addMove({}, QT_TR_NOOP("Step back into"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F10),
            tr("Go back by a statement, into the function that was called last"), [this] { into(false); });
    addMove({}, QT_TR_NOOP("Step back out"), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_F10),
            tr("Go back to where the function was called"), [this] { out(false); });
    endGroup();
    addMove({}, QT_TR_NOOP("To the next access"), noKey, tr("Go to the next statement that accesses memory"), [this] { toAccess(true); });
    addMove({}, QT_TR_NOOP("To the previous access"), noKey, tr("Go to the statement before that accesses memory"),
            [this] { toAccess(false); });
    m_variableMoves << addMove({}, QT_TR_NOOP("To the next change"), noKey,
                               tr("Go to the next statement that changes the variable that is chosen"), [this] { toChange(true); });
    m_variableMoves << addMove({}, QT_TR_NOOP("To the previous change"), noKey,
                               tr("Go to the statement before that changes the variable that is chosen"), [this] { toChange(false); });
    addMove({}, QT_TR_NOOP("To the next barrier"), noKey, tr("Go to the next barrier"), [this] { toBarrier(true); });
    addMove({}, QT_TR_NOOP("To the previous barrier"), noKey, tr("Go to the barrier before"), [this] { toBarrier(false); });
    addMove({}, QT_TR_NOOP("To where two work-items part"), noKey,
            tr("Go to the first step in which this work-item and the one beside it do not do the same"), [this] { toParting(); });
    endGroup();
    addMove({}, QT_TR_NOOP("To the line of the cursor"), QKeySequence(tr("Ctrl+Alt+Down")),
            tr("Go to when the line of the cursor is executed next"), [this] { Q_EMIT lineOfCursorWanted(true); });
    addMove({}, QT_TR_NOOP("Back to the line of the cursor"), QKeySequence(tr("Ctrl+Alt+Up")),
            tr("Go back to when the line of the cursor was executed last"), [this] { Q_EMIT lineOfCursorWanted(false); });
    m_setBreakpoint = addMove({}, QT_TR_NOOP("Set or remove a breakpoint"), QKeySequence(Qt::Key_F9),
                              tr("Stop at the line of the cursor when stepping to the next breakpoint; a click left of the line does the "
                                 "same"),
                              [this] { Q_EMIT breakpointWanted(); });
    addMove({}, QT_TR_NOOP("To the next breakpoint"), QKeySequence(Qt::CTRL | Qt::Key_F9),
            tr("Go on until a breakpoint's line is executed next"), [this] { toBreakpoint(true); });
    addMove({}, QT_TR_NOOP("To the previous breakpoint"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F9),
            tr("Go back to when a breakpoint's line was executed last"), [this] { toBreakpoint(false); });
    endGroup();
    m_variableMoves << addMove({}, QT_TR_NOOP("Why this value?"), QKeySequence(tr("Ctrl+Alt+Y")),
                               tr("Show what the variable that is chosen was made of"), [this] { explainVariable(); });
    addMove({}, QT_TR_NOOP("Why was this stored?"), noKey, tr("Show what the statement stores was made of"), [this] { explainStore(); });
    for (QAction *move : std::as_const(m_moves)) {
        if (move->data().toString().isEmpty())
            continue;
        auto *button = new QToolButton(bar);
        button->setDefaultAction(move);
        layout->addWidget(button);
        m_buttons << button;
    }
    auto *more = new QToolButton(bar);
    more->setText(tr("Go to"));
    more->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(more);
    for (QAction *move : std::as_const(m_menu)) {
        if (move)
            menu->addAction(move);
        else
            menu->addSeparator();
    }
    more->setMenu(menu);
    layout->addWidget(more);
    m_slider = new QSlider(Qt::Horizontal, bar);
    m_slider->setAccessibleName(tr("Step"));
    m_slider->setMinimumWidth(1); // It gives way first: the columns of a narrow window need the space.
    connect(m_slider, &QSlider::valueChanged, this, &StepsView::goTo);
    layout->addWidget(m_slider, 1);
    return bar;
}

QAction *StepsView::addMove(const QString &icon, const char *text, const QKeySequence &key, const QString &toolTip,
                            const std::function<void()> &move)
{
    auto *action = new QAction(tr(text), this);
    action->setProperty(englishName, QString::fromUtf8(text));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WindowShortcut);
    action->setWhatsThis(toolTip);
    action->setData(icon);
    connect(action, &QAction::triggered, this, move);
    m_moves << action;
    m_menu << action;
    return action;
}

void StepsView::endGroup()
{
    m_menu << nullptr;
}

void StepsView::enableMoves(bool enabled)
{
    for (QAction *move : std::as_const(m_moves)) {
        const bool isOfCode = move == m_setBreakpoint; // before there are steps, too
        setWhyNot(*move, enabled || isOfCode ? QString() : tr("Steps is not in front."));
    }
}

QWidget *StepsView::makeVariables(QWidget *parent)
{
    auto *page = new QWidget(parent);
    auto *layout = new QVBoxLayout(page);
    keepScaled(appearance(), *layout, {}, 4);
    m_variables = new VariableTable(appearance(), page);
    m_variables->addActions(m_variableMoves);
    layout->addWidget(m_variables, 1);
    m_newExpression = new QLineEdit(page);
    m_newExpression->setObjectName(foldedWhilePresenting);
    m_newExpression->setPlaceholderText(tr("Add an expression, such as a[i] - sum / 2"));
    m_newExpression->setAccessibleName(tr("New expression"));
    m_newExpression->setToolTip(
        tr("An expression in OpenCL C over the variables, evaluated at each step. Delete removes the one that is chosen."));
    m_newExpression->setClearButtonEnabled(true);
    layout->addWidget(m_newExpression);
    connect(m_newExpression, &QLineEdit::returnPressed, this, &StepsView::addTypedExpression);
    connect(m_variables, &VariableTable::expressionsChanged, this, &StepsView::takeExpressions);
    connect(m_variables, &VariableTable::chosenChanged, this, &StepsView::showWhyButtons);
    return page;
}

QWidget *StepsView::makePages(QWidget *parent)
{
    m_pages = new QTabWidget(parent);
    m_pages->setDocumentMode(true);
    m_pages->setAccessibleName(tr("About the step"));
    m_pages->insertTab(GroupPage, makeGroup(m_pages), tr("All work-items"));
    m_pages->insertTab(WhyPage, makeWhy(m_pages), tr("Why"));
    m_pages->insertTab(BreakpointsPage, makeBreakpoints(m_pages), tr("Breakpoints"));
    return m_pages;
}

QWidget *StepsView::makeWhy(QWidget *parent)
{
    auto *page = new QWidget(parent);
    auto *layout = new QVBoxLayout(page);
    keepScaled(appearance(), *layout, {0, 4, 0, 0}, 4);
    auto *bar = new QHBoxLayout;
    m_whyVariable = new QPushButton(page);
    m_whyStore = new QPushButton(page);
    m_toBirth = new QPushButton(tr("Where it was first not finite"), page);
    for (QPushButton *button : {m_whyVariable, m_whyStore, m_toBirth})
        bar->addWidget(button);
    bar->addStretch(1);
    layout->addLayout(bar);
    m_why = new WhyTree(appearance(), page);
    layout->addWidget(m_why, 1);
    m_whyText = new QLabel(page);
    m_whyText->setWordWrap(true);
    m_whyText->setProperty("role", u"muted"_s);
    layout->addWidget(m_whyText);
    layout->addStretch(0);
    connect(m_whyVariable, &QPushButton::clicked, this, &StepsView::explainVariable);
    connect(m_whyStore, &QPushButton::clicked, this, &StepsView::explainStore);
    connect(m_toBirth, &QPushButton::clicked, m_why, &WhyTree::chooseBirth);
    connect(m_why, &WhyTree::linkChosen, this, [this](const ChainLink &link) { goToStepOf(link.item, link.step); });
    return page;
}

QWidget *StepsView::makeBreakpoints(QWidget *parent)
{
    auto *page = new QWidget(parent);
    auto *layout = new QVBoxLayout(page);
    keepScaled(appearance(), *layout, {0, 4, 0, 0}, 4);
    m_breakpointRows = new QTreeView(page);
    m_breakpointRows->setModel(&m_breakpoints);
    m_breakpointRows->setRootIsDecorated(false);
    m_breakpointRows->setUniformRowHeights(true);
    showWholeLines(*m_breakpointRows);
    m_breakpointRows->setAccessibleName(tr("Breakpoints"));
    m_breakpointRows->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                                      QAbstractItemView::AnyKeyPressed);
    layout->addWidget(m_breakpointRows, 1);
    auto *remove = new QAction(tr("Remove"), m_breakpointRows);
    remove->setShortcut(QKeySequence(QKeySequence::Delete));
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_breakpointRows->addAction(remove);
    m_breakpointRows->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(remove, &QAction::triggered, this, [this] {
        if (const QModelIndex current = m_breakpointRows->currentIndex(); current.isValid())
            m_breakpoints.remove(current.row());
    });
    auto *hint =
        new QLabel(tr("F9, or a click left of a line of the code, sets a breakpoint; Ctrl+F9 goes to the next one. A condition is an "
                      "expression on the variables, such as i == 7 && isnan(sum)."),
                   page);
    hint->setWordWrap(true);
    hint->setProperty("role", u"muted"_s);
    layout->addWidget(hint);
    return page;
}

QWidget *StepsView::makeGroup(QWidget *parent)
{
    auto *group = new QWidget(parent);
    auto *layout = new QVBoxLayout(group);
    keepScaled(appearance(), *layout, {0, 4, 0, 0}, 4);
    auto *choices = new QWidget(group);
    choices->setObjectName(foldedWhilePresenting); // The picture needs the space.
    auto *bar = new QHBoxLayout(choices);
    bar->setContentsMargins({});
    m_drawn = new QComboBox(choices);
    m_drawn->setMinimumContentsLength(6);
    m_drawn->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_drawn->setAccessibleName(tr("Variable of all work-items"));
    m_drawn->setToolTip(
        tr("Whose values are drawn: a row for each work-item, from left to right as time passes. Work-items that take no part "
           "are hatched."));
    connect(m_drawn, &QComboBox::currentIndexChanged, this, &StepsView::drawChosen);
    bar->addWidget(m_drawn, 1);
    m_besideButton = new QToolButton(choices);
    m_besideButton->setToolTip(tr("Show what another work-item's variables hold at the same time, beside these"));
    m_besideButton->setProperty("role", u"chooser"_s);
    m_besideIds = new IdPopup(appearance(), tr("Work-items"), this);
    connect(m_besideButton, &QToolButton::clicked, this, &StepsView::chooseBeside);
    connect(m_besideIds, &IdPopup::chosen, this,
            [this](quint64 item) { showBeside(m_beside == int(item) ? std::nullopt : std::optional(int(item))); });
    bar->addWidget(m_besideButton);
    layout->addWidget(choices);
    m_drawing = new SceneView(
        appearance(),
        [this](const SceneWindow &window) {
            return groupScene(m_picture, groupMoment(), appearance(), {{}, window.size});
        },
        {}, group);
    m_drawing->setAccessibleName(tr("A variable of all work-items over time"));
    SceneView::Geometry geometry;
    geometry.at = [this](const QPointF &point) {
        return groupSubjectAt(m_picture, groupCells(m_picture, {{}, m_drawing->window().size}, appearance()), point);
    };
    geometry.tip = [this](const Subject &subject) { return groupTip(m_picture, subject); };
    m_drawing->setGeometry(geometry);
    connect(m_drawing, &SceneView::activated, this, &StepsView::chooseInGroup);
    layout->addWidget(m_drawing, 1);
    return group;
}

bool StepsView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_splitter && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &StepsView::fitParts, Qt::QueuedConnection);
    return TraceView::eventFilter(watched, event);
}

/// In a presentation: of a large group the picture is what is looked at.
bool StepsView::isPictureFirst() const
{
    constexpr int manyItems = 16;
    return m_newExpression->isHidden() && m_group && m_group->itemCount() > manyItems;
}

/// The picture has a row for each work-item: where there is little space, the variables keep that of a few.
void StepsView::fitParts()
{
    m_calls->setVisible(m_frames.size() > 1 && !isPictureFirst()); // Else the line above and the code say where it is.
    m_memory->setVisible(!m_accesses.isEmpty() || !isPictureFirst());
    if (m_splitter->isByHand())
        return;
    const int fewVariables = isPictureFirst() ? 1 : 2;
    const int calls = appearance().px(24);
    const int total = m_splitter->height() - (m_calls->isVisibleTo(this) ? calls : 0);
    const int row = m_variables->header()->sizeHint().height();
    const int few = (1 + fewVariables) * row + 2 * m_variables->frameWidth() + appearance().px(2) +
                    (m_newExpression->isVisibleTo(this) ? m_newExpression->sizeHint().height() : 0);
    const int pages = std::max(total * 6 / 13, std::min(appearance().px(260), total - few));
    m_splitter->setSizes({total - pages, calls, pages});
}

GroupMoment StepsView::groupMoment() const
{
    GroupMoment moment;
    if (m_steps && m_group) {
        moment.item = m_steps->localItem();
        moment.tick = m_group->tickOf(moment.item, m_position);
        moment.beside = m_beside.value_or(-1);
    }
    return moment;
}

/// The variable that gets a value most often, of those that differ among work-items if there are such: the others make one flat area.
int StepsView::liveliest(const Trace &trace) const
{
    const std::set<int> differing = differingVariables(*m_group);
    const auto changes = [&](int row) -> std::pair<bool, qint64> {
        const QVariant site = m_drawn->itemData(row);
        const bool isSite = site.typeId() == QMetaType::Int; // Of expressions it is their text.
        return {isSite && differing.contains(site.toInt()), isSite ? trace.eventsAt(SiteIndex(site.toInt())) : 0};
    };
    int found = 0;
    for (int i = 1; i < m_drawn->count(); ++i)
        found = changes(i) > changes(found) ? i : found;
    return found;
}

void StepsView::takeGroup(const LockSteps &steps)
{
    m_group = steps;
    m_shares = steps.shares(groupMoment().subgroupSize);
    fillFigures();
    if (!m_wantedVariable.isEmpty())
        chooseVariable();
    showPosition();
    Q_EMIT readyChanged(); // There may be no variable to draw.
}

/// What can be drawn: variables, by their sites, and expressions, by their texts.
void StepsView::fillFigures()
{
    if (!m_group)
        return;
    const QString before = m_drawn->currentText();
    const Trace &trace = m_group->item(0).trace();
    {
        const QSignalBlocker quiet(m_drawn);
        m_drawn->clear();
        for (const SiteIndex variable : drawnVariables(trace)) {
            const AccessSite &site = trace.site(variable);
            m_drawn->addItem(filled(tr("%1, line %2"), site.text, site.range.begin.line), variable.value);
        }
        for (const StepExpression &expression : m_variables->expressions())
            m_drawn->addItem(expression.text(), expression.text());
        const int known = m_drawn->findText(before);
        m_drawn->setCurrentIndex(known < 0 ? liveliest(trace) : known);
    }
    drawChosen();
}

void StepsView::drawChosen()
{
    const QVariant chosen = m_drawn->currentData();
    if (chosen.typeId() == QMetaType::Int)
        return draw({SiteIndex(chosen.toInt()), {}});
    const QList<StepExpression> &expressions = m_variables->expressions();
    if (const auto *expression = foundIn(expressions, chosen.toString(), &StepExpression::text))
        draw({SiteIndex(-1), *expression});
}

void StepsView::draw(const GroupFigure &figure)
{
    if (!m_group || !figure.isThere())
        return;
    const QVariant wanted = figure.expression ? QVariant(figure.expression->text()) : QVariant(figure.variable.value);
    if (const int index = m_drawn->findData(wanted); index >= 0) {
        const QSignalBlocker quiet(m_drawn);
        m_drawn->setCurrentIndex(index);
    }
    const auto ramp = rampOn(appearance().theme().raised);
    m_picturing.want({figure.variable.value, wanted.toString(), ramp.first},
                     [steps = *m_group, figure, ramp](const std::stop_token &stop) { return groupPicture(steps, figure, ramp, stop); });
}

void StepsView::chooseBeside()
{
    if (!m_steps || !m_group)
        return;
    const TraceLaunch &launch = m_steps->trace().launch();
    const int own = m_steps->localItem();
    const IdGrid ids{launch.local, launch.dimensions,
                     [own](quint64 id) {
                         return IdGrid::Mark{int(id) != own, false};
                     },
                     m_beside ? std::optional(quint64(*m_beside)) : std::nullopt};
    m_besideIds->popUp(*m_besideButton, ids, tr("Local ids. In full colour: the one beside; choose it again to let it go."));
}

void StepsView::showBeside(std::optional<int> item)
{
    m_beside = item;
    showPosition();
}

/// At the same time, as the picture has it.
std::optional<SteppedMoment> StepsView::besideMoment() const
{
    if (!m_steps || !m_group || !m_beside || *m_beside >= m_group->itemCount())
        return std::nullopt;
    return SteppedMoment{m_group->item(*m_beside), m_group->positionAt(*m_beside, groupMoment().tick)};
}

void StepsView::toParting()
{
    const auto other = besideMoment();
    const auto parting = other ? partingOf(*m_steps, other->steps) : std::nullopt;
    if (parting)
        goTo(*parting);
    else
        m_where->setFullText(other ? tr("The two work-items do the same to the end.")
                                   : tr("Choose another work-item first: \u201c"
                                        "Beside\u201d, above the picture of all work-items."));
}

void StepsView::takePicture(GroupPicture picture)
{
    m_picture = std::move(picture);
    m_drawing->refresh();
    Q_EMIT readyChanged();
}

void StepsView::chooseInGroup(const Subject &subject)
{
    const auto *id = std::get_if<IdSubject>(&subject);
    if (!id || !m_group || m_group->count() == 0)
        return;
    const int item = int(id->id / quint64(m_group->count()));
    const int tick = int(id->id % quint64(m_group->count()));
    goToStepOf(m_group->item(item).item(), m_group->positionAt(item, tick));
}

void StepsView::goToStepOf(WorkItemSlot item, int position)
{
    if (!m_steps)
        return;
    if (m_steps->item() == item)
        return goTo(position);
    m_wantedPosition = position;
    stage().showWorkItem(item.value % m_steps->trace().itemsOfGroup());
}

void StepsView::addTypedExpression()
{
    const auto added = m_variables->addExpression(m_newExpression->text());
    if (added)
        return m_newExpression->clear();
    m_where->setFullText(inLanguage(added.error().message));
    m_newExpression->setToolTip(inLanguage(added.error().message));
}

void StepsView::takeExpressions()
{
    fillFigures();
    showPosition();
}

void StepsView::takeBreakpoints()
{
    const int count = m_breakpoints.rowCount();
    m_pages->setTabText(BreakpointsPage, count > 0 ? tr("Breakpoints (%1)").arg(count) : tr("Breakpoints"));
    m_breakpointRows->resizeColumnToContents(Breakpoints::PlaceColumn);
}

std::optional<SteppedValue> StepsView::chosenValue() const
{
    const auto variable = m_variables->chosenVariable();
    for (const SteppedFrame &frame : m_steps &&variable ? m_frames : QList<SteppedFrame>()) {
        const SteppedValue *value = frame.value(*variable);
        if (value && value->changedBy >= 0)
            return *value;
    }
    return std::nullopt;
}

std::optional<EventIndex> StepsView::storeHere() const
{
    std::optional<EventIndex> store;
    for (const EventIndex access : m_steps ? m_accesses : QList<EventIndex>()) {
        const SiteKind kind = m_steps->trace().site(m_steps->trace().event(access).site).kind;
        const bool isChosen = store && stage().session().selection().traceEvent == store->value;
        if ((kind == SiteKind::Store || kind == SiteKind::Atomic) && !isChosen)
            store = access;
    }
    return store;
}

void StepsView::showWhyButtons()
{
    const auto value = chosenValue();
    const auto store = storeHere();
    m_whyVariable->setText(value ? tr("Why %1?").arg(m_steps->trace().site(value->variable).text) : tr("Why the variable?"));
    m_whyVariable->setEnabled(value.has_value());
    m_whyVariable->setToolTip(value ? QString() : tr("Choose a variable above that has a value."));
    m_whyStore->setText(store ? tr("Why %1?").arg(accessedText(m_steps->trace(), *store)) : tr("Why the store?"));
    m_whyStore->setEnabled(store.has_value());
    m_whyStore->setToolTip(store ? QString() : tr("The statement that is done next stores nothing."));
    m_toBirth->setVisible(m_why->chain().born.has_value());
    if (m_why->topLevelItemCount() == 0 && !m_explaining.isBusy())
        m_whyText->setText(tr("Choose a variable, or go to a statement that stores: then it is shown what its value was made of, backwards "
                              "through statements, variables and other work-items."));
    m_why->setVisible(m_why->topLevelItemCount() > 0);
    m_whyText->setVisible(!m_whyText->text().isEmpty());
}

void StepsView::explain(const std::function<ValueChain(const std::shared_ptr<const PhaseTable> &)> &find)
{
    m_pages->setCurrentIndex(WhyPage);
    m_whyText->setText(tr("What it was made of is being searched\u2026"));
    m_explaining.cancel();
    m_explaining.want(0, [find, phases = stage().phases()](const std::stop_token &) { return find(phases); });
}

void StepsView::explainVariable()
{
    const auto value = chosenValue();
    if (!value || !stage().isReady())
        return m_pages->setCurrentIndex(WhyPage);
    explain([item = m_steps->item(), value = *value](const auto &phases) { return valueChain(phases, item, value); });
}

void StepsView::explainStore()
{
    const auto store = storeHere();
    if (!store || !stage().isReady())
        return m_pages->setCurrentIndex(WhyPage);
    const Selection &selection = stage().session().selection();
    explain([store = *store, buffer = selection.buffer, element = selection.element](const auto &phases) {
        const bool isOfElement = element && lastStoreTo(phases->trace(), buffer, *element) == store;
        return isOfElement ? elementChain(phases, store, *element) : valueChain(phases, store);
    });
}

void StepsView::explainStoreWhenThere()
{
    m_explainsStore = true;
    takeStage();
    explainIfWanted();
}

void StepsView::explainIfWanted()
{
    const auto chosen = stage().session().selection().traceEvent;
    if (!m_explainsStore || !chosen || storeHere() != EventIndex(*chosen))
        return;
    m_explainsStore = false;
    explainStore();
}

void StepsView::takeChain(const ValueChain &chain)
{
    if (!m_steps)
        return;
    m_why->showChain(m_steps->trace(), chain);
    m_whyText->setText(chain.isCut ? tr("There is more before these.") : QString());
    showWhyButtons();
}

Scene StepsView::pictureScene() const
{
    if (m_picture.columns() == 0)
        return {};
    return groupScene(m_picture, groupMoment(), appearance(), QRectF(0, 0, appearance().px(960), appearance().px(480)));
}

void StepsView::tint()
{
    for (QAction *move : std::as_const(m_moves)) {
        if (const QString icon = move->data().toString(); !icon.isEmpty())
            move->setIcon(appearance().icon(icon));
    }
    for (QToolButton *button : std::as_const(m_buttons))
        button->setIconSize({appearance().px(16), appearance().px(16)});
    m_variables->setFont(appearance().codeFont());
    m_calls->setFont(appearance().codeFont());
    drawChosen();
    showPosition();
}

QString StepsView::reason() const
{
    if (const QString stageReason = TraceView::reason(); !stageReason.isEmpty())
        return stageReason;
    if (m_reading.isBusy())
        return tr("The steps are being read\u2026");
    if (m_steps && m_steps->count() > 0)
        return {};
    return tr("The memory accesses of this work-group were recorded, but not what its statements did.");
}

bool StepsView::tracingHelps() const
{
    return TraceView::tracingHelps() || (stage().isReady() && !m_reading.isBusy());
}

QString StepsView::helpText() const
{
    return tr("Record the steps (F6)");
}

bool StepsView::isPreparing() const
{
    return TraceView::isPreparing() || m_reading.isBusy() || m_joining.isBusy() || m_picturing.isBusy();
}

/// The work-item that is looked at, else the first of the group.
void StepsView::takeStage()
{
    if (!stage().isReady()) {
        m_target.reset();
        m_steps.reset();
        m_reading.cancel();
        showPosition();
        return showState();
    }
    const std::shared_ptr<const Trace> trace = stage().trace();
    const auto slot = trace->slotOf(stage().group());
    const int item = slot ? slot->value * trace->itemsOfGroup() + stage().workItem().value_or(0) : -1;
    const Target target{trace.get(), item};
    if (m_target == target) {
        followAccess();
        return goToWanted();
    }
    if (!m_target || m_target->trace != target.trace || item < 0 ||
        m_target->item / trace->itemsOfGroup() != item / trace->itemsOfGroup()) {
        m_group.reset();
        m_picture = {};
        m_beside.reset();
        m_why->clearChain();
        m_joining.cancel();
        m_picturing.cancel();
        m_explaining.cancel();
    }
    m_target = target;
    m_steps.reset();
    m_position = 0;
    if (item < 0 || needsAnotherTrace())
        return showState();
    m_reading.want(target, [trace, item](const std::stop_token &) { return WorkItemSteps(*trace, WorkItemSlot(item)); });
    showState();
}

void StepsView::takeSteps(const Target &target, const WorkItemSteps &steps)
{
    if (m_target != target)
        return;
    m_steps = steps;
    m_frame = -1;
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, steps.count());
    if (const auto wanted = std::exchange(m_wantedPosition, std::nullopt))
        goTo(*wanted);
    else
        moveTo(std::min(1, steps.count())); // before the first statement
    followAccess();
    goToWanted();
    showPosition();
    explainIfWanted();
    joinGroup();
    showState();
}

/// Work-items of large groups that did much take long to put side by side: then there is no picture of them.
void StepsView::joinGroup()
{
    constexpr int mostEvents = 20'000'000;
    const int items = m_steps->trace().itemsOfGroup();
    const int first = m_steps->item().value / items * items;
    const int events =
        m_steps->trace().endEvent(WorkItemSlot(first + items - 1)).value - m_steps->trace().firstEvent(WorkItemSlot(first)).value;
    if (m_group || m_steps->count() == 0 || events > mostEvents)
        return;
    m_joining.want({m_target->trace, stage().group()}, [trace = m_steps->trace(), first, items](const std::stop_token &stop) {
        std::vector<WorkItemSteps> all;
        for (int item = first; item < first + items && !stop.stop_requested(); ++item)
            all.emplace_back(trace, WorkItemSlot(item));
        return LockSteps(std::move(all));
    });
}

/// To the step that makes the access which was chosen anywhere.
void StepsView::followAccess()
{
    const auto event = stage().session().selection().traceEvent;
    if (!event || !m_steps || m_steps->count() == 0)
        return;
    const EventIndex access(*event);
    if (access.value < m_steps->trace().firstEvent(m_steps->item()).value ||
        access.value >= m_steps->trace().endEvent(m_steps->item()).value)
        return;
    moveTo(m_steps->stepOf(access));
}

void StepsView::goTo(int position)
{
    const int before = m_position;
    moveTo(position);
    if (m_position != before && isVisible())
        takeStageAlong();
}

/// All that the work-item accessed before the position is done.
void StepsView::takeStageAlong()
{
    if (!m_steps || m_steps->count() == 0 || !stage().isReady())
        return;
    const Trace &trace = m_steps->trace();
    EventIndex event = m_position < m_steps->count() ? m_steps->step(m_position).event : trace.endEvent(m_steps->item());
    const int phase = m_position < m_steps->count() ? trace.phaseOf(event) : 0; // It may have accessed nothing since the barrier.
    int done = -1;
    while (done < 0 && event.value > trace.firstEvent(m_steps->item()).value) {
        --event.value;
        done = stage().phases()->positionOf(event);
    }
    const Moment moment = std::max(stage().phases()->momentAt(done + 1), Moment{phase, 0});
    Selection selection = stage().session().selection();
    selection.phase = moment.phase;
    selection.step = moment.step;
    selection.site.reset();
    selection.traceEvent.reset();
    selection.finding.reset();
    stage().session().select(selection);
}

void StepsView::moveTo(int position)
{
    const int last = m_steps ? m_steps->count() : 0;
    const int wanted = std::clamp(position, 0, last);
    if (wanted == m_position)
        return;
    m_position = wanted;
    m_frame = -1;
    showPosition();
}

void StepsView::over(bool isForward)
{
    if (m_steps)
        goTo(isForward ? m_steps->over(m_position) : m_steps->backOver(m_position));
}

void StepsView::out(bool isForward)
{
    if (m_steps)
        goTo(isForward ? m_steps->out(m_position) : m_steps->backOut(m_position));
}

void StepsView::moveAmong(const std::vector<int> &positions, bool isForward)
{
    if (isForward) {
        const auto next = std::ranges::upper_bound(positions, m_position);
        if (next != positions.end())
            goTo(*next);
        return;
    }
    const auto here = std::ranges::lower_bound(positions, m_position);
    if (here != positions.begin())
        goTo(*std::prev(here));
}

void StepsView::toAccess(bool isForward)
{
    if (m_steps)
        moveAmong(m_steps->stepsWith([](const AccessSite &site) { return isAccess(site.kind); }), isForward);
}

void StepsView::toBarrier(bool isForward)
{
    if (m_steps)
        moveAmong(m_steps->stepsWith([](const AccessSite &site) { return site.kind == SiteKind::Barrier; }), isForward);
}

void StepsView::toChange(bool isForward)
{
    if (!m_steps)
        return;
    std::vector<int> positions;
    if (const auto expression = m_variables->chosenExpression()) {
        QString before;
        m_steps->forEachPosition(0, [&](int position, const QList<SteppedFrame> &frames) {
            const QString now = expression->textAt({*m_steps, frames}).value_or(QString());
            if (now != before && position > 0)
                positions.push_back(position - 1);
            before = now;
            return true;
        });
        return moveAmong(positions, isForward);
    }
    const auto variable = m_variables->chosenVariable();
    m_steps->forEachChange([&](int step, const SteppedChange &change) {
        if (change.now.variable == variable)
            positions.push_back(step);
    });
    std::ranges::sort(positions);
    moveAmong(positions, isForward);
}

void StepsView::toBreakpoint(bool isForward)
{
    const auto stop = m_steps ? nextStop(*m_steps, m_breakpoints.active(), m_position, isForward) : std::nullopt;
    if (stop)
        return goTo(*stop);
    for (const Breakpoint &breakpoint : m_steps ? m_breakpoints.active() : QList<Breakpoint>()) {
        if (const auto told = canBeTold(*m_steps, breakpoint); !told)
            return m_where->setFullText(
                tr("The condition in line %1 has no value there: %2").arg(breakpoint.place.line).arg(inLanguage(told.error().message)));
    }
    if (m_breakpoints.isEmpty())
        m_pages->setCurrentIndex(BreakpointsPage);
    else
        m_where->setFullText(isForward ? tr("No breakpoint is reached after this step.")
                                       : tr("No breakpoint was reached before this step."));
}

void StepsView::toLine(const SourcePlace &place, bool isForward)
{
    std::vector<int> positions;
    for (int i = 0; m_steps && i < m_steps->count(); ++i) {
        const SourceRange &range = m_steps->trace().site(m_steps->step(i).site).range;
        if (range.begin.file == place.file && range.begin.line == place.line)
            positions.push_back(i);
    }
    moveAmong(positions, isForward);
}

bool StepsView::needsAnotherTrace() const
{
    return stage().isReady() && std::ranges::none_of(stage().trace()->sites(), [](const AccessSite &site) { return isStep(site.kind); });
}

void StepsView::showStep(const StepWanted &wanted)
{
    m_wantedStep = wanted;
    goToWanted();
}

void StepsView::goToWanted()
{
    if (!m_wantedStep || !m_steps || m_reading.isBusy() || stage().isLoading())
        return;
    const StepWanted wanted = *std::exchange(m_wantedStep, std::nullopt);
    for (int i = 0; i < m_steps->count(); ++i) {
        const SourceRange &range = m_steps->trace().site(m_steps->step(i).site).range;
        const bool isThere = wanted.place.line == 0 || (range.begin.file == wanted.place.file && range.begin.line == wanted.place.line);
        if (isThere && (wanted.iteration == 0 || m_steps->iterationsAt(i).value(m_steps->iterationsAt(i).size() - 1) == wanted.iteration)) {
            goTo(i);
            break;
        }
    }
    if (wanted.variable.isEmpty())
        return;
    m_wantedVariable = wanted.variable;
    chooseVariable();
}

/// In the table, and in the picture of the group.
void StepsView::chooseVariable()
{
    if (const auto items = m_variables->findItems(m_wantedVariable, Qt::MatchExactly); !items.isEmpty())
        m_variables->setCurrentItem(items.first());
    for (const SiteIndex variable : m_group ? drawnVariables(m_group->item(0).trace()) : QList<SiteIndex>()) {
        if (m_group->item(0).trace().site(variable).text == m_wantedVariable)
            return draw({variable, {}});
    }
}

void StepsView::showPosition()
{
    if (!m_steps || m_steps->count() == 0) {
        Q_EMIT stepShown({});
        return;
    }
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(m_position);
    m_frames = m_steps->framesAt(m_position);
    m_accesses = m_position < m_steps->count() ? m_steps->recordOf(m_position).accesses : QList<EventIndex>();
    showVariables();
    showCalls();
    m_where->setFullText(text());
    showInCode();
    showWhyButtons();
    const auto other = besideMoment();
    m_besideButton->setText(other ? tr("Beside: %1").arg(itemId(m_steps->trace(), other->steps.item())) : tr("Beside\u2026"));
    m_drawing->refresh();
}

QString StepsView::text() const
{
    if (!m_steps)
        return {};
    const Trace &trace = m_steps->trace();
    const QString who = tr("Work-item %1").arg(itemId(trace, m_steps->item()));
    if (m_position == m_steps->count())
        return trace.launch().unfinishedItems > 0 ? tr("%1 · its last recorded step is done").arg(who)
                                                  : tr("%1 · has come to its end").arg(who);
    QString text = tr("%1 · step %2 of %3").arg(who, fullCount(quint64(m_position + 1)), fullCount(quint64(m_steps->count())));
    const QStringList iterations =
        mapped(m_steps->iterationsAt(m_position), [](const int iteration) { return QString::number(iteration); });
    if (!iterations.isEmpty())
        text += iterations.size() == 1 ? tr(" · iteration %1").arg(iterations.first())
                                       : tr(" · iterations %1 (of the outer loop first)").arg(iterations.join(u", "_s));
    return text;
}

int StepsView::shownFrame() const
{
    return m_frame < 0 || m_frame >= m_frames.size() ? int(m_frames.size()) - 1 : m_frame;
}

void StepsView::showVariables()
{
    m_variables->showMoment({*m_steps, m_position}, m_frames, shownFrame(), besideMoment());
}

void StepsView::showCalls()
{
    const Trace &trace = m_steps->trace();
    const QSignalBlocker quiet(m_calls);
    m_calls->clear();
    for (qsizetype i = m_frames.size(); i-- > 0;) {
        const SteppedFrame &frame = m_frames[i];
        const QString name = trace.site(frame.function).text;
        const int at = i + 1 == m_frames.size() ? m_position : frame.position;
        const bool isEnd = at < 0 || at >= m_steps->count();
        m_calls->addItem(isEnd ? name : tr("%1: %2").arg(name, placeText(trace.site(m_steps->step(at).site).range)));
    }
    constexpr int mostCalls = 4; // in sight
    const int height = m_calls->sizeHintForRow(0) * std::min<int>(mostCalls, int(m_frames.size())) + 2 * m_calls->frameWidth();
    m_calls->setFixedHeight(height);
    m_calls->setCurrentRow(m_frame < 0 ? 0 : int(m_frames.size()) - 1 - m_frame);
    QStringList accesses = mapped(m_accesses, [&](const EventIndex access) { return accessText(trace, access); });
    constexpr qsizetype most = 8;
    const qsizetype all = accesses.size();
    if (all > most)
        accesses = accesses.mid(0, most) << tr("and %1 more").arg(all - most);
    m_memory->setText(accesses.isEmpty() ? tr("This statement accesses no memory that is recorded.")
                                         : tr("This statement: %1").arg(accesses.join(u"; "_s)));
    fitParts();
}

void StepsView::showInCode()
{
    if (!isVisible() || m_frames.isEmpty())
        return;
    const Trace &trace = m_steps->trace();
    SteppedLine shown;
    const int index = shownFrame();
    const int at = index + 1 == m_frames.size() ? m_position : m_frames[index].position;
    if (at >= 0 && at < m_steps->count())
        shown.range = trace.site(m_steps->step(at).site).range;
    for (const SteppedValue &value : m_frames[index].variables) {
        if (value.changedBy < 0 || value.changedBy >= m_steps->count())
            continue;
        const SourcePlace &place = trace.site(m_steps->step(value.changedBy).site).range.begin;
        const SteppedPart part = steppedPart(trace, value);
        QString &text = shown.values[place.file][place.line];
        text += (text.isEmpty() ? QString() : u", "_s) + part.name + u" = "_s + part.text;
    }
    addShares(shown);
    Q_EMIT stepShown(shown);
}

/// How many of the work-items execute a line that not all do.
void StepsView::addShares(SteppedLine &shown) const
{
    for (const LockSteps::LineShare &line : m_group ? m_shares : QList<LockSteps::LineShare>()) {
        if (line.share >= 0.995)
            continue;
        QString &text = shown.values[line.place.file][line.place.line];
        text += (text.isEmpty() ? QString() : u"   "_s) + tr("%1 % of the lanes active").arg(std::lround(line.share * 100));
    }
}

void StepsView::showEvent(QShowEvent *event)
{
    TraceView::showEvent(event);
    stage().setRecordsSteps(true);
    enableMoves(true);
    showPosition();
}

void StepsView::hideEvent(QHideEvent *event)
{
    TraceView::hideEvent(event);
    stage().setRecordsSteps(false);
    enableMoves(false);
    Q_EMIT stepShown({});
}

} // namespace kernelscope
