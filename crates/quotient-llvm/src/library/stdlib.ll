target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@seed = internal thread_local global i32 1, align 4
@to = internal thread_local global ptr null, align 8
@room = internal thread_local global i64 0, align 8
@length = internal thread_local global i64 0, align 8
@.str = private unnamed_addr constant [7 x i8] c"(null)\00", align 1

; Function Attrs: nounwind
define dso_local i64 @strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = add i64 %11, 9223372036854775807
  %13 = icmp ugt i64 %6, %12
  br i1 %13, label %14, label %19

14:                                               ; preds = %9, %3
  %15 = tail call ptr @__errno_location()
  store i32 34, ptr %15, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i64 9223372036854775807, i64 -9223372036854775808
  br label %23

19:                                               ; preds = %9
  %20 = icmp eq i32 %10, 0
  %21 = sub i64 0, %6
  %22 = select i1 %20, i64 %6, i64 %21
  br label %23

23:                                               ; preds = %19, %14
  %24 = phi i64 [ %18, %14 ], [ %22, %19 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @number(ptr noundef %0, ptr noundef writeonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) unnamed_addr {
  br label %6

6:                                                ; preds = %9, %5
  %7 = phi ptr [ %0, %5 ], [ %10, %9 ]
  %8 = load i8, ptr %7, align 1
  switch i8 %8, label %11 [
    i8 32, label %9
    i8 13, label %9
    i8 12, label %9
    i8 11, label %9
    i8 10, label %9
    i8 9, label %9
  ]

9:                                                ; preds = %6, %6, %6, %6, %6, %6
  %10 = getelementptr inbounds i8, ptr %7, i64 1
  br label %6

11:                                               ; preds = %6
  %12 = icmp eq i8 %8, 45
  %13 = zext i1 %12 to i32
  store i32 %13, ptr %3, align 4
  %14 = load i8, ptr %7, align 1
  switch i8 %14, label %17 [
    i8 45, label %15
    i8 43, label %15
  ]

15:                                               ; preds = %11, %11
  %16 = getelementptr inbounds i8, ptr %7, i64 1
  br label %17

17:                                               ; preds = %11, %15
  %18 = phi ptr [ %16, %15 ], [ %7, %11 ]
  %19 = icmp ne i32 %2, 0
  switch i32 %2, label %49 [
    i32 16, label %20
    i32 0, label %20
  ]

20:                                               ; preds = %17, %17
  %21 = load i8, ptr %18, align 1
  %22 = icmp eq i8 %21, 48
  br i1 %22, label %23, label %46

23:                                               ; preds = %20
  %24 = getelementptr inbounds i8, ptr %18, i64 1
  %25 = load i8, ptr %24, align 1
  %26 = and i8 %25, -33
  %27 = icmp eq i8 %26, 88
  br i1 %27, label %28, label %46

28:                                               ; preds = %23
  %29 = getelementptr inbounds i8, ptr %18, i64 2
  %30 = load i8, ptr %29, align 1
  %31 = sext i8 %30 to i32
  %32 = add nsw i32 %31, -48
  %33 = icmp ult i32 %32, 10
  br i1 %33, label %40, label %34

34:                                               ; preds = %28
  %35 = or i32 %31, 32
  %36 = add nsw i32 %35, -97
  %37 = icmp ult i32 %36, 26
  %38 = add nsw i32 %35, -87
  %39 = select i1 %37, i32 %38, i32 99
  br label %40

40:                                               ; preds = %28, %34
  %41 = phi i32 [ %39, %34 ], [ %32, %28 ]
  %42 = icmp slt i32 %41, 16
  %43 = or i1 %19, %42
  %44 = select i1 %42, ptr %29, ptr %18
  %45 = select i1 %42, i32 16, i32 %2
  br i1 %43, label %49, label %47

46:                                               ; preds = %23, %20
  br i1 %19, label %49, label %47

47:                                               ; preds = %40, %46
  %48 = select i1 %22, i32 8, i32 10
  br label %49

49:                                               ; preds = %40, %17, %46, %47
  %50 = phi ptr [ %18, %47 ], [ %18, %46 ], [ %44, %40 ], [ %18, %17 ]
  %51 = phi i32 [ %48, %47 ], [ %2, %46 ], [ %45, %40 ], [ %2, %17 ]
  store i32 0, ptr %4, align 4
  %52 = sext i32 %51 to i64
  br label %53

53:                                               ; preds = %77, %49
  %54 = phi i64 [ 0, %49 ], [ %79, %77 ]
  %55 = phi ptr [ %50, %49 ], [ %80, %77 ]
  %56 = load i8, ptr %55, align 1
  %57 = sext i8 %56 to i32
  %58 = add nsw i32 %57, -48
  %59 = icmp ult i32 %58, 10
  br i1 %59, label %66, label %60

60:                                               ; preds = %53
  %61 = or i32 %57, 32
  %62 = add nsw i32 %61, -97
  %63 = icmp ult i32 %62, 26
  %64 = add nsw i32 %61, -87
  %65 = select i1 %63, i32 %64, i32 99
  br label %66

66:                                               ; preds = %53, %60
  %67 = phi i32 [ %65, %60 ], [ %58, %53 ]
  %68 = icmp slt i32 %67, %51
  br i1 %68, label %71, label %69

69:                                               ; preds = %66
  %70 = icmp eq ptr %1, null
  br i1 %70, label %84, label %81

71:                                               ; preds = %66
  %72 = sext i32 %67 to i64
  %73 = xor i64 %72, -1
  %74 = udiv i64 %73, %52
  %75 = icmp ugt i64 %54, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %71
  store i32 1, ptr %4, align 4
  br label %77

77:                                               ; preds = %76, %71
  %78 = mul i64 %54, %52
  %79 = add i64 %78, %72
  %80 = getelementptr inbounds i8, ptr %55, i64 1
  br label %53

81:                                               ; preds = %69
  %82 = icmp eq ptr %55, %50
  %83 = select i1 %82, ptr %0, ptr %55
  store ptr %83, ptr %1, align 8
  br label %84

84:                                               ; preds = %81, %69
  ret i64 %54
}

declare ptr @__errno_location() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define dso_local i64 @strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %3
  %10 = tail call ptr @__errno_location()
  store i32 34, ptr %10, align 4
  br label %16

11:                                               ; preds = %3
  %12 = load i32, ptr %4, align 4
  %13 = icmp eq i32 %12, 0
  %14 = sub i64 0, %6
  %15 = select i1 %13, i64 %6, i64 %14
  br label %16

16:                                               ; preds = %11, %9
  %17 = phi i64 [ -1, %9 ], [ %15, %11 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %17
}

; Function Attrs: nounwind
define dso_local i64 @strtoll(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = add i64 %11, 9223372036854775807
  %13 = icmp ugt i64 %6, %12
  br i1 %13, label %14, label %19

14:                                               ; preds = %9, %3
  %15 = tail call ptr @__errno_location()
  store i32 34, ptr %15, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i64 9223372036854775807, i64 -9223372036854775808
  br label %23

19:                                               ; preds = %9
  %20 = icmp eq i32 %10, 0
  %21 = sub i64 0, %6
  %22 = select i1 %20, i64 %6, i64 %21
  br label %23

23:                                               ; preds = %14, %19
  %24 = phi i64 [ %18, %14 ], [ %22, %19 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %24
}

; Function Attrs: nounwind
define dso_local i64 @strtoull(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %3
  %10 = tail call ptr @__errno_location()
  store i32 34, ptr %10, align 4
  br label %16

11:                                               ; preds = %3
  %12 = load i32, ptr %4, align 4
  %13 = icmp eq i32 %12, 0
  %14 = sub i64 0, %6
  %15 = select i1 %13, i64 %6, i64 %14
  br label %16

16:                                               ; preds = %9, %11
  %17 = phi i64 [ -1, %9 ], [ %15, %11 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %17
}

; Function Attrs: nounwind
define dso_local i64 @__isoc23_strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = add i64 %11, 9223372036854775807
  %13 = icmp ugt i64 %6, %12
  br i1 %13, label %14, label %19

14:                                               ; preds = %9, %3
  %15 = tail call ptr @__errno_location()
  store i32 34, ptr %15, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i64 9223372036854775807, i64 -9223372036854775808
  br label %23

19:                                               ; preds = %9
  %20 = icmp eq i32 %10, 0
  %21 = sub i64 0, %6
  %22 = select i1 %20, i64 %6, i64 %21
  br label %23

23:                                               ; preds = %14, %19
  %24 = phi i64 [ %18, %14 ], [ %22, %19 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %24
}

; Function Attrs: nounwind
define dso_local i64 @__isoc23_strtoll(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = add i64 %11, 9223372036854775807
  %13 = icmp ugt i64 %6, %12
  br i1 %13, label %14, label %19

14:                                               ; preds = %9, %3
  %15 = tail call ptr @__errno_location()
  store i32 34, ptr %15, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i64 9223372036854775807, i64 -9223372036854775808
  br label %23

19:                                               ; preds = %9
  %20 = icmp eq i32 %10, 0
  %21 = sub i64 0, %6
  %22 = select i1 %20, i64 %6, i64 %21
  br label %23

23:                                               ; preds = %14, %19
  %24 = phi i64 [ %18, %14 ], [ %22, %19 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %24
}

; Function Attrs: nounwind
define dso_local i64 @__isoc23_strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %3
  %10 = tail call ptr @__errno_location()
  store i32 34, ptr %10, align 4
  br label %16

11:                                               ; preds = %3
  %12 = load i32, ptr %4, align 4
  %13 = icmp eq i32 %12, 0
  %14 = sub i64 0, %6
  %15 = select i1 %13, i64 %6, i64 %14
  br label %16

16:                                               ; preds = %9, %11
  %17 = phi i64 [ -1, %9 ], [ %15, %11 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %17
}

; Function Attrs: nounwind
define dso_local i64 @__isoc23_strtoull(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %3
  %10 = tail call ptr @__errno_location()
  store i32 34, ptr %10, align 4
  br label %16

11:                                               ; preds = %3
  %12 = load i32, ptr %4, align 4
  %13 = icmp eq i32 %12, 0
  %14 = sub i64 0, %6
  %15 = select i1 %13, i64 %6, i64 %14
  br label %16

16:                                               ; preds = %9, %11
  %17 = phi i64 [ -1, %9 ], [ %15, %11 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %17
}

; Function Attrs: nounwind
define dso_local i32 @atoi(ptr nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi ptr [ %0, %1 ], [ %6, %5 ]
  %4 = load i8, ptr %3, align 1
  switch i8 %4, label %7 [
    i8 32, label %5
    i8 13, label %5
    i8 12, label %5
    i8 11, label %5
    i8 10, label %5
    i8 9, label %5
  ]

5:                                                ; preds = %2, %2, %2, %2, %2, %2
  %6 = getelementptr inbounds i8, ptr %3, i64 1
  br label %2

7:                                                ; preds = %2
  %8 = icmp eq i8 %4, 45
  switch i8 %4, label %11 [
    i8 45, label %9
    i8 43, label %9
  ]

9:                                                ; preds = %7, %7
  %10 = getelementptr inbounds i8, ptr %3, i64 1
  br label %11

11:                                               ; preds = %9, %7
  %12 = phi ptr [ %3, %7 ], [ %10, %9 ]
  br label %13

13:                                               ; preds = %11, %30
  %14 = phi i32 [ %35, %30 ], [ 0, %11 ]
  %15 = phi i64 [ %37, %30 ], [ 0, %11 ]
  %16 = phi ptr [ %38, %30 ], [ %12, %11 ]
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = add nsw i32 %18, -48
  %20 = icmp ult i32 %19, 10
  br i1 %20, label %27, label %21

21:                                               ; preds = %13
  %22 = or i32 %18, 32
  %23 = add nsw i32 %22, -97
  %24 = icmp ult i32 %23, 26
  %25 = add nsw i32 %22, -87
  %26 = select i1 %24, i32 %25, i32 99
  br label %27

27:                                               ; preds = %21, %13
  %28 = phi i32 [ %26, %21 ], [ %19, %13 ]
  %29 = icmp slt i32 %28, 10
  br i1 %29, label %30, label %39

30:                                               ; preds = %27
  %31 = sext i32 %28 to i64
  %32 = xor i64 %31, -1
  %33 = udiv i64 %32, 10
  %34 = icmp ugt i64 %15, %33
  %35 = select i1 %34, i32 1, i32 %14
  %36 = mul i64 %15, 10
  %37 = add i64 %36, %31
  %38 = getelementptr inbounds i8, ptr %16, i64 1
  br label %13

39:                                               ; preds = %27
  %40 = icmp ne i32 %14, 0
  %41 = select i1 %8, i64 -9223372036854775808, i64 9223372036854775807
  %42 = icmp ugt i64 %15, %41
  %43 = select i1 %40, i1 true, i1 %42
  br i1 %43, label %44, label %47

44:                                               ; preds = %39
  %45 = tail call ptr @__errno_location()
  store i32 34, ptr %45, align 4
  %46 = select i1 %8, i64 -9223372036854775808, i64 9223372036854775807
  br label %50

47:                                               ; preds = %39
  %48 = sub i64 0, %15
  %49 = select i1 %8, i64 %48, i64 %15
  br label %50

50:                                               ; preds = %44, %47
  %51 = phi i64 [ %46, %44 ], [ %49, %47 ]
  %52 = trunc i64 %51 to i32
  ret i32 %52
}

; Function Attrs: nounwind
define dso_local i64 @atol(ptr nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi ptr [ %0, %1 ], [ %6, %5 ]
  %4 = load i8, ptr %3, align 1
  switch i8 %4, label %7 [
    i8 32, label %5
    i8 13, label %5
    i8 12, label %5
    i8 11, label %5
    i8 10, label %5
    i8 9, label %5
  ]

5:                                                ; preds = %2, %2, %2, %2, %2, %2
  %6 = getelementptr inbounds i8, ptr %3, i64 1
  br label %2

7:                                                ; preds = %2
  %8 = icmp eq i8 %4, 45
  switch i8 %4, label %11 [
    i8 45, label %9
    i8 43, label %9
  ]

9:                                                ; preds = %7, %7
  %10 = getelementptr inbounds i8, ptr %3, i64 1
  br label %11

11:                                               ; preds = %9, %7
  %12 = phi ptr [ %3, %7 ], [ %10, %9 ]
  br label %13

13:                                               ; preds = %11, %30
  %14 = phi i32 [ %35, %30 ], [ 0, %11 ]
  %15 = phi i64 [ %37, %30 ], [ 0, %11 ]
  %16 = phi ptr [ %38, %30 ], [ %12, %11 ]
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = add nsw i32 %18, -48
  %20 = icmp ult i32 %19, 10
  br i1 %20, label %27, label %21

21:                                               ; preds = %13
  %22 = or i32 %18, 32
  %23 = add nsw i32 %22, -97
  %24 = icmp ult i32 %23, 26
  %25 = add nsw i32 %22, -87
  %26 = select i1 %24, i32 %25, i32 99
  br label %27

27:                                               ; preds = %21, %13
  %28 = phi i32 [ %26, %21 ], [ %19, %13 ]
  %29 = icmp slt i32 %28, 10
  br i1 %29, label %30, label %39

30:                                               ; preds = %27
  %31 = sext i32 %28 to i64
  %32 = xor i64 %31, -1
  %33 = udiv i64 %32, 10
  %34 = icmp ugt i64 %15, %33
  %35 = select i1 %34, i32 1, i32 %14
  %36 = mul i64 %15, 10
  %37 = add i64 %36, %31
  %38 = getelementptr inbounds i8, ptr %16, i64 1
  br label %13

39:                                               ; preds = %27
  %40 = icmp ne i32 %14, 0
  %41 = select i1 %8, i64 -9223372036854775808, i64 9223372036854775807
  %42 = icmp ugt i64 %15, %41
  %43 = select i1 %40, i1 true, i1 %42
  br i1 %43, label %44, label %47

44:                                               ; preds = %39
  %45 = tail call ptr @__errno_location()
  store i32 34, ptr %45, align 4
  %46 = select i1 %8, i64 -9223372036854775808, i64 9223372036854775807
  br label %50

47:                                               ; preds = %39
  %48 = sub i64 0, %15
  %49 = select i1 %8, i64 %48, i64 %15
  br label %50

50:                                               ; preds = %44, %47
  %51 = phi i64 [ %46, %44 ], [ %49, %47 ]
  ret i64 %51
}

; Function Attrs: nounwind
define dso_local i64 @atoll(ptr nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %5, %1
  %3 = phi ptr [ %0, %1 ], [ %6, %5 ]
  %4 = load i8, ptr %3, align 1
  switch i8 %4, label %7 [
    i8 32, label %5
    i8 13, label %5
    i8 12, label %5
    i8 11, label %5
    i8 10, label %5
    i8 9, label %5
  ]

5:                                                ; preds = %2, %2, %2, %2, %2, %2
  %6 = getelementptr inbounds i8, ptr %3, i64 1
  br label %2

7:                                                ; preds = %2
  %8 = icmp eq i8 %4, 45
  switch i8 %4, label %11 [
    i8 45, label %9
    i8 43, label %9
  ]

9:                                                ; preds = %7, %7
  %10 = getelementptr inbounds i8, ptr %3, i64 1
  br label %11

11:                                               ; preds = %9, %7
  %12 = phi ptr [ %3, %7 ], [ %10, %9 ]
  br label %13

13:                                               ; preds = %11, %30
  %14 = phi i32 [ %35, %30 ], [ 0, %11 ]
  %15 = phi i64 [ %37, %30 ], [ 0, %11 ]
  %16 = phi ptr [ %38, %30 ], [ %12, %11 ]
  %17 = load i8, ptr %16, align 1
  %18 = sext i8 %17 to i32
  %19 = add nsw i32 %18, -48
  %20 = icmp ult i32 %19, 10
  br i1 %20, label %27, label %21

21:                                               ; preds = %13
  %22 = or i32 %18, 32
  %23 = add nsw i32 %22, -97
  %24 = icmp ult i32 %23, 26
  %25 = add nsw i32 %22, -87
  %26 = select i1 %24, i32 %25, i32 99
  br label %27

27:                                               ; preds = %21, %13
  %28 = phi i32 [ %26, %21 ], [ %19, %13 ]
  %29 = icmp slt i32 %28, 10
  br i1 %29, label %30, label %39

30:                                               ; preds = %27
  %31 = sext i32 %28 to i64
  %32 = xor i64 %31, -1
  %33 = udiv i64 %32, 10
  %34 = icmp ugt i64 %15, %33
  %35 = select i1 %34, i32 1, i32 %14
  %36 = mul i64 %15, 10
  %37 = add i64 %36, %31
  %38 = getelementptr inbounds i8, ptr %16, i64 1
  br label %13

39:                                               ; preds = %27
  %40 = icmp ne i32 %14, 0
  %41 = select i1 %8, i64 -9223372036854775808, i64 9223372036854775807
  %42 = icmp ugt i64 %15, %41
  %43 = select i1 %40, i1 true, i1 %42
  br i1 %43, label %44, label %47

44:                                               ; preds = %39
  %45 = tail call ptr @__errno_location()
  store i32 34, ptr %45, align 4
  %46 = select i1 %8, i64 -9223372036854775808, i64 9223372036854775807
  br label %50

47:                                               ; preds = %39
  %48 = sub i64 0, %15
  %49 = select i1 %8, i64 %48, i64 %15
  br label %50

50:                                               ; preds = %44, %47
  %51 = phi i64 [ %46, %44 ], [ %49, %47 ]
  ret i64 %51
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @rand_r(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load i32, ptr %0, align 4
  %3 = mul i32 %2, 1103515245
  %4 = add i32 %3, 12345
  store i32 %4, ptr %0, align 4
  %5 = lshr i32 %4, 1
  ret i32 %5
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @rand() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @seed)
  %2 = load i32, ptr %1, align 4
  %3 = mul i32 %2, 1103515245
  %4 = add i32 %3, 12345
  store i32 %4, ptr %1, align 4
  %5 = lshr i32 %4, 1
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @srand(i32 noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @seed)
  store i32 %0, ptr %2, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i64 @random() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @seed)
  %2 = load i32, ptr %1, align 4
  %3 = mul i32 %2, 1103515245
  %4 = add i32 %3, 12345
  store i32 %4, ptr %1, align 4
  %5 = lshr i32 %4, 1
  %6 = zext i32 %5 to i64
  ret i64 %6
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @srandom(i32 noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @seed)
  store i32 %0, ptr %2, align 4
  ret void
}

; Function Attrs: nounwind
define dso_local void @qsort(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3) local_unnamed_addr {
  %5 = icmp ugt i64 %1, 1
  br i1 %5, label %6, label %21

6:                                                ; preds = %4
  %7 = sub i64 0, %2
  %8 = and i64 %2, 7
  %9 = icmp eq i64 %8, 0
  %10 = and i64 %2, 3
  %11 = icmp eq i64 %10, 0
  %12 = icmp eq i64 %2, 0
  %13 = icmp ult i64 %2, 4
  %14 = lshr i64 %2, 2
  %15 = tail call i64 @llvm.umax.i64(i64 %14, i64 1)
  %16 = icmp ult i64 %2, 8
  %17 = lshr i64 %2, 3
  %18 = tail call i64 @llvm.umax.i64(i64 %17, i64 1)
  br label %19

19:                                               ; preds = %6, %61
  %20 = phi i64 [ 1, %6 ], [ %62, %61 ]
  br label %22

21:                                               ; preds = %61, %4
  ret void

22:                                               ; preds = %19, %58
  %23 = phi i64 [ %59, %58 ], [ %20, %19 ]
  %24 = mul i64 %23, %2
  %25 = getelementptr inbounds i8, ptr %0, i64 %24
  %26 = getelementptr inbounds i8, ptr %25, i64 %7
  %27 = tail call i32 %3(ptr noundef %26, ptr noundef %25)
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %61

29:                                               ; preds = %22
  br i1 %9, label %30, label %39

30:                                               ; preds = %29
  br i1 %16, label %58, label %31

31:                                               ; preds = %30, %31
  %32 = phi i64 [ %37, %31 ], [ 0, %30 ]
  %33 = getelementptr inbounds i64, ptr %26, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %25, i64 %32
  %36 = load i64, ptr %35, align 8
  store i64 %36, ptr %33, align 8
  store i64 %34, ptr %35, align 8
  %37 = add nuw nsw i64 %32, 1
  %38 = icmp eq i64 %37, %18
  br i1 %38, label %58, label %31

39:                                               ; preds = %29
  br i1 %11, label %41, label %40

40:                                               ; preds = %39
  br i1 %12, label %58, label %50

41:                                               ; preds = %39
  br i1 %13, label %58, label %42

42:                                               ; preds = %41, %42
  %43 = phi i64 [ %48, %42 ], [ 0, %41 ]
  %44 = getelementptr inbounds i32, ptr %26, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds i32, ptr %25, i64 %43
  %47 = load i32, ptr %46, align 4
  store i32 %47, ptr %44, align 4
  store i32 %45, ptr %46, align 4
  %48 = add nuw nsw i64 %43, 1
  %49 = icmp eq i64 %48, %15
  br i1 %49, label %58, label %42

50:                                               ; preds = %40, %50
  %51 = phi i64 [ %56, %50 ], [ 0, %40 ]
  %52 = getelementptr inbounds i8, ptr %26, i64 %51
  %53 = load i8, ptr %52, align 1
  %54 = getelementptr inbounds i8, ptr %25, i64 %51
  %55 = load i8, ptr %54, align 1
  store i8 %55, ptr %52, align 1
  store i8 %53, ptr %54, align 1
  %56 = add nuw i64 %51, 1
  %57 = icmp eq i64 %56, %2
  br i1 %57, label %58, label %50

58:                                               ; preds = %50, %42, %31, %30, %40, %41
  %59 = add i64 %23, -1
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %22

61:                                               ; preds = %58, %22
  %62 = add nuw i64 %20, 1
  %63 = icmp eq i64 %62, %1
  br i1 %63, label %21, label %19
}

; Function Attrs: nounwind
define dso_local ptr @bsearch(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4) local_unnamed_addr {
  br label %6

6:                                                ; preds = %24, %5
  %7 = phi i64 [ %2, %5 ], [ %25, %24 ]
  %8 = phi ptr [ %1, %5 ], [ %26, %24 ]
  %9 = phi ptr [ undef, %5 ], [ %27, %24 ]
  %10 = icmp eq i64 %7, 0
  br i1 %10, label %28, label %11

11:                                               ; preds = %6
  %12 = lshr i64 %7, 1
  %13 = mul i64 %12, %3
  %14 = getelementptr inbounds i8, ptr %8, i64 %13
  %15 = tail call i32 %4(ptr noundef %0, ptr noundef %14)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:                                               ; preds = %11
  %18 = icmp sgt i32 %15, 0
  %19 = getelementptr inbounds i8, ptr %14, i64 %3
  %20 = xor i64 %12, -1
  %21 = add i64 %7, %20
  %22 = select i1 %18, i64 %21, i64 %12
  %23 = select i1 %18, ptr %19, ptr %8
  br label %24

24:                                               ; preds = %11, %17
  %25 = phi i64 [ %22, %17 ], [ %7, %11 ]
  %26 = phi ptr [ %23, %17 ], [ %8, %11 ]
  %27 = phi ptr [ %9, %17 ], [ %14, %11 ]
  br i1 %16, label %28, label %6

28:                                               ; preds = %6, %24
  %29 = phi ptr [ %27, %24 ], [ null, %6 ]
  ret ptr %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noalias ptr @getenv(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret ptr null
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i64 @time(ptr noundef writeonly %0) local_unnamed_addr {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  store i64 1700000000, ptr %0, align 8
  br label %4

4:                                                ; preds = %3, %1
  ret i64 1700000000
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i64 @clock() local_unnamed_addr {
  ret i64 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @clock_gettime(i32 noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  store i64 1700000000, ptr %1, align 8
  %3 = getelementptr inbounds i64, ptr %1, i64 1
  store i64 0, ptr %3, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @gettimeofday(ptr nocapture noundef writeonly %0, ptr noundef readnone %1) local_unnamed_addr {
  store i64 1700000000, ptr %0, align 8
  %3 = getelementptr inbounds i64, ptr %0, i64 1
  store i64 0, ptr %3, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @timespec_get(ptr nocapture noundef writeonly %0, i32 noundef returned %1) local_unnamed_addr {
  store i64 1700000000, ptr %0, align 8
  %3 = getelementptr inbounds i64, ptr %0, i64 1
  store i64 0, ptr %3, align 8
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @getpid() local_unnamed_addr {
  ret i32 1
}

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
define dso_local ptr @__quotient_address_malloc(i64 noundef %0) local_unnamed_addr {
  %2 = tail call ptr @malloc(i64 noundef %0)
  ret ptr %2
}

declare ptr @malloc(i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_address_calloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call ptr @calloc(i64 noundef %0, i64 noundef %1)
  ret ptr %3
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_address_realloc(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call ptr @realloc(ptr noundef %0, i64 noundef %1)
  ret ptr %3
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__quotient_address_free(ptr noundef %0) local_unnamed_addr {
  tail call void @free(ptr noundef %0)
  ret void
}

declare void @free(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_address_memcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  ret ptr %4
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_address_memset(ptr noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = tail call ptr @memset(ptr noundef %0, i32 noundef %1, i64 noundef %2)
  ret ptr %4
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_puts(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @puts(ptr noundef %0)
  ret i32 %2
}

declare i32 @puts(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_pthread_mutex_lock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0)
  ret i32 %2
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_pthread_mutex_unlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_mutex_unlock(ptr noundef %0)
  ret i32 %2
}

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__quotient_address_abort() local_unnamed_addr {
  tail call void @abort()
  ret void
}

declare void @abort() local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__quotient_address_exit(i32 noundef %0) local_unnamed_addr {
  tail call void @exit(i32 noundef %0)
  ret void
}

declare void @exit(i32 noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)



