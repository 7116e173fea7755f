target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.start = type { ptr, ptr }
%struct.mutex = type { i32, [3 x i32], i32 }

@next_key = internal global i32 0, align 4
@.str = private unnamed_addr constant [43 x i8] c"more than 32 keys for thread-specific data\00", align 1
@destructors = internal unnamed_addr global [32 x ptr] zeroinitializer, align 16
@values = internal thread_local global [32 x ptr] zeroinitializer, align 16
@clean_up_count = internal thread_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [51 x i8] c"more than 32 clean-up handlers of a thread at once\00", align 1
@clean_ups = internal thread_local global [32 x ptr] zeroinitializer, align 16
@exit_value = internal thread_local global ptr null, align 8
@__quotient_fates = internal global [1024 x i32] zeroinitializer, align 16
@.str.2 = private unnamed_addr constant [46 x i8] c"detachment of a thread that was joined before\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"detachment of a thread that was detached before\00", align 1
@cancel_state = internal thread_local global i32 0, align 4
@__quotient_cancelled = internal unnamed_addr global [1024 x i32] zeroinitializer, align 16
@.str.4 = private unnamed_addr constant [109 x i8] c"not supported: asynchronous cancellation; let the thread call `pthread_testcancel` where it may be cancelled\00", align 1
@__quotient_waits = internal unnamed_addr global [1024 x i32] zeroinitializer, align 16
@kinds = internal thread_local global [32 x i32] zeroinitializer, align 16
@times = internal thread_local global [32 x i32] zeroinitializer, align 16
@held = internal thread_local global [32 x ptr] zeroinitializer, align 16
@__quotient_thread_ends = dso_local thread_local global ptr null, align 8
@.str.5 = private unnamed_addr constant [34 x i8] c"join of a thread that is detached\00", align 1
@.str.6 = private unnamed_addr constant [23 x i8] c"cancellation of a wait\00", align 1
@.str.7 = private unnamed_addr constant [59 x i8] c"a thread that holds more than 32 recursive mutexes at once\00", align 1

