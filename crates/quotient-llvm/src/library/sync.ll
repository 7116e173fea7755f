target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.semaphore = type { i64, i32, i32 }
%struct.rwlock = type { i64, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__quotient_gates = dso_local global [64 x i32] [i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647], align 16
@.str = private unnamed_addr constant [46 x i8] c"destruction of a read-write lock that is held\00", align 1
@reading = internal thread_local global i32 0, align 4
@writing = internal thread_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [67 x i8] c"not supported: a futex operation other than wait, wake and requeue\00", align 1
@.str.2 = private unnamed_addr constant [140 x i8] c"not supported: a system call other than futex, gettid, getpid, getrandom, nanosleep, sched_yield and membarrier; call the C library instead\00", align 1
@.str.3 = private unnamed_addr constant [120 x i8] c"more threads than there is room for in a condition variable (64), read-write lock or barrier (48), or once control (30)\00", align 1
@woke_up = internal thread_local global i32 0, align 4
@.str.4 = private unnamed_addr constant [17 x i8] c"spurious wake-up\00", align 1
@.str.5 = private unnamed_addr constant [15 x i8] c"waiter to wake\00", align 1
@.str.6 = private unnamed_addr constant [58 x i8] c"unlock of a read-write lock that the thread does not hold\00", align 1
@futex_waiting = internal global i64 0, align 8
@futex_words = internal global [64 x ptr] zeroinitializer, align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_cond_init(ptr nocapture noundef writeonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  store atomic i64 0, ptr %0 seq_cst, align 8
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
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
  unreachable

6:                                                ; preds = %2
  %7 = zext i32 %3 to i64
  %8 = shl nuw i64 1, %7
  %9 = atomicrmw or ptr %0, i64 %8 seq_cst, align 8
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef %1)
  %11 = tail call i32 @__quotient_spurious_wakeups()
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %25, label %13

13:                                               ; preds = %6
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @woke_up)
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %25

17:                                               ; preds = %13
  %18 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.4)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %25, label %20

20:                                               ; preds = %17
  store i32 1, ptr %14, align 4
  %21 = xor i64 %8, -1
  %22 = atomicrmw and ptr %0, i64 %21 seq_cst, align 8
  %23 = and i64 %22, %8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %17, %13, %6, %20
  %26 = sext i32 %3 to i64
  %27 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %26
  tail call void @__quotient_gate_lock(ptr noundef nonnull %27)
  br label %28

28:                                               ; preds = %25, %20
  %29 = tail call i32 @pthread_mutex_lock(ptr noundef %1)
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_timedwait(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @__quotient_times_out()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  tail call void @__quotient_time_passes(ptr noundef %2)
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef %1)
  br label %19

8:                                                ; preds = %3
  %9 = tail call i32 @__quotient_thread_number()
  %10 = icmp slt i32 %9, 64
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
  unreachable

12:                                               ; preds = %8
  %13 = zext i32 %9 to i64
  %14 = shl nuw i64 1, %13
  %15 = atomicrmw or ptr %0, i64 %14 seq_cst, align 8
  %16 = tail call i32 @pthread_mutex_unlock(ptr noundef %1)
  %17 = sext i32 %9 to i64
  %18 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %17
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %18)
  br label %19

