target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

@.str = private unnamed_addr constant [41 x i8] c"freed for good, or to be given out again\00", align 1
@__quotient_kept_gate = internal global i32 0, align 4
@__quotient_kept_count = internal unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [63 x i8] c"more than 64 blocks that were freed and may be given out again\00", align 1
@__quotient_kept = internal unnamed_addr global [64 x ptr] zeroinitializer, align 4
@.str.2 = private unnamed_addr constant [45 x i8] c"a new block, or one of those that were freed\00", align 1

; Function Attrs: nounwind
define dso_local void @__quotient_reuse_free(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %18, label %3

3:                                                ; preds = %1
  %4 = tail call i32 @malloc_usable_size(ptr noundef nonnull %0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %6, %3
  tail call void @free(ptr noundef nonnull %0)
  br label %18

10:                                               ; preds = %6
  tail call void @__quotient_gate_lock(ptr noundef nonnull @__quotient_kept_gate)
  %11 = load atomic i32, ptr @__quotient_kept_count seq_cst, align 4
  %12 = icmp eq i32 %11, 64
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable

14:                                               ; preds = %10
  %15 = getelementptr inbounds [64 x ptr], ptr @__quotient_kept, i32 0, i32 %11
  store ptr %0, ptr %15, align 4
  %16 = add nsw i32 %11, 1
  store atomic i32 %16, ptr @__quotient_kept_count seq_cst, align 4
  %17 = tail call i32 @__quotient_gate_release(ptr noundef nonnull @__quotient_kept_gate)
  br label %18

18:                                               ; preds = %1, %14, %9
  ret void
}

declare i32 @malloc_usable_size(ptr noundef) local_unnamed_addr

declare i32 @__quotient_choose(i32 noundef, ptr noundef) local_unnamed_addr

declare void @free(ptr noundef) local_unnamed_addr

declare void @__quotient_gate_lock(ptr noundef) local_unnamed_addr

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

declare i32 @__quotient_gate_release(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_reuse_malloc(i32 noundef %0) local_unnamed_addr {
  %2 = tail call fastcc ptr @again(i32 noundef %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call ptr @malloc(i32 noundef %0)
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi ptr [ %5, %4 ], [ %2, %1 ]
  ret ptr %7
}

; Function Attrs: nounwind
define internal fastcc ptr @again(i32 noundef %0) unnamed_addr {
  %2 = load atomic i32, ptr @__quotient_kept_count seq_cst, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %51, label %4

4:                                                ; preds = %1
  tail call void @__quotient_gate_lock(ptr noundef nonnull @__quotient_kept_gate)
  %5 = load atomic i32, ptr @__quotient_kept_count seq_cst, align 4
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %16, label %9

7:                                                ; preds = %16
  %8 = add nuw nsw i32 %24, 1
  br label %9

9:                                                ; preds = %7, %4
  %10 = phi i32 [ 1, %4 ], [ %8, %7 ]
  %11 = tail call i32 @__quotient_choose(i32 noundef %10, ptr noundef nonnull @.str.2)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %27, label %13

13:                                               ; preds = %9
  %14 = add nsw i32 %5, -1
  %15 = getelementptr inbounds [64 x ptr], ptr @__quotient_kept, i32 0, i32 %14
  br label %30

16:                                               ; preds = %4, %16
  %17 = phi i32 [ %24, %16 ], [ 0, %4 ]
  %18 = phi i32 [ %25, %16 ], [ 0, %4 ]
  %19 = getelementptr inbounds [64 x ptr], ptr @__quotient_kept, i32 0, i32 %18
  %20 = load ptr, ptr %19, align 4
  %21 = tail call i32 @malloc_usable_size(ptr noundef %20)
  %22 = icmp eq i32 %21, %0
  %23 = zext i1 %22 to i32
  %24 = add nuw nsw i32 %17, %23
  %25 = add nuw nsw i32 %18, 1
  %26 = icmp eq i32 %25, %5
  br i1 %26, label %7, label %16

27:                                               ; preds = %46, %9
  %28 = phi ptr [ null, %9 ], [ %48, %46 ]
  %29 = tail call i32 @__quotient_gate_release(ptr noundef nonnull @__quotient_kept_gate)
  br label %51

30:                                               ; preds = %13, %46
  %31 = phi i32 [ 0, %13 ], [ %49, %46 ]
  %32 = phi ptr [ null, %13 ], [ %48, %46 ]
  %33 = phi i32 [ %11, %13 ], [ %47, %46 ]
  %34 = getelementptr inbounds [64 x ptr], ptr @__quotient_kept, i32 0, i32 %31
  %35 = load ptr, ptr %34, align 4
  %36 = tail call i32 @malloc_usable_size(ptr noundef %35)
  %37 = icmp eq i32 %36, %0
  br i1 %37, label %38, label %46

38:                                               ; preds = %30
  %39 = add nsw i32 %33, -1
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %46

41:                                               ; preds = %38
  %42 = icmp slt i32 %31, %14
  br i1 %42, label %43, label %45

43:                                               ; preds = %41
  %44 = load ptr, ptr %15, align 4
  store ptr %44, ptr %34, align 4
  br label %45

45:                                               ; preds = %43, %41
  store atomic i32 %14, ptr @__quotient_kept_count seq_cst, align 4
  br label %46

46:                                               ; preds = %30, %38, %45
  %47 = phi i32 [ 0, %45 ], [ %33, %30 ], [ %39, %38 ]
  %48 = phi ptr [ %35, %45 ], [ %32, %30 ], [ %32, %38 ]
  %49 = add nuw nsw i32 %31, 1
  %50 = icmp eq i32 %47, 0
  br i1 %50, label %27, label %30

51:                                               ; preds = %1, %27
  %52 = phi ptr [ %28, %27 ], [ null, %1 ]
  ret ptr %52
}

declare ptr @malloc(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_reuse_new(i32 noundef %0) local_unnamed_addr {
  %2 = tail call fastcc ptr @again(i32 noundef %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call ptr @_Znwj(i32 noundef %0)
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi ptr [ %5, %4 ], [ %2, %1 ]
  ret ptr %7
}

declare ptr @_Znwj(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_reuse_calloc(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %1)
  %4 = extractvalue { i32, i1 } %3, 1
  %5 = extractvalue { i32, i1 } %3, 0
  br i1 %4, label %8, label %6

6:                                                ; preds = %2
  %7 = tail call fastcc ptr @again(i32 noundef %5)
  br label %8

8:                                                ; preds = %2, %6
  %9 = phi ptr [ %7, %6 ], [ null, %2 ]
  %10 = icmp eq ptr %9, null
  br i1 %10, label %13, label %11

11:                                               ; preds = %8
  %12 = tail call ptr @memset(ptr noundef nonnull %9, i32 noundef 0, i32 noundef %5)
  br label %15

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i32 noundef %0, i32 noundef %1)
  br label %15

15:                                               ; preds = %13, %11
  %16 = phi ptr [ %12, %11 ], [ %14, %13 ]
  ret ptr %16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)

declare ptr @memset(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare ptr @calloc(i32 noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_reuse_realloc(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = tail call fastcc ptr @again(i32 noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call ptr @malloc(i32 noundef %1)
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi ptr [ %6, %5 ], [ %3, %2 ]
  %9 = icmp ne ptr %0, null
  %10 = icmp ne ptr %8, null
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %12, label %16

12:                                               ; preds = %7
  %13 = tail call i32 @malloc_usable_size(ptr noundef nonnull %0)
  %14 = tail call i32 @llvm.umin.i32(i32 %13, i32 %1)
  %15 = tail call ptr @memcpy(ptr noundef nonnull %8, ptr noundef nonnull %0, i32 noundef %14)
  tail call void @__quotient_reuse_free(ptr noundef nonnull %0)
  br label %16

16:                                               ; preds = %12, %7
  ret ptr %8
}

declare ptr @memcpy(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)



