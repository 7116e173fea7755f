target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

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



