#include "ui/setup/BufferSection.h"

#include <array>

#include <QActionGroup>
#include <QLabel>
#include <QMenu>

#include "project/ProjectFormat.h"
#include "session/Session.h"
#include "support/Filled.h"
#include "ui/edits/ProjectNames.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/InitFields.h"
#include "ui/setup/RowSummaries.h"
#include "ui/setup/SetupRow.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/PopupMenu.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int mostExtents = 3;

BufferSection::BufferSection(SetupContext &context, QWidget *parent)
    : SetupSection(context, QStringLiteral("buffers"), tr("Buffers"), tr("Add a buffer"), parent)
{
    connect(&addButton(), &QToolButton::clicked, this, &BufferSection::addBuffer);
}

QString BufferSection::emptyText() const
{
    return tr("No buffers. A buffer is memory that kernels read and write.");
}

QList<ListedRow> BufferSection::listedRows(const Project &project) const
{
    const QSet<QString> used = usedBuffers(project);
    QList<ListedRow> rows;
    for (const BufferSpec &buffer : project.buffers)
        rows.append({u"/buffers/%1"_s.arg(rows.size()), buffer.name,
                     filled(u"%1|%2|%3|%4|%5"_s, buffer.name, buffer.isImage(), buffer.shape.size(), kindWord(buffer.init),
                            used.contains(buffer.name))});
    return rows;
}

void BufferSection::build(QVBoxLayout &rows)
{
    const QSet<QString> used = usedBuffers(project());
    for (int i = 0; i < int(project().buffers.size()); ++i) {
        if (isInSight(i))
            buildCard(i, used.contains(project().buffers[i].name), rows);
    }
}

void BufferSection::buildCard(int index, bool isUsed, QVBoxLayout &rows)
{
    const QString name = project().buffers[index].name;
    SetupRow *row = this->row(rows, name, name);
    row->setSummary([index](const Project &p) { return index < p.buffers.size() ? bufferLine(p.buffers[index]) : QString(); });
    const QString path = QStringLiteral("/buffers/%1").arg(index);
    row->setDetails(path, [this, index, row] {
        buildName(index, *line(row->details(), tr("name")));
        buildType(index, *line(row->details(), tr("type")));
        buildShape(index, *line(row->details(), tr("shape")));
        buildInit(index, row->details());
        refreshReport(*row);
    });
    markGuesses(*row, path);
    addProblems(path, row->below());
    if (!isUsed)
        offerRemoval(index, row->below());
}

void BufferSection::removeBuffer(int index)
{
    change(tr("Remove buffer"), [=](Project &p) { p.buffers.removeAt(index); });
}

/// Of a buffer that stays when the kernel's parameter for it went.
void BufferSection::offerRemoval(int index, QVBoxLayout &below)
{
    const QString &name = project().buffers[index].name;
    auto *offer = new QLabel(tr("Nothing uses it. <a href='remove' style='color:%1'>Remove %2</a>")
                                 .arg(context().appearance.theme().accent.name(), name.toHtmlEscaped()),
                             below.parentWidget());
    offer->setProperty("role", u"muted"_s);
    offer->setTextFormat(Qt::RichText);
    offer->setWordWrap(true);
    offer->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    offer->setAccessibleName(tr("Nothing uses the buffer %1").arg(name));
    connect(offer, &QLabel::linkActivated, this, ifRowsUnchanged([this, index] { removeBuffer(index); }), Qt::QueuedConnection);
    below.addWidget(offer);
}

static QStringList typeNames()
{
    QStringList names;
    for (const char *scalar : {"float", "int", "uint", "char", "uchar", "short", "ushort", "long", "ulong", "double", "half"})
        names.append(QString::fromLatin1(scalar));
    for (const char *vector : {"float2", "float4", "float8", "int2", "int4", "uint2", "uint4", "uchar4", "double2"})
        names.append(QString::fromLatin1(vector));
    return names;
}

static FieldBinding nameBinding(int index, const QString &name)
{
    return {QStringLiteral("/buffers/%1/name").arg(index), QObject::tr("name of %1").arg(name),
            [=](const Project &p) { return p.buffers[index].name; },
            [=](Project &p, const QString &text) { renameBuffer(p, QString(p.buffers[index].name), text); }};
}

static FieldBinding typeBinding(int index, const QString &name, bool image)
{
    const auto member = image ? &BufferSpec::imageFormat : &BufferSpec::type;
    return bindTo(QStringLiteral("/buffers/%1/%2").arg(index).arg(image ? u"image"_s : u"type"_s), QObject::tr("type of %1").arg(name),
                  [=](auto &p) { return &(p.buffers[index].*member); });
}

static FieldBinding accessBinding(int index, const QString &name)
{
    return {QStringLiteral("/buffers/%1/access").arg(index), QObject::tr("how kernels use %1").arg(name),
            [=](const Project &p) { return accessWords()[qsizetype(p.buffers[index].access)]; },
            [=](Project &p, const QString &text) { p.buffers[index].access = Access(accessWords().indexOf(text)); }};
}

void BufferSection::buildName(int index, QHBoxLayout &row)
{
    const BufferSpec &buffer = project().buffers[index];
    field(nameBinding(index, buffer.name), row, false);
    smallButton(QStringLiteral("more"), tr("More for %1").arg(buffer.name), row, [this, index] { showMenu(index); });
    smallButton(QStringLiteral("remove"), tr("Remove buffer %1").arg(buffer.name), row, [this, index] { removeBuffer(index); });
}

