target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

%struct.semaphore = type { i64, i32, i32 }
%struct.rwlock = type { i64, i32, [4 x i8] }

@__quotient_gates = dso_local global [64 x i32] [i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647], align 4
@.str = private unnamed_addr constant [67 x i8] c"not supported: a futex operation other than wait, wake and requeue\00", align 1
@.str.1 = private unnamed_addr constant [140 x i8] c"not supported: a system call other than futex, gettid, getpid, getrandom, nanosleep, sched_yield and membarrier; call the C library instead\00", align 1
@.str.2 = private unnamed_addr constant [120 x i8] c"more threads than there is room for in a condition variable (64), read-write lock or barrier (48), or once control (30)\00", align 1
@woke_up = internal thread_local global i32 0, align 4
@.str.3 = private unnamed_addr constant [17 x i8] c"spurious wake-up\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"timeout\00", align 1
@.str.5 = private unnamed_addr constant [15 x i8] c"waiter to wake\00", align 1
@futex_waiting = internal global i64 0, align 8
@futex_words = internal global [64 x ptr] zeroinitializer, align 4

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
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
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
  %18 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.3)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %25, label %20

20:                                               ; preds = %17
  store i32 1, ptr %14, align 4
  %21 = xor i64 %8, -1
  %22 = atomicrmw and ptr %0, i64 %21 seq_cst, align 8
  %23 = and i64 %22, %8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %17, %13, %6, %20
  %26 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %3
  tail call void @__quotient_gate_lock(ptr noundef nonnull %26)
  br label %27

27:                                               ; preds = %25, %20
  %28 = tail call i32 @pthread_mutex_lock(ptr noundef %1)
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define dso_local i32 @pthread_cond_timedwait(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @__quotient_thread_number()
  %5 = icmp slt i32 %4, 64
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable

7:                                                ; preds = %3
  %8 = zext i32 %4 to i64
  %9 = shl nuw i64 1, %8
  %10 = atomicrmw or ptr %0, i64 %9 seq_cst, align 8
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef %1)
  %12 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.4)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %21, label %14

14:                                               ; preds = %7
  tail call void @__quotient_time_passes(ptr noundef %2)
  %15 = xor i64 %9, -1
  %16 = atomicrmw and ptr %0, i64 %15 seq_cst, align 8
  %17 = and i64 %16, %9
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %14
  %20 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %4
  tail call void @__quotient_gate_lock(ptr noundef nonnull %20)
  br label %23

21:                                               ; preds = %7
  %22 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %4
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %22)
  br label %23

23:                                               ; preds = %19, %14, %21
  %24 = phi i32 [ 0, %21 ], [ 110, %14 ], [ 0, %19 ]
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef %1)
  ret i32 %24
}

; Function Attrs: nounwind
define internal fastcc i32 @timed_out(ptr noundef %0) unnamed_addr {
  %2 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.4)
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
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  br label %3

3:                                                ; preds = %31, %1
  %4 = phi i64 [ %2, %1 ], [ %32, %31 ]
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %33, label %6

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
  %2 = atomicrmw xchg ptr %0, i64 0 seq_cst, align 8
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
  store atomic i64 %8, ptr %0 seq_cst, align 8
  %9 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 1
  store atomic i32 0, ptr %9 seq_cst, align 8
  %10 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 2
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
  %5 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 2
  tail call void @__quotient_gate_lock(ptr noundef nonnull %5)
  %6 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 1
  %7 = atomicrmw sub ptr %6, i32 1 seq_cst, align 4
  %8 = icmp slt i32 %7, 1
  br i1 %8, label %9, label %16

9:                                                ; preds = %4, %13
  %10 = atomicrmw add ptr %6, i32 1 seq_cst, align 4
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  tail call void @__quotient_gate_lock(ptr noundef nonnull %5) #11
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
  %10 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 1
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 4
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
  %3 = atomicrmw sub ptr %0, i64 1 seq_cst, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %37, label %5

5:                                                ; preds = %2
  %6 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.4)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %5
  tail call void @__quotient_time_passes(ptr noundef %1)
  %9 = load atomic i64, ptr %0 seq_cst, align 8
  br label %10

10:                                               ; preds = %13, %8
  %11 = phi i64 [ %9, %8 ], [ %17, %13 ]
  %12 = icmp sgt i64 %11, -1
  br i1 %12, label %20, label %13

