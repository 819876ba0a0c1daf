#include "ui/samples/SampleTopics.h"

#include <algorithm>
#include <array>

#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include "analysis/Finding.h"
#include "device/DeviceInfo.h"
#include "project/ProjectFormat.h"
#include "project/Steps.h"
#include "support/EnumRange.h"
#include "support/Tr.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QString codeOnly(const QString &source)
{
    static const QRegularExpression hidden(u"//[^\\n]*|/\\*.*?(?:\\*/|$)|\"(?:\\\\.|[^\"\\\\\\n])*\""_s,
                                           QRegularExpression::DotMatchesEverythingOption);
    return QString(source).replace(hidden, u" "_s);
}

namespace {

QString codeOf(const ProjectDocument &document)
{
    QString code;
    for (auto text = document.texts.cbegin(); text != document.texts.cend(); ++text) {
        if (text.key() != document.project.notes)
            code += codeOnly(text.value()) + u'\n';
    }
    return code;
}

const QSet<QString> &builtinFunctions()
{
    static const QSet<QString> functions = [] {
        QFile file(u":/keywords/opencl-builtins.txt"_s);
        QSet<QString> found;
        if (file.open(QIODevice::ReadOnly)) {
            for (const QString &word : QString::fromLatin1(file.readAll().simplified()).split(u' ')) {
                if (word.front().isLower() && !word.startsWith(u"memory_"))
                    found << word;
            }
        }
        return found;
    }();
    return functions;
}

/// What a word of a source stands for; empty: nothing to be learned.
QString topicOfWord(const QString &word, bool isCalled)
{
    const QHash<QString, QString> memories{
        {u"local"_s, tr("local memory")},         {u"__local"_s, tr("local memory")},    {u"constant"_s, tr("constant memory")},
        {u"__constant"_s, tr("constant memory")}, {u"sampler_t"_s, tr("samplers")},      {u"generic"_s, tr("generic pointers")},
        {u"__generic"_s, tr("generic pointers")}, {u"double"_s, tr("double precision")},
    };
    if (isCalled && builtinFunctions().contains(word))
        return word;
    return word.startsWith(u"image") && word.endsWith(u"_t") ? tr("images") : memories.value(word);
}

QStringList topicsOfPlan(const Project &project)
{
    QStringList topics;
    for (const BufferSpec &buffer : project.buffers) {
        if (buffer.memory == MemoryKind::SharedVirtual)
            topics << tr("shared virtual memory");
        if (buffer.memory == MemoryKind::UseHostPointer)
            topics << u"\"use-host-ptr\""_s;
        if (buffer.memory == MemoryKind::AllocHostPointer)
            topics << u"\"alloc-host-ptr\""_s;
        if (!buffer.readBack)
            topics << u"\"readBack\""_s;
    }
    forEachStep(project.plan, [&](const Step &step) {
        if (!std::holds_alternative<LaunchStep>(step.action))
            topics << u'"' + kindWord(step) + u'"';
        if (!step.queue.isEmpty())
            topics << tr("queues");
        if (!step.after.isEmpty())
            topics << u"\"after\""_s;
    });
    if (project.sweep)
        topics << tr("sweeps");
    return topics;
}

/// Kinds of findings that the notes emphasise (*data race*, **out-of-bounds**) or announce (<!-- findings: data-race in plainly -->).
QStringList findingsOf(const QString &notes)
{
    static const QRegularExpression emphasised(u"\\*([a-z]+(?:[ -][a-z]+)+)\\*"_s);
    static const QRegularExpression announced(u"<!--\\s*findings:(.*?)-->"_s, QRegularExpression::DotMatchesEverythingOption);
    QStringList found = announced.match(notes).captured(1).split(QRegularExpression(u"[\\s,]+"_s));
    for (auto matches = emphasised.globalMatch(notes); matches.hasNext();)
        found << matches.next().captured(1).replace(u' ', u'-');
    QStringList kinds;
    for (int kind = 0; kind <= int(lastOf<FindingKind>()); ++kind) {
        if (const QString name = findingKindName(FindingKind(kind)); found.contains(name))
            kinds << name;
    }
    return kinds;
}

struct Feature
{
    const char *name;
    QRegularExpression inSources;   ///< what uses it
    QRegularExpression inCondition; ///< what asks for it
    bool (*isUsed)(const BufferSpec &);
    bool (*isOn)(const DeviceInfo &);
};

const std::array<Feature, 4> &features()
{
    const auto pattern = [](const char *text) {
        return QRegularExpression(QString::fromLatin1(text), QRegularExpression::CaseInsensitiveOption);
    };
    static const std::array<Feature, 4> all{{
        {QT_TR_NOOP("images"), pattern("\\bimage[123]d\\w*_t\\b"), pattern("image"),
         [](const BufferSpec &buffer) { return buffer.isImage(); }, [](const DeviceInfo &device) { return device.imageSupport; }},
        {QT_TR_NOOP("double precision"), pattern("\\bdouble\\d*\\b"), pattern("double|fp64"),
         [](const BufferSpec &buffer) { return buffer.type.startsWith(u"double"); },
         [](const DeviceInfo &device) { return device.doubleSupport; }},
        {QT_TR_NOOP("shared virtual memory"), pattern("(?!)"), pattern("svm"),
         [](const BufferSpec &buffer) { return buffer.memory == MemoryKind::SharedVirtual; },
         [](const DeviceInfo &device) { return device.svmCoarse; }},
        {QT_TR_NOOP("sub-groups"), pattern("\\b(?:get_\\w*|intel_)?sub_group_\\w+"), pattern("sub_?group"),
         [](const BufferSpec &) { return false; }, [](const DeviceInfo &device) { return device.maxSubGroups > 0; }},
    }};
    return all;
}

/// The conditions of the plan and of the sources' preprocessor, a line each.
QString conditionsOf(const ProjectDocument &document, const QString &code)
{
    static const QRegularExpression conditional(u"^\\s*#\\s*(?:el)?if.*$"_s, QRegularExpression::MultilineOption);
    QString conditions;
    forEachStep(document.project.plan, [&](const Step &step) { conditions += step.when.text + u'\n'; });
    for (auto matches = conditional.globalMatch(code); matches.hasNext();)
        conditions += matches.next().captured() + u'\n';
    return conditions;
}

} // namespace

