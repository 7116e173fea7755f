target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.semaphore = type { i64, i32, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.named = type { %struct.semaphore, ptr, i32, i32, [0 x i8] }
%struct.rwlock = type { i64, i32, [9 x i32], i32 }

@__quotient_gates = dso_local global [64 x i32] [i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647], align 16
@__quotient_attempts.own = internal thread_local global i32 0, align 4
@__quotient_naming = internal global i32 0, align 4
@.str = private unnamed_addr constant [42 x i8] c"wait at a barrier that is not initialised\00", align 1
@.str.1 = private unnamed_addr constant [46 x i8] c"destruction of a read-write lock that is held\00", align 1
@writing = internal thread_local global i32 0, align 4
@reading = internal thread_local global i32 0, align 4
@.str.2 = private unnamed_addr constant [67 x i8] c"not supported: a futex operation other than wait, wake and requeue\00", align 1
@.str.3 = private unnamed_addr constant [140 x i8] c"not supported: a system call other than futex, gettid, getpid, getrandom, nanosleep, sched_yield and membarrier; call the C library instead\00", align 1
@.str.4 = private unnamed_addr constant [120 x i8] c"more threads than there is room for in a condition variable (64), read-write lock or barrier (48), or once control (30)\00", align 1
@woke_up = internal thread_local global i32 0, align 4
@.str.5 = private unnamed_addr constant [17 x i8] c"spurious wake-up\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"waiter to wake\00", align 1
@__quotient_named = internal unnamed_addr global ptr null, align 8
@.str.7 = private unnamed_addr constant [58 x i8] c"unlock of a read-write lock that the thread does not hold\00", align 1
@futex_waiters = internal global i64 0, align 8
@waited_as = internal thread_local global i64 0, align 8
@futex_words = internal global [64 x ptr] zeroinitializer, align 16

; Function Attrs: nounwind
define dso_local void @__quotient_attempts() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_attempts.own)
  %2 = tail call i32 @pthread_mutex_trylock(ptr noundef nonnull %1)
  %3 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %1)
  ret void
}

declare i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_cond_init(ptr nocapture noundef writeonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  store i64 0, ptr %0, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @pthread_cond_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_wait(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_thread_number()
  %4 = icmp slt i32 %3, 64
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

6:                                                ; preds = %2
  %7 = zext i32 %3 to i64
  %8 = shl nuw i64 1, %7
  %9 = atomicrmw or ptr %0, i64 %8 seq_cst, align 8
  %10 = tail call i32 @__quotient_unlock_to_wait(ptr noundef %1)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6
  tail call fastcc void @turn_back(ptr noundef %0, i32 noundef %3)
  br label %33

13:                                               ; preds = %6
  %14 = tail call i32 @__quotient_spurious_wakeups()
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %28, label %16

16:                                               ; preds = %13
  %17 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @woke_up)
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %28

20:                                               ; preds = %16
  %21 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.5)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %20
  store i32 1, ptr %17, align 4
  %24 = xor i64 %8, -1
  %25 = atomicrmw and ptr %0, i64 %24 seq_cst, align 8
  %26 = and i64 %25, %8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %20, %16, %13, %23
  %29 = sext i32 %3 to i64
  %30 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %29
  tail call void @__quotient_gate_lock(ptr noundef nonnull %30)
  br label %31

31:                                               ; preds = %28, %23
  %32 = tail call i32 @__quotient_lock_again(ptr noundef %1)
  br label %33

33:                                               ; preds = %12, %31
  %34 = phi i32 [ %32, %31 ], [ %10, %12 ]
  ret i32 %34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare i32 @__quotient_lock_again(ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_timedwait(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds i64, ptr %2, i64 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp ugt i64 %5, 999999999
  br i1 %6, label %34, label %7

7:                                                ; preds = %3
  %8 = tail call i32 @__quotient_times_out()
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %19, label %10

10:                                               ; preds = %7
  tail call void @__quotient_time_passes(ptr noundef %2)
  %11 = tail call i32 @__quotient_unlock_to_wait(ptr noundef %1)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = tail call i32 @__quotient_lock_again(ptr noundef %1)
  br label %15

15:                                               ; preds = %10, %13
  %16 = phi i32 [ %11, %10 ], [ %14, %13 ]
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i32 110, i32 %16
  br label %34

19:                                               ; preds = %7
  %20 = tail call i32 @__quotient_thread_number()
  %21 = icmp slt i32 %20, 64
  br i1 %21, label %23, label %22

22:                                               ; preds = %19
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

23:                                               ; preds = %19
  %24 = zext i32 %20 to i64
  %25 = shl nuw i64 1, %24
  %26 = atomicrmw or ptr %0, i64 %25 seq_cst, align 8
  %27 = tail call i32 @__quotient_unlock_to_wait(ptr noundef %1)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %30, label %29

29:                                               ; preds = %23
  tail call fastcc void @turn_back(ptr noundef %0, i32 noundef %20)
  br label %34

30:                                               ; preds = %23
  %31 = sext i32 %20 to i64
  %32 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %31
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %32)
  %33 = tail call i32 @__quotient_lock_again(ptr noundef %1)
  br label %34

34:                                               ; preds = %29, %30, %3, %15
  %35 = phi i32 [ %18, %15 ], [ 22, %3 ], [ %33, %30 ], [ %27, %29 ]
  ret i32 %35
}

