target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

%struct.digits = type { [1440 x i8], i32, i32 }
%struct.list = type { ptr }

@to = internal thread_local global ptr null, align 4
@room = internal thread_local global i64 0, align 8
@length = internal thread_local global i64 0, align 8
@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"NAN\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"INF\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.7 = private unnamed_addr constant [69 x i8] c"not supported: a wide character that is printed and is none of ASCII\00", align 1
@.str.8 = private unnamed_addr constant [110 x i8] c"a conversion in the format of `snprintf` or its like other than %d, %i, %u, %x, %o, %c, %s, %p, %f, %e and %g\00", align 1

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(write, inaccessiblemem: none)
define dso_local void @__quotient_print_start(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @to)
  store ptr %0, ptr %3, align 4
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  store i64 %1, ptr %4, align 8
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  store i64 0, ptr %5, align 8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define dso_local i32 @__quotient_print_end() local_unnamed_addr {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %2 = load i64, ptr %1, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %15, label %4

4:                                                ; preds = %0
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @to)
  %6 = load ptr, ptr %5, align 4
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %8, %2
  %10 = trunc i64 %8 to i32
  %11 = trunc i64 %2 to i32
  %12 = add i32 %11, -1
  %13 = select i1 %9, i32 %10, i32 %12
  %14 = getelementptr inbounds i8, ptr %6, i32 %13
  store i8 0, ptr %14, align 1
  br label %15

15:                                               ; preds = %4, %0
  %16 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  ret i32 %18
}

; Function Attrs: nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_print_text(ptr noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq ptr %0, null
  %5 = icmp ult i64 %2, 6
  %6 = select i1 %5, ptr @.str, ptr @.str.1
  %7 = select i1 %4, ptr %6, ptr %0
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %18, label %9

9:                                                ; preds = %3, %15
  %10 = phi i64 [ %16, %15 ], [ 0, %3 ]
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds i8, ptr %7, i32 %11
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, 0
  br i1 %14, label %18, label %15

15:                                               ; preds = %9
  %16 = add nuw i64 %10, 1
  %17 = icmp ult i64 %16, %2
  br i1 %17, label %9, label %18

18:                                               ; preds = %9, %15, %3
  %19 = phi i64 [ 0, %3 ], [ %10, %9 ], [ %2, %15 ]
  %20 = sub nsw i64 %1, %19
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %20)
  %21 = icmp eq i64 %19, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %25, %18
  %23 = add i64 %19, %1
  %24 = sub i64 0, %23
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %24)
  ret void

25:                                               ; preds = %18, %25
  %26 = phi i64 [ %30, %25 ], [ 0, %18 ]
  %27 = trunc i64 %26 to i32
  %28 = getelementptr inbounds i8, ptr %7, i32 %27
  %29 = load i8, ptr %28, align 1
  tail call fastcc void @put(i8 noundef signext %29)
  %30 = add nuw i64 %26, 1
  %31 = icmp ult i64 %30, %19
  br i1 %31, label %25, label %22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @pad(i8 noundef signext %0, i64 noundef %1) unnamed_addr {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %2, %4
  %5 = phi i64 [ %6, %4 ], [ %1, %2 ]
  tail call fastcc void @put(i8 noundef signext %0)
  %6 = add nsw i64 %5, -1
  %7 = icmp sgt i64 %5, 1
  br i1 %7, label %4, label %8

8:                                                ; preds = %4, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put(i8 noundef signext %0) unnamed_addr {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %3 = load i64, ptr %2, align 8
  %4 = add i64 %3, 1
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %6 = load i64, ptr %5, align 8
  %7 = icmp ult i64 %4, %6
  br i1 %7, label %8, label %13

8:                                                ; preds = %1
  %9 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @to)
  %10 = load ptr, ptr %9, align 4
  %11 = trunc i64 %3 to i32
  %12 = getelementptr inbounds i8, ptr %10, i32 %11
  store i8 %0, ptr %12, align 1
  br label %13

13:                                               ; preds = %8, %1
  %14 = load i64, ptr %2, align 8
  %15 = add i64 %14, 1
  store i64 %15, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_print_char(i32 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = add nsw i64 %1, -1
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %3)
  %4 = trunc i32 %0 to i8
  tail call fastcc void @put(i8 noundef signext %4)
  %5 = xor i64 %1, -1
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %5)
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__quotient_print_wide_text(ptr noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %17, label %8

7:                                                ; preds = %3
  tail call void @__quotient_print_text(ptr noundef null, i64 noundef %1, i64 noundef %2)
  br label %32

8:                                                ; preds = %5, %14
  %9 = phi i64 [ %15, %14 ], [ 0, %5 ]
  %10 = trunc i64 %9 to i32
  %11 = getelementptr inbounds i32, ptr %0, i32 %10
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %8
  %15 = add nuw i64 %9, 1
  %16 = icmp ult i64 %15, %2
  br i1 %16, label %8, label %17

17:                                               ; preds = %8, %14, %5
  %18 = phi i64 [ 0, %5 ], [ %9, %8 ], [ %2, %14 ]
  %19 = sub nsw i64 %1, %18
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %19)
  %20 = icmp eq i64 %18, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %24, %17
  %22 = add i64 %18, %1
  %23 = sub i64 0, %22
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %23)
  br label %32

24:                                               ; preds = %17, %24
  %25 = phi i64 [ %30, %24 ], [ 0, %17 ]
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds i32, ptr %0, i32 %26
  %28 = load i32, ptr %27, align 4
  %29 = tail call fastcc signext i8 @narrow(i32 noundef %28)
  tail call fastcc void @put(i8 noundef signext %29)
  %30 = add nuw i64 %25, 1
  %31 = icmp ult i64 %30, %18
  br i1 %31, label %24, label %21

32:                                               ; preds = %21, %7
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc signext i8 @narrow(i32 noundef %0) unnamed_addr {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.7)
  unreachable

