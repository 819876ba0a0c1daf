#include "ui/settings/Settings.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>

#include <QSettings>

#include "analysis/MemoryModel.h"
#include "session/SessionOptions.h"
#include "support/Ranges.h"
#include "trace/TraceOptions.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr double mostDeadline = 86'400;
constexpr double mostEvents = 1'000'000'000;
constexpr qsizetype longestText = 4096;

Setting deadline(const QString &key, const QString &name, std::chrono::milliseconds usual, const QString &explanation)
{
    return {u"deadlines/"_s + key,
            Settings::tr("Time limits"),
            name,
            Setting::Kind::Whole,
            qlonglong(usual.count() / 1000),
            0,
            mostDeadline,
            Settings::tr(" s"),
            Settings::tr("%1 0: no limit.").arg(explanation),
            {},
            Settings::tr("deadline, timeout")};
}

Setting model(const QString &key, const QString &name, int usual, double least, double most, const QString &unit,
              const QString &explanation)
{
    return {u"model/"_s + key, Settings::tr("Model of the hardware"), name, Setting::Kind::Whole, qlonglong(usual), least, most, unit,
            explanation};
}

QList<Setting> look()
{
    using Kind = Setting::Kind;
    const QString group = Settings::tr("Look");
    return {{u"window/language"_s,
             group,
             Settings::tr("Language"),
             Kind::Choice,
             u"system"_s,
             0,
             0,
             {},
             Settings::tr("Of the window. Code, values and what is exported are the same in all."),
             Language::choices()},
            {u"window/dark"_s,
             group,
             Settings::tr("Dark"),
             Kind::Switch,
             false,
             0,
             0,
             {},
             Settings::tr("Light letters on a dark ground."),
             {},
             Settings::tr("theme, colours")},
            {u"window/scale"_s, group, Settings::tr("Size"), Kind::Number, 1.0, 0.5, 4, {}, Settings::tr("How large everything is.")},
            {u"window/font"_s, group, Settings::tr("Font"), Kind::Font, QString(), 0, 0, {}, Settings::tr("Of everything but code.")},
            {u"window/codeFont"_s,
             group,
             Settings::tr("Font of code"),
             Kind::Font,
             QString(),
             0,
             0,
             {},
             Settings::tr("Of the sources and of names in them.")},
            {u"window/heat"_s,
             group,
             Settings::tr("Access counts beside the lines"),
             Kind::Switch,
             true,
             0,
             0,
             {},
             Settings::tr("How often each line accessed memory in the last trace.")},
            {u"timeline/foldGaps"_s,
             group,
             Settings::tr("Fold gaps of the timeline"),
             Kind::Switch,
             true,
             0,
             0,
             {},
             Settings::tr("Stretches without a command are drawn short where they are much longer than the commands.")},
            {u"window/reopen"_s,
             group,
             Settings::tr("Reopen the last session"),
             Kind::Switch,
             false,
             0,
             0,
             {},
             Settings::tr("At a start without a project, open those that were closed last, with their views. Off: it is offered.")}};
}

QList<Setting> programs()
{
    using Kind = Setting::Kind;
    const QString group = Settings::tr("Devices and programs");
    return {
        {u"run/device"_s,
         group,
         Settings::tr("Device"),
         Kind::Text,
         QString(),
         0,
         0,
         {},
         Settings::tr(
             "The device that is picked at the start: a number as kscope devices counts them, a part of \u201cplatform: device\u201d, "
             "cpu, gpu or any. Empty: a GPU where there is one.")},
        {u"run/worker"_s,
         group,
         Settings::tr("Worker"),
         Kind::Text,
         QString(),
         0,
         0,
         {},
         Settings::tr("The command that talks to devices, for example ssh HOST kernelscope-worker. Empty: the one of this program. From "
                      "the next start on.")},
        {u"editor/clangd"_s,
         group,
         Settings::tr("Language server"),
         Kind::Text,
         QString(),
         0,
         0,
         {},
         Settings::tr("The command of the clangd that the editor asks; none: word lists alone. Empty: the installed one. From the next "
                      "start on.")}};
}

