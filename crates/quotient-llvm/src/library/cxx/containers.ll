%"struct.std::placeholders::Placeholder" = type { i8 }
%"struct.std::__detail::_List_node_base" = type { ptr, ptr }
@_ZNSt8__detailL6primesE = internal unnamed_addr constant [256 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19, i32 23, i32 29, i32 31, i32 37, i32 41, i32 43, i32 47, i32 53, i32 59, i32 61, i32 67, i32 71, i32 73, i32 79, i32 83, i32 89, i32 97, i32 103, i32 109, i32 113, i32 127, i32 137, i32 139, i32 149, i32 157, i32 167, i32 179, i32 193, i32 199, i32 211, i32 227, i32 241, i32 257, i32 277, i32 293, i32 313, i32 337, i32 359, i32 383, i32 409, i32 439, i32 467, i32 503, i32 541, i32 577, i32 619, i32 661, i32 709, i32 761, i32 823, i32 887, i32 953, i32 1031, i32 1109, i32 1193, i32 1289, i32 1381, i32 1493, i32 1613, i32 1741, i32 1879, i32 2029, i32 2179, i32 2357, i32 2549, i32 2753, i32 2971, i32 3209, i32 3469, i32 3739, i32 4027, i32 4349, i32 4703, i32 5087, i32 5503, i32 5953, i32 6427, i32 6949, i32 7517, i32 8123, i32 8783, i32 9497, i32 10273, i32 11113, i32 12011, i32 12983, i32 14033, i32 15173, i32 16411, i32 17749, i32 19183, i32 20753, i32 22447, i32 24281, i32 26267, i32 28411, i32 30727, i32 33223, i32 35933, i32 38873, i32 42043, i32 45481, i32 49201, i32 53201, i32 57557, i32 62233, i32 67307, i32 72817, i32 78779, i32 85229, i32 92203, i32 99733, i32 107897, i32 116731, i32 126271, i32 136607, i32 147793, i32 159871, i32 172933, i32 187091, i32 202409, i32 218971, i32 236897, i32 256279, i32 277261, i32 299951, i32 324503, i32 351061, i32 379787, i32 410857, i32 444487, i32 480881, i32 520241, i32 562841, i32 608903, i32 658753, i32 712697, i32 771049, i32 834181, i32 902483, i32 976369, i32 1056323, i32 1142821, i32 1236397, i32 1337629, i32 1447153, i32 1565659, i32 1693859, i32 1832561, i32 1982627, i32 2144977, i32 2320627, i32 2510653, i32 2716249, i32 2938679, i32 3179303, i32 3439651, i32 3721303, i32 4026031, i32 4355707, i32 4712381, i32 5098259, i32 5515729, i32 5967347, i32 6456007, i32 6984629, i32 7556579, i32 8175383, i32 8844859, i32 9569143, i32 10352717, i32 11200489, i32 12117689, i32 13109983, i32 14183539, i32 15345007, i32 16601593, i32 17961079, i32 19431899, i32 21023161, i32 22744717, i32 24607243, i32 26622317, i32 28802401, i32 31160981, i32 33712729, i32 36473443, i32 39460231, i32 42691603, i32 46187573, i32 49969847, i32 54061849, i32 58488943, i32 63278561, i32 68460391, i32 74066549, i32 80131819, i32 86693767, i32 93793069, i32 101473717, i32 109783337, i32 118773397, i32 128499677, i32 139022417, i32 150406843, i32 162723577, i32 176048909, i32 190465427, i32 206062531, i32 222936881, i32 241193053, i32 260944219, i32 282312799, i32 305431229, i32 330442829, i32 357502601, i32 386778277, i32 418451333, i32 452718089, i32 489790921, i32 529899637, i32 573292817, i32 620239453, i32 671030513, i32 725980837, i32 785430967, i32 849749479, i32 919334987, i32 994618837, i32 1076067617, i32 1164186217, i32 1259520799, i32 1362662261, i32 1474249943, i32 1594975441, i32 1725587117, i32 1866894511, i32 2019773507, i32 -2109795623, i32 -1930853079, i32 -1737257027, i32 -1527807497, i32 -1301206257, i32 -1056048815, i32 -790815569, i32 -503862453, i32 -193410897, i32 -5], align 16
@_ZNSt12placeholders2_1E = dso_local local_unnamed_addr constant %"struct.std::placeholders::Placeholder" zeroinitializer, align 1
@_ZNSt12placeholders2_2E = dso_local local_unnamed_addr constant %"struct.std::placeholders::Placeholder" zeroinitializer, align 1
@_ZNSt12placeholders2_3E = dso_local local_unnamed_addr constant %"struct.std::placeholders::Placeholder" zeroinitializer, align 1
@_ZNSt12placeholders2_4E = dso_local local_unnamed_addr constant %"struct.std::placeholders::Placeholder" zeroinitializer, align 1
@_ZNSt12placeholders2_5E = dso_local local_unnamed_addr constant %"struct.std::placeholders::Placeholder" zeroinitializer, align 1
@_ZNSt12placeholders2_6E = dso_local local_unnamed_addr constant %"struct.std::placeholders::Placeholder" zeroinitializer, align 1
@_ZNSt12placeholders2_7E = dso_local local_unnamed_addr constant %"struct.std::placeholders::Placeholder" zeroinitializer, align 1
@_ZNSt12placeholders2_8E = dso_local local_unnamed_addr constant %"struct.std::placeholders::Placeholder" zeroinitializer, align 1
@_ZNSt12placeholders2_9E = dso_local local_unnamed_addr constant %"struct.std::placeholders::Placeholder" zeroinitializer, align 1
@_ZZNSt13random_device9_M_getvalEvE5state = internal thread_local unnamed_addr global i64 1, align 8
define dso_local noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5
5:                                                ; preds = %1, %5
  %6 = phi ptr [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %5
10:                                               ; preds = %1, %10
  %11 = phi ptr [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 24
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %11, %15
  br i1 %16, label %10, label %17
17:                                               ; preds = %10
  %18 = getelementptr inbounds i8, ptr %11, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %13
  %21 = select i1 %20, ptr %11, ptr %13
  br label %22
22:                                               ; preds = %5, %17
  %23 = phi ptr [ %21, %17 ], [ %6, %5 ]
  ret ptr %23
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define dso_local noundef ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %10, label %5
5:                                                ; preds = %1, %5
  %6 = phi ptr [ %8, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %22, label %5
10:                                               ; preds = %1, %10
  %11 = phi ptr [ %13, %10 ], [ %0, %1 ]
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 24
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %11, %15
  br i1 %16, label %10, label %17
17:                                               ; preds = %10
  %18 = getelementptr inbounds i8, ptr %11, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %13
  %21 = select i1 %20, ptr %11, ptr %13
  br label %22
22:                                               ; preds = %5, %17
  %23 = phi ptr [ %21, %17 ], [ %6, %5 ]
  ret ptr %23
}
define dso_local noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef readonly %0) local_unnamed_addr {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %13
4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %13
10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  br label %29
13:                                               ; preds = %4, %1
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %22, label %17
17:                                               ; preds = %13, %17
  %18 = phi ptr [ %20, %17 ], [ %15, %13 ]
  %19 = getelementptr inbounds i8, ptr %18, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %29, label %17
22:                                               ; preds = %13, %22
  %23 = phi ptr [ %25, %22 ], [ %0, %13 ]
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %23, %27
  br i1 %28, label %22, label %29
29:                                               ; preds = %17, %22, %10
  %30 = phi ptr [ %12, %10 ], [ %25, %22 ], [ %18, %17 ]
  ret ptr %30
}
define dso_local noundef ptr @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(ptr noundef readonly %0) local_unnamed_addr {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %13
4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %13
10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  br label %29
13:                                               ; preds = %4, %1
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %22, label %17
17:                                               ; preds = %13, %17
  %18 = phi ptr [ %20, %17 ], [ %15, %13 ]
  %19 = getelementptr inbounds i8, ptr %18, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %29, label %17
22:                                               ; preds = %13, %22
  %23 = phi ptr [ %25, %22 ], [ %0, %13 ]
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %23, %27
  br i1 %28, label %22, label %29
29:                                               ; preds = %17, %22, %10
  %30 = phi ptr [ %12, %10 ], [ %25, %22 ], [ %18, %17 ]
  ret ptr %30
}
define dso_local void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull align 8 dereferenceable(32) %3) local_unnamed_addr {
  store i32 1, ptr %1, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 24
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 16
  store ptr null, ptr %7, align 8
  %8 = icmp eq ptr %2, %3
  br i1 %8, label %9, label %13
9:                                                ; preds = %4
  %10 = getelementptr inbounds i8, ptr %3, i64 24
  store ptr %1, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr %1, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %3, i64 8
  br label %24
13:                                               ; preds = %4
  br i1 %0, label %14, label %19
14:                                               ; preds = %13
  %15 = getelementptr inbounds i8, ptr %2, i64 16
  store ptr %1, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %3, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, %2
  br i1 %18, label %24, label %26
19:                                               ; preds = %13
  %20 = getelementptr inbounds i8, ptr %2, i64 24
  store ptr %1, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %3, i64 24
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, %2
  br i1 %23, label %24, label %26
24:                                               ; preds = %19, %14, %9
  %25 = phi ptr [ %12, %9 ], [ %16, %14 ], [ %21, %19 ]
  store ptr %1, ptr %25, align 8
  br label %26
26:                                               ; preds = %24, %14, %19
  ret void
}
define dso_local noundef ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef readonly returned %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %1, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, %0
  br i1 %5, label %6, label %20
