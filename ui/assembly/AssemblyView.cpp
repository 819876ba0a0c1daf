#include "ui/assembly/AssemblyView.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTreeView>

#include "export/AssemblyText.h"
#include "plan/CompileTarget.h"
#include "session/Session.h"
#include "ui/models/AssemblyModel.h"
#include "ui/models/Sentences.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewChoice.h"
#include "ui/widgets/WholeLines.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int mostFigureLines = 3;
constexpr double colourWidth = 8;

/// The style sheet gives rows a shape of their own, with which the style leaves out what the model says is behind them.
class LitRows : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (const QVariant colour = index.data(Qt::BackgroundRole); colour.isValid())
            painter->fillRect(option.rect, colour.value<QColor>());
        QStyledItemDelegate::paint(painter, option, index);
    }
};

AssemblyView::AssemblyView(Session &session, Appearance &appearance, QWidget *parent)
    : View(appearance, tr("Assembly"), parent), m_session(session), m_appearance(appearance)
{
    auto *page = new QWidget(this);
    addWidget(page);
    auto *layout = new QVBoxLayout(page);
    keepScaled(appearance, *layout, {14, 10, 14, 14}, 8);
    makeBar(*layout);
    m_pages = new QStackedWidget(page);
    m_empty = new EmptyPage(appearance, u"build"_s, this);
    m_content = makeContent();
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_content);
    layout->addWidget(m_pages, 1);
    for (const auto changed : {&Session::settled, &Session::restrictionChanged})
        connect(&session, changed, this, &AssemblyView::compile);
    connect(&session, &Session::documentReplaced, this, [this] {
        m_assembly.reset();
        m_message.clear();
        compile();
    });
    connect(&session, &Session::selectionChanged, this, &AssemblyView::followLaunch);
    connect(&session, &Session::currentDeviceChanged, this, &AssemblyView::followDevice);
    connect(&appearance, &Appearance::changed, this, &AssemblyView::followAppearance);
    followAppearance();
    followDevice();
    showState();
}

void AssemblyView::makeBar(QBoxLayout &layout)
{
    auto *bar = new QHBoxLayout;
    keepScaled(m_appearance, *bar, {}, 8);
    m_targets = new ViewChoice(tr("Processor"), tr("What Clang compiles for; it need not be there"), {}, this);
    for (const CompileTarget &target : usualCompileTargets())
        m_targets->addItem(inLanguage(target.title()), target.name);
    m_functions = new ViewChoice(tr("Kernel"), tr("The kernel or function whose instructions are shown"), {}, this);
    bar->addWidget(m_targets);
    bar->addWidget(m_functions);
    bar->addStretch(1);
    layout.addLayout(bar);
    connect(m_targets, &QComboBox::activated, this, [this] {
        m_isTargetChosen = true;
        compile();
    });
    connect(m_functions, &QComboBox::activated, this, &AssemblyView::showFunction);
}

QWidget *AssemblyView::makeContent()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    keepScaled(m_appearance, *layout, {}, 6);
    m_figures = new ElidedLabel({}, content);
    m_title = new ElidedLabel({}, content);
    m_title->setProperty("role", u"muted"_s);
    for (ElidedLabel *label : {m_figures, m_title}) {
        label->setMostLines(mostFigureLines);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        layout->addWidget(label);
    }
    makeTable(content);
    layout->addWidget(m_table, 1);
    return content;
}

void AssemblyView::makeTable(QWidget *parent)
{
    m_model = new AssemblyModel(this);
    m_table = new QTreeView(parent);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new LitRows(m_table));
    m_table->setProperty("role", u"code"_s);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAccessibleName(tr("Instructions"));
    m_table->header()->setStretchLastSection(true);
    m_table->setTextElideMode(Qt::ElideRight);
    showWholeLines(*m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &index) {
        if (const SourcePlace place = m_model->placeOf(index.row()); place.line > 0)
            Q_EMIT placeChosen(place);
    });
    auto *copyKey = new QShortcut(QKeySequence::Copy, m_table);
    copyKey->setContext(Qt::WidgetShortcut);
    connect(copyKey, &QShortcut::activated, this, &AssemblyView::copy);
}

