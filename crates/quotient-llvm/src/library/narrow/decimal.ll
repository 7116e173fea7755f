target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

%struct.decimal = type { [160 x i32], i32, i32 }

@.str = private unnamed_addr constant [67 x i8] c"a hexadecimal number in the text of `strtod`; write it in decimals\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@strtod.tens = internal unnamed_addr constant [9 x i32] [i32 1, i32 10, i32 100, i32 1000, i32 10000, i32 100000, i32 1000000, i32 10000000, i32 100000000], align 4

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define dso_local i32 @__quotient_digits(double noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2) local_unnamed_addr {
  %4 = alloca %struct.decimal, align 4
  call void @llvm.lifetime.start.p0(i64 648, ptr nonnull %4)
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(648) %4, i8 0, i32 648, i1 false)
  %5 = getelementptr inbounds %struct.decimal, ptr %4, i32 0, i32 1
  store i32 34, ptr %5, align 4
  %6 = getelementptr inbounds %struct.decimal, ptr %4, i32 0, i32 2
  store i32 36, ptr %6, align 4
  %7 = bitcast double %0 to i64
  %8 = lshr i64 %7, 52
  %9 = trunc i64 %8 to i32
  %10 = and i32 %9, 2047
  %11 = and i64 %7, 4503599627370495
  %12 = icmp eq i32 %10, 0
  %13 = or i64 %11, 4503599627370496
  %14 = add nsw i32 %10, -1075
  %15 = select i1 %12, i64 %11, i64 %13
  %16 = select i1 %12, i32 -1074, i32 %14
  %17 = freeze i64 %15
  %18 = udiv i64 %17, 1000000000
  %19 = trunc i64 %18 to i32
  %20 = getelementptr inbounds [160 x i32], ptr %4, i32 0, i32 34
  store i32 %19, ptr %20, align 4
  %21 = mul i64 %18, 1000000000
  %22 = sub i64 %17, %21
  %23 = trunc i64 %22 to i32
  %24 = getelementptr inbounds [160 x i32], ptr %4, i32 0, i32 35
  store i32 %23, ptr %24, align 4
  %25 = load i32, ptr %5, align 4
  %26 = icmp slt i32 %25, 36
  br i1 %26, label %27, label %35

27:                                               ; preds = %3, %32
  %28 = phi i32 [ %33, %32 ], [ %25, %3 ]
  %29 = getelementptr inbounds [160 x i32], ptr %4, i32 0, i32 %28
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %27
  %33 = add i32 %28, 1
  store i32 %33, ptr %5, align 4
  %34 = icmp eq i32 %33, 36
  br i1 %34, label %35, label %27

35:                                               ; preds = %27, %32, %3
  %36 = phi i32 [ %25, %3 ], [ %28, %27 ], [ 36, %32 ]
  store i32 1, ptr %2, align 4
  %37 = icmp eq i32 %36, 36
  br i1 %37, label %82, label %38

38:                                               ; preds = %35
  call fastcc void @scale(ptr noundef nonnull %4, i32 noundef %16)
  %39 = load i32, ptr %5, align 4
  %40 = sub nsw i32 36, %39
  %41 = mul nsw i32 %40, 9
  store i32 %41, ptr %2, align 4
  %42 = load i32, ptr %6, align 4
  %43 = icmp slt i32 %39, %42
  br i1 %43, label %46, label %44

44:                                               ; preds = %51, %38
  %45 = phi i32 [ 0, %38 ], [ %71, %51 ]
  br label %74

46:                                               ; preds = %38, %51
  %47 = phi i32 [ %52, %51 ], [ %39, %38 ]
  %48 = phi i32 [ %71, %51 ], [ 0, %38 ]
  %49 = getelementptr inbounds [160 x i32], ptr %4, i32 0, i32 %47
  %50 = load i32, ptr %49, align 4
  br label %54

51:                                               ; preds = %70
  %52 = add nsw i32 %47, 1
  %53 = icmp eq i32 %52, %42
  br i1 %53, label %44, label %46

54:                                               ; preds = %46, %70
  %55 = phi i32 [ 100000000, %46 ], [ %72, %70 ]
  %56 = phi i32 [ %48, %46 ], [ %71, %70 ]
  %57 = udiv i32 %50, %55
  %58 = urem i32 %57, 10
  %59 = trunc i32 %58 to i8
  %60 = or i8 %59, 48
  %61 = icmp ne i32 %56, 0
  %62 = icmp ne i8 %60, 48
  %63 = select i1 %61, i1 true, i1 %62
  br i1 %63, label %64, label %67

64:                                               ; preds = %54
  %65 = add nsw i32 %56, 1
  %66 = getelementptr inbounds i8, ptr %1, i32 %56
  store i8 %60, ptr %66, align 1
  br label %70

