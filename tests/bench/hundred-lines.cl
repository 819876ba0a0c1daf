// A kernel of a hundred lines, to measure how long rewriting takes: smooths an image in tiles, finds its edges, follows
// them, and counts their directions.
#define TILE 16
#define BORDER 2
#define WIDTH (TILE + 2 * BORDER)
#define DIRECTIONS 8

typedef struct
{
    float strength;
    int direction;
} edge_t;

float smooth(local const float *tile, int x, int y)
{
    const float weights[5] = {1.0f, 4.0f, 6.0f, 4.0f, 1.0f};
    float sum = 0.0f;
    for (int dy = -BORDER; dy <= BORDER; ++dy) {
        for (int dx = -BORDER; dx <= BORDER; ++dx) {
            const int column = clamp(x + dx, 0, WIDTH - 1);
            const int row = clamp(y + dy, 0, WIDTH - 1);
            sum += weights[dx + BORDER] * weights[dy + BORDER] * tile[row * WIDTH + column];
        }
    }
    return sum / 256.0f;
}

edge_t edge_at(local const float *tile, int x, int y)
{
    const int at = y * WIDTH + x;
    const float left = tile[at - 1];
    const float right = tile[at + 1];
    const float above = tile[at - WIDTH];
    const float below = tile[at + WIDTH];
    const float gx = right - left;
    const float gy = below - above;
    edge_t edge;
    edge.strength = sqrt(gx * gx + gy * gy);
    edge.direction = (int)((atan2(gy, gx) + M_PI_F) * (DIRECTIONS / 2) / M_PI_F) % DIRECTIONS;
    return edge;
}

void load_tile(global const float *image, local float *tile, int width, int height)
{
    const int left = (int)get_group_id(0) * TILE - BORDER;
    const int top = (int)get_group_id(1) * TILE - BORDER;
    const int item = (int)(get_local_id(1) * TILE + get_local_id(0));
    for (int i = item; i < WIDTH * WIDTH; i += TILE * TILE) {
        const int x = clamp(left + i % WIDTH, 0, width - 1);
        const int y = clamp(top + i / WIDTH, 0, height - 1);
        tile[i] = image[y * width + x];
    }
}

kernel void edges(global const float *image, global float *strengths, global int *directions,
                  global int *histogram, int width, int height, float threshold)
{
    local float raw[WIDTH * WIDTH];
    local float smoothed[WIDTH * WIDTH];
    local int counts[DIRECTIONS];
    const int lx = (int)get_local_id(0);
    const int ly = (int)get_local_id(1);
    const int item = ly * TILE + lx;
    if (item < DIRECTIONS)
        counts[item] = 0;
    load_tile(image, raw, width, height);
    barrier(CLK_LOCAL_MEM_FENCE);

    for (int i = item; i < WIDTH * WIDTH; i += TILE * TILE)
        smoothed[i] = smooth(raw, i % WIDTH, i / WIDTH);
    barrier(CLK_LOCAL_MEM_FENCE);

    const edge_t edge = edge_at(smoothed, lx + BORDER, ly + BORDER);
    const int x = (int)get_global_id(0);
    const int y = (int)get_global_id(1);
    const bool inside = x < width && y < height;
    if (inside) {
        strengths[y * width + x] = edge.strength;
        directions[y * width + x] = edge.strength > threshold ? edge.direction : -1;
        if (edge.strength > threshold)
            atomic_inc(&counts[edge.direction]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (int step = DIRECTIONS / 2; step > 0; step /= 2) {
        int larger = 0;
        if (item < step)
            larger = max(counts[item], counts[item + step]);
        barrier(CLK_LOCAL_MEM_FENCE);
        if (item < step && larger > counts[item] && step == 1)
            atomic_inc(&histogram[DIRECTIONS]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (item < DIRECTIONS && counts[item] > 0)
        atomic_add(&histogram[item], counts[item]);
}
