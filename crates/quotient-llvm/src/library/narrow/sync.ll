target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

%struct.semaphore = type { i64, i32, i32 }
%struct.named = type { %struct.semaphore, ptr, i32, i32, [0 x i8], [4 x i8] }
%struct.rwlock = type { i64, i32, [3 x i32], i8, [7 x i8] }

@__quotient_gates = dso_local global [64 x i32] [i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647], align 4
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
@__quotient_named = internal unnamed_addr global ptr null, align 4
@.str.7 = private unnamed_addr constant [58 x i8] c"unlock of a read-write lock that the thread does not hold\00", align 1
@futex_waiters = internal global i64 0, align 8
@waited_as = internal thread_local global i64 0, align 8
@futex_words = internal global [64 x ptr] zeroinitializer, align 4

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
  br label %32

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
  br i1 %27, label %28, label %30

28:                                               ; preds = %20, %16, %13, %23
  %29 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %3
  tail call void @__quotient_gate_lock(ptr noundef nonnull %29)
  br label %30

30:                                               ; preds = %28, %23
  %31 = tail call i32 @__quotient_lock_again(ptr noundef %1)
  br label %32

32:                                               ; preds = %12, %30
  %33 = phi i32 [ %31, %30 ], [ %10, %12 ]
  ret i32 %33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare i32 @__quotient_lock_again(ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_timedwait(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds i32, ptr %2, i32 1
  %5 = load i32, ptr %4, align 4
  %6 = icmp ugt i32 %5, 999999999
  br i1 %6, label %33, label %7

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
  br label %33

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
  br label %33

30:                                               ; preds = %23
  %31 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %20
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %31)
  %32 = tail call i32 @__quotient_lock_again(ptr noundef %1)
  br label %33

33:                                               ; preds = %29, %30, %3, %15
  %34 = phi i32 [ %18, %15 ], [ 22, %3 ], [ %32, %30 ], [ %27, %29 ]
  ret i32 %34
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

3:                                                ; preds = %31, %1
  %4 = phi i64 [ %2, %1 ], [ %32, %31 ]
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %33, label %6

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
  br i1 %25, label %31, label %26

26:                                               ; preds = %18
  %27 = tail call i64 @llvm.cttz.i64(i64 %21, i1 true)
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %28
  %30 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %29)
  br label %31

31:                                               ; preds = %18, %26
  %32 = phi i64 [ %4, %26 ], [ %23, %18 ]
  br i1 %25, label %3, label %33

33:                                               ; preds = %3, %31
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_broadcast(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = atomicrmw xchg ptr %0, i64 0 monotonic, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %13, label %4

4:                                                ; preds = %1, %4
  %5 = phi i64 [ %11, %4 ], [ %2, %1 ]
  %6 = tail call i64 @llvm.cttz.i64(i64 %5, i1 true)
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %7
  %9 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %8)
  %10 = add i64 %5, -1
  %11 = and i64 %10, %5
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %4

13:                                               ; preds = %4, %1
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
  %9 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 1
  store i32 0, ptr %9, align 8
  %10 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 2
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
  %5 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 2
  tail call void @__quotient_gate_lock(ptr noundef nonnull %5)
  %6 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 1
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
  %10 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 1
  %11 = atomicrmw add ptr %10, i32 1 release, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 2
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
  %3 = getelementptr inbounds i32, ptr %1, i32 1
  %4 = load i32, ptr %3, align 4
  %5 = icmp ugt i32 %4, 999999999
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
  %5 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 2
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %5)
  %6 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 1
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
  %4 = getelementptr inbounds i32, ptr %2, i32 1
  %5 = load i32, ptr %4, align 4
  %6 = icmp ugt i32 %5, 999999999
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
  %3 = alloca ptr, align 4
  %4 = and i32 %1, 64
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  call void @llvm.va_start(ptr nonnull %3)
  %7 = load ptr, ptr %3, align 4
  %8 = getelementptr inbounds i8, ptr %7, i32 4
  %9 = getelementptr inbounds i8, ptr %7, i32 8
  store ptr %9, ptr %3, align 4
  %10 = load i32, ptr %8, align 4
  call void @llvm.va_end(ptr %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  br label %11

11:                                               ; preds = %6, %2
  %12 = phi i32 [ %10, %6 ], [ 0, %2 ]
  %13 = call i32 @pthread_mutex_lock(ptr noundef nonnull @__quotient_naming)
  %14 = load ptr, ptr @__quotient_named, align 4
  %15 = icmp eq ptr %14, null
  br i1 %15, label %27, label %16

16:                                               ; preds = %11, %22
  %17 = phi ptr [ %25, %22 ], [ %14, %11 ]
  %18 = phi ptr [ %24, %22 ], [ @__quotient_named, %11 ]
  %19 = getelementptr inbounds %struct.named, ptr %17, i32 0, i32 4
  %20 = call i32 @strcmp(ptr noundef nonnull %19, ptr noundef %0)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %27, label %22

22:                                               ; preds = %16
  %23 = load ptr, ptr %18, align 4
  %24 = getelementptr inbounds %struct.named, ptr %23, i32 0, i32 1
  %25 = load ptr, ptr %24, align 4
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %16

27:                                               ; preds = %22, %16, %11
  %28 = phi ptr [ @__quotient_named, %11 ], [ %18, %16 ], [ %24, %22 ]
  %29 = load ptr, ptr %28, align 4
  %30 = icmp eq ptr %29, null
  %31 = and i32 %1, 192
  %32 = icmp ne i32 %31, 192
  %33 = or i1 %32, %30
  br i1 %33, label %34, label %56

34:                                               ; preds = %27
  br i1 %30, label %35, label %50

35:                                               ; preds = %34
  br i1 %5, label %56, label %36

36:                                               ; preds = %35
  %37 = icmp slt i32 %12, 0
  br i1 %37, label %56, label %38

38:                                               ; preds = %36
  %39 = call i32 @strlen(ptr noundef %0)
  %40 = add i32 %39, 33
  %41 = call ptr @malloc(i32 noundef %40)
  %42 = zext i32 %12 to i64
  store i64 %42, ptr %41, align 8
  %43 = getelementptr inbounds %struct.semaphore, ptr %41, i32 0, i32 1
  store i32 0, ptr %43, align 8
  %44 = getelementptr inbounds %struct.semaphore, ptr %41, i32 0, i32 2
  store i32 2147483647, ptr %44, align 4
  %45 = getelementptr inbounds %struct.named, ptr %41, i32 0, i32 1
  store ptr null, ptr %45, align 8
  %46 = getelementptr inbounds %struct.named, ptr %41, i32 0, i32 3
  store i32 0, ptr %46, align 8
  %47 = getelementptr inbounds %struct.named, ptr %41, i32 0, i32 2
  store i32 0, ptr %47, align 4
  %48 = getelementptr inbounds %struct.named, ptr %41, i32 0, i32 4
  %49 = call ptr @strcpy(ptr noundef nonnull %48, ptr noundef %0)
  store ptr %41, ptr %28, align 4
  br label %50

50:                                               ; preds = %38, %34
  %51 = load ptr, ptr %28, align 4
  %52 = getelementptr inbounds %struct.named, ptr %51, i32 0, i32 2
  %53 = load i32, ptr %52, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %52, align 4
  %55 = load ptr, ptr %28, align 4
  br label %56

56:                                               ; preds = %27, %35, %36, %50
  %57 = phi ptr [ null, %35 ], [ null, %36 ], [ %55, %50 ], [ null, %27 ]
  %58 = phi i1 [ false, %35 ], [ false, %36 ], [ true, %50 ], [ false, %27 ]
  %59 = phi i32 [ 2, %35 ], [ 22, %36 ], [ 0, %50 ], [ 17, %27 ]
  %60 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @__quotient_naming)
  br i1 %58, label %63, label %61

