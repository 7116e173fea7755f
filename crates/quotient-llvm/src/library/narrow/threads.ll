target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

%struct.signals = type { [32 x i32] }
%struct.start = type { ptr, ptr, %struct.signals }
%struct.mutex = type { i32, i32, [1 x i32], i32 }
%struct.attributes = type { i32, i32, i32, i32, [3 x i32] }

@__quotient_next_key = internal global i32 0, align 4
@.str = private unnamed_addr constant [44 x i8] c"more than 128 keys for thread-specific data\00", align 1
@__quotient_destructors = internal global [128 x ptr] zeroinitializer, align 4
@known = internal thread_local global [128 x i8] zeroinitializer, align 1
@values = internal thread_local global [128 x ptr] zeroinitializer, align 4
@__quotient_blocked = external thread_local global %struct.signals, align 4
@clean_up_count = internal thread_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [51 x i8] c"more than 32 clean-up handlers of a thread at once\00", align 1
@clean_ups = internal thread_local global [32 x ptr] zeroinitializer, align 4
@__quotient_forced = dso_local thread_local global i32 0, align 4
@exit_value = internal thread_local global ptr null, align 4
@__quotient_fates = internal global [1024 x i32] zeroinitializer, align 4
@.str.2 = private unnamed_addr constant [46 x i8] c"detachment of a thread that was joined before\00", align 1
@.str.3 = private unnamed_addr constant [48 x i8] c"detachment of a thread that was detached before\00", align 1
@__quotient_living = internal global i32 1, align 4
@__quotient_ended = internal unnamed_addr global [1024 x i32] zeroinitializer, align 4
@cancel_state = internal thread_local global i32 0, align 4
@__quotient_cancelled = internal unnamed_addr global [1024 x i32] zeroinitializer, align 4
@cancel_type = internal thread_local global i32 0, align 4
@.str.4 = private unnamed_addr constant [109 x i8] c"not supported: asynchronous cancellation; let the thread call `pthread_testcancel` where it may be cancelled\00", align 1
@__quotient_waits = internal unnamed_addr global [1024 x i32] zeroinitializer, align 4
@.str.5 = private unnamed_addr constant [113 x i8] c"not supported: a call of `pause` by a thread that cannot be cancelled: signals between threads are not supported\00", align 1
@kinds = internal thread_local global [32 x i32] zeroinitializer, align 4
@times = internal thread_local global [32 x i32] zeroinitializer, align 4
@held = internal thread_local global [32 x ptr] zeroinitializer, align 4
@__quotient_thread_ends = dso_local thread_local global ptr null, align 4
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
  %7 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i32 0, i32 %3
  %8 = icmp eq ptr %1, null
  %9 = select i1 %8, ptr @nothing, ptr %1
  %10 = ptrtoint ptr %9 to i32
  store atomic i32 %10, ptr %7 seq_cst, align 4
  %11 = tail call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @known)
  %12 = getelementptr inbounds [128 x i8], ptr %11, i32 0, i32 %3
  store i8 1, ptr %12, align 1
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
  br i1 %2, label %12, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i32 0, i32 %0
  %5 = atomicrmw xchg ptr %4, i32 0 seq_cst, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = tail call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @known)
  %9 = getelementptr inbounds [128 x i8], ptr %8, i32 0, i32 %0
  store i8 0, ptr %9, align 1
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @values)
  %11 = getelementptr inbounds [128 x ptr], ptr %10, i32 0, i32 %0
  store ptr null, ptr %11, align 4
  br label %12

12:                                               ; preds = %1, %3, %7
  %13 = phi i32 [ 0, %7 ], [ 22, %3 ], [ 22, %1 ]
  ret i32 %13
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local ptr @pthread_getspecific(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @values)
  %5 = getelementptr inbounds [128 x ptr], ptr %4, i32 0, i32 %0
  %6 = load ptr, ptr %5, align 4
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi ptr [ %6, %3 ], [ null, %1 ]
  ret ptr %8
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @pthread_setspecific(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %0, 127
  br i1 %3, label %16, label %4

4:                                                ; preds = %2
  %5 = tail call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @known)
  %6 = getelementptr inbounds [128 x i8], ptr %5, i32 0, i32 %0
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i32 0, i32 %0
  %11 = load atomic i32, ptr %10 seq_cst, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %9, %4
  store i8 1, ptr %6, align 1
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @values)
  %15 = getelementptr inbounds [128 x ptr], ptr %14, i32 0, i32 %0
  store ptr %1, ptr %15, align 4
  br label %16

16:                                               ; preds = %2, %9, %13
  %17 = phi i32 [ 0, %13 ], [ 22, %9 ], [ 22, %2 ]
  ret i32 %17
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
  %7 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i32 0, i32 %3
  %8 = icmp eq ptr %1, null
  %9 = select i1 %8, ptr @nothing, ptr %1
  %10 = ptrtoint ptr %9 to i32
  store atomic i32 %10, ptr %7 seq_cst, align 4
  %11 = tail call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @known)
  %12 = getelementptr inbounds [128 x i8], ptr %11, i32 0, i32 %3
  store i8 1, ptr %12, align 1
  store i32 %3, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none)
define dso_local void @tss_delete(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ugt i32 %0, 127
  br i1 %2, label %12, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i32 0, i32 %0
  %5 = atomicrmw xchg ptr %4, i32 0 seq_cst, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = tail call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @known)
  %9 = getelementptr inbounds [128 x i8], ptr %8, i32 0, i32 %0
  store i8 0, ptr %9, align 1
  %10 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @values)
  %11 = getelementptr inbounds [128 x ptr], ptr %10, i32 0, i32 %0
  store ptr null, ptr %11, align 4
  br label %12

12:                                               ; preds = %1, %3, %7
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local ptr @tss_get(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @values)
  %5 = getelementptr inbounds [128 x ptr], ptr %4, i32 0, i32 %0
  %6 = load ptr, ptr %5, align 4
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi ptr [ %6, %3 ], [ null, %1 ]
  ret ptr %8
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @tss_set(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %0, 127
  br i1 %3, label %16, label %4

4:                                                ; preds = %2
  %5 = tail call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @known)
  %6 = getelementptr inbounds [128 x i8], ptr %5, i32 0, i32 %0
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i32 0, i32 %0
  %11 = load atomic i32, ptr %10 seq_cst, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %9, %4
  store i8 1, ptr %6, align 1
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @values)
  %15 = getelementptr inbounds [128 x ptr], ptr %14, i32 0, i32 %0
  store ptr %1, ptr %15, align 4
  br label %16

