#include "ui/setup/CheckSection.h"

#include <algorithm>
#include <cmath>

#include <QLabel>
#include <QMenu>

#include "project/ProjectFormat.h"
#include "session/Session.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "ui/edits/ProjectNames.h"
#include "ui/models/ChecksNotMade.h"
#include "ui/setup/ChoiceBox.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/RowHead.h"
#include "ui/setup/RowSummaries.h"
#include "ui/setup/SetupRow.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

CheckSection::CheckSection(SetupContext &context, QWidget *parent)
    : SetupSection(context, QStringLiteral("checks"), tr("Checks"), tr("Add a check"), parent)
{
    auto *menu = new QMenu(&addButton());
    menu->addAction(tr("Compare a buffer"), this, [this] { addCheck(false); });
    menu->addAction(tr("State a condition"), this, [this] { addCheck(true); });
    addButton().setMenu(menu);
    addButton().setPopupMode(QToolButton::InstantPopup);
}

QString CheckSection::emptyText() const
{
    return tr("No checks. A check says what a buffer must hold after a run.");
}

static const CheckResult *outcomeOf(const Session &session, const Check &check, int index)
{
    const auto &run = session.lastGoodRun();
    if (!run)
        return nullptr;
    const bool isInPlace = index < run->checks.size() && (run->checks[index].name == check.name || check.name.isEmpty());
    if (isInPlace)
        return &run->checks[index];
    // Checks before it may have been left out.
    const auto found =
        std::find_if(run->checks.begin(), run->checks.end(), [&](const CheckResult &result) { return result.name == check.name; });
    return found == run->checks.end() || check.name.isEmpty() ? nullptr : &*found;
}

/// The newest run is of this project and left the check out: a trace found what could crash the device.
static bool isLeftOut(const Session &session, int index)
{
    const auto &run = session.lastGoodRun();
    return run && session.lastGoodRunIsCurrent() && isNotMade(session.project(), index, *run);
}

static QString checkTitle(const Check &check, int index)
{
    return check.name.isEmpty() ? QObject::tr("check %1").arg(index + 1) : check.name;
}

QString CheckSection::shared(const Project &project) const
{
    return bufferNames(project).join(u'|');
}

QList<ListedRow> CheckSection::listedRows(const Project &project) const
{
    QList<ListedRow> rows;
    for (int i = 0; i < int(project.checks.size()); ++i) {
        const Check &check = project.checks[i];
        const CheckResult *outcome = outcomeOf(context().session, check, i);
        const int passed = outcome ? int(outcome->passed) : isLeftOut(context().session, i) ? -2 : -1;
        rows.append(
            {u"/checks/%1"_s.arg(i), checkTitle(check, i),
             filled(u"%1|%2|%3|%4|%5"_s, check.name, check.buffer.isEmpty(), kindWord(check.expected), check.index.has_value(), passed)});
    }
    return rows;
}

void CheckSection::build(QVBoxLayout &rows)
{
    for (int i = 0; i < int(project().checks.size()); ++i) {
        if (isInSight(i))
            buildCard(i, rows);
    }
}

void CheckSection::addOutcome(int index, RowHead &row)
{
    const CheckResult *outcome = outcomeOf(context().session, project().checks[index], index);
    if (!outcome && !isLeftOut(context().session, index))
        return;
    const Appearance &appearance = context().appearance;
    const Theme &theme = appearance.theme();
    auto *mark = new QLabel(this);
    const QString sign = !outcome ? u"note"_s : outcome->passed ? u"passed"_s : u"failed"_s;
    const QColor colour = !outcome ? theme.mutedText : outcome->passed ? theme.success : theme.error;
    mark->setPixmap(tintedPixmap(sign, colour, appearance.px(16), devicePixelRatioF()));
    mark->setToolTip(!outcome          ? tr("Not made in the last run: what the trace found could crash or hang the device")
                     : outcome->passed ? tr("Passed in the last run")
                                       : tr("Failed in the last run"));
    mark->setAccessibleName(mark->toolTip());
    row.add(mark);
}

static FieldBinding memberBinding(int index, const QString &key, const QString &name, auto Check::*member)
{
    return bindTo(QStringLiteral("/checks/%1/%2").arg(index).arg(key), name, [=](auto &p) { return &(p.checks[index].*member); });
}

void CheckSection::buildCard(int index, QVBoxLayout &rows)
{
    const Check &check = project().checks[index];
    SetupRow *row = this->row(rows, QString::number(index), checkTitle(check, index));
    row->setSummary([index](const Project &p) { return index < p.checks.size() ? checkLine(p.checks[index]) : QString(); });
    QFont font = context().appearance.interfaceFont();
    font.setWeight(QFont::DemiBold);
    row->setTitleFont(font);
    row->wrapTitle();
    addOutcome(index, row->head());
    const QString path = u"/checks/%1"_s.arg(index);
    row->setDetails(path, [this, index, row] {
        buildDetails(index, row->details());
        refreshReport(*row);
    });
    addProblems(path, row->below());
}

void CheckSection::buildDetails(int index, QVBoxLayout &inside)
{
    buildName(index, inside);
    if (project().checks[index].buffer.isEmpty())
        field(memberBinding(index, u"condition"_s, tr("condition"), &Check::condition), *line(inside, tr("must hold")));
    else
        buildComparison(index, inside);
    field(memberBinding(index, u"when"_s, tr("condition of the check"), &Check::when), *line(inside, tr("when")))
        ->setPlaceholderText(tr("always"));
}