; Function Attrs: nounwind
define dso_local i32 @pthread_key_create(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr {
  %3 = atomicrmw add ptr @next_key, i32 1 seq_cst, align 4
  %4 = icmp ugt i32 %3, 31
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str)
  unreachable

6:                                                ; preds = %2
  %7 = icmp eq ptr %1, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %6
  %9 = zext i32 %3 to i64
  %10 = getelementptr inbounds [32 x ptr], ptr @destructors, i64 0, i64 %9
  %11 = ptrtoint ptr %1 to i64
  store atomic i64 %11, ptr %10 seq_cst, align 8
  br label %12

12:                                               ; preds = %8, %6
  store i32 %3, ptr %0, align 4
  ret i32 0
}

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local i32 @pthread_key_delete(i32 noundef %0) local_unnamed_addr {
  %2 = zext i32 %0 to i64
  %3 = getelementptr inbounds [32 x ptr], ptr @destructors, i64 0, i64 %2
  store atomic i64 0, ptr %3 seq_cst, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local ptr @pthread_getspecific(i32 noundef %0) local_unnamed_addr {
  %2 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %3 = zext i32 %0 to i64
  %4 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %3
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local i32 @pthread_setspecific(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [32 x ptr], ptr %3, i64 0, i64 %4
  store ptr %1, ptr %5, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @tss_create(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr {
  %3 = atomicrmw add ptr @next_key, i32 1 seq_cst, align 4
  %4 = icmp ugt i32 %3, 31
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str)
  unreachable

6:                                                ; preds = %2
  %7 = icmp eq ptr %1, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %6
  %9 = zext i32 %3 to i64
  %10 = getelementptr inbounds [32 x ptr], ptr @destructors, i64 0, i64 %9
  %11 = ptrtoint ptr %1 to i64
  store atomic i64 %11, ptr %10 seq_cst, align 8
  br label %12

12:                                               ; preds = %6, %8
  store i32 %3, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local void @tss_delete(i32 noundef %0) local_unnamed_addr {
  %2 = zext i32 %0 to i64
  %3 = getelementptr inbounds [32 x ptr], ptr @destructors, i64 0, i64 %2
  store atomic i64 0, ptr %3 seq_cst, align 8
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local ptr @tss_get(i32 noundef %0) local_unnamed_addr {
  %2 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %3 = zext i32 %0 to i64
  %4 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %3
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local i32 @tss_set(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [32 x ptr], ptr %3, i64 0, i64 %4
  store ptr %1, ptr %5, align 8
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = tail call ptr @malloc(i64 noundef 16)
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds %struct.start, ptr %5, i64 0, i32 1
  store ptr %3, ptr %6, align 8
  %7 = tail call i32 @pthread_create(ptr noundef %0, ptr noundef %1, ptr noundef nonnull @run, ptr noundef nonnull %5)
  ret i32 %7
}

declare ptr @malloc(i64 noundef) local_unnamed_addr

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define internal ptr @run(ptr noundef %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr noundef nonnull %0)
  %5 = tail call ptr %2(ptr noundef %4)
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_thread_ends)
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %10, label %9

9:                                                ; preds = %1
  tail call void %7()
  br label %10

10:                                               ; preds = %9, %1
  %11 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  br label %12

12:                                               ; preds = %14, %10
  %13 = phi i32 [ 0, %10 ], [ %16, %14 ]
  br label %19

14:                                               ; preds = %31
  %15 = icmp eq i32 %32, 0
  %16 = add nuw nsw i32 %13, 1
  %17 = icmp eq i32 %16, 4
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %35, label %12

19:                                               ; preds = %31, %12
  %20 = phi i64 [ 0, %12 ], [ %33, %31 ]
  %21 = phi i32 [ 0, %12 ], [ %32, %31 ]
  %22 = getelementptr inbounds [32 x ptr], ptr %11, i64 0, i64 %20
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %31, label %25

25:                                               ; preds = %19
  store ptr null, ptr %22, align 8
  %26 = getelementptr inbounds [32 x ptr], ptr @destructors, i64 0, i64 %20
  %27 = load atomic i64, ptr %26 seq_cst, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %25
  %30 = inttoptr i64 %27 to ptr
  tail call void %30(ptr noundef nonnull %23)
  br label %31

31:                                               ; preds = %29, %25, %19
  %32 = phi i32 [ %21, %19 ], [ 1, %29 ], [ %21, %25 ]
  %33 = add nuw nsw i64 %20, 1
  %34 = icmp eq i64 %33, 32
  br i1 %34, label %14, label %19

35:                                               ; preds = %14
  ret ptr %5
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_thrd_create(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call ptr @malloc(i64 noundef 16)
  store ptr %1, ptr %4, align 8
  %5 = getelementptr inbounds %struct.start, ptr %4, i64 0, i32 1
  store ptr %2, ptr %5, align 8
  %6 = tail call i32 @pthread_create(ptr noundef %0, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %4)
  ret i32 %6
}

; Function Attrs: nounwind
define dso_local void @__pthread_register_cancel(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @clean_up_count)
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 32
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable

6:                                                ; preds = %1
  %7 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @clean_ups)
  %8 = add nsw i32 %3, 1
  store i32 %8, ptr %2, align 4
  %9 = sext i32 %3 to i64
  %10 = getelementptr inbounds [32 x ptr], ptr %7, i64 0, i64 %9
  store ptr %0, ptr %10, align 8
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local void @__pthread_unregister_cancel(ptr nocapture noundef readnone %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @clean_up_count)
  %3 = load i32, ptr %2, align 4
  %4 = add nsw i32 %3, -1
  store i32 %4, ptr %2, align 4
  ret void
}

; Function Attrs: noreturn nounwind
define dso_local void @__pthread_unwind_next(ptr nocapture readnone %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @clean_up_count)
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %11, label %5

5:                                                ; preds = %1
  %6 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @clean_ups)
  %7 = add nsw i32 %3, -1
  store i32 %7, ptr %2, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [32 x ptr], ptr %6, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  tail call void @longjmp(ptr noundef %10, i32 noundef 1)
  unreachable

11:                                               ; preds = %1
  tail call fastcc void @end()
  %12 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @exit_value)
  %13 = load ptr, ptr %12, align 8
  tail call void @pthread_exit(ptr noundef %13)
  unreachable
}

; Function Attrs: noreturn
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define internal fastcc void @end() unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_thread_ends)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %5, label %4

4:                                                ; preds = %0
  tail call void %2()
  br label %5

5:                                                ; preds = %4, %0
  %6 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  br label %7

7:                                                ; preds = %9, %5
  %8 = phi i32 [ 0, %5 ], [ %11, %9 ]
  br label %14

9:                                                ; preds = %26
  %10 = icmp eq i32 %27, 0
  %11 = add nuw nsw i32 %8, 1
  %12 = icmp eq i32 %11, 4
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %30, label %7

14:                                               ; preds = %26, %7
  %15 = phi i64 [ 0, %7 ], [ %28, %26 ]
  %16 = phi i32 [ 0, %7 ], [ %27, %26 ]
  %17 = getelementptr inbounds [32 x ptr], ptr %6, i64 0, i64 %15
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %26, label %20