13:                                               ; preds = %10
  %14 = add nsw i64 %11, 1
  %15 = cmpxchg ptr %0, i64 %11, i64 %14 seq_cst seq_cst, align 8
  %16 = extractvalue { i64, i1 } %15, 1
  %17 = extractvalue { i64, i1 } %15, 0
  br i1 %16, label %18, label %10

18:                                               ; preds = %13
  %19 = tail call ptr @__errno_location()
  store i32 110, ptr %19, align 4
  br i1 %12, label %20, label %37

20:                                               ; preds = %10, %5, %18
  %21 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 2
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %21)
  %22 = getelementptr inbounds %struct.semaphore, ptr %0, i32 0, i32 1
  %23 = atomicrmw sub ptr %22, i32 1 seq_cst, align 4
  %24 = icmp slt i32 %23, 1
  br i1 %24, label %25, label %32

25:                                               ; preds = %20, %29
  %26 = atomicrmw add ptr %22, i32 1 seq_cst, align 4
  %27 = icmp slt i32 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %25
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %21) #11
  br label %29

29:                                               ; preds = %28, %25
  %30 = atomicrmw sub ptr %22, i32 1 seq_cst, align 4
  %31 = icmp slt i32 %30, 1
  br i1 %31, label %25, label %32

32:                                               ; preds = %29, %20
  %33 = phi i32 [ %23, %20 ], [ %30, %29 ]
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %37, label %35

35:                                               ; preds = %32
  %36 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %21)
  br label %37

37:                                               ; preds = %35, %32, %18, %2
  %38 = phi i32 [ -1, %18 ], [ 0, %2 ], [ 0, %32 ], [ 0, %35 ]
  ret i32 %38
}

