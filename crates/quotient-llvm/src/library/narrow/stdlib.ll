target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

%struct.int_division = type { i32, i32 }
%struct.long_division = type { i32, i32 }
%struct.long_long_division = type { i64, i64 }
%struct.variable = type { ptr, ptr }
%struct.at_quick_exit = type { ptr, ptr }

@__quotient_seed = dso_local thread_local global i32 1, align 4
@__quotient_empty_environment = dso_local global [1 x ptr] zeroinitializer, align 4
@environ = dso_local local_unnamed_addr global ptr @__quotient_empty_environment, align 4
@environment = internal unnamed_addr global ptr null, align 4
@__quotient_at_quick_exit = internal unnamed_addr global ptr null, align 4
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
  %6 = icmp ne i32 %2, 0
  %7 = add i32 %2, -37
  %8 = icmp ult i32 %7, -35
  %9 = and i1 %6, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = tail call ptr @__errno_location()
  store i32 22, ptr %11, align 4
  br label %31

12:                                               ; preds = %3
  %13 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %14 = load i32, ptr %5, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %12
  %17 = load i32, ptr %4, align 4
  %18 = sext i32 %17 to i64
  %19 = add i64 %18, 9223372036854775807
  %20 = icmp ugt i64 %13, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %16, %12
  %22 = tail call ptr @__errno_location()
  store i32 34, ptr %22, align 4
  %23 = load i32, ptr %4, align 4
  %24 = icmp ne i32 %23, 0
  %25 = sext i1 %24 to i64
  %26 = xor i64 %25, 9223372036854775807
  br label %31

27:                                               ; preds = %16
  %28 = icmp eq i32 %17, 0
  %29 = sub i64 0, %13
  %30 = select i1 %28, i64 %13, i64 %29
  br label %31

31:                                               ; preds = %10, %21, %27
  %32 = phi i64 [ 0, %10 ], [ %26, %21 ], [ %30, %27 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %32
}

