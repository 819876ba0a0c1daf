#include "ui/window/Workspace.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QResizeEvent>
#include <QSplitter>

#include "ui/present/Presentation.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/FittingTabs.h"
#include "ui/window/Views.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr double leastForThree = 860;         // The width in which set-up, code and views have room side by side.
constexpr double leastForCodeAndViews = 1028; // Before the set-up has its usual width.
constexpr double wantedForCode = 540;         // 60 columns, before the views have more than it.
constexpr double mostOfSetup = 0.25;          // of the window, where the usual width would leave the code no space
constexpr double mostWhenNarrow = 0.42;       // where the set-up was asked for
constexpr double leastBelow = 76;             // Tabs and two lines.
constexpr double leastForLogs = 400;          // The height of the middle column; in a lower one the code needs more of it.

/// The part of the middle column that lies below the code at most.
static double mostBelow(int height, const Appearance &appearance)
{
    return height < appearance.px(leastForLogs) ? 0.3 : 0.42;
}

Workspace::Workspace(const Appearance &appearance, const Parts &parts)
    : m_appearance(appearance), m_parts(parts), m_columns(new QSplitter(Qt::Horizontal)), m_middle(new QSplitter(Qt::Vertical)),
      m_scale(appearance.scale())
{
    m_columns->addWidget(parts.setup);
    m_columns->addWidget(m_middle);
    m_columns->addWidget(parts.views);
    m_columns->setStretchFactor(1, 1);
    m_columns->setStretchFactor(2, 1);
    m_middle->addWidget(parts.code);
    m_middle->addWidget(&parts.views->below());
    m_middle->setStretchFactor(0, 1);
    m_middle->widget(1)->setMinimumHeight(appearance.px(leastBelow));
    for (QSplitter *splitter : {m_columns, m_middle}) {
        splitter->setHandleWidth(1);
        splitter->setChildrenCollapsible(false);
        connect(splitter, &QSplitter::splitterMoved, this, &Workspace::takeSizes);
    }
    addWidget(parts.samples);
    addWidget(m_columns);
    connect(parts.setupShown, &QAction::toggled, this, [this](bool shown) {
        m_parts.setup->setVisible(shown);
        divideColumns();
    });
    connect(&appearance, &Appearance::changed, this, &Workspace::followScale);
    connect(this, &QStackedWidget::currentChanged, this, &Workspace::updateGeometry);
}

bool Workspace::isPresented() const
{
    return m_presentation && m_presentation->isOn();
}

/// Afterwards the set-up is as its action says: the window's width, or somebody, may have changed that meanwhile.
void Workspace::setPresentation(const Presentation &presentation)
{
    m_presentation = &presentation;
    connect(&presentation, &Presentation::changed, this, [this](bool isOn) {
        if (isOn)
            return;
        fitSetup();
        m_parts.setup->setVisible(m_parts.setupShown->isChecked());
    });
}

int Workspace::heightForFindings(int height) const
{
    return std::min(m_appearance.px(250), int(height * mostBelow(height, m_appearance)));
}

void Workspace::divideAsUsual()
{
    fitSetup();
    m_areColumnsUsual = true;
    chooseColumns();
    const int height = window()->height();
    const int usual = std::clamp(height / 5, m_appearance.px(120), m_appearance.px(200));
    m_belowAtOne = (m_enlargedFindings ? std::max(usual, heightForFindings(m_middle->height())) : usual) / m_scale;
    m_belowBeforeFindings = m_enlargedFindings ? usual / m_scale : 0;
    divideColumns();
    divideMiddle(height);
}

/// What is wanted in a window of the present width.
void Workspace::chooseColumns()
{
    const int all = window()->width();
    const int usualLeft = std::clamp(all * 22 / 100, m_appearance.px(280), m_appearance.px(400));
    const int left =
        std::min(std::clamp(all - m_appearance.px(leastForCodeAndViews), m_appearance.px(240), usualLeft), int(all * mostOfSetup));
    const int rest = all - left;
    const int besideCode = rest - m_appearance.px(wantedForCode);
    int right = std::clamp(besideCode, rest * 48 / 100, rest * 52 / 100);
    if (FittingTabs &tabs = m_parts.views->beside(); !m_isNarrow)
        right = std::min(std::max({right, std::min(tabs.widthForTabs(), besideCode), tabs.leastWidthForTabs()}), rest * 60 / 100);
    m_leftAtOne = left / m_scale;
    m_middleShare = double(rest - right) / std::max(1, rest);
}

