target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.digits = type { [1440 x i8], i32, i32 }
%struct.list = type { [1 x %struct.__va_list_tag] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@to = internal thread_local global ptr null, align 8
@room = internal thread_local global i64 0, align 8
@length = internal thread_local global i64 0, align 8
@.str = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"NAN\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"INF\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.5 = private unnamed_addr constant [110 x i8] c"a conversion in the format of `snprintf` or its like other than %d, %i, %u, %x, %o, %c, %s, %p, %f, %e and %g\00", align 1

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
  %5 = select i1 %4, ptr @.str, ptr %0
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %3, %12
  %8 = phi i64 [ %13, %12 ], [ 0, %3 ]
  %9 = getelementptr inbounds i8, ptr %5, i64 %8
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = add nuw i64 %8, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %15, label %7

15:                                               ; preds = %7, %12, %3
  %16 = phi i64 [ 0, %3 ], [ %8, %7 ], [ %2, %12 ]
  %17 = sub nsw i64 %1, %16
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %17)
  %18 = icmp eq i64 %16, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %22, %15
  %20 = add i64 %16, %1
  %21 = sub i64 0, %20
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %21)
  ret void

22:                                               ; preds = %15, %22
  %23 = phi i64 [ %26, %22 ], [ 0, %15 ]
  %24 = getelementptr inbounds i8, ptr %5, i64 %23
  %25 = load i8, ptr %24, align 1
  tail call fastcc void @put(i8 noundef signext %25)
  %26 = add nuw i64 %23, 1
  %27 = icmp eq i64 %26, %16
  br i1 %27, label %19, label %22
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

; Function Attrs: nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_print_number(i64 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = alloca [24 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  %6 = and i32 %1, 31
  %7 = zext i32 %6 to i64
  %8 = and i32 %1, 128
  %9 = icmp eq i32 %8, 0
  %10 = icmp sgt i64 %0, -1
  %11 = or i1 %10, %9
  %12 = sub i64 0, %0
  %13 = select i1 %11, i64 %0, i64 %12
  %14 = icmp eq i64 %13, 0
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %33, label %16

16:                                               ; preds = %4
  %17 = and i32 %1, 32
  %18 = xor i32 %17, 97
  %19 = add nuw nsw i32 %18, 246
  %20 = zext i32 %19 to i64
  br label %21

21:                                               ; preds = %16, %21
  %22 = phi i64 [ %13, %16 ], [ %31, %21 ]
  %23 = phi i64 [ 0, %16 ], [ %29, %21 ]
  %24 = urem i64 %22, %7
  %25 = icmp ult i64 %24, 10
  %26 = select i1 %25, i64 48, i64 %20
  %27 = add nuw nsw i64 %24, %26
  %28 = trunc i64 %27 to i8
  %29 = add nuw nsw i64 %23, 1
  %30 = getelementptr inbounds [24 x i8], ptr %5, i64 0, i64 %23
  store i8 %28, ptr %30, align 1
  %31 = udiv i64 %22, %7
  %32 = icmp ult i64 %22, %7
  br i1 %32, label %33, label %21

33:                                               ; preds = %21, %4
  %34 = phi i64 [ 0, %4 ], [ %29, %21 ]
  %35 = and i32 %1, 256
  %36 = icmp eq i32 %35, 0
  %37 = select i1 %36, i8 0, i8 43
  %38 = select i1 %11, i8 %37, i8 45
  %39 = icmp ne i8 %38, 0
  %40 = zext i1 %39 to i64
  %41 = and i32 %1, 512
  %42 = icmp eq i32 %41, 0
  %43 = or i1 %42, %14
  %44 = select i1 %43, i64 0, i64 2
  %45 = or i64 %44, %40
  %46 = icmp slt i64 %3, 0
  %47 = select i1 %46, i64 1, i64 %3
  %48 = sub nsw i64 %47, %34
  %49 = tail call i64 @llvm.smax.i64(i64 %48, i64 0)
  %50 = and i32 %1, 64
  %51 = icmp ne i32 %50, 0
  %52 = and i1 %51, %46
  br i1 %52, label %53, label %60

53:                                               ; preds = %33
  %54 = add i64 %34, %45
  %55 = add i64 %54, %49
  %56 = icmp slt i64 %55, %2
  br i1 %56, label %57, label %60

57:                                               ; preds = %53
  %58 = add i64 %45, %34
  %59 = sub i64 %2, %58
  br label %60

60:                                               ; preds = %57, %53, %33
  %61 = phi i64 [ %59, %57 ], [ %49, %53 ], [ %49, %33 ]
  %62 = add i64 %45, %34
  %63 = add i64 %62, %61
  %64 = sub i64 %2, %63
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %64)
  %65 = and i1 %36, %11
  br i1 %65, label %67, label %66

66:                                               ; preds = %60
  tail call fastcc void @put(i8 noundef signext %38)
  br label %67

67:                                               ; preds = %66, %60
  br i1 %43, label %72, label %68

68:                                               ; preds = %67
  tail call fastcc void @put(i8 noundef signext 48)
  %69 = trunc i32 %1 to i8
  %70 = and i8 %69, 32
  %71 = xor i8 %70, 120
  tail call fastcc void @put(i8 noundef signext %71)
  br label %72

72:                                               ; preds = %68, %67
  tail call fastcc void @pad(i8 noundef signext 48, i64 noundef %61)
  %73 = icmp sgt i64 %34, 0
  br i1 %73, label %79, label %74

74:                                               ; preds = %79, %72
  %75 = add i64 %34, %2
  %76 = add i64 %75, %61
  %77 = add i64 %45, %76
  %78 = sub i64 0, %77
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %78)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret void