; Function Attrs: nounwind
define dso_local i64 @strtoull(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = icmp ne i32 %2, 0
  %7 = add i32 %2, -37
  %8 = icmp ult i32 %7, -35
  %9 = and i1 %6, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = tail call ptr @__errno_location()
  store i32 22, ptr %11, align 4
  br label %23

12:                                               ; preds = %3
  %13 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %14 = load i32, ptr %5, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %12
  %17 = tail call ptr @__errno_location()
  store i32 34, ptr %17, align 4
  br label %23

18:                                               ; preds = %12
  %19 = load i32, ptr %4, align 4
  %20 = icmp eq i32 %19, 0
  %21 = sub i64 0, %13
  %22 = select i1 %20, i64 %13, i64 %21
  br label %23

23:                                               ; preds = %10, %16, %18
  %24 = phi i64 [ 0, %10 ], [ -1, %16 ], [ %22, %18 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %24
}

; Function Attrs: nounwind
define dso_local i32 @strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = icmp ne i32 %2, 0
  %7 = add i32 %2, -37
  %8 = icmp ult i32 %7, -35
  %9 = and i1 %6, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = tail call ptr @__errno_location()
  store i32 22, ptr %11, align 4
  br label %32

12:                                               ; preds = %3
  %13 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %14 = load i32, ptr %5, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %12
  %17 = load i32, ptr %4, align 4
  %18 = sext i32 %17 to i64
  %19 = add nsw i64 %18, 2147483647
  %20 = icmp ugt i64 %13, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %16, %12
  %22 = tail call ptr @__errno_location()
  store i32 34, ptr %22, align 4
  %23 = load i32, ptr %4, align 4
  %24 = icmp ne i32 %23, 0
  %25 = sext i1 %24 to i32
  %26 = xor i32 %25, 2147483647
  br label %32

27:                                               ; preds = %16
  %28 = icmp eq i32 %17, 0
  %29 = sub i64 0, %13
  %30 = select i1 %28, i64 %13, i64 %29
  %31 = trunc i64 %30 to i32
  br label %32

32:                                               ; preds = %10, %21, %27
  %33 = phi i32 [ 0, %10 ], [ %26, %21 ], [ %31, %27 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i32 %33
}

; Function Attrs: nounwind
define dso_local i32 @strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = icmp ne i32 %2, 0
  %7 = add i32 %2, -37
  %8 = icmp ult i32 %7, -35
  %9 = and i1 %6, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = tail call ptr @__errno_location()
  store i32 22, ptr %11, align 4
  br label %26

12:                                               ; preds = %3
  %13 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %14 = load i32, ptr %5, align 4
  %15 = icmp ne i32 %14, 0
  %16 = icmp ugt i64 %13, 4294967295
  %17 = select i1 %15, i1 true, i1 %16
  br i1 %17, label %18, label %20

18:                                               ; preds = %12
  %19 = tail call ptr @__errno_location()
  store i32 34, ptr %19, align 4
  br label %26

20:                                               ; preds = %12
  %21 = load i32, ptr %4, align 4
  %22 = icmp eq i32 %21, 0
  %23 = sub i64 0, %13
  %24 = select i1 %22, i64 %13, i64 %23
  %25 = trunc i64 %24 to i32
  br label %26

26:                                               ; preds = %10, %18, %20
  %27 = phi i32 [ 0, %10 ], [ -1, %18 ], [ %25, %20 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i32 %27
}

; Function Attrs: nounwind
define dso_local i32 @__isoc23_strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = icmp ne i32 %2, 0
  %7 = add i32 %2, -37
  %8 = icmp ult i32 %7, -35
  %9 = and i1 %6, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = tail call ptr @__errno_location()
  store i32 22, ptr %11, align 4
  br label %32

12:                                               ; preds = %3
  %13 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %14 = load i32, ptr %5, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %12
  %17 = load i32, ptr %4, align 4
  %18 = sext i32 %17 to i64
  %19 = add nsw i64 %18, 2147483647
  %20 = icmp ugt i64 %13, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %16, %12
  %22 = tail call ptr @__errno_location()
  store i32 34, ptr %22, align 4
  %23 = load i32, ptr %4, align 4
  %24 = icmp ne i32 %23, 0
  %25 = sext i1 %24 to i32
  %26 = xor i32 %25, 2147483647
  br label %32

27:                                               ; preds = %16
  %28 = icmp eq i32 %17, 0
  %29 = sub i64 0, %13
  %30 = select i1 %28, i64 %13, i64 %29
  %31 = trunc i64 %30 to i32
  br label %32

32:                                               ; preds = %10, %21, %27
  %33 = phi i32 [ 0, %10 ], [ %26, %21 ], [ %31, %27 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i32 %33
}

; Function Attrs: nounwind
define dso_local i64 @__isoc23_strtoll(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = icmp ne i32 %2, 0
  %7 = add i32 %2, -37
  %8 = icmp ult i32 %7, -35
  %9 = and i1 %6, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = tail call ptr @__errno_location()
  store i32 22, ptr %11, align 4
  br label %31

12:                                               ; preds = %3
  %13 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %14 = load i32, ptr %5, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %12
  %17 = load i32, ptr %4, align 4
  %18 = sext i32 %17 to i64
  %19 = add i64 %18, 9223372036854775807
  %20 = icmp ugt i64 %13, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %16, %12
  %22 = tail call ptr @__errno_location()
  store i32 34, ptr %22, align 4
  %23 = load i32, ptr %4, align 4
  %24 = icmp ne i32 %23, 0
  %25 = sext i1 %24 to i64
  %26 = xor i64 %25, 9223372036854775807
  br label %31

27:                                               ; preds = %16
  %28 = icmp eq i32 %17, 0
  %29 = sub i64 0, %13
  %30 = select i1 %28, i64 %13, i64 %29
  br label %31

31:                                               ; preds = %10, %21, %27
  %32 = phi i64 [ 0, %10 ], [ %26, %21 ], [ %30, %27 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %32
}

; Function Attrs: nounwind
define dso_local i32 @__isoc23_strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = icmp ne i32 %2, 0
  %7 = add i32 %2, -37
  %8 = icmp ult i32 %7, -35
  %9 = and i1 %6, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = tail call ptr @__errno_location()
  store i32 22, ptr %11, align 4
  br label %26

12:                                               ; preds = %3
  %13 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %14 = load i32, ptr %5, align 4
  %15 = icmp ne i32 %14, 0
  %16 = icmp ugt i64 %13, 4294967295
  %17 = select i1 %15, i1 true, i1 %16
  br i1 %17, label %18, label %20

18:                                               ; preds = %12
  %19 = tail call ptr @__errno_location()
  store i32 34, ptr %19, align 4
  br label %26

20:                                               ; preds = %12
  %21 = load i32, ptr %4, align 4
  %22 = icmp eq i32 %21, 0
  %23 = sub i64 0, %13
  %24 = select i1 %22, i64 %13, i64 %23
  %25 = trunc i64 %24 to i32
  br label %26

26:                                               ; preds = %10, %18, %20
  %27 = phi i32 [ 0, %10 ], [ -1, %18 ], [ %25, %20 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i32 %27
}

; Function Attrs: nounwind
define dso_local i64 @__isoc23_strtoull(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = icmp ne i32 %2, 0
  %7 = add i32 %2, -37
  %8 = icmp ult i32 %7, -35
  %9 = and i1 %6, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = tail call ptr @__errno_location()
  store i32 22, ptr %11, align 4
  br label %23

12:                                               ; preds = %3
  %13 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %14 = load i32, ptr %5, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %12
  %17 = tail call ptr @__errno_location()
  store i32 34, ptr %17, align 4
  br label %23

18:                                               ; preds = %12
  %19 = load i32, ptr %4, align 4
  %20 = icmp eq i32 %19, 0
  %21 = sub i64 0, %13
  %22 = select i1 %20, i64 %13, i64 %21
  br label %23

23:                                               ; preds = %10, %16, %18
  %24 = phi i64 [ 0, %10 ], [ -1, %16 ], [ %22, %18 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %24
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
  %6 = icmp ne i32 %2, 0
  %7 = add i32 %2, -37
  %8 = icmp ult i32 %7, -35
  %9 = and i1 %6, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = tail call ptr @__errno_location()
  store i32 22, ptr %11, align 4
  br label %31

12:                                               ; preds = %3
  %13 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %14 = load i32, ptr %5, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %12
  %17 = load i32, ptr %4, align 4
  %18 = sext i32 %17 to i64
  %19 = add i64 %18, 9223372036854775807
  %20 = icmp ugt i64 %13, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %16, %12
  %22 = tail call ptr @__errno_location()
  store i32 34, ptr %22, align 4
  %23 = load i32, ptr %4, align 4
  %24 = icmp ne i32 %23, 0
  %25 = sext i1 %24 to i64
  %26 = xor i64 %25, 9223372036854775807
  br label %31

27:                                               ; preds = %16
  %28 = icmp eq i32 %17, 0
  %29 = sub i64 0, %13
  %30 = select i1 %28, i64 %13, i64 %29
  br label %31

31:                                               ; preds = %10, %21, %27
  %32 = phi i64 [ 0, %10 ], [ %26, %21 ], [ %30, %27 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %32
}

; Function Attrs: nounwind
define dso_local i64 @strtoumax(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  %6 = icmp ne i32 %2, 0
  %7 = add i32 %2, -37
  %8 = icmp ult i32 %7, -35
  %9 = and i1 %6, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = tail call ptr @__errno_location()
  store i32 22, ptr %11, align 4
  br label %23

12:                                               ; preds = %3
  %13 = call fastcc i64 @number(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %14 = load i32, ptr %5, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %12
  %17 = tail call ptr @__errno_location()
  store i32 34, ptr %17, align 4
  br label %23

18:                                               ; preds = %12
  %19 = load i32, ptr %4, align 4
  %20 = icmp eq i32 %19, 0
  %21 = sub i64 0, %13
  %22 = select i1 %20, i64 %13, i64 %21
  br label %23

23:                                               ; preds = %10, %16, %18
  %24 = phi i64 [ 0, %10 ], [ -1, %16 ], [ %22, %18 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i64 %24
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
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_seed)
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
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_seed)
  store i32 %0, ptr %2, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @random() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_seed)
  %2 = load i32, ptr %1, align 4
  %3 = mul i32 %2, 1103515245
  %4 = add i32 %3, 12345
  store i32 %4, ptr %1, align 4
  %5 = lshr i32 %4, 1
  ret i32 %5
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @srandom(i32 noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_seed)
  store i32 %0, ptr %2, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @lrand48() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_seed)
  %2 = load i32, ptr %1, align 4
  %3 = mul i32 %2, 1103515245
  %4 = add i32 %3, 12345
  store i32 %4, ptr %1, align 4
  %5 = lshr i32 %4, 1
  ret i32 %5
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @srand48(i32 noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_seed)
  store i32 %0, ptr %2, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local double @drand48() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_seed)
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
define dso_local i32 @mrand48() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_seed)
  %2 = load i32, ptr %1, align 4
  %3 = mul i32 %2, 1103515245
  %4 = add i32 %3, 12345
  store i32 %4, ptr %1, align 4
  %5 = and i32 %4, -2
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @jrand48(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i16, ptr %0, i32 2
  %3 = load i16, ptr %2, align 2
  %4 = zext i16 %3 to i64
  %5 = shl nuw nsw i64 %4, 32
  %6 = getelementptr inbounds i16, ptr %0, i32 1
  %7 = load i16, ptr %6, align 2
  %8 = zext i16 %7 to i32
  %9 = shl nuw i32 %8, 16
  %10 = zext i32 %9 to i64
  %11 = load i16, ptr %0, align 2
  %12 = zext i16 %11 to i64
  %13 = or i64 %5, %12
  %14 = or i64 %13, %10
  %15 = mul i64 %14, 25214903917
  %16 = add i64 %15, 11
  %17 = trunc i64 %16 to i16
  store i16 %17, ptr %0, align 2
  %18 = lshr i64 %16, 16
  %19 = trunc i64 %18 to i16
  store i16 %19, ptr %6, align 2
  %20 = lshr i64 %16, 32
  %21 = trunc i64 %20 to i16
  store i16 %21, ptr %2, align 2
  %22 = trunc i64 %18 to i32
  ret i32 %22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @nrand48(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i16, ptr %0, i32 2
  %3 = load i16, ptr %2, align 2
  %4 = zext i16 %3 to i64
  %5 = shl nuw nsw i64 %4, 32
  %6 = getelementptr inbounds i16, ptr %0, i32 1
  %7 = load i16, ptr %6, align 2
  %8 = zext i16 %7 to i32
  %9 = shl nuw i32 %8, 16
  %10 = zext i32 %9 to i64
  %11 = load i16, ptr %0, align 2
  %12 = zext i16 %11 to i64
  %13 = or i64 %5, %12
  %14 = or i64 %13, %10
  %15 = mul i64 %14, 25214903917
  %16 = add i64 %15, 11
  %17 = trunc i64 %16 to i16
  store i16 %17, ptr %0, align 2
  %18 = lshr i64 %16, 16
  %19 = trunc i64 %18 to i16
  store i16 %19, ptr %6, align 2
  %20 = lshr i64 %16, 32
  %21 = trunc i64 %20 to i16
  store i16 %21, ptr %2, align 2
  %22 = trunc i64 %18 to i32
  %23 = lshr i32 %22, 1
  ret i32 %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local double @erand48(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds i16, ptr %0, i32 2
  %3 = load i16, ptr %2, align 2
  %4 = zext i16 %3 to i64
  %5 = shl nuw nsw i64 %4, 32
  %6 = getelementptr inbounds i16, ptr %0, i32 1
  %7 = load i16, ptr %6, align 2
  %8 = zext i16 %7 to i32
  %9 = shl nuw i32 %8, 16
  %10 = zext i32 %9 to i64
  %11 = load i16, ptr %0, align 2
  %12 = zext i16 %11 to i64
  %13 = or i64 %5, %12
  %14 = or i64 %13, %10
  %15 = mul i64 %14, 25214903917
  %16 = add i64 %15, 11
  %17 = trunc i64 %16 to i16
  store i16 %17, ptr %0, align 2
  %18 = lshr i64 %16, 16
  %19 = trunc i64 %18 to i16
  store i16 %19, ptr %6, align 2
  %20 = lshr i64 %16, 32
  %21 = trunc i64 %20 to i16
  store i16 %21, ptr %2, align 2
  %22 = trunc i64 %18 to i32
  %23 = uitofp i32 %22 to double
  %24 = fmul double %23, 0x3DF0000000000000
  ret double %24
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @arc4random() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_seed)
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
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_seed)
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

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: write, inaccessiblemem: write)
define dso_local void @imaxdiv(ptr noalias nocapture writeonly sret(%struct.long_long_division) align 8 %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
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
define dso_local void @qsort_r(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4) local_unnamed_addr {
  %6 = icmp ugt i32 %1, 1
  br i1 %6, label %7, label %22

7:                                                ; preds = %5
  %8 = sub i32 0, %2
  %9 = and i32 %2, 7
  %10 = icmp eq i32 %9, 0
  %11 = and i32 %2, 3
  %12 = icmp eq i32 %11, 0
  %13 = icmp eq i32 %2, 0
  %14 = icmp ult i32 %2, 4
  %15 = lshr i32 %2, 2
  %16 = tail call i32 @llvm.umax.i32(i32 %15, i32 1)
  %17 = icmp ult i32 %2, 8
  %18 = lshr i32 %2, 3
  %19 = tail call i32 @llvm.umax.i32(i32 %18, i32 1)
  br label %20

20:                                               ; preds = %7, %62
  %21 = phi i32 [ 1, %7 ], [ %63, %62 ]
  br label %23

22:                                               ; preds = %62, %5
  ret void

23:                                               ; preds = %20, %59
  %24 = phi i32 [ %60, %59 ], [ %21, %20 ]
  %25 = mul i32 %24, %2
  %26 = getelementptr inbounds i8, ptr %0, i32 %25
  %27 = getelementptr inbounds i8, ptr %26, i32 %8
  %28 = tail call i32 %3(ptr noundef %27, ptr noundef %26, ptr noundef %4)
  %29 = icmp sgt i32 %28, 0
  br i1 %29, label %30, label %62

30:                                               ; preds = %23
  br i1 %10, label %31, label %40

31:                                               ; preds = %30
  br i1 %17, label %59, label %32

32:                                               ; preds = %31, %32
  %33 = phi i32 [ %38, %32 ], [ 0, %31 ]
  %34 = getelementptr inbounds i64, ptr %27, i32 %33
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds i64, ptr %26, i32 %33
  %37 = load i64, ptr %36, align 8
  store i64 %37, ptr %34, align 8
  store i64 %35, ptr %36, align 8
  %38 = add nuw nsw i32 %33, 1
  %39 = icmp eq i32 %38, %19
  br i1 %39, label %59, label %32

40:                                               ; preds = %30
  br i1 %12, label %42, label %41

41:                                               ; preds = %40
  br i1 %13, label %59, label %51

42:                                               ; preds = %40
  br i1 %14, label %59, label %43

43:                                               ; preds = %42, %43
  %44 = phi i32 [ %49, %43 ], [ 0, %42 ]
  %45 = getelementptr inbounds i32, ptr %27, i32 %44
  %46 = load i32, ptr %45, align 4
  %47 = getelementptr inbounds i32, ptr %26, i32 %44
  %48 = load i32, ptr %47, align 4
  store i32 %48, ptr %45, align 4
  store i32 %46, ptr %47, align 4
  %49 = add nuw nsw i32 %44, 1
  %50 = icmp eq i32 %49, %16
  br i1 %50, label %59, label %43

51:                                               ; preds = %41, %51
  %52 = phi i32 [ %57, %51 ], [ 0, %41 ]
  %53 = getelementptr inbounds i8, ptr %27, i32 %52
  %54 = load i8, ptr %53, align 1
  %55 = getelementptr inbounds i8, ptr %26, i32 %52
  %56 = load i8, ptr %55, align 1
  store i8 %56, ptr %53, align 1
  store i8 %54, ptr %55, align 1
  %57 = add nuw i32 %52, 1
  %58 = icmp eq i32 %57, %2
  br i1 %58, label %59, label %51

59:                                               ; preds = %51, %43, %32, %31, %41, %42
  %60 = add i32 %24, -1
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %23

62:                                               ; preds = %59, %23
  %63 = add nuw i32 %21, 1
  %64 = icmp eq i32 %63, %1
  br i1 %64, label %22, label %20
}

; Function Attrs: nounwind
define dso_local ptr @lfind(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, ptr nocapture noundef readonly %4) local_unnamed_addr {
  %6 = load i32, ptr %2, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %18, label %12

8:                                                ; preds = %12
  %9 = add nuw i32 %13, 1
  %10 = load i32, ptr %2, align 4
  %11 = icmp ult i32 %9, %10
  br i1 %11, label %12, label %18

12:                                               ; preds = %5, %8
  %13 = phi i32 [ %9, %8 ], [ 0, %5 ]
  %14 = mul i32 %13, %3
  %15 = getelementptr inbounds i8, ptr %1, i32 %14
  %16 = tail call i32 %4(ptr noundef %0, ptr noundef %15)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %8

18:                                               ; preds = %8, %12, %5
  %19 = phi ptr [ null, %5 ], [ null, %8 ], [ %15, %12 ]
  ret ptr %19
}

; Function Attrs: nounwind
define dso_local ptr @lsearch(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4) local_unnamed_addr {
  %6 = load i32, ptr %2, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %18, label %12

8:                                                ; preds = %12
  %9 = add nuw i32 %13, 1
  %10 = load i32, ptr %2, align 4
  %11 = icmp ult i32 %9, %10
  br i1 %11, label %12, label %18

12:                                               ; preds = %5, %8
  %13 = phi i32 [ %9, %8 ], [ 0, %5 ]
  %14 = mul i32 %13, %3
  %15 = getelementptr inbounds i8, ptr %1, i32 %14
  %16 = tail call i32 %4(ptr noundef %0, ptr noundef %15)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %8

18:                                               ; preds = %8, %12, %5
  %19 = phi ptr [ null, %5 ], [ null, %8 ], [ %15, %12 ]
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %27

21:                                               ; preds = %18
  %22 = load i32, ptr %2, align 4
  %23 = add i32 %22, 1
  store i32 %23, ptr %2, align 4
  %24 = mul i32 %22, %3
  %25 = getelementptr inbounds i8, ptr %1, i32 %24
  %26 = tail call ptr @memcpy(ptr noundef %25, ptr noundef %0, i32 noundef %3)
  br label %27

27:                                               ; preds = %18, %21
  %28 = phi ptr [ %26, %21 ], [ %19, %18 ]
  ret ptr %28
}

declare ptr @memcpy(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

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

; Function Attrs: nounwind
define dso_local ptr @getenv(ptr noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %7, %6 ]
  %4 = getelementptr inbounds i8, ptr %0, i32 %3
  %5 = load i8, ptr %4, align 1
  switch i8 %5, label %6 [
    i8 0, label %8
    i8 61, label %8
  ]

6:                                                ; preds = %2
  %7 = add i32 %3, 1
  br label %2

8:                                                ; preds = %2, %2
  %9 = load ptr, ptr @environment, align 4
  %10 = icmp eq ptr %9, null
  br i1 %10, label %28, label %11

11:                                               ; preds = %8, %23
  %12 = phi ptr [ %26, %23 ], [ %9, %8 ]
  %13 = phi ptr [ %25, %23 ], [ @environment, %8 ]
  %14 = load ptr, ptr %12, align 4
  %15 = tail call i32 @memcmp(ptr noundef %14, ptr noundef %0, i32 noundef %3)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %23

17:                                               ; preds = %11
  %18 = load ptr, ptr %13, align 4
  %19 = load ptr, ptr %18, align 4
  %20 = getelementptr inbounds i8, ptr %19, i32 %3
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 61
  br i1 %22, label %28, label %23

23:                                               ; preds = %17, %11
  %24 = load ptr, ptr %13, align 4
  %25 = getelementptr inbounds %struct.variable, ptr %24, i32 0, i32 1
  %26 = load ptr, ptr %25, align 4
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %11

28:                                               ; preds = %17, %23, %8
  %29 = phi ptr [ @environment, %8 ], [ %13, %17 ], [ %25, %23 ]
  %30 = load ptr, ptr %29, align 4
  %31 = icmp eq ptr %30, null
  br i1 %31, label %43, label %32

32:                                               ; preds = %28
  %33 = load ptr, ptr %30, align 4
  br label %34

34:                                               ; preds = %38, %32
  %35 = phi i32 [ 0, %32 ], [ %39, %38 ]
  %36 = getelementptr inbounds i8, ptr %0, i32 %35
  %37 = load i8, ptr %36, align 1
  switch i8 %37, label %38 [
    i8 0, label %40
    i8 61, label %40
  ]

38:                                               ; preds = %34
  %39 = add i32 %35, 1
  br label %34

40:                                               ; preds = %34, %34
  %41 = getelementptr inbounds i8, ptr %33, i32 %35
  %42 = getelementptr inbounds i8, ptr %41, i32 1
  br label %43

43:                                               ; preds = %28, %40
  %44 = phi ptr [ %42, %40 ], [ null, %28 ]
  ret ptr %44
}

; Function Attrs: nounwind
define dso_local ptr @secure_getenv(ptr noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %7, %6 ]
  %4 = getelementptr inbounds i8, ptr %0, i32 %3
  %5 = load i8, ptr %4, align 1
  switch i8 %5, label %6 [
    i8 0, label %8
    i8 61, label %8
  ]

6:                                                ; preds = %2
  %7 = add i32 %3, 1
  br label %2

8:                                                ; preds = %2, %2
  %9 = load ptr, ptr @environment, align 4
  %10 = icmp eq ptr %9, null
  br i1 %10, label %28, label %11

11:                                               ; preds = %8, %23
  %12 = phi ptr [ %26, %23 ], [ %9, %8 ]
  %13 = phi ptr [ %25, %23 ], [ @environment, %8 ]
  %14 = load ptr, ptr %12, align 4
  %15 = tail call i32 @memcmp(ptr noundef %14, ptr noundef %0, i32 noundef %3)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %23

17:                                               ; preds = %11
  %18 = load ptr, ptr %13, align 4
  %19 = load ptr, ptr %18, align 4
  %20 = getelementptr inbounds i8, ptr %19, i32 %3
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 61
  br i1 %22, label %28, label %23

23:                                               ; preds = %17, %11
  %24 = load ptr, ptr %13, align 4
  %25 = getelementptr inbounds %struct.variable, ptr %24, i32 0, i32 1
  %26 = load ptr, ptr %25, align 4
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %11

28:                                               ; preds = %23, %17, %8
  %29 = phi ptr [ @environment, %8 ], [ %13, %17 ], [ %25, %23 ]
  %30 = load ptr, ptr %29, align 4
  %31 = icmp eq ptr %30, null
  br i1 %31, label %43, label %32

32:                                               ; preds = %28
  %33 = load ptr, ptr %30, align 4
  br label %34

34:                                               ; preds = %38, %32
  %35 = phi i32 [ 0, %32 ], [ %39, %38 ]
  %36 = getelementptr inbounds i8, ptr %0, i32 %35
  %37 = load i8, ptr %36, align 1
  switch i8 %37, label %38 [
    i8 0, label %40
    i8 61, label %40
  ]

38:                                               ; preds = %34
  %39 = add i32 %35, 1
  br label %34

40:                                               ; preds = %34, %34
  %41 = getelementptr inbounds i8, ptr %33, i32 %35
  %42 = getelementptr inbounds i8, ptr %41, i32 1
  br label %43

43:                                               ; preds = %28, %40
  %44 = phi ptr [ %42, %40 ], [ null, %28 ]
  ret ptr %44
}

; Function Attrs: nounwind
define dso_local i32 @unsetenv(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %12, label %3

3:                                                ; preds = %1
  %4 = load i8, ptr %0, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %12, label %6

6:                                                ; preds = %3, %10
  %7 = phi i32 [ %11, %10 ], [ 0, %3 ]
  %8 = getelementptr inbounds i8, ptr %0, i32 %7
  %9 = load i8, ptr %8, align 1
  switch i8 %9, label %10 [
    i8 61, label %12
    i8 0, label %14
  ]

10:                                               ; preds = %6
  %11 = add i32 %7, 1
  br label %6

12:                                               ; preds = %6, %3, %1
  %13 = tail call ptr @__errno_location()
  store i32 22, ptr %13, align 4
  br label %85

14:                                               ; preds = %6, %18
  %15 = phi i32 [ %19, %18 ], [ 0, %6 ]
  %16 = getelementptr inbounds i8, ptr %0, i32 %15
  %17 = load i8, ptr %16, align 1
  switch i8 %17, label %18 [
    i8 0, label %20
    i8 61, label %20
  ]

18:                                               ; preds = %14
  %19 = add i32 %15, 1
  br label %14

20:                                               ; preds = %14, %14
  %21 = load ptr, ptr @environment, align 4
  %22 = icmp eq ptr %21, null
  br i1 %22, label %40, label %23

23:                                               ; preds = %20, %35
  %24 = phi ptr [ %38, %35 ], [ %21, %20 ]
  %25 = phi ptr [ %37, %35 ], [ @environment, %20 ]
  %26 = load ptr, ptr %24, align 4
  %27 = tail call i32 @memcmp(ptr noundef %26, ptr noundef nonnull %0, i32 noundef %15)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %35

29:                                               ; preds = %23
  %30 = load ptr, ptr %25, align 4
  %31 = load ptr, ptr %30, align 4
  %32 = getelementptr inbounds i8, ptr %31, i32 %15
  %33 = load i8, ptr %32, align 1
  %34 = icmp eq i8 %33, 61
  br i1 %34, label %40, label %35

35:                                               ; preds = %29, %23
  %36 = load ptr, ptr %25, align 4
  %37 = getelementptr inbounds %struct.variable, ptr %36, i32 0, i32 1
  %38 = load ptr, ptr %37, align 4
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %23

40:                                               ; preds = %29, %35, %20
  %41 = phi ptr [ @environment, %20 ], [ %25, %29 ], [ %37, %35 ]
  %42 = load ptr, ptr %41, align 4
  %43 = icmp eq ptr %42, null
  br i1 %43, label %85, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.variable, ptr %42, i32 0, i32 1
  %46 = load ptr, ptr %45, align 4
  store ptr %46, ptr %41, align 4
  %47 = load ptr, ptr @environment, align 4
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %52

49:                                               ; preds = %52, %44
  %50 = phi i32 [ 0, %44 ], [ %55, %52 ]
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %63, label %59

52:                                               ; preds = %44, %52
  %53 = phi ptr [ %57, %52 ], [ %47, %44 ]
  %54 = phi i32 [ %55, %52 ], [ 0, %44 ]
  %55 = add i32 %54, 1
  %56 = getelementptr inbounds %struct.variable, ptr %53, i32 0, i32 1
  %57 = load ptr, ptr %56, align 4
  %58 = icmp eq ptr %57, null
  br i1 %58, label %49, label %52

59:                                               ; preds = %49
  %60 = shl i32 %50, 2
  %61 = add i32 %60, 4
  %62 = tail call ptr @malloc(i32 noundef %61)
  br label %63

63:                                               ; preds = %59, %49
  %64 = phi ptr [ %62, %59 ], [ @__quotient_empty_environment, %49 ]
  %65 = load ptr, ptr @environment, align 4
  %66 = icmp eq ptr %65, null
  br i1 %66, label %67, label %69

67:                                               ; preds = %69, %63
  %68 = phi ptr [ %64, %63 ], [ %73, %69 ]
  br i1 %51, label %78, label %77

69:                                               ; preds = %63, %69
  %70 = phi ptr [ %75, %69 ], [ %65, %63 ]
  %71 = phi ptr [ %73, %69 ], [ %64, %63 ]
  %72 = load ptr, ptr %70, align 4
  %73 = getelementptr inbounds ptr, ptr %71, i32 1
  store ptr %72, ptr %71, align 4
  %74 = getelementptr inbounds %struct.variable, ptr %70, i32 0, i32 1
  %75 = load ptr, ptr %74, align 4
  %76 = icmp eq ptr %75, null
  br i1 %76, label %67, label %69

77:                                               ; preds = %67
  store ptr null, ptr %68, align 4
  br label %78

78:                                               ; preds = %77, %67
  %79 = load ptr, ptr @environ, align 4
  %80 = icmp eq ptr %79, @__quotient_empty_environment
  br i1 %80, label %82, label %81

81:                                               ; preds = %78
  tail call void @free(ptr noundef %79)
  br label %82

82:                                               ; preds = %78, %81
  %83 = sub i32 0, %50
  %84 = getelementptr inbounds ptr, ptr %68, i32 %83
  store ptr %84, ptr @environ, align 4
  br label %85

85:                                               ; preds = %12, %40, %82
  %86 = phi i32 [ -1, %12 ], [ 0, %82 ], [ 0, %40 ]
  ret i32 %86
}

; Function Attrs: nounwind
define dso_local i32 @putenv(ptr noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 0, %1 ], [ %7, %6 ]
  %4 = getelementptr inbounds i8, ptr %0, i32 %3
  %5 = load i8, ptr %4, align 1
  switch i8 %5, label %6 [
    i8 0, label %8
    i8 61, label %10
  ]

6:                                                ; preds = %2
  %7 = add i32 %3, 1
  br label %2

8:                                                ; preds = %2
  %9 = tail call i32 @unsetenv(ptr noundef %0)
  br label %83

10:                                               ; preds = %2, %14
  %11 = phi i32 [ %15, %14 ], [ 0, %2 ]
  %12 = getelementptr inbounds i8, ptr %0, i32 %11
  %13 = load i8, ptr %12, align 1
  switch i8 %13, label %14 [
    i8 0, label %16
    i8 61, label %16
  ]

14:                                               ; preds = %10
  %15 = add i32 %11, 1
  br label %10

16:                                               ; preds = %10, %10
  %17 = load ptr, ptr @environment, align 4
  %18 = icmp eq ptr %17, null
  br i1 %18, label %36, label %19

19:                                               ; preds = %16, %31
  %20 = phi ptr [ %34, %31 ], [ %17, %16 ]
  %21 = phi ptr [ %33, %31 ], [ @environment, %16 ]
  %22 = load ptr, ptr %20, align 4
  %23 = tail call i32 @memcmp(ptr noundef %22, ptr noundef %0, i32 noundef %11)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %31

25:                                               ; preds = %19
  %26 = load ptr, ptr %21, align 4
  %27 = load ptr, ptr %26, align 4
  %28 = getelementptr inbounds i8, ptr %27, i32 %11
  %29 = load i8, ptr %28, align 1
  %30 = icmp eq i8 %29, 61
  br i1 %30, label %36, label %31

31:                                               ; preds = %25, %19
  %32 = load ptr, ptr %21, align 4
  %33 = getelementptr inbounds %struct.variable, ptr %32, i32 0, i32 1
  %34 = load ptr, ptr %33, align 4
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %19

36:                                               ; preds = %25, %31, %16
  %37 = phi ptr [ @environment, %16 ], [ %21, %25 ], [ %33, %31 ]
  %38 = load ptr, ptr %37, align 4
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %43

40:                                               ; preds = %36
  %41 = tail call ptr @malloc(i32 noundef 8)
  store ptr %41, ptr %37, align 4
  %42 = getelementptr inbounds %struct.variable, ptr %41, i32 0, i32 1
  store ptr null, ptr %42, align 4
  br label %43

43:                                               ; preds = %40, %36
  %44 = load ptr, ptr %37, align 4
  store ptr %0, ptr %44, align 4
  %45 = load ptr, ptr @environment, align 4
  %46 = icmp eq ptr %45, null
  br i1 %46, label %47, label %50

47:                                               ; preds = %50, %43
  %48 = phi i32 [ 0, %43 ], [ %53, %50 ]
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %61, label %57

50:                                               ; preds = %43, %50
  %51 = phi ptr [ %55, %50 ], [ %45, %43 ]
  %52 = phi i32 [ %53, %50 ], [ 0, %43 ]
  %53 = add i32 %52, 1
  %54 = getelementptr inbounds %struct.variable, ptr %51, i32 0, i32 1
  %55 = load ptr, ptr %54, align 4
  %56 = icmp eq ptr %55, null
  br i1 %56, label %47, label %50

57:                                               ; preds = %47
  %58 = shl i32 %48, 2
  %59 = add i32 %58, 4
  %60 = tail call ptr @malloc(i32 noundef %59)
  br label %61

61:                                               ; preds = %57, %47
  %62 = phi ptr [ %60, %57 ], [ @__quotient_empty_environment, %47 ]
  %63 = load ptr, ptr @environment, align 4
  %64 = icmp eq ptr %63, null
  br i1 %64, label %65, label %67

65:                                               ; preds = %67, %61
  %66 = phi ptr [ %62, %61 ], [ %71, %67 ]
  br i1 %49, label %76, label %75

67:                                               ; preds = %61, %67
  %68 = phi ptr [ %73, %67 ], [ %63, %61 ]
  %69 = phi ptr [ %71, %67 ], [ %62, %61 ]
  %70 = load ptr, ptr %68, align 4
  %71 = getelementptr inbounds ptr, ptr %69, i32 1
  store ptr %70, ptr %69, align 4
  %72 = getelementptr inbounds %struct.variable, ptr %68, i32 0, i32 1
  %73 = load ptr, ptr %72, align 4
  %74 = icmp eq ptr %73, null
  br i1 %74, label %65, label %67

75:                                               ; preds = %65
  store ptr null, ptr %66, align 4
  br label %76

76:                                               ; preds = %75, %65
  %77 = load ptr, ptr @environ, align 4
  %78 = icmp eq ptr %77, @__quotient_empty_environment
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  tail call void @free(ptr noundef %77)
  br label %80

80:                                               ; preds = %76, %79
  %81 = sub i32 0, %48
  %82 = getelementptr inbounds ptr, ptr %66, i32 %81
  store ptr %82, ptr @environ, align 4
  br label %83

83:                                               ; preds = %80, %8
  %84 = phi i32 [ 0, %80 ], [ %9, %8 ]
  ret i32 %84
}

