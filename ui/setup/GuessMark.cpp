#include "ui/setup/GuessMark.h"

#include <algorithm>

#include <QMenu>

#include "project/Guesses.h"
#include "project/JsonValue.h"
#include "session/Session.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/setup/ArgumentBinding.h"
#include "ui/setup/SetupContext.h"
#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

QString argumentReason(const SetupContext &context, const QStringList &keys)
{
    const QList<Step> &plan = context.session.project().plan;
    const int step = keys.value(1).toInt();
    const auto *launch = step < plan.size() ? std::get_if<LaunchStep>(&plan[step].action) : nullptr;
    const KernelSignature *kernel = launch ? kernelNamed(context.session.signature(), launch->kernel) : nullptr;
    const ParameterFacts facts = kernel ? kernel->facts.parameter(keys.value(3)) : ParameterFacts();
    if (facts.comparedDimensions != 0)
        return QObject::tr("The kernel compares a work-item's place with it: how many elements there are.");
    if (facts.has(ParameterUse::Radius))
        return QObject::tr("A loop runs from minus this number to it.");
    if (facts.loops > 0)
        return QObject::tr("A loop runs up to it.");
    if (facts.has(ParameterUse::Factor))
        return QObject::tr("Something is multiplied by it, as by the distance of two elements or rows.");
    return QObject::tr("From its name and its type; the kernel tells nothing more.");
}

QString bufferReason(const QString &member)
{
    if (member == u"init")
        return QObject::tr("Numbers to try the kernel with; what it is meant for nobody told.");
    if (member == u"image")
        return QObject::tr("By the functions with which the kernel reads or writes pixels.");
    return QObject::tr("An element for each work-item, or as many as the kernel seems to reach.");
}

QString titleOf(const SetupContext &context, const QString &pointer)
{
    const QStringList keys = pointerKeys(pointer);
    const QString member = keys.value(2);
    if (keys.value(0) == u"buffers")
        return QObject::tr("%1 of %2")
            .arg(member == u"init" ? QObject::tr("first contents") : member,
                 context.session.project().buffers.value(keys.value(1).toInt()).name);
    return member == u"arguments"     ? QObject::tr("argument %1").arg(keys.value(3))
           : keys.value(0) == u"plan" ? QObject::tr("%1 size").arg(member)
                                      : keys.last();
}

/// With their order.
QMap<qsizetype, QString> orderedAt(const SetupContext &context, const QString &path)
{
    QMap<qsizetype, QString> there;
    if (const auto own = context.guesses.constFind(path); own != context.guesses.constEnd())
        there.insert(*own, path);
    const QString below = path + u'/';
    for (auto guess = context.guesses.lowerBound(below); guess != context.guesses.constEnd() && guess.key().startsWith(below); ++guess)
        there.insert(*guess, guess.key());
    return there;
}

} // namespace

QStringList guessesAt(const SetupContext &context, const QString &path)
{
    return orderedAt(context, path).values();
}

QString guessReason(const SetupContext &context, const QString &pointer)
{
    const QStringList keys = pointerKeys(pointer);
    if (keys.value(0) == u"buffers")
        return bufferReason(keys.value(2));
    if (keys.value(0) == u"build")
        return QObject::tr("The sources leave it to the program that builds them.");
    if (keys.value(0) == u"parameters")
        return keys.value(1) == u"group" ? QObject::tr("What the kernel does with its place in the work-group suits it.")
                                         : QObject::tr("How many there are, the kernel does not tell.");
    if (keys.value(2) == u"arguments")
        return argumentReason(context, keys);
    return keys.value(2) == u"local" ? QObject::tr("What the kernel does with its place in the work-group suits it.")
                                     : QObject::tr("In as many dimensions as the kernel asks for its place in.");
}

QString guessHint(const SetupContext &context, const QString &path)
{
    QMap<qsizetype, QString> concerned = orderedAt(context, path);
    for (qsizetype end = path.lastIndexOf(u'/'); end > 0; end = path.lastIndexOf(u'/', end - 1)) {
        if (const auto around = context.guesses.constFind(path.first(end)); around != context.guesses.constEnd())
            concerned.insert(*around, around.key());
    }
    return concerned.isEmpty()
               ? QString()
               : QObject::tr("A guess: %1 Another value, or Confirm, ends it.").arg(guessReason(context, concerned.first()));
}

GuessMark::GuessMark(SetupContext &context, const QString &path, QWidget *parent) : QToolButton(parent), m_context(context), m_path(path)
{
    setProperty("role", u"small"_s);
    const int size = context.appearance.px(14);
    setIcon(context.appearance.icon(u"guess"_s, context.appearance.theme().accent));
    setIconSize(QSize(size, size));
    connect(this, &QToolButton::clicked, this, &GuessMark::showMenu);
    refresh();
}

void GuessMark::refresh()
{
    const QStringList guesses = guessesAt(m_context, m_path);
    QStringList lines;
    for (const QString &guess : guesses)
        lines << tr("%1: %2").arg(titleOf(m_context, guess), guessReason(m_context, guess));
    setToolTip(tr("Guessed:") + u'\n' + lines.join(u'\n'));
    setAccessibleName(tr("Guessed values: confirm them"));
    setAccessibleDescription(lines.join(u' '));
    setVisible(!guesses.isEmpty());
}

void GuessMark::confirm(const QString &pointer)
{
    m_context.edits.change(tr("Confirm a guess"), {}, [&](Project &project) { confirmGuesses(project, pointer); });
}

void GuessMark::showMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    const QStringList guesses = guessesAt(m_context, m_path);
    for (const QString &guess : guesses) {
        QAction *action = menu->addAction(
            tr("Confirm %1").arg(titleOf(m_context, guess)), this, [this, guess] { confirm(guess); }, Qt::QueuedConnection);
        action->setToolTip(guessReason(m_context, guess));
    }
    if (guesses.size() > 1)
        menu->addAction(
            tr("Confirm these %1").arg(guesses.size()), this, [this] { confirm(m_path); }, Qt::QueuedConnection);
    menu->popup(mapToGlobal(QPoint(0, height())));
}

} // namespace kernelscope
