#include "ui/models/WrongElements.h"

#include <QObject>

#include "ui/models/TraceFindings.h"

namespace kernelscope {

QList<WrongElements> wrongElements(const QList<CheckResult> &checks, const QList<LaunchTrace> &launches)
{
    QList<WrongElements> wrong;
    for (const ListedFinding &listed : listFindings(launches)) {
        if (listed.finding.kind == FindingKind::ResultMismatch)
            wrong << WrongElements{listed.finding.object, listed.finding.elements, listed.finding.severity, shortText(listed.finding),
                                   true};
    }
    for (const CheckResult &check : checks) {
        if (check.passed || check.firstMismatchIndex < 0)
            continue;
        QList<quint64> elements{quint64(check.firstMismatchIndex)};
        for (const ComparedValue &value : check.values) {
            if (value.element > elements.last())
                elements << value.element;
        }
        wrong << WrongElements{check.buffer, elements, Severity::Error,
                               QObject::tr("The check \u201c%1\u201d expects another value here.").arg(check.name), false};
    }
    return wrong;
}

} // namespace kernelscope