; Function Attrs: nounwind
define internal i32 @timed_out(ptr noundef %0) {
  %2 = tail call i32 @__quotient_times_out()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  tail call void @__quotient_time_passes(ptr noundef %0)
  br label %5

5:                                                ; preds = %1, %4
  %6 = phi i32 [ 1, %4 ], [ 0, %1 ]
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_clockwait(ptr nocapture noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = tail call i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %3)
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_signal(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load atomic i64, ptr %0 monotonic, align 8
  br label %3

3:                                                ; preds = %30, %1
  %4 = phi i64 [ %2, %1 ], [ %31, %30 ]
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %32, label %6

6:                                                ; preds = %3
  %7 = tail call i64 @llvm.ctpop.i64(i64 %4)
  %8 = trunc i64 %7 to i32
  %9 = tail call i32 @__quotient_choose(i32 noundef %8, ptr noundef nonnull @.str.6)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %6, %11
  %12 = phi i32 [ %16, %11 ], [ %9, %6 ]
  %13 = phi i64 [ %15, %11 ], [ %4, %6 ]
  %14 = add i64 %13, -1
  %15 = and i64 %14, %13
  %16 = add nsw i32 %12, -1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %11

18:                                               ; preds = %11, %6
  %19 = phi i64 [ %4, %6 ], [ %15, %11 ]
  %20 = sub i64 0, %19
  %21 = and i64 %19, %20
  %22 = xor i64 %21, -1
  %23 = atomicrmw and ptr %0, i64 %22 monotonic, align 8
  %24 = and i64 %23, %21
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %30, label %26

26:                                               ; preds = %18
  %27 = tail call i64 @llvm.cttz.i64(i64 %21, i1 true)
  %28 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %27
  %29 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %28)
  br label %30

30:                                               ; preds = %18, %26
  %31 = phi i64 [ %4, %26 ], [ %23, %18 ]
  br i1 %25, label %3, label %32

32:                                               ; preds = %3, %30
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_broadcast(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = atomicrmw xchg ptr %0, i64 0 monotonic, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %1, %4
  %5 = phi i64 [ %10, %4 ], [ %2, %1 ]
  %6 = tail call i64 @llvm.cttz.i64(i64 %5, i1 true)
  %7 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %6
  %8 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %7)
  %9 = add i64 %5, -1
  %10 = and i64 %9, %5
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %4

12:                                               ; preds = %4, %1
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @sem_init(ptr nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp slt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = tail call ptr @__errno_location()
  store i32 22, ptr %6, align 4
  br label %11

7:                                                ; preds = %3
  %8 = zext i32 %2 to i64
  store i64 %8, ptr %0, align 8
  %9 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 1
  store i32 0, ptr %9, align 8
  %10 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 2
  store i32 2147483647, ptr %10, align 4
  br label %11

11:                                               ; preds = %7, %5
  %12 = phi i32 [ -1, %5 ], [ 0, %7 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @sem_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @sem_wait(ptr noundef %0) local_unnamed_addr {
  %2 = atomicrmw sub ptr %0, i64 1 acquire, align 8
  %3 = icmp slt i64 %2, 1
  br i1 %3, label %4, label %21

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 2
  tail call void @__quotient_gate_lock(ptr noundef nonnull %5)
  %6 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 1
  %7 = atomicrmw sub ptr %6, i32 1 acquire, align 4
  %8 = icmp slt i32 %7, 1
  br i1 %8, label %9, label %16

9:                                                ; preds = %4, %13
  %10 = atomicrmw add ptr %6, i32 1 monotonic, align 4
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  tail call void @__quotient_gate_lock(ptr noundef nonnull %5) #17
  br label %13

13:                                               ; preds = %12, %9
  %14 = atomicrmw sub ptr %6, i32 1 acquire, align 4
  %15 = icmp slt i32 %14, 1
  br i1 %15, label %9, label %16

16:                                               ; preds = %13, %4
  %17 = phi i32 [ %7, %4 ], [ %14, %13 ]
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %21, label %19

19:                                               ; preds = %16
  %20 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %5)
  br label %21

21:                                               ; preds = %19, %16, %1
  ret i32 0
}

declare void @__quotient_gate_lock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @sem_post(ptr noundef %0) local_unnamed_addr {
  %2 = atomicrmw add ptr %0, i64 1 release, align 8
  %3 = icmp eq i64 %2, 2147483647
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = atomicrmw sub ptr %0, i64 1 monotonic, align 8
  %6 = tail call ptr @__errno_location()
  store i32 75, ptr %6, align 4
  br label %16

7:                                                ; preds = %1
  %8 = icmp slt i64 %2, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %7
  %10 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 1
  %11 = atomicrmw add ptr %10, i32 1 release, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 2
  %15 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %14)
  br label %16

16:                                               ; preds = %7, %9, %13, %4
  %17 = phi i32 [ -1, %4 ], [ 0, %13 ], [ 0, %9 ], [ 0, %7 ]
  ret i32 %17
}

declare i32 @__quotient_gate_release(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @sem_trywait(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load atomic i64, ptr %0 monotonic, align 8
  br label %3

3:                                                ; preds = %6, %1
  %4 = phi i64 [ %2, %1 ], [ %10, %6 ]
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = add nsw i64 %4, -1
  %8 = cmpxchg ptr %0, i64 %4, i64 %7 acquire monotonic, align 8
  %9 = extractvalue { i64, i1 } %8, 1
  %10 = extractvalue { i64, i1 } %8, 0
  br i1 %9, label %13, label %3

11:                                               ; preds = %3
  %12 = tail call ptr @__errno_location()
  store i32 11, ptr %12, align 4
  br label %13

13:                                               ; preds = %6, %11
  %14 = phi i32 [ -1, %11 ], [ 0, %6 ]
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local i32 @sem_timedwait(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds i64, ptr %1, i64 1
  %4 = load i64, ptr %3, align 8
  %5 = icmp ugt i64 %4, 999999999
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call ptr @__errno_location()
  store i32 22, ptr %7, align 4
  br label %14

8:                                                ; preds = %2
  %9 = tail call i32 @__quotient_times_out()
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:                                               ; preds = %8
  tail call void @__quotient_time_passes(ptr noundef %1)
  %12 = tail call fastcc i32 @take_late(ptr noundef %0)
  br label %14

13:                                               ; preds = %8
  tail call fastcc void @take_in_time(ptr noundef %0)
  br label %14

14:                                               ; preds = %11, %13, %6
  %15 = phi i32 [ -1, %6 ], [ %12, %11 ], [ 0, %13 ]
  ret i32 %15
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @take_late(ptr nocapture noundef %0) unnamed_addr {
  %2 = load atomic i64, ptr %0 monotonic, align 8
  br label %3

3:                                                ; preds = %6, %1
  %4 = phi i64 [ %2, %1 ], [ %10, %6 ]
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = add nsw i64 %4, -1
  %8 = cmpxchg ptr %0, i64 %4, i64 %7 acquire monotonic, align 8
  %9 = extractvalue { i64, i1 } %8, 1
  %10 = extractvalue { i64, i1 } %8, 0
  br i1 %9, label %13, label %3

11:                                               ; preds = %3
  %12 = tail call ptr @__errno_location()
  store i32 11, ptr %12, align 4
  br label %13

13:                                               ; preds = %6, %11
  br i1 %5, label %16, label %14

14:                                               ; preds = %13
  %15 = tail call ptr @__errno_location()
  store i32 110, ptr %15, align 4
  br label %16

16:                                               ; preds = %13, %14
  %17 = phi i32 [ -1, %14 ], [ 0, %13 ]
  ret i32 %17
}

; Function Attrs: noinline nounwind
define internal fastcc void @take_in_time(ptr noundef %0) unnamed_addr {
  %2 = atomicrmw sub ptr %0, i64 1 acquire, align 8
  %3 = icmp slt i64 %2, 1
  br i1 %3, label %4, label %21

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 2
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %5)
  %6 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 1
  %7 = atomicrmw sub ptr %6, i32 1 acquire, align 4
  %8 = icmp slt i32 %7, 1
  br i1 %8, label %9, label %16

9:                                                ; preds = %4, %13
  %10 = atomicrmw add ptr %6, i32 1 monotonic, align 4
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %5) #17
  br label %13

13:                                               ; preds = %12, %9
  %14 = atomicrmw sub ptr %6, i32 1 acquire, align 4
  %15 = icmp slt i32 %14, 1
  br i1 %15, label %9, label %16

16:                                               ; preds = %13, %4
  %17 = phi i32 [ %7, %4 ], [ %14, %13 ]
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %21, label %19

19:                                               ; preds = %16
  %20 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %5)
  br label %21

21:                                               ; preds = %19, %16, %1
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @sem_clockwait(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds i64, ptr %2, i64 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp ugt i64 %5, 999999999
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = tail call ptr @__errno_location()
  store i32 22, ptr %8, align 4
  br label %15

9:                                                ; preds = %3
  %10 = tail call i32 @__quotient_times_out()
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  tail call void @__quotient_time_passes(ptr noundef %2)
  %13 = tail call fastcc i32 @take_late(ptr noundef %0)
  br label %15

14:                                               ; preds = %9
  tail call fastcc void @take_in_time(ptr noundef %0)
  br label %15

15:                                               ; preds = %7, %12, %14
  %16 = phi i32 [ -1, %7 ], [ %13, %12 ], [ 0, %14 ]
  ret i32 %16
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @sem_getvalue(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load atomic i64, ptr %0 monotonic, align 8
  %4 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %5 = trunc i64 %4 to i32
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: nounwind
define dso_local ptr @sem_open(ptr noundef %0, i32 noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = and i32 %1, 64
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %31, label %6

6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_start(ptr nonnull %3)
  %7 = load i32, ptr %3, align 16
  %8 = icmp ult i32 %7, 41
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = add i32 %7, 8
  store i32 %10, ptr %3, align 16
  br label %15

11:                                               ; preds = %6
  %12 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr i8, ptr %13, i64 8
  store ptr %14, ptr %12, align 8
  br label %15

15:                                               ; preds = %11, %9
  %16 = load i32, ptr %3, align 16
  %17 = icmp ult i32 %16, 41
  br i1 %17, label %18, label %24

18:                                               ; preds = %15
  %19 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 3
  %20 = load ptr, ptr %19, align 16
  %21 = sext i32 %16 to i64
  %22 = getelementptr i8, ptr %20, i64 %21
  %23 = add i32 %16, 8
  store i32 %23, ptr %3, align 16
  br label %28

24:                                               ; preds = %15
  %25 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr i8, ptr %26, i64 8
  store ptr %27, ptr %25, align 8
  br label %28

28:                                               ; preds = %24, %18
  %29 = phi ptr [ %22, %18 ], [ %26, %24 ]
  %30 = load i32, ptr %29, align 4
  call void @llvm.va_end(ptr %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  br label %31

31:                                               ; preds = %28, %2
  %32 = phi i32 [ %30, %28 ], [ 0, %2 ]
  %33 = call i32 @pthread_mutex_lock(ptr noundef nonnull @__quotient_naming)
  %34 = load ptr, ptr @__quotient_named, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %47, label %36

36:                                               ; preds = %31, %42
  %37 = phi ptr [ %45, %42 ], [ %34, %31 ]
  %38 = phi ptr [ %44, %42 ], [ @__quotient_named, %31 ]
  %39 = getelementptr inbounds %struct.named, ptr %37, i64 0, i32 4
  %40 = call i32 @strcmp(ptr noundef nonnull %39, ptr noundef %0)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %36
  %43 = load ptr, ptr %38, align 8
  %44 = getelementptr inbounds %struct.named, ptr %43, i64 0, i32 1
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %47, label %36

47:                                               ; preds = %42, %36, %31
  %48 = phi ptr [ @__quotient_named, %31 ], [ %38, %36 ], [ %44, %42 ]
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  %51 = and i32 %1, 192
  %52 = icmp ne i32 %51, 192
  %53 = or i1 %52, %50
  br i1 %53, label %54, label %76

54:                                               ; preds = %47
  br i1 %50, label %55, label %70

55:                                               ; preds = %54
  br i1 %5, label %76, label %56

56:                                               ; preds = %55
  %57 = icmp slt i32 %32, 0
  br i1 %57, label %76, label %58

58:                                               ; preds = %56
  %59 = call i64 @strlen(ptr noundef %0)
  %60 = add i64 %59, 33
  %61 = call ptr @malloc(i64 noundef %60)
  %62 = zext i32 %32 to i64
  store i64 %62, ptr %61, align 8
  %63 = getelementptr inbounds %struct.semaphore, ptr %61, i64 0, i32 1
  store i32 0, ptr %63, align 8
  %64 = getelementptr inbounds %struct.semaphore, ptr %61, i64 0, i32 2
  store i32 2147483647, ptr %64, align 4
  %65 = getelementptr inbounds %struct.named, ptr %61, i64 0, i32 1
  store ptr null, ptr %65, align 8
  %66 = getelementptr inbounds %struct.named, ptr %61, i64 0, i32 3
  store i32 0, ptr %66, align 4
  %67 = getelementptr inbounds %struct.named, ptr %61, i64 0, i32 2
  store i32 0, ptr %67, align 8
  %68 = getelementptr inbounds %struct.named, ptr %61, i64 0, i32 4
  %69 = call ptr @strcpy(ptr noundef nonnull %68, ptr noundef %0)
  store ptr %61, ptr %48, align 8
  br label %70

70:                                               ; preds = %58, %54
  %71 = load ptr, ptr %48, align 8
  %72 = getelementptr inbounds %struct.named, ptr %71, i64 0, i32 2
  %73 = load i32, ptr %72, align 8
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %72, align 8
  %75 = load ptr, ptr %48, align 8
  br label %76

76:                                               ; preds = %47, %55, %56, %70
  %77 = phi ptr [ null, %55 ], [ null, %56 ], [ %75, %70 ], [ null, %47 ]
  %78 = phi i1 [ false, %55 ], [ false, %56 ], [ true, %70 ], [ false, %47 ]
  %79 = phi i32 [ 2, %55 ], [ 22, %56 ], [ 0, %70 ], [ 17, %47 ]
  %80 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @__quotient_naming)
  br i1 %78, label %83, label %81

81:                                               ; preds = %76
  %82 = call ptr @__errno_location()
  store i32 %79, ptr %82, align 4
  br label %83

83:                                               ; preds = %81, %76
  %84 = phi ptr [ null, %81 ], [ %77, %76 ]
  ret ptr %84
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr)

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @sem_close(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @__quotient_naming)
  %3 = getelementptr inbounds %struct.named, ptr %0, i64 0, i32 2
  %4 = load i32, ptr %3, align 8
  %5 = add nsw i32 %4, -1
  store i32 %5, ptr %3, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.named, ptr %0, i64 0, i32 3
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @__quotient_naming)
  br i1 %10, label %15, label %12

12:                                               ; preds = %7
  tail call void @free(ptr noundef %0)
  br label %15

13:                                               ; preds = %1
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @__quotient_naming)
  br label %15

15:                                               ; preds = %13, %12, %7
  ret i32 0
}

declare void @free(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @sem_unlink(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @__quotient_naming)
  %3 = load ptr, ptr @__quotient_named, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %16, label %5

5:                                                ; preds = %1, %11
  %6 = phi ptr [ %14, %11 ], [ %3, %1 ]
  %7 = phi ptr [ %13, %11 ], [ @__quotient_named, %1 ]
  %8 = getelementptr inbounds %struct.named, ptr %6, i64 0, i32 4
  %9 = tail call i32 @strcmp(ptr noundef nonnull %8, ptr noundef %0)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %5
  %12 = load ptr, ptr %7, align 8
  %13 = getelementptr inbounds %struct.named, ptr %12, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %5

16:                                               ; preds = %5, %11, %1
  %17 = phi ptr [ @__quotient_named, %1 ], [ %7, %5 ], [ %13, %11 ]
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.named, ptr %18, i64 0, i32 2
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  br label %24

24:                                               ; preds = %20, %16
  %25 = phi i1 [ false, %16 ], [ %23, %20 ]
  br i1 %19, label %30, label %26

26:                                               ; preds = %24
  %27 = getelementptr inbounds %struct.named, ptr %18, i64 0, i32 1
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %17, align 8
  %29 = getelementptr inbounds %struct.named, ptr %18, i64 0, i32 3
  store i32 1, ptr %29, align 4
  br label %30

30:                                               ; preds = %26, %24
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @__quotient_naming)
  br i1 %25, label %32, label %33

32:                                               ; preds = %30
  tail call void @free(ptr noundef %18)
  br label %33

33:                                               ; preds = %32, %30
  br i1 %19, label %34, label %36

34:                                               ; preds = %33
  %35 = tail call ptr @__errno_location()
  store i32 2, ptr %35, align 4
  br label %36

36:                                               ; preds = %33, %34
  %37 = phi i32 [ -1, %34 ], [ 0, %33 ]
  ret i32 %37
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_barrier_init(ptr nocapture noundef writeonly %0, ptr nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = zext i32 %2 to i64
  %7 = shl i64 %6, 48
  store i64 %7, ptr %0, align 8
  br label %8

8:                                                ; preds = %3, %5
  %9 = phi i32 [ 0, %5 ], [ 22, %3 ]
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @pthread_barrier_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_barrier_wait(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__quotient_thread_number()
  %3 = icmp slt i32 %2, 48
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

5:                                                ; preds = %1
  %6 = zext i32 %2 to i64
  %7 = shl nuw i64 1, %6
  %8 = atomicrmw or ptr %0, i64 %7 seq_cst, align 8
  %9 = and i64 %8, 281474976710655
  %10 = icmp ult i64 %8, 281474976710656
  br i1 %10, label %11, label %12

11:                                               ; preds = %5
  tail call void @__quotient_misused_lock(ptr noundef nonnull @.str)
  unreachable

12:                                               ; preds = %5
  %13 = lshr i64 %8, 48
  %14 = tail call i64 @llvm.ctpop.i64(i64 %9)
  %15 = add nuw nsw i64 %14, 1
  %16 = icmp ult i64 %14, %13
  %17 = zext i1 %16 to i32
  tail call void @__VERIFIER_assume(i32 noundef %17)
  %18 = icmp ult i64 %15, %13
  br i1 %18, label %19, label %22

19:                                               ; preds = %12
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %20
  tail call void @__quotient_gate_lock(ptr noundef nonnull %21)
  br label %35

22:                                               ; preds = %12
  %23 = or i64 %9, %7
  %24 = xor i64 %23, -1
  %25 = atomicrmw and ptr %0, i64 %24 seq_cst, align 8
  %26 = icmp eq i64 %9, 0
  br i1 %26, label %35, label %27

27:                                               ; preds = %22, %27
  %28 = phi i64 [ %33, %27 ], [ %9, %22 ]
  %29 = tail call i64 @llvm.cttz.i64(i64 %28, i1 true)
  %30 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %29
  %31 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %30)
  %32 = add i64 %28, -1
  %33 = and i64 %32, %28
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %27

35:                                               ; preds = %27, %22, %19
  %36 = phi i32 [ 0, %19 ], [ -1, %22 ], [ -1, %27 ]
  ret i32 %36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)

; Function Attrs: noreturn
declare void @__quotient_misused_lock(ptr noundef) local_unnamed_addr

declare void @__VERIFIER_assume(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_once_begins(ptr nocapture noundef %0) local_unnamed_addr {
  br label %2

2:                                                ; preds = %25, %1
  %3 = cmpxchg ptr %0, i32 0, i32 1073741824 seq_cst seq_cst, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %28, label %5

5:                                                ; preds = %2
  %6 = extractvalue { i32, i1 } %3, 0
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %25

8:                                                ; preds = %5, %22
  %9 = phi i32 [ %23, %22 ], [ %6, %5 ]
  %10 = tail call i32 @__quotient_thread_number()
  %11 = icmp slt i32 %10, 30
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

13:                                               ; preds = %8
  %14 = shl nuw i32 1, %10
  %15 = or i32 %14, %9
  %16 = cmpxchg ptr %0, i32 %9, i32 %15 seq_cst seq_cst, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  %18 = extractvalue { i32, i1 } %16, 0
  br i1 %17, label %19, label %22

19:                                               ; preds = %13
  %20 = sext i32 %10 to i64
  %21 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %20
  tail call void @__quotient_gate_lock(ptr noundef nonnull %21)
  br label %22

22:                                               ; preds = %19, %13
  %23 = phi i32 [ 0, %19 ], [ %18, %13 ]
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %8, label %25

25:                                               ; preds = %22, %5
  %26 = phi i32 [ %6, %5 ], [ %23, %22 ]
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %2, label %28

28:                                               ; preds = %2, %25
  %29 = phi i32 [ 0, %25 ], [ 1, %2 ]
  ret i32 %29
}

; Function Attrs: nounwind
define dso_local void @__quotient_once_ends(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 0
  %4 = select i1 %3, i32 0, i32 -2147483648
  %5 = atomicrmw xchg ptr %0, i32 %4 seq_cst, align 4
  %6 = and i32 %5, -1073741825
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %18, label %8

8:                                                ; preds = %2
  %9 = zext i32 %6 to i64
  br label %10

10:                                               ; preds = %8, %10
  %11 = phi i64 [ %16, %10 ], [ %9, %8 ]
  %12 = tail call i64 @llvm.cttz.i64(i64 %11, i1 true)
  %13 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %12
  %14 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %13)
  %15 = add i64 %11, -1
  %16 = and i64 %15, %11
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %10

18:                                               ; preds = %10, %2
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @pthread_once(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %26, %2
  %4 = cmpxchg ptr %0, i32 0, i32 1073741824 seq_cst seq_cst, align 4
  %5 = extractvalue { i32, i1 } %4, 1
  br i1 %5, label %31, label %6

6:                                                ; preds = %3
  %7 = extractvalue { i32, i1 } %4, 0
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %26

9:                                                ; preds = %6, %23
  %10 = phi i32 [ %24, %23 ], [ %7, %6 ]
  %11 = tail call i32 @__quotient_thread_number()
  %12 = icmp slt i32 %11, 30
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

14:                                               ; preds = %9
  %15 = shl nuw i32 1, %11
  %16 = or i32 %15, %10
  %17 = cmpxchg ptr %0, i32 %10, i32 %16 seq_cst seq_cst, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  %19 = extractvalue { i32, i1 } %17, 0
  br i1 %18, label %20, label %23

20:                                               ; preds = %14
  %21 = sext i32 %11 to i64
  %22 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %21
  tail call void @__quotient_gate_lock(ptr noundef nonnull %22)
  br label %23

23:                                               ; preds = %20, %14
  %24 = phi i32 [ 0, %20 ], [ %19, %14 ]
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %9, label %26

26:                                               ; preds = %23, %6
  %27 = phi i32 [ %7, %6 ], [ %24, %23 ]
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %3, label %29

29:                                               ; preds = %26
  %30 = extractvalue { i32, i1 } %4, 1
  br i1 %30, label %31, label %45

31:                                               ; preds = %3, %29
  tail call void %1()
  %32 = atomicrmw xchg ptr %0, i32 -2147483648 seq_cst, align 4
  %33 = and i32 %32, -1073741825
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %45, label %35

35:                                               ; preds = %31
  %36 = zext i32 %33 to i64
  br label %37

37:                                               ; preds = %37, %35
  %38 = phi i64 [ %43, %37 ], [ %36, %35 ]
  %39 = tail call i64 @llvm.cttz.i64(i64 %38, i1 true)
  %40 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %39
  %41 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %40)
  %42 = add i64 %38, -1
  %43 = and i64 %42, %38
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %37

45:                                               ; preds = %37, %31, %29
  ret i32 0
}

; Function Attrs: nounwind
define dso_local void @__quotient_future_wait(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = load atomic i32, ptr %0 seq_cst, align 4
  br label %4

4:                                                ; preds = %12, %2
  %5 = phi i32 [ %3, %2 ], [ %17, %12 ]
  %6 = and i32 %5, 2147483647
  %7 = icmp eq i32 %6, %1
  br i1 %7, label %21, label %8

8:                                                ; preds = %4
  %9 = tail call i32 @__quotient_thread_number()
  %10 = icmp slt i32 %9, 30
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

12:                                               ; preds = %8
  %13 = shl i32 2, %9
  %14 = or i32 %13, %5
  %15 = cmpxchg ptr %0, i32 %5, i32 %14 seq_cst seq_cst, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  %17 = extractvalue { i32, i1 } %15, 0
  br i1 %16, label %18, label %4

18:                                               ; preds = %12
  %19 = sext i32 %9 to i64
  %20 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %19
  tail call void @__quotient_gate_lock(ptr noundef nonnull %20)
  br label %21

21:                                               ; preds = %4, %18
  ret void
}

; Function Attrs: nounwind
define dso_local void @__quotient_future_ready(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  %4 = icmp sgt i32 %3, -1
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = tail call fastcc i64 @futex_wake(ptr noundef %0, i32 noundef 2147483647)
  br label %7

7:                                                ; preds = %5, %2
  %8 = lshr i32 %3, 1
  %9 = and i32 %8, 1073741823
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %21, label %11

11:                                               ; preds = %7
  %12 = zext i32 %9 to i64
  br label %13

13:                                               ; preds = %11, %13
  %14 = phi i64 [ %19, %13 ], [ %12, %11 ]
  %15 = tail call i64 @llvm.cttz.i64(i64 %14, i1 true)
  %16 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %15
  %17 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %16)
  %18 = add i64 %14, -1
  %19 = and i64 %18, %14
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %13

21:                                               ; preds = %13, %7
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @futex_wake(ptr noundef %0, i32 noundef %1) unnamed_addr {
  tail call void @__quotient_barrier()
  %3 = load atomic i64, ptr @futex_waiters seq_cst, align 8
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @waited_as)
  %5 = load i64, ptr %4, align 8
  %6 = xor i64 %5, -1
  %7 = and i64 %3, %6
  %8 = tail call i64 @llvm.ctpop.i64(i64 %7)
  %9 = trunc i64 %8 to i32
  %10 = icmp sgt i32 %9, %1
  br i1 %10, label %15, label %11

11:                                               ; preds = %2
  %12 = icmp eq i64 %7, 0
  br i1 %12, label %101, label %13

13:                                               ; preds = %11
  %14 = ptrtoint ptr %0 to i64
  br label %17

15:                                               ; preds = %2
  %16 = ptrtoint ptr %0 to i64
  br label %33

17:                                               ; preds = %13, %27
  %18 = phi i32 [ 0, %13 ], [ %29, %27 ]
  %19 = phi i64 [ %7, %13 ], [ %31, %27 ]
  %20 = tail call i64 @llvm.cttz.i64(i64 %19, i1 true)
  %21 = getelementptr inbounds [64 x ptr], ptr @futex_words, i64 0, i64 %20
  %22 = cmpxchg ptr %21, i64 %14, i64 0 seq_cst seq_cst, align 8
  %23 = extractvalue { i64, i1 } %22, 1
  br i1 %23, label %24, label %27

24:                                               ; preds = %17
  %25 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %20
  %26 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %25)
  br label %27

