// launch digraphs global 4 local 4
// argument in int[4] index
// argument int[4] zero
// trace 0.1: load a[1]=1; store b[1]=1
%:define AT(i) <:i:>
kernel void digraphs(global const int *a, global int *b)
<%
    b AT(get_global_id(0)) = a<:get_global_id(0):>;
%>
