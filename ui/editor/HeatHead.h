#pragma once

#include <QLabel>

namespace kernelscope {

class Appearance;
class HeatMargin;

/// A line above the code that says what the numbers beside it count; without height where there are none.
class HeatHead : public QLabel
{
public:
    HeatHead(const Appearance &appearance, QWidget *parent);

    void tell(const HeatMargin &heat);
    int wantedHeight() const;

private:
    const Appearance &m_appearance;
};

} // namespace kernelscope
