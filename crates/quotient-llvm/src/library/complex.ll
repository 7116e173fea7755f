target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define dso_local double @frexp(double noundef %0, ptr nocapture noundef %1) local_unnamed_addr {
  %3 = bitcast double %0 to i64
  %4 = lshr i64 %3, 52
  %5 = trunc i64 %4 to i32
  %6 = and i32 %5, 2047
  store i32 0, ptr %1, align 4
  %7 = fcmp oeq double %0, 0.000000e+00
  %8 = icmp eq i32 %6, 2047
  %9 = or i1 %7, %8
  br i1 %9, label %12, label %10

10:                                               ; preds = %2
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %14, label %19

12:                                               ; preds = %19, %2, %14
  %13 = phi double [ %16, %14 ], [ %23, %19 ], [ %0, %2 ]
  ret double %13

14:                                               ; preds = %10
  %15 = fmul double %0, 0x4350000000000000
  %16 = tail call double @frexp(double noundef %15, ptr noundef nonnull %1)
  %17 = load i32, ptr %1, align 4
  %18 = add nsw i32 %17, -54
  store i32 %18, ptr %1, align 4
  br label %12

19:                                               ; preds = %10
  %20 = add nsw i32 %6, -1022
  store i32 %20, ptr %1, align 4
  %21 = and i64 %3, -9218868437227405313
  %22 = or i64 %21, 4602678819172646912
  %23 = bitcast i64 %22 to double
  br label %12
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local double @ldexp(double noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp sgt i32 %1, 1000
  br i1 %3, label %8, label %4

4:                                                ; preds = %8, %2
  %5 = phi double [ %0, %2 ], [ %12, %8 ]
  %6 = phi i32 [ %1, %2 ], [ %14, %8 ]
  %7 = icmp slt i32 %6, -900
  br i1 %7, label %29, label %18

8:                                                ; preds = %2, %8
  %9 = phi i32 [ %13, %8 ], [ 0, %2 ]
  %10 = phi i32 [ %14, %8 ], [ %1, %2 ]
  %11 = phi double [ %12, %8 ], [ %0, %2 ]
  %12 = fmul double %11, 0x7E70000000000000
  %13 = add nuw nsw i32 %9, 1
  %14 = add nsw i32 %10, -1000
  %15 = icmp ult i32 %9, 3
  %16 = icmp sgt i32 %10, 2000
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %8, label %4

18:                                               ; preds = %29, %4
  %19 = phi double [ %5, %4 ], [ %33, %29 ]
  %20 = phi i32 [ %6, %4 ], [ %35, %29 ]
  %21 = add i32 %20, -1001
  %22 = icmp ult i32 %21, -1901
  %23 = add nsw i32 %20, 1023
  %24 = zext i32 %23 to i64
  %25 = shl i64 %24, 52
  %26 = bitcast i64 %25 to double
  %27 = select i1 %22, double 1.000000e+00, double %26
  %28 = fmul double %19, %27
  ret double %28

29:                                               ; preds = %4, %29
  %30 = phi i32 [ %34, %29 ], [ 0, %4 ]
  %31 = phi i32 [ %35, %29 ], [ %6, %4 ]
  %32 = phi double [ %33, %29 ], [ %5, %4 ]
  %33 = fmul double %32, 0x7B0000000000000
  %34 = add nuw nsw i32 %30, 1
  %35 = add nuw nsw i32 %31, 900
  %36 = icmp ult i32 %30, 3
  %37 = icmp slt i32 %31, -1800
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %29, label %18
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local double @scalbn(double noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp sgt i32 %1, 1000
  br i1 %3, label %8, label %4

4:                                                ; preds = %8, %2
  %5 = phi double [ %0, %2 ], [ %12, %8 ]
  %6 = phi i32 [ %1, %2 ], [ %14, %8 ]
  %7 = icmp slt i32 %6, -900
  br i1 %7, label %18, label %28

8:                                                ; preds = %2, %8
  %9 = phi i32 [ %13, %8 ], [ 0, %2 ]
  %10 = phi i32 [ %14, %8 ], [ %1, %2 ]
  %11 = phi double [ %12, %8 ], [ %0, %2 ]
  %12 = fmul double %11, 0x7E70000000000000
  %13 = add nuw nsw i32 %9, 1
  %14 = add nsw i32 %10, -1000
  %15 = icmp ult i32 %9, 3
  %16 = icmp sgt i32 %10, 2000
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %8, label %4

18:                                               ; preds = %4, %18
  %19 = phi i32 [ %23, %18 ], [ 0, %4 ]
  %20 = phi i32 [ %24, %18 ], [ %6, %4 ]
  %21 = phi double [ %22, %18 ], [ %5, %4 ]
  %22 = fmul double %21, 0x7B0000000000000
  %23 = add nuw nsw i32 %19, 1
  %24 = add nuw nsw i32 %20, 900
  %25 = icmp ult i32 %19, 3
  %26 = icmp slt i32 %20, -1800
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %18, label %28

28:                                               ; preds = %18, %4
  %29 = phi double [ %5, %4 ], [ %22, %18 ]
  %30 = phi i32 [ %6, %4 ], [ %24, %18 ]
  %31 = add i32 %30, -1001
  %32 = icmp ult i32 %31, -1901
  %33 = add nsw i32 %30, 1023
  %34 = zext i32 %33 to i64
  %35 = shl i64 %34, 52
  %36 = bitcast i64 %35 to double
  %37 = select i1 %32, double 1.000000e+00, double %36
  %38 = fmul double %29, %37
  ret double %38
}

; Function Attrs: nounwind
define dso_local double @modf(double noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = tail call double @trunc(double noundef %0)
  store double %3, ptr %1, align 8
  %4 = fsub double %0, %3
  %5 = tail call double @copysign(double noundef %4, double noundef %0)
  ret double %5
}

declare double @trunc(double noundef) local_unnamed_addr

declare double @copysign(double noundef, double noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local i32 @ffs(i32 noundef %0) local_unnamed_addr {
  %2 = tail call i32 @llvm.cttz.i32(i32 %0, i1 true)
  %3 = add nuw nsw i32 %2, 1
  %4 = icmp eq i32 %0, 0
  %5 = select i1 %4, i32 0, i32 %3
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local i32 @ffsl(i64 noundef %0) local_unnamed_addr {
  %2 = tail call i64 @llvm.cttz.i64(i64 %0, i1 true)
  %3 = icmp eq i64 %0, 0
  %4 = trunc i64 %2 to i32
  %5 = add nuw nsw i32 %4, 1
  %6 = select i1 %3, i32 0, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local i32 @ffsll(i64 noundef %0) local_unnamed_addr {
  %2 = tail call i64 @llvm.cttz.i64(i64 %0, i1 true)
  %3 = icmp eq i64 %0, 0
  %4 = trunc i64 %2 to i32
  %5 = add nuw nsw i32 %4, 1
  %6 = select i1 %3, i32 0, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local { double, double } @__muldc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr {
  %5 = fneg double %1
  %6 = fmul double %5, %3
  %7 = tail call double @llvm.fmuladd.f64(double %0, double %2, double %6)
  %8 = fmul double %1, %2
  %9 = tail call double @llvm.fmuladd.f64(double %0, double %3, double %8)
  %10 = insertvalue { double, double } poison, double %7, 0
  %11 = insertvalue { double, double } %10, double %9, 1
  ret { double, double } %11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local <2 x float> @__mulsc3(float noundef %0, float noundef %1, float noundef %2, float noundef %3) local_unnamed_addr {
  %5 = fneg float %1
  %6 = fmul float %5, %3
  %7 = tail call float @llvm.fmuladd.f32(float %0, float %2, float %6)
  %8 = fmul float %1, %2
  %9 = tail call float @llvm.fmuladd.f32(float %0, float %3, float %8)
  %10 = insertelement <2 x float> undef, float %7, i64 0
  %11 = insertelement <2 x float> %10, float %9, i64 1
  ret <2 x float> %11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float)

; Function Attrs: nounwind
define dso_local { double, double } @__divdc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr {
  %5 = tail call double @fabs(double noundef %2)
  %6 = tail call double @fabs(double noundef %3)
  %7 = fcmp ult double %5, %6
  %8 = fneg double %0
  br i1 %7, label %16, label %9

9:                                                ; preds = %4
  %10 = fdiv double %3, %2
  %11 = tail call double @llvm.fmuladd.f64(double %3, double %10, double %2)
  %12 = tail call double @llvm.fmuladd.f64(double %1, double %10, double %0)
  %13 = fdiv double %12, %11
  %14 = tail call double @llvm.fmuladd.f64(double %8, double %10, double %1)
  %15 = fdiv double %14, %11
  br label %23

16:                                               ; preds = %4
  %17 = fdiv double %2, %3
  %18 = tail call double @llvm.fmuladd.f64(double %2, double %17, double %3)
  %19 = tail call double @llvm.fmuladd.f64(double %0, double %17, double %1)
  %20 = fdiv double %19, %18
  %21 = tail call double @llvm.fmuladd.f64(double %1, double %17, double %8)
  %22 = fdiv double %21, %18
  br label %23

23:                                               ; preds = %16, %9
  %24 = phi double [ %13, %9 ], [ %20, %16 ]
  %25 = phi double [ %15, %9 ], [ %22, %16 ]
  %26 = insertvalue { double, double } undef, double %24, 0
  %27 = insertvalue { double, double } %26, double %25, 1
  ret { double, double } %27
}

declare double @fabs(double noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local <2 x float> @__divsc3(float noundef %0, float noundef %1, float noundef %2, float noundef %3) local_unnamed_addr {
  %5 = fpext float %2 to double
  %6 = fpext float %3 to double
  %7 = fmul double %6, %6
  %8 = tail call double @llvm.fmuladd.f64(double %5, double %5, double %7)
  %9 = fpext float %0 to double
  %10 = fpext float %1 to double
  %11 = fmul double %10, %6
  %12 = tail call double @llvm.fmuladd.f64(double %9, double %5, double %11)
  %13 = fdiv double %12, %8
  %14 = fptrunc double %13 to float
  %15 = fneg double %9
  %16 = fmul double %15, %6
  %17 = tail call double @llvm.fmuladd.f64(double %10, double %5, double %16)
  %18 = fdiv double %17, %8
  %19 = fptrunc double %18 to float
  %20 = insertelement <2 x float> undef, float %14, i64 0
  %21 = insertelement <2 x float> %20, float %19, i64 1
  ret <2 x float> %21
}

; Function Attrs: nounwind
define dso_local double @cabs(double noundef %0, double noundef %1) local_unnamed_addr {
  %3 = tail call double @hypot(double noundef %0, double noundef %1)
  ret double %3
}

declare double @hypot(double noundef, double noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local double @carg(double noundef %0, double noundef %1) local_unnamed_addr {
  %3 = tail call double @atan2(double noundef %1, double noundef %0)
  ret double %3
}

declare double @atan2(double noundef, double noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local double @creal(double noundef returned %0, double noundef %1) local_unnamed_addr {
  ret double %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local double @cimag(double noundef %0, double noundef returned %1) local_unnamed_addr {
  ret double %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local { double, double } @conj(double noundef %0, double noundef %1) local_unnamed_addr {
  %3 = fneg double %1
  %4 = insertvalue { double, double } poison, double %0, 0
  %5 = insertvalue { double, double } %4, double %3, 1
  ret { double, double } %5
}



