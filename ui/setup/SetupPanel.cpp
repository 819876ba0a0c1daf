#include "ui/setup/SetupPanel.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "project/Guesses.h"
#include "session/Session.h"
#include "support/Ranges.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/edits/ProjectNames.h"
#include "ui/models/Counts.h"
#include "ui/models/GroupedProblems.h"
#include "ui/setup/BufferSection.h"
#include "ui/setup/CheckSection.h"
#include "ui/setup/ChoiceBox.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/ParameterControls.h"
#include "ui/setup/ParameterSection.h"
#include "ui/setup/PlanSection.h"
#include "ui/setup/ProjectSection.h"
#include "ui/setup/SetupFollowing.h"
#include "ui/setup/SetupRow.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedEdit.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/WholeLines.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

SetupPanel::SetupPanel(Session &session, Appearance &appearance, ProjectEdits &edits, QWidget *parent)
    : QWidget(parent), m_context{session, appearance, edits, {}}
{
    auto *outer = new QVBoxLayout(this);
    keepScaled(appearance, *outer, {0, 8, 0, 0}, 0);
    addTitle(*outer);
    const auto keepLegible = [this, &appearance] { setMinimumWidth(appearance.px(140)); };
    keepLegible();
    connect(&appearance, &Appearance::changed, this, keepLegible);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus); // What is in it has the keyboard, and is brought into sight then.
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    showWholeLines(*m_scroll);
    m_scroll->setAccessibleName(tr("Set-up of the project"));
    outer->addWidget(m_scroll, 1);
    auto *content = new QWidget;
    content->setMinimumWidth(1); // Never wider than the panel, whatever is in it: nothing scrolls it sideways.
    auto *layout = new QVBoxLayout(content);
    keepScaled(appearance, *layout, {8, 4, 10, 10}, 4);
    m_files = new ProjectSection(m_context);
    auto *buffers = new BufferSection(m_context);
    connect(buffers, &BufferSection::fileWanted, this, &SetupPanel::contentsWanted);
    m_sections = {new ParameterSection(m_context), buffers, new PlanSection(m_context), new CheckSection(m_context), m_files};
    for (SetupSection *section : std::as_const(m_sections)) {
        layout->addWidget(section);
        connect(section, &SetupSection::suggestionChosen, this, &SetupPanel::applySuggestion, Qt::QueuedConnection);
        connect(section, &SetupSection::added, this, [this](const QString &path) {
            reveal(path);
            if (auto *field = qobject_cast<ExpressionEdit *>(focusWidget()))
                field->selectAll();
        });
    }
    m_memory = new QLabel(content);
    m_memory->setProperty("role", QStringLiteral("muted"));
    m_memory->setWordWrap(true);
    m_memory->setIndent(appearance.px(6));
    layout->addWidget(m_memory);
    layout->addStretch(1);
    m_scroll->setWidget(content);

    connect(&session, &Session::documentReplaced, this, &SetupPanel::begin);
    connect(&session, &Session::savedAs, this, [this] { m_shown = projectPath(m_context.session.document()); });
    connect(&session, &Session::projectChanged, this, &SetupPanel::refresh);
    connect(&session, &Session::planReportChanged, this, &SetupPanel::refreshReport);
    connect(&session, &Session::resultsChanged, this, &SetupPanel::refresh);
    connect(&session, &Session::signatureChanged, this, &SetupPanel::followSources);
    connect(&appearance, &Appearance::aboutToChange, this, &SetupPanel::putAway);
    connect(&appearance, &Appearance::changed, this, &SetupPanel::comeBack);
    rebuild();
}

void SetupPanel::addTitle(QBoxLayout &outer)
{
    auto *title = new ElidedEdit(this);
    title->setObjectName(u"title"_s);
    title->setProperty("role", u"title"_s);
    title->setPlaceholderText(tr("Untitled project"));
    title->setAccessibleName(tr("Title of the project"));
    title->setToolTip(tr("The project's title: click to change it"));
    auto *head = new QHBoxLayout;
    keepScaled(m_context.appearance, *head, {10, 0, 10, 0}, 0);
    head->addWidget(title);
    outer.addLayout(head);
    m_guesses = new QLabel(this);
    m_guesses->setTextFormat(Qt::RichText);
    m_guesses->setProperty("role", u"muted"_s);
    m_guesses->setWordWrap(true);
    m_guesses->setContentsMargins(m_context.appearance.px(16), 0, m_context.appearance.px(10), m_context.appearance.px(4));
    m_guesses->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_guesses->setAccessibleName(tr("Guesses that nobody confirmed"));
    connect(m_guesses, &QLabel::linkActivated, this, &SetupPanel::confirmAll, Qt::QueuedConnection);
    outer.addWidget(m_guesses);
    Session &session = m_context.session;
    const auto showTitle = [title, &session] {
        if (title->text() != session.project().title)
            title->setText(session.project().title);
        title->setCursorPosition(0);
    };
    connect(&session, &Session::documentReplaced, title, showTitle);
    connect(&session, &Session::projectChanged, title, showTitle);
    connect(title, &QLineEdit::editingFinished, this, [this, title] {
        m_context.edits.change(tr("Change the title"), u"/title"_s, [title](Project &project) { project.title = title->text(); });
    });
}