27:                                               ; preds = %17, %24
  %28 = phi i32 [ 1, %24 ], [ 0, %17 ]
  %29 = add nuw nsw i32 %28, %18
  %30 = add i64 %19, -1
  %31 = and i64 %30, %19
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %101, label %17

33:                                               ; preds = %15, %80
  %34 = phi i64 [ %78, %80 ], [ 0, %15 ]
  %35 = phi i32 [ %81, %80 ], [ 0, %15 ]
  %36 = xor i64 %34, -1
  %37 = and i64 %7, %36
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %54, label %39

39:                                               ; preds = %33, %39
  %40 = phi i64 [ %52, %39 ], [ %37, %33 ]
  %41 = phi i64 [ %50, %39 ], [ 0, %33 ]
  %42 = tail call i64 @llvm.cttz.i64(i64 %40, i1 true)
  %43 = getelementptr inbounds [64 x ptr], ptr @futex_words, i64 0, i64 %42
  %44 = load atomic i64, ptr %43 seq_cst, align 8
  %45 = inttoptr i64 %44 to ptr
  %46 = icmp eq ptr %45, %0
  %47 = sub i64 0, %40
  %48 = and i64 %40, %47
  %49 = select i1 %46, i64 %48, i64 0
  %50 = or i64 %49, %41
  %51 = add i64 %40, -1
  %52 = and i64 %51, %40
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %39