declare void @__quotient_gate_lock_in_time(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @sem_clockwait(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @sem_timedwait(ptr noundef %0, ptr noundef %2)
  ret i32 %4
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
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
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
  br i1 %13, label %14, label %16

14:                                               ; preds = %5
  %15 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %2
  tail call void @__quotient_gate_lock(ptr noundef nonnull %15)
  br label %28

16:                                               ; preds = %5
  %17 = and i64 %8, -281474976710656
  store atomic i64 %17, ptr %0 seq_cst, align 8
  %18 = icmp eq i64 %10, 0
  br i1 %18, label %28, label %19

19:                                               ; preds = %16, %19
  %20 = phi i64 [ %26, %19 ], [ %10, %16 ]
  %21 = tail call i64 @llvm.cttz.i64(i64 %20, i1 true)
  %22 = trunc i64 %21 to i32
  %23 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %22
  %24 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %23)
  %25 = add i64 %20, -1
  %26 = and i64 %25, %20
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %19

28:                                               ; preds = %19, %16, %14
  %29 = phi i32 [ 0, %14 ], [ -1, %16 ], [ -1, %19 ]
  ret i32 %29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)

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
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
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
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
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
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
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
define internal fastcc i32 @futex_wake(ptr noundef readnone %0, i32 noundef %1) unnamed_addr {
  br label %3

3:                                                ; preds = %57, %2
  %4 = phi i64 [ 0, %2 ], [ %50, %57 ]
  %5 = phi i32 [ 0, %2 ], [ %58, %57 ]
  %6 = load atomic i64, ptr @futex_waiting seq_cst, align 8
  %7 = xor i64 %4, -1
  %8 = and i64 %6, %7
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %13, %3
  %11 = phi i64 [ 0, %3 ], [ %25, %13 ]
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %81, label %29

13:                                               ; preds = %3, %13
  %14 = phi i64 [ %25, %13 ], [ 0, %3 ]
  %15 = phi i64 [ %27, %13 ], [ %8, %3 ]
  %16 = tail call i64 @llvm.cttz.i64(i64 %15, i1 true)
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds [64 x ptr], ptr @futex_words, i32 0, i32 %17
  %19 = load atomic i32, ptr %18 seq_cst, align 4
  %20 = inttoptr i32 %19 to ptr
  %21 = icmp eq ptr %20, %0
  %22 = sub i64 0, %15
  %23 = and i64 %15, %22
  %24 = select i1 %21, i64 %23, i64 0
  %25 = or i64 %24, %14
  %26 = add i64 %15, -1
  %27 = and i64 %26, %15
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %10, label %13

29:                                               ; preds = %10
  %30 = tail call i64 @llvm.ctpop.i64(i64 %11)
  %31 = trunc i64 %30 to i32
  %32 = sub nsw i32 %1, %5
  %33 = icmp slt i32 %32, %31
  br i1 %33, label %34, label %48

34:                                               ; preds = %29
  %35 = tail call i32 @__quotient_choose(i32 noundef %31, ptr noundef nonnull @.str.5)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %44, label %37

37:                                               ; preds = %34, %37
  %38 = phi i32 [ %42, %37 ], [ %35, %34 ]
  %39 = phi i64 [ %41, %37 ], [ %11, %34 ]
  %40 = add i64 %39, -1
  %41 = and i64 %40, %39
  %42 = add nsw i32 %38, -1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %37

44:                                               ; preds = %37, %34
  %45 = phi i64 [ %11, %34 ], [ %41, %37 ]
  %46 = sub i64 0, %45
  %47 = and i64 %45, %46
  br label %48

48:                                               ; preds = %29, %44
  %49 = phi i64 [ %47, %44 ], [ %11, %29 ]
  %50 = or i64 %49, %4
  %51 = xor i64 %49, -1
  %52 = atomicrmw and ptr @futex_waiting, i64 %51 seq_cst, align 8
  %53 = and i64 %52, %49
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %57, label %55

55:                                               ; preds = %48
  %56 = icmp eq i64 %49, %11
  br label %62

57:                                               ; preds = %72, %48
  %58 = phi i32 [ %5, %48 ], [ %75, %72 ]
  %59 = icmp ne i64 %49, %11
  %60 = icmp slt i32 %58, %1
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %3, label %81

62:                                               ; preds = %55, %72
  %63 = phi i32 [ %5, %55 ], [ %75, %72 ]
  %64 = phi i64 [ %53, %55 ], [ %79, %72 ]
  %65 = tail call i64 @llvm.cttz.i64(i64 %64, i1 true)
  %66 = trunc i64 %65 to i32
  br i1 %56, label %72, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds [64 x ptr], ptr @futex_words, i32 0, i32 %66
  %69 = load atomic i32, ptr %68 seq_cst, align 4
  %70 = inttoptr i32 %69 to ptr
  %71 = icmp eq ptr %70, %0
  br label %72

72:                                               ; preds = %67, %62
  %73 = phi i1 [ true, %62 ], [ %71, %67 ]
  %74 = zext i1 %73 to i32
  %75 = add nsw i32 %63, %74
  %76 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %66
  %77 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %76)
  %78 = add i64 %64, -1
  %79 = and i64 %78, %64
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %57, label %62

