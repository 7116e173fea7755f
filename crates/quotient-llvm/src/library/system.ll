target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.calendar = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }
%struct.attributes = type { i64, i64, i32, i32, [3 x i32] }

@.str = private unnamed_addr constant [15 x i8] c"nondet pointer\00", align 1
@gethostname.known = internal constant [10 x i8] c"localhost\00", align 1
@error_text = internal constant [6 x i8] c"Error\00", align 1
@.str.1 = private unnamed_addr constant [101 x i8] c"not supported: a call of `write`: files are not supported; put what they would hold into the program\00", align 1
@stdin = external local_unnamed_addr global ptr, align 8
@stdout = external local_unnamed_addr global ptr, align 8
@setlocale.only = internal constant [2 x i8] c"C\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"POSIX\00", align 1
@__quotient_now = dso_local thread_local global %struct.timespec { i64 1700000000, i64 0 }, align 8
@.str.3 = private unnamed_addr constant [86 x i8] c"not supported: a call of `poll` that waits for files; call what handles them directly\00", align 1
@.str.4 = private unnamed_addr constant [87 x i8] c"not supported: a call of `ppoll` that waits for files; call what handles them directly\00", align 1
@.str.5 = private unnamed_addr constant [88 x i8] c"not supported: a call of `select` that waits for files; call what handles them directly\00", align 1
@.str.6 = private unnamed_addr constant [89 x i8] c"not supported: a call of `pselect` that waits for files; call what handles them directly\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@broken_down = internal thread_local global %struct.calendar zeroinitializer, align 8
@now_text = internal constant [26 x i8] c"Tue Nov 14 22:13:20 2023\0A\00", align 16
@.str.8 = private unnamed_addr constant [100 x i8] c"not supported: a call of `mmap`: files are not supported; put what they would hold into the program\00", align 1

; Function Attrs: nounwind
define dso_local ptr @__VERIFIER_nondet_pointer() local_unnamed_addr {
  %1 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str)
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %5, label %3

3:                                                ; preds = %0
  %4 = tail call ptr @malloc(i64 noundef 4096)
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi ptr [ %4, %3 ], [ null, %0 ]
  ret ptr %6
}

declare i32 @__quotient_choose(i32 noundef, ptr noundef) local_unnamed_addr

