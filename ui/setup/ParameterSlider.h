#pragma once

#include <QSlider>

#include "ui/setup/SetupContext.h"

namespace kernelscope {

/// A slider over a parameter's min, max and step, as they are evaluated.
class ParameterSlider : public QSlider
{
    Q_OBJECT

public:
    ParameterSlider(SetupContext &context, int index, QWidget *parent = nullptr);
    /// For a field that shows and changes the same value.
    static FieldBinding valueOf(const SetupContext &context, int index);

protected:
    void wheelEvent(QWheelEvent *event) override;

private:
    double numberAt(const QString &path, const QString &text, double otherwise) const;
    double shownValue(const QString &path, const Parameter &parameter) const;
    void showPowers(double max, double value);
    void refresh(); ///< limits and position, from the plan report
    void write(int position);

    SetupContext &m_context;
    int m_index;
    QString m_name;
    double m_min = 0;
    double m_step = 1;
    bool m_isPower = false; ///< m_min and the position are exponents of two
};

} // namespace kernelscope