81:                                               ; preds = %10, %57
  %82 = phi i32 [ %58, %57 ], [ %5, %10 ]
  ret i32 %82
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_rwlock_init(ptr nocapture noundef writeonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  store atomic i64 0, ptr %0 seq_cst, align 8
  %3 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
  store atomic i32 0, ptr %3 seq_cst, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @pthread_rwlock_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_rdlock(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = atomicrmw add ptr %0, i64 281474976710656 seq_cst, align 8
  %3 = icmp sgt i64 %2, -1
  br i1 %3, label %18, label %4

4:                                                ; preds = %1
  %5 = tail call i32 @__quotient_thread_number()
  %6 = icmp slt i32 %5, 48
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable

8:                                                ; preds = %4
  %9 = zext i32 %5 to i64
  %10 = shl nuw i64 1, %9
  %11 = atomicrmw or ptr %0, i64 %10 seq_cst, align 8
  %12 = icmp sgt i64 %11, -1
  br i1 %12, label %15, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %5
  tail call void @__quotient_gate_lock(ptr noundef nonnull %14)
  br label %18

15:                                               ; preds = %8
  %16 = xor i64 %10, -1
  %17 = atomicrmw and ptr %0, i64 %16 seq_cst, align 8
  br label %18

18:                                               ; preds = %1, %13, %15
  ret i32 0
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local i32 @pthread_rwlock_tryrdlock(ptr nocapture noundef %0) local_unnamed_addr {
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  br label %3

3:                                                ; preds = %6, %1
  %4 = phi i64 [ %2, %1 ], [ %10, %6 ]
  %5 = icmp sgt i64 %4, -1
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = add i64 %4, 281474976710656
  %8 = cmpxchg ptr %0, i64 %4, i64 %7 seq_cst seq_cst, align 8
  %9 = extractvalue { i64, i1 } %8, 1
  %10 = extractvalue { i64, i1 } %8, 0
  br i1 %9, label %11, label %3

11:                                               ; preds = %3, %6
  %12 = phi i32 [ 0, %6 ], [ 16, %3 ]
  ret i32 %12
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_wrlock(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %2)
  %4 = cmpxchg ptr %0, i64 0, i64 -9223372036854775808 seq_cst seq_cst, align 8
  %5 = extractvalue { i64, i1 } %4, 1
  br i1 %5, label %22, label %6

6:                                                ; preds = %1
  %7 = tail call i32 @__quotient_thread_number()
  %8 = icmp slt i32 %7, 48
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable

10:                                               ; preds = %6
  %11 = zext i32 %7 to i64
  %12 = shl i64 %11, 56
  %13 = or i64 %12, 4611686018427387904
  %14 = atomicrmw or ptr %0, i64 %13 seq_cst, align 8
  %15 = and i64 %14, 71776119061217280
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %10
  %18 = cmpxchg ptr %0, i64 %13, i64 -9223372036854775808 seq_cst seq_cst, align 8
  %19 = extractvalue { i64, i1 } %18, 1
  br i1 %19, label %22, label %20

20:                                               ; preds = %17, %10
  %21 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %7
  tail call void @__quotient_gate_lock(ptr noundef nonnull %21)
  br label %22

22:                                               ; preds = %1, %17, %20
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_trywrlock(ptr noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
  %3 = tail call i32 @pthread_mutex_trylock(ptr noundef nonnull %2)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = cmpxchg ptr %0, i64 0, i64 -9223372036854775808 seq_cst seq_cst, align 8
  %7 = extractvalue { i64, i1 } %6, 1
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %2)
  br label %10

10:                                               ; preds = %8, %5, %1
  %11 = phi i32 [ 16, %1 ], [ 16, %8 ], [ 0, %5 ]
  ret i32 %11
}

declare i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_timedrdlock(ptr nocapture noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.4)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  tail call void @__quotient_time_passes(ptr noundef %1)
  %6 = load atomic i64, ptr %0 seq_cst, align 8
  br label %7

7:                                                ; preds = %10, %5
  %8 = phi i64 [ %6, %5 ], [ %14, %10 ]
  %9 = icmp sgt i64 %8, -1
  br i1 %9, label %10, label %32

10:                                               ; preds = %7
  %11 = add i64 %8, 281474976710656
  %12 = cmpxchg ptr %0, i64 %8, i64 %11 seq_cst seq_cst, align 8
  %13 = extractvalue { i64, i1 } %12, 1
  %14 = extractvalue { i64, i1 } %12, 0
  br i1 %13, label %32, label %7

15:                                               ; preds = %2
  %16 = atomicrmw add ptr %0, i64 281474976710656 seq_cst, align 8
  %17 = icmp sgt i64 %16, -1
  br i1 %17, label %32, label %18

18:                                               ; preds = %15
  %19 = tail call i32 @__quotient_thread_number()
  %20 = icmp slt i32 %19, 48
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable

22:                                               ; preds = %18
  %23 = zext i32 %19 to i64
  %24 = shl nuw i64 1, %23
  %25 = atomicrmw or ptr %0, i64 %24 seq_cst, align 8
  %26 = icmp sgt i64 %25, -1
  br i1 %26, label %29, label %27

27:                                               ; preds = %22
  %28 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %19
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %28)
  br label %32

29:                                               ; preds = %22
  %30 = xor i64 %24, -1
  %31 = atomicrmw and ptr %0, i64 %30 seq_cst, align 8
  br label %32

32:                                               ; preds = %10, %7, %29, %27, %15
  %33 = phi i32 [ 0, %15 ], [ 0, %27 ], [ 0, %29 ], [ 110, %7 ], [ 0, %10 ]
  ret i32 %33
}

; Function Attrs: nounwind
define dso_local i32 @pthread_rwlock_timedwrlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.4)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %2
  tail call void @__quotient_time_passes(ptr noundef %1)
  %6 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
  %7 = tail call i32 @pthread_mutex_trylock(ptr noundef nonnull %6)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  %10 = cmpxchg ptr %0, i64 0, i64 -9223372036854775808 seq_cst seq_cst, align 8
  %11 = extractvalue { i64, i1 } %10, 1
  br i1 %11, label %34, label %12