19:                                               ; preds = %12, %6
  %20 = phi i32 [ 110, %6 ], [ 0, %12 ]
  %21 = tail call i32 @pthread_mutex_lock(ptr noundef %1)
  ret i32 %20
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

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_clockwait(ptr nocapture noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = tail call i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %3)
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_signal(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  br label %3

3:                                                ; preds = %30, %1
  %4 = phi i64 [ %2, %1 ], [ %31, %30 ]
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %32, label %6

6:                                                ; preds = %3
  %7 = tail call i64 @llvm.ctpop.i64(i64 %4)
  %8 = trunc i64 %7 to i32
  %9 = tail call i32 @__quotient_choose(i32 noundef %8, ptr noundef nonnull @.str.5)
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
  %23 = atomicrmw and ptr %0, i64 %22 seq_cst, align 8
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
  %2 = atomicrmw xchg ptr %0, i64 0 seq_cst, align 8
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
  store atomic i64 %8, ptr %0 seq_cst, align 8
  %9 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 1
  store atomic i32 0, ptr %9 seq_cst, align 8
  %10 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 2
  store atomic i32 2147483647, ptr %10 seq_cst, align 4
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
  %2 = atomicrmw sub ptr %0, i64 1 seq_cst, align 8
  %3 = icmp slt i64 %2, 1
  br i1 %3, label %4, label %21

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 2
  tail call void @__quotient_gate_lock(ptr noundef nonnull %5)
  %6 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 1
  %7 = atomicrmw sub ptr %6, i32 1 seq_cst, align 4
  %8 = icmp slt i32 %7, 1
  br i1 %8, label %9, label %16

9:                                                ; preds = %4, %13
  %10 = atomicrmw add ptr %6, i32 1 seq_cst, align 4
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  tail call void @__quotient_gate_lock(ptr noundef nonnull %5) #14
  br label %13

13:                                               ; preds = %12, %9
  %14 = atomicrmw sub ptr %6, i32 1 seq_cst, align 4
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
  %2 = atomicrmw add ptr %0, i64 1 seq_cst, align 8
  %3 = icmp eq i64 %2, 2147483647
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = atomicrmw sub ptr %0, i64 1 seq_cst, align 8
  %6 = tail call ptr @__errno_location()
  store i32 75, ptr %6, align 4
  br label %16

7:                                                ; preds = %1
  %8 = icmp slt i64 %2, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %7
  %10 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 1
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 4
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
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  br label %3

3:                                                ; preds = %6, %1
  %4 = phi i64 [ %2, %1 ], [ %10, %6 ]
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = add nsw i64 %4, -1
  %8 = cmpxchg ptr %0, i64 %4, i64 %7 seq_cst seq_cst, align 8
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
  %3 = tail call i32 @__quotient_times_out()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  tail call void @__quotient_time_passes(ptr noundef %1)
  %6 = tail call fastcc i32 @take_late(ptr noundef %0)
  br label %8

7:                                                ; preds = %2
  tail call fastcc void @take_in_time(ptr noundef %0)
  br label %8

8:                                                ; preds = %7, %5
  %9 = phi i32 [ %6, %5 ], [ 0, %7 ]
  ret i32 %9
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @take_late(ptr nocapture noundef %0) unnamed_addr {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  br label %3

3:                                                ; preds = %6, %1
  %4 = phi i64 [ %2, %1 ], [ %10, %6 ]
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = add nsw i64 %4, -1
  %8 = cmpxchg ptr %0, i64 %4, i64 %7 seq_cst seq_cst, align 8
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
  %2 = atomicrmw sub ptr %0, i64 1 seq_cst, align 8
  %3 = icmp slt i64 %2, 1
  br i1 %3, label %4, label %21

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 2
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %5)
  %6 = getelementptr inbounds %struct.semaphore, ptr %0, i64 0, i32 1
  %7 = atomicrmw sub ptr %6, i32 1 seq_cst, align 4
  %8 = icmp slt i32 %7, 1
  br i1 %8, label %9, label %16

9:                                                ; preds = %4, %13
  %10 = atomicrmw add ptr %6, i32 1 seq_cst, align 4
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %5) #14
  br label %13

13:                                               ; preds = %12, %9
  %14 = atomicrmw sub ptr %6, i32 1 seq_cst, align 4
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
  %4 = tail call i32 @__quotient_times_out()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  tail call void @__quotient_time_passes(ptr noundef %2)
  %7 = tail call fastcc i32 @take_late(ptr noundef %0)
  br label %9

8:                                                ; preds = %3
  tail call fastcc void @take_in_time(ptr noundef %0)
  br label %9