16:                                               ; preds = %2, %9, %13
  %17 = phi i32 [ 2, %2 ], [ 2, %9 ], [ 0, %13 ]
  ret i32 %17
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_create(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = tail call ptr @malloc(i32 noundef 136)
  store ptr %2, ptr %5, align 4
  %6 = getelementptr inbounds %struct.start, ptr %5, i32 0, i32 1
  store ptr %3, ptr %6, align 4
  %7 = getelementptr inbounds %struct.start, ptr %5, i32 0, i32 2
  %8 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  tail call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %7, ptr noundef nonnull align 4 dereferenceable(128) %8, i32 128, i1 false)
  tail call void @__quotient_begins_thread()
  %9 = tail call i32 @pthread_create(ptr noundef %0, ptr noundef %1, ptr noundef nonnull @run, ptr noundef nonnull %5)
  ret i32 %9
}

declare ptr @malloc(i32 noundef) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

declare void @__quotient_begins_thread() local_unnamed_addr

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define internal ptr @run(ptr noundef %0) {
  %2 = load ptr, ptr %0, align 4
  %3 = getelementptr inbounds %struct.start, ptr %0, i32 0, i32 1
  %4 = load ptr, ptr %3, align 4
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  %6 = getelementptr inbounds %struct.start, ptr %0, i32 0, i32 2
  tail call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %5, ptr noundef nonnull align 4 dereferenceable(128) %6, i32 128, i1 false)
  tail call void @free(ptr noundef nonnull %0)
  %7 = tail call ptr %2(ptr noundef %4)
  tail call fastcc void @end()
  ret ptr %7
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_thrd_create(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call ptr @malloc(i32 noundef 136)
  store ptr %1, ptr %4, align 4
  %5 = getelementptr inbounds %struct.start, ptr %4, i32 0, i32 1
  store ptr %2, ptr %5, align 4
  %6 = getelementptr inbounds %struct.start, ptr %4, i32 0, i32 2
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_blocked)
  tail call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %6, ptr noundef nonnull align 4 dereferenceable(128) %7, i32 128, i1 false)
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
  %7 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @clean_ups)
  %8 = add nsw i32 %3, 1
  store i32 %8, ptr %2, align 4
  %9 = getelementptr inbounds [32 x ptr], ptr %7, i32 0, i32 %3
  store ptr %0, ptr %9, align 4
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
  br i1 %4, label %10, label %5

5:                                                ; preds = %1
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @clean_ups)
  %7 = add nsw i32 %3, -1
  %8 = getelementptr inbounds [32 x ptr], ptr %6, i32 0, i32 %7
  %9 = load ptr, ptr %8, align 4
  br label %10

10:                                               ; preds = %1, %5
  %11 = phi ptr [ %9, %5 ], [ null, %1 ]
  %12 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_forced)
  store i32 1, ptr %12, align 4
  %13 = icmp eq ptr %11, null
  br i1 %13, label %18, label %14

14:                                               ; preds = %10
  %15 = load i64, ptr %11, align 8
  tail call void @__quotient_unwind_by_force(i64 noundef %15)
  store i32 0, ptr %12, align 4
  %16 = load i32, ptr %2, align 4
  %17 = add nsw i32 %16, -1
  store i32 %17, ptr %2, align 4
  tail call void @longjmp(ptr noundef nonnull %11, i32 noundef 1)
  unreachable

18:                                               ; preds = %10
  tail call void @__quotient_unwind_by_force(i64 noundef 0)
  store i32 0, ptr %12, align 4
  tail call fastcc void @end()
  %19 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @exit_value)
  %20 = load ptr, ptr %19, align 4
  tail call void @pthread_exit(ptr noundef %20)
  unreachable
}

declare void @__quotient_unwind_by_force(i64 noundef) local_unnamed_addr

; Function Attrs: noreturn
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define internal fastcc void @end() unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @__quotient_thread_ends)
  %2 = load ptr, ptr %1, align 4
  %3 = icmp eq ptr %2, null
  br i1 %3, label %5, label %4

4:                                                ; preds = %0
  tail call void %2()
  br label %5

5:                                                ; preds = %4, %0
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @values)
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
  %15 = phi i32 [ 0, %7 ], [ %29, %28 ]
  %16 = phi i32 [ 0, %7 ], [ %30, %28 ]
  %17 = getelementptr inbounds [128 x ptr], ptr %6, i32 0, i32 %16
  %18 = load ptr, ptr %17, align 4
  %19 = icmp eq ptr %18, null
  br i1 %19, label %28, label %20

20:                                               ; preds = %14
  store ptr null, ptr %17, align 4
  %21 = getelementptr inbounds [128 x ptr], ptr @__quotient_destructors, i32 0, i32 %16
  %22 = load atomic i32, ptr %21 seq_cst, align 4
  %23 = inttoptr i32 %22 to ptr
  %24 = icmp ne i32 %22, 0
  %25 = icmp ne ptr %23, @nothing
  %26 = and i1 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %20
  tail call void %23(ptr noundef nonnull %18)
  br label %28

28:                                               ; preds = %27, %20, %14
  %29 = phi i32 [ %15, %14 ], [ 1, %27 ], [ %15, %20 ]
  %30 = add nuw nsw i32 %16, 1
  %31 = icmp eq i32 %30, 128
  br i1 %31, label %9, label %14

32:                                               ; preds = %9
  %33 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @held)
  %34 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @kinds)
  br label %35

35:                                               ; preds = %49, %32
  %36 = phi i32 [ 0, %32 ], [ %50, %49 ]
  %37 = getelementptr inbounds [32 x ptr], ptr %33, i32 0, i32 %36
  %38 = load ptr, ptr %37, align 4
  %39 = icmp eq ptr %38, null
  br i1 %39, label %49, label %40

40:                                               ; preds = %35
  %41 = getelementptr inbounds [32 x i32], ptr %34, i32 0, i32 %36
  %42 = load i32, ptr %41, align 4
  %43 = and i32 %42, 16
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %49, label %45

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.mutex, ptr %38, i32 0, i32 1
  store i32 1, ptr %46, align 4
  %47 = load ptr, ptr %37, align 4
  %48 = tail call i32 @pthread_mutex_unlock(ptr noundef %47)
  store ptr null, ptr %37, align 4
  br label %49

