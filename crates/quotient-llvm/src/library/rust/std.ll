target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entered = type { ptr, ptr, i32, i64 }
%struct.destructor = type { ptr, ptr, ptr }
%struct.made = type { i64, ptr }
%struct.line = type { i32, i32, %struct.sent, ptr, ptr }
%struct.sent = type { i32, ptr }
%struct.turns = type { i32, i32, i32 }
%struct.branch = type { ptr, ptr, i64, ptr }
%struct.piece = type { ptr, i64 }
%struct.exception = type { i64, ptr }

@__quotient_rust_time_stands = internal unnamed_addr global i1 false, align 4
@stands_at = internal global [2 x i64] zeroinitializer, align 16
@read_before = internal thread_local global i32 0, align 4
@.str = private unnamed_addr constant [12 x i8] c"time passes\00", align 1
@created = internal thread_local global i32 0, align 4
@destructors = internal thread_local global ptr null, align 8
@__const.__quotient_rust_test.result = private unnamed_addr constant [3 x i64] [i64 -9223372036854775808, i64 0, i64 0], align 16
@.str.1 = private unnamed_addr constant [42 x i8] c" panicked at \0Athe test returned a failure\00", align 1
@.str.2 = private unnamed_addr constant [65 x i8] c"more threads than there is room for in a condition variable (32)\00", align 1
@__quotient_gates = external global [0 x i32], align 4
@.str.3 = private unnamed_addr constant [8 x i8] c"timeout\00", align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"waiter to wake\00", align 1
@patient = internal thread_local global i32 0, align 4
@depth = internal thread_local global i32 0, align 4
@.str.5 = private unnamed_addr constant [49 x i8] c"messages of channels in channels, deeper than 16\00", align 1
@entered = internal thread_local global [16 x %struct.entered] zeroinitializer, align 16
@.str.6 = private unnamed_addr constant [7 x i8] c"branch\00", align 1
@skipped = internal thread_local global i32 0, align 4
@panics = internal thread_local global i32 0, align 4
@said_length = internal thread_local global i64 0, align 8
@said = internal thread_local global [1024 x i8] zeroinitializer, align 16
@.str.7 = private unnamed_addr constant [101 x i8] c"not supported: a call of `write`: files are not supported; put what they would hold into the program\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1
@.str.9 = private unnamed_addr constant [7 x i8] c"/proc/\00", align 1
@.str.10 = private unnamed_addr constant [6 x i8] c"/sys/\00", align 1
@.str.11 = private unnamed_addr constant [100 x i8] c"not supported: a call of `open`: files are not supported; put what they would hold into the program\00", align 1
@returned = internal constant [8 x i8] c"Error: \00", align 1
@.str.12 = private unnamed_addr constant [34 x i8] c" panicked at \0A`Err` is returned: \00", align 1
@flying = internal thread_local global ptr null, align 8
@.str.13 = private unnamed_addr constant [51 x i8] c" panicked at \0Aa panic of another thread is resumed\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"%.*s\0A\00", align 1
@result_drops = internal thread_local global i32 0, align 4
@parts = internal thread_local global i32 0, align 4
@unseen = internal thread_local global i32 0, align 4
@.str.15 = private unnamed_addr constant [44 x i8] c" panicked at \0Ain a thread that nobody joins\00", align 1
@__quotient_rust_result_dropped.before = internal constant [14 x i8] c" panicked at \00", align 1
@__quotient_rust_result_dropped.where = internal constant [31 x i8] c" in a thread that nobody joins\00", align 16
@.str.16 = private unnamed_addr constant [5 x i8] c"\0Aat \00", align 1
@.str.17 = private unnamed_addr constant [3 x i8] c":\0A\00", align 1
@.str.18 = private unnamed_addr constant [9 x i8] c"a choice\00", align 1
@__quotient_rust_awaited = dso_local local_unnamed_addr global [64 x ptr] zeroinitializer, align 16
@woke_up = internal thread_local global i32 0, align 4
@.str.19 = private unnamed_addr constant [17 x i8] c"spurious wake-up\00", align 1
@.str.20 = private unnamed_addr constant [7 x i8] c"\0Anote:\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i64 @__quotient_address___quotient_nothing() local_unnamed_addr {
  ret i64 0
}

; Function Attrs: nounwind
define dso_local i64 @__quotient_rust_start(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds ptr, ptr %1, i64 5
  %4 = load ptr, ptr %3, align 8
  %5 = tail call i32 %4(ptr noundef %0)
  %6 = sext i32 %5 to i64
  ret i64 %6
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_rust_clock(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = alloca [2 x i64], align 16
  %4 = load i1, ptr @__quotient_rust_time_stands, align 4
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = load i64, ptr @stands_at, align 16
  store i64 %6, ptr %1, align 8
  %7 = load i64, ptr getelementptr inbounds ([2 x i64], ptr @stands_at, i64 0, i64 1), align 8
  %8 = getelementptr inbounds i64, ptr %1, i64 1
  store i64 %7, ptr %8, align 8
  br label %22

9:                                                ; preds = %2
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @read_before)
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %20, label %13

13:                                               ; preds = %9
  %14 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %20, label %16

16:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3)
  %17 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %3)
  %18 = load i64, ptr %3, align 16
  %19 = add nsw i64 %18, 100000000
  store i64 %19, ptr %3, align 16
  call void @__quotient_time_passes(ptr noundef nonnull %3)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  br label %20

20:                                               ; preds = %16, %13, %9
  store i32 1, ptr %10, align 4
  %21 = call i32 @clock_gettime(i32 noundef %0, ptr noundef %1)
  br label %22

22:                                               ; preds = %20, %5
  %23 = phi i32 [ 0, %5 ], [ %21, %20 ]
  ret i32 %23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

declare i32 @__quotient_choose(i32 noundef, ptr noundef) local_unnamed_addr

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i64 @__quotient_rust_thread_id() local_unnamed_addr {
  %1 = tail call i32 @__quotient_thread_number()
  %2 = zext i32 %1 to i64
  %3 = shl nuw i64 %2, 32
  %4 = add i64 %3, 4294967296
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @created)
  %6 = load i32, ptr %5, align 4
  %7 = add i32 %6, 1
  store i32 %7, ptr %5, align 4
  %8 = zext i32 %6 to i64
  %9 = or i64 %4, %8
  ret i64 %9
}

declare i32 @__quotient_thread_number() local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__quotient_rust_thread_made(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load i64, ptr %0, align 8
  %3 = add i64 %2, 4294967296
  store i64 %3, ptr %0, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @__cxa_thread_atexit_impl(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readnone %2) local_unnamed_addr {
  %4 = tail call ptr @malloc(i64 noundef 24)
  store ptr %0, ptr %4, align 8
  %5 = getelementptr inbounds %struct.destructor, ptr %4, i64 0, i32 1
  store ptr %1, ptr %5, align 8
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @destructors)
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.destructor, ptr %4, i64 0, i32 2
  store ptr %7, ptr %8, align 8
  store ptr %4, ptr %6, align 8
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare ptr @malloc(i64 noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define dso_local void @__quotient_rust_thread_ends() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @destructors)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %0
  ret void

5:                                                ; preds = %0, %5
  %6 = phi ptr [ %12, %5 ], [ %2, %0 ]
  %7 = getelementptr inbounds %struct.destructor, ptr %6, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %1, align 8
  %9 = load ptr, ptr %6, align 8
  %10 = getelementptr inbounds %struct.destructor, ptr %6, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  tail call void %9(ptr noundef %11)
  tail call void @free(ptr noundef nonnull %6)
  %12 = load ptr, ptr %1, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %4, label %5
}

declare void @free(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_rust_test(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = alloca [3 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %2, ptr noundef nonnull align 16 dereferenceable(24) @__const.__quotient_rust_test.result, i64 24, i1 false)
  call void %0(ptr noundef nonnull %2)
  %3 = load i64, ptr %2, align 16
  %4 = icmp eq i64 %3, -9223372036854775808
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  call void @__quotient_panicked(ptr noundef nonnull @.str.1)
  unreachable

6:                                                ; preds = %1
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @destructors)
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %19, label %10

10:                                               ; preds = %6, %10
  %11 = phi ptr [ %17, %10 ], [ %8, %6 ]
  %12 = getelementptr inbounds %struct.destructor, ptr %11, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %7, align 8
  %14 = load ptr, ptr %11, align 8
  %15 = getelementptr inbounds %struct.destructor, ptr %11, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  call void %14(ptr noundef %16)
  call void @free(ptr noundef nonnull %11)
  %17 = load ptr, ptr %7, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %10

19:                                               ; preds = %10, %6
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2)
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: noreturn
declare void @__quotient_panicked(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_rust_begin_wait(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__quotient_thread_number()
  %3 = icmp sgt i32 %2, 31
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable

5:                                                ; preds = %1
  %6 = shl nuw i32 1, %2
  %7 = atomicrmw or ptr %0, i32 %6 seq_cst, align 4
  ret i32 0
}

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i64 @__quotient_rust_wait(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_thread_number()
  %4 = tail call i32 @__quotient_spurious_wakeups()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %19, label %6

6:                                                ; preds = %2
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @woke_up)
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %6
  %11 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.19)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %10
  store i32 1, ptr %7, align 4
  %14 = shl nuw i32 1, %3
  %15 = xor i32 %14, -1
  %16 = atomicrmw and ptr %0, i32 %15 seq_cst, align 4
  %17 = and i32 %16, %14
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %43

