target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

%struct.signals = type { [32 x i32] }
%struct.action = type { ptr, %struct.signals, i32, ptr }

@__quotient_signal_flags = internal unnamed_addr global [65 x i32] zeroinitializer, align 4
@__quotient_handlers = internal global [65 x ptr] zeroinitializer, align 4
@__quotient_blocked_meanwhile = internal unnamed_addr global [65 x %struct.signals] zeroinitializer, align 4
@__quotient_blocked = dso_local thread_local global %struct.signals zeroinitializer, align 4
@pending = internal thread_local global %struct.signals zeroinitializer, align 4
@.str = private unnamed_addr constant [142 x i8] c"not supported: a call of `pthread_kill` for another thread: signals between threads are not supported; call the handler from a thread instead\00", align 1
@.str.1 = private unnamed_addr constant [47 x i8] c"not supported: a signal that stops the process\00", align 1

; Function Attrs: nounwind
define dso_local i32 @sigemptyset(ptr noundef %0) local_unnamed_addr {
  %2 = tail call ptr @memset(ptr noundef %0, i32 noundef 0, i32 noundef 128)
  ret i32 0
}

declare ptr @memset(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @sigfillset(ptr noundef %0) local_unnamed_addr {
  %2 = tail call ptr @memset(ptr noundef %0, i32 noundef 255, i32 noundef 128)
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
  br label %14

7:                                                ; preds = %2
  %8 = and i32 %3, 31
  %9 = shl nuw i32 1, %8
  %10 = sdiv i32 %3, 32
  %11 = getelementptr inbounds [32 x i32], ptr %0, i32 0, i32 %10
  %12 = load i32, ptr %11, align 4
  %13 = or i32 %12, %9
  store i32 %13, ptr %11, align 4
  br label %14

14:                                               ; preds = %7, %5
  %15 = phi i32 [ 0, %7 ], [ -1, %5 ]
  ret i32 %15
}

; Function Attrs: nounwind
define dso_local i32 @sigdelset(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call ptr @__errno_location()
  store i32 22, ptr %6, align 4
  br label %15

7:                                                ; preds = %2
  %8 = and i32 %3, 31
  %9 = shl nuw i32 1, %8
  %10 = xor i32 %9, -1
  %11 = sdiv i32 %3, 32
  %12 = getelementptr inbounds [32 x i32], ptr %0, i32 0, i32 %11
  %13 = load i32, ptr %12, align 4
  %14 = and i32 %13, %10
  store i32 %14, ptr %12, align 4
  br label %15

15:                                               ; preds = %7, %5
  %16 = phi i32 [ 0, %7 ], [ -1, %5 ]
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local i32 @sigismember(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call ptr @__errno_location()
  store i32 22, ptr %6, align 4
  br label %14

7:                                                ; preds = %2
  %8 = sdiv i32 %3, 32
  %9 = getelementptr inbounds [32 x i32], ptr %0, i32 0, i32 %8
  %10 = load i32, ptr %9, align 4
  %11 = and i32 %3, 31
  %12 = lshr i32 %10, %11
  %13 = and i32 %12, 1
  br label %14

14:                                               ; preds = %7, %5
  %15 = phi i32 [ %13, %7 ], [ -1, %5 ]
  ret i32 %15
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
  br label %14

8:                                                ; preds = %5
  %9 = getelementptr inbounds [65 x i32], ptr @__quotient_signal_flags, i32 0, i32 %0
  store atomic i32 0, ptr %9 seq_cst, align 4
  %10 = getelementptr inbounds [65 x ptr], ptr @__quotient_handlers, i32 0, i32 %0
  %11 = ptrtoint ptr %1 to i32
  %12 = atomicrmw xchg ptr %10, i32 %11 seq_cst, align 4
  %13 = inttoptr i32 %12 to ptr
  br label %14

14:                                               ; preds = %8, %6
  %15 = phi ptr [ inttoptr (i32 -1 to ptr), %6 ], [ %13, %8 ]
  ret ptr %15
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
  br label %33

11:                                               ; preds = %8, %6
  %12 = icmp eq ptr %2, null
  br i1 %12, label %23, label %13

13:                                               ; preds = %11
  %14 = tail call ptr @memset(ptr noundef nonnull %2, i32 noundef 0, i32 noundef 140)
  %15 = getelementptr inbounds [65 x ptr], ptr @__quotient_handlers, i32 0, i32 %0
  %16 = load atomic i32, ptr %15 seq_cst, align 4
  %17 = inttoptr i32 %16 to ptr
  store ptr %17, ptr %2, align 4
  %18 = getelementptr inbounds [65 x i32], ptr @__quotient_signal_flags, i32 0, i32 %0
  %19 = load atomic i32, ptr %18 seq_cst, align 4
  %20 = getelementptr inbounds %struct.action, ptr %2, i32 0, i32 2
  store i32 %19, ptr %20, align 4
  %21 = getelementptr inbounds %struct.action, ptr %2, i32 0, i32 1
  %22 = getelementptr inbounds [65 x %struct.signals], ptr @__quotient_blocked_meanwhile, i32 0, i32 %0
  tail call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %21, ptr noundef nonnull align 4 dereferenceable(128) %22, i32 128, i1 false)
  br label %23

23:                                               ; preds = %13, %11
  br i1 %7, label %33, label %24

24:                                               ; preds = %23
  %25 = getelementptr inbounds [65 x %struct.signals], ptr @__quotient_blocked_meanwhile, i32 0, i32 %0
  %26 = getelementptr inbounds %struct.action, ptr %1, i32 0, i32 1
  tail call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %25, ptr noundef nonnull align 4 dereferenceable(128) %26, i32 128, i1 false)
  %27 = getelementptr inbounds [65 x i32], ptr @__quotient_signal_flags, i32 0, i32 %0
  %28 = getelementptr inbounds %struct.action, ptr %1, i32 0, i32 2
  %29 = load i32, ptr %28, align 4
  store atomic i32 %29, ptr %27 seq_cst, align 4
  %30 = getelementptr inbounds [65 x ptr], ptr @__quotient_handlers, i32 0, i32 %0
  %31 = load ptr, ptr %1, align 4
  %32 = ptrtoint ptr %31 to i32
  store atomic i32 %32, ptr %30 seq_cst, align 4
  br label %33

33:                                               ; preds = %23, %24, %9
  %34 = phi i32 [ -1, %9 ], [ 0, %24 ], [ 0, %23 ]
  ret i32 %34
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

; Function Attrs: nounwind
define dso_local i32 @pthread_sigmask(i32 noundef %0, ptr noundef readonly %1, ptr noundef writeonly %2) local_unnamed_addr {
  %4 = icmp eq ptr %2, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  tail call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %2, ptr noundef nonnull align 4 dereferenceable(128) %6, i32 128, i1 false)
  br label %7

7:                                                ; preds = %5, %3
  %8 = icmp eq ptr %1, null
  br i1 %8, label %58, label %9

9:                                                ; preds = %7
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  br label %13

13:                                               ; preds = %9, %32
  %14 = phi i32 [ 0, %9 ], [ %33, %32 ]
  switch i32 %0, label %58 [
    i32 0, label %15
    i32 1, label %21
    i32 2, label %28
  ]

15:                                               ; preds = %13
  %16 = getelementptr inbounds [32 x i32], ptr %1, i32 0, i32 %14
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds [32 x i32], ptr %12, i32 0, i32 %14
  %19 = load i32, ptr %18, align 4
  %20 = or i32 %19, %17
  store i32 %20, ptr %18, align 4
  br label %32

21:                                               ; preds = %13
  %22 = getelementptr inbounds [32 x i32], ptr %1, i32 0, i32 %14
  %23 = load i32, ptr %22, align 4
  %24 = xor i32 %23, -1
  %25 = getelementptr inbounds [32 x i32], ptr %11, i32 0, i32 %14
  %26 = load i32, ptr %25, align 4
  %27 = and i32 %26, %24
  store i32 %27, ptr %25, align 4
  br label %32

28:                                               ; preds = %13
  %29 = getelementptr inbounds [32 x i32], ptr %1, i32 0, i32 %14
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds [32 x i32], ptr %10, i32 0, i32 %14
  store i32 %30, ptr %31, align 4
  br label %32

32:                                               ; preds = %15, %21, %28
  %33 = add nuw nsw i32 %14, 1
  %34 = icmp eq i32 %33, 2
  br i1 %34, label %35, label %13

35:                                               ; preds = %32
  %36 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @pending)
  %37 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  br label %38