6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %15, label %10
10:                                               ; preds = %6, %10
  %11 = phi ptr [ %13, %10 ], [ %8, %6 ]
  %12 = getelementptr inbounds i8, ptr %11, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %10
15:                                               ; preds = %6
  %16 = getelementptr inbounds i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8
  br label %18
18:                                               ; preds = %10, %15
  %19 = phi ptr [ %17, %15 ], [ %11, %10 ]
  store ptr %19, ptr %3, align 8
  br label %20
20:                                               ; preds = %18, %2
  %21 = getelementptr inbounds i8, ptr %1, i64 24
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, %0
  br i1 %23, label %24, label %38
24:                                               ; preds = %20
  %25 = getelementptr inbounds i8, ptr %0, i64 16
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %33, label %28
28:                                               ; preds = %24, %28
  %29 = phi ptr [ %31, %28 ], [ %26, %24 ]
  %30 = getelementptr inbounds i8, ptr %29, i64 24
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %36, label %28
33:                                               ; preds = %24
  %34 = getelementptr inbounds i8, ptr %0, i64 8
  %35 = load ptr, ptr %34, align 8
  br label %36
36:                                               ; preds = %28, %33
  %37 = phi ptr [ %35, %33 ], [ %29, %28 ]
  store ptr %37, ptr %21, align 8
  br label %38
