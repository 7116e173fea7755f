%"struct.std::placeholders::Placeholder" = type { i8 }
%"struct.std::__detail::_List_node_base" = type { ptr, ptr }
@_ZNSt8__detailL6primesE = internal unnamed_addr constant [16 x i64] [i64 2, i64 5, i64 11, i64 23, i64 47, i64 97, i64 199, i64 409, i64 823, i64 1741, i64 3469, i64 6949, i64 14033, i64 28411, i64 57557, i64 116731], align 16
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
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %5, label %7
5:                                                ; preds = %7, %3
  %6 = phi i64 [ %2, %3 ], [ %14, %7 ]
  ret i64 %6
7:                                                ; preds = %3, %7
  %8 = phi i64 [ %15, %7 ], [ 0, %3 ]
  %9 = phi i64 [ %14, %7 ], [ %2, %3 ]
  %10 = getelementptr inbounds i8, ptr %0, i64 %8
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i64
  %13 = xor i64 %9, %12
  %14 = mul i64 %13, 1099511628211
  %15 = add nuw i64 %8, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %5, label %7
}
define dso_local noundef i64 @_ZSt15_Fnv_hash_bytesPKvmm(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %15, label %5
5:                                                ; preds = %3, %5
  %6 = phi i64 [ %13, %5 ], [ 0, %3 ]
  %7 = phi i64 [ %12, %5 ], [ %2, %3 ]
  %8 = getelementptr inbounds i8, ptr %0, i64 %6
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i64
  %11 = xor i64 %7, %10
  %12 = mul i64 %11, 1099511628211
  %13 = add nuw i64 %6, 1
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %15, label %5
15:                                               ; preds = %5, %3
  %16 = phi i64 [ %2, %3 ], [ %12, %5 ]
  ret i64 %16
}
define dso_local noundef i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) local_unnamed_addr align 2 {
  br label %3
3:                                                ; preds = %2, %8
  %4 = phi i64 [ 0, %2 ], [ %9, %8 ]
  %5 = getelementptr inbounds [16 x i64], ptr @_ZNSt8__detailL6primesE, i64 0, i64 %4
  %6 = load i64, ptr %5, align 8
  %7 = icmp ult i64 %6, %1
  br i1 %7, label %8, label %11
8:                                                ; preds = %3
  %9 = add nuw nsw i64 %4, 1
  %10 = icmp eq i64 %9, 15
  br i1 %10, label %11, label %3
11:                                               ; preds = %8, %3
  %12 = phi i64 [ 15, %8 ], [ %4, %3 ]
  %13 = load float, ptr %0, align 8
  %14 = getelementptr inbounds [16 x i64], ptr @_ZNSt8__detailL6primesE, i64 0, i64 %12
  %15 = load i64, ptr %14, align 8
  %16 = uitofp i64 %15 to float
  %17 = fmul float %13, %16
  %18 = fptoui float %17 to i64
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %18, ptr %19, align 8
  ret i64 %15
}
define dso_local { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr align 2 {
  %5 = add i64 %3, %2
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %38
9:                                                ; preds = %4
  %10 = uitofp i64 %5 to float
  %11 = load float, ptr %0, align 8
  %12 = fdiv float %10, %11
  %13 = fptoui float %12 to i64
  %14 = add i64 %13, 1
  %15 = icmp ugt i64 %14, %1
  br i1 %15, label %16, label %31
16:                                               ; preds = %9
  %17 = shl i64 %1, 1
  %18 = tail call i64 @llvm.umax.i64(i64 %14, i64 %17)
  br label %19
19:                                               ; preds = %24, %16
  %20 = phi i64 [ 0, %16 ], [ %25, %24 ]
  %21 = getelementptr inbounds [16 x i64], ptr @_ZNSt8__detailL6primesE, i64 0, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, %18
  br i1 %23, label %24, label %27
24:                                               ; preds = %19
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, 15
  br i1 %26, label %27, label %19
27:                                               ; preds = %19, %24
  %28 = phi i64 [ 15, %24 ], [ %20, %19 ]
  %29 = getelementptr inbounds [16 x i64], ptr @_ZNSt8__detailL6primesE, i64 0, i64 %28
  %30 = load i64, ptr %29, align 8
  br label %31
31:                                               ; preds = %9, %27
  %32 = phi i64 [ %30, %27 ], [ %1, %9 ]
  %33 = phi i8 [ 1, %27 ], [ 0, %9 ]
  %34 = phi i64 [ %30, %27 ], [ 0, %9 ]
  %35 = uitofp i64 %32 to float
  %36 = fmul float %11, %35
  %37 = fptoui float %36 to i64
  store i64 %37, ptr %6, align 8
  br label %38
38:                                               ; preds = %31, %4
  %39 = phi i8 [ 0, %4 ], [ %33, %31 ]
  %40 = phi i64 [ 0, %4 ], [ %34, %31 ]
  %41 = insertvalue { i8, i64 } poison, i8 %39, 0
  %42 = insertvalue { i8, i64 } %41, i64 %40, 1
  ret { i8, i64 } %42
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
declare i64 @llvm.umax.i64(i64, i64)
