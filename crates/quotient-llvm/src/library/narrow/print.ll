target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-pc-linux-gnu"

%struct.digits = type { [1440 x i8], i32, i32 }
%struct.list = type { ptr }

@to = internal thread_local global ptr null, align 4
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
  %5 = select i1 %4, ptr @.str, ptr %0
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %16, label %7

7:                                                ; preds = %3, %13
  %8 = phi i64 [ %14, %13 ], [ 0, %3 ]
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds i8, ptr %5, i32 %9
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %7
  %14 = add nuw i64 %8, 1
  %15 = icmp ult i64 %14, %2
  br i1 %15, label %7, label %16

16:                                               ; preds = %7, %13, %3
  %17 = phi i64 [ 0, %3 ], [ %8, %7 ], [ %2, %13 ]
  %18 = sub nsw i64 %1, %17
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %18)
  %19 = icmp eq i64 %17, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %23, %16
  %21 = add i64 %17, %1
  %22 = sub i64 0, %21
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %22)
  ret void

23:                                               ; preds = %16, %23
  %24 = phi i64 [ %28, %23 ], [ 0, %16 ]
  %25 = trunc i64 %24 to i32
  %26 = getelementptr inbounds i8, ptr %5, i32 %25
  %27 = load i8, ptr %26, align 1
  tail call fastcc void @put(i8 noundef signext %27)
  %28 = add nuw i64 %24, 1
  %29 = icmp ult i64 %28, %17
  br i1 %29, label %23, label %20
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

; Function Attrs: nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @__quotient_print_number(i64 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = alloca [24 x i8], align 1
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
  br i1 %15, label %38, label %16

16:                                               ; preds = %4
  %17 = and i32 %1, 32
  %18 = xor i32 %17, 97
  %19 = zext i32 %18 to i64
  br label %20

20:                                               ; preds = %16, %20
  %21 = phi i64 [ %13, %16 ], [ %24, %20 ]
  %22 = phi i64 [ 0, %16 ], [ %34, %20 ]
  %23 = freeze i64 %21
  %24 = udiv i64 %23, %7
  %25 = mul i64 %24, %7
  %26 = sub i64 %23, %25
  %27 = icmp ult i64 %26, 10
  %28 = trunc i64 %26 to i8
  %29 = add nuw nsw i8 %28, 48
  %30 = add nuw nsw i64 %26, %19
  %31 = trunc i64 %30 to i8
  %32 = add i8 %31, -10
  %33 = select i1 %27, i8 %29, i8 %32
  %34 = add nuw nsw i64 %22, 1
  %35 = trunc i64 %22 to i32
  %36 = getelementptr inbounds [24 x i8], ptr %5, i32 0, i32 %35
  store i8 %33, ptr %36, align 1
  %37 = icmp ult i64 %21, %7
  br i1 %37, label %38, label %20

38:                                               ; preds = %20, %4
  %39 = phi i64 [ 0, %4 ], [ %34, %20 ]
  %40 = and i32 %1, 256
  %41 = icmp eq i32 %40, 0
  %42 = select i1 %41, i8 0, i8 43
  %43 = select i1 %11, i8 %42, i8 45
  %44 = icmp ne i8 %43, 0
  %45 = zext i1 %44 to i32
  %46 = and i32 %1, 512
  %47 = icmp eq i32 %46, 0
  %48 = or i1 %47, %14
  %49 = select i1 %48, i32 0, i32 2
  %50 = or i32 %49, %45
  %51 = zext i32 %50 to i64
  %52 = icmp slt i64 %3, 0
  %53 = select i1 %52, i64 1, i64 %3
  %54 = sub nsw i64 %53, %39
  %55 = tail call i64 @llvm.smax.i64(i64 %54, i64 0)
  %56 = and i32 %1, 64
  %57 = icmp ne i32 %56, 0
  %58 = and i1 %57, %52
  br i1 %58, label %59, label %66

59:                                               ; preds = %38
  %60 = add i64 %39, %51
  %61 = add i64 %60, %55
  %62 = icmp slt i64 %61, %2
  br i1 %62, label %63, label %66

63:                                               ; preds = %59
  %64 = add i64 %39, %51
  %65 = sub i64 %2, %64
  br label %66

66:                                               ; preds = %63, %59, %38
  %67 = phi i64 [ %65, %63 ], [ %55, %59 ], [ %55, %38 ]
  %68 = add i64 %39, %51
  %69 = add i64 %68, %67
  %70 = sub i64 %2, %69
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %70)
  %71 = and i1 %41, %11
  br i1 %71, label %73, label %72