4:                                                ; preds = %1
  %5 = trunc i32 %0 to i8
  ret i8 %5
}

; Function Attrs: noinline nounwind
define dso_local void @__quotient_print_wide_char(i32 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = tail call fastcc signext i8 @narrow(i32 noundef %0)
  %4 = sext i8 %3 to i32
  tail call void @__quotient_print_char(i32 noundef %4, i64 noundef %1)
  ret void
}

; Function Attrs: nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_print_number(i64 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = alloca [24 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  %6 = and i32 %1, 31
  %7 = zext i32 %6 to i64
  %8 = and i32 %1, 128
  %9 = icmp ne i32 %8, 0
  %10 = icmp slt i64 %0, 0
  %11 = and i1 %10, %9
  %12 = zext i1 %11 to i32
  %13 = sub i64 0, %0
  %14 = select i1 %11, i64 %13, i64 %0
  %15 = icmp ne i64 %0, 0
  %16 = icmp eq i64 %14, 0
  br i1 %16, label %39, label %17

17:                                               ; preds = %4
  %18 = and i32 %1, 32
  %19 = xor i32 %18, 97
  %20 = zext i32 %19 to i64
  br label %21

21:                                               ; preds = %17, %21
  %22 = phi i64 [ %14, %17 ], [ %25, %21 ]
  %23 = phi i64 [ 0, %17 ], [ %35, %21 ]
  %24 = freeze i64 %22
  %25 = udiv i64 %24, %7
  %26 = mul i64 %25, %7
  %27 = sub i64 %24, %26
  %28 = icmp ult i64 %27, 10
  %29 = trunc i64 %27 to i8
  %30 = add nuw nsw i8 %29, 48
  %31 = add nuw nsw i64 %27, %20
  %32 = trunc i64 %31 to i8
  %33 = add i8 %32, -10
  %34 = select i1 %28, i8 %30, i8 %33
  %35 = add nuw nsw i64 %23, 1
  %36 = trunc i64 %23 to i32
  %37 = getelementptr inbounds [24 x i8], ptr %5, i32 0, i32 %36
  store i8 %34, ptr %37, align 1
  %38 = icmp ult i64 %22, %7
  br i1 %38, label %39, label %21

39:                                               ; preds = %21, %4
  %40 = phi i64 [ 0, %4 ], [ %35, %21 ]
  %41 = tail call fastcc signext i8 @sign_of(i32 noundef %12, i32 noundef %1)
  %42 = and i32 %1, 543
  %43 = icmp eq i32 %42, 528
  %44 = and i1 %15, %43
  %45 = icmp ne i8 %41, 0
  %46 = zext i1 %45 to i32
  %47 = select i1 %44, i32 2, i32 0
  %48 = or i32 %47, %46
  %49 = zext i32 %48 to i64
  %50 = icmp slt i64 %3, 0
  %51 = select i1 %50, i64 1, i64 %3
  %52 = sub nsw i64 %51, %40
  %53 = tail call i64 @llvm.smax.i64(i64 %52, i64 0)
  %54 = icmp ne i32 %42, 520
  %55 = icmp sgt i64 %52, 0
  %56 = select i1 %54, i1 true, i1 %55
  %57 = select i1 %56, i64 %53, i64 1
  %58 = and i32 %1, 64
  %59 = icmp ne i32 %58, 0
  %60 = and i1 %59, %50
  br i1 %60, label %61, label %68

61:                                               ; preds = %39
  %62 = add i64 %40, %49
  %63 = add i64 %62, %57
  %64 = icmp slt i64 %63, %2
  br i1 %64, label %65, label %68

65:                                               ; preds = %61
  %66 = add i64 %40, %49
  %67 = sub i64 %2, %66
  br label %68

68:                                               ; preds = %65, %61, %39
  %69 = phi i64 [ %67, %65 ], [ %57, %61 ], [ %57, %39 ]
  %70 = add i64 %40, %49
  %71 = add i64 %70, %69
  %72 = sub i64 %2, %71
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %72)
  %73 = icmp eq i8 %41, 0
  br i1 %73, label %75, label %74

74:                                               ; preds = %68
  tail call fastcc void @put(i8 noundef signext %41)
  br label %75

75:                                               ; preds = %74, %68
  br i1 %44, label %76, label %80

76:                                               ; preds = %75
  tail call fastcc void @put(i8 noundef signext 48)
  %77 = trunc i32 %1 to i8
  %78 = and i8 %77, 32
  %79 = xor i8 %78, 120
  tail call fastcc void @put(i8 noundef signext %79)
  br label %80

80:                                               ; preds = %76, %75
  tail call fastcc void @pad(i8 noundef signext 48, i64 noundef %69)
  %81 = icmp sgt i64 %40, 0
  br i1 %81, label %87, label %82

82:                                               ; preds = %87, %80
  %83 = add i64 %40, %2
  %84 = add i64 %83, %69
  %85 = add i64 %84, %49
  %86 = sub i64 0, %85
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %86)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret void

87:                                               ; preds = %80, %87
  %88 = phi i64 [ %93, %87 ], [ %40, %80 ]
  %89 = trunc i64 %88 to i32
  %90 = add i32 %89, -1
  %91 = getelementptr inbounds [24 x i8], ptr %5, i32 0, i32 %90
  %92 = load i8, ptr %91, align 1
  tail call fastcc void @put(i8 noundef signext %92)
  %93 = add nsw i64 %88, -1
  %94 = icmp sgt i64 %88, 1
  br i1 %94, label %87, label %82
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc signext i8 @sign_of(i32 noundef %0, i32 noundef %1) unnamed_addr {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = and i32 %1, 256
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = lshr i32 %1, 5
  %9 = trunc i32 %8 to i8
  %10 = and i8 %9, 32
  br label %11

11:                                               ; preds = %7, %4, %2
  %12 = phi i8 [ 45, %2 ], [ %10, %7 ], [ 43, %4 ]
  ret i8 %12
}