declare ptr @malloc(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @setenv(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %14, label %5

5:                                                ; preds = %3
  %6 = load i8, ptr %0, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %14, label %8

8:                                                ; preds = %5, %12
  %9 = phi i32 [ %13, %12 ], [ 0, %5 ]
  %10 = getelementptr inbounds i8, ptr %0, i32 %9
  %11 = load i8, ptr %10, align 1
  switch i8 %11, label %12 [
    i8 61, label %14
    i8 0, label %16
  ]

12:                                               ; preds = %8
  %13 = add i32 %9, 1
  br label %8

14:                                               ; preds = %8, %5, %3
  %15 = tail call ptr @__errno_location()
  store i32 22, ptr %15, align 4
  br label %60

16:                                               ; preds = %8
  %17 = icmp eq i32 %2, 0
  br i1 %17, label %18, label %48

18:                                               ; preds = %16, %22
  %19 = phi i32 [ %23, %22 ], [ 0, %16 ]
  %20 = getelementptr inbounds i8, ptr %0, i32 %19
  %21 = load i8, ptr %20, align 1
  switch i8 %21, label %22 [
    i8 0, label %24
    i8 61, label %24
  ]

22:                                               ; preds = %18
  %23 = add i32 %19, 1
  br label %18

24:                                               ; preds = %18, %18
  %25 = load ptr, ptr @environment, align 4
  %26 = icmp eq ptr %25, null
  br i1 %26, label %44, label %27

27:                                               ; preds = %24, %39
  %28 = phi ptr [ %42, %39 ], [ %25, %24 ]
  %29 = phi ptr [ %41, %39 ], [ @environment, %24 ]
  %30 = load ptr, ptr %28, align 4
  %31 = tail call i32 @memcmp(ptr noundef %30, ptr noundef nonnull %0, i32 noundef %19)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %39

33:                                               ; preds = %27
  %34 = load ptr, ptr %29, align 4
  %35 = load ptr, ptr %34, align 4
  %36 = getelementptr inbounds i8, ptr %35, i32 %19
  %37 = load i8, ptr %36, align 1
  %38 = icmp eq i8 %37, 61
  br i1 %38, label %44, label %39

39:                                               ; preds = %33, %27
  %40 = load ptr, ptr %29, align 4
  %41 = getelementptr inbounds %struct.variable, ptr %40, i32 0, i32 1
  %42 = load ptr, ptr %41, align 4
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %27

44:                                               ; preds = %33, %39, %24
  %45 = phi ptr [ @environment, %24 ], [ %29, %33 ], [ %41, %39 ]
  %46 = load ptr, ptr %45, align 4
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %60

48:                                               ; preds = %44, %16
  %49 = tail call i32 @strlen(ptr noundef nonnull %0)
  %50 = tail call i32 @strlen(ptr noundef %1)
  %51 = add i32 %50, 1
  %52 = add i32 %49, 1
  %53 = add i32 %52, %51
  %54 = tail call ptr @malloc(i32 noundef %53)
  %55 = tail call ptr @memcpy(ptr noundef %54, ptr noundef nonnull %0, i32 noundef %49)
  %56 = getelementptr inbounds i8, ptr %54, i32 %49
  store i8 61, ptr %56, align 1
  %57 = getelementptr inbounds i8, ptr %56, i32 1
  %58 = tail call ptr @memcpy(ptr noundef nonnull %57, ptr noundef %1, i32 noundef %51)
  %59 = tail call i32 @putenv(ptr noundef %54)
  br label %60

60:                                               ; preds = %14, %44, %48
  %61 = phi i32 [ %59, %48 ], [ -1, %14 ], [ 0, %44 ]
  ret i32 %61
}

declare i32 @strlen(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @clearenv() local_unnamed_addr {
  store ptr null, ptr @environment, align 4
  %1 = load ptr, ptr @environ, align 4
  %2 = icmp eq ptr %1, @__quotient_empty_environment
  br i1 %2, label %4, label %3

3:                                                ; preds = %0
  tail call void @free(ptr noundef %1)
  br label %4

4:                                                ; preds = %0, %3
  store ptr null, ptr @environ, align 4
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @at_quick_exit(ptr noundef %0) local_unnamed_addr {
  %2 = tail call ptr @malloc(i32 noundef 8)
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr @__quotient_at_quick_exit, align 4
  %4 = getelementptr inbounds %struct.at_quick_exit, ptr %2, i32 0, i32 1
  store ptr %3, ptr %4, align 4
  store ptr %2, ptr @__quotient_at_quick_exit, align 4
  ret i32 0
}

; Function Attrs: noreturn nounwind
define dso_local void @quick_exit(i32 noundef %0) local_unnamed_addr {
  %2 = load ptr, ptr @__quotient_at_quick_exit, align 4
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %1
  tail call void @_Exit(i32 noundef %0)
  unreachable

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %10, %5 ], [ %2, %1 ]
  %7 = getelementptr inbounds %struct.at_quick_exit, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 4
  store ptr %8, ptr @__quotient_at_quick_exit, align 4
  %9 = load ptr, ptr %6, align 4
  tail call void %9()
  %10 = load ptr, ptr @__quotient_at_quick_exit, align 4
  %11 = icmp eq ptr %10, null
  br i1 %11, label %4, label %5
}

; Function Attrs: noreturn
declare void @_Exit(i32 noundef) local_unnamed_addr

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

; Function Attrs: nounwind
define dso_local ptr @__quotient_address_memmove(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = tail call ptr @memmove(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret ptr %4
}

declare ptr @memmove(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

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
define dso_local i32 @__quotient_address_pthread_mutex_init(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @pthread_mutex_init(ptr noundef %0, ptr noundef %1)
  ret i32 %3
}

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_pthread_mutex_lock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0)
  ret i32 %2
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_pthread_mutex_trylock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_mutex_trylock(ptr noundef %0)
  ret i32 %2
}

declare i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_pthread_mutex_unlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_mutex_unlock(ptr noundef %0)
  ret i32 %2
}

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_pthread_mutex_destroy(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_mutex_destroy(ptr noundef %0)
  ret i32 %2
}

declare i32 @pthread_mutex_destroy(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_pthread_spin_lock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_spin_lock(ptr noundef %0)
  ret i32 %2
}

declare i32 @pthread_spin_lock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_pthread_spin_trylock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_spin_trylock(ptr noundef %0)
  ret i32 %2
}