9:                                                ; preds = %6, %8
  %10 = phi i32 [ %7, %6 ], [ 0, %8 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @sem_getvalue(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load atomic i64, ptr %0 seq_cst, align 8
  %4 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %5 = trunc i64 %4 to i32
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_barrier_init(ptr nocapture noundef writeonly %0, ptr nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = zext i32 %2 to i64
  %7 = shl i64 %6, 48
  store atomic i64 %7, ptr %0 seq_cst, align 8
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
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
  unreachable

5:                                                ; preds = %1
  %6 = zext i32 %2 to i64
  %7 = shl nuw i64 1, %6
  %8 = atomicrmw or ptr %0, i64 %7 seq_cst, align 8
  %9 = lshr i64 %8, 48
  %10 = and i64 %8, 281474976710655
  %11 = tail call i64 @llvm.ctpop.i64(i64 %10)
  %12 = add nuw nsw i64 %11, 1
  %13 = icmp ult i64 %12, %9
  br i1 %13, label %14, label %17

14:                                               ; preds = %5
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %15
  tail call void @__quotient_gate_lock(ptr noundef nonnull %16)
  br label %28

17:                                               ; preds = %5
  %18 = and i64 %8, -281474976710656
  store atomic i64 %18, ptr %0 seq_cst, align 8
  %19 = icmp eq i64 %10, 0
  br i1 %19, label %28, label %20

20:                                               ; preds = %17, %20
  %21 = phi i64 [ %26, %20 ], [ %10, %17 ]
  %22 = tail call i64 @llvm.cttz.i64(i64 %21, i1 true)
  %23 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %22
  %24 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %23)
  %25 = add i64 %21, -1
  %26 = and i64 %25, %21
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %20

28:                                               ; preds = %20, %17, %14
  %29 = phi i32 [ 0, %14 ], [ -1, %17 ], [ -1, %20 ]
  ret i32 %29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)

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
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
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
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
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
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
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
define internal fastcc i64 @futex_wake(ptr noundef readnone %0, i32 noundef %1) unnamed_addr {
  tail call void @__quotient_barrier()
  br label %3

3:                                                ; preds = %56, %2
  %4 = phi i64 [ 0, %2 ], [ %49, %56 ]
  %5 = phi i32 [ 0, %2 ], [ %57, %56 ]
  %6 = load atomic i64, ptr @futex_waiting seq_cst, align 8
  %7 = xor i64 %4, -1
  %8 = and i64 %6, %7
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %13, %3
  %11 = phi i64 [ 0, %3 ], [ %24, %13 ]
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %79, label %28

13:                                               ; preds = %3, %13
  %14 = phi i64 [ %24, %13 ], [ 0, %3 ]
  %15 = phi i64 [ %26, %13 ], [ %8, %3 ]
  %16 = tail call i64 @llvm.cttz.i64(i64 %15, i1 true)
  %17 = getelementptr inbounds [64 x ptr], ptr @futex_words, i64 0, i64 %16
  %18 = load atomic i64, ptr %17 seq_cst, align 8
  %19 = inttoptr i64 %18 to ptr
  %20 = icmp eq ptr %19, %0
  %21 = sub i64 0, %15
  %22 = and i64 %15, %21
  %23 = select i1 %20, i64 %22, i64 0
  %24 = or i64 %23, %14
  %25 = add i64 %15, -1
  %26 = and i64 %25, %15
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %10, label %13

28:                                               ; preds = %10
  %29 = tail call i64 @llvm.ctpop.i64(i64 %11)
  %30 = trunc i64 %29 to i32
  %31 = sub nsw i32 %1, %5
  %32 = icmp slt i32 %31, %30
  br i1 %32, label %33, label %47

33:                                               ; preds = %28
  %34 = tail call i32 @__quotient_choose(i32 noundef %30, ptr noundef nonnull @.str.5)
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %43, label %36

36:                                               ; preds = %33, %36
  %37 = phi i32 [ %41, %36 ], [ %34, %33 ]
  %38 = phi i64 [ %40, %36 ], [ %11, %33 ]
  %39 = add i64 %38, -1
  %40 = and i64 %39, %38
  %41 = add nsw i32 %37, -1
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %36

43:                                               ; preds = %36, %33
  %44 = phi i64 [ %11, %33 ], [ %40, %36 ]
  %45 = sub i64 0, %44
  %46 = and i64 %44, %45
  br label %47

47:                                               ; preds = %28, %43
  %48 = phi i64 [ %46, %43 ], [ %11, %28 ]
  %49 = or i64 %48, %4
  %50 = xor i64 %48, -1
  %51 = atomicrmw and ptr @futex_waiting, i64 %50 seq_cst, align 8
  %52 = and i64 %51, %48
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %56, label %54

54:                                               ; preds = %47
  %55 = icmp eq i64 %48, %11
  br label %61

56:                                               ; preds = %70, %47
  %57 = phi i32 [ %5, %47 ], [ %73, %70 ]
  %58 = icmp ne i64 %48, %11
  %59 = icmp slt i32 %57, %1
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %3, label %79

61:                                               ; preds = %54, %70
  %62 = phi i32 [ %5, %54 ], [ %73, %70 ]
  %63 = phi i64 [ %52, %54 ], [ %77, %70 ]
  %64 = tail call i64 @llvm.cttz.i64(i64 %63, i1 true)
  br i1 %55, label %70, label %65

65:                                               ; preds = %61
  %66 = getelementptr inbounds [64 x ptr], ptr @futex_words, i64 0, i64 %64
  %67 = load atomic i64, ptr %66 seq_cst, align 8
  %68 = inttoptr i64 %67 to ptr
  %69 = icmp eq ptr %68, %0
  br label %70

70:                                               ; preds = %65, %61
  %71 = phi i1 [ true, %61 ], [ %69, %65 ]
  %72 = zext i1 %71 to i32
  %73 = add nsw i32 %62, %72
  %74 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %64
  %75 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %74)
  %76 = add i64 %63, -1
  %77 = and i64 %76, %63
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %56, label %61

79:                                               ; preds = %10, %56
  %80 = phi i32 [ %57, %56 ], [ %5, %10 ]
  %81 = sext i32 %80 to i64
  ret i64 %81
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_rwlock_init(ptr nocapture noundef writeonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  store atomic i64 0, ptr %0 seq_cst, align 8
  %3 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  store atomic i32 0, ptr %3 seq_cst, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_destroy(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  %3 = and i64 %2, -9151595917793558528
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @__quotient_misused_lock(ptr noundef nonnull @.str)
  unreachable

6:                                                ; preds = %1
  ret i32 0
}

; Function Attrs: noreturn
declare void @__quotient_misused_lock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_rdlock(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %3 = load i32, ptr %2, align 4
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr %2, align 4
  %5 = atomicrmw add ptr %0, i64 281474976710656 seq_cst, align 8
  %6 = icmp sgt i64 %5, -1
  br i1 %6, label %22, label %7

7:                                                ; preds = %1
  %8 = tail call i32 @__quotient_thread_number()
  %9 = icmp slt i32 %8, 48
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
  unreachable

11:                                               ; preds = %7
  %12 = zext i32 %8 to i64
  %13 = shl nuw i64 1, %12
  %14 = atomicrmw or ptr %0, i64 %13 seq_cst, align 8
  %15 = icmp sgt i64 %14, -1
  br i1 %15, label %19, label %16

16:                                               ; preds = %11
  %17 = sext i32 %8 to i64
  %18 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %17
  tail call void @__quotient_gate_lock(ptr noundef nonnull %18)
  br label %22

19:                                               ; preds = %11
  %20 = xor i64 %13, -1
  %21 = atomicrmw and ptr %0, i64 %20 seq_cst, align 8
  br label %22

22:                                               ; preds = %1, %16, %19
  ret i32 0
}

; Function Attrs: nofree nounwind memory(readwrite, inaccessiblemem: none)
define dso_local i32 @pthread_rwlock_tryrdlock(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  br label %3

3:                                                ; preds = %6, %1
  %4 = phi i64 [ %2, %1 ], [ %10, %6 ]
  %5 = icmp sgt i64 %4, -1
  br i1 %5, label %6, label %15

6:                                                ; preds = %3
  %7 = add i64 %4, 281474976710656
  %8 = cmpxchg ptr %0, i64 %4, i64 %7 seq_cst seq_cst, align 8
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_wrlock(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2)
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @writing)
  %5 = load i32, ptr %4, align 4
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr %4, align 4
  %7 = cmpxchg ptr %0, i64 0, i64 -9223372036854775808 seq_cst seq_cst, align 8
  %8 = extractvalue { i64, i1 } %7, 1
  br i1 %8, label %26, label %9

9:                                                ; preds = %1
  %10 = tail call i32 @__quotient_thread_number()
  %11 = icmp slt i32 %10, 48
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
  unreachable

13:                                               ; preds = %9
  %14 = zext i32 %10 to i64
  %15 = shl i64 %14, 56
  %16 = or i64 %15, 4611686018427387904
  %17 = atomicrmw or ptr %0, i64 %16 seq_cst, align 8
  %18 = and i64 %17, 71776119061217280
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %13
  %21 = cmpxchg ptr %0, i64 %16, i64 -9223372036854775808 seq_cst seq_cst, align 8
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

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_trywrlock(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  %3 = tail call i32 @pthread_mutex_trylock(ptr noundef nonnull %2)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = cmpxchg ptr %0, i64 0, i64 -9223372036854775808 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 1
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @writing)
  %10 = load i32, ptr %9, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %9, align 4
  br label %14

12:                                               ; preds = %5
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2)
  br label %14

14:                                               ; preds = %8, %12, %1
  %15 = phi i32 [ 16, %1 ], [ 0, %8 ], [ 16, %12 ]
  ret i32 %15
}

