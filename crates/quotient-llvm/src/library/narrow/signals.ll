target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

%struct.signals = type { [32 x i32] }
%struct.action = type { ptr, %struct.signals, i32, ptr }
%struct.jump = type { [6 x i32], i32, %struct.signals }

@__quotient_signal_flags = internal unnamed_addr global [65 x i32] zeroinitializer, align 4
@__quotient_handlers = internal global [65 x ptr] zeroinitializer, align 4
@__quotient_blocked_meanwhile = internal unnamed_addr global [65 x [2 x i32]] zeroinitializer, align 4
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
  br label %19

8:                                                ; preds = %5, %8
  %9 = phi i32 [ %11, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds [65 x [2 x i32]], ptr @__quotient_blocked_meanwhile, i32 0, i32 %0, i32 %9
  store atomic i32 0, ptr %10 seq_cst, align 4
  %11 = add nuw nsw i32 %9, 1
  %12 = icmp eq i32 %11, 2
  br i1 %12, label %13, label %8

13:                                               ; preds = %8
  %14 = getelementptr inbounds [65 x i32], ptr @__quotient_signal_flags, i32 0, i32 %0
  store atomic i32 0, ptr %14 seq_cst, align 4
  %15 = getelementptr inbounds [65 x ptr], ptr @__quotient_handlers, i32 0, i32 %0
  %16 = ptrtoint ptr %1 to i32
  %17 = atomicrmw xchg ptr %15, i32 %16 seq_cst, align 4
  %18 = inttoptr i32 %17 to ptr
  br label %19

19:                                               ; preds = %13, %6
  %20 = phi ptr [ inttoptr (i32 -1 to ptr), %6 ], [ %18, %13 ]
  ret ptr %20
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
  br label %46

11:                                               ; preds = %8, %6
  %12 = icmp eq ptr %2, null
  br i1 %12, label %29, label %13

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
  br label %22

22:                                               ; preds = %13, %22
  %23 = phi i32 [ 0, %13 ], [ %27, %22 ]
  %24 = getelementptr inbounds [65 x [2 x i32]], ptr @__quotient_blocked_meanwhile, i32 0, i32 %0, i32 %23
  %25 = load atomic i32, ptr %24 seq_cst, align 4
  %26 = getelementptr inbounds [32 x i32], ptr %21, i32 0, i32 %23
  store i32 %25, ptr %26, align 4
  %27 = add nuw nsw i32 %23, 1
  %28 = icmp eq i32 %27, 2
  br i1 %28, label %29, label %22

29:                                               ; preds = %22, %11
  br i1 %7, label %46, label %30

30:                                               ; preds = %29
  %31 = getelementptr inbounds %struct.action, ptr %1, i32 0, i32 1
  br label %32

32:                                               ; preds = %32, %30
  %33 = phi i32 [ 0, %30 ], [ %37, %32 ]
  %34 = getelementptr inbounds [65 x [2 x i32]], ptr @__quotient_blocked_meanwhile, i32 0, i32 %0, i32 %33
  %35 = getelementptr inbounds [32 x i32], ptr %31, i32 0, i32 %33
  %36 = load i32, ptr %35, align 4
  store atomic i32 %36, ptr %34 seq_cst, align 4
  %37 = add nuw nsw i32 %33, 1
  %38 = icmp eq i32 %37, 2
  br i1 %38, label %39, label %32

39:                                               ; preds = %32
  %40 = getelementptr inbounds [65 x i32], ptr @__quotient_signal_flags, i32 0, i32 %0
  %41 = getelementptr inbounds %struct.action, ptr %1, i32 0, i32 2
  %42 = load i32, ptr %41, align 4
  store atomic i32 %42, ptr %40 seq_cst, align 4
  %43 = getelementptr inbounds [65 x ptr], ptr @__quotient_handlers, i32 0, i32 %0
  %44 = load ptr, ptr %1, align 4
  %45 = ptrtoint ptr %44 to i32
  store atomic i32 %45, ptr %43 seq_cst, align 4
  br label %46

46:                                               ; preds = %29, %39, %9
  %47 = phi i32 [ -1, %9 ], [ 0, %39 ], [ 0, %29 ]
  ret i32 %47
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
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  tail call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %2, ptr noundef nonnull align 4 dereferenceable(128) %6, i32 128, i1 false)
  br label %7

7:                                                ; preds = %5, %3
  %8 = icmp eq ptr %1, null
  br i1 %8, label %70, label %9

9:                                                ; preds = %7
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  br label %13

