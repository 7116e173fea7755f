target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.signals = type { [16 x i64] }
%struct.start = type { ptr, ptr, %struct.signals }
%struct.mutex = type { i32, i32, [2 x i32], i32 }
%struct.attributes = type { i64, i64, i32, i32, [3 x i32] }

@__quotient_next_key = internal global i32 0, align 4
@.str = private unnamed_addr constant [44 x i8] c"more than 128 keys for thread-specific data\00", align 1
@__quotient_destructors = internal global [128 x ptr] zeroinitializer, align 16
@known = internal thread_local global [128 x i8] zeroinitializer, align 16
@values = internal thread_local global [128 x ptr] zeroinitializer, align 16
@__quotient_blocked = external thread_local global %struct.signals, align 8
@clean_up_count = internal thread_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [51 x i8] c"more than 32 clean-up handlers of a thread at once\00", align 1
@clean_ups = internal thread_local global [32 x ptr] zeroinitializer, align 16
@__quotient_forced = dso_local thread_local global i32 0, align 4
@exit_value = internal thread_local global ptr null, align 8
@__quotient_fates = internal global [1024 x i32] zeroinitializer, align 16
@.str.2 = private unnamed_addr constant [46 x i8] c"detachment of a thread that was joined before\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"detachment of a thread that was detached before\00", align 1
@__quotient_living = internal global i32 1, align 4
@__quotient_ended = internal unnamed_addr global [1024 x i32] zeroinitializer, align 16
@cancel_state = internal thread_local global i32 0, align 4
@__quotient_cancelled = internal unnamed_addr global [1024 x i32] zeroinitializer, align 16
@cancel_type = internal thread_local global i32 0, align 4
@.str.4 = private unnamed_addr constant [109 x i8] c"not supported: asynchronous cancellation; let the thread call `pthread_testcancel` where it may be cancelled\00", align 1
@__quotient_waits = internal unnamed_addr global [1024 x i32] zeroinitializer, align 16
@.str.5 = private unnamed_addr constant [113 x i8] c"not supported: a call of `pause` by a thread that cannot be cancelled: signals between threads are not supported\00", align 1
@kinds = internal thread_local global [32 x i32] zeroinitializer, align 16
@times = internal thread_local global [32 x i32] zeroinitializer, align 16
@held = internal thread_local global [32 x ptr] zeroinitializer, align 16
@__quotient_thread_ends = dso_local thread_local global ptr null, align 8
@.str.6 = private unnamed_addr constant [34 x i8] c"join of a thread that is detached\00", align 1
@.str.7 = private unnamed_addr constant [23 x i8] c"cancellation of a wait\00", align 1
@.str.8 = private unnamed_addr constant [69 x i8] c"a thread that holds more than 32 recursive or robust mutexes at once\00", align 1

; Function Attrs: nounwind
define dso_local i32 @pthread_key_create(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr {
  %3 = atomicrmw add ptr @__quotient_next_key, i32 1 seq_cst, align 4
  %4 = icmp ugt i32 %3, 127
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str)
  unreachable

6:                                                ; preds = %2
  %7 = zext i32 %3 to i64
  %8 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i64 0, i64 %7
  %9 = icmp eq ptr %1, null
  %10 = select i1 %9, ptr @nothing, ptr %1
  %11 = ptrtoint ptr %10 to i64
  store atomic i64 %11, ptr %8 seq_cst, align 8
  %12 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @known)
  %13 = getelementptr inbounds [128 x i8], ptr %12, i64 0, i64 %7
  store i8 1, ptr %13, align 1
  store i32 %3, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal void @nothing(ptr nocapture %0) {
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none)
define dso_local i32 @pthread_key_delete(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ugt i32 %0, 127
  br i1 %2, label %13, label %3

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i64 0, i64 %4
  %6 = atomicrmw xchg ptr %5, i64 0 seq_cst, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %3
  %9 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @known)
  %10 = getelementptr inbounds [128 x i8], ptr %9, i64 0, i64 %4
  store i8 0, ptr %10, align 1
  %11 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %12 = getelementptr inbounds [128 x ptr], ptr %11, i64 0, i64 %4
  store ptr null, ptr %12, align 8
  br label %13

13:                                               ; preds = %1, %3, %8
  %14 = phi i32 [ 0, %8 ], [ 22, %3 ], [ 22, %1 ]
  ret i32 %14
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local ptr @pthread_getspecific(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %8

3:                                                ; preds = %1
  %4 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds [128 x ptr], ptr %4, i64 0, i64 %5
  %7 = load ptr, ptr %6, align 8
  br label %8

8:                                                ; preds = %1, %3
  %9 = phi ptr [ %7, %3 ], [ null, %1 ]
  ret ptr %9
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @pthread_setspecific(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %0, 127
  br i1 %3, label %17, label %4

4:                                                ; preds = %2
  %5 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @known)
  %6 = zext i32 %0 to i64
  %7 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i64 0, i64 %6
  %12 = load atomic i64, ptr %11 seq_cst, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %10, %4
  store i8 1, ptr %7, align 1
  %15 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %16 = getelementptr inbounds [128 x ptr], ptr %15, i64 0, i64 %6
  store ptr %1, ptr %16, align 8
  br label %17

17:                                               ; preds = %2, %10, %14
  %18 = phi i32 [ 0, %14 ], [ 22, %10 ], [ 22, %2 ]
  ret i32 %18
}

