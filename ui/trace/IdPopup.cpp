#include "ui/trace/IdPopup.h"

#include <algorithm>

#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScreen>
#include <QStyle>
#include <QVBoxLayout>

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
    m_legend->setProperty("role", QStringLiteral("muted"));
    m_legend->setWordWrap(true);
    m_grid = new IdGrid(appearance, this);
    m_grid->setAccessibleName(what);
    auto *layout = new QVBoxLayout(this);
    keepScaled(appearance, *layout, {8, 8, 8, 8}, 6);
    layout->addWidget(m_typed);
    layout->addWidget(m_grid, 1);
    layout->addWidget(m_legend);
    connect(m_typed, &QLineEdit::returnPressed, this, &IdPopup::takeTyped);
    connect(m_grid, &IdGrid::chosen, this, [this](quint64 id) {
        hide();
        Q_EMIT chosen(id);
    });
}

void IdPopup::takeTyped()
{
    const auto id = idFromText(m_typed->text(), m_size);
    m_typed->setProperty("wrong", !id);
    m_typed->style()->polish(m_typed);
    if (!id)
        return;
    hide();
    Q_EMIT chosen(*id);
}

void IdPopup::setIds(const Extent &size, int dimensions, const IdGrid::Marks &marks)
{
    m_size = size;
    m_grid->setIds(size, dimensions, marks);
}

void IdPopup::setLegend(const QString &text)
{
    m_legend->setText(text);
    m_legend->setVisible(!text.isEmpty());
}

void IdPopup::popUp(QWidget &below, std::optional<quint64> current)
{
    m_typed->clear();
    m_typed->setProperty("wrong", false);
    adjustSize();
    const QSize wanted = sizeHint().expandedTo({m_appearance.px(240), 0});
    resize(wanted);
    const QRect screen = below.screen()->availableGeometry();
    QPoint at = below.mapToGlobal(QPoint(0, -wanted.height()));
    at.setX(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - wanted.width())));
    if (at.y() < screen.top())
        at.setY(std::min(below.mapToGlobal(QPoint(0, below.height())).y(), screen.bottom() - wanted.height()));
    move(at);
    show();
    m_grid->setCurrent(current);
    m_grid->setFocus();
}

} // namespace kernelscope