12:                                               ; preds = %9
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %6)
  br label %34

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
  tail call void @__quotient_lock_in_time(ptr noundef nonnull %15)
  %16 = cmpxchg ptr %0, i64 0, i64 -9223372036854775808 seq_cst seq_cst, align 8
  %17 = extractvalue { i64, i1 } %16, 1
  br i1 %17, label %34, label %18

18:                                               ; preds = %14
  %19 = tail call i32 @__quotient_thread_number()
  %20 = icmp slt i32 %19, 48
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable

22:                                               ; preds = %18
  %23 = zext i32 %19 to i64
  %24 = shl i64 %23, 56
  %25 = or i64 %24, 4611686018427387904
  %26 = atomicrmw or ptr %0, i64 %25 seq_cst, align 8
  %27 = and i64 %26, 71776119061217280
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %22
  %30 = cmpxchg ptr %0, i64 %25, i64 -9223372036854775808 seq_cst seq_cst, align 8
  %31 = extractvalue { i64, i1 } %30, 1
  br i1 %31, label %34, label %32

32:                                               ; preds = %29, %22
  %33 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %19
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %33)
  br label %34

34:                                               ; preds = %12, %9, %5, %32, %29, %14
  %35 = phi i32 [ 0, %14 ], [ 0, %29 ], [ 0, %32 ], [ 110, %5 ], [ 0, %9 ], [ 110, %12 ]
  ret i32 %35
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
  %2 = load atomic i64, ptr %0 seq_cst, align 8
  %3 = icmp sgt i64 %2, -1
  br i1 %3, label %20, label %4

4:                                                ; preds = %1
  %5 = atomicrmw and ptr %0, i64 9223090561878065152 seq_cst, align 8
  %6 = and i64 %5, 281474976710655
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %17, label %8

8:                                                ; preds = %4, %8
  %9 = phi i64 [ %15, %8 ], [ %6, %4 ]
  %10 = tail call i64 @llvm.cttz.i64(i64 %9, i1 true)
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %11
  %13 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %12)
  %14 = add i64 %9, -1
  %15 = and i64 %14, %9
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %8

17:                                               ; preds = %8, %4
  %18 = getelementptr inbounds %struct.rwlock, ptr %0, i32 0, i32 1
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %18)
  br label %34

20:                                               ; preds = %1
  %21 = atomicrmw sub ptr %0, i64 281474976710656 seq_cst, align 8
  %22 = add i64 %21, -281474976710656
  %23 = and i64 %22, 4683462137488605184
  %24 = icmp eq i64 %23, 4611686018427387904
  br i1 %24, label %25, label %34

25:                                               ; preds = %20
  %26 = cmpxchg ptr %0, i64 %22, i64 -9223372036854775808 seq_cst seq_cst, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  br i1 %27, label %28, label %34

28:                                               ; preds = %25
  %29 = lshr i64 %22, 56
  %30 = trunc i64 %29 to i32
  %31 = and i32 %30, 63
  %32 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %31
  %33 = tail call i32 @__quotient_gate_release(ptr noundef nonnull %32)
  br label %34

34:                                               ; preds = %20, %28, %25, %17
  %35 = phi i32 [ %19, %17 ], [ 0, %25 ], [ 0, %28 ], [ 0, %20 ]
  ret i32 %35
}

