#include "ui/results/BufferPicture.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QStackedLayout>

#include "support/Ranges.h"
#include "ui/models/Counts.h"
#include "ui/models/Sentences.h"
#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr qint64 quickCells = 1 << 16;              // So few are drawn before the call returns.
constexpr int overviewSide = 384;                   // pixels
constexpr quint64 mostFetched = quint64(256) << 20; // From a worker on another machine.

static const QStringList &notFiniteLinks()
{
    static const QStringList links{u"nan"_s, u"inf"_s, u"-inf"_s};
    return links;
}

BufferPicture::BufferPicture(const Appearance &appearance, QWidget *parent)
    : QWidget(parent), m_appearance(appearance), m_levelsJob([this](int, Counted counted) {
          m_levels = std::move(counted.levels);
          m_ofSlices = counted.ofSlices;
          m_areSlicesKnown = true;
          for (std::size_t k = 0; k < m_statistics.size(); ++k)
              m_statistics[k] = (*m_levels)[k].statistics();
          takeStatistics();
          finished();
      }),
      m_detailJob([this](const SightKey &key, const Detail &detail) {
          m_heat.detail = detail.image;
          m_heat.marks = detail.marks;
          m_heat.area = key.sight.area;
          m_heatView->refresh();
          finished();
      }),
      m_lineJob([this](const LineKey &, LineLevels levels) {
          m_line.levels = std::move(levels);
          m_lineView->refresh();
          finished();
      }),
      m_histogramJob([this](int, Histogram histogram) {
          m_histogram = std::move(histogram);
          m_histogramView->refresh();
          finished();
      }),
      m_nextJob([this](int, qint64 cell) {
          if (cell >= 0)
              view().choose(subjectOf(cell));
          finished();
      })
{
    auto *layout = new QVBoxLayout(this);
    keepScaled(appearance, *layout, {}, 4);
    m_views = new QStackedLayout;
    makeHeatView();
    makeLineView();
    makeHistogramView();
    layout->addLayout(m_views, 1);
    auto *below = new QHBoxLayout;
    keepScaled(appearance, *below, {}, 8);
    m_lit = new ElidedLabel({}, this);
    m_lit->setProperty("role", u"muted"_s);
    m_notFinite = new QLabel(this);
    m_notFinite->setTextFormat(Qt::RichText);
    m_notFinite->setProperty("role", u"muted"_s);
    connect(m_notFinite, &QLabel::linkActivated, this, &BufferPicture::goToNext);
    connect(&appearance, &Appearance::changed, this, &BufferPicture::sayNotFinite);
    below->addWidget(m_lit, 1);
    below->addWidget(m_notFinite);
    layout->addLayout(below);
}

SceneView *BufferPicture::makeView(const QString &name)
{
    const bool isHeat = !m_heatView;
    auto *view = new SceneView(
        m_appearance,
        [this, isHeat](const SceneWindow &window) {
            return isHeat ? heatScene(m_heat, m_appearance, window) : lineScene(m_line, m_appearance, window);
        },
        [this, isHeat](const QSizeF &size) {
            return isHeat ? HeatGeometry(m_heat, m_appearance).fit(size) : fitLine(m_line, m_appearance, size);
        },
        this);
    view->setFree();
    view->setZoom(1e-7, 400);
    view->setAccessibleName(name);
    connect(view, &SceneView::chosenChanged, this, &BufferPicture::showChosen);
    connect(view, &SceneView::hovered, this, &BufferPicture::sayLit);
    m_views->addWidget(view);
    return view;
}

void BufferPicture::makeHeatView()
{
    m_heatView = makeView(tr("The buffer as a picture"));
    const auto where = [this](const Subject &subject) {
        const qint64 cell = cellOf(subject);
        return cell < 0 ? QRectF() : HeatGeometry::rectOf(m_heat.grid, cell);
    };
    m_heatView->setGeometry(
        {.at = [this](const QPointF &point) { return subjectOf(HeatGeometry(m_heat, m_appearance).cellAt(m_heatView->window(), point)); },
         .beside =
             [this](const Subject &subject, int key) {
                 const qint64 cell = cellOf(subject);
                 return subjectOf(cell < 0 ? 0 : HeatGeometry::beside(m_heat.grid, cell, key));
             },
         .where = where,
         .tip = [this](const Subject &subject) { return cellReadout(m_heat, cellOf(subject)); }});
    connect(m_heatView, &SceneView::seenChanged, this, &BufferPicture::wantDetail);
    connect(m_heatView, &SceneView::seenChanged, this, &BufferPicture::seenChanged);
}

