#include "worker/ExportJob.h"

#include <algorithm>

#include "data/NumberLayout.h"
#include "files/DataFile.h"

namespace kernelscope {
namespace {

/// What a program can compare by itself, of a check of buffers whose elements are numbers.
class CheckMaker
{
public:
    CheckMaker(PreparedProject &prepared, const Check &check) : m_prepared(prepared), m_plan(prepared.thePlan()), m_check(check) {}

    /// nullopt: its values depend on what the kernels leave, or its elements are no numbers.
    std::optional<StandaloneCheck> make();

private:
    const PlannedStorage *storageOf(const QString &buffer) const;
    bool chooseElements(const PlannedStorage &storage);
    bool expect(const PlannedStorage &storage, const ExpectedExpression &expected);
    bool expect(const PlannedStorage &storage, const ExpectedBuffer &expected);
    bool expect(const PlannedStorage &storage, const ExpectedFile &expected);

    PreparedProject &m_prepared;
    const Plan &m_plan;
    const Check &m_check;
    StandaloneCheck m_made;
};

const PlannedStorage *CheckMaker::storageOf(const QString &buffer) const
{
    const auto found = std::ranges::find(m_plan.bindings, buffer, &BufferBinding::name);
    if (found == m_plan.bindings.end())
        return nullptr;
    const PlannedStorage &storage = m_plan.storages[found->storage.value];
    const bool isRead = std::ranges::any_of(m_plan.commands, [&](const PlannedCommand &command) {
        const auto *read = std::get_if<ReadCommand>(&command.action);
        return read && read->storage == found->storage;
    });
    return isRead && storage.imageFormat.isEmpty() && !storage.type.isStruct() ? &storage : nullptr;
}

bool CheckMaker::chooseElements(const PlannedStorage &storage)
{
    m_made.count = storage.elementCount;
    if (!m_check.index)
        return true;
    const auto index = m_prepared.evaluator().number(*m_check.index);
    if (!index || *index < 0 || *index >= double(storage.elementCount))
        return false;
    m_made.first = quint64(*index);
    m_made.count = 1;
    return true;
}

bool CheckMaker::expect(const PlannedStorage &storage, const ExpectedExpression &expected)
{
    const auto values =
        m_prepared.evaluator().fillRange(expected.expression, storage.shape, storage.type.components, m_made.first, m_made.count);
    if (values)
        m_made.expected = *values;
    return values.has_value();
}

bool CheckMaker::expect(const PlannedStorage &storage, const ExpectedBuffer &expected)
{
    const PlannedStorage *other = storageOf(expected.buffer);
    m_made.otherBuffer = expected.buffer;
    return other && other->type == storage.type && other->elementCount == storage.elementCount;
}

bool CheckMaker::expect(const PlannedStorage &storage, const ExpectedFile &expected)
{
    const auto bytes = m_prepared.files().read(expected.path);
    const auto array = bytes ? readDataFile(expected.path, *bytes, storage.type) : Result<DataArray>(fail(bytes.error()));
    const auto contents =
        array ? convertTo(*array, storage.type, storage.elementCount, storage.elementSize) : array.map([](auto) { return QByteArray(); });
    if (!contents)
        return false;
    const NumberLayout layout = numberLayout(storage);
    for (quint64 element = m_made.first; element < m_made.first + m_made.count; ++element) {
        for (int number = 0; number < int(layout.numbers.size()); ++number)
            m_made.expected << layout.load(number, contents->constData() + element * quint64(storage.elementSize));
    }
    return true;
}

std::optional<StandaloneCheck> CheckMaker::make()
{
    const PlannedStorage *storage = m_check.buffer.isEmpty() ? nullptr : storageOf(m_check.buffer);
    m_made.name = m_check.name;
    m_made.buffer = m_check.buffer;
    m_made.absolute = m_check.absolute;
    m_made.relative = m_check.relative;
    if (!storage || !chooseElements(*storage))
        return std::nullopt;
    if (!std::visit([&](const auto &expected) { return expect(*storage, expected); }, m_check.expected))
        return std::nullopt;
    return m_made;
}

} // namespace

ExportJob::ExportJob(Workplace &workplace, const ExportProject &request)
    : m_request(request), m_runRequest{request.request, request.onlyLaunch, 1}, m_job(workplace, m_runRequest, this)
{
}

ExportReply ExportJob::run()
{
    m_reply.result = m_job.run().result;
    if (!m_message.isEmpty()) {
        m_reply.result.status = RunStatus::Invalid;
        m_reply.result.message = m_message;
    }
    return m_reply;
}

bool ExportJob::filled(PreparedProject &prepared, const QList<quint64> &offsets)
{
    const ProgramText &text = prepared.text();
    StandaloneRequest request{
        prepared.project().title, prepared.thePlan(), prepared.signature(), text.sources, text.files, hasIncludes(text), {}, {}};
    addChecks(prepared, request);
    const auto program = standaloneProgram(request, m_request.form);
    if (!program) {
        m_message = program.error().message;
        return false;
    }
    m_reply.files = program->files;
    for (const StandaloneData &data : program->data)
        m_reply.data << ExportedData{data.path, offsets[data.storage.value], request.plan.storages[data.storage.value].sizeInBytes};
    return false;
}

void ExportJob::addChecks(PreparedProject &prepared, StandaloneRequest &program) const
{
    for (const Check &check : prepared.thePlan().checks) {
        if (const auto made = CheckMaker(prepared, check).make())
            program.checks << *made;
        else
            program.notMade << check.name;
    }
}

} // namespace kernelscope
