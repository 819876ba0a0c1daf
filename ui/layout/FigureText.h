#pragma once

#include <QLocale>
#include <QString>

namespace kernelscope {

/// A measured or computed figure as the language of the window writes it, its digits not in groups: "6.76", in German "6,76". Values of
/// kernels have a point in every language.
inline QString figureText(double figure, int decimals, char form = 'f')
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(figure, form, decimals);
}

} // namespace kernelscope