void SetupPanel::setPlay(QAction *play)
{
    m_context.play = play;
    rebuild();
}

/// Looked up once for all fields.
bool SetupPanel::findGuesses()
{
    const QMap<QString, qsizetype> before = std::exchange(m_context.guesses, {});
    for (const QString &pointer : guessPointers(m_context.session.project()))
        m_context.guesses.insert(pointer, m_context.guesses.size());
    const qsizetype count = m_context.guesses.size();
    m_guesses->setText(
        tr("%1 guessed. <a href='confirm' style='color:%2'>Confirm all</a>")
            .arg(count == 1 ? tr("1 value is") : tr("%1 values are").arg(count), m_context.appearance.theme().accent.name()));
    m_guesses->setVisible(count > 0);
    return m_context.guesses != before;
}

void SetupPanel::confirmAll()
{
    m_context.edits.change(tr("Confirm all guesses"), {}, [](Project &project) { project.guesses.clear(); });
}

void SetupPanel::refresh()
{
    const bool isGuessedOtherwise = findGuesses();
    for (SetupSection *section : std::as_const(m_sections)) {
        section->refresh();
        if (isGuessedOtherwise)
            section->refreshGuesses();
    }
}

void SetupPanel::rebuild()
{
    findGuesses();
    for (SetupSection *section : std::as_const(m_sections))
        section->rebuild();
    refreshReport();
}

/// What is open and in sight is of the project that was shown: of the same one, read anew, it stays.
void SetupPanel::begin()
{
    m_followed = {};
    const ProjectDocument &document = m_context.session.document();
    const QString file = document.folder.isEmpty() ? QString() : projectPath(document);
    if (std::exchange(m_shown, file) != file || file.isEmpty()) {
        for (SetupSection *section : std::as_const(m_sections))
            section->closeRows();
        m_scroll->verticalScrollBar()->setValue(0);
    }
    rebuild();
}

/// Before another theme or scale: what was typed so far is taken, then all rows go.
void SetupPanel::putAway()
{
    m_path.clear();
    if (auto *edit = qobject_cast<ExpressionEdit *>(QApplication::focusWidget()); edit && isAncestorOf(edit)) {
        edit->apply(edit->text());
        m_path = edit->path();
        m_cursor = edit->cursorPosition();
    }
    for (SetupSection *section : std::as_const(m_sections))
        section->dropRows();
}

void SetupPanel::comeBack()
{
    rebuild();
    for (auto *edit : findChildren<ExpressionEdit *>()) {
        if (m_path.isEmpty() || edit->path() != m_path)
            continue;
        edit->setFocus();
        edit->setCursorPosition(m_cursor);
        return;
    }
}

void SetupPanel::refreshReport()
{
    const PlanReport &report = m_context.session.planReport();
    m_context.values.clear();
    for (const EvaluatedValue &value : report.values)
        m_context.values.insert(value.path, value);
    m_context.told = toldBefore(report.problems);
    const QStringList paths = mapped(report.problems, &Problem::path);
    m_context.causes = parametersAt(m_context.session.project(), paths);
    for (SetupSection *section : std::as_const(m_sections))
        section->refreshReport();
    const QString taken = unbroken(shownBytes(report.totalBytes));
    m_memory->setText(report.totalBytes == 0 ? QString()
                      : report.deviceMemorySize == 0
                          ? tr("Buffers take %1.").arg(taken)
                          : tr("Buffers take %1 of the device's %2.").arg(taken, unbroken(shownBytes(report.deviceMemorySize))));
}

void SetupPanel::makeDetails()
{
    for (auto *row : findChildren<SetupRow *>())
        row->makeDetails();
}

void SetupPanel::makeDetailsAt(const QString &path)
{
    for (SetupSection *section : std::as_const(m_sections))
        section->bringRow(path);
    const QList<SetupRow *> rows = findChildren<SetupRow *>();
    const auto isAround = [&](const SetupRow *row) {
        return !row->path().isEmpty() && (path == row->path() || path.startsWith(row->path() + u'/'));
    };
    for (SetupRow *row : rows) {
        if (isAround(row))
            row->makeDetails();
    }
    const auto below = std::ranges::find_if(rows, [&](const SetupRow *row) { return row->path().startsWith(path + u'/'); });
    if (below != rows.end() && std::ranges::none_of(rows, isAround))
        (*below)->makeDetails();
}