54:                                               ; preds = %39, %33
  %55 = phi i64 [ 0, %33 ], [ %50, %39 ]
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %101, label %57

57:                                               ; preds = %54
  %58 = tail call i64 @llvm.ctpop.i64(i64 %55)
  %59 = trunc i64 %58 to i32
  %60 = sub nsw i32 %1, %35
  %61 = icmp slt i32 %60, %59
  br i1 %61, label %62, label %76

62:                                               ; preds = %57
  %63 = tail call i32 @__quotient_choose(i32 noundef %59, ptr noundef nonnull @.str.6)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %72, label %65

65:                                               ; preds = %62, %65
  %66 = phi i32 [ %70, %65 ], [ %63, %62 ]
  %67 = phi i64 [ %69, %65 ], [ %55, %62 ]
  %68 = add i64 %67, -1
  %69 = and i64 %68, %67
  %70 = add nsw i32 %66, -1
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %65

72:                                               ; preds = %65, %62
  %73 = phi i64 [ %55, %62 ], [ %69, %65 ]
  %74 = sub i64 0, %73
  %75 = and i64 %73, %74
  br label %76

76:                                               ; preds = %57, %72
  %77 = phi i64 [ %75, %72 ], [ %55, %57 ]
  %78 = or i64 %77, %34
  %79 = icmp eq i64 %77, 0
  br i1 %79, label %80, label %85

80:                                               ; preds = %95, %76
  %81 = phi i32 [ %35, %76 ], [ %97, %95 ]
  %82 = icmp ne i64 %77, %55
  %83 = icmp slt i32 %81, %1
  %84 = select i1 %82, i1 %83, i1 false
  br i1 %84, label %33, label %101

85:                                               ; preds = %76, %95
  %86 = phi i64 [ %99, %95 ], [ %77, %76 ]
  %87 = phi i32 [ %97, %95 ], [ %35, %76 ]
  %88 = tail call i64 @llvm.cttz.i64(i64 %86, i1 true)
  %89 = getelementptr inbounds [64 x ptr], ptr @futex_words, i64 0, i64 %88
  %90 = cmpxchg ptr %89, i64 %16, i64 0 seq_cst seq_cst, align 8
  %91 = extractvalue { i64, i1 } %90, 1
  br i1 %91, label %92, label %95

92:                                               ; preds = %85
  %93 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %88
  %94 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %93)
  br label %95

95:                                               ; preds = %85, %92
  %96 = phi i32 [ 1, %92 ], [ 0, %85 ]
  %97 = add nsw i32 %96, %87
  %98 = add i64 %86, -1
  %99 = and i64 %98, %86
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %80, label %85

101:                                              ; preds = %27, %80, %54, %11
  %102 = phi i32 [ 0, %11 ], [ %81, %80 ], [ %35, %54 ], [ %29, %27 ]
  %103 = sext i32 %102 to i64
  ret i64 %103
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_rwlock_init(ptr nocapture noundef writeonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  store i64 0, ptr %0, align 8
  %3 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  store i32 0, ptr %3, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_destroy(ptr noundef %0) local_unnamed_addr {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  %3 = and i64 %2, -9151595917793558528
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @__quotient_misused_lock(ptr noundef nonnull @.str.1)
  unreachable

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %7)
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %7)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_rdlock(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %3 = load i32, ptr %2, align 4
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr %2, align 4
  %5 = atomicrmw add ptr %0, i64 281474976710656 acquire, align 8
  %6 = icmp sgt i64 %5, -1
  br i1 %6, label %22, label %7

7:                                                ; preds = %1
  %8 = tail call i32 @__quotient_thread_number()
  %9 = icmp slt i32 %8, 48
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

11:                                               ; preds = %7
  %12 = zext i32 %8 to i64
  %13 = shl nuw i64 1, %12
  %14 = atomicrmw or ptr %0, i64 %13 acquire, align 8
  %15 = icmp sgt i64 %14, -1
  br i1 %15, label %19, label %16

16:                                               ; preds = %11
  %17 = sext i32 %8 to i64
  %18 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %17
  tail call void @__quotient_gate_lock(ptr noundef nonnull %18)
  br label %22

19:                                               ; preds = %11
  %20 = xor i64 %13, -1
  %21 = atomicrmw and ptr %0, i64 %20 monotonic, align 8
  br label %22

22:                                               ; preds = %1, %16, %19
  ret i32 0
}

; Function Attrs: nofree nounwind memory(readwrite, inaccessiblemem: none)
define dso_local i32 @pthread_rwlock_tryrdlock(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load atomic i64, ptr %0 monotonic, align 8
  br label %3

3:                                                ; preds = %6, %1
  %4 = phi i64 [ %2, %1 ], [ %10, %6 ]
  %5 = icmp sgt i64 %4, -1
  br i1 %5, label %6, label %15

6:                                                ; preds = %3
  %7 = add i64 %4, 281474976710656
  %8 = cmpxchg ptr %0, i64 %4, i64 %7 acquire monotonic, align 8
  %9 = extractvalue { i64, i1 } %8, 1
  %10 = extractvalue { i64, i1 } %8, 0
  br i1 %9, label %11, label %3

11:                                               ; preds = %6
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %13 = load i32, ptr %12, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %12, align 4
  br label %15

15:                                               ; preds = %3, %11
  %16 = phi i32 [ 0, %11 ], [ 16, %3 ]
  ret i32 %16
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_wrlock(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2)
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @writing)
  %5 = load i32, ptr %4, align 4
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr %4, align 4
  %7 = cmpxchg ptr %0, i64 0, i64 -9223372036854775808 acquire monotonic, align 8
  %8 = extractvalue { i64, i1 } %7, 1
  br i1 %8, label %26, label %9

9:                                                ; preds = %1
  %10 = tail call i32 @__quotient_thread_number()
  %11 = icmp slt i32 %10, 48
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

13:                                               ; preds = %9
  %14 = add nsw i32 %10, 1
  %15 = zext i32 %14 to i64
  %16 = shl i64 %15, 56
  %17 = atomicrmw or ptr %0, i64 %16 acquire, align 8
  %18 = and i64 %17, -9151595917793558528
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %13
  %21 = cmpxchg ptr %0, i64 %16, i64 -9223372036854775808 acquire monotonic, align 8
  %22 = extractvalue { i64, i1 } %21, 1
  br i1 %22, label %26, label %23

23:                                               ; preds = %20, %13
  %24 = sext i32 %10 to i64
  %25 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %24
  tail call void @__quotient_gate_lock(ptr noundef nonnull %25)
  br label %26

26:                                               ; preds = %1, %20, %23
  ret i32 0
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @pthread_rwlock_trywrlock(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = cmpxchg ptr %0, i64 0, i64 -4611686018427387904 acquire monotonic, align 8
  %3 = extractvalue { i64, i1 } %2, 1
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @writing)
  %6 = load i32, ptr %5, align 4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr %5, align 4
  br label %8

8:                                                ; preds = %1, %4
  %9 = phi i32 [ 0, %4 ], [ 16, %1 ]
  ret i32 %9
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_timedrdlock(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds i64, ptr %1, i64 1
  %4 = load i64, ptr %3, align 8
  %5 = icmp ugt i64 %4, 999999999
  br i1 %5, label %12, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @__quotient_times_out()
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %6
  tail call void @__quotient_time_passes(ptr noundef %1)
  %10 = tail call fastcc i32 @read_late(ptr noundef %0)
  br label %12

11:                                               ; preds = %6
  tail call fastcc void @read_in_time(ptr noundef %0)
  br label %12

12:                                               ; preds = %2, %11, %9
  %13 = phi i32 [ %10, %9 ], [ 0, %11 ], [ 22, %2 ]
  ret i32 %13
}