61:                                               ; preds = %56
  %62 = call ptr @__errno_location()
  store i32 %59, ptr %62, align 4
  br label %63

63:                                               ; preds = %61, %56
  %64 = phi ptr [ null, %61 ], [ %57, %56 ]
  ret ptr %64
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr)

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @sem_close(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @__quotient_naming)
  %3 = getelementptr inbounds %struct.named, ptr %0, i32 0, i32 2
  %4 = load i32, ptr %3, align 4
  %5 = add nsw i32 %4, -1
  store i32 %5, ptr %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.named, ptr %0, i32 0, i32 3
  %9 = load i32, ptr %8, align 8
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
  %3 = load ptr, ptr @__quotient_named, align 4
  %4 = icmp eq ptr %3, null
  br i1 %4, label %16, label %5

5:                                                ; preds = %1, %11
  %6 = phi ptr [ %14, %11 ], [ %3, %1 ]
  %7 = phi ptr [ %13, %11 ], [ @__quotient_named, %1 ]
  %8 = getelementptr inbounds %struct.named, ptr %6, i32 0, i32 4
  %9 = tail call i32 @strcmp(ptr noundef nonnull %8, ptr noundef %0)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %5
  %12 = load ptr, ptr %7, align 4
  %13 = getelementptr inbounds %struct.named, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 4
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %5

16:                                               ; preds = %5, %11, %1
  %17 = phi ptr [ @__quotient_named, %1 ], [ %7, %5 ], [ %13, %11 ]
  %18 = load ptr, ptr %17, align 4
  %19 = icmp eq ptr %18, null
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.named, ptr %18, i32 0, i32 2
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  br label %24

24:                                               ; preds = %20, %16
  %25 = phi i1 [ false, %16 ], [ %23, %20 ]
  br i1 %19, label %30, label %26

26:                                               ; preds = %24
  %27 = getelementptr inbounds %struct.named, ptr %18, i32 0, i32 1
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %17, align 4
  %29 = getelementptr inbounds %struct.named, ptr %18, i32 0, i32 3
  store i32 1, ptr %29, align 8
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
  br i1 %18, label %19, label %21

19:                                               ; preds = %12
  %20 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %2
  tail call void @__quotient_gate_lock(ptr noundef nonnull %20)
  br label %35

21:                                               ; preds = %12
  %22 = or i64 %9, %7
  %23 = xor i64 %22, -1
  %24 = atomicrmw and ptr %0, i64 %23 seq_cst, align 8
  %25 = icmp eq i64 %9, 0
  br i1 %25, label %35, label %26

26:                                               ; preds = %21, %26
  %27 = phi i64 [ %33, %26 ], [ %9, %21 ]
  %28 = tail call i64 @llvm.cttz.i64(i64 %27, i1 true)
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %29
  %31 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %30)
  %32 = add i64 %27, -1
  %33 = and i64 %32, %27
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %26

35:                                               ; preds = %26, %21, %19
  %36 = phi i32 [ 0, %19 ], [ -1, %21 ], [ -1, %26 ]
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

2:                                                ; preds = %24, %1
  %3 = cmpxchg ptr %0, i32 0, i32 1073741824 seq_cst seq_cst, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %27, label %5

5:                                                ; preds = %2
  %6 = extractvalue { i32, i1 } %3, 0
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %24

8:                                                ; preds = %5, %21
  %9 = phi i32 [ %22, %21 ], [ %6, %5 ]
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
  br i1 %17, label %19, label %21

19:                                               ; preds = %13
  %20 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %10
  tail call void @__quotient_gate_lock(ptr noundef nonnull %20)
  br label %21

21:                                               ; preds = %19, %13
  %22 = phi i32 [ 0, %19 ], [ %18, %13 ]
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %8, label %24

24:                                               ; preds = %21, %5
  %25 = phi i32 [ %6, %5 ], [ %22, %21 ]
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %2, label %27