/// Of sources that can't be read nobody knows what the kernels take: what is there stays.
void SetupPanel::followSources()
{
    const Session &session = m_context.session;
    if (!firstError(session.sourceDiagnostics())) {
        const ProgramSignature before = std::exchange(m_followed, session.signature());
        const FollowedSetup now = followKernels(before, m_followed, session.project());
        if (now.project != session.project()) {
            m_context.edits.change(tr("Follow the kernels"), {}, [&](Project &project) { project = now.project; });
            Q_EMIT followed(now.news.join(u' '));
        }
    }
    refresh();
}

void SetupPanel::applySuggestion(const QString &path, const QString &text)
{
    const QString parameter = parameterAt(m_context.session.project(), path);
    const QString changed = parameter.isEmpty() ? path : u"/parameters/"_s + parameter;
    makeDetailsAt(changed);
    for (auto *edit : findChildren<ExpressionEdit *>()) {
        if (edit->path() == changed)
            return edit->apply(text);
    }
    for (auto *box : findChildren<ChoiceBox *>()) {
        if (box->path() == path)
            return box->apply(text);
    }
}

static SetupRow *rowAround(const QWidget *widget)
{
    for (QWidget *parent = widget->parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto *row = qobject_cast<SetupRow *>(parent))
            return row;
    }
    return nullptr;
}

QStringList SetupPanel::foldedSections() const
{
    return mappedIf(m_sections, &SetupSection::isFolded, &SetupSection::key);
}

void SetupPanel::foldSections(const QStringList &keys)
{
    for (SetupSection *section : std::as_const(m_sections))
        section->setFolded(keys.contains(section->key()));
}

QStringList SetupPanel::sectionKeys() const
{
    return mapped(m_sections, &SetupSection::key);
}

QStringList SetupPanel::sectionTitles() const
{
    return mapped(m_sections, &SetupSection::title);
}

void SetupPanel::showSection(int section)
{
    SetupSection *shown = m_sections.value(section);
    if (!shown)
        return;
    shown->setFolded(false);
    m_scroll->ensureWidgetVisible(shown);
    if (auto *field = shown->findChild<ExpressionEdit *>())
        field->setFocus(Qt::OtherFocusReason);
}

bool SetupPanel::reveal(const QString &path, bool takesKeyboard)
{
    makeDetailsAt(path);
    QWidget *best = nullptr;
    qsizetype length = 0;
    const auto consider = [&](QWidget *widget, const QString &own) {
        const bool related = own == path || path.startsWith(own + u'/') || own.startsWith(path + u'/');
        const qsizetype common = own == path ? own.size() + 1000 : std::min(own.size(), path.size());
        if (related && common > length) {
            best = widget;
            length = common;
        }
    };
    for (auto *edit : findChildren<ExpressionEdit *>())
        consider(edit, edit->path());
    for (auto *box : findChildren<ChoiceBox *>())
        consider(box, box->path());
    if (!best)
        return false;
    for (SetupSection *section : std::as_const(m_sections)) {
        if (section->isAncestorOf(best))
            section->setFolded(false);
    }
    for (SetupRow *row = rowAround(best); row; row = rowAround(row))
        row->setOpen(true);
    m_scroll->widget()->layout()->activate();
    if (SetupRow *row = rowAround(best)) // Whole, where it has space.
        m_scroll->ensureWidgetVisible(row);
    m_scroll->ensureWidgetVisible(best);
    if (takesKeyboard)
        best->setFocus(Qt::OtherFocusReason);
    return true;
}

QWidget *SetupPanel::makeSliders(const QStringList &parameters, QWidget *parent)
{
    auto *controls = new QWidget(parent);
    auto *layout = new QHBoxLayout(controls);
    keepScaled(m_context.appearance, *layout, {12, 0, 12, 0}, 8);
    const QList<Parameter> &all = m_context.session.project().parameters;
    for (const QString &name : parameters) {
        const auto index = std::ranges::find(all, name, &Parameter::name) - all.begin();
        if (index == all.size())
            continue;
        auto *title = new QLabel(name, controls);
        title->setFont(m_context.appearance.codeFont());
        layout->addWidget(title);
        for (QWidget *control : parameterControls(m_context, int(index), controls)) {
            layout->addWidget(control, qobject_cast<QToolButton *>(control) ? 0 : 1);
            auto *value = qobject_cast<ExpressionEdit *>(control);
            if (!value)
                continue;
            value->setMaximumWidth(m_context.appearance.px(88));
            connect(&m_context.session, &Session::projectChanged, value, &ExpressionEdit::refresh);
            connect(&m_context.session, &Session::planReportChanged, value, &ExpressionEdit::refreshValue);
        }
    }
    return controls;
}

} // namespace kernelscope
