// The comparison as a picture, with its table.

#include <algorithm>

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>

#include "ui/compare/CompareScene.h"
#include "ui/compare/CompareView.h"
#include "ui/models/CompareModel.h"
#include "ui/scene/TableScene.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/PopupMenu.h"
#include "ui/widgets/ViewChoice.h"

namespace kernelscope {

constexpr double margin = 16;
constexpr double pictureWidth = 960;

Scene CompareView::pictureScene() const
{
    Scene scene;
    if (!nothingToShow().isEmpty())
        return scene;
    const double edge = m_appearance.px(margin);
    const Scene table = tableScene(*m_model, m_appearance, {40, 16, false});
    const double width = std::max(table.size.width(), double(m_appearance.px(pictureWidth)));
    double y = 0;
    if (const QString said = summaryText(m_data, false); !said.isEmpty()) {
        const QFontMetricsF metrics(m_appearance.interfaceFont());
        const double height = metrics.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, said).height();
        scene.text({0, 0, width, height}, {said, Ink::Text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap});
        y = height + edge / 2;
    }
    const QRectF chart(0, y, width, compareHeights(m_data, m_appearance).best);
    scene.add(compareScene(m_data, m_appearance, chart));
    scene.size = {width, chart.bottom()};
    if (m_model->rowCount() > 0)
        scene.add(table, {0, chart.bottom() + edge});
    scene.addMargin(edge);
    return scene;
}

void CompareView::contextMenuEvent(QContextMenuEvent *event)
{
    if (pictureScene().size.isEmpty())
        return;
    auto *menu = new QMenu(this);
    if (const int row = pickedRow(); row >= 0 && m_against->count() > 2) {
        const QString launch = m_data.rows[row].timing.name;
        if (launch == m_data.reference)
            menu->addAction(tr("Compare with the fastest"), this, [this] { compareWith({}); });
        else
            menu->addAction(tr("Compare all with %1").arg(QString(launch).replace(u'&', QStringLiteral("&&"))), this,
                            [this, launch] { compareWith(launch); });
        menu->addSeparator();
    }
    menu->addAction(tr("Save as picture\u2026"), this, &CompareView::pictureWanted);
    menu->addAction(tr("Copy the table"), this, [this] { QGuiApplication::clipboard()->setText(m_model->text()); });
    popUp(menu, event->globalPos());
}

} // namespace kernelscope