20:                                               ; preds = %14
  store ptr null, ptr %17, align 8
  %21 = getelementptr inbounds [32 x ptr], ptr @destructors, i64 0, i64 %15
  %22 = load atomic i64, ptr %21 seq_cst, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = inttoptr i64 %22 to ptr
  tail call void %25(ptr noundef nonnull %18)
  br label %26

26:                                               ; preds = %24, %20, %14
  %27 = phi i32 [ %16, %14 ], [ 1, %24 ], [ %16, %20 ]
  %28 = add nuw nsw i64 %15, 1
  %29 = icmp eq i64 %28, 32
  br i1 %29, label %9, label %14

30:                                               ; preds = %9
  ret void
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) local_unnamed_addr

; Function Attrs: noreturn nounwind
define dso_local void @__quotient_exit(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @exit_value)
  store ptr %0, ptr %2, align 8
  tail call void @__pthread_unwind_next(ptr poison)
  unreachable
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_join(i64 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_number_of(i64 noundef %0)
  %4 = tail call i32 @pthread_join(i64 noundef %0, ptr noundef %1)
  %5 = sext i32 %3 to i64
  %6 = getelementptr inbounds [1024 x i32], ptr @__quotient_fates, i64 0, i64 %5
  %7 = atomicrmw xchg ptr %6, i32 1 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %2
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.5)
  unreachable

10:                                               ; preds = %2
  ret i32 0
}

declare i32 @__quotient_number_of(i64 noundef) local_unnamed_addr

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_thrd_join(i64 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_number_of(i64 noundef %0)
  %4 = tail call i32 @thrd_join(i64 noundef %0, ptr noundef %1)
  %5 = sext i32 %3 to i64
  %6 = getelementptr inbounds [1024 x i32], ptr @__quotient_fates, i64 0, i64 %5
  %7 = atomicrmw xchg ptr %6, i32 1 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %2
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.5)
  unreachable

10:                                               ; preds = %2
  ret i32 0
}

declare i32 @thrd_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_detach(i64 noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__quotient_number_of(i64 noundef %0)
  %3 = sext i32 %2 to i64
  %4 = getelementptr inbounds [1024 x i32], ptr @__quotient_fates, i64 0, i64 %3
  %5 = atomicrmw xchg ptr %4, i32 2 seq_cst, align 4
  switch i32 %5, label %8 [
    i32 1, label %6
    i32 2, label %7
  ]

6:                                                ; preds = %1
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.2)
  unreachable

7:                                                ; preds = %1
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.3)
  unreachable

8:                                                ; preds = %1
  ret i32 0
}

; Function Attrs: noreturn
declare void @__quotient_misused_thread(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__quotient_testcancel() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %2 = load i32, ptr %1, align 4
  %3 = icmp eq i32 %2, 1
  br i1 %3, label %11, label %4

4:                                                ; preds = %0
  %5 = tail call i32 @__quotient_thread_number()
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %6
  %8 = load atomic i32, ptr %7 seq_cst, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %4
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i64 -1 to ptr))
  unreachable

11:                                               ; preds = %4, %0
  ret void
}

declare i32 @__quotient_thread_number() local_unnamed_addr

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @__quotient_setcancelstate(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %6 = load i32, ptr %5, align 4
  store i32 %6, ptr %1, align 4
  br label %7

7:                                                ; preds = %4, %2
  %8 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  store i32 %0, ptr %8, align 4
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_setcanceltype(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  %3 = icmp eq i32 %0, 1
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

5:                                                ; preds = %2
  %6 = icmp eq ptr %1, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %5
  store i32 0, ptr %1, align 4
  br label %8

8:                                                ; preds = %7, %5
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel(i64 noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__quotient_number_of(i64 noundef %0)
  %3 = sext i32 %2 to i64
  %4 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %3
  store atomic i32 1, ptr %4 seq_cst, align 4
  %5 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i64 0, i64 %3
  %6 = load atomic i32, ptr %5 seq_cst, align 4
  %7 = icmp eq i32 %6, 0
  %8 = zext i1 %7 to i32
  tail call void @__VERIFIER_assume(i32 noundef %8)
  ret i32 0
}

declare void @__VERIFIER_assume(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_cond_wait(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %13, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @__quotient_thread_number()
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %8
  %10 = load atomic i32, ptr %9 seq_cst, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i64 -1 to ptr))
  unreachable

13:                                               ; preds = %6, %2
  %14 = load i32, ptr %3, align 4
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %20, label %16

16:                                               ; preds = %13
  %17 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.6)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  tail call fastcc void @cancelled(ptr noundef %1)
  unreachable

20:                                               ; preds = %13, %16
  %21 = tail call i32 @__quotient_thread_number()
  %22 = load i32, ptr %3, align 4
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %31, label %24

24:                                               ; preds = %20
  %25 = sext i32 %21 to i64
  %26 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i64 0, i64 %25
  store atomic i32 1, ptr %26 seq_cst, align 4
  %27 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %25
  %28 = load atomic i32, ptr %27 seq_cst, align 4
  %29 = icmp eq i32 %28, 0
  %30 = zext i1 %29 to i32
  tail call void @__VERIFIER_assume(i32 noundef %30)
  br label %31

31:                                               ; preds = %20, %24
  %32 = tail call i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %1)
  %33 = load i32, ptr %3, align 4
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = tail call i32 @__quotient_thread_number()
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i64 0, i64 %37
  store atomic i32 0, ptr %38 seq_cst, align 4
  br label %39