49:                                               ; preds = %45, %40, %35
  %50 = add nuw nsw i32 %36, 1
  %51 = icmp eq i32 %50, 32
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
  br i1 %5, label %21, label %6

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
  %16 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @clean_ups)
  %17 = add nsw i32 %12, 1
  store i32 %17, ptr %11, align 4
  %18 = getelementptr inbounds [32 x ptr], ptr %16, i32 0, i32 %12
  store ptr %3, ptr %18, align 4
  call void %1()
  %19 = load i32, ptr %11, align 4
  %20 = add nsw i32 %19, -1
  store i32 %20, ptr %11, align 4
  call void @__quotient_once_ends(ptr noundef %0, i32 noundef 1)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br label %21

21:                                               ; preds = %15, %2
  ret i32 0
}

declare i32 @__quotient_once_begins(ptr noundef) local_unnamed_addr

; Function Attrs: returns_twice
declare i32 @setjmp(ptr noundef) local_unnamed_addr

declare void @__quotient_once_ends(ptr noundef, i32 noundef) local_unnamed_addr

; Function Attrs: noreturn nounwind
define dso_local void @__quotient_exit(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @exit_value)
  store ptr %0, ptr %2, align 4
  tail call void @__pthread_unwind_next(ptr poison)
  unreachable
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_join(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_number_of(i32 noundef %0)
  %4 = tail call i32 @pthread_join(i32 noundef %0, ptr noundef %1)
  %5 = getelementptr inbounds [1024 x i32], ptr @__quotient_fates, i32 0, i32 %3
  %6 = atomicrmw xchg ptr %5, i32 1 seq_cst, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %2
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.6)
  unreachable

9:                                                ; preds = %2
  ret i32 0
}

declare i32 @__quotient_number_of(i32 noundef) local_unnamed_addr

declare i32 @pthread_join(i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_thrd_join(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_number_of(i32 noundef %0)
  %4 = tail call i32 @thrd_join(i32 noundef %0, ptr noundef %1)
  %5 = getelementptr inbounds [1024 x i32], ptr @__quotient_fates, i32 0, i32 %3
  %6 = atomicrmw xchg ptr %5, i32 1 seq_cst, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %2
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.6)
  unreachable

9:                                                ; preds = %2
  ret i32 0
}

declare i32 @thrd_join(i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_detach(i32 noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__quotient_number_of(i32 noundef %0)
  %3 = getelementptr inbounds [1024 x i32], ptr @__quotient_fates, i32 0, i32 %2
  %4 = atomicrmw xchg ptr %3, i32 2 seq_cst, align 4
  switch i32 %4, label %7 [
    i32 1, label %5
    i32 2, label %6
  ]

5:                                                ; preds = %1
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.2)
  unreachable

6:                                                ; preds = %1
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.3)
  unreachable

7:                                                ; preds = %1
  ret i32 0
}

