#pragma once

#include <utility>

#include <QList>
#include <QString>
#include <QStringList>

namespace kernelscope {

/// What a look at a kernel's text tells of how it wants to be launched, where its signature does not. Words are compared, nothing
/// is parsed.
class KernelText
{
public:
    /// `source`: as the user wrote it. `program`: the same without macros and includes, as far as it is known: without it a macro
    /// can hide all that is looked for. The kernel's own text counts, and that of the functions that it calls.
    KernelText(const QString &kernel, const QString &source, const QString &program = {});

    /// The work-item's place in dimension 1 or 2 is asked for: a kernel of two or three dimensions.
    int dimensions() const { return m_dimensions; }
    /// It uses local memory, barriers or its place within the work-group.
    bool needsGroup() const;
    /// Neither it nor what it calls asks which work-item it is: all would do the same, so one should do it.
    bool isSerial() const { return m_isSerial; }
    /// It works in local memory, with barriers or shares elements out among a work-group, and asks for its place in the work-group, but
    /// for nothing that tells work-groups apart: all would do the same, so one should do it. Or it takes its place among all
    /// work-items for its place in local memory, or for that in the work-group; or shares elements of buffers out among all, and has
    /// barriers.
    bool isOneGroup() const;
    /// The same of one of its dimensions: it asks there for its place in the work-group alone.
    bool isOneGroupIn(int dimension) const;
    /// It asks which work-group it is, but for nothing that tells the work-items of one apart, or works in local memory without telling
    /// them apart there: a work-group should have one.
    bool isOneItem() const;
    /// The number that its group's place in this dimension is multiplied by, as in get_group_id(0) * 16; 0: none. Where the place within
    /// the group is multiplied in the same sum, the quotient: 32 * get_group_id(0) + 2 * get_local_id(0) is for groups of 16.
    int groupFactor(int dimension) const;
    /// How many work-items one row of a group has, where it counts them: get_local_id(1) * 16 + get_local_id(0); 0: it does not.
    int rowOfGroup() const;
    /// Its place in its group is never asked for but as what remains of it, l & 31 or l % 32: so many have a place of their own; 0: it is.
    int placesInGroup() const;
    /// The number that is no power of two and that its place in its group is divided by: parts of a group have so many; 0: none.
    int partOfGroup() const;
    /// In one dimension some work-items of a group do this, and those from this place on that, counted anew: if (l < 16) ... else f(l -
    /// 16).
    bool splitsGroupAt(int place) const;
    /// In this dimension a work-item compares its place with one of these numbers before it does anything: there may be more
    /// work-items than elements.
    bool comparesPlace(int dimension, const QStringList &numbers) const;
    /// Rows of some array are longer than one of these numbers: y * (width + 1).
    bool hasLongerRows(const QStringList &numbers) const;
    /// Each work-item of a group has an element of this array, or of its rows: tile[get_local_id(0)].
    bool hasElementForItems(const QString &array) const;
    /// A work-item fills several parts of this array, so many elements from one to the next: t[l + 64] = ...; 0: none.
    int partFilledBy(const QString &array) const;
    /// The size of the smallest private array that is indexed by the work-item's place among all, which must not be beyond it; 0: none.
    int mostPlaces() const;
    /// Of these dimensions it asks its place within the group in: bit 0 for the first. Some kernels work in rows of work-items. Where it
    /// asks for none, but for its group alone in some dimension: those that it asks its place among all in.
    int groupDimensions() const;
    /// The number of a macro that is named after a group's or a tile's size, and used by the kernel; 0: none.
    int definedGroup() const { return m_definedGroup; }
    /// The numbers of two macros that are named after a group's or a tile's sides, TILE_X and TILE_Y, and used by the kernel; 0: none.
    std::pair<int, int> definedGroupSides() const { return m_definedSides; }
    /// The variables that are made from the results of these functions ("get_local_id|get_group_id") in this dimension, and the calls
    /// themselves, as regular expressions.
    QStringList placesIn(int dimension, const QString &functions) const;
    /// What stands in the brackets behind an array's name, each time: t[i][j].
    QList<QStringList> subscriptsOf(const QString &array) const;
    /// Something is compared with it, or with a sum that it is in.
    bool isBound(const QString &number) const;
    /// It stands anywhere.
    bool uses(const QString &number) const;
    /// A work-item's place begins behind it, and rows are longer by two of it: x + border, width + 2 * border.
    bool isBorder(const QString &number) const;
    /// A loop runs from minus this number to it.
    bool isRadius(const QString &number) const;
    /// Something is multiplied by it, as by the distance of two rows.
    bool isFactor(const QString &number) const;
    /// Something else than these parameters is multiplied by it: it is no place, but the distance of two.
    bool isDistance(const QString &number, const QStringList &parameters) const;
    /// A group's place is taken from it, groups - 1 - get_group_id(0), or added to what it was taken from: it counts the groups.
    bool countsGroups(const QString &number) const;
    /// What is multiplied by it stands in a sum with something else than these parameters: the row's length in row * stride + column.
    bool isRowLength(const QString &number, const QStringList &parameters) const;
    /// Something is divided by it.
    bool isDivisor(const QString &number) const;
    /// A loop that makes so many turns doubles or halves something in each.
    bool countsDoublings(const QString &number) const;
    /// Work-items of a group whose place in it is this number or more leave at once: if (get_local_id(0) >= n) return.
    bool keepsItemsFrom(const QString &number) const;
    /// It is the place of an element in a private array: p[axis] of int p[4].
    bool isPlaceInPrivateArray(const QString &number) const;
    /// Two of these numbers are multiplied, as sides are: width * height.
    bool multipliesAmong(const QStringList &numbers) const;
    /// A place in bytes has something multiplied by this number in it: (global char *)a + y * n, or one of these pointers + y * n.
    bool isFactorOfBytes(const QString &number, const QStringList &bytes) const;
    /// Of pointers that others are cast to, (global float *)p, what they point to.
    QStringList castTypes() const;
    /// What the kernel calls the number of work-items of the launch.
    QStringList globalSizes() const;
    /// How many loops run up to one of these numbers.
    int loopsUpTo(const QStringList &numbers) const;
    /// The kernel's own text and that of the functions that it calls, without comments.
    const QString &text() const { return m_called; }
    /// "f", "i" or "ui": how pixels of the image are read or written; empty where it is not seen.
    QString pixelAccess(const QString &image) const;
    /// t[2 * l] and t[2 * l + 1], or t[l] and t[l + half] with half = n / 2: two elements for each work-item of a group.
    bool takesPairs() const;
    /// Something is shifted left by it, or by what is made from it: it is the logarithm of a number.
    bool isShift(const QString &number) const;
    /// Nothing is asked in this dimension, but in a higher one: all its work-items would do the same.
    bool isLeftAside(int dimension) const;
    /// The pointer's elements are used as indexes, as of rows in a sparse matrix: a[i] and a[i + 1] bound a loop.
    bool boundsLoops(const QString &pointer) const;

    /// Of the pointer only its first element is ever asked for: *count, count[0].
    bool isOneNumber(const QString &pointer) const;
    /// The pointer's elements say where something is stored, out[a[i]] = ...: which element, as of a permutation.
    bool scattersBy(const QString &pointer) const;

private:
    bool asksIn(int dimension) const;
    QStringList placesAmongAll(int dimension) const;
    int itemFactor(int dimension, qsizetype from) const;
    bool indexesLocalByGlobalId() const;
    bool takesPlacesForOne() const;
    bool sharesOutAndMeets() const;
    bool storesHalves(const QString &item) const;

    QString m_text;   ///< the kernel's own
    QString m_called; ///< that, and the functions that it calls
    int m_dimensions = 1;
    int m_definedGroup = 0;
    std::pair<int, int> m_definedSides{0, 0};
    bool m_isSerial = false;
};

} // namespace kernelscope