declare i32 @pthread_spin_trylock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_pthread_spin_unlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_spin_unlock(ptr noundef %0)
  ret i32 %2
}

declare i32 @pthread_spin_unlock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_mtx_lock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @mtx_lock(ptr noundef %0)
  ret i32 %2
}

declare i32 @mtx_lock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_mtx_trylock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @mtx_trylock(ptr noundef %0)
  ret i32 %2
}

declare i32 @mtx_trylock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_mtx_unlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @mtx_unlock(ptr noundef %0)
  ret i32 %2
}

declare i32 @mtx_unlock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_pthread_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = tail call i32 @pthread_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  ret i32 %5
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_pthread_join(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @pthread_join(i32 noundef %0, ptr noundef %1)
  ret i32 %3
}

declare i32 @pthread_join(i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_pthread_detach(i32 noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_detach(i32 noundef %0)
  ret i32 %2
}

declare i32 @pthread_detach(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_pthread_self() local_unnamed_addr {
  %1 = tail call i32 @pthread_self()
  ret i32 %1
}

declare i32 @pthread_self() local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__quotient_address_pthread_exit(ptr noundef %0) local_unnamed_addr {
  tail call void @pthread_exit(ptr noundef %0)
  ret void
}

declare void @pthread_exit(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_thrd_create(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @thrd_create(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret i32 %4
}

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_thrd_join(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @thrd_join(i32 noundef %0, ptr noundef %1)
  ret i32 %3
}

declare i32 @thrd_join(i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_sched_yield() local_unnamed_addr {
  %1 = tail call i32 @sched_yield()
  ret i32 %1
}

declare i32 @sched_yield() local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__quotient_address_thrd_yield() local_unnamed_addr {
  tail call void @thrd_yield()
  ret void
}

declare void @thrd_yield() local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_usleep(i32 noundef %0) local_unnamed_addr {
  %2 = tail call i32 @usleep(i32 noundef %0)
  ret i32 %2
}

declare i32 @usleep(i32 noundef) local_unnamed_addr

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

declare i32 @memcmp(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)



