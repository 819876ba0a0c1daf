#include "guess/GuessedNumber.h"

#include <array>

#include <QRegularExpression>

#include "guess/NameRule.h"

namespace kernelscope {
namespace {

struct Rule
{
    const char16_t *pattern; ///< matched against the whole name, in small letters
    const char16_t *value;
    bool onlyWithGroup = false;
    int leastDimensions = 1;
};

// The first that matches tells.
constexpr std::array<Rule, 38> rules{{
    {u"zero", u"0"},
    {u"one|unity", u"1"},
    {u"pi", u"3.14159265358979"},
    {u".*per_?(?:thread|work_?item|item|lane|wi)s?(?:_?[xyz])?", u"1"},
    {u".*log.*", u"Math.round(Math.log2(n))"},
    {u"(?:num|n|no|count)?_?(?:work_?|thread_?)?(?:groups|blocks|wgs?|tiles)(?:_?(?:count|num|[xy]))?|grid_?dim(?:_?x)?|"
     u"(?:block|tile)_?(?:num|count)",
     u"Math.ceil(n / group)", true},
    {u".*(?:local|group|block|tile|wg|workgroup)_?(?:size|dim|width|height|len|length|items).*", u"group", true},
    {u"(?:n|num|size|dim|len|length|count|extents?|grid|global|width|height|resolution)_?[xyz]?|.*_(?:size|dim|len|width|height|count)_["
     u"xyz]",
     u"n"},
    {u"(?:[a-z0-9]+_)*max(?:imum)?_?(?:(?:num|no|n|number_?of)_?)?iter(?:ation)?s?|(?:[a-z0-9]+_)*iter(?:ation)?s?_?(?:max|limit)", u"16"},
    {u".*_(?:end|max|limit|right|bottom)(?:_?[xyz])?|(?:end|max|limit|right|bottom)_?[xyz]?", u"n"},
    {u"(?:num_?)?(?:tiles|blocks|groups|cells|pixels|points|nodes)_?[xyz]", u"n"},
    {u"(?:axis|axes|component|channel)(?:_?(?:id|idx|index))?", u"0"},
    {u"inc(?:r|rement)?(?:_?[a-z0-9]+)?", u"1"}, // of BLAS: the distance of neighbours
    {u"d_?[xyz]", u"1"},                         // a step to a neighbour
    {u"(?:[a-z0-9]+_)*rad(?:_?[xyz])?", u"1"},   // a radius
    {u"(?:[a-z0-9]+_)*(?:denom(?:inator)?|divisor|divider)", u"2"},
    {u".*(?:off|start|begin|first|shift|base|seed|flag|mode).*|(?:[a-z0-9]+_)*(?:low(?:er)?|lo)|left|from|[a-z]*_?[xyz]_?[0o]|.*_[xyz]|["
     u"xyz]",
     u"0"},
    {u"(?:n|num|no|number_?of)_?(?:dims?|iter(?:ation)?s|steps|passes)|iterations?", u"2"},
    {u"(?:[a-z0-9]+_)*[xyz]?pos(?:ition)?(?:_?[xyz])?", u"0"},
    {u"(?:n|size|width|dim|side)_?(?:sq|squared?)", u"n * n", false, 2},
    {u"(?:n?c|d)(?:hw|wh)", u"n * n * n", false, 3}, // products of extents
    {u"hw|wh|n?chw", u"n * n", false, 2},
    {u"ld_?z|.*(?:slice|plane)_?(?:stride|pitch|step|size)", u"n * n", false, 3},
    {u".*(?:stride|pitch|step|row_?len).*", u"n", false, 2},
    {u"[a-z]_?pad|.*padded.*", u"n"}, // an extent that was filled up
    {u"ld_?[a-z]?|ld[a-z]?_.*|.*_ld", u"n"},
    {u".*(?:mask|filter|window|kernel|taps?|stencil)_?(?:size|width|height|len|length|dim|w|h|n)?", u"3"},
    {u".*(?:patch|search|neighbou?rhood)_?(?:size|width|height|len|length|dim|w|h)", u"3"},
    {u"(?:[a-z0-9]+_)*k(?:ernel)?_?[wh]", u"3"},
    {u"(?:num_?)?(?:c_?(?:in|out)|(?:in|out)_?c)", u"4"}, // channels of a layer
    {u".*(?:bins?|buckets?|histo(?:gram)?_?size|levels)", u"256"},
    {u".*(?:clusters?|centroids?|centers?|classes|channels?|bands|components|planes|features?|attributes)(?:_?(?:num|count))?", u"4"},
    {u".*(?:stride|step|iter|pass|factor|scale|radius|inc|halo|border|pad|order|depth|stage|halfwidth|half_?size).*", u"1"},
    {u".*(?:alpha|beta|gamma|key|val|value|colou?r|thresh|threshold|weight|target|needle|bit)", u"1"},
    {u"(?:is|has|use|do|with|enable|invert|inverse|dir|direction|ascending|descending|sign|trans|transpose)(?:_.*)?", u"1"},
    {u"(?:[a-z0-9]+_)+(?:dir|direction|order)", u"1"},
    {u"(?!max|last|end|num)(?:[a-z0-9]+_)+(?:idx|index|id)", u"0"}, // of one head, layer or pass of several
    {u"(?:[a-z]+_)?mul(?:tiplier)?|(?:[ij]|root|pivot|row|col|column|index|idx|id|level|phase|round|turn)", u"1"},
}};

} // namespace

std::optional<Expression> numberByName(const QString &name, int dimensions, bool hasGroup)
{
    const QString words = wordsOf(name);
    for (const Rule &rule : rules) {
        const QRegularExpression pattern(QRegularExpression::anchoredPattern(QStringView(rule.pattern)));
        if ((hasGroup || !rule.onlyWithGroup) && dimensions >= rule.leastDimensions && pattern.match(words).hasMatch())
            return Expression(QString::fromUtf16(rule.value));
    }
    return std::nullopt;
}

Expression guessedNumber(const QString &name, int dimensions, bool hasGroup)
{
    return numberByName(name, dimensions, hasGroup).value_or(Expression(QStringLiteral("n")));
}

} // namespace kernelscope
