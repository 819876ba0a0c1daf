#include "ui/memory/MemoryFilm.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include <QFontMetricsF>

#include "support/Tr.h"
#include "ui/memory/MemoryCells.h"
#include "ui/memory/MemoryData.h"
#include "ui/memory/MemoryScene.h"
#include "ui/models/CellTexts.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

bool MemoryFilm::suits(const MemoryData &data)
{
    constexpr int mostCells = 64;
    constexpr int mostPhases = 48;
    const int phases = data.count() > 1 && data.count() <= mostCells && !data.isMatrix() ? data.phases->phaseCount() : 0;
    return phases > 1 && phases <= mostPhases;
}

MemoryFilm MemoryFilm::of(const MemoryCells &cells)
{
    const PhaseTable &phases = cells.timeline().phases();
    MemoryCells at(cells); // A cursor of its own.
    MemoryFilm film;
    for (int phase = 0; phase < phases.phaseCount(); ++phase) {
        at.moveTo({phase, phases.stepCount(phase)}, -1, {});
        std::vector<Cell> &row = film.rows.emplace_back();
        for (int cell = 0; cell < at.count(); ++cell) {
            const CellState now = at.state(cell);
            row.push_back({at.ink(cell), at.text(cell), now.contents == CellState::Contents::Written && now.ageInPhases == 0});
        }
    }
    return film;
}

double MemoryFilm::gutter(int phases, const Appearance &appearance)
{
    return QFontMetricsF(appearance.interfaceFont()).horizontalAdvance(tr("Phase %1").arg(phases)) + appearance.px(22);
}

namespace {

class FilmItems
{
    Q_DECLARE_TR_FUNCTIONS(kernelscope::FilmItems)

public:
    FilmItems(const MemoryFilm &film, const Appearance &appearance, const SceneWindow &window)
        : m_film(film), m_appearance(appearance), m_metrics(appearance.interfaceFont()), m_size(window.size)
    {
        const auto *chosen = std::get_if<PhaseSubject>(&window.chosen);
        m_phase = chosen ? chosen->phase : 0;
    }
    Scene scene(const std::optional<FilmColumns> &above);

private:
    void addIds(double top);
    void addRow(int phase, const QRectF &row);
    void addCell(const QRectF &rect, int phase, int number);
    void findTexts(double rowHeight);
    double px(double length) const { return m_appearance.px(length); }

    const MemoryFilm &m_film;
    const Appearance &m_appearance;
    const QFontMetricsF m_metrics;
    const QSizeF m_size;
    FilmColumns m_columns;
    std::optional<CellTexts> m_texts; ///< in which every value fits into its cell
    int m_phase = 0;
    Scene m_scene;
};

Scene FilmItems::scene(const std::optional<FilmColumns> &above)
{
    const double gutter = MemoryFilm::gutter(int(m_film.rows.size()), m_appearance);
    m_scene.size = m_size;
    m_scene.shows = Scene::Chosen;
    m_columns = above.value_or(FilmColumns{gutter, (m_size.width() - gutter - px(4)) / double(m_film.rows.front().size())});
    const double title = m_metrics.height() + px(8);
    const double top = title + (above ? 0 : m_metrics.height());
    const double height = std::min((m_size.height() - top) / double(m_film.rows.size()), px(60));
    m_scene.text({px(10), 0, m_size.width(), title}, {tr("After each phase; a bar below: written in it"), Ink::Muted});
    if (!above)
        addIds(title - px(3));
    findTexts(height);
    for (int phase = 0; phase < int(m_film.rows.size()); ++phase)
        addRow(phase, {0, top + phase * height, m_size.width(), height});
    return m_scene;
}

/// As many as there is space for.
void FilmItems::addIds(double top)
{
    const auto count = int(m_film.rows.front().size());
    const double needed = m_metrics.horizontalAdvance(QString::number(count - 1)) + px(6);
    const auto step = int(std::bit_ceil(unsigned(std::max(1.0, std::ceil(needed / m_columns.pitch)))));
    for (int cell = 0; cell < count; cell += step) {
        const QString id = QString::number(cell);
        const double middle = m_columns.left + (cell + 0.5) * m_columns.pitch, half = m_metrics.horizontalAdvance(id);
        m_scene.text({middle - half, top, 2 * half, m_metrics.height()}, {id, Ink::Muted, Qt::AlignCenter});
    }
}

/// For all alike, so that either every value is seen or none: a gap among values would say that nothing is there.
void FilmItems::findTexts(double rowHeight)
{
    QStringList values;
    for (const auto &row : m_film.rows) {
        for (const MemoryFilm::Cell &cell : row)
            values << cell.text;
    }
    const CellTexts texts(values, m_appearance.codeFont(0.85), m_columns.pitch - 4);
    if (texts.hasAll() && QFontMetricsF(texts.font()).height() <= rowHeight)
        m_texts = texts;
}

void FilmItems::addRow(int phase, const QRectF &row)
{
    const bool isShown = phase == m_phase;
    SceneItem &ground = m_scene.box(row, isShown ? Ink::AccentSoft : Ink::None);
    ground.subject = PhaseSubject{phase};
    ground.name = tr("Phase %1").arg(phase);
    if (row.height() >= m_metrics.height() * 0.8)
        m_scene.text(row.adjusted(px(10), 0, 0, 0), {tr("Phase %1").arg(phase), isShown ? Ink::Text : Ink::Muted});
    if (isShown)
        m_scene.box({0, row.top(), px(4), row.height()}, Ink::Accent);
    const double gap = row.height() > px(12) ? px(2) : 0.5;
    for (int cell = 0; cell < int(m_film.rows.front().size()); ++cell)
        addCell({m_columns.left + cell * m_columns.pitch, row.top() + gap, m_columns.pitch - 1, row.height() - 2 * gap}, phase, cell);
}

/// What was written in the phase has a bar below it: not the colour alone tells. Of later phases the colours are pale.
void FilmItems::addCell(const QRectF &rect, int phase, int number)
{
    const MemoryFilm::Cell &cell = m_film.rows[std::size_t(phase)][std::size_t(number)];
    const bool isLater = phase > m_phase, isEmpty = cell.ink.role == Ink::None;
    const auto add = [&](const QRectF &box, const Ink &ink) -> SceneItem & {
        SceneItem &item = m_scene.box(box, ink);
        item.opacity = isLater ? 0.4 : 1;
        item.isSmooth = false;
        return item;
    };
    add(rect, isEmpty ? Ink(Ink::Raised) : cell.ink).cell = {number, phase};
    if (isEmpty)
        add(rect, unwrittenInk()).hatching = px(5);
    else if (cell.isWritten)
        add({rect.left(), rect.bottom() - px(3), rect.width(), px(3)}, Ink::Text);
    if (m_texts && !isEmpty)
        m_scene.text(rect, cellText(m_texts->shown(cell.text), isLater ? Ink(Ink::Muted) : cell.ink.textOn(), *m_texts, m_appearance));
}

} // namespace

Scene filmScene(const MemoryFilm &film, const std::optional<FilmColumns> &above, const Appearance &appearance, const SceneWindow &window)
{
    return film.rows.empty() || window.size.isEmpty() ? Scene() : FilmItems(film, appearance, window).scene(above);
}

} // namespace kernelscope
