#pragma once

#include <QHash>

#include "guess/GuessedGroup.h"
#include "project/Project.h"

namespace kernelscope {

/// How many work-items a guessed project launches its kernel with, in what work-groups; all of it made from a parameter n, and one "group"
/// where no numbers are told.
class GuessedLaunch
{
public:
    /// `hasMoreItems`: as many more than elements as the next work-group needs, where the kernel looks after that itself.
    GuessedLaunch(const KernelSignature &kernel, bool hasMoreItems);

    int dimensions() const { return m_dimensions; }
    /// The extent of its work-groups is a parameter of the project.
    bool hasGroup() const { return m_needsGroup && !m_isSerial && m_localSize.isEmpty(); }
    /// The kernel's arithmetic says how large they are.
    bool knowsGroup() const { return m_group.isTold; }
    /// The kernel compares its place with one of its extents.
    bool comparesPlace() const { return m_comparedDimensions != 0; }
    /// A buffer's with an element for each work-item, outermost extent first.
    QList<Expression> shape() const;
    /// An element for each work-item of a group.
    Expression localCount() const;

    /// Where the kernel has as many elements as a product of its numbers says, it is launched for so many; `numbers`: those that are known,
    /// as they are guessed.
    void setItems(const QHash<QString, QString> &numbers);
    /// Gives n and the group their values, now that it is known which of the kernel's parameters are n.
    void setSizes(const QStringList &extents);
    QList<Parameter> parameters() const;
    void addSizesTo(LaunchStep &launch) const;

private:
    bool isGrouped(int dimension) const { return m_group.dimensions & 1 << dimension; }
    bool isKeptSmall(int dimension) const;
    bool isColumnOfGroups(int dimension) const;
    bool isOneGroupIn(int dimension) const { return m_isOneGroup || m_inOneGroup & 1 << dimension || isColumnOfGroups(dimension); }
    int elementsOfGroup(int dimension) const;
    Expression globalSize(int dimension) const;
    Expression filledUp(const QString &group) const;
    int extentFor(int items) const;

    const KernelFacts &m_facts;
    bool m_hasMoreItems;
    int m_dimensions;
    GuessedExtent m_extent;
    bool m_needsGroup;
    bool m_isSerial;
    bool m_isOneGroup;
    int m_inOneGroup; ///< bits: dimensions in which it is one
    bool m_requiresSize;
    GuessedGroup m_group;
    QList<quint64> m_localSize;   ///< where it is a matter of numbers; else its extents are the parameter "group"
    QStringList m_items;          ///< factors of the number of work-items: "n", "n"; empty: n in each dimension
    int m_comparedDimensions = 0; ///< bit 0: the first; where the kernel compares its place with an extent
};

} // namespace kernelscope
