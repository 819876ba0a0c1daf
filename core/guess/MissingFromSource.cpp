#include "guess/MissingFromSource.h"

#include <array>

#include <QRegularExpression>

namespace kernelscope {
namespace {

bool isWordOfCpp(const QString &name)
{
    static const QStringList words{QStringLiteral("template"), QStringLiteral("typename"), QStringLiteral("class"),
                                   QStringLiteral("namespace"), QStringLiteral("using")};
    return words.contains(name);
}

void addOnce(QStringList &names, const QString &name)
{
    if (!name.isEmpty() && !names.contains(name))
        names << name;
}

void addFeatures(QStringList &features, const QString &message)
{
    struct Feature
    {
        QRegularExpression sign;
        QString name;
    };
    static const std::array<Feature, 3> known{{{QRegularExpression(QStringLiteral("\\b(?:half(?:2|3|4|8|16)?|(?:as|convert)_half\\w*)\\b")),
                                                QStringLiteral("half precision (cl_khr_fp16)")},
                                               {QRegularExpression(QStringLiteral("\\b(?:intel_)?(?:get_\\w*)?sub_groups?\\w*")),
                                                QStringLiteral("sub-groups (cl_khr_subgroups)")},
                                               {QRegularExpression(QStringLiteral("\\bdot_\\w*4x8packed")),
                                                QStringLiteral("integer dot products (cl_khr_integer_dot_product)")}}};
    for (const Feature &feature : known) {
        if (message.contains(feature.sign))
            addOnce(features, feature.name);
    }
}

} // namespace

MissingFromSource missingFromSource(const QList<Diagnostic> &diagnostics)
{
    static const QRegularExpression number(
        QStringLiteral("undeclared identifier '([A-Z][A-Z0-9_]*)'|\\b([A-Z][A-Z0-9_]+) (?:must be|not) defined|define (\\w+)"));
    static const QRegularExpression type(QStringLiteral("unknown type name '(\\w+)'"));
    static const QRegularExpression header(QStringLiteral("^'([^']+)' file not found"));
    MissingFromSource missing;
    for (const Diagnostic &diagnostic : diagnostics) {
        const auto ofNumber = number.match(diagnostic.message);
        addOnce(missing.numbers, ofNumber.captured(1) + ofNumber.captured(2) + ofNumber.captured(3));
        const QString name = type.match(diagnostic.message).captured(1);
        missing.isCpp = missing.isCpp || isWordOfCpp(name);
        addOnce(missing.types, name);
        if (missing.header.isEmpty())
            missing.header = header.match(diagnostic.message).captured(1);
        if (diagnostic.severity == Severity::Error)
            addFeatures(missing.features, diagnostic.message);
    }
    return missing;
}

} // namespace kernelscope
