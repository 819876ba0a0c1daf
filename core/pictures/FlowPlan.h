#pragma once

#include <utility>
#include <vector>

#include "trace/Trace.h"

namespace kernelscope {

/// The ValueFlow of all sites with variables as numbers, and what follows from it: made once a trace, read for every
/// event of a replay.
struct FlowPlan
{
    struct Site
    {
        SiteKind kind = SiteKind::Load;
        int target = -1; ///< variable
        bool exact = true;
        bool copies = false;  ///< the value of one variable, as it is
        bool selects = false; ///< an assignment under a condition that reads its own target
        std::vector<int> variables;
        std::vector<int> sites;
        std::vector<int> conditionVariables;
        std::vector<int> conditionSites;
        int keeper = -1;           ///< of a store: the load of its condition that reads the place it writes to
        int firstStore = -1;       ///< of a conditional store: the event of its first execution; -1: it never was
        std::vector<int> deciding; ///< of a load: stores with a keeper whose conditions make it
        std::vector<int> compared; ///< of a load: selecting assignments whose conditions make it
    };
    struct Variable
    {
        std::vector<int> selecting; ///< assignments that choose what it holds
        std::vector<int> compared;  ///< selecting assignments whose conditions read it
    };

    explicit FlowPlan(const Trace &trace);

    bool recorded = false;
    std::vector<Site> sites;
    std::vector<Variable> variables;
    /// First executions of stores that choose, each with that of a second store under the same condition: arg-min's place.
    std::vector<std::pair<int, int>> companions;

private:
    void readSites(const Trace &trace);
    void link();
    void findKeepers(const Trace &trace);
    void findKeepersByText(const Trace &trace);
    void findCompanions();
};

} // namespace kernelscope