; Function Attrs: nounwind
define dso_local i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.4)
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
  %4 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.4)
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
define dso_local i32 @syscall(i32 noundef %0, ...) local_unnamed_addr {
  %2 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  call void @llvm.va_start(ptr nonnull %2)
  switch i32 %0, label %159 [
    i32 224, label %3
    i32 240, label %5
    i32 20, label %150
    i32 355, label %152
    i32 162, label %160
    i32 158, label %160
    i32 375, label %160
  ]

3:                                                ; preds = %1
  %4 = call i32 @gettid()
  br label %160

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
  switch i32 %13, label %149 [
    i32 0, label %14
    i32 9, label %18
    i32 1, label %55
    i32 10, label %55
    i32 3, label %57
    i32 4, label %57
  ]

14:                                               ; preds = %5
  %15 = getelementptr inbounds i8, ptr %6, i32 16
  store ptr %15, ptr %2, align 4
  %16 = load ptr, ptr %11, align 4
  %17 = call fastcc i32 @futex_wait(ptr noundef %8, i32 noundef %12, ptr noundef %16, ptr noundef nonnull @timed_out_in)
  br label %160

18:                                               ; preds = %5
  %19 = getelementptr inbounds i8, ptr %6, i32 16
  store ptr %19, ptr %2, align 4
  %20 = load ptr, ptr %11, align 4
  %21 = call i32 @__quotient_thread_number()
  %22 = icmp slt i32 %21, 64
  br i1 %22, label %24, label %23

23:                                               ; preds = %18
  call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable

24:                                               ; preds = %18
  %25 = zext i32 %21 to i64
  %26 = shl nuw i64 1, %25
  %27 = getelementptr inbounds [64 x ptr], ptr @futex_words, i32 0, i32 %21
  %28 = ptrtoint ptr %8 to i32
  store atomic i32 %28, ptr %27 seq_cst, align 4
  %29 = atomicrmw or ptr @futex_waiting, i64 %26 seq_cst, align 8
  %30 = load atomic i32, ptr %8 seq_cst, align 4
  %31 = icmp eq i32 %30, %12
  br i1 %31, label %32, label %38

32:                                               ; preds = %24
  %33 = icmp eq ptr %20, null
  br i1 %33, label %38, label %34

34:                                               ; preds = %32
  %35 = call fastcc i32 @timed_out(ptr noundef nonnull %20) #11
  %36 = icmp eq i32 %35, 0
  %37 = select i1 %36, i32 0, i32 110
  br label %38

38:                                               ; preds = %34, %32, %24
  %39 = phi i1 [ true, %32 ], [ false, %24 ], [ %36, %34 ]
  %40 = phi i32 [ 0, %32 ], [ 11, %24 ], [ %37, %34 ]
  br i1 %39, label %50, label %41

41:                                               ; preds = %38
  %42 = xor i64 %26, -1
  %43 = atomicrmw and ptr @futex_waiting, i64 %42 seq_cst, align 8
  %44 = and i64 %43, %26
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %41
  %47 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %21
  call void @__quotient_gate_lock(ptr noundef nonnull %47)
  br label %160

48:                                               ; preds = %41
  %49 = call ptr @__errno_location()
  store i32 %40, ptr %49, align 4
  br label %160

50:                                               ; preds = %38
  %51 = icmp eq ptr %20, null
  %52 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %21
  br i1 %51, label %54, label %53

53:                                               ; preds = %50
  call void @__quotient_gate_lock_in_time(ptr noundef nonnull %52)
  br label %160

54:                                               ; preds = %50
  call void @__quotient_gate_lock(ptr noundef nonnull %52)
  br label %160

55:                                               ; preds = %5, %5
  %56 = call fastcc i32 @futex_wake(ptr noundef %8, i32 noundef %12)
  br label %160

57:                                               ; preds = %5, %5
  %58 = getelementptr inbounds i8, ptr %6, i32 16
  store ptr %58, ptr %2, align 4
  %59 = load i32, ptr %11, align 4
  %60 = getelementptr inbounds i8, ptr %6, i32 20
  store ptr %60, ptr %2, align 4
  %61 = load ptr, ptr %58, align 4
  %62 = icmp eq i32 %13, 4
  br i1 %62, label %63, label %71

63:                                               ; preds = %57
  %64 = load atomic i32, ptr %8 seq_cst, align 4
  %65 = load ptr, ptr %2, align 4
  %66 = getelementptr inbounds i8, ptr %65, i32 4
  store ptr %66, ptr %2, align 4
  %67 = load i32, ptr %65, align 4
  %68 = icmp eq i32 %64, %67
  br i1 %68, label %71, label %69

69:                                               ; preds = %63
  %70 = call ptr @__errno_location()
  store i32 11, ptr %70, align 4
  br label %160

71:                                               ; preds = %63, %57
  %72 = load atomic i64, ptr @futex_waiting seq_cst, align 8
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %80

74:                                               ; preds = %80, %71
  %75 = phi i64 [ 0, %71 ], [ %92, %80 ]
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %160, label %77

77:                                               ; preds = %74
  %78 = ptrtoint ptr %8 to i32
  %79 = ptrtoint ptr %61 to i32
  br label %96

80:                                               ; preds = %71, %80
  %81 = phi i64 [ %92, %80 ], [ 0, %71 ]
  %82 = phi i64 [ %94, %80 ], [ %72, %71 ]
  %83 = call i64 @llvm.cttz.i64(i64 %82, i1 true)
  %84 = trunc i64 %83 to i32
  %85 = getelementptr inbounds [64 x ptr], ptr @futex_words, i32 0, i32 %84
  %86 = load atomic i32, ptr %85 seq_cst, align 4
  %87 = inttoptr i32 %86 to ptr
  %88 = icmp eq ptr %8, %87
  %89 = sub i64 0, %82
  %90 = and i64 %82, %89
  %91 = select i1 %88, i64 %90, i64 0
  %92 = or i64 %91, %81
  %93 = add i64 %82, -1
  %94 = and i64 %93, %82
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %74, label %80

96:                                               ; preds = %141, %77
  %97 = phi i32 [ 0, %77 ], [ %143, %141 ]
  %98 = phi i32 [ 0, %77 ], [ %142, %141 ]
  %99 = phi i64 [ %75, %77 ], [ %126, %141 ]
  %100 = icmp sgt i32 %12, %97
  %101 = icmp slt i32 %98, %59
  %102 = select i1 %100, i1 true, i1 %101
  br i1 %102, label %103, label %145

103:                                              ; preds = %96
  br i1 %100, label %104, label %119

104:                                              ; preds = %103
  %105 = call i64 @llvm.ctpop.i64(i64 %99)
  %106 = trunc i64 %105 to i32
  %107 = sub nsw i32 %12, %97
  %108 = icmp slt i32 %107, %106
  br i1 %108, label %109, label %119

109:                                              ; preds = %104
  %110 = call i32 @__quotient_choose(i32 noundef %106, ptr noundef nonnull @.str.5)
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %119, label %112

112:                                              ; preds = %109, %112
  %113 = phi i32 [ %117, %112 ], [ %110, %109 ]
  %114 = phi i64 [ %116, %112 ], [ %99, %109 ]
  %115 = add i64 %114, -1
  %116 = and i64 %115, %114
  %117 = add nsw i32 %113, -1
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %112

119:                                              ; preds = %112, %109, %103, %104
  %120 = phi i64 [ %99, %104 ], [ %99, %103 ], [ %99, %109 ], [ %116, %112 ]
  %121 = sub i64 0, %120
  %122 = and i64 %120, %121
  %123 = call i64 @llvm.cttz.i64(i64 %122, i1 true)
  %124 = trunc i64 %123 to i32
  %125 = xor i64 %122, -1
  %126 = and i64 %99, %125
  br i1 %100, label %133, label %127

127:                                              ; preds = %119
  %128 = getelementptr inbounds [64 x ptr], ptr @futex_words, i32 0, i32 %124
  %129 = cmpxchg ptr %128, i32 %78, i32 %79 seq_cst seq_cst, align 4
  %130 = extractvalue { i32, i1 } %129, 1
  %131 = zext i1 %130 to i32
  %132 = add nsw i32 %98, %131
  br label %141

133:                                              ; preds = %119
  %134 = atomicrmw and ptr @futex_waiting, i64 %125 seq_cst, align 8
  %135 = and i64 %134, %122
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %141, label %137

137:                                              ; preds = %133
  %138 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %124
  %139 = call i32 @__quotient_gate_release(ptr noundef nonnull %138)
  %140 = add nsw i32 %97, 1
  br label %141

141:                                              ; preds = %137, %133, %127
  %142 = phi i32 [ %132, %127 ], [ %98, %137 ], [ %98, %133 ]
  %143 = phi i32 [ %97, %127 ], [ %140, %137 ], [ %97, %133 ]
  %144 = icmp eq i64 %126, 0
  br i1 %144, label %145, label %96

145:                                              ; preds = %141, %96
  %146 = phi i32 [ %98, %96 ], [ %142, %141 ]
  %147 = phi i32 [ %97, %96 ], [ %143, %141 ]
  %148 = add nsw i32 %147, %146
  br label %160

149:                                              ; preds = %5
  call void @__quotient_unsupported(ptr noundef nonnull @.str)
  unreachable

150:                                              ; preds = %1
  %151 = call i32 @getpid()
  br label %160

152:                                              ; preds = %1
  %153 = load ptr, ptr %2, align 4
  %154 = getelementptr inbounds i8, ptr %153, i32 4
  store ptr %154, ptr %2, align 4
  %155 = load ptr, ptr %153, align 4
  %156 = getelementptr inbounds i8, ptr %153, i32 8
  store ptr %156, ptr %2, align 4
  %157 = load i32, ptr %154, align 4
  %158 = call i32 @getrandom(ptr noundef %155, i32 noundef %157, i32 noundef 0)
  br label %160

159:                                              ; preds = %1
  call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable

160:                                              ; preds = %145, %74, %54, %53, %48, %46, %1, %1, %1, %14, %55, %69, %152, %150, %3
  %161 = phi i32 [ %158, %152 ], [ %151, %150 ], [ %4, %3 ], [ %56, %55 ], [ %17, %14 ], [ -1, %69 ], [ 0, %1 ], [ 0, %1 ], [ 0, %1 ], [ -1, %48 ], [ 0, %46 ], [ 0, %54 ], [ 0, %53 ], [ %148, %145 ], [ 0, %74 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2)
  ret i32 %161
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr)