; Function Attrs: nofree noinline nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i32 @read_late(ptr nocapture noundef %0) unnamed_addr {
  %2 = load atomic i64, ptr %0 monotonic, align 8
  br label %3

3:                                                ; preds = %6, %1
  %4 = phi i64 [ %2, %1 ], [ %10, %6 ]
  %5 = icmp sgt i64 %4, -1
  br i1 %5, label %6, label %15

6:                                                ; preds = %3
  %7 = add i64 %4, 281474976710656
  %8 = cmpxchg ptr %0, i64 %4, i64 %7 acquire monotonic, align 8
  %9 = extractvalue { i64, i1 } %8, 1
  %10 = extractvalue { i64, i1 } %8, 0
  br i1 %9, label %11, label %3

11:                                               ; preds = %6
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %13 = load i32, ptr %12, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %12, align 4
  br label %15

15:                                               ; preds = %3, %11
  %16 = phi i32 [ 0, %11 ], [ 110, %3 ]
  ret i32 %16
}

; Function Attrs: noinline nounwind
define internal fastcc void @read_in_time(ptr nocapture noundef %0) unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %3 = load i32, ptr %2, align 4
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr %2, align 4
  %5 = atomicrmw add ptr %0, i64 281474976710656 acquire, align 8
  %6 = icmp sgt i64 %5, -1
  br i1 %6, label %22, label %7

7:                                                ; preds = %1
  %8 = tail call i32 @__quotient_thread_number()
  %9 = icmp slt i32 %8, 48
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

11:                                               ; preds = %7
  %12 = zext i32 %8 to i64
  %13 = shl nuw i64 1, %12
  %14 = atomicrmw or ptr %0, i64 %13 acquire, align 8
  %15 = icmp sgt i64 %14, -1
  br i1 %15, label %19, label %16

16:                                               ; preds = %11
  %17 = sext i32 %8 to i64
  %18 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %17
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %18)
  br label %22

19:                                               ; preds = %11
  %20 = xor i64 %13, -1
  %21 = atomicrmw and ptr %0, i64 %20 monotonic, align 8
  br label %22

22:                                               ; preds = %1, %16, %19
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_timedwrlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds i64, ptr %1, i64 1
  %4 = load i64, ptr %3, align 8
  %5 = icmp ugt i64 %4, 999999999
  br i1 %5, label %35, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @__quotient_times_out()
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %6
  tail call void @__quotient_time_passes(ptr noundef %1)
  %10 = tail call fastcc i32 @write_late(ptr noundef %0)
  br label %35

11:                                               ; preds = %6
  %12 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  tail call void @__quotient_lock_in_time(ptr noundef nonnull %12)
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @writing)
  %14 = load i32, ptr %13, align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr %13, align 4
  %16 = cmpxchg ptr %0, i64 0, i64 -9223372036854775808 acquire monotonic, align 8
  %17 = extractvalue { i64, i1 } %16, 1
  br i1 %17, label %35, label %18

18:                                               ; preds = %11
  %19 = tail call i32 @__quotient_thread_number()
  %20 = icmp slt i32 %19, 48
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

22:                                               ; preds = %18
  %23 = add nsw i32 %19, 1
  %24 = zext i32 %23 to i64
  %25 = shl i64 %24, 56
  %26 = atomicrmw or ptr %0, i64 %25 acquire, align 8
  %27 = and i64 %26, -9151595917793558528
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %22
  %30 = cmpxchg ptr %0, i64 %25, i64 -9223372036854775808 acquire monotonic, align 8
  %31 = extractvalue { i64, i1 } %30, 1
  br i1 %31, label %35, label %32

32:                                               ; preds = %29, %22
  %33 = sext i32 %19 to i64
  %34 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %33
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %34)
  br label %35

35:                                               ; preds = %32, %29, %11, %2, %9
  %36 = phi i32 [ %10, %9 ], [ 22, %2 ], [ 0, %11 ], [ 0, %29 ], [ 0, %32 ]
  ret i32 %36
}

; Function Attrs: mustprogress nofree noinline nounwind willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc i32 @write_late(ptr nocapture noundef %0) unnamed_addr {
  %2 = cmpxchg ptr %0, i64 0, i64 -4611686018427387904 acquire monotonic, align 8
  %3 = extractvalue { i64, i1 } %2, 1
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @writing)
  %6 = load i32, ptr %5, align 4
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr %5, align 4
  br label %8

8:                                                ; preds = %1, %4
  %9 = phi i32 [ 110, %1 ], [ 0, %4 ]
  ret i32 %9
}

declare void @__quotient_lock_in_time(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_clockrdlock(ptr nocapture noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds i64, ptr %2, i64 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp ugt i64 %5, 999999999
  br i1 %6, label %13, label %7

7:                                                ; preds = %3
  %8 = tail call i32 @__quotient_times_out()
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %7
  tail call void @__quotient_time_passes(ptr noundef %2)
  %11 = tail call fastcc i32 @read_late(ptr noundef %0)
  br label %13

12:                                               ; preds = %7
  tail call fastcc void @read_in_time(ptr noundef %0)
  br label %13

13:                                               ; preds = %3, %10, %12
  %14 = phi i32 [ %11, %10 ], [ 0, %12 ], [ 22, %3 ]
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_clockwrlock(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @pthread_rwlock_timedwrlock(ptr noundef %0, ptr noundef %2)
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @__quotient_rwlock_init(ptr nocapture noundef writeonly %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %1, align 4
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ %5, %4 ], [ 0, %2 ]
  %8 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 3
  store i32 %7, ptr %8, align 8
  store i64 0, ptr %0, align 8
  %9 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  store i32 0, ptr %9, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_rwlock_rdlock(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 3
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %26, label %5

5:                                                ; preds = %1
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %7 = load i32, ptr %6, align 4
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr %6, align 4
  %9 = atomicrmw add ptr %0, i64 281474976710656 acquire, align 8
  %10 = icmp sgt i64 %9, -1
  br i1 %10, label %51, label %11

11:                                               ; preds = %5
  %12 = tail call i32 @__quotient_thread_number()
  %13 = icmp slt i32 %12, 48
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

15:                                               ; preds = %11
  %16 = zext i32 %12 to i64
  %17 = shl nuw i64 1, %16
  %18 = atomicrmw or ptr %0, i64 %17 acquire, align 8
  %19 = icmp sgt i64 %18, -1
  br i1 %19, label %23, label %20

20:                                               ; preds = %15
  %21 = sext i32 %12 to i64
  %22 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %21
  tail call void @__quotient_gate_lock(ptr noundef nonnull %22)
  br label %51

23:                                               ; preds = %15
  %24 = xor i64 %17, -1
  %25 = atomicrmw and ptr %0, i64 %24 monotonic, align 8
  br label %51

26:                                               ; preds = %1
  %27 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  %28 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %27)
  %29 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %30 = load i32, ptr %29, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %29, align 4
  %32 = atomicrmw add ptr %0, i64 281474976710656 acquire, align 8
  %33 = icmp sgt i64 %32, -1
  br i1 %33, label %49, label %34

34:                                               ; preds = %26
  %35 = tail call i32 @__quotient_thread_number()
  %36 = icmp slt i32 %35, 48
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

38:                                               ; preds = %34
  %39 = zext i32 %35 to i64
  %40 = shl nuw i64 1, %39
  %41 = atomicrmw or ptr %0, i64 %40 acquire, align 8
  %42 = icmp sgt i64 %41, -1
  br i1 %42, label %46, label %43

43:                                               ; preds = %38
  %44 = sext i32 %35 to i64
  %45 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %44
  tail call void @__quotient_gate_lock(ptr noundef nonnull %45)
  br label %49

46:                                               ; preds = %38
  %47 = xor i64 %40, -1
  %48 = atomicrmw and ptr %0, i64 %47 monotonic, align 8
  br label %49

49:                                               ; preds = %26, %43, %46
  %50 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %27)
  br label %51

51:                                               ; preds = %23, %20, %5, %49
  %52 = phi i32 [ %50, %49 ], [ 0, %5 ], [ 0, %20 ], [ 0, %23 ]
  ret i32 %52
}

; Function Attrs: nofree nounwind memory(readwrite, inaccessiblemem: none)
define dso_local i32 @__quotient_rwlock_tryrdlock(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 3
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 2
  %5 = select i1 %4, i64 -4683743612465315840, i64 -9223372036854775808
  %6 = load atomic i64, ptr %0 monotonic, align 8
  br label %7

7:                                                ; preds = %11, %1
  %8 = phi i64 [ %6, %1 ], [ %15, %11 ]
  %9 = and i64 %8, %5
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %20

11:                                               ; preds = %7
  %12 = add i64 %8, 281474976710656
  %13 = cmpxchg ptr %0, i64 %8, i64 %12 acquire monotonic, align 8
  %14 = extractvalue { i64, i1 } %13, 1
  %15 = extractvalue { i64, i1 } %13, 0
  br i1 %14, label %16, label %7

16:                                               ; preds = %11
  %17 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %18 = load i32, ptr %17, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %17, align 4
  br label %20

20:                                               ; preds = %7, %16
  %21 = phi i32 [ 0, %16 ], [ 16, %7 ]
  ret i32 %21
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_rwlock_timedrdlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 3
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 2
  %6 = getelementptr inbounds i64, ptr %1, i64 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %7, 999999999
  br i1 %5, label %16, label %9

9:                                                ; preds = %2
  br i1 %8, label %41, label %10

10:                                               ; preds = %9
  %11 = tail call i32 @__quotient_times_out()
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %10
  tail call void @__quotient_time_passes(ptr noundef %1)
  %14 = tail call fastcc i32 @read_late(ptr noundef %0)
  br label %41

15:                                               ; preds = %10
  tail call fastcc void @read_in_time(ptr noundef %0)
  br label %41

16:                                               ; preds = %2
  br i1 %8, label %41, label %17

17:                                               ; preds = %16
  %18 = tail call i32 @__quotient_times_out()
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %38, label %20

20:                                               ; preds = %17
  tail call void @__quotient_time_passes(ptr noundef %1)
  %21 = load i32, ptr %3, align 8
  %22 = icmp eq i32 %21, 2
  %23 = select i1 %22, i64 -4683743612465315840, i64 -9223372036854775808
  %24 = load atomic i64, ptr %0 monotonic, align 8
  br label %25

25:                                               ; preds = %29, %20
  %26 = phi i64 [ %24, %20 ], [ %33, %29 ]
  %27 = and i64 %26, %23
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %41

29:                                               ; preds = %25
  %30 = add i64 %26, 281474976710656
  %31 = cmpxchg ptr %0, i64 %26, i64 %30 acquire monotonic, align 8
  %32 = extractvalue { i64, i1 } %31, 1
  %33 = extractvalue { i64, i1 } %31, 0
  br i1 %32, label %34, label %25

34:                                               ; preds = %29
  %35 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %36 = load i32, ptr %35, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %35, align 4
  br label %41

38:                                               ; preds = %17
  %39 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  tail call void @__quotient_lock_in_time(ptr noundef nonnull %39)
  tail call fastcc void @read_in_time(ptr noundef %0)
  %40 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %39)
  br label %41

41:                                               ; preds = %25, %34, %15, %13, %9, %16, %38
  %42 = phi i32 [ %40, %38 ], [ 22, %16 ], [ %14, %13 ], [ 0, %15 ], [ 22, %9 ], [ 0, %34 ], [ 110, %25 ]
  ret i32 %42
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_rwlock_clockrdlock(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @__quotient_rwlock_timedrdlock(ptr noundef %0, ptr noundef %2)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_unlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @writing)
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %51, label %5

5:                                                ; preds = %1
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %5
  %10 = atomicrmw or ptr %0, i64 0 monotonic, align 8
  %11 = icmp sgt i64 %10, -1
  br i1 %11, label %51, label %12

12:                                               ; preds = %9, %5
  %13 = atomicrmw and ptr %0, i64 4611404543450677248 release, align 8
  %14 = icmp sgt i64 %13, -1
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  tail call fastcc void @not_held()
  unreachable

16:                                               ; preds = %12
  %17 = load i32, ptr %2, align 4
  %18 = add nsw i32 %17, -1
  store i32 %18, ptr %2, align 4
  %19 = and i64 %13, 281474976710655
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %29, label %21

21:                                               ; preds = %16, %21
  %22 = phi i64 [ %27, %21 ], [ %19, %16 ]
  %23 = tail call i64 @llvm.cttz.i64(i64 %22, i1 true)
  %24 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %23
  %25 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %24)
  %26 = add i64 %22, -1
  %27 = and i64 %26, %22
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %21

