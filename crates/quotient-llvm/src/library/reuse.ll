target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [41 x i8] c"freed for good, or to be given out again\00", align 1
@__quotient_kept_gate = internal global i32 0, align 4
@__quotient_kept_count = internal unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [63 x i8] c"more than 64 blocks that were freed and may be given out again\00", align 1
@__quotient_kept = internal unnamed_addr global [64 x ptr] zeroinitializer, align 16
@.str.2 = private unnamed_addr constant [45 x i8] c"a new block, or one of those that were freed\00", align 1

; Function Attrs: nounwind
define dso_local void @__quotient_reuse_free(ptr noundef %0) local_unnamed_addr {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %19, label %3

3:                                                ; preds = %1
  %4 = tail call i64 @malloc_usable_size(ptr noundef nonnull %0)
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = tail call i32 @__quotient_choose(i32 noundef 2, ptr noundef nonnull @.str)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %6, %3
  tail call void @free(ptr noundef nonnull %0)
  br label %19

10:                                               ; preds = %6
  tail call void @__quotient_gate_lock(ptr noundef nonnull @__quotient_kept_gate)
  %11 = load atomic i32, ptr @__quotient_kept_count seq_cst, align 4
  %12 = icmp eq i32 %11, 64
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.1)
  unreachable

14:                                               ; preds = %10
  %15 = sext i32 %11 to i64
  %16 = getelementptr inbounds [64 x ptr], ptr @__quotient_kept, i64 0, i64 %15
  store ptr %0, ptr %16, align 8
  %17 = add nsw i32 %11, 1
  store atomic i32 %17, ptr @__quotient_kept_count seq_cst, align 4
  %18 = tail call i32 @__quotient_gate_release(ptr noundef nonnull @__quotient_kept_gate)
  br label %19

19:                                               ; preds = %1, %14, %9
  ret void
}

declare i64 @malloc_usable_size(ptr noundef) local_unnamed_addr

declare i32 @__quotient_choose(i32 noundef, ptr noundef) local_unnamed_addr

declare void @free(ptr noundef) local_unnamed_addr

declare void @__quotient_gate_lock(ptr noundef) local_unnamed_addr

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