38:                                               ; preds = %55, %35
  %39 = phi i32 [ 1, %35 ], [ %56, %55 ]
  %40 = add nsw i32 %39, -1
  %41 = lshr i32 %40, 5
  %42 = getelementptr inbounds [32 x i32], ptr %36, i32 0, i32 %41
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds [32 x i32], ptr %37, i32 0, i32 %41
  %45 = load i32, ptr %44, align 4
  %46 = xor i32 %45, -1
  %47 = and i32 %40, 31
  %48 = shl nuw i32 1, %47
  %49 = and i32 %43, %46
  %50 = and i32 %49, %48
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %55, label %52

52:                                               ; preds = %38
  %53 = xor i32 %48, -1
  %54 = and i32 %43, %53
  store i32 %54, ptr %42, align 4
  tail call fastcc void @deliver(i32 noundef %39)
  br label %55

55:                                               ; preds = %52, %38
  %56 = add nuw nsw i32 %39, 1
  %57 = icmp eq i32 %56, 65
  br i1 %57, label %58, label %38

58:                                               ; preds = %13, %55, %7
  %59 = phi i32 [ 0, %7 ], [ 0, %55 ], [ 22, %13 ]
  ret i32 %59
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define dso_local i32 @sigprocmask(i32 noundef %0, ptr noundef readonly %1, ptr noundef writeonly %2) local_unnamed_addr {
  %4 = icmp eq ptr %2, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  tail call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %2, ptr noundef nonnull align 4 dereferenceable(128) %6, i32 128, i1 false)
  br label %7