/// All of it: a chosen row is but where the code is looked at.
void AssemblyView::copy() const
{
    QString text;
    for (const AssemblyLine &line : m_model->function().lines)
        text += (line.isLabel() ? QString() : u"    "_s) + line.text + u'\n';
    QGuiApplication::clipboard()->setText(text);
}

void AssemblyView::followAppearance()
{
    m_model->setTheme(m_appearance.theme());
    m_table->setFont(m_appearance.codeFont());
    m_table->setIconSize(QSize(m_appearance.px(colourWidth), m_appearance.px(colourWidth)));
    fitLines();
    Q_EMIT linkedLinesChanged(); // the margin has a width of this scale
}

void AssemblyView::fitLines()
{
    const int widest =
        m_model->rowCount() == 0 ? 0 : m_table->sizeHintForIndex(m_model->index(m_model->widestLine(), AssemblyModel::Line)).width();
    m_table->setColumnWidth(AssemblyModel::Line, std::max(widest, m_table->header()->sectionSizeHint(AssemblyModel::Line)));
}

/// What the project's device executes is worth more than what some other one would.
void AssemblyView::followDevice()
{
    if (m_isTargetChosen || m_session.currentDevice() < 0)
        return;
    const CompileTarget target = compileTargetOf(m_session.devices()[m_session.currentDevice()]);
    if (m_targets->findData(target.name) < 0)
        m_targets->addItem(inLanguage(target.title()), target.name);
    const int index = m_targets->findData(target.name);
    if (index == m_targets->currentIndex())
        return;
    m_targets->setCurrentIndex(index);
    compile();
}

/// Once the session has nothing more to find out about the text.
void AssemblyView::compile()
{
    if (!isVisible())
        return;
    if (m_session.isRestricted()) {
        InstrumentReply refused;
        refused.message = tr("This project is restricted: nothing of it is compiled until you trust it.");
        return take(refused);
    }
    m_isCompiling = true;
    showState();
    if (m_session.isUpToDate())
        m_session.assemble(m_targets->currentData().toString(), [this](const InstrumentReply &reply) { take(reply); });
}

void AssemblyView::take(const InstrumentReply &reply)
{
    m_isCompiling = false;
    m_assembly = reply.assembly;
    m_message = reply.message;
    if (m_assembly && m_assembly->functions.isEmpty()) {
        m_assembly.reset();
        m_message = tr("The sources have no kernel, so there is nothing to compile.");
    }
    fillFunctions();
    showFunction();
    showState();
}

/// What was chosen stays, as long as it is there; else it is the first kernel.
void AssemblyView::fillFunctions()
{
    if (!m_assembly)
        return;
    const QString before = m_functions->currentData().toString();
    m_functions->clear();
    int first = -1;
    for (const AssembledFunction &function : std::as_const(m_assembly->functions)) {
        if (function.isKernel && first < 0)
            first = m_functions->count();
        m_functions->addItem(function.isKernel ? function.name : tr("%1 (function)").arg(function.name), function.name);
    }
    const int kept = m_functions->findData(before);
    m_functions->setCurrentIndex(kept >= 0 ? kept : std::max(first, 0));
    if (const int at = functionAt(m_place); at >= 0 && kept < 0)
        m_functions->setCurrentIndex(at);
    followLaunch();
}

/// To the kernel of the launch that was chosen in another view, once: then another one may be chosen here.
void AssemblyView::followLaunch()
{
    const std::optional<int> launch = m_session.selection().launch;
    const auto &trace = m_session.lastTrace();
    const QString kernel = launch && trace && *launch < trace->launches.size() ? trace->launches[*launch].kernel : QString();
    const int at = kernel.isEmpty() || kernel == m_followed ? -1 : m_functions->findData(kernel);
    if (at < 0)
        return;
    m_followed = kernel;
    m_functions->setCurrentIndex(at);
    showFunction();
}

