#pragma once

#include <memory>

#include "analysis/AccessPatterns.h"
#include "ui/models/TextTable.h"

namespace kernelscope {

/// The access sites of a launch and what the model of the hardware says of each, in the order given. UserRole: the site; the figure of
/// a column where it is to be sorted by.
class SiteModel : public TextTable
{
    Q_OBJECT

public:
    enum ColumnIndex { Line, Access, Memory, Pattern, Count, Bytes, Transactions, Ideal, Wasted, Conflicts, ColumnCount };

    explicit SiteModel(QObject *parent = nullptr);
    void show(const std::shared_ptr<const Trace> &trace, const QList<SitePattern> &patterns, const MemoryModel &model);
    const QList<SitePattern> &patterns() const { return m_patterns; }
    int rowOf(SiteIndex site) const;    ///< -1: no such site
    bool saysNothing(int column) const; ///< the model has nothing to say of any site there

private:
    int rows() const override { return int(m_patterns.size()); }
    QString cell(int row, int column) const override;
    QVariant more(int row, int column, int role) const override;
    QString toolTip(const SitePattern &pattern) const;

    std::shared_ptr<const Trace> m_trace;
    QList<SitePattern> m_patterns;
    MemoryModel m_model;
};

/// "load A[row * n + k]": what a site does.
QString siteAction(const AccessSite &site);

/// The same in few words: of a store what is stored to, without the value.
QString shortAction(const AccessSite &site);

/// "contiguous", "2 runs of 16, each broadcast": how the addresses lie to each other. Who stores to one address broadcasts nothing.
QString patternText(const AccessSite &site, const StepShape &shape);

/// What part of the bytes is wasted: "0 %", "< 1 %", "97 %".
QString shareText(double share);

} // namespace kernelscope