39:                                               ; preds = %31, %35
  ret i32 %32
}

; Function Attrs: noreturn nounwind
define internal fastcc void @cancelled(ptr noundef %0) unnamed_addr {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %10, label %3

3:                                                ; preds = %1
  %4 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0)
  %5 = tail call i32 @__quotient_thread_number()
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %6
  %8 = load atomic i32, ptr %7 seq_cst, align 4
  tail call void @__VERIFIER_assume(i32 noundef %8)
  %9 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0)
  br label %15

10:                                               ; preds = %1
  %11 = tail call i32 @__quotient_thread_number()
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %12
  %14 = load atomic i32, ptr %13 seq_cst, align 4
  tail call void @__VERIFIER_assume(i32 noundef %14)
  br label %15

15:                                               ; preds = %10, %3
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i64 -1 to ptr))
  unreachable
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %14, label %7

7:                                                ; preds = %3
  %8 = tail call i32 @__quotient_thread_number()
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %9
  %11 = load atomic i32, ptr %10 seq_cst, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %7
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i64 -1 to ptr))
  unreachable

14:                                               ; preds = %7, %3
  %15 = load i32, ptr %4, align 4
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.6)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  tail call fastcc void @cancelled(ptr noundef %1)
  unreachable

21:                                               ; preds = %14, %17
  %22 = tail call i32 @__quotient_thread_number()
  %23 = load i32, ptr %4, align 4
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %32, label %25

25:                                               ; preds = %21
  %26 = sext i32 %22 to i64
  %27 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i64 0, i64 %26
  store atomic i32 1, ptr %27 seq_cst, align 4
  %28 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %26
  %29 = load atomic i32, ptr %28 seq_cst, align 4
  %30 = icmp eq i32 %29, 0
  %31 = zext i1 %30 to i32
  tail call void @__VERIFIER_assume(i32 noundef %31)
  br label %32

32:                                               ; preds = %21, %25
  %33 = tail call i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %34 = load i32, ptr %4, align 4
  %35 = icmp eq i32 %34, 1
  br i1 %35, label %40, label %36

36:                                               ; preds = %32
  %37 = tail call i32 @__quotient_thread_number()
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i64 0, i64 %38
  store atomic i32 0, ptr %39 seq_cst, align 4
  br label %40

40:                                               ; preds = %32, %36
  ret i32 %33
}

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_sem_wait(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %12, label %5

5:                                                ; preds = %1
  %6 = tail call i32 @__quotient_thread_number()
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %7
  %9 = load atomic i32, ptr %8 seq_cst, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %5
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i64 -1 to ptr))
  unreachable

12:                                               ; preds = %5, %1
  %13 = load i32, ptr %2, align 4
  %14 = icmp eq i32 %13, 1
  br i1 %14, label %19, label %15

15:                                               ; preds = %12
  %16 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.6)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  tail call fastcc void @cancelled(ptr noundef null)
  unreachable

19:                                               ; preds = %12, %15
  %20 = tail call i32 @__quotient_thread_number()
  %21 = load i32, ptr %2, align 4
  %22 = icmp eq i32 %21, 1
  br i1 %22, label %30, label %23

23:                                               ; preds = %19
  %24 = sext i32 %20 to i64
  %25 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i64 0, i64 %24
  store atomic i32 1, ptr %25 seq_cst, align 4
  %26 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %24
  %27 = load atomic i32, ptr %26 seq_cst, align 4
  %28 = icmp eq i32 %27, 0
  %29 = zext i1 %28 to i32
  tail call void @__VERIFIER_assume(i32 noundef %29)
  br label %30