7:                                                ; preds = %5, %3
  %8 = icmp eq ptr %1, null
  br i1 %8, label %56, label %9

9:                                                ; preds = %7
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  %11 = icmp ult i32 %0, 3
  br i1 %11, label %12, label %56

12:                                               ; preds = %9, %31
  %13 = phi i32 [ %32, %31 ], [ 0, %9 ]
  switch i32 %0, label %27 [
    i32 0, label %14
    i32 1, label %20
  ]

14:                                               ; preds = %12
  %15 = getelementptr inbounds [32 x i32], ptr %1, i32 0, i32 %13
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds [32 x i32], ptr %10, i32 0, i32 %13
  %18 = load i32, ptr %17, align 4
  %19 = or i32 %18, %16
  store i32 %19, ptr %17, align 4
  br label %31

20:                                               ; preds = %12
  %21 = getelementptr inbounds [32 x i32], ptr %1, i32 0, i32 %13
  %22 = load i32, ptr %21, align 4
  %23 = xor i32 %22, -1
  %24 = getelementptr inbounds [32 x i32], ptr %10, i32 0, i32 %13
  %25 = load i32, ptr %24, align 4
  %26 = and i32 %25, %23
  store i32 %26, ptr %24, align 4
  br label %31

27:                                               ; preds = %12
  %28 = getelementptr inbounds [32 x i32], ptr %1, i32 0, i32 %13
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds [32 x i32], ptr %10, i32 0, i32 %13
  store i32 %29, ptr %30, align 4
  br label %31

31:                                               ; preds = %27, %20, %14
  %32 = add nuw nsw i32 %13, 1
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %34, label %12

34:                                               ; preds = %31
  %35 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @pending)
  br label %36

36:                                               ; preds = %53, %34
  %37 = phi i32 [ 1, %34 ], [ %54, %53 ]
  %38 = add nsw i32 %37, -1
  %39 = lshr i32 %38, 5
  %40 = getelementptr inbounds [32 x i32], ptr %35, i32 0, i32 %39
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds [32 x i32], ptr %10, i32 0, i32 %39
  %43 = load i32, ptr %42, align 4
  %44 = xor i32 %43, -1
  %45 = and i32 %38, 31
  %46 = shl nuw i32 1, %45
  %47 = and i32 %41, %44
  %48 = and i32 %47, %46
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %53, label %50

