target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.digits = type { [1440 x i8], i32, i32 }
%struct.list = type { [1 x %struct.__va_list_tag] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@to = internal thread_local global ptr null, align 8
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
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  store ptr %0, ptr %3, align 8
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
  br i1 %3, label %13, label %4

4:                                                ; preds = %0
  %5 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  %6 = load ptr, ptr %5, align 8
  %7 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %8, %2
  %10 = add i64 %2, -1
  %11 = select i1 %9, i64 %8, i64 %10
  %12 = getelementptr inbounds i8, ptr %6, i64 %11
  store i8 0, ptr %12, align 1
  br label %13

13:                                               ; preds = %4, %0
  %14 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @length)
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  ret i32 %16
}

; Function Attrs: nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_print_text(ptr noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq ptr %0, null
  %5 = icmp ult i64 %2, 6
  %6 = select i1 %5, ptr @.str, ptr @.str.1
  %7 = select i1 %4, ptr %6, ptr %0
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %17, label %9

9:                                                ; preds = %3, %14
  %10 = phi i64 [ %15, %14 ], [ 0, %3 ]
  %11 = getelementptr inbounds i8, ptr %7, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %9
  %15 = add nuw i64 %10, 1
  %16 = icmp eq i64 %15, %2
  br i1 %16, label %17, label %9

17:                                               ; preds = %9, %14, %3
  %18 = phi i64 [ 0, %3 ], [ %10, %9 ], [ %2, %14 ]
  %19 = sub nsw i64 %1, %18
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %19)
  %20 = icmp eq i64 %18, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %24, %17
  %22 = add i64 %18, %1
  %23 = sub i64 0, %22
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %23)
  ret void

24:                                               ; preds = %17, %24
  %25 = phi i64 [ %28, %24 ], [ 0, %17 ]
  %26 = getelementptr inbounds i8, ptr %7, i64 %25
  %27 = load i8, ptr %26, align 1
  tail call fastcc void @put(i8 noundef signext %27)
  %28 = add nuw i64 %25, 1
  %29 = icmp eq i64 %28, %18
  br i1 %29, label %21, label %24
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
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @to)
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 %3
  store i8 %0, ptr %11, align 1
  br label %12

12:                                               ; preds = %8, %1
  %13 = load i64, ptr %2, align 8
  %14 = add i64 %13, 1
  store i64 %14, ptr %2, align 8
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
  br i1 %6, label %16, label %8

7:                                                ; preds = %3
  tail call void @__quotient_print_text(ptr noundef null, i64 noundef %1, i64 noundef %2)
  br label %30

8:                                                ; preds = %5, %13
  %9 = phi i64 [ %14, %13 ], [ 0, %5 ]
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %8
  %14 = add nuw i64 %9, 1
  %15 = icmp eq i64 %14, %2
  br i1 %15, label %16, label %8

16:                                               ; preds = %8, %13, %5
  %17 = phi i64 [ 0, %5 ], [ %9, %8 ], [ %2, %13 ]
  %18 = sub nsw i64 %1, %17
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %18)
  %19 = icmp eq i64 %17, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %23, %16
  %21 = add i64 %17, %1
  %22 = sub i64 0, %21
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %22)
  br label %30

23:                                               ; preds = %16, %23
  %24 = phi i64 [ %28, %23 ], [ 0, %16 ]
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = tail call fastcc signext i8 @narrow(i32 noundef %26)
  tail call fastcc void @put(i8 noundef signext %27)
  %28 = add nuw i64 %24, 1
  %29 = icmp eq i64 %28, %17
  br i1 %29, label %20, label %23

30:                                               ; preds = %20, %7
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
  %5 = alloca [24 x i8], align 16
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
  br i1 %16, label %34, label %17

17:                                               ; preds = %4
  %18 = and i32 %1, 32
  %19 = xor i32 %18, 97
  %20 = add nuw nsw i32 %19, 246
  %21 = zext i32 %20 to i64
  br label %22

22:                                               ; preds = %17, %22
  %23 = phi i64 [ %14, %17 ], [ %32, %22 ]
  %24 = phi i64 [ 0, %17 ], [ %30, %22 ]
  %25 = urem i64 %23, %7
  %26 = icmp ult i64 %25, 10
  %27 = select i1 %26, i64 48, i64 %21
  %28 = add nuw nsw i64 %25, %27
  %29 = trunc i64 %28 to i8
  %30 = add nuw nsw i64 %24, 1
  %31 = getelementptr inbounds [24 x i8], ptr %5, i64 0, i64 %24
  store i8 %29, ptr %31, align 1
  %32 = udiv i64 %23, %7
  %33 = icmp ult i64 %23, %7
  br i1 %33, label %34, label %22