27:                                               ; preds = %2, %24
  %28 = phi i32 [ 0, %24 ], [ 1, %2 ]
  ret i32 %28
}

; Function Attrs: nounwind
define dso_local void @__quotient_once_ends(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 0
  %4 = select i1 %3, i32 0, i32 -2147483648
  %5 = atomicrmw xchg ptr %0, i32 %4 seq_cst, align 4
  %6 = and i32 %5, -1073741825
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %19, label %8

8:                                                ; preds = %2
  %9 = zext i32 %6 to i64
  br label %10

10:                                               ; preds = %8, %10
  %11 = phi i64 [ %17, %10 ], [ %9, %8 ]
  %12 = tail call i64 @llvm.cttz.i64(i64 %11, i1 true)
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %13
  %15 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %14)
  %16 = add i64 %11, -1
  %17 = and i64 %16, %11
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %10

19:                                               ; preds = %10, %2
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @pthread_once(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:                                                ; preds = %25, %2
  %4 = cmpxchg ptr %0, i32 0, i32 1073741824 seq_cst seq_cst, align 4
  %5 = extractvalue { i32, i1 } %4, 1
  br i1 %5, label %30, label %6

6:                                                ; preds = %3
  %7 = extractvalue { i32, i1 } %4, 0
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %25

9:                                                ; preds = %6, %22
  %10 = phi i32 [ %23, %22 ], [ %7, %6 ]
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
  br i1 %18, label %20, label %22

20:                                               ; preds = %14
  %21 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %11
  tail call void @__quotient_gate_lock(ptr noundef nonnull %21)
  br label %22

22:                                               ; preds = %20, %14
  %23 = phi i32 [ 0, %20 ], [ %19, %14 ]
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %9, label %25

25:                                               ; preds = %22, %6
  %26 = phi i32 [ %7, %6 ], [ %23, %22 ]
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %3, label %28

28:                                               ; preds = %25
  %29 = extractvalue { i32, i1 } %4, 1
  br i1 %29, label %30, label %45

30:                                               ; preds = %3, %28
  tail call void %1()
  %31 = atomicrmw xchg ptr %0, i32 -2147483648 seq_cst, align 4
  %32 = and i32 %31, -1073741825
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %45, label %34

34:                                               ; preds = %30
  %35 = zext i32 %32 to i64
  br label %36

36:                                               ; preds = %36, %34
  %37 = phi i64 [ %43, %36 ], [ %35, %34 ]
  %38 = tail call i64 @llvm.cttz.i64(i64 %37, i1 true)
  %39 = trunc i64 %38 to i32
  %40 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %39
  %41 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %40)
  %42 = add i64 %37, -1
  %43 = and i64 %42, %37
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %36

45:                                               ; preds = %36, %30, %28
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
  br i1 %7, label %20, label %8

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
  %19 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %9
  tail call void @__quotient_gate_lock(ptr noundef nonnull %19)
  br label %20

20:                                               ; preds = %4, %18
  ret void
}

; Function Attrs: nounwind
define dso_local void @__quotient_future_ready(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  %4 = icmp sgt i32 %3, -1
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = tail call fastcc i32 @futex_wake(ptr noundef %0, i32 noundef 2147483647)
  br label %7

7:                                                ; preds = %5, %2
  %8 = lshr i32 %3, 1
  %9 = and i32 %8, 1073741823
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %22, label %11

11:                                               ; preds = %7
  %12 = zext i32 %9 to i64
  br label %13

13:                                               ; preds = %11, %13
  %14 = phi i64 [ %20, %13 ], [ %12, %11 ]
  %15 = tail call i64 @llvm.cttz.i64(i64 %14, i1 true)
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %16
  %18 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %17)
  %19 = add i64 %14, -1
  %20 = and i64 %19, %14
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %13

22:                                               ; preds = %13, %7
  ret void
}

; Function Attrs: nounwind
define internal fastcc i32 @futex_wake(ptr noundef %0, i32 noundef %1) unnamed_addr {
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
  br i1 %12, label %104, label %13

13:                                               ; preds = %11
  %14 = ptrtoint ptr %0 to i32
  br label %17

15:                                               ; preds = %2
  %16 = ptrtoint ptr %0 to i32
  br label %34

17:                                               ; preds = %13, %28
  %18 = phi i32 [ 0, %13 ], [ %30, %28 ]
  %19 = phi i64 [ %7, %13 ], [ %32, %28 ]
  %20 = tail call i64 @llvm.cttz.i64(i64 %19, i1 true)
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds [64 x ptr], ptr @futex_words, i32 0, i32 %21
  %23 = cmpxchg ptr %22, i32 %14, i32 0 seq_cst seq_cst, align 4
  %24 = extractvalue { i32, i1 } %23, 1
  br i1 %24, label %25, label %28

25:                                               ; preds = %17
  %26 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %21
  %27 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %26)
  br label %28

28:                                               ; preds = %17, %25
  %29 = phi i32 [ 1, %25 ], [ 0, %17 ]
  %30 = add nuw nsw i32 %29, %18
  %31 = add i64 %19, -1
  %32 = and i64 %31, %19
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %104, label %17

34:                                               ; preds = %15, %82
  %35 = phi i64 [ %80, %82 ], [ 0, %15 ]
  %36 = phi i32 [ %83, %82 ], [ 0, %15 ]
  %37 = xor i64 %35, -1
  %38 = and i64 %7, %37
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %56, label %40

40:                                               ; preds = %34, %40
  %41 = phi i64 [ %54, %40 ], [ %38, %34 ]
  %42 = phi i64 [ %52, %40 ], [ 0, %34 ]
  %43 = tail call i64 @llvm.cttz.i64(i64 %41, i1 true)
  %44 = trunc i64 %43 to i32
  %45 = getelementptr inbounds [64 x ptr], ptr @futex_words, i32 0, i32 %44
  %46 = load atomic i32, ptr %45 seq_cst, align 4
  %47 = inttoptr i32 %46 to ptr
  %48 = icmp eq ptr %47, %0
  %49 = sub i64 0, %41
  %50 = and i64 %41, %49
  %51 = select i1 %48, i64 %50, i64 0
  %52 = or i64 %51, %42
  %53 = add i64 %41, -1
  %54 = and i64 %53, %41
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %56, label %40

