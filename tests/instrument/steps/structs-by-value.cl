// Structs within structs: as parameters that are changed, returned, assigned as a whole and by members.
// launch edges global 1 local 1
// argument float[1] zero
typedef struct { float x, y; } point;
struct edge { point from, to; int id; };
point middle(struct edge e)
{
    point m = {(e.from.x + e.to.x) / 2, (e.from.y + e.to.y) / 2};
    return m;
}
struct edge turned(struct edge e)
{
    point p = e.from;
    e.from = e.to;
    e.to = p;
    return e;
}
kernel void edges(global float *out)
{
    struct edge e = {{0, 2}, {4, 6}, 7};
    e = turned(e);
    point m;
    m = middle(e);
    e.from.x = m.x;
    e.id += (int)m.x;
    out[0] = turned(e).to.x + e.id;
}
// steps 0.0: 18 edges(): out=out[0]; 20: e={from: {x: 0, y: 2}, to: {x: 4, y: 6}, id: 7};
// ... 21: e={from: {x: 4, y: 6}, to: {x: 0, y: 2}, id: 7}; 11 turned(): e={from: {x: 0, y: 2}, to: {x: 4, y: 6}, id: 7};
// ... 13: p={x: 0, y: 2}; 14: e={from: {x: 4, y: 6}, to: {x: 4, y: 6}, id: 7}; 15: e={from: {x: 4, y: 6}, to: {x: 0, y: 2}, id: 7}; 16;
// ... 23: m={x: 2, y: 4}; 6 middle(): e={from: {x: 4, y: 6}, to: {x: 0, y: 2}, id: 7}; 8: m={x: 2, y: 4}; 9;
// ... 24: e={from: {x: 2, y: 6}, to: {x: 0, y: 2}, id: 7}; 25: e={from: {x: 2, y: 6}, to: {x: 0, y: 2}, id: 9}; 26;
// ... 11 turned(): e={from: {x: 2, y: 6}, to: {x: 0, y: 2}, id: 9}; 13: p={x: 2, y: 6};
// ... 14: e={from: {x: 0, y: 2}, to: {x: 0, y: 2}, id: 9}; 15: e={from: {x: 0, y: 2}, to: {x: 2, y: 6}, id: 9}; 16