34:                                               ; preds = %22, %4
  %35 = phi i64 [ 0, %4 ], [ %30, %22 ]
  %36 = tail call fastcc signext i8 @sign_of(i32 noundef %12, i32 noundef %1)
  %37 = and i32 %1, 543
  %38 = icmp eq i32 %37, 528
  %39 = and i1 %15, %38
  %40 = icmp ne i8 %36, 0
  %41 = zext i1 %40 to i64
  %42 = select i1 %39, i64 2, i64 0
  %43 = or i64 %42, %41
  %44 = icmp slt i64 %3, 0
  %45 = select i1 %44, i64 1, i64 %3
  %46 = sub nsw i64 %45, %35
  %47 = tail call i64 @llvm.smax.i64(i64 %46, i64 0)
  %48 = icmp ne i32 %37, 520
  %49 = icmp sgt i64 %46, 0
  %50 = select i1 %48, i1 true, i1 %49
  %51 = select i1 %50, i64 %47, i64 1
  %52 = and i32 %1, 64
  %53 = icmp ne i32 %52, 0
  %54 = and i1 %53, %44
  br i1 %54, label %55, label %62

55:                                               ; preds = %34
  %56 = add i64 %43, %35
  %57 = add i64 %56, %51
  %58 = icmp slt i64 %57, %2
  br i1 %58, label %59, label %62

59:                                               ; preds = %55
  %60 = add i64 %35, %43
  %61 = sub i64 %2, %60
  br label %62

62:                                               ; preds = %59, %55, %34
  %63 = phi i64 [ %61, %59 ], [ %51, %55 ], [ %51, %34 ]
  %64 = add i64 %35, %43
  %65 = add i64 %64, %63
  %66 = sub i64 %2, %65
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %66)
  %67 = icmp eq i8 %36, 0
  br i1 %67, label %69, label %68

68:                                               ; preds = %62
  tail call fastcc void @put(i8 noundef signext %36)
  br label %69

69:                                               ; preds = %68, %62
  br i1 %39, label %70, label %74

70:                                               ; preds = %69
  tail call fastcc void @put(i8 noundef signext 48)
  %71 = trunc i32 %1 to i8
  %72 = and i8 %71, 32
  %73 = xor i8 %72, 120
  tail call fastcc void @put(i8 noundef signext %73)
  br label %74

74:                                               ; preds = %70, %69
  tail call fastcc void @pad(i8 noundef signext 48, i64 noundef %63)
  %75 = icmp sgt i64 %35, 0
  br i1 %75, label %81, label %76

76:                                               ; preds = %81, %74
  %77 = add i64 %35, %2
  %78 = add i64 %77, %63
  %79 = add i64 %43, %78
  %80 = sub i64 0, %79
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %80)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret void

81:                                               ; preds = %74, %81
  %82 = phi i64 [ %83, %81 ], [ %35, %74 ]
  %83 = add nsw i64 %82, -1
  %84 = getelementptr inbounds [24 x i8], ptr %5, i64 0, i64 %83
  %85 = load i8, ptr %84, align 1
  tail call fastcc void @put(i8 noundef signext %85)
  %86 = icmp sgt i64 %82, 1
  br i1 %86, label %81, label %76
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
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = ptrtoint ptr %0 to i64
  %7 = or i32 %1, 528
  tail call void @__quotient_print_number(i64 noundef %6, i32 noundef %7, i64 noundef %2, i64 noundef -1)
  br label %9

8:                                                ; preds = %3
  tail call void @__quotient_print_text(ptr noundef nonnull @.str.2, i64 noundef %2, i64 noundef -1)
  br label %9

9:                                                ; preds = %8, %5
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
  %33 = getelementptr inbounds %struct.digits, ptr %6, i64 0, i32 2
  %34 = call i32 @__quotient_digits(double noundef %13, ptr noundef nonnull %6, ptr noundef nonnull %33)
  %35 = getelementptr inbounds %struct.digits, ptr %6, i64 0, i32 1
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
  %3 = getelementptr inbounds %struct.digits, ptr %0, i64 0, i32 1
  %4 = load i32, ptr %3, align 4
  %5 = icmp sgt i32 %4, %1
  br i1 %5, label %6, label %78

6:                                                ; preds = %2
  %7 = icmp sgt i32 %1, -1
  br i1 %7, label %8, label %29

8:                                                ; preds = %6
  %9 = icmp eq i32 %1, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %8
  %11 = add nsw i32 %1, -1
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds [1440 x i8], ptr %0, i64 0, i64 %12
  %14 = load i8, ptr %13, align 1
  %15 = and i8 %14, 1
  %16 = icmp ne i8 %15, 0
  br label %17

17:                                               ; preds = %10, %8
  %18 = phi i1 [ false, %8 ], [ %16, %10 ]
  %19 = zext i32 %1 to i64
  %20 = getelementptr inbounds [1440 x i8], ptr %0, i64 0, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = icmp sgt i8 %21, 53
  br i1 %22, label %29, label %23

23:                                               ; preds = %17
  %24 = icmp ne i8 %21, 53
  %25 = select i1 %24, i1 true, i1 %18
  br i1 %25, label %29, label %26

26:                                               ; preds = %23
  %27 = add nsw i32 %1, 1
  %28 = icmp sge i32 %27, %4
  br label %29