declare ptr @malloc(i64 noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @get_nprocs() local_unnamed_addr {
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @get_nprocs_conf() local_unnamed_addr {
  ret i32 2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @getpagesize() local_unnamed_addr {
  ret i32 4096
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i64 @sysconf(i32 noundef %0) local_unnamed_addr {
  switch i32 %0, label %8 [
    i32 2, label %9
    i32 30, label %2
    i32 83, label %3
    i32 84, label %3
    i32 85, label %4
    i32 86, label %4
    i32 190, label %5
    i32 249, label %6
    i32 250, label %6
    i32 75, label %7
  ]

2:                                                ; preds = %1
  br label %9

3:                                                ; preds = %1, %1
  br label %9

4:                                                ; preds = %1, %1
  br label %9

5:                                                ; preds = %1
  br label %9

6:                                                ; preds = %1, %1
  br label %9

7:                                                ; preds = %1
  br label %9

8:                                                ; preds = %1
  br label %9

9:                                                ; preds = %1, %8, %7, %6, %5, %4, %3, %2
  %10 = phi i64 [ -1, %8 ], [ 16384, %7 ], [ 8192, %6 ], [ 64, %5 ], [ 1048576, %4 ], [ 2, %3 ], [ 4096, %2 ], [ 100, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i64 @__sysconf(i32 noundef %0) local_unnamed_addr {
  switch i32 %0, label %8 [
    i32 2, label %9
    i32 30, label %2
    i32 83, label %3
    i32 84, label %3
    i32 85, label %4
    i32 86, label %4
    i32 190, label %5
    i32 249, label %6
    i32 250, label %6
    i32 75, label %7
  ]

2:                                                ; preds = %1
  br label %9

3:                                                ; preds = %1, %1
  br label %9

4:                                                ; preds = %1, %1
  br label %9

5:                                                ; preds = %1
  br label %9

6:                                                ; preds = %1, %1
  br label %9

7:                                                ; preds = %1
  br label %9

8:                                                ; preds = %1
  br label %9

9:                                                ; preds = %1, %2, %3, %4, %5, %6, %7, %8
  %10 = phi i64 [ -1, %8 ], [ 16384, %7 ], [ 8192, %6 ], [ 64, %5 ], [ 1048576, %4 ], [ 2, %3 ], [ 4096, %2 ], [ 100, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local zeroext i1 @__atomic_is_lock_free(i64 noundef %0, ptr noundef %1) local_unnamed_addr {
  switch i64 %0, label %8 [
    i64 4, label %3
    i64 2, label %3
    i64 1, label %3
    i64 8, label %3
  ]

3:                                                ; preds = %2, %2, %2, %2
  %4 = ptrtoint ptr %1 to i64
  %5 = add i64 %0, -1
  %6 = and i64 %5, %4
  %7 = icmp eq i64 %6, 0
  br label %8

8:                                                ; preds = %2, %3
  %9 = phi i1 [ %7, %3 ], [ false, %2 ]
  ret i1 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define dso_local i32 @sched_getaffinity(i32 noundef %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call ptr @memset(ptr noundef %2, i32 noundef 0, i64 noundef %1)
  store i8 3, ptr %2, align 1
  ret i32 0
}

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @pthread_getaffinity_np(i64 noundef %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call ptr @memset(ptr noundef %2, i32 noundef 0, i64 noundef %1)
  store i8 3, ptr %2, align 1
  ret i32 0
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define dso_local i32 @__sched_cpucount(i64 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %6, %2
  %5 = phi i32 [ 0, %2 ], [ %13, %6 ]
  ret i32 %5

6:                                                ; preds = %2, %6
  %7 = phi i64 [ %14, %6 ], [ 0, %2 ]
  %8 = phi i32 [ %13, %6 ], [ 0, %2 ]
  %9 = getelementptr inbounds i8, ptr %1, i64 %7
  %10 = load i8, ptr %9, align 1
  %11 = tail call i8 @llvm.ctpop.i8(i8 %10)
  %12 = zext i8 %11 to i32
  %13 = add nuw nsw i32 %8, %12
  %14 = add nuw i64 %7, 1
  %15 = icmp eq i64 %14, %0
  br i1 %15, label %4, label %6
}

; Function Attrs: nounwind
define dso_local ptr @__sched_cpualloc(i64 noundef %0) local_unnamed_addr {
  %2 = add i64 %0, 63
  %3 = lshr i64 %2, 6
  %4 = tail call ptr @calloc(i64 noundef %3, i64 noundef 8)
  ret ptr %4
}

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__sched_cpufree(ptr noundef %0) local_unnamed_addr {
  tail call void @free(ptr noundef %0)
  ret void
}

declare void @free(ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @sched_get_priority_max(i32 noundef %0) local_unnamed_addr {
  %2 = icmp eq i32 %0, 0
  %3 = select i1 %2, i32 0, i32 99
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @sched_get_priority_min(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ne i32 %0, 0
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_getschedparam(i64 noundef %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2) local_unnamed_addr {
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_attr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  store i64 8388608, ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 4096, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 20
  store i32 0, ptr %4, align 4
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %5, i8 0, i64 12, i1 false)
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_getattr_np(i64 noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  store i64 8388608, ptr %1, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 4096, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %1, i64 16
  store i32 0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 20
  store i32 0, ptr %5, align 4
  %6 = getelementptr inbounds i8, ptr %1, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %6, i8 0, i64 12, i1 false)
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_attr_setstacksize(ptr nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp ult i64 %1, 16384
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  store i64 %1, ptr %0, align 8
  br label %5

5:                                                ; preds = %2, %4
  %6 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_attr_getstacksize(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i64, ptr %0, align 8
  store i64 %3, ptr %1, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_attr_setguardsize(ptr nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.attributes, ptr %0, i64 0, i32 1
  store i64 %1, ptr %3, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_attr_getguardsize(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.attributes, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  store i64 %4, ptr %1, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_attr_setdetachstate(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.attributes, ptr %0, i64 0, i32 2
  store i32 %1, ptr %5, align 8
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_attr_getdetachstate(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.attributes, ptr %0, i64 0, i32 2
  %4 = load i32, ptr %3, align 8
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_attr_setscope(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 1
  %4 = icmp eq i32 %1, 0
  %5 = select i1 %4, i32 0, i32 22
  %6 = select i1 %3, i32 95, i32 %5
  br i1 %4, label %7, label %9

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.attributes, ptr %0, i64 0, i32 4
  store i32 %1, ptr %8, align 8
  br label %9

9:                                                ; preds = %2, %7
  %10 = phi i32 [ 0, %7 ], [ %6, %2 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_attr_getscope(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.attributes, ptr %0, i64 0, i32 4
  %4 = load i32, ptr %3, align 8
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_attr_setinheritsched(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.attributes, ptr %0, i64 0, i32 4, i64 1
  store i32 %1, ptr %5, align 4
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_attr_getinheritsched(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.attributes, ptr %0, i64 0, i32 4, i64 1
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_attr_setschedpolicy(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 2
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.attributes, ptr %0, i64 0, i32 4, i64 2
  store i32 %1, ptr %5, align 8
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_attr_getschedpolicy(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.attributes, ptr %0, i64 0, i32 4, i64 2
  %4 = load i32, ptr %3, align 8
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_attr_setschedparam(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.attributes, ptr %0, i64 0, i32 4, i64 2
  %4 = load i32, ptr %3, align 8
  %5 = load i32, ptr %1, align 4
  %6 = icmp ne i32 %4, 0
  %7 = zext i1 %6 to i32
  %8 = icmp slt i32 %5, %7
  br i1 %8, label %15, label %9

9:                                                ; preds = %2
  %10 = icmp eq i32 %4, 0
  %11 = select i1 %10, i32 0, i32 99
  %12 = icmp sgt i32 %5, %11
  br i1 %12, label %15, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.attributes, ptr %0, i64 0, i32 3
  store i32 %5, ptr %14, align 4
  br label %15

15:                                               ; preds = %2, %9, %13
  %16 = phi i32 [ 0, %13 ], [ 22, %9 ], [ 22, %2 ]
  ret i32 %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_attr_getschedparam(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.attributes, ptr %0, i64 0, i32 3
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_attr_setstack(ptr nocapture noundef writeonly %0, ptr nocapture noundef readnone %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp ult i64 %2, 16384
  br i1 %4, label %6, label %5

5:                                                ; preds = %3
  store i64 %2, ptr %0, align 8
  br label %6

6:                                                ; preds = %3, %5
  %7 = phi i32 [ 0, %5 ], [ 22, %3 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_attr_getstack(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2) local_unnamed_addr {
  store ptr null, ptr %1, align 8
  %4 = load i64, ptr %0, align 8
  store i64 %4, ptr %2, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_rwlockattr_setkind_np(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 2
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  store i32 %1, ptr %0, align 4
  br label %5

5:                                                ; preds = %2, %4
  %6 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_rwlockattr_getkind_np(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  store i32 %3, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_rwlockattr_setpshared(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 1
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i32, ptr %0, i64 1
  store i32 %1, ptr %5, align 4
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_rwlockattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds i32, ptr %0, i64 1
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_barrierattr_setpshared(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 1
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  store i32 %1, ptr %0, align 4
  br label %5

5:                                                ; preds = %2, %4
  %6 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_barrierattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  store i32 %3, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_rwlockattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds i32, ptr %0, i64 1
  store i32 0, ptr %2, align 4
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_barrierattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_condattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr {
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_condattr_setpshared(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, -2
  %7 = or i32 %6, %1
  store i32 %7, ptr %0, align 4
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_condattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  %4 = and i32 %3, 1
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_condattr_setclock(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i32 %1, 1
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, 1
  %7 = shl i32 %1, 1
  %8 = or i32 %6, %7
  store i32 %8, ptr %0, align 4
  br label %9

9:                                                ; preds = %2, %4
  %10 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i32 @pthread_condattr_getclock(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = load i32, ptr %0, align 4
  %4 = ashr i32 %3, 1
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @getrlimit(i32 noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds i64, ptr %1, i64 1
  store i64 -1, ptr %3, align 8
  store i64 -1, ptr %1, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @prlimit(i32 noundef %0, i32 noundef %1, ptr nocapture noundef readnone %2, ptr noundef writeonly %3) local_unnamed_addr {
  %5 = icmp eq ptr %3, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds i64, ptr %3, i64 1
  store i64 -1, ptr %7, align 8
  store i64 -1, ptr %3, align 8
  br label %8

8:                                                ; preds = %4, %6
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @getppid() local_unnamed_addr {
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @getpid() local_unnamed_addr {
  ret i32 2
}

; Function Attrs: nounwind
define dso_local i32 @gettid() local_unnamed_addr {
  %1 = tail call i32 @__quotient_thread_number()
  %2 = add nsw i32 %1, 2
  ret i32 %2
}

declare i32 @__quotient_thread_number() local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @gethostname(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call i64 @llvm.umin.i64(i64 %1, i64 10)
  %4 = tail call ptr @memcpy(ptr noundef %0, ptr noundef nonnull @gethostname.known, i64 noundef %3)
  ret i32 0
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @pthread_getname_np(i64 noundef %0, ptr nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %3
  store i8 0, ptr %1, align 1
  br label %6

6:                                                ; preds = %5, %3
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local nonnull ptr @strerror(i32 noundef %0) local_unnamed_addr {
  ret ptr @error_text
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local nonnull ptr @strerror_r(i32 noundef %0, ptr nocapture noundef readnone %1, i64 noundef %2) local_unnamed_addr {
  ret ptr @error_text
}

; Function Attrs: nounwind
define dso_local i32 @__xpg_strerror_r(i32 noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp ult i64 %2, 6
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = tail call ptr @memcpy(ptr noundef %1, ptr noundef nonnull @error_text, i64 noundef 6)
  br label %7

7:                                                ; preds = %3, %5
  %8 = phi i32 [ 0, %5 ], [ 34, %3 ]
  ret i32 %8
}

; Function Attrs: nounwind
define dso_local i64 @write(i32 noundef %0, ptr noundef %1, i64 noundef returned %2) local_unnamed_addr {
  %4 = add i32 %0, -1
  %5 = icmp ult i32 %4, 2
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable

7:                                                ; preds = %3
  tail call void @__quotient_reads(ptr noundef %1, i64 noundef %2)
  ret i64 %2
}

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

declare void @__quotient_reads(ptr noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @backtrace_symbols(ptr nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call ptr @malloc(i64 noundef 8)
  ret ptr %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none)
define dso_local i32 @fileno(ptr nocapture noundef readnone %0) local_unnamed_addr {
  %2 = load ptr, ptr @stdin, align 8
  %3 = icmp eq ptr %2, %0
  %4 = load ptr, ptr @stdout, align 8
  %5 = icmp eq ptr %4, %0
  %6 = select i1 %5, i32 1, i32 2
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none)
define dso_local i32 @fileno_unlocked(ptr nocapture noundef readnone %0) local_unnamed_addr {
  %2 = load ptr, ptr @stdin, align 8
  %3 = icmp eq ptr %2, %0
  %4 = load ptr, ptr @stdout, align 8
  %5 = icmp eq ptr %4, %0
  %6 = select i1 %5, i32 1, i32 2
  %7 = select i1 %3, i32 0, i32 %6
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local ptr @setlocale(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %14, label %4

4:                                                ; preds = %2
  %5 = load i8, ptr %1, align 1
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %4
  %8 = tail call i32 @strcmp(ptr noundef nonnull %1, ptr noundef nonnull @setlocale.only)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %7
  %11 = tail call i32 @strcmp(ptr noundef nonnull %1, ptr noundef nonnull @.str.2)
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, ptr @setlocale.only, ptr null
  br label %14

14:                                               ; preds = %10, %7, %4, %2
  %15 = phi ptr [ @setlocale.only, %7 ], [ @setlocale.only, %4 ], [ @setlocale.only, %2 ], [ %13, %10 ]
  ret ptr %15
}

declare i32 @strcmp(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: noreturn nounwind
define dso_local void @err(i32 noundef %0) local_unnamed_addr {
  tail call void @exit(i32 noundef %0)
  unreachable
}

; Function Attrs: noreturn
declare void @exit(i32 noundef) local_unnamed_addr

; Function Attrs: noreturn nounwind
define dso_local void @errx(i32 noundef %0) local_unnamed_addr {
  tail call void @exit(i32 noundef %0)
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @verr(i32 noundef %0) local_unnamed_addr {
  tail call void @exit(i32 noundef %0)
  unreachable
}

; Function Attrs: noreturn nounwind
define dso_local void @verrx(i32 noundef %0) local_unnamed_addr {
  tail call void @exit(i32 noundef %0)
  unreachable
}

; Function Attrs: nounwind
define dso_local void @error(i32 noundef %0) local_unnamed_addr {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  tail call void @exit(i32 noundef %0)
  unreachable

4:                                                ; preds = %1
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_time_passes(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = load i64, ptr %0, align 8
  %3 = getelementptr inbounds i64, ptr %0, i64 1
  %4 = load i64, ptr %3, align 8
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_now)
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %2, %6
  br i1 %7, label %22, label %8

8:                                                ; preds = %1
  %9 = icmp eq i64 %2, %6
  br i1 %9, label %10, label %14

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %4, %12
  br i1 %13, label %22, label %14

14:                                               ; preds = %10, %8
  store i64 %2, ptr %5, align 8
  %15 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %4, ptr %15, align 8
  %16 = getelementptr inbounds %struct.timespec, ptr %5, i64 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = add nsw i64 %17, 1
  store i64 %18, ptr %16, align 8
  %19 = icmp eq i64 %18, 1000000000
  br i1 %19, label %20, label %22

20:                                               ; preds = %14
  %21 = add nsw i64 %2, 1
  store i64 %21, ptr %5, align 8
  store i64 0, ptr %16, align 8
  br label %22

22:                                               ; preds = %14, %20, %1, %10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local i64 @time(ptr noundef writeonly %0) local_unnamed_addr {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %6, label %3

3:                                                ; preds = %1
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_now)
  %5 = load i64, ptr %4, align 8
  store i64 %5, ptr %0, align 8
  br label %6

6:                                                ; preds = %3, %1
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_now)
  %8 = load i64, ptr %7, align 8
  ret i64 %8
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local i64 @clock() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_now)
  %2 = load i64, ptr %1, align 8
  %3 = mul i64 %2, 1000000
  %4 = add i64 %3, -1700000000000000
  %5 = getelementptr inbounds %struct.timespec, ptr %1, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = sdiv i64 %6, 1000
  %8 = add nsw i64 %4, %7
  ret i64 %8
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local i32 @clock_gettime(i32 noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_now)
  %4 = load i64, ptr %3, align 8
  store i64 %4, ptr %1, align 8
  %5 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %1, i64 1
  store i64 %6, ptr %7, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local i32 @clock_getres(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  store i64 0, ptr %1, align 8
  %5 = getelementptr inbounds i64, ptr %1, i64 1
  store i64 1, ptr %5, align 8
  br label %6

6:                                                ; preds = %4, %2
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local i32 @gettimeofday(ptr nocapture noundef writeonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_now)
  %4 = load i64, ptr %3, align 8
  store i64 %4, ptr %0, align 8
  %5 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = sdiv i64 %6, 1000
  %8 = getelementptr inbounds i64, ptr %0, i64 1
  store i64 %7, ptr %8, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local i32 @timespec_get(ptr nocapture noundef writeonly %0, i32 noundef returned %1) local_unnamed_addr {
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_now)
  %4 = load i64, ptr %3, align 8
  store i64 %4, ptr %0, align 8
  %5 = getelementptr inbounds %struct.timespec, ptr %3, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %0, i64 1
  store i64 %6, ptr %7, align 8
  ret i32 %1
}

; Function Attrs: nounwind
define dso_local i32 @poll(ptr nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %3
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.3)
  unreachable

6:                                                ; preds = %3
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @ppoll(ptr nocapture noundef readnone %0, i64 noundef %1, ptr nocapture noundef readnone %2, ptr nocapture noundef readnone %3) local_unnamed_addr {
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %4
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.4)
  unreachable

7:                                                ; preds = %4
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @select(i32 noundef %0, ptr noundef readnone %1, ptr noundef readnone %2, ptr noundef readnone %3, ptr nocapture noundef readnone %4) local_unnamed_addr {
  %6 = icmp ne ptr %1, null
  %7 = icmp ne ptr %2, null
  %8 = or i1 %6, %7
  %9 = icmp ne ptr %3, null
  %10 = or i1 %8, %9
  br i1 %10, label %11, label %12

11:                                               ; preds = %5
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.5)
  unreachable

12:                                               ; preds = %5
  ret i32 0
}

; Function Attrs: nounwind
define dso_local i32 @pselect(i32 noundef %0, ptr noundef readnone %1, ptr noundef readnone %2, ptr noundef readnone %3, ptr nocapture noundef readnone %4, ptr nocapture noundef readnone %5) local_unnamed_addr {
  %7 = icmp ne ptr %1, null
  %8 = icmp ne ptr %2, null
  %9 = or i1 %7, %8
  %10 = icmp ne ptr %3, null
  %11 = or i1 %9, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %6
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.6)
  unreachable

13:                                               ; preds = %6
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local double @difftime(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = sub nsw i64 %0, %1
  %4 = sitofp i64 %3 to double
  ret double %4
}

; Function Attrs: nounwind
define dso_local i64 @times(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = tail call ptr @memset(ptr noundef nonnull %0, i32 noundef 0, i64 noundef 32)
  br label %5

5:                                                ; preds = %3, %1
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_now)
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, 1000000
  %9 = add i64 %8, -1700000000000000
  %10 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = sdiv i64 %11, 1000
  %13 = add nsw i64 %9, %12
  %14 = sdiv i64 %13, 10000
  ret i64 %14
}

; Function Attrs: nounwind
define dso_local i32 @getrusage(i32 noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = tail call ptr @memset(ptr noundef %1, i32 noundef 0, i64 noundef 144)
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_now)
  %5 = load i64, ptr %4, align 8
  %6 = add nsw i64 %5, -1700000000
  store i64 %6, ptr %1, align 8
  %7 = getelementptr inbounds %struct.timespec, ptr %4, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = sdiv i64 %8, 1000
  %10 = getelementptr inbounds i64, ptr %1, i64 1
  store i64 %9, ptr %10, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local i64 @__quotient_ticks() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__quotient_now)
  %2 = load i64, ptr %1, align 8
  %3 = mul i64 %2, 1000000000
  %4 = getelementptr inbounds %struct.timespec, ptr %1, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %3, %5
  ret i64 %6
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptr @gmtime_r(ptr nocapture noundef readonly %0, ptr noundef returned writeonly %1) local_unnamed_addr {
  %3 = load i64, ptr %0, align 8
  %4 = sdiv i64 %3, 86400
  %5 = srem i64 %3, 86400
  %6 = icmp slt i64 %5, 0
  %7 = add nsw i64 %5, 86400
  %8 = select i1 %6, i64 %7, i64 %5
  %9 = ashr i64 %5, 63
  %10 = add nsw i64 %9, %4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %1, i8 0, i64 48, i1 false)
  %11 = getelementptr inbounds i8, ptr %1, i64 48
  store ptr @.str.7, ptr %11, align 8
  %12 = udiv i64 %8, 3600
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds %struct.calendar, ptr %1, i64 0, i32 2
  store i32 %13, ptr %14, align 8
  %15 = udiv i64 %8, 60
  %16 = urem i64 %15, 60
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds %struct.calendar, ptr %1, i64 0, i32 1
  store i32 %17, ptr %18, align 4
  %19 = urem i64 %8, 60
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %1, align 8
  %21 = add nsw i64 %10, 4
  %22 = srem i64 %21, 7
  %23 = add nsw i64 %22, 7
  %24 = urem i64 %23, 7
  %25 = trunc i64 %24 to i32
  %26 = getelementptr inbounds %struct.calendar, ptr %1, i64 0, i32 6
  store i32 %25, ptr %26, align 8
  %27 = add nsw i64 %10, 719468
  %28 = icmp slt i64 %10, -719468
  %29 = add nsw i64 %10, 573372
  %30 = select i1 %28, i64 %29, i64 %27
  %31 = sdiv i64 %30, 146097
  %32 = mul nsw i64 %31, -146097
  %33 = add nsw i64 %32, %27
  %34 = sdiv i64 %33, -1460
  %35 = add i64 %34, %33
  %36 = sdiv i64 %33, 36524
  %37 = add nsw i64 %35, %36
  %38 = sdiv i64 %33, -146096
  %39 = add i64 %37, %38
  %40 = sdiv i64 %39, 365
  %41 = mul i64 %40, 4294966931
  %42 = sdiv i64 %39, -1460
  %43 = sdiv i64 %39, 36500
  %44 = add i64 %42, %33
  %45 = add i64 %44, %43
  %46 = add i64 %45, %41
  %47 = trunc i64 %46 to i32
  %48 = mul nsw i32 %47, 5
  %49 = add nsw i32 %48, 2
  %50 = sdiv i32 %49, 153
  %51 = icmp sgt i32 %47, 305
  %52 = mul nsw i32 %50, 153
  %53 = add nsw i32 %52, 2
  %54 = sdiv i32 %53, -5
  %55 = add i32 %47, 1
  %56 = add i32 %55, %54
  %57 = getelementptr inbounds %struct.calendar, ptr %1, i64 0, i32 3
  store i32 %56, ptr %57, align 4
  %58 = select i1 %51, i32 -10, i32 2
  %59 = add nsw i32 %50, %58
  %60 = getelementptr inbounds %struct.calendar, ptr %1, i64 0, i32 4
  store i32 %59, ptr %60, align 8
  %61 = mul nsw i64 %31, 400
  %62 = add nsw i64 %40, %61
  %63 = zext i1 %51 to i64
  %64 = add nsw i64 %62, %63
  %65 = trunc i64 %64 to i32
  %66 = add i32 %65, -1900
  %67 = getelementptr inbounds %struct.calendar, ptr %1, i64 0, i32 5
  store i32 %66, ptr %67, align 4
  %68 = and i32 %65, 3
  %69 = icmp ne i32 %68, 0
  %70 = srem i32 %65, 100
  %71 = icmp eq i32 %70, 0
  %72 = or i1 %69, %71
  br i1 %72, label %73, label %77

73:                                               ; preds = %2
  %74 = srem i32 %65, 400
  %75 = icmp eq i32 %74, 0
  %76 = zext i1 %75 to i32
  br label %77

77:                                               ; preds = %2, %73
  %78 = phi i32 [ %76, %73 ], [ 1, %2 ]
  %79 = add nsw i32 %47, -306
  %80 = add nsw i32 %47, 59
  %81 = add nsw i32 %80, %78
  %82 = select i1 %51, i32 %79, i32 %81
  %83 = getelementptr inbounds %struct.calendar, ptr %1, i64 0, i32 7
  store i32 %82, ptr %83, align 4
  ret ptr %1
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptr @localtime_r(ptr nocapture noundef readonly %0, ptr noundef returned %1) local_unnamed_addr {
  %3 = tail call ptr @gmtime_r(ptr noundef %0, ptr noundef %1)
  ret ptr %1
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local nonnull ptr @gmtime(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @broken_down)
  %3 = tail call ptr @gmtime_r(ptr noundef %0, ptr noundef nonnull %2)
  ret ptr %2
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local nonnull ptr @localtime(ptr nocapture noundef readonly %0) local_unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @broken_down)
  %3 = tail call ptr @gmtime_r(ptr noundef %0, ptr noundef nonnull %2)
  ret ptr %2
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @timegm(ptr noundef %0) local_unnamed_addr {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds %struct.calendar, ptr %0, i64 0, i32 4
  %4 = load i32, ptr %3, align 8
  %5 = icmp slt i32 %4, 2
  %6 = getelementptr inbounds %struct.calendar, ptr %0, i64 0, i32 5
  %7 = load i32, ptr %6, align 4
  %8 = select i1 %5, i32 10, i32 -2
  %9 = add nsw i32 %8, %4
  %10 = sext i32 %7 to i64
  %11 = add nsw i64 %10, 1900
  %12 = sext i1 %5 to i64
  %13 = add nsw i64 %11, %12
  %14 = icmp slt i64 %13, 0
  %15 = add nsw i64 %13, -399
  %16 = select i1 %14, i64 %15, i64 %13
  %17 = sdiv i64 %16, 400
  %18 = mul nsw i64 %17, -400
  %19 = add i64 %18, %13
  %20 = mul nsw i32 %9, 153
  %21 = add nsw i32 %20, 2
  %22 = sdiv i32 %21, 5
  %23 = getelementptr inbounds %struct.calendar, ptr %0, i64 0, i32 3
  %24 = load i32, ptr %23, align 4
  %25 = add i32 %24, -1
  %26 = add i32 %25, %22
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %17, 146097
  %29 = mul nsw i64 %19, 365
  %30 = sdiv i64 %19, 4
  %31 = sdiv i64 %19, -100
  %32 = add i64 %28, %27
  %33 = add i64 %32, %29
  %34 = add i64 %33, %30
  %35 = add i64 %34, %31
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %36 = mul i64 %35, 24
  %37 = getelementptr inbounds %struct.calendar, ptr %0, i64 0, i32 2
  %38 = load i32, ptr %37, align 8
  %39 = sext i32 %38 to i64
  %40 = add nsw i64 %39, -17267232
  %41 = add i64 %40, %36
  %42 = mul nsw i64 %41, 60
  %43 = getelementptr inbounds %struct.calendar, ptr %0, i64 0, i32 1
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  %46 = add nsw i64 %42, %45
  %47 = mul nsw i64 %46, 60
  %48 = load i32, ptr %0, align 8
  %49 = sext i32 %48 to i64
  %50 = add nsw i64 %47, %49
  store i64 %50, ptr %2, align 8
  %51 = call ptr @gmtime_r(ptr noundef nonnull %2, ptr noundef nonnull %0)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  ret i64 %50
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite)
define dso_local i64 @mktime(ptr noundef %0) local_unnamed_addr {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds %struct.calendar, ptr %0, i64 0, i32 4
  %4 = load i32, ptr %3, align 8
  %5 = icmp slt i32 %4, 2
  %6 = getelementptr inbounds %struct.calendar, ptr %0, i64 0, i32 5
  %7 = load i32, ptr %6, align 4
  %8 = select i1 %5, i32 10, i32 -2
  %9 = add nsw i32 %8, %4
  %10 = sext i32 %7 to i64
  %11 = add nsw i64 %10, 1900
  %12 = sext i1 %5 to i64
  %13 = add nsw i64 %11, %12
  %14 = icmp slt i64 %13, 0
  %15 = add nsw i64 %13, -399
  %16 = select i1 %14, i64 %15, i64 %13
  %17 = sdiv i64 %16, 400
  %18 = mul nsw i64 %17, -400
  %19 = add i64 %18, %13
  %20 = mul nsw i32 %9, 153
  %21 = add nsw i32 %20, 2
  %22 = sdiv i32 %21, 5
  %23 = getelementptr inbounds %struct.calendar, ptr %0, i64 0, i32 3
  %24 = load i32, ptr %23, align 4
  %25 = add i32 %24, -1
  %26 = add i32 %25, %22
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %17, 146097
  %29 = mul nsw i64 %19, 365
  %30 = sdiv i64 %19, 4
  %31 = sdiv i64 %19, -100
  %32 = add i64 %28, %27
  %33 = add i64 %32, %29
  %34 = add i64 %33, %30
  %35 = add i64 %34, %31
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %36 = mul i64 %35, 24
  %37 = getelementptr inbounds %struct.calendar, ptr %0, i64 0, i32 2
  %38 = load i32, ptr %37, align 8
  %39 = sext i32 %38 to i64
  %40 = add nsw i64 %39, -17267232
  %41 = add i64 %40, %36
  %42 = mul nsw i64 %41, 60
  %43 = getelementptr inbounds %struct.calendar, ptr %0, i64 0, i32 1
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  %46 = add nsw i64 %42, %45
  %47 = mul nsw i64 %46, 60
  %48 = load i32, ptr %0, align 8
  %49 = sext i32 %48 to i64
  %50 = add nsw i64 %47, %49
  store i64 %50, ptr %2, align 8
  %51 = call ptr @gmtime_r(ptr noundef nonnull %2, ptr noundef nonnull %0)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  ret i64 %50
}

; Function Attrs: nounwind
define dso_local i64 @strftime(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr nocapture noundef readnone %3) local_unnamed_addr {
  %5 = tail call i64 @strlen(ptr noundef %2)
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = add i64 %5, 1
  %9 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %2, i64 noundef %8)
  br label %10

10:                                               ; preds = %4, %7
  %11 = phi i64 [ %5, %7 ], [ 0, %4 ]
  ret i64 %11
}

declare i64 @strlen(ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local nonnull ptr @ctime(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret ptr @now_text
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local nonnull ptr @asctime(ptr nocapture noundef readnone %0) local_unnamed_addr {
  ret ptr @now_text
}

; Function Attrs: nounwind
define dso_local ptr @reallocarray(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2)
  %5 = extractvalue { i64, i1 } %4, 1
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call ptr @__errno_location()
  store i32 12, ptr %7, align 4
  br label %11

8:                                                ; preds = %3
  %9 = extractvalue { i64, i1 } %4, 0
  %10 = tail call ptr @realloc(ptr noundef %0, i64 noundef %9)
  br label %11

11:                                               ; preds = %8, %6
  %12 = phi ptr [ null, %6 ], [ %10, %8 ]
  ret ptr %12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare ptr @__errno_location() local_unnamed_addr

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @posix_memalign(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = and i64 %1, 7
  %5 = icmp eq i64 %4, 0
  %6 = tail call i64 @llvm.ctpop.i64(i64 %1)
  %7 = icmp eq i64 %6, 1
  %8 = and i1 %7, %5
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = tail call ptr @malloc(i64 noundef %2)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store ptr %10, ptr %0, align 8
  br label %13

13:                                               ; preds = %12, %9, %3
  %14 = phi i32 [ 22, %3 ], [ 0, %12 ], [ 12, %9 ]
  ret i32 %14
}

; Function Attrs: nounwind
define dso_local ptr @mmap(ptr nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr {
  %7 = and i32 %3, 32
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %6
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.8)
  unreachable

10:                                               ; preds = %6
  %11 = tail call ptr @calloc(i64 noundef 1, i64 noundef %1)
  ret ptr %11
}

; Function Attrs: nounwind
define dso_local i32 @munmap(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  tail call void @free(ptr noundef %0)
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)



