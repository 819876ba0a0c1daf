#include "ui/setup/ProjectSection.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>

#include "project/JsonValue.h"
#include "project/ProjectFolder.h"
#include "session/Session.h"
#include "support/Ranges.h"
#include "ui/edits/ProjectNames.h"
#include "ui/edits/ProjectTexts.h"
#include "ui/models/Sentences.h"
#include "ui/setup/ExpressionEdit.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

ProjectSection::ProjectSection(SetupContext &context, QWidget *parent)
    : SetupSection(context, QStringLiteral("files"), tr("Files and build"), tr("Add a source, notes, a definition or a queue"), parent)
{
    makeMenu();
    connect(&context.session, &Session::currentDeviceChanged, this, &ProjectSection::refresh);
}

void ProjectSection::makeMenu()
{
    auto *menu = new QMenu(&addButton());
    menu->addAction(tr("New source"), this, [this] { addSource(); });
    menu->addAction(tr("Existing file\u2026"), this, &ProjectSection::fileWanted);
    menu->addAction(tr("Definition for the preprocessor"), this, &ProjectSection::addDefine);
    QAction *notes = menu->addAction(tr("Notes"), this, &ProjectSection::addNotes);
    menu->addAction(tr("Queue"), this, &ProjectSection::addQueue);
    connect(menu, &QMenu::aboutToShow, this, [this, notes] { notes->setEnabled(project().notes.isEmpty()); });
    addButton().setMenu(menu);
    addButton().setPopupMode(QToolButton::InstantPopup);
}

QString ProjectSection::emptyText() const
{
    return {};
}

QStringList ProjectSection::standards() const
{
    const int device = context().session.currentDevice();
    return device < 0 ? QStringList() : context().session.devices()[device].languageStandards;
}

QString ProjectSection::shared(const Project &project) const
{
    return standards().join(u'|') + (project.notes.isEmpty() ? QString() : u"\nnotes"_s);
}

QList<ListedRow> ProjectSection::listedRows(const Project &project) const
{
    QList<ListedRow> rows;
    for (qsizetype i = 0; i < project.sources.size(); ++i)
        rows.append({u"/sources/%1"_s.arg(i), project.sources[i], u"source"_s});
    for (const Define &define : project.build.defines)
        rows.append({u"/build/defines/"_s + pointerKey(define.name), define.name, u"define "_s + define.name});
    for (qsizetype i = 0; i < project.queues.size(); ++i)
        rows.append({u"/queues/%1"_s.arg(i), project.queues[i].name, u"queue"_s});
    return rows;
}

void ProjectSection::build(QVBoxLayout &rows)
{
    QVBoxLayout *inside = nullptr;
    card(rows, inside);
    qsizetype row = 0;
    for (int i = 0; i < int(project().sources.size()); ++i) {
        if (isInSight(row++))
            buildSource(i, *inside);
    }
    addProblems(QStringLiteral("/sources"), *inside);
    buildNotes(*inside);
    buildSettings(*inside);
    for (int i = 0; i < int(project().build.defines.size()); ++i) {
        if (isInSight(row++))
            buildDefine(i, *inside);
    }
    addProblems(QStringLiteral("/build"), *inside);
    for (int i = 0; i < int(project().queues.size()); ++i) {
        if (isInSight(row++))
            buildQueue(i, *inside);
    }
    addProblems(QStringLiteral("/queues"), *inside);
}

void ProjectSection::buildSource(int index, QVBoxLayout &into)
{
    QHBoxLayout *row = line(into, index == 0 ? tr("sources") : QString());
    field({QStringLiteral("/sources/%1").arg(index), tr("file of source %1").arg(index + 1),
           [=](const Project &p) { return p.sources.value(index); },
           [=](Project &p, const QString &text) {
               if (!text.isEmpty() && !p.sources.contains(text))
                   p.sources[index] = text;
           }},
          *row, false);
    smallButton(QStringLiteral("remove"), tr("Leave %1 out of the project (the file stays)").arg(project().sources[index]), *row,
                [this, index] { change(tr("Remove a source"), [=](Project &p) { p.sources.removeAt(index); }); });
}

void ProjectSection::buildNotes(QVBoxLayout &into)
{
    if (project().notes.isEmpty())
        return;
    QHBoxLayout *row = line(into, tr("notes"));
    field({QStringLiteral("/notes"), tr("file of the notes"), [](const Project &p) { return p.notes; },
           [](Project &p, const QString &text) {
               if (!text.isEmpty() && !p.sources.contains(text))
                   p.notes = text;
           }},
          *row, false);
    smallButton(QStringLiteral("remove"), tr("Leave the notes out of the project (the file stays)"), *row,
                [this] { change(tr("Remove the notes"), [](Project &p) { p.notes.clear(); }); });
}