void BufferPicture::makeLineView()
{
    m_lineView = makeView(tr("The buffer as a line"));
    m_lineView->setGeometry({.at =
                                 [this](const QPointF &point) {
                                     const auto place = qint64(std::floor(point.x()));
                                     return place < 0 || place >= m_line.count() ? Subject() : subjectOf(m_line.firstCell() + place);
                                 },
                             .beside =
                                 [this](const Subject &subject, int key) {
                                     const qint64 cell = cellOf(subject);
                                     return subjectOf(cell < 0 ? m_line.firstCell() : HeatGeometry::beside(m_line.grid, cell, key));
                                 },
                             .where =
                                 [this](const Subject &subject) {
                                     const qint64 cell = cellOf(subject);
                                     return cell < 0 ? QRectF() : QRectF(double(cell - m_line.firstCell()), 0, 1, 1);
                                 },
                             .tip = [this](const Subject &subject) { return cellReadout(m_heat, cellOf(subject)); }});
    connect(m_lineView, &SceneView::seenChanged, this, &BufferPicture::wantLine);
    connect(m_lineView, &SceneView::seenChanged, this, &BufferPicture::seenChanged);
}

void BufferPicture::makeHistogramView()
{
    m_histogramView = new SceneView(
        m_appearance, [this](const SceneWindow &window) { return histogramScene(m_histogram, m_appearance, window.size); }, {}, this);
    m_histogramView->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_histogramView->setAccessibleName(tr("How many elements have which values"));
    m_views->addWidget(m_histogramView);
}

SceneView &BufferPicture::view() const
{
    return m_choice.kind == PictureKind::Line ? *m_lineView : m_choice.kind == PictureKind::Histogram ? *m_histogramView : *m_heatView;
}

Scene BufferPicture::scene() const
{
    Scene seen;
    seen.add(view().scene(), -view().window().scrolled());
    seen.size = view().viewport()->size();
    return seen;
}

void BufferPicture::clear()
{
    ++m_generation;
    m_levelsJob.cancel();
    m_detailJob.cancel();
    m_lineJob.cancel();
    m_histogramJob.cancel();
    m_nextJob.cancel();
    m_bytes = {};
    m_heat = {};
    m_line = {};
    m_histogram = {};
    m_levels.reset();
    for (SceneView *each : {m_heatView, m_lineView})
        each->letGo();
    m_lit->setFullText({});
    m_notFinite->clear();
}

void BufferPicture::show(const BufferResult &buffer, const std::shared_ptr<ResultStore> &store, quint64 slice, const PictureChoice &choice,
                         const Mismatches &mismatches)
{
    clear();
    m_mismatches = mismatches;
    m_isOther = buffer.shape != m_buffer.shape;
    m_buffer = buffer;
    m_slice = slice;
    m_choice = choice;
    m_views->setCurrentWidget(&view());
    if (!store || !buffer.readBack || buffer.sizeInBytes == 0)
        return;
    if (const BufferBytes bytes = BufferBytes::mapped(buffer, store); !bytes.view.isEmpty())
        return takeBytes(bytes);
    if (buffer.sizeInBytes > mostFetched)
        return m_lit->setFullText(
            tr("These %1 lie on another machine: of so many there is no picture.").arg(shownBytes(buffer.sizeInBytes)));
    store->read(buffer.fileOffset, buffer.sizeInBytes, [self = QPointer(this), generation = m_generation](const Result<QByteArray> &reply) {
        if (!self || self->m_generation != generation)
            return;
        if (reply)
            self->takeBytes(BufferBytes::copied(*reply));
        else
            self->m_lit->setFullText(inLanguage(reply.error().message));
    });
}

void BufferPicture::takeBytes(const BufferBytes &bytes)
{
    m_bytes = bytes;
    m_areSlicesKnown = false;
    makeGrid();
}