38:                                               ; preds = %36, %20
  %39 = getelementptr inbounds i8, ptr %0, i64 16
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, null
  %42 = getelementptr inbounds i8, ptr %0, i64 24
  %43 = load ptr, ptr %42, align 8
  br i1 %41, label %44, label %59
44:                                               ; preds = %38
  %45 = getelementptr inbounds i8, ptr %0, i64 8
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, %1
  br i1 %47, label %48, label %50
48:                                               ; preds = %44
  %49 = getelementptr inbounds i8, ptr %1, i64 8
  br label %56
50:                                               ; preds = %44
  %51 = getelementptr inbounds i8, ptr %46, i64 16
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, %0
  %54 = getelementptr inbounds i8, ptr %46, i64 24
  %55 = select i1 %53, ptr %51, ptr %54
  br label %56
56:                                               ; preds = %50, %48
  %57 = phi ptr [ %49, %48 ], [ %55, %50 ]
  store ptr %43, ptr %57, align 8
  %58 = icmp eq ptr %43, null
  br i1 %58, label %125, label %121
59:                                               ; preds = %38
  %60 = icmp eq ptr %43, null
  br i1 %60, label %61, label %75
61:                                               ; preds = %59
  %62 = getelementptr inbounds i8, ptr %0, i64 8
  %63 = load ptr, ptr %62, align 8
  %64 = icmp eq ptr %63, %1
  br i1 %64, label %65, label %67
65:                                               ; preds = %61
  %66 = getelementptr inbounds i8, ptr %1, i64 8
  br label %73
67:                                               ; preds = %61
  %68 = getelementptr inbounds i8, ptr %63, i64 16
  %69 = load ptr, ptr %68, align 8
  %70 = icmp eq ptr %69, %0
  %71 = getelementptr inbounds i8, ptr %63, i64 24
  %72 = select i1 %70, ptr %68, ptr %71
  br label %73
