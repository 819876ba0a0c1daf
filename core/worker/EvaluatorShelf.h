#pragma once

#include <memory>

#include "expression/Evaluator.h"

namespace kernelscope {

/// Evaluators for one request each. Making and ending one takes some milliseconds, which are spent between requests.
class EvaluatorShelf
{
public:
    std::unique_ptr<Evaluator> take() { return m_fresh ? std::move(m_fresh) : std::make_unique<Evaluator>(); }
    void giveBack(std::unique_ptr<Evaluator> used) { m_used = std::move(used); }
    /// While nobody waits.
    void restock()
    {
        m_used.reset();
        if (!m_fresh)
            m_fresh = std::make_unique<Evaluator>();
    }

private:
    std::unique_ptr<Evaluator> m_fresh;
    std::unique_ptr<Evaluator> m_used;
};

} // namespace kernelscope