13:                                               ; preds = %9, %32
  %14 = phi i32 [ 0, %9 ], [ %33, %32 ]
  switch i32 %0, label %70 [
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
  br label %43

38:                                               ; preds = %43
  %39 = add nuw nsw i32 %45, 1
  %40 = icmp eq i32 %45, 0
  br i1 %40, label %41, label %58

41:                                               ; preds = %38, %61
  %42 = phi i32 [ %39, %38 ], [ 0, %61 ]
  br label %43

43:                                               ; preds = %41, %35
  %44 = phi i32 [ undef, %35 ], [ %57, %41 ]
  %45 = phi i32 [ 0, %35 ], [ %42, %41 ]
  %46 = getelementptr inbounds [32 x i32], ptr %36, i32 0, i32 %45
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds [32 x i32], ptr %37, i32 0, i32 %45
  %49 = load i32, ptr %48, align 4
  %50 = xor i32 %49, -1
  %51 = and i32 %47, %50
  %52 = icmp eq i32 %51, 0
  %53 = shl nuw nsw i32 %45, 5
  %54 = tail call i32 @llvm.cttz.i32(i32 %51, i1 true)
  %55 = or i32 %53, 1
  %56 = add nuw nsw i32 %55, %54
  %57 = select i1 %52, i32 %44, i32 %56
  br i1 %52, label %38, label %58

58:                                               ; preds = %43, %38
  %59 = phi i32 [ 0, %38 ], [ %57, %43 ]
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %70, label %61

61:                                               ; preds = %58
  %62 = add nsw i32 %59, -1
  %63 = and i32 %62, 31
  %64 = shl nuw i32 1, %63
  %65 = xor i32 %64, -1
  %66 = sdiv i32 %62, 32
  %67 = getelementptr inbounds [32 x i32], ptr %36, i32 0, i32 %66
  %68 = load i32, ptr %67, align 4
  %69 = and i32 %68, %65
  store i32 %69, ptr %67, align 4
  tail call fastcc void @deliver(i32 noundef %59)
  br label %41

70:                                               ; preds = %13, %58, %7
  %71 = phi i32 [ 0, %7 ], [ 0, %58 ], [ 22, %13 ]
  ret i32 %71
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

; Function Attrs: nounwind
define dso_local i32 @sigprocmask(i32 noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @pthread_sigmask(i32 noundef %0, ptr noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = tail call ptr @__errno_location()
  store i32 %4, ptr %7, align 4
  br label %8

8:                                                ; preds = %3, %6
  %9 = phi i32 [ -1, %6 ], [ 0, %3 ]
  ret i32 %9
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @__quotient_save_blocked(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.jump, ptr %0, i32 0, i32 1
  store i32 %1, ptr %3, align 4
  %4 = icmp ne i32 %1, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  %7 = getelementptr inbounds %struct.jump, ptr %0, i32 0, i32 2
  br label %9

8:                                                ; preds = %9, %2
  ret void

9:                                                ; preds = %5, %9
  %10 = phi i32 [ 0, %5 ], [ %14, %9 ]
  %11 = getelementptr inbounds [32 x i32], ptr %6, i32 0, i32 %10
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds [32 x i32], ptr %7, i32 0, i32 %10
  store i32 %12, ptr %13, align 4
  %14 = add nuw nsw i32 %10, 1
  %15 = icmp eq i32 %10, 0
  %16 = select i1 %4, i1 %15, i1 false
  br i1 %16, label %9, label %8
}

; Function Attrs: nounwind
define dso_local void @__quotient_restore_blocked(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.jump, ptr %0, i32 0, i32 1
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %49, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.jump, ptr %0, i32 0, i32 2
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  br label %8

8:                                                ; preds = %8, %5
  %9 = phi i32 [ 0, %5 ], [ %13, %8 ]
  %10 = getelementptr inbounds [32 x i32], ptr %6, i32 0, i32 %9
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds [32 x i32], ptr %7, i32 0, i32 %9
  store i32 %11, ptr %12, align 4
  %13 = add nuw nsw i32 %9, 1
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %15, label %8

15:                                               ; preds = %8
  %16 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @pending)
  br label %22

17:                                               ; preds = %22
  %18 = add nuw nsw i32 %24, 1
  %19 = icmp eq i32 %24, 0
  br i1 %19, label %20, label %37

20:                                               ; preds = %17, %40
  %21 = phi i32 [ %18, %17 ], [ 0, %40 ]
  br label %22

22:                                               ; preds = %20, %15
  %23 = phi i32 [ undef, %15 ], [ %36, %20 ]
  %24 = phi i32 [ 0, %15 ], [ %21, %20 ]
  %25 = getelementptr inbounds [32 x i32], ptr %16, i32 0, i32 %24
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds [32 x i32], ptr %7, i32 0, i32 %24
  %28 = load i32, ptr %27, align 4
  %29 = xor i32 %28, -1
  %30 = and i32 %26, %29
  %31 = icmp eq i32 %30, 0
  %32 = shl nuw nsw i32 %24, 5
  %33 = tail call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %34 = or i32 %32, 1
  %35 = add nuw nsw i32 %34, %33
  %36 = select i1 %31, i32 %23, i32 %35
  br i1 %31, label %17, label %37

37:                                               ; preds = %22, %17
  %38 = phi i32 [ 0, %17 ], [ %36, %22 ]
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %49, label %40

40:                                               ; preds = %37
  %41 = add nsw i32 %38, -1
  %42 = and i32 %41, 31
  %43 = shl nuw i32 1, %42
  %44 = xor i32 %43, -1
  %45 = sdiv i32 %41, 32
  %46 = getelementptr inbounds [32 x i32], ptr %16, i32 0, i32 %45
  %47 = load i32, ptr %46, align 4
  %48 = and i32 %47, %44
  store i32 %48, ptr %46, align 4
  tail call fastcc void @deliver(i32 noundef %38)
  br label %20

49:                                               ; preds = %37, %1
  ret void
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
  br i1 %5, label %56, label %6

6:                                                ; preds = %4
  %7 = tail call ptr @__errno_location()
  store i32 22, ptr %7, align 4
  br label %56

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
  br label %56

22:                                               ; preds = %8
  tail call fastcc void @deliver(i32 noundef %0)
  %23 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @pending)
  br label %29

24:                                               ; preds = %29
  %25 = add nuw nsw i32 %31, 1
  %26 = icmp eq i32 %31, 0
  br i1 %26, label %27, label %44

27:                                               ; preds = %24, %47
  %28 = phi i32 [ %25, %24 ], [ 0, %47 ]
  br label %29

29:                                               ; preds = %27, %22
  %30 = phi i32 [ undef, %22 ], [ %43, %27 ]
  %31 = phi i32 [ 0, %22 ], [ %28, %27 ]
  %32 = getelementptr inbounds [32 x i32], ptr %23, i32 0, i32 %31
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds [32 x i32], ptr %9, i32 0, i32 %31
  %35 = load i32, ptr %34, align 4
  %36 = xor i32 %35, -1
  %37 = and i32 %33, %36
  %38 = icmp eq i32 %37, 0
  %39 = shl nuw nsw i32 %31, 5
  %40 = tail call i32 @llvm.cttz.i32(i32 %37, i1 true)
  %41 = or i32 %39, 1
  %42 = add nuw nsw i32 %41, %40
  %43 = select i1 %38, i32 %30, i32 %42
  br i1 %38, label %24, label %44

44:                                               ; preds = %29, %24
  %45 = phi i32 [ 0, %24 ], [ %43, %29 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %56, label %47

47:                                               ; preds = %44
  %48 = add nsw i32 %45, -1
  %49 = and i32 %48, 31
  %50 = shl nuw i32 1, %49
  %51 = xor i32 %50, -1
  %52 = sdiv i32 %48, 32
  %53 = getelementptr inbounds [32 x i32], ptr %23, i32 0, i32 %52
  %54 = load i32, ptr %53, align 4
  %55 = and i32 %54, %51
  store i32 %55, ptr %53, align 4
  tail call fastcc void @deliver(i32 noundef %45)
  br label %27

56:                                               ; preds = %44, %6, %4, %17
  %57 = phi i32 [ 0, %17 ], [ -1, %6 ], [ 0, %4 ], [ 0, %44 ]
  ret i32 %57
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
  br i1 %8, label %49, label %9

9:                                                ; preds = %1
  %10 = icmp eq i32 %6, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %9
  switch i32 %0, label %14 [
    i32 17, label %49
    i32 18, label %49
    i32 23, label %49
    i32 28, label %49
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
  br label %22

20:                                               ; preds = %22
  %21 = icmp sgt i32 %18, -1
  br i1 %21, label %32, label %31

22:                                               ; preds = %16, %22
  %23 = phi i32 [ 0, %16 ], [ %29, %22 ]
  %24 = getelementptr inbounds [65 x [2 x i32]], ptr @__quotient_blocked_meanwhile, i32 0, i32 %0, i32 %23
  %25 = load atomic i32, ptr %24 seq_cst, align 4
  %26 = getelementptr inbounds [32 x i32], ptr %19, i32 0, i32 %23
  %27 = load i32, ptr %26, align 4
  %28 = or i32 %27, %25
  store i32 %28, ptr %26, align 4
  %29 = add nuw nsw i32 %23, 1
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %20, label %22

31:                                               ; preds = %20
  store atomic i32 0, ptr %5 seq_cst, align 4
  br label %32

32:                                               ; preds = %31, %20
  %33 = and i32 %18, 1073741824
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %43

35:                                               ; preds = %32
  %36 = add nsw i32 %0, -1
  %37 = and i32 %36, 31
  %38 = shl nuw i32 1, %37
  %39 = sdiv i32 %36, 32
  %40 = getelementptr inbounds [32 x i32], ptr %19, i32 0, i32 %39
  %41 = load i32, ptr %40, align 4
  %42 = or i32 %41, %38
  store i32 %42, ptr %40, align 4
  br label %43

43:                                               ; preds = %35, %32
  %44 = and i32 %18, 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %3, i8 0, i64 128, i1 false)
  store i32 %0, ptr %3, align 4
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(512) %4, i8 0, i32 512, i1 false)
  call void %7(i32 noundef %0, ptr noundef nonnull %3, ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  br label %48

47:                                               ; preds = %43
  tail call void %7(i32 noundef %0)
  br label %48

48:                                               ; preds = %47, %46
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %19, ptr noundef nonnull align 4 dereferenceable(128) %2, i32 128, i1 false)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %49

49:                                               ; preds = %11, %11, %11, %11, %1, %48
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: noreturn
declare void @abort() local_unnamed_addr

; Function Attrs: noreturn
declare void @_exit(i32 noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg)