29:                                               ; preds = %21, %16
  %30 = and i64 %13, 4611686018427387904
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  %34 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %33)
  br label %80

35:                                               ; preds = %29
  %36 = and i64 %13, 71776119061217280
  %37 = icmp ne i64 %36, 0
  %38 = and i64 %13, 4539628424389459968
  %39 = icmp eq i64 %38, 0
  %40 = or i1 %37, %39
  br i1 %40, label %80, label %41

41:                                               ; preds = %35
  %42 = and i64 %13, 4611404543450677248
  %43 = cmpxchg ptr %0, i64 %42, i64 -9223372036854775808 acquire monotonic, align 8
  %44 = extractvalue { i64, i1 } %43, 1
  br i1 %44, label %45, label %80

45:                                               ; preds = %41
  %46 = lshr i64 %13, 56
  %47 = and i64 %46, 63
  %48 = add nsw i64 %47, -1
  %49 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %48
  %50 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %49)
  br label %80

51:                                               ; preds = %9, %1
  %52 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  tail call fastcc void @not_held()
  unreachable

56:                                               ; preds = %51
  %57 = add nsw i32 %53, -1
  store i32 %57, ptr %52, align 4
  %58 = atomicrmw sub ptr %0, i64 281474976710656 release, align 8
  %59 = icmp slt i64 %58, 0
  %60 = and i64 %58, 71776119061217280
  %61 = icmp eq i64 %60, 0
  %62 = or i1 %59, %61
  br i1 %62, label %63, label %64

63:                                               ; preds = %56
  tail call fastcc void @not_held()
  unreachable

64:                                               ; preds = %56
  %65 = add i64 %58, -281474976710656
  %66 = and i64 %65, 71776119061217280
  %67 = icmp ne i64 %66, 0
  %68 = and i64 %65, 4539628424389459968
  %69 = icmp eq i64 %68, 0
  %70 = or i1 %67, %69
  br i1 %70, label %80, label %71

71:                                               ; preds = %64
  %72 = cmpxchg ptr %0, i64 %65, i64 -9223372036854775808 acquire monotonic, align 8
  %73 = extractvalue { i64, i1 } %72, 1
  br i1 %73, label %74, label %80

74:                                               ; preds = %71
  %75 = lshr i64 %65, 56
  %76 = and i64 %75, 63
  %77 = add nsw i64 %76, -1
  %78 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %77
  %79 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %78)
  br label %80

80:                                               ; preds = %74, %71, %64, %45, %41, %35, %32
  %81 = phi i32 [ %34, %32 ], [ 0, %35 ], [ 0, %41 ], [ 0, %45 ], [ 0, %64 ], [ 0, %71 ], [ 0, %74 ]
  ret i32 %81
}

; Function Attrs: noreturn nounwind
define internal fastcc void @not_held() unnamed_addr {
  tail call void @__quotient_misused_lock(ptr noundef nonnull @.str.7)
  unreachable
}

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds i64, ptr %1, i64 1
  %4 = load i64, ptr %3, align 8
  %5 = icmp ugt i64 %4, 999999999
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  %7 = tail call i32 @pthread_mutex_trylock(ptr noundef %0)
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i32 0, i32 22
  br label %18

10:                                               ; preds = %2
  %11 = tail call i32 @__quotient_times_out()
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %17, label %13

13:                                               ; preds = %10
  tail call void @__quotient_time_passes(ptr noundef %1)
  %14 = tail call i32 @pthread_mutex_trylock(ptr noundef %0)
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 0, i32 110
  br label %18

17:                                               ; preds = %10
  tail call void @__quotient_lock_in_time(ptr noundef %0)
  br label %18

18:                                               ; preds = %17, %13, %6
  %19 = phi i32 [ %16, %13 ], [ 0, %17 ], [ %9, %6 ]
  ret i32 %19
}

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_clocklock(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds i64, ptr %2, i64 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp ugt i64 %5, 999999999
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = tail call i32 @pthread_mutex_trylock(ptr noundef %0)
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, i32 0, i32 22
  br label %19

11:                                               ; preds = %3
  %12 = tail call i32 @__quotient_times_out()
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  tail call void @__quotient_time_passes(ptr noundef %2)
  %15 = tail call i32 @pthread_mutex_trylock(ptr noundef %0)
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, i32 0, i32 110
  br label %19

18:                                               ; preds = %11
  tail call void @__quotient_lock_in_time(ptr noundef %0)
  br label %19

19:                                               ; preds = %7, %14, %18
  %20 = phi i32 [ %17, %14 ], [ 0, %18 ], [ %10, %7 ]
  ret i32 %20
}

; Function Attrs: nounwind
define dso_local i64 @syscall(i64 noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2)
  call void @llvm.va_start(ptr nonnull %2)
  switch i64 %0, label %260 [
    i64 186, label %3
    i64 178, label %3
    i64 202, label %6
    i64 98, label %6
    i64 39, label %225
    i64 172, label %225
    i64 318, label %228
    i64 278, label %228
    i64 35, label %261
    i64 101, label %261
    i64 24, label %261
    i64 124, label %261
    i64 324, label %261
    i64 283, label %261
  ]

3:                                                ; preds = %1, %1
  %4 = call i32 @gettid()
  %5 = sext i32 %4 to i64
  br label %261

6:                                                ; preds = %1, %1
  %7 = load i32, ptr %2, align 16
  %8 = icmp ult i32 %7, 41
  br i1 %8, label %9, label %15

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %11 = load ptr, ptr %10, align 16
  %12 = sext i32 %7 to i64
  %13 = getelementptr i8, ptr %11, i64 %12
  %14 = add i32 %7, 8
  store i32 %14, ptr %2, align 16
  br label %19

15:                                               ; preds = %6
  %16 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr i8, ptr %17, i64 8
  store ptr %18, ptr %16, align 8
  br label %19

19:                                               ; preds = %15, %9
  %20 = phi ptr [ %13, %9 ], [ %17, %15 ]
  %21 = load ptr, ptr %20, align 8
  %22 = load i32, ptr %2, align 16
  %23 = icmp ult i32 %22, 41
  br i1 %23, label %24, label %30

24:                                               ; preds = %19
  %25 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %26 = load ptr, ptr %25, align 16
  %27 = sext i32 %22 to i64
  %28 = getelementptr i8, ptr %26, i64 %27
  %29 = add i32 %22, 8
  store i32 %29, ptr %2, align 16
  br label %34

30:                                               ; preds = %19
  %31 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr i8, ptr %32, i64 8
  store ptr %33, ptr %31, align 8
  br label %34

34:                                               ; preds = %30, %24
  %35 = phi ptr [ %28, %24 ], [ %32, %30 ]
  %36 = load i32, ptr %35, align 4
  %37 = load i32, ptr %2, align 16
  %38 = icmp ult i32 %37, 41
  br i1 %38, label %39, label %45

39:                                               ; preds = %34
  %40 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %41 = load ptr, ptr %40, align 16
  %42 = sext i32 %37 to i64
  %43 = getelementptr i8, ptr %41, i64 %42
  %44 = add i32 %37, 8
  store i32 %44, ptr %2, align 16
  br label %49

45:                                               ; preds = %34
  %46 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr i8, ptr %47, i64 8
  store ptr %48, ptr %46, align 8
  br label %49

49:                                               ; preds = %45, %39
  %50 = phi ptr [ %43, %39 ], [ %47, %45 ]
  %51 = load i32, ptr %50, align 4
  %52 = and i32 %36, -385
  switch i32 %52, label %224 [
    i32 0, label %53
    i32 9, label %70
    i32 1, label %87
    i32 10, label %87
    i32 3, label %89
    i32 4, label %89
  ]

53:                                               ; preds = %49
  %54 = load i32, ptr %2, align 16
  %55 = icmp ult i32 %54, 41
  br i1 %55, label %56, label %62

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %58 = load ptr, ptr %57, align 16
  %59 = sext i32 %54 to i64
  %60 = getelementptr i8, ptr %58, i64 %59
  %61 = add i32 %54, 8
  store i32 %61, ptr %2, align 16
  br label %66

62:                                               ; preds = %53
  %63 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr i8, ptr %64, i64 8
  store ptr %65, ptr %63, align 8
  br label %66

66:                                               ; preds = %62, %56
  %67 = phi ptr [ %60, %56 ], [ %64, %62 ]
  %68 = load ptr, ptr %67, align 8
  %69 = call fastcc i64 @futex_wait(ptr noundef %21, i32 noundef %51, ptr noundef %68, ptr noundef nonnull @timed_out_in)
  br label %261

