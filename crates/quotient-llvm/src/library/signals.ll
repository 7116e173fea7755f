target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.signals = type { [16 x i64] }
%struct.action = type { ptr, %struct.signals, i32, ptr }
%struct.jump = type { [8 x i64], i32, %struct.signals }

@__quotient_signal_flags = internal unnamed_addr global [65 x i32] zeroinitializer, align 16
@__quotient_handlers = internal global [65 x ptr] zeroinitializer, align 16
@__quotient_blocked_meanwhile = internal unnamed_addr global [65 x [1 x i64]] zeroinitializer, align 16
@__quotient_blocked = dso_local thread_local global %struct.signals zeroinitializer, align 8
@pending = internal thread_local global %struct.signals zeroinitializer, align 8
@.str = private unnamed_addr constant [142 x i8] c"not supported: a call of `pthread_kill` for another thread: signals between threads are not supported; call the handler from a thread instead\00", align 1
@.str.1 = private unnamed_addr constant [47 x i8] c"not supported: a signal that stops the process\00", align 1

; Function Attrs: nounwind
define dso_local i32 @sigemptyset(ptr noundef %0) local_unnamed_addr {
  %2 = tail call ptr @memset(ptr noundef %0, i32 noundef 0, i64 noundef 128)
  ret i32 0
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @sigfillset(ptr noundef %0) local_unnamed_addr {
  %2 = tail call ptr @memset(ptr noundef %0, i32 noundef 255, i64 noundef 128)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @sigaddset(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call ptr @__errno_location()
  store i32 22, ptr %6, align 4
  br label %16

7:                                                ; preds = %2
  %8 = srem i32 %3, 64
  %9 = zext i32 %8 to i64
  %10 = shl nuw i64 1, %9
  %11 = sdiv i32 %3, 64
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [16 x i64], ptr %0, i64 0, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = or i64 %14, %10
  store i64 %15, ptr %13, align 8
  br label %16

16:                                               ; preds = %7, %5
  %17 = phi i32 [ 0, %7 ], [ -1, %5 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local i32 @sigdelset(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call ptr @__errno_location()
  store i32 22, ptr %6, align 4
  br label %17

7:                                                ; preds = %2
  %8 = srem i32 %3, 64
  %9 = zext i32 %8 to i64
  %10 = shl nuw i64 1, %9
  %11 = xor i64 %10, -1
  %12 = sdiv i32 %3, 64
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [16 x i64], ptr %0, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = and i64 %15, %11
  store i64 %16, ptr %14, align 8
  br label %17

17:                                               ; preds = %7, %5
  %18 = phi i32 [ 0, %7 ], [ -1, %5 ]
  ret i32 %18
}

; Function Attrs: nounwind
define dso_local i32 @sigismember(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call ptr @__errno_location()
  store i32 22, ptr %6, align 4
  br label %18

7:                                                ; preds = %2
  %8 = sdiv i32 %3, 64
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [16 x i64], ptr %0, i64 0, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = srem i32 %3, 64
  %13 = zext i32 %12 to i64
  %14 = shl nuw i64 1, %13
  %15 = and i64 %11, %14
  %16 = icmp ne i64 %15, 0
  %17 = zext i1 %16 to i32
  br label %18

18:                                               ; preds = %7, %5
  %19 = phi i32 [ %17, %7 ], [ -1, %5 ]
  ret i32 %19
}

; Function Attrs: nounwind
define dso_local ptr @signal(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = add i32 %0, -65
  %4 = icmp ult i32 %3, -64
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  switch i32 %0, label %8 [
    i32 19, label %6
    i32 9, label %6
  ]

6:                                                ; preds = %5, %5, %2
  %7 = tail call ptr @__errno_location()
  store i32 22, ptr %7, align 4
  br label %16

8:                                                ; preds = %5
  %9 = sext i32 %0 to i64
  %10 = getelementptr inbounds [65 x [1 x i64]], ptr @__quotient_blocked_meanwhile, i64 0, i64 %9
  store atomic i64 0, ptr %10 seq_cst, align 8
  %11 = getelementptr inbounds [65 x i32], ptr @__quotient_signal_flags, i64 0, i64 %9
  store atomic i32 0, ptr %11 seq_cst, align 4
  %12 = getelementptr inbounds [65 x ptr], ptr @__quotient_handlers, i64 0, i64 %9
  %13 = ptrtoint ptr %1 to i64
  %14 = atomicrmw xchg ptr %12, i64 %13 seq_cst, align 8
  %15 = inttoptr i64 %14 to ptr
  br label %16

16:                                               ; preds = %8, %6
  %17 = phi ptr [ inttoptr (i64 -1 to ptr), %6 ], [ %15, %8 ]
  ret ptr %17
}

; Function Attrs: nounwind
define dso_local i32 @sigaction(i32 noundef %0, ptr noundef readonly %1, ptr noundef %2) local_unnamed_addr {
  %4 = add i32 %0, -65
  %5 = icmp ult i32 %4, -64
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = icmp eq ptr %1, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %6
  switch i32 %0, label %11 [
    i32 19, label %9
    i32 9, label %9
  ]

9:                                                ; preds = %8, %8, %3
  %10 = tail call ptr @__errno_location()
  store i32 22, ptr %10, align 4
  br label %37

11:                                               ; preds = %8, %6
  %12 = icmp eq ptr %2, null
  br i1 %12, label %25, label %13

13:                                               ; preds = %11
  %14 = tail call ptr @memset(ptr noundef nonnull %2, i32 noundef 0, i64 noundef 152)
  %15 = sext i32 %0 to i64
  %16 = getelementptr inbounds [65 x ptr], ptr @__quotient_handlers, i64 0, i64 %15
  %17 = load atomic i64, ptr %16 seq_cst, align 8
  %18 = inttoptr i64 %17 to ptr
  store ptr %18, ptr %2, align 8
  %19 = getelementptr inbounds [65 x i32], ptr @__quotient_signal_flags, i64 0, i64 %15
  %20 = load atomic i32, ptr %19 seq_cst, align 4
  %21 = getelementptr inbounds %struct.action, ptr %2, i64 0, i32 2
  store i32 %20, ptr %21, align 8
  %22 = getelementptr inbounds [65 x [1 x i64]], ptr @__quotient_blocked_meanwhile, i64 0, i64 %15
  %23 = load atomic i64, ptr %22 seq_cst, align 8
  %24 = getelementptr inbounds %struct.action, ptr %2, i64 0, i32 1
  store i64 %23, ptr %24, align 8
  br label %25

25:                                               ; preds = %13, %11
  br i1 %7, label %37, label %26

26:                                               ; preds = %25
  %27 = getelementptr inbounds %struct.action, ptr %1, i64 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = sext i32 %0 to i64
  %30 = getelementptr inbounds [65 x [1 x i64]], ptr @__quotient_blocked_meanwhile, i64 0, i64 %29
  store atomic i64 %28, ptr %30 seq_cst, align 8
  %31 = getelementptr inbounds [65 x i32], ptr @__quotient_signal_flags, i64 0, i64 %29
  %32 = getelementptr inbounds %struct.action, ptr %1, i64 0, i32 2
  %33 = load i32, ptr %32, align 8
  store atomic i32 %33, ptr %31 seq_cst, align 4
  %34 = getelementptr inbounds [65 x ptr], ptr @__quotient_handlers, i64 0, i64 %29
  %35 = load ptr, ptr %1, align 8
  %36 = ptrtoint ptr %35 to i64
  store atomic i64 %36, ptr %34 seq_cst, align 8
  br label %37

37:                                               ; preds = %25, %26, %9
  %38 = phi i32 [ -1, %9 ], [ 0, %26 ], [ 0, %25 ]
  ret i32 %38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define dso_local i32 @pthread_sigmask(i32 noundef %0, ptr noundef readonly %1, ptr noundef writeonly %2) local_unnamed_addr {
  %4 = icmp eq ptr %2, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %2, ptr noundef nonnull align 8 dereferenceable(128) %6, i64 128, i1 false)
  br label %7

7:                                                ; preds = %5, %3
  %8 = icmp eq ptr %1, null
  br i1 %8, label %57, label %9

9:                                                ; preds = %7
  switch i32 %0, label %57 [
    i32 0, label %10
    i32 1, label %15
    i32 2, label %21
  ]

10:                                               ; preds = %9
  %11 = load i64, ptr %1, align 8
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  %13 = load i64, ptr %12, align 8
  %14 = or i64 %13, %11
  store i64 %14, ptr %12, align 8
  br label %24

15:                                               ; preds = %9
  %16 = load i64, ptr %1, align 8
  %17 = xor i64 %16, -1
  %18 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  %19 = load i64, ptr %18, align 8
  %20 = and i64 %19, %17
  store i64 %20, ptr %18, align 8
  br label %24

21:                                               ; preds = %9
  %22 = load i64, ptr %1, align 8
  %23 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  store i64 %22, ptr %23, align 8
  br label %24

24:                                               ; preds = %10, %15, %21
  %25 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @pending)
  %26 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  br label %27

27:                                               ; preds = %40, %24
  %28 = phi i1 [ true, %24 ], [ %41, %40 ]
  %29 = phi i32 [ undef, %24 ], [ %42, %40 ]
  br i1 %28, label %30, label %43

30:                                               ; preds = %27
  %31 = load i64, ptr %25, align 8
  %32 = load i64, ptr %26, align 8
  %33 = xor i64 %32, -1
  %34 = and i64 %31, %33
  %35 = icmp eq i64 %34, 0
  %36 = tail call i64 @llvm.cttz.i64(i64 %34, i1 true)
  %37 = trunc i64 %36 to i32
  %38 = add nuw nsw i32 %37, 1
  %39 = select i1 %35, i32 %29, i32 %38
  br i1 %35, label %40, label %43

40:                                               ; preds = %30, %46
  %41 = phi i1 [ false, %30 ], [ true, %46 ]
  %42 = phi i32 [ %39, %30 ], [ undef, %46 ]
  br label %27

43:                                               ; preds = %30, %27
  %44 = phi i32 [ 0, %27 ], [ %39, %30 ]
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %57, label %46

46:                                               ; preds = %43
  %47 = add nsw i32 %44, -1
  %48 = srem i32 %47, 64
  %49 = zext i32 %48 to i64
  %50 = shl nuw i64 1, %49
  %51 = xor i64 %50, -1
  %52 = sdiv i32 %47, 64
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [16 x i64], ptr %25, i64 0, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = and i64 %55, %51
  store i64 %56, ptr %54, align 8
  tail call fastcc void @deliver(i32 noundef %44)
  br label %40

57:                                               ; preds = %43, %9, %7
  %58 = phi i32 [ 0, %7 ], [ 22, %9 ], [ 0, %43 ]
  ret i32 %58
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nounwind
define dso_local i32 @sigprocmask(i32 noundef %0, ptr noundef readonly %1, ptr noundef writeonly %2) local_unnamed_addr {
  %4 = icmp eq ptr %2, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %2, ptr noundef nonnull align 8 dereferenceable(128) %6, i64 128, i1 false)
  br label %7

7:                                                ; preds = %5, %3
  %8 = icmp eq ptr %1, null
  br i1 %8, label %57, label %9

9:                                                ; preds = %7
  switch i32 %0, label %57 [
    i32 0, label %10
    i32 1, label %15
    i32 2, label %21
  ]

10:                                               ; preds = %9
  %11 = load i64, ptr %1, align 8
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  %13 = load i64, ptr %12, align 8
  %14 = or i64 %13, %11
  store i64 %14, ptr %12, align 8
  br label %24

15:                                               ; preds = %9
  %16 = load i64, ptr %1, align 8
  %17 = xor i64 %16, -1
  %18 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  %19 = load i64, ptr %18, align 8
  %20 = and i64 %19, %17
  store i64 %20, ptr %18, align 8
  br label %24

21:                                               ; preds = %9
  %22 = load i64, ptr %1, align 8
  %23 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  store i64 %22, ptr %23, align 8
  br label %24

24:                                               ; preds = %21, %15, %10
  %25 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @pending)
  %26 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  br label %27

27:                                               ; preds = %40, %24
  %28 = phi i1 [ true, %24 ], [ %41, %40 ]
  %29 = phi i32 [ undef, %24 ], [ %42, %40 ]
  br i1 %28, label %30, label %43

30:                                               ; preds = %27
  %31 = load i64, ptr %25, align 8
  %32 = load i64, ptr %26, align 8
  %33 = xor i64 %32, -1
  %34 = and i64 %31, %33
  %35 = icmp eq i64 %34, 0
  %36 = tail call i64 @llvm.cttz.i64(i64 %34, i1 true)
  %37 = trunc i64 %36 to i32
  %38 = add nuw nsw i32 %37, 1
  %39 = select i1 %35, i32 %29, i32 %38
  br i1 %35, label %40, label %43

40:                                               ; preds = %30, %46
  %41 = phi i1 [ false, %30 ], [ true, %46 ]
  %42 = phi i32 [ %39, %30 ], [ undef, %46 ]
  br label %27

43:                                               ; preds = %30, %27
  %44 = phi i32 [ 0, %27 ], [ %39, %30 ]
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %57, label %46

46:                                               ; preds = %43
  %47 = add nsw i32 %44, -1
  %48 = srem i32 %47, 64
  %49 = zext i32 %48 to i64
  %50 = shl nuw i64 1, %49
  %51 = xor i64 %50, -1
  %52 = sdiv i32 %47, 64
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [16 x i64], ptr %25, i64 0, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = and i64 %55, %51
  store i64 %56, ptr %54, align 8
  tail call fastcc void @deliver(i32 noundef %44)
  br label %40

57:                                               ; preds = %43, %7, %9
  %58 = phi i1 [ true, %7 ], [ false, %9 ], [ true, %43 ]
  %59 = phi i32 [ 0, %7 ], [ 22, %9 ], [ 0, %43 ]
  br i1 %58, label %62, label %60

60:                                               ; preds = %57
  %61 = tail call ptr @__errno_location()
  store i32 %59, ptr %61, align 4
  br label %62

62:                                               ; preds = %57, %60
  %63 = phi i32 [ -1, %60 ], [ 0, %57 ]
  ret i32 %63
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @__quotient_save_blocked(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.jump, ptr %0, i64 0, i32 1
  store i32 %1, ptr %3, align 8
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %2
  ret void

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.jump, ptr %0, i64 0, i32 2
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  %9 = load i64, ptr %8, align 8
  store i64 %9, ptr %7, align 8
  br label %5
}

; Function Attrs: nounwind
define dso_local void @__quotient_restore_blocked(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.jump, ptr %0, i64 0, i32 1
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %40, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.jump, ptr %0, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  store i64 %7, ptr %8, align 8
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @pending)
  br label %10

10:                                               ; preds = %23, %5
  %11 = phi i1 [ true, %5 ], [ %24, %23 ]
  %12 = phi i32 [ undef, %5 ], [ %25, %23 ]
  br i1 %11, label %13, label %26

13:                                               ; preds = %10
  %14 = load i64, ptr %9, align 8
  %15 = load i64, ptr %8, align 8
  %16 = xor i64 %15, -1
  %17 = and i64 %14, %16
  %18 = icmp eq i64 %17, 0
  %19 = tail call i64 @llvm.cttz.i64(i64 %17, i1 true)
  %20 = trunc i64 %19 to i32
  %21 = add nuw nsw i32 %20, 1
  %22 = select i1 %18, i32 %12, i32 %21
  br i1 %18, label %23, label %26

23:                                               ; preds = %13, %29
  %24 = phi i1 [ false, %13 ], [ true, %29 ]
  %25 = phi i32 [ %22, %13 ], [ undef, %29 ]
  br label %10

26:                                               ; preds = %13, %10
  %27 = phi i32 [ 0, %10 ], [ %22, %13 ]
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %40, label %29

29:                                               ; preds = %26
  %30 = add nsw i32 %27, -1
  %31 = srem i32 %30, 64
  %32 = zext i32 %31 to i64
  %33 = shl nuw i64 1, %32
  %34 = xor i64 %33, -1
  %35 = sdiv i32 %30, 64
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = and i64 %38, %34
  store i64 %39, ptr %37, align 8
  tail call fastcc void @deliver(i32 noundef %27)
  br label %23

40:                                               ; preds = %26, %1
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @sigpending(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @pending)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %0, ptr noundef nonnull align 8 dereferenceable(128) %2, i64 128, i1 false)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @raise(i32 noundef %0) local_unnamed_addr {
  %2 = add i32 %0, -1
  %3 = icmp ugt i32 %2, 63
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = icmp eq i32 %0, 0
  br i1 %5, label %56, label %6

6:                                                ; preds = %4
  %7 = tail call ptr @__errno_location()
  store i32 22, ptr %7, align 4
  br label %56

8:                                                ; preds = %1
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  %10 = sdiv i32 %2, 64
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = srem i32 %2, 64
  %15 = zext i32 %14 to i64
  %16 = shl nuw i64 1, %15
  %17 = and i64 %13, %16
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %8
  %20 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @pending)
  %21 = getelementptr inbounds [16 x i64], ptr %20, i64 0, i64 %11
  %22 = load i64, ptr %21, align 8
  %23 = or i64 %22, %16
  store i64 %23, ptr %21, align 8
  br label %56

24:                                               ; preds = %8
  tail call fastcc void @deliver(i32 noundef %0)
  %25 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @pending)
  br label %26

26:                                               ; preds = %39, %24
  %27 = phi i1 [ true, %24 ], [ %40, %39 ]
  %28 = phi i32 [ undef, %24 ], [ %41, %39 ]
  br i1 %27, label %29, label %42

29:                                               ; preds = %26
  %30 = load i64, ptr %25, align 8
  %31 = load i64, ptr %9, align 8
  %32 = xor i64 %31, -1
  %33 = and i64 %30, %32
  %34 = icmp eq i64 %33, 0
  %35 = tail call i64 @llvm.cttz.i64(i64 %33, i1 true)
  %36 = trunc i64 %35 to i32
  %37 = add nuw nsw i32 %36, 1
  %38 = select i1 %34, i32 %28, i32 %37
  br i1 %34, label %39, label %42

39:                                               ; preds = %29, %45
  %40 = phi i1 [ false, %29 ], [ true, %45 ]
  %41 = phi i32 [ %38, %29 ], [ undef, %45 ]
  br label %26

42:                                               ; preds = %29, %26
  %43 = phi i32 [ 0, %26 ], [ %38, %29 ]
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %56, label %45

45:                                               ; preds = %42
  %46 = add nsw i32 %43, -1
  %47 = srem i32 %46, 64
  %48 = zext i32 %47 to i64
  %49 = shl nuw i64 1, %48
  %50 = xor i64 %49, -1
  %51 = sdiv i32 %46, 64
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [16 x i64], ptr %25, i64 0, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = and i64 %54, %50
  store i64 %55, ptr %53, align 8
  tail call fastcc void @deliver(i32 noundef %43)
  br label %39

56:                                               ; preds = %42, %6, %4, %19
  %57 = phi i32 [ 0, %19 ], [ -1, %6 ], [ 0, %4 ], [ 0, %42 ]
  ret i32 %57
}