29:                                               ; preds = %17, %26, %23, %6
  %30 = phi i1 [ true, %6 ], [ false, %17 ], [ %24, %23 ], [ %28, %26 ]
  %31 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %32 = zext i32 %31 to i64
  br label %33

33:                                               ; preds = %38, %29
  %34 = phi i64 [ %39, %38 ], [ %32, %29 ]
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr %3, align 4
  br i1 %30, label %55, label %36

36:                                               ; preds = %33
  %37 = icmp eq i64 %34, 0
  br i1 %37, label %51, label %38

38:                                               ; preds = %36
  %39 = add nsw i64 %34, -1
  %40 = getelementptr inbounds [1440 x i8], ptr %0, i64 0, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = icmp eq i8 %41, 57
  br i1 %42, label %33, label %43

43:                                               ; preds = %38
  br i1 %37, label %51, label %44

44:                                               ; preds = %43
  %45 = shl i64 %34, 32
  %46 = add i64 %45, -4294967296
  %47 = ashr exact i64 %46, 32
  %48 = getelementptr inbounds [1440 x i8], ptr %0, i64 0, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = add i8 %49, 1
  store i8 %50, ptr %48, align 1
  br label %55

51:                                               ; preds = %36, %43
  store i8 49, ptr %0, align 4
  store i32 1, ptr %3, align 4
  %52 = getelementptr inbounds %struct.digits, ptr %0, i64 0, i32 2
  %53 = load i32, ptr %52, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %52, align 4
  br label %55

55:                                               ; preds = %33, %51, %44
  %56 = load i32, ptr %3, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %76, label %58

58:                                               ; preds = %55
  %59 = sext i32 %56 to i64
  %60 = add nsw i64 %59, -1
  %61 = getelementptr inbounds [1440 x i8], ptr %0, i64 0, i64 %60
  %62 = load i8, ptr %61, align 1
  %63 = icmp eq i8 %62, 48
  br i1 %63, label %69, label %74

64:                                               ; preds = %69
  %65 = add nsw i64 %70, -1
  %66 = getelementptr inbounds [1440 x i8], ptr %0, i64 0, i64 %65
  %67 = load i8, ptr %66, align 1
  %68 = icmp eq i8 %67, 48
  br i1 %68, label %69, label %74

69:                                               ; preds = %58, %64
  %70 = phi i64 [ %65, %64 ], [ %60, %58 ]
  %71 = trunc i64 %70 to i32
  store i32 %71, ptr %3, align 4
  %72 = and i64 %70, 4294967295
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %76, label %64

74:                                               ; preds = %64, %58
  %75 = phi i1 [ %57, %58 ], [ %73, %64 ]
  br i1 %75, label %76, label %78

76:                                               ; preds = %69, %55, %74
  %77 = getelementptr inbounds %struct.digits, ptr %0, i64 0, i32 2
  store i32 1, ptr %77, align 4
  br label %78

78:                                               ; preds = %74, %76, %2
  ret void
}

; Function Attrs: nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put_digits(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) unnamed_addr {
  %4 = icmp slt i32 %1, %2
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.digits, ptr %0, i64 0, i32 1
  br label %8

7:                                                ; preds = %18, %3
  ret void

8:                                                ; preds = %5, %18
  %9 = phi i32 [ %1, %5 ], [ %20, %18 ]
  %10 = icmp sgt i32 %9, -1
  br i1 %10, label %11, label %18

11:                                               ; preds = %8
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %9, %12
  br i1 %13, label %14, label %18

14:                                               ; preds = %11
  %15 = zext i32 %9 to i64
  %16 = getelementptr inbounds [1440 x i8], ptr %0, i64 0, i64 %15
  %17 = load i8, ptr %16, align 1
  br label %18

18:                                               ; preds = %8, %11, %14
  %19 = phi i8 [ %17, %14 ], [ 48, %11 ], [ 48, %8 ]
  tail call fastcc void @put(i8 noundef signext %19)
  %20 = add nsw i32 %9, 1
  %21 = icmp eq i32 %20, %2
  br i1 %21, label %7, label %8
}

; Function Attrs: noinline nounwind
define dso_local i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = alloca %struct.list, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  call void @llvm.va_copy(ptr nonnull %5, ptr %3)
  call void @__quotient_print_start(ptr noundef %0, i64 noundef %1)
  br label %6

6:                                                ; preds = %14, %4
  %7 = phi ptr [ %2, %4 ], [ %15, %14 ]
  %8 = load i8, ptr %7, align 1
  switch i8 %8, label %12 [
    i8 0, label %16
    i8 37, label %9
  ]

9:                                                ; preds = %6
  %10 = getelementptr inbounds i8, ptr %7, i64 1
  %11 = call fastcc ptr @conversion(ptr noundef nonnull %10, ptr noundef nonnull %5)
  br label %14

12:                                               ; preds = %6
  %13 = getelementptr inbounds i8, ptr %7, i64 1
  call fastcc void @put(i8 noundef signext %8)
  br label %14