void BufferSection::buildType(int index, QHBoxLayout &row)
{
    const BufferSpec &buffer = project().buffers[index];
    const bool image = buffer.isImage();
    QStringList types = image ? QStringList{QStringLiteral("rgba-unorm8"), QStringLiteral("rgba-float"), QStringLiteral("r-float"),
                                            QStringLiteral("r-unorm8"), QStringLiteral("rgba-uint8")}
                              : typeNames();
    for (const StructLayout &layout : context().session.signature().structs)
        types.append(layout.name);
    choice(typeBinding(index, buffer.name, image), plainChoices(types), row);
    choice(accessBinding(index, buffer.name), plainChoices(accessWords()), row);
}

void BufferSection::buildShape(int index, QHBoxLayout &row)
{
    const BufferSpec &buffer = project().buffers[index];
    for (int extent = 0; extent < int(buffer.shape.size()); ++extent) {
        if (extent > 0)
            caption(QStringLiteral("\u00d7"), row);
        field(bindTo(QStringLiteral("/buffers/%1/shape/%2").arg(index).arg(extent), tr("extent %1 of %2").arg(extent + 1).arg(buffer.name),
                     [=](auto &p) { return &p.buffers[index].shape[extent]; }),
              row);
    }
    if (buffer.shape.size() < mostExtents) {
        smallButton(QStringLiteral("plus"), tr("Add a dimension to %1").arg(buffer.name), row, [this, index] {
            change(tr("Add a dimension"), [=](Project &p) { p.buffers[index].shape.append(p.buffers[index].shape.last()); });
        });
    }
}

void BufferSection::buildInit(int index, QVBoxLayout &inside)
{
    QHBoxLayout *row = line(inside, tr("filled"));
    const BufferSpec &buffer = project().buffers[index];
    choice(initKindBinding(index, buffer.name), initKindChoices(), *row);
    const QHash<QString, QString> captions{{u"min"_s, tr("from")}, {u"max"_s, tr("to")}, {u"seed"_s, tr("seed")}};
    for (const FieldBinding &binding : initFieldBindings(index, buffer.name, buffer.init)) {
        const QString key = binding.path.section(u'/', -1);
        if (key != u"max"_s) // "from 0 to 10" in one line, all else in one of its own
            row = line(inside, captions.value(key));
        else
            caption(captions.value(key), *row);
        field(binding, *row);
        if (key == u"file")
            smallButton(QStringLiteral("open"), tr("Choose a file for %1").arg(buffer.name), *row,
                        [this, name = buffer.name] { Q_EMIT fileWanted(name); });
    }
}

void BufferSection::showMenu(int index)
{
    auto *menu = new QMenu(this);
    const auto add = [this](QMenu *to, const QString &text, const std::function<void()> &act) {
        return to->addAction(text, this, ifRowsUnchanged(act));
    };
    const auto moveBy = [this, index](int by) { change(tr("Move buffer"), [=](Project &p) { p.buffers.move(index, index + by); }); };
    const int count = int(project().buffers.size());
    add(menu, tr("Move up"), [=] { moveBy(-1); })->setEnabled(index > 0);
    add(menu, tr("Move down"), [=] { moveBy(1); })->setEnabled(index + 1 < count);
    add(menu, tr("Duplicate"), [this, index] {
        change(tr("Duplicate buffer"), [=](Project &p) {
            BufferSpec copy = p.buffers[index];
            copy.name = freeName(copy.name, bufferNames(p));
            p.buffers.insert(index + 1, copy);
        });
    });
    if (project().buffers[index].shape.size() > 1) {
        add(menu, tr("Remove the last dimension"),
            [this, index] { change(tr("Remove a dimension"), [=](Project &p) { p.buffers[index].shape.removeLast(); }); });
    }
    menu->addSeparator();
    auto *readBack = add(menu, tr("Read back after the run"), [this, index] {
        change(tr("Read back"), [=](Project &p) { p.buffers[index].readBack = !p.buffers[index].readBack; });
    });
    readBack->setCheckable(true);
    readBack->setChecked(project().buffers[index].readBack);
    QMenu *memory = menu->addMenu(tr("Memory"));
    const QStringList kinds{tr("On the device"), tr("Use the host's pointer"), tr("Allocated by the host"), tr("Shared virtual")};
    auto *group = new QActionGroup(memory); // One of them is on.
    for (int kind = 0; kind < int(kinds.size()); ++kind) {
        auto *action = add(memory, kinds[kind],
                           [this, index, kind] { change(tr("Memory"), [=](Project &p) { p.buffers[index].memory = MemoryKind(kind); }); });
        action->setCheckable(true);
        action->setChecked(int(project().buffers[index].memory) == kind);
        group->addAction(action);
    }
    popUp(menu, QCursor::pos());
}

void BufferSection::addBuffer()
{
    const QString name = freeName(QStringLiteral("buffer"), bufferNames(project()) + parameterNames(project()));
    addRow(name, QStringLiteral("/buffers/%1").arg(project().buffers.size()), tr("Add a buffer"), [name](Project &project) {
        BufferSpec buffer;
        buffer.name = name;
        buffer.type = QStringLiteral("float");
        buffer.shape = {project.parameters.isEmpty() ? Expression(16.0) : Expression(project.parameters.first().name)};
        project.buffers.append(buffer);
    });
}

} // namespace kernelscope
