target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: write, inaccessiblemem: readwrite)
define dso_local void @__muldc3(ptr noalias nocapture writeonly sret({ double, double }) align 4 %0, double noundef %1, double noundef %2, double noundef %3, double noundef %4) local_unnamed_addr {
  %6 = fneg double %2
  %7 = fmul double %6, %4
  %8 = tail call double @llvm.fmuladd.f64(double %1, double %3, double %7)
  %9 = fmul double %2, %3
  %10 = tail call double @llvm.fmuladd.f64(double %1, double %4, double %9)
  %11 = getelementptr inbounds { double, double }, ptr %0, i32 0, i32 1
  store double %8, ptr %0, align 4
  store double %10, ptr %11, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double)

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local i64 @__mulsc3(float noundef %0, float noundef %1, float noundef %2, float noundef %3) local_unnamed_addr {
  %5 = fneg float %1
  %6 = fmul float %5, %3
  %7 = tail call float @llvm.fmuladd.f32(float %0, float %2, float %6)
  %8 = fmul float %1, %2
  %9 = tail call float @llvm.fmuladd.f32(float %0, float %3, float %8)
  %10 = bitcast float %7 to i32
  %11 = bitcast float %9 to i32
  %12 = zext i32 %11 to i64
  %13 = shl nuw i64 %12, 32
  %14 = zext i32 %10 to i64
  %15 = or i64 %13, %14
  ret i64 %15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float)

; Function Attrs: nounwind
define dso_local void @__divdc3(ptr noalias nocapture writeonly sret({ double, double }) align 4 %0, double noundef %1, double noundef %2, double noundef %3, double noundef %4) local_unnamed_addr {
  %6 = tail call double @fabs(double noundef %3)
  %7 = tail call double @fabs(double noundef %4)
  %8 = fcmp ult double %6, %7
  %9 = fneg double %1
  br i1 %8, label %17, label %10

10:                                               ; preds = %5
  %11 = fdiv double %4, %3
  %12 = tail call double @llvm.fmuladd.f64(double %4, double %11, double %3)
  %13 = tail call double @llvm.fmuladd.f64(double %2, double %11, double %1)
  %14 = fdiv double %13, %12
  %15 = tail call double @llvm.fmuladd.f64(double %9, double %11, double %2)
  %16 = fdiv double %15, %12
  br label %24

17:                                               ; preds = %5
  %18 = fdiv double %3, %4
  %19 = tail call double @llvm.fmuladd.f64(double %3, double %18, double %4)
  %20 = tail call double @llvm.fmuladd.f64(double %1, double %18, double %2)
  %21 = fdiv double %20, %19
  %22 = tail call double @llvm.fmuladd.f64(double %2, double %18, double %9)
  %23 = fdiv double %22, %19
  br label %24

24:                                               ; preds = %17, %10
  %25 = phi double [ %21, %17 ], [ %14, %10 ]
  %26 = phi double [ %23, %17 ], [ %16, %10 ]
  %27 = getelementptr inbounds { double, double }, ptr %0, i32 0, i32 1
  store double %25, ptr %0, align 4
  store double %26, ptr %27, align 4
  ret void
}

declare double @fabs(double noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local i64 @__divsc3(float noundef %0, float noundef %1, float noundef %2, float noundef %3) local_unnamed_addr {
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
  %20 = bitcast float %14 to i32
  %21 = bitcast float %19 to i32
  %22 = zext i32 %21 to i64
  %23 = shl nuw i64 %22, 32
  %24 = zext i32 %20 to i64
  %25 = or i64 %23, %24
  ret i64 %25
}

; Function Attrs: nounwind
define dso_local double @cabs(ptr nocapture noundef readonly byval({ double, double }) align 4 %0) local_unnamed_addr {
  %2 = load double, ptr %0, align 4
  %3 = getelementptr inbounds { double, double }, ptr %0, i32 0, i32 1
  %4 = load double, ptr %3, align 4
  %5 = tail call double @hypot(double noundef %2, double noundef %4)
  ret double %5
}

declare double @hypot(double noundef, double noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local double @carg(ptr nocapture noundef readonly byval({ double, double }) align 4 %0) local_unnamed_addr {
  %2 = getelementptr inbounds { double, double }, ptr %0, i32 0, i32 1
  %3 = load double, ptr %2, align 4
  %4 = load double, ptr %0, align 4
  %5 = tail call double @atan2(double noundef %3, double noundef %4)
  ret double %5
}

declare double @atan2(double noundef, double noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local double @creal(ptr nocapture noundef readonly byval({ double, double }) align 4 %0) local_unnamed_addr {
  %2 = load double, ptr %0, align 4
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local double @cimag(ptr nocapture noundef readonly byval({ double, double }) align 4 %0) local_unnamed_addr {
  %2 = getelementptr inbounds { double, double }, ptr %0, i32 0, i32 1
  %3 = load double, ptr %2, align 4
  ret double %3
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @conj(ptr noalias nocapture writeonly sret({ double, double }) align 4 %0, ptr nocapture noundef readonly byval({ double, double }) align 4 %1) local_unnamed_addr {
  %3 = load double, ptr %1, align 4
  %4 = getelementptr inbounds { double, double }, ptr %1, i32 0, i32 1
  %5 = load double, ptr %4, align 4
  %6 = fneg double %5
  %7 = getelementptr inbounds { double, double }, ptr %0, i32 0, i32 1
  store double %3, ptr %0, align 4
  store double %6, ptr %7, align 4
  ret void
}