void BufferPicture::makeGrid()
{
    const QList<NumberChannel> channels = channelsOf(m_buffer);
    ++m_generation;
    m_levels.reset();
    m_heat = {};
    m_line = {};
    if (channels.isEmpty() || m_bytes.view.isEmpty())
        return;
    m_heat.name = m_line.name = m_buffer.name;
    if (m_choice.kind == PictureKind::Image)
        m_heat.channels = imageChannels(m_buffer, m_slice, m_bytes);
    m_heat.grid = NumberGrid(m_buffer, channels[std::clamp<qsizetype>(m_choice.channel, 0, channels.size() - 1)], m_slice, m_bytes);
    m_line.grid = m_heat.grid;
    m_statistics.clear();
    for (const NumberGrid &grid : grids())
        m_statistics.push_back(sampledStatistics(grid));
    const NumberGrid slices = m_areSlicesKnown ? NumberGrid() : allSlices();
    if (!m_areSlicesKnown)
        m_ofSlices = sampledStatistics(slices);
    takeStatistics();
    const auto make = [grids = grids(), slices, ofSlices = m_ofSlices, isKnown = m_areSlicesKnown](const std::stop_token &stop) {
        auto levels = std::make_shared<std::vector<HeatLevels>>();
        for (const NumberGrid &grid : grids)
            levels->push_back(HeatLevels::of(grid, stop));
        return Counted{levels, isKnown ? ofSlices : HeatLevels::of(slices, stop).statistics()};
    };
    m_levelsJob.want(m_generation, make, std::max(m_heat.grid.count(), slices.count()) <= quickCells);
}

/// What is drawn: an image's channels, those that are not shown too.
QList<NumberGrid> BufferPicture::grids() const
{
    return m_heat.isImage() ? mapped(m_heat.channels, &ImageChannel::grid) : QList<NumberGrid>{m_heat.grid};
}

/// One below the other; without cells: there is one slice, or an image, whose range is that of its buffer.
NumberGrid BufferPicture::allSlices() const
{
    const NumberGrid &grid = m_heat.grid;
    if (m_heat.isImage() || m_buffer.shape.size() < 3 || grid.count() == 0)
        return {};
    BufferResult all = m_buffer;
    all.shape = {m_buffer.elementCount / quint64(grid.columns()), quint64(grid.columns())};
    return NumberGrid(all, grid.channel(), 0, m_bytes);
}

NumberStatistics BufferPicture::statisticsOf(bool isOfShown) const
{
    NumberStatistics all;
    for (std::size_t k = 0; k < m_statistics.size(); ++k) {
        if (!isOfShown || !m_heat.isImage() || m_heat.look.isShown(m_heat.channels[qsizetype(k)], m_heat.channels.size()))
            all.add(m_statistics[k]);
    }
    return all;
}

/// Of an image that is not fitted as if its numbers were what they usually are.
HeatColours BufferPicture::coloursOf(const PictureChoice &choice) const
{
    NumberStatistics statistics = m_heat.statistics;
    if (m_ofSlices.finite > 0)
        std::tie(statistics.least, statistics.greatest, statistics.leastPositive) =
            std::tuple(m_ofSlices.least, m_ofSlices.greatest, m_ofSlices.leastPositive);
    if (m_heat.isImage() && !choice.isFitted) {
        const HeatColours usual = usualRange(m_buffer, statisticsOf(false));
        std::tie(statistics.least, statistics.greatest) = std::pair(usual.from, usual.to);
    }
    return choice.colours(statistics);
}

/// The range may be another.
void BufferPicture::takeStatistics()
{
    m_heat.look.shows = m_choice.shows;
    m_heat.statistics = statisticsOf(true);
    m_heat.colours = coloursOf(m_choice);
    m_heat.look.range = m_heat.colours;
    m_heat.look.range.map = ColourMap::Grey;
    m_heat.look.opaque = opaqueAlpha(m_buffer, usualRange(m_buffer, statisticsOf(false)));
    m_line.range = m_heat.colours;
    if (m_line.range.from < m_line.range.to && !m_choice.from && !m_choice.to && !m_choice.isLog) { // Air above and below the line.
        const double air = (m_line.range.to - m_line.range.from) * 0.04;
        m_line.range.from -= air;
        m_line.range.to += air;
    }
    m_heat.mismatches = m_choice.showsMismatches && m_choice.kind == PictureKind::Heat ? m_mismatches : Mismatches();
    m_heat.detail = {};
    m_heat.marks = {};
    m_heat.area = {};
    ++m_generation;
    drawOverview();
    sayNotFinite();
    Q_EMIT rangeKnown();
    const bool isOther = std::exchange(m_isOther, false);
    for (SceneView *each : {m_heatView, m_lineView}) // Each wants what is seen of it then.
        isOther ? each->fit() : each->refresh();
    wantAll();
}

