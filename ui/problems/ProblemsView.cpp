#include "ui/problems/ProblemsView.h"

#include <QHeaderView>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include "session/Session.h"
#include "ui/models/CompilerMessages.h"
#include "ui/models/ProblemModel.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"

namespace kernelscope {
namespace {

/// Puts the sign of its severity before a message.
class SeverityDelegate : public QStyledItemDelegate
{
public:
    SeverityDelegate(const Appearance &appearance, const ProblemModel &model, QObject *parent)
        : QStyledItemDelegate(parent), m_appearance(appearance), m_model(model)
    {
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() != ProblemModel::Message || index.row() >= m_model.entries().size())
            return;
        const Severity severity = m_model.entries()[index.row()].severity;
        const Theme &theme = m_appearance.theme();
        const QString icon = severity == Severity::Error ? u"failed"_qs : severity == Severity::Warning ? u"warning"_qs : u"note"_qs;
        const QColor colour = severity == Severity::Error ? theme.error : severity == Severity::Warning ? theme.warning : theme.mutedText;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = QIcon(tintedPixmap(icon, colour, m_appearance.px(16)));
        option->decorationSize = QSize(m_appearance.px(16), m_appearance.px(16));
    }

private:
    const Appearance &m_appearance;
    const ProblemModel &m_model;
};

} // namespace

ProblemsView::ProblemsView(Session &session, Appearance &appearance, QWidget *parent)
    : QWidget(parent), m_session(session), m_appearance(appearance)
{
    m_messages = new CompilerMessages(session, this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_model = new ProblemModel(this);
    m_list = new QTreeView(this);
    m_list->setModel(m_model);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderHidden(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setItemDelegate(new SeverityDelegate(appearance, *m_model, m_list));
    m_list->setAccessibleName(tr("Problems"));
    m_list->setStyleSheet(QStringLiteral("QTreeView { border: none; border-radius: 0; }"));
    m_empty = new QLabel(tr("No problems."), this);
    m_empty->setProperty("role", QStringLiteral("muted"));
    m_empty->setAlignment(Qt::AlignCenter);
    layout->addWidget(m_list);
    layout->addWidget(m_empty, 1);
    const auto go = [this](const QModelIndex &index) {
        if (index.isValid())
            goTo(m_model->entries()[index.row()]);
    };
    connect(m_list, &QTreeView::clicked, this, go);
    connect(m_list, &QTreeView::activated, this, go);
    connect(&session, &Session::planReportChanged, this, &ProblemsView::refresh);
    connect(&session, &Session::runFinished, this, &ProblemsView::refresh);
    connect(m_messages, &CompilerMessages::changed, this, &ProblemsView::refresh);
    connect(&session, &Session::documentReplaced, this, &ProblemsView::refresh);
    connect(&appearance, &Appearance::changed, this, [this] { m_list->viewport()->update(); });
    refresh();
}

void ProblemsView::refresh()
{
    const auto &run = m_session.lastRun();
    m_model->setEntries(problemsOf(m_session.planReport(), m_messages->diagnostics(), run ? &*run : nullptr));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(ProblemModel::Message, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(ProblemModel::Origin, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(ProblemModel::Place, QHeaderView::ResizeToContents);
    const bool any = m_model->rowCount() > 0;
    m_list->setVisible(any);
    m_empty->setVisible(!any);
    Q_EMIT countChanged(m_model->rowCount());
}

void ProblemsView::goToNext()
{
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const int next = (m_list->currentIndex().row() + 1) % count;
    m_list->setCurrentIndex(m_model->index(next, 0));
    goTo(m_model->entries()[next]);
}

void ProblemsView::goTo(const ProblemEntry &entry)
{
    if (!entry.place.file.isEmpty())
        Q_EMIT placeChosen(entry.place);
    else if (!entry.path.isEmpty())
        Q_EMIT pathChosen(entry.path);
    else if (entry.element >= 0)
        Q_EMIT elementChosen(entry.buffer, quint64(entry.element));
}

} // namespace kernelscope