; Function Attrs: nounwind
define dso_local i32 @tss_create(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr {
  %3 = atomicrmw add ptr @__quotient_next_key, i32 1 seq_cst, align 4
  %4 = icmp ugt i32 %3, 127
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str)
  unreachable

6:                                                ; preds = %2
  %7 = zext i32 %3 to i64
  %8 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i64 0, i64 %7
  %9 = icmp eq ptr %1, null
  %10 = select i1 %9, ptr @nothing, ptr %1
  %11 = ptrtoint ptr %10 to i64
  store atomic i64 %11, ptr %8 seq_cst, align 8
  %12 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @known)
  %13 = getelementptr inbounds [128 x i8], ptr %12, i64 0, i64 %7
  store i8 1, ptr %13, align 1
  store i32 %3, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none)
define dso_local void @tss_delete(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ugt i32 %0, 127
  br i1 %2, label %13, label %3

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i64 0, i64 %4
  %6 = atomicrmw xchg ptr %5, i64 0 seq_cst, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %3
  %9 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @known)
  %10 = getelementptr inbounds [128 x i8], ptr %9, i64 0, i64 %4
  store i8 0, ptr %10, align 1
  %11 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %12 = getelementptr inbounds [128 x ptr], ptr %11, i64 0, i64 %4
  store ptr null, ptr %12, align 8
  br label %13

13:                                               ; preds = %1, %3, %8
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local ptr @tss_get(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %8

3:                                                ; preds = %1
  %4 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds [128 x ptr], ptr %4, i64 0, i64 %5
  %7 = load ptr, ptr %6, align 8
  br label %8

8:                                                ; preds = %1, %3
  %9 = phi ptr [ %7, %3 ], [ null, %1 ]
  ret ptr %9
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @tss_set(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %0, 127
  br i1 %3, label %17, label %4

4:                                                ; preds = %2
  %5 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @known)
  %6 = zext i32 %0 to i64
  %7 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i64 0, i64 %6
  %12 = load atomic i64, ptr %11 seq_cst, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %10, %4
  store i8 1, ptr %7, align 1
  %15 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %16 = getelementptr inbounds [128 x ptr], ptr %15, i64 0, i64 %6
  store ptr %1, ptr %16, align 8
  br label %17

17:                                               ; preds = %2, %10, %14
  %18 = phi i32 [ 2, %2 ], [ 2, %10 ], [ 0, %14 ]
  ret i32 %18
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = tail call ptr @malloc(i64 noundef 144)
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds %struct.start, ptr %5, i64 0, i32 1
  store ptr %3, ptr %6, align 8
  %7 = getelementptr inbounds %struct.start, ptr %5, i64 0, i32 2
  %8 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %7, ptr noundef nonnull align 8 dereferenceable(128) %8, i64 128, i1 false)
  tail call void @__quotient_begins_thread()
  %9 = tail call i32 @pthread_create(ptr noundef %0, ptr noundef %1, ptr noundef nonnull @run, ptr noundef nonnull %5)
  ret i32 %9
}

declare ptr @malloc(i64 noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @__quotient_begins_thread() local_unnamed_addr

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define internal ptr @run(ptr noundef %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds %struct.start, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  %6 = getelementptr inbounds %struct.start, ptr %0, i64 0, i32 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, ptr noundef nonnull align 8 dereferenceable(128) %6, i64 128, i1 false)
  tail call void @free(ptr noundef nonnull %0)
  %7 = tail call ptr %2(ptr noundef %4)
  tail call fastcc void @end()
  ret ptr %7
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_thrd_create(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call ptr @malloc(i64 noundef 144)
  store ptr %1, ptr %4, align 8
  %5 = getelementptr inbounds %struct.start, ptr %4, i64 0, i32 1
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds %struct.start, ptr %4, i64 0, i32 2
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_blocked)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %6, ptr noundef nonnull align 8 dereferenceable(128) %7, i64 128, i1 false)
  tail call void @__quotient_begins_thread()
  %8 = tail call i32 @pthread_create(ptr noundef %0, ptr noundef null, ptr noundef nonnull @run, ptr noundef nonnull %4)
  ret i32 %8
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
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [32 x ptr], ptr %6, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  br label %11

11:                                               ; preds = %1, %5
  %12 = phi ptr [ %10, %5 ], [ null, %1 ]
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_forced)
  store i32 1, ptr %13, align 4
  %14 = icmp eq ptr %12, null
  br i1 %14, label %19, label %15