; Function Attrs: nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_print_pointer(ptr noundef %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %3
  %6 = ptrtoint ptr %0 to i32
  %7 = zext i32 %6 to i64
  %8 = or i32 %1, 528
  tail call void @__quotient_print_number(i64 noundef %7, i32 noundef %8, i64 noundef %2, i64 noundef -1)
  br label %10

9:                                                ; preds = %3
  tail call void @__quotient_print_text(ptr noundef nonnull @.str.2, i64 noundef %2, i64 noundef -1)
  br label %10

10:                                               ; preds = %9, %5
  ret void
}

; Function Attrs: noinline nounwind
define dso_local void @__quotient_print_double(double noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr {
  %6 = alloca %struct.digits, align 4
  call void @llvm.lifetime.start.p0(i64 1448, ptr nonnull %6)
  %7 = bitcast double %0 to i64
  %8 = icmp slt i64 %7, 0
  %9 = lshr i64 %7, 63
  %10 = trunc i64 %9 to i32
  %11 = tail call fastcc signext i8 @sign_of(i32 noundef %10, i32 noundef %2)
  %12 = fneg double %0
  %13 = select i1 %8, double %12, double %0
  %14 = fcmp uno double %13, 0.000000e+00
  %15 = fcmp oeq double %13, 0x7FF0000000000000
  %16 = or i1 %14, %15
  br i1 %16, label %17, label %32

17:                                               ; preds = %5
  %18 = and i32 %2, 32
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, ptr @.str.4, ptr @.str.3
  %21 = select i1 %19, ptr @.str.6, ptr @.str.5
  %22 = select i1 %14, ptr %20, ptr %21
  %23 = add nsw i64 %3, -3
  %24 = icmp ne i8 %11, 0
  %25 = sext i1 %24 to i64
  %26 = add i64 %23, %25
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %26)
  %27 = icmp eq i8 %11, 0
  br i1 %27, label %29, label %28

28:                                               ; preds = %17
  tail call fastcc void @put(i8 noundef signext %11)
  br label %29

29:                                               ; preds = %28, %17
  tail call void @__quotient_print_text(ptr noundef nonnull %22, i64 noundef 0, i64 noundef -1)
  %30 = sub i64 -3, %3
  %31 = add i64 %30, %25
  br label %115

32:                                               ; preds = %5
  %33 = getelementptr inbounds %struct.digits, ptr %6, i32 0, i32 2
  %34 = call i32 @__quotient_digits(double noundef %13, ptr noundef nonnull %6, ptr noundef nonnull %33)
  %35 = getelementptr inbounds %struct.digits, ptr %6, i32 0, i32 1
  store i32 %34, ptr %35, align 4
  %36 = icmp slt i64 %4, 0
  %37 = trunc i64 %4 to i32
  %38 = select i1 %36, i32 6, i32 %37
  %39 = icmp eq i32 %1, 103
  br i1 %39, label %40, label %58

40:                                               ; preds = %32
  %41 = icmp eq i32 %38, 0
  %42 = select i1 %41, i32 1, i32 %38
  call fastcc void @round_digits(ptr noundef nonnull %6, i32 noundef %42)
  %43 = load i32, ptr %33, align 4
  %44 = icmp slt i32 %43, -3
  %45 = icmp sgt i32 %43, %42
  %46 = or i1 %44, %45
  %47 = select i1 %46, i32 101, i32 102
  %48 = select i1 %46, i32 1, i32 %43
  %49 = sub nsw i32 %42, %48
  %50 = and i32 %2, 512
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %58

52:                                               ; preds = %40
  %53 = load i32, ptr %35, align 4
  %54 = icmp slt i32 %42, %53
  %55 = sub nsw i32 %53, %48
  %56 = call i32 @llvm.smax.i32(i32 %55, i32 0)
  %57 = select i1 %54, i32 %49, i32 %56
  br label %58

58:                                               ; preds = %40, %52, %32
  %59 = phi i32 [ %49, %40 ], [ %57, %52 ], [ %38, %32 ]
  %60 = phi i32 [ %47, %40 ], [ %47, %52 ], [ %1, %32 ]
  %61 = icmp eq i32 %60, 101
  %62 = load i32, ptr %33, align 4
  %63 = select i1 %61, i32 1, i32 %62
  %64 = add nsw i32 %63, %59
  call fastcc void @round_digits(ptr noundef nonnull %6, i32 noundef %64)
  %65 = load i32, ptr %33, align 4
  %66 = add nsw i32 %65, -1
  %67 = icmp slt i32 %65, 1
  %68 = select i1 %61, i1 true, i1 %67
  %69 = select i1 %68, i32 1, i32 %65
  %70 = icmp sgt i32 %59, 0
  %71 = and i32 %2, 512
  %72 = icmp ne i32 %71, 0
  %73 = or i1 %72, %70
  %74 = zext i1 %73 to i32
  %75 = add i32 %65, -101
  %76 = icmp ult i32 %75, -199
  %77 = select i1 %76, i32 5, i32 4
  %78 = select i1 %61, i32 %77, i32 0
  %79 = icmp ne i8 %11, 0
  %80 = zext i1 %79 to i32
  %81 = add i32 %59, %80
  %82 = add i32 %81, %74
  %83 = add i32 %82, %69
  %84 = add i32 %83, %78
  %85 = sext i32 %84 to i64
  %86 = and i32 %2, 64
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %90

88:                                               ; preds = %58
  %89 = sub nsw i64 %3, %85
  call fastcc void @pad(i8 noundef signext 32, i64 noundef %89)
  br label %90

90:                                               ; preds = %88, %58
  %91 = icmp eq i8 %11, 0
  br i1 %91, label %93, label %92

92:                                               ; preds = %90
  call fastcc void @put(i8 noundef signext %11)
  br label %93

93:                                               ; preds = %92, %90
  br i1 %87, label %96, label %94

94:                                               ; preds = %93
  %95 = sub nsw i64 %3, %85
  call fastcc void @pad(i8 noundef signext 48, i64 noundef %95)
  br label %96

96:                                               ; preds = %94, %93
  %97 = load i32, ptr %33, align 4
  %98 = sub nsw i32 %97, %69
  %99 = select i1 %61, i32 0, i32 %98
  %100 = add nsw i32 %99, %69
  call fastcc void @put_digits(ptr noundef nonnull %6, i32 noundef %99, i32 noundef %100)
  br i1 %73, label %101, label %102

101:                                              ; preds = %96
  call fastcc void @put(i8 noundef signext 46)
  br label %102

102:                                              ; preds = %101, %96
  %103 = add nsw i32 %100, %59
  call fastcc void @put_digits(ptr noundef nonnull %6, i32 noundef %100, i32 noundef %103)
  br i1 %61, label %104, label %112

104:                                              ; preds = %102
  %105 = trunc i32 %2 to i8
  %106 = and i8 %105, 32
  %107 = xor i8 %106, 101
  call fastcc void @put(i8 noundef signext %107)
  %108 = select i1 %67, i8 45, i8 43
  call fastcc void @put(i8 noundef signext %108)
  %109 = sub i32 1, %65
  %110 = select i1 %67, i32 %109, i32 %66
  %111 = sext i32 %110 to i64
  call void @__quotient_print_number(i64 noundef %111, i32 noundef 10, i64 noundef 0, i64 noundef 2)
  br label %112

112:                                              ; preds = %104, %102
  %113 = add i64 %85, %3
  %114 = sub i64 0, %113
  br label %115

115:                                              ; preds = %112, %29
  %116 = phi i64 [ %114, %112 ], [ %31, %29 ]
  call fastcc void @pad(i8 noundef signext 32, i64 noundef %116)
  call void @llvm.lifetime.end.p0(i64 1448, ptr nonnull %6)
  ret void
}

