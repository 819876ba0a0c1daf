#pragma once

#include <optional>

#include <QWidget>

#include "ui/results/HeatColours.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace kernelscope {

class Appearance;

enum class PictureKind { Table, Heat, Line, Histogram, Image };

/// What is drawn of a buffer, and how. A plain value.
struct PictureChoice
{
    PictureKind kind = PictureKind::Table;
    int channel = 0;
    ColourMap map = ColourMap::Sequential;
    bool isLog = false;
    std::optional<double> from = {}; ///< absent: as the numbers say
    std::optional<double> to = {};
    bool showsMismatches = true;

    HeatColours colours(const NumberStatistics &statistics) const;
    bool operator==(const PictureChoice &) const = default;
};

/// Above a picture of a buffer: its channel, colours and range.
class PictureBar : public QWidget
{
    Q_OBJECT

public:
    explicit PictureBar(const Appearance &appearance, QWidget *parent = nullptr);

    /// Hidden for a table.
    void show(const PictureChoice &choice, const QList<NumberChannel> &channels, bool hasMismatches);
    void showAutomatic(const HeatColours &automatic); ///< the range that is used where none is typed

Q_SIGNALS:
    void changed(const kernelscope::PictureChoice &choice); ///< by the user

private:
    QLineEdit *makeLimit(const QString &name, const QString &toolTip);
    void take();
    void follow();

    const Appearance &m_appearance;
    PictureChoice m_choice;
    QComboBox *m_channel = nullptr;
    QComboBox *m_map = nullptr;
    QCheckBox *m_log = nullptr;
    QCheckBox *m_mismatches = nullptr;
    QLineEdit *m_from = nullptr;
    QLineEdit *m_to = nullptr;
};

} // namespace kernelscope