; Function Attrs: noreturn
declare void @__quotient_misused_thread(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_create_as(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = tail call i32 @__quotient_start_thread(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  %6 = icmp eq ptr %1, null
  br i1 %6, label %18, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.attributes, ptr %1, i32 0, i32 2
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %7
  %12 = load i32, ptr %0, align 4
  %13 = tail call i32 @__quotient_number_of(i32 noundef %12)
  %14 = getelementptr inbounds [1024 x i32], ptr @__quotient_fates, i32 0, i32 %13
  %15 = atomicrmw xchg ptr %14, i32 2 seq_cst, align 4
  switch i32 %15, label %18 [
    i32 1, label %16
    i32 2, label %17
  ]

16:                                               ; preds = %11
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.2)
  unreachable

17:                                               ; preds = %11
  tail call void @__quotient_misused_thread(ptr noundef nonnull @.str.3)
  unreachable

18:                                               ; preds = %11, %7, %4
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
  %2 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i32 0, i32 %1
  store atomic i32 1, ptr %2 seq_cst, align 4
  ret void
}

declare i32 @__quotient_thread_number() local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @pthread_tryjoin_np(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call i32 @__quotient_number_of(i32 noundef %0)
  %4 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i32 0, i32 %3
  %5 = load atomic i32, ptr %4 seq_cst, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %2
  %8 = tail call i32 @__quotient_join_thread(i32 noundef %0, ptr noundef %1)
  br label %9

9:                                                ; preds = %2, %7
  %10 = phi i32 [ %8, %7 ], [ 16, %2 ]
  ret i32 %10
}

declare i32 @__quotient_join_thread(i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @pthread_timedjoin_np(i32 noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @__quotient_number_of(i32 noundef %0)
  %5 = tail call i32 @__quotient_times_out()
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %3
  tail call void @__quotient_time_passes(ptr noundef %2)
  %8 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i32 0, i32 %4
  %9 = load atomic i32, ptr %8 seq_cst, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %16, label %14

11:                                               ; preds = %3
  %12 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i32 0, i32 %4
  %13 = load atomic i32, ptr %12 seq_cst, align 4
  tail call void @__VERIFIER_assume(i32 noundef %13)
  br label %14

14:                                               ; preds = %7, %11
  %15 = tail call i32 @__quotient_join_thread(i32 noundef %0, ptr noundef %1)
  br label %16

16:                                               ; preds = %7, %14
  %17 = phi i32 [ %15, %14 ], [ 110, %7 ]
  ret i32 %17
}

declare i32 @__quotient_times_out() local_unnamed_addr

declare void @__quotient_time_passes(ptr noundef) local_unnamed_addr

declare void @__VERIFIER_assume(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @pthread_clockjoin_np(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = tail call i32 @__quotient_number_of(i32 noundef %0)
  %6 = tail call i32 @__quotient_times_out()
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  tail call void @__quotient_time_passes(ptr noundef %3)
  %9 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i32 0, i32 %5
  %10 = load atomic i32, ptr %9 seq_cst, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %17, label %15

12:                                               ; preds = %4
  %13 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i32 0, i32 %5
  %14 = load atomic i32, ptr %13 seq_cst, align 4
  tail call void @__VERIFIER_assume(i32 noundef %14)
  br label %15

15:                                               ; preds = %12, %8
  %16 = tail call i32 @__quotient_join_thread(i32 noundef %0, ptr noundef %1)
  br label %17

17:                                               ; preds = %8, %15
  %18 = phi i32 [ %16, %15 ], [ 110, %8 ]
  ret i32 %18
}

; Function Attrs: nounwind
define dso_local void @__quotient_testcancel() local_unnamed_addr {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %2 = load i32, ptr %1, align 4
  %3 = icmp eq i32 %2, 1
  br i1 %3, label %10, label %4

4:                                                ; preds = %0
  %5 = tail call i32 @__quotient_thread_number()
  %6 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %5
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %4
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

10:                                               ; preds = %4, %0
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
define dso_local i32 @__quotient_cancel(i32 noundef %0) local_unnamed_addr {
  %2 = tail call i32 @__quotient_number_of(i32 noundef %0)
  %3 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %2
  store atomic i32 1, ptr %3 seq_cst, align 4
  %4 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %2
  %5 = load atomic i32, ptr %4 seq_cst, align 4
  %6 = icmp eq i32 %5, 0
  %7 = zext i1 %6 to i32
  tail call void @__VERIFIER_assume(i32 noundef %7)
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_cond_wait(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %12, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @__quotient_thread_number()
  %8 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %7
  %9 = load atomic i32, ptr %8 seq_cst, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %6
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

12:                                               ; preds = %6, %2
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq i32 %13, 1
  br i1 %14, label %19, label %15

15:                                               ; preds = %12
  %16 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.7)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  tail call fastcc void @cancelled(ptr noundef %1)
  unreachable

19:                                               ; preds = %12, %15
  %20 = tail call i32 @__quotient_thread_number()
  %21 = load i32, ptr %3, align 4
  %22 = icmp eq i32 %21, 1
  br i1 %22, label %29, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %20
  store atomic i32 1, ptr %24 seq_cst, align 4
  %25 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %20
  %26 = load atomic i32, ptr %25 seq_cst, align 4
  %27 = icmp eq i32 %26, 0
  %28 = zext i1 %27 to i32
  tail call void @__VERIFIER_assume(i32 noundef %28)
  br label %29

29:                                               ; preds = %19, %23
  %30 = tail call i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %1)
  %31 = load i32, ptr %3, align 4
  %32 = icmp eq i32 %31, 1
  br i1 %32, label %36, label %33

33:                                               ; preds = %29
  %34 = tail call i32 @__quotient_thread_number()
  %35 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %34
  store atomic i32 0, ptr %35 seq_cst, align 4
  br label %36

36:                                               ; preds = %29, %33
  ret i32 %30
}

; Function Attrs: noreturn nounwind
define internal fastcc void @cancelled(ptr noundef %0) unnamed_addr {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %9, label %3

3:                                                ; preds = %1
  %4 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0)
  %5 = tail call i32 @__quotient_thread_number()
  %6 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %5
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  tail call void @__VERIFIER_assume(i32 noundef %7)
  %8 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0)
  br label %13

9:                                                ; preds = %1
  %10 = tail call i32 @__quotient_thread_number()
  %11 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %10
  %12 = load atomic i32, ptr %11 seq_cst, align 4
  tail call void @__VERIFIER_assume(i32 noundef %12)
  br label %13

13:                                               ; preds = %9, %3
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable
}

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %13, label %7

7:                                                ; preds = %3
  %8 = tail call i32 @__quotient_thread_number()
  %9 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %8
  %10 = load atomic i32, ptr %9 seq_cst, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %7
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

13:                                               ; preds = %7, %3
  %14 = load i32, ptr %4, align 4
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
  %22 = load i32, ptr %4, align 4
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %30, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %21
  store atomic i32 1, ptr %25 seq_cst, align 4
  %26 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %21
  %27 = load atomic i32, ptr %26 seq_cst, align 4
  %28 = icmp eq i32 %27, 0
  %29 = zext i1 %28 to i32
  tail call void @__VERIFIER_assume(i32 noundef %29)
  br label %30

30:                                               ; preds = %20, %24
  %31 = tail call i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %32 = load i32, ptr %4, align 4
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %37, label %34

34:                                               ; preds = %30
  %35 = tail call i32 @__quotient_thread_number()
  %36 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %35
  store atomic i32 0, ptr %36 seq_cst, align 4
  br label %37

37:                                               ; preds = %30, %34
  ret i32 %31
}

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_cond_clockwait(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %14, label %8

8:                                                ; preds = %4
  %9 = tail call i32 @__quotient_thread_number()
  %10 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %9
  %11 = load atomic i32, ptr %10 seq_cst, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %8
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

14:                                               ; preds = %8, %4
  %15 = load i32, ptr %5, align 4
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
  %23 = load i32, ptr %5, align 4
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %31, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %22
  store atomic i32 1, ptr %26 seq_cst, align 4
  %27 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %22
  %28 = load atomic i32, ptr %27 seq_cst, align 4
  %29 = icmp eq i32 %28, 0
  %30 = zext i1 %29 to i32
  tail call void @__VERIFIER_assume(i32 noundef %30)
  br label %31

31:                                               ; preds = %21, %25
  %32 = tail call i32 @pthread_cond_clockwait(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3)
  %33 = load i32, ptr %5, align 4
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %38, label %35

35:                                               ; preds = %31
  %36 = tail call i32 @__quotient_thread_number()
  %37 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %36
  store atomic i32 0, ptr %37 seq_cst, align 4
  br label %38

38:                                               ; preds = %31, %35
  ret i32 %32
}

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_cnd_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %13, label %7

7:                                                ; preds = %3
  %8 = tail call i32 @__quotient_thread_number()
  %9 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %8
  %10 = load atomic i32, ptr %9 seq_cst, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %7
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

13:                                               ; preds = %7, %3
  %14 = load i32, ptr %4, align 4
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
  %22 = load i32, ptr %4, align 4
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %30, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %21
  store atomic i32 1, ptr %25 seq_cst, align 4
  %26 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %21
  %27 = load atomic i32, ptr %26 seq_cst, align 4
  %28 = icmp eq i32 %27, 0
  %29 = zext i1 %28 to i32
  tail call void @__VERIFIER_assume(i32 noundef %29)
  br label %30

30:                                               ; preds = %20, %24
  %31 = tail call i32 @cnd_timedwait(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %32 = load i32, ptr %4, align 4
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %37, label %34

34:                                               ; preds = %30
  %35 = tail call i32 @__quotient_thread_number()
  %36 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %35
  store atomic i32 0, ptr %36 seq_cst, align 4
  br label %37

37:                                               ; preds = %30, %34
  ret i32 %31
}

