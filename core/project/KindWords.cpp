#include "project/KindWords.h"

#include <algorithm>
#include <utility>

#include "project/ProjectKeys.h"
#include "support/Overloaded.h"

namespace kernelscope {

using namespace Qt::StringLiterals;

QString kindWord(const Step &step)
{
    return std::visit(Overloaded{[](const LaunchStep &) { return u"launch"_s; }, [](const WriteStep &) { return u"write"_s; },
                                 [](const ReadStep &) { return u"read"_s; }, [](const CopyStep &) { return u"copy"_s; },
                                 [](const FillStep &) { return u"fill"_s; }, [](const SetStep &) { return u"set"_s; },
                                 [](const SwapStep &) { return u"swap"_s; }, [](const RepeatStep &) { return u"repeat"_s; },
                                 [](const BarrierStep &) { return u"barrier"_s; }, [](const FinishStep &) { return u"finish"_s; }},
                      step.action);
}

QString kindWord(const Init &init)
{
    return std::visit(Overloaded{[](const ZeroInit &) { return u"zero"_s; }, [](const ConstantInit &) { return u"constant"_s; },
                                 [](const ExpressionInit &) { return u"expression"_s; }, [](const RandomInit &) { return u"random"_s; },
                                 [](const ValuesInit &) { return u"values"_s; }, [](const FileInit &) { return u"file"_s; }},
                      init);
}

QString kindWord(const Argument &argument)
{
    return std::visit(Overloaded{[](const BufferArgument &) { return u"buffer"_s; }, [](const ValueArgument &) { return u"value"_s; },
                                 [](const LocalArgument &) { return u"local"_s; }, [](const ImageArgument &) { return u"image"_s; },
                                 [](const SamplerArgument &) { return u"sampler"_s; }},
                      argument.value);
}

QString kindWord(const decltype(Check::expected) &expected)
{
    return std::visit(Overloaded{[](const ExpectedExpression &) { return u"expression"_s; },
                                 [](const ExpectedBuffer &) { return u"buffer"_s; }, [](const ExpectedFile &) { return u"file"_s; }},
                      expected);
}

template <std::size_t... kinds> static QList<Init> eachInit(std::index_sequence<kinds...>)
{
    return {Init(std::in_place_index<kinds>)...};
}

const QList<Init> &initKinds()
{
    static const QList<Init> kinds = eachInit(std::make_index_sequence<std::variant_size_v<Init>>());
    return kinds;
}

std::optional<Init> initOfKind(QStringView word)
{
    const auto found = std::ranges::find_if(initKinds(), [&](const Init &kind) { return kindWord(kind) == word; });
    return found == initKinds().end() ? std::nullopt : std::optional(*found);
}

const QStringList &stepKindWords()
{
    static const QStringList words = [] {
        QStringList found;
        for (const KeySet &set : projectKeySets()) {
            if (set.name.endsWith(u"Step"))
                found << set.keys.first();
        }
        return found;
    }();
    return words;
}

} // namespace kernelscope