56:                                               ; preds = %40, %34
  %57 = phi i64 [ 0, %34 ], [ %52, %40 ]
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %104, label %59

59:                                               ; preds = %56
  %60 = tail call i64 @llvm.ctpop.i64(i64 %57)
  %61 = trunc i64 %60 to i32
  %62 = sub nsw i32 %1, %36
  %63 = icmp slt i32 %62, %61
  br i1 %63, label %64, label %78

64:                                               ; preds = %59
  %65 = tail call i32 @__quotient_choose(i32 noundef %61, ptr noundef nonnull @.str.6)
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %74, label %67

67:                                               ; preds = %64, %67
  %68 = phi i32 [ %72, %67 ], [ %65, %64 ]
  %69 = phi i64 [ %71, %67 ], [ %57, %64 ]
  %70 = add i64 %69, -1
  %71 = and i64 %70, %69
  %72 = add nsw i32 %68, -1
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %67

74:                                               ; preds = %67, %64
  %75 = phi i64 [ %57, %64 ], [ %71, %67 ]
  %76 = sub i64 0, %75
  %77 = and i64 %75, %76
  br label %78

78:                                               ; preds = %59, %74
  %79 = phi i64 [ %77, %74 ], [ %57, %59 ]
  %80 = or i64 %79, %35
  %81 = icmp eq i64 %79, 0
  br i1 %81, label %82, label %87

82:                                               ; preds = %98, %78
  %83 = phi i32 [ %36, %78 ], [ %100, %98 ]
  %84 = icmp ne i64 %79, %57
  %85 = icmp slt i32 %83, %1
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %34, label %104

87:                                               ; preds = %78, %98
  %88 = phi i64 [ %102, %98 ], [ %79, %78 ]
  %89 = phi i32 [ %100, %98 ], [ %36, %78 ]
  %90 = tail call i64 @llvm.cttz.i64(i64 %88, i1 true)
  %91 = trunc i64 %90 to i32
  %92 = getelementptr inbounds [64 x ptr], ptr @futex_words, i32 0, i32 %91
  %93 = cmpxchg ptr %92, i32 %16, i32 0 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 1
  br i1 %94, label %95, label %98

95:                                               ; preds = %87
  %96 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %91
  %97 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %96)
  br label %98

98:                                               ; preds = %87, %95
  %99 = phi i32 [ 1, %95 ], [ 0, %87 ]
  %100 = add nsw i32 %99, %89
  %101 = add i64 %88, -1
  %102 = and i64 %101, %88
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %82, label %87

104:                                              ; preds = %28, %82, %56, %11
  %105 = phi i32 [ 0, %11 ], [ %83, %82 ], [ %36, %56 ], [ %30, %28 ]
  ret i32 %105
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_rwlock_init(ptr nocapture noundef writeonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  store i64 0, ptr %0, align 8
  %3 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
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
  %7 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
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
  br i1 %6, label %21, label %7

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
  br i1 %15, label %18, label %16

16:                                               ; preds = %11
  %17 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %8
  tail call void @__quotient_gate_lock(ptr noundef nonnull %17)
  br label %21

18:                                               ; preds = %11
  %19 = xor i64 %13, -1
  %20 = atomicrmw and ptr %0, i64 %19 monotonic, align 8
  br label %21

21:                                               ; preds = %1, %16, %18
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
  %2 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2)
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @writing)
  %5 = load i32, ptr %4, align 4
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr %4, align 4
  %7 = cmpxchg ptr %0, i64 0, i64 -9223372036854775808 acquire monotonic, align 8
  %8 = extractvalue { i64, i1 } %7, 1
  br i1 %8, label %25, label %9

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
  br i1 %22, label %25, label %23

23:                                               ; preds = %20, %13
  %24 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %10
  tail call void @__quotient_gate_lock(ptr noundef nonnull %24)
  br label %25

25:                                               ; preds = %1, %20, %23
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
  %3 = getelementptr inbounds i32, ptr %1, i32 1
  %4 = load i32, ptr %3, align 4
  %5 = icmp ugt i32 %4, 999999999
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
  br i1 %6, label %21, label %7

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
  br i1 %15, label %18, label %16

16:                                               ; preds = %11
  %17 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %8
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %17)
  br label %21

18:                                               ; preds = %11
  %19 = xor i64 %13, -1
  %20 = atomicrmw and ptr %0, i64 %19 monotonic, align 8
  br label %21

21:                                               ; preds = %1, %16, %18
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_timedwrlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds i32, ptr %1, i32 1
  %4 = load i32, ptr %3, align 4
  %5 = icmp ugt i32 %4, 999999999
  br i1 %5, label %34, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @__quotient_times_out()
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %6
  tail call void @__quotient_time_passes(ptr noundef %1)
  %10 = tail call fastcc i32 @write_late(ptr noundef %0)
  br label %34

11:                                               ; preds = %6
  %12 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
  tail call void @__quotient_lock_in_time(ptr noundef nonnull %12)
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @writing)
  %14 = load i32, ptr %13, align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr %13, align 4
  %16 = cmpxchg ptr %0, i64 0, i64 -9223372036854775808 acquire monotonic, align 8
  %17 = extractvalue { i64, i1 } %16, 1
  br i1 %17, label %34, label %18

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
  br i1 %31, label %34, label %32

32:                                               ; preds = %29, %22
  %33 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %19
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %33)
  br label %34