void CheckSection::buildName(int index, QVBoxLayout &inside)
{
    QHBoxLayout *head = line(inside, tr("name"));
    ExpressionEdit *name = field(memberBinding(index, u"name"_s, tr("name of the check"), &Check::name), *head, false);
    name->setFont(context().appearance.interfaceFont());
    name->setPlaceholderText(tr("unnamed check"));
    smallButton(QStringLiteral("remove"), tr("Remove the check"), *head,
                [this, index] { change(tr("Remove the check"), [=](Project &p) { p.checks.removeAt(index); }); });
}

static FieldBinding expectedKindBinding(int index)
{
    return {QStringLiteral("/checks/%1/expected#kind").arg(index), QObject::tr("what to compare with"),
            [=](const Project &p) { return kindWord(p.checks[index].expected); },
            [=](Project &p, const QString &kind) {
                auto &expected = p.checks[index].expected;
                if (kind == u"expression")
                    expected = ExpectedExpression{Expression(0.0)};
                else if (kind == u"buffer")
                    expected = ExpectedBuffer{bufferNames(p).value(0)};
                else
                    expected = ExpectedFile{QStringLiteral("expected.npy")};
            }};
}

static FieldBinding expectedBinding(int index, const QString &key)
{
    const QString path = QStringLiteral("/checks/%1/expected/%2").arg(index).arg(key);
    const QString name = QObject::tr("expected %1").arg(key);
    if (key == u"expression")
        return bindTo(path, name, [=](auto &p) { return memberOf(p.checks[index].expected, &ExpectedExpression::expression); });
    if (key == u"buffer")
        return bindTo(path, name, [=](auto &p) { return memberOf(p.checks[index].expected, &ExpectedBuffer::buffer); });
    return bindTo(path, name, [=](auto &p) { return memberOf(p.checks[index].expected, &ExpectedFile::path); });
}

static FieldBinding toleranceBinding(int index, const QString &key, double Check::*member)
{
    return {QStringLiteral("/checks/%1/%2").arg(index).arg(key), QObject::tr("%1 tolerance").arg(key),
            [=](const Project &p) { return p.checks[index].*member == 0 ? QString() : numberText(p.checks[index].*member); },
            [=](Project &p, const QString &text) { p.checks[index].*member = text.toDouble(); },
            [](const QString &text) {
                bool isNumber = false;
                const double value = text.toDouble(&isNumber);
                return text.isEmpty() || (isNumber && value >= 0 && std::isfinite(value))
                           ? QString()
                           : QObject::tr("\"%1\" is no tolerance. Write a number of at least 0, like 0.001 or 1e-5.").arg(text);
            }};
}

void CheckSection::buildComparison(int index, QVBoxLayout &inside)
{
    const Check &check = project().checks[index];
    QHBoxLayout *what = line(inside, tr("buffer"));
    choice(memberBinding(index, u"buffer"_s, tr("buffer of the check"), &Check::buffer), plainChoices(bufferNames(project())), *what);
    if (check.index) {
        caption(tr("element"), *what);
        field(bindTo(QStringLiteral("/checks/%1/index").arg(index), tr("element to compare"),
                     [=](auto &p) { return p.checks[index].index ? &*p.checks[index].index : nullptr; }),
              *what);
    }
    QHBoxLayout *expected = line(inside, tr("equals"));
    const QList<ChoiceBox::Choice> kinds{{tr("expression"), u"expression"_s}, {tr("buffer"), u"buffer"_s}, {tr("file"), u"file"_s}};
    expected->addWidget(new ChoiceBox(context(), expectedKindBinding(index), kinds, this));
    const QString key = kindWord(check.expected);
    QHBoxLayout *with = line(inside, QString());
    if (key == u"buffer")
        choice(expectedBinding(index, key), plainChoices(bufferNames(project())), *with);
    else
        field(expectedBinding(index, key), *with);
    field(toleranceBinding(index, u"absolute"_s, &Check::absolute), *line(inside, tr("tolerance")), false)
        ->setPlaceholderText(tr("absolute"));
    field(toleranceBinding(index, u"relative"_s, &Check::relative), *line(inside, QString()), false)->setPlaceholderText(tr("relative"));
}

void CheckSection::addCheck(bool condition)
{
    const QString key = QString::number(project().checks.size());
    const bool isCondition = condition || project().buffers.isEmpty();
    const QString path = QStringLiteral("/checks/%1/%2").arg(key, isCondition ? u"condition"_s : u"expected/expression"_s);
    addRow(key, path, tr("Add a check"), [isCondition](Project &project) {
        Check check;
        check.name = QObject::tr("check %1").arg(project.checks.size() + 1);
        if (isCondition) {
            check.condition = Expression(QStringLiteral("true"));
        } else {
            const auto isResult = [](const BufferSpec &buffer) { return buffer.access != Access::In; };
            const auto result = std::ranges::find_if(project.buffers.crbegin(), project.buffers.crend(), isResult);
            check.buffer = (result == project.buffers.crend() ? project.buffers.last() : *result).name;
            check.expected = ExpectedExpression{Expression(0.0)};
        }
        project.checks.append(check);
    });
}

} // namespace kernelscope
