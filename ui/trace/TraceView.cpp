#include "ui/trace/TraceView.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"
#include "ui/widgets/Dimmer.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/ScaledLayout.h"

namespace kernelscope {

TraceView::TraceView(TraceStage &stage, Appearance &appearance, const QString &name, const QString &icon, QWidget *parent)
    : View(appearance, name, parent), m_stage(stage)
{
    m_empty = new EmptyPage(appearance, icon, this);
    addWidget(m_empty);
    m_page = new QWidget(this);
    m_pageLayout = new QVBoxLayout(m_page);
    keepScaled(appearance, *m_pageLayout, {14, 10, 14, 10}, 8);
    m_banner = new QLabel(m_page);
    m_banner->setTextFormat(Qt::RichText);
    m_banner->setWordWrap(true);
    m_banner->setProperty("role", QStringLiteral("banner"));
    connect(&appearance, &Appearance::changed, this, &TraceView::writeBanner);
    writeBanner();
    m_pageLayout->addWidget(m_banner);
    addWidget(m_page);
    connect(m_banner, &QLabel::linkActivated, &stage, &TraceStage::traceAgain);
    connect(m_empty, &EmptyPage::actionChosen, &stage, &TraceStage::traceAgain);
    connect(&stage, &TraceStage::stageChanged, this, &TraceView::showState);
    connect(&stage, &TraceStage::loadingChanged, this, &View::readyChanged);
    connect(&stage.session(), &Session::traceStarted, this, &TraceView::showState);
    connect(&stage.session(), &Session::traceFinished, this, &TraceView::showState);
}

/// The colour of a link stays that of the theme in which it was written.
void TraceView::writeBanner()
{
    m_banner->setText(
        tr("This is the trace of an earlier state: the project was changed since. %1 (F6)")
            .arg(QStringLiteral("<a style='color:%1' href='trace'>%2</a>").arg(appearance().theme().accent.name(), tr("Trace again"))));
}

void TraceView::setContent(QWidget *content, QWidget *bar)
{
    m_bar = bar;
    m_pageLayout->addWidget(content, 1);
    m_dimmer = new Dimmer(content);
    showState();
}

void TraceView::setContent(QWidget *bar, QWidget *drawing, QWidget *text)
{
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    keepScaled(appearance(), *layout, {}, 6);
    layout->addWidget(bar);
    layout->addWidget(drawing, 1);
    layout->addWidget(text);
    setContent(content, bar);
}

bool TraceView::isPreparing() const
{
    return m_stage.session().isTracing() || m_stage.isLoading();
}
QString TraceView::reason() const
{
    return m_stage.reason();
}
bool TraceView::tracingHelps() const
{
    return m_stage.tracingHelps();
}
QString TraceView::helpText() const
{
    return tr("Trace (F6)");
}
bool TraceView::isOld() const
{
    return m_stage.isOld();
}

void TraceView::showState()
{
    if (!m_dimmer)
        return; // The view is being made.
    m_sentence = reason();
    const bool isTracing = m_stage.session().isTracing();
    if (!m_sentence.isEmpty())
        m_empty->say(m_sentence, tracingHelps() && !isTracing ? helpText() : QString());
    setCurrentWidget(m_sentence.isEmpty() ? m_page : static_cast<QWidget *>(m_empty));
    m_banner->setVisible(isOld());
    m_dimmer->setVisible(m_sentence.isEmpty() && (isOld() || isTracing));
    m_dimmer->raise();
    if (m_bar) // It can be used, and looks so.
        m_bar->raise();
    Q_EMIT readyChanged();
}

void TraceView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || !showsContent())
        return View::keyPressEvent(event);
    Q_EMIT playToggled();
}

} // namespace kernelscope