34:                                               ; preds = %32, %29, %11, %2, %9
  %35 = phi i32 [ %10, %9 ], [ 22, %2 ], [ 0, %11 ], [ 0, %29 ], [ 0, %32 ]
  ret i32 %35
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
  %4 = getelementptr inbounds i32, ptr %2, i32 1
  %5 = load i32, ptr %4, align 4
  %6 = icmp ugt i32 %5, 999999999
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
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %1, align 4
  %6 = trunc i32 %5 to i8
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i8 [ %6, %4 ], [ 0, %2 ]
  %9 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 3
  store i8 %8, ptr %9, align 8
  store i64 0, ptr %0, align 8
  %10 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
  store i32 0, ptr %10, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_rwlock_rdlock(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 3
  %3 = load i8, ptr %2, align 8
  %4 = icmp eq i8 %3, 2
  br i1 %4, label %25, label %5

5:                                                ; preds = %1
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %7 = load i32, ptr %6, align 4
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr %6, align 4
  %9 = atomicrmw add ptr %0, i64 281474976710656 acquire, align 8
  %10 = icmp sgt i64 %9, -1
  br i1 %10, label %49, label %11

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
  br i1 %19, label %22, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %12
  tail call void @__quotient_gate_lock(ptr noundef nonnull %21)
  br label %49

22:                                               ; preds = %15
  %23 = xor i64 %17, -1
  %24 = atomicrmw and ptr %0, i64 %23 monotonic, align 8
  br label %49

25:                                               ; preds = %1
  %26 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
  %27 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %26)
  %28 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %29 = load i32, ptr %28, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %28, align 4
  %31 = atomicrmw add ptr %0, i64 281474976710656 acquire, align 8
  %32 = icmp sgt i64 %31, -1
  br i1 %32, label %47, label %33

33:                                               ; preds = %25
  %34 = tail call i32 @__quotient_thread_number()
  %35 = icmp slt i32 %34, 48
  br i1 %35, label %37, label %36

36:                                               ; preds = %33
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

37:                                               ; preds = %33
  %38 = zext i32 %34 to i64
  %39 = shl nuw i64 1, %38
  %40 = atomicrmw or ptr %0, i64 %39 acquire, align 8
  %41 = icmp sgt i64 %40, -1
  br i1 %41, label %44, label %42

42:                                               ; preds = %37
  %43 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %34
  tail call void @__quotient_gate_lock(ptr noundef nonnull %43)
  br label %47

44:                                               ; preds = %37
  %45 = xor i64 %39, -1
  %46 = atomicrmw and ptr %0, i64 %45 monotonic, align 8
  br label %47

47:                                               ; preds = %25, %42, %44
  %48 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %26)
  br label %49

49:                                               ; preds = %22, %20, %5, %47
  %50 = phi i32 [ %48, %47 ], [ 0, %5 ], [ 0, %20 ], [ 0, %22 ]
  ret i32 %50
}

; Function Attrs: nofree nounwind memory(readwrite, inaccessiblemem: none)
define dso_local i32 @__quotient_rwlock_tryrdlock(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 3
  %3 = load i8, ptr %2, align 8
  %4 = icmp eq i8 %3, 2
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
  %3 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 3
  %4 = load i8, ptr %3, align 8
  %5 = icmp eq i8 %4, 2
  %6 = getelementptr inbounds i32, ptr %1, i32 1
  %7 = load i32, ptr %6, align 4
  %8 = icmp ugt i32 %7, 999999999
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
  %21 = load i8, ptr %3, align 8
  %22 = icmp eq i8 %21, 2
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
  %39 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
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
  br i1 %4, label %53, label %5

5:                                                ; preds = %1
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %5
  %10 = atomicrmw or ptr %0, i64 0 monotonic, align 8
  %11 = icmp sgt i64 %10, -1
  br i1 %11, label %53, label %12

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
  br i1 %20, label %30, label %21

21:                                               ; preds = %16, %21
  %22 = phi i64 [ %28, %21 ], [ %19, %16 ]
  %23 = tail call i64 @llvm.cttz.i64(i64 %22, i1 true)
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %24
  %26 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %25)
  %27 = add i64 %22, -1
  %28 = and i64 %27, %22
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %21

30:                                               ; preds = %21, %16
  %31 = and i64 %13, 4611686018427387904
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %30
  %34 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
  %35 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %34)
  br label %83

36:                                               ; preds = %30
  %37 = and i64 %13, 71776119061217280
  %38 = icmp ne i64 %37, 0
  %39 = and i64 %13, 4539628424389459968
  %40 = icmp eq i64 %39, 0
  %41 = or i1 %38, %40
  br i1 %41, label %83, label %42

42:                                               ; preds = %36
  %43 = and i64 %13, 4611404543450677248
  %44 = cmpxchg ptr %0, i64 %43, i64 -9223372036854775808 acquire monotonic, align 8
  %45 = extractvalue { i64, i1 } %44, 1
  br i1 %45, label %46, label %83

46:                                               ; preds = %42
  %47 = lshr i64 %13, 56
  %48 = trunc i64 %47 to i32
  %49 = and i32 %48, 63
  %50 = add nsw i32 %49, -1
  %51 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %50
  %52 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %51)
  br label %83

53:                                               ; preds = %9, %1
  %54 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  tail call fastcc void @not_held()
  unreachable

58:                                               ; preds = %53
  %59 = add nsw i32 %55, -1
  store i32 %59, ptr %54, align 4
  %60 = atomicrmw sub ptr %0, i64 281474976710656 release, align 8
  %61 = icmp slt i64 %60, 0
  %62 = and i64 %60, 71776119061217280
  %63 = icmp eq i64 %62, 0
  %64 = or i1 %61, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %58
  tail call fastcc void @not_held()
  unreachable

66:                                               ; preds = %58
  %67 = add i64 %60, -281474976710656
  %68 = and i64 %67, 71776119061217280
  %69 = icmp ne i64 %68, 0
  %70 = and i64 %67, 4539628424389459968
  %71 = icmp eq i64 %70, 0
  %72 = or i1 %69, %71
  br i1 %72, label %83, label %73