; Function Attrs: nounwind
define internal fastcc void @deliver(i32 noundef %0) unnamed_addr {
  %2 = alloca [16 x i64], align 8
  %3 = alloca [32 x i32], align 16
  %4 = alloca [128 x i64], align 16
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds [65 x ptr], ptr @__quotient_handlers, i64 0, i64 %5
  %7 = load atomic i64, ptr %6 seq_cst, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = icmp eq ptr %8, inttoptr (i64 1 to ptr)
  br i1 %9, label %46, label %10

10:                                               ; preds = %1
  %11 = icmp eq i64 %7, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %10
  switch i32 %0, label %15 [
    i32 17, label %46
    i32 18, label %46
    i32 23, label %46
    i32 28, label %46
    i32 19, label %13
    i32 20, label %13
    i32 21, label %13
    i32 22, label %13
    i32 4, label %14
    i32 5, label %14
    i32 6, label %14
    i32 7, label %14
    i32 8, label %14
    i32 11, label %14
    i32 31, label %14
  ]

13:                                               ; preds = %12, %12, %12, %12
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable

14:                                               ; preds = %12, %12, %12, %12, %12, %12, %12
  tail call void @abort()
  unreachable

15:                                               ; preds = %12
  %16 = add nsw i32 %0, 128
  tail call void @_exit(i32 noundef %16)
  unreachable

17:                                               ; preds = %10
  %18 = getelementptr inbounds [65 x i32], ptr @__quotient_signal_flags, i64 0, i64 %5
  %19 = load atomic i32, ptr %18 seq_cst, align 4
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  %20 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %2, ptr noundef nonnull align 8 dereferenceable(128) %20, i64 128, i1 false)
  %21 = getelementptr inbounds [65 x [1 x i64]], ptr @__quotient_blocked_meanwhile, i64 0, i64 %5
  %22 = load atomic i64, ptr %21 seq_cst, align 8
  %23 = load i64, ptr %20, align 8
  %24 = or i64 %23, %22
  store i64 %24, ptr %20, align 8
  %25 = icmp sgt i32 %19, -1
  br i1 %25, label %27, label %26

