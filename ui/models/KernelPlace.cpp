#include "ui/models/KernelPlace.h"

#include <QRegularExpression>

namespace kernelscope {

std::optional<SourcePlace> placeOfKernel(const ProjectDocument &document, const QString &kernel)
{
    if (kernel.isEmpty())
        return std::nullopt;
    const QRegularExpression name(QStringLiteral("\\b%1\\s*\\(").arg(QRegularExpression::escape(kernel)));
    for (const QString &path : document.project.sources) {
        const QStringList lines = document.texts.value(path).split(u'\n');
        bool announced = false;
        for (int line = 0; line < int(lines.size()); ++line) {
            announced = announced || lines[line].contains(u"kernel");
            const auto column = lines[line].indexOf(name);
            if (announced && column >= 0)
                return SourcePlace{path, line + 1, int(column) + 1};
            if (lines[line].contains(u'{'))
                announced = false;
        }
    }
    return std::nullopt;
}

} // namespace kernelscope