declare i32 @gettid() local_unnamed_addr

; Function Attrs: nounwind
define internal fastcc i32 @futex_wait(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = tail call i32 @__quotient_thread_number()
  %6 = icmp slt i32 %5, 64
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.2)
  unreachable

8:                                                ; preds = %4
  %9 = zext i32 %5 to i64
  %10 = shl nuw i64 1, %9
  %11 = getelementptr inbounds [64 x ptr], ptr @futex_words, i32 0, i32 %5
  %12 = ptrtoint ptr %0 to i32
  store atomic i32 %12, ptr %11 seq_cst, align 4
  %13 = atomicrmw or ptr @futex_waiting, i64 %10 seq_cst, align 8
  %14 = load atomic i32, ptr %0 seq_cst, align 4
  %15 = icmp eq i32 %14, %1
  br i1 %15, label %16, label %22

16:                                               ; preds = %8
  %17 = icmp eq ptr %2, null
  br i1 %17, label %22, label %18

18:                                               ; preds = %16
  %19 = tail call i32 %3(ptr noundef nonnull %2) #11
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i32 0, i32 110
  br label %22

22:                                               ; preds = %18, %8, %16
  %23 = phi i1 [ true, %16 ], [ false, %8 ], [ %20, %18 ]
  %24 = phi i32 [ 0, %16 ], [ 11, %8 ], [ %21, %18 ]
  br i1 %23, label %34, label %25