declare i32 @cnd_timedwait(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_sem_wait(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %11, label %5

5:                                                ; preds = %1
  %6 = tail call i32 @__quotient_thread_number()
  %7 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %6
  %8 = load atomic i32, ptr %7 seq_cst, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %5
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

11:                                               ; preds = %5, %1
  %12 = load i32, ptr %2, align 4
  %13 = icmp eq i32 %12, 1
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  %15 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str.7)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  tail call fastcc void @cancelled(ptr noundef null)
  unreachable

18:                                               ; preds = %11, %14
  %19 = tail call i32 @__quotient_thread_number()
  %20 = load i32, ptr %2, align 4
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %28, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %19
  store atomic i32 1, ptr %23 seq_cst, align 4
  %24 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %19
  %25 = load atomic i32, ptr %24 seq_cst, align 4
  %26 = icmp eq i32 %25, 0
  %27 = zext i1 %26 to i32
  tail call void @__VERIFIER_assume(i32 noundef %27)
  br label %28

28:                                               ; preds = %18, %22
  %29 = tail call i32 @sem_wait(ptr noundef %0)
  %30 = load i32, ptr %2, align 4
  %31 = icmp eq i32 %30, 1
  br i1 %31, label %35, label %32

32:                                               ; preds = %28
  %33 = tail call i32 @__quotient_thread_number()
  %34 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %33
  store atomic i32 0, ptr %34 seq_cst, align 4
  br label %35

35:                                               ; preds = %28, %32
  ret i32 %29
}

