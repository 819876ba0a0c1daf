#include "opencl/PermutedNDRange.h"

#include <algorithm>

namespace kernelscope {
namespace {

constexpr auto prologue = R"(/* This launch's dimensions 0 and @ have changed places. */
#define KS_TURNED(D) ((uint)(D) == 0u ? @u : (uint)(D) == @u ? 0u : (uint)(D))
#define get_global_size(D) get_global_size(KS_TURNED(D))
#define get_global_id(D) get_global_id(KS_TURNED(D))
#define get_global_offset(D) get_global_offset(KS_TURNED(D))
#define get_local_size(D) get_local_size(KS_TURNED(D))
#define get_enqueued_local_size(D) get_enqueued_local_size(KS_TURNED(D))
#define get_local_id(D) get_local_id(KS_TURNED(D))
#define get_num_groups(D) get_num_groups(KS_TURNED(D))
#define get_group_id(D) get_group_id(KS_TURNED(D))
#define get_global_linear_id() (((get_global_id(2) - get_global_offset(2)) * get_global_size(1) + get_global_id(1) \
    - get_global_offset(1)) * get_global_size(0) + get_global_id(0) - get_global_offset(0))
#define reqd_work_group_size(X, Y, Z) reqd_work_group_size(@)
)";

constexpr auto reversing = R"(/* This launch's work-items come in reverse order. */
#define get_global_id(D) (2 * get_global_offset(D) + get_global_size(D) - 1 - get_global_id(D))
#define get_local_id(D) (get_local_size(D) - 1 - get_local_id(D))
#define get_group_id(D) (get_num_groups(D) - 1 - get_group_id(D))
#define get_global_linear_id() (get_global_size(0) * get_global_size(1) * get_global_size(2) - 1 - get_global_linear_id())
#define get_local_linear_id() (get_local_size(0) * get_local_size(1) * get_local_size(2) - 1 - get_local_linear_id())
)";

/// Their results depend on ids that the program does not ask for.
constexpr const char *placed[] = {"sub_group", "work_group_scan", "work_group_broadcast"};

} // namespace

int permutedDimension(const LaunchCommand &launch, const DeviceInfo &device)
{
    const bool isPocl = device.platform.name == u"Portable Computing Language";
    if (!isPocl || launch.local.isEmpty() || launch.local[0] != 1)
        return 0;
    for (int dimension = 1; dimension < int(launch.local.size()); ++dimension) {
        if (launch.local[dimension] > 1)
            return dimension;
    }
    return 0;
}

QByteArray permutedText(const QByteArray &text, int dimension)
{
    if (dimension == 0)
        return text;
    QByteArray before = prologue;
    before.replace("reqd_work_group_size(@)", dimension == 1 ? "reqd_work_group_size(Y, X, Z)" : "reqd_work_group_size(Z, Y, X)");
    before.replace("@", QByteArray::number(dimension));
    return before + text;
}

std::optional<QByteArray> reversedText(const QByteArray &text, const LaunchCommand &launch, int dimension)
{
    const bool isOrderAlone = dimension == 0 && NDRange(launch.global, launch.local).isUniform() &&
                              std::ranges::none_of(placed, [&](const char *function) { return text.contains(function); });
    return isOrderAlone ? std::optional(reversing + text) : std::nullopt;
}

ProgramText permutedProgram(ProgramText program, int dimension)
{
    const QString name = QStringLiteral("exchanged dimensions.cl");
    program.sources.prepend(name);
    program.files.insert(name, permutedText(QByteArray("\n"), dimension));
    return program;
}

Sizes permuted(const Sizes &sizes, int dimension)
{
    if (dimension <= 0 || dimension >= int(sizes.size()))
        return sizes;
    Sizes changed = sizes;
    std::swap(changed[0], changed[dimension]);
    return changed;
}

} // namespace kernelscope