19:                                               ; preds = %2, %6, %10, %13
  %20 = icmp eq ptr %1, null
  %21 = load i1, ptr @__quotient_rust_time_stands, align 4
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %23, label %26

23:                                               ; preds = %19
  %24 = sext i32 %3 to i64
  %25 = getelementptr inbounds [0 x i32], ptr @__quotient_gates, i64 0, i64 %24
  tail call void @__quotient_gate_lock(ptr noundef nonnull %25)
  br label %43

26:                                               ; preds = %19
  %27 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.3)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %26
  %30 = sext i32 %3 to i64
  %31 = getelementptr inbounds [0 x i32], ptr @__quotient_gates, i64 0, i64 %30
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %31)
  br label %43

32:                                               ; preds = %26
  %33 = shl nuw i32 1, %3
  %34 = xor i32 %33, -1
  %35 = atomicrmw and ptr %0, i32 %34 seq_cst, align 4
  %36 = and i32 %35, %33
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %32
  tail call void @__quotient_time_passes(ptr noundef %1)
  %39 = tail call ptr @__errno_location()
  store i32 110, ptr %39, align 4
  br label %43

40:                                               ; preds = %32
  %41 = sext i32 %3 to i64
  %42 = getelementptr inbounds [0 x i32], ptr @__quotient_gates, i64 0, i64 %41
  tail call void @__quotient_gate_lock(ptr noundef nonnull %42)
  br label %43

43:                                               ; preds = %23, %40, %29, %13, %38
  %44 = phi i64 [ -1, %38 ], [ 0, %13 ], [ 0, %29 ], [ 0, %40 ], [ 0, %23 ]
  ret i64 %44
}

declare void @__quotient_gate_lock(ptr noundef) local_unnamed_addr

declare void @__quotient_gate_lock_in_time(ptr noundef) local_unnamed_addr

declare void @__quotient_time_passes(ptr noundef) local_unnamed_addr

declare ptr @__errno_location() local_unnamed_addr

; Function Attrs: nounwind
define dso_local i64 @__quotient_rust_notify_one(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load atomic i32, ptr %0 monotonic, align 4
  br label %3

3:                                                ; preds = %36, %1
  %4 = phi i32 [ %2, %1 ], [ %37, %36 ]
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %38

6:                                                ; preds = %3
  %7 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %8 = tail call i32 @__quotient_choose(i32 noundef %7, ptr noundef nonnull @.str.4)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %18, %6
  %11 = phi i32 [ %4, %6 ], [ %22, %18 ]
  %12 = sub i32 0, %11
  %13 = and i32 %11, %12
  %14 = xor i32 %13, -1
  %15 = atomicrmw and ptr %0, i32 %14 monotonic, align 4
  %16 = and i32 %15, %13
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %36, label %25

18:                                               ; preds = %6, %18
  %19 = phi i32 [ %22, %18 ], [ %4, %6 ]
  %20 = phi i32 [ %23, %18 ], [ %8, %6 ]
  %21 = add i32 %19, -1
  %22 = and i32 %21, %19
  %23 = add nsw i32 %20, -1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %10, label %18

25:                                               ; preds = %10
  %26 = icmp eq i32 %13, 0
  br i1 %26, label %36, label %27

27:                                               ; preds = %25, %27
  %28 = phi i32 [ %34, %27 ], [ %13, %25 ]
  %29 = tail call i32 @llvm.cttz.i32(i32 %28, i1 true)
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds [0 x i32], ptr @__quotient_gates, i64 0, i64 %30
  %32 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %31)
  %33 = add i32 %28, -1
  %34 = and i32 %33, %28
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %27

36:                                               ; preds = %27, %25, %10
  %37 = phi i32 [ %15, %10 ], [ %4, %25 ], [ %4, %27 ]
  br i1 %17, label %3, label %38

38:                                               ; preds = %3, %36
  %39 = zext i1 %5 to i64
  ret i64 %39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32)

; Function Attrs: nounwind
define dso_local i64 @__quotient_rust_notify_all(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = atomicrmw xchg ptr %0, i32 0 monotonic, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %13, label %4

4:                                                ; preds = %1, %4
  %5 = phi i32 [ %11, %4 ], [ %2, %1 ]
  %6 = tail call i32 @llvm.cttz.i32(i32 %5, i1 true)
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds [0 x i32], ptr @__quotient_gates, i64 0, i64 %7
  %9 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %8)
  %10 = add i32 %5, -1
  %11 = and i32 %10, %5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %4

13:                                               ; preds = %4, %1
  ret i64 0
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_rust_parks(ptr noundef %0) local_unnamed_addr {
  tail call fastcc void @about_to_await(ptr noundef %0)
  tail call fastcc void @await_unpark(ptr noundef %0)
  ret i32 1
}

; Function Attrs: noinline nounwind
define internal fastcc void @about_to_await(ptr noundef %0) unnamed_addr {
  %2 = tail call i32 @__quotient_thread_number()
  %3 = srem i32 %2, 64
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds [64 x ptr], ptr @__quotient_rust_awaited, i64 0, i64 %4
  %6 = ptrtoint ptr %0 to i64
  store atomic i64 %6, ptr %5 seq_cst, align 8
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define internal fastcc void @await_unpark(ptr nocapture noundef %0) unnamed_addr {
  br label %2

2:                                                ; preds = %2, %1
  %3 = cmpxchg ptr %0, i32 1, i32 0 seq_cst seq_cst, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %5, label %2

5:                                                ; preds = %2
  ret void
}

; Function Attrs: nounwind
define dso_local void @__quotient_rust_park(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = tail call i32 @__quotient_spurious_wakeups()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %1
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @woke_up)
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %4
  %9 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.19)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  store i32 1, ptr %5, align 4
  br label %13

12:                                               ; preds = %8, %4, %1
  tail call void %0()
  br label %13

