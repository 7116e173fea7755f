target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@to = internal thread_local global ptr null, align 8
@room = internal thread_local global i64 0, align 8
@length = internal thread_local global i64 0, align 8
@.str = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@.str.1 = private unnamed_addr constant [98 x i8] c"a conversion in the format of `snprintf` or its like other than %d, %i, %u, %x, %o, %c, %s and %p\00", align 1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @__quotient_print_start(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  store ptr %0, ptr %3, align 8
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  store i64 %1, ptr %4, align 8
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  store i64 0, ptr %5, align 8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @__quotient_print_end() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %2 = load i64, ptr %1, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %13, label %4

4:                                                ; preds = %0
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  %6 = load ptr, ptr %5, align 8
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %8, %2
  %10 = add i64 %2, -1
  %11 = select i1 %9, i64 %8, i64 %10
  %12 = getelementptr inbounds i8, ptr %6, i64 %11
  store i8 0, ptr %12, align 1
  br label %13

13:                                               ; preds = %4, %0
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  ret i32 %16
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_print_text(ptr noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq ptr %0, null
  %5 = select i1 %4, ptr @.str, ptr %0
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %3, %12
  %8 = phi i64 [ %13, %12 ], [ 0, %3 ]
  %9 = getelementptr inbounds i8, ptr %5, i64 %8
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = add nuw i64 %8, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %15, label %7

15:                                               ; preds = %7, %12, %3
  %16 = phi i64 [ 0, %3 ], [ %8, %7 ], [ %2, %12 ]
  %17 = sub nsw i64 %1, %16
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %37

19:                                               ; preds = %15
  %20 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %21 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %22 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  br label %23

23:                                               ; preds = %32, %19
  %24 = phi i64 [ %17, %19 ], [ %35, %32 ]
  %25 = load i64, ptr %20, align 8
  %26 = add i64 %25, 1
  %27 = load i64, ptr %21, align 8
  %28 = icmp ult i64 %26, %27
  br i1 %28, label %29, label %32

29:                                               ; preds = %23
  %30 = load ptr, ptr %22, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 %25
  store i8 32, ptr %31, align 1
  br label %32

32:                                               ; preds = %29, %23
  %33 = load i64, ptr %20, align 8
  %34 = add i64 %33, 1
  store i64 %34, ptr %20, align 8
  %35 = add nsw i64 %24, -1
  %36 = icmp sgt i64 %24, 1
  br i1 %36, label %23, label %37

37:                                               ; preds = %32, %15
  %38 = icmp eq i64 %16, 0
  br i1 %38, label %43, label %39

39:                                               ; preds = %37
  %40 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %41 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %42 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  br label %66

43:                                               ; preds = %77, %37
  %44 = add i64 %16, %1
  %45 = sub i64 0, %44
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %47, label %65

47:                                               ; preds = %43
  %48 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %49 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %50 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  br label %51

51:                                               ; preds = %60, %47
  %52 = phi i64 [ %45, %47 ], [ %63, %60 ]
  %53 = load i64, ptr %48, align 8
  %54 = add i64 %53, 1
  %55 = load i64, ptr %49, align 8
  %56 = icmp ult i64 %54, %55
  br i1 %56, label %57, label %60

57:                                               ; preds = %51
  %58 = load ptr, ptr %50, align 8
  %59 = getelementptr inbounds i8, ptr %58, i64 %53
  store i8 32, ptr %59, align 1
  br label %60

60:                                               ; preds = %57, %51
  %61 = load i64, ptr %48, align 8
  %62 = add i64 %61, 1
  store i64 %62, ptr %48, align 8
  %63 = add nsw i64 %52, -1
  %64 = icmp sgt i64 %52, 1
  br i1 %64, label %51, label %65

65:                                               ; preds = %60, %43
  ret void

66:                                               ; preds = %39, %77
  %67 = phi i64 [ 0, %39 ], [ %80, %77 ]
  %68 = load i64, ptr %40, align 8
  %69 = add i64 %68, 1
  %70 = load i64, ptr %41, align 8
  %71 = icmp ult i64 %69, %70
  br i1 %71, label %72, label %77

72:                                               ; preds = %66
  %73 = getelementptr inbounds i8, ptr %5, i64 %67
  %74 = load i8, ptr %73, align 1
  %75 = load ptr, ptr %42, align 8
  %76 = getelementptr inbounds i8, ptr %75, i64 %68
  store i8 %74, ptr %76, align 1
  br label %77

77:                                               ; preds = %66, %72
  %78 = load i64, ptr %40, align 8
  %79 = add i64 %78, 1
  store i64 %79, ptr %40, align 8
  %80 = add nuw i64 %67, 1
  %81 = icmp eq i64 %80, %16
  br i1 %81, label %43, label %66
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_print_char(i32 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp sgt i64 %1, 1
  br i1 %3, label %4, label %22

4:                                                ; preds = %2
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  br label %8

8:                                                ; preds = %18, %4
  %9 = phi i64 [ %1, %4 ], [ %10, %18 ]
  %10 = add nsw i64 %9, -1
  %11 = load i64, ptr %5, align 8
  %12 = add i64 %11, 1
  %13 = load i64, ptr %6, align 8
  %14 = icmp ult i64 %12, %13
  br i1 %14, label %15, label %18

15:                                               ; preds = %8
  %16 = load ptr, ptr %7, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 %11
  store i8 32, ptr %17, align 1
  br label %18

18:                                               ; preds = %15, %8
  %19 = load i64, ptr %5, align 8
  %20 = add i64 %19, 1
  store i64 %20, ptr %5, align 8
  %21 = icmp sgt i64 %9, 2
  br i1 %21, label %8, label %22

22:                                               ; preds = %18, %2
  %23 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, 1
  %26 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %27 = load i64, ptr %26, align 8
  %28 = icmp ult i64 %25, %27
  br i1 %28, label %29, label %34

29:                                               ; preds = %22
  %30 = trunc i32 %0 to i8
  %31 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %32, i64 %24
  store i8 %30, ptr %33, align 1
  br label %34

34:                                               ; preds = %22, %29
  %35 = load i64, ptr %23, align 8
  %36 = add i64 %35, 1
  store i64 %36, ptr %23, align 8
  %37 = icmp slt i64 %1, -1
  br i1 %37, label %38, label %55

38:                                               ; preds = %34
  %39 = xor i64 %1, -1
  %40 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  br label %41

41:                                               ; preds = %50, %38
  %42 = phi i64 [ %39, %38 ], [ %53, %50 ]
  %43 = load i64, ptr %23, align 8
  %44 = add i64 %43, 1
  %45 = load i64, ptr %26, align 8
  %46 = icmp ult i64 %44, %45
  br i1 %46, label %47, label %50

47:                                               ; preds = %41
  %48 = load ptr, ptr %40, align 8
  %49 = getelementptr inbounds i8, ptr %48, i64 %43
  store i8 32, ptr %49, align 1
  br label %50

50:                                               ; preds = %47, %41
  %51 = load i64, ptr %23, align 8
  %52 = add i64 %51, 1
  store i64 %52, ptr %23, align 8
  %53 = add nsw i64 %42, -1
  %54 = icmp sgt i64 %42, 1
  br i1 %54, label %41, label %55

55:                                               ; preds = %50, %34
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_print_number(i64 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = alloca [24 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  %6 = and i32 %1, 31
  %7 = zext i32 %6 to i64
  %8 = and i32 %1, 128
  %9 = icmp eq i32 %8, 0
  %10 = icmp sgt i64 %0, -1
  %11 = or i1 %10, %9
  %12 = sub i64 0, %0
  %13 = select i1 %11, i64 %0, i64 %12
  %14 = icmp eq i64 %13, 0
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %33, label %16

16:                                               ; preds = %4
  %17 = and i32 %1, 32
  %18 = xor i32 %17, 97
  %19 = add nuw nsw i32 %18, 246
  %20 = zext i32 %19 to i64
  br label %21

21:                                               ; preds = %16, %21
  %22 = phi i64 [ %13, %16 ], [ %31, %21 ]
  %23 = phi i64 [ 0, %16 ], [ %29, %21 ]
  %24 = urem i64 %22, %7
  %25 = icmp ult i64 %24, 10
  %26 = select i1 %25, i64 48, i64 %20
  %27 = add nuw nsw i64 %24, %26
  %28 = trunc i64 %27 to i8
  %29 = add nuw nsw i64 %23, 1
  %30 = getelementptr inbounds [24 x i8], ptr %5, i64 0, i64 %23
  store i8 %28, ptr %30, align 1
  %31 = udiv i64 %22, %7
  %32 = icmp ult i64 %22, %7
  br i1 %32, label %33, label %21

33:                                               ; preds = %21, %4
  %34 = phi i64 [ 0, %4 ], [ %29, %21 ]
  %35 = and i32 %1, 256
  %36 = icmp eq i32 %35, 0
  %37 = select i1 %36, i8 0, i8 43
  %38 = select i1 %11, i8 %37, i8 45
  %39 = icmp ne i8 %38, 0
  %40 = zext i1 %39 to i64
  %41 = and i32 %1, 512
  %42 = icmp eq i32 %41, 0
  %43 = or i1 %42, %14
  %44 = select i1 %43, i64 0, i64 2
  %45 = or i64 %44, %40
  %46 = icmp slt i64 %3, 0
  %47 = select i1 %46, i64 1, i64 %3
  %48 = sub nsw i64 %47, %34
  %49 = tail call i64 @llvm.smax.i64(i64 %48, i64 0)
  %50 = and i32 %1, 64
  %51 = icmp ne i32 %50, 0
  %52 = and i1 %51, %46
  br i1 %52, label %53, label %60

53:                                               ; preds = %33
  %54 = add i64 %34, %45
  %55 = add i64 %54, %49
  %56 = icmp slt i64 %55, %2
  br i1 %56, label %57, label %60

57:                                               ; preds = %53
  %58 = add i64 %45, %34
  %59 = sub i64 %2, %58
  br label %60

60:                                               ; preds = %57, %53, %33
  %61 = phi i64 [ %59, %57 ], [ %49, %53 ], [ %49, %33 ]
  %62 = add i64 %45, %34
  %63 = add i64 %62, %61
  %64 = sub i64 %2, %63
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %66, label %84

66:                                               ; preds = %60
  %67 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %68 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %69 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  br label %70

70:                                               ; preds = %79, %66
  %71 = phi i64 [ %64, %66 ], [ %82, %79 ]
  %72 = load i64, ptr %67, align 8
  %73 = add i64 %72, 1
  %74 = load i64, ptr %68, align 8
  %75 = icmp ult i64 %73, %74
  br i1 %75, label %76, label %79

76:                                               ; preds = %70
  %77 = load ptr, ptr %69, align 8
  %78 = getelementptr inbounds i8, ptr %77, i64 %72
  store i8 32, ptr %78, align 1
  br label %79

79:                                               ; preds = %76, %70
  %80 = load i64, ptr %67, align 8
  %81 = add i64 %80, 1
  store i64 %81, ptr %67, align 8
  %82 = add nsw i64 %71, -1
  %83 = icmp sgt i64 %71, 1
  br i1 %83, label %70, label %84

84:                                               ; preds = %79, %60
  %85 = and i1 %36, %11
  br i1 %85, label %100, label %86

86:                                               ; preds = %84
  %87 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %88 = load i64, ptr %87, align 8
  %89 = add i64 %88, 1
  %90 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %91 = load i64, ptr %90, align 8
  %92 = icmp ult i64 %89, %91
  br i1 %92, label %93, label %97

93:                                               ; preds = %86
  %94 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds i8, ptr %95, i64 %88
  store i8 %38, ptr %96, align 1
  br label %97

97:                                               ; preds = %86, %93
  %98 = load i64, ptr %87, align 8
  %99 = add i64 %98, 1
  store i64 %99, ptr %87, align 8
  br label %100

100:                                              ; preds = %97, %84
  br i1 %43, label %128, label %101

101:                                              ; preds = %100
  %102 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %103 = load i64, ptr %102, align 8
  %104 = add i64 %103, 1
  %105 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %106 = load i64, ptr %105, align 8
  %107 = icmp ult i64 %104, %106
  br i1 %107, label %108, label %112

108:                                              ; preds = %101
  %109 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds i8, ptr %110, i64 %103
  store i8 48, ptr %111, align 1
  br label %112

112:                                              ; preds = %101, %108
  %113 = load i64, ptr %102, align 8
  %114 = add i64 %113, 1
  store i64 %114, ptr %102, align 8
  %115 = add i64 %113, 2
  %116 = load i64, ptr %105, align 8
  %117 = icmp ult i64 %115, %116
  br i1 %117, label %118, label %125

118:                                              ; preds = %112
  %119 = trunc i32 %1 to i8
  %120 = and i8 %119, 32
  %121 = xor i8 %120, 120
  %122 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds i8, ptr %123, i64 %114
  store i8 %121, ptr %124, align 1
  br label %125

125:                                              ; preds = %112, %118
  %126 = load i64, ptr %102, align 8
  %127 = add i64 %126, 1
  store i64 %127, ptr %102, align 8
  br label %128

128:                                              ; preds = %125, %100
  %129 = icmp sgt i64 %61, 0
  br i1 %129, label %130, label %148

130:                                              ; preds = %128
  %131 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %132 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %133 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  br label %134

134:                                              ; preds = %143, %130
  %135 = phi i64 [ %61, %130 ], [ %146, %143 ]
  %136 = load i64, ptr %131, align 8
  %137 = add i64 %136, 1
  %138 = load i64, ptr %132, align 8
  %139 = icmp ult i64 %137, %138
  br i1 %139, label %140, label %143

140:                                              ; preds = %134
  %141 = load ptr, ptr %133, align 8
  %142 = getelementptr inbounds i8, ptr %141, i64 %136
  store i8 48, ptr %142, align 1
  br label %143

143:                                              ; preds = %140, %134
  %144 = load i64, ptr %131, align 8
  %145 = add i64 %144, 1
  store i64 %145, ptr %131, align 8
  %146 = add nsw i64 %135, -1
  %147 = icmp sgt i64 %135, 1
  br i1 %147, label %134, label %148

148:                                              ; preds = %143, %128
  %149 = icmp sgt i64 %34, 0
  br i1 %149, label %150, label %154

150:                                              ; preds = %148
  %151 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %152 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %153 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  br label %179

154:                                              ; preds = %191, %148
  %155 = add i64 %34, %2
  %156 = add i64 %155, %61
  %157 = add i64 %45, %156
  %158 = sub i64 0, %157
  %159 = icmp sgt i64 %158, 0
  br i1 %159, label %160, label %178

160:                                              ; preds = %154
  %161 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %162 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %163 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  br label %164

164:                                              ; preds = %173, %160
  %165 = phi i64 [ %158, %160 ], [ %176, %173 ]
  %166 = load i64, ptr %161, align 8
  %167 = add i64 %166, 1
  %168 = load i64, ptr %162, align 8
  %169 = icmp ult i64 %167, %168
  br i1 %169, label %170, label %173

170:                                              ; preds = %164
  %171 = load ptr, ptr %163, align 8
  %172 = getelementptr inbounds i8, ptr %171, i64 %166
  store i8 32, ptr %172, align 1
  br label %173

173:                                              ; preds = %170, %164
  %174 = load i64, ptr %161, align 8
  %175 = add i64 %174, 1
  store i64 %175, ptr %161, align 8
  %176 = add nsw i64 %165, -1
  %177 = icmp sgt i64 %165, 1
  br i1 %177, label %164, label %178

178:                                              ; preds = %173, %154
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret void

179:                                              ; preds = %150, %191
  %180 = phi i64 [ %34, %150 ], [ %181, %191 ]
  %181 = add nsw i64 %180, -1
  %182 = load i64, ptr %151, align 8
  %183 = add i64 %182, 1
  %184 = load i64, ptr %152, align 8
  %185 = icmp ult i64 %183, %184
  br i1 %185, label %186, label %191

186:                                              ; preds = %179
  %187 = getelementptr inbounds [24 x i8], ptr %5, i64 0, i64 %181
  %188 = load i8, ptr %187, align 1
  %189 = load ptr, ptr %153, align 8
  %190 = getelementptr inbounds i8, ptr %189, i64 %182
  store i8 %188, ptr %190, align 1
  br label %191

191:                                              ; preds = %179, %186
  %192 = load i64, ptr %151, align 8
  %193 = add i64 %192, 1
  store i64 %193, ptr %151, align 8
  %194 = icmp sgt i64 %180, 1
  br i1 %194, label %179, label %154
}

; Function Attrs: nounwind
define dso_local i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) local_unnamed_addr {
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  store ptr %0, ptr %5, align 8
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  store i64 %1, ptr %6, align 8
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 2
  %9 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 3
  %10 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 2
  %11 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 3
  %12 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 2
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 3
  %14 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 2
  %15 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 3
  %16 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 2
  %17 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 3
  %18 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 2
  %19 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 3
  %20 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 2
  %21 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 3
  br label %22

22:                                               ; preds = %306, %4
  %23 = phi ptr [ %2, %4 ], [ %308, %306 ]
  %24 = load i8, ptr %23, align 1
  switch i8 %24, label %295 [
    i8 0, label %309
    i8 37, label %25
  ]

25:                                               ; preds = %22, %42
  %26 = phi ptr [ %34, %42 ], [ %23, %22 ]
  %27 = phi i32 [ %43, %42 ], [ 0, %22 ]
  %28 = phi i32 [ %31, %42 ], [ 0, %22 ]
  br label %29

29:                                               ; preds = %32, %25
  %30 = phi ptr [ %26, %25 ], [ %34, %32 ]
  %31 = phi i32 [ %28, %25 ], [ 1, %32 ]
  br label %32

32:                                               ; preds = %29, %44
  %33 = phi ptr [ %34, %44 ], [ %30, %29 ]
  %34 = getelementptr inbounds i8, ptr %33, i64 1
  %35 = load i8, ptr %34, align 1
  switch i8 %35, label %45 [
    i8 45, label %29
    i8 48, label %36
    i8 43, label %38
    i8 35, label %40
    i8 32, label %44
    i8 42, label %48
  ]

36:                                               ; preds = %32
  %37 = or i32 %27, 64
  br label %42

38:                                               ; preds = %32
  %39 = or i32 %27, 256
  br label %42

40:                                               ; preds = %32
  %41 = or i32 %27, 512
  br label %42

42:                                               ; preds = %40, %38, %36
  %43 = phi i32 [ %37, %36 ], [ %39, %38 ], [ %41, %40 ]
  br label %25

44:                                               ; preds = %32
  br label %32

45:                                               ; preds = %32
  %46 = add i8 %35, -48
  %47 = icmp ult i8 %46, 10
  br i1 %47, label %64, label %77

48:                                               ; preds = %32
  %49 = getelementptr inbounds i8, ptr %33, i64 2
  %50 = load i32, ptr %3, align 8
  %51 = icmp ult i32 %50, 41
  br i1 %51, label %52, label %57

52:                                               ; preds = %48
  %53 = load ptr, ptr %9, align 8
  %54 = sext i32 %50 to i64
  %55 = getelementptr i8, ptr %53, i64 %54
  %56 = add i32 %50, 8
  store i32 %56, ptr %3, align 8
  br label %60

57:                                               ; preds = %48
  %58 = load ptr, ptr %8, align 8
  %59 = getelementptr i8, ptr %58, i64 8
  store ptr %59, ptr %8, align 8
  br label %60

60:                                               ; preds = %57, %52
  %61 = phi ptr [ %55, %52 ], [ %58, %57 ]
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  br label %77

64:                                               ; preds = %45, %64
  %65 = phi i8 [ %74, %64 ], [ %35, %45 ]
  %66 = phi i64 [ %72, %64 ], [ 0, %45 ]
  %67 = phi ptr [ %73, %64 ], [ %34, %45 ]
  %68 = sext i8 %65 to i64
  %69 = mul nsw i64 %66, 10
  %70 = add nsw i64 %68, 4294967248
  %71 = and i64 %70, 4294967295
  %72 = add nsw i64 %71, %69
  %73 = getelementptr inbounds i8, ptr %67, i64 1
  %74 = load i8, ptr %73, align 1
  %75 = add i8 %74, -48
  %76 = icmp ult i8 %75, 10
  br i1 %76, label %64, label %77

77:                                               ; preds = %64, %60, %45
  %78 = phi ptr [ %49, %60 ], [ %34, %45 ], [ %73, %64 ]
  %79 = phi i64 [ %63, %60 ], [ 0, %45 ], [ %72, %64 ]
  %80 = icmp ne i32 %31, 0
  %81 = icmp sgt i64 %79, 0
  %82 = select i1 %80, i1 %81, i1 false
  %83 = sub nsw i64 0, %79
  %84 = select i1 %82, i64 %83, i64 %79
  %85 = load i8, ptr %78, align 1
  %86 = icmp eq i8 %85, 46
  br i1 %86, label %87, label %123

87:                                               ; preds = %77
  %88 = getelementptr inbounds i8, ptr %78, i64 1
  %89 = load i8, ptr %88, align 1
  %90 = icmp eq i8 %89, 42
  br i1 %90, label %94, label %91

91:                                               ; preds = %87
  %92 = add i8 %89, -48
  %93 = icmp ult i8 %92, 10
  br i1 %93, label %110, label %123

94:                                               ; preds = %87
  %95 = getelementptr inbounds i8, ptr %78, i64 2
  %96 = load i32, ptr %3, align 8
  %97 = icmp ult i32 %96, 41
  br i1 %97, label %98, label %103

98:                                               ; preds = %94
  %99 = load ptr, ptr %11, align 8
  %100 = sext i32 %96 to i64
  %101 = getelementptr i8, ptr %99, i64 %100
  %102 = add i32 %96, 8
  store i32 %102, ptr %3, align 8
  br label %106

103:                                              ; preds = %94
  %104 = load ptr, ptr %10, align 8
  %105 = getelementptr i8, ptr %104, i64 8
  store ptr %105, ptr %10, align 8
  br label %106

106:                                              ; preds = %103, %98
  %107 = phi ptr [ %101, %98 ], [ %104, %103 ]
  %108 = load i32, ptr %107, align 4
  %109 = sext i32 %108 to i64
  br label %123

110:                                              ; preds = %91, %110
  %111 = phi i8 [ %120, %110 ], [ %89, %91 ]
  %112 = phi i64 [ %118, %110 ], [ 0, %91 ]
  %113 = phi ptr [ %119, %110 ], [ %88, %91 ]
  %114 = sext i8 %111 to i64
  %115 = mul nsw i64 %112, 10
  %116 = add nsw i64 %114, 4294967248
  %117 = and i64 %116, 4294967295
  %118 = add nsw i64 %117, %115
  %119 = getelementptr inbounds i8, ptr %113, i64 1
  %120 = load i8, ptr %119, align 1
  %121 = add i8 %120, -48
  %122 = icmp ult i8 %121, 10
  br i1 %122, label %110, label %123

123:                                              ; preds = %110, %106, %91, %77
  %124 = phi ptr [ %78, %77 ], [ %95, %106 ], [ %88, %91 ], [ %119, %110 ]
  %125 = phi i64 [ -1, %77 ], [ %109, %106 ], [ 0, %91 ], [ %118, %110 ]
  br label %126

126:                                              ; preds = %134, %123
  %127 = phi ptr [ %124, %123 ], [ %136, %134 ]
  %128 = phi i32 [ 32, %123 ], [ %135, %134 ]
  %129 = load i8, ptr %127, align 1
  %130 = add i8 %129, -104
  %131 = tail call i8 @llvm.fshl.i8(i8 %129, i8 %130, i8 7)
  switch i8 %131, label %137 [
    i8 2, label %134
    i8 1, label %134
    i8 9, label %134
    i8 6, label %134
    i8 0, label %132
  ]

132:                                              ; preds = %126
  %133 = sdiv i32 %128, 2
  br label %134

134:                                              ; preds = %132, %126, %126, %126, %126
  %135 = phi i32 [ %133, %132 ], [ 64, %126 ], [ 64, %126 ], [ 64, %126 ], [ 64, %126 ]
  %136 = getelementptr inbounds i8, ptr %127, i64 1
  br label %126

137:                                              ; preds = %126
  %138 = and i32 %27, -65
  %139 = select i1 %80, i32 %138, i32 %27
  switch i8 %129, label %237 [
    i8 37, label %140
    i8 99, label %151
    i8 115, label %209
    i8 112, label %223
    i8 100, label %238
    i8 105, label %238
  ]

140:                                              ; preds = %137
  %141 = load i64, ptr %7, align 8
  %142 = add i64 %141, 1
  %143 = load i64, ptr %6, align 8
  %144 = icmp ult i64 %142, %143
  br i1 %144, label %145, label %148

145:                                              ; preds = %140
  %146 = load ptr, ptr %5, align 8
  %147 = getelementptr inbounds i8, ptr %146, i64 %141
  store i8 37, ptr %147, align 1
  br label %148

148:                                              ; preds = %145, %140
  %149 = load i64, ptr %7, align 8
  %150 = add i64 %149, 1
  store i64 %150, ptr %7, align 8
  br label %306

151:                                              ; preds = %137
  %152 = load i32, ptr %3, align 8
  %153 = icmp ult i32 %152, 41
  br i1 %153, label %154, label %159

154:                                              ; preds = %151
  %155 = load ptr, ptr %17, align 8
  %156 = sext i32 %152 to i64
  %157 = getelementptr i8, ptr %155, i64 %156
  %158 = add i32 %152, 8
  store i32 %158, ptr %3, align 8
  br label %162

159:                                              ; preds = %151
  %160 = load ptr, ptr %16, align 8
  %161 = getelementptr i8, ptr %160, i64 8
  store ptr %161, ptr %16, align 8
  br label %162

162:                                              ; preds = %159, %154
  %163 = phi ptr [ %157, %154 ], [ %160, %159 ]
  %164 = load i32, ptr %163, align 4
  %165 = icmp sgt i64 %84, 1
  br i1 %165, label %166, label %180

166:                                              ; preds = %162, %176
  %167 = phi i64 [ %168, %176 ], [ %84, %162 ]
  %168 = add nsw i64 %167, -1
  %169 = load i64, ptr %7, align 8
  %170 = add i64 %169, 1
  %171 = load i64, ptr %6, align 8
  %172 = icmp ult i64 %170, %171
  br i1 %172, label %173, label %176

173:                                              ; preds = %166
  %174 = load ptr, ptr %5, align 8
  %175 = getelementptr inbounds i8, ptr %174, i64 %169
  store i8 32, ptr %175, align 1
  br label %176

176:                                              ; preds = %173, %166
  %177 = load i64, ptr %7, align 8
  %178 = add i64 %177, 1
  store i64 %178, ptr %7, align 8
  %179 = icmp sgt i64 %167, 2
  br i1 %179, label %166, label %180

180:                                              ; preds = %176, %162
  %181 = load i64, ptr %7, align 8
  %182 = add i64 %181, 1
  %183 = load i64, ptr %6, align 8
  %184 = icmp ult i64 %182, %183
  br i1 %184, label %185, label %189

185:                                              ; preds = %180
  %186 = trunc i32 %164 to i8
  %187 = load ptr, ptr %5, align 8
  %188 = getelementptr inbounds i8, ptr %187, i64 %181
  store i8 %186, ptr %188, align 1
  br label %189

189:                                              ; preds = %185, %180
  %190 = load i64, ptr %7, align 8
  %191 = add i64 %190, 1
  store i64 %191, ptr %7, align 8
  %192 = icmp slt i64 %84, -1
  br i1 %192, label %193, label %306

193:                                              ; preds = %189
  %194 = xor i64 %84, -1
  br label %195

195:                                              ; preds = %204, %193
  %196 = phi i64 [ %194, %193 ], [ %207, %204 ]
  %197 = load i64, ptr %7, align 8
  %198 = add i64 %197, 1
  %199 = load i64, ptr %6, align 8
  %200 = icmp ult i64 %198, %199
  br i1 %200, label %201, label %204

201:                                              ; preds = %195
  %202 = load ptr, ptr %5, align 8
  %203 = getelementptr inbounds i8, ptr %202, i64 %197
  store i8 32, ptr %203, align 1
  br label %204

204:                                              ; preds = %201, %195
  %205 = load i64, ptr %7, align 8
  %206 = add i64 %205, 1
  store i64 %206, ptr %7, align 8
  %207 = add nsw i64 %196, -1
  %208 = icmp sgt i64 %196, 1
  br i1 %208, label %195, label %306

209:                                              ; preds = %137
  %210 = load i32, ptr %3, align 8
  %211 = icmp ult i32 %210, 41
  br i1 %211, label %212, label %217

212:                                              ; preds = %209
  %213 = load ptr, ptr %15, align 8
  %214 = sext i32 %210 to i64
  %215 = getelementptr i8, ptr %213, i64 %214
  %216 = add i32 %210, 8
  store i32 %216, ptr %3, align 8
  br label %220

217:                                              ; preds = %209
  %218 = load ptr, ptr %14, align 8
  %219 = getelementptr i8, ptr %218, i64 8
  store ptr %219, ptr %14, align 8
  br label %220

220:                                              ; preds = %217, %212
  %221 = phi ptr [ %215, %212 ], [ %218, %217 ]
  %222 = load ptr, ptr %221, align 8
  tail call void @__quotient_print_text(ptr noundef %222, i64 noundef %84, i64 noundef %125)
  br label %306

223:                                              ; preds = %137
  %224 = load i32, ptr %3, align 8
  %225 = icmp ult i32 %224, 41
  br i1 %225, label %226, label %231

226:                                              ; preds = %223
  %227 = load ptr, ptr %13, align 8
  %228 = sext i32 %224 to i64
  %229 = getelementptr i8, ptr %227, i64 %228
  %230 = add i32 %224, 8
  store i32 %230, ptr %3, align 8
  br label %234

231:                                              ; preds = %223
  %232 = load ptr, ptr %12, align 8
  %233 = getelementptr i8, ptr %232, i64 8
  store ptr %233, ptr %12, align 8
  br label %234

234:                                              ; preds = %231, %226
  %235 = phi ptr [ %229, %226 ], [ %232, %231 ]
  %236 = load i64, ptr %235, align 8
  tail call void @__quotient_print_number(i64 noundef %236, i32 noundef 528, i64 noundef %84, i64 noundef %125)
  br label %306

237:                                              ; preds = %137
  br label %238

238:                                              ; preds = %237, %137, %137
  %239 = phi i1 [ false, %237 ], [ true, %137 ], [ true, %137 ]
  switch i8 %129, label %243 [
    i8 120, label %240
    i8 88, label %240
    i8 111, label %247
  ]

240:                                              ; preds = %238, %238
  %241 = icmp eq i8 %129, 120
  %242 = select i1 %241, i32 16, i32 48
  br label %247

243:                                              ; preds = %238
  %244 = icmp eq i8 %129, 117
  %245 = or i1 %244, %239
  br i1 %245, label %247, label %246

246:                                              ; preds = %243
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable

247:                                              ; preds = %243, %240, %238
  %248 = phi i32 [ %242, %240 ], [ 8, %238 ], [ 10, %243 ]
  %249 = or i32 %248, %139
  %250 = select i1 %239, i32 -513, i32 -257
  %251 = and i32 %249, %250
  %252 = select i1 %239, i32 128, i32 0
  %253 = or i32 %251, %252
  %254 = and i32 %249, 31
  %255 = icmp eq i32 %254, 16
  %256 = and i32 %253, -513
  %257 = select i1 %255, i32 %253, i32 %256
  %258 = icmp eq i32 %128, 64
  %259 = load i32, ptr %3, align 8
  %260 = icmp ult i32 %259, 41
  br i1 %258, label %261, label %273

261:                                              ; preds = %247
  br i1 %260, label %262, label %267

262:                                              ; preds = %261
  %263 = load ptr, ptr %21, align 8
  %264 = sext i32 %259 to i64
  %265 = getelementptr i8, ptr %263, i64 %264
  %266 = add i32 %259, 8
  store i32 %266, ptr %3, align 8
  br label %270

267:                                              ; preds = %261
  %268 = load ptr, ptr %20, align 8
  %269 = getelementptr i8, ptr %268, i64 8
  store ptr %269, ptr %20, align 8
  br label %270

270:                                              ; preds = %267, %262
  %271 = phi ptr [ %265, %262 ], [ %268, %267 ]
  %272 = load i64, ptr %271, align 8
  br label %286

273:                                              ; preds = %247
  br i1 %260, label %274, label %279

274:                                              ; preds = %273
  %275 = load ptr, ptr %19, align 8
  %276 = sext i32 %259 to i64
  %277 = getelementptr i8, ptr %275, i64 %276
  %278 = add i32 %259, 8
  store i32 %278, ptr %3, align 8
  br label %282

279:                                              ; preds = %273
  %280 = load ptr, ptr %18, align 8
  %281 = getelementptr i8, ptr %280, i64 8
  store ptr %281, ptr %18, align 8
  br label %282

282:                                              ; preds = %279, %274
  %283 = phi ptr [ %277, %274 ], [ %280, %279 ]
  %284 = load i32, ptr %283, align 4
  %285 = zext i32 %284 to i64
  br label %286

286:                                              ; preds = %282, %270
  %287 = phi i64 [ %272, %270 ], [ %285, %282 ]
  %288 = sub nsw i32 64, %128
  %289 = zext i32 %288 to i64
  %290 = shl i64 %287, %289
  %291 = ashr i64 %290, %289
  %292 = lshr i64 -1, %289
  %293 = and i64 %287, %292
  %294 = select i1 %239, i64 %291, i64 %293
  tail call void @__quotient_print_number(i64 noundef %294, i32 noundef %257, i64 noundef %84, i64 noundef %125)
  br label %306

295:                                              ; preds = %22
  %296 = load i64, ptr %7, align 8
  %297 = add i64 %296, 1
  %298 = load i64, ptr %6, align 8
  %299 = icmp ult i64 %297, %298
  br i1 %299, label %300, label %303

300:                                              ; preds = %295
  %301 = load ptr, ptr %5, align 8
  %302 = getelementptr inbounds i8, ptr %301, i64 %296
  store i8 %24, ptr %302, align 1
  br label %303

303:                                              ; preds = %295, %300
  %304 = load i64, ptr %7, align 8
  %305 = add i64 %304, 1
  store i64 %305, ptr %7, align 8
  br label %306

306:                                              ; preds = %204, %286, %234, %220, %189, %148, %303
  %307 = phi ptr [ %23, %303 ], [ %127, %148 ], [ %127, %189 ], [ %127, %220 ], [ %127, %234 ], [ %127, %286 ], [ %127, %204 ]
  %308 = getelementptr inbounds i8, ptr %307, i64 1
  br label %22

309:                                              ; preds = %22
  %310 = load i64, ptr %6, align 8
  %311 = icmp eq i64 %310, 0
  br i1 %311, label %319, label %312

312:                                              ; preds = %309
  %313 = load ptr, ptr %5, align 8
  %314 = load i64, ptr %7, align 8
  %315 = icmp ult i64 %314, %310
  %316 = add i64 %310, -1
  %317 = select i1 %315, i64 %314, i64 %316
  %318 = getelementptr inbounds i8, ptr %313, i64 %317
  store i8 0, ptr %318, align 1
  br label %319

319:                                              ; preds = %309, %312
  %320 = load i64, ptr %7, align 8
  %321 = trunc i64 %320 to i32
  ret i32 %321
}

; Function Attrs: nounwind
define dso_local i32 @vsprintf(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) local_unnamed_addr {
  %4 = tail call i32 @vsnprintf(ptr noundef %0, i64 noundef 9223372036854775807, ptr noundef %1, ptr noundef %2)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @__vsnprintf_chk(ptr noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef %5) local_unnamed_addr {
  %7 = tail call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %4, ptr noundef %5)
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @__vsprintf_chk(ptr noundef %0, i32 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) local_unnamed_addr {
  %6 = tail call i32 @vsnprintf(ptr noundef %0, i64 noundef 9223372036854775807, ptr noundef %3, ptr noundef %4)
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @vasprintf(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_copy(ptr nonnull %4, ptr %2)
  %5 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %4)
  %6 = sext i32 %5 to i64
  %7 = add nsw i64 %6, 1
  call void @llvm.va_end(ptr %4)
  %8 = call ptr @malloc(i64 noundef %7)
  store ptr %8, ptr %0, align 8
  %9 = call i32 @vsnprintf(ptr noundef %8, i64 noundef %7, ptr noundef %1, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i32 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr)

declare ptr @malloc(i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @asprintf(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_start(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_copy(ptr nonnull %3, ptr nonnull %4)
  %5 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %3)
  %6 = sext i32 %5 to i64
  %7 = add nsw i64 %6, 1
  call void @llvm.va_end(ptr %3)
  %8 = call ptr @malloc(i64 noundef %7)
  store ptr %8, ptr %0, align 8
  %9 = call i32 @vsnprintf(ptr noundef %8, i64 noundef %7, ptr noundef %1, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_end(ptr %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i32 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr)

; Function Attrs: nounwind
define dso_local i32 @__quotient_snprintf(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ...) local_unnamed_addr {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_start(ptr nonnull %4)
  %5 = call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef nonnull %4)
  call void @llvm.va_end(ptr %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i32 %5
}

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8)