void AssemblyView::showFunction()
{
    if (!m_assembly)
        return Q_EMIT linkedLinesChanged();
    const AssembledFunction &function = m_assembly->functions[std::max(m_functions->currentIndex(), 0)];
    {
        const QSignalBlocker quiet(m_table->selectionModel());
        const bool isSame = m_model->function().name == function.name;
        const QModelIndex top = m_table->indexAt({0, 0});
        m_model->show(function, m_assembly->files);
        if (isSame && top.isValid())
            m_table->scrollTo(m_model->index(std::min(top.row(), m_model->rowCount() - 1), 0), QAbstractItemView::PositionAtTop);
    }
    fitLines();
    m_figures->setFullText(inLanguage(figuresText(function)));
    m_title->setFullText(inLanguage(assemblyTitle(*m_assembly)));
    scrollTo(m_place);
    Q_EMIT linkedLinesChanged();
}

QString AssemblyView::nothingToShow() const
{
    if (m_assembly)
        return {};
    if (m_isCompiling || m_message.isEmpty())
        return tr("The kernels are being compiled\u2026");
    return inLanguage(m_message);
}

void AssemblyView::showState()
{
    const QString nothing = nothingToShow();
    m_functions->setVisible(m_assembly && m_functions->count() > 1);
    if (!nothing.isEmpty())
        m_empty->say(nothing);
    m_pages->setCurrentWidget(nothing.isEmpty() ? m_content : m_empty);
    Q_EMIT readyChanged();
}

int AssemblyView::functionAt(const SourcePlace &place) const
{
    const qsizetype file = m_assembly ? m_assembly->files.indexOf(place.file) : -1;
    if (file < 0)
        return -1;
    const auto isThere = [&](const AssembledFunction &function) {
        return std::ranges::any_of(function.lines, [&](const AssemblyLine &line) { return line.file == file && line.line == place.line; });
    };
    const auto found = std::ranges::find_if(m_assembly->functions, isThere);
    return found == m_assembly->functions.end() ? -1 : int(found - m_assembly->functions.begin());
}

void AssemblyView::showPlace(const SourcePlace &place)
{
    m_place = place;
    if (!m_assembly || !isVisible())
        return;
    if (const int other = functionAt(place); other >= 0 && m_model->rowsOf(place).isEmpty()) {
        m_functions->setCurrentIndex(other);
        return showFunction();
    }
    scrollTo(place);
}

/// To the first of its instructions, unless one is in sight.
void AssemblyView::scrollTo(const SourcePlace &place)
{
    m_model->lightUp(place);
    const QList<int> rows = m_model->rowsOf(place);
    const QRect sight = m_table->viewport()->rect();
    const bool isInSight =
        std::ranges::any_of(rows, [&](int row) { return sight.contains(m_table->visualRect(m_model->index(row, 1)).topLeft()); });
    if (!rows.isEmpty() && !isInSight)
        m_table->scrollTo(m_model->index(rows.first(), 0), QAbstractItemView::PositionAtCenter);
}

QMap<QString, QList<int>> AssemblyView::linkedLines() const
{
    QMap<QString, QList<int>> lines;
    if (!m_assembly || !isVisible())
        return lines;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (const SourcePlace place = m_model->placeOf(row); place.line > 0 && !lines[place.file].contains(place.line))
            lines[place.file] << place.line;
    }
    return lines;
}

void AssemblyView::showEvent(QShowEvent *event)
{
    View::showEvent(event);
    compile();
    Q_EMIT linkedLinesChanged();
}

void AssemblyView::hideEvent(QHideEvent *event)
{
    View::hideEvent(event);
    Q_EMIT linkedLinesChanged();
}

} // namespace kernelscope