13:                                               ; preds = %11, %12
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @__quotient_rust_read(ptr nocapture noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %5, %1
  %3 = load atomic i32, ptr %0 seq_cst, align 4
  %4 = icmp ugt i32 %3, 1073741821
  br i1 %4, label %5, label %6

5:                                                ; preds = %2, %6
  br label %2

6:                                                ; preds = %2
  %7 = add i32 %3, 1
  %8 = cmpxchg ptr %0, i32 %3, i32 %7 seq_cst seq_cst, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %10, label %5

10:                                               ; preds = %6
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @__quotient_rust_write(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load atomic i32, ptr %0 seq_cst, align 4
  br label %3

3:                                                ; preds = %24, %1
  %4 = phi i32 [ %2, %1 ], [ %25, %24 ]
  %5 = and i32 %4, 1073741823
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %3
  %8 = or i32 %4, 1073741823
  %9 = cmpxchg ptr %0, i32 %4, i32 %8 seq_cst seq_cst, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  %11 = extractvalue { i32, i1 } %9, 0
  br i1 %10, label %12, label %24

12:                                               ; preds = %7
  ret void

13:                                               ; preds = %3
  %14 = icmp sgt i32 %4, -1
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = or i32 %4, -2147483648
  %17 = cmpxchg ptr %0, i32 %4, i32 %16 seq_cst seq_cst, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  %19 = extractvalue { i32, i1 } %17, 0
  br i1 %18, label %20, label %24

20:                                               ; preds = %15, %13
  br label %21

21:                                               ; preds = %20, %21
  %22 = load atomic i32, ptr %0 seq_cst, align 4
  %23 = icmp ugt i32 %22, -2147483648
  br i1 %23, label %21, label %24

24:                                               ; preds = %21, %15, %7
  %25 = phi i32 [ %19, %15 ], [ %11, %7 ], [ %22, %21 ]
  br label %3
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @__quotient_rust_wake(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = cmpxchg ptr %0, i32 %1, i32 0 seq_cst seq_cst, align 4
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local zeroext i1 @__quotient_parking_lot_lock(ptr nocapture noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %6, %1
  %3 = load atomic i8, ptr %0 seq_cst, align 1
  %4 = and i8 %3, 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %2, %7
  br label %2

7:                                                ; preds = %2
  %8 = or i8 %3, 1
  %9 = cmpxchg ptr %0, i8 %3, i8 %8 seq_cst seq_cst, align 1
  %10 = extractvalue { i8, i1 } %9, 1
  br i1 %10, label %11, label %6

11:                                               ; preds = %7
  ret i1 true
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__quotient_parking_lot_lock_until(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca [2 x i64], align 16
  %5 = icmp eq i32 %2, 1000000000
  %6 = load i1, ptr @__quotient_rust_time_stands, align 4
  %7 = select i1 %5, i1 true, i1 %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = tail call zeroext i1 @__quotient_parking_lot_lock(ptr noundef %0)
  br label %35

10:                                               ; preds = %3
  %11 = load atomic i8, ptr %0 seq_cst, align 1
  %12 = and i8 %11, 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %15, %10
  br label %22

15:                                               ; preds = %10
  %16 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.3)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %14, label %18

18:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  %19 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %4)
  %20 = load i64, ptr %4, align 16
  %21 = add nsw i64 %20, 100000000
  store i64 %21, ptr %4, align 16
  call void @__quotient_time_passes(ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %35

22:                                               ; preds = %14, %30
  %23 = phi i8 [ %31, %30 ], [ %11, %14 ]
  %24 = and i8 %23, 1
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %22
  %27 = or i8 %23, 1
  %28 = cmpxchg ptr %0, i8 %23, i8 %27 seq_cst seq_cst, align 1
  %29 = extractvalue { i8, i1 } %28, 1
  br i1 %29, label %35, label %30

30:                                               ; preds = %22, %26
  %31 = load atomic i8, ptr %0 seq_cst, align 1
  %32 = and i8 %31, 1
  %33 = icmp eq i8 %32, 0
  %34 = zext i1 %33 to i32
  tail call void @__VERIFIER_assume(i32 noundef %34)
  br label %22

35:                                               ; preds = %26, %18, %8
  %36 = phi i1 [ true, %8 ], [ false, %18 ], [ true, %26 ]
  ret i1 %36
}

declare void @__VERIFIER_assume(i32 noundef) local_unnamed_addr

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local zeroext i1 @__quotient_parking_lot_read(ptr nocapture noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %6, %1
  %3 = load atomic i64, ptr %0 monotonic, align 8
  %4 = and i64 %3, 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %2, %7
  br label %2

7:                                                ; preds = %2
  %8 = add i64 %3, 16
  %9 = cmpxchg ptr %0, i64 %3, i64 %8 acquire monotonic, align 8
  %10 = extractvalue { i64, i1 } %9, 1
  br i1 %10, label %11, label %6

11:                                               ; preds = %7
  ret i1 true
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local zeroext i1 @__quotient_parking_lot_read_as(ptr nocapture noundef %0, i1 noundef zeroext %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %10, %2
  %4 = load atomic i64, ptr %0 monotonic, align 8
  %5 = and i64 %4, 8
  %6 = icmp eq i64 %5, 0
  %7 = icmp ugt i64 %4, 15
  %8 = and i1 %7, %1
  %9 = or i1 %6, %8
  br i1 %9, label %11, label %10

10:                                               ; preds = %3, %11
  br label %3

11:                                               ; preds = %3
  %12 = add i64 %4, 16
  %13 = cmpxchg ptr %0, i64 %4, i64 %12 acquire monotonic, align 8
  %14 = extractvalue { i64, i1 } %13, 1
  br i1 %14, label %15, label %10

15:                                               ; preds = %11
  ret i1 true
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__quotient_parking_lot_read_as_until(ptr nocapture noundef %0, i1 noundef zeroext %1, i64 %2, i32 noundef %3) local_unnamed_addr {
  %5 = alloca [2 x i64], align 16
  %6 = icmp eq i32 %3, 1000000000
  %7 = load i1, ptr @__quotient_rust_time_stands, align 4
  %8 = select i1 %6, i1 true, i1 %7
  br i1 %8, label %9, label %11

9:                                                ; preds = %4
  %10 = tail call zeroext i1 @__quotient_parking_lot_read_as(ptr noundef %0, i1 noundef zeroext %1)
  br label %45

11:                                               ; preds = %4
  %12 = load atomic i64, ptr %0 monotonic, align 8
  %13 = and i64 %12, 8
  %14 = icmp eq i64 %13, 0
  %15 = icmp ugt i64 %12, 15
  %16 = and i1 %15, %1
  %17 = or i1 %14, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %19, %11
  br label %26

19:                                               ; preds = %11
  %20 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.3)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %18, label %22

22:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5)
  %23 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %5)
  %24 = load i64, ptr %5, align 16
  %25 = add nsw i64 %24, 100000000
  store i64 %25, ptr %5, align 16
  call void @__quotient_time_passes(ptr noundef nonnull %5)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5)
  br label %45

26:                                               ; preds = %18, %37
  %27 = phi i64 [ %38, %37 ], [ %12, %18 ]
  %28 = and i64 %27, 8
  %29 = icmp eq i64 %28, 0
  %30 = icmp ugt i64 %27, 15
  %31 = and i1 %30, %1
  %32 = or i1 %29, %31
  br i1 %32, label %33, label %37

33:                                               ; preds = %26
  %34 = add i64 %27, 16
  %35 = cmpxchg ptr %0, i64 %27, i64 %34 acquire monotonic, align 8
  %36 = extractvalue { i64, i1 } %35, 1
  br i1 %36, label %45, label %37

37:                                               ; preds = %26, %33
  %38 = load atomic i64, ptr %0 monotonic, align 8
  %39 = and i64 %38, 8
  %40 = icmp eq i64 %39, 0
  %41 = icmp ugt i64 %38, 15
  %42 = and i1 %41, %1
  %43 = or i1 %40, %42
  %44 = zext i1 %43 to i32
  tail call void @__VERIFIER_assume(i32 noundef %44)
  br label %26

45:                                               ; preds = %33, %22, %9
  %46 = phi i1 [ true, %9 ], [ false, %22 ], [ true, %33 ]
  ret i1 %46
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__quotient_parking_lot_read_until(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = tail call zeroext i1 @__quotient_parking_lot_read_as_until(ptr noundef %0, i1 noundef zeroext false, i64 poison, i32 noundef %2)
  ret i1 %4
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local zeroext i1 @__quotient_parking_lot_read_to_upgrade(ptr nocapture noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %6, %1
  %3 = load atomic i64, ptr %0 monotonic, align 8
  %4 = and i64 %3, 12
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %2, %7
  br label %2

7:                                                ; preds = %2
  %8 = add i64 %3, 20
  %9 = cmpxchg ptr %0, i64 %3, i64 %8 acquire monotonic, align 8
  %10 = extractvalue { i64, i1 } %9, 1
  br i1 %10, label %11, label %6

11:                                               ; preds = %7
  ret i1 true
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__quotient_parking_lot_read_to_upgrade_until(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca [2 x i64], align 16
  %5 = icmp eq i32 %2, 1000000000
  %6 = load i1, ptr @__quotient_rust_time_stands, align 4
  %7 = select i1 %5, i1 true, i1 %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = tail call zeroext i1 @__quotient_parking_lot_read_to_upgrade(ptr noundef %0)
  br label %35

10:                                               ; preds = %3
  %11 = load atomic i64, ptr %0 monotonic, align 8
  %12 = and i64 %11, 12
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %15, %10
  br label %22

15:                                               ; preds = %10
  %16 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.3)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %14, label %18

18:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  %19 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %4)
  %20 = load i64, ptr %4, align 16
  %21 = add nsw i64 %20, 100000000
  store i64 %21, ptr %4, align 16
  call void @__quotient_time_passes(ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %35

22:                                               ; preds = %14, %30
  %23 = phi i64 [ %31, %30 ], [ %11, %14 ]
  %24 = and i64 %23, 12
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %22
  %27 = add i64 %23, 20
  %28 = cmpxchg ptr %0, i64 %23, i64 %27 acquire monotonic, align 8
  %29 = extractvalue { i64, i1 } %28, 1
  br i1 %29, label %35, label %30

30:                                               ; preds = %26, %22
  %31 = load atomic i64, ptr %0 monotonic, align 8
  %32 = and i64 %31, 12
  %33 = icmp eq i64 %32, 0
  %34 = zext i1 %33 to i32
  tail call void @__VERIFIER_assume(i32 noundef %34)
  br label %22

35:                                               ; preds = %26, %18, %8
  %36 = phi i1 [ true, %8 ], [ false, %18 ], [ true, %26 ]
  ret i1 %36
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local zeroext i1 @__quotient_parking_lot_await_readers(ptr nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %2, %1
  %3 = load atomic i64, ptr %0 seq_cst, align 8
  %4 = icmp ult i64 %3, 16
  br i1 %4, label %5, label %2

5:                                                ; preds = %2
  ret i1 true
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__quotient_parking_lot_await_readers_until(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca [2 x i64], align 16
  %5 = icmp eq i32 %2, 1000000000
  %6 = load i1, ptr @__quotient_rust_time_stands, align 4
  %7 = select i1 %5, i1 true, i1 %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = tail call zeroext i1 @__quotient_parking_lot_await_readers(ptr noundef %0)
  br label %25

10:                                               ; preds = %3
  %11 = load atomic i64, ptr %0 monotonic, align 8
  %12 = icmp ult i64 %11, 16
  br i1 %12, label %21, label %13

13:                                               ; preds = %10
  %14 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.3)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %13
  %17 = atomicrmw add ptr %0, i64 12 monotonic, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  %18 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %4)
  %19 = load i64, ptr %4, align 16
  %20 = add nsw i64 %19, 100000000
  store i64 %20, ptr %4, align 16
  call void @__quotient_time_passes(ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %25

21:                                               ; preds = %13, %10
  %22 = load atomic i64, ptr %0 seq_cst, align 8
  %23 = icmp ult i64 %22, 16
  %24 = zext i1 %23 to i32
  tail call void @__VERIFIER_assume(i32 noundef %24)
  br label %25

25:                                               ; preds = %21, %16, %8
  %26 = phi i1 [ true, %8 ], [ false, %16 ], [ true, %21 ]
  ret i1 %26
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local zeroext i1 @__quotient_parking_lot_write(ptr nocapture noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %6, %1
  %3 = load atomic i64, ptr %0 monotonic, align 8
  %4 = and i64 %3, 12
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %2, %7
  br label %2

7:                                                ; preds = %2
  %8 = add i64 %3, 8
  %9 = cmpxchg ptr %0, i64 %3, i64 %8 acquire monotonic, align 8
  %10 = extractvalue { i64, i1 } %9, 1
  br i1 %10, label %11, label %6

11:                                               ; preds = %7
  %12 = tail call zeroext i1 @__quotient_parking_lot_await_readers(ptr noundef nonnull %0)
  ret i1 true
}

; Function Attrs: nounwind
define dso_local zeroext i1 @__quotient_parking_lot_write_until(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = alloca [2 x i64], align 16
  %5 = alloca [2 x i64], align 16
  %6 = icmp eq i32 %2, 1000000000
  %7 = load i1, ptr @__quotient_rust_time_stands, align 4
  %8 = select i1 %6, i1 true, i1 %7
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  %10 = tail call zeroext i1 @__quotient_parking_lot_write(ptr noundef %0)
  br label %51

11:                                               ; preds = %3
  %12 = load atomic i64, ptr %0 monotonic, align 8
  %13 = and i64 %12, 12
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %16, %11
  br label %23

16:                                               ; preds = %11
  %17 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.3)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %15, label %19

19:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5)
  %20 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %5)
  %21 = load i64, ptr %5, align 16
  %22 = add nsw i64 %21, 100000000
  store i64 %22, ptr %5, align 16
  call void @__quotient_time_passes(ptr noundef nonnull %5)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5)
  br label %51

23:                                               ; preds = %15, %31
  %24 = phi i64 [ %32, %31 ], [ %12, %15 ]
  %25 = and i64 %24, 12
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %23
  %28 = add i64 %24, 8
  %29 = cmpxchg ptr %0, i64 %24, i64 %28 acquire monotonic, align 8
  %30 = extractvalue { i64, i1 } %29, 1
  br i1 %30, label %36, label %31

31:                                               ; preds = %27, %23
  %32 = load atomic i64, ptr %0 monotonic, align 8
  %33 = and i64 %32, 12
  %34 = icmp eq i64 %33, 0
  %35 = zext i1 %34 to i32
  tail call void @__VERIFIER_assume(i32 noundef %35)
  br label %23

36:                                               ; preds = %27
  %37 = load atomic i64, ptr %0 monotonic, align 8
  %38 = icmp ult i64 %37, 16
  br i1 %38, label %47, label %39

39:                                               ; preds = %36
  %40 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.3)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %39
  %43 = atomicrmw add ptr %0, i64 -8 monotonic, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  %44 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %4)
  %45 = load i64, ptr %4, align 16
  %46 = add nsw i64 %45, 100000000
  store i64 %46, ptr %4, align 16
  call void @__quotient_time_passes(ptr noundef nonnull %4)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  br label %51

