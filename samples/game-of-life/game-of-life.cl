// One generation. The field is a torus: what leaves it on the right comes back on the left.
__kernel void generation(__global const uchar *now, __global uchar *next, int width, int height)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    int alive = 0;
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            int column = (x + dx + width) % width;
            int row = (y + dy + height) % height;
            alive += now[row * width + column];
        }
    }
    int self = now[y * width + x];
    alive -= self;
    next[y * width + x] = alive == 3 || (alive == 2 && self);
}

// Wrong: one field. A work-item counts neighbours some of which already live in the next generation.
__kernel void in_place(__global uchar *field, int width, int height)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    int alive = 0;
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++)
            alive += field[(y + dy + height) % height * width + (x + dx + width) % width];
    }
    int self = field[y * width + x];
    alive -= self;
    field[y * width + x] = alive == 3 || (alive == 2 && self);
}
