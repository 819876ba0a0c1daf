#pragma once

#include <vector>

#include "pictures/SharedPlaces.h"

namespace kernelscope {

/// The order in which one steps through the accesses of a work-group. Nothing orders work-items between two barriers: every
/// work-item makes its first access of a phase, by local id, then every one its second, and so on. Where several of them use one
/// place and one writes there, the recorded values may prove that it was otherwise: then the phase is put in an order in which each
/// load and each atomic finds what it did find (ValueOrder).
class StepOrder
{
public:
    /// `isAccess` by site: the others are no steps.
    StepOrder(const PhasedEvents &events, const std::vector<char> &isAccess);

    /// Puts the accesses of a phase at the end; of phase after phase. False: the values fit no order that was found.
    bool append(int phase, std::vector<quint32> &order);

private:
    struct Use ///< of a place in a phase
    {
        int phase = 0;
        bool isWritten = false;
        std::optional<quint64> found;
    };
    struct Place
    {
        std::optional<quint64> now; ///< what lies there, as far as it is known
        std::vector<Use> uses;
    };

    int nextAccess(int event, int end) const;
    void noteUses();
    void takeInTurn(int phase, std::vector<quint32> &order) const;
    bool replay(const std::vector<quint32> &order, std::size_t from);
    bool orderByValues(int phase, std::vector<quint32> &order, std::size_t from);
    std::optional<quint64> foundAfter(int place, int phase) const;
    std::vector<std::pair<int, std::optional<quint64>>> contentsBefore(const std::vector<quint32> &order, std::size_t from) const;
    bool endsAsFound(const std::vector<std::pair<int, std::optional<quint64>>> &touched, int phase) const;
    bool hasCopies(int phase) const;

    PhasedEvents m_events;
    const std::vector<char> &m_isAccess;
    SharedPlaces m_shared;
    std::vector<Place> m_places;
};

} // namespace kernelscope