47:                                               ; preds = %39, %36
  %48 = load atomic i64, ptr %0 seq_cst, align 8
  %49 = icmp ult i64 %48, 16
  %50 = zext i1 %49 to i32
  tail call void @__VERIFIER_assume(i32 noundef %50)
  br label %51

51:                                               ; preds = %47, %42, %19, %9
  %52 = phi i1 [ true, %9 ], [ false, %19 ], [ false, %42 ], [ true, %47 ]
  ret i1 %52
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__quotient_parking_lot_lock_word(ptr nocapture noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %6, %1
  %3 = load atomic i64, ptr %0 monotonic, align 8
  %4 = and i64 %3, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %2, %7
  br label %2

7:                                                ; preds = %2
  %8 = add i64 %3, 1
  %9 = cmpxchg ptr %0, i64 %3, i64 %8 acquire monotonic, align 8
  %10 = extractvalue { i64, i1 } %9, 1
  br i1 %10, label %11, label %6

11:                                               ; preds = %7
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__quotient_dashmap_read(ptr nocapture noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %5, %1
  %3 = load atomic i64, ptr %0 monotonic, align 8
  %4 = icmp ugt i64 %3, -5
  br i1 %4, label %5, label %6

5:                                                ; preds = %2, %6
  br label %2

6:                                                ; preds = %2
  %7 = add i64 %3, 4
  %8 = cmpxchg ptr %0, i64 %3, i64 %7 acquire monotonic, align 8
  %9 = extractvalue { i64, i1 } %8, 1
  br i1 %9, label %10, label %5

10:                                               ; preds = %6
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__quotient_dashmap_write(ptr nocapture noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %5, %1
  %3 = load atomic i64, ptr %0 monotonic, align 8
  %4 = icmp ult i64 %3, 4
  br i1 %4, label %6, label %5

5:                                                ; preds = %2, %6
  br label %2

6:                                                ; preds = %2
  %7 = add i64 %3, -4
  %8 = cmpxchg ptr %0, i64 %3, i64 %7 acquire monotonic, align 8
  %9 = extractvalue { i64, i1 } %8, 1
  br i1 %9, label %10, label %5

10:                                               ; preds = %6
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local i32 @__quotient_rust_once_look(ptr nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %2, %1
  %3 = load atomic i32, ptr %0 seq_cst, align 4
  %4 = and i32 %3, 3
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %2, label %6

6:                                                ; preds = %2
  ret i32 %3
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local i64 @__quotient_rust_once_take(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = cmpxchg ptr %0, i32 %1, i32 %2 seq_cst seq_cst, align 4
  %5 = extractvalue { i32, i1 } %4, 1
  %6 = extractvalue { i32, i1 } %4, 0
  br i1 %5, label %7, label %10

7:                                                ; preds = %3
  %8 = zext i32 %6 to i64
  %9 = or i64 %8, 4294967296
  br label %18

10:                                               ; preds = %3
  %11 = and i32 %6, 3
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = tail call i32 @__quotient_rust_once_look(ptr noundef %0)
  br label %15

15:                                               ; preds = %10, %13
  %16 = phi i32 [ %14, %13 ], [ %6, %10 ]
  %17 = zext i32 %16 to i64
  br label %18

18:                                               ; preds = %15, %7
  %19 = phi i64 [ %9, %7 ], [ %17, %15 ]
  ret i64 %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define dso_local void @__quotient_rust_channel_made(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = load i64, ptr %0, align 8
  %3 = icmp ult i64 %2, 2
  br i1 %3, label %4, label %13

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.made, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 64
  %8 = getelementptr inbounds i8, ptr %6, i64 68
  store i32 0, ptr %8, align 4
  store i32 0, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %6, i64 72
  store i32 0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %6, i64 96
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %6, i64 88
  store ptr null, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %6, i64 80
  store ptr null, ptr %12, align 8
  br label %13

13:                                               ; preds = %1, %4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @__quotient_rust_channel_patient(i32 noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @patient)
  store i32 %0, ptr %2, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @__quotient_rust_channel_impatient() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @patient)
  store i32 0, ptr %1, align 4
  ret void
}

; Function Attrs: nounwind
define dso_local void @__quotient_rust_channel_enter(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 16
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.5)
  unreachable

7:                                                ; preds = %2
  %8 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @entered)
  %9 = add i32 %4, 1
  store i32 %9, ptr %3, align 4
  %10 = zext i32 %4 to i64
  %11 = getelementptr inbounds [16 x %struct.entered], ptr %8, i64 0, i64 %10
  %12 = icmp eq i32 %1, 0
  %13 = getelementptr inbounds i8, ptr %0, i64 64
  %14 = select i1 %12, ptr %13, ptr null
  store ptr %14, ptr %11, align 16
  %15 = select i1 %12, ptr null, ptr %13
  %16 = getelementptr inbounds [16 x %struct.entered], ptr %8, i64 0, i64 %10, i32 1
  store ptr %15, ptr %16, align 8
  %17 = getelementptr inbounds [16 x %struct.entered], ptr %8, i64 0, i64 %10, i32 2
  store i32 %1, ptr %17, align 16
  switch i32 %1, label %46 [
    i32 2, label %18
    i32 0, label %51
  ]

18:                                               ; preds = %7
  %19 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @patient)
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %22, label %45

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.line, ptr %15, i64 0, i32 4
  %24 = getelementptr inbounds %struct.line, ptr %15, i64 0, i32 2
  %25 = load atomic i64, ptr %23 seq_cst, align 8
  %26 = inttoptr i64 %25 to ptr
  %27 = icmp eq i64 %25, 0
  %28 = select i1 %27, ptr %24, ptr %26
  tail call fastcc void @about_to_await(ptr noundef %28)
  tail call fastcc void @await_sent(ptr noundef %28)
  %29 = getelementptr inbounds %struct.line, ptr %15, i64 0, i32 1
  tail call fastcc void @take_turn(ptr noundef nonnull %29)
  %30 = load atomic i64, ptr %23 seq_cst, align 8
  %31 = inttoptr i64 %30 to ptr
  %32 = icmp eq i64 %30, 0
  %33 = select i1 %32, ptr %24, ptr %31
  %34 = icmp eq ptr %28, %33
  br i1 %34, label %58, label %35

35:                                               ; preds = %22, %35
  store atomic i32 0, ptr %29 seq_cst, align 4
  %36 = load atomic i64, ptr %23 seq_cst, align 8
  %37 = inttoptr i64 %36 to ptr
  %38 = icmp eq i64 %36, 0
  %39 = select i1 %38, ptr %24, ptr %37
  tail call fastcc void @about_to_await(ptr noundef %39)
  tail call fastcc void @await_sent(ptr noundef %39)
  tail call fastcc void @take_turn(ptr noundef nonnull %29)
  %40 = load atomic i64, ptr %23 seq_cst, align 8
  %41 = inttoptr i64 %40 to ptr
  %42 = icmp eq i64 %40, 0
  %43 = select i1 %42, ptr %24, ptr %41
  %44 = icmp eq ptr %39, %43
  br i1 %44, label %58, label %35

45:                                               ; preds = %18
  br i1 %12, label %51, label %46

46:                                               ; preds = %7, %45
  %47 = icmp eq i32 %1, 1
  %48 = select i1 %47, i32 1, i32 3
  store i32 %48, ptr %17, align 16
  tail call fastcc void @take_turn(ptr noundef %15)
  br i1 %47, label %58, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds %struct.line, ptr %15, i64 0, i32 1
  tail call fastcc void @take_turn(ptr noundef nonnull %50)
  br label %58

51:                                               ; preds = %7, %45
  %52 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @patient)
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, 1
  br i1 %54, label %55, label %57

55:                                               ; preds = %51
  tail call fastcc void @about_to_await(ptr noundef %14)
  %56 = load ptr, ptr %11, align 16
  tail call fastcc void @await_message(ptr noundef %56)
  br label %58

57:                                               ; preds = %51
  tail call fastcc void @take_turn(ptr noundef %14)
  br label %58

58:                                               ; preds = %35, %49, %46, %22, %57, %55
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define internal fastcc void @await_message(ptr nocapture noundef %0) unnamed_addr {
  br label %2

2:                                                ; preds = %2, %1
  %3 = cmpxchg ptr %0, i32 1, i32 2 seq_cst seq_cst, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %5, label %2

5:                                                ; preds = %2
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define internal fastcc void @take_turn(ptr nocapture noundef %0) unnamed_addr {
  br label %2

2:                                                ; preds = %2, %1
  %3 = atomicrmw xchg ptr %0, i32 2 seq_cst, align 4
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %2, label %5

5:                                                ; preds = %2
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_rust_channel_leave() local_unnamed_addr {
  %1 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @entered)
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  store i32 %4, ptr %2, align 4
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds [16 x %struct.entered], ptr %1, i64 0, i64 %5, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %20, label %9

9:                                                ; preds = %0
  %10 = getelementptr inbounds [16 x %struct.entered], ptr %1, i64 0, i64 %5, i32 2
  %11 = load i32, ptr %10, align 16
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %9
  store atomic i32 0, ptr %7 seq_cst, align 8
  br label %15

15:                                               ; preds = %14, %9
  %16 = and i32 %11, 2
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %29, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds %struct.line, ptr %7, i64 0, i32 1
  store atomic i32 0, ptr %19 seq_cst, align 4
  br label %29

20:                                               ; preds = %0
  %21 = getelementptr inbounds [16 x %struct.entered], ptr %1, i64 0, i64 %5
  %22 = load ptr, ptr %21, align 16
  %23 = getelementptr inbounds %struct.turns, ptr %22, i64 0, i32 1
  %24 = load atomic i32, ptr %23 seq_cst, align 4
  %25 = getelementptr inbounds %struct.turns, ptr %22, i64 0, i32 2
  %26 = load atomic i32, ptr %25 seq_cst, align 4
  %27 = icmp ne i32 %24, %26
  %28 = zext i1 %27 to i32
  store atomic i32 %28, ptr %22 seq_cst, align 4
  br label %29

29:                                               ; preds = %18, %15, %20
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__quotient_rust_channel_send(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.line, ptr %0, i64 0, i32 3
  %4 = load atomic i64, ptr %3 seq_cst, align 8
  %5 = inttoptr i64 %4 to ptr
  %6 = icmp eq i64 %4, 0
  %7 = getelementptr inbounds %struct.line, ptr %0, i64 0, i32 2
  %8 = select i1 %6, ptr %7, ptr %5
  %9 = icmp eq i32 %1, 1
  br i1 %9, label %10, label %15

10:                                               ; preds = %2
  %11 = tail call ptr @malloc(i64 noundef 16)
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds %struct.sent, ptr %11, i64 0, i32 1
  store ptr null, ptr %12, align 8
  %13 = getelementptr inbounds %struct.sent, ptr %8, i64 0, i32 1
  %14 = ptrtoint ptr %11 to i64
  store atomic i64 %14, ptr %13 seq_cst, align 8
  store atomic i64 %14, ptr %3 seq_cst, align 8
  br label %15

15:                                               ; preds = %10, %2
  store atomic i32 %1, ptr %8 seq_cst, align 8
  ret void
}

; Function Attrs: nounwind
define dso_local void @__quotient_rust_channel_changes() local_unnamed_addr {
  %1 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @entered)
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds [16 x %struct.entered], ptr %1, i64 0, i64 %5, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %10, label %9

9:                                                ; preds = %0
  tail call void @__quotient_rust_channel_send(ptr noundef nonnull %7, i32 noundef 1)
  br label %16

10:                                               ; preds = %0
  %11 = getelementptr inbounds [16 x %struct.entered], ptr %1, i64 0, i64 %5
  %12 = load ptr, ptr %11, align 16
  %13 = getelementptr inbounds %struct.turns, ptr %12, i64 0, i32 1
  %14 = load atomic i32, ptr %13 seq_cst, align 4
  %15 = add i32 %14, 1
  store atomic i32 %15, ptr %13 seq_cst, align 4
  br label %16

16:                                               ; preds = %10, %9
  ret void
}

; Function Attrs: nounwind
define dso_local void @__quotient_rust_channel_disconnects() local_unnamed_addr {
  %1 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @entered)
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds [16 x %struct.entered], ptr %1, i64 0, i64 %5, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %10, label %9

9:                                                ; preds = %0
  tail call void @__quotient_rust_channel_send(ptr noundef nonnull %7, i32 noundef 2)
  br label %16

10:                                               ; preds = %0
  %11 = getelementptr inbounds [16 x %struct.entered], ptr %1, i64 0, i64 %5
  %12 = load ptr, ptr %11, align 16
  %13 = getelementptr inbounds %struct.turns, ptr %12, i64 0, i32 1
  %14 = load atomic i32, ptr %13 seq_cst, align 4
  %15 = or i32 %14, -2147483648
  store atomic i32 %15, ptr %13 seq_cst, align 4
  br label %16

16:                                               ; preds = %10, %9
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_rust_channel_takes(i32 noundef %0) local_unnamed_addr {
  %2 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @entered)
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %4 = load i32, ptr %3, align 4
  %5 = add i32 %4, -1
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [16 x %struct.entered], ptr %2, i64 0, i64 %6, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %17

10:                                               ; preds = %1
  %11 = getelementptr inbounds [16 x %struct.entered], ptr %2, i64 0, i64 %6
  %12 = load ptr, ptr %11, align 16
  %13 = getelementptr inbounds %struct.turns, ptr %12, i64 0, i32 2
  %14 = load atomic i32, ptr %13 seq_cst, align 4
  %15 = add i32 %0, 1
  %16 = add i32 %15, %14
  store atomic i32 %16, ptr %13 seq_cst, align 4
  br label %31

17:                                               ; preds = %1
  %18 = getelementptr inbounds %struct.line, ptr %8, i64 0, i32 4
  %19 = load atomic i64, ptr %18 seq_cst, align 8
  %20 = inttoptr i64 %19 to ptr
  %21 = icmp eq i64 %19, 0
  %22 = getelementptr inbounds %struct.line, ptr %8, i64 0, i32 2
  %23 = select i1 %21, ptr %22, ptr %20
  %24 = load atomic i32, ptr %23 seq_cst, align 8
  %25 = icmp eq i32 %24, 1
  br i1 %25, label %26, label %31

26:                                               ; preds = %17
  %27 = load ptr, ptr %7, align 8
  %28 = getelementptr inbounds %struct.line, ptr %27, i64 0, i32 4
  %29 = getelementptr inbounds %struct.sent, ptr %23, i64 0, i32 1
  %30 = load atomic i64, ptr %29 seq_cst, align 8
  store atomic i64 %30, ptr %28 seq_cst, align 8
  br label %31

31:                                               ; preds = %17, %26, %10
  ret void
}

; Function Attrs: nounwind
define dso_local void @__quotient_rust_channel_waits() local_unnamed_addr {
  %1 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @entered)
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds [16 x %struct.entered], ptr %1, i64 0, i64 %5, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %38, label %9

9:                                                ; preds = %0
  %10 = getelementptr inbounds %struct.line, ptr %7, i64 0, i32 4
  %11 = load atomic i64, ptr %10 seq_cst, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = icmp eq i64 %11, 0
  %14 = getelementptr inbounds %struct.line, ptr %7, i64 0, i32 2
  %15 = select i1 %13, ptr %14, ptr %12
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds [16 x %struct.entered], ptr %1, i64 0, i64 %5, i32 2
  %18 = load i32, ptr %17, align 16
  %19 = and i32 %18, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %9
  store atomic i32 0, ptr %16 seq_cst, align 8
  br label %22

22:                                               ; preds = %21, %9
  %23 = and i32 %18, 2
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds %struct.line, ptr %16, i64 0, i32 1
  store atomic i32 0, ptr %26 seq_cst, align 4
  br label %27

27:                                               ; preds = %22, %25
  tail call fastcc void @wait_for_change(ptr noundef %15, i32 noundef 0)
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %17, align 16
  %30 = and i32 %29, 1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:                                               ; preds = %27
  tail call fastcc void @take_turn(ptr noundef %28)
  br label %33

33:                                               ; preds = %32, %27
  %34 = and i32 %29, 2
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %53, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds %struct.line, ptr %28, i64 0, i32 1
  tail call fastcc void @take_turn(ptr noundef nonnull %37)
  br label %53

38:                                               ; preds = %0
  %39 = getelementptr inbounds [16 x %struct.entered], ptr %1, i64 0, i64 %5
  %40 = load ptr, ptr %39, align 16
  %41 = getelementptr inbounds %struct.turns, ptr %40, i64 0, i32 1
  %42 = load atomic i32, ptr %41 seq_cst, align 4
  %43 = load ptr, ptr %39, align 16
  %44 = getelementptr inbounds %struct.turns, ptr %43, i64 0, i32 1
  %45 = load atomic i32, ptr %44 seq_cst, align 4
  %46 = getelementptr inbounds %struct.turns, ptr %43, i64 0, i32 2
  %47 = load atomic i32, ptr %46 seq_cst, align 4
  %48 = icmp ne i32 %45, %47
  %49 = zext i1 %48 to i32
  store atomic i32 %49, ptr %43 seq_cst, align 4
  %50 = load ptr, ptr %39, align 16
  %51 = getelementptr inbounds %struct.turns, ptr %50, i64 0, i32 1
  tail call fastcc void @wait_for_change(ptr noundef nonnull %51, i32 noundef %42)
  %52 = load ptr, ptr %39, align 16
  tail call fastcc void @take_turn(ptr noundef %52)
  br label %53

53:                                               ; preds = %36, %33, %38
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @wait_for_change(ptr noundef %0, i32 noundef %1) unnamed_addr {
  %3 = alloca [2 x i64], align 16
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @patient)
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, 0
  %7 = load i1, ptr @__quotient_rust_time_stands, align 4
  %8 = select i1 %6, i1 true, i1 %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  tail call fastcc void @about_to_await(ptr noundef %0)
  tail call fastcc void @await_change(ptr noundef %0, i32 noundef %1)
  br label %21

10:                                               ; preds = %2
  %11 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.3)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %17, label %13

13:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3)
  %14 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %3)
  %15 = load i64, ptr %3, align 16
  %16 = add nsw i64 %15, 100000000
  store i64 %16, ptr %3, align 16
  call void @__quotient_time_passes(ptr noundef nonnull %3)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  br label %21

17:                                               ; preds = %10
  %18 = load atomic i32, ptr %0 seq_cst, align 4
  %19 = icmp ne i32 %18, %1
  %20 = zext i1 %19 to i32
  tail call void @__VERIFIER_assume(i32 noundef %20)
  br label %21

21:                                               ; preds = %13, %17, %9
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_rust_channel_head(i64 noundef %0) local_unnamed_addr {
  %2 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @entered)
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %4 = load i32, ptr %3, align 4
  %5 = add i32 %4, -1
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [16 x %struct.entered], ptr %2, i64 0, i64 %6, i32 3
  store i64 %0, ptr %7, align 8
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i64 @__quotient_rust_channel_tail(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @entered)
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  %4 = load i32, ptr %3, align 4
  %5 = add i32 %4, -1
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [16 x %struct.entered], ptr %2, i64 0, i64 %6, i32 2
  %8 = load i32, ptr %7, align 16
  %9 = icmp eq i32 %8, 2
  br i1 %9, label %10, label %26

10:                                               ; preds = %1
  %11 = getelementptr inbounds [16 x %struct.entered], ptr %2, i64 0, i64 %6, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.line, ptr %12, i64 0, i32 4
  %14 = load atomic i64, ptr %13 seq_cst, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = icmp eq i64 %14, 0
  %17 = getelementptr inbounds %struct.line, ptr %12, i64 0, i32 2
  %18 = select i1 %16, ptr %17, ptr %15
  %19 = load atomic i32, ptr %18 seq_cst, align 8
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %21, label %26

