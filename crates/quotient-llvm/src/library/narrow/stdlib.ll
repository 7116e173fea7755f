target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

%struct.int_division = type { i32, i32 }
%struct.long_division = type { i32, i32 }
%struct.long_long_division = type { i64, i64 }

@seed = internal thread_local global i32 1, align 4
@optind = dso_local local_unnamed_addr global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@within = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [58 x i8] c"not supported: an option with a long name; use short ones\00", align 1
@optarg = dso_local local_unnamed_addr global ptr null, align 4
@optopt = dso_local local_unnamed_addr global i32 0, align 4

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
  br i1 %13, label %14, label %20

14:                                               ; preds = %9, %3
  %15 = tail call ptr @__errno_location()
  store i32 34, ptr %15, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp ne i32 %16, 0
  %18 = sext i1 %17 to i64
  %19 = xor i64 %18, 9223372036854775807
  br label %24

20:                                               ; preds = %9
  %21 = icmp eq i32 %10, 0
  %22 = sub i64 0, %6
  %23 = select i1 %21, i64 %6, i64 %22
  br label %24

24:                                               ; preds = %14, %20
  %25 = phi i64 [ %19, %14 ], [ %23, %20 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %25
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
define dso_local i32 @strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
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
  %12 = add nsw i64 %11, 2147483647
  %13 = icmp ugt i64 %6, %12
  br i1 %13, label %14, label %20

14:                                               ; preds = %9, %3
  %15 = tail call ptr @__errno_location()
  store i32 34, ptr %15, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp ne i32 %16, 0
  %18 = sext i1 %17 to i32
  %19 = xor i32 %18, 2147483647
  br label %25

20:                                               ; preds = %9
  %21 = icmp eq i32 %10, 0
  %22 = sub i64 0, %6
  %23 = select i1 %21, i64 %6, i64 %22
  %24 = trunc i64 %23 to i32
  br label %25

25:                                               ; preds = %14, %20
  %26 = phi i32 [ %19, %14 ], [ %24, %20 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i32 %26
}

; Function Attrs: nounwind
define dso_local i32 @strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp ne i32 %7, 0
  %9 = icmp ugt i64 %6, 4294967295
  %10 = select i1 %8, i1 true, i1 %9
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = tail call ptr @__errno_location()
  store i32 34, ptr %12, align 4
  br label %19

13:                                               ; preds = %3
  %14 = load i32, ptr %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %6
  %17 = select i1 %15, i64 %6, i64 %16
  %18 = trunc i64 %17 to i32
  br label %19

19:                                               ; preds = %11, %13
  %20 = phi i32 [ -1, %11 ], [ %18, %13 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i32 %20
}

; Function Attrs: nounwind
define dso_local i32 @__isoc23_strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
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
  %12 = add nsw i64 %11, 2147483647
  %13 = icmp ugt i64 %6, %12
  br i1 %13, label %14, label %20

14:                                               ; preds = %9, %3
  %15 = tail call ptr @__errno_location()
  store i32 34, ptr %15, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp ne i32 %16, 0
  %18 = sext i1 %17 to i32
  %19 = xor i32 %18, 2147483647
  br label %25

20:                                               ; preds = %9
  %21 = icmp eq i32 %10, 0
  %22 = sub i64 0, %6
  %23 = select i1 %21, i64 %6, i64 %22
  %24 = trunc i64 %23 to i32
  br label %25

25:                                               ; preds = %14, %20
  %26 = phi i32 [ %19, %14 ], [ %24, %20 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i32 %26
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
  br i1 %13, label %14, label %20

14:                                               ; preds = %9, %3
  %15 = tail call ptr @__errno_location()
  store i32 34, ptr %15, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp ne i32 %16, 0
  %18 = sext i1 %17 to i64
  %19 = xor i64 %18, 9223372036854775807
  br label %24

20:                                               ; preds = %9
  %21 = icmp eq i32 %10, 0
  %22 = sub i64 0, %6
  %23 = select i1 %21, i64 %6, i64 %22
  br label %24

24:                                               ; preds = %14, %20
  %25 = phi i64 [ %19, %14 ], [ %23, %20 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %25
}

; Function Attrs: nounwind
define dso_local i32 @__isoc23_strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp ne i32 %7, 0
  %9 = icmp ugt i64 %6, 4294967295
  %10 = select i1 %8, i1 true, i1 %9
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = tail call ptr @__errno_location()
  store i32 34, ptr %12, align 4
  br label %19

13:                                               ; preds = %3
  %14 = load i32, ptr %4, align 4
  %15 = icmp eq i32 %14, 0
  %16 = sub i64 0, %6
  %17 = select i1 %15, i64 %6, i64 %16
  %18 = trunc i64 %17 to i32
  br label %19

19:                                               ; preds = %11, %13
  %20 = phi i32 [ -1, %11 ], [ %18, %13 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i32 %20
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
  %6 = getelementptr inbounds i8, ptr %3, i32 1
  br label %2

7:                                                ; preds = %2
  %8 = icmp eq i8 %4, 45
  switch i8 %4, label %11 [
    i8 45, label %9
    i8 43, label %9
  ]

9:                                                ; preds = %7, %7
  %10 = getelementptr inbounds i8, ptr %3, i32 1
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
  %38 = getelementptr inbounds i8, ptr %16, i32 1
  br label %13

39:                                               ; preds = %27
  %40 = icmp ne i32 %14, 0
  %41 = select i1 %8, i64 2147483648, i64 2147483647
  %42 = icmp ugt i64 %15, %41
  %43 = select i1 %40, i1 true, i1 %42
  br i1 %43, label %44, label %48

44:                                               ; preds = %39
  %45 = tail call ptr @__errno_location()
  store i32 34, ptr %45, align 4
  %46 = sext i1 %8 to i32
  %47 = xor i32 %46, 2147483647
  br label %52

48:                                               ; preds = %39
  %49 = sub i64 0, %15
  %50 = select i1 %8, i64 %49, i64 %15
  %51 = trunc i64 %50 to i32
  br label %52

52:                                               ; preds = %44, %48
  %53 = phi i32 [ %47, %44 ], [ %51, %48 ]
  ret i32 %53
}

; Function Attrs: nounwind
define dso_local i32 @atol(ptr nocapture noundef readonly %0) local_unnamed_addr {
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
  %6 = getelementptr inbounds i8, ptr %3, i32 1
  br label %2

7:                                                ; preds = %2
  %8 = icmp eq i8 %4, 45
  switch i8 %4, label %11 [
    i8 45, label %9
    i8 43, label %9
  ]

9:                                                ; preds = %7, %7
  %10 = getelementptr inbounds i8, ptr %3, i32 1
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
  %38 = getelementptr inbounds i8, ptr %16, i32 1
  br label %13

39:                                               ; preds = %27
  %40 = icmp ne i32 %14, 0
  %41 = select i1 %8, i64 2147483648, i64 2147483647
  %42 = icmp ugt i64 %15, %41
  %43 = select i1 %40, i1 true, i1 %42
  br i1 %43, label %44, label %48

44:                                               ; preds = %39
  %45 = tail call ptr @__errno_location()
  store i32 34, ptr %45, align 4
  %46 = sext i1 %8 to i32
  %47 = xor i32 %46, 2147483647
  br label %52

48:                                               ; preds = %39
  %49 = sub i64 0, %15
  %50 = select i1 %8, i64 %49, i64 %15
  %51 = trunc i64 %50 to i32
  br label %52

52:                                               ; preds = %44, %48
  %53 = phi i32 [ %47, %44 ], [ %51, %48 ]
  ret i32 %53
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
  %6 = getelementptr inbounds i8, ptr %3, i32 1
  br label %2

7:                                                ; preds = %2
  %8 = icmp eq i8 %4, 45
  switch i8 %4, label %11 [
    i8 45, label %9
    i8 43, label %9
  ]

9:                                                ; preds = %7, %7
  %10 = getelementptr inbounds i8, ptr %3, i32 1
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
  %38 = getelementptr inbounds i8, ptr %16, i32 1
  br label %13

39:                                               ; preds = %27
  %40 = icmp ne i32 %14, 0
  %41 = select i1 %8, i64 -9223372036854775808, i64 9223372036854775807
  %42 = icmp ugt i64 %15, %41
  %43 = select i1 %40, i1 true, i1 %42
  br i1 %43, label %44, label %48

44:                                               ; preds = %39
  %45 = tail call ptr @__errno_location()
  store i32 34, ptr %45, align 4
  %46 = sext i1 %8 to i64
  %47 = xor i64 %46, 9223372036854775807
  br label %51

48:                                               ; preds = %39
  %49 = sub i64 0, %15
  %50 = select i1 %8, i64 %49, i64 %15
  br label %51

51:                                               ; preds = %44, %48
  %52 = phi i64 [ %47, %44 ], [ %50, %48 ]
  ret i64 %52
}

; Function Attrs: nounwind
define dso_local i64 @strtoimax(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
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
  br i1 %13, label %14, label %20

14:                                               ; preds = %9, %3
  %15 = tail call ptr @__errno_location()
  store i32 34, ptr %15, align 4
  %16 = load i32, ptr %4, align 4
  %17 = icmp ne i32 %16, 0
  %18 = sext i1 %17 to i64
  %19 = xor i64 %18, 9223372036854775807
  br label %24

20:                                               ; preds = %9
  %21 = icmp eq i32 %10, 0
  %22 = sub i64 0, %6
  %23 = select i1 %21, i64 %6, i64 %22
  br label %24

24:                                               ; preds = %14, %20
  %25 = phi i64 [ %19, %14 ], [ %23, %20 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %25
}

; Function Attrs: nounwind
define dso_local i64 @strtoumax(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
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
define dso_local i32 @random() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @seed)
  %2 = load i32, ptr %1, align 4
  %3 = mul i32 %2, 1103515245
  %4 = add i32 %3, 12345
  store i32 %4, ptr %1, align 4
  %5 = lshr i32 %4, 1
  ret i32 %5
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @srandom(i32 noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @seed)
  store i32 %0, ptr %2, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @lrand48() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @seed)
  %2 = load i32, ptr %1, align 4
  %3 = mul i32 %2, 1103515245
  %4 = add i32 %3, 12345
  store i32 %4, ptr %1, align 4
  %5 = lshr i32 %4, 1
  ret i32 %5
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @srand48(i32 noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @seed)
  store i32 %0, ptr %2, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local double @drand48() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @seed)
  %2 = load i32, ptr %1, align 4
  %3 = mul i32 %2, 1103515245
  %4 = add i32 %3, 12345
  store i32 %4, ptr %1, align 4
  %5 = lshr i32 %4, 1
  %6 = sitofp i32 %5 to double
  %7 = fmul double %6, 0x3E00000000000000
  ret double %7
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @arc4random() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @seed)
  %2 = load i32, ptr %1, align 4
  %3 = mul i32 %2, 1103515245
  %4 = add i32 %3, 12345
  store i32 %4, ptr %1, align 4
  %5 = and i32 %4, -2
  ret i32 %5
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local i32 @getrandom(ptr nocapture noundef writeonly %0, i32 noundef returned %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @seed)
  br label %8