72:                                               ; preds = %66
  tail call fastcc void @put(i8 noundef signext %43)
  br label %73

73:                                               ; preds = %72, %66
  br i1 %48, label %78, label %74

74:                                               ; preds = %73
  tail call fastcc void @put(i8 noundef signext 48)
  %75 = trunc i32 %1 to i8
  %76 = and i8 %75, 32
  %77 = xor i8 %76, 120
  tail call fastcc void @put(i8 noundef signext %77)
  br label %78

78:                                               ; preds = %74, %73
  tail call fastcc void @pad(i8 noundef signext 48, i64 noundef %67)
  %79 = icmp sgt i64 %39, 0
  br i1 %79, label %85, label %80

80:                                               ; preds = %85, %78
  %81 = add i64 %39, %2
  %82 = add i64 %81, %67
  %83 = add i64 %82, %51
  %84 = sub i64 0, %83
  tail call fastcc void @pad(i8 noundef signext 32, i64 noundef %84)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret void

85:                                               ; preds = %78, %85
  %86 = phi i64 [ %91, %85 ], [ %39, %78 ]
  %87 = trunc i64 %86 to i32
  %88 = add i32 %87, -1
  %89 = getelementptr inbounds [24 x i8], ptr %5, i32 0, i32 %88
  %90 = load i8, ptr %89, align 1
  tail call fastcc void @put(i8 noundef signext %90)
  %91 = add nsw i64 %86, -1
  %92 = icmp sgt i64 %86, 1
  br i1 %92, label %85, label %80
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
  %34 = getelementptr inbounds %struct.digits, ptr %6, i32 0, i32 2
  %35 = call i32 @__quotient_digits(double noundef %14, ptr noundef nonnull %6, ptr noundef nonnull %34)
  %36 = getelementptr inbounds %struct.digits, ptr %6, i32 0, i32 1
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
  %19 = getelementptr inbounds i8, ptr %5, i32 1
  br label %4

20:                                               ; preds = %4
  store ptr %5, ptr %3, align 4
  %21 = call fastcc i64 @measure(ptr noundef nonnull %3, ptr noundef %1)
  %22 = icmp ne i32 %7, 0
  %23 = icmp sgt i64 %21, 0
  %24 = select i1 %22, i1 %23, i1 false
  %25 = sub nsw i64 0, %21
  %26 = select i1 %24, i64 %25, i64 %21
  %27 = load ptr, ptr %3, align 4
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 46
  br i1 %29, label %30, label %33

30:                                               ; preds = %20
  %31 = getelementptr inbounds i8, ptr %27, i32 1
  store ptr %31, ptr %3, align 4
  %32 = call fastcc i64 @measure(ptr noundef nonnull %3, ptr noundef %1)
  br label %33

33:                                               ; preds = %30, %20
  %34 = phi i64 [ %32, %30 ], [ -1, %20 ]
  %35 = call fastcc i32 @bits_by(ptr noundef nonnull %3)
  %36 = and i32 %6, -65
  %37 = select i1 %22, i32 %36, i32 %6
  %38 = load ptr, ptr %3, align 4
  %39 = load i8, ptr %38, align 1
  %40 = sext i8 %39 to i32
  switch i8 %39, label %56 [
    i8 37, label %41
    i8 99, label %42
    i8 115, label %46
    i8 112, label %50
  ]

41:                                               ; preds = %33
  tail call fastcc void @put(i8 noundef signext 37)
  br label %93