declare i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_timedrdlock(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_times_out()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  tail call void @__quotient_time_passes(ptr noundef %1)
  %6 = tail call fastcc i32 @read_late(ptr noundef %0)
  br label %28

7:                                                ; preds = %2
  %8 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %9 = load i32, ptr %8, align 4
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %8, align 4
  %11 = atomicrmw add ptr %0, i64 281474976710656 seq_cst, align 8
  %12 = icmp sgt i64 %11, -1
  br i1 %12, label %28, label %13

13:                                               ; preds = %7
  %14 = tail call i32 @__quotient_thread_number()
  %15 = icmp slt i32 %14, 48
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
  unreachable

17:                                               ; preds = %13
  %18 = zext i32 %14 to i64
  %19 = shl nuw i64 1, %18
  %20 = atomicrmw or ptr %0, i64 %19 seq_cst, align 8
  %21 = icmp sgt i64 %20, -1
  br i1 %21, label %25, label %22

22:                                               ; preds = %17
  %23 = sext i32 %14 to i64
  %24 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %23
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %24)
  br label %28

25:                                               ; preds = %17
  %26 = xor i64 %19, -1
  %27 = atomicrmw and ptr %0, i64 %26 seq_cst, align 8
  br label %28

28:                                               ; preds = %25, %22, %7, %5
  %29 = phi i32 [ %6, %5 ], [ 0, %7 ], [ 0, %22 ], [ 0, %25 ]
  ret i32 %29
}