21:                                               ; preds = %10
  %22 = getelementptr inbounds [16 x %struct.entered], ptr %2, i64 0, i64 %6, i32 3
  %23 = load i64, ptr %22, align 8
  %24 = and i64 %23, -2
  %25 = add i64 %24, 2
  br label %28

26:                                               ; preds = %10, %1
  %27 = load atomic i64, ptr %0 seq_cst, align 8
  br label %28

28:                                               ; preds = %26, %21
  %29 = phi i64 [ %25, %21 ], [ %27, %26 ]
  ret i64 %29
}

; Function Attrs: nounwind
define dso_local i64 @__quotient_rust_branch_index(i64 noundef %0) local_unnamed_addr {
  %2 = icmp ugt i64 %0, 1
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = trunc i64 %0 to i32
  %5 = tail call i32 @__quotient_choose(i32 noundef %4, ptr noundef nonnull @.str.6)
  %6 = sext i32 %5 to i64
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i64 [ %6, %3 ], [ 0, %1 ]
  ret i64 %8
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_rust_branch(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ugt i32 %0, 1
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call i32 @__quotient_choose(i32 noundef %0, ptr noundef nonnull @.str.6)
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi i32 [ %4, %3 ], [ 0, %1 ]
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local void @__quotient_rust_shuffle_branches(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = alloca %struct.branch, align 8
  %4 = icmp ugt i64 %1, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %16, %2
  ret void

6:                                                ; preds = %2, %16
  %7 = phi i64 [ %8, %16 ], [ %1, %2 ]
  %8 = add i64 %7, -1
  %9 = trunc i64 %7 to i32
  %10 = tail call i32 @__quotient_choose(i32 noundef %9, ptr noundef nonnull @.str.6)
  %11 = sext i32 %10 to i64
  %12 = icmp eq i64 %8, %11
  br i1 %12, label %16, label %13

13:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3)
  %14 = getelementptr inbounds %struct.branch, ptr %0, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %14, i64 32, i1 false)
  %15 = getelementptr inbounds %struct.branch, ptr %0, i64 %11
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %14, ptr noundef nonnull align 8 dereferenceable(32) %15, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %15, ptr noundef nonnull align 8 dereferenceable(32) %3, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3)
  br label %16

16:                                               ; preds = %13, %6
  %17 = icmp ugt i64 %8, 1
  br i1 %17, label %6, label %5
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local i64 @__quotient_rust_scope_ends(ptr nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %2, %1
  %3 = load atomic i64, ptr %0 seq_cst, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %2

5:                                                ; preds = %2
  ret i64 0
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @__quotient_rust_model_skipped() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @skipped)
  store i32 1, ptr %1, align 4
  ret void
}

; Function Attrs: nounwind
define dso_local void @__quotient_rust_model_begins() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @skipped)
  store i32 0, ptr %1, align 4
  %2 = tail call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull @stands_at)
  store i1 true, ptr @__quotient_rust_time_stands, align 4
  ret void
}

; Function Attrs: nounwind
define dso_local void @__quotient_rust_panics() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @skipped)
  %2 = load i32, ptr %1, align 4
  %3 = icmp eq i32 %2, 0
  %4 = zext i1 %3 to i32
  tail call void @__VERIFIER_assume(i32 noundef %4)
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @panics)
  store i32 1, ptr %5, align 4
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @said_length)
  store i64 0, ptr %6, align 8
  %7 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  store i8 0, ptr %7, align 16
  ret void
}

; Function Attrs: nounwind
define dso_local i64 @__quotient_rust_output(i32 noundef %0, ptr noundef %1, i64 noundef returned %2) local_unnamed_addr {
  %4 = add i32 %0, -1
  %5 = icmp ult i32 %4, 2
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.7)
  unreachable

7:                                                ; preds = %3
  %8 = icmp eq i32 %0, 2
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @panics)
  %10 = load i32, ptr %9, align 4
  %11 = icmp ne i32 %10, 0
  %12 = and i1 %8, %11
  br i1 %12, label %13, label %24

13:                                               ; preds = %7
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @said_length)
  %15 = load i64, ptr %14, align 8
  %16 = sub i64 1023, %15
  %17 = tail call i64 @llvm.umin.i64(i64 %16, i64 %2)
  %18 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  %19 = getelementptr inbounds i8, ptr %18, i64 %15
  %20 = tail call ptr @memcpy(ptr noundef nonnull %19, ptr noundef %1, i64 noundef %17)
  %21 = load i64, ptr %14, align 8
  %22 = add i64 %21, %17
  store i64 %22, ptr %14, align 8
  %23 = getelementptr inbounds [1024 x i8], ptr %18, i64 0, i64 %22
  store i8 0, ptr %23, align 1
  br label %26

24:                                               ; preds = %7
  %25 = trunc i64 %2 to i32
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.8, i32 noundef %25, ptr noundef %1)
  br label %26

26:                                               ; preds = %24, %13
  ret i64 %2
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare void @__quotient_print(ptr noundef, ...) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_rust_open(ptr nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %8, %1
  %3 = phi i8 [ %11, %8 ], [ 47, %1 ]
  %4 = phi ptr [ %10, %8 ], [ @.str.9, %1 ]
  %5 = phi ptr [ %9, %8 ], [ %0, %1 ]
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, %3
  br i1 %7, label %8, label %14

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %5, i64 1
  %10 = getelementptr inbounds i8, ptr %4, i64 1
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq ptr %10, getelementptr inbounds ([7 x i8], ptr @.str.9, i64 0, i64 6)
  br i1 %12, label %13, label %2

13:                                               ; preds = %8
  br i1 %7, label %28, label %14

14:                                               ; preds = %2, %13
  br label %15

15:                                               ; preds = %14, %21
  %16 = phi i8 [ %24, %21 ], [ 47, %14 ]
  %17 = phi ptr [ %23, %21 ], [ @.str.10, %14 ]
  %18 = phi ptr [ %22, %21 ], [ %0, %14 ]
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, %16
  br i1 %20, label %21, label %27

21:                                               ; preds = %15
  %22 = getelementptr inbounds i8, ptr %18, i64 1
  %23 = getelementptr inbounds i8, ptr %17, i64 1
  %24 = load i8, ptr %23, align 1
  %25 = icmp eq ptr %23, getelementptr inbounds ([6 x i8], ptr @.str.10, i64 0, i64 5)
  br i1 %25, label %26, label %15

26:                                               ; preds = %21
  br i1 %20, label %28, label %27

27:                                               ; preds = %15, %26
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.11)
  unreachable