73:                                               ; preds = %67, %65
  %74 = phi ptr [ %66, %65 ], [ %72, %67 ]
  store ptr %40, ptr %74, align 8
  br label %121
75:                                               ; preds = %59, %75
  %76 = phi ptr [ %78, %75 ], [ %43, %59 ]
  %77 = getelementptr inbounds i8, ptr %76, i64 16
  %78 = load ptr, ptr %77, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %80, label %75
80:                                               ; preds = %75
  %81 = getelementptr inbounds i8, ptr %76, i64 16
  %82 = icmp eq ptr %76, %43
  br i1 %82, label %105, label %83
83:                                               ; preds = %80
  %84 = getelementptr inbounds i8, ptr %76, i64 24
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds i8, ptr %76, i64 8
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, %1
  br i1 %88, label %89, label %91
89:                                               ; preds = %83
  %90 = getelementptr inbounds i8, ptr %1, i64 8
  br label %97
91:                                               ; preds = %83
  %92 = getelementptr inbounds i8, ptr %87, i64 16
  %93 = load ptr, ptr %92, align 8
  %94 = icmp eq ptr %93, %76
  %95 = getelementptr inbounds i8, ptr %87, i64 24
  %96 = select i1 %94, ptr %92, ptr %95
  br label %97
97:                                               ; preds = %91, %89
  %98 = phi ptr [ %90, %89 ], [ %96, %91 ]
  store ptr %85, ptr %98, align 8
  %99 = icmp eq ptr %85, null
  br i1 %99, label %102, label %100
100:                                              ; preds = %97
  %101 = getelementptr inbounds i8, ptr %85, i64 8
  store ptr %87, ptr %101, align 8
  br label %102
102:                                              ; preds = %97, %100
  %103 = load ptr, ptr %42, align 8
  store ptr %103, ptr %84, align 8
  %104 = getelementptr inbounds i8, ptr %103, i64 8
  store ptr %76, ptr %104, align 8
  br label %105
105:                                              ; preds = %102, %80
  %106 = getelementptr inbounds i8, ptr %0, i64 8
  %107 = load ptr, ptr %106, align 8
  %108 = icmp eq ptr %107, %1
  br i1 %108, label %109, label %111
109:                                              ; preds = %105
  %110 = getelementptr inbounds i8, ptr %1, i64 8
  br label %117
111:                                              ; preds = %105
  %112 = getelementptr inbounds i8, ptr %107, i64 16
  %113 = load ptr, ptr %112, align 8
  %114 = icmp eq ptr %113, %0
  %115 = getelementptr inbounds i8, ptr %107, i64 24
  %116 = select i1 %114, ptr %112, ptr %115
  br label %117
117:                                              ; preds = %111, %109
  %118 = phi ptr [ %110, %109 ], [ %116, %111 ]
  store ptr %76, ptr %118, align 8
  %119 = getelementptr inbounds i8, ptr %76, i64 8
  store ptr %107, ptr %119, align 8
  %120 = load ptr, ptr %39, align 8
  store ptr %120, ptr %81, align 8
  br label %121
121:                                              ; preds = %56, %117, %73
  %122 = phi ptr [ %40, %73 ], [ %120, %117 ], [ %43, %56 ]
  %123 = phi ptr [ %63, %73 ], [ %76, %117 ], [ %46, %56 ]
  %124 = getelementptr inbounds i8, ptr %122, i64 8
  store ptr %123, ptr %124, align 8
  br label %125
125:                                              ; preds = %121, %56
  ret ptr %0
}
declare i32 @__gxx_personality_v0(...)
define dso_local void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) local_unnamed_addr align 2 {
  store ptr %1, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %4, ptr %5, align 8
  store ptr %0, ptr %4, align 8
  store ptr %0, ptr %3, align 8
  ret void
}
define dso_local void @_ZNSt8__detail15_List_node_base9_M_unhookEv(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) local_unnamed_addr align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  store ptr %2, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr %5, ptr %7, align 8
  ret void
}
define dso_local void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr align 2 {
  %4 = icmp eq ptr %0, %2
  %5 = icmp eq ptr %1, %2
  %6 = or i1 %4, %5
  br i1 %6, label %16, label %7
7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %2, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  %12 = load ptr, ptr %10, align 8
  store ptr %12, ptr %8, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %10, align 8
  %15 = load ptr, ptr %13, align 8
  store ptr %1, ptr %15, align 8
  store ptr %0, ptr %9, align 8
  store ptr %9, ptr %13, align 8
  br label %16
16:                                               ; preds = %3, %7
  ret void
}
define dso_local void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr align 2 {
  br label %2
2:                                                ; preds = %2, %1
  %3 = phi ptr [ %0, %1 ], [ %4, %2 ]
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %3, align 8
  store ptr %4, ptr %5, align 8
  %7 = icmp eq ptr %4, %0
  br i1 %7, label %8, label %2
8:                                                ; preds = %2
  ret void
}
define dso_local void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr align 2 {
  %3 = alloca %"struct.std::__detail::_List_node_base", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3)
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr %3, ptr %4, align 8
  store ptr %3, ptr %3, align 8
  %5 = load ptr, ptr %0, align 8
  %6 = icmp eq ptr %3, %0
  %7 = icmp eq ptr %5, %0
  %8 = or i1 %6, %7
  br i1 %8, label %17, label %9