declare i32 @__quotient_digits(double noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nofree noinline nosync nounwind memory(argmem: readwrite)
define internal fastcc void @round_digits(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.digits, ptr %0, i32 0, i32 1
  %4 = load i32, ptr %3, align 4
  %5 = icmp sgt i32 %4, %1
  br i1 %5, label %6, label %69

6:                                                ; preds = %2
  %7 = icmp sgt i32 %1, -1
  br i1 %7, label %8, label %27

8:                                                ; preds = %6
  %9 = icmp eq i32 %1, 0
  br i1 %9, label %16, label %10

10:                                               ; preds = %8
  %11 = add nsw i32 %1, -1
  %12 = getelementptr inbounds [1440 x i8], ptr %0, i32 0, i32 %11
  %13 = load i8, ptr %12, align 1
  %14 = and i8 %13, 1
  %15 = icmp ne i8 %14, 0
  br label %16

16:                                               ; preds = %10, %8
  %17 = phi i1 [ false, %8 ], [ %15, %10 ]
  %18 = getelementptr inbounds [1440 x i8], ptr %0, i32 0, i32 %1
  %19 = load i8, ptr %18, align 1
  %20 = icmp sgt i8 %19, 53
  br i1 %20, label %27, label %21

21:                                               ; preds = %16
  %22 = icmp ne i8 %19, 53
  %23 = select i1 %22, i1 true, i1 %17
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = add nsw i32 %1, 1
  %26 = icmp sge i32 %25, %4
  br label %27

27:                                               ; preds = %16, %24, %21, %6
  %28 = phi i1 [ true, %6 ], [ false, %16 ], [ %22, %21 ], [ %26, %24 ]
  %29 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  br label %30

30:                                               ; preds = %34, %27
  %31 = phi i32 [ %29, %27 ], [ %35, %34 ]
  store i32 %31, ptr %3, align 4
  br i1 %28, label %49, label %32

32:                                               ; preds = %30
  %33 = icmp eq i32 %31, 0
  br i1 %33, label %45, label %34

34:                                               ; preds = %32
  %35 = add nsw i32 %31, -1
  %36 = getelementptr inbounds [1440 x i8], ptr %0, i32 0, i32 %35
  %37 = load i8, ptr %36, align 1
  %38 = icmp eq i8 %37, 57
  br i1 %38, label %30, label %39

39:                                               ; preds = %34
  br i1 %33, label %45, label %40

40:                                               ; preds = %39
  %41 = add nsw i32 %31, -1
  %42 = getelementptr inbounds [1440 x i8], ptr %0, i32 0, i32 %41
  %43 = load i8, ptr %42, align 1
  %44 = add i8 %43, 1
  store i8 %44, ptr %42, align 1
  br label %49

45:                                               ; preds = %32, %39
  store i8 49, ptr %0, align 4
  store i32 1, ptr %3, align 4
  %46 = getelementptr inbounds %struct.digits, ptr %0, i32 0, i32 2
  %47 = load i32, ptr %46, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %46, align 4
  br label %49

49:                                               ; preds = %30, %45, %40
  %50 = load i32, ptr %3, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %67, label %52

52:                                               ; preds = %49
  %53 = add nsw i32 %50, -1
  %54 = getelementptr inbounds [1440 x i8], ptr %0, i32 0, i32 %53
  %55 = load i8, ptr %54, align 1
  %56 = icmp eq i8 %55, 48
  br i1 %56, label %62, label %65

57:                                               ; preds = %62
  %58 = add nsw i32 %63, -1
  %59 = getelementptr inbounds [1440 x i8], ptr %0, i32 0, i32 %58
  %60 = load i8, ptr %59, align 1
  %61 = icmp eq i8 %60, 48
  br i1 %61, label %62, label %65

62:                                               ; preds = %52, %57
  %63 = phi i32 [ %58, %57 ], [ %53, %52 ]
  store i32 %63, ptr %3, align 4
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %67, label %57

65:                                               ; preds = %57, %52
  %66 = phi i1 [ %51, %52 ], [ %64, %57 ]
  br i1 %66, label %67, label %69

67:                                               ; preds = %62, %49, %65
  %68 = getelementptr inbounds %struct.digits, ptr %0, i32 0, i32 2
  store i32 1, ptr %68, align 4
  br label %69

69:                                               ; preds = %65, %67, %2
  ret void
}

; Function Attrs: nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put_digits(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) unnamed_addr {
  %4 = icmp slt i32 %1, %2
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.digits, ptr %0, i32 0, i32 1
  br label %8

7:                                                ; preds = %17, %3
  ret void

8:                                                ; preds = %5, %17
  %9 = phi i32 [ %1, %5 ], [ %19, %17 ]
  %10 = icmp sgt i32 %9, -1
  br i1 %10, label %11, label %17

11:                                               ; preds = %8
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %9, %12
  br i1 %13, label %14, label %17

14:                                               ; preds = %11
  %15 = getelementptr inbounds [1440 x i8], ptr %0, i32 0, i32 %9
  %16 = load i8, ptr %15, align 1
  br label %17

17:                                               ; preds = %8, %11, %14
  %18 = phi i8 [ %16, %14 ], [ 48, %11 ], [ 48, %8 ]
  tail call fastcc void @put(i8 noundef signext %18)
  %19 = add nsw i32 %9, 1
  %20 = icmp eq i32 %19, %2
  br i1 %20, label %7, label %8
}

; Function Attrs: noinline nounwind
define dso_local i32 @vsnprintf(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = alloca ptr, align 4
  %6 = alloca %struct.list, align 4
  store ptr %3, ptr %5, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6)
  call void @llvm.va_copy(ptr nonnull %6, ptr nonnull %5)
  %7 = zext i32 %1 to i64
  call void @__quotient_print_start(ptr noundef %0, i64 noundef %7)
  br label %8

8:                                                ; preds = %16, %4
  %9 = phi ptr [ %2, %4 ], [ %17, %16 ]
  %10 = load i8, ptr %9, align 1
  switch i8 %10, label %14 [
    i8 0, label %18
    i8 37, label %11
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds i8, ptr %9, i32 1
  %13 = call fastcc ptr @conversion(ptr noundef nonnull %12, ptr noundef nonnull %6)
  br label %16

14:                                               ; preds = %8
  %15 = getelementptr inbounds i8, ptr %9, i32 1
  call fastcc void @put(i8 noundef signext %10)
  br label %16

16:                                               ; preds = %14, %11
  %17 = phi ptr [ %13, %11 ], [ %15, %14 ]
  br label %8

18:                                               ; preds = %8
  call void @llvm.va_end(ptr %6)
  %19 = call i32 @__quotient_print_end()
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6)
  ret i32 %19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr)