15:                                               ; preds = %11
  %16 = load i64, ptr %12, align 8
  tail call void @__quotient_unwind_by_force(i64 noundef %16)
  store i32 0, ptr %13, align 4
  %17 = load i32, ptr %2, align 4
  %18 = add nsw i32 %17, -1
  store i32 %18, ptr %2, align 4
  tail call void @longjmp(ptr noundef nonnull %12, i32 noundef 1)
  unreachable

19:                                               ; preds = %11
  tail call void @__quotient_unwind_by_force(i64 noundef 0)
  store i32 0, ptr %13, align 4
  tail call fastcc void @end()
  %20 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @exit_value)
  %21 = load ptr, ptr %20, align 8
  tail call void @pthread_exit(ptr noundef %21)
  unreachable
}

declare void @__quotient_unwind_by_force(i64 noundef) local_unnamed_addr

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

9:                                                ; preds = %28
  %10 = icmp eq i32 %29, 0
  %11 = add nuw nsw i32 %8, 1
  %12 = icmp eq i32 %11, 4
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %32, label %7

14:                                               ; preds = %28, %7
  %15 = phi i64 [ 0, %7 ], [ %30, %28 ]
  %16 = phi i32 [ 0, %7 ], [ %29, %28 ]
  %17 = getelementptr inbounds [128 x ptr], ptr %6, i64 0, i64 %15
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %28, label %20

20:                                               ; preds = %14
  store ptr null, ptr %17, align 8
  %21 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i64 0, i64 %15
  %22 = load atomic i64, ptr %21 seq_cst, align 8
  %23 = inttoptr i64 %22 to ptr
  %24 = icmp ne i64 %22, 0
  %25 = icmp ne ptr %23, @nothing
  %26 = and i1 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %20
  tail call void %23(ptr noundef nonnull %18)
  br label %28

28:                                               ; preds = %27, %20, %14
  %29 = phi i32 [ %16, %14 ], [ 1, %27 ], [ %16, %20 ]
  %30 = add nuw nsw i64 %15, 1
  %31 = icmp eq i64 %30, 128
  br i1 %31, label %9, label %14

32:                                               ; preds = %9
  %33 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @held)
  %34 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  br label %35

35:                                               ; preds = %49, %32
  %36 = phi i64 [ 0, %32 ], [ %50, %49 ]
  %37 = getelementptr inbounds [32 x ptr], ptr %33, i64 0, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %49, label %40

40:                                               ; preds = %35
  %41 = getelementptr inbounds [32 x i32], ptr %34, i64 0, i64 %36
  %42 = load i32, ptr %41, align 4
  %43 = and i32 %42, 16
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %49, label %45

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.mutex, ptr %38, i64 0, i32 1
  store i32 1, ptr %46, align 4
  %47 = load ptr, ptr %37, align 8
  %48 = tail call i32 @pthread_mutex_unlock(ptr noundef %47)
  store ptr null, ptr %37, align 8
  br label %49

49:                                               ; preds = %45, %40, %35
  %50 = add nuw nsw i64 %36, 1
  %51 = icmp eq i64 %50, 32
  br i1 %51, label %52, label %35

52:                                               ; preds = %49
  tail call void @__quotient_tells_end()
  tail call void @__quotient_leaves_process()
  ret void
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_once_or_not(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = alloca [1 x i64], align 8
  %4 = call i32 @__quotient_once_begins(ptr noundef %0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %7 = call i32 @setjmp(ptr noundef nonnull %3)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  call void @__quotient_once_ends(ptr noundef %0, i32 noundef 0)
  call void @__pthread_unwind_next(ptr nonnull poison)
  unreachable

10:                                               ; preds = %6
  %11 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @clean_up_count)
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 32
  br i1 %13, label %14, label %15

14:                                               ; preds = %10
  call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable

15:                                               ; preds = %10
  %16 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @clean_ups)
  %17 = add nsw i32 %12, 1
  store i32 %17, ptr %11, align 4
  %18 = sext i32 %12 to i64
  %19 = getelementptr inbounds [32 x ptr], ptr %16, i64 0, i64 %18
  store ptr %3, ptr %19, align 8
  call void %1()
  %20 = load i32, ptr %11, align 4
  %21 = add nsw i32 %20, -1
  store i32 %21, ptr %11, align 4
  call void @__quotient_once_ends(ptr noundef %0, i32 noundef 1)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br label %22

22:                                               ; preds = %15, %2
  ret i32 0
}

declare i32 @__quotient_once_begins(ptr noundef) local_unnamed_addr

; Function Attrs: returns_twice
declare i32 @setjmp(ptr noundef) local_unnamed_addr

declare void @__quotient_once_ends(ptr noundef, i32 noundef) local_unnamed_addr

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
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.6)
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
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.6)
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
define dso_local i32 @__quotient_create_as(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = tail call i32 @__quotient_start_thread(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  %6 = icmp eq ptr %1, null
  br i1 %6, label %19, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.attributes, ptr %1, i64 0, i32 2
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %19, label %11

11:                                               ; preds = %7
  %12 = load i64, ptr %0, align 8
  %13 = tail call i32 @__quotient_number_of(i64 noundef %12)
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [1024 x i32], ptr @__quotient_fates, i64 0, i64 %14
  %16 = atomicrmw xchg ptr %15, i32 2 seq_cst, align 4
  switch i32 %16, label %19 [
    i32 1, label %17
    i32 2, label %18
  ]

17:                                               ; preds = %11
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.2)
  unreachable

18:                                               ; preds = %11
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.3)
  unreachable