QList<Setting> limits()
{
    const Deadlines usual;
    const QString group = Settings::tr("Budgets of a trace");
    return {deadline(u"starting"_s, Settings::tr("To start the worker"), usual.starting, Settings::tr("With all drivers.")),
            deadline(u"evaluating"_s, Settings::tr("For expressions"), usual.evaluating, Settings::tr("Sizes and contents of buffers.")),
            deadline(u"building"_s, Settings::tr("To build"), usual.building, Settings::tr("All sources, by the driver's compiler.")),
            deadline(u"firstLaunch"_s, Settings::tr("For a first launch"), usual.firstLaunch,
                     Settings::tr("Of each kernel, during which some drivers compile.")),
            deadline(u"running"_s, Settings::tr("For all launches"), usual.running, Settings::tr("Of the plan, together.")),
            deadline(u"reading"_s, Settings::tr("To read"), usual.reading, Settings::tr("The results, from the device.")),
            deadline(u"checking"_s, Settings::tr("To check"), usual.checking, Settings::tr("The results, against what is expected.")),
            {u"trace/budget"_s,
             group,
             Settings::tr("Events"),
             Setting::Kind::Whole,
             qlonglong(defaultTraceBudget),
             0,
             mostEvents,
             {},
             Settings::tr("Accesses of each launch that are recorded at most; work-groups are chosen to fit. 0: all.")},
            {u"trace/loopBudget"_s,
             group,
             Settings::tr("Iterations"),
             Setting::Kind::Whole,
             qlonglong(0),
             0,
             mostEvents,
             {},
             Settings::tr("Of a loop, before a trace leaves it. 0: as many as a few seconds allow.")}};
}

QList<Setting> models()
{
    const MemoryModel usual;
    return {model(u"subgroupSize"_s, Settings::tr("Sub-group"), usual.subgroupSize, 1, 1024, {},
                  Settings::tr("Work-items that go in step by the model, whatever the device reports.")),
            model(u"segmentSize"_s, Settings::tr("Segment"), usual.segmentSize, 1, 1 << 20, Settings::tr(" B"),
                  Settings::tr("What one transaction with global memory brings.")),
            model(u"banks"_s, Settings::tr("Banks"), usual.banks, 0, 4096, {}, Settings::tr("Of local memory; 0: it has none.")),
            model(u"bankWidth"_s, Settings::tr("Word of a bank"), usual.bankWidth, 1, 1 << 12, Settings::tr(" B"),
                  Settings::tr("Accesses to one word share a pass."))};
}

const Setting *settingOf(const QString &key)
{
    return foundIn(Settings::table(), key, &Setting::key);
}

/// The value as one of the setting; invalid: it is none.
QVariant inOrder(const Setting &setting, const QVariant &value)
{
    const auto isInRange = [&setting](double number) { return number >= setting.least && number <= setting.most; };
    bool isNumber = false;
    switch (setting.kind) {
    case Setting::Kind::Switch:
        return value.toString() == u"true" || value.toString() == u"false" ? QVariant(value.toBool()) : QVariant();
    case Setting::Kind::Whole: {
        const qlonglong number = value.toLongLong(&isNumber);
        return isNumber && isInRange(double(number)) ? QVariant(number) : QVariant();
    }
    case Setting::Kind::Number: {
        const double number = value.toDouble(&isNumber);
        return isNumber && isInRange(number) ? QVariant(number) : QVariant();
    }
    case Setting::Kind::Choice:
        return std::ranges::find(setting.choices, value.toString(), &Language::Choice::code) != setting.choices.end() ? value : QVariant();
    case Setting::Kind::Text:
    case Setting::Kind::Font: {
        const QString text = value.toString();
        const bool isText = text.size() <= longestText && std::ranges::all_of(text, [](QChar letter) { return letter.isPrint(); });
        return isText ? QVariant(text) : QVariant();
    }
    }
    return {};
}

} // namespace

Settings::Settings(bool remembers, QObject *parent) : QObject(parent), m_remembers(remembers) {}

const QList<Setting> &Settings::table()
{
    static std::map<QString, QList<Setting>> tables; // One a language; others point into them.
    QList<Setting> &table = tables[Settings::tr("Look")];
    if (table.isEmpty())
        table = look() + programs() + limits() + models();
    return table;
}

QVariant Settings::value(const QString &key) const
{
    const Setting *setting = settingOf(key);
    Q_ASSERT(setting);
    if (m_asked.contains(key))
        return m_asked.value(key);
    const QVariant value = inOrder(*setting, m_remembers ? QSettings().value(key) : m_values.value(key));
    return value.isValid() ? value : setting->usual;
}

void Settings::set(const QString &key, const QVariant &value)
{
    const QVariant wanted = inOrder(*settingOf(key), value);
    if (wanted.isValid() && wanted != this->value(key))
        write(key, wanted);
}

void Settings::reset(const QString &key)
{
    const bool isOther = value(key) != settingOf(key)->usual;
    if (isOther)
        write(key, {});
}

void Settings::ask(const QString &key, const QVariant &value)
{
    const QVariant wanted = inOrder(*settingOf(key), value);
    if (wanted.isValid())
        m_asked.insert(key, wanted);
}

void Settings::write(const QString &key, const QVariant &value)
{
    m_asked.remove(key);
    if (!m_remembers)
        m_values.insert(key, value);
    else if (value.isValid())
        QSettings().setValue(key, value);
    else
        QSettings().remove(key);
    Q_EMIT changed(key);
}

} // namespace kernelscope