; Function Attrs: nofree noinline nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i32 @read_late(ptr nocapture noundef %0) unnamed_addr {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  br label %3

3:                                                ; preds = %6, %1
  %4 = phi i64 [ %2, %1 ], [ %10, %6 ]
  %5 = icmp sgt i64 %4, -1
  br i1 %5, label %6, label %15

6:                                                ; preds = %3
  %7 = add i64 %4, 281474976710656
  %8 = cmpxchg ptr %0, i64 %4, i64 %7 seq_cst seq_cst, align 8
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

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_timedwrlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_times_out()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %18, label %5

5:                                                ; preds = %2
  tail call void @__quotient_time_passes(ptr noundef %1)
  %6 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  %7 = tail call i32 @pthread_mutex_trylock(ptr noundef nonnull %6)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %42

9:                                                ; preds = %5
  %10 = cmpxchg ptr %0, i64 0, i64 -9223372036854775808 seq_cst seq_cst, align 8
  %11 = extractvalue { i64, i1 } %10, 1
  br i1 %11, label %12, label %16

12:                                               ; preds = %9
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @writing)
  %14 = load i32, ptr %13, align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr %13, align 4
  br label %42

16:                                               ; preds = %9
  %17 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6)
  br label %42

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  tail call void @__quotient_lock_in_time(ptr noundef nonnull %19)
  %20 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @writing)
  %21 = load i32, ptr %20, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %20, align 4
  %23 = cmpxchg ptr %0, i64 0, i64 -9223372036854775808 seq_cst seq_cst, align 8
  %24 = extractvalue { i64, i1 } %23, 1
  br i1 %24, label %42, label %25

25:                                               ; preds = %18
  %26 = tail call i32 @__quotient_thread_number()
  %27 = icmp slt i32 %26, 48
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
  unreachable

29:                                               ; preds = %25
  %30 = zext i32 %26 to i64
  %31 = shl i64 %30, 56
  %32 = or i64 %31, 4611686018427387904
  %33 = atomicrmw or ptr %0, i64 %32 seq_cst, align 8
  %34 = and i64 %33, 71776119061217280
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %29
  %37 = cmpxchg ptr %0, i64 %32, i64 -9223372036854775808 seq_cst seq_cst, align 8
  %38 = extractvalue { i64, i1 } %37, 1
  br i1 %38, label %42, label %39

39:                                               ; preds = %36, %29
  %40 = sext i32 %26 to i64
  %41 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %40
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %41)
  br label %42

42:                                               ; preds = %16, %12, %5, %39, %36, %18
  %43 = phi i32 [ 0, %18 ], [ 0, %36 ], [ 0, %39 ], [ 110, %5 ], [ 0, %12 ], [ 110, %16 ]
  ret i32 %43
}

declare void @__quotient_lock_in_time(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_clockrdlock(ptr nocapture noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @pthread_rwlock_timedrdlock(ptr noundef %0, ptr noundef %2)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_clockwrlock(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @pthread_rwlock_timedwrlock(ptr noundef %0, ptr noundef %2)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_unlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @writing)
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %32, label %5

5:                                                ; preds = %1
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %5
  %10 = atomicrmw or ptr %0, i64 0 seq_cst, align 8
  %11 = icmp sgt i64 %10, -1
  br i1 %11, label %32, label %12

12:                                               ; preds = %9, %5
  %13 = atomicrmw and ptr %0, i64 9223090561878065152 seq_cst, align 8
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
  %30 = getelementptr inbounds %struct.rwlock, ptr %0, i64 0, i32 1
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %30)
  br label %57

32:                                               ; preds = %9, %1
  %33 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @reading)
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %37

36:                                               ; preds = %32
  tail call fastcc void @not_held()
  unreachable

37:                                               ; preds = %32
  %38 = add nsw i32 %34, -1
  store i32 %38, ptr %33, align 4
  %39 = atomicrmw sub ptr %0, i64 281474976710656 seq_cst, align 8
  %40 = icmp slt i64 %39, 0
  %41 = and i64 %39, 71776119061217280
  %42 = icmp eq i64 %41, 0
  %43 = or i1 %40, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %37
  tail call fastcc void @not_held()
  unreachable

45:                                               ; preds = %37
  %46 = add i64 %39, -281474976710656
  %47 = and i64 %46, 4683462137488605184
  %48 = icmp eq i64 %47, 4611686018427387904
  br i1 %48, label %49, label %57

49:                                               ; preds = %45
  %50 = cmpxchg ptr %0, i64 %46, i64 -9223372036854775808 seq_cst seq_cst, align 8
  %51 = extractvalue { i64, i1 } %50, 1
  br i1 %51, label %52, label %57

52:                                               ; preds = %49
  %53 = lshr i64 %46, 56
  %54 = and i64 %53, 63
  %55 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %54
  %56 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %55)
  br label %57