19:                                               ; preds = %11, %7, %4
  ret i32 %5
}

declare i32 @__quotient_start_thread(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local void @__quotient_count_thread() local_unnamed_addr {
  %1 = atomicrmw add ptr @__quotient_living, i32 1 seq_cst, align 4
  ret void
}

; Function Attrs: nounwind
define dso_local void @__quotient_uncount_thread() local_unnamed_addr {
  %1 = atomicrmw sub ptr @__quotient_living, i32 1 seq_cst, align 4
  %2 = icmp eq i32 %1, 1
  br i1 %2, label %3, label %4

3:                                                ; preds = %0
  tail call void @exit(i32 noundef 0)
  unreachable

4:                                                ; preds = %0
  ret void
}

; Function Attrs: noreturn
declare void @exit(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__quotient_tell_end() local_unnamed_addr {
  %1 = tail call i32 @__quotient_thread_number()
  %2 = sext i32 %1 to i64
  %3 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i64 0, i64 %2
  store atomic i32 1, ptr %3 seq_cst, align 4
  ret void
}

declare i32 @__quotient_thread_number() local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @pthread_tryjoin_np(i64 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_number_of(i64 noundef %0)
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i64 0, i64 %4
  %6 = load atomic i32, ptr %5 seq_cst, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %2
  %9 = tail call i32 @__quotient_join_thread(i64 noundef %0, ptr noundef %1)
  br label %10

10:                                               ; preds = %2, %8
  %11 = phi i32 [ %9, %8 ], [ 16, %2 ]
  ret i32 %11
}

declare i32 @__quotient_join_thread(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @pthread_timedjoin_np(i64 noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @__quotient_number_of(i64 noundef %0)
  %5 = tail call i32 @__quotient_times_out()
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  tail call void @__quotient_time_passes(ptr noundef %2)
  %8 = sext i32 %4 to i64
  %9 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i64 0, i64 %8
  %10 = load atomic i32, ptr %9 seq_cst, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %18, label %16

12:                                               ; preds = %3
  %13 = sext i32 %4 to i64
  %14 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i64 0, i64 %13
  %15 = load atomic i32, ptr %14 seq_cst, align 4
  tail call void @__VERIFIER_assume(i32 noundef %15)
  br label %16

16:                                               ; preds = %7, %12
  %17 = tail call i32 @__quotient_join_thread(i64 noundef %0, ptr noundef %1)
  br label %18

18:                                               ; preds = %7, %16
  %19 = phi i32 [ %17, %16 ], [ 110, %7 ]
  ret i32 %19
}

declare i32 @__quotient_times_out() local_unnamed_addr

declare void @__quotient_time_passes(ptr noundef) local_unnamed_addr

declare void @__VERIFIER_assume(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @pthread_clockjoin_np(i64 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = tail call i32 @__quotient_number_of(i64 noundef %0)
  %6 = tail call i32 @__quotient_times_out()
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %4
  tail call void @__quotient_time_passes(ptr noundef %3)
  %9 = sext i32 %5 to i64
  %10 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i64 0, i64 %9
  %11 = load atomic i32, ptr %10 seq_cst, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %19, label %17

13:                                               ; preds = %4
  %14 = sext i32 %5 to i64
  %15 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i64 0, i64 %14
  %16 = load atomic i32, ptr %15 seq_cst, align 4
  tail call void @__VERIFIER_assume(i32 noundef %16)
  br label %17

17:                                               ; preds = %13, %8
  %18 = tail call i32 @__quotient_join_thread(i64 noundef %0, ptr noundef %1)
  br label %19

19:                                               ; preds = %8, %17
  %20 = phi i32 [ %18, %17 ], [ 110, %8 ]
  ret i32 %20
}

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

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @pthread_setcancelstate(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  %3 = icmp ugt i32 %0, 1
  br i1 %3, label %11, label %4

4:                                                ; preds = %2
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %8 = load i32, ptr %7, align 4
  store i32 %8, ptr %1, align 4
  br label %9

9:                                                ; preds = %6, %4
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  store i32 %0, ptr %10, align 4
  br label %11

11:                                               ; preds = %2, %9
  %12 = phi i32 [ 0, %9 ], [ 22, %2 ]
  ret i32 %12
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @pthread_setcanceltype(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  %3 = icmp ugt i32 %0, 1
  br i1 %3, label %11, label %4

4:                                                ; preds = %2
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_type)
  %8 = load i32, ptr %7, align 4
  store i32 %8, ptr %1, align 4
  br label %9

9:                                                ; preds = %6, %4
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_type)
  store i32 %0, ptr %10, align 4
  br label %11

11:                                               ; preds = %2, %9
  %12 = phi i32 [ 0, %9 ], [ 22, %2 ]
  ret i32 %12
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_setcanceltype(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  switch i32 %0, label %11 [
    i32 1, label %3
    i32 0, label %4
  ]

3:                                                ; preds = %2
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

4:                                                ; preds = %2
  %5 = icmp eq ptr %1, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_type)
  %8 = load i32, ptr %7, align 4
  store i32 %8, ptr %1, align 4
  br label %9

9:                                                ; preds = %6, %4
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_type)
  store i32 %0, ptr %10, align 4
  br label %11

11:                                               ; preds = %2, %9
  %12 = phi i32 [ 0, %9 ], [ 22, %2 ]
  ret i32 %12
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
  %17 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.7)
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
  %18 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.7)
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
define dso_local i32 @__quotient_cancel_cond_clockwait(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %15, label %8

8:                                                ; preds = %4
  %9 = tail call i32 @__quotient_thread_number()
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %10
  %12 = load atomic i32, ptr %11 seq_cst, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %8
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i64 -1 to ptr))
  unreachable

