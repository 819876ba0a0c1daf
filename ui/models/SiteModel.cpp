#include "ui/models/SiteModel.h"

#include <algorithm>

#include <QRegularExpression>

#include "analysis/Evidence.h"
#include "ui/models/Counts.h"
#include "ui/models/Sentences.h"
#include "ui/models/TraceWords.h"

namespace kernelscope {

SiteModel::SiteModel(QObject *parent)
    : TextTable(
          {{tr("Line"), Align::Right, tr("Line of the source")},
           {tr("Access"), Align::Left, tr("What the kernel does there")},
           {tr("Memory"), Align::Left, tr("The region of memory: global, local, constant or private")},
           {tr("Pattern"), Align::Left, tr("How the addresses of a sub-group's work-items lie to each other, most often")},
           {tr("Accesses"), Align::Right, tr("Accesses by all recorded work-items")},
           {tr("Bytes"), Align::Right, tr("Bytes that these accesses asked for")},
           {tr("Transactions"), Align::Right,
            tr("Transactions with global memory each time that a sub-group does it, on average (a model)")},
           {tr("Ideal"), Align::Right, tr("Transactions that it would take if the bytes lay packed (a model)")},
           {tr("Wasted"), Align::Right,
            tr("The part of the bytes brought by the transactions that nobody asked for; with local memory the part of the "
               "time that bank conflicts take (a model)")},
           {tr("Conflicts"), Align::Right, tr("How many times longer local memory takes because several words lie in one bank (a model)")}},
          parent)
{
}

QString siteAction(const AccessSite &site)
{
    const AccessType type = accessType(site.kind);
    const QString text = site.text.simplified();
    return text.startsWith(wordOf(type) + u'_') ? text : typeText(type) + u' ' + text; // "atomic_inc(&n)" says it itself.
}

QString shortAction(const AccessSite &site)
{
    const QString text = siteAction(site);
    if (site.kind != SiteKind::Store)
        return text;
    int depth = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        depth += text[at] == u'[' || text[at] == u'(' ? 1 : text[at] == u']' || text[at] == u')' ? -1 : 0;
        if (depth == 0 && text[at] == u'=') {
            static const QRegularExpression compound(QStringLiteral("([*/%&|^]|<<|>>|(?<!\\+)\\+|(?<!-)-)?$"));
            return text.first(at).remove(compound).trimmed();
        }
    }
    return text;
}

QString patternText(const AccessSite &site, const StepShape &shape)
{
    if (site.memory == AddressSpace::Private)
        return SiteModel::tr("each its own array"); // at one index: not one address
    StepShape run = shape;
    run.runs = 1;
    QString text = shapeText(run, site.sizeInBytes);
    if (site.memory == AddressSpace::Image)
        text.replace(QStringLiteral("broadcast"), QStringLiteral("same pixel"));
    else if (site.kind != SiteKind::Load)
        text.replace(QStringLiteral("broadcast"), QStringLiteral("same address"));
    text = inLanguage(text);
    return shape.runs == 1 ? text : SiteModel::tr("%1 runs of %2, each %3").arg(shape.runs).arg(shape.lanes).arg(text);
}

QString shareText(double share)
{
    if (share > 0 && share < 0.01)
        return SiteModel::tr("< 1 %");
    return SiteModel::tr("%1 %").arg(std::min(int(share * 100 + 0.5), share < 1 ? 99 : 100));
}

void SiteModel::show(const std::shared_ptr<const Trace> &trace, const QList<SitePattern> &patterns, const MemoryModel &model)
{
    beginResetModel();
    m_trace = trace;
    m_patterns = patterns;
    m_model = model;
    endResetModel();
}

int SiteModel::rowOf(SiteIndex site) const
{
    const auto found = std::ranges::find(m_patterns, site, &SitePattern::site);
    return found == m_patterns.end() ? -1 : int(found - m_patterns.begin());
}