70:                                               ; preds = %49
  %71 = load i32, ptr %2, align 16
  %72 = icmp ult i32 %71, 41
  br i1 %72, label %73, label %79

73:                                               ; preds = %70
  %74 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %75 = load ptr, ptr %74, align 16
  %76 = sext i32 %71 to i64
  %77 = getelementptr i8, ptr %75, i64 %76
  %78 = add i32 %71, 8
  store i32 %78, ptr %2, align 16
  br label %83

79:                                               ; preds = %70
  %80 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr i8, ptr %81, i64 8
  store ptr %82, ptr %80, align 8
  br label %83

83:                                               ; preds = %79, %73
  %84 = phi ptr [ %77, %73 ], [ %81, %79 ]
  %85 = load ptr, ptr %84, align 8
  %86 = call fastcc i64 @futex_wait(ptr noundef %21, i32 noundef %51, ptr noundef %85, ptr noundef nonnull @timed_out)
  br label %261

87:                                               ; preds = %49, %49
  %88 = call fastcc i64 @futex_wake(ptr noundef %21, i32 noundef %51)
  br label %261

89:                                               ; preds = %49, %49
  %90 = load i32, ptr %2, align 16
  %91 = icmp ult i32 %90, 41
  br i1 %91, label %92, label %98

92:                                               ; preds = %89
  %93 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %94 = load ptr, ptr %93, align 16
  %95 = sext i32 %90 to i64
  %96 = getelementptr i8, ptr %94, i64 %95
  %97 = add i32 %90, 8
  store i32 %97, ptr %2, align 16
  br label %102

98:                                               ; preds = %89
  %99 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr i8, ptr %100, i64 8
  store ptr %101, ptr %99, align 8
  br label %102

102:                                              ; preds = %98, %92
  %103 = phi ptr [ %96, %92 ], [ %100, %98 ]
  %104 = load i64, ptr %103, align 8
  %105 = trunc i64 %104 to i32
  %106 = load i32, ptr %2, align 16
  %107 = icmp ult i32 %106, 41
  br i1 %107, label %108, label %114

108:                                              ; preds = %102
  %109 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %110 = load ptr, ptr %109, align 16
  %111 = sext i32 %106 to i64
  %112 = getelementptr i8, ptr %110, i64 %111
  %113 = add i32 %106, 8
  store i32 %113, ptr %2, align 16
  br label %118

114:                                              ; preds = %102
  %115 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr i8, ptr %116, i64 8
  store ptr %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %114, %108
  %119 = phi ptr [ %112, %108 ], [ %116, %114 ]
  %120 = load ptr, ptr %119, align 8
  %121 = icmp eq i32 %52, 4
  br i1 %121, label %122, label %142

122:                                              ; preds = %118
  %123 = load atomic i32, ptr %21 seq_cst, align 4
  %124 = load i32, ptr %2, align 16
  %125 = icmp ult i32 %124, 41
  br i1 %125, label %126, label %132

126:                                              ; preds = %122
  %127 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %128 = load ptr, ptr %127, align 16
  %129 = sext i32 %124 to i64
  %130 = getelementptr i8, ptr %128, i64 %129
  %131 = add i32 %124, 8
  store i32 %131, ptr %2, align 16
  br label %136

132:                                              ; preds = %122
  %133 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr i8, ptr %134, i64 8
  store ptr %135, ptr %133, align 8
  br label %136

136:                                              ; preds = %132, %126
  %137 = phi ptr [ %130, %126 ], [ %134, %132 ]
  %138 = load i32, ptr %137, align 4
  %139 = icmp eq i32 %123, %138
  br i1 %139, label %142, label %140

140:                                              ; preds = %136
  %141 = call ptr @__errno_location()
  store i32 11, ptr %141, align 4
  br label %261

142:                                              ; preds = %136, %118
  call void @__quotient_barrier()
  %143 = load atomic i64, ptr @futex_waiters seq_cst, align 8
  %144 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @waited_as)
  %145 = load i64, ptr %144, align 8
  %146 = xor i64 %145, -1
  %147 = and i64 %143, %146
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %164, label %149

149:                                              ; preds = %142, %149
  %150 = phi i64 [ %162, %149 ], [ %147, %142 ]
  %151 = phi i64 [ %160, %149 ], [ 0, %142 ]
  %152 = call i64 @llvm.cttz.i64(i64 %150, i1 true)
  %153 = getelementptr inbounds [64 x ptr], ptr @futex_words, i64 0, i64 %152
  %154 = load atomic i64, ptr %153 seq_cst, align 8
  %155 = inttoptr i64 %154 to ptr
  %156 = icmp eq ptr %21, %155
  %157 = sub i64 0, %150
  %158 = and i64 %150, %157
  %159 = select i1 %156, i64 %158, i64 0
  %160 = or i64 %159, %151
  %161 = add i64 %150, -1
  %162 = and i64 %161, %150
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %164, label %149

164:                                              ; preds = %149, %142
  %165 = phi i64 [ 0, %142 ], [ %160, %149 ]
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %261, label %167

167:                                              ; preds = %164
  %168 = ptrtoint ptr %21 to i64
  %169 = ptrtoint ptr %120 to i64
  br label %170

170:                                              ; preds = %215, %167
  %171 = phi i32 [ 0, %167 ], [ %217, %215 ]
  %172 = phi i32 [ 0, %167 ], [ %216, %215 ]
  %173 = phi i64 [ %165, %167 ], [ %199, %215 ]
  %174 = icmp sgt i32 %51, %171
  %175 = icmp slt i32 %172, %105
  %176 = select i1 %174, i1 true, i1 %175
  br i1 %176, label %177, label %219

177:                                              ; preds = %170
  br i1 %174, label %178, label %193

178:                                              ; preds = %177
  %179 = call i64 @llvm.ctpop.i64(i64 %173)
  %180 = trunc i64 %179 to i32
  %181 = sub nsw i32 %51, %171
  %182 = icmp slt i32 %181, %180
  br i1 %182, label %183, label %193

183:                                              ; preds = %178
  %184 = call i32 @__quotient_choose(i32 noundef %180, ptr noundef nonnull @.str.6)
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %193, label %186

186:                                              ; preds = %183, %186
  %187 = phi i32 [ %191, %186 ], [ %184, %183 ]
  %188 = phi i64 [ %190, %186 ], [ %173, %183 ]
  %189 = add i64 %188, -1
  %190 = and i64 %189, %188
  %191 = add nsw i32 %187, -1
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %186

193:                                              ; preds = %186, %183, %177, %178
  %194 = phi i64 [ %173, %178 ], [ %173, %177 ], [ %173, %183 ], [ %190, %186 ]
  %195 = sub i64 0, %194
  %196 = and i64 %194, %195
  %197 = call i64 @llvm.cttz.i64(i64 %196, i1 true)
  %198 = xor i64 %196, -1
  %199 = and i64 %173, %198
  %200 = getelementptr inbounds [64 x ptr], ptr @futex_words, i64 0, i64 %197
  br i1 %174, label %206, label %201

201:                                              ; preds = %193
  %202 = cmpxchg ptr %200, i64 %168, i64 %169 seq_cst seq_cst, align 8
  %203 = extractvalue { i64, i1 } %202, 1
  %204 = zext i1 %203 to i32
  %205 = add nsw i32 %172, %204
  br label %215

206:                                              ; preds = %193
  %207 = cmpxchg ptr %200, i64 %168, i64 0 seq_cst seq_cst, align 8
  %208 = extractvalue { i64, i1 } %207, 1
  br i1 %208, label %209, label %212

209:                                              ; preds = %206
  %210 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %197
  %211 = call i32 @__quotient_gate_release(ptr noundef nonnull %210)
  br label %212

212:                                              ; preds = %209, %206
  %213 = phi i32 [ 1, %209 ], [ 0, %206 ]
  %214 = add nsw i32 %213, %171
  br label %215

215:                                              ; preds = %212, %201
  %216 = phi i32 [ %205, %201 ], [ %172, %212 ]
  %217 = phi i32 [ %171, %201 ], [ %214, %212 ]
  %218 = icmp eq i64 %199, 0
  br i1 %218, label %219, label %170

219:                                              ; preds = %215, %170
  %220 = phi i32 [ %172, %170 ], [ %216, %215 ]
  %221 = phi i32 [ %171, %170 ], [ %217, %215 ]
  %222 = add nsw i32 %221, %220
  %223 = sext i32 %222 to i64
  br label %261

224:                                              ; preds = %49
  call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable

225:                                              ; preds = %1, %1
  %226 = call i32 @getpid()
  %227 = sext i32 %226 to i64
  br label %261

228:                                              ; preds = %1, %1
  %229 = load i32, ptr %2, align 16
  %230 = icmp ult i32 %229, 41
  br i1 %230, label %231, label %237

231:                                              ; preds = %228
  %232 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %233 = load ptr, ptr %232, align 16
  %234 = sext i32 %229 to i64
  %235 = getelementptr i8, ptr %233, i64 %234
  %236 = add i32 %229, 8
  store i32 %236, ptr %2, align 16
  br label %241

237:                                              ; preds = %228
  %238 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %239 = load ptr, ptr %238, align 8
  %240 = getelementptr i8, ptr %239, i64 8
  store ptr %240, ptr %238, align 8
  br label %241

241:                                              ; preds = %237, %231
  %242 = phi ptr [ %235, %231 ], [ %239, %237 ]
  %243 = load ptr, ptr %242, align 8
  %244 = load i32, ptr %2, align 16
  %245 = icmp ult i32 %244, 41
  br i1 %245, label %246, label %252

246:                                              ; preds = %241
  %247 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %248 = load ptr, ptr %247, align 16
  %249 = sext i32 %244 to i64
  %250 = getelementptr i8, ptr %248, i64 %249
  %251 = add i32 %244, 8
  store i32 %251, ptr %2, align 16
  br label %256

252:                                              ; preds = %241
  %253 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %254 = load ptr, ptr %253, align 8
  %255 = getelementptr i8, ptr %254, i64 8
  store ptr %255, ptr %253, align 8
  br label %256

256:                                              ; preds = %252, %246
  %257 = phi ptr [ %250, %246 ], [ %254, %252 ]
  %258 = load i64, ptr %257, align 8
  %259 = call i64 @getrandom(ptr noundef %243, i64 noundef %258, i32 noundef 0)
  br label %261

260:                                              ; preds = %1
  call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
  unreachable

