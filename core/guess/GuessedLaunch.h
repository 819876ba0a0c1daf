#pragma once

#include "guess/GuessedGroup.h"
#include "guess/KernelText.h"
#include "plan/KernelSignature.h"
#include "project/Project.h"

namespace kernelscope {

/// How many work-items a guessed project launches its kernel with, in what work-groups; all of it made from a parameter n, and one "group"
/// where no numbers are told.
class GuessedLaunch
{
public:
    /// `hasMoreItems`: as many more than elements as the next work-group needs, where the kernel looks after that itself.
    GuessedLaunch(const KernelSignature &kernel, const KernelText &text, bool hasMoreItems);

    int dimensions() const { return m_dimensions; }
    /// The extent of its work-groups is a parameter of the project.
    bool hasGroup() const;
    /// The kernel's arithmetic says how large they are.
    bool knowsGroup() const { return m_knowsGroup; }
    /// The kernel compares its place with one of its extents.
    bool comparesPlace() const { return m_comparedDimensions != 0; }
    /// A buffer's with an element for each work-item, outermost extent first.
    QList<Expression> shape() const;
    /// An element for each work-item of a group.
    Expression localCount() const;

    /// Gives n and the group their values, now that it is known which of the kernel's parameters are n.
    void setSizes(const QStringList &extents);
    QList<Parameter> parameters() const;
    void addSizesTo(LaunchStep &launch) const;

private:
    bool isOneGroup() const;
    void leaveSomeOut(const QStringList &extents);
    void keepQuick(const QStringList &extents);
    bool isKeptSmall(int dimension) const;
    bool isColumnOfGroups(int dimension) const;
    bool dividesExtent() const;
    Expression globalSize(int dimension) const;

    const KernelSignature &m_kernel;
    const KernelText &m_text;
    bool m_hasMoreItems;
    int m_dimensions;
    GuessedExtent m_extent;
    bool m_needsGroup;
    bool m_knowsGroup = false;
    QList<quint64> m_localSize;   ///< where it is a matter of numbers; else its extents are the parameter "group"
    int m_groupDimensions = 1;    ///< bit 0: the first; where work-items form groups of more than one
    int m_comparedDimensions = 0; ///< bit 0: the first; where the kernel compares its place with an extent
};

} // namespace kernelscope