9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %5, i64 8
  %13 = load ptr, ptr %12, align 8
  store ptr %0, ptr %13, align 8
  %14 = load ptr, ptr %12, align 8
  store ptr %14, ptr %10, align 8
  %15 = load ptr, ptr %4, align 8
  store ptr %15, ptr %12, align 8
  %16 = load ptr, ptr %4, align 8
  store ptr %5, ptr %16, align 8
  store ptr %3, ptr %11, align 8
  store ptr %11, ptr %4, align 8
  br label %17
17:                                               ; preds = %2, %9
  %18 = load ptr, ptr %1, align 8
  %19 = icmp eq ptr %0, %1
  %20 = icmp eq ptr %18, %1
  %21 = or i1 %19, %20
  br i1 %21, label %31, label %22
22:                                               ; preds = %17
  %23 = getelementptr inbounds i8, ptr %1, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %18, i64 8
  %26 = load ptr, ptr %25, align 8
  store ptr %1, ptr %26, align 8
  %27 = load ptr, ptr %25, align 8
  store ptr %27, ptr %23, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 8
  %29 = load ptr, ptr %28, align 8
  store ptr %29, ptr %25, align 8
  %30 = load ptr, ptr %28, align 8
  store ptr %18, ptr %30, align 8
  store ptr %0, ptr %24, align 8
  store ptr %24, ptr %28, align 8
  br label %31
31:                                               ; preds = %17, %22
  %32 = load ptr, ptr %3, align 8
  %33 = icmp eq ptr %3, %1
  %34 = icmp eq ptr %32, %3
  %35 = or i1 %33, %34
  br i1 %35, label %44, label %36
36:                                               ; preds = %31
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds i8, ptr %32, i64 8
  %39 = load ptr, ptr %38, align 8
  store ptr %3, ptr %39, align 8
  %40 = load ptr, ptr %38, align 8
  store ptr %40, ptr %4, align 8
  %41 = getelementptr inbounds i8, ptr %1, i64 8
  %42 = load ptr, ptr %41, align 8
  store ptr %42, ptr %38, align 8
  %43 = load ptr, ptr %41, align 8
  store ptr %32, ptr %43, align 8
  store ptr %1, ptr %37, align 8
  store ptr %37, ptr %41, align 8
  br label %44
44:                                               ; preds = %31, %36
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  ret void
}
define dso_local noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = mul i64 %1, -4132994306676758123
  %5 = xor i64 %4, %2
  %6 = icmp eq i64 %1, 0
  br i1 %6, label %7, label %14
7:                                                ; preds = %38, %3
  %8 = phi i64 [ %5, %3 ], [ %41, %38 ]
  %9 = lshr i64 %8, 47
  %10 = xor i64 %9, %8
  %11 = mul i64 %10, -4132994306676758123
  %12 = lshr i64 %11, 47
  %13 = xor i64 %12, %11
  ret i64 %13
14:                                               ; preds = %3, %38
  %15 = phi ptr [ %42, %38 ], [ %0, %3 ]
  %16 = phi i64 [ %43, %38 ], [ %1, %3 ]
  %17 = phi i64 [ %41, %38 ], [ %5, %3 ]
  %18 = tail call i64 @llvm.umin.i64(i64 %16, i64 8)
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 1)
  br label %22
20:                                               ; preds = %22
  %21 = icmp ugt i64 %16, 7
  br i1 %21, label %33, label %38
