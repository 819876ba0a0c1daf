#pragma once

#include "ui/access/AddressScene.h"

class QPainter;
class QRectF;
class QSizeF;

namespace kernelscope {

class Appearance;
class SiteModel;

/// The access view as a picture: the first sites of the table, and the addresses below.
QSizeF accessPictureSize(const SiteModel &model, const Appearance &appearance);
void paintAccessPicture(QPainter &painter, const QRectF &into, const SiteModel &model, const AddressScene &scene,
                        const Appearance &appearance);

} // namespace kernelscope