declare i32 @sem_wait(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_sem_timedwait(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %12, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @__quotient_thread_number()
  %8 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %7
  %9 = load atomic i32, ptr %8 seq_cst, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %6
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

12:                                               ; preds = %6, %2
  %13 = load i32, ptr %3, align 4
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
  %21 = load i32, ptr %3, align 4
  %22 = icmp eq i32 %21, 1
  br i1 %22, label %29, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %20
  store atomic i32 1, ptr %24 seq_cst, align 4
  %25 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %20
  %26 = load atomic i32, ptr %25 seq_cst, align 4
  %27 = icmp eq i32 %26, 0
  %28 = zext i1 %27 to i32
  tail call void @__VERIFIER_assume(i32 noundef %28)
  br label %29

29:                                               ; preds = %19, %23
  %30 = tail call i32 @sem_timedwait(ptr noundef %0, ptr noundef %1)
  %31 = load i32, ptr %3, align 4
  %32 = icmp eq i32 %31, 1
  br i1 %32, label %36, label %33

33:                                               ; preds = %29
  %34 = tail call i32 @__quotient_thread_number()
  %35 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %34
  store atomic i32 0, ptr %35 seq_cst, align 4
  br label %36

36:                                               ; preds = %29, %33
  ret i32 %30
}

declare i32 @sem_timedwait(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_sem_clockwait(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %13, label %7

7:                                                ; preds = %3
  %8 = tail call i32 @__quotient_thread_number()
  %9 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %8
  %10 = load atomic i32, ptr %9 seq_cst, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %7
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

13:                                               ; preds = %7, %3
  %14 = load i32, ptr %4, align 4
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
  %22 = load i32, ptr %4, align 4
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %30, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %21
  store atomic i32 1, ptr %25 seq_cst, align 4
  %26 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %21
  %27 = load atomic i32, ptr %26 seq_cst, align 4
  %28 = icmp eq i32 %27, 0
  %29 = zext i1 %28 to i32
  tail call void @__VERIFIER_assume(i32 noundef %29)
  br label %30

30:                                               ; preds = %20, %24
  %31 = tail call i32 @sem_clockwait(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  %32 = load i32, ptr %4, align 4
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %37, label %34

34:                                               ; preds = %30
  %35 = tail call i32 @__quotient_thread_number()
  %36 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %35
  store atomic i32 0, ptr %36 seq_cst, align 4
  br label %37

37:                                               ; preds = %30, %34
  ret i32 %31
}

declare i32 @sem_clockwait(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_join(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %12, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @__quotient_thread_number()
  %8 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %7
  %9 = load atomic i32, ptr %8 seq_cst, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %6
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

12:                                               ; preds = %6, %2
  %13 = load i32, ptr %3, align 4
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
  %21 = load i32, ptr %3, align 4
  %22 = icmp eq i32 %21, 1
  br i1 %22, label %29, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %20
  store atomic i32 1, ptr %24 seq_cst, align 4
  %25 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %20
  %26 = load atomic i32, ptr %25 seq_cst, align 4
  %27 = icmp eq i32 %26, 0
  %28 = zext i1 %27 to i32
  tail call void @__VERIFIER_assume(i32 noundef %28)
  br label %29

29:                                               ; preds = %19, %23
  %30 = tail call i32 @__quotient_join_thread(i32 noundef %0, ptr noundef %1)
  %31 = load i32, ptr %3, align 4
  %32 = icmp eq i32 %31, 1
  br i1 %32, label %36, label %33

33:                                               ; preds = %29
  %34 = tail call i32 @__quotient_thread_number()
  %35 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %34
  store atomic i32 0, ptr %35 seq_cst, align 4
  br label %36

36:                                               ; preds = %29, %33
  ret i32 %30
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_thrd_join(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %12, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @__quotient_thread_number()
  %8 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %7
  %9 = load atomic i32, ptr %8 seq_cst, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %6
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

12:                                               ; preds = %6, %2
  %13 = load i32, ptr %3, align 4
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
  %21 = load i32, ptr %3, align 4
  %22 = icmp eq i32 %21, 1
  br i1 %22, label %29, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %20
  store atomic i32 1, ptr %24 seq_cst, align 4
  %25 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %20
  %26 = load atomic i32, ptr %25 seq_cst, align 4
  %27 = icmp eq i32 %26, 0
  %28 = zext i1 %27 to i32
  tail call void @__VERIFIER_assume(i32 noundef %28)
  br label %29

29:                                               ; preds = %19, %23
  %30 = tail call i32 @__quotient_join_thrd(i32 noundef %0, ptr noundef %1)
  %31 = load i32, ptr %3, align 4
  %32 = icmp eq i32 %31, 1
  br i1 %32, label %36, label %33

33:                                               ; preds = %29
  %34 = tail call i32 @__quotient_thread_number()
  %35 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %34
  store atomic i32 0, ptr %35 seq_cst, align 4
  br label %36

36:                                               ; preds = %29, %33
  ret i32 %30
}

declare i32 @__quotient_join_thrd(i32 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_timedjoin(i32 noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %13, label %7

7:                                                ; preds = %3
  %8 = tail call i32 @__quotient_thread_number()
  %9 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %8
  %10 = load atomic i32, ptr %9 seq_cst, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %7
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

13:                                               ; preds = %7, %3
  %14 = load i32, ptr %4, align 4
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
  %22 = load i32, ptr %4, align 4
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %30, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %21
  store atomic i32 1, ptr %25 seq_cst, align 4
  %26 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %21
  %27 = load atomic i32, ptr %26 seq_cst, align 4
  %28 = icmp eq i32 %27, 0
  %29 = zext i1 %28 to i32
  tail call void @__VERIFIER_assume(i32 noundef %29)
  br label %30

30:                                               ; preds = %20, %24
  %31 = tail call i32 @__quotient_number_of(i32 noundef %0)
  %32 = tail call i32 @__quotient_times_out()
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %38, label %34

34:                                               ; preds = %30
  tail call void @__quotient_time_passes(ptr noundef %2)
  %35 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i32 0, i32 %31
  %36 = load atomic i32, ptr %35 seq_cst, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %43, label %41

38:                                               ; preds = %30
  %39 = getelementptr inbounds [1024 x i32], ptr @__quotient_ended, i32 0, i32 %31
  %40 = load atomic i32, ptr %39 seq_cst, align 4
  tail call void @__VERIFIER_assume(i32 noundef %40)
  br label %41

41:                                               ; preds = %38, %34
  %42 = tail call i32 @__quotient_join_thread(i32 noundef %0, ptr noundef %1)
  br label %43

43:                                               ; preds = %34, %41
  %44 = phi i32 [ %42, %41 ], [ 110, %34 ]
  %45 = load i32, ptr %4, align 4
  %46 = icmp eq i32 %45, 1
  br i1 %46, label %50, label %47

47:                                               ; preds = %43
  %48 = tail call i32 @__quotient_thread_number()
  %49 = getelementptr inbounds [1024 x i32], ptr @__quotient_waits, i32 0, i32 %48
  store atomic i32 0, ptr %49 seq_cst, align 4
  br label %50

50:                                               ; preds = %43, %47
  ret i32 %44
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_sleep(i32 noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %11, label %5

5:                                                ; preds = %1
  %6 = tail call i32 @__quotient_thread_number()
  %7 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %6
  %8 = load atomic i32, ptr %7 seq_cst, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %5
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

11:                                               ; preds = %1, %5
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_poll(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %13, label %7

7:                                                ; preds = %3
  %8 = tail call i32 @__quotient_thread_number()
  %9 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %8
  %10 = load atomic i32, ptr %9 seq_cst, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %7
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

13:                                               ; preds = %3, %7
  %14 = tail call i32 @poll(ptr noundef %0, i32 noundef %1, i32 noundef %2)
  ret i32 %14
}

declare i32 @poll(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_cancel_select(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr {
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = tail call i32 @__quotient_thread_number()
  %11 = getelementptr inbounds [1024 x i32], ptr @__quotient_cancelled, i32 0, i32 %10
  %12 = load atomic i32, ptr %11 seq_cst, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %9
  tail call void @__quotient_exit(ptr noundef nonnull inttoptr (i32 -1 to ptr))
  unreachable

15:                                               ; preds = %5, %9
  %16 = tail call i32 @select(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  ret i32 %16
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
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @held)
  br label %3

3:                                                ; preds = %3, %1
  %4 = phi i32 [ 0, %1 ], [ %8, %3 ]
  %5 = getelementptr inbounds [32 x ptr], ptr %2, i32 0, i32 %4
  %6 = load ptr, ptr %5, align 4
  %7 = icmp eq ptr %6, %0
  %8 = add nuw nsw i32 %4, 1
  %9 = icmp eq i32 %8, 32
  %10 = select i1 %7, i1 true, i1 %9
  br i1 %10, label %11, label %3

11:                                               ; preds = %3
  br i1 %7, label %12, label %17

12:                                               ; preds = %11
  %13 = getelementptr inbounds %struct.mutex, ptr %0, i32 0, i32 1
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %16, label %17

16:                                               ; preds = %12
  store i32 0, ptr %13, align 4
  br label %17

17:                                               ; preds = %11, %12, %16
  %18 = phi i32 [ 0, %16 ], [ 22, %12 ], [ 22, %11 ]
  ret i32 %18
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
  %9 = getelementptr inbounds %struct.mutex, ptr %0, i32 0, i32 3
  store i32 %8, ptr %9, align 4
  %10 = icmp ult i32 %8, 16
  br i1 %10, label %13, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.mutex, ptr %0, i32 0, i32 1
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
  %4 = getelementptr inbounds %struct.mutex, ptr %0, i32 0, i32 3
  store i32 %3, ptr %4, align 4
  %5 = tail call i32 @pthread_mutex_init(ptr noundef %0, ptr noundef null)
  ret i32 %5
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_mutex_lock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @held)
  br label %3

3:                                                ; preds = %8, %1
  %4 = phi i32 [ 0, %1 ], [ %9, %8 ]
  %5 = getelementptr inbounds [32 x ptr], ptr %2, i32 0, i32 %4
  %6 = load ptr, ptr %5, align 4
  %7 = icmp eq ptr %6, %0
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = add nuw nsw i32 %4, 1
  %10 = icmp eq i32 %9, 32
  br i1 %10, label %11, label %3

11:                                               ; preds = %3, %8
  %12 = phi i32 [ %4, %3 ], [ -1, %8 ]
  %13 = icmp sgt i32 %12, -1
  br i1 %13, label %14, label %24

14:                                               ; preds = %11
  %15 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @kinds)
  %16 = getelementptr inbounds [32 x i32], ptr %15, i32 0, i32 %12
  %17 = load i32, ptr %16, align 4
  %18 = and i32 %17, 3
  switch i32 %18, label %24 [
    i32 2, label %61
    i32 1, label %19
  ]

19:                                               ; preds = %14
  %20 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @times)
  %21 = getelementptr inbounds [32 x i32], ptr %20, i32 0, i32 %12
  %22 = load i32, ptr %21, align 4
  %23 = add i32 %22, 1
  store i32 %23, ptr %21, align 4
  br label %61

24:                                               ; preds = %14, %11
  %25 = getelementptr inbounds %struct.mutex, ptr %0, i32 0, i32 3
  %26 = load i32, ptr %25, align 4
  %27 = and i32 %26, 19
  %28 = tail call i32 @pthread_mutex_lock(ptr noundef %0)
  %29 = add nsw i32 %27, -3
  %30 = icmp ult i32 %29, -2
  %31 = and i32 %26, 16
  %32 = icmp eq i32 %31, 0
  %33 = and i1 %32, %30
  br i1 %33, label %61, label %34

34:                                               ; preds = %24, %39
  %35 = phi i32 [ %40, %39 ], [ 0, %24 ]
  %36 = getelementptr inbounds [32 x ptr], ptr %2, i32 0, i32 %35
  %37 = load ptr, ptr %36, align 4
  %38 = icmp eq ptr %37, null
  br i1 %38, label %42, label %39

39:                                               ; preds = %34
  %40 = add nuw nsw i32 %35, 1
  %41 = icmp eq i32 %40, 32
  br i1 %41, label %42, label %34

42:                                               ; preds = %39, %34
  %43 = phi i32 [ %35, %34 ], [ -1, %39 ]
  %44 = icmp slt i32 %43, 0
  br i1 %44, label %45, label %46

45:                                               ; preds = %42
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.8)
  unreachable

46:                                               ; preds = %42
  %47 = getelementptr inbounds [32 x ptr], ptr %2, i32 0, i32 %43
  store ptr %0, ptr %47, align 4
  %48 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @times)
  %49 = getelementptr inbounds [32 x i32], ptr %48, i32 0, i32 %43
  store i32 1, ptr %49, align 4
  %50 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @kinds)
  %51 = getelementptr inbounds [32 x i32], ptr %50, i32 0, i32 %43
  store i32 %27, ptr %51, align 4
  br i1 %32, label %61, label %52

52:                                               ; preds = %46
  %53 = getelementptr inbounds %struct.mutex, ptr %0, i32 0, i32 1
  %54 = load i32, ptr %53, align 4
  %55 = icmp eq i32 %54, 2
  br i1 %55, label %59, label %56

56:                                               ; preds = %52
  %57 = icmp eq i32 %54, 1
  %58 = select i1 %57, i32 130, i32 0
  br label %61

59:                                               ; preds = %52
  store ptr null, ptr %47, align 4
  %60 = tail call i32 @pthread_mutex_unlock(ptr noundef %0)
  br label %61

61:                                               ; preds = %59, %56, %46, %24, %14, %19
  %62 = phi i32 [ 0, %19 ], [ 35, %14 ], [ 0, %24 ], [ 0, %46 ], [ %58, %56 ], [ 131, %59 ]
  ret i32 %62
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_mutex_trylock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @held)
  br label %3

3:                                                ; preds = %8, %1
  %4 = phi i32 [ 0, %1 ], [ %9, %8 ]
  %5 = getelementptr inbounds [32 x ptr], ptr %2, i32 0, i32 %4
  %6 = load ptr, ptr %5, align 4
  %7 = icmp eq ptr %6, %0
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = add nuw nsw i32 %4, 1
  %10 = icmp eq i32 %9, 32
  br i1 %10, label %11, label %3

11:                                               ; preds = %3, %8
  %12 = phi i32 [ %4, %3 ], [ -1, %8 ]
  %13 = icmp sgt i32 %12, -1
  br i1 %13, label %14, label %25

14:                                               ; preds = %11
  %15 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @kinds)
  %16 = getelementptr inbounds [32 x i32], ptr %15, i32 0, i32 %12
  %17 = load i32, ptr %16, align 4
  %18 = and i32 %17, 3
  %19 = icmp eq i32 %18, 1
  br i1 %19, label %20, label %64

20:                                               ; preds = %14
  %21 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @times)
  %22 = getelementptr inbounds [32 x i32], ptr %21, i32 0, i32 %12
  %23 = load i32, ptr %22, align 4
  %24 = add i32 %23, 1
  store i32 %24, ptr %22, align 4
  br label %64

25:                                               ; preds = %11
  %26 = getelementptr inbounds %struct.mutex, ptr %0, i32 0, i32 3
  %27 = load i32, ptr %26, align 4
  %28 = and i32 %27, 19
  %29 = tail call i32 @pthread_mutex_trylock(ptr noundef %0)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %64

31:                                               ; preds = %25
  %32 = add nsw i32 %28, -3
  %33 = icmp ult i32 %32, -2
  %34 = and i32 %27, 16
  %35 = icmp eq i32 %34, 0
  %36 = and i1 %35, %33
  br i1 %36, label %64, label %37

37:                                               ; preds = %31, %42
  %38 = phi i32 [ %43, %42 ], [ 0, %31 ]
  %39 = getelementptr inbounds [32 x ptr], ptr %2, i32 0, i32 %38
  %40 = load ptr, ptr %39, align 4
  %41 = icmp eq ptr %40, null
  br i1 %41, label %45, label %42

42:                                               ; preds = %37
  %43 = add nuw nsw i32 %38, 1
  %44 = icmp eq i32 %43, 32
  br i1 %44, label %45, label %37

45:                                               ; preds = %42, %37
  %46 = phi i32 [ %38, %37 ], [ -1, %42 ]
  %47 = icmp slt i32 %46, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %45
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.8)
  unreachable

49:                                               ; preds = %45
  %50 = getelementptr inbounds [32 x ptr], ptr %2, i32 0, i32 %46
  store ptr %0, ptr %50, align 4
  %51 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @times)
  %52 = getelementptr inbounds [32 x i32], ptr %51, i32 0, i32 %46
  store i32 1, ptr %52, align 4
  %53 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @kinds)
  %54 = getelementptr inbounds [32 x i32], ptr %53, i32 0, i32 %46
  store i32 %28, ptr %54, align 4
  br i1 %35, label %64, label %55

