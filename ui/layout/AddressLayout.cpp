#include "ui/layout/AddressLayout.h"

#include <algorithm>
#include <map>
#include <set>

namespace kernelscope {

namespace {

constexpr double leastSegmentWidth = 5;
constexpr double leastBytesWidth = 1.5;

using Unit = std::pair<int, qint64>; ///< object, number of the segment or word in it

qint64 floorDivided(qint64 value, qint64 by)
{
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

/// The units of so many bytes that an access lies in: [first, last].
std::pair<qint64, qint64> unitsOf(const LaneAccess &access, qint64 size)
{
    const qint64 end = access.offset + qint64(std::max<quint64>(access.size, 1));
    return {floorDivided(access.offset, size), floorDivided(end - 1, size)};
}

std::set<Unit> unitsOf(std::span<const LaneAccess> lanes, qint64 size, std::size_t most)
{
    std::set<Unit> units;
    for (const LaneAccess &access : lanes) {
        if (access.isOutside)
            continue;
        const auto [first, last] = unitsOf(access, size);
        for (qint64 unit = first; unit <= last && unit - first < qint64(most); ++unit)
            units.insert({access.object, unit});
    }
    return units;
}

bool isRightBehind(const Unit &unit, const Unit &before)
{
    return unit.first == before.first && unit.second == before.second + 1;
}

/// Different bytes of each segment that somebody asked for.
qint64 usedBytes(std::span<const LaneAccess> lanes, const Unit &segment, qint64 size)
{
    std::vector<std::pair<qint64, qint64>> stretches;
    const qint64 from = segment.second * size;
    for (const LaneAccess &access : lanes) {
        const qint64 first = std::max(access.offset, from);
        const qint64 end = std::min(access.offset + qint64(access.size), from + size);
        if (!access.isOutside && access.object == segment.first && first < end)
            stretches.emplace_back(first, end);
    }
    std::sort(stretches.begin(), stretches.end());
    qint64 used = 0;
    qint64 done = from;
    for (const auto &[first, end] : stretches) {
        used += std::max<qint64>(0, end - std::max(first, done));
        done = std::max(done, end);
    }
    return used;
}

QRectF bytesIn(const SegmentLayout::Segment &segment, const LaneAccess &access, qint64 size)
{
    const qint64 first = std::max<qint64>(0, access.offset - segment.offset);
    const qint64 end = std::min(size, access.offset + qint64(access.size) - segment.offset);
    const double unit = segment.rect.width() / double(size);
    const double width = std::max(leastBytesWidth, double(end - first) * unit);
    const double left = std::min(segment.rect.left() + double(first) * unit, segment.rect.right() - width);
    return {left, segment.rect.top(), width, segment.rect.height()};
}

void placeSegments(SegmentLayout &layout, const QRectF &row)
{
    double gaps = 0;
    const double gap = std::min(10.0, row.width() / (4.0 * double(layout.segments.size())));
    for (std::size_t i = 1; i < layout.segments.size(); ++i)
        gaps += layout.segments[i].follows ? gap * 0.3 : gap;
    const double width = (row.width() - gaps) / double(layout.segments.size());
    double x = row.left();
    for (std::size_t i = 0; i < layout.segments.size(); ++i) {
        if (i > 0)
            x += width + (layout.segments[i].follows ? gap * 0.3 : gap);
        layout.segments[i].rect = QRectF(x, row.top(), width, row.height());
    }
}

} // namespace

std::vector<QRectF> laneBoxes(int lanes, const QRectF &row)
{
    std::vector<QRectF> boxes;
    const double step = row.width() / std::max(1, lanes);
    const double gap = std::min(3.0, step * 0.15);
    for (int lane = 0; lane < lanes; ++lane)
        boxes.emplace_back(row.left() + lane * step + gap / 2, row.top(), step - gap, row.height());
    return boxes;
}

OutsideLayout layoutOutside(std::span<const LaneAccess> lanes, const QRectF &area, double width)
{
    OutsideLayout layout;
    layout.left = area;
    std::map<Unit, int> before, behind; // By object and offset, in their order.
    for (const LaneAccess &access : lanes) {
        if (access.isOutside)
            (access.offset < 0 ? before : behind)[{access.object, access.offset}] = 0;
    }
    const double gap = width / 4;
    if (!before.empty()) {
        layout.before = QRectF(area.left(), area.top(), width, area.height());
        layout.left.setLeft(layout.before.right() + gap);
    }
    if (!behind.empty()) {
        layout.behind = QRectF(area.right() - width, area.top(), width, area.height());
        layout.left.setRight(layout.behind.left() - gap);
    }
    for (auto *places : {&before, &behind}) {
        int place = 0;
        for (auto &[unit, at] : *places)
            at = place++;
    }
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        if (!lanes[i].isOutside)
            continue;
        const auto &places = lanes[i].offset < 0 ? before : behind;
        const QRectF &box = lanes[i].offset < 0 ? layout.before : layout.behind;
        const double each = box.width() / double(places.size());
        layout.links.push_back(
            {i, QRectF(box.left() + places.at({lanes[i].object, lanes[i].offset}) * each, box.top(), each, box.height())});
    }
    return layout;
}

SegmentLayout layoutSegments(std::span<const LaneAccess> lanes, const MemoryModel &model, const QRectF &row)
{
    SegmentLayout layout;
    const qint64 size = model.segmentSize;
    const auto room = std::size_t(std::max(1.0, row.width() / leastSegmentWidth));
    const std::set<Unit> units = unitsOf(lanes, size, 4 * room);
    std::map<Unit, std::size_t> places;
    for (auto unit = units.begin(); unit != units.end(); ++unit) {
        if (layout.segments.size() >= room) {
            layout.hidden = units.size() - room;
            break;
        }
        places[*unit] = layout.segments.size();
        const bool follows = unit != units.begin() && isRightBehind(*unit, *std::prev(unit));
        layout.segments.push_back({unit->first, unit->second * size, {}, follows, usedBytes(lanes, *unit, size)});
    }
    placeSegments(layout, row);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const auto [first, last] = unitsOf(lanes[i], size);
        for (qint64 unit = first; unit <= last && !lanes[i].isOutside; ++unit) {
            const auto place = places.find({lanes[i].object, unit});
            if (place == places.end())
                break;
            layout.links.push_back({i, bytesIn(layout.segments[place->second], lanes[i], size)});
        }
    }
    return layout;
}