57:                                               ; preds = %45, %52, %49, %29
  %58 = phi i32 [ %31, %29 ], [ 0, %49 ], [ 0, %52 ], [ 0, %45 ]
  ret i32 %58
}

; Function Attrs: noreturn nounwind
define internal fastcc void @not_held() unnamed_addr {
  tail call void @__quotient_misused_lock(ptr noundef nonnull @.str.6)
  unreachable
}

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_times_out()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %2
  tail call void @__quotient_time_passes(ptr noundef %1)
  %6 = tail call i32 @pthread_mutex_trylock(ptr noundef %0)
  %7 = icmp eq i32 %6, 0
  %8 = select i1 %7, i32 0, i32 110
  br label %10

9:                                                ; preds = %2
  tail call void @__quotient_lock_in_time(ptr noundef %0)
  br label %10

10:                                               ; preds = %9, %5
  %11 = phi i32 [ %8, %5 ], [ 0, %9 ]
  ret i32 %11
}

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_clocklock(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @__quotient_times_out()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %10, label %6

6:                                                ; preds = %3
  tail call void @__quotient_time_passes(ptr noundef %2)
  %7 = tail call i32 @pthread_mutex_trylock(ptr noundef %0)
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i32 0, i32 110
  br label %11

10:                                               ; preds = %3
  tail call void @__quotient_lock_in_time(ptr noundef %0)
  br label %11

11:                                               ; preds = %6, %10
  %12 = phi i32 [ %9, %6 ], [ 0, %10 ]
  ret i32 %12
}

; Function Attrs: nounwind
define dso_local i64 @syscall(i64 noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2)
  call void @llvm.va_start(ptr nonnull %2)
  switch i64 %0, label %255 [
    i64 186, label %3
    i64 178, label %3
    i64 202, label %6
    i64 98, label %6
    i64 39, label %220
    i64 172, label %220
    i64 318, label %223
    i64 278, label %223
    i64 35, label %256
    i64 101, label %256
    i64 24, label %256
    i64 124, label %256
    i64 324, label %256
    i64 283, label %256
  ]