79:                                               ; preds = %72, %79
  %80 = phi i64 [ %81, %79 ], [ %34, %72 ]
  %81 = add nsw i64 %80, -1
  %82 = getelementptr inbounds [24 x i8], ptr %5, i64 0, i64 %81
  %83 = load i8, ptr %82, align 1
  tail call fastcc void @put(i8 noundef signext %83)
  %84 = icmp sgt i64 %80, 1
  br i1 %84, label %79, label %74
}

; Function Attrs: noinline nounwind
define dso_local void @__quotient_print_double(double noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr {
  %6 = alloca %struct.digits, align 4
  call void @llvm.lifetime.start.p0(i64 1448, ptr nonnull %6)
  %7 = bitcast double %0 to i64
  %8 = icmp sgt i64 %7, -1
  %9 = and i32 %2, 256
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, i8 0, i8 43
  %12 = select i1 %8, i8 %11, i8 45
  %13 = fneg double %0
  %14 = select i1 %8, double %0, double %13
  %15 = fcmp uno double %14, 0.000000e+00
  %16 = fcmp oeq double %14, 0x7FF0000000000000
  %17 = or i1 %15, %16
  br i1 %17, label %18, label %33

18:                                               ; preds = %5
  %19 = and i32 %2, 32
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, ptr @.str.2, ptr @.str.1
  %22 = select i1 %20, ptr @.str.4, ptr @.str.3
  %23 = select i1 %15, ptr %21, ptr %22
  %24 = add nsw i64 %3, -3
  %25 = icmp ne i8 %12, 0
  %26 = sext i1 %25 to i64
  %27 = add i64 %24, %26
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %27)
  %28 = and i1 %8, %10
  br i1 %28, label %30, label %29

29:                                               ; preds = %18
  tail call fastcc void @put(i8 noundef signext %12)
  br label %30

30:                                               ; preds = %29, %18
  tail call void @__quotient_print_text(ptr noundef nonnull %23, i64 noundef 0, i64 noundef -1)
  %31 = sub i64 -3, %3
  %32 = add i64 %31, %26
  br label %116

33:                                               ; preds = %5
  %34 = getelementptr inbounds %struct.digits, ptr %6, i64 0, i32 2
  %35 = call i32 @__quotient_digits(double noundef %14, ptr noundef nonnull %6, ptr noundef nonnull %34)
  %36 = getelementptr inbounds %struct.digits, ptr %6, i64 0, i32 1
  store i32 %35, ptr %36, align 4
  %37 = icmp slt i64 %4, 0
  %38 = trunc i64 %4 to i32
  %39 = select i1 %37, i32 6, i32 %38
  %40 = icmp eq i32 %1, 103
  br i1 %40, label %41, label %59

41:                                               ; preds = %33
  %42 = icmp eq i32 %39, 0
  %43 = select i1 %42, i32 1, i32 %39
  call fastcc void @round_digits(ptr noundef nonnull %6, i32 noundef %43)
  %44 = load i32, ptr %34, align 4
  %45 = icmp slt i32 %44, -3
  %46 = icmp sgt i32 %44, %43
  %47 = or i1 %45, %46
  %48 = select i1 %47, i32 101, i32 102
  %49 = select i1 %47, i32 1, i32 %44
  %50 = sub nsw i32 %43, %49
  %51 = and i32 %2, 512
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %59

53:                                               ; preds = %41
  %54 = load i32, ptr %36, align 4
  %55 = icmp slt i32 %43, %54
  %56 = sub nsw i32 %54, %49
  %57 = call i32 @llvm.smax.i32(i32 %56, i32 0)
  %58 = select i1 %55, i32 %50, i32 %57
  br label %59

59:                                               ; preds = %41, %53, %33
  %60 = phi i32 [ %50, %41 ], [ %58, %53 ], [ %39, %33 ]
  %61 = phi i32 [ %48, %41 ], [ %48, %53 ], [ %1, %33 ]
  %62 = icmp eq i32 %61, 101
  %63 = load i32, ptr %34, align 4
  %64 = select i1 %62, i32 1, i32 %63
  %65 = add nsw i32 %64, %60
  call fastcc void @round_digits(ptr noundef nonnull %6, i32 noundef %65)
  %66 = load i32, ptr %34, align 4
  %67 = add nsw i32 %66, -1
  %68 = icmp slt i32 %66, 1
  %69 = select i1 %62, i1 true, i1 %68
  %70 = select i1 %69, i32 1, i32 %66
  %71 = icmp sgt i32 %60, 0
  %72 = and i32 %2, 512
  %73 = icmp ne i32 %72, 0
  %74 = or i1 %73, %71
  %75 = zext i1 %74 to i32
  %76 = add i32 %66, -101
  %77 = icmp ult i32 %76, -199
  %78 = select i1 %77, i32 5, i32 4
  %79 = select i1 %62, i32 %78, i32 0
  %80 = icmp ne i8 %12, 0
  %81 = zext i1 %80 to i32
  %82 = add i32 %60, %81
  %83 = add i32 %82, %75
  %84 = add i32 %83, %70
  %85 = add i32 %84, %79
  %86 = sext i32 %85 to i64
  %87 = and i32 %2, 64
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %91

89:                                               ; preds = %59
  %90 = sub nsw i64 %3, %86
  call fastcc void @pad(i8 noundef signext 32, i64 noundef %90)
  br label %91

91:                                               ; preds = %89, %59
  %92 = and i1 %8, %10
  br i1 %92, label %94, label %93

93:                                               ; preds = %91
  call fastcc void @put(i8 noundef signext %12)
  br label %94

94:                                               ; preds = %93, %91
  br i1 %88, label %97, label %95

95:                                               ; preds = %94
  %96 = sub nsw i64 %3, %86
  call fastcc void @pad(i8 noundef signext 48, i64 noundef %96)
  br label %97

97:                                               ; preds = %95, %94
  %98 = load i32, ptr %34, align 4
  %99 = sub nsw i32 %98, %70
  %100 = select i1 %62, i32 0, i32 %99
  %101 = add nsw i32 %100, %70
  call fastcc void @put_digits(ptr noundef nonnull %6, i32 noundef %100, i32 noundef %101)
  br i1 %74, label %102, label %103

102:                                              ; preds = %97
  call fastcc void @put(i8 noundef signext 46)
  br label %103

103:                                              ; preds = %102, %97
  %104 = add nsw i32 %101, %60
  call fastcc void @put_digits(ptr noundef nonnull %6, i32 noundef %101, i32 noundef %104)
  br i1 %62, label %105, label %113

105:                                              ; preds = %103
  %106 = trunc i32 %2 to i8
  %107 = and i8 %106, 32
  %108 = xor i8 %107, 101
  call fastcc void @put(i8 noundef signext %108)
  %109 = select i1 %68, i8 45, i8 43
  call fastcc void @put(i8 noundef signext %109)
  %110 = sub i32 1, %66
  %111 = select i1 %68, i32 %110, i32 %67
  %112 = sext i32 %111 to i64
  call void @__quotient_print_number(i64 noundef %112, i32 noundef 10, i64 noundef 0, i64 noundef 2)
  br label %113

113:                                              ; preds = %105, %103
  %114 = add i64 %86, %3
  %115 = sub i64 0, %114
  br label %116

116:                                              ; preds = %113, %30
  %117 = phi i64 [ %115, %113 ], [ %32, %30 ]
  call fastcc void @pad(i8 noundef signext 32, i64 noundef %117)
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

4:                                                ; preds = %16, %2
  %5 = phi ptr [ %0, %2 ], [ %19, %16 ]
  %6 = phi i32 [ 0, %2 ], [ %17, %16 ]
  %7 = phi i32 [ 0, %2 ], [ %18, %16 ]
  %8 = load i8, ptr %5, align 1
  switch i8 %8, label %20 [
    i8 45, label %16
    i8 48, label %9
    i8 43, label %11
    i8 35, label %13
    i8 32, label %15
  ]

9:                                                ; preds = %4
  %10 = or i32 %6, 64
  br label %16

11:                                               ; preds = %4
  %12 = or i32 %6, 256
  br label %16

13:                                               ; preds = %4
  %14 = or i32 %6, 512
  br label %16

15:                                               ; preds = %4
  br label %16

16:                                               ; preds = %4, %15, %11, %13, %9
  %17 = phi i32 [ %10, %9 ], [ %12, %11 ], [ %14, %13 ], [ %6, %4 ], [ %6, %15 ]
  %18 = phi i32 [ %7, %9 ], [ %7, %11 ], [ %7, %13 ], [ 1, %4 ], [ %7, %15 ]
  %19 = getelementptr inbounds i8, ptr %5, i64 1
  br label %4

20:                                               ; preds = %4
  store ptr %5, ptr %3, align 8
  %21 = call fastcc i64 @measure(ptr noundef nonnull %3, ptr noundef %1)
  %22 = icmp ne i32 %7, 0
  %23 = icmp sgt i64 %21, 0
  %24 = select i1 %22, i1 %23, i1 false
  %25 = sub nsw i64 0, %21
  %26 = select i1 %24, i64 %25, i64 %21
  %27 = load ptr, ptr %3, align 8
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 46
  br i1 %29, label %30, label %33

30:                                               ; preds = %20
  %31 = getelementptr inbounds i8, ptr %27, i64 1
  store ptr %31, ptr %3, align 8
  %32 = call fastcc i64 @measure(ptr noundef nonnull %3, ptr noundef %1)
  br label %33

33:                                               ; preds = %30, %20
  %34 = phi i64 [ %32, %30 ], [ -1, %20 ]
  %35 = call fastcc i32 @bits_by(ptr noundef nonnull %3)
  %36 = and i32 %6, -65
  %37 = select i1 %22, i32 %36, i32 %6
  %38 = load ptr, ptr %3, align 8
  %39 = load i8, ptr %38, align 1
  %40 = sext i8 %39 to i32
  switch i8 %39, label %91 [
    i8 37, label %41
    i8 99, label %42
    i8 115, label %58
    i8 112, label %74
  ]

41:                                               ; preds = %33
  tail call fastcc void @put(i8 noundef signext 37)
  br label %141

42:                                               ; preds = %33
  %43 = load i32, ptr %1, align 8
  %44 = icmp ult i32 %43, 41
  br i1 %44, label %45, label %51

45:                                               ; preds = %42
  %46 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 3
  %47 = load ptr, ptr %46, align 8
  %48 = sext i32 %43 to i64
  %49 = getelementptr i8, ptr %47, i64 %48
  %50 = add i32 %43, 8
  store i32 %50, ptr %1, align 8
  br label %55

51:                                               ; preds = %42
  %52 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr i8, ptr %53, i64 8
  store ptr %54, ptr %52, align 8
  br label %55

55:                                               ; preds = %51, %45
  %56 = phi ptr [ %49, %45 ], [ %53, %51 ]
  %57 = load i32, ptr %56, align 4
  tail call void @__quotient_print_char(i32 noundef %57, i64 noundef %26)
  br label %141

58:                                               ; preds = %33
  %59 = load i32, ptr %1, align 8
  %60 = icmp ult i32 %59, 41
  br i1 %60, label %61, label %67

61:                                               ; preds = %58
  %62 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 3
  %63 = load ptr, ptr %62, align 8
  %64 = sext i32 %59 to i64
  %65 = getelementptr i8, ptr %63, i64 %64
  %66 = add i32 %59, 8
  store i32 %66, ptr %1, align 8
  br label %71

67:                                               ; preds = %58
  %68 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr i8, ptr %69, i64 8
  store ptr %70, ptr %68, align 8
  br label %71

71:                                               ; preds = %67, %61
  %72 = phi ptr [ %65, %61 ], [ %69, %67 ]
  %73 = load ptr, ptr %72, align 8
  tail call void @__quotient_print_text(ptr noundef %73, i64 noundef %26, i64 noundef %34)
  br label %141

74:                                               ; preds = %33
  %75 = load i32, ptr %1, align 8
  %76 = icmp ult i32 %75, 41
  br i1 %76, label %77, label %83

77:                                               ; preds = %74
  %78 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 3
  %79 = load ptr, ptr %78, align 8
  %80 = sext i32 %75 to i64
  %81 = getelementptr i8, ptr %79, i64 %80
  %82 = add i32 %75, 8
  store i32 %82, ptr %1, align 8
  br label %87

83:                                               ; preds = %74
  %84 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr i8, ptr %85, i64 8
  store ptr %86, ptr %84, align 8
  br label %87

87:                                               ; preds = %83, %77
  %88 = phi ptr [ %81, %77 ], [ %85, %83 ]
  %89 = load ptr, ptr %88, align 8
  %90 = ptrtoint ptr %89 to i64
  tail call void @__quotient_print_number(i64 noundef %90, i32 noundef 528, i64 noundef %26, i64 noundef %34)
  br label %141

91:                                               ; preds = %33
  %92 = or i32 %40, 32
  %93 = add nsw i32 %92, -101
  %94 = icmp ult i32 %93, 3
  br i1 %94, label %95, label %118

95:                                               ; preds = %91
  %96 = and i32 %40, 32
  %97 = xor i32 %96, 32
  %98 = or i32 %97, %37
  %99 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 1
  %100 = load i32, ptr %99, align 4
  %101 = icmp ult i32 %100, 161
  br i1 %101, label %102, label %108

102:                                              ; preds = %95
  %103 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 3
  %104 = load ptr, ptr %103, align 8
  %105 = sext i32 %100 to i64
  %106 = getelementptr i8, ptr %104, i64 %105
  %107 = add i32 %100, 16
  store i32 %107, ptr %99, align 4
  br label %112

108:                                              ; preds = %95
  %109 = getelementptr inbounds %struct.__va_list_tag, ptr %1, i64 0, i32 2
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr i8, ptr %110, i64 8
  store ptr %111, ptr %109, align 8
  br label %112

112:                                              ; preds = %108, %102
  %113 = phi ptr [ %106, %102 ], [ %110, %108 ]
  %114 = load double, ptr %113, align 8
  %115 = load i8, ptr %38, align 1
  %116 = or i8 %115, 32
  %117 = sext i8 %116 to i32
  tail call void @__quotient_print_double(double noundef %114, i32 noundef %117, i32 noundef %98, i64 noundef %26, i64 noundef %34)
  br label %141

118:                                              ; preds = %91
  %119 = icmp eq i8 %39, 100
  %120 = icmp eq i8 %39, 105
  %121 = or i1 %119, %120
  %122 = zext i1 %121 to i32
  switch i8 %39, label %126 [
    i8 120, label %123
    i8 88, label %123
    i8 111, label %129
    i8 105, label %127
    i8 100, label %127
    i8 117, label %128
  ]

123:                                              ; preds = %118, %118
  %124 = icmp eq i8 %39, 120
  %125 = select i1 %124, i32 16, i32 48
  br label %129

126:                                              ; preds = %118
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.5)
  unreachable

127:                                              ; preds = %118, %118
  br label %129

128:                                              ; preds = %118
  br label %129

129:                                              ; preds = %118, %128, %127, %123
  %130 = phi i32 [ %125, %123 ], [ 8, %118 ], [ 10, %127 ], [ 10, %128 ]
  %131 = or i32 %130, %37
  %132 = select i1 %121, i32 -513, i32 -257
  %133 = and i32 %131, %132
  %134 = select i1 %121, i32 128, i32 0
  %135 = or i32 %133, %134
  %136 = and i32 %131, 31
  %137 = icmp eq i32 %136, 16
  %138 = and i32 %135, -513
  %139 = select i1 %137, i32 %135, i32 %138
  %140 = tail call fastcc i64 @integer(i32 noundef %35, i32 noundef %122, ptr noundef %1)
  tail call void @__quotient_print_number(i64 noundef %140, i32 noundef %139, i64 noundef %26, i64 noundef %34)
  br label %141

141:                                              ; preds = %55, %87, %129, %112, %71, %41
  %142 = getelementptr inbounds i8, ptr %38, i64 1
  ret ptr %142
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

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

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



