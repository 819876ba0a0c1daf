#pragma once

#include <map>
#include <memory>

#include <QObject>

#include "support/LatestJob.h"
#include "ui/reduction/ReductionData.h"

namespace kernelscope {

class TraceStage;

/// Gets the sheet to be drawn for what is on the stage: reads the traces of the launches that belong together and puts it
/// together on another thread; what was there before stays until then. Lives on the window's thread.
class ReductionSource : public QObject
{
    Q_OBJECT

public:
    enum class Scope {
        Automatic, ///< the whole plan while it is small enough to be taken in at one glance, else the work-group where that makes a tree;
                   ///< of results that would hide each other, one
        WholePlan,
        Group,
        OneResult ///< of the work-group: of the work-item or element that is chosen, else the first one
    };

    explicit ReductionSource(TraceStage &stage, QObject *parent = nullptr);

    void setWanted(Scope scope, bool columns); ///< in columns: arranged by place in memory
    void setAwake(bool awake);                 ///< asleep, nothing is put together

    const std::shared_ptr<const ReductionData> &sheet() const { return m_sheet; }
    bool isCurrent() const; ///< the sheet is of what is on the stage

Q_SIGNALS:
    void sheetChanged();

private:
    struct Wanted
    {
        int traceNumber = -1;
        int launch = 0;
        quint64 group = 0;
        Scope scope = Scope::Automatic;
        bool columns = false;
        bool operator==(const Wanted &) const = default;
    };
    Wanted wanted() const;
    void follow();
    void put(const Wanted &wanted, const std::shared_ptr<const ReductionData> &sheet);
    std::optional<ReductionScope> wholePlan(); ///< nullopt: something is still being read
    bool takesGroup(const Wanted &wanted) const;
    bool isAnswered(const Wanted &wanted) const;
    void showPart();
    int rootToShow() const;

    TraceStage &m_stage;
    Scope m_scope = Scope::Automatic;
    bool m_columns = false;
    bool m_isAwake = false;
    Wanted m_shown;
    Wanted m_withoutTree; ///< its work-group alone was found to make none
    int m_tracesOf = -1;  ///< trace number
    std::map<int, std::shared_ptr<const Trace>> m_traces;
    std::shared_ptr<const ReductionData> m_whole; ///< as it was put together
    std::shared_ptr<const ReductionData> m_sheet; ///< what is shown of it
    bool m_isAlone = false;                       ///< one result of it is shown
    int m_root = -1;                              ///< of m_whole: the result that is shown alone; -1: all of them are
    LatestJob<Wanted, std::shared_ptr<const ReductionData>> m_making{
        [this](const Wanted &wanted, const std::shared_ptr<const ReductionData> &sheet) { put(wanted, sheet); }};
};

} // namespace kernelscope
