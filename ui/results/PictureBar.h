#pragma once

#include <optional>

#include <QWidget>

#include "ui/models/PictureKind.h"
#include "ui/results/ImageColours.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace kernelscope {

class Appearance;

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
    std::array<bool, imageColours> shows = ImageLook().shows; ///< of an image
    bool isFitted = false;                                    ///< an image's colours go from the least to the greatest number that is shown

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
    void show(const PictureChoice &choice, const BufferResult &buffer, bool hasMismatches);
    void showAutomatic(const HeatColours &automatic); ///< the range that is used where none is typed

Q_SIGNALS:
    void changed(const kernelscope::PictureChoice &choice); ///< by the user

private:
    QLineEdit *makeLimit(const QString &name, const QString &toolTip);
    QCheckBox *makeSwitch(const QString &text, const QString &toolTip);
    void take();
    void follow();

    const Appearance &m_appearance;
    PictureChoice m_choice;
    QComboBox *m_channel = nullptr;
    QComboBox *m_map = nullptr;
    QCheckBox *m_log = nullptr;
    std::array<QCheckBox *, imageColours> m_colours{};
    QCheckBox *m_fit = nullptr;
    QCheckBox *m_mismatches = nullptr;
    QLineEdit *m_from = nullptr;
    QLineEdit *m_to = nullptr;
};

} // namespace kernelscope
