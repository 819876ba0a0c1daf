#include "KeptRuns.h"

#include <QCborStreamReader>
#include <QCryptographicHash>
#include <QDir>
#include <QUuid>

#include "support/Codec.h"
#include "support/Filled.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

struct KeptWork
{
    QString name;
    double value = 0;
    KERNELSCOPE_FIELDS(name, value)
};

struct Record
{
    QByteArray question;
    QString kind;
    QStringList names; ///< of the point's parameters
    QStringList values;
    RunResult result;
    QList<KeptWork> work;
    ProgramSignature signature;
    KERNELSCOPE_FIELDS(question, kind, names, values, result, work, signature)
};

SweepRun runOf(const Record &record)
{
    SweepRun run{{}, record.result, {}};
    for (qsizetype i = 0; i < std::min(record.names.size(), record.values.size()); ++i)
        run.point.append({record.names[i], record.values[i]});
    for (const KeptWork &work : record.work)
        run.work.append({work.name, work.value});
    return run;
}

/// Without the values that are varied: a sweep may be widened, and goes on with what it has.
QByteArray fingerprint(const SweepQuestion &question)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    Project project = question.document.project;
    project.sweep.reset();
    hash.addData(kernelscope::projectText(project));
    for (auto text = question.document.texts.begin(); text != question.document.texts.end(); ++text)
        hash.addData((text.key() + u'\0' + text.value() + u'\0').toUtf8());
    for (const ParameterValue &given : question.parameters)
        hash.addData((given.name + u'=' + given.value + u'\0').toUtf8());
    hash.addData((question.onlyLaunch + u'\0' + QString::number(question.repetitions)).toUtf8());
    return hash.result();
}

} // namespace

Result<std::unique_ptr<KeptRuns>> KeptRuns::open(const QString &folder, const SweepQuestion &question)
{
    std::unique_ptr<KeptRuns> kept(new KeptRuns);
    kept->m_question = fingerprint(question);
    const QDir dir(folder);
    if (!dir.mkpath(u"."_s))
        return fail(u"The folder can't be made."_s, {folder, 0, 0});
    for (const QString &name : dir.entryList({u"*.runs"_s}, QDir::Files, QDir::Name))
        kept->read(dir.filePath(name));
    kept->m_file.setFileName(dir.filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + u".runs"_s));
    if (!QFileInfo(folder).isWritable())
        return fail(u"The folder can't be written to."_s, {folder, 0, 0});
    return kept;
}

void KeptRuns::read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QByteArray bytes = file.readAll();
    bool isOther = false;
    for (qsizetype at = 0; at < bytes.size();) {
        QCborStreamReader reader(QByteArray::fromRawData(bytes.constData() + at, bytes.size() - at));
        const QCborValue value = QCborValue::fromCbor(reader);
        Record record;
        if (reader.lastError() != QCborError::NoError || !fromCbor(value, record))
            break;
        at += qsizetype(reader.currentOffset());
        if (record.question == m_question)
            m_runs.append({record.kind, {runOf(record), record.signature}});
        else
            isOther = true;
    }
    m_otherFiles += isOther;
}

Result<void> KeptRuns::keep(const QString &kind, const SweepLane::Ended &ended)
{
    const SweepRun &run = ended.run;
    Record record{m_question, kind, {}, {}, run.result, {}, ended.signature};
    for (const auto &[name, value] : run.point) {
        record.names << name;
        record.values << value;
    }
    for (const auto &[name, value] : run.work)
        record.work << KeptWork{name, value};
    const QByteArray bytes = toCbor(record).toCbor();
    if ((m_file.isOpen() || m_file.open(QIODevice::WriteOnly | QIODevice::Append)) && m_file.write(bytes) == bytes.size() && m_file.flush())
        return {};
    return fail(filled(u"A run can't be kept: %1."_s, m_file.errorString()), {m_file.fileName(), 0, 0});
}

} // namespace kernelscope