void ProjectSection::buildSettings(QVBoxLayout &into)
{
    QList<ChoiceBox::Choice> choices = plainChoices(standards());
    choices.prepend({tr("the device's"), QString()});
    choice(bindTo(u"/build/standard"_s, tr("language standard (-cl-std)"), [](auto &p) { return &p.build.standard; }), choices,
           *line(into, tr("standard")));
    field(bindTo(u"/build/options"_s, tr("options of the build"), [](auto &p) { return &p.build.options; }), *line(into, tr("options")),
          false)
        ->setPlaceholderText(u"-cl-fast-relaxed-math"_s);
}

void ProjectSection::buildDefine(int index, QVBoxLayout &into)
{
    const QString name = project().build.defines[index].name;
    const QString path = u"/build/defines/"_s + pointerKey(name);
    QHBoxLayout *row = line(into, index == 0 ? tr("defines") : QString());
    const auto member = [index](auto Define::*wanted) {
        return [=](auto &p) {
            auto *define = elementAt(p.build.defines, index);
            return define ? &(define->*wanted) : nullptr;
        };
    };
    field(bindTo(path + u"#name"_s, tr("name of definition %1").arg(name), member(&Define::name)), *row, false);
    field(bindTo(path, tr("value of definition %1").arg(name), member(&Define::value)), *row);
    smallButton(QStringLiteral("remove"), tr("Remove definition %1").arg(name), *row,
                [this, index] { change(tr("Remove a definition"), [=](Project &p) { p.build.defines.removeAt(index); }); });
}

void ProjectSection::buildQueue(int index, QVBoxLayout &into)
{
    const QString path = QStringLiteral("/queues/%1/").arg(index);
    QHBoxLayout *row = line(into, index == 0 ? tr("queues") : QString());
    field({path + u"name"_s, tr("name of queue %1").arg(index + 1), [=](const Project &p) { return p.queues.value(index).name; },
           [=](Project &p, const QString &text) { p.queues[index].name = text == u"default" ? QString() : text; }},
          *row, false)
        ->setPlaceholderText(tr("default"));
    const QList<ChoiceBox::Choice> orders{{tr("in order"), QString()}, {tr("out of order"), u"out"_s}};
    choice({path + u"outOfOrder"_s, tr("order of queue %1").arg(index + 1),
            [=](const Project &p) { return p.queues.value(index).outOfOrder ? u"out"_s : QString(); },
            [=](Project &p, const QString &order) { p.queues[index].outOfOrder = !order.isEmpty(); }},
           orders, *row);
    smallButton(QStringLiteral("remove"), tr("Remove the queue's description"), *row,
                [this, index] { change(tr("Remove a queue"), [=](Project &p) { p.queues.removeAt(index); }); });
}

void ProjectSection::addSource()
{
    setFolded(false);
    const QString path = freeFileName(QStringLiteral("kernel.cl"), context().session.document());
    change(tr("Add a source"), [&](Project &project) { project.sources.append(path); });
}

void ProjectSection::addFile(const QString &path, Place place)
{
    setFolded(false);
    const ProjectDocument &document = context().session.document();
    const QString inFolder = document.folder.isEmpty() ? QString() : QDir(document.folder).relativeFilePath(path);
    const bool isInside = !inFolder.isEmpty() && openInFolder(document.folder, inFolder).has_value();
    QString name = isInside ? inFolder : QFileInfo(path).fileName();
    if (document.project.sources.contains(name))
        return Q_EMIT failed(tr("%1 is a source of the project already.").arg(name));
    const auto text = readTextFile(path, QFileInfo(path).fileName());
    if (!text)
        return Q_EMIT failed(inLanguage(text.error().message));
    if (!isInside)
        name = freeFileName(name, document);
    if (!document.texts.contains(name))
        context().session.setText(name, *text);
    change(tr("Add a source"), [&](Project &project) { project.sources.insert(place == Place::First ? 0 : project.sources.size(), name); });
}

void ProjectSection::addDefine()
{
    setFolded(false);
    const QStringList taken = mapped(project().build.defines, &Define::name);
    const QString name = freeName(QStringLiteral("SIZE"), taken);
    change(tr("Add a definition"), [&](Project &project) { project.build.defines.append({name, Expression(16.0)}); });
    Q_EMIT added(u"/build/defines/%1#name"_s.arg(name));
}

void ProjectSection::addNotes()
{
    setFolded(false);
    if (!project().notes.isEmpty())
        return;
    const ProjectDocument &document = context().session.document();
    const QString wanted = QStringLiteral("notes.md");
    const QString path = document.project.sources.contains(wanted) ? freeFileName(wanted, document) : wanted;
    change(tr("Add notes"), [&](Project &project) { project.notes = path; });
}

void ProjectSection::addQueue()
{
    setFolded(false);
    change(tr("Add a queue"), [](Project &project) {
        const QStringList taken = mapped(project.queues, &QueueSpec::name);
        project.queues.append({freeName(QStringLiteral("second"), taken), true});
    });
    Q_EMIT added(u"/queues/%1/name"_s.arg(project().queues.size() - 1));
}

} // namespace kernelscope