30:                                               ; preds = %19, %23
  %31 = tail call i32 @sem_wait(ptr noundef %0)
  %32 = load i32, ptr %2, align 4
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %38, label %34

34:                                               ; preds = %30
  %35 = tail call i32 @__quotient_thread_number()
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i64 0, i64 %36
  store atomic i32 0, ptr %37 seq_cst, align 4
  br label %38

38:                                               ; preds = %30, %34
  ret i32 %31
}

declare i32 @sem_wait(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_join(i64 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %13, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @__quotient_thread_number()
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %8
  %10 = load atomic i32, ptr %9 seq_cst, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %6
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i64 -1 to ptr))
  unreachable

13:                                               ; preds = %6, %2
  %14 = load i32, ptr %3, align 4
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %20, label %16

16:                                               ; preds = %13
  %17 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.6)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  tail call fastcc void @cancelled(ptr noundef null)
  unreachable

20:                                               ; preds = %13, %16
  %21 = tail call i32 @__quotient_thread_number()
  %22 = load i32, ptr %3, align 4
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %31, label %24

24:                                               ; preds = %20
  %25 = sext i32 %21 to i64
  %26 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i64 0, i64 %25
  store atomic i32 1, ptr %26 seq_cst, align 4
  %27 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %25
  %28 = load atomic i32, ptr %27 seq_cst, align 4
  %29 = icmp eq i32 %28, 0
  %30 = zext i1 %29 to i32
  tail call void @__VERIFIER_assume(i32 noundef %30)
  br label %31

31:                                               ; preds = %20, %24
  %32 = tail call i32 @pthread_join(i64 noundef %0, ptr noundef %1)
  %33 = load i32, ptr %3, align 4
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = tail call i32 @__quotient_thread_number()
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i64 0, i64 %37
  store atomic i32 0, ptr %38 seq_cst, align 4
  br label %39

39:                                               ; preds = %31, %35
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_sleep(i64 noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %12, label %5

5:                                                ; preds = %1
  %6 = tail call i32 @__quotient_thread_number()
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %7
  %9 = load atomic i32, ptr %8 seq_cst, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %5
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i64 -1 to ptr))
  unreachable

12:                                               ; preds = %1, %5
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_mutexattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_mutexattr_settype(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  store i32 %1, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_mutexattr_gettype(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  store i32 %3, ptr %1, align 4
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_mutex_init(ptr noundef %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %1, align 4
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ %5, %4 ], [ 0, %2 ]
  %8 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 2
  store i32 %7, ptr %8, align 4
  %9 = tail call i32 @pthread_mutex_init(ptr noundef %0, ptr noundef null)
  ret i32 %9
}

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_mtx_init(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = and i32 %1, 1
  %4 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 2
  store i32 %3, ptr %4, align 4
  %5 = tail call i32 @pthread_mutex_init(ptr noundef %0, ptr noundef null)
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_mutex_lock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @held)
  br label %3

3:                                                ; preds = %8, %1
  %4 = phi i64 [ 0, %1 ], [ %9, %8 ]
  %5 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %4
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, %0
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = add nuw nsw i64 %4, 1
  %10 = icmp eq i64 %9, 32
  br i1 %10, label %13, label %3

11:                                               ; preds = %3
  %12 = trunc i64 %4 to i32
  br label %13

13:                                               ; preds = %8, %11
  %14 = phi i32 [ %12, %11 ], [ -1, %8 ]
  %15 = icmp sgt i32 %14, -1
  br i1 %15, label %16, label %27

16:                                               ; preds = %13
  %17 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %18 = zext i32 %14 to i64
  %19 = getelementptr inbounds [32 x i32], ptr %17, i64 0, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %55, label %22

22:                                               ; preds = %16
  %23 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %24 = getelementptr inbounds [32 x i32], ptr %23, i64 0, i64 %18
  %25 = load i32, ptr %24, align 4
  %26 = add i32 %25, 1
  store i32 %26, ptr %24, align 4
  br label %55

27:                                               ; preds = %13
  %28 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 2
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %29, 3
  %31 = tail call i32 @pthread_mutex_lock(ptr noundef %0)
  %32 = add nsw i32 %30, -1
  %33 = icmp ult i32 %32, 2
  br i1 %33, label %34, label %55

34:                                               ; preds = %27, %39
  %35 = phi i64 [ %40, %39 ], [ 0, %27 ]
  %36 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %35
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %42, label %39

39:                                               ; preds = %34
  %40 = add nuw nsw i64 %35, 1
  %41 = icmp eq i64 %40, 32
  br i1 %41, label %44, label %34

42:                                               ; preds = %34
  %43 = trunc i64 %35 to i32
  br label %44

44:                                               ; preds = %39, %42
  %45 = phi i32 [ %43, %42 ], [ -1, %39 ]
  %46 = icmp slt i32 %45, 0
  br i1 %46, label %47, label %48

47:                                               ; preds = %44
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.7)
  unreachable