BankLayout layoutBanks(std::span<const LaneAccess> lanes, const MemoryModel &model, const QRectF &area, double wordHeight)
{
    BankLayout layout;
    if (model.banks <= 0)
        return layout;
    layout.banks = laneBoxes(model.banks, area);
    const std::set<Unit> words = unitsOf(lanes, model.bankWidth, 4096);
    const auto bankOf = [&](const Unit &word) { return int(((word.second % model.banks) + model.banks) % model.banks); };
    std::vector<int> taken(std::size_t(model.banks), 0);
    std::map<Unit, int> turns;
    for (const Unit &word : words) {
        turns[word] = taken[std::size_t(bankOf(word))]++;
        layout.turns = std::max(layout.turns, turns[word] + 1);
    }
    const double height = std::clamp(area.height() / std::max(1, layout.turns), wordHeight / 4, wordHeight);
    const int shown = std::min(layout.turns, int(area.height() / height + 0.001));
    layout.hiddenTurns = layout.turns - shown;
    const auto rectOf = [&](const Unit &word) {
        const QRectF &bank = layout.banks[std::size_t(bankOf(word))];
        return QRectF(bank.left(), area.top() + turns[word] * height, bank.width(), height - std::min(2.0, height * 0.15));
    };
    std::map<Unit, std::size_t> first;
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const auto [from, last] = unitsOf(lanes[i], model.bankWidth);
        for (qint64 unit = from; unit <= last && !lanes[i].isOutside; ++unit) {
            const auto turn = turns.find({lanes[i].object, unit});
            if (turn == turns.end() || turn->second >= shown)
                continue;
            layout.links.push_back({i, rectOf(turn->first)});
            first.try_emplace(turn->first, i);
        }
    }
    for (const auto &[word, access] : first)
        layout.words.push_back({bankOf(word), turns[word], word.first, word.second * model.bankWidth, rectOf(word), access});
    return layout;
}

} // namespace kernelscope