void Workspace::divideColumns()
{
    const int total = window()->width();
    const double share = m_isNarrow ? mostWhenNarrow : mostOfSetup;
    const double most = std::max(total * share, std::min(m_leftAtOne, m_leftAtOne * m_scale));
    const int left = m_parts.setup->isHidden() ? 0 : int(std::min(m_leftAtOne * m_scale, most));
    const int middle = int((total - left) * m_middleShare);
    m_columns->setSizes({left, middle, total - left - middle});
}

void Workspace::divideMiddle(int height)
{
    const int below = int(std::min(m_belowAtOne * m_scale, height * mostBelow(height, m_appearance)));
    m_middle->setSizes({height - below, below});
}

void Workspace::enlargeBelow()
{
    const int total = m_middle->height();
    m_middle->setSizes({total - total * 2 / 3, total * 2 / 3});
}

void Workspace::makeSpaceBelow()
{
    const int height = m_middle->height();
    m_belowAtOne = std::max(m_belowAtOne, height * mostBelow(height, m_appearance) / m_scale);
    m_belowBeforeFindings = 0;
    divideMiddle(height);
}

void Workspace::enlargeFindings()
{
    const int wanted = heightForFindings(m_middle->height());
    if (std::exchange(m_enlargedFindings, true) || m_parts.views->below().height() >= wanted)
        return;
    m_belowBeforeFindings = std::exchange(m_belowAtOne, wanted / m_scale);
    divideMiddle(m_middle->height());
}

void Workspace::forgetFindings()
{
    m_enlargedFindings = false;
    if (m_belowBeforeFindings <= 0)
        return;
    m_belowAtOne = std::exchange(m_belowBeforeFindings, 0);
    divideMiddle(m_middle->height());
}

/// How the columns were divided last, by the user or at first, as it would be at scale 1.
void Workspace::takeSizes()
{
    const QList<int> columns = m_columns->sizes();
    if (columns[0] == 0)
        return;
    m_areColumnsUsual = false;
    m_leftAtOne = columns[0] / m_scale;
    m_middleShare = double(columns[1]) / std::max(1, columns[1] + columns[2]);
    m_belowAtOne = m_middle->sizes()[1] / m_scale;
    m_belowBeforeFindings = 0;
}

/// The columns grow with what is in them. From what was wanted, not from what there was room for: so that who zooms in and out again finds
/// them as before.
void Workspace::followScale()
{
    if (!qFuzzyCompare(std::exchange(m_scale, m_appearance.scale()), m_appearance.scale())) {
        m_parts.views->below().setMinimumHeight(m_appearance.px(leastBelow));
        divideColumns();
        divideMiddle(m_middle->height());
    }
    fitSetup();
}

/// Where three columns have no space side by side, the set-up gives way to the code until it is asked for.
void Workspace::fitSetup()
{
    const bool isNarrow = window()->width() < m_appearance.px(leastForThree);
    if (isPresented() || std::exchange(m_isNarrow, isNarrow) == isNarrow)
        return;
    Q_EMIT narrowChanged(isNarrow);
    m_parts.setupShown->setChecked(!isNarrow);
}

void Workspace::resizeEvent(QResizeEvent *event)
{
    QStackedWidget::resizeEvent(event);
    fitSetup();
    if (isPresented())
        return;
    if (m_areColumnsUsual && event->size().width() != event->oldSize().width())
        chooseColumns();
    divideColumns();
    if (event->size().height() != event->oldSize().height()) // What a low window took from Problems comes back.
        divideMiddle(m_middle->height());
}

QVariantList Workspace::sizes() const
{
    return {m_leftAtOne, m_middleShare, m_belowBeforeFindings > 0 ? m_belowBeforeFindings : m_belowAtOne};
}

/// They may come from a file, which is anybody's.
void Workspace::setSizes(const QVariantList &sizes)
{
    const bool areSizes = std::ranges::all_of(sizes, [](const QVariant &size) { return size.toDouble() > 0 && size.toDouble() < 1e5; });
    if (sizes.size() != 3 || !areSizes || sizes[1].toDouble() >= 1)
        return;
    m_areColumnsUsual = false;
    m_leftAtOne = sizes[0].toDouble();
    m_middleShare = sizes[1].toDouble();
    m_belowAtOne = sizes[2].toDouble();
    m_belowBeforeFindings = 0;
    divideColumns();
    divideMiddle(window()->height());
}

} // namespace kernelscope