7:                                                ; preds = %8, %3
  ret i32 %1

8:                                                ; preds = %5, %8
  %9 = phi i32 [ 0, %5 ], [ %16, %8 ]
  %10 = load i32, ptr %6, align 4
  %11 = mul i32 %10, 1103515245
  %12 = add i32 %11, 12345
  store i32 %12, ptr %6, align 4
  %13 = lshr i32 %12, 9
  %14 = trunc i32 %13 to i8
  %15 = getelementptr inbounds i8, ptr %0, i32 %9
  store i8 %14, ptr %15, align 1
  %16 = add nuw i32 %9, 1
  %17 = icmp eq i32 %16, %1
  br i1 %17, label %7, label %8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @div(ptr noalias nocapture writeonly sret(%struct.int_division) align 4 %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = sdiv i32 %1, %2
  store i32 %4, ptr %0, align 4
  %5 = getelementptr inbounds %struct.int_division, ptr %0, i32 0, i32 1
  %6 = srem i32 %1, %2
  store i32 %6, ptr %5, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @ldiv(ptr noalias nocapture writeonly sret(%struct.long_division) align 4 %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = sdiv i32 %1, %2
  store i32 %4, ptr %0, align 4
  %5 = getelementptr inbounds %struct.long_division, ptr %0, i32 0, i32 1
  %6 = srem i32 %1, %2
  store i32 %6, ptr %5, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @lldiv(ptr noalias nocapture writeonly sret(%struct.long_long_division) align 8 %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = sdiv i64 %1, %2
  store i64 %4, ptr %0, align 8
  %5 = getelementptr inbounds %struct.long_long_division, ptr %0, i32 0, i32 1
  %6 = mul i64 %4, %2
  %7 = sub i64 %1, %6
  store i64 %7, ptr %5, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @qsort(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3) local_unnamed_addr {
  %5 = icmp ugt i32 %1, 1
  br i1 %5, label %6, label %21

6:                                                ; preds = %4
  %7 = sub i32 0, %2
  %8 = and i32 %2, 7
  %9 = icmp eq i32 %8, 0
  %10 = and i32 %2, 3
  %11 = icmp eq i32 %10, 0
  %12 = icmp eq i32 %2, 0
  %13 = icmp ult i32 %2, 4
  %14 = lshr i32 %2, 2
  %15 = tail call i32 @llvm.umax.i32(i32 %14, i32 1)
  %16 = icmp ult i32 %2, 8
  %17 = lshr i32 %2, 3
  %18 = tail call i32 @llvm.umax.i32(i32 %17, i32 1)
  br label %19

19:                                               ; preds = %6, %61
  %20 = phi i32 [ 1, %6 ], [ %62, %61 ]
  br label %22

21:                                               ; preds = %61, %4
  ret void

22:                                               ; preds = %19, %58
  %23 = phi i32 [ %59, %58 ], [ %20, %19 ]
  %24 = mul i32 %23, %2
  %25 = getelementptr inbounds i8, ptr %0, i32 %24
  %26 = getelementptr inbounds i8, ptr %25, i32 %7
  %27 = tail call i32 %3(ptr noundef %26, ptr noundef %25)
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %61

29:                                               ; preds = %22
  br i1 %9, label %30, label %39

30:                                               ; preds = %29
  br i1 %16, label %58, label %31

31:                                               ; preds = %30, %31
  %32 = phi i32 [ %37, %31 ], [ 0, %30 ]
  %33 = getelementptr inbounds i64, ptr %26, i32 %32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %25, i32 %32
  %36 = load i64, ptr %35, align 8
  store i64 %36, ptr %33, align 8
  store i64 %34, ptr %35, align 8
  %37 = add nuw nsw i32 %32, 1
  %38 = icmp eq i32 %37, %18
  br i1 %38, label %58, label %31

39:                                               ; preds = %29
  br i1 %11, label %41, label %40

40:                                               ; preds = %39
  br i1 %12, label %58, label %50

41:                                               ; preds = %39
  br i1 %13, label %58, label %42

42:                                               ; preds = %41, %42
  %43 = phi i32 [ %48, %42 ], [ 0, %41 ]
  %44 = getelementptr inbounds i32, ptr %26, i32 %43
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds i32, ptr %25, i32 %43
  %47 = load i32, ptr %46, align 4
  store i32 %47, ptr %44, align 4
  store i32 %45, ptr %46, align 4
  %48 = add nuw nsw i32 %43, 1
  %49 = icmp eq i32 %48, %15
  br i1 %49, label %58, label %42

50:                                               ; preds = %40, %50
  %51 = phi i32 [ %56, %50 ], [ 0, %40 ]
  %52 = getelementptr inbounds i8, ptr %26, i32 %51
  %53 = load i8, ptr %52, align 1
  %54 = getelementptr inbounds i8, ptr %25, i32 %51
  %55 = load i8, ptr %54, align 1
  store i8 %55, ptr %52, align 1
  store i8 %53, ptr %54, align 1
  %56 = add nuw i32 %51, 1
  %57 = icmp eq i32 %56, %2
  br i1 %57, label %58, label %50

58:                                               ; preds = %50, %42, %31, %30, %40, %41
  %59 = add i32 %23, -1
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %22

61:                                               ; preds = %58, %22
  %62 = add nuw i32 %20, 1
  %63 = icmp eq i32 %62, %1
  br i1 %63, label %21, label %19
}

; Function Attrs: nounwind
define dso_local ptr @bsearch(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4) local_unnamed_addr {
  br label %6

6:                                                ; preds = %24, %5
  %7 = phi i32 [ %2, %5 ], [ %25, %24 ]
  %8 = phi ptr [ %1, %5 ], [ %26, %24 ]
  %9 = phi ptr [ undef, %5 ], [ %27, %24 ]
  %10 = icmp eq i32 %7, 0
  br i1 %10, label %28, label %11

11:                                               ; preds = %6
  %12 = lshr i32 %7, 1
  %13 = mul i32 %12, %3
  %14 = getelementptr inbounds i8, ptr %8, i32 %13
  %15 = tail call i32 %4(ptr noundef %0, ptr noundef %14)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:                                               ; preds = %11
  %18 = icmp sgt i32 %15, 0
  %19 = getelementptr inbounds i8, ptr %14, i32 %3
  %20 = xor i32 %12, -1
  %21 = add i32 %7, %20
  %22 = select i1 %18, i32 %21, i32 %12
  %23 = select i1 %18, ptr %19, ptr %8
  br label %24

24:                                               ; preds = %11, %17
  %25 = phi i32 [ %22, %17 ], [ %7, %11 ]
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noalias ptr @secure_getenv(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret ptr null
}

; Function Attrs: nounwind
define dso_local i32 @getopt(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = load i32, ptr @optind, align 4
  %5 = icmp slt i32 %4, %0
  br i1 %5, label %6, label %80

6:                                                ; preds = %3
  %7 = getelementptr inbounds ptr, ptr %1, i32 %4
  %8 = load ptr, ptr %7, align 4
  %9 = load i32, ptr @within, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %25

11:                                               ; preds = %6
  %12 = load i8, ptr %8, align 1
  %13 = icmp eq i8 %12, 45
  br i1 %13, label %14, label %80

14:                                               ; preds = %11
  %15 = getelementptr inbounds i8, ptr %8, i32 1
  %16 = load i8, ptr %15, align 1
  switch i8 %16, label %24 [
    i8 0, label %80
    i8 45, label %17
  ]

17:                                               ; preds = %14
  %18 = getelementptr inbounds i8, ptr %8, i32 2
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str)
  unreachable

22:                                               ; preds = %17
  %23 = add nsw i32 %4, 1
  store i32 %23, ptr @optind, align 4
  br label %80

24:                                               ; preds = %14
  store i32 1, ptr @within, align 4
  br label %25

25:                                               ; preds = %24, %6
  %26 = load i32, ptr @within, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr @within, align 4
  %28 = getelementptr inbounds i8, ptr %8, i32 %26
  %29 = load i8, ptr %28, align 1
  %30 = sext i8 %29 to i32
  %31 = getelementptr inbounds i8, ptr %8, i32 %27
  %32 = load i8, ptr %31, align 1
  %33 = icmp eq i8 %32, 0
  %34 = load i8, ptr %2, align 1
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %47, label %36

36:                                               ; preds = %25
  %37 = icmp eq i8 %29, 58
  br label %38

38:                                               ; preds = %36, %43
  %39 = phi i8 [ %34, %36 ], [ %45, %43 ]
  %40 = phi ptr [ %2, %36 ], [ %44, %43 ]
  %41 = icmp ne i8 %39, %29
  %42 = or i1 %37, %41
  br i1 %42, label %43, label %47

43:                                               ; preds = %38
  %44 = getelementptr inbounds i8, ptr %40, i32 1
  %45 = load i8, ptr %44, align 1
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %47, label %38

47:                                               ; preds = %38, %43, %25
  %48 = phi ptr [ %2, %25 ], [ %40, %38 ], [ %44, %43 ]
  store ptr null, ptr @optarg, align 4
  %49 = load i8, ptr %48, align 1
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %70, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds i8, ptr %48, i32 1
  %53 = load i8, ptr %52, align 1
  %54 = icmp eq i8 %53, 58
  br i1 %54, label %55, label %70

55:                                               ; preds = %51
  br i1 %33, label %56, label %71

56:                                               ; preds = %55
  %57 = getelementptr inbounds i8, ptr %48, i32 2
  %58 = load i8, ptr %57, align 1
  %59 = icmp eq i8 %58, 58
  br i1 %59, label %73, label %60

60:                                               ; preds = %56
  %61 = add nsw i32 %4, 1
  store i32 %61, ptr @optind, align 4
  %62 = icmp slt i32 %61, %0
  br i1 %62, label %67, label %63

63:                                               ; preds = %60
  store i32 %30, ptr @optopt, align 4
  store i32 0, ptr @within, align 4
  %64 = load i8, ptr %2, align 1
  %65 = icmp eq i8 %64, 58
  %66 = select i1 %65, i32 58, i32 63
  br label %80

67:                                               ; preds = %60
  %68 = getelementptr inbounds ptr, ptr %1, i32 %61
  %69 = load ptr, ptr %68, align 4
  br label %71

70:                                               ; preds = %51, %47
  br i1 %33, label %73, label %76

71:                                               ; preds = %55, %67
  %72 = phi ptr [ %69, %67 ], [ %31, %55 ]
  store ptr %72, ptr @optarg, align 4
  br label %73

73:                                               ; preds = %71, %56, %70
  %74 = load i32, ptr @optind, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr @optind, align 4
  store i32 0, ptr @within, align 4
  br label %76

76:                                               ; preds = %73, %70
  %77 = load i8, ptr %48, align 1
  %78 = icmp eq i8 %77, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %76
  store i32 %30, ptr @optopt, align 4
  br label %80

80:                                               ; preds = %22, %11, %14, %76, %79, %63, %3
  %81 = phi i32 [ -1, %3 ], [ -1, %22 ], [ -1, %14 ], [ -1, %11 ], [ %66, %63 ], [ 63, %79 ], [ %30, %76 ]
  ret i32 %81
}

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @getopt_long(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3, ptr nocapture noundef readnone %4) local_unnamed_addr {
  %6 = tail call i32 @getopt(i32 noundef %0, ptr noundef %1, ptr noundef %2)
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local ptr @__quotient_address_malloc(i32 noundef %0) local_unnamed_addr {
  %2 = tail call ptr @malloc(i32 noundef %0)
  ret ptr %2
}

declare ptr @malloc(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_address_calloc(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call ptr @calloc(i32 noundef %0, i32 noundef %1)
  ret ptr %3
}

declare ptr @calloc(i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_address_realloc(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call ptr @realloc(ptr noundef %0, i32 noundef %1)
  ret ptr %3
}

declare ptr @realloc(ptr noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__quotient_address_free(ptr noundef %0) local_unnamed_addr {
  tail call void @free(ptr noundef %0)
  ret void
}

declare void @free(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_address_memcpy(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret ptr %4
}

declare ptr @memcpy(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_address_memset(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = tail call ptr @memset(ptr noundef %0, i32 noundef %1, i32 noundef %2)
  ret ptr %4
}

declare ptr @memset(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr

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

; Function Attrs: nounwind
define dso_local void @__quotient_address_perror(ptr noundef %0) local_unnamed_addr {
  tail call void @perror(ptr noundef %0)
  ret void
}

declare void @perror(ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @__quotient_address_printf(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @__quotient_address_fprintf(ptr nocapture noundef readnone %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  ret i32 0
}

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
  %10 = getelementptr inbounds i8, ptr %7, i32 1
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
  %16 = getelementptr inbounds i8, ptr %7, i32 1
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
  %24 = getelementptr inbounds i8, ptr %18, i32 1
  %25 = load i8, ptr %24, align 1
  %26 = and i8 %25, -33
  %27 = icmp eq i8 %26, 88
  br i1 %27, label %28, label %46

28:                                               ; preds = %23
  %29 = getelementptr inbounds i8, ptr %18, i32 2
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
  %80 = getelementptr inbounds i8, ptr %55, i32 1
  br label %53

81:                                               ; preds = %69
  %82 = icmp eq ptr %55, %50
  %83 = select i1 %82, ptr %0, ptr %55
  store ptr %83, ptr %1, align 4
  br label %84

84:                                               ; preds = %81, %69
  ret i64 %54
}

declare ptr @__errno_location() local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)