22:                                               ; preds = %14, %22
  %23 = phi i64 [ 0, %14 ], [ %31, %22 ]
  %24 = phi i64 [ 0, %14 ], [ %30, %22 ]
  %25 = getelementptr inbounds i8, ptr %15, i64 %23
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i64
  %28 = shl i64 %23, 3
  %29 = shl i64 %27, %28
  %30 = or i64 %29, %24
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %19
  br i1 %32, label %20, label %22
33:                                               ; preds = %20
  %34 = mul i64 %30, -4132994306676758123
  %35 = lshr i64 %34, 47
  %36 = xor i64 %35, %34
  %37 = mul i64 %36, -4132994306676758123
  br label %38
38:                                               ; preds = %20, %33
  %39 = phi i64 [ %37, %33 ], [ %30, %20 ]
  %40 = xor i64 %39, %17
  %41 = mul i64 %40, -4132994306676758123
  %42 = getelementptr inbounds i8, ptr %15, i64 %18
  %43 = sub i64 %16, %18
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %7, label %14
}
define dso_local noundef i64 @_ZSt15_Fnv_hash_bytesPKvmm(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = mul i64 %1, -4132994306676758123
  %5 = xor i64 %4, %2
  %6 = icmp eq i64 %1, 0
  br i1 %6, label %38, label %7
7:                                                ; preds = %3, %31
  %8 = phi ptr [ %35, %31 ], [ %0, %3 ]
  %9 = phi i64 [ %36, %31 ], [ %1, %3 ]
  %10 = phi i64 [ %34, %31 ], [ %5, %3 ]
  %11 = tail call i64 @llvm.umin.i64(i64 %9, i64 8)
  %12 = tail call i64 @llvm.umax.i64(i64 %11, i64 1)
  br label %15
13:                                               ; preds = %15
  %14 = icmp ugt i64 %9, 7
  br i1 %14, label %26, label %31
15:                                               ; preds = %15, %7
  %16 = phi i64 [ 0, %7 ], [ %24, %15 ]
  %17 = phi i64 [ 0, %7 ], [ %23, %15 ]
  %18 = getelementptr inbounds i8, ptr %8, i64 %16
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i64
  %21 = shl i64 %16, 3
  %22 = shl i64 %20, %21
  %23 = or i64 %22, %17
  %24 = add nuw nsw i64 %16, 1
  %25 = icmp eq i64 %24, %12
  br i1 %25, label %13, label %15
26:                                               ; preds = %13
  %27 = mul i64 %23, -4132994306676758123
  %28 = lshr i64 %27, 47
  %29 = xor i64 %28, %27
  %30 = mul i64 %29, -4132994306676758123
  br label %31
31:                                               ; preds = %26, %13
  %32 = phi i64 [ %30, %26 ], [ %23, %13 ]
  %33 = xor i64 %32, %10
  %34 = mul i64 %33, -4132994306676758123
  %35 = getelementptr inbounds i8, ptr %8, i64 %11
  %36 = sub i64 %9, %11
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %7
38:                                               ; preds = %31, %3
  %39 = phi i64 [ %5, %3 ], [ %34, %31 ]
  %40 = lshr i64 %39, 47
  %41 = xor i64 %40, %39
  %42 = mul i64 %41, -4132994306676758123
  %43 = lshr i64 %42, 47
  %44 = xor i64 %43, %42
  ret i64 %44
}
define dso_local noundef range(i64 0, 4294967296) i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) local_unnamed_addr align 2 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %26, label %4
4:                                                ; preds = %2, %10
  %5 = phi i64 [ %11, %10 ], [ 0, %2 ]
  %6 = getelementptr inbounds [256 x i32], ptr @_ZNSt8__detailL6primesE, i64 0, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = zext i32 %7 to i64
  %9 = icmp ult i64 %8, %1
  br i1 %9, label %10, label %13
10:                                               ; preds = %4
  %11 = add nuw nsw i64 %5, 1
  %12 = icmp eq i64 %11, 255
  br i1 %12, label %13, label %4
