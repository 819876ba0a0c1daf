#include "ui/trace/IdPopup.h"

#include <algorithm>

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScreen>
#include <QShortcut>
#include <QStyle>
#include <QVBoxLayout>

#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ScaledLayout.h"

namespace kernelscope {

std::optional<quint64> idFromText(const QString &text, const Extent &size)
{
    static const QRegularExpression number(QStringLiteral("\\d+"));
    static const QRegularExpression allowed(QStringLiteral("^[\\d\\s,()\\[\\]]+$"));
    if (!allowed.match(text).hasMatch())
        return std::nullopt;
    Extent id{0, 0, 0};
    std::size_t count = 0;
    for (auto matches = number.globalMatch(text); matches.hasNext(); ++count) {
        const quint64 part = matches.next().captured().toULongLong();
        if (count >= 3 || part >= size[count])
            return std::nullopt;
        id[count] = part;
    }
    return count > 0 ? std::optional(id[0] + size[0] * (id[1] + size[1] * id[2])) : std::nullopt;
}

IdPopup::IdPopup(const Appearance &appearance, const QString &what, QWidget *parent) : QFrame(parent, Qt::Popup), m_appearance(appearance)
{
    setProperty("role", QStringLiteral("card"));
    m_typed = new QLineEdit(this);
    m_typed->setPlaceholderText(tr("Type an id, for example 3 or 3, 1"));
    m_typed->setAccessibleName(what);
    m_legend = new QLabel(this);
    m_legend->setTextFormat(Qt::RichText);
    m_legend->setProperty("role", QStringLiteral("muted"));
    m_legend->setWordWrap(true);
    makeDrawing();
    m_drawing->setAccessibleName(what);
    auto *layout = new QVBoxLayout(this);
    keepScaled(appearance, *layout, {8, 8, 8, 8}, 6);
    layout->addWidget(m_typed);
    layout->addWidget(m_drawing, 1);
    layout->addWidget(m_legend);
    connect(m_typed, &QLineEdit::returnPressed, this, &IdPopup::takeTyped);
}

void IdPopup::makeDrawing()
{
    const auto idOf = [](const Subject &subject) { return std::get<IdSubject>(subject).id; }; // Nothing else is drawn.
    m_drawing = new SceneView(
        m_appearance, [this](const SceneWindow &window) { return idScene(m_ids, m_appearance, window); }, {}, this);
    m_drawing->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored); // It has a minimum.
    m_drawing->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_drawing->setGeometry({.at = [this](const QPointF &point) { return idAt(point); },
                            .beside = [this](const Subject &subject, int key) { return beside(subject, key); },
                            .where =
                                [this, idOf](const Subject &subject) {
                                    const double edges = 2 * IdGrid::margin(m_appearance);
                                    return cells().cellRect(qint64(idOf(subject))).adjusted(0, 0, edges, edges);
                                }});
    connect(m_drawing, &SceneView::activated, this, [this, idOf](const Subject &subject) { take(idOf(subject)); });
    const auto bind = [this](Qt::Key key, const auto &does) {
        connect(new QShortcut(key, m_drawing, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated, this, does);
    };
    bind(Qt::Key_Space, [this, idOf] { take(idOf(m_drawing->chosen())); });
    bind(Qt::Key_Escape, [this] { hide(); });
}

CellGrid IdPopup::cells() const
{
    return m_ids.cells(m_appearance, m_drawing->viewport()->width());
}

Subject IdPopup::idAt(const QPointF &point) const
{
    const double edge = IdGrid::margin(m_appearance);
    const qint64 cell = cells().cellAt(point - QPointF(edge, edge));
    return cell < 0 ? Subject() : IdSubject{quint64(cell)};
}

Subject IdPopup::beside(const Subject &subject, int key) const
{
    const CellGrid grid = cells();
    const auto *from = std::get_if<IdSubject>(&subject);
    if (!from || key == Qt::Key_Home)
        return IdSubject{0};
    if (key == Qt::Key_End)
        return IdSubject{quint64(grid.count - 1)};
    const int across = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int down = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    return IdSubject{quint64(grid.moved(qint64(from->id), across, down))};
}

/// Digits are typed where they are wanted, wherever the keyboard is.
void IdPopup::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return hide();
    if (event->text().isEmpty() || !event->text().front().isDigit())
        return QFrame::keyPressEvent(event);
    m_typed->setFocus();
    m_typed->setText(event->text());
}

void IdPopup::take(quint64 id)
{
    hide();
    Q_EMIT chosen(id);
}

void IdPopup::takeTyped()
{
    const auto id = idFromText(m_typed->text(), m_ids.size);
    m_typed->setProperty("wrong", !id);
    m_typed->style()->polish(m_typed);
    if (id)
        take(*id);
}

void IdPopup::popUp(QWidget &below, const IdGrid &ids, const QString &legend)
{
    m_ids = ids;
    m_legend->setText(legend);
    m_drawing->setMinimumSize(ids.sizeHint(m_appearance));
    m_typed->clear();
    m_typed->setProperty("wrong", false);
    adjustSize();
    QSize wanted = sizeHint().expandedTo({m_appearance.px(240), 0});
    wanted.setHeight(layout()->totalMinimumHeightForWidth(wanted.width())); // The legend wraps.
    resize(wanted);
    const QRect screen = below.screen()->availableGeometry();
    QPoint at = below.mapToGlobal(QPoint(0, -wanted.height()));
    at.setX(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - wanted.width())));
    if (at.y() < screen.top())
        at.setY(std::min(below.mapToGlobal(QPoint(0, below.height())).y(), screen.bottom() - wanted.height()));
    move(at);
    show();
    m_drawing->letGo();
    m_drawing->choose(IdSubject{ids.current.value_or(0)});
    m_drawing->setFocus();
}

} // namespace kernelscope
