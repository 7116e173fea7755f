target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

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
  br i1 %7, label %23, label %18

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

18:                                               ; preds = %23, %4
  %19 = phi double [ %5, %4 ], [ %27, %23 ]
  %20 = phi i32 [ %6, %4 ], [ %29, %23 ]
  %21 = add i32 %20, -1001
  %22 = icmp ult i32 %21, -1901
  br i1 %22, label %39, label %33

23:                                               ; preds = %4, %23
  %24 = phi i32 [ %28, %23 ], [ 0, %4 ]
  %25 = phi i32 [ %29, %23 ], [ %6, %4 ]
  %26 = phi double [ %27, %23 ], [ %5, %4 ]
  %27 = fmul double %26, 0x7B0000000000000
  %28 = add nuw nsw i32 %24, 1
  %29 = add nuw nsw i32 %25, 900
  %30 = icmp ult i32 %24, 3
  %31 = icmp slt i32 %25, -1800
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %23, label %18

33:                                               ; preds = %18
  %34 = add nsw i32 %20, 1023
  %35 = zext i32 %34 to i64
  %36 = shl i64 %35, 52
  %37 = bitcast i64 %36 to double
  %38 = fmul double %19, %37
  br label %39

39:                                               ; preds = %18, %33
  %40 = phi double [ %38, %33 ], [ %19, %18 ]
  ret double %40
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local double @scalbn(double noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp sgt i32 %1, 1000
  br i1 %3, label %8, label %4

4:                                                ; preds = %8, %2
  %5 = phi double [ %0, %2 ], [ %12, %8 ]
  %6 = phi i32 [ %1, %2 ], [ %14, %8 ]
  %7 = icmp slt i32 %6, -900
  br i1 %7, label %23, label %18

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

18:                                               ; preds = %23, %4
  %19 = phi double [ %5, %4 ], [ %27, %23 ]
  %20 = phi i32 [ %6, %4 ], [ %29, %23 ]
  %21 = add i32 %20, -1001
  %22 = icmp ult i32 %21, -1901
  br i1 %22, label %39, label %33

23:                                               ; preds = %4, %23
  %24 = phi i32 [ %28, %23 ], [ 0, %4 ]
  %25 = phi i32 [ %29, %23 ], [ %6, %4 ]
  %26 = phi double [ %27, %23 ], [ %5, %4 ]
  %27 = fmul double %26, 0x7B0000000000000
  %28 = add nuw nsw i32 %24, 1
  %29 = add nuw nsw i32 %25, 900
  %30 = icmp ult i32 %24, 3
  %31 = icmp slt i32 %25, -1800
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %23, label %18

33:                                               ; preds = %18
  %34 = add nsw i32 %20, 1023
  %35 = zext i32 %34 to i64
  %36 = shl i64 %35, 52
  %37 = bitcast i64 %36 to double
  %38 = fmul double %19, %37
  br label %39

39:                                               ; preds = %18, %33
  %40 = phi double [ %38, %33 ], [ %19, %18 ]
  ret double %40
}

; Function Attrs: nounwind
define dso_local double @modf(double noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = tail call double @trunc(double noundef %0)
  store double %3, ptr %1, align 4
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
define dso_local i32 @ffsl(i32 noundef %0) local_unnamed_addr {
  %2 = tail call i32 @llvm.cttz.i32(i32 %0, i1 true)
  %3 = add nuw nsw i32 %2, 1
  %4 = icmp eq i32 %0, 0
  %5 = select i1 %4, i32 0, i32 %3
  ret i32 %5
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define dso_local i32 @ffsll(i64 noundef %0) local_unnamed_addr {
  %2 = tail call i64 @llvm.cttz.i64(i64 %0, i1 true)
  %3 = icmp eq i64 %0, 0
  %4 = trunc i64 %2 to i32
  %5 = add nuw nsw i32 %4, 1
  %6 = select i1 %3, i32 0, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

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



