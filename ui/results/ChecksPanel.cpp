#include "ui/results/ChecksPanel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/ScaledLayout.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QString checkSummary(const CheckResult &check)
{
    if (!check.message.isEmpty())
        return check.message;
    const QLocale english(QLocale::English);
    if (check.passed) {
        if (check.compared == 0)
            return QObject::tr("holds");
        const QString count =
            check.compared == 1 ? QObject::tr("1 value compared") : QObject::tr("%1 values compared").arg(english.toString(check.compared));
        return check.maxAbsoluteError > 0
                   ? QObject::tr("%1, greatest error %2").arg(count, QString::number(check.maxAbsoluteError, 'g', 3))
                   : QObject::tr("%1,\u00a0%2").arg(count, check.compared == 1 ? QObject::tr("equal") : QObject::tr("all\u00a0equal"));
    }
    if (check.compared == 0)
        return QObject::tr("does not hold");
    return QObject::tr("%1 of %2 values differ; [%3] is %4, expected %5")
        .arg(english.toString(check.mismatches), english.toString(check.compared))
        .arg(check.firstMismatchIndex)
        .arg(separated(check.actual), separated(check.expected));
}

ChecksPanel::ChecksPanel(const Appearance &appearance, QWidget *parent) : QWidget(parent), m_appearance(appearance)
{
    m_rows = new QVBoxLayout(this);
    keepScaled(appearance, *m_rows, {}, 5);
}

void ChecksPanel::show(const QList<CheckResult> &checks)
{
    for (QWidget *old : findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        old->hide();
        old->setParent(nullptr);
        old->deleteLater();
    }
    for (const CheckResult &check : checks)
        addRow(check);
    setVisible(!checks.isEmpty());
}

void ChecksPanel::addRow(const CheckResult &check)
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(m_appearance.px(8));
    const Theme &theme = m_appearance.theme();
    auto *mark = new QLabel(row);
    mark->setPixmap(tintedPixmap(check.passed ? u"passed"_s : u"failed"_s, check.passed ? theme.success : theme.error, m_appearance.px(17),
                                 devicePixelRatioF()));
    mark->setAccessibleName(check.passed ? tr("passed") : tr("failed"));
    auto *text = new QLabel(row);
    text->setWordWrap(true);
    text->setTextFormat(Qt::RichText);
    QString line =
        QStringLiteral("%1 <span style='color:%2'>\u2014 %3</span>")
            .arg(check.name.toHtmlEscaped(), (check.passed ? theme.mutedText : theme.error).name(), checkSummary(check).toHtmlEscaped());
    if (!check.passed && check.firstMismatchIndex >= 0)
        line += QStringLiteral(" <a style='color:%1' href='go'>%2</a>").arg(theme.accent.name(), tr("Show it"));
    text->setText(line);
    connect(text, &QLabel::linkActivated, this, [this, check] { Q_EMIT mismatchChosen(check.buffer, quint64(check.firstMismatchIndex)); });
    layout->addWidget(mark, 0, Qt::AlignTop);
    layout->addWidget(text, 1);
    m_rows->addWidget(row);
}

} // namespace kernelscope