48:                                               ; preds = %44
  %49 = zext i32 %45 to i64
  %50 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %49
  store ptr %0, ptr %50, align 8
  %51 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %52 = getelementptr inbounds [32 x i32], ptr %51, i64 0, i64 %49
  store i32 1, ptr %52, align 4
  %53 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %54 = getelementptr inbounds [32 x i32], ptr %53, i64 0, i64 %49
  store i32 %30, ptr %54, align 4
  br label %55

55:                                               ; preds = %48, %27, %16, %22
  %56 = phi i32 [ 0, %22 ], [ 35, %16 ], [ 0, %27 ], [ 0, %48 ]
  ret i32 %56
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_mutex_trylock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @held)
  br label %3

3:                                                ; preds = %8, %1
  %4 = phi i64 [ 0, %1 ], [ %9, %8 ]
  %5 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %4
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, %0
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = add nuw nsw i64 %4, 1
  %10 = icmp eq i64 %9, 32
  br i1 %10, label %13, label %3

11:                                               ; preds = %3
  %12 = trunc i64 %4 to i32
  br label %13

13:                                               ; preds = %8, %11
  %14 = phi i32 [ %12, %11 ], [ -1, %8 ]
  %15 = icmp sgt i32 %14, -1
  br i1 %15, label %16, label %27

16:                                               ; preds = %13
  %17 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %18 = zext i32 %14 to i64
  %19 = getelementptr inbounds [32 x i32], ptr %17, i64 0, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %57, label %22

22:                                               ; preds = %16
  %23 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %24 = getelementptr inbounds [32 x i32], ptr %23, i64 0, i64 %18
  %25 = load i32, ptr %24, align 4
  %26 = add i32 %25, 1
  store i32 %26, ptr %24, align 4
  br label %57

27:                                               ; preds = %13
  %28 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 2
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %29, 3
  %31 = tail call i32 @pthread_mutex_trylock(ptr noundef %0)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %57

33:                                               ; preds = %27
  %34 = add nsw i32 %30, -1
  %35 = icmp ult i32 %34, 2
  br i1 %35, label %36, label %57

36:                                               ; preds = %33, %41
  %37 = phi i64 [ %42, %41 ], [ 0, %33 ]
  %38 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %37
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %44, label %41

41:                                               ; preds = %36
  %42 = add nuw nsw i64 %37, 1
  %43 = icmp eq i64 %42, 32
  br i1 %43, label %46, label %36

44:                                               ; preds = %36
  %45 = trunc i64 %37 to i32
  br label %46

46:                                               ; preds = %41, %44
  %47 = phi i32 [ %45, %44 ], [ -1, %41 ]
  %48 = icmp slt i32 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %46
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.7)
  unreachable

50:                                               ; preds = %46
  %51 = zext i32 %47 to i64
  %52 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %51
  store ptr %0, ptr %52, align 8
  %53 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %54 = getelementptr inbounds [32 x i32], ptr %53, i64 0, i64 %51
  store i32 1, ptr %54, align 4
  %55 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %56 = getelementptr inbounds [32 x i32], ptr %55, i64 0, i64 %51
  store i32 %30, ptr %56, align 4
  br label %57

57:                                               ; preds = %50, %33, %27, %16, %22
  %58 = phi i32 [ 0, %22 ], [ 16, %16 ], [ 16, %27 ], [ 0, %33 ], [ 0, %50 ]
  ret i32 %58
}

declare i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_mtx_trylock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @held)
  br label %3

3:                                                ; preds = %8, %1
  %4 = phi i64 [ 0, %1 ], [ %9, %8 ]
  %5 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %4
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, %0
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = add nuw nsw i64 %4, 1
  %10 = icmp eq i64 %9, 32
  br i1 %10, label %13, label %3

11:                                               ; preds = %3
  %12 = trunc i64 %4 to i32
  br label %13

13:                                               ; preds = %8, %11
  %14 = phi i32 [ %12, %11 ], [ -1, %8 ]
  %15 = icmp sgt i32 %14, -1
  br i1 %15, label %16, label %27

