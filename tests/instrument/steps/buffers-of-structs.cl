// Pointers to structs in buffers and to their members, and to single bytes.
// launch items global 2 local 2
// argument int[8] index
struct item { int key; short2 at; };
kernel void items(global struct item *s)
{
    global struct item *mine = s + get_global_id(0);
    struct item own = *mine;
    own.at += (short2)(1, 2);
    global int *key = &mine->key;
    global uchar *byte = (global uchar *)key + 1;
    *byte += 1;
    mine += 2;
    *mine = own;
    key = &mine->key;
    *key = own.key;
}
// steps 0.0: 5 items(): s=s[0]; 7: mine=s[0]; 8: own={key: 0, at: (1, 0)}; 9: own={key: 0, at: (2, 2)}; 10: key=s[0];
// ... 11: byte=s + 1 bytes; 12; 13: mine=s[2]; 14; 15: key=s[2]; 16
// steps 0.1: 5 items(): s=s[0]; 7: mine=s[1]; 8: own={key: 2, at: (3, 0)}; 9: own={key: 2, at: (4, 2)}; 10: key=s[1];
// ... 11: byte=s + 9 bytes; 12; 13: mine=s[3]; 14; 15: key=s[3]; 16
