// Signed overflows that nothing in memory has to do with, and others that may come of a race.
// argument out int[16] zero
// launch counter global 16 local 8
// finding signed-overflow doubled
// finding data-race o shared/shared
// launch count global 16 local 8
// finding signed-overflow counted
// finding warning data-race o same/same
// launch of_the_id global 16 local 8
// finding signed-overflow id
// finding data-race o id_shared/id_shared
// finding data-race o id_shared/id
// launch operand global 16 local 8
// finding data-race t operand_set/operand_read
// finding data-race t operand_set/operand_set
// launch decision global 16 local 8
// finding data-race t decision_set/decision_read
// finding data-race t decision_set/decision_set
// launch way_out global 16 local 8
// finding data-race t way_set/way_read
// finding data-race t way_set/way_set
// launch handed_on global 16 local 8
// finding data-race t handed_set/handed_read
// finding data-race t handed_set/handed_set
// launch gone_round global 16 local 8
// finding data-race t round_set/round_read
// finding data-race t round_set/round_set
// launch not_returned global 16 local 8
// finding data-race t returned_set/returned_read
// finding data-race t returned_set/returned_set
// launch not_skipped global 16 local 8
// finding data-race t skipped_set/skipped_read
// finding data-race t skipped_set/skipped_set
// launch passed_by_none global 16 local 8
// finding signed-overflow passed
// finding data-race t passed_set/left_read
// finding data-race t passed_set/behind_read
// finding data-race t passed_set/passed_set

kernel void counter(global int *o)
{
    for (int i = 1; i > 0;
         i *= 2) // @doubled
        o[0] = i; // @shared
}

kernel void count(global int *o)
{
    int n = 0x7ffffff0;
    for (int i = 0; i < 20; i++)
        n += i; // @counted
    o[0] = n; // @same
}

kernel void of_the_id(global int *o)
{
    int i = get_global_id(0), half_of_it = max(i, 1) / 2, big = 0x7fffffff - 8;
    o[0] = i > 12 ? 1 : 2; // @id_shared
    o[i] = big + i + half_of_it; // @id
}

kernel void operand(global int *o)
{
    local int t;
    t = 100 + (int)get_local_id(0); // @operand_set
    int x = t; // @operand_read
    o[get_global_id(0)] = x + 0x7fffffff;
}

kernel void decision(global int *o)
{
    local int t;
    t = 100 + (int)get_local_id(0); // @decision_set
    int i = get_global_id(0);
    int x = i;
    if (t > 50) // @decision_read
        x = i + 1 + 0x7fffffff;
    o[i] = x;
}

kernel void way_out(global int *o)
{
    local int t;
    t = 100 + (int)get_local_id(0); // @way_set
    int n = 1;
    for (int i = 0; i < 90; i++) {
        if (t < i) // @way_read
            break;
        n *= 3;
    }
    o[get_global_id(0)] = n;
}

int moved(int x)
{
    return x + 0x7fffffff;
}

kernel void handed_on(global int *o)
{
    local int t;
    t = 100 + (int)get_local_id(0); // @handed_set
    o[get_global_id(0)] = moved(t); // @handed_read
}

kernel void gone_round(global int *o)
{
    local int t;
    t = 100 + (int)get_local_id(0); // @round_set
    int n = 1, i = 0;
again:
    n *= 3;
    if (++i < t) // @round_read
        goto again;
    o[get_global_id(0)] = n;
}

kernel void not_returned(global int *o)
{
    local int t;
    t = 100 + (int)get_local_id(0); // @returned_set
    int i = get_global_id(0);
    if (t < 50) // @returned_read
        return;
    o[i] = i + 1 + 0x7fffffff;
}

kernel void not_skipped(global int *o)
{
    local int t;
    t = 100 + (int)get_local_id(0); // @skipped_set
    int n = 1;
    for (int i = 0; i < 90; i++) {
        if (t < i) // @skipped_read
            continue;
        n *= 3;
    }
    o[get_global_id(0)] = n;
}

// What it leaves is over, or has not come yet.
kernel void passed_by_none(global int *o)
{
    local int t;
    t = 100 + (int)get_local_id(0); // @passed_set
    int i = get_global_id(0);
    for (int k = 0; k < 3; k++) {
        if (t == k) // @left_read
            break;
        o[i] = k;
    }
    o[i] = i + 1 + 0x7fffffff; // @passed
    if (t > 50) // @behind_read
        return;
    o[i] = 0;
}