/// On any thread.
QImage BufferPicture::drawn(const HeatPicture &heat, const Levels &levels, const Theme &theme, const QRectF &area, const QSize &size)
{
    if (heat.isImage())
        return imageOf(heat.channels, levels ? *levels : std::vector<HeatLevels>(), heat.look, area, size);
    return heatImage(heat.grid, levels ? &levels->front() : nullptr, HeatTable(heat.colours, theme), area, size);
}

/// Coarse, of so few cells that it takes no time.
void BufferPicture::drawOverview()
{
    const NumberGrid &grid = m_heat.grid;
    const double most = double(std::max(grid.columns(), grid.rows()));
    const double share = std::min(1.0, overviewSide / std::max(1.0, most));
    const QSize size(std::max(1, int(double(grid.columns()) * share)), std::max(1, int(double(grid.rows()) * share)));
    const QRectF all(0, 0, double(grid.columns()), double(grid.rows()));
    m_heat.overview = drawn(m_heat, m_levels, m_appearance.theme(), all, size);
}

void BufferPicture::wantAll()
{
    wantDetail();
    wantLine();
    wantHistogram();
}

void BufferPicture::wantDetail()
{
    if ((m_choice.kind != PictureKind::Heat && m_choice.kind != PictureKind::Image) || m_heat.grid.count() == 0)
        return;
    const HeatSight sight = HeatGeometry(m_heat, m_appearance).sight(m_heatView->window());
    const bool isDrawn = !m_heat.detail.isNull() && m_heat.area == sight.area && m_heat.detail.size() == sight.pixels;
    if (sight.pixels.isEmpty() || isDrawn)
        return;
    const bool isQuick = sight.area.width() * sight.area.height() <= double(quickCells);
    const auto draw = [heat = m_heat, levels = m_levels, sight, theme = m_appearance.theme()](const std::stop_token &) -> Detail {
        return {drawn(heat, levels, theme, sight.area, sight.pixels),
                mismatchImage(heat.grid, heat.mismatches, theme.error, sight.area, sight.pixels)};
    };
    m_detailJob.want({m_generation, sight, m_levels != nullptr}, draw, isQuick);
}

void BufferPicture::wantLine()
{
    if (m_choice.kind != PictureKind::Line || m_line.grid.count() == 0)
        return;
    const auto [first, end] = lineSight(m_line, m_lineView->window());
    const qint64 most = std::max(64, m_lineView->viewport()->width());
    if (!m_line.levels.least.empty() && m_line.levels.first == first && m_line.levels.end == end && m_line.levels.most == most)
        return;
    m_lineJob.want(
        {m_generation, first, end, most},
        [grid = m_line.grid, first = first, end = end, most](const std::stop_token &stop) {
            return lineLevels(grid, first, end, most, stop);
        },
        end - first <= quickCells);
}

void BufferPicture::wantHistogram()
{
    if (m_choice.kind != PictureKind::Histogram || m_heat.grid.count() == 0)
        return;
    m_histogramJob.want(
        m_generation,
        [grid = m_heat.grid, colours = m_heat.colours](const std::stop_token &stop) { return histogramOf(grid, colours, stop); },
        m_heat.grid.count() <= quickCells);
}

bool BufferPicture::isPreparing() const
{
    return m_levelsJob.isBusy() || m_detailJob.isBusy() || m_lineJob.isBusy() || m_histogramJob.isBusy() || m_nextJob.isBusy();
}

void BufferPicture::finished()
{
    if (!isPreparing())
        Q_EMIT ready();
}