28:                                               ; preds = %26, %13
  %29 = tail call ptr @__errno_location()
  store i32 2, ptr %29, align 4
  ret i32 -1
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i32 @begins_with(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr {
  %3 = load i8, ptr %1, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %16, label %5

5:                                                ; preds = %2, %11
  %6 = phi i8 [ %14, %11 ], [ %3, %2 ]
  %7 = phi ptr [ %13, %11 ], [ %1, %2 ]
  %8 = phi ptr [ %12, %11 ], [ %0, %2 ]
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, %6
  br i1 %10, label %11, label %16

11:                                               ; preds = %5
  %12 = getelementptr inbounds i8, ptr %8, i64 1
  %13 = getelementptr inbounds i8, ptr %7, i64 1
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %5

16:                                               ; preds = %5, %11, %2
  %17 = phi i32 [ 1, %2 ], [ 0, %5 ], [ 1, %11 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local void @__quotient_rust_reported(i8 noundef zeroext %0) local_unnamed_addr {
  %2 = alloca [2048 x i8], align 16
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @panics)
  store i32 0, ptr %3, align 4
  %4 = icmp eq i8 %0, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  ret void

6:                                                ; preds = %1
  %7 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  %8 = tail call fastcc i32 @begins_with(ptr noundef nonnull %7, ptr noundef nonnull @returned)
  %9 = icmp eq i32 %8, 0
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %2)
  br label %10

10:                                               ; preds = %6, %10
  %11 = phi i8 [ 32, %6 ], [ %17, %10 ]
  %12 = phi i64 [ 0, %6 ], [ %16, %10 ]
  %13 = phi ptr [ @.str.12, %6 ], [ %15, %10 ]
  %14 = getelementptr inbounds i8, ptr %2, i64 %12
  %15 = getelementptr inbounds i8, ptr %13, i64 1
  %16 = add nuw nsw i64 %12, 1
  store i8 %11, ptr %14, align 1
  %17 = load i8, ptr %15, align 1
  %18 = icmp eq i64 %12, 32
  br i1 %18, label %19, label %10

19:                                               ; preds = %10
  %20 = getelementptr inbounds i8, ptr %2, i64 %16
  %21 = select i1 %9, i64 0, i64 7
  store i8 0, ptr %20, align 1
  %22 = getelementptr inbounds i8, ptr %7, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %33, label %25

25:                                               ; preds = %19, %25
  %26 = phi i8 [ %31, %25 ], [ %23, %19 ]
  %27 = phi ptr [ %30, %25 ], [ %20, %19 ]
  %28 = phi ptr [ %29, %25 ], [ %22, %19 ]
  %29 = getelementptr inbounds i8, ptr %28, i64 1
  %30 = getelementptr inbounds i8, ptr %27, i64 1
  store i8 %26, ptr %27, align 1
  %31 = load i8, ptr %29, align 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %33, label %25

33:                                               ; preds = %25, %19
  %34 = phi ptr [ %20, %19 ], [ %30, %25 ]
  store i8 0, ptr %34, align 1
  call void @__quotient_panicked(ptr noundef nonnull %2)
  unreachable
}

; Function Attrs: nounwind
define dso_local i64 @__quotient_rust_output_pieces(i32 noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %3
  %6 = add i32 %0, -1
  %7 = icmp ult i32 %6, 2
  %8 = icmp eq i32 %0, 2
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @panics)
  %10 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @said_length)
  %11 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  br i1 %7, label %12, label %26

12:                                               ; preds = %5
  %13 = zext i32 %2 to i64
  br label %16

14:                                               ; preds = %38, %3
  %15 = phi i64 [ 0, %3 ], [ %39, %38 ]
  ret i64 %15

16:                                               ; preds = %12, %38
  %17 = phi i64 [ 0, %12 ], [ %40, %38 ]
  %18 = phi i64 [ 0, %12 ], [ %39, %38 ]
  %19 = getelementptr inbounds %struct.piece, ptr %1, i64 %17
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.piece, ptr %1, i64 %17, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = load i32, ptr %9, align 4
  %24 = icmp ne i32 %23, 0
  %25 = and i1 %8, %24
  br i1 %25, label %27, label %36

26:                                               ; preds = %5
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.7)
  unreachable

27:                                               ; preds = %16
  %28 = load i64, ptr %10, align 8
  %29 = sub i64 1023, %28
  %30 = tail call i64 @llvm.umin.i64(i64 %29, i64 %22)
  %31 = getelementptr inbounds i8, ptr %11, i64 %28
  %32 = tail call ptr @memcpy(ptr noundef nonnull %31, ptr noundef %20, i64 noundef %30)
  %33 = load i64, ptr %10, align 8
  %34 = add i64 %33, %30
  store i64 %34, ptr %10, align 8
  %35 = getelementptr inbounds [1024 x i8], ptr %11, i64 0, i64 %34
  store i8 0, ptr %35, align 1
  br label %38

36:                                               ; preds = %16
  %37 = trunc i64 %22 to i32
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.8, i32 noundef %37, ptr noundef %20)
  br label %38

38:                                               ; preds = %27, %36
  %39 = add nsw i64 %22, %18
  %40 = add nuw nsw i64 %17, 1
  %41 = icmp eq i64 %40, %13
  br i1 %41, label %14, label %16
}

; Function Attrs: noreturn nounwind
define dso_local i32 @_Unwind_RaiseException(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @flying)
  store ptr %0, ptr %2, align 8
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @panics)
  store i32 0, ptr %3, align 4
  tail call void @__quotient_unwind()
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @said_length)
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  tail call void @__quotient_panicked(ptr noundef nonnull @.str.13)
  unreachable

8:                                                ; preds = %1
  %9 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  tail call void @__quotient_panicked(ptr noundef nonnull %9)
  unreachable
}

declare void @__quotient_unwind() local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__quotient_rust_caught() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @said_length)
  %2 = load i64, ptr %1, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %29, label %4

4:                                                ; preds = %0
  %5 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  br label %6

6:                                                ; preds = %20, %4
  %7 = phi i64 [ 0, %4 ], [ %21, %20 ]
  %8 = getelementptr inbounds i8, ptr %5, i64 %7
  br label %9

9:                                                ; preds = %15, %6
  %10 = phi i8 [ %18, %15 ], [ 10, %6 ]
  %11 = phi ptr [ %17, %15 ], [ @.str.20, %6 ]
  %12 = phi ptr [ %16, %15 ], [ %8, %6 ]
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, %10
  br i1 %14, label %15, label %20

15:                                               ; preds = %9
  %16 = getelementptr inbounds i8, ptr %12, i64 1
  %17 = getelementptr inbounds i8, ptr %11, i64 1
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq ptr %17, getelementptr inbounds ([7 x i8], ptr @.str.20, i64 0, i64 6)
  br i1 %19, label %23, label %9

20:                                               ; preds = %9
  %21 = add nuw i64 %7, 1
  %22 = icmp eq i64 %21, %2
  br i1 %22, label %23, label %6

23:                                               ; preds = %20, %15
  %24 = phi i64 [ %7, %15 ], [ %2, %20 ]
  %25 = trunc i64 %24 to i32
  %26 = add nsw i32 %25, -1
  %27 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  %28 = getelementptr inbounds i8, ptr %27, i64 1
  tail call void (ptr, ...) @__quotient_print(ptr noundef nonnull @.str.14, i32 noundef %26, ptr noundef nonnull %28)
  br label %29

29:                                               ; preds = %23, %0
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @__quotient_rust_result_drops() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @result_drops)
  store i32 1, ptr %1, align 4
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @parts)
  store i32 0, ptr %2, align 4
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @unseen)
  store i32 0, ptr %3, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_rust_part_drops() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @parts)
  %2 = load i32, ptr %1, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr %1, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_rust_payload_drops() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @result_drops)
  %2 = load i32, ptr %1, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %10, label %4

4:                                                ; preds = %0
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @parts)
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @unseen)
  store i32 1, ptr %9, align 4
  br label %10

10:                                               ; preds = %8, %4, %0
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @__quotient_rust_payload_dropped() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @unseen)
  store i32 1, ptr %1, align 4
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @result_drops)
  store i32 1, ptr %2, align 4
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @__quotient_rust_scope_is_told() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @unseen)
  store i32 0, ptr %1, align 4
  ret void
}

; Function Attrs: nounwind
define dso_local void @__quotient_rust_result_dropped() local_unnamed_addr {
  %1 = alloca [2048 x i8], align 16
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @result_drops)
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @unseen)
  br i1 %4, label %9, label %6

6:                                                ; preds = %0
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  store i32 0, ptr %5, align 4
  store i32 0, ptr %2, align 4
  br i1 %8, label %10, label %11

9:                                                ; preds = %0
  store i32 0, ptr %5, align 4
  store i32 0, ptr %2, align 4
  br label %10

10:                                               ; preds = %9, %6
  ret void

11:                                               ; preds = %6
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @said_length)
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %11
  tail call void @__quotient_panicked(ptr noundef nonnull @.str.15)
  unreachable

16:                                               ; preds = %11
  %17 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  br label %18

18:                                               ; preds = %32, %16
  %19 = phi i64 [ 0, %16 ], [ %33, %32 ]
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  br label %21