13:                                               ; preds = %10, %4
  %14 = phi i64 [ 255, %10 ], [ %5, %4 ]
  %15 = and i64 %14, 4294967295
  %16 = getelementptr inbounds [256 x i32], ptr @_ZNSt8__detailL6primesE, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = uitofp i32 %17 to double
  %19 = load float, ptr %0, align 8
  %20 = fpext float %19 to double
  %21 = fmul double %18, %20
  %22 = tail call double @llvm.floor.f64(double %21)
  %23 = fptoui double %22 to i64
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %23, ptr %24, align 8
  %25 = zext i32 %17 to i64
  br label %26
26:                                               ; preds = %2, %13
  %27 = phi i64 [ %25, %13 ], [ 1, %2 ]
  ret i64 %27
}
declare double @llvm.floor.f64(double)
define dso_local { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr align 2 {
  %5 = add i64 %3, %2
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %49
9:                                                ; preds = %4
  %10 = icmp eq i64 %7, 0
  %11 = tail call i64 @llvm.umax.i64(i64 %5, i64 11)
  %12 = select i1 %10, i64 %11, i64 %5
  %13 = uitofp i64 %12 to double
  %14 = load float, ptr %0, align 8
  %15 = fpext float %14 to double
  %16 = fdiv double %13, %15
  %17 = uitofp i64 %1 to double
  %18 = fcmp olt double %16, %17
  br i1 %18, label %19, label %23
19:                                               ; preds = %9
  %20 = fmul double %17, %15
  %21 = tail call double @llvm.floor.f64(double %20)
  %22 = fptoui double %21 to i64
  store i64 %22, ptr %6, align 8
  br label %49
23:                                               ; preds = %9
  %24 = tail call double @llvm.floor.f64(double %16)
  %25 = fptoui double %24 to i64
  %26 = add i64 %25, 1
  %27 = shl i64 %1, 1
  %28 = tail call i64 @llvm.umax.i64(i64 %26, i64 %27)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %49, label %30
30:                                               ; preds = %23, %36
  %31 = phi i64 [ %37, %36 ], [ 0, %23 ]
  %32 = getelementptr inbounds [256 x i32], ptr @_ZNSt8__detailL6primesE, i64 0, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = zext i32 %33 to i64
  %35 = icmp ugt i64 %28, %34
  br i1 %35, label %36, label %39
36:                                               ; preds = %30
  %37 = add nuw nsw i64 %31, 1
  %38 = icmp eq i64 %37, 255
  br i1 %38, label %39, label %30
39:                                               ; preds = %36, %30
  %40 = phi i64 [ 255, %36 ], [ %31, %30 ]
  %41 = and i64 %40, 4294967295
  %42 = getelementptr inbounds [256 x i32], ptr @_ZNSt8__detailL6primesE, i64 0, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = uitofp i32 %43 to double
  %45 = fmul double %15, %44
  %46 = tail call double @llvm.floor.f64(double %45)
  %47 = fptoui double %46 to i64
  store i64 %47, ptr %6, align 8
  %48 = zext i32 %43 to i64
  br label %49
49:                                               ; preds = %39, %23, %19, %4
  %50 = phi i8 [ 0, %4 ], [ 0, %19 ], [ 1, %23 ], [ 1, %39 ]
  %51 = phi i64 [ 0, %4 ], [ 0, %19 ], [ 1, %23 ], [ %48, %39 ]
  %52 = insertvalue { i8, i64 } poison, i8 %50, 0
  %53 = insertvalue { i8, i64 } %52, i64 %51, 1
  ret { i8, i64 } %53
}
define dso_local void @_ZNSt13random_device7_M_initERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0, ptr nocapture noundef nonnull readnone align 1 %1) local_unnamed_addr align 2 {
  ret void
}
define dso_local void @_ZNSt13random_device7_M_finiEv(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0) local_unnamed_addr align 2 {
  ret void
}
define dso_local noundef double @_ZNKSt13random_device13_M_getentropyEv(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0) local_unnamed_addr align 2 {
  ret double 0.000000e+00
}
define dso_local noundef i32 @_ZNSt13random_device9_M_getvalEv(ptr nocapture noundef nonnull readnone align 1 dereferenceable(1) %0) local_unnamed_addr align 2 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZZNSt13random_device9_M_getvalEvE5state)
  %3 = load i64, ptr %2, align 8
  %4 = mul i64 %3, 6364136223846793005
  %5 = add i64 %4, 1442695040888963407
  store i64 %5, ptr %2, align 8
  %6 = lshr i64 %5, 32
  %7 = trunc nuw i64 %6 to i32
  ret i32 %7
}
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