; Function Attrs: noinline nounwind
define internal fastcc nonnull ptr @conversion(ptr noundef %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = alloca ptr, align 4
  br label %4

4:                                                ; preds = %17, %2
  %5 = phi ptr [ %0, %2 ], [ %20, %17 ]
  %6 = phi i32 [ 0, %2 ], [ %18, %17 ]
  %7 = phi i32 [ 0, %2 ], [ %19, %17 ]
  %8 = load i8, ptr %5, align 1
  switch i8 %8, label %21 [
    i8 45, label %17
    i8 48, label %9
    i8 43, label %11
    i8 35, label %13
    i8 32, label %15
  ]

9:                                                ; preds = %4
  %10 = or i32 %6, 64
  br label %17

11:                                               ; preds = %4
  %12 = or i32 %6, 256
  br label %17

13:                                               ; preds = %4
  %14 = or i32 %6, 512
  br label %17

15:                                               ; preds = %4
  %16 = or i32 %6, 1024
  br label %17

17:                                               ; preds = %4, %11, %15, %13, %9
  %18 = phi i32 [ %10, %9 ], [ %12, %11 ], [ %14, %13 ], [ %16, %15 ], [ %6, %4 ]
  %19 = phi i32 [ %7, %9 ], [ %7, %11 ], [ %7, %13 ], [ %7, %15 ], [ 1, %4 ]
  %20 = getelementptr inbounds i8, ptr %5, i32 1
  br label %4

21:                                               ; preds = %4
  store ptr %5, ptr %3, align 4
  %22 = call fastcc i64 @measure(ptr noundef nonnull %3, ptr noundef %1)
  %23 = icmp ne i32 %7, 0
  %24 = icmp sgt i64 %22, 0
  %25 = select i1 %23, i1 %24, i1 false
  %26 = sub nsw i64 0, %22
  %27 = select i1 %25, i64 %26, i64 %22
  %28 = load ptr, ptr %3, align 4
  %29 = load i8, ptr %28, align 1
  %30 = icmp eq i8 %29, 46
  br i1 %30, label %31, label %34

31:                                               ; preds = %21
  %32 = getelementptr inbounds i8, ptr %28, i32 1
  store ptr %32, ptr %3, align 4
  %33 = call fastcc i64 @measure(ptr noundef nonnull %3, ptr noundef %1)
  br label %34

34:                                               ; preds = %31, %21
  %35 = phi i64 [ %33, %31 ], [ -1, %21 ]
  %36 = load ptr, ptr %3, align 4
  %37 = load i8, ptr %36, align 1
  %38 = icmp eq i8 %37, 108
  %39 = call fastcc i32 @bits_by(ptr noundef nonnull %3)
  %40 = and i32 %6, -65
  %41 = select i1 %23, i32 %40, i32 %6
  %42 = load ptr, ptr %3, align 4
  %43 = load i8, ptr %42, align 1
  %44 = sext i8 %43 to i32
  switch i8 %43, label %55 [
    i8 37, label %45
    i8 99, label %46
  ]

45:                                               ; preds = %34
  tail call fastcc void @put(i8 noundef signext 37)
  br label %107

46:                                               ; preds = %34
  %47 = load ptr, ptr %1, align 4
  %48 = getelementptr inbounds i8, ptr %47, i32 4
  store ptr %48, ptr %1, align 4
  %49 = load i32, ptr %47, align 4
  br i1 %38, label %50, label %53

50:                                               ; preds = %46
  %51 = tail call fastcc signext i8 @narrow(i32 noundef %49)
  %52 = sext i8 %51 to i32
  br label %53

53:                                               ; preds = %46, %50
  %54 = phi i32 [ %52, %50 ], [ %49, %46 ]
  tail call void @__quotient_print_char(i32 noundef %54, i64 noundef %27)
  br label %107

55:                                               ; preds = %34
  %56 = icmp eq i8 %43, 115
  %57 = select i1 %56, i1 %38, i1 false
  br i1 %57, label %58, label %62

58:                                               ; preds = %55
  %59 = load ptr, ptr %1, align 4
  %60 = getelementptr inbounds i8, ptr %59, i32 4
  store ptr %60, ptr %1, align 4
  %61 = load ptr, ptr %59, align 4
  tail call void @__quotient_print_wide_text(ptr noundef %61, i64 noundef %27, i64 noundef %35)
  br label %107

62:                                               ; preds = %55
  br i1 %56, label %63, label %67

63:                                               ; preds = %62
  %64 = load ptr, ptr %1, align 4
  %65 = getelementptr inbounds i8, ptr %64, i32 4
  store ptr %65, ptr %1, align 4
  %66 = load ptr, ptr %64, align 4
  tail call void @__quotient_print_text(ptr noundef %66, i64 noundef %27, i64 noundef %35)
  br label %107

67:                                               ; preds = %62
  %68 = icmp eq i8 %43, 112
  br i1 %68, label %69, label %74

69:                                               ; preds = %67
  %70 = load ptr, ptr %1, align 4
  %71 = getelementptr inbounds i8, ptr %70, i32 4
  store ptr %71, ptr %1, align 4
  %72 = load ptr, ptr %70, align 4
  %73 = and i32 %41, 64
  tail call void @__quotient_print_pointer(ptr noundef %72, i32 noundef %73, i64 noundef %27)
  br label %107

74:                                               ; preds = %67
  %75 = or i32 %44, 32
  %76 = add nsw i32 %75, -101
  %77 = icmp ult i32 %76, 3
  br i1 %77, label %78, label %88

78:                                               ; preds = %74
  %79 = and i32 %44, 32
  %80 = xor i32 %79, 32
  %81 = or i32 %80, %41
  %82 = load ptr, ptr %1, align 4
  %83 = getelementptr inbounds i8, ptr %82, i32 8
  store ptr %83, ptr %1, align 4
  %84 = load double, ptr %82, align 4
  %85 = load i8, ptr %42, align 1
  %86 = or i8 %85, 32
  %87 = sext i8 %86 to i32
  tail call void @__quotient_print_double(double noundef %84, i32 noundef %87, i32 noundef %81, i64 noundef %27, i64 noundef %35)
  br label %107

88:                                               ; preds = %74
  %89 = icmp eq i8 %43, 100
  %90 = icmp eq i8 %43, 105
  %91 = or i1 %89, %90
  %92 = zext i1 %91 to i32
  switch i8 %43, label %96 [
    i8 120, label %93
    i8 88, label %93
    i8 111, label %99
    i8 105, label %97
    i8 100, label %97
    i8 117, label %98
  ]

93:                                               ; preds = %88, %88
  %94 = icmp eq i8 %43, 120
  %95 = select i1 %94, i32 16, i32 48
  br label %99

96:                                               ; preds = %88
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.8)
  unreachable