50:                                               ; preds = %36
  %51 = xor i32 %46, -1
  %52 = and i32 %41, %51
  store i32 %52, ptr %40, align 4
  tail call fastcc void @deliver(i32 noundef %37)
  br label %53

53:                                               ; preds = %50, %36
  %54 = add nuw nsw i32 %37, 1
  %55 = icmp eq i32 %54, 65
  br i1 %55, label %56, label %36

56:                                               ; preds = %53, %9, %7
  %57 = phi i1 [ true, %7 ], [ false, %9 ], [ true, %53 ]
  %58 = phi i32 [ 0, %7 ], [ 22, %9 ], [ 0, %53 ]
  br i1 %57, label %61, label %59

59:                                               ; preds = %56
  %60 = tail call ptr @__errno_location()
  store i32 %58, ptr %60, align 4
  br label %61

61:                                               ; preds = %56, %59
  %62 = phi i32 [ -1, %59 ], [ 0, %56 ]
  ret i32 %62
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @sigpending(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @pending)
  tail call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %0, ptr noundef nonnull align 4 dereferenceable(128) %2, i32 128, i1 false)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @raise(i32 noundef %0) local_unnamed_addr {
  %2 = add i32 %0, -1
  %3 = icmp ugt i32 %2, 63
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = icmp eq i32 %0, 0
  br i1 %5, label %44, label %6

6:                                                ; preds = %4
  %7 = tail call ptr @__errno_location()
  store i32 22, ptr %7, align 4
  br label %44

8:                                                ; preds = %1
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  %10 = sdiv i32 %2, 32
  %11 = getelementptr inbounds [32 x i32], ptr %9, i32 0, i32 %10
  %12 = load i32, ptr %11, align 4
  %13 = and i32 %2, 31
  %14 = shl nuw i32 1, %13
  %15 = and i32 %12, %14
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %8
  %18 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @pending)
  %19 = getelementptr inbounds [32 x i32], ptr %18, i32 0, i32 %10
  %20 = load i32, ptr %19, align 4
  %21 = or i32 %20, %14
  store i32 %21, ptr %19, align 4
  br label %44

22:                                               ; preds = %8
  tail call fastcc void @deliver(i32 noundef %0)
  %23 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @pending)
  br label %24

24:                                               ; preds = %41, %22
  %25 = phi i32 [ 1, %22 ], [ %42, %41 ]
  %26 = add nsw i32 %25, -1
  %27 = lshr i32 %26, 5
  %28 = getelementptr inbounds [32 x i32], ptr %23, i32 0, i32 %27
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds [32 x i32], ptr %9, i32 0, i32 %27
  %31 = load i32, ptr %30, align 4
  %32 = xor i32 %31, -1
  %33 = and i32 %26, 31
  %34 = shl nuw i32 1, %33
  %35 = and i32 %29, %32
  %36 = and i32 %35, %34
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %41, label %38

38:                                               ; preds = %24
  %39 = xor i32 %34, -1
  %40 = and i32 %29, %39
  store i32 %40, ptr %28, align 4
  tail call fastcc void @deliver(i32 noundef %25)
  br label %41

41:                                               ; preds = %38, %24
  %42 = add nuw nsw i32 %25, 1
  %43 = icmp eq i32 %42, 65
  br i1 %43, label %44, label %24

44:                                               ; preds = %41, %6, %4, %17
  %45 = phi i32 [ 0, %17 ], [ -1, %6 ], [ 0, %4 ], [ 0, %41 ]
  ret i32 %45
}

