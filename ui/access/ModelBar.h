#pragma once

#include <QWidget>

class QComboBox;
class QSpinBox;
class QToolButton;

namespace kernelscope {

class AccessFigures;
class Appearance;

/// Chooses the model of the hardware: a family of devices, or one's own figures.
class ModelBar : public QWidget
{
    Q_OBJECT

public:
    ModelBar(AccessFigures &figures, const Appearance &appearance, QWidget *parent = nullptr);

private:
    void makePresets();
    QWidget *makeFields();
    QWidget *makeHeatChoice(QWidget *parent);
    QSpinBox *addField(QWidget *parent, const QString &name, const QString &suffix, int least, int most, const QString &toolTip);
    void showModel();
    void takePreset(int index);
    void takeFields();

    AccessFigures &m_figures;
    const Appearance &m_appearance;
    QComboBox *m_presets = nullptr;
    QToolButton *m_adjust = nullptr;
    QSpinBox *m_subgroup = nullptr;
    QSpinBox *m_segment = nullptr;
    QSpinBox *m_banks = nullptr;
    QSpinBox *m_word = nullptr;
};

} // namespace kernelscope