14:                                               ; preds = %12, %9
  %15 = phi ptr [ %11, %9 ], [ %13, %12 ]
  br label %6

16:                                               ; preds = %6
  call void @llvm.va_end(ptr %5)
  %17 = call i32 @__quotient_print_end()
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret i32 %17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr)

; Function Attrs: noinline nounwind
define internal fastcc nonnull ptr @conversion(ptr noundef %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = alloca ptr, align 8
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
  %20 = getelementptr inbounds i8, ptr %5, i64 1
  br label %4

21:                                               ; preds = %4
  store ptr %5, ptr %3, align 8
  %22 = call fastcc i64 @measure(ptr noundef nonnull %3, ptr noundef %1)
  %23 = icmp ne i32 %7, 0
  %24 = icmp sgt i64 %22, 0
  %25 = select i1 %23, i1 %24, i1 false
  %26 = sub nsw i64 0, %22
  %27 = select i1 %25, i64 %26, i64 %22
  %28 = load ptr, ptr %3, align 8
  %29 = load i8, ptr %28, align 1
  %30 = icmp eq i8 %29, 46
  br i1 %30, label %31, label %34

31:                                               ; preds = %21
  %32 = getelementptr inbounds i8, ptr %28, i64 1
  store ptr %32, ptr %3, align 8
  %33 = call fastcc i64 @measure(ptr noundef nonnull %3, ptr noundef %1)
  br label %34

34:                                               ; preds = %31, %21
  %35 = phi i64 [ %33, %31 ], [ -1, %21 ]
  %36 = load ptr, ptr %3, align 8
  %37 = load i8, ptr %36, align 1
  %38 = icmp eq i8 %37, 108
  %39 = call fastcc i32 @bits_by(ptr noundef nonnull %3)
  %40 = and i32 %6, -65
  %41 = select i1 %23, i32 %40, i32 %6
  %42 = load ptr, ptr %3, align 8
  %43 = load i8, ptr %42, align 1
  %44 = sext i8 %43 to i32
  switch i8 %43, label %67 [
    i8 37, label %45
    i8 99, label %46
  ]

45:                                               ; preds = %34
  tail call fastcc void @put(i8 noundef signext 37)
  br label %168

46:                                               ; preds = %34
  %47 = load i32, ptr %1, align 8
  %48 = icmp ult i32 %47, 41
  br i1 %48, label %49, label %55

49:                                               ; preds = %46
  %50 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 3
  %51 = load ptr, ptr %50, align 8
  %52 = sext i32 %47 to i64
  %53 = getelementptr i8, ptr %51, i64 %52
  %54 = add i32 %47, 8
  store i32 %54, ptr %1, align 8
  br label %59

55:                                               ; preds = %46
  %56 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr i8, ptr %57, i64 8
  store ptr %58, ptr %56, align 8
  br label %59

59:                                               ; preds = %55, %49
  %60 = phi ptr [ %53, %49 ], [ %57, %55 ]
  %61 = load i32, ptr %60, align 4
  br i1 %38, label %62, label %65

62:                                               ; preds = %59
  %63 = tail call fastcc signext i8 @narrow(i32 noundef %61)
  %64 = sext i8 %63 to i32
  br label %65

65:                                               ; preds = %59, %62
  %66 = phi i32 [ %64, %62 ], [ %61, %59 ]
  tail call void @__quotient_print_char(i32 noundef %66, i64 noundef %27)
  br label %168

67:                                               ; preds = %34
  %68 = icmp eq i8 %43, 115
  %69 = select i1 %68, i1 %38, i1 false
  br i1 %69, label %70, label %86

70:                                               ; preds = %67
  %71 = load i32, ptr %1, align 8
  %72 = icmp ult i32 %71, 41
  br i1 %72, label %73, label %79

73:                                               ; preds = %70
  %74 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 3
  %75 = load ptr, ptr %74, align 8
  %76 = sext i32 %71 to i64
  %77 = getelementptr i8, ptr %75, i64 %76
  %78 = add i32 %71, 8
  store i32 %78, ptr %1, align 8
  br label %83

79:                                               ; preds = %70
  %80 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr i8, ptr %81, i64 8
  store ptr %82, ptr %80, align 8
  br label %83

83:                                               ; preds = %79, %73
  %84 = phi ptr [ %77, %73 ], [ %81, %79 ]
  %85 = load ptr, ptr %84, align 8
  tail call void @__quotient_print_wide_text(ptr noundef %85, i64 noundef %27, i64 noundef %35)
  br label %168

86:                                               ; preds = %67
  br i1 %68, label %87, label %103

87:                                               ; preds = %86
  %88 = load i32, ptr %1, align 8
  %89 = icmp ult i32 %88, 41
  br i1 %89, label %90, label %96

90:                                               ; preds = %87
  %91 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 3
  %92 = load ptr, ptr %91, align 8
  %93 = sext i32 %88 to i64
  %94 = getelementptr i8, ptr %92, i64 %93
  %95 = add i32 %88, 8
  store i32 %95, ptr %1, align 8
  br label %100

96:                                               ; preds = %87
  %97 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr i8, ptr %98, i64 8
  store ptr %99, ptr %97, align 8
  br label %100

100:                                              ; preds = %96, %90
  %101 = phi ptr [ %94, %90 ], [ %98, %96 ]
  %102 = load ptr, ptr %101, align 8
  tail call void @__quotient_print_text(ptr noundef %102, i64 noundef %27, i64 noundef %35)
  br label %168

103:                                              ; preds = %86
  %104 = icmp eq i8 %43, 112
  br i1 %104, label %105, label %122

105:                                              ; preds = %103
  %106 = load i32, ptr %1, align 8
  %107 = icmp ult i32 %106, 41
  br i1 %107, label %108, label %114

108:                                              ; preds = %105
  %109 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 3
  %110 = load ptr, ptr %109, align 8
  %111 = sext i32 %106 to i64
  %112 = getelementptr i8, ptr %110, i64 %111
  %113 = add i32 %106, 8
  store i32 %113, ptr %1, align 8
  br label %118

114:                                              ; preds = %105
  %115 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr i8, ptr %116, i64 8
  store ptr %117, ptr %115, align 8
  br label %118

118:                                              ; preds = %114, %108
  %119 = phi ptr [ %112, %108 ], [ %116, %114 ]
  %120 = load ptr, ptr %119, align 8
  %121 = and i32 %41, 64
  tail call void @__quotient_print_pointer(ptr noundef %120, i32 noundef %121, i64 noundef %27)
  br label %168

122:                                              ; preds = %103
  %123 = or i32 %44, 32
  %124 = add nsw i32 %123, -101
  %125 = icmp ult i32 %124, 3
  br i1 %125, label %126, label %149

126:                                              ; preds = %122
  %127 = and i32 %44, 32
  %128 = xor i32 %127, 32
  %129 = or i32 %128, %41
  %130 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 1
  %131 = load i32, ptr %130, align 4
  %132 = icmp ult i32 %131, 161
  br i1 %132, label %133, label %139

133:                                              ; preds = %126
  %134 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 3
  %135 = load ptr, ptr %134, align 8
  %136 = sext i32 %131 to i64
  %137 = getelementptr i8, ptr %135, i64 %136
  %138 = add i32 %131, 16
  store i32 %138, ptr %130, align 4
  br label %143

139:                                              ; preds = %126
  %140 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr i8, ptr %141, i64 8
  store ptr %142, ptr %140, align 8
  br label %143

143:                                              ; preds = %139, %133
  %144 = phi ptr [ %137, %133 ], [ %141, %139 ]
  %145 = load double, ptr %144, align 8
  %146 = load i8, ptr %42, align 1
  %147 = or i8 %146, 32
  %148 = sext i8 %147 to i32
  tail call void @__quotient_print_double(double noundef %145, i32 noundef %148, i32 noundef %129, i64 noundef %27, i64 noundef %35)
  br label %168

149:                                              ; preds = %122
  %150 = icmp eq i8 %43, 100
  %151 = icmp eq i8 %43, 105
  %152 = or i1 %150, %151
  %153 = zext i1 %152 to i32
  switch i8 %43, label %157 [
    i8 120, label %154
    i8 88, label %154
    i8 111, label %160
    i8 105, label %158
    i8 100, label %158
    i8 117, label %159
  ]

154:                                              ; preds = %149, %149
  %155 = icmp eq i8 %43, 120
  %156 = select i1 %155, i32 16, i32 48
  br label %160

157:                                              ; preds = %149
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.8)
  unreachable