73:                                               ; preds = %66
  %74 = cmpxchg ptr %0, i64 %67, i64 -9223372036854775808 acquire monotonic, align 8
  %75 = extractvalue { i64, i1 } %74, 1
  br i1 %75, label %76, label %83

76:                                               ; preds = %73
  %77 = lshr i64 %67, 56
  %78 = trunc i64 %77 to i32
  %79 = and i32 %78, 63
  %80 = add nsw i32 %79, -1
  %81 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %80
  %82 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %81)
  br label %83

83:                                               ; preds = %76, %73, %66, %46, %42, %36, %33
  %84 = phi i32 [ %35, %33 ], [ 0, %36 ], [ 0, %42 ], [ 0, %46 ], [ 0, %66 ], [ 0, %73 ], [ 0, %76 ]
  ret i32 %84
}

; Function Attrs: noreturn nounwind
define internal fastcc void @not_held() unnamed_addr {
  tail call void @__quotient_misused_lock(ptr noundef nonnull @.str.7)
  unreachable
}

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds i32, ptr %1, i32 1
  %4 = load i32, ptr %3, align 4
  %5 = icmp ugt i32 %4, 999999999
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
  %4 = getelementptr inbounds i32, ptr %2, i32 1
  %5 = load i32, ptr %4, align 4
  %6 = icmp ugt i32 %5, 999999999
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
define dso_local i32 @syscall(i32 noundef %0, ...) local_unnamed_addr {
  %2 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  call void @llvm.va_start(ptr nonnull %2)
  switch i32 %0, label %131 [
    i32 224, label %3
    i32 240, label %5
    i32 20, label %122
    i32 355, label %124
    i32 162, label %132
    i32 158, label %132
    i32 375, label %132
  ]

3:                                                ; preds = %1
  %4 = call i32 @gettid()
  br label %132

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 4
  %7 = getelementptr inbounds i8, ptr %6, i32 4
  store ptr %7, ptr %2, align 4
  %8 = load ptr, ptr %6, align 4
  %9 = getelementptr inbounds i8, ptr %6, i32 8
  store ptr %9, ptr %2, align 4
  %10 = load i32, ptr %7, align 4
  %11 = getelementptr inbounds i8, ptr %6, i32 12
  store ptr %11, ptr %2, align 4
  %12 = load i32, ptr %9, align 4
  %13 = and i32 %10, -385
  switch i32 %13, label %121 [
    i32 0, label %14
    i32 9, label %18
    i32 1, label %22
    i32 10, label %22
    i32 3, label %24
    i32 4, label %24
  ]

14:                                               ; preds = %5
  %15 = getelementptr inbounds i8, ptr %6, i32 16
  store ptr %15, ptr %2, align 4
  %16 = load ptr, ptr %11, align 4
  %17 = call fastcc i32 @futex_wait(ptr noundef %8, i32 noundef %12, ptr noundef %16, ptr noundef nonnull @timed_out_in)
  br label %132

18:                                               ; preds = %5
  %19 = getelementptr inbounds i8, ptr %6, i32 16
  store ptr %19, ptr %2, align 4
  %20 = load ptr, ptr %11, align 4
  %21 = call fastcc i32 @futex_wait(ptr noundef %8, i32 noundef %12, ptr noundef %20, ptr noundef nonnull @timed_out)
  br label %132

22:                                               ; preds = %5, %5
  %23 = call fastcc i32 @futex_wake(ptr noundef %8, i32 noundef %12)
  br label %132

24:                                               ; preds = %5, %5
  %25 = getelementptr inbounds i8, ptr %6, i32 16
  store ptr %25, ptr %2, align 4
  %26 = load i32, ptr %11, align 4
  %27 = getelementptr inbounds i8, ptr %6, i32 20
  store ptr %27, ptr %2, align 4
  %28 = load ptr, ptr %25, align 4
  %29 = icmp eq i32 %13, 4
  br i1 %29, label %30, label %38

30:                                               ; preds = %24
  %31 = load atomic i32, ptr %8 seq_cst, align 4
  %32 = load ptr, ptr %2, align 4
  %33 = getelementptr inbounds i8, ptr %32, i32 4
  store ptr %33, ptr %2, align 4
  %34 = load i32, ptr %32, align 4
  %35 = icmp eq i32 %31, %34
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  %37 = call ptr @__errno_location()
  store i32 11, ptr %37, align 4
  br label %132

38:                                               ; preds = %30, %24
  call void @__quotient_barrier()
  %39 = load atomic i64, ptr @futex_waiters seq_cst, align 8
  %40 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @waited_as)
  %41 = load i64, ptr %40, align 8
  %42 = xor i64 %41, -1
  %43 = and i64 %39, %42
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %61, label %45

45:                                               ; preds = %38, %45
  %46 = phi i64 [ %59, %45 ], [ %43, %38 ]
  %47 = phi i64 [ %57, %45 ], [ 0, %38 ]
  %48 = call i64 @llvm.cttz.i64(i64 %46, i1 true)
  %49 = trunc i64 %48 to i32
  %50 = getelementptr inbounds [64 x ptr], ptr @futex_words, i32 0, i32 %49
  %51 = load atomic i32, ptr %50 seq_cst, align 4
  %52 = inttoptr i32 %51 to ptr
  %53 = icmp eq ptr %8, %52
  %54 = sub i64 0, %46
  %55 = and i64 %46, %54
  %56 = select i1 %53, i64 %55, i64 0
  %57 = or i64 %56, %47
  %58 = add i64 %46, -1
  %59 = and i64 %58, %46
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %45

61:                                               ; preds = %45, %38
  %62 = phi i64 [ 0, %38 ], [ %57, %45 ]
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %132, label %64