25:                                               ; preds = %22
  %26 = xor i64 %10, -1
  %27 = atomicrmw and ptr @futex_waiting, i64 %26 seq_cst, align 8
  %28 = and i64 %27, %10
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %25
  %31 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %5
  tail call void @__quotient_gate_lock(ptr noundef nonnull %31)
  br label %39

32:                                               ; preds = %25
  %33 = tail call ptr @__errno_location()
  store i32 %24, ptr %33, align 4
  br label %39

34:                                               ; preds = %22
  %35 = icmp eq ptr %2, null
  %36 = getelementptr inbounds [64 x i32], ptr @__quotient_gates, i32 0, i32 %5
  br i1 %35, label %38, label %37

37:                                               ; preds = %34
  tail call void @__quotient_gate_lock_in_time(ptr noundef nonnull %36)
  br label %39

38:                                               ; preds = %34
  tail call void @__quotient_gate_lock(ptr noundef nonnull %36)
  br label %39

39:                                               ; preds = %30, %37, %38, %32
  %40 = phi i32 [ -1, %32 ], [ 0, %30 ], [ 0, %38 ], [ 0, %37 ]
  ret i32 %40
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
  %17 = call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.4)
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

3:                                                ; preds = %31, %1
  %4 = phi i64 [ %2, %1 ], [ %32, %31 ]
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %33, label %6

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
  %2 = atomicrmw xchg ptr %0, i64 0 seq_cst, align 8
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
define dso_local i32 @cnd_timedwait(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  %6 = select i1 %5, i32 0, i32 4
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local i32 @mtx_timedlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.4)
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

declare i32 @__quotient_choose(i32 noundef, ptr noundef) local_unnamed_addr

declare void @__quotient_time_passes(ptr noundef) local_unnamed_addr

declare ptr @__errno_location() local_unnamed_addr

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)