3:                                                ; preds = %1, %1
  %4 = call i32 @gettid()
  %5 = sext i32 %4 to i64
  br label %256

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
  switch i32 %52, label %219 [
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
  br label %256

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
  br label %256

87:                                               ; preds = %49, %49
  %88 = call fastcc i64 @futex_wake(ptr noundef %21, i32 noundef %51)
  br label %256

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
  br label %256

142:                                              ; preds = %136, %118
  call void @__quotient_barrier()
  %143 = load atomic i64, ptr @futex_waiting seq_cst, align 8
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %145, label %151

145:                                              ; preds = %151, %142
  %146 = phi i64 [ 0, %142 ], [ %162, %151 ]
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %256, label %148

148:                                              ; preds = %145
  %149 = ptrtoint ptr %21 to i64
  %150 = ptrtoint ptr %120 to i64
  br label %166

151:                                              ; preds = %142, %151
  %152 = phi i64 [ %162, %151 ], [ 0, %142 ]
  %153 = phi i64 [ %164, %151 ], [ %143, %142 ]
  %154 = call i64 @llvm.cttz.i64(i64 %153, i1 true)
  %155 = getelementptr inbounds [64 x ptr], ptr @futex_words, i64 0, i64 %154
  %156 = load atomic i64, ptr %155 seq_cst, align 8
  %157 = inttoptr i64 %156 to ptr
  %158 = icmp eq ptr %21, %157
  %159 = sub i64 0, %153
  %160 = and i64 %153, %159
  %161 = select i1 %158, i64 %160, i64 0
  %162 = or i64 %161, %152
  %163 = add i64 %153, -1
  %164 = and i64 %163, %153
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %145, label %151

166:                                              ; preds = %210, %148
  %167 = phi i32 [ 0, %148 ], [ %212, %210 ]
  %168 = phi i32 [ 0, %148 ], [ %211, %210 ]
  %169 = phi i64 [ %146, %148 ], [ %195, %210 ]
  %170 = icmp sgt i32 %51, %167
  %171 = icmp slt i32 %168, %105
  %172 = select i1 %170, i1 true, i1 %171
  br i1 %172, label %173, label %214

173:                                              ; preds = %166
  br i1 %170, label %174, label %189

174:                                              ; preds = %173
  %175 = call i64 @llvm.ctpop.i64(i64 %169)
  %176 = trunc i64 %175 to i32
  %177 = sub nsw i32 %51, %167
  %178 = icmp slt i32 %177, %176
  br i1 %178, label %179, label %189

179:                                              ; preds = %174
  %180 = call i32 @__quotient_choose(i32 noundef %176, ptr noundef nonnull @.str.5)
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %189, label %182

182:                                              ; preds = %179, %182
  %183 = phi i32 [ %187, %182 ], [ %180, %179 ]
  %184 = phi i64 [ %186, %182 ], [ %169, %179 ]
  %185 = add i64 %184, -1
  %186 = and i64 %185, %184
  %187 = add nsw i32 %183, -1
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %182

189:                                              ; preds = %182, %179, %173, %174
  %190 = phi i64 [ %169, %174 ], [ %169, %173 ], [ %169, %179 ], [ %186, %182 ]
  %191 = sub i64 0, %190
  %192 = and i64 %190, %191
  %193 = call i64 @llvm.cttz.i64(i64 %192, i1 true)
  %194 = xor i64 %192, -1
  %195 = and i64 %169, %194
  br i1 %170, label %202, label %196

196:                                              ; preds = %189
  %197 = getelementptr inbounds [64 x ptr], ptr @futex_words, i64 0, i64 %193
  %198 = cmpxchg ptr %197, i64 %149, i64 %150 seq_cst seq_cst, align 8
  %199 = extractvalue { i64, i1 } %198, 1
  %200 = zext i1 %199 to i32
  %201 = add nsw i32 %168, %200
  br label %210

202:                                              ; preds = %189
  %203 = atomicrmw and ptr @futex_waiting, i64 %194 seq_cst, align 8
  %204 = and i64 %203, %192
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %210, label %206

206:                                              ; preds = %202
  %207 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %193
  %208 = call i32 @__quotient_gate_release(ptr noundef nonnull %207)
  %209 = add nsw i32 %167, 1
  br label %210

210:                                              ; preds = %206, %202, %196
  %211 = phi i32 [ %201, %196 ], [ %168, %206 ], [ %168, %202 ]
  %212 = phi i32 [ %167, %196 ], [ %209, %206 ], [ %167, %202 ]
  %213 = icmp eq i64 %195, 0
  br i1 %213, label %214, label %166

214:                                              ; preds = %210, %166
  %215 = phi i32 [ %168, %166 ], [ %211, %210 ]
  %216 = phi i32 [ %167, %166 ], [ %212, %210 ]
  %217 = add nsw i32 %216, %215
  %218 = sext i32 %217 to i64
  br label %256

219:                                              ; preds = %49
  call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable

220:                                              ; preds = %1, %1
  %221 = call i32 @getpid()
  %222 = sext i32 %221 to i64
  br label %256

223:                                              ; preds = %1, %1
  %224 = load i32, ptr %2, align 16
  %225 = icmp ult i32 %224, 41
  br i1 %225, label %226, label %232

226:                                              ; preds = %223
  %227 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %228 = load ptr, ptr %227, align 16
  %229 = sext i32 %224 to i64
  %230 = getelementptr i8, ptr %228, i64 %229
  %231 = add i32 %224, 8
  store i32 %231, ptr %2, align 16
  br label %236

232:                                              ; preds = %223
  %233 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %234 = load ptr, ptr %233, align 8
  %235 = getelementptr i8, ptr %234, i64 8
  store ptr %235, ptr %233, align 8
  br label %236

236:                                              ; preds = %232, %226
  %237 = phi ptr [ %230, %226 ], [ %234, %232 ]
  %238 = load ptr, ptr %237, align 8
  %239 = load i32, ptr %2, align 16
  %240 = icmp ult i32 %239, 41
  br i1 %240, label %241, label %247

241:                                              ; preds = %236
  %242 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %243 = load ptr, ptr %242, align 16
  %244 = sext i32 %239 to i64
  %245 = getelementptr i8, ptr %243, i64 %244
  %246 = add i32 %239, 8
  store i32 %246, ptr %2, align 16
  br label %251

247:                                              ; preds = %236
  %248 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %249 = load ptr, ptr %248, align 8
  %250 = getelementptr i8, ptr %249, i64 8
  store ptr %250, ptr %248, align 8
  br label %251

251:                                              ; preds = %247, %241
  %252 = phi ptr [ %245, %241 ], [ %249, %247 ]
  %253 = load i64, ptr %252, align 8
  %254 = call i64 @getrandom(ptr noundef %238, i64 noundef %253, i32 noundef 0)
  br label %256

255:                                              ; preds = %1
  call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable

256:                                              ; preds = %214, %145, %1, %1, %1, %1, %1, %1, %66, %83, %87, %140, %251, %220, %3
  %257 = phi i64 [ %254, %251 ], [ %222, %220 ], [ %5, %3 ], [ %88, %87 ], [ %86, %83 ], [ %69, %66 ], [ -1, %140 ], [ 0, %1 ], [ 0, %1 ], [ 0, %1 ], [ 0, %1 ], [ 0, %1 ], [ 0, %1 ], [ %218, %214 ], [ 0, %145 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2)
  ret i64 %257
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr)