55:                                               ; preds = %49
  %56 = getelementptr inbounds %struct.mutex, ptr %0, i32 0, i32 1
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 2
  br i1 %58, label %62, label %59

59:                                               ; preds = %55
  %60 = icmp eq i32 %57, 1
  %61 = select i1 %60, i32 130, i32 0
  br label %64

62:                                               ; preds = %55
  store ptr null, ptr %50, align 4
  %63 = tail call i32 @pthread_mutex_unlock(ptr noundef %0)
  br label %64

64:                                               ; preds = %62, %59, %49, %31, %25, %14, %20
  %65 = phi i32 [ 0, %20 ], [ 16, %14 ], [ 16, %25 ], [ 0, %31 ], [ 0, %49 ], [ %61, %59 ], [ 131, %62 ]
  ret i32 %65
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
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @held)
  br label %4

4:                                                ; preds = %9, %2
  %5 = phi i32 [ 0, %2 ], [ %10, %9 ]
  %6 = getelementptr inbounds [32 x ptr], ptr %3, i32 0, i32 %5
  %7 = load ptr, ptr %6, align 4
  %8 = icmp eq ptr %7, %0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw nsw i32 %5, 1
  %11 = icmp eq i32 %10, 32
  br i1 %11, label %12, label %4

12:                                               ; preds = %4, %9
  %13 = phi i32 [ %5, %4 ], [ -1, %9 ]
  %14 = icmp slt i32 %13, 0
  br i1 %14, label %24, label %15

