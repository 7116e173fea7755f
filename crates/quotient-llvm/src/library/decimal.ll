target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.decimal = type { [160 x i32], i32, i32 }

@.str = private unnamed_addr constant [67 x i8] c"a hexadecimal number in the text of `strtod`; write it in decimals\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@strtod.tens = internal unnamed_addr constant [9 x i32] [i32 1, i32 10, i32 100, i32 1000, i32 10000, i32 100000, i32 1000000, i32 10000000, i32 100000000], align 16

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define dso_local i32 @__quotient_digits(double noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2) local_unnamed_addr {
  %4 = alloca %struct.decimal, align 4
  call void @llvm.lifetime.start.p0(i64 648, ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(648) %4, i8 0, i64 648, i1 false)
  %5 = getelementptr inbounds %struct.decimal, ptr %4, i64 0, i32 1
  store i32 34, ptr %5, align 4
  %6 = getelementptr inbounds %struct.decimal, ptr %4, i64 0, i32 2
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
  %17 = udiv i64 %15, 1000000000
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds [160 x i32], ptr %4, i64 0, i64 34
  store i32 %18, ptr %19, align 4
  %20 = urem i64 %15, 1000000000
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds [160 x i32], ptr %4, i64 0, i64 35
  store i32 %21, ptr %22, align 4
  %23 = load i32, ptr %5, align 4
  %24 = icmp slt i32 %23, 36
  br i1 %24, label %25, label %39

25:                                               ; preds = %3
  %26 = sext i32 %23 to i64
  br label %27

27:                                               ; preds = %25, %32
  %28 = phi i64 [ %26, %25 ], [ %33, %32 ]
  %29 = getelementptr inbounds [160 x i32], ptr %4, i64 0, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %37

32:                                               ; preds = %27
  %33 = add nsw i64 %28, 1
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr %5, align 4
  %35 = and i64 %33, 4294967295
  %36 = icmp eq i64 %35, 36
  br i1 %36, label %39, label %27

37:                                               ; preds = %27
  %38 = trunc i64 %28 to i32
  br label %39

39:                                               ; preds = %37, %32, %3
  %40 = phi i32 [ %23, %3 ], [ %38, %37 ], [ 36, %32 ]
  store i32 1, ptr %2, align 4
  %41 = icmp eq i32 %40, 36
  br i1 %41, label %93, label %42

42:                                               ; preds = %39
  call fastcc void @scale(ptr noundef nonnull %4, i32 noundef %16)
  %43 = load i32, ptr %5, align 4
  %44 = sub nsw i32 36, %43
  %45 = mul nsw i32 %44, 9
  store i32 %45, ptr %2, align 4
  %46 = load i32, ptr %6, align 4
  %47 = icmp slt i32 %43, %46
  br i1 %47, label %48, label %51

48:                                               ; preds = %42
  %49 = sext i32 %43 to i64
  %50 = sext i32 %46 to i64
  br label %54

51:                                               ; preds = %59, %42
  %52 = phi i32 [ 0, %42 ], [ %80, %59 ]
  %53 = sext i32 %52 to i64
  br label %83

54:                                               ; preds = %48, %59
  %55 = phi i64 [ %49, %48 ], [ %60, %59 ]
  %56 = phi i32 [ 0, %48 ], [ %80, %59 ]
  %57 = getelementptr inbounds [160 x i32], ptr %4, i64 0, i64 %55
  %58 = load i32, ptr %57, align 4
  br label %62

59:                                               ; preds = %79
  %60 = add nsw i64 %55, 1
  %61 = icmp eq i64 %60, %50
  br i1 %61, label %51, label %54

62:                                               ; preds = %54, %79
  %63 = phi i32 [ 100000000, %54 ], [ %81, %79 ]
  %64 = phi i32 [ %56, %54 ], [ %80, %79 ]
  %65 = udiv i32 %58, %63
  %66 = urem i32 %65, 10
  %67 = trunc i32 %66 to i8
  %68 = or i8 %67, 48
  %69 = icmp ne i32 %64, 0
  %70 = icmp ne i8 %68, 48
  %71 = select i1 %69, i1 true, i1 %70
  br i1 %71, label %72, label %76

72:                                               ; preds = %62
  %73 = add nsw i32 %64, 1
  %74 = sext i32 %64 to i64
  %75 = getelementptr inbounds i8, ptr %1, i64 %74
  store i8 %68, ptr %75, align 1
  br label %79

76:                                               ; preds = %62
  %77 = load i32, ptr %2, align 4
  %78 = add nsw i32 %77, -1
  store i32 %78, ptr %2, align 4
  br label %79

79:                                               ; preds = %76, %72
  %80 = phi i32 [ %73, %72 ], [ 0, %76 ]
  %81 = udiv i32 %63, 10
  %82 = icmp ult i32 %63, 10
  br i1 %82, label %59, label %62

83:                                               ; preds = %51, %86
  %84 = phi i64 [ %53, %51 ], [ %87, %86 ]
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %93, label %86

86:                                               ; preds = %83
  %87 = add nsw i64 %84, -1
  %88 = getelementptr inbounds i8, ptr %1, i64 %87
  %89 = load i8, ptr %88, align 1
  %90 = icmp eq i8 %89, 48
  br i1 %90, label %83, label %91

91:                                               ; preds = %86
  %92 = trunc i64 %84 to i32
  br label %93

93:                                               ; preds = %91, %83, %39
  %94 = phi i32 [ 0, %39 ], [ %92, %91 ], [ 0, %83 ]
  call void @llvm.lifetime.end.p0(i64 648, ptr nonnull %4)
  ret i32 %94
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @scale(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr {
  %3 = icmp sgt i32 %1, 29
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.decimal, ptr %0, i64 0, i32 2
  %6 = getelementptr inbounds %struct.decimal, ptr %0, i64 0, i32 1
  br label %14

7:                                                ; preds = %45, %2
  %8 = phi i32 [ %1, %2 ], [ %46, %45 ]
  %9 = icmp slt i32 %8, -29
  br i1 %9, label %10, label %99

10:                                               ; preds = %7
  %11 = getelementptr inbounds %struct.decimal, ptr %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.decimal, ptr %0, i64 0, i32 2
  %13 = getelementptr inbounds [160 x i32], ptr %0, i64 0, i64 159
  br label %48

14:                                               ; preds = %4, %45
  %15 = phi i32 [ %1, %4 ], [ %46, %45 ]
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp sgt i32 %16, %17
  br i1 %18, label %19, label %21

19:                                               ; preds = %14
  %20 = sext i32 %16 to i64
  br label %25

21:                                               ; preds = %25, %14
  %22 = phi i64 [ 0, %14 ], [ %36, %25 ]
  %23 = phi i32 [ %17, %14 ], [ %37, %25 ]
  %24 = icmp eq i64 %22, 0
  br i1 %24, label %45, label %40

25:                                               ; preds = %25, %19
  %26 = phi i64 [ %20, %19 ], [ %28, %25 ]
  %27 = phi i64 [ 0, %19 ], [ %36, %25 ]
  %28 = add nsw i64 %26, -1
  %29 = getelementptr inbounds [160 x i32], ptr %0, i64 0, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = zext i32 %30 to i64
  %32 = shl nuw nsw i64 %31, 29
  %33 = add nuw nsw i64 %32, %27
  %34 = urem i64 %33, 1000000000
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr %29, align 4
  %36 = udiv i64 %33, 1000000000
  %37 = load i32, ptr %6, align 4
  %38 = sext i32 %37 to i64
  %39 = icmp sgt i64 %28, %38
  br i1 %39, label %25, label %21

40:                                               ; preds = %21
  %41 = trunc i64 %22 to i32
  %42 = add nsw i32 %23, -1
  store i32 %42, ptr %6, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [160 x i32], ptr %0, i64 0, i64 %43
  store i32 %41, ptr %44, align 4
  br label %45

45:                                               ; preds = %21, %40
  %46 = add nsw i32 %15, -29
  %47 = icmp sgt i32 %15, 58
  br i1 %47, label %14, label %7

48:                                               ; preds = %10, %96
  %49 = phi i32 [ %8, %10 ], [ %97, %96 ]
  %50 = load i32, ptr %11, align 4
  %51 = sext i32 %50 to i64
  br label %52

52:                                               ; preds = %77, %48
  %53 = phi i64 [ %78, %77 ], [ %51, %48 ]
  %54 = phi i64 [ %71, %77 ], [ 0, %48 ]
  %55 = load i32, ptr %12, align 4
  %56 = sext i32 %55 to i64
  %57 = icmp slt i64 %53, %56
  br i1 %57, label %63, label %58

58:                                               ; preds = %52
  %59 = icmp ne i64 %54, 0
  %60 = icmp slt i64 %53, 160
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %63, label %62

62:                                               ; preds = %58
  br i1 %59, label %79, label %82

63:                                               ; preds = %58, %52
  %64 = mul nuw nsw i64 %54, 1000000000
  %65 = getelementptr inbounds [160 x i32], ptr %0, i64 0, i64 %53
  %66 = load i32, ptr %65, align 4
  %67 = zext i32 %66 to i64
  %68 = add nuw nsw i64 %64, %67
  %69 = lshr i64 %68, 29
  %70 = trunc i64 %69 to i32
  store i32 %70, ptr %65, align 4
  %71 = and i64 %68, 536870911
  %72 = load i32, ptr %12, align 4
  %73 = trunc i64 %53 to i32
  %74 = icmp eq i32 %72, %73
  br i1 %74, label %75, label %77

75:                                               ; preds = %63
  %76 = add nsw i32 %72, 1
  store i32 %76, ptr %12, align 4
  br label %77

77:                                               ; preds = %75, %63
  %78 = add i64 %53, 1
  br label %52

79:                                               ; preds = %62
  %80 = load i32, ptr %13, align 4
  %81 = or i32 %80, 1
  store i32 %81, ptr %13, align 4
  br label %82

82:                                               ; preds = %79, %62
  %83 = load i32, ptr %11, align 4
  %84 = icmp slt i32 %83, %55
  br i1 %84, label %85, label %96

85:                                               ; preds = %82
  %86 = sext i32 %83 to i64
  br label %87

87:                                               ; preds = %92, %85
  %88 = phi i64 [ %86, %85 ], [ %93, %92 ]
  %89 = getelementptr inbounds [160 x i32], ptr %0, i64 0, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %96

92:                                               ; preds = %87
  %93 = add nsw i64 %88, 1
  %94 = trunc i64 %93 to i32
  store i32 %94, ptr %11, align 4
  %95 = icmp eq i32 %55, %94
  br i1 %95, label %96, label %87

96:                                               ; preds = %87, %92, %82
  %97 = add nuw nsw i32 %49, 29
  %98 = icmp slt i32 %49, -58
  br i1 %98, label %48, label %99

99:                                               ; preds = %96, %7
  %100 = phi i32 [ %8, %7 ], [ %97, %96 ]
  %101 = icmp sgt i32 %100, 0
  br i1 %101, label %102, label %135

102:                                              ; preds = %99
  %103 = getelementptr inbounds %struct.decimal, ptr %0, i64 0, i32 2
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds %struct.decimal, ptr %0, i64 0, i32 1
  %106 = load i32, ptr %105, align 4
  %107 = icmp sgt i32 %104, %106
  br i1 %107, label %108, label %111

108:                                              ; preds = %102
  %109 = zext i32 %100 to i64
  %110 = sext i32 %104 to i64
  br label %115

111:                                              ; preds = %115, %102
  %112 = phi i64 [ 0, %102 ], [ %126, %115 ]
  %113 = phi i32 [ %106, %102 ], [ %127, %115 ]
  %114 = icmp eq i64 %112, 0
  br i1 %114, label %191, label %130

115:                                              ; preds = %115, %108
  %116 = phi i64 [ %110, %108 ], [ %118, %115 ]
  %117 = phi i64 [ 0, %108 ], [ %126, %115 ]
  %118 = add nsw i64 %116, -1
  %119 = getelementptr inbounds [160 x i32], ptr %0, i64 0, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = zext i32 %120 to i64
  %122 = shl i64 %121, %109
  %123 = add i64 %122, %117
  %124 = urem i64 %123, 1000000000
  %125 = trunc i64 %124 to i32
  store i32 %125, ptr %119, align 4
  %126 = udiv i64 %123, 1000000000
  %127 = load i32, ptr %105, align 4
  %128 = sext i32 %127 to i64
  %129 = icmp sgt i64 %118, %128
  br i1 %129, label %115, label %111

130:                                              ; preds = %111
  %131 = trunc i64 %112 to i32
  %132 = add nsw i32 %113, -1
  store i32 %132, ptr %105, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [160 x i32], ptr %0, i64 0, i64 %133
  store i32 %131, ptr %134, align 4
  br label %191

135:                                              ; preds = %99
  %136 = icmp slt i32 %100, 0
  br i1 %136, label %137, label %191

137:                                              ; preds = %135
  %138 = sub nsw i32 0, %100
  %139 = getelementptr inbounds %struct.decimal, ptr %0, i64 0, i32 1
  %140 = load i32, ptr %139, align 4
  %141 = getelementptr inbounds %struct.decimal, ptr %0, i64 0, i32 2
  %142 = zext i32 %138 to i64
  %143 = shl nsw i64 -1, %142
  %144 = xor i64 %143, -1
  %145 = sext i32 %140 to i64
  br label %146

146:                                              ; preds = %171, %137
  %147 = phi i64 [ %172, %171 ], [ %145, %137 ]
  %148 = phi i64 [ %165, %171 ], [ 0, %137 ]
  %149 = load i32, ptr %141, align 4
  %150 = sext i32 %149 to i64
  %151 = icmp slt i64 %147, %150
  br i1 %151, label %157, label %152

152:                                              ; preds = %146
  %153 = icmp ne i64 %148, 0
  %154 = icmp slt i64 %147, 160
  %155 = select i1 %153, i1 %154, i1 false
  br i1 %155, label %157, label %156

156:                                              ; preds = %152
  br i1 %153, label %173, label %177

157:                                              ; preds = %152, %146
  %158 = mul i64 %148, 1000000000
  %159 = getelementptr inbounds [160 x i32], ptr %0, i64 0, i64 %147
  %160 = load i32, ptr %159, align 4
  %161 = zext i32 %160 to i64
  %162 = add i64 %158, %161
  %163 = lshr i64 %162, %142
  %164 = trunc i64 %163 to i32
  store i32 %164, ptr %159, align 4
  %165 = and i64 %162, %144
  %166 = load i32, ptr %141, align 4
  %167 = trunc i64 %147 to i32
  %168 = icmp eq i32 %166, %167
  br i1 %168, label %169, label %171

169:                                              ; preds = %157
  %170 = add nsw i32 %166, 1
  store i32 %170, ptr %141, align 4
  br label %171

171:                                              ; preds = %169, %157
  %172 = add i64 %147, 1
  br label %146

173:                                              ; preds = %156
  %174 = getelementptr inbounds [160 x i32], ptr %0, i64 0, i64 159
  %175 = load i32, ptr %174, align 4
  %176 = or i32 %175, 1
  store i32 %176, ptr %174, align 4
  br label %177

177:                                              ; preds = %173, %156
  %178 = load i32, ptr %139, align 4
  %179 = icmp slt i32 %178, %149
  br i1 %179, label %180, label %191

180:                                              ; preds = %177
  %181 = sext i32 %178 to i64
  br label %182

182:                                              ; preds = %187, %180
  %183 = phi i64 [ %181, %180 ], [ %188, %187 ]
  %184 = getelementptr inbounds [160 x i32], ptr %0, i64 0, i64 %183
  %185 = load i32, ptr %184, align 4
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %191

187:                                              ; preds = %182
  %188 = add nsw i64 %183, 1
  %189 = trunc i64 %188 to i32
  store i32 %189, ptr %139, align 4
  %190 = icmp eq i32 %149, %189
  br i1 %190, label %191, label %182

191:                                              ; preds = %187, %182, %177, %130, %111, %135
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define dso_local double @strtod(ptr noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  %3 = alloca %struct.decimal, align 4
  call void @llvm.lifetime.start.p0(i64 648, ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(648) %3, i8 0, i64 648, i1 false)
  %4 = getelementptr inbounds %struct.decimal, ptr %3, i64 0, i32 1
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
  %9 = getelementptr inbounds i8, ptr %6, i64 1
  br label %5

10:                                               ; preds = %5, %5
  %11 = getelementptr inbounds i8, ptr %6, i64 1
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
  %21 = getelementptr inbounds i8, ptr %15, i64 1
  %22 = load i8, ptr %21, align 1
  %23 = and i8 %22, -33
  %24 = icmp eq i8 %23, 88
  br i1 %24, label %25, label %19

25:                                               ; preds = %20
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str)
  unreachable

26:                                               ; preds = %19, %33
  %27 = phi i64 [ %34, %33 ], [ 0, %19 ]
  %28 = phi i8 [ %36, %33 ], [ 105, %19 ]
  %29 = getelementptr inbounds i8, ptr %15, i64 %27
  %30 = load i8, ptr %29, align 1
  %31 = or i8 %30, 32
  %32 = icmp eq i8 %31, %28
  br i1 %32, label %33, label %38

33:                                               ; preds = %26
  %34 = add nuw nsw i64 %27, 1
  %35 = getelementptr inbounds i8, ptr @.str.1, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = icmp eq i64 %34, 8
  br i1 %37, label %38, label %26

38:                                               ; preds = %26, %33
  %39 = phi i64 [ 8, %33 ], [ 0, %26 ]
  br i1 %32, label %54, label %40

40:                                               ; preds = %38, %47
  %41 = phi i64 [ %48, %47 ], [ 0, %38 ]
  %42 = phi i8 [ %50, %47 ], [ 105, %38 ]
  %43 = getelementptr inbounds i8, ptr %15, i64 %41
  %44 = load i8, ptr %43, align 1
  %45 = or i8 %44, 32
  %46 = icmp eq i8 %45, %42
  br i1 %46, label %47, label %52

47:                                               ; preds = %40
  %48 = add nuw nsw i64 %41, 1
  %49 = getelementptr inbounds i8, ptr @.str.2, i64 %48
  %50 = load i8, ptr %49, align 1
  %51 = icmp eq i64 %48, 3
  br i1 %51, label %52, label %40

52:                                               ; preds = %40, %47
  %53 = phi i64 [ 3, %47 ], [ 0, %40 ]
  br i1 %46, label %54, label %58

54:                                               ; preds = %52, %38
  %55 = phi i64 [ %39, %38 ], [ %53, %52 ]
  %56 = and i64 %55, 4294967295
  %57 = getelementptr inbounds i8, ptr %15, i64 %56
  br label %222

58:                                               ; preds = %52, %65
  %59 = phi i64 [ %66, %65 ], [ 0, %52 ]
  %60 = phi i8 [ %68, %65 ], [ 110, %52 ]
  %61 = getelementptr inbounds i8, ptr %15, i64 %59
  %62 = load i8, ptr %61, align 1
  %63 = or i8 %62, 32
  %64 = icmp eq i8 %63, %60
  br i1 %64, label %65, label %70

65:                                               ; preds = %58
  %66 = add nuw nsw i64 %59, 1
  %67 = getelementptr inbounds i8, ptr @.str.3, i64 %66
  %68 = load i8, ptr %67, align 1
  %69 = icmp eq i64 %66, 3
  br i1 %69, label %70, label %58

70:                                               ; preds = %58, %65
  %71 = phi i64 [ 3, %65 ], [ 0, %58 ]
  br i1 %64, label %72, label %74

72:                                               ; preds = %70
  %73 = getelementptr inbounds i8, ptr %15, i64 %71
  br label %222

74:                                               ; preds = %70, %107
  %75 = phi ptr [ %108, %107 ], [ null, %70 ]
  %76 = phi i32 [ %109, %107 ], [ 0, %70 ]
  %77 = phi ptr [ %113, %107 ], [ %15, %70 ]
  %78 = phi i32 [ %110, %107 ], [ 0, %70 ]
  %79 = phi i32 [ %111, %107 ], [ 0, %70 ]
  %80 = phi i32 [ %112, %107 ], [ 0, %70 ]
  %81 = load i8, ptr %77, align 1
  %82 = add i8 %81, -58
  %83 = icmp ult i8 %82, -10
  br i1 %83, label %84, label %88

84:                                               ; preds = %74
  %85 = icmp eq i8 %81, 46
  %86 = icmp eq i32 %79, 0
  %87 = select i1 %85, i1 %86, i1 false
  br i1 %87, label %88, label %114

88:                                               ; preds = %84, %74
  %89 = icmp eq i8 %81, 46
  br i1 %89, label %107, label %90

90:                                               ; preds = %88
  %91 = icmp eq i32 %80, 0
  br i1 %91, label %92, label %95

92:                                               ; preds = %90
  %93 = icmp eq i8 %81, 48
  br i1 %93, label %95, label %94

94:                                               ; preds = %92
  br label %95

95:                                               ; preds = %94, %92, %90
  %96 = phi ptr [ %75, %92 ], [ %77, %94 ], [ %75, %90 ]
  %97 = phi i1 [ true, %92 ], [ false, %94 ], [ false, %90 ]
  %98 = phi i32 [ 0, %92 ], [ 1, %94 ], [ 1, %90 ]
  %99 = icmp ne i32 %79, 0
  %100 = select i1 %97, i1 true, i1 %99
  br i1 %100, label %103, label %101

101:                                              ; preds = %95
  %102 = add nsw i32 %76, 1
  br label %107

103:                                              ; preds = %95
  %104 = select i1 %97, i1 %99, i1 false
  br i1 %104, label %105, label %107

105:                                              ; preds = %103
  %106 = add nsw i32 %76, -1
  br label %107

107:                                              ; preds = %105, %103, %101, %88
  %108 = phi ptr [ %75, %88 ], [ %96, %105 ], [ %96, %103 ], [ %96, %101 ]
  %109 = phi i32 [ %76, %88 ], [ %106, %105 ], [ %76, %103 ], [ %102, %101 ]
  %110 = phi i32 [ %78, %88 ], [ 1, %105 ], [ 1, %103 ], [ 1, %101 ]
  %111 = phi i32 [ 1, %88 ], [ 1, %105 ], [ %79, %103 ], [ 0, %101 ]
  %112 = phi i32 [ %80, %88 ], [ 0, %105 ], [ %98, %103 ], [ 1, %101 ]
  %113 = getelementptr inbounds i8, ptr %77, i64 1
  br label %74

114:                                              ; preds = %84
  %115 = icmp eq i32 %78, 0
  br i1 %115, label %222, label %116

116:                                              ; preds = %114
  %117 = and i8 %81, -33
  %118 = icmp eq i8 %117, 69
  br i1 %118, label %119, label %157

119:                                              ; preds = %116
  %120 = getelementptr inbounds i8, ptr %77, i64 1
  %121 = load i8, ptr %120, align 1
  switch i8 %121, label %126 [
    i8 45, label %122
    i8 43, label %122
  ]

122:                                              ; preds = %119, %119
  %123 = getelementptr inbounds i8, ptr %77, i64 2
  %124 = icmp eq i8 %121, 45
  %125 = zext i1 %124 to i32
  br label %126

126:                                              ; preds = %119, %122
  %127 = phi i32 [ %125, %122 ], [ 0, %119 ]
  %128 = phi ptr [ %123, %122 ], [ %120, %119 ]
  %129 = load i8, ptr %128, align 1
  %130 = add i8 %129, -58
  %131 = icmp ult i8 %130, -10
  br i1 %131, label %157, label %132

132:                                              ; preds = %126
  %133 = load i8, ptr %128, align 1
  %134 = add i8 %133, -58
  %135 = icmp ult i8 %134, -10
  br i1 %135, label %150, label %136

136:                                              ; preds = %132, %136
  %137 = phi i8 [ %147, %136 ], [ %133, %132 ]
  %138 = phi ptr [ %146, %136 ], [ %128, %132 ]
  %139 = phi i32 [ %145, %136 ], [ 0, %132 ]
  %140 = icmp slt i32 %139, 100000
  %141 = mul nsw i32 %139, 10
  %142 = sext i8 %137 to i32
  %143 = add i32 %141, -48
  %144 = add i32 %143, %142
  %145 = select i1 %140, i32 %144, i32 %139
  %146 = getelementptr inbounds i8, ptr %138, i64 1
  %147 = load i8, ptr %146, align 1
  %148 = add i8 %147, -58
  %149 = icmp ult i8 %148, -10
  br i1 %149, label %150, label %136

150:                                              ; preds = %136, %132
  %151 = phi i32 [ 0, %132 ], [ %145, %136 ]
  %152 = phi ptr [ %128, %132 ], [ %146, %136 ]
  %153 = icmp eq i32 %127, 0
  %154 = sub nsw i32 0, %151
  %155 = select i1 %153, i32 %151, i32 %154
  %156 = add nsw i32 %155, %76
  br label %157

157:                                              ; preds = %126, %150, %116
  %158 = phi ptr [ %77, %126 ], [ %152, %150 ], [ %77, %116 ]
  %159 = phi i32 [ %76, %126 ], [ %156, %150 ], [ %76, %116 ]
  %160 = icmp ne ptr %75, null
  %161 = icmp sgt i32 %159, 310
  %162 = select i1 %160, i1 %161, i1 false
  br i1 %162, label %212, label %163

163:                                              ; preds = %157
  %164 = icmp sgt i32 %159, -330
  %165 = select i1 %160, i1 %164, i1 false
  br i1 %165, label %166, label %212

166:                                              ; preds = %163
  %167 = icmp ult ptr %75, %77
  br i1 %167, label %168, label %209

168:                                              ; preds = %166
  %169 = getelementptr inbounds %struct.decimal, ptr %3, i64 0, i32 2
  %170 = getelementptr inbounds [160 x i32], ptr %3, i64 0, i64 159
  br label %171

171:                                              ; preds = %168, %205
  %172 = phi i32 [ %159, %168 ], [ %206, %205 ]
  %173 = phi ptr [ %75, %168 ], [ %207, %205 ]
  %174 = load i8, ptr %173, align 1
  %175 = icmp eq i8 %174, 46
  br i1 %175, label %205, label %176

176:                                              ; preds = %171
  %177 = add nsw i32 %172, -1
  %178 = add nsw i32 %172, 2699
  %179 = sdiv i32 %178, -9
  %180 = icmp slt i32 %172, -1115
  br i1 %180, label %181, label %186

181:                                              ; preds = %176
  %182 = icmp ne i8 %174, 48
  %183 = zext i1 %182 to i32
  %184 = load i32, ptr %170, align 4
  %185 = or i32 %184, %183
  store i32 %185, ptr %170, align 4
  br label %205

186:                                              ; preds = %176
  %187 = add nsw i32 %179, 335
  %188 = sext i8 %174 to i32
  %189 = add nsw i32 %188, -48
  %190 = srem i32 %178, 9
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [9 x i32], ptr @strtod.tens, i64 0, i64 %191
  %193 = load i32, ptr %192, align 4
  %194 = mul i32 %193, %189
  %195 = sext i32 %187 to i64
  %196 = getelementptr inbounds [160 x i32], ptr %3, i64 0, i64 %195
  %197 = load i32, ptr %196, align 4
  %198 = add i32 %197, %194
  store i32 %198, ptr %196, align 4
  %199 = load i32, ptr %4, align 4
  %200 = tail call i32 @llvm.smin.i32(i32 %187, i32 %199)
  store i32 %200, ptr %4, align 4
  %201 = load i32, ptr %169, align 4
  %202 = icmp slt i32 %187, %201
  br i1 %202, label %205, label %203

203:                                              ; preds = %186
  %204 = add nsw i32 %179, 336
  store i32 %204, ptr %169, align 4
  br label %205

205:                                              ; preds = %181, %203, %186, %171
  %206 = phi i32 [ %172, %171 ], [ %177, %181 ], [ %177, %186 ], [ %177, %203 ]
  %207 = getelementptr inbounds i8, ptr %173, i64 1
  %208 = icmp ult ptr %207, %77
  br i1 %208, label %171, label %209

209:                                              ; preds = %205, %166
  %210 = phi ptr [ %75, %166 ], [ %207, %205 ]
  %211 = call fastcc double @nearest(ptr noundef nonnull %3)
  br label %212

212:                                              ; preds = %157, %163, %209
  %213 = phi ptr [ %75, %157 ], [ %210, %209 ], [ %75, %163 ]
  %214 = phi double [ 0x7FF0000000000000, %157 ], [ %211, %209 ], [ 0.000000e+00, %163 ]
  %215 = icmp eq ptr %213, null
  br i1 %215, label %222, label %216

216:                                              ; preds = %212
  %217 = fcmp oeq double %214, 0x7FF0000000000000
  %218 = fcmp olt double %214, 0x10000000000000
  %219 = or i1 %217, %218
  br i1 %219, label %220, label %222

220:                                              ; preds = %216
  %221 = tail call ptr @__errno_location()
  store i32 34, ptr %221, align 4
  br label %222

222:                                              ; preds = %114, %212, %220, %216, %72, %54
  %223 = phi ptr [ %158, %212 ], [ %158, %220 ], [ %158, %216 ], [ %73, %72 ], [ %57, %54 ], [ %0, %114 ]
  %224 = phi double [ %214, %212 ], [ %214, %220 ], [ %214, %216 ], [ 0x7FF8000000000000, %72 ], [ 0x7FF0000000000000, %54 ], [ 0.000000e+00, %114 ]
  %225 = phi i32 [ %16, %212 ], [ %16, %220 ], [ %16, %216 ], [ %16, %72 ], [ %16, %54 ], [ 0, %114 ]
  %226 = icmp eq ptr %1, null
  br i1 %226, label %228, label %227

227:                                              ; preds = %222
  store ptr %223, ptr %1, align 8
  br label %228

228:                                              ; preds = %227, %222
  %229 = icmp eq i32 %225, 0
  %230 = fneg double %224
  %231 = select i1 %229, double %224, double %230
  call void @llvm.lifetime.end.p0(i64 648, ptr nonnull %3)
  ret double %231
}

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc double @nearest(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.decimal, ptr %0, i64 0, i32 1
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds %struct.decimal, ptr %0, i64 0, i32 2
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %3, %5
  br i1 %6, label %99, label %7

7:                                                ; preds = %1, %50
  %8 = phi i32 [ %51, %50 ], [ 0, %1 ]
  %9 = load i32, ptr %2, align 4
  %10 = icmp sgt i32 %9, 33
  %11 = and i32 %9, -2
  %12 = icmp eq i32 %11, 34
  br i1 %12, label %13, label %15

13:                                               ; preds = %7
  %14 = sext i32 %9 to i64
  br label %18

15:                                               ; preds = %18, %7
  %16 = phi i64 [ 0, %7 ], [ %25, %18 ]
  %17 = icmp slt i32 %9, 34
  br i1 %17, label %45, label %29

18:                                               ; preds = %13, %18
  %19 = phi i64 [ %14, %13 ], [ %26, %18 ]
  %20 = phi i64 [ 0, %13 ], [ %25, %18 ]
  %21 = mul i64 %20, 1000000000
  %22 = getelementptr inbounds [160 x i32], ptr %0, i64 0, i64 %19
  %23 = load i32, ptr %22, align 4
  %24 = zext i32 %23 to i64
  %25 = add i64 %21, %24
  %26 = add nsw i64 %19, 1
  %27 = icmp slt i64 %19, 35
  %28 = select i1 %27, i1 %10, i1 false
  br i1 %28, label %18, label %15

29:                                               ; preds = %15
  %30 = icmp ugt i64 %16, 9007199254740991
  br i1 %30, label %45, label %31

31:                                               ; preds = %29
  %32 = sext i32 %8 to i64
  br label %33

33:                                               ; preds = %31, %39
  %34 = phi i64 [ 0, %31 ], [ %40, %39 ]
  %35 = icmp ult i64 %34, 29
  %36 = sub nsw i64 %32, %34
  %37 = icmp sgt i64 %36, -1074
  %38 = select i1 %35, i1 %37, i1 false
  br i1 %38, label %39, label %43

39:                                               ; preds = %33
  %40 = add nuw nsw i64 %34, 1
  %41 = shl i64 %16, %40
  %42 = icmp ult i64 %41, 9007199254740992
  br i1 %42, label %33, label %43

43:                                               ; preds = %39, %33
  %44 = trunc i64 %34 to i32
  br label %45

45:                                               ; preds = %43, %29, %15
  %46 = phi i32 [ -29, %15 ], [ -1, %29 ], [ %44, %43 ]
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %45
  tail call fastcc void @scale(ptr noundef %0, i32 noundef %46)
  %49 = sub nsw i32 %8, %46
  br label %50

50:                                               ; preds = %45, %48
  %51 = phi i32 [ %49, %48 ], [ %8, %45 ]
  br i1 %47, label %52, label %7

52:                                               ; preds = %50
  %53 = load i32, ptr %4, align 4
  %54 = icmp sgt i32 %53, 37
  br i1 %54, label %55, label %57

55:                                               ; preds = %52
  %56 = zext i32 %53 to i64
  br label %62

57:                                               ; preds = %62, %52
  %58 = phi i32 [ 0, %52 ], [ %69, %62 ]
  %59 = getelementptr inbounds [160 x i32], ptr %0, i64 0, i64 36
  %60 = load i32, ptr %59, align 4
  %61 = icmp ugt i32 %60, 500000000
  br i1 %61, label %79, label %72

62:                                               ; preds = %55, %62
  %63 = phi i64 [ 37, %55 ], [ %70, %62 ]
  %64 = phi i32 [ 0, %55 ], [ %69, %62 ]
  %65 = getelementptr inbounds [160 x i32], ptr %0, i64 0, i64 %63
  %66 = load i32, ptr %65, align 4
  %67 = icmp ne i32 %66, 0
  %68 = zext i1 %67 to i32
  %69 = or i32 %64, %68
  %70 = add nuw nsw i64 %63, 1
  %71 = icmp eq i64 %70, %56
  br i1 %71, label %57, label %62

72:                                               ; preds = %57
  %73 = icmp eq i32 %60, 500000000
  br i1 %73, label %74, label %81

74:                                               ; preds = %72
  %75 = icmp eq i32 %58, 0
  %76 = and i64 %16, 1
  %77 = icmp eq i64 %76, 0
  %78 = select i1 %75, i1 %77, i1 false
  br i1 %78, label %81, label %79

79:                                               ; preds = %74, %57
  %80 = add i64 %16, 1
  br label %81

81:                                               ; preds = %74, %79, %72
  %82 = phi i64 [ %80, %79 ], [ %16, %72 ], [ %16, %74 ]
  %83 = icmp eq i64 %82, 9007199254740992
  %84 = select i1 %83, i64 4503599627370496, i64 %82
  %85 = zext i1 %83 to i32
  %86 = add nsw i32 %51, %85
  %87 = icmp sgt i32 %86, 971
  br i1 %87, label %99, label %88

88:                                               ; preds = %81
  %89 = icmp ult i64 %84, 4503599627370496
  br i1 %89, label %90, label %92

90:                                               ; preds = %88
  %91 = bitcast i64 %84 to double
  br label %99

92:                                               ; preds = %88
  %93 = add nsw i32 %86, 1075
  %94 = zext i32 %93 to i64
  %95 = shl i64 %94, 52
  %96 = and i64 %84, 4503599627370495
  %97 = or i64 %95, %96
  %98 = bitcast i64 %97 to double
  br label %99

99:                                               ; preds = %90, %92, %81, %1
  %100 = phi double [ 0.000000e+00, %1 ], [ %91, %90 ], [ %98, %92 ], [ 0x7FF0000000000000, %81 ]
  ret double %100
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