; Function Attrs: nounwind
define internal fastcc void @deliver(i32 noundef %0) unnamed_addr {
  %2 = alloca [32 x i32], align 4
  %3 = alloca [32 x i32], align 4
  %4 = alloca [128 x i32], align 4
  %5 = getelementptr inbounds [65 x ptr], ptr @__quotient_handlers, i32 0, i32 %0
  %6 = load atomic i32, ptr %5 seq_cst, align 4
  %7 = inttoptr i32 %6 to ptr
  %8 = icmp eq ptr %7, inttoptr (i32 1 to ptr)
  br i1 %8, label %50, label %9

9:                                                ; preds = %1
  %10 = icmp eq i32 %6, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %9
  switch i32 %0, label %14 [
    i32 17, label %50
    i32 18, label %50
    i32 23, label %50
    i32 28, label %50
    i32 19, label %12
    i32 20, label %12
    i32 21, label %12
    i32 22, label %12
    i32 4, label %13
    i32 5, label %13
    i32 6, label %13
    i32 7, label %13
    i32 8, label %13
    i32 11, label %13
    i32 31, label %13
  ]

12:                                               ; preds = %11, %11, %11, %11
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable

13:                                               ; preds = %11, %11, %11, %11, %11, %11, %11
  tail call void @abort()
  unreachable

14:                                               ; preds = %11
  %15 = add nsw i32 %0, 128
  tail call void @_exit(i32 noundef %15)
  unreachable

16:                                               ; preds = %9
  %17 = getelementptr inbounds [65 x i32], ptr @__quotient_signal_flags, i32 0, i32 %0
  %18 = load atomic i32, ptr %17 seq_cst, align 4
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  %19 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %2, ptr noundef nonnull align 4 dereferenceable(128) %19, i32 128, i1 false)
  %20 = getelementptr inbounds [65 x %struct.signals], ptr @__quotient_blocked_meanwhile, i32 0, i32 %0
  br label %23

21:                                               ; preds = %23
  %22 = icmp sgt i32 %18, -1
  br i1 %22, label %33, label %32

23:                                               ; preds = %16, %23
  %24 = phi i32 [ 0, %16 ], [ %30, %23 ]
  %25 = getelementptr inbounds [32 x i32], ptr %20, i32 0, i32 %24
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds [32 x i32], ptr %19, i32 0, i32 %24
  %28 = load i32, ptr %27, align 4
  %29 = or i32 %28, %26
  store i32 %29, ptr %27, align 4
  %30 = add nuw nsw i32 %24, 1
  %31 = icmp eq i32 %30, 2
  br i1 %31, label %21, label %23

32:                                               ; preds = %21
  store atomic i32 0, ptr %5 seq_cst, align 4
  br label %33

33:                                               ; preds = %32, %21
  %34 = and i32 %18, 1073741824
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %44

36:                                               ; preds = %33
  %37 = add nsw i32 %0, -1
  %38 = and i32 %37, 31
  %39 = shl nuw i32 1, %38
  %40 = sdiv i32 %37, 32
  %41 = getelementptr inbounds [32 x i32], ptr %19, i32 0, i32 %40
  %42 = load i32, ptr %41, align 4
  %43 = or i32 %42, %39
  store i32 %43, ptr %41, align 4
  br label %44

44:                                               ; preds = %36, %33
  %45 = and i32 %18, 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %3, i8 0, i64 128, i1 false)
  store i32 %0, ptr %3, align 4
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(512) %4, i8 0, i32 512, i1 false)
  call void %7(i32 noundef %0, ptr noundef nonnull %3, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  br label %49

48:                                               ; preds = %44
  tail call void %7(i32 noundef %0)
  br label %49

49:                                               ; preds = %48, %47
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %19, ptr noundef nonnull align 4 dereferenceable(128) %2, i32 128, i1 false)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %50

50:                                               ; preds = %11, %11, %11, %11, %1, %49
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @pthread_kill(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = tail call i32 @__quotient_number_of(i32 noundef %0)
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

declare i32 @__quotient_number_of(i32 noundef) local_unnamed_addr

declare i32 @__quotient_thread_number() local_unnamed_addr

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

declare ptr @__errno_location() local_unnamed_addr

; Function Attrs: noreturn
declare void @abort() local_unnamed_addr

; Function Attrs: noreturn
declare void @_exit(i32 noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg)