void BufferPicture::setChoice(const PictureChoice &choice)
{
    const bool isOtherGrid = choice.channel != m_choice.channel || (choice.kind == PictureKind::Image) != m_heat.isImage();
    const Subject chosen = view().chosen();
    m_choice = choice;
    m_views->setCurrentWidget(&view());
    if (m_heat.grid.count() == 0)
        return;
    m_areSlicesKnown = m_areSlicesKnown && !isOtherGrid;
    if (isOtherGrid)
        makeGrid();
    else
        takeStatistics();
    if (const qint64 cell = cellOf(chosen); cell >= 0)
        choose(quint64(m_heat.grid.firstElement() + cell), Sight::Kept);
}

void BufferPicture::setSlice(quint64 slice)
{
    if (slice == m_slice)
        return;
    m_slice = slice;
    makeGrid();
}

void BufferPicture::choose(std::optional<quint64> element, Sight sight)
{
    const Subject subject = element ? Subject(ElementSubject{0, qint64(*element)}) : Subject();
    for (SceneView *each : {m_heatView, m_lineView})
        each->setChosen(subject);
    const qint64 cell = cellOf(subject);
    if (cell >= 0 && !m_line.grid.isList() && m_line.row != cell / m_line.grid.columns()) {
        m_line.row = cell / m_line.grid.columns();
        wantLine();
    }
    if (cell >= 0 && sight == Sight::Moved)
        view().reveal(m_choice.kind == PictureKind::Line ? QRectF(double(cell - m_line.firstCell()), 0, 1, 1)
                                                         : HeatGeometry::rectOf(m_heat.grid, cell));
    sayLit();
}

HeatColours BufferPicture::automaticColours() const
{
    PictureChoice choice = m_choice;
    choice.from = choice.to = std::nullopt;
    return coloursOf(choice);
}

void BufferPicture::showChosen(const Subject &subject)
{
    const qint64 cell = cellOf(subject);
    choose(cell < 0 ? std::nullopt : std::optional(quint64(m_heat.grid.firstElement() + cell)));
    if (cell >= 0)
        Q_EMIT elementChosen(quint64(m_heat.grid.firstElement() + cell));
}

/// -1: it is in another slice, or nothing.
qint64 BufferPicture::cellOf(const Subject &subject) const
{
    const auto *element = std::get_if<ElementSubject>(&subject);
    const qint64 cell = element ? element->element - m_heat.grid.firstElement() : -1;
    return cell < m_heat.grid.count() ? std::max<qint64>(-1, cell) : -1;
}

Subject BufferPicture::subjectOf(qint64 cell) const
{
    return cell < 0 || cell >= m_heat.grid.count() ? Subject() : Subject(ElementSubject{0, m_heat.grid.firstElement() + cell});
}

void BufferPicture::sayLit()
{
    const qint64 cell = cellOf(view().lit());
    m_lit->setFullText(cell < 0 ? QString() : cellReadout(m_heat, cell));
}

void BufferPicture::sayNotFinite()
{
    static const QStringList names{u"NaN"_s, u"\u221e"_s, u"\u2212\u221e"_s};
    QStringList parts;
    for (int kind = 0; kind < notFiniteKinds; ++kind) {
        if (const quint64 count = m_heat.statistics.notFinite[kind]; count > 0 && m_levels)
            parts << u"<a style='color:%1' href='%2'>%3 %4</a>"_s.arg(m_appearance.theme().accent.name(), notFiniteLinks()[kind],
                                                                      fullCount(count), names[kind]);
    }
    m_notFinite->setText(parts.join(u"  \u00b7  "_s));
    m_notFinite->setToolTip(tr("Click to go to the next one."));
    m_notFinite->setVisible(!parts.isEmpty());
}

void BufferPicture::goToNext(const QString &kind)
{
    const auto which = NotFinite(notFiniteLinks().indexOf(kind));
    const qint64 from = cellOf(view().chosen());
    const auto isShown = [this](const ImageChannel &channel) { return m_heat.look.isShown(channel, m_heat.channels.size()); };
    const QList<NumberGrid> shown = m_heat.isImage() ? mappedIf(m_heat.channels, isShown, &ImageChannel::grid) : grids();
    m_nextJob.want(
        m_generation, [shown, which, from](const std::stop_token &stop) { return nextNotFinite(shown, which, from, stop); },
        m_heat.grid.count() <= quickCells);
}

} // namespace kernelscope
