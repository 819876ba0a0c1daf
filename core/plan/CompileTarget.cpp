#include "plan/CompileTarget.h"

#include <algorithm>

#include <QRegularExpression>
#include <QStringList>

#include "project/Suggestion.h"
#include "support/Ranges.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QString CompileTarget::title() const
{
    QString text = u"LLVM IR"_s;
    if (kind == TargetKind::Amd)
        text = u"AMD %1"_s.arg(processor);
    else if (kind == TargetKind::Nvidia)
        text = u"NVIDIA %1"_s.arg(processor);
    else if (kind == TargetKind::Cpu)
        text = u"this CPU"_s;
    return isIr && kind != TargetKind::Portable ? text + u", LLVM IR"_s : text;
}

std::optional<CompileTarget> compileTargetNamed(const QString &name)
{
    static const QRegularExpression amd(u"^gfx[0-9a-f]{3,4}$"_s), nvidia(u"^sm_\\d{2,3}$"_s);
    if (name == u"ir")
        return CompileTarget{name, TargetKind::Portable, {}, true};
    const bool isIr = name.endsWith(u"-ir");
    const QString processor = isIr ? name.chopped(3) : name;
    if (processor == u"cpu")
        return CompileTarget{name, TargetKind::Cpu, {}, isIr};
    if (amd.match(processor).hasMatch())
        return CompileTarget{name, TargetKind::Amd, processor, isIr};
    if (nvidia.match(processor).hasMatch())
        return CompileTarget{name, TargetKind::Nvidia, processor, isIr};
    return std::nullopt;
}

Result<CompileTarget> findCompileTarget(const QString &name)
{
    if (const auto target = compileTargetNamed(name))
        return *target;
    const QStringList names = mapped(usualCompileTargets(), &CompileTarget::name);
    return fail(u"There is no target \"%1\".%2"_s.arg(name, suggestion(name, names)));
}

CompileTarget compileTargetOf(const DeviceInfo &device)
{
    if (device.type == u"CPU")
        return *compileTargetNamed(u"cpu"_s);
    const auto named = compileTargetNamed(device.name.section(u':', 0, 0)); // "gfx90a:sramecc+:xnack-"
    if (named && named->kind == TargetKind::Amd)
        return *named;
    const QString makers = device.vendor + device.platform.name;
    const auto isItsKind = [&](const CompileTarget &target) {
        return (target.kind == TargetKind::Nvidia && makers.contains(u"NVIDIA", Qt::CaseInsensitive)) ||
               (target.kind == TargetKind::Amd && makers.contains(u"Advanced Micro Devices", Qt::CaseInsensitive));
    };
    const QList<CompileTarget> &usual = usualCompileTargets();
    const auto found = std::ranges::find_if(usual, isItsKind);
    return found == usual.end() ? *compileTargetNamed(u"ir"_s) : *found;
}

const QList<CompileTarget> &usualCompileTargets()
{
    static const QList<CompileTarget> targets =
        mapped(QStringList{u"gfx906"_s, u"gfx803"_s, u"gfx90a"_s, u"gfx1030"_s, u"sm_70"_s, u"sm_86"_s, u"cpu"_s, u"ir"_s},
               [](const QString &name) { return *compileTargetNamed(name); });
    return targets;
}

} // namespace kernelscope