21:                                               ; preds = %27, %18
  %22 = phi i8 [ %30, %27 ], [ 10, %18 ]
  %23 = phi ptr [ %29, %27 ], [ @.str.20, %18 ]
  %24 = phi ptr [ %28, %27 ], [ %20, %18 ]
  %25 = load i8, ptr %24, align 1
  %26 = icmp eq i8 %25, %22
  br i1 %26, label %27, label %32

27:                                               ; preds = %21
  %28 = getelementptr inbounds i8, ptr %24, i64 1
  %29 = getelementptr inbounds i8, ptr %23, i64 1
  %30 = load i8, ptr %29, align 1
  %31 = icmp eq ptr %29, getelementptr inbounds ([7 x i8], ptr @.str.20, i64 0, i64 6)
  br i1 %31, label %35, label %21

32:                                               ; preds = %21
  %33 = add nuw i64 %19, 1
  %34 = icmp eq i64 %33, %13
  br i1 %34, label %35, label %18

35:                                               ; preds = %32, %27
  %36 = phi i64 [ %19, %27 ], [ %13, %32 ]
  %37 = getelementptr inbounds i8, ptr %17, i64 %36
  %38 = icmp sgt i64 %36, 0
  br i1 %38, label %39, label %56

39:                                               ; preds = %35, %53
  %40 = phi ptr [ %54, %53 ], [ %17, %35 ]
  br label %41

41:                                               ; preds = %39, %47
  %42 = phi i8 [ %50, %47 ], [ 32, %39 ]
  %43 = phi ptr [ %49, %47 ], [ @__quotient_rust_result_dropped.before, %39 ]
  %44 = phi ptr [ %48, %47 ], [ %40, %39 ]
  %45 = load i8, ptr %44, align 1
  %46 = icmp eq i8 %45, %42
  br i1 %46, label %47, label %53

47:                                               ; preds = %41
  %48 = getelementptr inbounds i8, ptr %44, i64 1
  %49 = getelementptr inbounds i8, ptr %43, i64 1
  %50 = load i8, ptr %49, align 1
  %51 = icmp eq ptr %49, getelementptr inbounds ([14 x i8], ptr @__quotient_rust_result_dropped.before, i64 0, i64 13)
  br i1 %51, label %52, label %41

52:                                               ; preds = %47
  br i1 %46, label %56, label %53

53:                                               ; preds = %41, %52
  %54 = getelementptr inbounds i8, ptr %40, i64 1
  %55 = icmp ult ptr %54, %37
  br i1 %55, label %39, label %56

56:                                               ; preds = %52, %53, %35
  %57 = phi ptr [ %17, %35 ], [ %40, %52 ], [ %54, %53 ]
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %1)
  %58 = icmp sgt i64 %36, 0
  br i1 %58, label %59, label %66

59:                                               ; preds = %56, %59
  %60 = phi ptr [ %64, %59 ], [ %1, %56 ]
  %61 = phi ptr [ %62, %59 ], [ %17, %56 ]
  %62 = getelementptr inbounds i8, ptr %61, i64 1
  %63 = load i8, ptr %61, align 1
  %64 = getelementptr inbounds i8, ptr %60, i64 1
  store i8 %63, ptr %60, align 1
  %65 = icmp ult ptr %62, %37
  br i1 %65, label %59, label %66

66:                                               ; preds = %59, %56
  %67 = phi ptr [ %1, %56 ], [ %64, %59 ]
  store i8 0, ptr %67, align 1
  %68 = getelementptr i8, ptr %67, i64 3
  br label %69

69:                                               ; preds = %66, %69
  %70 = phi i8 [ 10, %66 ], [ %75, %69 ]
  %71 = phi ptr [ %67, %66 ], [ %74, %69 ]
  %72 = phi ptr [ @.str.16, %66 ], [ %73, %69 ]
  %73 = getelementptr inbounds i8, ptr %72, i64 1
  %74 = getelementptr inbounds i8, ptr %71, i64 1
  store i8 %70, ptr %71, align 1
  %75 = load i8, ptr %73, align 1
  %76 = icmp eq ptr %71, %68
  br i1 %76, label %77, label %69

77:                                               ; preds = %69
  store i8 0, ptr %74, align 1
  %78 = getelementptr inbounds i8, ptr %57, i64 13
  %79 = icmp ult ptr %78, %37
  br i1 %79, label %80, label %101

80:                                               ; preds = %77, %97
  %81 = phi ptr [ %98, %97 ], [ %74, %77 ]
  %82 = phi ptr [ %99, %97 ], [ %78, %77 ]
  %83 = load i8, ptr %82, align 1
  %84 = icmp eq i8 %83, 10
  br i1 %84, label %101, label %85

85:                                               ; preds = %80, %91
  %86 = phi i8 [ %94, %91 ], [ 58, %80 ]
  %87 = phi ptr [ %93, %91 ], [ @.str.17, %80 ]
  %88 = phi ptr [ %92, %91 ], [ %82, %80 ]
  %89 = load i8, ptr %88, align 1
  %90 = icmp eq i8 %89, %86
  br i1 %90, label %91, label %97

91:                                               ; preds = %85
  %92 = getelementptr inbounds i8, ptr %88, i64 1
  %93 = getelementptr inbounds i8, ptr %87, i64 1
  %94 = load i8, ptr %93, align 1
  %95 = icmp eq ptr %93, getelementptr inbounds ([3 x i8], ptr @.str.17, i64 0, i64 2)
  br i1 %95, label %96, label %85

96:                                               ; preds = %91
  br i1 %90, label %101, label %97

97:                                               ; preds = %85, %96
  %98 = getelementptr inbounds i8, ptr %81, i64 1
  store i8 %83, ptr %81, align 1
  %99 = getelementptr inbounds i8, ptr %82, i64 1
  %100 = icmp ult ptr %99, %37
  br i1 %100, label %80, label %101

101:                                              ; preds = %96, %97, %80, %77
  %102 = phi ptr [ %74, %77 ], [ %81, %96 ], [ %98, %97 ], [ %81, %80 ]
  br label %103

103:                                              ; preds = %101, %103
  %104 = phi i8 [ %109, %103 ], [ 32, %101 ]
  %105 = phi ptr [ %108, %103 ], [ %102, %101 ]
  %106 = phi ptr [ %107, %103 ], [ @__quotient_rust_result_dropped.where, %101 ]
  %107 = getelementptr inbounds i8, ptr %106, i64 1
  %108 = getelementptr inbounds i8, ptr %105, i64 1
  store i8 %104, ptr %105, align 1
  %109 = load i8, ptr %107, align 1
  %110 = icmp eq ptr %107, getelementptr inbounds ([31 x i8], ptr @__quotient_rust_result_dropped.where, i64 0, i64 30)
  br i1 %110, label %111, label %103

111:                                              ; preds = %103
  store i8 0, ptr %108, align 1
  call void @__quotient_panicked(ptr noundef nonnull %1)
  unreachable
}

; Function Attrs: nounwind
define dso_local void @_Unwind_DeleteException(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.exception, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void %3(i32 noundef 1, ptr noundef %0)
  br label %6

6:                                                ; preds = %5, %1
  ret void
}

; Function Attrs: noreturn nounwind
define dso_local void @__quotient_rust_abort() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @panics)
  %2 = load i32, ptr %1, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %0
  %5 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  tail call void @__quotient_panicked(ptr noundef nonnull %5)
  unreachable

6:                                                ; preds = %0
  tail call void @abort()
  unreachable
}

; Function Attrs: noreturn
declare void @abort() local_unnamed_addr

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local ptr @__quotient_exception() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @flying)
  %2 = load ptr, ptr %1, align 8
  ret ptr %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i64 @__quotient_match(ptr nocapture noundef readnone %0, ptr nocapture noundef readnone %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = icmp eq i64 %3, 0
  %6 = select i1 %5, i64 %2, i64 %3
  ret i64 %6
}

; Function Attrs: noreturn nounwind
define dso_local void @__quotient_resume(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @flying)
  store ptr %0, ptr %2, align 8
  tail call void @__quotient_unwind()
  %3 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  tail call void @__quotient_panicked(ptr noundef nonnull %3)
  unreachable
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_rust_choose() local_unnamed_addr {
  %1 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.18)
  ret i32 %1
}

; Function Attrs: nounwind
define dso_local void @__quotient_rust_assume_not() local_unnamed_addr {
  tail call void @__VERIFIER_assume(i32 noundef 0)
  ret void
}

; Function Attrs: noreturn nounwind
define dso_local void @__quotient_rust_end() local_unnamed_addr {
  tail call void @exit(i32 noundef 0)
  unreachable
}

; Function Attrs: noreturn
declare void @exit(i32 noundef) local_unnamed_addr

; Function Attrs: noreturn nounwind
define dso_local void @__quotient_rust_fail() local_unnamed_addr {
  %1 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  tail call void @__quotient_panicked(ptr noundef nonnull %1)
  unreachable
}

declare i32 @__quotient_spurious_wakeups() local_unnamed_addr

declare i32 @__quotient_gate_release(ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define internal fastcc void @await_sent(ptr nocapture noundef readonly %0) unnamed_addr {
  br label %2

2:                                                ; preds = %2, %1
  %3 = load atomic i32, ptr %0 seq_cst, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %2, label %5

5:                                                ; preds = %2
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define internal fastcc void @await_change(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr {
  br label %3

3:                                                ; preds = %3, %2
  %4 = load atomic i32, ptr %0 seq_cst, align 4
  %5 = icmp eq i32 %4, %1
  br i1 %5, label %3, label %6

6:                                                ; preds = %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)