64:                                               ; preds = %61
  %65 = ptrtoint ptr %8 to i32
  %66 = ptrtoint ptr %28 to i32
  br label %67

67:                                               ; preds = %113, %64
  %68 = phi i32 [ 0, %64 ], [ %115, %113 ]
  %69 = phi i32 [ 0, %64 ], [ %114, %113 ]
  %70 = phi i64 [ %62, %64 ], [ %97, %113 ]
  %71 = icmp sgt i32 %12, %68
  %72 = icmp slt i32 %69, %26
  %73 = select i1 %71, i1 true, i1 %72
  br i1 %73, label %74, label %117

74:                                               ; preds = %67
  br i1 %71, label %75, label %90

75:                                               ; preds = %74
  %76 = call i64 @llvm.ctpop.i64(i64 %70)
  %77 = trunc i64 %76 to i32
  %78 = sub nsw i32 %12, %68
  %79 = icmp slt i32 %78, %77
  br i1 %79, label %80, label %90

80:                                               ; preds = %75
  %81 = call i32 @__quotient_choose(i32 noundef %77, ptr noundef nonnull @.str.6)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %90, label %83

83:                                               ; preds = %80, %83
  %84 = phi i32 [ %88, %83 ], [ %81, %80 ]
  %85 = phi i64 [ %87, %83 ], [ %70, %80 ]
  %86 = add i64 %85, -1
  %87 = and i64 %86, %85
  %88 = add nsw i32 %84, -1
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %83

90:                                               ; preds = %83, %80, %74, %75
  %91 = phi i64 [ %70, %75 ], [ %70, %74 ], [ %70, %80 ], [ %87, %83 ]
  %92 = sub i64 0, %91
  %93 = and i64 %91, %92
  %94 = call i64 @llvm.cttz.i64(i64 %93, i1 true)
  %95 = trunc i64 %94 to i32
  %96 = xor i64 %93, -1
  %97 = and i64 %70, %96
  %98 = getelementptr inbounds [64 x ptr], ptr @futex_words, i32 0, i32 %95
  br i1 %71, label %104, label %99

99:                                               ; preds = %90
  %100 = cmpxchg ptr %98, i32 %65, i32 %66 seq_cst seq_cst, align 4
  %101 = extractvalue { i32, i1 } %100, 1
  %102 = zext i1 %101 to i32
  %103 = add nsw i32 %69, %102
  br label %113

104:                                              ; preds = %90
  %105 = cmpxchg ptr %98, i32 %65, i32 0 seq_cst seq_cst, align 4
  %106 = extractvalue { i32, i1 } %105, 1
  br i1 %106, label %107, label %110

107:                                              ; preds = %104
  %108 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %95
  %109 = call i32 @__quotient_gate_release(ptr noundef nonnull %108)
  br label %110

110:                                              ; preds = %107, %104
  %111 = phi i32 [ 1, %107 ], [ 0, %104 ]
  %112 = add nsw i32 %111, %68
  br label %113

113:                                              ; preds = %110, %99
  %114 = phi i32 [ %103, %99 ], [ %69, %110 ]
  %115 = phi i32 [ %68, %99 ], [ %112, %110 ]
  %116 = icmp eq i64 %97, 0
  br i1 %116, label %117, label %67

117:                                              ; preds = %113, %67
  %118 = phi i32 [ %69, %67 ], [ %114, %113 ]
  %119 = phi i32 [ %68, %67 ], [ %115, %113 ]
  %120 = add nsw i32 %119, %118
  br label %132

121:                                              ; preds = %5
  call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable

122:                                              ; preds = %1
  %123 = call i32 @getpid()
  br label %132

124:                                              ; preds = %1
  %125 = load ptr, ptr %2, align 4
  %126 = getelementptr inbounds i8, ptr %125, i32 4
  store ptr %126, ptr %2, align 4
  %127 = load ptr, ptr %125, align 4
  %128 = getelementptr inbounds i8, ptr %125, i32 8
  store ptr %128, ptr %2, align 4
  %129 = load i32, ptr %126, align 4
  %130 = call i32 @getrandom(ptr noundef %127, i32 noundef %129, i32 noundef 0)
  br label %132

131:                                              ; preds = %1
  call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
  unreachable

132:                                              ; preds = %117, %61, %1, %1, %1, %14, %18, %22, %36, %124, %122, %3
  %133 = phi i32 [ %130, %124 ], [ %123, %122 ], [ %4, %3 ], [ %23, %22 ], [ %21, %18 ], [ %17, %14 ], [ -1, %36 ], [ 0, %1 ], [ 0, %1 ], [ 0, %1 ], [ %120, %117 ], [ 0, %61 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2)
  ret i32 %133
}

declare i32 @gettid() local_unnamed_addr

; Function Attrs: nounwind
define internal fastcc i32 @futex_wait(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = icmp eq ptr %2, null
  br i1 %5, label %20, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds i32, ptr %2, i32 1
  %8 = load i32, ptr %7, align 4
  %9 = icmp ugt i32 %8, 999999999
  br i1 %9, label %10, label %12

10:                                               ; preds = %6
  %11 = tail call ptr @__errno_location()
  store i32 22, ptr %11, align 4
  br label %48

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
  br label %48

20:                                               ; preds = %4, %12
  %21 = tail call i32 @__quotient_thread_number()
  %22 = icmp slt i32 %21, 64
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

24:                                               ; preds = %20
  %25 = getelementptr inbounds [64 x ptr], ptr @futex_words, i32 0, i32 %21
  %26 = ptrtoint ptr %0 to i32
  store atomic i32 %26, ptr %25 seq_cst, align 4
  %27 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @waited_as)
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %34

30:                                               ; preds = %24
  %31 = zext i32 %21 to i64
  %32 = shl nuw i64 1, %31
  store i64 %32, ptr %27, align 8
  %33 = atomicrmw add ptr @futex_waiters, i64 %32 seq_cst, align 8
  br label %34