QStringList topicsOf(const ProjectDocument &document)
{
    static const QRegularExpression word(u"([A-Za-z_]\\w*)\\s*(\\()?"_s);
    QStringList topics = findingsOf(document.texts.value(document.project.notes));
    const QString code = codeOf(document);
    for (auto matches = word.globalMatch(code); matches.hasNext();) {
        const auto match = matches.next();
        topics << topicOfWord(match.captured(1), match.hasCaptured(2));
    }
    topics << topicsOfPlan(document.project);
    topics.removeAll(QString());
    topics.removeDuplicates();
    return topics;
}

QList<SampleNeed> needsOf(const ProjectDocument &document)
{
    QList<SampleNeed> needs;
    const QString &standard = document.project.build.standard;
    if (standard.startsWith(u"CL"))
        needs.append({tr("OpenCL C %1").arg(standard.mid(2)), false});
    const QString code = codeOf(document);
    const QString conditions = conditionsOf(document, code);
    for (const Feature &feature : features()) {
        if (feature.inSources.match(code).hasMatch() || std::ranges::any_of(document.project.buffers, feature.isUsed))
            needs.append({tr(feature.name), feature.inCondition.match(conditions).hasMatch()});
    }
    return needs;
}

QStringList lackingOn(const QList<SampleNeed> &needs, const DeviceInfo &device)
{
    QStringList lacking;
    for (const SampleNeed &need : needs) {
        const auto feature = std::ranges::find(features(), need.name, [](const Feature &each) { return tr(each.name); });
        const bool isOn = feature != features().end() ? feature->isOn(device)
                                                      : std::ranges::any_of(device.languageStandards, [&](const QString &standard) {
                                                            return need.name == tr("OpenCL C %1").arg(standard.mid(2));
                                                        });
        if (!isOn && !need.ifThere)
            lacking << need.name;
    }
    return lacking;
}

} // namespace kernelscope