16:                                               ; preds = %13
  %17 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %18 = zext i32 %14 to i64
  %19 = getelementptr inbounds [32 x i32], ptr %17, i64 0, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 2
  br i1 %21, label %57, label %22

22:                                               ; preds = %16
  %23 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %24 = getelementptr inbounds [32 x i32], ptr %23, i64 0, i64 %18
  %25 = load i32, ptr %24, align 4
  %26 = add i32 %25, 1
  store i32 %26, ptr %24, align 4
  br label %57

27:                                               ; preds = %13
  %28 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 2
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %29, 3
  %31 = tail call i32 @pthread_mutex_trylock(ptr noundef %0)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %57

33:                                               ; preds = %27
  %34 = add nsw i32 %30, -1
  %35 = icmp ult i32 %34, 2
  br i1 %35, label %36, label %57

36:                                               ; preds = %33, %41
  %37 = phi i64 [ %42, %41 ], [ 0, %33 ]
  %38 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %37
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %44, label %41

41:                                               ; preds = %36
  %42 = add nuw nsw i64 %37, 1
  %43 = icmp eq i64 %42, 32
  br i1 %43, label %46, label %36

44:                                               ; preds = %36
  %45 = trunc i64 %37 to i32
  br label %46

46:                                               ; preds = %41, %44
  %47 = phi i32 [ %45, %44 ], [ -1, %41 ]
  %48 = icmp slt i32 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %46
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.7)
  unreachable

50:                                               ; preds = %46
  %51 = zext i32 %47 to i64
  %52 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %51
  store ptr %0, ptr %52, align 8
  %53 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %54 = getelementptr inbounds [32 x i32], ptr %53, i64 0, i64 %51
  store i32 1, ptr %54, align 4
  %55 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %56 = getelementptr inbounds [32 x i32], ptr %55, i64 0, i64 %51
  store i32 %30, ptr %56, align 4
  br label %57

57:                                               ; preds = %16, %22, %27, %33, %50
  %58 = phi i32 [ 1, %16 ], [ 0, %22 ], [ 1, %27 ], [ 0, %33 ], [ 0, %50 ]
  ret i32 %58
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_mutex_timedlock(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @held)
  br label %4

4:                                                ; preds = %9, %2
  %5 = phi i64 [ 0, %2 ], [ %10, %9 ]
  %6 = getelementptr inbounds [32 x ptr], ptr %3, i64 0, i64 %5
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, %0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, 32
  br i1 %11, label %67, label %4

12:                                               ; preds = %4
  %13 = and i64 %5, 2147483648
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %67

15:                                               ; preds = %12, %20
  %16 = phi i64 [ %21, %20 ], [ 0, %12 ]
  %17 = getelementptr inbounds [32 x ptr], ptr %3, i64 0, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, %0
  br i1 %19, label %23, label %20

20:                                               ; preds = %15
  %21 = add nuw nsw i64 %16, 1
  %22 = icmp eq i64 %21, 32
  br i1 %22, label %25, label %15

23:                                               ; preds = %15
  %24 = trunc i64 %16 to i32
  br label %25

25:                                               ; preds = %20, %23
  %26 = phi i32 [ %24, %23 ], [ -1, %20 ]
  %27 = icmp sgt i32 %26, -1
  br i1 %27, label %28, label %39

28:                                               ; preds = %25
  %29 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %30 = zext i32 %26 to i64
  %31 = getelementptr inbounds [32 x i32], ptr %29, i64 0, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %97, label %34

34:                                               ; preds = %28
  %35 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %36 = getelementptr inbounds [32 x i32], ptr %35, i64 0, i64 %30
  %37 = load i32, ptr %36, align 4
  %38 = add i32 %37, 1
  store i32 %38, ptr %36, align 4
  br label %97

39:                                               ; preds = %25
  %40 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 2
  %41 = load i32, ptr %40, align 4
  %42 = and i32 %41, 3
  %43 = tail call i32 @pthread_mutex_lock(ptr noundef %0)
  %44 = add nsw i32 %42, -1
  %45 = icmp ult i32 %44, 2
  br i1 %45, label %46, label %97

46:                                               ; preds = %39, %51
  %47 = phi i64 [ %52, %51 ], [ 0, %39 ]
  %48 = getelementptr inbounds [32 x ptr], ptr %3, i64 0, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %54, label %51

51:                                               ; preds = %46
  %52 = add nuw nsw i64 %47, 1
  %53 = icmp eq i64 %52, 32
  br i1 %53, label %56, label %46

54:                                               ; preds = %46
  %55 = trunc i64 %47 to i32
  br label %56

