#pragma once

#include <memory>

#include "pictures/PhaseTable.h"
#include "pictures/WorkItemSteps.h"

namespace kernelscope {

/// One thing that made a value what it is.
struct ChainLink
{
    enum Kind {
        Store,    ///< into memory, by a statement
        Load,     ///< from memory
        Variable, ///< a private variable got its value by a statement
        Result,   ///< what a function gave back
        Argument, ///< of the kernel: given by the launch
        Earlier   ///< what lay in memory when the launch began, or what another work-group wrote
    };
    Kind kind = Store;
    WorkItemSlot item{-1};
    int step = -1;        ///< of the work-item; -1: Earlier
    SiteIndex site{-1};   ///< of the statement; of a load the load's
    EventIndex event{-1}; ///< the store or load; -1: none
    QString name;         ///< "sum", "out[3]"
    QString value;        ///< as text; empty: not known
    int phase = 0;        ///< barriers passed
    bool isFinite = true; ///< false: the value, or a part of it, is infinite or no number
    QList<int> from;      ///< positions in the chain of what it was made of

    QString text() const { return value.isEmpty() ? name : name + QStringLiteral(" = ") + value; }
};

/// Why an element holds what it holds: the newest link first, what it was made of after it.
struct ValueChain
{
    QList<ChainLink> links;
    bool isCut = false;      ///< there is more
    std::optional<int> born; ///< the first link that is not finite although all that it was made of is; only where the first link is not
};

constexpr int usualLinks = 200;

/// Backwards from a store of a work-group whose steps were recorded. Between work-items the order is that of `phases`. What a statement
/// reads counts as what its value was made of, indexes and conditions among it.
ValueChain valueChain(const std::shared_ptr<const PhaseTable> &phases, EventIndex store, int mostLinks = usualLinks);
/// The same of an element of a buffer that the store wrote last: where it wrote a part, the chain goes on with who wrote the others.
ValueChain elementChain(const std::shared_ptr<const PhaseTable> &phases, EventIndex store, quint64 element);
/// The same of what a variable holds, as of WorkItemSteps::framesAt(). Empty where it has no value.
ValueChain valueChain(const std::shared_ptr<const PhaseTable> &phases, WorkItemSlot item, const SteppedValue &value);

} // namespace kernelscope