261:                                              ; preds = %219, %164, %1, %1, %1, %1, %1, %1, %66, %83, %87, %140, %256, %225, %3
  %262 = phi i64 [ %259, %256 ], [ %227, %225 ], [ %5, %3 ], [ %88, %87 ], [ %86, %83 ], [ %69, %66 ], [ -1, %140 ], [ 0, %1 ], [ 0, %1 ], [ 0, %1 ], [ 0, %1 ], [ 0, %1 ], [ 0, %1 ], [ %223, %219 ], [ 0, %164 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2)
  ret i64 %262
}

declare i32 @gettid() local_unnamed_addr

; Function Attrs: nounwind
define internal fastcc i64 @futex_wait(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = icmp eq ptr %2, null
  br i1 %5, label %20, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds i64, ptr %2, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = icmp ugt i64 %8, 999999999
  br i1 %9, label %10, label %12

10:                                               ; preds = %6
  %11 = tail call ptr @__errno_location()
  store i32 22, ptr %11, align 4
  br label %49

12:                                               ; preds = %6
  %13 = tail call i32 %3(ptr noundef nonnull %2) #17
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %20, label %15

15:                                               ; preds = %12
  %16 = load atomic i32, ptr %0 seq_cst, align 4
  %17 = icmp eq i32 %16, %1
  %18 = select i1 %17, i32 110, i32 11
  %19 = tail call ptr @__errno_location()
  store i32 %18, ptr %19, align 4
  br label %49

20:                                               ; preds = %4, %12
  %21 = tail call i32 @__quotient_thread_number()
  %22 = icmp slt i32 %21, 64
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

24:                                               ; preds = %20
  %25 = sext i32 %21 to i64
  %26 = getelementptr inbounds [64 x ptr], ptr @futex_words, i64 0, i64 %25
  %27 = ptrtoint ptr %0 to i64
  store atomic i64 %27, ptr %26 seq_cst, align 8
  %28 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @waited_as)
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %35

31:                                               ; preds = %24
  %32 = zext i32 %21 to i64
  %33 = shl nuw i64 1, %32
  store i64 %33, ptr %28, align 8
  %34 = atomicrmw add ptr @futex_waiters, i64 %33 seq_cst, align 8
  br label %35

35:                                               ; preds = %31, %24
  tail call void @__quotient_barrier()
  %36 = load atomic i32, ptr %0 seq_cst, align 4
  %37 = icmp eq i32 %36, %1
  br i1 %37, label %45, label %38

38:                                               ; preds = %35
  %39 = atomicrmw xchg ptr %26, i64 0 seq_cst, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %38
  %42 = tail call ptr @__errno_location()
  store i32 11, ptr %42, align 4
  br label %49

43:                                               ; preds = %38
  %44 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %25
  tail call void @__quotient_gate_lock(ptr noundef nonnull %44)
  br label %49

45:                                               ; preds = %35
  %46 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %25
  br i1 %5, label %48, label %47

47:                                               ; preds = %45
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %46)
  br label %49

48:                                               ; preds = %45
  tail call void @__quotient_gate_lock(ptr noundef nonnull %46)
  br label %49

49:                                               ; preds = %41, %43, %48, %47, %15, %10
  %50 = phi i64 [ -1, %15 ], [ -1, %10 ], [ -1, %41 ], [ 0, %43 ], [ 0, %48 ], [ 0, %47 ]
  ret i64 %50
}

; Function Attrs: nounwind
define internal i32 @timed_out_in(ptr nocapture noundef readonly %0) {
  %2 = alloca [2 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2)
  %3 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %2)
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %2, align 16
  %6 = add nsw i64 %5, %4
  store i64 %6, ptr %2, align 16
  %7 = getelementptr inbounds i64, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, %8
  store i64 %11, ptr %9, align 8
  %12 = icmp sgt i64 %11, 999999999
  br i1 %12, label %13, label %16

13:                                               ; preds = %1
  %14 = add nsw i64 %6, 1
  store i64 %14, ptr %2, align 16
  %15 = add nsw i64 %11, -1000000000
  store i64 %15, ptr %9, align 8
  br label %16

16:                                               ; preds = %13, %1
  %17 = call i32 @__quotient_times_out()
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  call void @__quotient_time_passes(ptr noundef nonnull %2)
  br label %20

20:                                               ; preds = %16, %19
  %21 = phi i32 [ 1, %19 ], [ 0, %16 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2)
  ret i32 %21
}

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

declare i32 @getpid() local_unnamed_addr

declare i64 @getrandom(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @cnd_init(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  store i64 0, ptr %0, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local void @cnd_destroy(ptr nocapture noundef %0) local_unnamed_addr {
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @cnd_signal(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load atomic i64, ptr %0 monotonic, align 8
  br label %3

3:                                                ; preds = %30, %1
  %4 = phi i64 [ %2, %1 ], [ %31, %30 ]
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %32, label %6

6:                                                ; preds = %3
  %7 = tail call i64 @llvm.ctpop.i64(i64 %4)
  %8 = trunc i64 %7 to i32
  %9 = tail call i32 @__quotient_choose(i32 noundef %8, ptr noundef nonnull @.str.6)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %6, %11
  %12 = phi i32 [ %16, %11 ], [ %9, %6 ]
  %13 = phi i64 [ %15, %11 ], [ %4, %6 ]
  %14 = add i64 %13, -1
  %15 = and i64 %14, %13
  %16 = add nsw i32 %12, -1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %11

18:                                               ; preds = %11, %6
  %19 = phi i64 [ %4, %6 ], [ %15, %11 ]
  %20 = sub i64 0, %19
  %21 = and i64 %19, %20
  %22 = xor i64 %21, -1
  %23 = atomicrmw and ptr %0, i64 %22 monotonic, align 8
  %24 = and i64 %23, %21
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %30, label %26

26:                                               ; preds = %18
  %27 = tail call i64 @llvm.cttz.i64(i64 %21, i1 true)
  %28 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %27
  %29 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %28)
  br label %30

30:                                               ; preds = %26, %18
  %31 = phi i64 [ %4, %26 ], [ %23, %18 ]
  br i1 %25, label %3, label %32

32:                                               ; preds = %3, %30
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @cnd_broadcast(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = atomicrmw xchg ptr %0, i64 0 monotonic, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %1, %4
  %5 = phi i64 [ %10, %4 ], [ %2, %1 ]
  %6 = tail call i64 @llvm.cttz.i64(i64 %5, i1 true)
  %7 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %6
  %8 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %7)
  %9 = add i64 %5, -1
  %10 = and i64 %9, %5
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %4

12:                                               ; preds = %4, %1
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @cnd_wait(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq i32 %3, 0
  %5 = icmp eq i32 %3, 110
  %6 = select i1 %5, i32 4, i32 2
  %7 = select i1 %4, i32 0, i32 %6
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @cnd_timedwait(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  %6 = icmp eq i32 %4, 110
  %7 = select i1 %6, i32 4, i32 2
  %8 = select i1 %5, i32 0, i32 %7
  ret i32 %8
}

; Function Attrs: nounwind
define dso_local i32 @mtx_timedlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_lock_until(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq i32 %3, 0
  %5 = icmp eq i32 %3, 110
  %6 = select i1 %5, i32 4, i32 2
  %7 = select i1 %4, i32 0, i32 %6
  ret i32 %7
}

declare i32 @__quotient_lock_until(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @call_once(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = tail call i32 @pthread_once(ptr noundef %0, ptr noundef %1)
  ret void
}

declare i32 @__quotient_thread_number() local_unnamed_addr

declare i32 @__quotient_unlock_to_wait(ptr noundef) local_unnamed_addr

; Function Attrs: noinline nounwind
define internal fastcc void @turn_back(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr {
  %3 = zext i32 %1 to i64
  %4 = shl nuw i64 1, %3
  %5 = xor i64 %4, -1
  %6 = atomicrmw and ptr %0, i64 %5 seq_cst, align 8
  %7 = and i64 %6, %4
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %42

9:                                                ; preds = %2
  %10 = sext i32 %1 to i64
  %11 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %10
  tail call void @__quotient_gate_lock(ptr noundef nonnull %11)
  %12 = load atomic i64, ptr %0 monotonic, align 8
  br label %13

13:                                               ; preds = %40, %9
  %14 = phi i64 [ %12, %9 ], [ %41, %40 ]
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %42, label %16

16:                                               ; preds = %13
  %17 = tail call i64 @llvm.ctpop.i64(i64 %14)
  %18 = trunc i64 %17 to i32
  %19 = tail call i32 @__quotient_choose(i32 noundef %18, ptr noundef nonnull @.str.6)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %28, label %21

21:                                               ; preds = %16, %21
  %22 = phi i32 [ %26, %21 ], [ %19, %16 ]
  %23 = phi i64 [ %25, %21 ], [ %14, %16 ]
  %24 = add i64 %23, -1
  %25 = and i64 %24, %23
  %26 = add nsw i32 %22, -1
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %21

28:                                               ; preds = %21, %16
  %29 = phi i64 [ %14, %16 ], [ %25, %21 ]
  %30 = sub i64 0, %29
  %31 = and i64 %29, %30
  %32 = xor i64 %31, -1
  %33 = atomicrmw and ptr %0, i64 %32 monotonic, align 8
  %34 = and i64 %33, %31
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %40, label %36

36:                                               ; preds = %28
  %37 = tail call i64 @llvm.cttz.i64(i64 %31, i1 true)
  %38 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %37
  %39 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %38)
  br label %40

40:                                               ; preds = %36, %28
  %41 = phi i64 [ %14, %36 ], [ %33, %28 ]
  br i1 %35, label %13, label %42

42:                                               ; preds = %40, %13, %2
  ret void
}

declare i32 @__quotient_spurious_wakeups() local_unnamed_addr

declare i32 @__quotient_choose(i32 noundef, ptr noundef) local_unnamed_addr

declare i32 @__quotient_times_out() local_unnamed_addr

declare void @__quotient_time_passes(ptr noundef) local_unnamed_addr

declare void @__quotient_gate_lock_in_time(ptr noundef) local_unnamed_addr

declare ptr @__errno_location() local_unnamed_addr

declare ptr @malloc(i64 noundef) local_unnamed_addr

declare i64 @strlen(ptr noundef) local_unnamed_addr

declare ptr @strcpy(ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @strcmp(ptr noundef, ptr noundef) local_unnamed_addr

declare void @__quotient_barrier() local_unnamed_addr

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)



