// One step of a bitonic sorting network. A pair lies `distance` apart; in every other block of `block` elements it is sorted
// downwards, so that two neighbouring blocks together rise and fall: they are bitonic, and the next round can merge them.
__kernel void compare_and_exchange(__global int *data, int block, int distance)
{
    int g = get_global_id(0);
    int low = g / distance * 2 * distance + g % distance; // the first of this work-item's pair
    int high = low + distance;
    int rises = (low & block) == 0;
    int a = data[low];
    int b = data[high];
    if ((a > b) == rises) {
        data[low] = b;
        data[high] = a;
    }
}

// Wrong: one work-item for each element rather than for each pair. Both partners compare and exchange.
__kernel void each_element(__global int *data, int block, int distance)
{
    int low = get_global_id(0);
    int high = low ^ distance;
    int rises = (min(low, high) & block) == 0;
    int a = data[min(low, high)];
    int b = data[max(low, high)];
    if ((a > b) == rises) {
        data[min(low, high)] = b;
        data[max(low, high)] = a;
    }
}