34:                                               ; preds = %30, %24
  tail call void @__quotient_barrier()
  %35 = load atomic i32, ptr %0 seq_cst, align 4
  %36 = icmp eq i32 %35, %1
  br i1 %36, label %44, label %37

37:                                               ; preds = %34
  %38 = atomicrmw xchg ptr %25, i32 0 seq_cst, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %42, label %40

40:                                               ; preds = %37
  %41 = tail call ptr @__errno_location()
  store i32 11, ptr %41, align 4
  br label %48

42:                                               ; preds = %37
  %43 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %21
  tail call void @__quotient_gate_lock(ptr noundef nonnull %43)
  br label %48

44:                                               ; preds = %34
  %45 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %21
  br i1 %5, label %47, label %46

46:                                               ; preds = %44
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %45)
  br label %48

47:                                               ; preds = %44
  tail call void @__quotient_gate_lock(ptr noundef nonnull %45)
  br label %48

48:                                               ; preds = %40, %42, %47, %46, %15, %10
  %49 = phi i32 [ -1, %15 ], [ -1, %10 ], [ -1, %40 ], [ 0, %42 ], [ 0, %47 ], [ 0, %46 ]
  ret i32 %49
}

; Function Attrs: nounwind
define internal i32 @timed_out_in(ptr nocapture noundef readonly %0) {
  %2 = alloca [2 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %3 = call i32 @clock_gettime(i32 noundef 0, ptr noundef nonnull %2)
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %2, align 4
  %6 = add nsw i32 %5, %4
  store i32 %6, ptr %2, align 4
  %7 = getelementptr inbounds i32, ptr %0, i32 1
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds [2 x i32], ptr %2, i32 0, i32 1
  %10 = load i32, ptr %9, align 4
  %11 = add nsw i32 %10, %8
  store i32 %11, ptr %9, align 4
  %12 = icmp sgt i32 %11, 999999999
  br i1 %12, label %13, label %16

13:                                               ; preds = %1
  %14 = add nsw i32 %6, 1
  store i32 %14, ptr %2, align 4
  %15 = add nsw i32 %11, -1000000000
  store i32 %15, ptr %9, align 4
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  ret i32 %21
}

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

declare i32 @getpid() local_unnamed_addr

declare i32 @getrandom(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr

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

3:                                                ; preds = %31, %1
  %4 = phi i64 [ %2, %1 ], [ %32, %31 ]
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %33, label %6

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
  br i1 %25, label %31, label %26

26:                                               ; preds = %18
  %27 = tail call i64 @llvm.cttz.i64(i64 %21, i1 true)
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %28
  %30 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %29)
  br label %31

31:                                               ; preds = %26, %18
  %32 = phi i64 [ %4, %26 ], [ %23, %18 ]
  br i1 %25, label %3, label %33

33:                                               ; preds = %3, %31
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @cnd_broadcast(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = atomicrmw xchg ptr %0, i64 0 monotonic, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %13, label %4

4:                                                ; preds = %1, %4
  %5 = phi i64 [ %11, %4 ], [ %2, %1 ]
  %6 = tail call i64 @llvm.cttz.i64(i64 %5, i1 true)
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %7
  %9 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %8)
  %10 = add i64 %5, -1
  %11 = and i64 %10, %5
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %4

13:                                               ; preds = %4, %1
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
  %10 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %1
  tail call void @__quotient_gate_lock(ptr noundef nonnull %10)
  %11 = load atomic i64, ptr %0 monotonic, align 8
  br label %12

12:                                               ; preds = %40, %9
  %13 = phi i64 [ %11, %9 ], [ %41, %40 ]
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %42, label %15

15:                                               ; preds = %12
  %16 = tail call i64 @llvm.ctpop.i64(i64 %13)
  %17 = trunc i64 %16 to i32
  %18 = tail call i32 @__quotient_choose(i32 noundef %17, ptr noundef nonnull @.str.6)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %27, label %20

20:                                               ; preds = %15, %20
  %21 = phi i32 [ %25, %20 ], [ %18, %15 ]
  %22 = phi i64 [ %24, %20 ], [ %13, %15 ]
  %23 = add i64 %22, -1
  %24 = and i64 %23, %22
  %25 = add nsw i32 %21, -1
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %20

27:                                               ; preds = %20, %15
  %28 = phi i64 [ %13, %15 ], [ %24, %20 ]
  %29 = sub i64 0, %28
  %30 = and i64 %28, %29
  %31 = xor i64 %30, -1
  %32 = atomicrmw and ptr %0, i64 %31 monotonic, align 8
  %33 = and i64 %32, %30
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %40, label %35

35:                                               ; preds = %27
  %36 = tail call i64 @llvm.cttz.i64(i64 %30, i1 true)
  %37 = trunc i64 %36 to i32
  %38 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %37
  %39 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %38)
  br label %40

40:                                               ; preds = %35, %27
  %41 = phi i64 [ %13, %35 ], [ %32, %27 ]
  br i1 %34, label %12, label %42

42:                                               ; preds = %40, %12, %2
  ret void
}

declare i32 @__quotient_spurious_wakeups() local_unnamed_addr

declare i32 @__quotient_choose(i32 noundef, ptr noundef) local_unnamed_addr

declare i32 @__quotient_times_out() local_unnamed_addr

declare void @__quotient_time_passes(ptr noundef) local_unnamed_addr

declare void @__quotient_gate_lock_in_time(ptr noundef) local_unnamed_addr

declare ptr @__errno_location() local_unnamed_addr

declare ptr @malloc(i32 noundef) local_unnamed_addr

declare i32 @strlen(ptr noundef) local_unnamed_addr

declare ptr @strcpy(ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @strcmp(ptr noundef, ptr noundef) local_unnamed_addr

declare void @__quotient_barrier() local_unnamed_addr

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)