158:                                              ; preds = %149, %149
  br label %160

159:                                              ; preds = %149
  br label %160

160:                                              ; preds = %149, %159, %158, %154
  %161 = phi i32 [ %156, %154 ], [ 8, %149 ], [ 10, %158 ], [ 10, %159 ]
  %162 = or i32 %161, %41
  %163 = select i1 %152, i32 -513, i32 -1281
  %164 = and i32 %162, %163
  %165 = select i1 %152, i32 128, i32 0
  %166 = or i32 %164, %165
  %167 = tail call fastcc i64 @integer(i32 noundef %39, i32 noundef %153, ptr noundef %1)
  tail call void @__quotient_print_number(i64 noundef %167, i32 noundef %166, i64 noundef %27, i64 noundef %35)
  br label %168

168:                                              ; preds = %65, %100, %143, %160, %118, %83, %45
  %169 = getelementptr inbounds i8, ptr %42, i64 1
  ret ptr %169
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr)

; Function Attrs: nounwind
define dso_local i32 @vsprintf(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = tail call i32 @vsnprintf(ptr noundef %0, i64 noundef 9223372036854775807, ptr noundef %1, ptr noundef %2)
  ret i32 %4
}

; Function Attrs: nounwind
define dso_local i32 @__vsnprintf_chk(ptr noundef %0, i64 noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr {
  %7 = tail call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %4, ptr noundef %5)
  ret i32 %7
}