declare i32 @gettid() local_unnamed_addr

; Function Attrs: nounwind
define internal fastcc i64 @futex_wait(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = icmp eq ptr %2, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %4
  %7 = tail call i32 %3(ptr noundef nonnull %2) #14
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %14, label %9

9:                                                ; preds = %6
  %10 = load atomic i32, ptr %0 seq_cst, align 4
  %11 = icmp eq i32 %10, %1
  %12 = select i1 %11, i32 110, i32 11
  %13 = tail call ptr @__errno_location()
  store i32 %12, ptr %13, align 4
  br label %40

14:                                               ; preds = %6, %4
  %15 = tail call i32 @__quotient_thread_number()
  %16 = icmp slt i32 %15, 64
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
  unreachable

18:                                               ; preds = %14
  %19 = zext i32 %15 to i64
  %20 = shl nuw i64 1, %19
  %21 = sext i32 %15 to i64
  %22 = getelementptr inbounds [64 x ptr], ptr @futex_words, i64 0, i64 %21
  %23 = ptrtoint ptr %0 to i64
  store atomic i64 %23, ptr %22 seq_cst, align 8
  %24 = atomicrmw or ptr @futex_waiting, i64 %20 seq_cst, align 8
  tail call void @__quotient_barrier()
  %25 = load atomic i32, ptr %0 seq_cst, align 4
  %26 = icmp eq i32 %25, %1
  br i1 %26, label %36, label %27

27:                                               ; preds = %18
  %28 = xor i64 %20, -1
  %29 = atomicrmw and ptr @futex_waiting, i64 %28 seq_cst, align 8
  %30 = and i64 %29, %20
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %27
  %33 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %21
  tail call void @__quotient_gate_lock(ptr noundef nonnull %33)
  br label %40

34:                                               ; preds = %27
  %35 = tail call ptr @__errno_location()
  store i32 11, ptr %35, align 4
  br label %40

36:                                               ; preds = %18
  %37 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i64 0, i64 %21
  br i1 %5, label %39, label %38

38:                                               ; preds = %36
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %37)
  br label %40

39:                                               ; preds = %36
  tail call void @__quotient_gate_lock(ptr noundef nonnull %37)
  br label %40

40:                                               ; preds = %32, %34, %39, %38, %9
  %41 = phi i64 [ -1, %9 ], [ -1, %34 ], [ 0, %32 ], [ 0, %39 ], [ 0, %38 ]
  ret i64 %41
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

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @cnd_init(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  store atomic i64 0, ptr %0 seq_cst, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local void @cnd_destroy(ptr nocapture noundef %0) local_unnamed_addr {
  ret void
}

; Function Attrs: nounwind
define dso_local i32 @cnd_wait(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %1)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @cnd_signal(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  br label %3

3:                                                ; preds = %30, %1
  %4 = phi i64 [ %2, %1 ], [ %31, %30 ]
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %32, label %6

6:                                                ; preds = %3
  %7 = tail call i64 @llvm.ctpop.i64(i64 %4)
  %8 = trunc i64 %7 to i32
  %9 = tail call i32 @__quotient_choose(i32 noundef %8, ptr noundef nonnull @.str.5)
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
  %23 = atomicrmw and ptr %0, i64 %22 seq_cst, align 8
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
  %2 = atomicrmw xchg ptr %0, i64 0 seq_cst, align 8
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
define dso_local i32 @cnd_timedwait(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 0, i32 4
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @mtx_timedlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_times_out()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %2
  tail call void @__quotient_time_passes(ptr noundef %1)
  %6 = tail call i32 @pthread_mutex_trylock(ptr noundef %0)
  %7 = icmp eq i32 %6, 0
  %8 = select i1 %7, i32 0, i32 4
  br label %10

9:                                                ; preds = %2
  tail call void @__quotient_lock_in_time(ptr noundef %0)
  br label %10

10:                                               ; preds = %5, %9
  %11 = phi i32 [ %8, %5 ], [ 0, %9 ]
  ret i32 %11
}

; Function Attrs: nounwind
define dso_local void @call_once(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = tail call i32 @pthread_once(ptr noundef %0, ptr noundef %1)
  ret void
}

declare i32 @__quotient_thread_number() local_unnamed_addr

declare i32 @__quotient_spurious_wakeups() local_unnamed_addr

declare i32 @__quotient_choose(i32 noundef, ptr noundef) local_unnamed_addr

declare i32 @__quotient_times_out() local_unnamed_addr

declare void @__quotient_time_passes(ptr noundef) local_unnamed_addr

declare void @__quotient_gate_lock_in_time(ptr noundef) local_unnamed_addr

declare ptr @__errno_location() local_unnamed_addr

declare void @__quotient_barrier() local_unnamed_addr

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)