15:                                               ; preds = %8, %4
  %16 = load i32, ptr %5, align 4
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %15
  %19 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.7)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  tail call fastcc void @cancelled(ptr noundef %1)
  unreachable

22:                                               ; preds = %15, %18
  %23 = tail call i32 @__quotient_thread_number()
  %24 = load i32, ptr %5, align 4
  %25 = icmp eq i32 %24, 1
  br i1 %25, label %33, label %26

26:                                               ; preds = %22
  %27 = sext i32 %23 to i64
  %28 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i64 0, i64 %27
  store atomic i32 1, ptr %28 seq_cst, align 4
  %29 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %27
  %30 = load atomic i32, ptr %29 seq_cst, align 4
  %31 = icmp eq i32 %30, 0
  %32 = zext i1 %31 to i32
  tail call void @__VERIFIER_assume(i32 noundef %32)
  br label %33

33:                                               ; preds = %22, %26
  %34 = tail call i32 @pthread_cond_clockwait(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3)
  %35 = load i32, ptr %5, align 4
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %41, label %37

37:                                               ; preds = %33
  %38 = tail call i32 @__quotient_thread_number()
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i64 0, i64 %39
  store atomic i32 0, ptr %40 seq_cst, align 4
  br label %41

41:                                               ; preds = %33, %37
  ret i32 %34
}

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_cnd_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
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
  %18 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.7)
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
  %33 = tail call i32 @cnd_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2)
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

declare i32 @cnd_timedwait(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

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
  %16 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.7)
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
define dso_local i32 @__quotient_cancel_sem_timedwait(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
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
  %17 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.7)
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
  %32 = tail call i32 @sem_timedwait(ptr noundef %0, ptr noundef %1)
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

