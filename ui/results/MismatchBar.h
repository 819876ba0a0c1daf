#pragma once

#include <optional>

#include <QWidget>

#include "ui/models/Mismatches.h"

namespace kernelscope {

class Appearance;
class ElidedLabel;

/// Below the buffer's bar where a check failed: what is expected of the chosen element, and buttons to the next and the previous mismatch.
class MismatchBar : public QWidget
{
    Q_OBJECT

public:
    explicit MismatchBar(const Appearance &appearance, QWidget *parent = nullptr);

    void show(const BufferResult &buffer, const Mismatches &mismatches); ///< hidden without any
    void showChosen(std::optional<quint64> element);

Q_SIGNALS:
    void goTo(bool isForward);

private:
    void tint();

    const Appearance &m_appearance;
    BufferResult m_buffer;
    Mismatches m_mismatches;
    ElidedLabel *m_text = nullptr;
};

/// "Mismatch 3 of 128, out[5]: 3, expected 4: 1 less (25%)"; empty: there is none.
QString mismatchText(const BufferResult &buffer, const Mismatches &mismatches, std::optional<quint64> element);

} // namespace kernelscope