15:                                               ; preds = %12
  %16 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @kinds)
  %17 = getelementptr inbounds [32 x i32], ptr %16, i32 0, i32 %13
  %18 = load i32, ptr %17, align 4
  %19 = and i32 %18, 3
  %20 = add nsw i32 %19, -1
  %21 = icmp ult i32 %20, 2
  br i1 %21, label %22, label %24

22:                                               ; preds = %15
  %23 = tail call i32 @__quotient_mutex_lock(ptr noundef %0)
  br label %63

24:                                               ; preds = %12, %15
  %25 = getelementptr inbounds %struct.mutex, ptr %0, i32 0, i32 3
  %26 = load i32, ptr %25, align 4
  %27 = and i32 %26, 19
  %28 = tail call i32 @pthread_mutex_timedlock(ptr noundef %0, ptr noundef %1)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %63

30:                                               ; preds = %24
  %31 = add nsw i32 %27, -3
  %32 = icmp ult i32 %31, -2
  %33 = and i32 %26, 16
  %34 = icmp eq i32 %33, 0
  %35 = and i1 %34, %32
  br i1 %35, label %63, label %36

36:                                               ; preds = %30, %41
  %37 = phi i32 [ %42, %41 ], [ 0, %30 ]
  %38 = getelementptr inbounds [32 x ptr], ptr %3, i32 0, i32 %37
  %39 = load ptr, ptr %38, align 4
  %40 = icmp eq ptr %39, null
  br i1 %40, label %44, label %41

41:                                               ; preds = %36
  %42 = add nuw nsw i32 %37, 1
  %43 = icmp eq i32 %42, 32
  br i1 %43, label %44, label %36

44:                                               ; preds = %41, %36
  %45 = phi i32 [ %37, %36 ], [ -1, %41 ]
  %46 = icmp slt i32 %45, 0
  br i1 %46, label %47, label %48

47:                                               ; preds = %44
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.8)
  unreachable

48:                                               ; preds = %44
  %49 = getelementptr inbounds [32 x ptr], ptr %3, i32 0, i32 %45
  store ptr %0, ptr %49, align 4
  %50 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @times)
  %51 = getelementptr inbounds [32 x i32], ptr %50, i32 0, i32 %45
  store i32 1, ptr %51, align 4
  %52 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @kinds)
  %53 = getelementptr inbounds [32 x i32], ptr %52, i32 0, i32 %45
  store i32 %27, ptr %53, align 4
  br i1 %34, label %63, label %54

54:                                               ; preds = %48
  %55 = getelementptr inbounds %struct.mutex, ptr %0, i32 0, i32 1
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 2
  br i1 %57, label %61, label %58

58:                                               ; preds = %54
  %59 = icmp eq i32 %56, 1
  %60 = select i1 %59, i32 130, i32 0
  br label %63

61:                                               ; preds = %54
  store ptr null, ptr %49, align 4
  %62 = tail call i32 @pthread_mutex_unlock(ptr noundef %0)
  br label %63

63:                                               ; preds = %61, %58, %48, %30, %24, %22
  %64 = phi i32 [ %23, %22 ], [ %28, %24 ], [ 0, %30 ], [ 0, %48 ], [ %60, %58 ], [ 131, %61 ]
  ret i32 %64
}

declare i32 @pthread_mutex_timedlock(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_mutex_clocklock(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @__quotient_mutex_timedlock(ptr noundef %0, ptr noundef %2)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_mutex_unlock(ptr noundef %0) local_unnamed_addr {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @held)
  br label %3

3:                                                ; preds = %8, %1
  %4 = phi i32 [ 0, %1 ], [ %9, %8 ]
  %5 = getelementptr inbounds [32 x ptr], ptr %2, i32 0, i32 %4
  %6 = load ptr, ptr %5, align 4
  %7 = icmp eq ptr %6, %0
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = add nuw nsw i32 %4, 1
  %10 = icmp eq i32 %9, 32
  br i1 %10, label %11, label %3

11:                                               ; preds = %3, %8
  %12 = phi i32 [ %4, %3 ], [ -1, %8 ]
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %14, label %19

14:                                               ; preds = %11
  %15 = getelementptr inbounds %struct.mutex, ptr %0, i32 0, i32 3
  %16 = load i32, ptr %15, align 4
  %17 = and i32 %16, 19
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %37, label %39

19:                                               ; preds = %11
  %20 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @times)
  %21 = getelementptr inbounds [32 x i32], ptr %20, i32 0, i32 %12
  %22 = load i32, ptr %21, align 4
  %23 = add i32 %22, -1
  store i32 %23, ptr %21, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %39

25:                                               ; preds = %19
  %26 = getelementptr inbounds [32 x ptr], ptr %2, i32 0, i32 %12
  store ptr null, ptr %26, align 4
  %27 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @kinds)
  %28 = getelementptr inbounds [32 x i32], ptr %27, i32 0, i32 %12
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %29, 16
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %37, label %32

32:                                               ; preds = %25
  %33 = getelementptr inbounds %struct.mutex, ptr %0, i32 0, i32 1
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 1
  br i1 %35, label %36, label %37

36:                                               ; preds = %32
  store i32 2, ptr %33, align 4
  br label %37

37:                                               ; preds = %25, %32, %36, %14
  %38 = tail call i32 @pthread_mutex_unlock(ptr noundef %0)
  br label %39

39:                                               ; preds = %37, %19, %14
  %40 = phi i32 [ 1, %14 ], [ 0, %19 ], [ %38, %37 ]
  ret i32 %40
}

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr

declare void @free(ptr noundef) local_unnamed_addr

declare void @__quotient_tells_end() local_unnamed_addr

declare void @__quotient_leaves_process() local_unnamed_addr

declare i32 @__quotient_choose(i32 noundef, ptr noundef) local_unnamed_addr