67:                                               ; preds = %54
  %68 = load i32, ptr %2, align 4
  %69 = add nsw i32 %68, -1
  store i32 %69, ptr %2, align 4
  br label %70

70:                                               ; preds = %67, %64
  %71 = phi i32 [ %65, %64 ], [ 0, %67 ]
  %72 = udiv i32 %55, 10
  %73 = icmp ult i32 %55, 10
  br i1 %73, label %51, label %54

74:                                               ; preds = %44, %77
  %75 = phi i32 [ %78, %77 ], [ %45, %44 ]
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %82, label %77

77:                                               ; preds = %74
  %78 = add nsw i32 %75, -1
  %79 = getelementptr inbounds i8, ptr %1, i32 %78
  %80 = load i8, ptr %79, align 1
  %81 = icmp eq i8 %80, 48
  br i1 %81, label %74, label %82

82:                                               ; preds = %77, %74, %35
  %83 = phi i32 [ 0, %35 ], [ 0, %74 ], [ %75, %77 ]
  call void @llvm.lifetime.end.p0(i64 648, ptr nonnull %4)
  ret i32 %83
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg)

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @scale(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr {
  %3 = icmp sgt i32 %1, 29
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.decimal, ptr %0, i32 0, i32 2
  %6 = getelementptr inbounds %struct.decimal, ptr %0, i32 0, i32 1
  br label %14

7:                                                ; preds = %43, %2
  %8 = phi i32 [ %1, %2 ], [ %44, %43 ]
  %9 = icmp slt i32 %8, -29
  br i1 %9, label %10, label %91

10:                                               ; preds = %7
  %11 = getelementptr inbounds %struct.decimal, ptr %0, i32 0, i32 1
  %12 = getelementptr inbounds %struct.decimal, ptr %0, i32 0, i32 2
  %13 = getelementptr inbounds [160 x i32], ptr %0, i32 0, i32 159
  br label %46

14:                                               ; preds = %4, %43
  %15 = phi i32 [ %1, %4 ], [ %44, %43 ]
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp sgt i32 %16, %17
  br i1 %18, label %23, label %19

19:                                               ; preds = %23, %14
  %20 = phi i64 [ 0, %14 ], [ %33, %23 ]
  %21 = phi i32 [ %17, %14 ], [ %37, %23 ]
  %22 = icmp eq i64 %20, 0
  br i1 %22, label %43, label %39

23:                                               ; preds = %14, %23
  %24 = phi i32 [ %26, %23 ], [ %16, %14 ]
  %25 = phi i64 [ %33, %23 ], [ 0, %14 ]
  %26 = add nsw i32 %24, -1
  %27 = getelementptr inbounds [160 x i32], ptr %0, i32 0, i32 %26
  %28 = load i32, ptr %27, align 4
  %29 = zext i32 %28 to i64
  %30 = shl nuw nsw i64 %29, 29
  %31 = add nuw nsw i64 %30, %25
  %32 = freeze i64 %31
  %33 = udiv i64 %32, 1000000000
  %34 = mul i64 %33, 1000000000
  %35 = sub i64 %32, %34
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %27, align 4
  %37 = load i32, ptr %6, align 4
  %38 = icmp sgt i32 %26, %37
  br i1 %38, label %23, label %19

39:                                               ; preds = %19
  %40 = trunc i64 %20 to i32
  %41 = add nsw i32 %21, -1
  store i32 %41, ptr %6, align 4
  %42 = getelementptr inbounds [160 x i32], ptr %0, i32 0, i32 %41
  store i32 %40, ptr %42, align 4
  br label %43

43:                                               ; preds = %19, %39
  %44 = add nsw i32 %15, -29
  %45 = icmp sgt i32 %15, 58
  br i1 %45, label %14, label %7

46:                                               ; preds = %10, %88
  %47 = phi i32 [ %8, %10 ], [ %89, %88 ]
  %48 = load i32, ptr %11, align 4
  br label %49

49:                                               ; preds = %72, %46
  %50 = phi i32 [ %48, %46 ], [ %73, %72 ]
  %51 = phi i64 [ 0, %46 ], [ %67, %72 ]
  %52 = load i32, ptr %12, align 4
  %53 = icmp slt i32 %50, %52
  br i1 %53, label %59, label %54

54:                                               ; preds = %49
  %55 = icmp ne i64 %51, 0
  %56 = icmp slt i32 %50, 160
  %57 = select i1 %55, i1 %56, i1 false
  br i1 %57, label %59, label %58

58:                                               ; preds = %54
  br i1 %55, label %74, label %77

59:                                               ; preds = %54, %49
  %60 = mul nuw nsw i64 %51, 1000000000
  %61 = getelementptr inbounds [160 x i32], ptr %0, i32 0, i32 %50
  %62 = load i32, ptr %61, align 4
  %63 = zext i32 %62 to i64
  %64 = add nuw nsw i64 %60, %63
  %65 = lshr i64 %64, 29
  %66 = trunc i64 %65 to i32
  store i32 %66, ptr %61, align 4
  %67 = and i64 %64, 536870911
  %68 = load i32, ptr %12, align 4
  %69 = icmp eq i32 %50, %68
  br i1 %69, label %70, label %72

70:                                               ; preds = %59
  %71 = add nsw i32 %68, 1
  store i32 %71, ptr %12, align 4
  br label %72

72:                                               ; preds = %70, %59
  %73 = add nsw i32 %50, 1
  br label %49

74:                                               ; preds = %58
  %75 = load i32, ptr %13, align 4
  %76 = or i32 %75, 1
  store i32 %76, ptr %13, align 4
  br label %77

77:                                               ; preds = %74, %58
  %78 = load i32, ptr %11, align 4
  %79 = icmp slt i32 %78, %52
  br i1 %79, label %80, label %88

80:                                               ; preds = %77, %85
  %81 = phi i32 [ %86, %85 ], [ %78, %77 ]
  %82 = getelementptr inbounds [160 x i32], ptr %0, i32 0, i32 %81
  %83 = load i32, ptr %82, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %88

85:                                               ; preds = %80
  %86 = add i32 %81, 1
  store i32 %86, ptr %11, align 4
  %87 = icmp eq i32 %86, %52
  br i1 %87, label %88, label %80

88:                                               ; preds = %80, %85, %77
  %89 = add nuw nsw i32 %47, 29
  %90 = icmp slt i32 %47, -58
  br i1 %90, label %46, label %91

91:                                               ; preds = %88, %7
  %92 = phi i32 [ %8, %7 ], [ %89, %88 ]
  %93 = icmp sgt i32 %92, 0
  br i1 %93, label %94, label %126

94:                                               ; preds = %91
  %95 = getelementptr inbounds %struct.decimal, ptr %0, i32 0, i32 2
  %96 = load i32, ptr %95, align 4
  %97 = getelementptr inbounds %struct.decimal, ptr %0, i32 0, i32 1
  %98 = load i32, ptr %97, align 4
  %99 = icmp sgt i32 %96, %98
  br i1 %99, label %100, label %102

100:                                              ; preds = %94
  %101 = zext i32 %92 to i64
  br label %106

102:                                              ; preds = %106, %94
  %103 = phi i64 [ 0, %94 ], [ %116, %106 ]
  %104 = phi i32 [ %98, %94 ], [ %120, %106 ]
  %105 = icmp eq i64 %103, 0
  br i1 %105, label %176, label %122

106:                                              ; preds = %106, %100
  %107 = phi i32 [ %96, %100 ], [ %109, %106 ]
  %108 = phi i64 [ 0, %100 ], [ %116, %106 ]
  %109 = add nsw i32 %107, -1
  %110 = getelementptr inbounds [160 x i32], ptr %0, i32 0, i32 %109
  %111 = load i32, ptr %110, align 4
  %112 = zext i32 %111 to i64
  %113 = shl i64 %112, %101
  %114 = add i64 %113, %108
  %115 = freeze i64 %114
  %116 = udiv i64 %115, 1000000000
  %117 = mul i64 %116, 1000000000
  %118 = sub i64 %115, %117
  %119 = trunc i64 %118 to i32
  store i32 %119, ptr %110, align 4
  %120 = load i32, ptr %97, align 4
  %121 = icmp sgt i32 %109, %120
  br i1 %121, label %106, label %102

122:                                              ; preds = %102
  %123 = trunc i64 %103 to i32
  %124 = add nsw i32 %104, -1
  store i32 %124, ptr %97, align 4
  %125 = getelementptr inbounds [160 x i32], ptr %0, i32 0, i32 %124
  store i32 %123, ptr %125, align 4
  br label %176

126:                                              ; preds = %91
  %127 = icmp slt i32 %92, 0
  br i1 %127, label %128, label %176

128:                                              ; preds = %126
  %129 = sub nsw i32 0, %92
  %130 = getelementptr inbounds %struct.decimal, ptr %0, i32 0, i32 1
  %131 = load i32, ptr %130, align 4
  %132 = getelementptr inbounds %struct.decimal, ptr %0, i32 0, i32 2
  %133 = zext i32 %129 to i64
  %134 = shl nsw i64 -1, %133
  %135 = xor i64 %134, -1
  br label %136

136:                                              ; preds = %159, %128
  %137 = phi i32 [ %131, %128 ], [ %160, %159 ]
  %138 = phi i64 [ 0, %128 ], [ %154, %159 ]
  %139 = load i32, ptr %132, align 4
  %140 = icmp slt i32 %137, %139
  br i1 %140, label %146, label %141

141:                                              ; preds = %136
  %142 = icmp ne i64 %138, 0
  %143 = icmp slt i32 %137, 160
  %144 = select i1 %142, i1 %143, i1 false
  br i1 %144, label %146, label %145

145:                                              ; preds = %141
  br i1 %142, label %161, label %165

146:                                              ; preds = %141, %136
  %147 = mul i64 %138, 1000000000
  %148 = getelementptr inbounds [160 x i32], ptr %0, i32 0, i32 %137
  %149 = load i32, ptr %148, align 4
  %150 = zext i32 %149 to i64
  %151 = add i64 %147, %150
  %152 = lshr i64 %151, %133
  %153 = trunc i64 %152 to i32
  store i32 %153, ptr %148, align 4
  %154 = and i64 %151, %135
  %155 = load i32, ptr %132, align 4
  %156 = icmp eq i32 %137, %155
  br i1 %156, label %157, label %159

157:                                              ; preds = %146
  %158 = add nsw i32 %155, 1
  store i32 %158, ptr %132, align 4
  br label %159

159:                                              ; preds = %157, %146
  %160 = add nsw i32 %137, 1
  br label %136

161:                                              ; preds = %145
  %162 = getelementptr inbounds [160 x i32], ptr %0, i32 0, i32 159
  %163 = load i32, ptr %162, align 4
  %164 = or i32 %163, 1
  store i32 %164, ptr %162, align 4
  br label %165

165:                                              ; preds = %161, %145
  %166 = load i32, ptr %130, align 4
  %167 = icmp slt i32 %166, %139
  br i1 %167, label %168, label %176

168:                                              ; preds = %165, %173
  %169 = phi i32 [ %174, %173 ], [ %166, %165 ]
  %170 = getelementptr inbounds [160 x i32], ptr %0, i32 0, i32 %169
  %171 = load i32, ptr %170, align 4
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %176

173:                                              ; preds = %168
  %174 = add i32 %169, 1
  store i32 %174, ptr %130, align 4
  %175 = icmp eq i32 %174, %139
  br i1 %175, label %176, label %168

176:                                              ; preds = %173, %168, %165, %122, %102, %126
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define dso_local double @strtod(ptr noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  %3 = alloca %struct.decimal, align 4
  call void @llvm.lifetime.start.p0(i64 648, ptr nonnull %3)
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(648) %3, i8 0, i32 648, i1 false)
  %4 = getelementptr inbounds %struct.decimal, ptr %3, i32 0, i32 1
  store i32 160, ptr %4, align 4
  br label %5

5:                                                ; preds = %8, %2
  %6 = phi ptr [ %0, %2 ], [ %9, %8 ]
  %7 = load i8, ptr %6, align 1
  switch i8 %7, label %14 [
    i8 32, label %8
    i8 13, label %8
    i8 12, label %8
    i8 11, label %8
    i8 10, label %8
    i8 9, label %8
    i8 45, label %10
    i8 43, label %10
  ]

8:                                                ; preds = %5, %5, %5, %5, %5, %5
  %9 = getelementptr inbounds i8, ptr %6, i32 1
  br label %5

10:                                               ; preds = %5, %5
  %11 = getelementptr inbounds i8, ptr %6, i32 1
  %12 = icmp eq i8 %7, 45
  %13 = zext i1 %12 to i32
  br label %14

14:                                               ; preds = %5, %10
  %15 = phi ptr [ %11, %10 ], [ %6, %5 ]
  %16 = phi i32 [ %13, %10 ], [ 0, %5 ]
  %17 = load i8, ptr %15, align 1
  %18 = icmp eq i8 %17, 48
  br i1 %18, label %20, label %19

19:                                               ; preds = %20, %14
  br label %26

20:                                               ; preds = %14
  %21 = getelementptr inbounds i8, ptr %15, i32 1
  %22 = load i8, ptr %21, align 1
  %23 = and i8 %22, -33
  %24 = icmp eq i8 %23, 88
  br i1 %24, label %25, label %19

25:                                               ; preds = %20
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str)
  unreachable

26:                                               ; preds = %19, %33
  %27 = phi i8 [ %36, %33 ], [ 105, %19 ]
  %28 = phi i32 [ %34, %33 ], [ 0, %19 ]
  %29 = getelementptr inbounds i8, ptr %15, i32 %28
  %30 = load i8, ptr %29, align 1
  %31 = or i8 %30, 32
  %32 = icmp eq i8 %31, %27
  br i1 %32, label %33, label %38

33:                                               ; preds = %26
  %34 = add nuw nsw i32 %28, 1
  %35 = getelementptr inbounds i8, ptr @.str.1, i32 %34
  %36 = load i8, ptr %35, align 1
  %37 = icmp eq i32 %34, 8
  br i1 %37, label %38, label %26

38:                                               ; preds = %26, %33
  %39 = phi i32 [ 0, %26 ], [ 8, %33 ]
  br i1 %32, label %54, label %40

40:                                               ; preds = %38, %47
  %41 = phi i8 [ %50, %47 ], [ 105, %38 ]
  %42 = phi i32 [ %48, %47 ], [ 0, %38 ]
  %43 = getelementptr inbounds i8, ptr %15, i32 %42
  %44 = load i8, ptr %43, align 1
  %45 = or i8 %44, 32
  %46 = icmp eq i8 %45, %41
  br i1 %46, label %47, label %52

47:                                               ; preds = %40
  %48 = add nuw nsw i32 %42, 1
  %49 = getelementptr inbounds i8, ptr @.str.2, i32 %48
  %50 = load i8, ptr %49, align 1
  %51 = icmp eq i32 %48, 3
  br i1 %51, label %52, label %40

52:                                               ; preds = %40, %47
  %53 = phi i32 [ 0, %40 ], [ 3, %47 ]
  br i1 %46, label %54, label %57

54:                                               ; preds = %52, %38
  %55 = phi i32 [ %39, %38 ], [ %53, %52 ]
  %56 = getelementptr inbounds i8, ptr %15, i32 %55
  br label %219

57:                                               ; preds = %52, %64
  %58 = phi i8 [ %67, %64 ], [ 110, %52 ]
  %59 = phi i32 [ %65, %64 ], [ 0, %52 ]
  %60 = getelementptr inbounds i8, ptr %15, i32 %59
  %61 = load i8, ptr %60, align 1
  %62 = or i8 %61, 32
  %63 = icmp eq i8 %62, %58
  br i1 %63, label %64, label %69

64:                                               ; preds = %57
  %65 = add nuw nsw i32 %59, 1
  %66 = getelementptr inbounds i8, ptr @.str.3, i32 %65
  %67 = load i8, ptr %66, align 1
  %68 = icmp eq i32 %65, 3
  br i1 %68, label %69, label %57

69:                                               ; preds = %57, %64
  %70 = phi i32 [ 0, %57 ], [ 3, %64 ]
  br i1 %63, label %71, label %73

71:                                               ; preds = %69
  %72 = getelementptr inbounds i8, ptr %15, i32 %70
  br label %219

73:                                               ; preds = %69, %106
  %74 = phi ptr [ %107, %106 ], [ null, %69 ]
  %75 = phi i32 [ %108, %106 ], [ 0, %69 ]
  %76 = phi ptr [ %112, %106 ], [ %15, %69 ]
  %77 = phi i32 [ %109, %106 ], [ 0, %69 ]
  %78 = phi i32 [ %110, %106 ], [ 0, %69 ]
  %79 = phi i32 [ %111, %106 ], [ 0, %69 ]
  %80 = load i8, ptr %76, align 1
  %81 = add i8 %80, -58
  %82 = icmp ult i8 %81, -10
  br i1 %82, label %83, label %87

83:                                               ; preds = %73
  %84 = icmp eq i8 %80, 46
  %85 = icmp eq i32 %78, 0
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %113

87:                                               ; preds = %83, %73
  %88 = icmp eq i8 %80, 46
  br i1 %88, label %106, label %89

89:                                               ; preds = %87
  %90 = icmp eq i32 %79, 0
  br i1 %90, label %91, label %94

91:                                               ; preds = %89
  %92 = icmp eq i8 %80, 48
  br i1 %92, label %94, label %93

93:                                               ; preds = %91
  br label %94

94:                                               ; preds = %93, %91, %89
  %95 = phi ptr [ %74, %91 ], [ %76, %93 ], [ %74, %89 ]
  %96 = phi i1 [ true, %91 ], [ false, %93 ], [ false, %89 ]
  %97 = phi i32 [ 0, %91 ], [ 1, %93 ], [ 1, %89 ]
  %98 = icmp ne i32 %78, 0
  %99 = select i1 %96, i1 true, i1 %98
  br i1 %99, label %102, label %100

100:                                              ; preds = %94
  %101 = add nsw i32 %75, 1
  br label %106

102:                                              ; preds = %94
  %103 = select i1 %96, i1 %98, i1 false
  br i1 %103, label %104, label %106

104:                                              ; preds = %102
  %105 = add nsw i32 %75, -1
  br label %106

106:                                              ; preds = %104, %102, %100, %87
  %107 = phi ptr [ %74, %87 ], [ %95, %104 ], [ %95, %102 ], [ %95, %100 ]
  %108 = phi i32 [ %75, %87 ], [ %105, %104 ], [ %75, %102 ], [ %101, %100 ]
  %109 = phi i32 [ %77, %87 ], [ 1, %104 ], [ 1, %102 ], [ 1, %100 ]
  %110 = phi i32 [ 1, %87 ], [ 1, %104 ], [ %78, %102 ], [ 0, %100 ]
  %111 = phi i32 [ %79, %87 ], [ 0, %104 ], [ %97, %102 ], [ 1, %100 ]
  %112 = getelementptr inbounds i8, ptr %76, i32 1
  br label %73

113:                                              ; preds = %83
  %114 = icmp eq i32 %77, 0
  br i1 %114, label %219, label %115

115:                                              ; preds = %113
  %116 = and i8 %80, -33
  %117 = icmp eq i8 %116, 69
  br i1 %117, label %118, label %156

118:                                              ; preds = %115
  %119 = getelementptr inbounds i8, ptr %76, i32 1
  %120 = load i8, ptr %119, align 1
  switch i8 %120, label %125 [
    i8 45, label %121
    i8 43, label %121
  ]

121:                                              ; preds = %118, %118
  %122 = getelementptr inbounds i8, ptr %76, i32 2
  %123 = icmp eq i8 %120, 45
  %124 = zext i1 %123 to i32
  br label %125

125:                                              ; preds = %118, %121
  %126 = phi i32 [ %124, %121 ], [ 0, %118 ]
  %127 = phi ptr [ %122, %121 ], [ %119, %118 ]
  %128 = load i8, ptr %127, align 1
  %129 = add i8 %128, -58
  %130 = icmp ult i8 %129, -10
  br i1 %130, label %156, label %131

131:                                              ; preds = %125
  %132 = load i8, ptr %127, align 1
  %133 = add i8 %132, -58
  %134 = icmp ult i8 %133, -10
  br i1 %134, label %149, label %135

135:                                              ; preds = %131, %135
  %136 = phi i8 [ %146, %135 ], [ %132, %131 ]
  %137 = phi ptr [ %145, %135 ], [ %127, %131 ]
  %138 = phi i32 [ %144, %135 ], [ 0, %131 ]
  %139 = icmp slt i32 %138, 100000
  %140 = mul nsw i32 %138, 10
  %141 = sext i8 %136 to i32
  %142 = add i32 %140, -48
  %143 = add i32 %142, %141
  %144 = select i1 %139, i32 %143, i32 %138
  %145 = getelementptr inbounds i8, ptr %137, i32 1
  %146 = load i8, ptr %145, align 1
  %147 = add i8 %146, -58
  %148 = icmp ult i8 %147, -10
  br i1 %148, label %149, label %135

149:                                              ; preds = %135, %131
  %150 = phi i32 [ 0, %131 ], [ %144, %135 ]
  %151 = phi ptr [ %127, %131 ], [ %145, %135 ]
  %152 = icmp eq i32 %126, 0
  %153 = sub nsw i32 0, %150
  %154 = select i1 %152, i32 %150, i32 %153
  %155 = add nsw i32 %154, %75
  br label %156

156:                                              ; preds = %125, %149, %115
  %157 = phi ptr [ %76, %125 ], [ %151, %149 ], [ %76, %115 ]
  %158 = phi i32 [ %75, %125 ], [ %155, %149 ], [ %75, %115 ]
  %159 = icmp ne ptr %74, null
  %160 = icmp sgt i32 %158, 310
  %161 = select i1 %159, i1 %160, i1 false
  br i1 %161, label %209, label %162

162:                                              ; preds = %156
  %163 = icmp sgt i32 %158, -330
  %164 = select i1 %159, i1 %163, i1 false
  br i1 %164, label %165, label %209

165:                                              ; preds = %162
  %166 = icmp ult ptr %74, %76
  br i1 %166, label %167, label %206

167:                                              ; preds = %165
  %168 = getelementptr inbounds %struct.decimal, ptr %3, i32 0, i32 2
  %169 = getelementptr inbounds [160 x i32], ptr %3, i32 0, i32 159
  br label %170

170:                                              ; preds = %167, %202
  %171 = phi i32 [ %158, %167 ], [ %203, %202 ]
  %172 = phi ptr [ %74, %167 ], [ %204, %202 ]
  %173 = load i8, ptr %172, align 1
  %174 = icmp eq i8 %173, 46
  br i1 %174, label %202, label %175

175:                                              ; preds = %170
  %176 = add nsw i32 %171, -1
  %177 = add nsw i32 %171, 2699
  %178 = sdiv i32 %177, -9
  %179 = icmp slt i32 %171, -1115
  br i1 %179, label %180, label %185

180:                                              ; preds = %175
  %181 = icmp ne i8 %173, 48
  %182 = zext i1 %181 to i32
  %183 = load i32, ptr %169, align 4
  %184 = or i32 %183, %182
  store i32 %184, ptr %169, align 4
  br label %202

185:                                              ; preds = %175
  %186 = add nsw i32 %178, 335
  %187 = sext i8 %173 to i32
  %188 = add nsw i32 %187, -48
  %189 = srem i32 %177, 9
  %190 = getelementptr inbounds [9 x i32], ptr @strtod.tens, i32 0, i32 %189
  %191 = load i32, ptr %190, align 4
  %192 = mul i32 %191, %188
  %193 = getelementptr inbounds [160 x i32], ptr %3, i32 0, i32 %186
  %194 = load i32, ptr %193, align 4
  %195 = add i32 %194, %192
  store i32 %195, ptr %193, align 4
  %196 = load i32, ptr %4, align 4
  %197 = tail call i32 @llvm.smin.i32(i32 %186, i32 %196)
  store i32 %197, ptr %4, align 4
  %198 = load i32, ptr %168, align 4
  %199 = icmp slt i32 %186, %198
  br i1 %199, label %202, label %200

200:                                              ; preds = %185
  %201 = add nsw i32 %178, 336
  store i32 %201, ptr %168, align 4
  br label %202

202:                                              ; preds = %180, %200, %185, %170
  %203 = phi i32 [ %171, %170 ], [ %176, %180 ], [ %176, %185 ], [ %176, %200 ]
  %204 = getelementptr inbounds i8, ptr %172, i32 1
  %205 = icmp ult ptr %204, %76
  br i1 %205, label %170, label %206

206:                                              ; preds = %202, %165
  %207 = phi ptr [ %74, %165 ], [ %204, %202 ]
  %208 = call fastcc double @nearest(ptr noundef nonnull %3)
  br label %209

209:                                              ; preds = %156, %162, %206
  %210 = phi ptr [ %74, %156 ], [ %207, %206 ], [ %74, %162 ]
  %211 = phi double [ 0x7FF0000000000000, %156 ], [ %208, %206 ], [ 0.000000e+00, %162 ]
  %212 = icmp eq ptr %210, null
  br i1 %212, label %219, label %213

213:                                              ; preds = %209
  %214 = fcmp oeq double %211, 0x7FF0000000000000
  %215 = fcmp olt double %211, 0x10000000000000
  %216 = or i1 %214, %215
  br i1 %216, label %217, label %219

217:                                              ; preds = %213
  %218 = tail call ptr @__errno_location()
  store i32 34, ptr %218, align 4
  br label %219

219:                                              ; preds = %113, %209, %217, %213, %71, %54
  %220 = phi ptr [ %157, %209 ], [ %157, %217 ], [ %157, %213 ], [ %72, %71 ], [ %56, %54 ], [ %0, %113 ]
  %221 = phi double [ %211, %209 ], [ %211, %217 ], [ %211, %213 ], [ 0x7FF8000000000000, %71 ], [ 0x7FF0000000000000, %54 ], [ 0.000000e+00, %113 ]
  %222 = phi i32 [ %16, %209 ], [ %16, %217 ], [ %16, %213 ], [ %16, %71 ], [ %16, %54 ], [ 0, %113 ]
  %223 = icmp eq ptr %1, null
  br i1 %223, label %225, label %224

224:                                              ; preds = %219
  store ptr %220, ptr %1, align 4
  br label %225

225:                                              ; preds = %224, %219
  %226 = icmp eq i32 %222, 0
  %227 = fneg double %221
  %228 = select i1 %226, double %221, double %227
  call void @llvm.lifetime.end.p0(i64 648, ptr nonnull %3)
  ret double %228
}

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc double @nearest(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.decimal, ptr %0, i32 0, i32 1
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds %struct.decimal, ptr %0, i32 0, i32 2
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %3, %5
  br i1 %6, label %92, label %7

7:                                                ; preds = %1, %45
  %8 = phi i32 [ %46, %45 ], [ 0, %1 ]
  %9 = load i32, ptr %2, align 4
  %10 = icmp sgt i32 %9, 33
  %11 = and i32 %9, -2
  %12 = icmp eq i32 %11, 34
  br i1 %12, label %16, label %13

13:                                               ; preds = %16, %7
  %14 = phi i64 [ 0, %7 ], [ %23, %16 ]
  %15 = icmp slt i32 %9, 34
  br i1 %15, label %40, label %27

16:                                               ; preds = %7, %16
  %17 = phi i32 [ %24, %16 ], [ %9, %7 ]
  %18 = phi i64 [ %23, %16 ], [ 0, %7 ]
  %19 = mul i64 %18, 1000000000
  %20 = getelementptr inbounds [160 x i32], ptr %0, i32 0, i32 %17
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = add i64 %19, %22
  %24 = add nsw i32 %17, 1
  %25 = icmp slt i32 %17, 35
  %26 = select i1 %25, i1 %10, i1 false
  br i1 %26, label %16, label %13

27:                                               ; preds = %13
  %28 = icmp ugt i64 %14, 9007199254740991
  br i1 %28, label %40, label %29

29:                                               ; preds = %27, %35
  %30 = phi i32 [ %36, %35 ], [ 0, %27 ]
  %31 = icmp ult i32 %30, 29
  %32 = sub nsw i32 %8, %30
  %33 = icmp sgt i32 %32, -1074
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %40

35:                                               ; preds = %29
  %36 = add nuw nsw i32 %30, 1
  %37 = zext i32 %36 to i64
  %38 = shl i64 %14, %37
  %39 = icmp ult i64 %38, 9007199254740992
  br i1 %39, label %29, label %40

40:                                               ; preds = %29, %35, %27, %13
  %41 = phi i32 [ -29, %13 ], [ -1, %27 ], [ %30, %35 ], [ %30, %29 ]
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %45, label %43

43:                                               ; preds = %40
  tail call fastcc void @scale(ptr noundef %0, i32 noundef %41)
  %44 = sub nsw i32 %8, %41
  br label %45

45:                                               ; preds = %40, %43
  %46 = phi i32 [ %44, %43 ], [ %8, %40 ]
  br i1 %42, label %47, label %7

47:                                               ; preds = %45
  %48 = load i32, ptr %4, align 4
  %49 = icmp sgt i32 %48, 37
  br i1 %49, label %55, label %50

50:                                               ; preds = %55, %47
  %51 = phi i32 [ 0, %47 ], [ %62, %55 ]
  %52 = getelementptr inbounds [160 x i32], ptr %0, i32 0, i32 36
  %53 = load i32, ptr %52, align 4
  %54 = icmp ugt i32 %53, 500000000
  br i1 %54, label %72, label %65

55:                                               ; preds = %47, %55
  %56 = phi i32 [ %63, %55 ], [ 37, %47 ]
  %57 = phi i32 [ %62, %55 ], [ 0, %47 ]
  %58 = getelementptr inbounds [160 x i32], ptr %0, i32 0, i32 %56
  %59 = load i32, ptr %58, align 4
  %60 = icmp ne i32 %59, 0
  %61 = zext i1 %60 to i32
  %62 = or i32 %57, %61
  %63 = add nuw nsw i32 %56, 1
  %64 = icmp eq i32 %63, %48
  br i1 %64, label %50, label %55

65:                                               ; preds = %50
  %66 = icmp eq i32 %53, 500000000
  br i1 %66, label %67, label %74

67:                                               ; preds = %65
  %68 = icmp eq i32 %51, 0
  %69 = and i64 %14, 1
  %70 = icmp eq i64 %69, 0
  %71 = select i1 %68, i1 %70, i1 false
  br i1 %71, label %74, label %72

72:                                               ; preds = %67, %50
  %73 = add i64 %14, 1
  br label %74

74:                                               ; preds = %67, %72, %65
  %75 = phi i64 [ %73, %72 ], [ %14, %65 ], [ %14, %67 ]
  %76 = icmp eq i64 %75, 9007199254740992
  %77 = select i1 %76, i64 4503599627370496, i64 %75
  %78 = zext i1 %76 to i32
  %79 = add nsw i32 %46, %78
  %80 = icmp sgt i32 %79, 971
  br i1 %80, label %92, label %81

81:                                               ; preds = %74
  %82 = icmp ult i64 %77, 4503599627370496
  br i1 %82, label %83, label %85

83:                                               ; preds = %81
  %84 = bitcast i64 %77 to double
  br label %92

85:                                               ; preds = %81
  %86 = add nsw i32 %79, 1075
  %87 = zext i32 %86 to i64
  %88 = shl i64 %87, 52
  %89 = and i64 %77, 4503599627370495
  %90 = or i64 %88, %89
  %91 = bitcast i64 %90 to double
  br label %92

92:                                               ; preds = %83, %85, %74, %1
  %93 = phi double [ 0.000000e+00, %1 ], [ %84, %83 ], [ %91, %85 ], [ 0x7FF0000000000000, %74 ]
  ret double %93
}

declare ptr @__errno_location() local_unnamed_addr

; Function Attrs: nounwind
define dso_local float @strtof(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call double @strtod(ptr noundef %0, ptr noundef %1)
  %4 = fptrunc double %3 to float
  ret float %4
}

; Function Attrs: nounwind
define dso_local double @atof(ptr noundef %0) local_unnamed_addr {
  %2 = tail call double @strtod(ptr noundef %0, ptr noundef null)
  ret double %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32)