declare i32 @__quotient_gate_release(ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_reuse_malloc(i64 noundef %0) local_unnamed_addr {
  %2 = tail call fastcc ptr @again(i64 noundef %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call ptr @malloc(i64 noundef %0)
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi ptr [ %5, %4 ], [ %2, %1 ]
  ret ptr %7
}

; Function Attrs: nounwind
define internal fastcc ptr @again(i64 noundef %0) unnamed_addr {
  %2 = load atomic i32, ptr @__quotient_kept_count seq_cst, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %55, label %4

4:                                                ; preds = %1
  tail call void @__quotient_gate_lock(ptr noundef nonnull @__quotient_kept_gate)
  %5 = load atomic i32, ptr @__quotient_kept_count seq_cst, align 4
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = zext i32 %5 to i64
  br label %20

9:                                                ; preds = %20
  %10 = add nuw nsw i32 %28, 1
  br label %11

11:                                               ; preds = %9, %4
  %12 = phi i32 [ 1, %4 ], [ %10, %9 ]
  %13 = tail call i32 @__quotient_choose(i32 noundef %12, ptr noundef nonnull @.str.2)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %31, label %15

15:                                               ; preds = %11
  %16 = add nsw i32 %5, -1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [64 x ptr], ptr @__quotient_kept, i64 0, i64 %17
  %19 = sext i32 %16 to i64
  br label %34

20:                                               ; preds = %7, %20
  %21 = phi i64 [ 0, %7 ], [ %29, %20 ]
  %22 = phi i32 [ 0, %7 ], [ %28, %20 ]
  %23 = getelementptr inbounds [64 x ptr], ptr @__quotient_kept, i64 0, i64 %21
  %24 = load ptr, ptr %23, align 8
  %25 = tail call i64 @malloc_usable_size(ptr noundef %24)
  %26 = icmp eq i64 %25, %0
  %27 = zext i1 %26 to i32
  %28 = add nuw nsw i32 %22, %27
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %8
  br i1 %30, label %9, label %20

31:                                               ; preds = %50, %11
  %32 = phi ptr [ null, %11 ], [ %52, %50 ]
  %33 = tail call i32 @__quotient_gate_release(ptr noundef nonnull @__quotient_kept_gate)
  br label %55

34:                                               ; preds = %15, %50
  %35 = phi i64 [ 0, %15 ], [ %53, %50 ]
  %36 = phi ptr [ null, %15 ], [ %52, %50 ]
  %37 = phi i32 [ %13, %15 ], [ %51, %50 ]
  %38 = getelementptr inbounds [64 x ptr], ptr @__quotient_kept, i64 0, i64 %35
  %39 = load ptr, ptr %38, align 8
  %40 = tail call i64 @malloc_usable_size(ptr noundef %39)
  %41 = icmp eq i64 %40, %0
  br i1 %41, label %42, label %50

42:                                               ; preds = %34
  %43 = add nsw i32 %37, -1
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %50

45:                                               ; preds = %42
  %46 = icmp slt i64 %35, %19
  br i1 %46, label %47, label %49

47:                                               ; preds = %45
  %48 = load ptr, ptr %18, align 8
  store ptr %48, ptr %38, align 8
  br label %49

49:                                               ; preds = %47, %45
  store atomic i32 %16, ptr @__quotient_kept_count seq_cst, align 4
  br label %50

50:                                               ; preds = %34, %42, %49
  %51 = phi i32 [ 0, %49 ], [ %37, %34 ], [ %43, %42 ]
  %52 = phi ptr [ %39, %49 ], [ %36, %34 ], [ %36, %42 ]
  %53 = add nuw i64 %35, 1
  %54 = icmp eq i32 %51, 0
  br i1 %54, label %31, label %34

55:                                               ; preds = %1, %31
  %56 = phi ptr [ %32, %31 ], [ null, %1 ]
  ret ptr %56
}

declare ptr @malloc(i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_reuse_new(i64 noundef %0) local_unnamed_addr {
  %2 = tail call fastcc ptr @again(i64 noundef %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call ptr @_Znwm(i64 noundef %0)
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi ptr [ %5, %4 ], [ %2, %1 ]
  ret ptr %7
}

declare ptr @_Znwm(i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_reuse_calloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %0, i64 %1)
  %4 = extractvalue { i64, i1 } %3, 1
  %5 = extractvalue { i64, i1 } %3, 0
  br i1 %4, label %8, label %6

6:                                                ; preds = %2
  %7 = tail call fastcc ptr @again(i64 noundef %5)
  br label %8

8:                                                ; preds = %2, %6
  %9 = phi ptr [ %7, %6 ], [ null, %2 ]
  %10 = icmp eq ptr %9, null
  br i1 %10, label %13, label %11

11:                                               ; preds = %8
  %12 = tail call ptr @memset(ptr noundef nonnull %9, i32 noundef 0, i64 noundef %5)
  br label %15

13:                                               ; preds = %8
  %14 = tail call ptr @calloc(i64 noundef %0, i64 noundef %1)
  br label %15

15:                                               ; preds = %13, %11
  %16 = phi ptr [ %12, %11 ], [ %14, %13 ]
  ret ptr %16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr

declare ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local ptr @__quotient_reuse_realloc(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call fastcc ptr @again(i64 noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call ptr @malloc(i64 noundef %1)
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi ptr [ %6, %5 ], [ %3, %2 ]
  %9 = icmp ne ptr %0, null
  %10 = icmp ne ptr %8, null
  %11 = select i1 %9, i1 %10, i1 false
  br i1 %11, label %12, label %16

12:                                               ; preds = %7
  %13 = tail call i64 @malloc_usable_size(ptr noundef nonnull %0)
  %14 = tail call i64 @llvm.umin.i64(i64 %13, i64 %1)
  %15 = tail call ptr @memcpy(ptr noundef nonnull %8, ptr noundef nonnull %0, i64 noundef %14)
  tail call void @__quotient_reuse_free(ptr noundef nonnull %0)
  br label %16

16:                                               ; preds = %12, %7
  ret ptr %8
}

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)