/// "2 runs of 16, strided by 17": a table has no space for more, and the heading of the picture says it in full.
static QString shortShape(const QString &shape)
{
    QString text = shape;
    if (text.contains(u", each "))
        text.replace(QStringLiteral(", each "), QStringLiteral(", ")).remove(QStringLiteral(" elements"));
    return text;
}

/// "4.0×"; a degree of 1 is no conflict, and 0 is no access to local memory.
static QString conflictsText(double degree, const QString &ifNoLocalMemory)
{
    if (degree > 1)
        return figureText(degree, 1) + u'\u00d7';
    return degree > 0 ? QObject::tr("none") : ifNoLocalMemory;
}

QString SiteModel::cell(int row, int column) const
{
    const SitePattern &pattern = m_patterns[row];
    const AccessSite &site = m_trace->site(pattern.site);
    const bool isGlobal = pattern.memory == AddressSpace::Global && pattern.steps > 0;
    const double steps = double(std::max<quint64>(pattern.steps, 1));
    const QString none = QStringLiteral("\u2013");
    switch (column) {
    case Line:
        return QString::number(site.range.begin.line);
    case Access:
        return shortAction(site);
    case Memory:
        return inLanguage(memoryName(pattern.memory));
    case Pattern:
        if (pattern.steps == 0)
            return tr("out of bounds");
        // Where no pattern is that of half the times, naming one would mislead.
        return pattern.shapeShare < 0.5 ? tr("varies") : shortShape(patternText(site, pattern.shape));
    case Count:
        return fullCount(pattern.count);
    case Bytes:
        return shownBytes(pattern.bytes);
    case Transactions:
        return isGlobal ? figureText(pattern.transactionsPerSubgroup(), 1) : none;
    case Ideal:
        return isGlobal ? figureText(double(pattern.idealCost) / steps, 1) : none;
    case Wasted:
        if (pattern.bankConflictDegree() > 1)
            return shareText(1 - 1 / pattern.bankConflictDegree());
        if (pattern.bankConflictDegree() > 0)
            return shareText(0);
        return isGlobal ? shareText(pattern.wastedShare(m_model)) : none;
    case Conflicts:
        return conflictsText(pattern.bankConflictDegree(), none);
    default:
        return {};
    }
}

bool SiteModel::saysNothing(int column) const
{
    if (column == Conflicts) // That there are none is said by what is wasted, too.
        return std::ranges::all_of(m_patterns, [](const SitePattern &pattern) { return pattern.bankConflictDegree() <= 1; });
    for (int row = 0; row < rows(); ++row) {
        if (cell(row, column) != u"\u2013")
            return false;
    }
    return true;
}

QString SiteModel::toolTip(const SitePattern &pattern) const
{
    const AccessSite &site = m_trace->site(pattern.site);
    QStringList lines{siteAction(site), placeText(site)};
    QStringList objects;
    for (const int object : pattern.objects)
        objects << m_trace->objects()[object].name;
    lines << tr("%1 accesses of %2 memory (%3), %4 bytes")
                 .arg(fullCount(pattern.count), inLanguage(memoryName(pattern.memory)), objects.join(u", "), fullCount(pattern.bytes));
    if (pattern.memory == AddressSpace::Global)
        lines << tr("By the model: %1 transactions, %2 if packed").arg(fullCount(pattern.cost), fullCount(pattern.idealCost));
    if (pattern.bankConflictDegree() > 0)
        lines << tr("By the model: %1 passes over the banks, %2 without conflicts")
                     .arg(fullCount(pattern.cost), fullCount(pattern.idealCost));
    if (pattern.shapeShare < 1)
        lines << tr("%1 of the times so: %2").arg(shareText(pattern.shapeShare), patternText(site, pattern.shape));
    return lines.join(u'\n');
}

QVariant SiteModel::more(int row, int, int role) const
{
    if (role == Qt::ToolTipRole)
        return toolTip(m_patterns[row]);
    return role == Qt::UserRole ? m_patterns[row].site.value : QVariant();
}

} // namespace kernelscope