42:                                               ; preds = %33
  %43 = load ptr, ptr %1, align 4
  %44 = getelementptr inbounds i8, ptr %43, i32 4
  store ptr %44, ptr %1, align 4
  %45 = load i32, ptr %43, align 4
  tail call void @__quotient_print_char(i32 noundef %45, i64 noundef %26)
  br label %93

46:                                               ; preds = %33
  %47 = load ptr, ptr %1, align 4
  %48 = getelementptr inbounds i8, ptr %47, i32 4
  store ptr %48, ptr %1, align 4
  %49 = load ptr, ptr %47, align 4
  tail call void @__quotient_print_text(ptr noundef %49, i64 noundef %26, i64 noundef %34)
  br label %93

50:                                               ; preds = %33
  %51 = load ptr, ptr %1, align 4
  %52 = getelementptr inbounds i8, ptr %51, i32 4
  store ptr %52, ptr %1, align 4
  %53 = load ptr, ptr %51, align 4
  %54 = ptrtoint ptr %53 to i32
  %55 = zext i32 %54 to i64
  tail call void @__quotient_print_number(i64 noundef %55, i32 noundef 528, i64 noundef %26, i64 noundef %34)
  br label %93

56:                                               ; preds = %33
  %57 = or i32 %40, 32
  %58 = add nsw i32 %57, -101
  %59 = icmp ult i32 %58, 3
  br i1 %59, label %60, label %70

60:                                               ; preds = %56
  %61 = and i32 %40, 32
  %62 = xor i32 %61, 32
  %63 = or i32 %62, %37
  %64 = load ptr, ptr %1, align 4
  %65 = getelementptr inbounds i8, ptr %64, i32 8
  store ptr %65, ptr %1, align 4
  %66 = load double, ptr %64, align 4
  %67 = load i8, ptr %38, align 1
  %68 = or i8 %67, 32
  %69 = sext i8 %68 to i32
  tail call void @__quotient_print_double(double noundef %66, i32 noundef %69, i32 noundef %63, i64 noundef %26, i64 noundef %34)
  br label %93

70:                                               ; preds = %56
  %71 = icmp eq i8 %39, 100
  %72 = icmp eq i8 %39, 105
  %73 = or i1 %71, %72
  %74 = zext i1 %73 to i32
  switch i8 %39, label %78 [
    i8 120, label %75
    i8 88, label %75
    i8 111, label %81
    i8 105, label %79
    i8 100, label %79
    i8 117, label %80
  ]

75:                                               ; preds = %70, %70
  %76 = icmp eq i8 %39, 120
  %77 = select i1 %76, i32 16, i32 48
  br label %81

78:                                               ; preds = %70
  tail call void @__quotient_unsupported(ptr noundef nonnull @.str.5)
  unreachable

79:                                               ; preds = %70, %70
  br label %81

80:                                               ; preds = %70
  br label %81

81:                                               ; preds = %70, %80, %79, %75
  %82 = phi i32 [ %77, %75 ], [ 8, %70 ], [ 10, %79 ], [ 10, %80 ]
  %83 = or i32 %82, %37
  %84 = select i1 %73, i32 -513, i32 -257
  %85 = and i32 %83, %84
  %86 = select i1 %73, i32 128, i32 0
  %87 = or i32 %85, %86
  %88 = and i32 %83, 31
  %89 = icmp eq i32 %88, 16
  %90 = and i32 %87, -513
  %91 = select i1 %89, i32 %87, i32 %90
  %92 = tail call fastcc i64 @integer(i32 noundef %35, i32 noundef %74, ptr noundef %1)
  tail call void @__quotient_print_number(i64 noundef %92, i32 noundef %91, i64 noundef %26, i64 noundef %34)
  br label %93

93:                                               ; preds = %42, %50, %81, %60, %46, %41
  %94 = getelementptr inbounds i8, ptr %38, i32 1
  ret ptr %94
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

; Function Attrs: noreturn
declare void @__quotient_unsupported(ptr noundef) local_unnamed_addr

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