56:                                               ; preds = %51, %54
  %57 = phi i32 [ %55, %54 ], [ -1, %51 ]
  %58 = icmp slt i32 %57, 0
  br i1 %58, label %59, label %60

59:                                               ; preds = %56
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.7)
  unreachable

60:                                               ; preds = %56
  %61 = zext i32 %57 to i64
  %62 = getelementptr inbounds [32 x ptr], ptr %3, i64 0, i64 %61
  store ptr %0, ptr %62, align 8
  %63 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %64 = getelementptr inbounds [32 x i32], ptr %63, i64 0, i64 %61
  store i32 1, ptr %64, align 4
  %65 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %66 = getelementptr inbounds [32 x i32], ptr %65, i64 0, i64 %61
  store i32 %42, ptr %66, align 4
  br label %97

67:                                               ; preds = %9, %12
  %68 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 2
  %69 = load i32, ptr %68, align 4
  %70 = and i32 %69, 3
  %71 = tail call i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %1)
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %97

73:                                               ; preds = %67
  %74 = add nsw i32 %70, -1
  %75 = icmp ult i32 %74, 2
  br i1 %75, label %76, label %97

76:                                               ; preds = %73, %81
  %77 = phi i64 [ %82, %81 ], [ 0, %73 ]
  %78 = getelementptr inbounds [32 x ptr], ptr %3, i64 0, i64 %77
  %79 = load ptr, ptr %78, align 8
  %80 = icmp eq ptr %79, null
  br i1 %80, label %84, label %81

81:                                               ; preds = %76
  %82 = add nuw nsw i64 %77, 1
  %83 = icmp eq i64 %82, 32
  br i1 %83, label %86, label %76

84:                                               ; preds = %76
  %85 = trunc i64 %77 to i32
  br label %86

86:                                               ; preds = %81, %84
  %87 = phi i32 [ %85, %84 ], [ -1, %81 ]
  %88 = icmp slt i32 %87, 0
  br i1 %88, label %89, label %90

89:                                               ; preds = %86
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.7)
  unreachable

90:                                               ; preds = %86
  %91 = zext i32 %87 to i64
  %92 = getelementptr inbounds [32 x ptr], ptr %3, i64 0, i64 %91
  store ptr %0, ptr %92, align 8
  %93 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %94 = getelementptr inbounds [32 x i32], ptr %93, i64 0, i64 %91
  store i32 1, ptr %94, align 4
  %95 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %96 = getelementptr inbounds [32 x i32], ptr %95, i64 0, i64 %91
  store i32 %70, ptr %96, align 4
  br label %97

97:                                               ; preds = %90, %73, %60, %39, %34, %28, %67
  %98 = phi i32 [ %71, %67 ], [ 0, %34 ], [ 35, %28 ], [ 0, %39 ], [ 0, %60 ], [ 0, %73 ], [ 0, %90 ]
  ret i32 %98
}

declare i32 @pthread_mutex_timedlock(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_mutex_clocklock(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @__quotient_mutex_timedlock(ptr noundef %0, ptr noundef %2)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_mutex_unlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @held)
  br label %3

3:                                                ; preds = %8, %1
  %4 = phi i64 [ 0, %1 ], [ %9, %8 ]
  %5 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %4
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, %0
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = add nuw nsw i64 %4, 1
  %10 = icmp eq i64 %9, 32
  br i1 %10, label %13, label %3

11:                                               ; preds = %3
  %12 = trunc i64 %4 to i32
  br label %13

13:                                               ; preds = %8, %11
  %14 = phi i32 [ %12, %11 ], [ -1, %8 ]
  %15 = icmp slt i32 %14, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 2
  %18 = load i32, ptr %17, align 4
  %19 = and i32 %18, 3
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %30, label %32

21:                                               ; preds = %13
  %22 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %23 = zext i32 %14 to i64
  %24 = getelementptr inbounds [32 x i32], ptr %22, i64 0, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = add i32 %25, -1
  store i32 %26, ptr %24, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %32

28:                                               ; preds = %21
  %29 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %23
  store ptr null, ptr %29, align 8
  br label %30

30:                                               ; preds = %16, %28
  %31 = tail call i32 @pthread_mutex_unlock(ptr noundef %0)
  br label %32

32:                                               ; preds = %30, %21, %16
  %33 = phi i32 [ 1, %16 ], [ 0, %21 ], [ %31, %30 ]
  ret i32 %33
}

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr

declare void @free(ptr noundef) local_unnamed_addr

declare i32 @__quotient_choose(i32 noundef, ptr noundef) local_unnamed_addr