97:                                               ; preds = %88, %88
  br label %99

98:                                               ; preds = %88
  br label %99

99:                                               ; preds = %88, %98, %97, %93
  %100 = phi i32 [ %95, %93 ], [ 8, %88 ], [ 10, %97 ], [ 10, %98 ]
  %101 = or i32 %100, %41
  %102 = select i1 %91, i32 -513, i32 -1281
  %103 = and i32 %101, %102
  %104 = select i1 %91, i32 128, i32 0
  %105 = or i32 %103, %104
  %106 = tail call fastcc i64 @integer(i32 noundef %39, i32 noundef %92, ptr noundef %1)
  tail call void @__quotient_print_number(i64 noundef %106, i32 noundef %105, i64 noundef %27, i64 noundef %35)
  br label %107

107:                                              ; preds = %53, %63, %78, %99, %69, %58, %45
  %108 = getelementptr inbounds i8, ptr %42, i32 1
  ret ptr %108
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr)

; Function Attrs: nounwind
define dso_local i32 @vsprintf(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @vsnprintf(ptr noundef %0, i32 noundef 2147483647, ptr noundef %1, ptr noundef %2)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @__vsnprintf_chk(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr {
  %7 = tail call i32 @vsnprintf(ptr noundef %0, i32 noundef %1, ptr noundef %4, ptr noundef %5)
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @__vsprintf_chk(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr {
  %6 = tail call i32 @vsnprintf(ptr noundef %0, i32 noundef 2147483647, ptr noundef %3, ptr noundef %4)
  ret i32 %6
}

; Function Attrs: noinline nounwind
define dso_local i32 @vasprintf(ptr nocapture noundef writeonly %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca ptr, align 4
  %5 = alloca ptr, align 4
  store ptr %2, ptr %4, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  call void @llvm.va_copy(ptr nonnull %5, ptr nonnull %4)
  %6 = load ptr, ptr %5, align 4
  %7 = call i32 @vsnprintf(ptr noundef null, i32 noundef 0, ptr noundef %1, ptr noundef %6)
  %8 = add i32 %7, 1
  call void @llvm.va_end(ptr %5)
  %9 = call ptr @malloc(i32 noundef %8)
  store ptr %9, ptr %0, align 4
  %10 = load ptr, ptr %4, align 4
  %11 = call i32 @vsnprintf(ptr noundef %9, i32 noundef %8, ptr noundef %1, ptr noundef %10)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  ret i32 %11
}

declare ptr @malloc(i32 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @asprintf(ptr nocapture noundef writeonly %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  call void @llvm.va_start(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 4
  %5 = call i32 @vasprintf(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  call void @llvm.va_end(ptr %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr)

; Function Attrs: nounwind
define dso_local i32 @__quotient_snprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ...) local_unnamed_addr {
  %4 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.va_start(ptr nonnull %4)
  %5 = trunc i64 %1 to i32
  %6 = load ptr, ptr %4, align 4
  %7 = call i32 @vsnprintf(ptr noundef %0, i32 noundef %5, ptr noundef %2, ptr noundef %6)
  call void @llvm.va_end(ptr %4)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret i32 %7
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @__quotient_reads_text(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp ne ptr %0, null
  %4 = icmp ne i64 %1, 0
  %5 = and i1 %3, %4
  br i1 %5, label %6, label %15

6:                                                ; preds = %2, %6
  %7 = phi i64 [ %12, %6 ], [ 0, %2 ]
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds i8, ptr %0, i32 %8
  %10 = load volatile i8, ptr %9, align 1
  %11 = icmp ne i8 %10, 0
  %12 = add nuw i64 %7, 1
  %13 = icmp ult i64 %12, %1
  %14 = select i1 %11, i1 %13, i1 false
  br i1 %14, label %6, label %15

15:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @__quotient_reads(ptr noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %2
  ret void

5:                                                ; preds = %2, %5
  %6 = phi i32 [ %9, %5 ], [ 0, %2 ]
  %7 = getelementptr inbounds i8, ptr %0, i32 %6
  %8 = load volatile i8, ptr %7, align 1
  %9 = add nuw i32 %6, 1
  %10 = icmp eq i32 %9, %1
  br i1 %10, label %4, label %5
}

; Function Attrs: nofree nounwind
define dso_local void @__quotient_reads_list(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = alloca ptr, align 4
  %4 = alloca %struct.list, align 4
  store ptr %1, ptr %3, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  call void @llvm.va_copy(ptr nonnull %4, ptr nonnull %3)
  %5 = icmp eq ptr %0, null
  br i1 %5, label %17, label %6

6:                                                ; preds = %2, %14
  %7 = phi ptr [ %15, %14 ], [ %0, %2 ]
  %8 = load i8, ptr %7, align 1
  switch i8 %8, label %12 [
    i8 0, label %17
    i8 37, label %9
  ]

9:                                                ; preds = %6
  %10 = getelementptr inbounds i8, ptr %7, i32 1
  %11 = call fastcc ptr @reads_conversion(ptr noundef nonnull %10, ptr noundef nonnull %4)
  br label %14

12:                                               ; preds = %6
  %13 = getelementptr inbounds i8, ptr %7, i32 1
  br label %14

14:                                               ; preds = %12, %9
  %15 = phi ptr [ %11, %9 ], [ %13, %12 ]
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %6

17:                                               ; preds = %14, %6, %2
  call void @llvm.va_end(ptr %4)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind
define internal fastcc ptr @reads_conversion(ptr noundef %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = alloca ptr, align 4
  br label %4

4:                                                ; preds = %7, %2
  %5 = phi ptr [ %0, %2 ], [ %8, %7 ]
  %6 = load i8, ptr %5, align 1
  switch i8 %6, label %9 [
    i8 45, label %7
    i8 48, label %7
    i8 43, label %7
    i8 35, label %7
    i8 32, label %7
  ]

7:                                                ; preds = %4, %4, %4, %4, %4
  %8 = getelementptr inbounds i8, ptr %5, i32 1
  br label %4

9:                                                ; preds = %4
  store ptr %5, ptr %3, align 4
  %10 = call fastcc i64 @measure(ptr noundef nonnull %3, ptr noundef %1)
  %11 = load ptr, ptr %3, align 4
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 46
  br i1 %13, label %14, label %17

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %11, i32 1
  store ptr %15, ptr %3, align 4
  %16 = call fastcc i64 @measure(ptr noundef nonnull %3, ptr noundef %1)
  br label %17

17:                                               ; preds = %14, %9
  %18 = phi i64 [ %16, %14 ], [ -1, %9 ]
  %19 = load ptr, ptr %3, align 4
  %20 = load i8, ptr %19, align 1
  %21 = call fastcc i32 @bits_by(ptr noundef nonnull %3)
  %22 = load ptr, ptr %3, align 4
  %23 = load i8, ptr %22, align 1
  %24 = sext i8 %23 to i32
  switch i32 %24, label %53 [
    i32 37, label %51
    i32 109, label %51
    i32 115, label %25
    i32 112, label %43
    i32 110, label %43
    i32 99, label %46
    i32 100, label %46
    i32 105, label %46
    i32 117, label %46
    i32 120, label %46
    i32 88, label %46
    i32 111, label %46
    i32 101, label %48
    i32 69, label %48
    i32 102, label %48
    i32 70, label %48
    i32 103, label %48
    i32 71, label %48
    i32 97, label %48
    i32 65, label %48
  ]

25:                                               ; preds = %17
  %26 = icmp eq i8 %20, 115
  %27 = load ptr, ptr %1, align 4
  %28 = getelementptr inbounds i8, ptr %27, i32 4
  store ptr %28, ptr %1, align 4
  br i1 %26, label %29, label %51

29:                                               ; preds = %25
  %30 = load ptr, ptr %27, align 4
  %31 = icmp ne ptr %30, null
  %32 = icmp ne i64 %18, 0
  %33 = and i1 %32, %31
  br i1 %33, label %34, label %51

34:                                               ; preds = %29, %34
  %35 = phi i64 [ %40, %34 ], [ 0, %29 ]
  %36 = trunc i64 %35 to i32
  %37 = getelementptr inbounds i8, ptr %30, i32 %36
  %38 = load volatile i8, ptr %37, align 1
  %39 = icmp ne i8 %38, 0
  %40 = add nuw i64 %35, 1
  %41 = icmp ult i64 %40, %18
  %42 = select i1 %39, i1 %41, i1 false
  br i1 %42, label %34, label %51

43:                                               ; preds = %17, %17
  %44 = load ptr, ptr %1, align 4
  %45 = getelementptr inbounds i8, ptr %44, i32 4
  store ptr %45, ptr %1, align 4
  br label %51

46:                                               ; preds = %17, %17, %17, %17, %17, %17, %17
  %47 = tail call fastcc i64 @integer(i32 noundef %21, i32 noundef 0, ptr noundef %1)
  br label %51

48:                                               ; preds = %17, %17, %17, %17, %17, %17, %17, %17
  %49 = load ptr, ptr %1, align 4
  %50 = getelementptr inbounds i8, ptr %49, i32 8
  store ptr %50, ptr %1, align 4
  br label %51

51:                                               ; preds = %34, %25, %29, %17, %17, %48, %46, %43
  %52 = getelementptr inbounds i8, ptr %22, i32 1
  br label %53

53:                                               ; preds = %17, %51
  %54 = phi ptr [ %52, %51 ], [ null, %17 ]
  ret ptr %54
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_printf(ptr noundef %0, ...) local_unnamed_addr {
  %2 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  call void @llvm.va_start(ptr nonnull %2)
  %3 = load ptr, ptr %2, align 4
  %4 = call i32 @vprintf(ptr noundef %0, ptr noundef %3)
  call void @llvm.va_end(ptr %2)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2)
  ret i32 %4
}

declare i32 @vprintf(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_fprintf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  call void @llvm.va_start(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 4
  %5 = call i32 @vfprintf(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  call void @llvm.va_end(ptr %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  ret i32 %5
}

declare i32 @vfprintf(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @measure(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = load ptr, ptr %0, align 4
  %4 = load i8, ptr %3, align 1
  %5 = icmp eq i8 %4, 42
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = load ptr, ptr %0, align 4
  %8 = load i8, ptr %7, align 1
  %9 = add i8 %8, -48
  %10 = icmp ult i8 %9, 10
  br i1 %10, label %17, label %30

11:                                               ; preds = %2
  %12 = getelementptr inbounds i8, ptr %3, i32 1
  store ptr %12, ptr %0, align 4
  %13 = load ptr, ptr %1, align 4
  %14 = getelementptr inbounds i8, ptr %13, i32 4
  store ptr %14, ptr %1, align 4
  %15 = load i32, ptr %13, align 4
  %16 = sext i32 %15 to i64
  br label %30

17:                                               ; preds = %6, %17
  %18 = phi i8 [ %27, %17 ], [ %8, %6 ]
  %19 = phi i64 [ %25, %17 ], [ 0, %6 ]
  %20 = phi ptr [ %26, %17 ], [ %7, %6 ]
  %21 = sext i8 %18 to i32
  %22 = mul nsw i64 %19, 10
  %23 = add nsw i32 %21, -48
  %24 = zext i32 %23 to i64
  %25 = add nsw i64 %22, %24
  %26 = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %26, ptr %0, align 4
  %27 = load i8, ptr %26, align 1
  %28 = add i8 %27, -48
  %29 = icmp ult i8 %28, 10
  br i1 %29, label %17, label %30

30:                                               ; preds = %17, %6, %11
  %31 = phi i64 [ %16, %11 ], [ 0, %6 ], [ %25, %17 ]
  ret i64 %31
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i32 @bits_by(ptr nocapture noundef %0) unnamed_addr {
  %2 = load ptr, ptr %0, align 4
  br label %3

3:                                                ; preds = %20, %1
  %4 = phi ptr [ %2, %1 ], [ %22, %20 ]
  %5 = phi i32 [ 32, %1 ], [ %21, %20 ]
  %6 = load i8, ptr %4, align 1
  switch i8 %6, label %11 [
    i8 106, label %20
    i8 108, label %7
  ]

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %4, i32 1
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 108
  br i1 %10, label %20, label %11

11:                                               ; preds = %3, %7
  %12 = add i8 %6, -104
  %13 = tail call i8 @llvm.fshl.i8(i8 %6, i8 %12, i8 7)
  switch i8 %13, label %19 [
    i8 2, label %14
    i8 9, label %14
    i8 6, label %14
    i8 0, label %17
  ]

14:                                               ; preds = %11, %11, %11
  %15 = icmp eq i32 %5, 64
  %16 = select i1 %15, i32 64, i32 32
  br label %20

17:                                               ; preds = %11
  %18 = sdiv i32 %5, 2
  br label %20

19:                                               ; preds = %11
  ret i32 %5

20:                                               ; preds = %7, %3, %17, %14
  %21 = phi i32 [ %16, %14 ], [ %18, %17 ], [ 64, %3 ], [ 64, %7 ]
  %22 = getelementptr inbounds i8, ptr %4, i32 1
  store ptr %22, ptr %0, align 4
  br label %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @integer(i32 noundef %0, i32 noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = icmp eq i32 %0, 64
  %5 = load ptr, ptr %2, align 4
  br i1 %4, label %6, label %9

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %5, i32 8
  store ptr %7, ptr %2, align 4
  %8 = load i64, ptr %5, align 4
  br label %13

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %5, i32 4
  store ptr %10, ptr %2, align 4
  %11 = load i32, ptr %5, align 4
  %12 = zext i32 %11 to i64
  br label %13

13:                                               ; preds = %9, %6
  %14 = phi i64 [ %8, %6 ], [ %12, %9 ]
  %15 = sub nsw i32 64, %0
  %16 = icmp eq i32 %1, 0
  %17 = zext i32 %15 to i64
  %18 = shl i64 %14, %17
  %19 = ashr i64 %18, %17
  %20 = lshr i64 -1, %17
  %21 = and i64 %14, %20
  %22 = select i1 %16, i64 %21, i64 %19
  ret i64 %22
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8)