declare i32 @sem_timedwait(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_sem_clockwait(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr {
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
  %18 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.7)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  tail call fastcc void @cancelled(ptr noundef null)
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
  %33 = tail call i32 @sem_clockwait(ptr noundef %0, i32 noundef %1, ptr noundef %2)
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

declare i32 @sem_clockwait(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr

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
  %17 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.7)
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
  %32 = tail call i32 @__quotient_join_thread(i64 noundef %0, ptr noundef %1)
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

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_thrd_join(i64 noundef %0, ptr noundef %1) local_unnamed_addr {
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
  %17 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.7)
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
  %32 = tail call i32 @__quotient_join_thrd(i64 noundef %0, ptr noundef %1)
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

declare i32 @__quotient_join_thrd(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_timedjoin(i64 noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
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
  %18 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.7)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  tail call fastcc void @cancelled(ptr noundef null)
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
  %33 = tail call i32 @__quotient_number_of(i64 noundef %0)
  %34 = tail call i32 @__quotient_times_out()
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %41, label %36

36:                                               ; preds = %32
  tail call void @__quotient_time_passes(ptr noundef %2)
  %37 = sext i32 %33 to i64
  %38 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i64 0, i64 %37
  %39 = load atomic i32, ptr %38 seq_cst, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %47, label %45

41:                                               ; preds = %32
  %42 = sext i32 %33 to i64
  %43 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i64 0, i64 %42
  %44 = load atomic i32, ptr %43 seq_cst, align 4
  tail call void @__VERIFIER_assume(i32 noundef %44)
  br label %45

45:                                               ; preds = %41, %36
  %46 = tail call i32 @__quotient_join_thread(i64 noundef %0, ptr noundef %1)
  br label %47

47:                                               ; preds = %36, %45
  %48 = phi i32 [ %46, %45 ], [ 110, %36 ]
  %49 = load i32, ptr %4, align 4
  %50 = icmp eq i32 %49, 1
  br i1 %50, label %55, label %51

51:                                               ; preds = %47
  %52 = tail call i32 @__quotient_thread_number()
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i64 0, i64 %53
  store atomic i32 0, ptr %54 seq_cst, align 4
  br label %55

55:                                               ; preds = %47, %51
  ret i32 %48
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

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_poll(ptr noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
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

14:                                               ; preds = %3, %7
  %15 = tail call i32 @poll(ptr noundef %0, i64 noundef %1, i32 noundef %2)
  ret i32 %15
}

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_select(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr {
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  %10 = tail call i32 @__quotient_thread_number()
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i64 0, i64 %11
  %13 = load atomic i32, ptr %12 seq_cst, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %9
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i64 -1 to ptr))
  unreachable

16:                                               ; preds = %5, %9
  %17 = tail call i32 @select(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  ret i32 %17
}

declare i32 @select(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: noreturn nounwind
define dso_local i32 @__quotient_cancel_pause() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %2 = load i32, ptr %1, align 4
  %3 = icmp eq i32 %2, 1
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.5)
  unreachable

5:                                                ; preds = %0
  tail call void @__quotient_testcancel()
  tail call fastcc void @cancelled(ptr noundef null)
  unreachable
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local i32 @pthread_mutex_consistent(ptr noundef %0) local_unnamed_addr {
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
  br i1 %10, label %19, label %3

11:                                               ; preds = %3
  %12 = and i64 %4, 2147483648
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %19

14:                                               ; preds = %11
  %15 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 1
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  store i32 0, ptr %15, align 4
  br label %19

19:                                               ; preds = %8, %11, %14, %18
  %20 = phi i32 [ 0, %18 ], [ 22, %14 ], [ 22, %11 ], [ 22, %8 ]
  ret i32 %20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_mutexattr_settype(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 3
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, -4
  %7 = or i32 %6, %1
  store i32 %7, ptr %0, align 4
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_mutexattr_gettype(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  %4 = and i32 %3, 3
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_mutexattr_setkind_np(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 3
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, -4
  %7 = or i32 %6, %1
  store i32 %7, ptr %0, align 4
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_mutexattr_getkind_np(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  %4 = and i32 %3, 3
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_mutexattr_setrobust(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 1
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, -17
  %7 = shl i32 %1, 4
  %8 = or i32 %6, %7
  store i32 %8, ptr %0, align 4
  br label %9

9:                                                ; preds = %2, %4
  %10 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_mutexattr_getrobust(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  %4 = lshr i32 %3, 4
  %5 = and i32 %4, 1
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_mutexattr_setpshared(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 1
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, -33
  %7 = shl i32 %1, 5
  %8 = or i32 %6, %7
  store i32 %8, ptr %0, align 4
  br label %9

9:                                                ; preds = %2, %4
  %10 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_mutexattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  %4 = lshr i32 %3, 5
  %5 = and i32 %4, 1
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_mutexattr_setprotocol(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 2
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, -193
  %7 = shl i32 %1, 6
  %8 = or i32 %6, %7
  store i32 %8, ptr %0, align 4
  br label %9

9:                                                ; preds = %2, %4
  %10 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_mutexattr_getprotocol(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  %4 = lshr i32 %3, 6
  %5 = and i32 %4, 3
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_mutexattr_setprioceiling(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 99
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, -32513
  %7 = shl i32 %1, 8
  %8 = or i32 %6, %7
  store i32 %8, ptr %0, align 4
  br label %9

9:                                                ; preds = %2, %4
  %10 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_mutexattr_getprioceiling(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  %4 = lshr i32 %3, 8
  %5 = and i32 %4, 127
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_mutexattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_mutex_init(ptr noundef %0, ptr noundef readonly %1) local_unnamed_addr {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %1, align 4
  %6 = and i32 %5, 19
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i32 [ %6, %4 ], [ 0, %2 ]
  %9 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 3
  store i32 %8, ptr %9, align 4
  %10 = icmp ult i32 %8, 16
  br i1 %10, label %13, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 1
  store i32 0, ptr %12, align 4
  br label %13

13:                                               ; preds = %11, %7
  %14 = tail call i32 @pthread_mutex_init(ptr noundef %0, ptr noundef null)
  ret i32 %14
}

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_mtx_init(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = and i32 %1, 1
  %4 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 3
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
  %21 = and i32 %20, 3
  switch i32 %21, label %27 [
    i32 2, label %67
    i32 1, label %22
  ]

22:                                               ; preds = %16
  %23 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %24 = getelementptr inbounds [32 x i32], ptr %23, i64 0, i64 %18
  %25 = load i32, ptr %24, align 4
  %26 = add i32 %25, 1
  store i32 %26, ptr %24, align 4
  br label %67

27:                                               ; preds = %16, %13
  %28 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 3
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %29, 19
  %31 = tail call i32 @pthread_mutex_lock(ptr noundef %0)
  %32 = add nsw i32 %30, -3
  %33 = icmp ult i32 %32, -2
  %34 = and i32 %29, 16
  %35 = icmp eq i32 %34, 0
  %36 = and i1 %35, %33
  br i1 %36, label %67, label %37

37:                                               ; preds = %27, %42
  %38 = phi i64 [ %43, %42 ], [ 0, %27 ]
  %39 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %38
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, null
  br i1 %41, label %45, label %42

42:                                               ; preds = %37
  %43 = add nuw nsw i64 %38, 1
  %44 = icmp eq i64 %43, 32
  br i1 %44, label %47, label %37

45:                                               ; preds = %37
  %46 = trunc i64 %38 to i32
  br label %47

47:                                               ; preds = %42, %45
  %48 = phi i32 [ %46, %45 ], [ -1, %42 ]
  %49 = icmp slt i32 %48, 0
  br i1 %49, label %50, label %51

50:                                               ; preds = %47
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.8)
  unreachable

51:                                               ; preds = %47
  %52 = zext i32 %48 to i64
  %53 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %52
  store ptr %0, ptr %53, align 8
  %54 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %55 = getelementptr inbounds [32 x i32], ptr %54, i64 0, i64 %52
  store i32 1, ptr %55, align 4
  %56 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %57 = getelementptr inbounds [32 x i32], ptr %56, i64 0, i64 %52
  store i32 %30, ptr %57, align 4
  br i1 %35, label %67, label %58

58:                                               ; preds = %51
  %59 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 1
  %60 = load i32, ptr %59, align 4
  %61 = icmp eq i32 %60, 2
  br i1 %61, label %65, label %62

62:                                               ; preds = %58
  %63 = icmp eq i32 %60, 1
  %64 = select i1 %63, i32 130, i32 0
  br label %67

65:                                               ; preds = %58
  store ptr null, ptr %53, align 8
  %66 = tail call i32 @pthread_mutex_unlock(ptr noundef %0)
  br label %67

67:                                               ; preds = %65, %62, %51, %27, %16, %22
  %68 = phi i32 [ 0, %22 ], [ 35, %16 ], [ 0, %27 ], [ 0, %51 ], [ %64, %62 ], [ 131, %65 ]
  ret i32 %68
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
  br i1 %15, label %16, label %28

16:                                               ; preds = %13
  %17 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %18 = zext i32 %14 to i64
  %19 = getelementptr inbounds [32 x i32], ptr %17, i64 0, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = and i32 %20, 3
  %22 = icmp eq i32 %21, 1
  br i1 %22, label %23, label %70

23:                                               ; preds = %16
  %24 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %25 = getelementptr inbounds [32 x i32], ptr %24, i64 0, i64 %18
  %26 = load i32, ptr %25, align 4
  %27 = add i32 %26, 1
  store i32 %27, ptr %25, align 4
  br label %70

28:                                               ; preds = %13
  %29 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 3
  %30 = load i32, ptr %29, align 4
  %31 = and i32 %30, 19
  %32 = tail call i32 @pthread_mutex_trylock(ptr noundef %0)
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %70

34:                                               ; preds = %28
  %35 = add nsw i32 %31, -3
  %36 = icmp ult i32 %35, -2
  %37 = and i32 %30, 16
  %38 = icmp eq i32 %37, 0
  %39 = and i1 %38, %36
  br i1 %39, label %70, label %40

40:                                               ; preds = %34, %45
  %41 = phi i64 [ %46, %45 ], [ 0, %34 ]
  %42 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %41
  %43 = load ptr, ptr %42, align 8
  %44 = icmp eq ptr %43, null
  br i1 %44, label %48, label %45

45:                                               ; preds = %40
  %46 = add nuw nsw i64 %41, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %50, label %40

48:                                               ; preds = %40
  %49 = trunc i64 %41 to i32
  br label %50

50:                                               ; preds = %45, %48
  %51 = phi i32 [ %49, %48 ], [ -1, %45 ]
  %52 = icmp slt i32 %51, 0
  br i1 %52, label %53, label %54

53:                                               ; preds = %50
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.8)
  unreachable

54:                                               ; preds = %50
  %55 = zext i32 %51 to i64
  %56 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %55
  store ptr %0, ptr %56, align 8
  %57 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %58 = getelementptr inbounds [32 x i32], ptr %57, i64 0, i64 %55
  store i32 1, ptr %58, align 4
  %59 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %60 = getelementptr inbounds [32 x i32], ptr %59, i64 0, i64 %55
  store i32 %31, ptr %60, align 4
  br i1 %38, label %70, label %61

61:                                               ; preds = %54
  %62 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 1
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %63, 2
  br i1 %64, label %68, label %65

65:                                               ; preds = %61
  %66 = icmp eq i32 %63, 1
  %67 = select i1 %66, i32 130, i32 0
  br label %70

68:                                               ; preds = %61
  store ptr null, ptr %56, align 8
  %69 = tail call i32 @pthread_mutex_unlock(ptr noundef %0)
  br label %70

70:                                               ; preds = %68, %65, %54, %34, %28, %16, %23
  %71 = phi i32 [ 0, %23 ], [ 16, %16 ], [ 16, %28 ], [ 0, %34 ], [ 0, %54 ], [ %67, %65 ], [ 131, %68 ]
  ret i32 %71
}

declare i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_mtx_trylock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__quotient_mutex_trylock(ptr noundef %0)
  %3 = icmp ne i32 %2, 0
  %4 = zext i1 %3 to i32
  ret i32 %4
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
  br i1 %11, label %14, label %4

12:                                               ; preds = %4
  %13 = trunc i64 %5 to i32
  br label %14

14:                                               ; preds = %9, %12
  %15 = phi i32 [ %13, %12 ], [ -1, %9 ]
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %14
  %18 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %19 = zext i32 %15 to i64
  %20 = getelementptr inbounds [32 x i32], ptr %18, i64 0, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = and i32 %21, 3
  %23 = add nsw i32 %22, -1
  %24 = icmp ult i32 %23, 2
  br i1 %24, label %25, label %27

25:                                               ; preds = %17
  %26 = tail call i32 @__quotient_mutex_lock(ptr noundef %0)
  br label %69

27:                                               ; preds = %14, %17
  %28 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 3
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %29, 19
  %31 = tail call i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %1)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %69

33:                                               ; preds = %27
  %34 = add nsw i32 %30, -3
  %35 = icmp ult i32 %34, -2
  %36 = and i32 %29, 16
  %37 = icmp eq i32 %36, 0
  %38 = and i1 %37, %35
  br i1 %38, label %69, label %39

39:                                               ; preds = %33, %44
  %40 = phi i64 [ %45, %44 ], [ 0, %33 ]
  %41 = getelementptr inbounds [32 x ptr], ptr %3, i64 0, i64 %40
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %47, label %44

44:                                               ; preds = %39
  %45 = add nuw nsw i64 %40, 1
  %46 = icmp eq i64 %45, 32
  br i1 %46, label %49, label %39

47:                                               ; preds = %39
  %48 = trunc i64 %40 to i32
  br label %49

49:                                               ; preds = %44, %47
  %50 = phi i32 [ %48, %47 ], [ -1, %44 ]
  %51 = icmp slt i32 %50, 0
  br i1 %51, label %52, label %53

52:                                               ; preds = %49
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.8)
  unreachable

53:                                               ; preds = %49
  %54 = zext i32 %50 to i64
  %55 = getelementptr inbounds [32 x ptr], ptr %3, i64 0, i64 %54
  store ptr %0, ptr %55, align 8
  %56 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %57 = getelementptr inbounds [32 x i32], ptr %56, i64 0, i64 %54
  store i32 1, ptr %57, align 4
  %58 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %59 = getelementptr inbounds [32 x i32], ptr %58, i64 0, i64 %54
  store i32 %30, ptr %59, align 4
  br i1 %37, label %69, label %60

60:                                               ; preds = %53
  %61 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 1
  %62 = load i32, ptr %61, align 4
  %63 = icmp eq i32 %62, 2
  br i1 %63, label %67, label %64

64:                                               ; preds = %60
  %65 = icmp eq i32 %62, 1
  %66 = select i1 %65, i32 130, i32 0
  br label %69

67:                                               ; preds = %60
  store ptr null, ptr %55, align 8
  %68 = tail call i32 @pthread_mutex_unlock(ptr noundef %0)
  br label %69

69:                                               ; preds = %67, %64, %53, %33, %27, %25
  %70 = phi i32 [ %26, %25 ], [ %31, %27 ], [ 0, %33 ], [ 0, %53 ], [ %66, %64 ], [ 131, %67 ]
  ret i32 %70
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
  %17 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 3
  %18 = load i32, ptr %17, align 4
  %19 = and i32 %18, 19
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %40, label %42

21:                                               ; preds = %13
  %22 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @times)
  %23 = zext i32 %14 to i64
  %24 = getelementptr inbounds [32 x i32], ptr %22, i64 0, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = add i32 %25, -1
  store i32 %26, ptr %24, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %42

28:                                               ; preds = %21
  %29 = getelementptr inbounds [32 x ptr], ptr %2, i64 0, i64 %23
  store ptr null, ptr %29, align 8
  %30 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kinds)
  %31 = getelementptr inbounds [32 x i32], ptr %30, i64 0, i64 %23
  %32 = load i32, ptr %31, align 4
  %33 = and i32 %32, 16
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %40, label %35

35:                                               ; preds = %28
  %36 = getelementptr inbounds %struct.mutex, ptr %0, i64 0, i32 1
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 1
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store i32 2, ptr %36, align 4
  br label %40

40:                                               ; preds = %28, %35, %39, %16
  %41 = tail call i32 @pthread_mutex_unlock(ptr noundef %0)
  br label %42

42:                                               ; preds = %40, %21, %16
  %43 = phi i32 [ 1, %16 ], [ 0, %21 ], [ %41, %40 ]
  ret i32 %43
}

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr

declare void @free(ptr noundef) local_unnamed_addr

declare void @__quotient_tells_end() local_unnamed_addr

declare void @__quotient_leaves_process() local_unnamed_addr

declare i32 @__quotient_choose(i32 noundef, ptr noundef) local_unnamed_addr



