target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

%struct.at_exit = type { ptr, ptr }

@__quotient_at_exit = dso_local local_unnamed_addr global ptr null, align 4

; Function Attrs: nounwind
define dso_local i32 @atexit(ptr noundef %0) local_unnamed_addr {
  %2 = tail call ptr @malloc(i32 noundef 8)
  store ptr %0, ptr %2, align 4
  %3 = load ptr, ptr @__quotient_at_exit, align 4
  %4 = getelementptr inbounds %struct.at_exit, ptr %2, i32 0, i32 1
  store ptr %3, ptr %4, align 4
  store ptr %2, ptr @__quotient_at_exit, align 4
  ret i32 0
}

declare ptr @malloc(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local void @__quotient_finish() local_unnamed_addr {
  %1 = load ptr, ptr @__quotient_at_exit, align 4
  %2 = icmp eq ptr %1, null
  br i1 %2, label %3, label %4

3:                                                ; preds = %4, %0
  ret void

4:                                                ; preds = %0, %4
  %5 = phi ptr [ %9, %4 ], [ %1, %0 ]
  %6 = getelementptr inbounds %struct.at_exit, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 4
  store ptr %7, ptr @__quotient_at_exit, align 4
  %8 = load ptr, ptr %5, align 4
  tail call void %8()
  tail call void @free(ptr noundef nonnull %5)
  %9 = load ptr, ptr @__quotient_at_exit, align 4
  %10 = icmp eq ptr %9, null
  br i1 %10, label %3, label %4
}

declare void @free(ptr noundef) local_unnamed_addr