; Function Attrs: nounwind
define dso_local i32 @__vsprintf_chk(ptr noundef %0, i32 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr {
  %6 = tail call i32 @vsnprintf(ptr noundef %0, i64 noundef 9223372036854775807, ptr noundef %3, ptr noundef %4)
  ret i32 %6
}

; Function Attrs: noinline nounwind
define dso_local i32 @vasprintf(ptr nocapture noundef writeonly %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_copy(ptr nonnull %4, ptr %2)
  %5 = call i32 @vsnprintf(ptr noundef null, i64 noundef 0, ptr noundef %1, ptr noundef nonnull %4)
  %6 = sext i32 %5 to i64
  %7 = add nsw i64 %6, 1
  call void @llvm.va_end(ptr %4)
  %8 = call ptr @malloc(i64 noundef %7)
  store ptr %8, ptr %0, align 8
  %9 = call i32 @vsnprintf(ptr noundef %8, i64 noundef %7, ptr noundef %1, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i32 %9
}

declare ptr @malloc(i64 noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @asprintf(ptr nocapture noundef writeonly %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_start(ptr nonnull %3)
  %4 = call i32 @vasprintf(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3)
  call void @llvm.va_end(ptr %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr)

; Function Attrs: nounwind
define dso_local i32 @__quotient_snprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ...) local_unnamed_addr {
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.va_start(ptr nonnull %4)
  %5 = call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef nonnull %4)
  call void @llvm.va_end(ptr %4)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  ret i32 %5
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @__quotient_reads_text(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp ne ptr %0, null
  %4 = icmp ne i64 %1, 0
  %5 = and i1 %3, %4
  br i1 %5, label %6, label %14

6:                                                ; preds = %2, %6
  %7 = phi i64 [ %11, %6 ], [ 0, %2 ]
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = load volatile i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add nuw i64 %7, 1
  %12 = icmp eq i64 %11, %1
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %14, label %6

14:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @__quotient_reads(ptr noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %2
  ret void

5:                                                ; preds = %2, %5
  %6 = phi i64 [ %9, %5 ], [ 0, %2 ]
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = load volatile i8, ptr %7, align 1
  %9 = add nuw i64 %6, 1
  %10 = icmp eq i64 %9, %1
  br i1 %10, label %4, label %5
}

; Function Attrs: nofree nounwind
define dso_local void @__quotient_reads_list(ptr noundef %0, ptr noundef %1) local_unnamed_addr {
  %3 = alloca %struct.list, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_copy(ptr nonnull %3, ptr %1)
  %4 = icmp eq ptr %0, null
  br i1 %4, label %16, label %5

5:                                                ; preds = %2, %13
  %6 = phi ptr [ %14, %13 ], [ %0, %2 ]
  %7 = load i8, ptr %6, align 1
  switch i8 %7, label %11 [
    i8 0, label %16
    i8 37, label %8
  ]

8:                                                ; preds = %5
  %9 = getelementptr inbounds i8, ptr %6, i64 1
  %10 = call fastcc ptr @reads_conversion(ptr noundef nonnull %9, ptr noundef nonnull %3)
  br label %13

11:                                               ; preds = %5
  %12 = getelementptr inbounds i8, ptr %6, i64 1
  br label %13

13:                                               ; preds = %11, %8
  %14 = phi ptr [ %10, %8 ], [ %12, %11 ]
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %5

16:                                               ; preds = %13, %5, %2
  call void @llvm.va_end(ptr %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind
define internal fastcc ptr @reads_conversion(ptr noundef %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = alloca ptr, align 8
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
  %8 = getelementptr inbounds i8, ptr %5, i64 1
  br label %4

9:                                                ; preds = %4
  store ptr %5, ptr %3, align 8
  %10 = call fastcc i64 @measure(ptr noundef nonnull %3, ptr noundef %1)
  %11 = load ptr, ptr %3, align 8
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 46
  br i1 %13, label %14, label %17

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %11, i64 1
  store ptr %15, ptr %3, align 8
  %16 = call fastcc i64 @measure(ptr noundef nonnull %3, ptr noundef %1)
  br label %17

17:                                               ; preds = %14, %9
  %18 = phi i64 [ %16, %14 ], [ -1, %9 ]
  %19 = load ptr, ptr %3, align 8
  %20 = load i8, ptr %19, align 1
  %21 = call fastcc i32 @bits_by(ptr noundef nonnull %3)
  %22 = load ptr, ptr %3, align 8
  %23 = load i8, ptr %22, align 1
  %24 = sext i8 %23 to i32
  switch i32 %24, label %84 [
    i32 37, label %82
    i32 109, label %82
    i32 115, label %25
    i32 112, label %61
    i32 110, label %61
    i32 99, label %70
    i32 100, label %70
    i32 105, label %70
    i32 117, label %70
    i32 120, label %70
    i32 88, label %70
    i32 111, label %70
    i32 101, label %72
    i32 69, label %72
    i32 102, label %72
    i32 70, label %72
    i32 103, label %72
    i32 71, label %72
    i32 97, label %72
    i32 65, label %72
  ]

25:                                               ; preds = %17
  %26 = icmp eq i8 %20, 115
  %27 = load i32, ptr %1, align 8
  %28 = icmp ult i32 %27, 41
  br i1 %26, label %29, label %54

29:                                               ; preds = %25
  br i1 %28, label %30, label %36

30:                                               ; preds = %29
  %31 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 3
  %32 = load ptr, ptr %31, align 8
  %33 = sext i32 %27 to i64
  %34 = getelementptr i8, ptr %32, i64 %33
  %35 = add i32 %27, 8
  store i32 %35, ptr %1, align 8
  br label %40

36:                                               ; preds = %29
  %37 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr i8, ptr %38, i64 8
  store ptr %39, ptr %37, align 8
  br label %40

40:                                               ; preds = %36, %30
  %41 = phi ptr [ %34, %30 ], [ %38, %36 ]
  %42 = load ptr, ptr %41, align 8
  %43 = icmp ne ptr %42, null
  %44 = icmp ne i64 %18, 0
  %45 = and i1 %44, %43
  br i1 %45, label %46, label %82

46:                                               ; preds = %40, %46
  %47 = phi i64 [ %51, %46 ], [ 0, %40 ]
  %48 = getelementptr inbounds i8, ptr %42, i64 %47
  %49 = load volatile i8, ptr %48, align 1
  %50 = icmp eq i8 %49, 0
  %51 = add nuw i64 %47, 1
  %52 = icmp eq i64 %51, %18
  %53 = select i1 %50, i1 true, i1 %52
  br i1 %53, label %82, label %46

54:                                               ; preds = %25
  br i1 %28, label %55, label %57

55:                                               ; preds = %54
  %56 = add i32 %27, 8
  store i32 %56, ptr %1, align 8
  br label %82

57:                                               ; preds = %54
  %58 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr i8, ptr %59, i64 8
  store ptr %60, ptr %58, align 8
  br label %82

61:                                               ; preds = %17, %17
  %62 = load i32, ptr %1, align 8
  %63 = icmp ult i32 %62, 41
  br i1 %63, label %64, label %66

64:                                               ; preds = %61
  %65 = add i32 %62, 8
  store i32 %65, ptr %1, align 8
  br label %82

66:                                               ; preds = %61
  %67 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr i8, ptr %68, i64 8
  store ptr %69, ptr %67, align 8
  br label %82

70:                                               ; preds = %17, %17, %17, %17, %17, %17, %17
  %71 = tail call fastcc i64 @integer(i32 noundef %21, i32 noundef 0, ptr noundef %1)
  br label %82

72:                                               ; preds = %17, %17, %17, %17, %17, %17, %17, %17
  %73 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 1
  %74 = load i32, ptr %73, align 4
  %75 = icmp ult i32 %74, 161
  br i1 %75, label %76, label %78

76:                                               ; preds = %72
  %77 = add i32 %74, 16
  store i32 %77, ptr %73, align 4
  br label %82

78:                                               ; preds = %72
  %79 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr i8, ptr %80, i64 8
  store ptr %81, ptr %79, align 8
  br label %82

82:                                               ; preds = %46, %40, %76, %78, %64, %66, %55, %57, %17, %17, %70
  %83 = getelementptr inbounds i8, ptr %22, i64 1
  br label %84

84:                                               ; preds = %17, %82
  %85 = phi ptr [ %83, %82 ], [ null, %17 ]
  ret ptr %85
}

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_printf(ptr noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2)
  call void @llvm.va_start(ptr nonnull %2)
  %3 = call i32 @vprintf(ptr noundef %0, ptr noundef nonnull %2)
  call void @llvm.va_end(ptr %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2)
  ret i32 %3
}

declare i32 @vprintf(ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind
define dso_local i32 @__quotient_address_fprintf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3)
  call void @llvm.va_start(ptr nonnull %3)
  %4 = call i32 @vfprintf(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %3)
  call void @llvm.va_end(ptr %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3)
  ret i32 %4
}

declare i32 @vfprintf(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @measure(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  %4 = load i8, ptr %3, align 1
  %5 = icmp eq i8 %4, 42
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = load ptr, ptr %0, align 8
  %8 = load i8, ptr %7, align 1
  %9 = add i8 %8, -48
  %10 = icmp ult i8 %9, 10
  br i1 %10, label %29, label %42

11:                                               ; preds = %2
  %12 = getelementptr inbounds i8, ptr %3, i64 1
  store ptr %12, ptr %0, align 8
  %13 = load i32, ptr %1, align 8
  %14 = icmp ult i32 %13, 41
  br i1 %14, label %15, label %21

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 3
  %17 = load ptr, ptr %16, align 8
  %18 = sext i32 %13 to i64
  %19 = getelementptr i8, ptr %17, i64 %18
  %20 = add i32 %13, 8
  store i32 %20, ptr %1, align 8
  br label %25

21:                                               ; preds = %11
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr i8, ptr %23, i64 8
  store ptr %24, ptr %22, align 8
  br label %25

25:                                               ; preds = %21, %15
  %26 = phi ptr [ %19, %15 ], [ %23, %21 ]
  %27 = load i32, ptr %26, align 4
  %28 = sext i32 %27 to i64
  br label %42

29:                                               ; preds = %6, %29
  %30 = phi i8 [ %39, %29 ], [ %8, %6 ]
  %31 = phi i64 [ %37, %29 ], [ 0, %6 ]
  %32 = phi ptr [ %38, %29 ], [ %7, %6 ]
  %33 = sext i8 %30 to i64
  %34 = mul nsw i64 %31, 10
  %35 = add nsw i64 %33, 4294967248
  %36 = and i64 %35, 4294967295
  %37 = add nsw i64 %36, %34
  %38 = getelementptr inbounds i8, ptr %32, i64 1
  store ptr %38, ptr %0, align 8
  %39 = load i8, ptr %38, align 1
  %40 = add i8 %39, -48
  %41 = icmp ult i8 %40, 10
  br i1 %41, label %29, label %42

42:                                               ; preds = %29, %6, %25
  %43 = phi i64 [ %28, %25 ], [ 0, %6 ], [ %37, %29 ]
  ret i64 %43
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i32 @bits_by(ptr nocapture noundef %0) unnamed_addr {
  %2 = load ptr, ptr %0, align 8
  br label %3

3:                                                ; preds = %17, %1
  %4 = phi ptr [ %2, %1 ], [ %19, %17 ]
  %5 = phi i32 [ 32, %1 ], [ %18, %17 ]
  %6 = load i8, ptr %4, align 1
  switch i8 %6, label %11 [
    i8 106, label %17
    i8 108, label %7
  ]

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %4, i64 1
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 108
  br i1 %10, label %17, label %11

11:                                               ; preds = %3, %7
  %12 = add i8 %6, -104
  %13 = tail call i8 @llvm.fshl.i8(i8 %6, i8 %12, i8 7)
  switch i8 %13, label %16 [
    i8 2, label %17
    i8 9, label %17
    i8 6, label %17
    i8 0, label %14
  ]

14:                                               ; preds = %11
  %15 = sdiv i32 %5, 2
  br label %17

16:                                               ; preds = %11
  ret i32 %5

17:                                               ; preds = %11, %11, %11, %7, %3, %14
  %18 = phi i32 [ %15, %14 ], [ 64, %3 ], [ 64, %7 ], [ 64, %11 ], [ 64, %11 ], [ 64, %11 ]
  %19 = getelementptr inbounds i8, ptr %4, i64 1
  store ptr %19, ptr %0, align 8
  br label %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @integer(i32 noundef %0, i32 noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = icmp eq i32 %0, 64
  %5 = load i32, ptr %2, align 8
  %6 = icmp ult i32 %5, 41
  br i1 %4, label %7, label %21

7:                                                ; preds = %3
  br i1 %6, label %8, label %14

8:                                                ; preds = %7
  %9 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %10 = load ptr, ptr %9, align 8
  %11 = sext i32 %5 to i64
  %12 = getelementptr i8, ptr %10, i64 %11
  %13 = add i32 %5, 8
  store i32 %13, ptr %2, align 8
  br label %18

14:                                               ; preds = %7
  %15 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr i8, ptr %16, i64 8
  store ptr %17, ptr %15, align 8
  br label %18

18:                                               ; preds = %14, %8
  %19 = phi ptr [ %12, %8 ], [ %16, %14 ]
  %20 = load i64, ptr %19, align 8
  br label %36

21:                                               ; preds = %3
  br i1 %6, label %22, label %28

22:                                               ; preds = %21
  %23 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %24 = load ptr, ptr %23, align 8
  %25 = sext i32 %5 to i64
  %26 = getelementptr i8, ptr %24, i64 %25
  %27 = add i32 %5, 8
  store i32 %27, ptr %2, align 8
  br label %32

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr i8, ptr %30, i64 8
  store ptr %31, ptr %29, align 8
  br label %32

32:                                               ; preds = %28, %22
  %33 = phi ptr [ %26, %22 ], [ %30, %28 ]
  %34 = load i32, ptr %33, align 4
  %35 = zext i32 %34 to i64
  br label %36

36:                                               ; preds = %32, %18
  %37 = phi i64 [ %20, %18 ], [ %35, %32 ]
  %38 = sub nsw i32 64, %0
  %39 = icmp eq i32 %1, 0
  %40 = zext i32 %38 to i64
  %41 = shl i64 %37, %40
  %42 = ashr i64 %41, %40
  %43 = lshr i64 -1, %40
  %44 = and i64 %37, %43
  %45 = select i1 %39, i64 %44, i64 %42
  ret i64 %45
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8)