26:                                               ; preds = %17
  store atomic i64 0, ptr %6 seq_cst, align 8
  br label %27

27:                                               ; preds = %26, %17
  %28 = and i32 %19, 1073741824
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %40

30:                                               ; preds = %27
  %31 = add nsw i32 %0, -1
  %32 = srem i32 %31, 64
  %33 = zext i32 %32 to i64
  %34 = shl nuw i64 1, %33
  %35 = sdiv i32 %31, 64
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [16 x i64], ptr %20, i64 0, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = or i64 %38, %34
  store i64 %39, ptr %37, align 8
  br label %40

40:                                               ; preds = %30, %27
  %41 = and i32 %19, 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %44, label %43

43:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %3, i8 0, i64 128, i1 false)
  store i32 %0, ptr %3, align 16
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1024) %4, i8 0, i64 1024, i1 false)
  call void %8(i32 noundef %0, ptr noundef nonnull %3, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  br label %45

44:                                               ; preds = %40
  tail call void %8(i32 noundef %0)
  br label %45

45:                                               ; preds = %44, %43
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %20, ptr noundef nonnull align 8 dereferenceable(128) %2, i64 128, i1 false)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %46

46:                                               ; preds = %12, %12, %12, %12, %1, %45
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @pthread_kill(i64 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = tail call i32 @__quotient_number_of(i64 noundef %0)
  %6 = tail call i32 @__quotient_thread_number()
  %7 = icmp eq i32 %5, %6
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str)
  unreachable

9:                                                ; preds = %4, %2
  %10 = icmp ugt i32 %1, 64
  br i1 %10, label %13, label %11

11:                                               ; preds = %9
  %12 = tail call i32 @raise(i32 noundef %1)
  br label %13

13:                                               ; preds = %9, %11
  %14 = phi i32 [ 0, %11 ], [ 22, %9 ]
  ret i32 %14
}

declare i32 @__quotient_number_of(i64 noundef) local_unnamed_addr

declare i32 @__quotient_thread_number() local_unnamed_addr

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

declare ptr @__errno_location() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: noreturn
declare void @abort() local_unnamed_addr

; Function Attrs: noreturn
declare void @_exit(i32 noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)



